page-chicago-goes-to =
    { $count ->
        [0] Dove va
        [1] Dove va
       *[other] Una di queste aree
    }
page-chicago-or-area = oppure { $area }
page-chicago-first-placed = si piazza anche il tuo primo scagnozzo
page-chicago-at-best = Nel migliore dei casi
page-chicago-face-down = Coperta è solo influenza. Come azione speciale sarebbe: { $text }
page-chicago-then-pay = poi paga $1 con un’altra carta
