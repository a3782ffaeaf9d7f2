page-chicago-goes-to =
    { $count ->
        [0] Para onde ele vai
        [1] Para onde ele vai
       *[other] Uma destas áreas
    }
page-chicago-or-area = ou { $area }
page-chicago-first-placed = seu comparsa inicial também é posicionado
page-chicago-at-best = Valor para você, no melhor caso
page-chicago-face-down =
    { $text ->
        [none] Virada para baixo, é influência e mais nada.
       *[other] Virada para baixo, é influência e mais nada. Como ação especial, seria: { $text }
    }
page-chicago-then-pay = depois pague $1 com outra carta
page-chicago-on-your-table = { $what }, na sua mesa
page-chicago-the-card-itself = a carta que você baixa
page-chicago-bonus-pays = seu bônus paga o $1
