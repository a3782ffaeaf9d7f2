### Chicago, in Persian (unofficial engine, our own words).
### Nearly all values of the cards are reconstructed and not the printed ones. Names of players, cards and places
### come into a sentence as finished words, after a colon or in quotes. In events a field that the reader may not
### see is “hidden”, and one that is empty is “none”. A key of this file comes before the common one of its name.

chicago-title = شیکاگو

## Families, henchmen, tokens

chicago-family-colombo = کولومبو
chicago-family-colombo-mark = کو
chicago-family-bonanno = بونانو
chicago-family-bonanno-mark = بو
chicago-family-gambino = گامبینو
chicago-family-gambino-mark = گا
chicago-family-genovese = جنووزه
chicago-family-genovese-mark = جن
chicago-colour-orange = نارنجی
chicago-colour-orange-mark = O
chicago-colour-purple = بنفش
chicago-colour-purple-mark = P
chicago-colour-brown = قهوه‌ای
chicago-colour-brown-mark = B
chicago-colour-grey = خاکستری
chicago-colour-grey-mark = G
chicago-colour-agent = مأمور اف‌بی‌آی
chicago-colour-agent-mark = A
chicago-token-mansion = عمارت
chicago-token-car = خودرو
chicago-token-art = اثر هنری
chicago-token-title = ورقه‌ی بهادار
chicago-token-gangster = گانگستر
chicago-token-hat = نفوذ کلاه
chicago-token-city = نفوذ شهر
chicago-token-mansion-short = عمار
chicago-token-car-short = خود
chicago-token-art-short = هنر
chicago-token-title-short = ورقه
chicago-token-gangster-short = گانگ
chicago-token-hat-short = کلاه
chicago-token-city-short = شهر
chicago-players-2 = دو بازیکن
chicago-players-3 = سه بازیکن
chicago-players-4 = چهار بازیکن

## Cards of the deck

chicago-card-gangster = گانگستر
chicago-card-family = کارت خاندان
chicago-card-movement = جابه‌جایی
chicago-card-mansion = عمارت
chicago-card-car = خودرو
chicago-card-art = اثر هنری
chicago-card-title = ورقه‌ی بهادار
chicago-card-special = اکشن ویژه
chicago-card-gangster-text = اکشن گانگسترها: آن را روی میزتان بگذارید و ۱ دلار بپردازید. گانگستر برای کسب‌وکارها و حمله‌ها لازم است؛ با ۴ گانگستر از رشوه مصون هستید.
chicago-card-family-text = اکشن خاندان: یک تا سه تا از آن‌ها را بدون پرداخت بگذارید؛ هرگز بیش از سه تا روی میز. برای کسب‌وکارها لازم‌اند، هر کدام محدودیت کارت‌های دست را یکی بالا می‌برد، و همه با هم صرف یک قدرت خاندان می‌شوند.
chicago-card-movement-text = اکشن جابه‌جایی: آن را بسوزانید و یک یا دو توکن متفاوت شهر را هر کدام تا سه قدم مورب جابه‌جا کنید.
chicago-card-mansion-text = اکشن دارایی‌ها: آن را روی میزتان بگذارید و ۱ دلار بپردازید. مجموعه‌های دارایی‌های متفاوت ۱، ۲، ۴، ۶ امتیاز دارند.
chicago-card-car-text = اکشن دارایی‌ها: آن را روی میزتان بگذارید و ۱ دلار بپردازید. مجموعه‌های دارایی‌های متفاوت ۱، ۲، ۴، ۶ امتیاز دارند.
chicago-card-art-text = اکشن دارایی‌ها: آن را روی میزتان بگذارید و ۱ دلار بپردازید. مجموعه‌های دارایی‌های متفاوت ۱، ۲، ۴، ۶ امتیاز دارند.
chicago-card-title-text = اکشن دارایی‌ها: آن را روی میزتان بگذارید و ۱ دلار بپردازید. مجموعه‌های دارایی‌های متفاوت ۱، ۲، ۴، ۶ امتیاز دارند.
chicago-special-S1 = مصونیت
chicago-special-S1-text = ۱ کارت بردارید. تا پایان راند هیچ جریمه‌ی کارت شهر به شما نمی‌رسد.
chicago-special-S2 = جذب نیرو
chicago-special-S2-text = حداکثر دو گانگستر از دستتان را بدون پرداخت بگذارید.
chicago-special-S3 = حراج
chicago-special-S3-text = حداکثر دو دارایی از دستتان را بدون پرداخت بگذارید.
chicago-special-S4 = پاک کردن ردپا
chicago-special-S4-text = یک مأمور شهر را از بازی بیرون ببرید. ۱ کارت بردارید.
chicago-special-S5 = وسوسه
chicago-special-S5-text = نوچه‌ای را کنار کسب‌وکاری که کنترل می‌کنید بگیرید. مأموری جایش را نمی‌گیرد.
chicago-special-S6 = اعمال نفوذ
chicago-special-S6-text = حداکثر دو کارت از دستتان را بدون پرداخت به عنوان نفوذ بگذارید.
chicago-special-S7 = قاچاق
chicago-special-S7-text = ۳ کارت بردارید.
chicago-special-S8 = سوءقصد
chicago-special-S8-text = رقیبی که گانگستر دارد و گانگسترهایش بیش از شما نیست، یکی را از دست می‌دهد. ۱ کارت بردارید.
chicago-special-S9 = حق‌السکوت
chicago-special-S9-text = از دست حداکثر دو رقیب، از هر کدام یک کارت تصادفی بگیرید؛ در بازی دونفره دو کارت از رقیب.
chicago-special-S10 = پول‌شویی
chicago-special-S10-text = حداکثر سه کارت بسوزانید، سپس به همان تعداد و دو کارت بیشتر بردارید.

## Businesses, and in six letters for the map

