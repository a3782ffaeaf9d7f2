page-chicago-goes-to =
    { $count ->
        [0] Куди він іде
        [1] Куди він іде
       *[other] Одна з цих ділянок
    }
page-chicago-or-area = або { $area }
page-chicago-at-best = У найкращому разі
