page-chicago-goes-to =
    { $count ->
        [0] Dove va
        [1] Dove va
       *[other] Una di queste aree
    }
page-chicago-or-area = oppure { $area }
page-chicago-at-best = Nel migliore dei casi