chicago-business-1 = میخانه
chicago-business-1-short = میخانه
chicago-business-2 = توتون‌فروشی
chicago-business-2-short = توتون
chicago-business-3 = ماهی‌فروشی
chicago-business-3-short = ماهی
chicago-business-4 = انبار
chicago-business-4-short = انبار
chicago-business-5 = تئاتر
chicago-business-5-short = تئاتر
chicago-business-6 = رادیو
chicago-business-6-short = رادیو
chicago-business-7 = روزنامه
chicago-business-7-short = روزنام
chicago-business-8 = سینما
chicago-business-8-short = سینما
chicago-business-9 = باشگاه سوارکاری
chicago-business-9-short = سوارکا
chicago-business-10 = باشگاه گلف
chicago-business-10-short = گلف
chicago-business-11 = کاباره
chicago-business-11-short = کاباره
chicago-business-12 = باشگاه بوکس
chicago-business-12-short = بوکس
chicago-business-13 = تقطیرخانه
chicago-business-13-short = تقطیر
chicago-business-14 = رستوران
chicago-business-14-short = رستورا
chicago-business-15 = جواهرفروشی
chicago-business-15-short = جواهر
chicago-business-16 = بنگاه رهنی
chicago-business-16-short = رهنی
chicago-business-17 = کازینو
chicago-business-17-short = کازینو
chicago-business-18 = هتل
chicago-business-18-short = هتل
chicago-business-19 = کارخانه
chicago-business-19-short = کارخان
chicago-business-20 = بانک
chicago-business-20-short = بانک
chicago-business-21 = بندر
chicago-business-21-short = بندر
chicago-business-22 = راه‌آهن
chicago-business-22-short = قطار
chicago-business-23 = کشتارگاه
chicago-business-23-short = کشتار
chicago-business-24 = فرودگاه
chicago-business-24-short = فرودگا

## City cards

chicago-penalty-bribe = رشوه
chicago-penalty-sabotage = خراب‌کاری
chicago-penalty-ethics = مرام‌نامه
chicago-penalty-confrontation = درگیری
chicago-city-card-bribe-short = رشوه
chicago-city-card-bribe-text = کنترل‌کننده‌ی تازه، اگر کارتی در دست داشته باشد، ۱ دلار بیشتر می‌پردازد. با دست‌کم ۴ گانگستر مصون هستید.
chicago-city-card-sabotage-short = تخریب
chicago-city-card-sabotage-text = کنترل‌کننده‌ی تازه یک دارایی از دست می‌دهد. با دست‌کم ۲ نفوذ کلاه و ۲ نفوذ شهر مصون هستید.
chicago-city-card-code-of-ethics-short = مرام
chicago-city-card-code-of-ethics-text = کنترل‌کننده‌ی تازه یک نفوذ از دست می‌دهد. با هر چهار نوع دارایی مصون هستید.
chicago-city-card-confrontation-short = درگیری
chicago-city-card-confrontation-text = کنترل‌کننده‌ی تازه یک گانگستر از دست می‌دهد. با یک نوچه از هر رنگ مصون هستید.
chicago-city-card-al-capone-down = آل کاپون، رو به پایین
chicago-city-card-al-capone-down-short = کاپون ↓
chicago-city-card-al-capone-down-text = باج‌گیری در این ردیف یک کارت بیشتر می‌آورد. در پایان راند یک ردیف پایین می‌رود.
chicago-city-card-al-capone-up = آل کاپون، رو به بالا
chicago-city-card-al-capone-up-short = کاپون ↑
chicago-city-card-al-capone-up-text = باج‌گیری در این ردیف یک کارت بیشتر می‌آورد. در پایان راند یک ردیف بالا می‌رود.

## Mini-board

chicago-area-influence = نفوذ
chicago-area-influence-short = نفو
chicago-area-influence-text = خاکستری + قهوه‌ای: یک بار در هر راند، نفوذ بدون ۱ دلار
chicago-area-gangsters = گانگستر
chicago-area-gangsters-short = گان
chicago-area-gangsters-text = بنفش + بنفش: یک بار در هر راند، گانگستر بدون ۱ دلار
chicago-area-assets = دارایی‌ها
chicago-area-assets-short = دار
chicago-area-assets-text = قهوه‌ای + قهوه‌ای: یک بار در هر راند، دارایی بدون ۱ دلار
chicago-area-business = کسب‌وکار
chicago-area-business-short = کسب
chicago-area-business-text = بنفش + نارنجی: هر بار برداشتن دو کارت به جای یکی
chicago-area-special = ویژه
chicago-area-special-short = ویژ
chicago-area-special-text = نارنجی + نارنجی: هر بار نادیده گرفتن جفت کارت ویژه
chicago-area-movement = جابه‌جایی
chicago-area-movement-short = جاب
chicago-area-movement-text = خاکستری + خاکستری: پس از هر جابه‌جایی می‌توانید مأموری را بیرون ببرید
chicago-power-son = پسر (دست‌کم ۱ کارت خاندان)
chicago-power-son-text = برداشتن دو کارت؛ مصون از یک جریمه در این راند
chicago-power-father = پدر (دست‌کم ۲ کارت خاندان)
chicago-power-father-text = برداشتن چهار کارت؛ می‌توانید مأموری را جابه‌جا کنید
chicago-power-grandfather = پدربزرگ (۳ کارت خاندان)
chicago-power-grandfather-text = برداشتن یک کارت؛ می‌توانید نوچه‌ای بگیرید و مأموری را بیرون ببرید
chicago-extra-A = اکشن اضافه‌ی A
chicago-extra-A-text = روی هم دست‌کم ۴ نفوذ
chicago-extra-B = اکشن اضافه‌ی B
chicago-extra-B-text = دست‌کم ۴ گانگستر
chicago-extra-C = اکشن اضافه‌ی C
chicago-extra-C-text = یک دارایی از هر نوع
chicago-extra-D = اکشن اضافه‌ی D
chicago-extra-D-text = یک نوچه از هر رنگ
chicago-extra-E = اکشن اضافه‌ی E
chicago-extra-E-text = کنترل دست‌کم ۴ کسب‌وکار
chicago-benefit-income = دو کارت
chicago-benefit-bonus = یک پاداش امانتی
chicago-benefit-control = کنترل با نادیده گرفتن یک پیش‌نیاز

## Phases

chicago-phase-set-up = چیدمان بازی
chicago-phase-income = درآمد
chicago-phase-actions = اکشن‌ها
chicago-phase-control = کنترل
chicago-phase-round-end = پایان راند
chicago-phase-end = پایان

## Events: set-up and rounds

chicago-event-deck-made =
    { $cards ->
        [one] کارت‌های سوخته بر می‌خورند و دسته‌ی تازه می‌شوند: { $cards } کارت.
       *[other] کارت‌های سوخته بر می‌خورند و دسته‌ی تازه می‌شوند: { $cards } کارت.
    }
chicago-event-card-dealt =
    { $kind ->
        [hidden] { $seat } یک کارت دریافت می‌کند.
       *[other] { $seat } دریافت می‌کند: { $kind }
    }
