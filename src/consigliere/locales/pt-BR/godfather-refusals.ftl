### Por que uma ação é recusada (motor não oficial, palavras nossas). Uma mensagem para cada chave.
### Nomes de cartas, espaços, territórios e jogadores entram como palavras prontas, entre aspas ou depois de dois-pontos.
### O que os dois jogos dizem está em refusals.ftl.

## De quem é a decisão

godfather-refuse-chance-pending =
    { $chance ->
        [tile] Antes é preciso sortear uma peça de negócio.
        [public-job] Antes é preciso revelar um trabalho público.
        [deal-job] Antes é preciso distribuir os primeiros trabalhos.
        [draw-job] Antes é preciso comprar um trabalho do baralho.
        [ally] Antes é preciso revelar um aliado.
        [horse] Antes é preciso dar a cabeça de cavalo a alguém.
        [steal] Antes é preciso sortear a carta roubada de uma mão.
        [steal-case] Antes é preciso sortear a carta de dinheiro roubada de uma mala.
       *[collect] Antes é preciso sortear a carta de dinheiro paga de uma mão.
    }
godfather-refuse-not-concerned =
    { $asked ->
        [bribe] Você não tem dinheiro na mala, então não pode fazer oferta.
        [tribute] Sua mão não está acima do limite, então você não escolhe nada.
       *[offer] Ninguém pede uma oferta a você.
    }
godfather-refuse-already-sealed =
    { $asked ->
        [bribe] Seu suborno já está lacrado.
        [tribute] Sua escolha para o tributo já está lacrada.
       *[offer] Sua oferta já está lacrada.
    }
godfather-refuse-must-offer = { $bills ->
    [one] Você tem { $bills } carta de dinheiro, então precisa oferecê-la.
   *[other] Você tem { $bills } cartas de dinheiro, então precisa oferecer uma delas.
}
godfather-refuse-not-asked =
    { $asked ->
        [turn] Antes você precisa fazer a ação deste turno.
        [order] Antes você precisa dizer quem resolve primeiro, você ou quem controla.
        [icons] Antes você precisa usar seus ícones ou encerrá-los.
        [keep-job] Antes você precisa ficar com um dos dois trabalhos comprados.
        [discard] Antes você precisa descartar uma carta para o ícone.
        [good] Antes você precisa escolher uma mercadoria.
        [lower-bill] Antes você precisa dizer se pega a carta de valor menor.
        [bills] Antes você precisa decidir sobre o dinheiro do trabalho.
        [use] Antes você precisa dizer se usa a habilidade.
        [launder] Antes você precisa lavar com a carta ou parar.
        [figure] Antes você precisa escolher uma miniatura ou nenhuma.
        [space] Antes você precisa escolher um espaço.
        [turf] Antes você precisa escolher um território ou nenhum.
        [front] Antes você precisa escolher uma frente ou nenhuma.
        [opponent] Antes você precisa escolher um adversário ou nenhum.
        [marker] Antes você precisa escolher um dos seus marcadores ou abrir mão.
        [choose-ally] Antes você precisa escolher um aliado.
        [bribe] Antes você precisa fazer o seu suborno.
        [tribute] Antes você precisa indicar as cartas com que fica.
       *[offer] Antes você precisa escolher a carta de dinheiro que oferece.
    } { $decision ->
        [turn] Ações de turno só cabem no seu turno.
        [order] Ninguém pergunta agora quem resolve primeiro.
        [icons] Não há ícones a usar agora.
        [icons-waiting] Seus ícones vêm depois disso.
        [keep-job] Não há trabalho comprado com que ficar agora.
        [discard] Não há ícone que peça descarte agora.
        [good] Não há mercadoria a escolher agora.
        [lower-bill] Não há carta de valor menor a pegar ou deixar agora.
        [bills] Não há dinheiro de trabalho a decidir agora.
        [use] Não há habilidade a usar ou recusar agora.
        [launder] Nenhuma carta permite lavar agora.
        [figure] Não há miniatura a escolher agora.
        [space] Não há espaço a escolher agora.
        [turf] Não há território a escolher agora.
        [front] Não há frente a escolher agora.
        [opponent] Não há adversário a escolher agora.
        [marker] Não há marcador a mover agora.
        [choose-ally] Não há aliado a escolher agora.
        [bribe] Não há suborno a fazer agora.
        [tribute] Não há cartas a guardar agora.
       *[offer] Não há oferta a fazer agora.
    }

## Um turno: capangas e membros da família

