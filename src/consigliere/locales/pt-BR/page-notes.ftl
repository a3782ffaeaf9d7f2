### As notas do consigliere sobre uma partida terminada (não oficial, palavras nossas).

page-notes = As notas do consigliere
page-notes-title = As notas do consigliere · Consigliere
page-notes-the-man = O consigliere
page-notes-chances = Chances de vencer
page-notes-fair = estimativa rápida após cada turno; os cartões abaixo examinam uma decisão por mais tempo, por isso seus números diferem
page-notes-won =
    { $who ->
        [you] Você venceu por { $points }.
       *[other] { $name } venceu por { $points }.
    }
page-notes-lost =
    { $who ->
        [you] Você perdeu por { $points }.
       *[other] { $name } perdeu por { $points }.
    }
page-notes-even =
    { $who ->
        [you] Você compartilhou a vitória.
       *[other] { $name } compartilhou a vitória.
    }
page-notes-looked =
    { $who ->
        [you] Ele examinou { $count ->
            [one] uma decisão sua
           *[other] { $count } decisões suas
        }.
       *[other] Ele examinou { $count ->
            [one] uma decisão
           *[other] { $count } decisões
        } de { $name }.
    }
page-notes-first =
    { $count ->
        [0] Nenhuma decisão custou claramente chances de vencer. O que está dentro da margem de erro da estimativa não é citado.
        [1] Uma decisão custou claramente chances de vencer. Não houve outras dignas de nota.
        [2] Duas decisões custaram claramente chances de vencer. Não houve uma terceira digna de nota.
       *[other] Veja primeiro a de número { $number }: ela custou { $cost } chances em cem.
    }
page-notes-method = Cada decisão foi julgada pelo que a pessoa podia ver e saber na hora, em { $worlds } partidas continuadas a partir dela com cada jogada.
page-notes-when = { $stage }, turno { $turn }
page-notes-decision = entrada { $entry } de { $last }
page-notes-cost = −{ $cost }
page-notes-of-hundred = de cem chances de vencer
page-notes-both = { $better } com a jogada dele, { $played } com a que foi feita
page-notes-made = Feita
page-notes-his = Dele
page-notes-why = Por quê
page-notes-why-his = Por quê: a jogada dele comparada com a que foi feita
page-notes-no-why = A diferença só aparece mais adiante: as partidas continuadas daqui distinguem as duas jogadas.
page-notes-replay = Ver no replay
page-notes-play-on = Experimentar a jogada dele
page-notes-others =
    { $count ->
        [one] A outra
       *[other] As outras
    }
page-notes-by-cost = por custo
page-notes-open = Abrir
page-notes-from-to = { $better } → { $played } em cem
page-notes-map = A mesa antes da decisão, como quem jogava a via
page-notes-whose = Decisões de quem
page-notes-table = As chances em tabela
page-notes-turn = Turno
page-notes-chart = Chances de vencer de todos os lugares ao longo da partida, em cem
page-notes-working = Ele está lendo a partida: { $percent } de cem.
page-notes-waits = Isso roda em segundo plano. Volte quando quiser; as notas ficam com a mesa.
page-notes-ask = Pedir que ele leia a partida
page-notes-none-yet = Ninguém perguntou a ele sobre esta partida ainda.
page-notes-failed = Ele não conseguiu terminar. { $detail }
page-notes-missing = Não há partida terminada aqui.
page-notes-back = Ir para a mesa