chicago-event-card-drawn =
    { $kind ->
        [hidden] { $seat } یک کارت برمی‌دارد.
       *[other] { $seat } برمی‌دارد: { $kind }
    }
chicago-event-card-under =
    { $kind ->
        [hidden] { $seat } یک کارت زیر دسته می‌گذارد.
       *[other] { $seat } زیر دسته می‌گذارد: { $kind }
    }
chicago-event-card-returned =
    { $kind ->
        [hidden] { $seat } یک کارت به زیر دسته برمی‌گرداند.
       *[other] { $seat } به زیر دسته برمی‌گرداند: { $kind }
    }
chicago-event-henchman-laid = نوچه‌ای در گذر { $hole } است: { $colour }
chicago-event-city-card-laid = کنار ردیف { $row } است: «{ $city_card }»
chicago-event-first-henchman = { $seat } با یک نوچه شروع می‌کند: { $colour }
chicago-event-start-player = { $seat } بازیکن شروع‌کننده است.
chicago-event-round-begins = راند { $round } آغاز می‌شود.
chicago-event-phase-begins = فاز: { $phase }
chicago-event-turn-begins =
    { $extra ->
        [yes] { $seat } می‌تواند یک اکشن اضافه انجام دهد.
       *[no] نوبت { $seat } است.
    }
chicago-event-business-revealed = در { $card } رو شد: «{ $business }»
chicago-event-token-laid = یک توکن پاداش روی «{ $card }» است: { $token }

## Events: income

chicago-event-godchild = { $seat } در این راند فرزندخوانده است.
chicago-event-extorted =
    { $cards ->
        [one] { $seat } از «{ $card }» باج می‌گیرد: { $cards } کارت
       *[other] { $seat } از «{ $card }» باج می‌گیرد: { $cards } کارت
    }
chicago-event-not-extorted = { $seat } باجی نمی‌گیرد.
chicago-event-godfather-income = { $seat } دو کارت پدرخوانده را می‌گیرد.

## Events: actions

chicago-event-money-paid =
    { $kind ->
        [hidden] { $seat } ۱ دلار می‌پردازد.
       *[other] { $seat } ۱ دلار می‌پردازد: { $kind }
    }
chicago-event-bonus-used =
    { $by_godfather ->
        [yes] { $seat } از پاداشی که پدرخوانده امانت می‌دهد استفاده می‌کند: { $area }
       *[no] { $seat } از پاداش استفاده می‌کند: { $area }
    }
chicago-event-influence-laid =
    { $side ->
        [hat] { $seat } نفوذ کلاه می‌گذارد{ $kind ->
            [hidden] .
           *[other] : { $kind }
        }
       *[city] { $seat } نفوذ شهر می‌گذارد{ $kind ->
            [hidden] .
           *[other] : { $kind }
        }
    }
chicago-event-gangster-laid = { $seat } یک گانگستر می‌گذارد.
chicago-event-asset-laid = { $seat } یک دارایی می‌گذارد: { $asset }
chicago-event-special-played = { $seat } کارت ویژه‌ی «{ $special }» را بازی می‌کند.
chicago-event-movement-played = { $seat } یک کارت جابه‌جایی بازی می‌کند.
chicago-event-token-moved = { $seat } توکنی را از { $from } به { $to } می‌برد: { $token }
chicago-event-agent-removed = { $seat } مأمور گذر { $hole } را از بازی بیرون می‌برد.
chicago-event-family-laid =
    { $cards ->
        [one] { $seat } کارت خاندان می‌گذارد: { $cards }
       *[other] { $seat } کارت خاندان می‌گذارد: { $cards }
    }
chicago-event-power-used =
    { $power ->
        [son] { $seat } از پسر استفاده می‌کند
        [father] { $seat } از پدر استفاده می‌کند
       *[grandfather] { $seat } از پدربزرگ استفاده می‌کند
    } و می‌سوزاند: { $cards ->
        [one] { $cards } کارت خاندان.
       *[other] { $cards } کارت خاندان.
    }
chicago-event-immune =
    { $penalty ->
        [all] { $seat } در این راند از همه‌ی جریمه‌ها مصون است.
       *[other] { $seat } در این راند مصون است از: «{ $penalty }»
    }
chicago-event-henchman-taken = { $seat } نوچه‌ای از گذر { $hole } می‌گیرد: { $colour }
chicago-event-henchman-placed = { $seat } نوچه‌ای در بخش «{ $area }» قرار می‌دهد: { $colour }
chicago-event-henchman-lost = { $seat } جای خالی ندارد و نوچه‌ای از بازی بیرون می‌رود: { $colour }
chicago-event-agent-placed = مأمور اف‌بی‌آی در گذر { $hole } قرار گرفت.
chicago-event-extra-claimed = { $seat } اکشن اضافه‌ی { $extra } را می‌گیرد.
chicago-event-extra-used = { $seat } از اکشن اضافه‌ی { $extra } استفاده می‌کند.
chicago-event-blackmailed =
    { $kind ->
        [hidden] { $seat } یک کارت از دست { $victim } می‌گیرد.
       *[other] { $seat } از دست { $victim } می‌گیرد: { $kind }
    }
chicago-event-card-discarded =
    { $kind ->
        [hidden] { $seat } یک کارت می‌سوزاند.
       *[other] { $seat } می‌سوزاند: { $kind }
    }

## Events: control

chicago-event-claim-announced =
    { $ignoring ->
        [none] { $seat } بر «{ $card }» ادعا می‌کند.
        [henchmen] { $seat } با کمک پدرخوانده و بدون نوچه‌ها بر «{ $card }» ادعا می‌کند.
        [asset] { $seat } با کمک پدرخوانده و بدون دارایی بر «{ $card }» ادعا می‌کند.
        [influence] { $seat } با کمک پدرخوانده و بدون نفوذ بر «{ $card }» ادعا می‌کند.
        [family] { $seat } با کمک پدرخوانده و بدون کارت خاندان بر «{ $card }» ادعا می‌کند.
        [gangsters] { $seat } با کمک پدرخوانده و بدون گانگسترها بر «{ $card }» ادعا می‌کند.
       *[money] { $seat } با کمک پدرخوانده و بدون پول بر «{ $card }» ادعا می‌کند.
    }
