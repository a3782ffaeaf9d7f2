# Every card of The Godfather.

page-godfather-cards-jobs = Jobs
page-godfather-cards-allies = Allies
page-godfather-cards-businesses = Businesses
page-godfather-cards-jobs-of = { $colour ->
    [yellow] Yellow jobs
    [blue] Blue jobs
    [green] Green jobs
   *[grey] Grey jobs
 }
page-godfather-cards-jobs-how = { $colour ->
    [yellow] { $count } cards · money into the suitcase
    [blue] { $count } cards · figures and markers
    [green] { $count } cards · fronts and theft
   *[grey] { $count } cards · guns
 }
page-godfather-cards-allies-of = Allies of act { $act }
page-godfather-cards-allies-how = bought with bribes
page-godfather-cards-shops-of = { $colour ->
   *[printed] Businesses on the board
    [blue] Blue businesses
    [red] Red businesses
 }
page-godfather-cards-shops-how = front for thugs, back for the family
page-godfather-cards-front = Front
page-godfather-cards-back = Back
page-godfather-cards-chance-job = of the { $count } times a player could pay for it
page-godfather-cards-chance-ally = of the { $count } times a player could choose it among others
page-godfather-cards-chance-space = of the { $count } times a player could send a figure there
page-godfather-cards-by-colour = Colour of job
page-godfather-cards-by-hold = I hold
page-godfather-cards-by-does = It does
page-godfather-cards-by-act = Act
page-godfather-cards-does = { $what ->
    [launder] launder
    [money] money
    [goods] goods
    [shoot] shoot
    [move] move
    [steal] steal
   *[marker] marker
 }
page-godfather-cards-printed-on = on the board: { $turf }
page-godfather-cards-tile = { $colour ->
   *[blue] blue tile
    [red] red tile
 }
page-godfather-cards-a-job = { $colour ->
    [yellow] yellow job
    [blue] blue job
    [green] green job
   *[grey] grey job
 }
page-godfather-cards-an-ally = ally
page-godfather-cards-act = act { $act }
page-godfather-cards-copies = { $count ->
    [one] one card
   *[other] { $count } cards
 }
page-godfather-cards-by-bribe = by bribe
page-godfather-cards-part = { $part ->
   *[name] name
    [colour] colour
    [copies] how many there are
    [cost] cost
    [bills] pay
    [ability] what it does
    [act] act
    [turf] turf
    [front] front
    [back] back
 }
