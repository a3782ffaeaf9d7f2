# O livro de regras de Chicago: suas partes, o que se pergunta muito, como as pessoas chamam as coisas.

page-chicago-part-before = Antes da primeira rodada
page-chicago-part-before-how = A cidade, as cartas, as famílias e como funciona uma rodada.
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
# Uma linha cada: o que as pessoas dizem, ou dizem: palavras das regras em português. Formas de uma palavra dispensam
# linha; a mesma palavra sem acento, não.
page-chicago-meant =
    grana, moedas, dólar, dólares, como pagar, pagar com, vender: dinheiro
    custa, custo, preço, preco: pague
    limite de cartas, limite da mão, limite de mão, limite da mao, limite de mao, quantas cartas ficar, cartas demais, muitas cartas, máximo de cartas: limite mão
    polícia, policia, policial, federais, detetive, tira: agentes fbi
    capanga, capangas, trabalhador, boneco: comparsa
    atacar, lutar, briga, tomar negócio, roubar negócio, conquistar, invadir: ataque
    oposição, oposicao, opor, impedir, defender, contestar, atrapalhar, bloquear: opor
    virar, abrir carta, descobrir: revelar
    reivindicar, reivindicação, reivindicacao, pegar um negócio, negócio vazio: reivindica
    pular, passar a vez, não fazer nada, obrigado: obrigatórias passar
    extorsão, extorsao, cobrar, coletar, arrecadar: extorquir
    receita, rendimento, salário: renda
    apadrinhada, afilhados, pobre, ficou para trás, sem negócio, nada para extorquir: apadrinhado
    castigo, multas, pena: penalidade
    imune, imunidade: penalidade
    vencedor, quem vence, quem ganha, vencer, vitória, pontuação, pontuacao, contar os pontos: pontos
    empate no fim, empate no final, empatar, desempate, empatou, critério de desempate: empate influência compartilhada
    quando acaba, acaba o jogo, fim de jogo, fim do jogo, jogo termina, partida acaba, partida termina: jogo termina
    ação extra, ações extras, acao extra, acoes extras, quarta ação, ação bônus, mais uma ação: extras condição
    propriedade, posse, mansão, mansao, carro, obra de arte, quadro, título, titulo: bens
    conjunto de bens, conjuntos: coleção
    vovô, vovo, avo, vô: avô
    papai: pai
    poder da familia, poderes da familia, quando poder, quando usar poder: poder qualquer momento janela
    baralho vazio, acabou o baralho, baralho acabou, baralho acaba, acabaram as cartas, reembaralhar: descartes embaralhados baralho
    mão inicial, começar com, começo com, cartas no começo, cartas no início, cartas iniciais: recebe 8 devolvem
    quem começa, primeiro jogador, sai jogando: sorteia jogador inicial
    secreto, secreta, segredo, escondido, esconder, ver minhas cartas: oculto público
    quantas rodadas, número de rodadas, duração, quanto dura: seis rodadas
    quantos ataques, número de ataques, ataques por, limite de ataques: máximo ataques
    único negócio, unico negocio, só um negócio: ataque dono dois
    quatro comparsas, quarto comparsa, máximo de comparsas, quantos comparsas: quarto comparsas lugares
    chefão, proteger, protege: chefe
    sem cartas de cidade, sem cidade, primeiras partidas, novatos, mais fácil, simples: variante cartas cidade
    dez negócios, dez negocios, 10 negócios, fim antecipado: termina controle dez
    negocio, negocios, loja, prédio: negócio
    influencia, chapeu: influência
    gangster, gangsters, bandidos, mafioso: gângsteres
    mover, mexer, andar, mudar de lugar, deslocar: mova
    token, tokens, bônus da carta: ficha
    buraco, vão, casa vazia: espaço
    linha, linhas: fileira
    requisito, requisitos, exigência, exige: requisitos
    carta especial, acao especial, cartas especiais: especiais
    tabuleiro pessoal, tabuleiro individual, playmat: mini
    dois jogadores, 2 jogadores, jogar a dois: dois
page-chicago-example-X1 = Um negócio é extorquido
page-chicago-example-X2 = Duas reivindicações, uma com oposição
page-chicago-example-X3 = Uma fase de controle inteira, com dois ataques
page-chicago-example-X4 = O que valem bens e agentes
page-chicago-example-X5 = Um apadrinhado não precisa de comparsas
page-chicago-example-X6 = Que carta pode ser revelada
page-chicago-example-X7 = Um movimento que ativa um bônus
