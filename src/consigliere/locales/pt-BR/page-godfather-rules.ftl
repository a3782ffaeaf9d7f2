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
# Uma linha cada: o que as pessoas dizem, ou dizem: palavras das regras em português. Formas de uma palavra dispensam
# linha; a mesma palavra sem acento, não.
page-godfather-meant =
    pular, pulo, ficar de fora, não jogar, não fazer nada: passar
    suborno, subornar, propina, leilão, leilao, lance, lances, apostar, comprar um aliado, contratar aliado, conseguir aliado, envelope: ofertas
    empatar suborno, empate suborno, empate leilão, empate lance, mesma oferta, ofertas iguais, mesmo valor: oferta empates
    matar, mata, matou, morto, morta, morreu, morrer, morre, atirar, tiro, abater, eliminar, eliminado, assassinar: baleada
    rio, ressuscitar, reviver, voltar à vida: hudson
    lavagem, limpar dinheiro, guardar dinheiro, esconder dinheiro, dinheiro limpo, colocar na mala: lavar
    maletas, pasta, cofre: mala
    secreto, secreta, segredo, esconder, escondido, escondida, mostrar minhas cartas, ver cartas, ver mala, olhar a mala: oculto
    limite de cartas, limite da mão, limite de mão, limite da mao, limite de mao, quantas cartas, cartas demais, muitas cartas, máximo de cartas: limite mão descartam
    bairros, distritos, região, zona, territorio, territorios: território
    bandeira, disco, ficha, cubo, token: marcador
    acabaram os marcadores, acabarem marcadores, acabou marcador, sem marcador, faltou marcador: marcadores acabaram vencedor
    batalha, briga, disputa, maioria: guerra
    influencia, força: influência
    droga, coringa, joker, narcótico: drogas
    álcool, alcool, uísque, whisky, cerveja: bebida
    revólver, pistolas, munição: arma
    produto, recurso, contrabando: mercadoria
    missão, missões, missao, contrato, tarefa, serviço, objetivo: trabalho
    loja, lojas, prédio, estabelecimento, negocio, negocios: negócio
    tile, tiles, azulejo: peça
    gângster, gangster, soldado, bandidos, jagunço, trabalhador: capanga
    chefe, chefão, padrinho, poderoso chefão: don
    parente, familiar: membro
    boneco, bonecos, figura, personagem, peão, mini: miniatura
    primeiro jogador, quem começa, quem inicia, joga primeiro, jogador inicial, sai jogando: sorteado cabeça cavalo
    destrocar, trocar dinheiro, trocar nota, moedas: troco
    negociar, trocar carta, troca de cartas, trocar com outros, acordo, emprestar, dar dinheiro, vender: negociam troco
    quem ganha, quem vence, vencedor, vencer, vitória, ganhar o jogo, pontos, pontuação: maior soma vence
    sem miniaturas, acabaram miniaturas, não tenho miniatura: fora resto fase estoque
    quantos marcadores, quantos capangas, quantas miniaturas: vazia marcadores capangas estoque
    dinheiro na mão conta, dinheiro da mão, dinheiro que sobrou: mantidas mala dinheiro
    bonus: bônus
    empate no fim, empate no final, empatar no fim, empatar no final, desempate, critério de desempate: empata domínio compartilhada
    dominar, dominância, dominancia: domínio
    bônus de trabalhos, mesma cor, cor dos trabalhos, conjunto de trabalhos, coleção: cor trabalhos
    com que começo, começo com, começar com, cartas iniciais, mão inicial, início, inicio, inicial: começa aleatórios mão
    dois jogadores, 2 jogadores, 2 pessoas, duas pessoas, jogar a dois, jogar em dois: dois
    baralho vazio, acabou o baralho, baralho acabou, baralho acaba, acabaram as cartas, sem cartas, reembaralhar: embaralhados descartados baralho
    quantas rodadas, quantos atos, número de atos, duração, quanto dura, fases: ato fases
    dono do território, dono do territorio, meu território, território controlado, controla o território, dono ganha: controla ícones frente
    cobrar, achacar, roubar a loja, extorquir: extorsão
    parte de baixo, metade de baixo: frente
    parte de cima, metade de cima: fundo
    polícia, policia, policial: delegado
    ocupado, ocupada, ocupar, cheio, bloqueado: bloqueia
    cada ícone, todos os ícones, todos os icones, usar ícones, obrigado, obrigatório, obrigatorio, opcional: ícone recusado ordem
    furtar, furto: rouba
    entre os atos, fim do ato, final do ato: entreato
page-godfather-example-E1 = Um capanga pega o que a frente mostra
page-godfather-example-E2 = O Don entre três territórios
page-godfather-example-E3 = Um trabalho público dá direito a uma frente, e quem controla lucra
page-godfather-example-E4 = Um aliado enche a mala
page-godfather-example-E5 = Quem vence uma guerra de territórios, e quando ninguém vence
page-godfather-example-E6 = O que um espaço redondo toca
page-godfather-example-E7 = Para onde vai a nova peça
page-godfather-example-E8 = O dinheiro vem exatamente como mostrado
