### Chicago's city in the browser (unofficial engine, our own words).

page-chicago-city = شهر
page-chicago-round = راند { $round } از { $last }
page-chicago-city-dark = { $place }، به پشت
page-chicago-city-house =
    { $name }، { $owner ->
        [none] در کنترل هیچ‌کس
       *[other] در کنترل { $owner }
    }؛ امتیاز { $points }، درآمد { $income }{ $extorted ->
        [yes] ، باج گرفته شده
       *[no] { "" }
    }؛ پیش‌نیاز: { $needs }{ $token ->
        [none] { "" }
       *[other] ؛ توکن پاداش: { $token }
    }
page-chicago-city-lot =
    { $count ->
        [0] گذر { $lot }، خالی
       *[other] گذر { $lot }: { $tokens }
    }
page-chicago-city-plate =
    ردیف { $row }: { $name }. { $text }{ $immune ->
        [yes] { " " }شما مصون هستید.
       *[no] { "" }
    }
page-chicago-city-reveal = رو کردن
page-chicago-city-claim = ادعا
page-chicago-city-claims = مدعی است
page-chicago-city-chief = سرکرده
page-chicago-city-capone = آل کاپون
page-chicago-city-extortion = باج‌گیری
page-chicago-city-immune = مصون
page-chicago-rounds = راند
page-chicago-lit-help = روشن است چون با کمک پدرخوانده یک پیش‌نیاز حساب نمی‌شود.
