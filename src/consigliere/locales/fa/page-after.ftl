### After a game: costly decisions on the tape, pictures, and what one's record counts (unofficial, our own words).

page-after-costly = تصمیم‌های پرهزینه
page-after-legend =
    { $who ->
        [you] یک تصمیم پرهزینه‌ی شما
        [each] پرهزینه‌ترین تصمیم هر بازیکن
       *[one] یک تصمیم پرهزینه‌ی { $name }
    }
page-after-pin = { $name } ({ $family }): تصمیم پرهزینه‌ی { $number }، −{ $cost } در ۱۰۰. به آن‌جا بروید.
page-after-note = تصمیم پرهزینه‌ی { $number }: یادداشت را بخوانید
page-after-png = تصویر PNG
page-after-svg = تصویر SVG
page-after-png-failed = این مرورگر نتوانست آن را بکشد.
page-after-cards = کارت‌های دلخواه
page-after-places = جاهای دلخواه
page-after-how = هر میله یک بازی · روشن: برد
page-after-counting = بازی‌های شمرده‌شده: { $counted } از { $of }
page-after-nothing = هنوز چیزی شمرده نشده است.
page-after-what = نام
page-after-times = دفعات بازی
page-after-games = بازی‌ها
page-after-won = برد
page-after-level = سطح
page-after-hour = ساعت
page-after-hours = { $count } ساعت
page-after-in-all = در مجموع
page-after-longest = طولانی‌ترین
page-after-shortest = کوتاه‌ترین
