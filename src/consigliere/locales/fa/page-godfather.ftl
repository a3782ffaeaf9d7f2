### The Godfather in the browser: lobby and drawn table (unofficial engine, our own words). Sentences about the
### game come from godfather.ftl.

## The lobby

page-title-godfather = پدرخوانده
page-about-godfather = { $least } تا { $most } بازیکن · چهار اکت
# Where a game stands, in a list of tables.
page-stands-godfather =
    اکت { $act ->
        [1] ۱
        [2] ۲
        [3] ۳
       *[4] ۴
    }، { $phase ->
        [open-business] باز کردن تجارت جدید
        [family-business] تجارت خاندان
        [turf-war] نبرد نواحی
        [bribery] رشوه دادن
        [tribute] باج دادن به کورلئون
       *[other] میان دو اکت
    }
page-blurb-godfather = بر نیویورک حکمرانی کنید: فیگور بگذارید، پول‌شویی کنید، رشوه بدهید. حدود ۶۰ دقیقه.
page-option-open-suitcases = چمدان‌های باز
page-option-open-suitcases-how = هر چه پول‌شویی شود آشکار می‌ماند: کمتر لازم است به خاطر بسپارید و کمتر غافل‌گیر می‌شوید.

## The table

page-godfather-title = پدرخوانده: امپراتوری کورلئون
page-godfather-act = اکت
page-godfather-stage = اکت { $act }
page-godfather-map = نقشه‌ی نیویورک

## The board

page-godfather-hudson-river = رودخانه‌ی هادسون
page-godfather-east-river = ایست ریور
# At most two lines, each as short as the frame in the river is narrow.
page-godfather-hudson =
    { $count ->
        [0]
            هیچ‌کس
            در رود نیست
        [one]
            یک فیگور
            در رود
       *[other]
            { $count } فیگور
            در رود
    }
page-godfather-place-square =
    { $figure ->
        [none] { $place }، خالی
       *[other] { $place }، اشغال‌شده: { $figure }
    }
page-godfather-place-round =
    { $figure ->
        [none] { $place }، میان { $areas }، خالی
       *[other] { $place }، میان { $areas }، اشغال‌شده: { $figure }
    }
page-godfather-place-turf =
    { $controller ->
        [none] { $turf }، بدون کنترل‌کننده
       *[other] { $turf }، در کنترل { $controller }، نشانگرها: { $markers }
    }
page-godfather-lot = یک فضای تجارت خالی در { $turf }
page-godfather-neutral = فیگورهای بی‌طرف
page-godfather-thug = آدم‌کش

## Players

page-godfather-figures-left = فیگورهای رزرو: { $count }
page-godfather-horse = دارنده‌ی سر اسب
page-godfather-hand-size = کارت‌های دست
page-godfather-bills-in-case = کارت‌های پول در چمدان
page-godfather-jobs-done = مأموریت‌های انجام‌شده
page-godfather-turfs-controlled = نواحی تحت کنترل؛ نشانگرهای مانده: { $markers }
page-godfather-known-score =
    { $certain ->
        [yes] امتیاز: { $points } دلار
       *[no] آن‌چه همه از امتیاز می‌دانند: { $points } دلار. در چمدان بسته شاید بیشتر باشد.
    }
page-godfather-known-to-all = تا جایی که می‌دانید
page-godfather-allies-played = متحدین بازی‌شده: { $allies }

## Market and own things

page-godfather-public-jobs = مأموریت‌های عمومی
page-godfather-in-deck = { $count } کارت در دسته
page-godfather-no-jobs = همه انجام شده‌اند.
page-godfather-job = { $name }، مأموریت { $colour }: { $text } { $values }
page-godfather-allies = متحدین در دسترس
page-godfather-for-bribes = با رشوه، پس از نبرد نواحی
page-godfather-no-allies =
    { $act ->
        [4] اکت ۴ فاز رشوه دادن ندارد.
       *[other] متحدی نمانده است.
    }
page-godfather-bank = بانک بازی
page-godfather-bank-out = تمام‌شده: { $things }
page-godfather-your-hand = دست شما
page-godfather-over-limit =
    { $cards ->
        [one] { $cards } کارت: { $over } تا بیش از محدودیت { $limit } کارت
       *[other] { $cards } کارت: { $over } تا بیش از محدودیت { $limit } کارت
    }
