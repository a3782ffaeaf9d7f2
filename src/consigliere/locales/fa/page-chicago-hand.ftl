### Chicago beside the city: mini-board, hand, dossiers, slip, trays, end (unofficial engine, our own words).

## Panels

page-chicago-extras = اکشن‌های اضافه
page-chicago-extras-first = برای نفر اول
page-chicago-actions = اکشن‌های شما
page-chicago-your-hand = دست شما ({ $count })
page-chicago-tab-hand = دست
page-chicago-limit = محدودیت { $limit } کارت در پایان راند
page-chicago-last-round = راند آخر: هر دو کارت یک امتیاز
page-chicago-over-limit =
    { $over ->
        [one] { $over } کارت بیش از محدودیت { $limit } کارت
       *[other] { $over } کارت بیش از محدودیت { $limit } کارت
    }
page-chicago-no-cards = کارتی در دست ندارید.
page-chicago-deck = دسته
page-chicago-discards = سوخته
page-chicago-agents = مأمورها
page-chicago-ticket =
    { $state ->
        [free] اکشن اضافه‌ی { $extra }، برای اولین کسی که برسد به: { $text }. یک اکشن بیشتر، یا ۲ امتیاز.
        [held] اکشن اضافه‌ی { $extra }: در اختیار { $name }. یک اکشن بیشتر، یا ۲ امتیاز.
       *[gone] اکشن اضافه‌ی { $extra } استفاده شده است.
    }

## The question line

page-chicago-how-act =
    { $number ->
        [1] اکشن اول از سه تا. یک کسب‌وکار روشن را انتخاب کنید تا رو شود و یک کارت بردارید، یا اکشنی از صفحه‌ی شخصی‌تان.
        [2] اکشن دوم از سه تا. یک کسب‌وکار روشن را انتخاب کنید تا رو شود و یک کارت بردارید، یا اکشنی از صفحه‌ی شخصی‌تان.
       *[other] اکشن آخر از سه تا. یک کسب‌وکار روشن را انتخاب کنید تا رو شود و یک کارت بردارید، یا اکشنی از صفحه‌ی شخصی‌تان.
    }
page-chicago-how =
    { $asked ->
        [act] یک کسب‌وکار روشن یا اکشنی از صفحه‌ی شخصی‌تان را انتخاب کنید.
        [claim] بر کسب‌وکارهای برنجی می‌توان ادعا کرد و به قرمزها حمله. هر کس پاس دهد از این فاز بیرون است.
        [oppose] نفوذ شما بیشتر است. مخالفت یک نفوذ هزینه دارد؛ نوبت خودتان سر جایش می‌ماند.
        [extort] یک کسب‌وکار در این راند. ردیف‌های آل کاپون یک کارت بیشتر دارند.
        [reveal] کسب‌وکارهای روشن از گوشه به یک کسب‌وکار روشده می‌رسند.
        [token] یک گذر روشن را انتخاب کنید. توکن‌ها تا سه قدم مورب می‌روند.
        [hole] گذرهای روشن تا سه قدم مورب فاصله دارند. عدد می‌گوید برای شما چه ارزشی دارد.
        [agent] مأمور برای همیشه از بازی بیرون می‌رود.
        [henchman] عدد می‌گوید او با حساب مأموری که جایش می‌آید چه برایتان می‌آورد.
        [place] یک جفت در یک بخش، پاداش آن را می‌دهد.
        [pay] هر کارت ۱ دلار می‌ارزد؛ هیچ‌کس نمی‌بیند کدام می‌رود.
        [after] همه‌ی کارت‌های خاندان روی میزتان صرف یک قدرت می‌شود.
        [after-penalty] پیش از جریمه‌ی ردیف. همه‌ی کارت‌های خاندان روی میزتان صرف یک قدرت می‌شود.
        [after-end] پیش از پایان نوبت شما. همه‌ی کارت‌های خاندان روی میزتان صرف یک قدرت می‌شود.
        [chief] سرکرده تا پایان راند از یک کسب‌وکار محافظت می‌کند.
        [keep-cards] از سینی انتخاب کنید. تا دکمه‌ی قرمز را نزنید چیزی فرستاده نمی‌شود.
        [return-cards] از سینی انتخاب کنید. تا دکمه‌ی قرمز را نزنید چیزی فرستاده نمی‌شود.
        [discard] از سینی انتخاب کنید. تا دکمه‌ی قرمز را نزنید چیزی فرستاده نمی‌شود.
       *[other] از روی برگه انتخاب کنید.
    }

