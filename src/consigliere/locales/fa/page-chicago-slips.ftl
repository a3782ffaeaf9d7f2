page-chicago-goes-to =
    { $count ->
        [0] کجا می‌رود
        [1] کجا می‌رود
       *[other] یکی از این بخش‌ها
    }
page-chicago-or-area = یا { $area }
page-chicago-first-placed = اولین نوچه‌ی شما هم جا می‌گیرد
page-chicago-at-best = در بهترین حالت
page-chicago-face-down = به پشت فقط نفوذ است. به عنوان اکشن ویژه این می‌شد: { $text }
page-chicago-then-pay = بعد ۱ دلار با کارتی دیگر بپردازید
