### The Godfather: Corleone’s Empire, in Persian (unofficial engine, our own words).
### Most cards are reconstructed and not the printed ones; names of players, cards and places come into a
### sentence as finished words, after a colon or in quotes. In events a field that the reader may not see is
### “hidden”, and one that is empty is “none”.

godfather-title = پدرخوانده: امپراتوری کورلئون

## Families and figures

godfather-family-marzullo = مارزولو
godfather-family-marzullo-mark = مز
godfather-family-matarazzo = ماتاراتزو
godfather-family-matarazzo-mark = مت
godfather-family-pizzino = پیتزینو
godfather-family-pizzino-mark = پی
godfather-family-vitale = ویتاله
godfather-family-vitale-mark = وی
godfather-family-caccamo = کاکامو
godfather-family-caccamo-mark = کا
godfather-family-neutral = فیگورهای بی‌طرف
godfather-member-don = رئیس خاندان
godfather-member-consigliere = مشاور
godfather-member-heir = جانشین
godfather-neutral-mayor = شهردار
godfather-neutral-union-boss = رئیس اتحادیه
godfather-neutral-union-boss-mark = رت
godfather-neutral-police-chief = رئیس پلیس

## Board

godfather-turf-WS = وال‌استریت
godfather-turf-BK = بروکلین
godfather-turf-UES = اپر ایست‌ساید
godfather-turf-QN = کوئینز
godfather-turf-UWS = اپر وست‌ساید
godfather-turf-MT = میدتاون
godfather-turf-CH = چلسی
godfather-turf-CP = سنترال پارک
godfather-space-R01 = دروازه‌ی چمن شمالی
godfather-space-R02 = پله‌های موزه
godfather-space-R03 = قایق‌خانه
godfather-space-R04 = غرب میدان کلمبوس
godfather-space-R05 = محوطه‌ی وست‌اند
godfather-space-R06 = فواره‌ی میدان
godfather-space-R07 = نبش پلازا
godfather-space-R08 = رمپ ترای‌بورو
godfather-space-R09 = رمپ کوئینزبورو
godfather-space-R10 = تونل میدتاون
godfather-space-R11 = نهر نیوتاون
godfather-space-R12 = قایق گرین‌پوینت
godfather-space-R13 = اسکله‌ی ویلیامزبرگ
godfather-space-R14 = میدان یونیون
godfather-space-R15 = بازار گنزوورت
godfather-space-R16 = پل بروکلین
godfather-space-R17 = بارانداز وایت‌هال
godfather-place-tile-slot = فضای تایل { $turf }

## Businesses

godfather-business-P-WS = تراست خیابان هانوور
godfather-business-P-BK = بطری‌پرکنی گوانوس
godfather-business-P-UES = هنرهای زیبای لکسینگتون
godfather-business-P-QN = اوراقی سانی‌ساید
godfather-business-P-UWS = باشگاه اسب‌دوانی ریورساید
godfather-business-P-MT = راه‌آهن پن‌سنترال
godfather-business-P-CH = باراندازان اسکله‌ی ۵۴
godfather-business-P-CP = دکه‌ی صحنه‌ی پارک
godfather-business-TB1 = اسلحه‌سازی خیابان فولتون
godfather-business-TB2 = میخانه‌ی باوری
godfather-business-TB3 = مؤسسه‌ی کفن‌ودفن سن روکو
godfather-business-TB4 = بنگاه رهنی مالبری
godfather-business-TB5 = خشک‌شویی ستاره
godfather-business-TB6 = دفتر وام دلانسی
godfather-business-TB7 = کاریابی رانندگان کامیون
godfather-business-TB8 = خزانه‌ی خز اورچارد
godfather-business-TR1 = انبار اسکله‌ی ۱۳
godfather-business-TR2 = واردات شام
godfather-business-TR3 = کازینوی استارلایت
godfather-business-TR4 = بانک خصوصی بتری

## Bills, goods, icons, colours, phases

godfather-bill-1 = ۱ دلاری
godfather-bill-2 = ۲ دلاری
godfather-bill-3 = ۳ دلاری
godfather-bill-5 = ۵ دلاری
godfather-good-gun = اسلحه
godfather-good-booze = مشروب الکلی
godfather-good-blood = پول خون
godfather-good-narcotics = مواد مخدر
godfather-supply-bill-1 = کارت‌های ۱ دلاری
godfather-supply-bill-2 = کارت‌های ۲ دلاری
godfather-supply-bill-3 = کارت‌های ۳ دلاری
godfather-supply-bill-5 = کارت‌های ۵ دلاری
godfather-supply-good-gun = اسلحه
godfather-supply-good-booze = مشروب الکلی
godfather-supply-good-blood = پول خون
godfather-supply-good-narcotics = مواد مخدر
godfather-supply-hand-limits = محدودیت کارت‌های دست
# What an icon does; these stand in lists, so they begin small and have neither comma nor “and”. “take-…” is
# what one takes, in the case that the verb asks for.
godfather-icon-LAUNDER =
    { $count ->
        [one] پول‌شویی یک کارت پول
        [2] پول‌شویی تا دو کارت پول
        [3] پول‌شویی تا سه کارت پول
       *[other] پول‌شویی تا { $count } کارت پول
    }
godfather-icon-JOB =
    { $count ->
        [one] برداشتن ۲ مأموریت (نگه داشتن ۱)
        [2] برداشتن ۲ مأموریت (نگه داشتن ۱؛ تا دو بار)
        [3] برداشتن ۲ مأموریت (نگه داشتن ۱؛ تا سه بار)
       *[other] برداشتن ۲ مأموریت (نگه داشتن ۱؛ تا { $count } بار)
    }
godfather-icon-DISCARD1_5 =
    { $count ->
        [one] سوزاندن ۱ کارت برای ۵ دلار
        [2] سوزاندن ۱ کارت برای ۵ دلار (تا دو بار)
        [3] سوزاندن ۱ کارت برای ۵ دلار (تا سه بار)
       *[other] سوزاندن ۱ کارت برای ۵ دلار (تا { $count } بار)
    }
