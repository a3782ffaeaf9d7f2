### O que o árbitro diz numa mesa de The Godfather (motor não oficial, palavras nossas).

## Começo e fim

godfather-referee-note-reconstructed = A maioria dos valores das cartas é reconstruída; informe os seus com “consigliere content new”.
godfather-referee-set-up = Preparação (G1). Cada jogador pega uma carta de $1, uma de $2 e uma de $3. Agora os sorteios:

## Acaso: o que saiu

godfather-referee-ask-tile = Abre um negócio em { $turf }: qual peça foi revelada?
godfather-referee-ask-public-job = Espaço público { $space }: qual trabalho foi revelado?
godfather-referee-ask-deal-job = { $name }, qual trabalho você recebeu?
godfather-referee-ask-draw-job =
    { $which ->
        [first] { $name }, qual trabalho você comprou primeiro?
       *[second] { $name }, qual trabalho você comprou em segundo lugar?
    }
godfather-referee-ask-ally = Qual é o próximo aliado em oferta?
godfather-referee-ask-horse = Quem recebe a cabeça de cavalo?
godfather-referee-ask-steal = { $victim }, qual carta da sua mão saiu para { $name }?
godfather-referee-ask-steal-case = { $victim }, qual carta de dinheiro da sua mala saiu para { $name }?
godfather-referee-ask-collect = { $victim }, qual carta de dinheiro da sua mão saiu para { $name }?
godfather-referee-unseen = O número depois de × conta as cartas que { $name } ainda não viu.
godfather-referee-unseen-public = O número depois de × conta as cartas que a mesa ainda não viu.

## Respostas que não podem ser

godfather-referee-gone-job =
    { $copies ->
        [one] A única carta “{ $card }” já está em outro lugar; olhe de novo ou use “undo” para o que foi informado antes.
       *[other] Todas as { $copies } cartas “{ $card }” já estão em outro lugar; olhe de novo ou use “undo” para o que foi informado antes.
    }
godfather-referee-gone-tile = “{ $card }” já está no tabuleiro.
godfather-referee-wrong-stack =
    { $stack ->
        [blue] “{ $card }” é uma peça vermelha; os atos I e II abrem peças azuis.
       *[red] “{ $card }” é uma peça azul; os atos III e IV abrem peças vermelhas.
    }
godfather-referee-gone-ally = “{ $card }” já está em oferta.
godfather-referee-wrong-act = “{ $card }” não é um dos seis aliados deste ato.

## Decisões

godfather-referee-decide-turn = { $name }: sua ação (G5.1)
godfather-referee-decide-order = { $name }: quem resolve primeiro, você ou quem controla? (G6.3)
godfather-referee-decide-icons = { $name }: use seus ícones (G11.2)
godfather-referee-decide-keep-job = { $name }: com qual trabalho você fica? (Q-23)
godfather-referee-decide-discard = { $name }: qual carta você descarta? (G11.1)
godfather-referee-decide-good = { $name }: qual mercadoria você pega? (G11.1)
godfather-referee-decide-lower-bill = { $name }: você pega a carta de valor menor? (Q-24)
godfather-referee-decide-bills = { $name }: o dinheiro do trabalho, antes ou depois da habilidade (G8.2)
godfather-referee-decide-use = { $name }: você usa a habilidade? (G8.2, G10.1)
godfather-referee-decide-launder = { $name }: qual carta de dinheiro vai para a mala? (G8.2)
godfather-referee-decide-figure = { $name }: qual miniatura? (G8.2, G10.1)
godfather-referee-decide-space = { $name }: para qual espaço? (G8.2, G10.1)
godfather-referee-decide-turf = { $name }: qual território? (G8.2, G10.1)
godfather-referee-decide-front = { $name }: qual frente? (G8.2, G10.1)
godfather-referee-decide-opponent = { $name }: qual adversário? (G8.2, G10.1)
godfather-referee-decide-marker = { $name }: seus marcadores acabaram; qual marcador se move? (G12.5)
godfather-referee-decide-choose-ally = { $name }: qual aliado você pega? (G13.2)
godfather-referee-decide-bribe = { $name }: seu suborno lacrado, como em “$5 $2”, ou “nothing” (G13.1)
godfather-referee-decide-tribute = { $name }: indique as { $number } cartas com que fica, como em “$5 $5 gun JG1” (G14.1)
godfather-referee-decide-offer = { $name }: sua oferta lacrada, uma carta de dinheiro da mão, ou “nothing” se não tiver (Q-34)
godfather-referee-also-turn = Também, das cartas: job ID, public-job N (com drogas: “job JG1 narcotics gun=1”).
godfather-referee-also-skip = Das cartas: job ID, public-job N (com drogas: “job JG1 narcotics gun=1”). Se não puder nenhuma: skip.
godfather-referee-also-icons = Também, das cartas: { $icons }
godfather-referee-also-cards = Indique a carta: { $verb } ID
godfather-referee-in-case = Na mala: { $cards }
godfather-referee-unknown-move = “{ $text }” não é jogada nem comando. Digite um número da lista, uma jogada como “thug P-WS”, ou ?
godfather-referee-keep-exactly = Indique exatamente { $number } cartas, não { $named }.
godfather-referee-why-what = Diga qual jogada: why thug P-WS

## Tabuleiro e pontuação

godfather-referee-board-head =
    { $horse ->
        [nobody] Ato { $act }, { $phase }. Pilhas comuns: { $bank }. Trabalhos no baralho: { $deck }.
       *[other] Ato { $act }, { $phase }. Cabeça de cavalo: { $horse }. Pilhas comuns: { $bank }. Trabalhos no baralho: { $deck }.
    }
godfather-referee-board-turf = { $id } { $turf }: { $businesses }; marcadores, de baixo para cima: { $markers }
godfather-referee-board-rounds = Espaços de membro da família: { $spaces }
godfather-referee-board-neutral = Miniaturas neutras: { $figures }
godfather-referee-board-jobs = Trabalhos públicos: { $jobs }
godfather-referee-board-allies = Aliados em oferta: { $allies }
godfather-referee-board-seat = { $name }: cartas na mão { $hand }, capangas { $thugs }, { $members }; marcadores { $markers }; mala: dinheiro { $bills }, trabalhos { $jobs }; aliados usados: { $allies }; Hudson: { $hudson }
godfather-referee-aside = à parte
godfather-referee-hudson = Hudson
godfather-referee-thugs =
    { $thugs ->
        [one] { $thugs } capanga
       *[other] { $thugs } capangas
    }
godfather-referee-score-now = Se a partida terminasse agora (G16; o dinheiro nas mãos não é contado):
godfather-referee-score-seat =
    { $place ->
        [0] { $name }: ${ $total } = ${ $money } na mala + ${ $dominance } por territórios ({ $turfs }) + ${ $bonus } por trabalhos ({ $colours })
       *[other] { $name }: ${ $total } = ${ $money } na mala + ${ $dominance } por territórios ({ $turfs }) + ${ $bonus } por trabalhos ({ $colours }) + ${ $place } pelo lugar
    }
godfather-referee-score-final = Pontuação final (G16):

## Ajuda

godfather-referee-help =
    Jogadas   um número da lista, ou por escrito: thug P-WS; várias unidas por “;”
    Respostas um código (JG1), um nome, o começo dele ou um número da lista
    legal [WORD]   o que está aberto agora why MOVE   por que não se pode jogar
    board          a mesa                  score      o que a pontuação daria agora
    log [N]        o que aconteceu         hand NAME  uma mão, só para quem a tem
    undo           desfazer a última jogada ou resposta
    save [FILE]    guardar a partida       quit       salvar e sair