page-godfather-bills = { $bill }، { $count } عدد
page-godfather-no-bills-or-goods = نه کارت پول، نه کالای غیرقانونی
page-godfather-your-suitcase = چمدان شما
page-godfather-only-you = فقط شما داخلش را می‌بینید

# On the tabs of small screens.
page-godfather-tab-jobs = مأموریت‌ها
page-godfather-tab-allies = متحدین
page-godfather-tab-hand = دست
page-godfather-tab-suitcase = چمدان

## The order slip

page-godfather-slip-figure = با { $figure } در این‌جا می‌توانید بردارید
page-godfather-slip-front = { $turf } · ویترین
page-godfather-how-turn = یک فیگور روی فضای روشن، یا یک مأموریت یا متحد روشن؛ برگه می‌گوید بعدش چه می‌شود.
page-godfather-whose =
    { $owner ->
        [you] { $figure } شما
        [neutral] { $figure }، بی‌طرف
       *[other] { $figure }، مال { $name }
    }
page-godfather-an-ally = متحد
page-godfather-follows =
    { $what ->
        [pays] می‌پردازید
        [leaves] از دستتان می‌رود
        [paid] دریافت می‌کنید
        [comes] به دستتان می‌آید
        [case] به چمدانتان می‌رود
       *[river] به رودخانه‌ی هادسون می‌رود
    }
page-godfather-you-may-take = می‌توانید بگیرید
page-godfather-controller-takes = { $turf } در کنترل { $name } است و او هم می‌تواند همان را بگیرد
page-godfather-who-first = پیش از استفاده از هر آیکون، شما می‌گویید چه کسی اول باشد.
page-godfather-order =
    { $type ->
        [me-first] اول شما، سپس { $name }
       *[controller-first] اول { $name }، سپس شما
    }
page-godfather-would-win =
    { $winner ->
        [you] شما می‌برید
        [bare] شما می‌برید، اما نشانگر ندارید
        [tie] تساوی: بدون نشانگر
        [nobody] کسی آن‌جا نیست
        [neutral] بی‌طرف: بدون نشانگر
       *[other] { $name } می‌برد
    }
page-godfather-warning =
    { $warning ->
        [over-limit]
            { $over ->
                [one] هنگام باج دادن به کورلئون، { $over } کارت بیش از محدودیت { $limit } کارت خواهید داشت.
               *[other] هنگام باج دادن به کورلئون، { $over } کارت بیش از محدودیت { $limit } کارت خواهید داشت.
            }
        [empty-suitcase] چمدانتان خالی است: چیزی برای پیشنهاد دادن نخواهید داشت.
        [no-victim] اکنون کسی نیست که هدف گلوله شود: کسی کشته نمی‌شود.
        [forfeit] این‌ها را بی‌استفاده می‌گذارید: { $things }.
       *[other] پیش از این کار یک بار دیگر نگاه کنید.
    }
page-godfather-no-controller = در کنترل هیچ‌کس
page-godfather-controls = در کنترل { $name }
page-godfather-colour-job = مأموریت { $colour }
page-godfather-touches = مجاور { $areas }
page-godfather-front = ویترین، برای آدم‌کش
page-godfather-back = پستو، برای عضو خاندان
page-godfather-front-free = کس دیگری از این ویترین سود نمی‌برد.
page-godfather-front-share = اگر آدم‌کش بازیکن دیگری از ویترین استفاده کند، { $name } هم همان را می‌گیرد.
page-godfather-influence-now = فیگورهای کنونی
page-godfather-markers-now = نشانگرهای کنترل، از بالا به پایین
page-godfather-costs-pays = هزینه و دریافتی
page-godfather-pays = دریافتی
page-godfather-reconstructed = ≈ نشانه‌ی مقدارهای خود ماست، جایی که مقدار چاپی معلوم نیست.
page-godfather-bought = { $name } متحد «{ $ally }» را می‌گیرد.
page-godfather-standing-how = نشانگرهای کنترل در هر ناحیه؛ تیره: کسی که اکنون در آن حکمرانی می‌کند، پرچم: کسی که آن را کنترل می‌کند. کارت‌های پول در چمدان‌هایی که داخلشان را نمی‌بینید و رنگ مأموریت‌ها شمرده نمی‌شوند.
page-godfather-colours-led = رنگ‌هایی که در مأموریت‌ها پیش است
page-godfather-city-end = شهر در پایان بازی
page-godfather-tab-city = شهر
page-godfather-no-share = پستوها: هیچ کنترل‌کننده‌ای سهم نمی‌برد.
page-godfather-do =
    { $type ->
        [thug] فرستادن آدم‌کش
        [member] فرستادن { $member }
        [job] انجام مأموریت
        [public-job] انجام مأموریت
        [ally] بازی کردن متحد
        [front] باج‌گیری
        [space] رفتن به آن‌جا
        [figure] انتخاب این فیگور
        [turf] انتخاب این ناحیه
        [marker] جابه‌جایی این نشانگر
       *[other] انجام
    }