godfather-icon-DISCARD2_5 =
    { $count ->
        [one] سوزاندن ۲ کارت برای ۵ دلار
        [2] سوزاندن ۲ کارت برای ۵ دلار (تا دو بار)
        [3] سوزاندن ۲ کارت برای ۵ دلار (تا سه بار)
       *[other] سوزاندن ۲ کارت برای ۵ دلار (تا { $count } بار)
    }
godfather-icon-DISCARD3_8 =
    { $count ->
        [one] سوزاندن ۳ کارت برای ۵ و ۳ دلار
        [2] سوزاندن ۳ کارت برای ۵ و ۳ دلار (تا دو بار)
        [3] سوزاندن ۳ کارت برای ۵ و ۳ دلار (تا سه بار)
       *[other] سوزاندن ۳ کارت برای ۵ و ۳ دلار (تا { $count } بار)
    }
godfather-icon-DISCARD1_GOOD =
    { $count ->
        [one] سوزاندن ۱ کارت برای اسلحه یا مشروب الکلی یا پول خون
        [2] سوزاندن ۱ کارت برای اسلحه یا مشروب الکلی یا پول خون (تا دو بار)
        [3] سوزاندن ۱ کارت برای اسلحه یا مشروب الکلی یا پول خون (تا سه بار)
       *[other] سوزاندن ۱ کارت برای اسلحه یا مشروب الکلی یا پول خون (تا { $count } بار)
    }
godfather-icon-take = گرفتن { $things }
godfather-take-MONEY_1 =
    { $count ->
        [one] ۱ دلار
        [2] دو کارت ۱ دلاری
        [3] سه کارت ۱ دلاری
       *[other] { $count } کارت ۱ دلاری
    }
godfather-take-MONEY_2 =
    { $count ->
        [one] ۲ دلار
        [2] دو کارت ۲ دلاری
        [3] سه کارت ۲ دلاری
       *[other] { $count } کارت ۲ دلاری
    }
godfather-take-MONEY_3 =
    { $count ->
        [one] ۳ دلار
        [2] دو کارت ۳ دلاری
        [3] سه کارت ۳ دلاری
       *[other] { $count } کارت ۳ دلاری
    }
godfather-take-MONEY_5 =
    { $count ->
        [one] ۵ دلار
        [2] دو کارت ۵ دلاری
        [3] سه کارت ۵ دلاری
       *[other] { $count } کارت ۵ دلاری
    }
godfather-take-GOOD_GUN =
    { $count ->
        [one] یک اسلحه
        [2] دو اسلحه
        [3] سه اسلحه
       *[other] { $count } اسلحه
    }
godfather-take-GOOD_BOOZE =
    { $count ->
        [one] یک مشروب الکلی
        [2] دو مشروب الکلی
        [3] سه مشروب الکلی
       *[other] { $count } مشروب الکلی
    }
godfather-take-GOOD_BLOOD =
    { $count ->
        [one] یک پول خون
        [2] دو پول خون
        [3] سه پول خون
       *[other] { $count } پول خون
    }
godfather-take-GOOD_NARC =
    { $count ->
        [one] یک کارت مواد مخدر
        [2] دو کارت مواد مخدر
        [3] سه کارت مواد مخدر
       *[other] { $count } کارت مواد مخدر
    }
godfather-take-HORSE = سر اسب
godfather-icon-LAUNDER-short = پول‌شویی
godfather-icon-JOB-short = مأموریت
godfather-icon-DISCARD1_5-short = ‏۱ کارت به ۵ دلار
godfather-icon-DISCARD2_5-short = ‏۲ کارت به ۵ دلار
godfather-icon-DISCARD3_8-short = ‏۳ کارت به ۵ و ۳ دلار
godfather-icon-DISCARD1_GOOD-short = ‏۱ کارت به کالا
godfather-icon-MONEY_1-short = ۱ دلار
godfather-icon-MONEY_2-short = ۲ دلار
godfather-icon-MONEY_3-short = ۳ دلار
godfather-icon-MONEY_5-short = ۵ دلار
godfather-icon-GOOD_GUN-short = اسلحه
godfather-icon-GOOD_BOOZE-short = مشروب
godfather-icon-GOOD_BLOOD-short = پول خون
godfather-icon-GOOD_NARC-short = مواد
godfather-icon-HORSE-short = سر اسب
godfather-list-and = { $items } و { $last }
godfather-colour-yellow = زرد
godfather-colour-blue = آبی
godfather-colour-green = سبز
godfather-colour-grey = خاکستری
godfather-phase-set-up = چیدمان بازی
godfather-phase-open-business = باز کردن تجارت جدید
godfather-phase-open-business-short = تجارت جدید
godfather-phase-family-business = تجارت خاندان
godfather-phase-family-business-short = تجارت خاندان
godfather-phase-turf-war = نبرد نواحی
godfather-phase-turf-war-short = نبرد نواحی
godfather-phase-bribery = رشوه دادن
godfather-phase-bribery-short = رشوه
godfather-phase-tribute = باج دادن به کورلئون
godfather-phase-tribute-short = باج
godfather-phase-entracte = ورود به اکت
godfather-phase-end = پایان بازی

## Jobs

godfather-job-JY1 = حساب‌سازی
godfather-job-JY2 = حقوق‌بگیران خیالی
godfather-job-JY3 = مسابقه‌ی فروخته‌شده
godfather-job-JY4 = شرکت کاغذی
godfather-job-JY5 = جشن خیریه
godfather-job-JY6 = بانک لاتاری
godfather-job-JB1 = وصولی دوم
godfather-job-JB2 = بیرون از شهر
godfather-job-JB3 = میخ محکم
godfather-job-JB4 = شیفت شب
godfather-job-JB5 = جلسه‌ی بزرگان
godfather-job-JB6 = سرکشی خاندان
godfather-job-JG1 = باج‌گیری
godfather-job-JG2 = پیشنهاد ردنشدنی
godfather-job-JG3 = دست کج
godfather-job-JG4 = سارق گاوصندوق
godfather-job-JG5 = کامیون ربوده‌شده
godfather-job-JG6 = پول محافظت
godfather-job-JK1 = قتل سفارشی
godfather-job-JK2 = شلیک از خودرو
godfather-job-JK3 = بمب در خودرو
godfather-job-JK4 = خفه کردن شاهد
godfather-job-JK5 = پاک‌سازی
godfather-job-JK6 = تصاحب خصمانه

