### What the referee says at a table of Chicago (unofficial engine, our own words).
### A message that both games have is in referee.ftl; the one of this file comes before it.

## Beginning

chicago-referee-note-reconstructed = بیشتر مقدارهای کارت‌ها و جای کسب‌وکارها بازسازی شده است؛ مقدارهای خودتان را با «consigliere content new --game chicago» وارد کنید.
chicago-referee-set-up =
    { $cut ->
        [0] چیدمان بازی (C1). شهر ردیف‌های A تا { $last } دارد؛ این‌ها به رو هستند: { $starters }. دسته { $cards } کارت دارد. اکنون برداشت‌ها:
       *[other] چیدمان بازی (C1). شهر ردیف‌های A تا { $last } دارد؛ این‌ها به رو هستند: { $starters }. دسته { $cards } کارت دارد؛ کسی به { $cut } کارت ویژه‌ای که کنار گذاشته شده نگاه نمی‌کند. اکنون برداشت‌ها:
    }

## Chance: what was drawn

chicago-referee-ask-henchman = کدام نوچه در گذر { $hole } است؟ می‌توانید نوچه‌های چند گذر پیاپی را نام ببرید.
chicago-referee-ask-city-card = کدام کارت شهر کنار ردیف { $row } است؟
chicago-referee-ask-deal = { $name }، کدام کارت‌ها را دریافت کردید؟ کارت { $card } از { $cards }؛ می‌توانید چند تا را نام ببرید: «gangster x2, car, S4».
chicago-referee-ask-first-henchman = { $name }، نوچه‌ی اولتان چه رنگی است؟
chicago-referee-ask-start-player = بازیکن شروع‌کننده کیست؟
chicago-referee-ask-business = { $card } رو شد: کدام کسب‌وکار است؟
chicago-referee-ask-draw =
    { $left ->
        [one] { $name }، کدام کارت را برداشتید؟
       *[other] { $name }، کدام { $left } کارت را برداشتید؟ می‌توانید چند تا را نام ببرید: «gangster x2, car».
    }
chicago-referee-ask-blackmail = { $victim }، { $name } کدام کارت دستتان را برداشت؟
chicago-referee-not-in-view = عدد پس از × کارت‌هایی را می‌شمارد که { $name } اکنون نمی‌بیند.

## Answers that cannot be

chicago-referee-gone-card =
    { $copies ->
        [one] تنها کارت «{ $card }» اکنون نمی‌تواند در دسته باشد؛ دوباره نگاه کنید، یا آن‌چه را پیش‌تر وارد شده با «undo» برگردانید.
       *[other] هر { $copies } کارت «{ $card }» جای دیگری است؛ دوباره نگاه کنید، یا آن‌چه را پیش‌تر وارد شده با «undo» برگردانید.
    }
chicago-referee-gone-henchman = همه‌ی نوچه‌های این رنگ از پیش چیده شده‌اند: { $card }.
chicago-referee-gone-city-card = «{ $card }» کنار ردیف دیگری است.
chicago-referee-gone-capone = «{ $card }» هرگز برداشته نمی‌شود؛ ردیف خودش را دارد.
chicago-referee-gone-business = «{ $card }» از پیش در شهر است.

## Decisions

chicago-referee-decide-act =
    { $extra ->
        [yes] { $name }: اکشن اضافه‌ی شما، یا go-on (C8.2)
       *[no] { $name }: اکشن شما ({ $rule })
    }
chicago-referee-decide-power = { $name }: یک قدرت خاندان، یا go-on ({ $rule })
chicago-referee-decide-pay =
    { $number ->
        [one] { $name }: ۱ دلار به پشت بپردازید؛ کدام کارت؟ ({ $rule })
       *[other] { $name }: { $number } دلار به پشت بپردازید؛ کدام کارت‌ها، مانند «gangster x2 car»؟ ({ $rule })
    }
