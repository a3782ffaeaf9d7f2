### One's own record: finished games and what they come to (unofficial, our own words).

page-record = کارنامه
page-record-title = کارنامه‌ی شما · Consigliere
page-record-of = { $name }
page-record-games =
    { $played ->
        [one] { $played } بازی، { $won } برد.
       *[other] { $played } بازی، { $won } برد.
    }
page-record-none = شما هنوز هیچ بازی‌ای را تمام نکرده‌اید.
page-record-none-how = هر بازی تمام‌شده این‌جا یک پنجره می‌شود و هر برد پنجره‌ای را روشن می‌کند.
page-record-play = یک بازی شروع کنید
page-record-who = اول بگویید کیستید؛ بازی‌هایتان با نام شما نگه داشته می‌شود.
page-record-now =
    { $count ->
        [0] بهترین رشته‌ی برد شما { $best } است.
       *[other] { $count } برد پیاپی. بهترین رشته‌ی شما { $best } است.
    }
page-record-order = همه‌ی بازی‌ها به ترتیب
page-record-order-how = بلند: رتبه‌ی خوب · روشن: برد · پایین: خاندانی که بازی کردید
page-record-best-row = بهترین رشته: { $count }
page-record-now-row = اکنون: { $count } برد پیاپی
page-record-won-of = { $won } از { $played }
page-record-windows = هر پنجره یک بازی، روشن اگر برده‌اید · ستون‌ها: تعداد بازیکنان سر میز
page-record-level = { $level ->
        [easy] آسان
        [medium] متوسط
        [hard] سخت
        [expert] حرفه‌ای
       *[people] آدم‌ها
    }
page-record-families = خاندان‌ها
page-record-share = برد
page-record-when = چه وقت بازی می‌کنید
page-record-minutes = { $count } دقیقه
page-record-with-bots = با ربات‌ها
page-record-with-people = با آدم‌ها
page-record-length = میانه‌ی مدت بازی‌ها، از ساختن میز تا حرکت آخر
page-record-table = به شکل جدول
page-record-date = تاریخ
page-record-game = بازی
page-record-players = بازیکنان
page-record-place = رتبه
page-record-points = امتیاز
page-record-export = خروجی JSON
page-record-chart = همه‌ی بازی‌ها به ترتیب: هر چه ستون بلندتر، رتبه بهتر
page-record-sky = بازی‌ها بر پایه‌ی سطح و تعداد بازیکنان؛ پنجره‌های روشن بردها هستند
page-record-clock = بازی‌ها بر پایه‌ی ساعت شروعشان
