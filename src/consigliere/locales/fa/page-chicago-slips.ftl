page-chicago-goes-to =
    { $count ->
        [0] کجا می‌رود
        [1] کجا می‌رود
       *[other] یکی از این بخش‌ها
    }
page-chicago-or-area = یا { $area }
page-chicago-at-best = در بهترین حالت
