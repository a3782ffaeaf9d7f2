### Chicago, em português do Brasil (motor não oficial, palavras nossas).
### Quase todos os valores das cartas são reconstruídos e não os impressos. Nomes de jogadores, cartas e lugares
### entram na frase como palavras prontas, depois de dois-pontos ou entre aspas. Nos eventos, um campo que o leitor
### não pode ver é “hidden”, e um campo vazio é “none”. Uma chave deste arquivo vem antes da chave comum de mesmo nome.

chicago-title = Chicago

## Famílias, comparsas, fichas

chicago-family-colombo = Colombo
chicago-family-colombo-mark = Co
chicago-family-bonanno = Bonanno
chicago-family-bonanno-mark = Bo
chicago-family-gambino = Gambino
chicago-family-gambino-mark = Ga
chicago-family-genovese = Genovese
chicago-family-genovese-mark = Ge
chicago-colour-orange = laranja
chicago-colour-orange-mark = L
chicago-colour-purple = roxo
chicago-colour-purple-mark = R
chicago-colour-brown = marrom
chicago-colour-brown-mark = M
chicago-colour-grey = cinza
chicago-colour-grey-mark = C
chicago-colour-agent = agente federal
chicago-colour-agent-mark = A
chicago-token-mansion = mansão
chicago-token-car = carro
chicago-token-art = obra de arte
chicago-token-title = título
chicago-token-gangster = gângster
chicago-token-hat = influência (chapéu)
chicago-token-city = influência (cidade)
chicago-token-mansion-short = mans
chicago-token-car-short = car
chicago-token-art-short = arte
chicago-token-title-short = tít
chicago-token-gangster-short = gang
chicago-token-hat-short = chap
chicago-token-city-short = cid
chicago-players-2 = dois jogadores
chicago-players-3 = três jogadores
chicago-players-4 = quatro jogadores

## Cartas do baralho

chicago-card-gangster = gângster
chicago-card-family = carta de família
chicago-card-movement = movimento
chicago-card-mansion = mansão
chicago-card-car = carro
chicago-card-art = obra de arte
chicago-card-title = título
chicago-card-special = ação especial
chicago-card-gangster-text = Ação Gângsteres: baixe-a na sua mesa e pague $1. Gângsteres são necessários para negócios e ataques; 4 dão imunidade ao Suborno.
chicago-card-family-text = Ação Família: baixe de uma a três, sem pagar; nunca mais de três na mesa. São necessárias para negócios, cada uma aumenta seu limite de cartas na mão em uma, e todas saem em troca de um poder da família.
chicago-card-movement-text = Ação Movimento: descarte-a e mova uma ou duas fichas diferentes da cidade, até três passos na diagonal cada uma.
chicago-card-mansion-text = Ação Bens e Propriedades: baixe-a na sua mesa e pague $1. Coleções de bens diferentes valem 1, 2, 4, 6.
chicago-card-car-text = Ação Bens e Propriedades: baixe-a na sua mesa e pague $1. Coleções de bens diferentes valem 1, 2, 4, 6.
chicago-card-art-text = Ação Bens e Propriedades: baixe-a na sua mesa e pague $1. Coleções de bens diferentes valem 1, 2, 4, 6.
chicago-card-title-text = Ação Bens e Propriedades: baixe-a na sua mesa e pague $1. Coleções de bens diferentes valem 1, 2, 4, 6.
chicago-special-S1 = Imunidade
chicago-special-S1-text = Compre 1. Até o fim da rodada, você não sofre nenhuma penalidade de cartas de cidade.
chicago-special-S2 = Recrutamento
chicago-special-S2-text = Baixe até dois gângsteres da mão sem pagar.
chicago-special-S3 = Leilão
chicago-special-S3-text = Baixe até dois bens da mão sem pagar.
chicago-special-S4 = Queima de Arquivo
chicago-special-S4-text = Elimine do jogo um agente da cidade. Compre 1.
chicago-special-S5 = Aliciamento
chicago-special-S5-text = Pegue um comparsa ao lado de um negócio que você controla. Nenhum agente ocupa o lugar dele.
chicago-special-S6 = Tráfico de Influência
chicago-special-S6-text = Baixe até duas cartas da mão como influência sem pagar.
chicago-special-S7 = Contrabando
chicago-special-S7-text = Compre 3.
chicago-special-S8 = Atentado
chicago-special-S8-text = Um rival com gângster, e que não tenha mais gângsteres que você, perde um. Compre 1.
chicago-special-S9 = Chantagem
chicago-special-S9-text = Pegue uma carta aleatória da mão de cada um de até dois rivais; com dois jogadores, duas do rival.
chicago-special-S10 = Lavagem de Dinheiro
chicago-special-S10-text = Descarte até três cartas, depois compre a mesma quantidade e mais duas.

## Negócios, e em seis letras para o mapa

