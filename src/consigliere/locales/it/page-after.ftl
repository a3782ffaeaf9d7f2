### After a game: costly decisions on the tape, pictures, and what one's record counts (unofficial, our own words).

page-after-costly = Decisioni costose
page-after-legend =
    { $who ->
        [you] una tua decisione costosa
        [each] la decisione più costosa di ciascuno
       *[one] una decisione costosa di { $name }
    }
page-after-pin = { $name } ({ $family }): decisione costosa { $number }, −{ $cost } su 100. Vai lì.
page-after-note = Decisione costosa { $number }: leggi la nota
page-after-png = Immagine PNG
page-after-svg = Immagine SVG
page-after-png-failed = Questo browser non è riuscito a disegnarla.
page-after-cards = Carte preferite
page-after-places = Luoghi preferiti
page-after-how = barre: partite giocate così · accese: vinte
page-after-counting = Partite contate finora: { $counted } di { $of }
page-after-nothing = Ancora nulla di contato.
page-after-what = Nome
page-after-times = Volte
page-after-games = Partite
page-after-won = Vinte
page-after-level = Livello
page-after-hour = Ora
page-after-hours = { $count } h
page-after-in-all = in tutto
page-after-longest = la più lunga
page-after-shortest = la più breve
