### Por que uma ação de Chicago é recusada (motor não oficial, palavras nossas). Uma mensagem para cada chave.
### Nomes de cartas, negócios, cores, penalidades e jogadores entram como palavras prontas, entre aspas ou depois de
### dois-pontos; lugares (A1), espaços (a1) e as palavras de uma ação ($say) como se digitam. O que escolhe uma variante
### continua sendo um código. O que os dois jogos dizem está em refusals.ftl.

## De quem é a decisão

chicago-refuse-not-your-turn =
    { $asked ->
        [act] Não é a sua vez. Quem joga agora: { $seat }.
        [claim] Não é a sua vez. Quem joga agora: { $seat }.
       *[other] Esta decisão não é sua. Quem decide agora: { $seat }.
    }
chicago-refuse-draw-first =
    { $chance ->
        [cut] Antes é preciso tirar uma ação especial do baralho.
        [henchman] Antes é preciso distribuir os comparsas na cidade.
        [city-card] Antes é preciso pôr uma carta de cidade ao lado da fileira.
        [deal] Antes é preciso distribuir as mãos.
        [first-henchman] Antes é preciso distribuir os comparsas iniciais.
        [start-player] Antes é preciso sortear o jogador inicial.
        [business] Antes é preciso revelar um negócio.
        [draw] Antes é preciso comprar uma carta do baralho.
       *[blackmail] Antes é preciso sortear a carta tomada pela Chantagem.
    }
chicago-refuse-another-decision =
    { $asked ->
        [act] Antes você precisa fazer a sua ação.
        [after] Antes você precisa usar um poder da família ou continuar.
        [pay] Antes você precisa pagar.
        [reveal] Antes você precisa revelar um negócio.
        [extort] Antes você precisa extorquir um negócio ou nenhum.
        [godfather] Antes você precisa pegar ou não as duas cartas do padrinho.
        [under] Antes você precisa pôr uma das cartas compradas no fundo da pilha.
        [use-bonus] Antes você precisa dizer se usa o bônus.
        [token] Antes você precisa escolher uma ficha ou nenhuma.
        [hole] Antes você precisa escolher o espaço para onde a ficha vai.
        [agent] Antes você precisa escolher um agente a eliminar ou nenhum.
        [place] Antes você precisa posicionar o seu comparsa.
        [lay] Antes você precisa baixar cartas para a ação especial.
        [rival] Antes você precisa escolher um rival.
        [discard] Antes você precisa descartar cartas ou parar.
        [lose-gangster] Antes você precisa escolher o gângster que entrega.
        [lose-influence] Antes você precisa escolher a influência que entrega.
        [lose-asset] Antes você precisa escolher o bem que entrega.
        [choose-penalty] Antes você precisa escolher a penalidade a que fica imune.
        [claim] Antes você precisa reivindicar, atacar ou passar.
        [oppose] Antes você precisa dizer se se opõe à reivindicação.
        [henchman] Antes você precisa pegar um comparsa da cidade.
        [chief] Antes você precisa dizer se o seu chefe vai para lá.
        [extra-choice] Antes você precisa escolher uma das cartas de ação extra.
        [return-cards] Antes você precisa devolver duas cartas.
       *[keep-cards] Antes você precisa indicar as cartas com que fica.
    } { $decision ->
        [act] Ações só cabem no seu turno da fase 2.
        [after] Não há de onde continuar agora.
        [pay] Não há nada a pagar agora.
        [reveal] O jogador inicial só revela na fase 1.
        [extort] Negócios só são extorquidos na fase 1.
        [under] Nenhuma carta vai para o fundo da pilha agora.
        [use-bonus] Não há bônus a usar ou deixar agora.
        [token] Não há ficha a escolher agora.
        [hole] Nenhuma ficha está sendo movida agora.
        [agent] Não há agente a eliminar agora.
        [place] Não há comparsa a posicionar agora.
        [lay] Nenhuma ação especial permite baixar cartas agora.
        [rival] Não há rival a escolher agora.
        [discard] Não há cartas a descartar agora.
        [lose-gangster] Não há gângster a entregar agora.
        [lose-influence] Não há influência a entregar agora.
        [lose-asset] Não há bem a entregar agora.
        [choose-penalty] Não há penalidade a escolher agora.
        [claim] Reivindicar, atacar e passar só cabem no seu turno da fase 3.
        [oppose] Não há reivindicação a que se opor agora.
        [henchman] Não há comparsa a pegar agora.
        [chief] O seu chefe só é colocado quando você assume um controle.
        [extra-choice] Não há carta de ação extra a escolher agora.
        [return-cards] Cartas só são devolvidas no início da partida.
       *[keep-cards] Não há cartas a indicar agora.
    }