chicago-business-1 = Bar
chicago-business-1-short = Bar
chicago-business-2 = Charutaria
chicago-business-2-short = Charut
chicago-business-3 = Peixaria
chicago-business-3-short = Peixe
chicago-business-4 = Armazém
chicago-business-4-short = Armaz.
chicago-business-5 = Teatro
chicago-business-5-short = Teatro
chicago-business-6 = Rádio
chicago-business-6-short = Rádio
chicago-business-7 = Jornal
chicago-business-7-short = Jornal
chicago-business-8 = Cinema
chicago-business-8-short = Cinema
chicago-business-9 = Hípica
chicago-business-9-short = Hípica
chicago-business-10 = Clube de Golfe
chicago-business-10-short = Golfe
chicago-business-11 = Cabaré
chicago-business-11-short = Cabaré
chicago-business-12 = Academia de Boxe
chicago-business-12-short = Boxe
chicago-business-13 = Destilaria
chicago-business-13-short = Destil
chicago-business-14 = Restaurante
chicago-business-14-short = Restau
chicago-business-15 = Joalheria
chicago-business-15-short = Joias
chicago-business-16 = Loja de Penhores
chicago-business-16-short = Penhor
chicago-business-17 = Cassino
chicago-business-17-short = Cassin
chicago-business-18 = Hotel
chicago-business-18-short = Hotel
chicago-business-19 = Fábrica
chicago-business-19-short = Fábr.
chicago-business-20 = Banco
chicago-business-20-short = Banco
chicago-business-21 = Porto
chicago-business-21-short = Porto
chicago-business-22 = Ferrovia
chicago-business-22-short = Ferrov
chicago-business-23 = Frigorífico
chicago-business-23-short = Frigor
chicago-business-24 = Aeroporto
chicago-business-24-short = Aerop.

## Cartas de cidade

chicago-penalty-bribe = Suborno
chicago-penalty-sabotage = Sabotagem
chicago-penalty-ethics = Código de Ética
chicago-penalty-confrontation = Confronto
chicago-city-card-bribe-short = Suborno
chicago-city-card-bribe-text = Quem toma o controle paga $1 a mais, se tiver carta na mão. Imune com pelo menos 4 gângsteres.
chicago-city-card-sabotage-short = Sabotag.
chicago-city-card-sabotage-text = Quem toma o controle perde um bem. Imune com pelo menos 2 de influência de chapéu e 2 de cidade.
chicago-city-card-code-of-ethics-short = Ética
chicago-city-card-code-of-ethics-text = Quem toma o controle perde um ponto de influência. Imune com os quatro tipos de bem.
chicago-city-card-confrontation-short = Confron.
chicago-city-card-confrontation-text = Quem toma o controle perde um gângster. Imune com um comparsa de cada cor.
chicago-city-card-al-capone-down = Al Capone, descendo
chicago-city-card-al-capone-down-short = Capone ↓
chicago-city-card-al-capone-down-text = A extorsão nesta fileira rende uma carta a mais. No fim da rodada ele desce uma fileira.
chicago-city-card-al-capone-up = Al Capone, subindo
chicago-city-card-al-capone-up-short = Capone ↑
chicago-city-card-al-capone-up-text = A extorsão nesta fileira rende uma carta a mais. No fim da rodada ele sobe uma fileira.

## Mini tabuleiro

chicago-area-influence = Influência
chicago-area-influence-short = Inf
chicago-area-influence-text = cinza + marrom: influência sem $1, uma vez por rodada
chicago-area-gangsters = Gângsteres
chicago-area-gangsters-short = Gan
chicago-area-gangsters-text = roxo + roxo: gângster sem $1, uma vez por rodada
chicago-area-assets = Bens
chicago-area-assets-short = Ben
chicago-area-assets-text = marrom + marrom: bem sem $1, uma vez por rodada
chicago-area-business = Negócios
chicago-area-business-short = Neg
chicago-area-business-text = roxo + laranja: compre duas em vez de uma, sempre
chicago-area-special = Ações Especiais
chicago-area-special-short = Esp
chicago-area-special-text = laranja + laranja: ignore o par da carta de ação especial, sempre
chicago-area-movement = Movimento
chicago-area-movement-short = Mov
chicago-area-movement-text = cinza + cinza: depois de mover, você pode eliminar um agente, sempre
chicago-power-son = Filho (pelo menos 1 carta de família)
chicago-power-son-text = compre duas; imune a uma penalidade nesta rodada
chicago-power-father = Pai (pelo menos 2 cartas de família)
chicago-power-father-text = compre quatro; você pode mover um agente
chicago-power-grandfather = Avô (3 cartas de família)
chicago-power-grandfather-text = compre uma; pode pegar um comparsa, eliminar um agente
chicago-extra-A = Ação extra A
chicago-extra-A-text = pelo menos 4 de influência no total
chicago-extra-B = Ação extra B
chicago-extra-B-text = pelo menos 4 gângsteres
chicago-extra-C = Ação extra C
chicago-extra-C-text = um bem de cada tipo
chicago-extra-D = Ação extra D
chicago-extra-D-text = um comparsa de cada cor
chicago-extra-E = Ação extra E
chicago-extra-E-text = controle de pelo menos 4 negócios
chicago-benefit-income = duas cartas
chicago-benefit-bonus = um bônus emprestado
chicago-benefit-control = um controle ignorando um pré-requisito

## Fases

chicago-phase-set-up = Preparação
chicago-phase-income = Renda
chicago-phase-actions = Ações
chicago-phase-control = Controle
chicago-phase-round-end = Final da rodada
chicago-phase-end = Fim

## Eventos: preparação e rodadas

chicago-event-deck-made =
    { $cards ->
        [one] O descarte é embaralhado e forma um novo baralho: { $cards } carta.
       *[other] O descarte é embaralhado e forma um novo baralho: { $cards } cartas.
    }
chicago-event-card-dealt =
    { $kind ->
        [hidden] { $seat } recebe uma carta.
       *[other] { $seat } recebe: { $kind }
    }
chicago-event-card-drawn =
    { $kind ->
        [hidden] { $seat } compra uma carta.
       *[other] { $seat } compra: { $kind }
    }