chicago-event-attack-announced =
    { $ignoring ->
        [none] { $seat } در «{ $card }» به { $owner } حمله می‌کند.
        [henchmen] { $seat } با کمک پدرخوانده و بدون نوچه‌ها در «{ $card }» به { $owner } حمله می‌کند.
        [asset] { $seat } با کمک پدرخوانده و بدون دارایی در «{ $card }» به { $owner } حمله می‌کند.
        [influence] { $seat } با کمک پدرخوانده و بدون نفوذ در «{ $card }» به { $owner } حمله می‌کند.
        [family] { $seat } با کمک پدرخوانده و بدون کارت خاندان در «{ $card }» به { $owner } حمله می‌کند.
        [gangsters] { $seat } با کمک پدرخوانده و بدون گانگسترها در «{ $card }» به { $owner } حمله می‌کند.
       *[money] { $seat } با کمک پدرخوانده و بدون پول در «{ $card }» به { $owner } حمله می‌کند.
    }
chicago-event-passed = { $seat } پاس می‌دهد.
chicago-event-opposed =
    { $ignoring ->
        [none] { $seat } مخالفت می‌کند.
        [henchmen] { $seat } با کمک پدرخوانده و بدون نوچه‌ها مخالفت می‌کند.
        [asset] { $seat } با کمک پدرخوانده و بدون دارایی مخالفت می‌کند.
        [influence] { $seat } با کمک پدرخوانده و بدون نفوذ مخالفت می‌کند.
        [family] { $seat } با کمک پدرخوانده و بدون کارت خاندان مخالفت می‌کند.
        [gangsters] { $seat } با کمک پدرخوانده و بدون گانگسترها مخالفت می‌کند.
       *[money] { $seat } با کمک پدرخوانده و بدون پول مخالفت می‌کند.
    }
chicago-event-not-opposed = { $seat } مخالفت نمی‌کند.
chicago-event-opposition-won = { $seat } با مخالفت «{ $card }» را می‌برد.
chicago-event-control-taken =
    { $from ->
        [none] { $seat } کنترل «{ $card }» را به دست می‌گیرد.
       *[other] { $seat } «{ $card }» را از { $from } می‌گیرد.
    }
chicago-event-token-taken = { $seat } توکن پاداش را می‌گیرد: { $token }
chicago-event-chief-placed = { $seat } سرکرده‌ی خاندان را روی «{ $card }» می‌گذارد.
chicago-event-gangster-lost =
    { $token ->
        [yes] { $seat } یک توکن گانگستر می‌دهد.
       *[no] { $seat } یک گانگستر می‌دهد.
    }
chicago-event-influence-lost =
    { $side ->
        [hat] { $token ->
            [yes] { $seat } یک توکن نفوذ کلاه می‌دهد.
           *[no] { $seat } نفوذ کلاه می‌دهد{ $kind ->
                [hidden] .
               *[other] : { $kind }
            }
        }
       *[city] { $token ->
            [yes] { $seat } یک توکن نفوذ شهر می‌دهد.
           *[no] { $seat } نفوذ شهر می‌دهد{ $kind ->
                [hidden] .
               *[other] : { $kind }
            }
        }
    }
chicago-event-asset-lost =
    { $token ->
        [yes] { $seat } یک توکن دارایی می‌دهد: { $asset }
       *[no] { $seat } یک دارایی می‌دهد: { $asset }
    }
chicago-event-penalty-escaped = { $seat } از جریمه‌ی «{ $penalty }» مصون است.
chicago-event-penalty-strikes = جریمه‌ی «{ $penalty }» بر { $seat } اجرا می‌شود.
chicago-event-penalty-empty = { $seat } در برابر جریمه‌ی «{ $penalty }» چیزی برای از دست دادن ندارد.

## Events: end of a round and of the game

chicago-event-hand-limit =
    { $kind ->
        [hidden] { $seat } به خاطر محدودیت کارت‌های دست یک کارت می‌سوزاند.
       *[other] { $seat } به خاطر محدودیت کارت‌های دست می‌سوزاند: { $kind }
    }
chicago-event-city-cards-taken = کارت‌های شهر برداشته می‌شوند.
chicago-event-scored =
    { $score ->
        [one] { $seat } با { $score } امتیاز به پایان می‌رسد.
       *[other] { $seat } با { $score } امتیاز به پایان می‌رسد.
    }
chicago-event-winner = { $seat } برنده می‌شود.
chicago-event-place-points =
    { $points ->
        [one] { $seat } بابت جایگاه { $points } امتیاز می‌گیرد.
       *[other] { $seat } بابت جایگاه { $points } امتیاز می‌گیرد.
    }

## Several events told as one

chicago-log-dealt =
    { $cards ->
        [hidden] { $seat } دریافت می‌کند: { $count ->
            [one] { $count } کارت.
           *[other] { $count } کارت.
        }
       *[other] { $seat } دریافت می‌کند: { $cards }
    }
chicago-log-draws =
    { $cards ->
        [hidden] { $seat } برمی‌دارد: { $count ->
            [one] { $count } کارت.
           *[other] { $count } کارت.
        }
       *[other] { $seat } برمی‌دارد: { $cards }
    }
chicago-log-under =
    { $cards ->
        [hidden] { $seat } زیر دسته می‌گذارد: { $count ->
            [one] { $count } کارت.
           *[other] { $count } کارت.
        }
       *[other] { $seat } زیر دسته می‌گذارد: { $cards }
    }
chicago-log-pays =
    { $cards ->
        [hidden] { $seat } می‌پردازد: { $count } دلار
       *[other] { $seat } می‌پردازد: { $count } دلار ({ $cards })
    }
chicago-log-discards =
    { $cards ->
        [hidden] { $seat } می‌سوزاند: { $count ->
            [one] { $count } کارت.
           *[other] { $count } کارت.
        }
       *[other] { $seat } می‌سوزاند: { $cards }
    }
chicago-log-limit =
    { $cards ->
        [hidden] { $seat } به خاطر محدودیت کارت‌های دست می‌سوزاند: { $count ->
            [one] { $count } کارت.
           *[other] { $count } کارت.
        }
       *[other] { $seat } به خاطر محدودیت کارت‌های دست می‌سوزاند: { $cards }
    }

## Actions

chicago-action-influence =
    { $side ->
        [hat] نفوذ کلاه: { $card }
       *[city] نفوذ شهر: { $card }
    }
chicago-action-gangster = گذاشتن یک گانگستر
chicago-action-asset = دارایی: { $asset }
chicago-action-business = رو کردن: { $card }
chicago-action-business-draw = کسب‌وکار: برداشتن یک کارت، همه‌ی کسب‌وکارها رو شده‌اند
chicago-action-special = کارت ویژه: { $special }
chicago-action-special-by-godfather = کارت ویژه با کمک پدرخوانده: { $special }
chicago-action-movement = جابه‌جایی: بردن یک یا دو توکن
chicago-action-family =
    { $cards ->
        [one] خاندان: گذاشتن { $cards } کارت
       *[other] خاندان: گذاشتن { $cards } کارت
    }
