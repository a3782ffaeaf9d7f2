# The lobby: where a newcomer begins, and where tables are made.

page-lobby-lesson = یک درس بازی کنید
page-lobby-lesson-of = { $title }: حرکت‌ها با شماست؛ ۱۴ دقیقه
page-lobby-lesson-how = حرکت‌ها با شماست؛ ۱۴ دقیقه
page-lobby-poster = پوستر، ۳ دقیقه
page-lobby-cards = کارت‌ها
page-lobby-pick = هر کدام را می‌پسندید

page-unofficial = غیررسمی. هیچ‌چیز این‌جا از ناشر یا فیلم گرفته نشده: قوانین را به زبان خودمان نوشته‌ایم و همه‌ی تصویرها کار خودمان است. مقدارهایی که علامت ≈ دارند بازسازی شده‌اند.
page-nav-learn = آموزش
page-tables-laid = دو میز آماده است. بفرمایید.
page-no-account = نه حساب کاربری می‌خواهد، نه فرم: ربات در یک ثانیه کارت‌ها را پخش می‌کند. نام شما:
page-no-account-first = نه حساب کاربری می‌خواهد، نه فرم: ربات در یک ثانیه کارت‌ها را پخش می‌کند. تا وقتی نام دیگری نگفته‌اید، نام شما:
page-change-name = تغییر نام
page-play-at-once = شروع فوری بازی
page-opponents = حریف‌ها
page-against = در برابر { $count } { $count ->
    [one] ربات
   *[other] ربات
 }
page-friends-link = با دوستان
page-new-here = تازه‌وارد هستید؟
page-learn = در سه دقیقه یاد بگیرید
page-learn-how = برای هر بازی یک پوستر؛ همین برای نشستن پشت میز بس است. باقی را در بازی می‌بینید: هر پرسش می‌گوید بعدش چه می‌شود.
page-your-games = بازی‌های شما
page-no-games = هنوز بازی‌ای ندارید.
page-no-games-how = هر بازی‌ای که شروع کنید همین‌جا منتظرتان می‌ماند؛ روی همین دستگاه و با لینک خودش. حساب کاربری لازم نیست.
page-more-games = { $count ->
    [one] یک بازی دیگر
   *[other] { $count } بازی دیگر
 }
page-finished-games = { $count ->
    [one] یک بازی تمام‌شده
   *[other] { $count } بازی تمام‌شده
 }
page-with-friends = یک میز با دوستان
page-friends-how = یک لینک می‌گیرید؛ صندلی‌های خالی را می‌توان به ربات‌ها داد.
page-make-table = ساختن میز
page-have-code = کد دارید؟
page-no-such-code = میزی با این کد وجود ندارد.
page-join = پیوستن
page-open-tables = میزهای باز
page-none-open = فعلاً هیچ میزی منتظر بازیکن نیست.
page-watch-games = تماشای یک بازی
page-is-to-play = نوبت { $name } است
page-none-watched = فعلاً هیچ بازی عمومی‌ای در جریان نیست.
page-who-sits = چه کسانی می‌نشینند
page-you-capital = شما
page-you-make = میز را شما می‌سازید
page-open-chair = صندلی باز
page-for-link = برای هر کس که لینک را دارد
page-bot = ربات
page-bot-how = فوری بازی می‌کند و هرگز خسته نمی‌شود
page-bot-level = ربات { $level }
page-keep-open = باز نگه داشتن
page-more-chair = افزودن صندلی
page-less-chair = برداشتن صندلی
page-how-fast = سرعت بازی
page-tonight = همین امشب
page-tonight-how = همه حاضرند. زمان هر نفر برای کل بازی:
page-no-clock = بدون ساعت
page-minutes = { $minutes } دقیقه
page-over-days = در چند روز
page-over-days-how = هر وقت فرصت داشتید حرکت کنید. زمان هر پاسخ:
page-table-name = نام
page-may-stay-empty = می‌تواند خالی بماند
page-only-link = فقط با لینک
page-only-link-how = در فهرست میزهای باز نمی‌آید.
page-house-rules = قوانین خانگی
page-table-sum = شما با { $friends ->
    [0] {""}
    [one] یک دوست
   *[other] { $friends } دوست
 }{ $both ->
    [yes] {" و "}
   *[no] {""}
 }{ $bots ->
    [0] {""}
    [one] یک ربات
   *[other] { $bots } ربات
 } بازی می‌کنید. { $clock ->
    [none] ساعتی در کار نیست.
    [days] برای هر پاسخ { $time ->
        [one] یک روز
       *[other] { $time } روز
     } وقت دارید.
   *[bank] هر نفر برای کل بازی { $time } دقیقه وقت دارد.
 } { $come ->
    [all] هر کس می‌تواند از لابی بیاید؛ وقتی همه‌ی صندلی‌ها پر شد، شما کارت‌ها را پخش می‌کنید.
    [link] دوستان با لینک می‌آیند؛ وقتی همه‌ی صندلی‌ها پر شد، شما کارت‌ها را پخش می‌کنید.
   *[nobody] هر وقت آماده بودید، کارت‌ها را پخش می‌کنید.
 }
page-lay-table = چیدن میز
page-bring = بارگذاری بازی ذخیره‌شده
page-bring-how = دفترهای بازی از «ذخیره‌ی دفتر بازی» در پایان یک بازی می‌آیند، یا از ترمینال.
page-bring-file = فایل
page-bring-what = با آن چه شود
page-bring-look = دیدن: بازی تمام شده است
page-bring-on = ادامه از پایانش، روی صندلی { $seat }
page-bring-bots = ربات روی صندلی‌های دیگر
page-bring-it = بارگذاری
