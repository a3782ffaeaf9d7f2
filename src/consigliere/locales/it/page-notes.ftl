### Gli appunti del consigliere su una partita finita (non ufficiali, parole nostre).

page-notes = Gli appunti del consigliere
page-notes-title = Gli appunti del consigliere · Consigliere
page-notes-the-man = Il consigliere
page-notes-chances = Probabilità di vittoria
page-notes-fair = stima rapida dopo ogni turno; le schede qui sotto esaminano più a lungo una decisione, perciò i loro numeri differiscono
page-notes-won =
    { $who ->
        [you] Hai vinto con un vantaggio di { $points }.
       *[other] { $name } ha vinto con un vantaggio di { $points }.
    }
page-notes-lost =
    { $who ->
        [you] Hai perso con un distacco di { $points }.
       *[other] { $name } ha perso con un distacco di { $points }.
    }
page-notes-even =
    { $who ->
        [you] Hai condiviso la vittoria.
       *[other] { $name } ha condiviso la vittoria.
    }
page-notes-looked =
    { $who ->
        [you] Ha esaminato { $count ->
            [one] una tua decisione
           *[other] { $count } tue decisioni
        }.
       *[other] Ha esaminato { $count ->
            [one] una decisione
           *[other] { $count } decisioni
        } di { $name }.
    }
page-notes-first =
    { $count ->
        [0] Nessuna decisione è costata chiaramente probabilità di vittoria. Ciò che rientra nell’errore della stima non è citato.
        [1] Una decisione è costata chiaramente probabilità di vittoria. Non ce n’erano altre degne di nota.
        [2] Due decisioni sono costate chiaramente probabilità di vittoria. Non c’era una terza degna di nota.
       *[other] Guarda prima la numero { $number }: è costata { $cost } possibilità su cento.
    }
page-notes-method = Ogni decisione è giudicata in base a ciò che chi giocava poteva vedere e sapere allora, con { $worlds } partite proseguite da quel punto per ogni mossa.
page-notes-when = { $stage }, turno { $turn }
page-notes-decision = voce { $entry } di { $last }
page-notes-cost = −{ $cost }
page-notes-of-hundred = possibilità di vittoria su cento
page-notes-both = { $better } con la sua mossa, { $played } con quella giocata
page-notes-made = Giocata
page-notes-his = Sua
page-notes-why = Perché
page-notes-why-his = Perché: la sua mossa rispetto a quella giocata
page-notes-no-why = La differenza si vede solo più avanti: sono le partite proseguite da qui a distinguere le due mosse.
page-notes-replay = Vedi nel replay
page-notes-play-on = Prova la sua mossa
page-notes-others =
    { $count ->
        [one] L’altra
       *[other] Le altre
    }
page-notes-by-cost = per costo
page-notes-open = Apri
page-notes-from-to = { $better } → { $played } su cento
page-notes-map = Il tavolo prima della decisione, visto da chi giocava
page-notes-whose = Le decisioni di chi
page-notes-table = Le probabilità in tabella
page-notes-turn = Turno
page-notes-chart = Probabilità di vittoria di tutti i posti nel corso della partita, su cento
page-notes-working = Sta leggendo la partita: { $percent } su cento.
page-notes-waits = Lavora in sottofondo. Torna quando vuoi; gli appunti restano al tavolo.
page-notes-ask = Fagli leggere la partita
page-notes-none-yet = Nessuno gli ha ancora chiesto di questa partita.
page-notes-failed = Non è riuscito a finire. { $detail }
page-notes-missing = Qui non c’è una partita finita.
page-notes-back = Al tavolo