chicago-event-card-under =
    { $kind ->
        [hidden] { $seat } põe uma carta no fundo da pilha.
       *[other] { $seat } põe no fundo da pilha: { $kind }
    }
chicago-event-card-returned =
    { $kind ->
        [hidden] { $seat } devolve uma carta para o fundo da pilha.
       *[other] { $seat } devolve para o fundo da pilha: { $kind }
    }
chicago-event-henchman-laid = Um comparsa está no espaço { $hole }: { $colour }
chicago-event-city-card-laid = Ao lado da fileira { $row } está: “{ $city_card }”
chicago-event-first-henchman = { $seat } começa com um comparsa: { $colour }
chicago-event-start-player = { $seat } começa a rodada.
chicago-event-round-begins = Começa a rodada { $round }.
chicago-event-phase-begins = Fase: { $phase }
chicago-event-turn-begins =
    { $extra ->
        [yes] { $seat } pode fazer uma ação extra.
       *[no] É a vez de { $seat }.
    }
chicago-event-business-revealed = Revelado em { $card }: “{ $business }”
chicago-event-token-laid = Há uma ficha bônus sobre “{ $card }”: { $token }

## Eventos: renda

chicago-event-godchild = Al Capone apadrinha { $seat } nesta rodada.
chicago-event-extorted =
    { $cards ->
        [one] { $seat } extorque “{ $card }”: { $cards } carta
       *[other] { $seat } extorque “{ $card }”: { $cards } cartas
    }
chicago-event-not-extorted = { $seat } não extorque nada.
chicago-event-godfather-income = { $seat } pega as duas cartas do padrinho.

## Eventos: ações

chicago-event-money-paid =
    { $kind ->
        [hidden] { $seat } paga $1.
       *[other] { $seat } paga $1: { $kind }
    }
chicago-event-bonus-used =
    { $by_godfather ->
        [yes] { $seat } usa um bônus emprestado pelo padrinho: { $area }
       *[no] { $seat } usa o bônus: { $area }
    }
chicago-event-influence-laid =
    { $side ->
        [hat] { $seat } baixa influência (chapéu){ $kind ->
            [hidden] .
           *[other] : { $kind }
        }
       *[city] { $seat } baixa influência (cidade){ $kind ->
            [hidden] .
           *[other] : { $kind }
        }
    }
chicago-event-gangster-laid = { $seat } baixa um gângster.
chicago-event-asset-laid = { $seat } baixa um bem: { $asset }
chicago-event-special-played = { $seat } usa a ação especial “{ $special }”.
chicago-event-movement-played = { $seat } usa uma carta de movimento.
chicago-event-token-moved = { $seat } move uma ficha de { $from } para { $to }: { $token }
chicago-event-agent-removed = { $seat } elimina do jogo o agente do espaço { $hole }.
chicago-event-family-laid =
    { $cards ->
        [one] { $seat } baixa { $cards } carta de família.
       *[other] { $seat } baixa { $cards } cartas de família.
    }
chicago-event-power-used =
    { $power ->
        [son] { $seat } usa o Filho
        [father] { $seat } usa o Pai
       *[grandfather] { $seat } usa o Avô
    } e descarta { $cards ->
        [one] { $cards } carta de família.
       *[other] { $cards } cartas de família.
    }
chicago-event-immune =
    { $penalty ->
        [all] { $seat } fica imune a todas as penalidades nesta rodada.
       *[other] { $seat } fica imune nesta rodada a: “{ $penalty }”
    }
chicago-event-henchman-taken = { $seat } pega um comparsa do espaço { $hole }: { $colour }
chicago-event-henchman-placed = { $seat } posiciona um comparsa na área { $area }: { $colour }
chicago-event-henchman-lost = { $seat } não tem mais lugar, e um comparsa sai do jogo: { $colour }
chicago-event-agent-placed = Agente federal colocado no espaço { $hole }.
chicago-event-extra-claimed = { $seat } conquista a ação extra { $extra }.
chicago-event-extra-used = { $seat } usa a ação extra { $extra }.
chicago-event-blackmailed =
    { $kind ->
        [hidden] { $seat } pega uma carta da mão de { $victim }.
       *[other] { $seat } pega da mão de { $victim }: { $kind }
    }
chicago-event-card-discarded =
    { $kind ->
        [hidden] { $seat } descarta uma carta.
       *[other] { $seat } descarta: { $kind }
    }

## Eventos: controle

chicago-event-claim-announced =
    { $ignoring ->
        [none] { $seat } reivindica “{ $card }”.
        [henchmen] { $seat } reivindica “{ $card }”, com a ajuda do padrinho e sem os comparsas.
        [asset] { $seat } reivindica “{ $card }”, com a ajuda do padrinho e sem o bem.
        [influence] { $seat } reivindica “{ $card }”, com a ajuda do padrinho e sem a influência.
        [family] { $seat } reivindica “{ $card }”, com a ajuda do padrinho e sem carta de família.
        [gangsters] { $seat } reivindica “{ $card }”, com a ajuda do padrinho e sem os gângsteres.
       *[money] { $seat } reivindica “{ $card }”, com a ajuda do padrinho e sem o dinheiro.
    }