## Allies

godfather-ally-A1 = شهردار
godfather-ally-A2 = رئیس اتحادیه
godfather-ally-A3 = رئیس پلیس
godfather-ally-A4 = دلال خرده‌پای شرط‌بندی
godfather-ally-A5 = قلدر اجیرشده
godfather-ally-A6 = سرکارگر اسکله
godfather-ally-A7 = شهردار
godfather-ally-A8 = رئیس اتحادیه
godfather-ally-A9 = رئیس پلیس
godfather-ally-A10 = حسابدار خاندان
godfather-ally-A11 = مسئول مدارک پلیس
godfather-ally-A12 = تهیه‌کننده‌ی هالیوود
godfather-ally-A13 = شهردار
godfather-ally-A14 = رئیس اتحادیه
godfather-ally-A15 = رئیس پلیس
godfather-ally-A16 = مشاور مالیاتی
godfather-ally-A17 = کاپو
godfather-ally-A18 = قاضی فدرال

## Abilities of jobs and allies: a sentence for each step, in the card’s order

godfather-ability-icons =
    { $count ->
        [one] { $icons }.
       *[other] { $icons }، به هر ترتیبی.
    }
godfather-ability-own-bills =
    { $count ->
        [one] می‌توانید اول کارت پول این مأموریت را بگیرید و همین‌جا از آن استفاده کنید.
       *[other] می‌توانید اول کارت‌های پول این مأموریت را بگیرید و همین‌جا از آن‌ها استفاده کنید.
    }
godfather-ability-bank-to-case = یک { $bill } از بانک بازی یک‌راست در چمدان شما می‌رود.
godfather-ability-choose-good =
    { $count ->
        [one] یک کالای غیرقانونی دلخواه بگیرید، به جز مواد مخدر.
        [2] دو کالای غیرقانونی دلخواه بگیرید، به جز مواد مخدر.
        [3] سه کالای غیرقانونی دلخواه بگیرید، به جز مواد مخدر.
       *[other] { $count } کالای غیرقانونی دلخواه بگیرید، به جز مواد مخدر.
    }
godfather-ability-front-any = از ویترین هر تجارتی استفاده کنید، اشغال‌شده یا نه؛ کنترل‌کننده سود می‌برد.
godfather-ability-move-own-thug = یکی از آدم‌کش‌هایتان را به فضای آدم‌کش خالی دیگری ببرید و از آن ویترین باج بگیرید؛ کنترل‌کننده سود می‌برد.
godfather-ability-move-own-family = یکی از اعضای خاندانتان را به فضای عضو خاندان خالی دیگری ببرید و از همه‌ی پستوهای مجاورش استفاده کنید.
godfather-ability-move-enemy = یک فیگور دشمن، به جز رئیس پلیس، را به فضای خالی دیگری با همان شکل ببرید. کسی باج نمی‌گیرد.
godfather-ability-swap = یکی از فیگورهای شما و یک فیگور هم‌نوع دشمن جای خود را عوض می‌کنند. کسی باج نمی‌گیرد.
godfather-ability-place-marker = در ناحیه‌ای که در آن فیگور دارید یک نشانگر کنترل بگذارید؛ همان دم آن را کنترل می‌کنید.
godfather-ability-retrieve = یکی از فیگورهایتان را از صفحه‌ی بازی به رزرو برگردانید؛ در همین اکت می‌توان دوباره بازی‌اش کرد.
godfather-ability-offer = هر بازیکن دیگر مخفیانه یک کارت پول از دستش پیشنهاد می‌دهد؛ بالاترین در چمدان شما می‌رود، بقیه به بانک بازی.
godfather-ability-steal-hand =
    { $count ->
        [one] یک کارت تصادفی از دست بازیکنی دیگر بدزدید؛ متحدین در امان‌اند.
        [2] از دست حداکثر دو بازیکن دیگر، از هر کدام یک کارت تصادفی بدزدید؛ متحدین در امان‌اند.
        [3] از دست حداکثر سه بازیکن دیگر، از هر کدام یک کارت تصادفی بدزدید؛ متحدین در امان‌اند.
       *[other] از دست حداکثر { $count } بازیکن دیگر، از هر کدام یک کارت تصادفی بدزدید؛ متحدین در امان‌اند.
    }
godfather-ability-steal-case = یک کارت پول تصادفی از چمدان بازیکنی دیگر بدزدید و به دستتان بیاورید.
godfather-ability-collect = هر بازیکن دیگری که با شما در یک ناحیه است، یک کارت پول تصادفی از دستش به شما می‌دهد.
godfather-ability-gun-down =
    { $where ->
        [anywhere] { $victim } را در هر جایی بکشید.
        [shared-turf] { $victim } را در ناحیه‌ای که در آن فیگور دارید بکشید.
        [that-turf] { $victim } را در همان ناحیه بکشید.
       *[his-turf] { $victim } را در ناحیه‌ی تازه‌ی رئیس پلیس بکشید.
    }
# Whom one guns down, in the case that the verb asks for; “players-…” are the cards that spare neutral figures.
godfather-ability-victim =
    { $victim ->
        [players-thug] آدم‌کش بازیکنی دیگر
        [players-family] عضو خاندان بازیکنی دیگر
        [players-thug-family] آدم‌کش یا عضو خاندان بازیکنی دیگر
        [thug] یک آدم‌کش دشمن یا رئیس اتحادیه
        [family] یک عضو خاندان دشمن یا شهردار
        [chief] رئیس پلیس
        [thug-family] یک آدم‌کش یا عضو خاندان دشمن، رئیس اتحادیه یا شهردار
        [thug-chief] یک آدم‌کش دشمن، رئیس اتحادیه یا رئیس پلیس
        [family-chief] یک عضو خاندان دشمن، شهردار یا رئیس پلیس
       *[thug-family-chief] هر فیگوری که مال شما نیست
    }
