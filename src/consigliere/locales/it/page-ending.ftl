# Under the ending of any game in the browser: what comes afterwards, the chart, the moments worth a look.

# A stretch of the game: $label is "Act" or "Round" (or nothing), $stage its number
page-replay-stage = { $label } { $stage }
# $stage as above (or nothing), $phase: the name of the phase
page-replay-part = { $stage } · { $phase }
page-replay-analysis = Analisi
page-check = Controlla le mischiate
page-replay-journal = Diario
page-replay-watch = Replay
page-replay-worth = Valore a ogni fase
page-replay-worth-how = il punteggio che tutti avrebbero avuto in quel momento
page-replay-as-table = Mostra i numeri
page-replay-after = Dopo
page-replay-looks = Momenti da rivedere
# A turn that changed much: $family, $by with its sign already taken off, written as the game writes points
page-replay-swing = { $way ->
    [up] { $family } guadagna { $by } in un turno.
   *[down] { $family } perde { $by } in un turno.
  }
# Something that was won by little: $thing, $winner, and what each had for it in $values
page-replay-contest = { $count ->
    [0] Più in bilico di così non si poteva: «{ $thing }» va a { $winner } ({ $values }).
    [one] «{ $thing }» va a { $winner } per { $count } ({ $values }).
   *[other] «{ $thing }» va a { $winner } per { $count } ({ $values }).
  }
page-replay-rematch-join = C’è una rivincita: prendi posto
# A seat of a game that was brought from elsewhere
page-level-imported = Da una partita importata
