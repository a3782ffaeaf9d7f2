### O que se diz uma vez na primeira partida de Chicago.

page-chicago-once-act = São três ações por rodada. Veja antes o que um negócio aberto pede e junte isso.
page-chicago-once-after = Um poder descarta todas as suas cartas de família na mesa, mas não custa ação.
page-chicago-once-claim = Os negócios acesos podem ser reivindicados ou atacados. Quem passa fica fora desta fase. Perguntam a você sobre a reivindicação de um rival só se você cumpre os pré-requisitos e tem mais influência.
page-chicago-once-oppose = Sua influência é maior que a de quem reivindica. Entre quem se opõe, quem tem mais leva o negócio e abre mão de um ponto de influência.
page-chicago-once-reveal = Só se revelam cartas que tocam por um canto um negócio aberto.
page-chicago-once-extort = Um negócio por rodada, e nenhum duas vezes enquanto for seu. Cartas são dinheiro e ações.
page-chicago-once-token = Agentes ao lado dos seus negócios custam pontos: afaste-os.
page-chicago-once-hole = Até três passos na diagonal; no máximo duas fichas terminam num espaço.
page-chicago-once-agent = Cada agente ao lado de um negócio seu custa um ponto. Este sai do jogo.
page-chicago-once-henchman = Dois comparsas na mesma área dão o bônus dela, e 3 pontos em vez de 1.
page-chicago-once-place = Cada lugar tem sua cor. Um par dá o bônus da área.
page-chicago-once-chief = Seu chefe de família impede ataques nesta rodada. Você só tem um.
page-chicago-once-use-bonus = Usar um bônus não gasta comparsas.
page-chicago-once-lay = Esta carta é baixada sem pagar o $1.
page-chicago-once-rival = O que está na mesa é público; da mão, só o número de cartas.
page-chicago-once-lose = Você escolhe o que perde. Guarde o que pede um negócio que você quer.
page-chicago-once-choose-penalty = Você fica imune a ela nesta rodada: escolha uma ao lado de um negócio que você quer.
page-chicago-once-extra-choice = Uma ação extra é uma ação a mais, ou 2 pontos se nunca for usada.
page-chicago-once-pay = Cada carta da mão vale $1. Pague com as que menos fazem falta.
page-chicago-once-under = Guarde o que vai usar logo; o que vai para o fundo da pilha some por enquanto.
page-chicago-once-discard = Você compra tantas quantas descartar e mais duas. Dê o que não usa.
page-chicago-once-return-cards = Duas das suas oito cartas vão para o fundo da pilha. Guarde o que um negócio aberto pede.
page-chicago-once-keep-cards = Cartas de família na mesa aumentam o limite. Guarde o que a próxima rodada pede.
page-chicago-once-over =
    { $over ->
        [one] No fim da rodada, { $over } carta passa do limite da mão: como dinheiro ela ainda serve.
       *[other] No fim da rodada, { $over } cartas passam do limite da mão: como dinheiro elas ainda servem.
    }
page-chicago-once-attack = Um ataque é possível: você tem mais gângsteres do que o dono. Custa um deles.
page-chicago-once-special = Há uma carta de ação especial acesa: você pode usá-la agora.
page-chicago-once-power = Um poder da família pode ser usado agora. Não custa ação, só as cartas de família.

## Por que algo está aceso

page-chicago-lit-influence = Aceso porque qualquer carta serve de influência, e você pode pagar o $1.
page-chicago-lit-gangster = Aceso porque você tem um gângster e pode pagar o $1.
page-chicago-lit-asset = Aceso porque você tem este bem e pode pagar o $1.
page-chicago-lit-reveal = Aceso porque toca por um canto um negócio aberto.
page-chicago-lit-special = Acesa porque você cumpre o que esta carta especial pede.
page-chicago-lit-movement = Aceso porque você tem uma carta de movimento.
page-chicago-lit-family = Aceso porque você tem uma carta de família.
page-chicago-lit-power = Aceso porque você tem cartas de família suficientes na mesa.
page-chicago-lit-claim = Aceso porque você cumpre todos os pré-requisitos deste negócio.
page-chicago-lit-attack = Aceso porque você cumpre todos os pré-requisitos e tem mais gângsteres do que o dono.
page-chicago-lit-extort = Aceso porque é seu e ainda não foi extorquido.
page-chicago-lit-token = Acesa porque esta ficha pode ser movida.
page-chicago-lit-to = Aceso porque fica a até três passos na diagonal e tem lugar.
page-chicago-lit-agent = Aceso porque há um agente aqui.
page-chicago-lit-henchman = Aceso porque este comparsa pode ser pego.
page-chicago-lit-other = Aceso porque responde à pergunta.