godfather-ability-drive-by = در یک ناحیه حداکثر ۲ فیگور دشمن از صاحبان متفاوت را بکشید؛ فیگورهای بی‌طرف یک صاحب به حساب می‌آیند.
godfather-ability-clean-house = از هر بازیکن دیگر یک فیگور بکشید.
godfather-ability-take-over = سپس می‌توانید یکی از آدم‌کش‌هایتان را به فضای آزادشده ببرید و از آن ویترین باج بگیرید؛ کنترل‌کننده سود می‌برد.
godfather-ability-mayor = شهردار را قرار دهید یا جابه‌جا کنید و از همه‌ی پستوهای مجاورش استفاده کنید.
godfather-ability-union-boss = رئیس اتحادیه را قرار دهید یا جابه‌جا کنید و از ویترین باج بگیرید؛ کنترل‌کننده سود می‌برد.
godfather-ability-chief = رئیس پلیس را در یک ناحیه قرار دهید یا به آن ببرید.

## Events: set-up and acts

godfather-event-tile-opened = تجارتی در «{ $turf }» باز می‌شود: «{ $tile }»
godfather-event-public-job = مأموریت عمومی { $space }: «{ $job }»
godfather-event-ally-offered = متحدی در دسترس است: «{ $ally }»
godfather-event-job-dealt =
    { $job ->
        [hidden] { $seat } یک مأموریت دریافت می‌کند.
       *[other] { $seat } یک مأموریت دریافت می‌کند: «{ $job }»
    }
godfather-event-horse-taken = { $seat } سر اسب را می‌گیرد.
godfather-event-act-begins = اکت { $act } آغاز می‌شود.
godfather-event-phase-begins = فاز: { $phase }
godfather-event-turn-begins = نوبت { $seat } است.
godfather-event-skipped = { $seat } کاری نمی‌تواند بکند و نوبتش رد می‌شود.

## Events: figures and icons

godfather-event-thug-played = { $seat } یک آدم‌کش بازی می‌کند: «{ $space }»
godfather-event-member-played = { $seat } یک عضو خاندان بازی می‌کند، { $member }: «{ $space }»
godfather-event-shakedown =
    { $controller ->
        [none] { $seat } باج می‌گیرد از: «{ $space }»
       *[other] { $seat } باج می‌گیرد از: «{ $space }». کنترل‌کننده هم می‌تواند سود ببرد: { $controller }
    }
godfather-event-order-chosen = اول { $first } از ویترین استفاده می‌کند.
godfather-event-laundered = { $seat } پول‌شویی می‌کند: { $bill }
godfather-event-bill-taken =
    { $bill ->
        [none] { $seat } به جای { $wanted } چیزی نمی‌گیرد: در بانک بازی تمام شده است.
       *[other] { $seat } یک { $bill } می‌گیرد.
    }
godfather-event-good-taken = { $seat } می‌گیرد: { $good }
godfather-event-icons-declined = { $seat } بی‌استفاده می‌گذارد: { $icons }
godfather-event-discarded = { $seat } می‌سوزاند: «{ $card }»
godfather-event-job-drawn =
    { $job ->
        [hidden] { $seat } یک مأموریت برمی‌دارد.
       *[other] { $seat } یک مأموریت برمی‌دارد: «{ $job }»
    }
godfather-event-job-kept =
    { $job ->
        [hidden] { $seat } یکی از مأموریت‌ها را نگه می‌دارد.
       *[other] { $seat } این مأموریت را نگه می‌دارد: «{ $job }»
    }
godfather-event-job-rejected = { $seat } مأموریت دیگر را می‌سوزاند: «{ $job }»
godfather-event-deck-made =
    { $cards ->
        [one] کارت‌های سوخته بر می‌خورند و دسته‌ی تازه‌ی مأموریت می‌شوند: { $cards } کارت.
       *[other] کارت‌های سوخته بر می‌خورند و دسته‌ی تازه‌ی مأموریت می‌شوند: { $cards } کارت.
    }

## Events: jobs and abilities

godfather-event-job-begun =
    { $space ->
        [none] { $seat } مأموریتی از دستش انجام می‌دهد: «{ $job }»
       *[other] { $seat } یک مأموریت عمومی انجام می‌دهد: «{ $job }»
    }
godfather-event-good-paid = { $seat } می‌پردازد: { $good }
godfather-event-job-done = { $seat } مأموریت را در چمدان قرار می‌دهد: «{ $job }»
godfather-event-bill-declined = { $seat } از یک کارت پول صرف‌نظر می‌کند: { $bill }
godfather-event-bank-to-case = یک { $bill } از بانک بازی در چمدان { $seat } می‌رود.
godfather-event-ability-declined =
    { $ability ->
        [launder] { $seat } دیگر پول‌شویی نمی‌کند.
        [bank-to-case] { $seat } از کارت پول برای چمدان صرف‌نظر می‌کند.
        [front-any] { $seat } از هیچ ویترینی باج نمی‌گیرد.
        [offer] { $seat } از کسی پیشنهاد نمی‌خواهد.
        [steal-hand] { $seat } چیزی نمی‌دزدد.
        [steal-case] { $seat } چمدانی باز نمی‌کند.
        [collect] { $seat } چیزی جمع نمی‌کند.
        [gun-down] { $seat } کسی را نمی‌کشد.
        [move-own-thug] { $seat } آدم‌کشی را جابه‌جا نمی‌کند.
        [move-own-family] { $seat } عضو خاندانی را جابه‌جا نمی‌کند.
        [move-enemy] { $seat } فیگور دشمنی را جابه‌جا نمی‌کند.
        [retrieve] { $seat } فیگوری را برنمی‌گرداند.
        [swap] { $seat } جای فیگورها را عوض نمی‌کند.
        [drive-by] { $seat } کسی را نمی‌کشد.
        [clean-house] { $seat } از یک بازیکن می‌گذرد.
        [take-over] { $seat } فضایی را تصاحب نمی‌کند.
        [mayor] { $seat } از شهردار استفاده نمی‌کند.
        [union-boss] { $seat } از رئیس اتحادیه استفاده نمی‌کند.
        [place-marker] { $seat } نشانگر کنترل نمی‌گذارد.
       *[police-chief] { $seat } از رئیس پلیس استفاده نمی‌کند.
    }