chicago-action-son = قدرت خاندان: پسر
chicago-action-father = قدرت خاندان: پدر
chicago-action-grandfather = قدرت خاندان: پدربزرگ
chicago-action-go-on = ادامه
chicago-action-pay = پرداخت با: { $card }
chicago-action-free = بدون پرداخت: با پاداشتان
chicago-action-free-by-godfather = بدون پرداخت: با پاداش پدرخوانده
chicago-action-reveal = رو کردن: { $card }
chicago-action-extort = باج گرفتن: { $card }
chicago-action-no-extortion = باج نگرفتن
chicago-action-godfather-income = گرفتن دو کارت پدرخوانده
chicago-action-under = گذاشتن زیر دسته: { $card }
chicago-action-use-bonus = استفاده از پاداش
chicago-action-no-bonus = صرف‌نظر از پاداش
chicago-action-use-bonus-by-godfather = استفاده از پاداش پدرخوانده
chicago-action-token = گذر { $hole } ({ $token })
chicago-action-no-token = جابه‌جا نکردن توکن (دیگر)
chicago-action-to = به گذر { $hole }
chicago-action-remove-agent = مأمور گذر { $hole }
chicago-action-no-agent = بیرون نبردن مأمور
chicago-action-place-own = { $area }
chicago-action-place-shared = { $area }
chicago-action-lay = گذاشتن: { $card }
chicago-action-lay-influence =
    { $side ->
        [hat] نفوذ کلاه: { $card }
       *[city] نفوذ شهر: { $card }
    }
chicago-action-no-more = کارت بیشتری نه
chicago-action-rival = { $seat }
chicago-action-no-rival = هیچ‌کس دیگر
chicago-action-discard = سوزاندن: { $card }
chicago-action-lose-gangster =
    { $of ->
        [card] یک کارت گانگستر
       *[token] یک توکن گانگستر
    }
chicago-action-lose-influence =
    { $side ->
        [hat] نفوذ کلاه: { $card }
       *[city] نفوذ شهر: { $card }
    }
chicago-action-lose-influence-token =
    { $side ->
        [hat] توکن نفوذ کلاه
       *[city] توکن نفوذ شهر
    }
chicago-action-lose-asset = کارت: { $asset }
chicago-action-lose-asset-token = توکن: { $asset }
chicago-action-immune = { $penalty }
chicago-action-claim =
    { $ignoring ->
        [none] ادعا: { $card }
        [henchmen] ادعا با کمک: { $card } بدون نوچه‌ها
        [asset] ادعا با کمک: { $card } بدون دارایی
        [influence] ادعا با کمک: { $card } بدون نفوذ
        [family] ادعا با کمک: { $card } بدون کارت خاندان
        [gangsters] ادعا با کمک: { $card } بدون گانگسترها
       *[money] ادعا با کمک: { $card } بدون پول
    }
chicago-action-attack =
    { $ignoring ->
        [none] حمله: { $card }
        [henchmen] حمله با کمک: { $card } بدون نوچه‌ها
        [asset] حمله با کمک: { $card } بدون دارایی
        [influence] حمله با کمک: { $card } بدون نفوذ
        [family] حمله با کمک: { $card } بدون کارت خاندان
        [gangsters] حمله با کمک: { $card } بدون گانگسترها
       *[money] حمله با کمک: { $card } بدون پول
    }
chicago-action-pass = پاس دادن
chicago-action-oppose =
    { $ignoring ->
        [none] مخالفت
        [henchmen] مخالفت با کمک پدرخوانده، بدون نوچه‌ها
        [asset] مخالفت با کمک پدرخوانده، بدون دارایی
        [influence] مخالفت با کمک پدرخوانده، بدون نفوذ
        [family] مخالفت با کمک پدرخوانده، بدون کارت خاندان
        [gangsters] مخالفت با کمک پدرخوانده، بدون گانگسترها
       *[money] مخالفت با کمک پدرخوانده، بدون پول
    }
chicago-action-no-opposition = مخالفت نکردن
chicago-action-henchman = گذر { $hole } ({ $colour })
chicago-action-chief = گذاشتن سرکرده در آن‌جا
chicago-action-no-chief = نگه داشتن سرکرده
chicago-action-extra = اکشن اضافه‌ی { $extra }
chicago-action-return = برگرداندن: { $card }
chicago-action-keep = نگه داشتن: { $card }

## The first list of a turn

chicago-group-power-son = قدرت خاندان: پسر
chicago-group-power-father = قدرت خاندان: پدر
chicago-group-power-grandfather = قدرت خاندان: پدربزرگ
chicago-group-hat = نفوذ: کلاه
chicago-group-city = نفوذ: شهر
chicago-group-gangster = گانگسترها: گذاشتن یکی
chicago-group-asset = دارایی‌ها: گذاشتن یکی
chicago-group-business = کسب‌وکار: رو کردن و برداشتن
chicago-group-special = ویژه: بازی کردن یک کارت
chicago-group-movement = جابه‌جایی: بردن توکن‌ها
chicago-group-family = خاندان: گذاشتن کارت
chicago-group-claim = ادعا بر یک کسب‌وکار
chicago-group-claim-help = ادعا با کمک پدرخوانده
chicago-group-attack = حمله به یک کسب‌وکار
chicago-group-attack-help = حمله با کمک پدرخوانده
chicago-group-pass = پاس دادن: از این فاز بیرون می‌روید
chicago-group-go-on = ادامه بدون اکشن اضافه
chicago-group-row-a = گذرهای ردیف a
chicago-group-row-b = گذرهای ردیف b
chicago-group-row-c = گذرهای ردیف c
chicago-group-row-d = گذرهای ردیف d
chicago-group-row-e = گذرهای ردیف e
chicago-group-row-f = گذرهای ردیف f

## What is asked

chicago-prompt-act =
    { $extra ->
        [yes] اکشن اضافه‌ی شما: انجامش دهید یا ۲ امتیازش را نگه دارید.
       *[no] نوبت شماست: یک اکشن انجام دهید.
    }
chicago-prompt-after =
    { $window ->
        [taken] کنترل مال شماست: از یک قدرت خاندان استفاده می‌کنید یا ادامه می‌دهید؟
        [end] پیش از پایان نوبت شما: از یک قدرت خاندان استفاده می‌کنید یا ادامه می‌دهید؟
       *[action] اکنون از یک قدرت خاندان استفاده می‌کنید یا ادامه می‌دهید؟
    }