## Mini-board

page-chicago-family = خاندان
page-chicago-not-now = فعلاً نه
page-chicago-price =
    { $plate ->
        [free] رایگان
        [influence] کارت + ۱ دلار
        [gangsters] کارت + ۱ دلار
        [assets] کارت + ۱ دلار
        [business] رو کردن، برداشتن ۱
        [business-two] رو کردن، برداشتن ۲
        [special] رایگان
        [movement] ۲ توکن، ۳ قدم
       *[family] ۱ تا ۳ کارت، رایگان
    }
page-chicago-bonus =
    { $area ->
        [influence] بدون ۱ دلار
        [gangsters] بدون ۱ دلار
        [assets] بدون ۱ دلار
        [business] ۲ کارت
        [special] بدون جفت
       *[movement] ۱ مأمور کمتر
    }
page-chicago-slot-empty = جای خالی: { $colour }
page-chicago-hint-influence =
    { $extra ->
        [yes]
            { $more ->
                [0] روی هم { $count } نفوذ برای مخالفت
               *[other] جمع { $count }؛ { $more } دیگر: اکشن اضافه‌ی A
            }
       *[no] روی هم { $count } نفوذ برای مخالفت
    }
page-chicago-hint-gangsters =
    { $more ->
        [0] مصون از رشوه
       *[other]
            { $extra ->
                [yes] { $more } تای دیگر: بدون رشوه، اکشن اضافه‌ی B
               *[no] { $more } تای دیگر: بدون رشوه
            }
    }
page-chicago-hint-assets =
    { $more ->
        [0] مصون از مرام‌نامه
       *[other]
            { $extra ->
                [yes]
                    { $more ->
                        [one] { $more } نوع دیگر: اکشن اضافه‌ی C
                       *[other] { $more } نوع دیگر: اکشن اضافه‌ی C
                    }
               *[no] امتیاز مجموعه‌ها: ۱، ۲، ۴، ۶
            }
    }
page-chicago-hint-business = { $count } از ۱۰، باج گرفته شده از { $extorted }
page-chicago-hint-special =
    { $more ->
        [one] یک نارنجی دیگر: جفت لازم نیست
       *[other] دو نارنجی: جفت لازم نیست
    }
page-chicago-hint-movement =
    { $more ->
        [one] یک خاکستری دیگر: یک مأمور از بازی بیرون می‌رود
       *[other] دو خاکستری: یک مأمور از بازی بیرون می‌رود
    }
page-chicago-in-hand =
    { $count ->
        [0] کارتی در دست نیست
       *[other] { $count } کارت در دست
    }
page-chicago-gangsters = گانگسترها: { $count }
page-chicago-asset-count = { $asset }: { $count }
page-chicago-family-laid = کارت‌های خاندان روی میز شما: { $count }
page-chicago-power =
    { $power ->
        [son] پسر
        [father] پدر
       *[grandfather] پدربزرگ
    }
page-chicago-power-brings =
    { $power ->
        [son] برداشتن ۲ کارت، یک مصونیت
        [father] برداشتن ۴ کارت، جابه‌جایی یک مأمور
       *[grandfather] برداشتن ۱ کارت، گرفتن یک نوچه
    }

## Dossiers

page-chicago-points-now = امتیاز اگر بازی همین حالا تمام شود: { $count }
page-chicago-actions-taken = اکشن‌های انجام‌شده: { $count } از { $of }
page-chicago-fact =
    { $fact ->
        [businesses] کسب‌وکارها: { $count }
        [hand] کارت‌های دست: { $count }
        [gangsters] گانگسترها: { $count }
        [family] کارت‌های خاندان روی میز: { $count }
        [hat] نفوذ کلاه: { $count }
        [city] نفوذ شهر: { $count }
       *[assets] دارایی‌ها: { $count }
    }
page-chicago-fact-hand = فقط تعداد آشکار است؛ محدودیت { $limit } کارت
page-chicago-fact-gangsters = برای حمله باید بیش از صاحبش داشته باشید
page-chicago-fact-influence =
    { $tokens ->
        [0] { $cards ->
            [one] { $cards } کارت
           *[other] { $cards } کارت
        }
        [one] { $cards ->
            [one] { $cards } کارت و ۱ توکن
           *[other] { $cards } کارت و ۱ توکن
        }
       *[other] { $cards ->
            [one] { $cards } کارت و { $tokens } توکن
           *[other] { $cards } کارت و { $tokens } توکن
        }
    }