chicago-referee-decide-reveal = { $name }: کدام کسب‌وکار را رو می‌کنید؟ ({ $rule })
chicago-referee-decide-extort =
    { $godchild ->
        [yes] { $name }: دو کارت پدرخوانده را می‌گیرید؟ ({ $rule })
       *[no] { $name }: از کدام کسب‌وکار باج می‌گیرید؟ ({ $rule })
    }
chicago-referee-decide-under =
    { $number ->
        [one] { $name }: کدام کارت برداشته‌شده زیر دسته می‌رود؟ ({ $rule })
       *[other] { $name }: کدام { $number } کارت برداشته‌شده زیر دسته می‌روند، و به چه ترتیبی؟ ({ $rule })
    }
chicago-referee-decide-bonus = { $name }: از پاداش «{ $area }» استفاده می‌کنید؟ ({ $rule })
chicago-referee-decide-token = { $name }: کدام توکن جابه‌جا می‌شود؟ ({ $rule })
chicago-referee-decide-hole = { $name }: به کدام گذر؟ ({ $rule })
chicago-referee-decide-agent = { $name }: کدام مأمور از بازی بیرون می‌رود؟ ({ $rule })
chicago-referee-decide-place = { $name }: نوچه را کجا قرار می‌دهید ({ $colour })؟ ({ $rule })
chicago-referee-decide-lay =
    { $special ->
        [S6] { $name }: حداکثر { $number } کارت به عنوان نفوذ، مانند «hat gangster, city S4» ({ $rule })
       *[other] { $name }: حداکثر { $number } کارت بدون پرداخت، مانند «car art» ({ $rule })
    }
chicago-referee-decide-rival = { $name }: کدام رقیب؟ ({ $rule })
chicago-referee-decide-lose-gangster = { $name }: کدام گانگستر را می‌دهید؟ ({ $rule })
chicago-referee-decide-lose-influence = { $name }: کدام نفوذ را می‌دهید؟ ({ $rule })
chicago-referee-decide-lose-asset = { $name }: کدام دارایی را می‌دهید؟ ({ $rule })
chicago-referee-decide-penalty = { $name }: مصون از کدام جریمه؟ ({ $rule })
chicago-referee-decide-claim = { $name }: ادعا، حمله یا پاس ({ $rule })
chicago-referee-decide-oppose = { $name }: با ادعا بر «{ $card }» مخالفت می‌کنید؟ ({ $rule })
chicago-referee-decide-henchman = { $name }: کدام نوچه را می‌گیرید؟ ({ $rule })
chicago-referee-decide-chief = { $name }: سرکرده‌تان به «{ $card }» می‌رود؟ ({ $rule })
chicago-referee-decide-extra = { $name }: کدام اکشن اضافه را می‌گیرید؟ ({ $rule })
chicago-referee-decide-discard-cards = { $name }: حداکثر { $number } کارت به پشت بسوزانید، یا «nothing» ({ $rule })
chicago-referee-decide-return = { $name }: { $number } کارتی را که برمی‌گردانید نام ببرید، اول کارت بالاتر ({ $rule })
chicago-referee-decide-limit = { $name }: { $number } کارتی را که نگه می‌دارید نام ببرید، مانند «gangster x2» ({ $rule })

chicago-referee-which-influence = { $name }، کدام کارت به پشت گذاشته می‌شود؟ (C4.2)
chicago-referee-which-side = سمت را بگویید: influence hat یا influence city. کارت جداگانه پرسیده می‌شود.
chicago-referee-also-act = همچنین، اگر کارت‌ها اجازه دهند: influence hat، influence city، gangster، asset TYPE، special ID، movement، family N.
chicago-referee-in-influence = نفوذ، به پشت: کلاه { $hat }؛ شهر { $city }
chicago-referee-unknown-move = «{ $text }» نه حرکت است و نه فرمان. شماره‌ای از فهرست، حرکتی مانند «claim B3»، یا ? بنویسید.
chicago-referee-exactly =
    { $number ->
        [one] یک کارت نام ببرید، نه { $named } تا.
       *[other] دقیقاً { $number } کارت نام ببرید، نه { $named } تا.
    }
