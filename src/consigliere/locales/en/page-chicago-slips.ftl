page-chicago-goes-to =
    { $count ->
        [0] Where he goes
        [1] Where he goes
       *[other] One of these areas
    }
page-chicago-or-area = or { $area }
page-chicago-at-best = At best