godfather-event-figure-moved = { $seat } یک فیگور { $owner } را جابه‌جا می‌کند: از «{ $from }» به «{ $to }»
godfather-event-figures-swapped = { $seat } جای دو فیگور را عوض می‌کند: «{ $own }» و «{ $enemy }»
godfather-event-figure-retrieved = { $seat } فیگوری را به رزرو برمی‌گرداند از: «{ $from }»
godfather-event-gunned-down = { $seat } یک فیگور { $owner } را می‌کشد در: «{ $at }»
godfather-event-neutral-placed =
    { $figure ->
        [mayor] { $seat } شهردار را قرار می‌دهد: «{ $to }»
        [union-boss] { $seat } رئیس اتحادیه را قرار می‌دهد: «{ $to }»
       *[police-chief] { $seat } رئیس پلیس را قرار می‌دهد: «{ $to }»
    }
godfather-event-offer-asked = { $seat } یک کارت پول می‌خواهد از: { $asked }
godfather-event-offer-made =
    { $bill ->
        [none] { $seat } کارت پولی برای پیشنهاد ندارد.
       *[other] { $seat } یک { $bill } پیشنهاد می‌دهد.
    }
godfather-event-offer-taken = { $seat } بهترین پیشنهاد را در چمدان قرار می‌دهد: { $bill }
godfather-event-stolen =
    { $card ->
        [hidden] { $seat } یک کارت از { $victim } می‌دزدد.
       *[other] { $seat } از { $victim } می‌دزدد: «{ $card }»
    }
godfather-event-stolen-from-case =
    { $bill ->
        [hidden] { $seat } یک کارت پول از چمدان { $victim } می‌دزدد.
       *[other] { $seat } یک { $bill } از چمدان { $victim } می‌دزدد.
    }
godfather-event-collected =
    { $bill ->
        [hidden] { $victim } یک کارت پول به { $seat } می‌دهد.
       *[other] { $victim } یک { $bill } به { $seat } می‌دهد.
    }
godfather-event-nothing-stolen = { $seat } در دست { $victim } چیزی برای دزدیدن پیدا نمی‌کند.
godfather-event-nothing-collected = { $victim } کارت پولی برای { $seat } ندارد.

## Events: turf war, bribery, tribute, entr’acte

godfather-event-marker-placed = { $seat } یک نشانگر کنترل در «{ $turf }» می‌گذارد.
godfather-event-marker-lifted = { $seat } نشانگری را از «{ $turf }» برمی‌دارد.
godfather-event-marker-forgone = { $seat } نشانگری در «{ $turf }» نمی‌گذارد: دیگر نشانگری نمانده است.
godfather-event-turf-fought =
    { $winner ->
        [nobody] «{ $turf }»: کسی آن‌جا نیست.
        [tie] «{ $turf }»: تساوی، چیزی عوض نمی‌شود.
        [neutral] «{ $turf }»: فیگورهای بی‌طرف پیش هستند، چیزی عوض نمی‌شود.
       *[other] «{ $turf }» را { $winner } می‌برد.
    }
godfather-event-bid =
    { $worth ->
        [0] { $seat } پیشنهادی نمی‌دهد.
       *[other] { $seat } پیشنهاد می‌دهد: { $worth } دلار ({ $bills })
    }
godfather-event-bid-paid = { $seat } می‌پردازد: { $worth } دلار
godfather-event-ally-bought = { $seat } این متحد را می‌گیرد: «{ $ally }»
godfather-event-ally-played = { $seat } این متحد را بازی می‌کند: «{ $ally }»
godfather-event-allies-return = بازگشت به دست { $seat }: { $allies }
godfather-event-tribute-paid = { $seat } به کورلئون باج می‌دهد: «{ $card }»
godfather-event-figures-home = همه‌ی فیگورها به خانه برمی‌گردند.
godfather-event-member-joins = به هر خاندان می‌پیوندد: { $member }
godfather-event-ally-leaves = متحدی از بازی بیرون می‌رود: «{ $ally }»

## Events: end

godfather-event-bill-cashed = { $seat } یک { $bill } در چمدان قرار می‌دهد.
godfather-event-card-left = { $seat } می‌سوزاند: «{ $card }»
godfather-event-dominance = { $seat } در «{ $turf }» حکمرانی می‌کند: ۵ دلار
godfather-event-colour-bonus =
    { $colour ->
        [yellow] { $seat } بیشترین مأموریت زرد را دارد: ۵ دلار
        [blue] { $seat } بیشترین مأموریت آبی را دارد: ۵ دلار
        [green] { $seat } بیشترین مأموریت سبز را دارد: ۵ دلار
       *[grey] { $seat } بیشترین مأموریت خاکستری را دارد: ۵ دلار
    }
godfather-event-scored = { $seat } با { $score } دلار به پایان می‌رسد.
godfather-event-winner = { $seat } برنده می‌شود.
godfather-event-place-points = { $seat } بابت جایگاه { $points } دلار می‌گیرد.

## Actions

godfather-action-thug = آدم‌کش: { $space }
godfather-action-member = عضو خاندان: { $space }
godfather-action-job =
    { $narcotics ->
        [none] مأموریت: { $job }
       *[other] مأموریت: { $job }؛ مواد مخدر به جای { $narcotics }
    }
godfather-action-public-job =
    { $narcotics ->
        [none] مأموریت عمومی: { $job }
       *[other] مأموریت عمومی: { $job }؛ مواد مخدر به جای { $narcotics }
    }
