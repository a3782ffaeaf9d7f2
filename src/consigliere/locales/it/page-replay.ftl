# Il replay di una partita finita nel browser e il grafico alla fine. Le frasi del registro vengono dai cataloghi
# dei giochi.

# $title: the name of the table, or of the game
page-replay-title = Replay: { $title }
page-replay-eyes = Con gli occhi di chi
page-replay-eyes-how = La partita è finita: si può vedere tutto.
page-replay-all = Di tutti, a carte scoperte
page-replay-all-short = Tutti
page-replay-onlooker = Del pubblico
# $family: a family's name; $name: its player
page-replay-seat = { $name } ({ $family })
page-replay-log-how = Clicca su una riga per andarci.
page-replay-caption = Che cosa è successo
page-replay-set-up = La preparazione
page-replay-nothing-told = Da qui non si poteva vedere nulla.
page-replay-tape = Valore nel tempo
# For screen readers; $worth: every family with what it is worth
page-replay-slider = Turno { $turn } di { $turns }. { $worth }
page-replay-first = All’inizio
page-replay-last = Alla fine
# $stride: how far one goes at a time
page-replay-back = { $stride ->
    [step] Un passo indietro
    [phase] Una fase indietro
   *[turn] Un turno indietro
  }
page-replay-on = { $stride ->
    [step] Un passo avanti
    [phase] Una fase avanti
   *[turn] Un turno avanti
  }
page-replay-play = Riproduci
page-replay-pause = Pausa
page-replay-pace = Velocità
page-replay-times = { $pace }×
page-replay-stride = Quanto alla volta
page-replay-by-turn = per turni
page-replay-by-step = per passi
page-replay-by-phase = per fasi
page-replay-turn = Turno { $turn }
page-replay-of = di { $turns } · decisione { $move } di { $moves }
page-replay-keys = ← → indietro e avanti · Spazio riproduce
page-replay-play-on = Continua a giocare da qui
page-replay-play-on-how = Ricevi un nuovo tavolo: tu giochi una famiglia, i bot le altre. Da qui in poi ogni pescata è nuova, e la tua riga serve a mischiare come in ogni altra partita.
page-replay-you-play = Tu giochi
page-replay-bots = I bot
page-replay-share = Condividi questo momento
page-replay-share-how = Chi ha questo link può guardare l’intera partita, e comincia da questo momento.
page-replay-link = Link a questo momento
page-replay-unshare = Disattiva il link
page-replay-unshared = Ora il link non porta da nessuna parte.
page-replay-running = Questa partita è ancora in corso.
page-replay-running-how = Potrai rivederla quando sarà finita.
page-replay-to-table = Al tavolo