chicago-event-attack-announced =
    { $ignoring ->
        [none] { $seat } ataca { $owner } em “{ $card }”.
        [henchmen] { $seat } ataca { $owner } em “{ $card }”, com a ajuda do padrinho e sem os comparsas.
        [asset] { $seat } ataca { $owner } em “{ $card }”, com a ajuda do padrinho e sem o bem.
        [influence] { $seat } ataca { $owner } em “{ $card }”, com a ajuda do padrinho e sem a influência.
        [family] { $seat } ataca { $owner } em “{ $card }”, com a ajuda do padrinho e sem carta de família.
        [gangsters] { $seat } ataca { $owner } em “{ $card }”, com a ajuda do padrinho e sem os gângsteres.
       *[money] { $seat } ataca { $owner } em “{ $card }”, com a ajuda do padrinho e sem o dinheiro.
    }
chicago-event-passed = { $seat } passa.
chicago-event-opposed =
    { $ignoring ->
        [none] { $seat } se opõe.
        [henchmen] { $seat } se opõe, com a ajuda do padrinho e sem os comparsas.
        [asset] { $seat } se opõe, com a ajuda do padrinho e sem o bem.
        [influence] { $seat } se opõe, com a ajuda do padrinho e sem a influência.
        [family] { $seat } se opõe, com a ajuda do padrinho e sem carta de família.
        [gangsters] { $seat } se opõe, com a ajuda do padrinho e sem os gângsteres.
       *[money] { $seat } se opõe, com a ajuda do padrinho e sem o dinheiro.
    }
chicago-event-not-opposed = { $seat } não se opõe.
chicago-event-opposition-won = { $seat } conquista “{ $card }” por oposição.
chicago-event-control-taken =
    { $from ->
        [none] { $seat } assume o controle de “{ $card }”.
       *[other] { $seat } toma “{ $card }” de { $from }.
    }
chicago-event-token-taken = { $seat } pega a ficha bônus: { $token }
chicago-event-chief-placed = { $seat } coloca o chefe de família em “{ $card }”.
chicago-event-gangster-lost =
    { $token ->
        [yes] { $seat } entrega uma ficha de gângster.
       *[no] { $seat } entrega um gângster.
    }
chicago-event-influence-lost =
    { $side ->
        [hat] { $token ->
            [yes] { $seat } entrega uma ficha de influência (chapéu).
           *[no] { $seat } entrega influência (chapéu){ $kind ->
                [hidden] .
               *[other] : { $kind }
            }
        }
       *[city] { $token ->
            [yes] { $seat } entrega uma ficha de influência (cidade).
           *[no] { $seat } entrega influência (cidade){ $kind ->
                [hidden] .
               *[other] : { $kind }
            }
        }
    }
chicago-event-asset-lost =
    { $token ->
        [yes] { $seat } entrega uma ficha de bem: { $asset }
       *[no] { $seat } entrega um bem: { $asset }
    }
chicago-event-penalty-escaped = { $seat } está imune à penalidade “{ $penalty }”.
chicago-event-penalty-strikes = { $seat } sofre a penalidade “{ $penalty }”.
chicago-event-penalty-empty = { $seat } não tem nada a perder com a penalidade “{ $penalty }”.

## Eventos: final da rodada e do jogo

chicago-event-hand-limit =
    { $kind ->
        [hidden] { $seat } descarta uma carta por causa do limite de cartas.
       *[other] { $seat } descarta por causa do limite de cartas: { $kind }
    }
chicago-event-city-cards-taken = As cartas de cidade são recolhidas.
chicago-event-scored =
    { $score ->
        [one] { $seat } termina com { $score } ponto.
       *[other] { $seat } termina com { $score } pontos.
    }
chicago-event-winner = { $seat } vence.
chicago-event-place-points =
    { $points ->
        [one] { $seat } recebe { $points } ponto pelo lugar.
       *[other] { $seat } recebe { $points } pontos pelo lugar.
    }

## Vários eventos contados como um

chicago-log-dealt =
    { $cards ->
        [hidden] { $seat } recebe { $count ->
            [one] { $count } carta.
           *[other] { $count } cartas.
        }
       *[other] { $seat } recebe: { $cards }
    }
chicago-log-draws =
    { $cards ->
        [hidden] { $seat } compra { $count ->
            [one] { $count } carta.
           *[other] { $count } cartas.
        }
       *[other] { $seat } compra: { $cards }
    }
chicago-log-under =
    { $cards ->
        [hidden] { $seat } põe { $count ->
            [one] { $count } carta no fundo da pilha.
           *[other] { $count } cartas no fundo da pilha.
        }
       *[other] { $seat } põe no fundo da pilha: { $cards }
    }
chicago-log-pays =
    { $cards ->
        [hidden] { $seat } paga ${ $count }.
       *[other] { $seat } paga ${ $count }: { $cards }
    }
chicago-log-discards =
    { $cards ->
        [hidden] { $seat } descarta { $count ->
            [one] { $count } carta.
           *[other] { $count } cartas.
        }
       *[other] { $seat } descarta: { $cards }
    }
chicago-log-limit =
    { $cards ->
        [hidden] { $seat } descarta { $count ->
            [one] { $count } carta por causa do limite de cartas.
           *[other] { $count } cartas por causa do limite de cartas.
        }
       *[other] { $seat } descarta por causa do limite de cartas: { $cards }
    }

## Ações

chicago-action-influence =
    { $side ->
        [hat] Influência (chapéu): { $card }
       *[city] Influência (cidade): { $card }
    }
