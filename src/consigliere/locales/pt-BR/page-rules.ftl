# O livro de regras.

page-the-rules = As regras
page-the-rules-how = { $title }, em nossas próprias palavras. Os números pequenos na margem são links.
page-rules-of = Regras de { $title }
page-rules-ours = Não oficiais, em nossas próprias palavras. Cada regra é testada.
page-opening-book = Abrindo o livro…
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
page-search-stop = a o à ao as os às aos um uma uns umas num numa e ou de do da dos das em no na nos nas por pelo pela pelos pelas para pra pro com sem como é eh são ser foi era eram está tá estão estou estar fica ficam faz fazem fazer faço feito eu me mim meu minha meus minhas nós nosso nossa você vocês vc seu sua seus suas ele ela eles elas dele dela isso isto este esta estes estas esse essa esses essas aquele aquela ali aqui lá aí posso pode podem podemos poderia consigo dá dou dão devo deve devem deveria quero quer queria vou vai vão que quê qual quais quando onde cadê quem cujo cuja porque porquê quanto quanta quantos quantas se então não nao sim também tambem só apenas ainda nunca sempre já favor ter tem têm tenho tiver teve há acontece aconteceu acontecer permitido possível usar uso usado usa todo toda todos todas cada algo alguém algum alguma preciso precisa precisar existe serve significa funciona funcionam funcionar ver al jogo partida regra regras
# Uma linha cada: o que as pessoas dizem, ou dizem: palavras das regras em português. Formas de uma palavra dispensam
# linha; a mesma palavra sem acento, não.
page-search-meant =
    desfazer, voltar atrás, voltar atras, voltar jogada, volta jogada, cancelar jogada, me arrependi, cliquei errado, clique errado, errei, engano, erro, jogada errada, sem querer: desfazer últimos comandos
    tempo acaba, acabou tempo, tempo esgotado, tempo esgota, estourar tempo, estourou tempo, limite de tempo, relógio, relogio, cronômetro, cronometro, demora, demorando, jogador lento: relógios banco tempo
    expulsar, expulso, expulsa, banir, kickar, chutar, bloquear, tirar da mesa, tirar um jogador, remover um jogador: excluir
    pausar, parar o jogo, dar um tempo, intervalo: pausa
    feriado, viagem, viajar, ferias: férias
    desistir, abandonar, largar, sair do jogo, sair da partida, render, entregar o jogo: desistiu
    offline, desconectado, desconectar, caiu, internet, conexão, conexao, sumiu, sumir: ausente
    chat, conversar, conversa, mensagem, mensagens, falar: bate papo
    xingar, xingou, insulto, ofensa, ofendeu, mutar, silenciar, calar, grosseiro: silenciada denunciado
    jogar de novo, outra partida, mais uma partida, repetir a partida: revanche
    trapaça, trapacear, trapaceia, hackear, justo, aleatório, aleatorio, sorte, azar, embaralhar: embaralhamento frase
    espectador, assistir, assisto, plateia, ver a partida: assistem espectadores
    rever partida, replay, reprise: revê diário
    dica, dicas, conselho: aconselham
    encerrar a partida, acabar antes, cancelar a partida, votar, votação, votacao: termina vencedores favor
    dono da mesa, host, criador da mesa, criei a mesa: anfitrião
    robô, robo, computador, máquina: bot
    convidar, convido, link, amigo: convite
    receber algo, obter, lucra, lucro: ganha
    em vez de, no lugar de, em lugar de, trocar por: substituir