chicago-referee-at-most =
    { $number ->
        [one] حداکثر یک کارت نام ببرید، نه { $named } تا.
       *[other] حداکثر { $number } کارت نام ببرید، نه { $named } تا.
    }
chicago-referee-why-what = بگویید کدام حرکت: why claim B3

## City and score

chicago-referee-board-head =
    { $start ->
        [nobody] { $phase }. دسته: { $deck }. کارت‌های سوخته: { $discards }. مأمورهای ذخیره: { $agents }.
       *[other] راند { $round }، { $phase }. بازیکن شروع‌کننده: { $start }. دسته: { $deck }. کارت‌های سوخته: { $discards }. مأمورهای ذخیره: { $agents }.
    }
chicago-referee-board-aside = اکشن‌های اضافه‌ی مانده: { $extras }. جریمه‌های کنار گذاشته: { $penalties }.
chicago-referee-board-row = { $row }، کارت شهر { $beside }: { $businesses }؛ گذرها: { $gaps }
chicago-referee-face-down = { $at } به پشت
chicago-referee-extorted = باج گرفته شده
chicago-referee-chief = سرکرده
chicago-referee-token = توکن: { $token }
chicago-referee-first = نوچه‌ی اول: { $colour }
chicago-referee-board-seat = { $name }: { $hand } کارت در دست؛ در کنترل: { $businesses }؛ گانگسترها { $gangsters }؛ دارایی‌ها { $assets }؛ نفوذ کلاه { $hat }، شهر { $city }؛ کارت‌های خاندان { $family }؛ نوچه‌ها { $henchmen }
chicago-referee-holds-extra = اکشن اضافه‌ی { $extras }
chicago-referee-godchild = فرزندخوانده، کمک‌های استفاده‌شده: { $used }
chicago-referee-immune = مصون از { $penalties }
chicago-referee-bonuses-used = پاداش‌های استفاده‌شده: { $areas }
chicago-referee-attacks = حمله‌های انجام‌شده: { $attacks }

chicago-referee-score-now = اگر بازی همین حالا تمام شود (C11):
chicago-referee-score-seat =
    { $place ->
        [0] { $name }: { $total } = { $businesses } برای کسب‌وکارها + { $henchmen } برای نوچه‌ها + { $assets } برای دارایی‌ها + { $extras } برای اکشن‌های اضافه + { $cards } برای کارت‌ها − { $agents } بابت مأمورها؛ نفوذ { $influence }
       *[other] { $name }: { $total } = { $businesses } برای کسب‌وکارها + { $henchmen } برای نوچه‌ها + { $assets } برای دارایی‌ها + { $extras } برای اکشن‌های اضافه + { $cards } برای کارت‌ها − { $agents } بابت مأمورها + { $place } بابت جایگاه؛ نفوذ { $influence }
    }
chicago-referee-score-final = امتیاز نهایی (C11):

## Help

chicago-referee-help =
    حرکت‌ها    شماره‌ای از فهرست، یا همان‌طور که نوشته شده: claim B3؛ چند تا با «;»
    کارت‌ها    شناسه (gangster, car, S4)، چند تا یک‌جا: gangster x2, car
    پاسخ‌ها    شناسه، نام، آغاز نام، یا شماره‌ای از فهرست؛ چند تا یک‌جا
    legal [WORD]   آن‌چه اکنون باز است
    why MOVE       چرا حرکتی مجاز نیست
    board          میز
    score          امتیاز اگر اکنون شمرده شود
    log [N]        آن‌چه رخ داد
    hand NAME      دست و نفوذ، فقط برای صاحبش
    undo           برگرداندن آخرین حرکت یا پاسخ
    save [FILE]    نگه داشتن بازی
    quit           ذخیره و خروج