godfather-action-ally = متحد: { $ally }
godfather-action-skip = رد شدن نوبت: کاری از شما برنمی‌آید
godfather-action-me-first = اول شما، سپس کنترل‌کننده
godfather-action-controller-first = اول کنترل‌کننده، سپس شما
godfather-action-launder = پول‌شویی { $bill }
godfather-action-icon = { $icon }
godfather-action-done = پایان کار با این آیکون‌ها
godfather-action-keep = نگه داشتن: { $job }
godfather-action-discard = سوزاندن: { $card }
godfather-action-good = گرفتن: { $good }
godfather-action-no-more-goods = کالای بیشتری نمی‌خواهم
godfather-action-take-lower = گرفتن کارت پول کم‌ارزش‌تر
godfather-action-leave-lower = صرف‌نظر
godfather-action-no-bills = نگرفتن هیچ‌یک از کارت‌های پول
godfather-action-bills = گرفتن همین حالا: { $bills }
godfather-action-ability-first = اول قابلیت، سپس کارت‌های پول
godfather-action-use = استفاده از قابلیت
godfather-action-decline = صرف‌نظر از قابلیت
godfather-action-suitcase = پول‌شویی { $bill }
godfather-action-suitcase-no-more = پایان پول‌شویی
godfather-action-figure = { $at }
godfather-action-no-figure = هیچ فیگوری
godfather-action-space = { $space }
godfather-action-no-space = قرار ندادن
godfather-action-turf = { $turf }
godfather-action-no-turf = هیچ ناحیه‌ای
godfather-action-front = { $space }
godfather-action-no-front = هیچ ویترینی
godfather-action-opponent = { $seat }
godfather-action-no-opponent = هیچ‌کس (دیگر)
godfather-action-marker = نشانگر شماره‌ی { $height } از پایین: { $turf }
godfather-action-forgo = صرف‌نظر از نشانگر
godfather-action-bribe = { $count } × { $bill }
godfather-action-choose = { $ally }
godfather-action-retain = نگه داشتن: { $card }
godfather-action-offer = پیشنهاد { $bill }
godfather-action-offer-nothing = پیشنهاد ندادن: کارت پولی در دست ندارید

## What is asked

godfather-prompt-turn = نوبت شماست: یک اکشن انجام دهید.
godfather-prompt-order = این ویترین در کنترل بازیکن دیگری است: «{ $space }». چه کسی اول از آن استفاده کند، شما یا { $controller }؟
godfather-prompt-icons = از آیکون‌هایتان به هر ترتیبی استفاده کنید؛ هیچ‌کدام اجباری نیست.
godfather-prompt-keep-job = یکی از مأموریت‌هایی را که برداشتید نگه دارید؛ دیگری سوزانده می‌شود.
godfather-prompt-discard =
    { $count ->
        [one] برای آیکون «{ $icon }» { $count } کارت بسوزانید.
       *[other] برای آیکون «{ $icon }» { $count } کارت بسوزانید.
    }
godfather-prompt-good =
    { $count ->
        [one] { $count } کالای غیرقانونی دلخواه بگیرید.
       *[other] { $count } کالای غیرقانونی دلخواه بگیرید.
    }
godfather-prompt-lower-bill = { $wanted } در بانک بازی تمام شده است. به جای آن { $lower } می‌گیرید؟
godfather-prompt-bills = کارت‌های پول مأموریت «{ $job }»: حالا می‌گیرید یا بعد؟
godfather-prompt-use = از قابلیت «{ $card }» استفاده می‌کنید؟
godfather-prompt-launder =
    { $count ->
        [one] با «{ $card }» { $count } کارت پول را پول‌شویی کنید.
       *[other] با «{ $card }» حداکثر { $count } کارت پول را پول‌شویی کنید.
    }
godfather-prompt-figure =
    { $purpose ->
        [gun-down] «{ $card }»: کدام فیگور را می‌کشید؟
        [move-own-thug] «{ $card }»: کدام آدم‌کش شما جابه‌جا می‌شود؟
        [move-own-family] «{ $card }»: کدام عضو خاندان شما جابه‌جا می‌شود؟
        [move-enemy] «{ $card }»: کدام فیگور دشمن جابه‌جا می‌شود؟
        [retrieve] «{ $card }»: کدام فیگور شما به رزرو برمی‌گردد؟
        [swap] «{ $card }»: کدام فیگور شما جایش را عوض می‌کند؟
        [swap-enemy] «{ $card }»: جایش را با کدام فیگور دشمن عوض می‌کند؟
        [drive-by] «{ $card }»: اول کدام فیگور را می‌کشید؟
        [drive-by-second] «{ $card }»: کدام فیگور دوم، در همان ناحیه و از صاحبی دیگر؟
        [clean-house] «{ $card }»: کدام فیگور { $victim } را می‌کشید؟
       *[take-over] «{ $card }»: کدام آدم‌کش شما فضای آزادشده را تصاحب می‌کند؟
    }
godfather-prompt-space =
    { $purpose ->
        [move-own-thug] «{ $card }»: آدم‌کش شما کجا می‌رود؟
        [move-own-family] «{ $card }»: عضو خاندان شما کجا می‌رود؟
        [move-enemy] «{ $card }»: فیگور دشمن کجا می‌رود؟
        [mayor] «{ $card }»: شهردار کجا می‌رود؟
       *[union-boss] «{ $card }»: رئیس اتحادیه کجا می‌رود؟
    }
godfather-prompt-turf =
    { $purpose ->
        [place-marker] «{ $card }»: در کدام ناحیه نشانگر کنترل می‌گذارید؟
       *[police-chief] «{ $card }»: رئیس پلیس به کدام ناحیه می‌رود؟
    }
godfather-prompt-front = «{ $card }»: از کدام ویترین باج می‌گیرید؟
godfather-prompt-opponent =
    { $ability ->
        [steal-hand] «{ $card }»: از دست چه کسی می‌دزدید؟
       *[steal-case] «{ $card }»: چمدان چه کسی را باز می‌کنید؟
    }
