# The browser's page: everything it says of itself. What is said about a game comes from the other catalogues.

page-name = Consigliere
page-poster = { $title }، پوستر نقاشی‌شده

## The lobby

page-rooms = اتاق‌ها
page-play = بازی
page-rules = قوانین
page-you-and-devices = شما و دستگاه‌هایتان
page-suggested-names = آوا صدر, برنا کیان, نیلوفر مهر, سام دریایی, نورا پارسا, آرش ساحلی, ویدا سنگری, مانی بندری
page-your-name = نام شما
page-save = ذخیره
page-dealing = در حال پخش کارت‌ها …
page-level = سطح
page-level-easy = آسان
page-level-medium = متوسط
page-level-hard = سخت
page-level-expert = حرفه‌ای
page-your-turn = نوبت شماست
page-status-waiting = هنوز شروع نشده
page-status-playing = نوبت دیگران است
page-status-over = تمام شده
page-status-closed = بسته شده
page-go-on = ادامه
page-look-at = مشاهده
page-unreachable = فعلاً به سرور دسترسی نیست.
page-invited = شما دعوت شده‌اید. دیگران شما را چه صدا کنند؟
page-sit-down = نشستن

## Making a table

page-which-game = بازی
page-chair = صندلی { $number }
page-days = { $days } { $days ->
    [one] روز
   *[other] روز
 }
page-at-this-table = سر این میز
page-with-advice = توصیه
page-with-advice-how = هر کس می‌تواند از مشاور بپرسد که او چه می‌کرد.
page-option-memory-aid = کمک به حافظه
page-option-memory-aid-how = به هر کس چیزهایی نشان داده می‌شود که خودش می‌توانست یادداشت کند.
page-option-even-places = جایگاه‌های برابر
page-option-even-places-how = جایگاه‌هایی که کمتر برنده می‌شوند، با چند امتیاز شروع می‌کنند.
page-cancel = لغو

## Before the start

page-host-set = { $host ->
    [yes] به انتخاب شما
   *[no] به انتخاب میزبان
 }
page-table-clock = ساعت
page-in-lobby = در فهرست لابی
page-listed-answer = { $listed ->
    [yes] بله: هر کس می‌تواند بیاید
   *[no] نه: فقط با لینک
 }
page-no-advice-how = وقتی چند نفر سر میز نشسته‌اند، به کسی توصیه نمی‌شود.
page-clock-none = ندارد
page-clock-days = { $days ->
    [one] یک روز برای هر پاسخ
   *[other] { $days } روز برای هر پاسخ
 }
page-clock-bank = هر نفر { $minutes } دقیقه برای کل بازی
page-players-count = { $count } بازیکن
page-before-start = { $name }، پیش از شروع
page-chairs-empty = { $count ->
    [one] یک صندلی خالی است.
   *[other] { $count } صندلی خالی است.
 }
page-chairs-how = { $host ->
    [yes] لینک را بفرستید یا ربات بنشانید. وقتی همه نشستند، شما کارت‌ها را پخش می‌کنید.
   *[no] وقتی همه نشستند، میزبان کارت‌ها را پخش می‌کند.
 }
page-all-sit = همه نشسته‌اند.
page-deal-how = هر وقت آماده بودید کارت‌ها را پخش کنید.
page-host-deals = میزبان کارت‌ها را پخش می‌کند.
page-shuffling = کارت‌ها دارند بر می‌خورند.
page-shuffling-how = سطرهای همه اکنون باز می‌شود.
page-deal = پخش کارت‌ها
page-close-table = بستن میز
page-here = حاضر
page-not-here = غایب
page-empty-chair = صندلی خالی
page-you-host = شما، میزبان
page-kept = برای { $name } نگه داشته شده است.
page-sit = نشستن در این‌جا
page-move-here = جابه‌جایی به این‌جا
page-seat-bot = نشاندن ربات
page-send-away = برداشتن ربات
page-get-up = بلند شدن
page-invite = دعوت
page-invite-link = لینک این میز
page-invite-qr = لینک به شکل کد برای دوربین گوشی
page-copy-link = کپی لینک
page-copied = کپی شد
page-share = هم‌رسانی
page-line = سطر شما برای بر زدن
page-line-anything = هر چه دوست دارید
page-line-random = اگر خالی بماند، تصادفی
page-line-seal = مهر کردن
page-line-sealed = سطر شما مهر شد.
page-line-how = سطرهای همه با هم کارت‌ها را بر می‌زنند: هیچ‌کس، حتی این سرور، نمی‌تواند دسته کارت را از پیش چیده باشد.
page-line-broken = سرور چیزی غیر از قولش نشان می‌دهد؛ سطر شما مهرشده می‌ماند.

