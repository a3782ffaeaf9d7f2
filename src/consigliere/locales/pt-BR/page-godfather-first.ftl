### O que se diz uma vez na primeira partida de O Poderoso Chefão.

page-godfather-once-turn = Uma ação: uma miniatura num espaço aceso, um trabalho aceso ou um aliado. Nada acontece antes do botão vermelho.
page-godfather-once-order = Quem controla o território também usa a frente. Vá primeiro se uma pilha puder acabar; por último, se quiser a cabeça de cavalo: ela fica com o último a pegá-la.
page-godfather-once-icons = Estes ícones são seus, em qualquer ordem. O que você não usar se perde.
page-godfather-once-keep-job = Um trabalho custa mercadorias ilegais e paga em dinheiro, e a cor dele conta no fim. Fique com o que você consegue pagar antes.
page-godfather-once-discard = O ícone tem seu preço: dê a carta que menos faz falta.
page-godfather-once-good = Pegue o que ainda falta para um trabalho seu.
page-godfather-once-lower-bill = A pilha acabou, e nada cobre a diferença. Uma carta menor é melhor que nenhuma.
page-godfather-once-bills = Pegue o dinheiro antes se a habilidade puder aproveitá-lo.
page-godfather-once-use = A habilidade é opcional. Se ela não serve para nada agora, dispense-a.
page-godfather-once-launder = Só o dinheiro na mala conta no fim, e o tributo não mexe nele.
page-godfather-once-figure = Só as miniaturas acesas se encaixam no que a carta diz.
page-godfather-once-space = A miniatura vai para um dos espaços acesos.
page-godfather-once-turf = Só os territórios acesos se encaixam no que a carta diz.
page-godfather-once-front = Qualquer frente acesa serve, mesmo ocupada. Quem controla o território também a usa.
page-godfather-once-opponent = O que os outros têm é secreto; só o número de cartas na mão é público.
page-godfather-once-marker = Todos os seus marcadores de controle estão no tabuleiro. O que você mover fará falta onde estava.
page-godfather-once-choose-ally = Um aliado pode ser usado uma vez em cada ato que resta.
page-godfather-once-bribe = As ofertas são secretas. Quem oferece mais escolhe antes; uma oferta vazia não leva aliado.
page-godfather-once-tribute = Fique com tantas cartas quanto o limite permite. O dinheiro na mala está a salvo.
page-godfather-once-offer = Cada um oferece em segredo uma carta de dinheiro: a maior é tomada, as outras voltam às pilhas.
page-godfather-once-last = Com a última miniatura, esta fase acaba para você. Trabalhos e aliados vêm antes dela.
page-godfather-once-job = Há um trabalho aceso: você tem tudo o que ele custa. Ele não gasta miniatura.
page-godfather-once-over =
    { $over ->
        [one] { $over } carta vai passar do limite no tributo. Conclua um trabalho ou lave dinheiro a tempo.
       *[other] { $over } cartas vão passar do limite no tributo. Conclua um trabalho ou lave dinheiro a tempo.
    }
page-godfather-once-empty = O suborno vem aí, e sua mala está vazia: sem dinheiro lavado você não pode fazer oferta.
page-godfather-once-figures = Cada miniatura é um turno seu neste ato. Trabalhos e aliados também são turnos, mas não gastam miniatura.

## Por que algo está aceso

page-godfather-lit-thug = Aceso porque este espaço quadrado está vazio: um capanga seu pode ir para lá.
page-godfather-lit-member = Aceso porque este espaço redondo está vazio: um membro da sua família pode ir para lá.
page-godfather-lit-job = Aceso porque você tem o que ele custa.
page-godfather-lit-ally = Aceso porque este aliado está na sua mão: cada um pode ser usado uma vez por ato.
page-godfather-lit-figure = Acesa porque a carta permite esta miniatura.
page-godfather-lit-space = Aceso porque a miniatura pode ir para lá.
page-godfather-lit-turf = Aceso porque a carta permite este território.
page-godfather-lit-front = Acesa porque esta frente pode ser usada, mesmo ocupada.
page-godfather-lit-marker = Aceso porque há um marcador de controle seu aqui.
page-godfather-lit-other = Aceso porque responde à pergunta.
