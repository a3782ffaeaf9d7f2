page-chicago-goes-to =
    { $count ->
        [0] کجا می‌رود
        [1] کجا می‌رود
       *[other] یکی از این بخش‌ها
    }
page-chicago-or-area = یا { $area }
page-chicago-first-placed = اولین نوچه‌ی شما هم جا می‌گیرد
page-chicago-at-best = ارزش برای شما، در بهترین حالت
page-chicago-face-down =
    { $text ->
        [none] به پشت فقط نفوذ است.
       *[other] به پشت فقط نفوذ است. به عنوان اکشن ویژه این می‌شد: { $text }
    }
page-chicago-then-pay = بعد ۱ دلار با کارتی دیگر بپردازید
page-chicago-on-your-table = { $what } روی میز شما
page-chicago-the-card-itself = کارتی که می‌گذارید
page-chicago-bonus-pays = پاداش شما ۱ دلار را می‌پردازد