chicago-refuse-passed = Você passou, então está fora desta fase.
chicago-refuse-cards-returned = Você já escolheu as duas cartas que devolve.
chicago-refuse-kept-already = Você já indicou as cartas com que fica.
chicago-refuse-within-limit = Sua mão não está acima do limite, então você não escolhe nada. Cartas: { $have }, limite: { $limit }.

## A cidade

chicago-refuse-place-outside = Não há lugar { $place } na cidade desta partida. Jogadores: { $players }.
chicago-refuse-hole-outside = Não há espaço { $hole } na cidade desta partida. Jogadores: { $players }.
chicago-refuse-face-down = O negócio em { $place } ainda está virado para baixo.
chicago-refuse-already-revealed = O negócio em { $place } já está revelado: “{ $business }”.
chicago-refuse-not-linked = A carta em { $place } não está ligada pelo canto a um negócio revelado, então ainda não pode ser revelada.
chicago-refuse-must-reveal = Ainda há o que revelar, então indique o lugar. Quantidade de lugares que podem ser revelados: { $places }.
chicago-refuse-city-empty = Não há ficha na cidade que possa ser movida.
chicago-refuse-no-such-token = Não há esta ficha no espaço { $hole }: { $token }.
chicago-refuse-agents-only = O Pai move um agente; no espaço { $hole } isto é um comparsa: { $token }.
chicago-refuse-token-moved = Você acabou de mover esta ficha para o espaço { $hole }; a segunda precisa ser outra: { $token }.
chicago-refuse-token-stuck = Nenhuma ficha do espaço { $hole } pode ir a lugar algum: todos os espaços ao alcance estão cheios.
chicago-refuse-must-move = Você usou uma carta de movimento, então mova pelo menos uma ficha.
chicago-refuse-same-hole = A ficha já está no espaço { $hole }; ela precisa terminar em outro espaço.
chicago-refuse-hole-full = O espaço { $hole } está cheio: no máximo { $most } fichas podem terminar num espaço.
chicago-refuse-way-blocked = O caminho do espaço { $start } ao espaço { $hole } passa por um espaço cheio, e nesta mesa espaços cheios não podem ser atravessados.
chicago-refuse-too-far = O espaço { $hole } está longe demais do espaço { $start }: no máximo { $steps } passos na diagonal.
chicago-refuse-no-agent-there = Não há agente no espaço { $hole }.
chicago-refuse-must-remove-agent =
    { $agents ->
        [one] Há um agente na cidade, então elimine-o.
       *[other] Há { $agents } agentes na cidade, então elimine um deles.
    }

## Comparsas

chicago-refuse-no-such-henchman = Não há este comparsa no espaço { $hole }: { $colour }.
chicago-refuse-not-adjacent = O espaço { $hole } não é adjacente ao negócio em { $place }: “{ $business }”. Pegue um comparsa que seja.
chicago-refuse-not-beside-own = O espaço { $hole } não é adjacente a um negócio que você controla.
chicago-refuse-must-take-henchman = Há um comparsa que você pode pegar, então pegue um.
chicago-refuse-must-place = Ainda há lugar para este comparsa no seu mini tabuleiro, então posicione-o: { $colour }.
chicago-refuse-slots-full =
    { $area ->
        [influence] Não há lugar livre desta cor na sua área Influência: { $colour }.
        [gangsters] Não há lugar livre desta cor na sua área Gângsteres: { $colour }.
        [assets] Não há lugar livre desta cor na sua área Bens e Propriedades: { $colour }.
        [business] Não há lugar livre desta cor na sua área Negócios: { $colour }.
        [special] Não há lugar livre desta cor na sua área Ações Especiais: { $colour }.
       *[movement] Não há lugar livre desta cor na sua área Movimento: { $colour }.
    }

## Fase 1: renda

chicago-refuse-not-your-business =
    { $by ->
        [nobody] Ninguém controla ainda o negócio em { $place }: “{ $business }”.
       *[other] Você não controla o negócio em { $place }: “{ $business }”. Controle: { $by }.
    }
