# Every card of Chicago.

page-chicago-cards-kind-business = Negócios
page-chicago-cards-kind-special = Ações especiais
page-chicago-cards-kind-deck = Baralho
page-chicago-cards-kind-extra = Ações extras
page-chicago-cards-kind-penalty = Penalidades
page-chicago-cards-how-business = embaixo, o que exige; ao lado do símbolo, pontos e renda
page-chicago-cards-how-special = cada uma exige um par de comparsas
page-chicago-cards-how-deck = cada carta também vale $1
page-chicago-cards-how-extra = para quem chegar primeiro
page-chicago-cards-how-penalty = atingem quem toma um negócio na fileira delas
page-chicago-cards-one = { $kind ->
   *[business] negócio
    [special] ação especial
    [deck] carta do baralho
    [extra] ação extra
    [penalty] penalidade
 }
page-chicago-cards-extra = Ação extra { $extra }
page-chicago-cards-token = ficha: { $token }
page-chicago-cards-no-token = sem ficha
page-chicago-cards-chance-business = das { $count } vezes em que alguém podia tomá-lo
page-chicago-cards-chance-special = das { $count } vezes em que alguém podia usá-la
page-chicago-cards-chance-extra = das { $count } partidas tiveram alguém que a conquistou
page-chicago-cards-by-men = Comparsas
page-chicago-cards-by-asks = Exige
page-chicago-cards-part = { $part ->
   *[name] nome
    [henchmen] comparsas
    [asset] bem
    [influence] influência
    [family] carta de família
    [gangsters] gângsteres
    [money] dinheiro
    [income] renda
    [points] pontos
    [bonus] ficha
    [pair] par de comparsas
    [condition] condição
    [cards] quantidade
    [cut_three] a menos com três jogadores
    [cut_two] a menos com dois jogadores
    [loss] perda
    [immunity] imunidade
 }
