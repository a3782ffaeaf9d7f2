### O que o árbitro diz numa mesa de Chicago (motor não oficial, palavras nossas).
### Uma mensagem que os dois jogos têm está em referee.ftl; a deste arquivo vem antes dela.

## Começo

chicago-referee-note-reconstructed = A maioria dos valores das cartas e os lugares dos negócios são reconstruídos; informe os seus com “consigliere content new --game chicago”.
chicago-referee-set-up =
    { $cut ->
        [0] Preparação (C1). A cidade tem as fileiras A a { $last }; revelados estão { $starters }. O baralho tem { $cards } cartas. Agora os sorteios:
       *[other] Preparação (C1). A cidade tem as fileiras A a { $last }; revelados estão { $starters }. O baralho tem { $cards } cartas; ninguém olha as ações especiais deixadas de fora ({ $cut }). Agora os sorteios:
    }

## Acaso: o que saiu

chicago-referee-ask-henchman = Qual comparsa está no espaço { $hole }? Você pode indicar os de vários espaços em sequência.
chicago-referee-ask-city-card = Qual carta de cidade está ao lado da fileira { $row }?
chicago-referee-ask-deal = { $name }, quais cartas você recebeu? Carta { $card } de { $cards }; você pode indicar várias: “gangster x2, car, S4”.
chicago-referee-ask-first-henchman = { $name }, de que cor é o seu comparsa inicial?
chicago-referee-ask-start-player = Quem é o jogador inicial?
chicago-referee-ask-business = { $card } é revelado: qual negócio é?
chicago-referee-ask-draw =
    { $left ->
        [one] { $name }, qual carta você comprou?
       *[other] { $name }, quais { $left } cartas você comprou? Você pode indicar várias: “gangster x2, car”.
    }
chicago-referee-ask-blackmail = { $victim }, qual carta da sua mão saiu para { $name }?
chicago-referee-not-in-view = O número depois de × conta as cartas que { $name } não vê agora.

## Respostas que não podem ser

chicago-referee-gone-card =
    { $copies ->
        [one] A única carta “{ $card }” não pode estar no baralho agora; olhe de novo ou use “undo” para o que foi informado antes.
       *[other] Todas as { $copies } cartas “{ $card }” estão em outro lugar; olhe de novo ou use “undo” para o que foi informado antes.
    }
chicago-referee-gone-henchman = Todos os comparsas desta cor já foram distribuídos: { $card }.
chicago-referee-gone-city-card = “{ $card }” está ao lado de outra fileira.
chicago-referee-gone-capone = “{ $card }” nunca é sorteada; ela tem a própria fileira.
chicago-referee-gone-business = “{ $card }” já está na cidade.

## Decisões

chicago-referee-decide-act =
    { $extra ->
        [yes] { $name }: sua ação extra, ou go-on (C8.2)
       *[no] { $name }: sua ação ({ $rule })
    }
chicago-referee-decide-power = { $name }: um poder da família, ou go-on ({ $rule })
chicago-referee-decide-pay =
    { $number ->
        [one] { $name }: pague $1, virada para baixo; qual carta? ({ $rule })
       *[other] { $name }: pague ${ $number }, viradas para baixo; quais cartas, como em “gangster x2 car”? ({ $rule })
    }
chicago-referee-decide-reveal = { $name }: qual negócio você revela? ({ $rule })
chicago-referee-decide-extort =
    { $godchild ->
        [yes] { $name }: você pega as duas cartas do padrinho? ({ $rule })
       *[no] { $name }: qual negócio você quer extorquir? ({ $rule })
    }
chicago-referee-decide-under =
    { $number ->
        [one] { $name }: qual das cartas compradas vai para o fundo da pilha? ({ $rule })
       *[other] { $name }: quais { $number } das cartas compradas vão para o fundo da pilha, e em que ordem? ({ $rule })
    }
chicago-referee-decide-bonus = { $name }: você usa o bônus { $area }? ({ $rule })
chicago-referee-decide-token = { $name }: qual ficha se move? ({ $rule })
chicago-referee-decide-hole = { $name }: para qual espaço? ({ $rule })
chicago-referee-decide-agent = { $name }: qual agente sai do jogo? ({ $rule })
chicago-referee-decide-place = { $name }: onde você posiciona o comparsa ({ $colour })? ({ $rule })
chicago-referee-decide-lay =
    { $special ->
        [S6] { $name }: até { $number } cartas como influência, como em “hat gangster, city S4” ({ $rule })
       *[other] { $name }: até { $number } cartas, baixadas sem pagar, como em “car art” ({ $rule })
    }