chicago-action-gangster = Baixar um gângster
chicago-action-asset = Bem: { $asset }
chicago-action-business = Revelar: { $card }
chicago-action-business-draw = Negócios: comprar uma carta, todos os negócios estão revelados
chicago-action-special = Ação especial: { $special }
chicago-action-special-by-godfather = Ação especial com a ajuda do padrinho: { $special }
chicago-action-movement = Movimento: mover uma ou duas fichas
chicago-action-family =
    { $cards ->
        [one] Família: baixar { $cards } carta
       *[other] Família: baixar { $cards } cartas
    }
chicago-action-son = Poder da família: Filho
chicago-action-father = Poder da família: Pai
chicago-action-grandfather = Poder da família: Avô
chicago-action-go-on = Continuar
chicago-action-pay = Pagar com: { $card }
chicago-action-free = Não pagar: usar o seu bônus
chicago-action-free-by-godfather = Não pagar: usar o bônus emprestado pelo padrinho
chicago-action-reveal = Revelar: { $card }
chicago-action-extort = Extorquir: { $card }
chicago-action-no-extortion = Não extorquir nada
chicago-action-godfather-income = Pegar as duas cartas do padrinho
chicago-action-under = Pôr no fundo da pilha: { $card }
chicago-action-use-bonus = Usar o bônus
chicago-action-no-bonus = Deixar o bônus
chicago-action-use-bonus-by-godfather = Usar o bônus emprestado pelo padrinho
chicago-action-token = Espaço { $hole } ({ $token })
chicago-action-no-token = Não mover (outra) ficha
chicago-action-to = Para o espaço { $hole }
chicago-action-remove-agent = O agente do espaço { $hole }
chicago-action-no-agent = Não eliminar agente
chicago-action-place-own = { $area }
chicago-action-place-shared = { $area }
chicago-action-lay = Baixar: { $card }
chicago-action-lay-influence =
    { $side ->
        [hat] Influência (chapéu): { $card }
       *[city] Influência (cidade): { $card }
    }
chicago-action-no-more = Mais nenhuma carta
chicago-action-rival = { $seat }
chicago-action-no-rival = Ninguém mais
chicago-action-discard = Descartar: { $card }
chicago-action-lose-gangster =
    { $of ->
        [card] Uma carta de gângster
       *[token] Uma ficha de gângster
    }
chicago-action-lose-influence =
    { $side ->
        [hat] Influência (chapéu): { $card }
       *[city] Influência (cidade): { $card }
    }
chicago-action-lose-influence-token =
    { $side ->
        [hat] A ficha de influência (chapéu)
       *[city] A ficha de influência (cidade)
    }
chicago-action-lose-asset = A carta: { $asset }
chicago-action-lose-asset-token = A ficha: { $asset }
chicago-action-immune = { $penalty }
chicago-action-claim =
    { $ignoring ->
        [none] Reivindicar: { $card }
        [henchmen] Reivindicar com ajuda: { $card } sem os comparsas
        [asset] Reivindicar com ajuda: { $card } sem o bem
        [influence] Reivindicar com ajuda: { $card } sem a influência
        [family] Reivindicar com ajuda: { $card } sem carta de família
        [gangsters] Reivindicar com ajuda: { $card } sem os gângsteres
       *[money] Reivindicar com ajuda: { $card } sem o dinheiro
    }
chicago-action-attack =
    { $ignoring ->
        [none] Atacar: { $card }
        [henchmen] Atacar com ajuda: { $card } sem os comparsas
        [asset] Atacar com ajuda: { $card } sem o bem
        [influence] Atacar com ajuda: { $card } sem a influência
        [family] Atacar com ajuda: { $card } sem carta de família
        [gangsters] Atacar com ajuda: { $card } sem os gângsteres
       *[money] Atacar com ajuda: { $card } sem o dinheiro
    }
chicago-action-pass = Passar
chicago-action-oppose =
    { $ignoring ->
        [none] Opor-se
        [henchmen] Opor-se com a ajuda do padrinho, sem os comparsas
        [asset] Opor-se com a ajuda do padrinho, sem o bem
        [influence] Opor-se com a ajuda do padrinho, sem a influência
        [family] Opor-se com a ajuda do padrinho, sem carta de família
        [gangsters] Opor-se com a ajuda do padrinho, sem os gângsteres
       *[money] Opor-se com a ajuda do padrinho, sem o dinheiro
    }
chicago-action-no-opposition = Não se opor
chicago-action-henchman = Espaço { $hole } ({ $colour })
chicago-action-chief = Colocar seu chefe ali
chicago-action-no-chief = Guardar seu chefe
chicago-action-extra = Ação extra { $extra }
chicago-action-return = Devolver: { $card }
chicago-action-keep = Ficar com: { $card }

## A primeira lista de um turno

chicago-group-power-son = Poder da família: Filho
chicago-group-power-father = Poder da família: Pai
chicago-group-power-grandfather = Poder da família: Avô
chicago-group-hat = Influência: chapéu
chicago-group-city = Influência: cidade
chicago-group-gangster = Gângsteres: baixar um
chicago-group-asset = Bens e Propriedades: baixar um
chicago-group-business = Negócios: revelar e comprar
chicago-group-special = Ações Especiais: usar uma carta
chicago-group-movement = Movimento: mover fichas
chicago-group-family = Família: baixar cartas
chicago-group-claim = Reivindicar um negócio
chicago-group-claim-help = Reivindicar com a ajuda do padrinho
chicago-group-attack = Atacar um negócio
chicago-group-attack-help = Atacar com a ajuda do padrinho
chicago-group-pass = Passar: você sai desta fase
chicago-group-go-on = Continuar sem ação extra
chicago-group-row-a = Espaços da fileira a
chicago-group-row-b = Espaços da fileira b
chicago-group-row-c = Espaços da fileira c
chicago-group-row-d = Espaços da fileira d
chicago-group-row-e = Espaços da fileira e
chicago-group-row-f = Espaços da fileira f

