### Il proprio palmarès: le partite finite e quello che ne risulta (non ufficiale, parole nostre).

page-record = Palmarès
page-record-title = Il tuo palmarès · Consigliere
page-record-of = { $name }
page-record-games =
    { $played ->
        [one] Una partita; vinte: { $won }.
       *[other] { $played } partite; vinte: { $won }.
    }
page-record-none = Non hai ancora finito nessuna partita.
page-record-none-how = Ogni partita finita diventa qui una finestra, e ogni vittoria ne accende una.
page-record-play = Giocane una
page-record-who = Prima di’ chi sei; le tue partite si conservano sotto il tuo nome.
page-record-now =
    { $count ->
        [0] La tua migliore serie di vittorie è { $best }.
       *[other] { $count } di fila. La tua migliore serie è { $best }.
    }
page-record-order = Tutte le partite, in ordine
page-record-order-how = alta: un buon piazzamento · accesa: vinta · sotto: la famiglia che hai giocato
page-record-best-row = serie migliore: { $count }
page-record-now-row = ora: { $count } di fila
page-record-won-of = { $won } su { $played }
page-record-windows = ogni finestra è una partita, accesa se hai vinto · colonne: giocatori al tavolo
page-record-level = { $level ->
        [easy] Facile
        [medium] Medio
        [hard] Difficile
        [expert] Esperto
       *[people] Persone
    }
page-record-families = Famiglie
page-record-share = vinte
page-record-when = Quando giochi
page-record-minutes = { $count } min
page-record-with-bots = con bot
page-record-with-people = con persone
page-record-length = la partita mediana, dalla creazione del tavolo all’ultima mossa
page-record-table = In tabella
page-record-date = Data
page-record-game = Gioco
page-record-players = Giocatori
page-record-place = Piazzamento
page-record-points = Punti
page-record-export = Esporta in JSON
page-record-chart = Tutte le partite in ordine: più alta la barra, migliore il piazzamento
page-record-sky = Partite per livello e numero di giocatori; le finestre accese sono vittorie
page-record-clock = Partite per ora d’inizio