page-godfather-your-icons = آیکون‌های شما
page-godfather-your-share = سهم شما
page-godfather-share-of = { $name } در ناحیه‌ای باج می‌گیرد که کنترلش با شماست: این سهم شماست. به هر ترتیب؛ هر کدام اختیاری است.
page-godfather-icons-how = به هر ترتیبی؛ هیچ‌کدام اجباری نیست.
page-godfather-times =
    { $count ->
        [one] { $count } بار
       *[other] { $count } بار
    }
page-godfather-take-free = گرفتن هر چه رایگان است

## Decisions on the blotter

page-godfather-on-offer = در دسترس
page-godfather-bribe-how = پیشنهاد از چمدان شما پرداخت می‌شود. همه‌ی پاکت‌ها با هم باز می‌شوند.
page-godfather-highest-bid = بالاترین پیشنهاد اول انتخاب می‌کند
page-godfather-tap-bill = روی کارت پول بزنید تا در پاکت برود
page-godfather-bid-of = از { $total } دلار
page-godfather-can-bid = آن‌چه می‌توانید پیشنهاد بدهید
page-godfather-no-change =
    { $count ->
        [0] تعویض پول ممنوع است
       *[other] تعویض پول ممنوع است؛ ناممکن: { $sums }
    }
page-godfather-horse-first = سر اسب دست شماست: میان پیشنهادهای برابر، پیشنهاد شما اول است.
page-godfather-horse-other = سر اسب دست { $name } است: پیشنهادهای برابر به ترتیب نوبت از او رتبه می‌گیرند.
page-godfather-bid-paid = پیشنهاد برنده پرداخت می‌شود؛ پیشنهادی که متحدی برایش نماند برمی‌گردد.
page-godfather-start-again = از اول
page-godfather-bid-none = پیشنهاد ندادن
page-godfather-seal = مهر کردن پاکت: { $bid } دلار
page-godfather-envelopes-open = پاکت‌ها باز شدند
page-godfather-ties-horse = در تساوی، ترتیب از سر اسب است
page-godfather-bids-do = از بالاترین پیشنهاد: هر کس پیشنهادش را می‌پردازد و یک متحد می‌گیرد. هر کس متحدی برایش نماند، پیشنهادش را نگه می‌دارد.
page-godfather-choose-ally = متحدتان را انتخاب کنید
page-godfather-ally-later = متحدین بازی‌شده هنگام باج دادن به کورلئون برمی‌گردند
page-godfather-take-ally = گرفتن این متحد
page-godfather-drawn-jobs = مأموریت‌هایی که برداشتید
page-godfather-other-discarded = دیگری سوزانده می‌شود
page-godfather-keep-it = نگه داشتن این مأموریت
page-godfather-tribute-limit = { $cards } کارت در دست دارید؛ محدودیت اکت { $act ->
        [1] ۱
        [2] ۲
        [3] ۳
       *[4] ۴
    }: { $limit } کارت. { $act ->
        [4] کارت‌های پولی که حالا نگه دارید به چمدان می‌روند.
       *[other] آن‌چه در چمدان است شمرده نمی‌شود.
    }