chicago-refuse-extorted = Você já extorquiu o negócio em { $place }: “{ $business }”. De novo, só depois de perdê-lo e reconquistá-lo.
chicago-refuse-card-not-drawn = Você não acabou de comprar esta carta: “{ $card }”. Ponha no fundo da pilha uma das que comprou.

## Fase 2: ações

chicago-refuse-action-compulsory = Sua ação é obrigatória. A ação Negócios está sempre aberta a você.
chicago-refuse-extra-begun = Você usou um poder no turno da sua ação extra, então faça agora essa ação.
chicago-refuse-no-card-to-pay =
    { $bonus ->
        [used] Depois de baixar esta carta, você não tem outra para pagar $1, e o bônus que dispensa o pagamento já foi usado nesta rodada: “{ $card }”.
       *[none] Depois de baixar esta carta, você não tem outra para pagar $1: “{ $card }”.
    }
chicago-refuse-too-few-family-cards = Você tem menos cartas de família do que quer baixar. A baixar: { $cards }, na mão: { $have }.
chicago-refuse-family-full = Nunca há mais de { $most } cartas de família na sua mesa. Agora: { $laid }, a baixar: { $cards }.
chicago-refuse-card-order = Indique as cartas em ordem: gângster, família, movimento, mansão, carro, obra de arte, título, ações especiais S1 a S10. “{ $card }” vem antes da última que você indicou: “{ $last }”.
chicago-refuse-card-too-late = Indique as cartas em ordem: gângster, família, movimento, mansão, carro, obra de arte, título, ações especiais S1 a S10. De “{ $card }” em diante você tem cartas de menos; ainda a indicar: { $need }, na mão dali em diante: { $left }.
chicago-refuse-must-pay = Nenhum bônus dispensa este dinheiro: é preciso pagar. Ainda a pagar: ${ $amount }.

## Ações especiais

chicago-refuse-pair-missing =
    { $missing ->
        [both] Você não tem nenhum dos dois comparsas que esta carta exige: “{ $card }”. O par: { $first }, { $second }.
       *[other] Você só tem um dos dois comparsas que esta carta exige: “{ $card }”. O par: { $first }, { $second }; falta: { $missing }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }O padrinho pode substituí-los: “{ $say }”.
    }
chicago-refuse-pair-owned = Você tem o par desta carta, então não precisa da ajuda do padrinho: “{ $card }”. Diga: “{ $say }”.
chicago-refuse-no-city-cards = Sem cartas de cidade, esta carta não pode ser usada; ela serve só como dinheiro ou influência: “{ $card }”.
chicago-refuse-nothing-would-happen =
    { $special ->
        [S1] Nada aconteceria: não há carta a comprar, e você já tem imunidade. Carta: “{ $card }”.
        [S2] Nada aconteceria: você não tem gângster na mão. Carta: “{ $card }”.
        [S3] Nada aconteceria: você não tem bem na mão. Carta: “{ $card }”.
        [S4] Nada aconteceria: não há agente na cidade nem carta a comprar. Carta: “{ $card }”.
        [S5] Nada aconteceria: não há comparsa ao lado de um negócio que você controla. Carta: “{ $card }”.
        [S6] Nada aconteceria: você não tem outra carta na mão. Carta: “{ $card }”.
        [S7] Nada aconteceria: não há carta a comprar. Carta: “{ $card }”.
        [S8] Nada aconteceria: não há carta a comprar, e nenhum rival tem gângster sem ter mais que você. Carta: “{ $card }”.
        [S9] Nada aconteceria: nenhum rival tem carta na mão. Carta: “{ $card }”.
       *[S10] Nada aconteceria: não há carta a comprar, e você não tem outra carta na mão. Carta: “{ $card }”.
    }
chicago-refuse-lay-at-least-one = Você usou “{ $card }”, então baixe pelo menos uma carta.
chicago-refuse-not-laid-by-card =
    { $special ->
        [S2] Com “{ $card }” baixam-se gângsteres e nada mais.
        [S3] Com “{ $card }” baixam-se bens e nada mais.
       *[S6] Com “{ $card }” baixam-se cartas como influência: escolha o lado do chapéu ou o da cidade.
    }
chicago-refuse-discard-first = Não há carta a comprar, então descarte pelo menos uma: algo precisa acontecer.
chicago-refuse-choose-rival = Você usou “{ $card }”, então escolha um rival.
chicago-refuse-rival-without-gangster = Esta família não tem gângster a perder: { $seat }.
chicago-refuse-rival-stronger = Esta família tem mais gângsteres que você: { $seat }. Dela: { $theirs }, seus: { $have }.