page-chicago-known = { $card } × { $count }
page-chicago-area-of = { $area }: { $count } نوچه از ۲
page-chicago-first-henchman = نوچه‌ی اول، هنوز قرار داده نشده
page-chicago-starts = شروع‌کننده
page-chicago-passed = پاس داده
page-chicago-godchild =
    { $left ->
        [0] فرزندخوانده
       *[other] فرزندخوانده ({ $left } مانده)
    }
page-chicago-attacks =
    { $count ->
        [one] { $count } حمله
       *[other] { $count } حمله
    }
page-chicago-immune =
    { $count ->
        [one] مصون: { $penalty }
       *[other] مصون از همه‌ی جریمه‌ها
    }
page-chicago-source =
    { $source ->
        [businesses] کسب‌وکارها
        [henchmen] نوچه‌ها
        [assets] دارایی‌ها
        [extras] اکشن‌های اضافه
        [cards] کارت‌های دست
        [agents] مأمورهای کنار شما
       *[place] بابت جایگاه
    }
page-chicago-source-points =
    { $source ->
        [businesses] کسب‌وکارها: { $points }
        [henchmen] نوچه‌ها: { $points }
        [assets] دارایی‌ها: { $points }
        [extras] اکشن‌های اضافه: { $points }
        [cards] کارت‌های دست: { $points }
        [agents] مأمورها: { $points }
       *[place] بابت جایگاه: { $points }
    }
page-chicago-source-short =
    { $source ->
        [businesses] کسب‌وکارها
        [henchmen] نوچه‌ها
        [assets] دارایی‌ها
        [extras] اکشن اضافه
        [cards] کارت‌ها
        [agents] مأمورها
       *[place] جایگاه
    }

## The slip: a house

page-chicago-slip-house =
    { $by ->
        [attack] { $approx ->
            [yes] { $place } · حمله‌ی { $attack } از { $attacks } · ≈ بازسازی‌شده
           *[no] { $place } · حمله‌ی { $attack } از { $attacks }
        }
       *[other] { $owner ->
            [none] { $approx ->
                [yes] { $place } · بی‌صاحب · ≈ بازسازی‌شده
               *[no] { $place } · بی‌صاحب
            }
           *[other] { $approx ->
                [yes] { $place } · { $owner } · ≈ بازسازی‌شده
               *[no] { $place } · { $owner }
            }
        }
    }
page-chicago-you-need =
    { $by ->
        [look] پیش‌نیاز شما در فاز کنترل
       *[other] پیش‌نیاز شما
    }
page-chicago-need =
    { $group ->
        [henchmen] { $what }
        [asset] { $side ->
            [any] یک دارایی دلخواه
           *[other] { $what }
        }
        [influence] { $side ->
            [hat] کلاه { $count }
           *[city] شهر { $count }
        }
        [family] خاندان
        [gangsters] گانگستر
       *[money] پرداخت
    }
page-chicago-met = دارید
page-chicago-lacking = ندارید
page-chicago-ignored = با کمک پدرخوانده لازم نیست
page-chicago-by-help = با کمک
page-chicago-it-gives = به دست می‌آورید
page-chicago-it-costs = هزینه
page-chicago-points-at-end = امتیاز در پایان
page-chicago-each-extortion = باج‌گیری بعدی
page-chicago-capone-then =
    { $move ->
        [comes] { $income }، و ۱ تا بیشتر: آل کاپون به ردیف { $row } می‌آید
        [leaves] آل کاپون پیش از آن از ردیف { $row } می‌رود
        [stays] { $income }، و ۱ تا بیشتر: آل کاپون می‌ماند
       *[none] آل کاپون در ردیف‌های دیگر است
    }
page-chicago-the-token = توکن: { $token }
page-chicago-assets-then = دارایی‌ها: از { $before } به { $after } امتیاز
page-chicago-henchman-beside =
    { $count ->
        [one] نوچه‌ی کنارش
       *[other] یکی از نوچه‌های کنارش
    }
page-chicago-henchman-to =
    { $completes ->
        [yes] نوچه‌ی { $colour } بخش «{ $area }» را کامل می‌کند
       *[no] نوچه‌ی { $colour } به بخش «{ $area }» می‌رود
    }
