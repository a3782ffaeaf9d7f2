### Por que uma ação é recusada: o que todos os jogos dizem com as mesmas palavras (motor não oficial, palavras nossas).
### Nomes de cartas e jogadores entram como palavras prontas, entre aspas ou depois de dois-pontos.

## De quem é a decisão

refuse-game-over = A partida acabou; nada mais pode ser jogado.
refuse-unknown-action = Não existe esta ação neste jogo.
refuse-nothing-asked = Ninguém precisa decidir nada agora.
refuse-no-such-seat = Não existe este lugar: { $seat }. Jogadores nesta partida: { $players }.
refuse-not-your-turn =
    { $asked ->
        [turn] Não é a sua vez. Quem joga agora: { $seat }.
       *[other] Esta decisão não é sua. Quem decide agora: { $seat }.
    }

## Cartas e jogadores

refuse-card-not-in-hand = Esta carta não está na sua mão: “{ $card }”.
refuse-already-named = Você já indicou todas as cartas deste tipo: “{ $card }”. Na mão: { $held }.
refuse-too-many-named = Foi indicado mais do que há a escolher. Indicado: { $named }, a escolher: { $wanted }.
refuse-yourself = Escolha outra pessoa, não você.
refuse-opponent-chosen = Você já escolheu esta família: { $seat }.
refuse-hand-empty = Esta família não tem cartas na mão: { $seat }.