chicago-prompt-pay =
    { $for ->
        [influence] برای نفوذ ۱ دلار بپردازید: یک کارت بسوزانید.
        [gangsters] برای گانگستر ۱ دلار بپردازید: یک کارت بسوزانید.
        [assets] برای دارایی ۱ دلار بپردازید: یک کارت بسوزانید.
        [bribe] رشوه: ۱ دلار بپردازید، یک کارت بسوزانید.
       *[business] برای «{ $card }» { $amount } دلار بپردازید: { $amount ->
            [one] { $amount } کارت بسوزانید.
           *[other] { $amount } کارت بسوزانید.
        }
    }
chicago-prompt-reveal = یک کسب‌وکار را رو کنید: کدام کارت به پشت؟
chicago-prompt-extort =
    { $godchild ->
        [yes] چیز تازه‌ای برای باج گرفتن ندارید. دو کارت پدرخوانده را می‌گیرید؟
       *[no] از یکی از کسب‌وکارهایتان باج می‌گیرید؟
    }
chicago-prompt-under =
    { $attacked ->
        [yes] { $seat } به «{ $card }» شما حمله می‌کند و برای آن دو کارت برداشتید. کدام یک زیر دسته می‌رود؟
       *[no]
            { $count ->
                [one] کدام یک از کارت‌هایی که برداشتید زیر دسته می‌رود؟
               *[other] کدام { $count } کارت از کارت‌هایی که برداشتید زیر دسته می‌رود؟
            }
    }
chicago-prompt-use-bonus =
    { $area ->
        [business] پاداش کسب‌وکار: دو کارت به جای یکی برمی‌دارید؟
       *[movement] پاداش جابه‌جایی: مأموری را بیرون می‌برید؟
    }
chicago-prompt-token =
    { $purpose ->
        [father] پدر: کدام مأمور جابه‌جا می‌شود؟
        [second] جابه‌جایی: کدام توکن دوم جابه‌جا می‌شود؟
       *[movement] جابه‌جایی: کدام توکن جابه‌جا می‌شود؟
    }
chicago-prompt-hole = از گذر { $hole } کجا می‌رود؟ ({ $token })
chicago-prompt-agent = کدام مأمور از بازی بیرون می‌رود؟
chicago-prompt-place = نوچه‌ی شما کجا می‌رود؟ ({ $colour })
chicago-prompt-lay = «{ $special }»: کدام کارت را بدون پرداخت می‌گذارید؟
chicago-prompt-rival =
    { $special ->
        [S8] سوءقصد: چه کسی یک گانگستر از دست می‌دهد؟
       *[S9] حق‌السکوت: از دست چه کسی کارت می‌گیرید؟
    }
chicago-prompt-lose-gangster =
    { $why ->
        [attack] حمله یک گانگستر هزینه دارد: کدام؟
        [penalty] درگیری یک گانگستر هزینه دارد: کدام؟
       *[special] سوءقصد یک گانگستر هزینه دارد: کدام؟
    }
chicago-prompt-lose-influence =
    { $why ->
        [penalty] مرام‌نامه یک نفوذ هزینه دارد: کدام؟
       *[opposition] مخالفت شما یک نفوذ هزینه دارد: کدام؟
    }
chicago-prompt-lose-asset = خراب‌کاری یک دارایی هزینه دارد: کدام؟
chicago-prompt-choose-penalty = پسر: در این راند از کدام جریمه مصون هستید؟
chicago-prompt-claim = نوبت شماست: بر یک کسب‌وکار ادعا کنید، به یکی حمله کنید یا پاس دهید.
chicago-prompt-oppose = { $seat } بر «{ $card }» ادعا می‌کند. مخالفت می‌کنید؟ یک نفوذ هزینه دارد.
chicago-prompt-henchman =
    { $why ->
        [grandfather] پدربزرگ: کدام نوچه‌ی شهر را می‌گیرید؟
        [special] وسوسه: کدام نوچه را می‌گیرید؟
       *[control] کدام نوچه‌ی کنار «{ $card }» را می‌گیرید؟
    }
chicago-prompt-chief = سرکرده‌ی خاندانتان را روی «{ $card }» می‌گذارید؟ در این راند کسی نمی‌تواند به آن حمله کند.
chicago-prompt-extra-choice = به دو شرط رسیده‌اید: کدام اکشن اضافه را می‌گیرید؟
chicago-prompt-discard = پول‌شویی: حداکثر { $count } کارت بسوزانید؛ به همان تعداد و دو کارت بیشتر برمی‌دارید.
chicago-prompt-return-cards = دو کارتی را که به زیر دسته برمی‌گردند مخفیانه انتخاب کنید؛ اول کارت بالاتر.
chicago-prompt-keep-cards =
    { $limit ->
        [one] محدودیت کارت‌های دست: { $limit } کارتی را که نگه می‌دارید انتخاب کنید.
       *[other] محدودیت کارت‌های دست: { $limit } کارتی را که نگه می‌دارید انتخاب کنید.
    }

## Hints: what a choice brings

chicago-need-henchmen = نوچه: { $colours }
chicago-need-asset = دارایی: { $asset }
chicago-need-any = دلخواه
chicago-need-influence =
    { $side ->
        [hat] { $count } نفوذ کلاه
       *[city] { $count } نفوذ شهر
    }
chicago-need-family = یک کارت خاندان
chicago-need-gangsters =
    { $count ->
        [one] { $count } گانگستر
       *[other] { $count } گانگستر
    }
chicago-need-money = { $count } دلار
chicago-hint-business = پیش‌نیاز: { $needs } ← درآمد { $income }، امتیاز { $points }
chicago-hint-control = پرداخت { $money } دلار ← درآمد { $income }، امتیاز { $points }
chicago-hint-token = توکن: { $token }
chicago-hint-owner = در برابر { $seat }
chicago-hint-penalty =
    { $immune ->
        [yes] مصون از { $penalty }
       *[no] جریمه: { $penalty }
    }
chicago-hint-loss =
    { $penalty ->
        [bribe] کنار ردیف { $row }، ۱ دلار بیشتر هزینه دارد
        [sabotage] کنار ردیف { $row }، یک دارایی هزینه دارد
        [code-of-ethics] کنار ردیف { $row }، یک نفوذ هزینه دارد
       *[confrontation] کنار ردیف { $row }، یک گانگستر هزینه دارد
    }
