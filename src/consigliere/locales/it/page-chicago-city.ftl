### La città di Chicago nel browser (motore non ufficiale, parole nostre).

page-chicago-city = La città
page-chicago-round = Round { $round } di { $last }
page-chicago-city-dark = { $place }, coperta
page-chicago-city-house =
    { $name }, { $owner ->
        [none] nessuno controlla
       *[other] controlla { $owner }
    }; punti { $points }, entrate { $income }{ $extorted ->
        [yes] , già taglieggiata
       *[no] { "" }
    }; richiede { $needs }{ $token ->
        [none] { "" }
       *[other] ; gettone bonus: { $token }
    }
page-chicago-city-lot =
    { $count ->
        [0] Varco { $lot }, vuoto
       *[other] Varco { $lot }: { $tokens }
    }
page-chicago-city-plate =
    Fila { $row }: { $name }. { $text }{ $immune ->
        [yes] { " " }Hai l’immunità.
       *[no] { "" }
    }
page-chicago-city-reveal = rivela
page-chicago-city-claim = rivendica
page-chicago-city-claims = rivendica
page-chicago-city-chief = capofamiglia
page-chicago-city-capone = Al Capone
page-chicago-city-extortion = entrate
page-chicago-city-immune = immunità
page-chicago-rounds = Round
page-chicago-lit-help = Illuminata perché con l’aiuto del padrino un requisito non conta.