godfather-refuse-out-of-figures = Você não tem mais miniaturas no estoque, então fica fora do resto desta fase, não importa o que tenha.
godfather-refuse-park-no-front = O Central Park não tem frente nem espaço de capanga, só um fundo.
godfather-refuse-park-no-turf = O Central Park não é um território: ninguém o controla, e nenhum marcador fica ali.
godfather-refuse-no-thug = Você não tem mais capangas no estoque.
godfather-refuse-no-member = Você não tem mais membros da família no estoque.
godfather-refuse-no-business = Ainda não há negócio aqui, portanto nem frente nem espaço: “{ $space }”.
godfather-refuse-occupied =
    { $by ->
        [neutral] Uma miniatura neutra está neste espaço: “{ $space }”.
       *[other] Este espaço está ocupado: “{ $space }”. Dono da miniatura: { $by }.
    }
godfather-refuse-closed = Com dois jogadores, este espaço fica fechado: “{ $space }”.
godfather-refuse-no-passing = Não é permitido passar: faça uma das ações abertas a você.

## Trabalhos

godfather-refuse-job-not-in-hand = Este trabalho não está na sua mão: “{ $job }”.
godfather-refuse-no-public-space = Não há espaço público { $space }. Espaços públicos nesta partida: { $spaces }.
godfather-refuse-public-space-empty = O espaço público { $space } está vazio e só é reabastecido no entreato.
godfather-refuse-replaces-not-printed =
    { $good ->
        [gun] Drogas só substituem o que está impresso. Trabalho: “{ $job }”; armas impressas: { $printed }, substituídas: { $replaced }.
        [booze] Drogas só substituem o que está impresso. Trabalho: “{ $job }”; bebidas alcoólicas impressas: { $printed }, substituídas: { $replaced }.
       *[blood] Drogas só substituem o que está impresso. Trabalho: “{ $job }”; dinheiro sujo impresso: { $printed }, substituído: { $replaced }.
    }
godfather-refuse-too-few-narcotics = Você tem drogas de menos para pagar assim. Trabalho: “{ $job }”; necessárias: { $needed }, na mão: { $held }.
godfather-refuse-missing-goods = Você não pode pagar este trabalho assim: “{ $job }”. Faltam: armas { $gun }, bebidas alcoólicas { $booze }, dinheiro sujo { $blood }.
godfather-refuse-ability-is-done = A habilidade deste trabalho já foi resolvida; agora decida sobre o dinheiro dele: “{ $job }”.
godfather-refuse-bills-left-too-soon = Resolva primeiro a habilidade; o dinheiro ainda pode ser deixado depois: “{ $job }”.
godfather-refuse-bill-not-printed = Este trabalho não tem carta de dinheiro número { $position }: “{ $job }”. Cartas de dinheiro impressas: { $printed }.
godfather-refuse-equal-bills = Cartas de dinheiro iguais são indicadas da esquerda: pegue a primeira de { $bill } deste trabalho antes da seguinte: “{ $job }”.
godfather-refuse-bills-not-left = As pilhas comuns têm dinheiro de menos para esta escolha: “{ $job }”. Pegue menos cartas.

## Aliados

godfather-refuse-ally-not-in-hand = Este aliado não está na sua mão: “{ $ally }”.
godfather-refuse-ally-played = Você já usou este aliado neste ato: “{ $ally }”.
godfather-refuse-ally-not-offered = Este aliado não está em oferta: “{ $ally }”.

## Ícones

godfather-refuse-icon-not-available =
    { $icon ->
        [LAUNDER] Não resta nenhum ícone de lavar para você usar.
        [JOB] Não resta nenhum ícone de trabalho para você usar.
        [DISCARD1_5] Não resta nenhum ícone 1→$5 para você usar.
        [DISCARD2_5] Não resta nenhum ícone 2→$5 para você usar.
        [DISCARD3_8] Não resta nenhum ícone 3→$5+$3 para você usar.
        [DISCARD1_GOOD] Não resta nenhum ícone 1→merc. para você usar.
        [MONEY_1] Não resta nenhum ícone de $1 para você usar.
        [MONEY_2] Não resta nenhum ícone de $2 para você usar.
        [MONEY_3] Não resta nenhum ícone de $3 para você usar.
        [MONEY_5] Não resta nenhum ícone de $5 para você usar.
        [GOOD_GUN] Não resta nenhum ícone de arma para você usar.
        [GOOD_BOOZE] Não resta nenhum ícone de bebida alcoólica para você usar.
        [GOOD_BLOOD] Não resta nenhum ícone de dinheiro sujo para você usar.
        [GOOD_NARC] Não resta nenhum ícone de drogas para você usar.
       *[HORSE] Não resta nenhum ícone de cabeça de cavalo para você usar.
    }
