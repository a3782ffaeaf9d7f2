# O livro de regras de Chicago: suas partes, o que se pergunta muito, como as pessoas chamam as coisas.

page-chicago-part-before = Antes da primeira rodada
page-chicago-part-before-how = A cidade, as cartas, as famílias e como corre uma rodada.
page-chicago-part-income = Renda
page-chicago-part-income-how = Fase 1: a cidade cresce, negócios são extorquidos e o padrinho ajuda quem não tem nada.
page-chicago-part-actions = Ações
page-chicago-part-actions-how = Fase 2: três ações para cada um, os poderes da família e, no fim, as ações extras.
page-chicago-part-control = Controle
page-chicago-part-control-how = Fase 3: reivindicações, ataques e a penalidade que vem com um novo negócio.
page-chicago-part-end = O fim da rodada, o fim do jogo
page-chicago-part-end-how = As mãos diminuem, as cartas de cidade se movem e, depois de seis rodadas, contam-se os pontos.
page-chicago-asked-money = O que é dinheiro?
page-chicago-asked-money-answer = Qualquer carta que você descarta da mão vale $1.
page-chicago-asked-pass = Posso pular uma ação?
page-chicago-asked-pass-answer = Não, mas a ação Negócios é sempre possível.
page-chicago-asked-attacks = Quantas vezes posso atacar?
page-chicago-asked-attacks-answer = Duas vezes por rodada.
page-chicago-asked-limit = Com quantas cartas posso ficar?
page-chicago-asked-limit-answer = Duas, e mais uma para cada carta de família na mesa.
# Uma linha cada: o que as pessoas dizem, ou dizem: palavras das regras. Formas de uma palavra dispensam linha.
page-chicago-meant =
    dinheiro, pagar, grana, custo, preço, moedas: money
    limite de cartas, limite da mão, cartas demais, ficar com cartas, máximo de cartas: hand limit
    agente, agentes, polícia, policial, federal, federais, detetive: agents fbi
    comparsa, comparsas, capanga, capangas, trabalhador: henchman
    atacar, ataque, lutar, briga, tomar um negócio, roubar um negócio, conquistar: attack
    opor, oposição, resistir, impedir, defender, contestar: oppose
    revelar, virar, abrir uma carta: reveal
    reivindicar, reivindicação, pedir o controle: claim
    pular, passar, ficar de fora: compulsory actions
    extorquir, extorsão, cobrar, coletar, arrecadar: extort
    renda, receita: income
    al capone: capone
    apadrinhado, padrinho, pobre, atrasado, sem nada, recuperar: godchild
    penalidade, castigo, sabotagem, confronto, código de ética: penalty
    imune, imunidade, protegido, seguro: immune
    vencer, vencedor, vitória, ganhar o jogo, pontos, pontuação: points scored
    empate, empatado, desempate: tie influence shared
    ação extra, ações extras, ação bônus, quarta ação: extra actions
    bens, bem, mansão, carro, carros, obra de arte, título, propriedade: assets
    avô, vovô: grandfather
    pai: father
    filho: son
    baralho vazio, acabaram as cartas, sem cartas, reembaralhar: discards shuffled deck
    mão inicial, começar com, início: dealt cards
    segredo, escondido, ver minhas cartas: hidden public
    quantas rodadas, duração, rodada: six rounds
    chefe, chefe de família, proteger um negócio: chief
    primeiras partidas, iniciantes, mais fácil, variante, variantes: variants city cards
    dez negócios, fim antecipado: ten
    negócio, negócios: business
    influência, chapéu, cidade: influence
    gângster, gângsteres, gangsters: gangsters
    movimento, mover: movement
    ficha, fichas, bônus: token
    espaço, espaços, buraco: gap
    fileira, linha: row
    pré-requisito, requisito, requisitos: prerequisites
    ação especial, ações especiais: special
    controle, controlar: control
    família, poder, poderes: family power
