### What a thing of Chicago’s table is, told to who points at it (unofficial engine, our own words).

page-chicago-about-gap = Gap { $gap }
page-chicago-about =
    { $what ->
        [house] Whoever controls it scores its points at the end. In phase { $phase } you may extort one of your houses that you have not extorted yet.
        [dark] It is revealed in phase { $phase } or by the action { $action }, if it touches an open house by a corner.
        [gap] Henchmen and agents lie between the houses.
        [henchman] Whoever takes control of a house beside a henchman takes him along; an agent comes in his place.
        [agent] At the end each agent costs you one point for every house of yours beside it.
        [penalty] It strikes whoever takes control of a house in this row.
        [godchild] Had nothing new to extort. In this round the godfather helps twice, each way once: two cards in phase { $phase }, a bonus not owned, or one need of a house less.
        [influence] Put a card face down on the hat side or the city side, and pay $1 with another card. Houses ask for influence, and at the end it breaks ties.
        [business] Reveal a house that touches an open one by a corner, and draw a card.
       *[special] Play a special card if you own the two henchmen it shows. It is discarded afterwards.
    }
