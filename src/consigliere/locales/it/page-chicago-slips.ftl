page-chicago-goes-to =
    { $count ->
        [0] Dove va
        [1] Dove va
       *[other] Una di queste aree
    }
page-chicago-or-area = oppure { $area }
page-chicago-first-placed = si piazza anche il tuo primo scagnozzo
page-chicago-at-best = Quanto vale per te, al massimo
page-chicago-face-down =
    { $text ->
        [none] Coperta è solo influenza.
       *[other] Coperta è solo influenza. Come azione speciale sarebbe: { $text }
    }
page-chicago-then-pay = poi paga $1 con un’altra carta
page-chicago-on-your-table = { $what }, in tavola
page-chicago-the-card-itself = la carta che cali
page-chicago-bonus-pays = il tuo bonus paga $1