page-chicago-henchman-gone = برای نوچه‌ی { $colour } جایی نمانده: از بازی بیرون می‌رود
page-chicago-extra-reached = اکشن اضافه‌ی { $extra }
page-chicago-a-gangster = یک گانگستر
page-chicago-an-influence =
    { $side ->
        [hat] یک نفوذ کلاه
        [city] یک نفوذ شهر
       *[any] یک نفوذ، کلاه یا شهر
    }
page-chicago-help-for =
    { $group ->
        [henchmen] کمک پدرخوانده به جای نوچه‌ها
        [asset] کمک پدرخوانده به جای دارایی
        [influence] کمک پدرخوانده به جای نفوذ
        [family] کمک پدرخوانده به جای کارت خاندان
        [gangsters] کمک پدرخوانده به جای گانگسترها
       *[money] کمک پدرخوانده به جای پول
    }
page-chicago-way =
    { $help ->
        [yes] با کمک
       *[no] بدون کمک
    }
page-chicago-way-without =
    { $group ->
        [none] همه‌ی پیش‌نیازها را دارید
        [henchmen] کمک پدرخوانده، بدون نوچه‌ها
        [asset] کمک پدرخوانده، بدون دارایی
        [influence] کمک پدرخوانده، بدون نفوذ
        [family] کمک پدرخوانده، بدون کارت خاندان
        [gangsters] کمک پدرخوانده، بدون گانگسترها
       *[money] کمک پدرخوانده، بدون پول
    }
page-chicago-cards-of =
    { $count ->
        [one] یک کارت از { $hand } کارت دستتان
       *[other] { $count } کارت از { $hand } کارت دستتان
    }
page-chicago-agent-comes = یک مأمور در { $gap } جای او را می‌گیرد
page-chicago-no-agent = مأموری به { $gap } نمی‌آید
page-chicago-agents-there =
    { $count ->
        [one] یک مأمور در کنارش
       *[other] { $count } مأمور در کنارش
    }
page-chicago-penalty-costs =
    { $penalty ->
        [bribe] ۱ دلار بیشتر
        [sabotage] یک دارایی
        [code-of-ethics] یک نفوذ
       *[confrontation] یک گانگستر
    }
page-chicago-penalty-of-row =
    { $is ->
        [immune] «{ $penalty }»، ردیف { $row }: مصون هستید
        [strikes] «{ $penalty }»، ردیف { $row }: { $cost }
       *[empty] «{ $penalty }»، ردیف { $row }: چیزی برای از دست دادن ندارید
    }
page-chicago-defender = { $name } ۲ کارت برمی‌دارد و ۱ کارت نگه می‌دارد؛ کسی نمی‌تواند مخالفت کند
page-chicago-stronger =
    { $keep ->
        [one] { $keep } گانگستر برایتان می‌ماند؛ { $name } { $count } تا دارد.
       *[other] { $keep } گانگستر برایتان می‌ماند؛ { $name } { $count } تا دارد.
    }
page-chicago-opposition =
    { $count ->
        [0] در وضع کنونی کسی نمی‌تواند مخالفت کند
        [one] یک رقیب می‌تواند مخالفت کند
       *[other] { $count } رقیب می‌توانند مخالفت کنند
    }
page-chicago-oppose-why =
    { $key ->
        [may] همه‌ی پیش‌نیازها و نفوذ بیشتر را دارد
        [passed] پاس داده است
        [no-marker-left] نشانگری برایش نمانده
        [too-little-influence] نفوذ { $have }، نه بیشتر از { $theirs } نفوذ شما
        [lacks] کم دارد: { $what }
       *[other] نمی‌تواند مخالفت کند
    }
page-chicago-lack =
    { $group ->
        [henchmen] { $what }
        [asset] { $side ->
            [any] یک دارایی
           *[other] { $what }
        }
        [influence] { $side ->
            [hat] نفوذ کلاه { $have } از { $count }
           *[city] نفوذ شهر { $have } از { $count }
        }
        [family] کارت خاندان
        [gangsters] گانگستر { $have } از { $count }
       *[money] { $count } دلار (دارد: { $have })
    }
page-chicago-duel =
    { $kind ->
        [gangsters] { $name } { $count } گانگستر دارد
       *[influence] { $name } { $count } نفوذ دارد
    }
page-chicago-worth = ارزش برای شما

## The slip: income, reveals, cards