## O que se pergunta

chicago-prompt-act =
    { $extra ->
        [yes] Sua ação extra: use-a ou guarde os 2 pontos dela.
       *[no] Sua vez: faça uma ação.
    }
chicago-prompt-after =
    { $window ->
        [taken] O controle é seu: usar um poder da família ou continuar?
        [end] Antes do fim da sua vez: usar um poder da família ou continuar?
       *[action] Usar um poder da família agora ou continuar?
    }
chicago-prompt-pay =
    { $for ->
        [influence] Pague $1 pela influência: descarte uma carta.
        [gangsters] Pague $1 pelo gângster: descarte uma carta.
        [assets] Pague $1 pelo bem: descarte uma carta.
        [bribe] O Suborno: pague $1, descarte uma carta.
       *[business] Pague ${ $amount } por “{ $card }”: { $amount ->
            [one] descarte uma carta.
           *[other] descarte { $amount } cartas.
        }
    }
chicago-prompt-reveal = Revele um negócio: qual carta virada para baixo?
chicago-prompt-extort =
    { $godchild ->
        [yes] Você não tem nada novo para extorquir. Pegar as duas cartas do padrinho?
       *[no] Extorquir um dos seus negócios?
    }
chicago-prompt-under =
    { $attacked ->
        [yes] { $seat } ataca seu negócio “{ $card }”: por isso você comprou duas cartas. Qual delas vai para o fundo da pilha?
       *[no]
            { $count ->
                [one] Qual das cartas compradas vai para o fundo da pilha?
               *[other] Quais { $count } das cartas compradas vão para o fundo da pilha?
            }
    }
chicago-prompt-use-bonus =
    { $area ->
        [business] Bônus de Negócios: comprar duas cartas em vez de uma?
       *[movement] Bônus de Movimento: eliminar um agente?
    }
chicago-prompt-token =
    { $purpose ->
        [father] Pai: qual agente se move?
        [second] Movimento: qual é a segunda ficha?
       *[movement] Movimento: qual ficha se move?
    }
chicago-prompt-hole = Do espaço { $hole }, para onde ela vai? ({ $token })
chicago-prompt-agent = Qual agente sai do jogo?
chicago-prompt-place = Para onde vai o seu comparsa? ({ $colour })
chicago-prompt-lay = “{ $special }”: qual carta você baixa sem pagar?
chicago-prompt-rival =
    { $special ->
        [S8] Atentado: quem perde um gângster?
       *[S9] Chantagem: da mão de quem você pega uma carta?
    }
chicago-prompt-lose-gangster =
    { $why ->
        [attack] O ataque custa um gângster: qual?
        [penalty] O Confronto custa um gângster: qual?
       *[special] O Atentado custa um gângster: qual?
    }
chicago-prompt-lose-influence =
    { $why ->
        [penalty] O Código de Ética custa um ponto de influência: qual?
       *[opposition] Sua oposição custa um ponto de influência: qual?
    }
chicago-prompt-lose-asset = A Sabotagem custa um bem: qual?
chicago-prompt-choose-penalty = Filho: a qual penalidade você fica imune nesta rodada?
chicago-prompt-claim = Sua vez: reivindique um negócio, ataque um ou passe.
chicago-prompt-oppose = { $seat } reivindica “{ $card }”. Você se opõe? Custa um ponto de influência.
chicago-prompt-henchman =
    { $why ->
        [grandfather] Avô: qual comparsa da cidade você pega?
        [special] Aliciamento: qual comparsa você pega?
       *[control] Qual comparsa ao lado de “{ $card }” você pega?
    }
chicago-prompt-chief = Colocar seu chefe de família em “{ $card }”? Ninguém pode atacá-lo nesta rodada.
chicago-prompt-extra-choice = Você alcançou duas condições: qual ação extra você pega?
chicago-prompt-discard = Lavagem de Dinheiro: descarte até { $count } cartas; você compra a mesma quantidade e mais duas.
chicago-prompt-return-cards = Escolha em segredo duas cartas que voltam para o fundo da pilha, primeiro a de cima.
chicago-prompt-keep-cards =
    { $limit ->
        [one] Limite da mão: escolha a única carta com que você fica ({ $limit }).
       *[other] Limite da mão: escolha as { $limit } cartas com que você fica.
    }

## Dicas: o que uma escolha traz

chicago-need-henchmen = comparsas { $colours }
chicago-need-asset = bem: { $asset }
chicago-need-any = qualquer um
chicago-need-influence =
    { $side ->
        [hat] influência (chapéu) { $count }
       *[city] influência (cidade) { $count }
    }
chicago-need-family = uma carta de família
chicago-need-gangsters =
    { $count ->
        [one] { $count } gângster
       *[other] { $count } gângsteres
    }
chicago-need-money = ${ $count }
chicago-hint-business = exige { $needs } → renda { $income }, pontos { $points }
chicago-hint-control = pague ${ $money } → renda { $income }, pontos { $points }
chicago-hint-token = ficha: { $token }
chicago-hint-owner = contra { $seat }
chicago-hint-penalty =
    { $immune ->
        [yes] imune: { $penalty }
       *[no] penalidade: { $penalty }
    }