godfather-prompt-marker = نشانگری برای «{ $turf }» ندارید. یکی از نشانگرهایتان را به آن‌جا می‌برید یا صرف‌نظر می‌کنید؟
godfather-prompt-choose-ally = پیشنهاد شما برنده شد: کدام متحد را می‌گیرید؟
godfather-prompt-bribe = مخفیانه انتخاب کنید کدام کارت‌های پول چمدانتان را برای یک متحد پیشنهاد می‌دهید.
godfather-prompt-tribute =
    { $limit ->
        [one] باج دادن به کورلئون: { $limit } کارتی را که نگه می‌دارید انتخاب کنید.
       *[other] باج دادن به کورلئون: { $limit } کارتی را که نگه می‌دارید انتخاب کنید.
    }
godfather-prompt-offer = «{ $card }»: کارت پولی را که به { $taker } پیشنهاد می‌دهید مخفیانه انتخاب کنید.

## Hints: what a choice brings

godfather-hint-front =
    { $controller ->
        [none] { $icons } · کنترل: هیچ‌کس
        [you] { $icons } · کنترل: شما
       *[other] { $icons } · کنترل و سود: { $controller }
    }
godfather-hint-job = { $cost } ← { $bills }
godfather-hint-opponent =
    { $cards ->
        [one] { $cards } کارت در دست
       *[other] { $cards } کارت در دست
    }، { $bills ->
        [one] { $bills } کارت پول در چمدان
       *[other] { $bills } کارت پول در چمدان
    }
godfather-hint-turf =
    { $controller ->
        [none] در کنترل هیچ‌کس
       *[other] در کنترل { $controller }
    }
godfather-figure-thug = آدم‌کش { $seat }
godfather-figure-member = { $member } از { $seat }

## The screen: act, map, cards, players

godfather-ui-act = اکت { $act }
godfather-ui-horse = سر اسب:
godfather-ui-control = در کنترل
godfather-ui-no-control = هیچ‌کس
godfather-ui-empty-slot = (فضای خالی)
godfather-ui-empty = (خالی)
godfather-ui-map = نیویورک
godfather-ui-map-turf = ناحیه
godfather-ui-map-control = کنترل
godfather-ui-map-printed = تجارت چاپی: ▼ ویترین ▲ پستو
godfather-ui-map-tile = تایل
godfather-ui-rounds-taken = خاندان:
godfather-ui-rounds = فضاهای عضو خاندان
godfather-ui-hudson = هادسون:
godfather-ui-hudson-thugs =
    { $thugs ->
        [one] { $thugs } آدم‌کش
       *[other] { $thugs } آدم‌کش
    }
godfather-ui-open-suitcase = چمدان: { $cards }
godfather-ui-deck =
    { $cards ->
        [one] { $cards } کارت در دسته مانده
       *[other] { $cards } کارت در دسته مانده
    }
godfather-ui-no-allies = متحدی در دسترس نیست
godfather-ui-no-jobs = چیزی نمانده
godfather-ui-given = بابت جایگاه: { $points } دلار
godfather-ui-played = بازی‌شده: { $allies }
godfather-ui-column-hand = دست
godfather-ui-column-thugs = آدم‌کش
godfather-ui-column-family = عضو
godfather-ui-column-markers = نشانگر
godfather-ui-column-bills = پول
godfather-ui-column-jobs = مأموریت
godfather-ui-column-hand-short = دست
godfather-ui-column-thugs-short = آدم
godfather-ui-column-family-short = عضو
godfather-ui-column-markers-short = نش
godfather-ui-column-bills-short = پول
godfather-ui-column-jobs-short = مأم
godfather-ui-players-line = کارت/آدم‌کش/عضو
godfather-ui-jobs-line = مأموریت‌ها
godfather-ui-own-jobs = مأموریت‌های شما
godfather-ui-own-allies = متحدین شما
godfather-ui-your-suitcase = چمدان شما ({ $worth } دلار):
godfather-ui-last-figure =
    آخرین فیگور شماست: پس از آن از این فاز بیرون هستید. هنوز در دست دارید: { $jobs ->
        [0] هیچ مأموریت انجام‌شدنی
        [one] { $jobs } مأموریت انجام‌شدنی
       *[other] { $jobs } مأموریت انجام‌شدنی
    } و { $allies ->
        [0] هیچ متحد
        [one] { $allies } متحد
       *[other] { $allies } متحد
    }.
godfather-sure = Enter یا y بازی می‌کند؛ هر کلید دیگر انتخاب دوباره است.
godfather-ui-over-limit =
    { $over ->
        [one] { $over } کارت بیش از محدودیت { $limit } کارت: در این اکت هنگام باج دادن به کورلئون می‌رود.
       *[other] { $over } کارت بیش از محدودیت { $limit } کارت: در این اکت هنگام باج دادن به کورلئون می‌روند.
    }
godfather-ui-empty-suitcase = چمدانتان خالی است: چیزی برای پیشنهاد دادن نخواهید داشت.
godfather-ui-public-jobs = مأموریت‌های عمومی
godfather-ui-allies = متحدین در دسترس

## Menus

godfather-choice-all-free = گرفتن هر چه رایگان است: { $icons }
godfather-group-thug = بازی کردن یک آدم‌کش
godfather-group-member = بازی کردن یک عضو خاندان
godfather-group-job = انجام یک مأموریت از دست
godfather-group-public-job = انجام یک مأموریت عمومی
godfather-group-ally = بازی کردن یک متحد
godfather-group-figures =
    { $left } مانده، { $spaces ->
        [one] { $spaces } فضای باز
       *[other] { $spaces } فضای باز
    }
godfather-pick-total = { $cards } (به ارزش { $worth } دلار)
godfather-usage =
    { $command ->
        [c] c یک کارت می‌خواهد: c JY1، c شهردار، یا c 2 برای مأموریت عمومی ۲
        [r] r یک قانون می‌خواهد: r G6.3
       *[p] p شماره‌ی یک گزینه را می‌خواهد: p 2
    }