## Bônus e o padrinho

chicago-refuse-bonus-used =
    { $area ->
        [influence] Você já usou o bônus de Influência nesta rodada.
        [gangsters] Você já usou o bônus de Gângsteres nesta rodada.
       *[assets] Você já usou o bônus de Bens e Propriedades nesta rodada.
    }
chicago-refuse-bonus-not-owned =
    { $area ->
        [influence] Você não tem o bônus de Influência: ele exige um comparsa marrom e um cinza nessa área.
        [gangsters] Você não tem o bônus de Gângsteres: ele exige dois comparsas roxos nessa área.
        [assets] Você não tem o bônus de Bens e Propriedades: ele exige dois comparsas marrons nessa área.
        [business] Você não tem o bônus de Negócios: ele exige um comparsa laranja e um roxo nessa área.
        [special] Você não tem o bônus de Ações Especiais: ele exige dois comparsas laranjas nessa área.
       *[movement] Você não tem o bônus de Movimento: ele exige dois comparsas cinzas nessa área.
    }{ $say ->
        [none] { "" }
       *[other] { " " }O padrinho pode emprestá-lo: “{ $say }”.
    }
chicago-refuse-bonus-owned =
    { $area ->
        [influence] Você já tem o bônus de Influência, então o padrinho não o empresta.
        [gangsters] Você já tem o bônus de Gângsteres, então o padrinho não o empresta.
        [assets] Você já tem o bônus de Bens e Propriedades, então o padrinho não o empresta.
        [business] Você já tem o bônus de Negócios, então o padrinho não o empresta.
        [special] Você já tem o bônus de Ações Especiais, então o padrinho não o empresta.
       *[movement] Você já tem o bônus de Movimento, então o padrinho não o empresta.
    } Diga: “{ $say }”.
chicago-refuse-not-godchild = Al Capone não apadrinha você nesta rodada, então o padrinho não ajuda.
chicago-refuse-benefit-used =
    { $benefit ->
        [income] Você já comprou as duas cartas do padrinho nesta rodada.
        [bonus] Você já usou um bônus emprestado pelo padrinho nesta rodada.
       *[control] Você já assumiu um controle com a ajuda do padrinho nesta rodada.
    }
chicago-refuse-two-benefits = Você já usou dois benefícios do padrinho nesta rodada; não há um terceiro para você.
chicago-refuse-group-not-asked =
    { $group ->
        [henchmen] Este negócio não exige comparsas, então não há o que ignorar: “{ $business }”.
        [asset] Este negócio não exige um bem, então não há o que ignorar: “{ $business }”.
        [influence] Este negócio não exige influência, então não há o que ignorar: “{ $business }”.
        [family] Este negócio não exige carta de família, então não há o que ignorar: “{ $business }”.
        [gangsters] Este negócio não exige gângsteres, então não há o que ignorar: “{ $business }”.
       *[money] Este negócio não exige dinheiro, então não há o que ignorar: “{ $business }”.
    }

## Poderes da família

chicago-refuse-too-few-family =
    { $power ->
        [son] O Filho exige { $need } carta de família na sua mesa. Agora: { $have }.
        [father] O Pai exige { $need } cartas de família na sua mesa. Agora: { $have }.
       *[grandfather] O Avô exige { $need } cartas de família na sua mesa. Agora: { $have }.
    }
chicago-refuse-power-not-now =
    { $phase ->
        [actions] Um poder da família é usado antes ou depois da sua ação, não no meio dela.
        [control] Um poder da família é usado antes de reivindicar, atacar ou passar, logo depois de assumir um controle ou no fim desse turno; não no meio, nem para poder se opor.
       *[other] Poderes da família só são usados nas fases 2 e 3.
    }
chicago-refuse-penalty-aside = Esta penalidade não está ao lado de nenhuma fileira agora: “{ $penalty }”. Escolha uma que esteja.

## Fase 3: reivindicações, ataques, oposição

chicago-refuse-claim-or-pass = Reivindique um negócio, ataque um ou passe.
chicago-refuse-own-business = Você já controla o negócio em { $place }: “{ $business }”.
chicago-refuse-controlled =
    { $say ->
        [none] O negócio em { $place } já é controlado: “{ $business }”. Controle: { $by }.
       *[other] O negócio em { $place } já é controlado: “{ $business }”. Controle: { $by }. Para atacá-lo, diga: “{ $say }”.
    }