page-chicago-own-not-extorted = { $place } · مال شما · هنوز باج نگرفته‌اید
page-chicago-cards =
    { $count ->
        [one] کارت
       *[other] کارت
    }
page-chicago-one-from-capone = { $income }، و ۱ از آل کاپون
page-chicago-each-brings = هر کدام اکنون چه می‌آورد
page-chicago-and-then = و بعد
page-chicago-marker-moves = نشانگر روی درآمد می‌رود
page-chicago-no-second-time = بار دومی در کار نیست، مگر آن‌که از دست برود و دوباره به دست آید
page-chicago-cards-in-hand = کارت‌های دست
page-chicago-hand-then =
    { $more ->
        [yes] از { $before } به { $after }، سپس ۳ کارت بردارید و ۲ کارت نگه دارید
       *[no] از { $before } به { $after }
    }
page-chicago-dark-house = کسب‌وکار پنهان
page-chicago-dark-at = { $place } · به پشت
page-chicago-may-turn-up = چه ممکن است رو شود
page-chicago-unseen =
    { $count ->
        [one] آخرین کسب‌وکاری که کسی ندیده است
       *[other] یکی از { $count } کسب‌وکار
    }
page-chicago-around-it = اطراف آن
page-chicago-lie-beside =
    { $count ->
        [one] یک توکن در کنارش
       *[other] { $count } توکن در کنارش
    }
page-chicago-a-card = یک کارت از دسته
page-chicago-second-by-pair = دو کارت، به خاطر جفت شما در بخش «کسب‌وکار»
page-chicago-which-card = کدام کارت، و در کدام سمت؟
page-chicago-which-house = کدام کسب‌وکار؟
page-chicago-from-to = از { $before } به { $after }
page-chicago-pair-complete = جفت کامل: { $area }
page-chicago-you-draw =
    { $cards ->
        [one] یک کارت برمی‌دارید
       *[other]
            { $keep ->
                [one] { $cards } کارت برمی‌دارید، ۱ کارت نگه می‌دارید
               *[other] { $cards } کارت برمی‌دارید، { $keep } کارت نگه می‌دارید
            }
    }
page-chicago-special = ویژه
page-chicago-special-note = ≈ متن بازسازی‌شده · پس از استفاده سوزانده می‌شود
page-chicago-a-token = یک توکن
page-chicago-warning =
    { $warning ->
        [forfeit]
            { $what ->
                [pass] در این صورت از این فاز بیرون هستید. هنوز می‌توانستید بگیرید: { $places }.
               *[other] هنوز می‌توانستید باج بگیرید از: { $places }.
            }
        [penalty] این جریمه بر شما اجرا می‌شود: { $penalty }.
        [over-limit]
            { $over ->
                [one] { $over } کارت بیش از محدودیت { $limit } کارت دست.
               *[other] { $over } کارت بیش از محدودیت { $limit } کارت دست.
            }
       *[other] پیش از این کار یک بار دیگر نگاه کنید.
    }

## The slip: tokens and henchmen

page-chicago-father = پدر
page-chicago-son = پسر
page-chicago-move-sub =
    { $by ->
        [father] یک مأمور · تا سه قدم مورب
       *[movement] دو توکن · تا سه قدم مورب
    }
page-chicago-leg-done = انجام شد
page-chicago-leg =
    { $step ->
        [to] تا سه قدم
        [take] این را بردارید، بعد مقصد را انتخاب کنید
        [remove] برای همیشه از بازی بیرون می‌رود
       *[choose] یک گذر روشن را انتخاب کنید
    }
page-chicago-leaves = دور می‌شود از
page-chicago-comes-beside = می‌آید کنار
page-chicago-every-agent = هر مأمور: یک امتیاز کمتر برای هر کسب‌وکار کنارش
page-chicago-then-full = آن‌گاه { $gap } پر است
page-chicago-at-most-two = حداکثر دو توکن در یک گذر
page-chicago-nobody-affected = هیچ امتیازی تغییر نمی‌کند
page-chicago-henchman = نوچه
page-chicago-henchman-sub = یکی از نوچه‌های روشن شهر را انتخاب کنید
page-chicago-henchman-from = { $colour }، از { $gap }
page-chicago-beside-yours = کنار این کسب‌وکار شما: { $names }
page-chicago-takes-place = سر جایش می‌رود
page-chicago-one-missing = یکی دیگر تا کامل شدن جفت
page-chicago-opener-title =
    { $asked ->
        [under] زیر دسته
        [rival] یک رقیب
        [extra-choice] اکشن‌های اضافه
        [lose-gangster] یک گانگستر می‌رود
        [lose-influence] یک نفوذ می‌رود
        [lose-asset] یک دارایی می‌رود
       *[other] کارت‌های شما
    }