godfather-no-such-card = کارت، تجارت یا فضایی با این شناسه، نام یا شماره نیست: { $id }
godfather-card-sides = ویترین: { $front }؛ پستو: { $back }
godfather-preview-gains = به شما می‌رسد: { $icons }
godfather-preview-controller = «{ $turf }» در کنترل { $seat } است و او هم می‌تواند از این ویترین استفاده کند.
godfather-preview-influence =
    { $leader ->
        [you] نفوذ در «{ $turf }» پس از آن: { $influence }؛ شما می‌برید.
        [tie] نفوذ در «{ $turf }» پس از آن: { $influence }؛ تساوی.
        [nobody] نفوذ در «{ $turf }» پس از آن: { $influence }؛ کسی نمی‌برد.
       *[other] نفوذ در «{ $turf }» پس از آن: { $influence }؛ { $leader } می‌برد.
    }
godfather-help =
    شماره‌ی یک گزینه را بنویسید و Enter بزنید؛ جایی که چند کارت انتخاب می‌شود،
    همه‌ی شماره‌ها را یک‌جا بنویسید.
    0      بازگشت به فهرست اول
    p N    پیش‌نمایش: گزینه‌ی N چه می‌آورد، پیش از انتخاب؛ برای چند کارت: p 1 3
    u      برگرداندن آخرین فرمان، تا آخرین رو شدن
    a      توصیه: سه گزینه‌ی بهتر، شانس برد، سود و خطر هر کدام
    j      مأموریت‌های عمومی، متحدین در دسترس، مأموریت‌ها و متحدین شما با متنشان
    score  پول، حکمرانی و مأموریت‌ها تا این‌جا
    b      کل صفحه‌ی بازی با همه‌ی فضاهای عضو خاندان، و بازیکنان
    l      کل گزارش بازی
    c X    کارت، تجارت یا فضا با شناسه، نام یا آغاز نام، یا مأموریت عمومی با
           شماره‌اش: متن و منبع مقدارها
           (c JY1، c شهردار، c 2)
    r ID   یک قانون (مثلاً r G6.3)
    s      ذخیره؛ s FILE جای دیگری ذخیره می‌کند
    q      ذخیره و خروج
    نوشتار خود موتور هم کار می‌کند، چند اکشن با «;» به هم پیوسته
    (مثلاً: thug P-WS).
    ▸ فاز کنونی · ▼ ویترین، برای آدم‌کش · ▲ پستو، برای عضو خاندان
    ✓ هزینه‌ی این مأموریت را دارید
    P-WS و T-WS: فضاهای آدم‌کش تجارت چاپی و تایل در ناحیه‌ی WS
    رت: رئیس اتحادیه · وی +2: در کنترل وی، با دو نشانگر زیر آن
    ≈ بازسازی‌شده، نه مقدار چاپی

## The score

godfather-end-bills = کارت‌های پول
godfather-end-dominance = حکمرانی در نواحی
godfather-end-colours = مأموریت‌ها
godfather-end-place = جایگاه
godfather-score-player = خاندان
godfather-score-bills = چمدان
godfather-score-dominance = حکمرانی کنونی
godfather-score-jobs = مأموریت‌ها
godfather-score-colours = مأموریت‌ها به تفکیک رنگ
godfather-score-place = جایگاه
godfather-score-count =
    { $bills ->
        [one] { $bills } کارت پول
       *[other] { $bills } کارت پول
    }
godfather-score-note = کارت‌های پولی که هنوز در دست است فقط در پایان بازی به حساب می‌آید. آن‌گاه هر ناحیه‌ای که در آن حکمرانی کنید و هر رنگی که بیشترین مأموریتش را داشته باشید ۵ دلار می‌آورد.

## Several events told as one

godfather-log-takes = { $seat } می‌گیرد: { $cards }
godfather-log-launders = { $seat } پول‌شویی می‌کند: { $cards }
godfather-log-discards = { $seat } می‌سوزاند: { $cards }
godfather-log-pays = { $seat } می‌پردازد: { $cards }
godfather-log-tribute = { $seat } به کورلئون باج می‌دهد: { $cards }
godfather-log-cashes = { $seat } در چمدان قرار می‌دهد: { $cards }

## Advice

godfather-advice-note-reasons = ▲ سود و ▼ خطر به دلار پایان بازی، در برابر گزینه‌ی میانگین.
godfather-advice-gain-suitcase = پول را در چمدانتان به جای امن می‌رساند
godfather-advice-risk-suitcase = پول کمتری در چمدانتان می‌گذارد
godfather-advice-gain-money = پول به دستتان می‌آورد
godfather-advice-risk-money = پول کمتری در دستتان می‌گذارد
godfather-advice-gain-goods = کالا برایتان می‌آورد
godfather-advice-risk-goods = کالای کمتری برایتان می‌گذارد
godfather-advice-gain-jobs-done = یک مأموریت انجام می‌دهد و رنگش در پایان به حساب می‌آید
godfather-advice-risk-jobs-done = مأموریتی انجام نمی‌دهد، با این‌که گزینه‌ی دیگری می‌داد
godfather-advice-gain-jobs = مأموریت‌ها را در دسترس می‌آورد
godfather-advice-risk-jobs = مأموریت‌ها را از دسترس دورتر می‌کند
godfather-advice-gain-allies = از متحدینتان بهتر بهره می‌برد
godfather-advice-risk-allies = از متحدینتان کمتر بهره می‌برد
godfather-advice-gain-figures = فیگور در رزروتان نگه می‌دارد
godfather-advice-risk-figures = فیگورهایی را خرج می‌کند که شاید بعد لازم شود
godfather-advice-gain-places = فضاهای خوب را برایتان باز نگه می‌دارد
godfather-advice-risk-places = فضاهای خوب را واگذار می‌کند
godfather-advice-gain-turfs = نواحی شما را محکم می‌کند
godfather-advice-risk-turfs = جای پایتان را در نواحی سست می‌کند
godfather-advice-gain-hand-limit = دستتان را از باج کورلئون دور نگه می‌دارد
godfather-advice-risk-hand-limit = دستتان را پر می‌کند و شاید باج کورلئون آن را ببرد
godfather-advice-gain-harm = ادامه دارد: قدم‌های بعدی یا یک دزدی
godfather-advice-risk-harm = قدم‌های بعدی یا یک دزدی را بی‌استفاده می‌گذارد