chicago-referee-decide-rival = { $name }: qual rival? ({ $rule })
chicago-referee-decide-lose-gangster = { $name }: qual gângster você entrega? ({ $rule })
chicago-referee-decide-lose-influence = { $name }: qual influência você entrega? ({ $rule })
chicago-referee-decide-lose-asset = { $name }: qual bem você entrega? ({ $rule })
chicago-referee-decide-penalty = { $name }: imunidade a qual penalidade? ({ $rule })
chicago-referee-decide-claim = { $name }: reivindique, ataque ou passe ({ $rule })
chicago-referee-decide-oppose = { $name }: você se opõe à reivindicação de { $card }? ({ $rule })
chicago-referee-decide-henchman = { $name }: qual comparsa você pega? ({ $rule })
chicago-referee-decide-chief = { $name }: seu chefe vai para { $card }? ({ $rule })
chicago-referee-decide-extra = { $name }: qual ação extra você reivindica? ({ $rule })
chicago-referee-decide-discard-cards = { $name }: descarte até { $number } cartas, viradas para baixo, ou “nothing” ({ $rule })
chicago-referee-decide-return = { $name }: indique as { $number } cartas que devolve, primeiro a de cima ({ $rule })
chicago-referee-decide-limit = { $name }: indique as { $number } cartas com que fica, como em “gangster x2” ({ $rule })

chicago-referee-which-influence = { $name }, qual carta vai virada para baixo? (C4.2)
chicago-referee-which-side = Diga o lado: influence hat ou influence city. A carta é perguntada à parte.
chicago-referee-also-act = Também, se as cartas permitirem: influence hat, influence city, gangster, asset TYPE, special ID, movement, family N.
chicago-referee-in-influence = Influência, virada para baixo: chapéu { $hat }; cidade { $city }
chicago-referee-unknown-move = “{ $text }” não é jogada nem comando. Digite um número da lista, uma jogada como “claim B3”, ou ?
chicago-referee-exactly =
    { $number ->
        [one] Indique { $number } carta, não { $named }.
       *[other] Indique exatamente { $number } cartas, não { $named }.
    }
chicago-referee-at-most =
    { $number ->
        [one] Indique no máximo { $number } carta, não { $named }.
       *[other] Indique no máximo { $number } cartas, não { $named }.
    }
chicago-referee-why-what = Diga qual jogada: why claim B3

## Cidade e pontuação

chicago-referee-board-head =
    { $start ->
        [nobody] { $phase }. Baralho: { $deck }. Descarte: { $discards }. Agentes na reserva: { $agents }.
       *[other] Rodada { $round }, { $phase }. Jogador inicial: { $start }. Baralho: { $deck }. Descarte: { $discards }. Agentes na reserva: { $agents }.
    }
chicago-referee-board-aside = Ações extras restantes: { $extras }. Penalidades à parte: { $penalties }.
chicago-referee-board-row = { $row }, carta de cidade { $beside }: { $businesses }; espaços: { $gaps }
chicago-referee-face-down = { $at } virado para baixo
chicago-referee-extorted = extorquido
chicago-referee-chief = chefe
chicago-referee-token = ficha: { $token }
chicago-referee-first = comparsa inicial: { $colour }
chicago-referee-board-seat = { $name }: cartas na mão { $hand }; controla { $businesses }; gângsteres { $gangsters }; bens { $assets }; influência: chapéu { $hat }, cidade { $city }; cartas de família { $family }; comparsas { $henchmen }
chicago-referee-holds-extra = ação extra { $extras }
chicago-referee-godchild = família apadrinhada, benefícios usados: { $used }
chicago-referee-immune = imune a { $penalties }
chicago-referee-bonuses-used = bônus usados: { $areas }
chicago-referee-attacks = ataques feitos: { $attacks }

chicago-referee-score-now = Se a partida terminasse agora (C11):
chicago-referee-score-seat =
    { $place ->
        [0] { $name }: { $total } = { $businesses } por negócios + { $henchmen } por comparsas + { $assets } por bens + { $extras } por ações extras + { $cards } por cartas − { $agents } por agentes; influência { $influence }
       *[other] { $name }: { $total } = { $businesses } por negócios + { $henchmen } por comparsas + { $assets } por bens + { $extras } por ações extras + { $cards } por cartas − { $agents } por agentes + { $place } pelo lugar; influência { $influence }
    }
chicago-referee-score-final = Pontuação final (C11):

## Ajuda

chicago-referee-help =
    Jogadas   um número da lista, ou por escrito: claim B3; várias unidas por “;”
    Cartas    um código (gangster, car, S4), várias de uma vez: gangster x2, car
    Respostas um código, um nome, o começo dele ou um número da lista; várias de uma vez
    legal [WORD]   o que está aberto agora why MOVE   por que não se pode jogar
    board          a mesa                  score      o que a pontuação daria agora
    log [N]        o que aconteceu         hand NAME  mão e influência, só para quem as tem
    undo           desfazer a última jogada ou resposta
    save [FILE]    guardar a partida       quit       salvar e sair