chicago-hint-loss =
    { $penalty ->
        [bribe] custaria $1 a mais, ao lado da fileira { $row }
        [sabotage] custaria um bem, ao lado da fileira { $row }
        [code-of-ethics] custaria 1 de influência, ao lado da fileira { $row }
       *[confrontation] custaria um gângster, ao lado da fileira { $row }
    }
chicago-hint-cards =
    { $cards ->
        [one] compre { $cards } carta
       *[other] compre { $cards } cartas
    }
chicago-hint-near = ao lado: { $tokens }
chicago-hint-row = fileira: { $card }
chicago-hint-area = ali: { $inside } · { $bonus }
chicago-hint-areas = para { $areas }
chicago-hint-completes = completa { $areas }
chicago-hint-fourth = não há mais lugar: sairia do jogo
chicago-hint-rival =
    { $cards ->
        [one] { $cards } carta na mão
       *[other] { $cards } cartas na mão
    }, { $gangsters ->
        [one] { $gangsters } gângster
       *[other] { $gangsters } gângsteres
    }
chicago-hint-special = { $mark }{ $pair } → { $text }
chicago-group-have = você tem { $have }
chicago-group-count =
    { $count ->
        [one] { $count } opção
       *[other] { $count } opções
    }

## A tela

chicago-ui-round = RODADA { $round }/{ $rounds }
chicago-ui-start-player = começa:
chicago-ui-piles = baralho { $deck } · descarte { $discards }
chicago-ui-supply = Agentes na reserva { $agents } · ações extras restantes { $extras }
chicago-ui-aside = à parte: { $cards }
chicago-ui-godchild-uses =
    { $used ->
        [none] família apadrinhada, dois benefícios disponíveis
       *[other] família apadrinhada, usados: { $used }
    }
chicago-ui-city = Chicago
chicago-ui-need =
    { $what ->
        [hat] chap{ $count }
        [city] cid{ $count }
        [any] bem
        [mansion] mansão
        [car] carro
        [art] arte
        [title] título
        [family] fam
        [gangsters] { $count }gang
       *[money] ${ $count }
    }
chicago-ui-need-tiny =
    { $what ->
        [hat] chp{ $count }
        [city] cid{ $count }
        [any] bem
        [mansion] mans
        [car] car
        [art] arte
        [title] tít
        [family] fam
        [gangsters] { $count }g
       *[money] ${ $count }
    }
chicago-ui-worth-tiny = { $income }/{ $points }
chicago-ui-worth = { $income }c { $points }★
chicago-ui-penalty = penalidade
chicago-asset-mansion-mark = M
chicago-asset-car-mark = C
chicago-asset-art-mark = A
chicago-asset-title-mark = T
chicago-ui-column-hand = mão
chicago-ui-column-control = ctrl
chicago-ui-column-gangsters = gang
chicago-ui-column-hat = chap
chicago-ui-column-city = cid
chicago-ui-column-assets = bens
chicago-ui-column-family = fam
chicago-ui-column-extra = extra
chicago-ui-players-line = Cartas/negócios/gângsteres/influência
chicago-ui-godchild-mark = p{ $left }
chicago-ui-passed-mark = –
chicago-ui-start = começa
chicago-ui-godchild =
    { $left ->
        [0] família apadrinhada
       *[other] família apadrinhada (restam { $left })
    }
chicago-ui-passed = passou
chicago-ui-given =
    { $points ->
        [one] dado pelo lugar: { $points } ponto
       *[other] dado pelo lugar: { $points } pontos
    }
chicago-ui-immune =
    { $penalties ->
        [all] imune a todas as penalidades
       *[other] imune a: { $penalties }
    }
chicago-ui-seat-first = mão { $hand } · controla { $controlled }/10 · gang { $gangsters } · fam { $family }
chicago-ui-seat-second = chapéu { $hat } · cidade { $city } · bens: { $assets }
chicago-ui-seat-extra = extra { $extras }
chicago-ui-first = Comparsa inicial:
chicago-ui-your-influence = Sua influência:
chicago-ui-side =
    { $side ->
        [hat] chapéu { $count }
       *[city] cidade { $count }
    }
chicago-ui-over-limit =
    { $over ->
        [one] { $over } carta acima do limite de { $limit } na mão: ela sai no fim desta rodada.
       *[other] { $over } cartas acima do limite de { $limit } na mão: elas saem no fim desta rodada.
    }
chicago-ui-sure =
    { $what ->
        [pass] Quem passa sai da fase. Você ainda poderia tomar: { $cards }
       *[no-extortion] Você ainda poderia extorquir: { $cards }
    }
chicago-ui-keys = ? ajuda · a conselho · j cartas · p N prévia · u voltar · l registro · q · ≈ reconstruído
chicago-sure = Enter ou y confirma; qualquer outra coisa escolhe de novo.
chicago-ui-own-specials = Suas ações especiais
chicago-ui-businesses = Negócios
chicago-ui-city-cards = Cartas de cidade
chicago-ui-extras = Ações extras, cada uma para quem a alcançar primeiro
chicago-ui-bonuses = Bônus do mini tabuleiro
chicago-ui-powers = Poderes da família: todas as cartas de família na sua mesa saem
chicago-ui-gone = usada
chicago-pick-total =
    { $count ->
        [one] { $cards } ({ $count } carta)
       *[other] { $cards } ({ $count } cartas)
    }