chicago-refuse-nobody-to-attack =
    { $say ->
        [none] Ninguém controla o negócio em { $place }, então ele não pode ser atacado: “{ $business }”.
       *[other] Ninguém controla o negócio em { $place }, então ele é reivindicado, não atacado: “{ $business }”. Diga: “{ $say }”.
    }
chicago-refuse-no-marker-left = Todos os seus { $markers } marcadores de controle estão em negócios; você não pode tomar outro.
chicago-refuse-attacks-used = Você já fez os seus { $attacks } ataques desta rodada.
chicago-refuse-chief-there = Um chefe protege o negócio em { $place } nesta rodada: “{ $business }”. O chefe é de: { $by }.
chicago-refuse-last-business = O negócio em { $place } é o único de quem o controla, então não pode ser atacado: “{ $business }”. Controle: { $by }.
chicago-refuse-too-few-gangsters = Um ataque exige mais gângsteres do que tem quem controla: { $by }. Dessa família: { $theirs }, seus: { $have }.
chicago-refuse-own-claim = A reivindicação é sua, então você não se opõe a ela.
chicago-refuse-too-little-influence = Para se opor, você precisa de mais influência no total do que quem reivindica: { $by }. Dessa família: { $theirs }, sua: { $have }.
chicago-refuse-lacks-henchmen =
    Você tem comparsas de menos desta cor: { $colour }. Negócio: “{ $business }”; exigidos: { $need }, seus: { $have }.{ $other ->
        [none] { "" }
       *[other] { " " }Falta também outra cor: { $other }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }Com a ajuda do padrinho, isso é dispensado: “{ $say }”.
    }
chicago-refuse-lacks-asset =
    { $asset ->
        [any] Você não tem nenhum bem na mesa, e este negócio exige um: “{ $business }”.
       *[other] Este negócio exige um bem que você não tem na mesa: “{ $business }”. Falta: { $asset }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }Com a ajuda do padrinho, isso é dispensado: “{ $say }”.
    }
chicago-refuse-lacks-influence =
    { $side ->
        [hat] Você tem pouca influência (chapéu) para este negócio: “{ $business }”. Exigida: { $need }, sua: { $have }.
       *[city] Você tem pouca influência (cidade) para este negócio: “{ $business }”. Exigida: { $need }, sua: { $have }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }Com a ajuda do padrinho, isso é dispensado: “{ $say }”.
    }
chicago-refuse-lacks-family =
    Este negócio exige cartas de família na sua mesa: “{ $business }”. Exigidas: { $need }, suas: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }Com a ajuda do padrinho, isso é dispensado: “{ $say }”.
    }
chicago-refuse-lacks-gangsters =
    Você tem gângsteres de menos para este negócio: “{ $business }”. Exigidos: { $need }, seus: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }Com a ajuda do padrinho, isso é dispensado: “{ $say }”.
    }
chicago-refuse-lacks-money =
    Você tem cartas de menos na mão para pagar este negócio: “{ $business }”. A pagar: ${ $need }, cartas: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }Com a ajuda do padrinho, isso é dispensado: “{ $say }”.
    }

## Perdas e ações extras

chicago-refuse-lose-something-else =
    { $what ->
        [gangster] O que você precisa entregar é um gângster.
        [influence] O que você precisa entregar é um ponto de influência.
       *[asset] O que você precisa entregar é um bem.
    }
chicago-refuse-no-such-gangster =
    { $form ->
        [card] Você não tem carta de gângster na mesa.
       *[token] Você não tem ficha de gângster.
    }
chicago-refuse-no-such-influence =
    { $side ->
        [hat] Não há esta carta no seu lado do chapéu: “{ $card }”.
       *[city] Não há esta carta no seu lado da cidade: “{ $card }”.
    }
chicago-refuse-no-influence-token =
    { $side ->
        [hat] Você não tem ficha de influência (chapéu).
       *[city] Você não tem ficha de influência (cidade).
    }
chicago-refuse-no-such-asset =
    { $form ->
        [card] Você não tem esta carta de bem na mesa: { $asset }.
       *[token] Você não tem esta ficha de bem: { $asset }.
    }
chicago-refuse-extra-taken = Esta carta de ação extra já foi conquistada: { $extra }.
chicago-refuse-extra-not-reached = Você não alcançou a condição desta carta de ação extra: { $extra }.
