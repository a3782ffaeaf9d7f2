### O que o árbitro diz a quem joga com a caixa impressa (motor não oficial, palavras nossas).
### Nomes de jogadores e cartas entram como palavras prontas.

## A linha de comando

referee-players-missing = Diga quantos jogam: --players N, ou seus nomes: --names A,B,C.
referee-players-differ = --players diz { $players }, mas há { $found } em { $where }.
referee-bad-names = Os nomes de --names precisam ser palavras curtas e diferentes, não números: “{ $names }”
referee-names-of-load = Uma partida carregada já tem seus nomes: deixe --names de fora.
referee-save-exists = { $path } já existe. Para continuar essa partida: --load { $path }
referee-cannot-write = Não foi possível gravar { $path }: { $reason }
referee-script-line = Linha { $line } de { $path }: { $why }
referee-script-unreadable = Não foi possível ler o roteiro { $path }: { $reason }

## Começo e fim

referee-welcome = Árbitro não oficial para { $players } jogadores: { $names }. Digite ? para ajuda.
referee-resumed = A partida continua depois de { $entries } entradas.
referee-finished = Esta partida terminou; ela tem { $entries } entradas.
referee-played = Ela foi começada com “consigliere play”. Daqui em diante nada é embaralhado: você informa cada sorteio e cada jogada.
referee-saved = Salvo: { $path }
referee-not-saved = Nada foi salvo; --save FILE ou “save FILE” guarda uma partida.
referee-half-move = A jogada que não foi terminada não é registrada.
referee-ended = O árbitro deixa a mesa. Entradas: { $entries }.
referee-over = A partida acabou.

## Desviar o olhar

referee-look-away = ──── Agora só { $name } olha; os outros desviam o olhar ────
referee-all-look = ──── { $name } terminou; todos podem olhar ────
referee-press = Aperte Enter quando só { $name } estiver olhando.
referee-hide = Aperte Enter para esconder.

## Acaso: o que saiu

referee-left = O número depois de × conta o que há ali.
referee-only = Só resta isto: { $name }. Enter aceita.
referee-answer = Resposta>

## Respostas que não podem ser

referee-unknown-answer = “{ $text }” não é nenhuma das respostas possíveis: um código, um nome, um começo ou um número da lista.
referee-ambiguous = “{ $text }” pode significar várias coisas: { $choices }
referee-too-many =
    { $number ->
        [one] A linha tinha { $number } resposta a mais; ela é ignorada.
       *[other] A linha tinha { $number } respostas a mais; elas são ignoradas.
    }
referee-not-there = { $name } não tem isto: { $card }.

## Decisões

referee-in-hand = Na mão: { $cards }
referee-no-cards = nada
referee-moves-of-hand = Jogadas que dependem da mão:
referee-no-moves = Nenhuma jogada assim está aberta.
referee-no-number = A lista não tem número { $number }.
referee-refused = Não permitido: { $sentence } [{ $rule }]
referee-allowed = { $action }: isso é permitido agora.
referee-whose-hand = Diga de quem: hand { $names }
referee-after-set-up = Isso pode ser perguntado quando a preparação estiver pronta.

## Desfazer

referee-undo-what =
    { $answers ->
        [0] Desfazer a última jogada de { $name } ({ $move })?
        [one] Desfazer a última jogada de { $name } ({ $move }) com o sorteio que se seguiu?
       *[other] Desfazer a última jogada de { $name } ({ $move }) com os { $answers } sorteios que se seguiram?
    }
referee-undo-set-up = Desfazer a última resposta da preparação?
referee-yes-no = yes ou no>
referee-undone = Desfeito. Ponha as cartas e miniaturas de volta como estavam.
referee-undo-kept = Nada é desfeito.
referee-nothing-to-undo = Não há nada a desfazer.
referee-answer-undone = A última resposta foi desfeita.
referee-move-withdrawn = A jogada foi retirada; nada dela é registrado.

## Tabuleiro e pontuação

referee-none = nenhum

referee-winner = Vitória: { $names }