chicago-usage =
    { $command ->
        [c] c precisa de uma carta: c S3, c Cassino, c B3 para o negócio em B3, c b3 para o espaço
        [r] r precisa de uma regra: r C6.3
       *[p] p precisa do número de uma escolha: p 2
    }
chicago-no-such-card = Não há carta, lugar ou espaço com este código ou nome: { $id }
chicago-place-down = { $place }: um negócio virado para baixo
chicago-place-gap =
    { $inside ->
        [none] { $hole }: um espaço; está vazio
       *[other] { $hole }: um espaço; nele: { $inside }
    }
chicago-place-beside = ao lado: { $businesses }
chicago-preview-control = “{ $card }”: { $what }
chicago-preview-near =
    { $tokens ->
        [none] Não há comparsa ao lado.
       *[other] Ao lado estão: { $tokens }
    }
chicago-preview-opposition =
    { $seats ->
        [none] No momento, ninguém pode se opor.
       *[other] Podem se opor: { $seats }
    }
chicago-end-businesses = negócios
chicago-end-henchmen = comparsas
chicago-end-assets = bens
chicago-end-extras = extra
chicago-end-cards = cartas
chicago-end-agents = agentes
chicago-end-place = lugar
chicago-end-influence = infl.
chicago-score-note = Se a partida terminasse agora. Cada agente ao lado de um negócio tira um ponto de quem o controla; no empate, vence quem tem mais influência.
chicago-help =
    Digite o número de uma escolha e aperte Enter; onde se escolhem cartas, digite
    todos os números de uma vez.
    0      voltar à primeira lista
    p N    prévia: o que a escolha N traria, antes de fazê-la; de várias: p 1 3
    u      desfazer seu último comando, até a última revelação
    a      conselho: as três melhores escolhas, a chance de vencer, ganhos e riscos
    j      ações especiais e extras, negócios, cartas de cidade, bônus, poderes
    score  pontos até agora, fonte por fonte
    b      a cidade inteira e todos os mini tabuleiros
    l      o registro inteiro
    c X    uma carta pelo código, nome ou começo do nome, o que há num lugar ou num
           espaço, uma ação extra: valores, texto e de onde vêm
           (c S3, c Cassino, c B3, c b3, c Sabotagem, c A)
    r ID   uma regra (por exemplo, r C6.3)
    s      salvar; s FILE salva em outro lugar
    q      salvar e sair
    A notação do motor também funciona (por exemplo: asset car; pay gangster).
    ▸ a fase atual
    B3: o terceiro negócio da fileira B · b3: o terceiro espaço da fileira b · num
    espaço: L laranja, R roxo, M marrom, C cinza (comparsas), A agente, · nada
    ░ virado para baixo · +arte +mans uma ficha bônus: obra de arte, mansão
    Ga○ controle de Ga, ainda não extorquido · Ga● extorquido · ♛ com o chefe
    Numa tela pequena, cada fileira é uma linha e começa pela letra: “3Cassin Ga○”
    é o terceiro negócio, “3LA” o terceiro espaço com um comparsa laranja e um
    agente, + uma ficha bônus; a carta de cidade fica no fim
    2c 3★ ou 2/3: renda de duas cartas, três pontos · pré-requisitos que você não
    cumpre ficam apagados · 2gang ou 2g dois gângsteres · fam carta de família
    Inf Gan Ben Neg Esp Mov: áreas do mini tabuleiro; ✓ bônus pronto, ✗ usado nesta
    rodada; M C A T: mansão, carro, obra de arte, título
    ctrl negócios controlados · ¹ jogador inicial · – passou
    p2 família apadrinhada, dois benefícios disponíveis · letra depois de Co:
    comparsa inicial
    ≈ reconstruído, não é o valor impresso

## Conselho

chicago-advice-note-reasons = ▲ ganhos e ▼ riscos em pontos do fim, comparados à escolha média.
chicago-advice-gain-hand = Deixa você com uma mão melhor
chicago-advice-risk-hand = Custa boas cartas
chicago-advice-gain-influence = Aumenta sua influência
chicago-advice-risk-influence = Deixa sua influência menor
chicago-advice-gain-gangsters = Fortalece seus gângsteres
chicago-advice-risk-gangsters = Enfraquece seus gângsteres
chicago-advice-gain-family = Aproveita melhor sua família
chicago-advice-risk-family = Aproveita menos sua família
chicago-advice-gain-henchmen = Conquista comparsas e seus bônus
chicago-advice-risk-henchmen = Deixa você com menos comparsas, ou os expõe
chicago-advice-gain-assets = Aumenta seus bens
chicago-advice-risk-assets = Não acrescenta nada aos seus bens
chicago-advice-gain-extras = Põe uma ação extra ao seu alcance
chicago-advice-risk-extras = Deixa uma ação extra fora do seu alcance
chicago-advice-gain-income = Traz renda
chicago-advice-risk-income = Custa renda
chicago-advice-gain-businesses = Abre caminho para negócios
chicago-advice-risk-businesses = Deixa negócios fora do seu alcance
chicago-advice-gain-attacks = Prepara um ataque
chicago-advice-risk-attacks = Desiste de um ataque
chicago-advice-gain-threats = Deixa seus negócios mais seguros
chicago-advice-risk-threats = Deixa seus negócios expostos a ataques
chicago-advice-gain-turns = Deixa você com mais turnos nesta rodada
chicago-advice-risk-turns = Custa turnos nesta rodada
chicago-advice-gain-points = Marca pontos na hora
chicago-advice-risk-points = Marca menos pontos na hora