page-chicago-opener =
    { $asked ->
        [pay] یک کارت به پشت می‌رود، به جای ۱ دلار
        [under] زیر دسته می‌رود، بی‌آن‌که دیده شود
        [lose-influence] کدام نفوذ را می‌دهید؟
        [lose-gangster] کدام گانگستر را می‌دهید؟
        [lose-asset] کدام دارایی را می‌دهید؟
        [after] همه‌ی کارت‌های روی میز صرف یک قدرت می‌شود
        [choose-penalty] در این راند مصون از یک جریمه
        [place] جایش دیگر عوض نمی‌شود
        [use-bonus] جفت شما این پاداش را می‌دهد
        [lent-bonus] کمک پدرخوانده به جای جفت شما
        [extra-choice] هم‌زمان به دو تا رسیده‌اید
       *[other] یکی را انتخاب کنید
    }
page-chicago-do =
    { $type ->
        [business] رو کردن
        [reveal] رو کردن
        [business-draw] برداشتن
        [claim] ادعا
        [attack] حمله
        [oppose] مخالفت
        [extort] باج گرفتن
        [special] بازی کردن
        [special-by-godfather] بازی کردن
        [movement] جابه‌جایی توکن‌ها
        [family] گذاشتن
        [influence] گذاشتن
        [gangster] گذاشتن
        [asset] گذاشتن
        [lay] گذاشتن
        [lay-influence] گذاشتن
        [son] استفاده از پسر
        [father] استفاده از پدر
        [grandfather] استفاده از پدربزرگ
        [token] همین
        [to] جابه‌جایی
        [remove-agent] بیرون بردن
        [henchman] گرفتن
        [place-own] قرار دادن
        [place-shared] قرار دادن
        [pay] پرداخت
        [under] زیر دسته گذاشتن
        [pass] پاس دادن
        [no-extortion] باج نگرفتن
        [rival] همین رقیب
        [immune] مصون شدن
        [extra] گرفتن
        [lose-gangster] دادن
        [lose-influence] دادن
        [lose-influence-token] دادن
        [lose-asset] دادن
        [lose-asset-token] دادن
       *[other] انجام
    }

## The tray

page-chicago-tray =
    { $asked ->
        [keep-cards]
            { $most ->
                [one] یک کارت نگه دارید
                [2] دو کارت نگه دارید
               *[other] { $most } کارت نگه دارید
            }
        [return-cards] دو کارت برگردانید
        [pay] { $most } دلار بپردازید
        [under] زیر دسته
       *[discard] حداکثر { $most } کارت بسوزانید
    }
page-chicago-tray-how =
    { $asked ->
        [keep-cards]
            { $rest ->
                [one] { $rest } کارت به پشت سوزانده می‌شود. کسی نمی‌بیند کدام.
               *[other] { $rest } کارت به پشت سوزانده می‌شود. کسی نمی‌بیند کدام‌ها.
            }
        [return-cards] زیر دسته می‌روند، کارت انتخاب‌شده‌ی اول بالاتر. همه هم‌زمان انتخاب می‌کنند.
        [pay] به پشت روی کارت‌های سوخته می‌روند. کسی نمی‌بیند کدام‌ها.
        [under] کارت انتخاب‌شده‌ی اول بالاتر قرار می‌گیرد.
       *[discard] به همان تعداد و دو کارت بیشتر برمی‌دارید.
    }
page-chicago-tray-of =
    { $asked ->
        [keep-cards] از { $most } کارتی که نگه می‌دارید
        [discard] از حداکثر { $most } کارت
       *[other] از { $most } کارت انتخابی
    }
page-chicago-tray-card =
    { $on ->
        [yes]
            { $asked ->
                [keep-cards] می‌ماند
                [return-cards] برمی‌گردد
                [under] زیر دسته می‌رود
                [pay] پرداخت می‌شود
               *[discard] می‌رود
            }
       *[no]
            { $asked ->
                [keep-cards] نگه داشتن
                [return-cards] برگرداندن
                [under] زیر دسته گذاشتن
                [pay] پرداخت
               *[discard] سوزاندن
            }
    }
