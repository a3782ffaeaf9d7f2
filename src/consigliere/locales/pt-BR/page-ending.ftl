# Under the ending of any game in the browser: what comes afterwards, the chart, the moments worth a look.

# Um trecho da partida: $label é “Ato” ou “Rodada” (ou nada), $stage o número
page-replay-stage = { $label } { $stage }
# $stage como acima (ou nada), $phase: o nome da fase
page-replay-part = { $stage } · { $phase }
page-replay-analysis = Análise
page-check = Conferir os embaralhamentos
page-replay-journal = Diário da partida
page-replay-watch = Replay
page-replay-worth = Valor em cada fase
page-replay-worth-how = o que cada um teria pontuado naquele momento
page-replay-as-table = Mostrar os números
page-replay-after = Depois de
page-replay-looks = Momentos que merecem atenção
# Um turno que mudou muito: $family, $by já sem o sinal, escrito como o jogo escreve pontos
page-replay-swing = { $way ->
    [up] { $family } ganha { $by } em um turno.
   *[down] { $family } perde { $by } em um turno.
  }
# Algo ganho por pouco: $thing, $winner, e o que cada um tinha em $values
page-replay-contest = { $count ->
    [0] Mais apertado, impossível: { $thing } fica com { $winner } ({ $values }).
    [one] { $thing } fica com { $winner } por { $count } ({ $values }).
   *[other] { $thing } fica com { $winner } por { $count } ({ $values }).
  }
page-replay-rematch-join = Há uma revanche: ocupe seu lugar
# Um lugar de uma partida trazida de fora
page-level-imported = De uma partida importada