## The table

page-asked = پرسش
page-players = بازیکنان
page-you = شما
page-advice = توصیه
page-advice-thinks = مشاور دارد فکر می‌کند …
page-advice-none = فعلاً چیزی برای توصیه نیست.
page-chance = در { $percent }٪ موارد برنده می‌شود
page-show-me = انتخاب همین
page-take-back = برگرداندن
page-end-turn = پایان نوبت
page-held =
    { $what ->
        [none] انتخاب شد. نوبتتان تمام شود؟
       *[other] انتخاب شد: { $what }. نوبتتان تمام شود؟
    }
page-held-how = وقتی نوبتتان را تمام کنید انجام می‌شود. تا آن زمان می‌توانید آن را برگردانید.
page-do-it = انجام
page-let-go = نه
page-slip = آن‌چه در پی می‌آید
page-which = کدام یک
page-how-board = یکی از چیزهای روشن روی میز را انتخاب کنید؛ برگه می‌گوید بعدش چه می‌شود.
page-how-menu = یکی را انتخاب کنید؛ خودش می‌گوید بعدش چه می‌شود.
page-how-pick = چند تا را یک‌جا انتخاب کنید.
page-how-dock = از کنار صفحه‌ی بازی انتخاب کنید؛ چیزهای روشن را هم می‌توان انتخاب کرد.
page-how-own = عجله نکنید: تا دکمه‌ی قرمز را نزنید چیزی فرستاده نمی‌شود.
page-picked = انتخاب‌شده: { $count }؛ لازم: { $least ->
    [0] حداکثر { $most }
   *[other] { $least } تا { $most }
 }
page-start-again = از اول
page-choose-these = { $count ->
    [0] هیچ‌کدام
   *[other] انتخاب این { $count } تا
 }
page-then-you = بعد شما ادامه می‌دهید.
page-then-other = بعد نوبت بازیکن دیگری است.
page-then-chance = بعد شانس تصمیم می‌گیرد.
page-then-sealed = بعد همه مخفیانه انتخاب می‌کنند.
page-then-end = بعد بازی تمام می‌شود.
page-not-so = این‌طور نمی‌شود.
page-rule = قانون { $rule }
page-close = بستن
page-wait-a-moment = یک لحظه …
page-wait-all = همه انتخاب می‌کنند.
page-bot-thinks = { $name } فکر می‌کند
page-person-thinks = نوبت { $name } است
page-watch = تماشا
page-skip = رد شدن
page-see-table = نگاه به میز
page-back-to-choice = بازگشت به انتخاب
page-sealed = انتخاب شما مهر شد.
page-sealed-how = همه با هم باز می‌شوند. تا آن وقت می‌توانید نظرتان را عوض کنید.
page-reconsider = تغییر انتخاب
page-away = ربات به جای شما بازی می‌کند.
page-away-how = صندلی همچنان مال شماست.
page-paused = بازی متوقف شده است.
page-paused-how = هر کس سر میز است می‌تواند بازی را ادامه دهد.
page-asked-back = درخواست برگرداندن داده‌اید؛ دیگران باید موافقت کنند.
page-asks-back = { $name } می‌خواهد حرکت آخر را برگرداند.
page-allow = اجازه
page-deny = رد
page-won = { $names } { $count ->
    [one] برنده شد
   *[other] برنده شدند
 }.
