# O livro de regras de The Godfather: suas partes, o que se pergunta muito, como as pessoas chamam as coisas.

page-godfather-part-before = Antes do primeiro ato
page-godfather-part-before-how = O que fica onde, o que cada um tem e quem sabe o quê.
page-godfather-part-act = Um ato
page-godfather-part-act-how = Quatro atos, sempre com as mesmas fases. Cada um abre com um novo negócio.
page-godfather-part-turn = O seu turno
page-godfather-part-turn-how = O coração do jogo. Uma ação e passa a vez, até que ninguém tenha mais miniaturas.
page-godfather-part-out = Quando as miniaturas acabam
page-godfather-part-out-how = Quem toma os territórios, quem suborna os aliados e o que o Don deixa para você.
page-godfather-part-end = O fim
page-godfather-part-end-how = Depois do quarto ato, as malas são abertas. Vence quem tem mais dinheiro.
page-godfather-asked-pass = Posso passar a vez?
page-godfather-asked-pass-answer = Não.
page-godfather-asked-twice = Uso duas vezes a frente no meu próprio território?
page-godfather-asked-twice-answer = Não.
page-godfather-asked-icons = Preciso usar todos os ícones?
page-godfather-asked-icons-answer = Não, cada um é opcional.
page-godfather-asked-change = Recebo troco?
page-godfather-asked-change-answer = Nunca.
page-godfather-asked-bid = Perco minha oferta se não sobrar aliado?
page-godfather-asked-bid-answer = Não, o dinheiro volta para você.
# Uma linha cada: o que as pessoas dizem, ou dizem: palavras das regras. Formas de uma palavra dispensam linha.
page-godfather-meant =
    pular, passar, ficar de fora: passing
    suborno, subornar, leilão, lance, lances, oferta, ofertas, comprar um aliado, envelope, envelopes: bribery bids
    oferta igual, mesma oferta, empate na oferta: bidder ties
    balear, baleado, baleada, abater, atirar, tiro, matar, morto, morrer, assassinar, eliminar: gunned
    rio, hudson, voltar à vida: hudson
    lavar, lavagem, dinheiro limpo, guardar dinheiro: launder
    mala, maletas, dinheiro secreto: suitcase
    limite de cartas, ficar com cartas, limite da mão, cartas demais, máximo de cartas: discards hand limit
    território, territórios, bairros, distritos, região, maioria: turf
    marcador, marcadores, bandeira, disco, ficha: marker
    acabaram os marcadores, sem marcadores: winner markers run
    guerra, guerra de territórios, mais influência, batalha: turf war
    influência: influence
    droga, drogas, curinga, coringa: narcotics
    bebida, bebida alcoólica, álcool, uísque: booze
    arma, armas: guns
    dinheiro sujo: blood money
    mercadoria, mercadorias, mercadoria ilegal: goods
    trabalho, trabalhos, contrato, missão, tarefa: job
    negócio, negócios, loja, prédio, peça: business
    capanga, capangas, gângster, soldado, bandidos: thug
    don, chefe, chefão, padrinho: don
    membro, membro da família, herdeiro, herdeira: member
    miniatura, miniaturas, peão: figure
    primeiro jogador, quem começa, jogador inicial, cabeça de cavalo, cavalo: horse head
    troco, dividir, destrocar, trocar dinheiro, moedas: change
    negociar, trocar com outros, acordo: trade
    vencer, vencedor, vitória, ganhar o jogo, mais dinheiro: highest sum
    empate no fim, empatado, desempate: tie dominance shared
    domínio, dominar: dominance
    bônus de trabalhos, mesma cor, conjunto de trabalhos: colour jobs
    mão inicial, começar com, início: starts hand
    dois jogadores, 2 jogadores, a dois: two
    pilha esgotada, baralho vazio, acabaram as cartas, reembaralhar: shuffled deck
    quantas rodadas, quantos atos, duração, ato, atos, fase, fases: acts phases
    dono lucra, meu território, quem controla recebe, controle: controller icons front
    extorquir, extorsão: shake down
    frente: front
    fundo, fundos: back
    aliado, aliados: ally
    tributo: tribute
    prefeito: mayor
    delegado, delegado de polícia, polícia: police chief
    chefe do sindicato, sindicato: union boss
    entreato: acte
    bloqueado, ocupado: blocks empty
    segredo, ver minhas cartas, escondido: hidden public
    todos os ícones, obrigado a usar ícones, ícone: icon declined order