godfather-refuse-launder-names-bill = Diga qual carta de dinheiro você lava, por exemplo: launder $2.
godfather-refuse-no-such-bill = Você não tem esta carta de dinheiro na mão: { $bill }.
godfather-refuse-no-bills-left = As pilhas comuns não têm esta carta de dinheiro nem uma de valor menor: { $bill }.
godfather-refuse-pile-empty =
    { $good ->
        [gun] Não há mais armas nas pilhas comuns.
        [booze] Não há mais bebida alcoólica nas pilhas comuns.
        [blood] Não há mais dinheiro sujo nas pilhas comuns.
       *[narcotics] Não há mais drogas nas pilhas comuns.
    }
godfather-refuse-horse-head-yours = A cabeça de cavalo já é sua.
godfather-refuse-no-jobs-left = Não há mais trabalhos a comprar, nem no baralho nem no descarte.
godfather-refuse-too-few-cards =
    { $icon ->
        [DISCARD1_5] O ícone 1→$5 precisa de cartas suas: { $needed }; na mão: { $held }.
        [DISCARD2_5] O ícone 2→$5 precisa de cartas suas: { $needed }; na mão: { $held }.
        [DISCARD3_8] O ícone 3→$5+$3 precisa de cartas suas: { $needed }; na mão: { $held }.
       *[DISCARD1_GOOD] O ícone 1→merc. precisa de cartas suas: { $needed }; na mão: { $held }.
    }
godfather-refuse-nothing-to-take =
    { $icon ->
        [DISCARD1_GOOD] Você não teria o que pegar pelo descarte: as pilhas comuns não têm arma, bebida alcoólica nem dinheiro sujo, e você não pode devolver nenhum.
       *[other] Você não teria o que pegar pelo descarte: as pilhas comuns não têm dinheiro, e você não pode devolver nenhum.
    }
godfather-refuse-job-not-drawn = Você não comprou este trabalho: “{ $job }”. Fique com um destes: “{ $first }”, “{ $second }”.
godfather-refuse-discard-gives-nothing =
    { $icon ->
        [DISCARD1_GOOD] Você não teria o que pegar por esta carta: “{ $card }”. Acabaram as armas, a bebida alcoólica e o dinheiro sujo nas pilhas comuns: descarte um deles.
       *[other] Você não teria o que pegar por esta carta: “{ $card }”. Acabou o dinheiro nas pilhas comuns: descarte antes uma carta de dinheiro.
    }
godfather-refuse-discard-order = Indique as cartas em ordem: dinheiro, mercadorias, trabalhos, aliados, cada tipo do menor ao maior. “{ $card }” vem antes da última que você indicou: “{ $last }”.
godfather-refuse-discard-too-late = Indique as cartas em ordem: dinheiro, mercadorias, trabalhos, aliados, cada tipo do menor ao maior. De “{ $card }” em diante você tem cartas de menos; ainda a descartar: { $needed }, na mão dali em diante: { $left }.
godfather-refuse-good-compulsory = Você descartou uma carta para isso, então pegue uma mercadoria.
godfather-refuse-goods-order =
    { $good ->
        [gun] Indique as mercadorias em ordem: arma, bebida alcoólica, dinheiro sujo. Armas vêm antes da última que você pegou.
       *[other] Indique as mercadorias em ordem: arma, bebida alcoólica, dinheiro sujo. A bebida alcoólica vem antes da última que você pegou.
    } { $last ->
        [booze] A última foi bebida alcoólica.
       *[blood] A última foi dinheiro sujo.
    }

## Cartas: miniaturas

godfather-refuse-swap-begun = Você já escolheu a sua miniatura; escolha agora a miniatura adversária com que ela troca de lugar.
godfather-refuse-nobody-there = Não há miniatura neste espaço: “{ $space }”.
godfather-refuse-chief-not-on-board = O Delegado de Polícia não está no tabuleiro.
godfather-refuse-in-hudson =
    { $figure ->
        [mayor] O Prefeito está no Rio Hudson até o entreato.
        [union-boss] O Chefe do Sindicato está no Rio Hudson até o entreato.
       *[police-chief] O Delegado de Polícia está no Rio Hudson até o entreato.
    }
godfather-refuse-own-figure = A carta se refere a miniaturas adversárias; esta é sua: “{ $space }”.
godfather-refuse-not-your-figure = A carta se refere às suas miniaturas; esta não é sua: “{ $space }”.
godfather-refuse-neutral-figure = A carta se refere a miniaturas de jogadores; esta é neutra: “{ $space }”.
godfather-refuse-wrong-class =
    { $figure ->
        [thug] A carta não se refere a uma miniatura da classe dos capangas aqui: “{ $space }”.
        [family] A carta não se refere a uma miniatura da classe dos membros da família aqui: “{ $space }”.
       *[police-chief] A carta não se refere ao Delegado de Polícia.
    }