page-ended-vote = بازی با توافق همه تمام شد.
page-closed = میزبان این میز را بسته است.
page-opening = در حال باز کردن در …
page-line-dead = ارتباط قطع است. حرکت شما محفوظ است.
page-line-dead-how = خودمان دوباره تلاش می‌کنیم؛ دیگران مدتی منتظرتان می‌مانند.
page-try-now = دوباره
page-clock = زمان باقی‌مانده
page-resigned = تسلیم شد؛ ربات ادامه می‌دهد
page-bot-plays = غایب است؛ ربات ادامه می‌دهد
page-log = گزارش بازی
page-since = از نوبت قبلی شما
page-watch-again = دوباره دیدن
page-standing = وضعیت بازی
page-chat = گفت‌وگو
page-chat-none = هنوز کسی چیزی نگفته است.
page-say = چیزی بگویید
page-send = فرستادن
page-muted = (بی‌صدا)
page-look-on = { $count } تماشاگر
page-drawers = کنار صفحه‌ی بازی
page-you-look-on = شما تماشاگر هستید.
page-you-look-on-how = همان چیزی را می‌بینید که همه‌ی افراد سر میز می‌توانند ببینند؛ هر چه مهر شده تا باز شدن مهرشده می‌ماند.
page-leave = رفتن
page-menu = منو
page-this-table = این میز
page-to-lobby = به لابی
page-look-back = مرور بازی
page-bot-for-me = ربات به جای من بازی کند
page-play-again-myself = دوباره خودم بازی می‌کنم
page-pause = درخواست توقف
page-vote-end = رأی به پایان همین حالای بازی
page-vote-on = رأی به ادامه‌ی بازی
page-resign = تسلیم
page-resign-sure = برای همیشه تسلیم می‌شوید؟ ربات صندلی شما را تا آخر بازی می‌کند.
page-resign-yes = تسلیم
page-rematch = بازی دوباره با چرخش صندلی‌ها

## When something is wrong

page-gone-missing = چنین میزی وجود ندارد.
page-gone-missing-how = شاید خصوصی باشد؛ در این صورت لینک دعوتش را لازم دارید.
page-gone-invite = این لینک دعوت دیگر کار نمی‌کند.
page-gone-invite-how = میز لینک تازه‌ای دارد یا دیگر وجود ندارد. از میزبان لینک تازه بخواهید.
page-gone-shut-out = شما دیگر سر این میز نیستید.
page-gone-shut-out-how = یا لینک دعوت میز عوض شده، یا میزبان شما را کنار گذاشته است.
page-gone-logged-out = شما خارج شده‌اید.
page-gone-logged-out-how = این دستگاه از دستگاه دیگری خارج شده یا نشستش تمام شده است.
page-gone-server = تقصیر ما بود.
page-gone-server-how = سرور به مشکل خورد. کار شما اشتباه نبود و چیزی هم از دست نرفته است.
page-load-again = بارگذاری دوباره

## Settings

page-settings = تنظیمات
page-language = زبان
page-theme = نور
page-theme-auto = مانند سیستم
page-theme-night = شب
page-theme-day = روز
page-to-day = حالت روز
page-to-night = حالت شب
page-motion = حرکت
page-motion-auto = مانند سیستم
page-motion-on = روشن
page-motion-off = خاموش
page-speed = سرعت نمایش آن‌چه بازی شده
page-speed-1 = ۱×
page-speed-2 = ۲×
page-speed-4 = ۴×
page-speed-0 = فوری
page-sound = صدا
page-sound-hint = نوبت شما، سکه‌ها، شلیک، پاکت.
page-end-turn-setting = نوبت منتظر «پایان نوبت» بماند
page-end-turn-hint = تا آن وقت همه‌چیز را می‌توان برگرداند.

## A game that is not drawn yet

page-undrawn = این صفحه‌ی بازی هنوز کشیده نشده است.
page-undrawn-how = این‌جا با فهرست‌ها پاسخ می‌دهید و گزارش بازی می‌گوید چه می‌شود.
page-no-winner = بازی‌ای که با رأی تمام شود برنده ندارد.
page-vote-sure = بازی وقتی تمام می‌شود که همه‌ی افراد سر میز بخواهند. ربات‌ها موافق‌اند. بازی بدون برنده تمام می‌شود.
page-vote-yes = بله، پایان بازی
page-every-card = همه‌ی کارت‌ها و کارنامه‌ی هر کدام
