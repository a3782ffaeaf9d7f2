# Every card of The Godfather.

page-godfather-cards-jobs = Trabalhos
page-godfather-cards-allies = Aliados
page-godfather-cards-businesses = Negócios
page-godfather-cards-jobs-of = { $colour ->
    [yellow] Trabalhos amarelos
    [blue] Trabalhos azuis
    [green] Trabalhos verdes
   *[grey] Trabalhos cinzas
 }
page-godfather-cards-jobs-how = { $colour ->
    [yellow] { $count } cartas · dinheiro na mala
    [blue] { $count } cartas · miniaturas e marcadores
    [green] { $count } cartas · frentes e roubo
   *[grey] { $count } cartas · armas
 }
page-godfather-cards-allies-of = Aliados do ato { $act }
page-godfather-cards-allies-how = obtidos com suborno
page-godfather-cards-shops-of = { $colour ->
   *[printed] Negócios no tabuleiro
    [blue] Negócios azuis
    [red] Negócios vermelhos
 }
page-godfather-cards-shops-how = frente para os capangas, fundo para a família
page-godfather-cards-front = Frente
page-godfather-cards-back = Fundo
page-godfather-cards-chance-job = das { $count } vezes em que alguém podia pagá-lo
page-godfather-cards-chance-ally = das { $count } vezes em que alguém podia escolhê-lo entre outros
page-godfather-cards-chance-space = das { $count } vezes em que alguém podia mandar uma miniatura para lá
page-godfather-cards-by-colour = Cor do trabalho
page-godfather-cards-by-hold = Eu tenho
page-godfather-cards-by-does = O que faz
page-godfather-cards-by-act = Ato
page-godfather-cards-does = { $what ->
    [launder] lavar
    [money] dinheiro
    [goods] mercadorias
    [shoot] balear
    [move] mover
    [steal] roubar
   *[marker] marcador
 }
page-godfather-cards-printed-on = no tabuleiro: { $turf }
page-godfather-cards-tile = { $colour ->
   *[blue] peça azul
    [red] peça vermelha
 }
page-godfather-cards-a-job = { $colour ->
    [yellow] trabalho amarelo
    [blue] trabalho azul
    [green] trabalho verde
   *[grey] trabalho cinza
 }
page-godfather-cards-an-ally = aliado
page-godfather-cards-act = ato { $act }
page-godfather-cards-copies = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
 }
page-godfather-cards-by-bribe = por suborno
page-godfather-cards-part = { $part ->
   *[name] nome
    [colour] cor
    [copies] quantidade
    [cost] custo
    [bills] pagamento
    [ability] o que faz
    [act] ato
    [turf] território
    [front] frente
    [back] fundo
 }
