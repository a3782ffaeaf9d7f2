page-chicago-goes-to =
    { $count ->
        [0] Where he goes
        [1] Where he goes
       *[other] One of these areas
    }
page-chicago-or-area = or { $area }
page-chicago-first-placed = your first henchman is placed, too
page-chicago-at-best = Worth to you, at best
page-chicago-face-down =
    { $text ->
        [none] Face down it is influence and nothing else.
       *[other] Face down it is influence and nothing else. As a special action it would be: { $text }
    }
page-chicago-then-pay = then pay $1 with another card
page-chicago-on-your-table = { $what }, on your table
page-chicago-the-card-itself = the card you lay
page-chicago-bonus-pays = your bonus pays the $1
