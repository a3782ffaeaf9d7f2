### Chicago's city in the browser (unofficial engine, our own words).

page-chicago-city = Місто
page-chicago-round = Раунд { $round } із { $last }
page-chicago-city-dark = { $place }, долілиць
page-chicago-city-house =
    «{ $name }», { $owner ->
        [none] ніхто не контролює
       *[other] контролює { $owner }
    }; очки: { $points }, дохід: { $income }{ $extorted ->
        [yes] , данину зібрано
       *[no] { "" }
    }; вимоги: { $needs }{ $token ->
        [none] { "" }
       *[other] ; бонусний жетон: { $token }
    }
page-chicago-city-lot =
    { $count ->
        [0] Проміжок { $lot }, порожній
       *[other] Проміжок { $lot }: { $tokens }
    }
page-chicago-city-plate =
    Ряд { $row }: «{ $name }». { $text }{ $immune ->
        [yes] { " " }Ви маєте імунітет.
       *[no] { "" }
    }
page-chicago-city-reveal = відкрити
page-chicago-city-claim = заявити права
page-chicago-city-claims = заявляє права
page-chicago-city-chief = голова сім’ї
page-chicago-city-capone = Аль Капоне
page-chicago-city-extortion = данина
page-chicago-city-immune = імунітет
page-chicago-rounds = Раунд
page-chicago-lit-help = Освітлено, бо з допомогою хрещеного батька одна вимога не рахується.