page-godfather-choose-card = انتخاب
page-godfather-you-keep = نگه می‌دارید
page-godfather-goes-to-don = به کورلئون می‌رسد
page-godfather-tap-keep = روی کارت‌هایی که نگه می‌دارید بزنید
page-godfather-tap-card = برای تغییر نظر روی کارت بزنید
page-godfather-tribute-where = بقیه: پول و کالا به بانک بازی، مأموریت‌ها به کارت‌های سوخته
page-godfather-all-at-once = همه هم‌زمان انتخاب می‌کنند؛ باج‌ها با هم آشکار می‌شود.
page-godfather-tribute-more = { $count } کارت دیگر انتخاب کنید
page-godfather-pay-tribute = باج دادن به کورلئون
page-godfather-pick =
    { $asked ->
        [discard] بسوزانید
        [launder] در چمدان قرار دهید
        [opponent] از چه کسی می‌دزدید؟
       *[other] بگیرید
    }
page-godfather-pick-done =
    { $asked ->
        [discard] سوزاندن { $count } کارت
        [launder] پول‌شویی { $count } کارت پول
        [opponent] دزدیدن از { $count } نفر
       *[other] گرفتن { $count } کارت
    }
page-godfather-pick-nothing =
    { $asked ->
        [discard] نسوزاندن کارت
        [launder] پول‌شویی نکردن
        [opponent] ندزدیدن
       *[other] نگرفتن
    }
page-godfather-heap =
    { $of ->
        [bank] حداکثر { $count }
       *[hand]
            { $count ->
                [one] { $count } کارت
               *[other] { $count } کارت
            }
    }
page-godfather-pick-up-to = حداکثر { $most }؛ کمتر هم می‌شود.
page-godfather-pick-exactly = دقیقاً { $most }.
page-godfather-offer-bills = کارت‌های پول شما
page-godfather-offer-how = همه‌ی پیشنهادها با هم باز می‌شود.
page-godfather-seal-offer = مهر کردن پیشنهاد

## The end

page-godfather-wins =
    { $count ->
        [one]
            { $tied ->
                [yes] { $names } با { $score } دلار تساوی را برد.
               *[no] { $names } با { $score } دلار برنده شد.
            }
       *[other] { $names } با { $score } دلار پیروزی مشترک به دست آوردند.
    }
page-godfather-wins-how =
    { $tie ->
        [none] کارت‌های پول داخل چمدان، حکمرانی در نواحی و بیشترین مأموریت از هر رنگ.
        [dominance] پول برابر است: کسی که در نواحی بیشتری حکمرانی می‌کند برنده‌ی تساوی است.
        [jobs] پول و نواحی برابر است: مأموریت‌های بیشتر تساوی را می‌برد.
       *[other] پول برابر است: قانون تساوی برنده را مشخص کرد.
    }
page-godfather-source =
    { $source ->
        [bills] کارت‌های پول { $points } دلار
        [dominance]
            { $of ->
                [none] حکمرانی { $points } دلار
               *[other] حکمرانی در { $of }
            }
        [colours]
            { $of ->
                [none] بیشترین مأموریت از یک رنگ { $points } دلار
               *[other] بیشترین مأموریت: { $of }
            }
       *[other] بابت جایگاه { $points } دلار
    }
page-godfather-legend-bills = کارت‌های پول داخل چمدان
page-godfather-legend-dominance = ۵ دلار برای حکمرانی در هر ناحیه، با شماره‌ی آن
page-godfather-legend-jobs = ۵ دلار برای هر رنگی که بیشترین مأموریتش را دارد
page-godfather-bid-nothing = بدون پیشنهاد، متحدی نمی‌گیرید.
page-godfather-last-figure =
    آخرین فیگور شماست: پس از آن از این فاز بیرون هستید. هنوز در دست دارید: { $held ->
        [jobs] { $jobs ->
                [one] { $jobs } مأموریت انجام‌شدنی
               *[other] { $jobs } مأموریت انجام‌شدنی
            }
        [allies] { $allies ->
                [one] { $allies } متحد
               *[other] { $allies } متحد
            }
       *[both] { $jobs ->
                [one] { $jobs } مأموریت انجام‌شدنی
               *[other] { $jobs } مأموریت انجام‌شدنی
            } و { $allies ->
                [one] { $allies } متحد
               *[other] { $allies } متحد
            }
    }.
