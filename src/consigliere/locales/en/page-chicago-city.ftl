### Chicago's city in the browser (unofficial engine, our own words).

page-chicago-city = The city
page-chicago-round = Round { $round } of { $last }
page-chicago-rounds = Round
page-chicago-city-dark = { $place }, face down
page-chicago-city-house =
    { $name }, { $owner ->
        [none] nobody controls it
       *[other] controlled by { $owner }
    }; points { $points }, income { $income }{ $extorted ->
        [yes] , extorted
       *[no] { "" }
    }; needs { $needs }{ $token ->
        [none] { "" }
       *[other] ; bonus token: { $token }
    }
page-chicago-city-lot =
    { $count ->
        [0] Gap { $lot }, empty
       *[other] Gap { $lot }: { $tokens }
    }
page-chicago-city-plate =
    Row { $row }: { $name }. { $text }{ $immune ->
        [yes] { " " }You are immune.
       *[no] { "" }
    }
page-chicago-city-reveal = reveal
page-chicago-city-claim = claim
page-chicago-city-claims = claims it
page-chicago-city-chief = chief
page-chicago-city-capone = Al Capone
page-chicago-city-extortion = extortion
page-chicago-city-immune = immune
page-chicago-lit-help = Lit because with the godfather’s help one prerequisite does not count.
