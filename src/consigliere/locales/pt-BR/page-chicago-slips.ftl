page-chicago-goes-to =
    { $count ->
        [0] Para onde ele vai
        [1] Para onde ele vai
       *[other] Uma destas áreas
    }
page-chicago-or-area = ou { $area }
page-chicago-at-best = No melhor caso