godfather-refuse-no-space-left = Não há espaço vazio da mesma forma para onde esta miniatura possa ir: “{ $space }”.
godfather-refuse-no-enemy-of-class =
    { $figure ->
        [thug] Não há miniatura adversária da classe dos capangas para trocar de lugar com esta: “{ $space }”.
       *[family] Não há miniatura adversária da classe dos membros da família para trocar de lugar com esta: “{ $space }”.
    }
godfather-refuse-chief-not-moved = O Delegado de Polícia não ocupa nenhum espaço, então esta carta não pode movê-lo.
godfather-refuse-no-shared-turf = A miniatura não está em nenhum território em que você tenha uma miniatura: “{ $space }”.
godfather-refuse-chief-not-placed = Esta carta não colocou o Delegado de Polícia num território, então ninguém pode ser baleado.
godfather-refuse-not-in-chiefs-turf = A miniatura não está no território em que esta carta colocou o Delegado de Polícia: “{ $space }”. O território dele: “{ $turf }”.
godfather-refuse-figure-chosen = Você já escolheu esta miniatura: “{ $space }”.
godfather-refuse-same-owner =
    { $by ->
        [neutral] As duas miniaturas são neutras, e elas precisam ter donos diferentes: “{ $first }”, “{ $space }”.
       *[other] As duas miniaturas têm o mesmo dono, e precisam ter donos diferentes: “{ $first }”, “{ $space }”. Dono: { $by }.
    }
godfather-refuse-no-common-turf = As duas miniaturas não têm território em comum: “{ $first }”, “{ $space }”.
godfather-refuse-figure-order = Indique as duas miniaturas na ordem do tabuleiro: “{ $space }” vem antes de “{ $first }”.
godfather-refuse-not-this-victim = Esta miniatura é de outra família: “{ $space }”. Agora se trata das miniaturas de: { $victim }.

## Cartas: para onde

godfather-refuse-move-begun = Você já escolheu a miniatura; escolha o espaço para onde ela vai.
godfather-refuse-wrong-shape =
    { $shape ->
        [square] Esta miniatura precisa de um espaço quadrado; este é redondo: “{ $space }”.
       *[round] Esta miniatura precisa de um espaço redondo; este é quadrado: “{ $space }”.
    }
godfather-refuse-same-space = A miniatura já está ali e precisa ir para outro espaço: “{ $space }”.
godfather-refuse-no-figure-in-turf = Você não tem nenhuma miniatura sua neste território: “{ $turf }”.
godfather-refuse-turf-yours-already = Você não tem mais marcadores, e este território já é seu: “{ $turf }”.
godfather-refuse-chief-already-there = O Delegado de Polícia já está neste território e precisa ir para outro: “{ $turf }”.
godfather-refuse-no-bills-in-suitcase = Esta família não tem dinheiro na mala: { $seat }.
godfather-refuse-launder-order = Indique as cartas de dinheiro em ordem, primeiro as menores. Pedida: { $bill }; a última que você lavou: { $last }.

## Marcadores

godfather-refuse-no-marker-there = Não há marcador número { $height } neste território: “{ $turf }”. Marcadores na pilha: { $markers }.
godfather-refuse-marker-not-yours = O marcador número { $height } neste território não é seu: “{ $turf }”. Dono: { $by }.

## Escolhas lacradas

godfather-refuse-bribe-too-much = Você não tem tantas destas cartas de dinheiro na mala: { $bill }. Indicadas: { $count }, na mala: { $held }.
godfather-refuse-bill-named = Você já disse quantas destas cartas de dinheiro oferece: { $bill }.
godfather-refuse-bribe-order = Indique o dinheiro valor por valor, primeiro o de $1; valores que você não tem são pulados. Pedido: { $bill }; esperado agora: { $due }.
godfather-refuse-keep-order = Indique em ordem as cartas com que fica: dinheiro, mercadorias, trabalhos, aliados, cada tipo do menor ao maior. “{ $card }” vem antes da última que você indicou: “{ $last }”.
godfather-refuse-keep-too-late = Indique em ordem as cartas com que fica: dinheiro, mercadorias, trabalhos, aliados, cada tipo do menor ao maior. De “{ $card }” em diante você tem cartas de menos para completar a mão; ainda a guardar: { $needed }, na mão dali em diante: { $left }.
godfather-refuse-opponent-order = Indique os jogadores na ordem dos lugares. Pedido: { $seat }; o último que você indicou: { $last }.
