### Consigli: che cosa parla per un’azione e che cosa contro, rispetto alle altre (motore non ufficiale, parole nostre).

## The panel

advice-title = Consiglio
advice-chance = { $chance }%
advice-often = offri così il { $often }% delle volte
advice-numbers = { $what } – scrivi { $numbers }
advice-by = { $text } ({ $points })
advice-note = Le probabilità di vittoria sono stime da { $playouts } simulazioni di ciò che puoi sapere; piccole differenze contano poco.
advice-note-bids = Offri un po’ così e un po’ cosà, perché nessuno possa prevederti.
advice-nothing = Ora non c’è nulla da consigliare.
advice-thinking = Ci penso su…

## Parts of the value that every game has

advice-gain-rivals = Frena i tuoi rivali
advice-risk-rivals = Aiuta i tuoi rivali

## The consigliere's notes on a finished game

notes-fair = Ogni decisione è giudicata in base a ciò che chi giocava poteva vedere e sapere allora, mai in base a ciò che era nascosto.
notes-of =
    { $count ->
        [0] { $seat }: nessuna delle { $looked } decisioni è costata chiaramente qualcosa.
        [one] { $seat }: una delle { $looked } decisioni è costata chiaramente probabilità di vittoria.
       *[other] { $seat }: { $count } delle { $looked } decisioni sono costate chiaramente probabilità di vittoria.
    }
notes-cost = { "  " }Dopo la voce { $entry }: { $cost } possibilità su cento. Lui vince { $better } partite su cento, con la mossa giocata { $played }.
notes-played = { "    " }Che cosa è stato fatto: { $what }
notes-better = { "    " }Che cosa avrebbe fatto lui: { $what }