page-chicago-tray-limit =
    { $count ->
        [0] هر کارت خاندان روی میز محدودیت را یکی بالا می‌برد: ۲، ۳، ۴، ۵. شما آن‌جا کارتی ندارید.
        [one] هر کارت خاندان روی میز محدودیت را یکی بالا می‌برد: ۲، ۳، ۴، ۵. شما آن‌جا ۱ کارت دارید.
       *[other] هر کارت خاندان روی میز محدودیت را یکی بالا می‌برد: ۲، ۳، ۴، ۵. شما آن‌جا { $count } کارت دارید.
    }
page-chicago-tray-hidden =
    { $asked ->
        [return-cards] کسی نمی‌فهمد کدام کارت‌ها را برمی‌گردانید.
       *[other] دیگران فقط می‌بینند چند کارت می‌رود.
    }
page-chicago-tray-do =
    { $asked ->
        [keep-cards]
            { $count ->
                [one] نگه داشتن این یکی
               *[other] نگه داشتن این { $count } کارت
            }
        [return-cards] برگرداندن این دو کارت
        [pay] پرداخت { $count } دلار
        [under] زیر دسته گذاشتن
       *[discard]
            { $count ->
                [0] نسوزاندن
                [one] سوزاندن این یکی
               *[other] سوزاندن این { $count } کارت
            }
    }
page-chicago-card-use =
    { $card ->
        [gangster] برای کسب‌وکارها و حمله‌ها؛ با چهار گانگستر از رشوه مصون هستید
        [family] روی میز: یک کارت بیشتر در محدودیت دست، یا یک قدرت
        [movement] دو توکن را جابه‌جا می‌کند
       *[other] مجموعه‌های دارایی‌های متفاوت ۱، ۲، ۴، ۶ امتیاز دارند
    }
page-chicago-when-all-chose = وقتی همه انتخاب کردند
page-chicago-capone-goes = آل کاپون: { $moves }؛ جریمه‌ها بر می‌خورند و میان ردیف‌های دیگر پخش می‌شوند
page-chicago-capone-move = از { $row } به { $to }
page-chicago-begins-next =
    { $name ->
        [you] راند { $round } را شما شروع می‌کنید
       *[other] راند { $round } را { $name } شروع می‌کند
    }
page-chicago-chiefs-home = سرکرده‌ها به خانه برمی‌گردند؛ به این‌ها دوباره می‌توان حمله کرد: { $houses }

## The end

page-chicago-wins =
    { $count ->
        [0] { $names } پیش است
        [one] { $names } برنده شد
       *[other] { $names } با هم برنده شدند
    }
page-chicago-wins-how =
    { $houses ->
        [one] با { $houses } کسب‌وکار در پایان راند { $round }.
       *[other] با { $houses } کسب‌وکار در پایان راند { $round }.
    }
page-chicago-wins-agents =
    { $agents ->
        [0] مأمورهای اف‌بی‌آی امتیازی کم نکردند.
        [one] مأمورهای اف‌بی‌آی { $agents } امتیاز کم کردند.
       *[other] مأمورهای اف‌بی‌آی { $agents } امتیاز کم کردند.
    }
page-chicago-tie =
    { $decided ->
        [yes] امتیاز برابر است: نفوذ بیشتر تساوی را می‌برد ({ $values }).
       *[no] امتیاز و نفوذ برابر است: پیروزی مشترک ({ $values }).
    }
page-chicago-total = جمع
page-chicago-bar-legend = منفی بابت مأمورها · مثبت به تفکیک منبع · قرمز: جمع
page-chicago-end-who =
    { $you ->
        [yes] { $name } · شما · کنترل { $count } کسب‌وکار
       *[no] { $name } · کنترل { $count } کسب‌وکار
    }
page-chicago-at-the-end = آن‌چه هر کس در پایان داشت
page-chicago-was-hidden =
    { $where ->
        [hand] در دست بود
       *[influence] به عنوان نفوذ پنهان بود
    }
page-chicago-open-influence = { $side }: { $cards }
page-chicago-tray-left =
    { $count ->
        [one] { $count } تای دیگر انتخاب کنید
       *[other] { $count } تای دیگر انتخاب کنید
    }
page-chicago-you-win =
    { $count ->
        [one] شما برنده شدید
       *[other] شما به‌همراه دیگران برنده شدید
    }
