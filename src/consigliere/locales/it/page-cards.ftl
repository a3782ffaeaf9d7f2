# Every card of a game: drawn, sorted out, with its source, use and worth.

page-cards-title = Tutte le carte, una per una
page-cards-lead = { $title }: { $count } carte. Qui non c’è nessuna immagine e nessun testo dell’edizione stampata.
page-cards-of = Carte: { $title }
page-cards-search = Nome o parola di una carta
page-cards-kind = Tipo
page-cards-all = Tutte
page-cards-more = Altri filtri e significato dei segni
page-cards-found = { $count ->
    [0] Nessuna carta corrisponde. Togli un filtro.
    [one] una carta
   *[other] { $count } carte
 }
page-cards-none = Le carte di questo gioco non sono disegnate qui.
page-cards-legend = Barra in alto: quanto spesso si usa quando si potrebbe. Barra in basso: come ha finito chi l’ha usata, rispetto alla media del tavolo; a sinistra del centro è una perdita.
page-cards-meter = uso { $used }%, resa { $worth }
page-cards-source = { $source ->
    [rulebook] stampato
    [reported] riferito dai giocatori
    [derived] dedotto dai regolamenti
    [owner] dal pacchetto del proprietario
   *[reconstructed] ricostruito: nostro, non il valore stampato
 }
page-cards-from = Fonte
page-cards-from-parts = { $source ->
    [rulebook] stampato: { $parts }
    [reported] riferito dai giocatori: { $parts }
    [derived] dedotto dai regolamenti: { $parts }
    [owner] dal pacchetto del proprietario: { $parts }
   *[reconstructed] ricostruito: { $parts }
 }
page-cards-used = Uso
page-cards-worth = Resa
page-cards-worth-how = alla fine, rispetto alla media del tavolo (± { $error })
page-cards-measured = Misurato in { $games } partite di { $players } bot. La resa si accompagna all’uso, non ne è l’effetto: chi può pagare una carta spesso è già in vantaggio.
page-cards-unmeasured = Con i valori di questo pacchetto non è stato misurato nulla.
page-cards-before = Precedente
page-cards-after = Carta successiva