chicago-hint-cards =
    { $cards ->
        [one] برداشتن { $cards } کارت
       *[other] برداشتن { $cards } کارت
    }
chicago-hint-near = کنارش: { $tokens }
chicago-hint-row = ردیف: { $card }
chicago-hint-area = آن‌جا: { $inside } · { $bonus }
chicago-hint-areas = برای { $areas }
chicago-hint-completes = کامل می‌کند: { $areas }
chicago-hint-fourth = جایی نمانده: از بازی بیرون می‌رود
chicago-hint-rival =
    { $cards ->
        [one] { $cards } کارت در دست
       *[other] { $cards } کارت در دست
    }، { $gangsters ->
        [one] { $gangsters } گانگستر
       *[other] { $gangsters } گانگستر
    }
chicago-hint-special = { $mark }{ $pair } ← { $text }
chicago-group-have = دارید: { $have }
chicago-group-count =
    { $count ->
        [one] { $count } گزینه
       *[other] { $count } گزینه
    }

## The screen

chicago-ui-round = راند { $round }/{ $rounds }
chicago-ui-start-player = شروع‌کننده:
chicago-ui-piles = دسته { $deck } · سوخته { $discards }
chicago-ui-supply = مأمورهای ذخیره { $agents } · اکشن‌های اضافه‌ی مانده { $extras }
chicago-ui-aside = کنار گذاشته: { $cards }
chicago-ui-godchild-uses =
    { $used ->
        [none] فرزندخوانده، دو کمک باز
       *[other] فرزندخوانده، استفاده‌شده: { $used }
    }
chicago-ui-city = شیکاگو
chicago-ui-need =
    { $what ->
        [hat] کلاه{ $count }
        [city] شهر{ $count }
        [any] دارایی
        [mansion] عمارت
        [car] خودرو
        [art] هنر
        [title] ورقه
        [family] خاند
        [gangsters] { $count }گانگ
       *[money] ${ $count }
    }
chicago-ui-need-tiny =
    { $what ->
        [hat] کلا{ $count }
        [city] شهر{ $count }
        [any] دارا
        [mansion] عمار
        [car] خود
        [art] هنر
        [title] ورقه
        [family] خاند
        [gangsters] { $count }گ
       *[money] ${ $count }
    }
chicago-ui-worth-tiny = { $income }/{ $points }
chicago-ui-worth = { $income }ک { $points }★
chicago-ui-penalty = جریمه
chicago-asset-mansion-mark = M
chicago-asset-car-mark = C
chicago-asset-art-mark = A
chicago-asset-title-mark = T
chicago-ui-column-hand = دست
chicago-ui-column-control = کنترل
chicago-ui-column-gangsters = گانگ
chicago-ui-column-hat = کلاه
chicago-ui-column-city = شهر
chicago-ui-column-assets = دارا
chicago-ui-column-family = خاند
chicago-ui-column-extra = اضافه
chicago-ui-players-line = کارت/کسب‌وکار/گانگستر/نفوذ
chicago-ui-godchild-mark = ف{ $left }
chicago-ui-passed-mark = –
chicago-ui-start = شروع‌کننده
chicago-ui-godchild =
    { $left ->
        [0] فرزندخوانده
       *[other] فرزندخوانده ({ $left } مانده)
    }
chicago-ui-passed = پاس داده
chicago-ui-given =
    { $points ->
        [one] بابت جایگاه: { $points } امتیاز
       *[other] بابت جایگاه: { $points } امتیاز
    }
chicago-ui-immune =
    { $penalties ->
        [all] مصون از همه‌ی جریمه‌ها
       *[other] مصون از: { $penalties }
    }
chicago-ui-seat-first = دست { $hand } · کنترل { $controlled }/۱۰ · گانگ { $gangsters } · خاند { $family }
chicago-ui-seat-second = کلاه { $hat } · شهر { $city } · دارایی‌ها: { $assets }
chicago-ui-seat-extra = اضافه { $extras }
chicago-ui-first = نوچه‌ی اول:
chicago-ui-your-influence = نفوذ شما:
chicago-ui-side =
    { $side ->
        [hat] کلاه { $count }
       *[city] شهر { $count }
    }
chicago-ui-over-limit =
    { $over ->
        [one] { $over } کارت بیش از محدودیت { $limit } کارت دست: در پایان این راند می‌رود.
       *[other] { $over } کارت بیش از محدودیت { $limit } کارت دست: در پایان این راند می‌روند.
    }
chicago-ui-sure =
    { $what ->
        [pass] هر کس پاس دهد از این فاز بیرون است. هنوز می‌توانستید بگیرید: { $cards }
       *[no-extortion] هنوز می‌توانستید باج بگیرید از: { $cards }
    }
chicago-ui-keys = ? راهنما · a توصیه · j کارت‌ها · p N پیش‌نمایش · u برگرداندن · l گزارش · q · ≈ بازسازی‌شده، نه مقدار چاپی
chicago-sure = Enter یا y انجام می‌دهد؛ هر کلید دیگر انتخاب دوباره است.
chicago-ui-own-specials = کارت‌های ویژه‌ی شما
chicago-ui-businesses = کسب‌وکارها
chicago-ui-city-cards = کارت‌های شهر
chicago-ui-extras = اکشن‌های اضافه، هر کدام برای اولین کسی که به آن برسد
chicago-ui-bonuses = پاداش‌های صفحه‌ی شخصی
chicago-ui-powers = قدرت‌های خاندان: همه‌ی کارت‌های خاندان روی میزتان می‌رود
chicago-ui-gone = رفته
chicago-pick-total =
    { $count ->
        [one] { $cards } ({ $count } کارت)
       *[other] { $cards } ({ $count } کارت)
    }
chicago-usage =
    { $command ->
        [c] c یک کارت می‌خواهد: c S3، c کازینو، c B3 برای کسب‌وکار B3، c b3 برای گذر
        [r] r یک قانون می‌خواهد: r C6.3
       *[p] p شماره‌ی یک گزینه را می‌خواهد: p 2
    }
chicago-no-such-card = کارت، جا یا گذری با این شناسه یا نام نیست: { $id }
chicago-place-down = { $place }: کسب‌وکاری که به پشت است
chicago-place-gap =
    { $inside ->
        [none] { $hole }: یک گذر؛ خالی است
       *[other] { $hole }: یک گذر؛ در آن: { $inside }
    }
