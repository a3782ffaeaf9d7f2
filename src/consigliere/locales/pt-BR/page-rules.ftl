# O livro de regras.

page-the-rules = As regras
page-the-rules-how = { $title }, em nossas próprias palavras. Os números pequenos na margem são links.
page-rules-of = Regras de { $title }
page-rules-ours = Não oficiais, em nossas próprias palavras. Cada regra é testada.
page-opening-book = Abrindo o livro …
page-back-to-table = Voltar à mesa
page-next-part = A seguir: { $part }
page-in-the-book = Continuar lendo no livro
page-no-rule-text = Não há texto para esta regra.
page-rulings = Esclarecimentos
page-rulings-behind = { $count ->
    [one] { $count } esclarecimento
   *[other] { $count } esclarecimentos
 }
page-marks = As marcas, explicadas uma vez
page-mark-n = sem marca
page-mark-n-how = impresso: está num livro de regras
page-mark-h = uma decisão nossa, onde os livros se calam
page-mark-h-about = uma decisão nossa, onde os livros se calam: { $about }
page-mark-d = deduzido dos livros
page-mark-d-about = deduzido dos livros: { $about }
page-mark-r = reconstruído: um valor nosso, não o impresso
page-part-rules = As regras
page-part-rules-how = Capítulo por capítulo, na ordem do livro.
page-part-finer = Questões mais finas
page-part-finer-how = Casos que não dependem de uma única regra.
page-part-table = Em toda mesa
page-part-table-how = O que vale em qualquer jogo: desfazer, relógios, pausas, convidados, revanches.
page-part-about = Sobre este livro
page-part-about-how = Exemplos resolvidos, onde os livros discordam e como estas regras foram escritas.

## Busca

page-search-rules = Buscar nas regras
page-search-found = { $count ->
    [0] Nada foi encontrado. Tente outra palavra ou o número de uma regra.
    [one] encontrado em { $count } lugar
   *[other] encontrado em { $count } lugares
 }
page-asked-often = Perguntas frequentes
# Palavras que só fazem da pergunta uma frase.
page-search-stop = a o as os um uma uns umas e ou de do da dos das em no na nos nas por pelo pela pelos pelas para pra com sem como é são ser foi era eram está estão estou estar faz fazer faço feito eu me meu minha meus minhas nós nosso nossa você vocês seu sua seus suas ele ela eles elas isso isto este esta estes estas esse essa esses essas aquele aquela ali aqui lá posso pode podem podemos poderia devo deve devem deveria vou vai vão que qual quais quando onde quem cujo cuja porque porquê quanto quanta quantos quantas tempo se então não sim também só apenas ainda nunca sempre favor ter tem têm tenho teve há acontece aconteceu permitido possível usar uso usado todo toda todos todas cada preciso precisa jogo partida regra regras
# Uma linha cada: o que as pessoas dizem, ou dizem: palavras das regras. Formas de uma palavra dispensam linha.
page-search-meant =
    desfazer, voltar atrás, voltar a jogada, erro, cliquei errado, jogada errada: take back last commands
    acabou o tempo, tempo esgotado, relógio, jogador lento, demora, cronômetro: clocks bank
    expulsar, banir, excluir, remover um jogador, bloquear um jogador: shut out
    pausa, pausar, intervalo, parar o jogo: pause
    férias, feriado, viagem: holiday
    desistir, abandonar, sair do jogo, render: resigned
    offline, desconectado, caiu a conexão, ausente, sumiu: away
    bate-papo, chat, insulto, ofensa, silenciar, mutar: talk muted
    revanche, jogar de novo, outra partida: rematch
    trapaça, trapacear, roubo do servidor, justo, aleatório, sorte, embaralhar: line shuffle
    espectador, assistir, plateia: look spectators
    ganhar algo, receber, obter: gain
    em vez de, no lugar de, substituir: stand
    mesa: table
    bot, robô, computador: bot
    convite, convidar, link: invite