chicago-place-beside = کنارش: { $businesses }
chicago-preview-control = «{ $card }»: { $what }
chicago-preview-near =
    { $tokens ->
        [none] نوچه‌ای کنارش نیست.
       *[other] کنارش هستند: { $tokens }
    }
chicago-preview-opposition =
    { $seats ->
        [none] در وضع کنونی کسی نمی‌تواند مخالفت کند.
       *[other] این‌ها می‌توانند مخالفت کنند: { $seats }
    }
chicago-end-businesses = کسب‌وکار
chicago-end-henchmen = نوچه
chicago-end-assets = دارایی
chicago-end-extras = اضافه
chicago-end-cards = کارت
chicago-end-agents = مأمور
chicago-end-place = جایگاه
chicago-end-influence = نفوذ
chicago-score-note = اگر بازی همین حالا تمام شود. هر مأمور کنار یک کسب‌وکار یک امتیاز از کنترل‌کننده‌اش کم می‌کند؛ تساوی را نفوذ بیشتر می‌برد.
chicago-help =
    شماره‌ی یک گزینه را بنویسید و Enter بزنید؛ جایی که چند کارت انتخاب می‌شود،
    همه‌ی شماره‌ها را یک‌جا بنویسید.
    0      بازگشت به فهرست اول
    p N    پیش‌نمایش: گزینه‌ی N چه می‌آورد، پیش از انتخاب؛ برای چند کارت: p 1 3
    u      برگرداندن آخرین فرمان، تا آخرین رو شدن
    a      توصیه: سه گزینه‌ی بهتر، شانس برد، سود و خطر هر کدام
    j      کارت‌های ویژه، کسب‌وکارها، کارت‌های شهر، اکشن‌های اضافه، پاداش‌ها، قدرت‌ها
    score  امتیاز تا این‌جا، به تفکیک منبع
    b      کل شهر و همه‌ی صفحه‌های شخصی
    l      کل گزارش بازی
    c X    کارت با شناسه، نام یا آغاز نام، آن‌چه در یک جا یا گذر است،
           یا یک اکشن اضافه: مقدارها، متن و منبعشان
           (c S3، c کازینو، c B3، c b3، c خراب‌کاری، c A)
    r ID   یک قانون (مثلاً r C6.3)
    s      ذخیره؛ s FILE جای دیگری ذخیره می‌کند
    q      ذخیره و خروج
    نوشتار خود موتور هم کار می‌کند (مثلاً: asset car; pay gangster).
    ▸ فاز کنونی
    B3: سومین کسب‌وکار ردیف B · b3: سومین گذر ردیف b · در گذر:
    نوچه‌ی O نارنجی، P بنفش، B قهوه‌ای، G خاکستری، A مأمور اف‌بی‌آی، · هیچ
    ░ به پشت · +هنر +عمار یک توکن پاداش: اثر هنری، عمارت
    گا○ در کنترل گا، هنوز باج نگرفته · گا● باج گرفته · ♛ با سرکرده روی آن
    در صفحه‌ی کوچک هر ردیف یک سطر است و حرفش در آغاز: «3کازینو گا○» سومین
    کسب‌وکار آن است، «3OA» سومین گذر آن با یک نوچه‌ی نارنجی و یک مأمور،
    + یک توکن پاداش؛ کارت شهر در پایان سطر است
    2ک 3★ یا 2/3: درآمد دو کارت، سه امتیاز · پیش‌نیازهایی که ندارید
    کم‌رنگ‌اند · 2گانگ یا 2گ دو گانگستر · خاند یک کارت خاندان
    نفو گان دار کسب ویژ جاب: بخش‌های صفحه‌ی شخصی؛ ✓ پاداش آماده، ✗ در این
    راند استفاده‌شده؛ M C A T: عمارت، خودرو، اثر هنری، ورقه‌ی بهادار
    کنترل: کسب‌وکارهای تحت کنترل · ¹ بازیکن شروع‌کننده · – پاس داده
    ف2 فرزندخوانده با دو کمک باز · حرفی پس از کو: نوچه‌ی اول
    ≈ بازسازی‌شده، نه مقدار چاپی

## Advice

chicago-advice-note-reasons = ▲ سود و ▼ خطر به امتیاز پایان بازی، در برابر گزینه‌ی میانگین.
chicago-advice-gain-hand = دست بهتری برایتان می‌گذارد
chicago-advice-risk-hand = کارت‌های خوبتان را می‌گیرد
chicago-advice-gain-influence = نفوذتان را بالا می‌برد
chicago-advice-risk-influence = نفوذتان را پایین‌تر می‌گذارد
chicago-advice-gain-gangsters = دار و دسته‌تان را قوی‌تر می‌کند
chicago-advice-risk-gangsters = دار و دسته‌تان را ضعیف‌تر می‌گذارد
chicago-advice-gain-family = از خاندانتان بهتر بهره می‌برد
chicago-advice-risk-family = از خاندانتان کمتر بهره می‌برد
chicago-advice-gain-henchmen = نوچه و پاداش نوچه‌ها را به دست می‌آورد
chicago-advice-risk-henchmen = نوچه‌ی کمتری برایتان می‌گذارد یا آن‌ها را در خطر می‌گذارد
chicago-advice-gain-assets = به دارایی‌هایتان می‌افزاید
chicago-advice-risk-assets = چیزی به دارایی‌هایتان نمی‌افزاید
chicago-advice-gain-extras = یک اکشن اضافه را در دسترس می‌آورد
chicago-advice-risk-extras = یک اکشن اضافه را از دسترس دور می‌کند
chicago-advice-gain-income = درآمد می‌آورد
chicago-advice-risk-income = از درآمدتان کم می‌کند
chicago-advice-gain-businesses = راه کسب‌وکارها را باز می‌کند
chicago-advice-risk-businesses = کسب‌وکارها را از دسترس دور می‌گذارد
chicago-advice-gain-attacks = حمله‌ای را آماده می‌کند
chicago-advice-risk-attacks = از حمله‌ای می‌گذرد
chicago-advice-gain-threats = کسب‌وکارهایتان را امن‌تر می‌کند
chicago-advice-risk-threats = کسب‌وکارهایتان را در برابر حمله بی‌دفاع می‌گذارد
chicago-advice-gain-turns = نوبت‌های بیشتری در این راند برایتان می‌گذارد
chicago-advice-risk-turns = نوبت‌هایی از این راند را از شما می‌گیرد
chicago-advice-gain-points = همین حالا امتیاز می‌آورد
chicago-advice-risk-points = همین حالا امتیاز کمتری می‌آورد
