### Chicago ao lado da cidade: mini tabuleiro, mão, dossiês, bilhete, bandejas, fim (motor não oficial, palavras nossas).

## Painéis

page-chicago-extras = Ações extras
page-chicago-extras-first = para o primeiro
page-chicago-actions = Suas ações
page-chicago-your-hand = Sua mão · { $count }
page-chicago-tab-hand = Mão
page-chicago-limit = limite de { $limit } no fim da rodada
page-chicago-last-round = última rodada: duas cartas, um ponto
page-chicago-over-limit =
    { $over ->
        [one] { $over } carta acima do limite de { $limit }
       *[other] { $over } cartas acima do limite de { $limit }
    }
page-chicago-no-cards = Nenhuma carta na mão.
page-chicago-deck = baralho
page-chicago-discards = descarte
page-chicago-agents = FBI
page-chicago-ticket =
    { $state ->
        [free] Ação extra { $extra }, para quem primeiro tiver: { $text }. Vale mais uma ação, ou 2 pontos.
        [held] Ação extra { $extra }: está com { $name }. Vale mais uma ação, ou 2 pontos.
       *[gone] A ação extra { $extra } já foi usada.
    }

## A linha da pergunta

page-chicago-how-act =
    { $number ->
        [1] A primeira das suas três. Escolha um negócio aceso para revelá-lo e comprar uma carta, ou uma ação no seu mini tabuleiro.
        [2] A segunda das suas três. Escolha um negócio aceso para revelá-lo e comprar uma carta, ou uma ação no seu mini tabuleiro.
       *[other] A última das suas três. Escolha um negócio aceso para revelá-lo e comprar uma carta, ou uma ação no seu mini tabuleiro.
    }
page-chicago-how =
    { $asked ->
        [act] Escolha um negócio aceso ou uma ação no seu mini tabuleiro.
        [claim] Negócios dourados podem ser reivindicados; os vermelhos, atacados. Quem passa sai da fase.
        [oppose] Você tem mais influência. Opor-se custa 1 de influência, mas você não perde a sua vez.
        [extort] Um negócio nesta rodada. As fileiras de Al Capone rendem uma carta a mais.
        [reveal] Os negócios acesos tocam por um canto um já revelado.
        [token] Escolha um espaço aceso. As fichas se movem até três passos na diagonal.
        [hole] Os espaços acesos estão a até três passos na diagonal. O número mostra quanto isso vale para você.
        [agent] O agente sai do jogo de vez.
        [henchman] O número diz o que ele traria para você, já contado o agente no lugar dele.
        [place] Um par numa área dá o bônus dela.
        [pay] Qualquer carta vale $1; ninguém vê qual delas sai.
        [after] Todas as suas cartas de família na mesa saem em troca de um poder.
        [after-penalty] Antes da penalidade da fileira. Todas as suas cartas de família na mesa saem em troca de um poder.
        [after-end] Antes do fim da sua vez. Todas as suas cartas de família na mesa saem em troca de um poder.
        [chief] Um chefe protege um negócio até o fim da rodada.
        [keep-cards] Escolha na bandeja. Nada é enviado antes que você aperte o botão vermelho.
        [return-cards] Escolha na bandeja. Nada é enviado antes que você aperte o botão vermelho.
        [discard] Escolha na bandeja. Nada é enviado antes que você aperte o botão vermelho.
       *[other] Escolha no bilhete.
    }

## Mini tabuleiro

page-chicago-family = Família
page-chicago-not-now = agora não
page-chicago-price =
    { $plate ->
        [free] grátis
        [influence] carta + $1
        [gangsters] carta + $1
        [assets] carta + $1
        [business] revele, compre 1
        [business-two] revele, compre 2
        [special] grátis
        [movement] 2 fichas, 3 passos
       *[family] baixe 1–3, grátis
    }
page-chicago-bonus =
    { $area ->
        [influence] sem $1
        [gangsters] sem $1
        [assets] sem $1
        [business] compre 2
        [special] ignore o par
       *[movement] −1 agente
    }
page-chicago-slot-empty = lugar vazio: { $colour }
page-chicago-hint-influence =
    { $extra ->
        [yes]
            { $more ->
                [0] { $count } no total para se opor
               *[other] { $count } no total; mais { $more }: ação extra A
            }
       *[no] { $count } no total para se opor
    }
page-chicago-hint-gangsters =
    { $more ->
        [0] imune ao Suborno
       *[other]
            { $extra ->
                [yes] mais { $more }: sem Suborno, ação extra B
               *[no] mais { $more }: sem Suborno
            }
    }
page-chicago-hint-assets =
    { $more ->
        [0] imune ao Código de Ética
       *[other]
            { $extra ->
                [yes]
                    { $more ->
                        [one] mais { $more } tipo: ação extra C
                       *[other] mais { $more } tipos: ação extra C
                    }
               *[no] coleções valem 1, 2, 4, 6
            }
    }
page-chicago-hint-business = { $count } de 10, já extorquidos: { $extorted }
page-chicago-hint-special =
    { $more ->
        [0] dois laranjas: o par é dispensado
        [one] mais um laranja: o par é dispensado
       *[other] dois laranjas: o par é dispensado
    }
page-chicago-hint-movement =
    { $more ->
        [0] dois cinzas: um agente sai do jogo
        [one] mais um cinza: um agente sai do jogo
       *[other] dois cinzas: um agente sai do jogo
    }
page-chicago-in-hand =
    { $count ->
        [0] nenhuma carta na mão
       *[other] { $count } na mão
    }
page-chicago-gangsters = Gângsteres: { $count }
page-chicago-asset-count = { $asset }: { $count }
page-chicago-family-laid = Cartas de família na sua mesa: { $count }
page-chicago-power =
    { $power ->
        [son] Filho
        [father] Pai
       *[grandfather] Avô
    }
page-chicago-power-brings =
    { $power ->
        [son] compre 2, uma imunidade
        [father] compre 4, mova um agente
       *[grandfather] compre 1, pegue um comparsa
    }

## Dossiês

page-chicago-points-now = Pontos se a partida terminasse agora: { $count }
page-chicago-actions-taken = Ações feitas: { $count } de { $of }
page-chicago-fact =
    { $fact ->
        [businesses] Negócios: { $count }
        [hand] Cartas na mão: { $count }
        [gangsters] Gângsteres: { $count }
        [family] Cartas de família baixadas: { $count }
        [hat] Influência (chapéu): { $count }
        [city] Influência (cidade): { $count }
       *[assets] Bens: { $count }
    }
page-chicago-fact-hand = só a quantidade é pública; limite de { $limit }
page-chicago-fact-gangsters = um ataque exige mais do que o dono tem
page-chicago-fact-influence =
    { $tokens ->
        [0] { $cards ->
            [one] { $cards } carta
           *[other] { $cards } cartas
        }
        [one] { $cards ->
            [one] { $cards } carta e 1 ficha
           *[other] { $cards } cartas e 1 ficha
        }
       *[other] { $cards ->
            [one] { $cards } carta e { $tokens } fichas
           *[other] { $cards } cartas e { $tokens } fichas
        }
    }
page-chicago-known = { $card } × { $count }
page-chicago-area-of = { $area }: { $count } de 2 comparsas
page-chicago-first-henchman = O comparsa inicial, ainda não posicionado
page-chicago-starts = começa
page-chicago-passed = passou
page-chicago-godchild =
    { $left ->
        [0] família apadrinhada
       *[other] família apadrinhada (restam { $left })
    }
page-chicago-attacks =
    { $count ->
        [one] { $count } ataque
       *[other] { $count } ataques
    }
page-chicago-immune =
    { $count ->
        [one] imune: { $penalty }
       *[other] imune a todas
    }
page-chicago-source =
    { $source ->
        [businesses] negócios
        [henchmen] comparsas
        [assets] bens
        [extras] ações extras
        [cards] cartas na mão
        [agents] agentes à porta
       *[place] dados pelo lugar
    }
page-chicago-source-points =
    { $source ->
        [businesses] Negócios: { $points }
        [henchmen] Comparsas: { $points }
        [assets] Bens: { $points }
        [extras] Ações extras: { $points }
        [cards] Cartas na mão: { $points }
        [agents] Agentes: { $points }
       *[place] Dados pelo lugar: { $points }
    }
page-chicago-source-short =
    { $source ->
        [businesses] negócios
        [henchmen] comparsas
        [assets] bens
        [extras] ação extra
        [cards] cartas
        [agents] agentes
       *[place] pelo lugar
    }

## O bilhete: um negócio

page-chicago-slip-house =
    { $by ->
        [attack] { $approx ->
            [yes] { $place } · ataque { $attack } de { $attacks } · ≈ reconstruído
           *[no] { $place } · ataque { $attack } de { $attacks }
        }
       *[other] { $owner ->
            [none] { $approx ->
                [yes] { $place } · sem dono · ≈ reconstruído
               *[no] { $place } · sem dono
            }
           *[other] { $approx ->
                [yes] { $place } · { $owner } · ≈ reconstruído
               *[no] { $place } · { $owner }
            }
        }
    }
page-chicago-you-need =
    { $by ->
        [look] Para a fase Controle você precisa de
       *[other] Você precisa de
    }
page-chicago-need =
    { $group ->
        [henchmen] { $what }
        [asset] { $side ->
            [any] um bem qualquer
           *[other] { $what }
        }
        [influence] { $side ->
            [hat] chapéu { $count }
           *[city] cidade { $count }
        }
        [family] família
        [gangsters] gângsteres
       *[money] a pagar
    }
page-chicago-met = cumprido
page-chicago-lacking = falta
page-chicago-ignored = dispensado, com a ajuda do padrinho
page-chicago-by-help = com ajuda
page-chicago-it-gives = Rende
page-chicago-it-costs = Custa
page-chicago-points-at-end = pontos no fim
page-chicago-each-extortion = próxima extorsão
page-chicago-capone-then =
    { $move ->
        [comes] { $income }, e mais 1: Al Capone vem para a fileira { $row }
        [leaves] antes disso, Al Capone sai da fileira { $row }
        [stays] { $income }, e mais 1: Al Capone fica
       *[none] Al Capone está em outras fileiras
    }
page-chicago-the-token = a ficha: { $token }
page-chicago-assets-then = bens { $before } → { $after } pontos
page-chicago-henchman-beside =
    { $count ->
        [one] o comparsa ao lado
       *[other] um comparsa ao lado
    }
page-chicago-henchman-to =
    { $completes ->
        [yes] { $colour } completa { $area }
       *[no] { $colour } vai para { $area }
    }
page-chicago-henchman-gone = não há mais lugar para { $colour }: o comparsa sai do jogo
page-chicago-extra-reached = ação extra { $extra }
page-chicago-a-gangster = um gângster
page-chicago-an-influence =
    { $side ->
        [hat] 1 de influência (chapéu)
        [city] 1 de influência (cidade)
       *[any] 1 de influência, chapéu ou cidade
    }
page-chicago-help-for =
    { $group ->
        [henchmen] a ajuda do padrinho, no lugar dos comparsas
        [asset] a ajuda do padrinho, no lugar do bem
        [influence] a ajuda do padrinho, no lugar da influência
        [family] a ajuda do padrinho, no lugar de uma carta de família
        [gangsters] a ajuda do padrinho, no lugar dos gângsteres
       *[money] a ajuda do padrinho, no lugar do dinheiro
    }
page-chicago-way =
    { $help ->
        [yes] Com ajuda
       *[no] Por conta própria
    }
page-chicago-way-without =
    { $group ->
        [none] você cumpre todos os pré-requisitos
        [henchmen] do padrinho, sem os comparsas
        [asset] do padrinho, sem o bem
        [influence] do padrinho, sem a influência
        [family] do padrinho, sem carta de família
        [gangsters] do padrinho, sem os gângsteres
       *[money] do padrinho, sem o dinheiro
    }
page-chicago-cards-of =
    { $count ->
        [one] { $count } carta das suas { $hand }
       *[other] { $count } cartas das suas { $hand }
    }
page-chicago-agent-comes = um agente ocupa o lugar dele em { $gap }
page-chicago-no-agent = nenhum agente vem para { $gap }
page-chicago-agents-there =
    { $count ->
        [0] nenhum agente ao lado
        [one] um agente ao lado
       *[other] { $count } agentes ao lado
    }
page-chicago-penalty-costs =
    { $penalty ->
        [bribe] $1 a mais
        [sabotage] um bem
        [code-of-ethics] 1 de influência
       *[confrontation] um gângster
    }
page-chicago-penalty-of-row =
    { $is ->
        [immune] { $penalty }, fileira { $row }: você está imune
        [strikes] { $penalty }, fileira { $row }: { $cost }
       *[empty] { $penalty }, fileira { $row }: você não tem o que perder
    }
page-chicago-defender = { $name } compra 2 e fica com 1; ninguém pode se opor
page-chicago-stronger =
    { $keep ->
        [one] Você fica com { $keep } gângster; { $name } tem { $count }.
       *[other] Você fica com { $keep } gângsteres; { $name } tem { $count }.
    }
page-chicago-opposition =
    { $count ->
        [0] No momento, ninguém pode se opor
        [one] Um rival pode se opor
       *[other] { $count } rivais podem se opor
    }
page-chicago-oppose-why =
    { $key ->
        [may] cumpre todos os pré-requisitos e tem mais influência
        [passed] passou
        [no-marker-left] não tem mais marcadores
        [too-little-influence] influência { $have }, não mais que a sua ({ $theirs })
        [lacks] falta: { $what }
       *[other] não pode se opor
    }
page-chicago-lack =
    { $group ->
        [henchmen] { $what }
        [asset] { $side ->
            [any] um bem
           *[other] { $what }
        }
        [influence] { $side ->
            [hat] influência (chapéu) { $have } de { $count }
           *[city] influência (cidade) { $have } de { $count }
        }
        [family] uma carta de família
        [gangsters] gângsteres { $have } de { $count }
       *[money] ${ $count } (tem { $have })
    }
page-chicago-duel =
    { $kind ->
        [gangsters] gângsteres de { $name }: { $count }
       *[influence] influência de { $name }: { $count }
    }
page-chicago-worth = Valor para você

## O bilhete: renda, revelações, cartas

page-chicago-own-not-extorted = { $place } · seu · ainda não extorquido
page-chicago-cards =
    { $count ->
        [one] carta
       *[other] cartas
    }
page-chicago-one-from-capone = { $income }, e mais 1 de Al Capone
page-chicago-each-brings = O que cada um renderia agora
page-chicago-and-then = E depois
page-chicago-marker-moves = o marcador passa para o ícone de renda
page-chicago-no-second-time = não há segunda vez, a menos que seja perdido e reconquistado
page-chicago-cards-in-hand = cartas na mão
page-chicago-hand-then =
    { $more ->
        [yes] { $before } → { $after }, depois compre 3, fique com 2
       *[no] { $before } → { $after }
    }
page-chicago-dark-house = negócio oculto
page-chicago-dark-at = { $place } · virado para baixo
page-chicago-may-turn-up = O que pode aparecer
page-chicago-unseen =
    { $count ->
        [one] o último negócio que ninguém viu
       *[other] um de { $count } negócios
    }
page-chicago-around-it = Em volta dele
page-chicago-lie-beside =
    { $count ->
        [0] nenhuma ficha ao lado
        [one] uma ficha ao lado
       *[other] { $count } fichas ao lado
    }
page-chicago-a-card = uma carta do baralho
page-chicago-second-by-pair = duas, pelo seu par em Negócios
page-chicago-which-card = Qual carta, e de que lado?
page-chicago-which-house = Qual negócio?
page-chicago-from-to = { $before } → { $after }
page-chicago-pair-complete = par completo: { $area }
page-chicago-you-draw =
    { $cards ->
        [0] você não compra nenhuma carta
        [one] você compra uma carta
       *[other]
            { $keep ->
                [one] você compra { $cards } cartas, fica com { $keep }
               *[other] você compra { $cards } cartas, fica com { $keep }
            }
    }
page-chicago-special = Ação especial
page-chicago-special-note = ≈ texto reconstruído · descartada em seguida
page-chicago-a-token = uma ficha
page-chicago-warning =
    { $warning ->
        [forfeit]
            { $what ->
                [pass] Assim você sai desta fase. Ainda poderia tomar: { $places }.
               *[other] Você ainda poderia extorquir: { $places }.
            }
        [penalty] A penalidade atinge você: { $penalty }.
        [over-limit]
            { $over ->
                [one] { $over } carta acima do limite de { $limit } na mão.
               *[other] { $over } cartas acima do limite de { $limit } na mão.
            }
       *[other] Olhe de novo antes de fazer isso.
    }

## O bilhete: fichas e comparsas

page-chicago-father = Pai
page-chicago-son = Filho
page-chicago-move-sub =
    { $by ->
        [father] um agente · até três passos na diagonal
       *[movement] duas fichas · até três passos na diagonal
    }
page-chicago-leg-done = feito
page-chicago-leg =
    { $step ->
        [to] até três passos
        [take] pegue esta e escolha depois para onde vai
        [remove] sai do jogo de vez
       *[choose] escolha um espaço aceso
    }
page-chicago-leaves = deixa
page-chicago-comes-beside = fica ao lado de
page-chicago-every-agent = Cada agente: −1 por negócio ao lado
page-chicago-then-full = { $gap } fica cheio
page-chicago-at-most-two = no máximo duas fichas por espaço
page-chicago-nobody-affected = nenhum ponto muda
page-chicago-henchman = Comparsa
page-chicago-henchman-sub = escolha um que esteja aceso na cidade
page-chicago-henchman-from = { $colour }, de { $gap }
page-chicago-beside-yours = ao lado dos seus: { $names }
page-chicago-takes-place = O lugar dele
page-chicago-one-missing = ainda falta um para o par
page-chicago-opener-title =
    { $asked ->
        [under] Para o fundo da pilha
        [rival] Um rival
        [extra-choice] Ações extras
        [lose-gangster] Você perde um gângster
        [lose-influence] Você perde influência
        [lose-asset] Você perde um bem
       *[other] Suas cartas
    }
page-chicago-opener =
    { $asked ->
        [pay] uma carta sai virada para baixo, como $1
        [under] ela vai para o fundo da pilha, sem ser vista
        [lose-influence] qual influência você entrega?
        [lose-gangster] qual gângster você entrega?
        [lose-asset] qual bem você entrega?
        [after] as cartas de família na mesa saem em troca de um poder
        [choose-penalty] imunidade a uma penalidade nesta rodada
        [place] a área é definitiva
        [use-bonus] seu par dá este bônus
        [lent-bonus] o padrinho faz as vezes do seu par
        [extra-choice] você alcançou duas de uma vez
       *[other] escolha uma opção
    }
page-chicago-do =
    { $type ->
        [business] Revelar
        [reveal] Revelar
        [business-draw] Comprar
        [claim] Reivindicar
        [attack] Atacar
        [oppose] Opor-se
        [extort] Extorquir
        [special] Usar
        [special-by-godfather] Usar
        [movement] Mover fichas
        [family] Baixar
        [influence] Baixar
        [gangster] Baixar
        [asset] Baixar
        [lay] Baixar
        [lay-influence] Baixar
        [son] Usar o Filho
        [father] Usar o Pai
        [grandfather] Usar o Avô
        [token] Esta ficha
        [to] Mover
        [remove-agent] Eliminar
        [henchman] Pegar
        [place-own] Posicionar
        [place-shared] Posicionar
        [pay] Pagar
        [under] Pôr no fundo
        [pass] Passar
        [no-extortion] Não extorquir
        [rival] Este rival
        [immune] Obter imunidade
        [extra] Pegar
        [lose-gangster] Entregar
        [lose-influence] Entregar
        [lose-influence-token] Entregar
        [lose-asset] Entregar
        [lose-asset-token] Entregar
       *[other] Fazer
    }

## A bandeja

page-chicago-tray =
    { $asked ->
        [keep-cards]
            { $most ->
                [0] Não fique com nenhuma carta
                [one] Fique com uma carta
                [2] Fique com duas cartas
               *[other] Fique com { $most } cartas
            }
        [return-cards] Devolva duas cartas
        [pay] Pague ${ $most }
        [under] Para o fundo da pilha
       *[discard] Descarte até { $most }
    }
page-chicago-tray-how =
    { $asked ->
        [keep-cards]
            { $rest ->
                [0] Nenhuma vai para o descarte.
                [one] Uma vai virada para baixo para o descarte. Ninguém vê qual.
               *[other] { $rest } vão viradas para baixo para o descarte. Ninguém vê quais.
            }
        [return-cards] Elas vão para o fundo da pilha, a primeira escolhida por cima. Todos escolhem ao mesmo tempo.
        [pay] Elas vão viradas para baixo para o descarte. Ninguém vê quais.
        [under] A primeira escolhida fica por cima.
       *[discard] Você compra a mesma quantidade e mais duas.
    }
page-chicago-tray-of =
    { $asked ->
        [keep-cards] de { $most } que ficam
        [discard] de { $most } no máximo
       *[other] de { $most } a escolher
    }
page-chicago-tray-card =
    { $on ->
        [yes]
            { $asked ->
                [keep-cards] fica
                [return-cards] volta
                [under] vai para o fundo
                [pay] paga
               *[discard] sai
            }
       *[no]
            { $asked ->
                [keep-cards] ficar
                [return-cards] devolver
                [under] pôr no fundo
                [pay] pagar
               *[discard] descartar
            }
    }
page-chicago-tray-limit =
    { $count ->
        [0] Cada carta de família na mesa aumenta o limite em uma: 2, 3, 4, 5. Você não tem nenhuma ali.
        [one] Cada carta de família na mesa aumenta o limite em uma: 2, 3, 4, 5. Você tem { $count } ali.
       *[other] Cada carta de família na mesa aumenta o limite em uma: 2, 3, 4, 5. Você tem { $count } ali.
    }
page-chicago-tray-hidden =
    { $asked ->
        [return-cards] Ninguém fica sabendo quais cartas você devolve.
       *[other] Os outros só veem quantas cartas saem.
    }
page-chicago-tray-do =
    { $asked ->
        [keep-cards]
            { $count ->
                [0] Não ficar com nenhuma
                [one] Ficar com esta
               *[other] Ficar com estas { $count }
            }
        [return-cards] Devolver estas duas
        [pay] Pagar ${ $count }
        [under] Pôr no fundo
       *[discard]
            { $count ->
                [0] Não descartar nenhuma
                [one] Descartar esta
               *[other] Descartar estas { $count }
            }
    }
page-chicago-card-use =
    { $card ->
        [gangster] para negócios e ataques; quatro dão imunidade ao Suborno
        [family] na mesa: limite da mão +1, ou um poder
        [movement] move duas fichas
       *[other] coleções de bens diferentes valem 1, 2, 4, 6
    }
page-chicago-when-all-chose = Quando todos tiverem escolhido
page-chicago-capone-goes = Al Capone: { $moves }; as penalidades são embaralhadas nas outras fileiras
page-chicago-capone-move = de { $row } para { $to }
page-chicago-begins-next =
    { $name ->
        [you] Você começa a rodada { $round }
       *[other] { $name } começa a rodada { $round }
    }
page-chicago-chiefs-home = os chefes voltam para casa; estes podem ser atacados de novo: { $houses }

## O fim

page-chicago-wins =
    { $count ->
        [0] { $names } lidera
        [one] { $names } vence
       *[other] { $names } dividem a vitória
    }
page-chicago-wins-how =
    { $houses ->
        [one] Com { $houses } negócio no fim da rodada { $round }.
       *[other] Com { $houses } negócios no fim da rodada { $round }.
    }
page-chicago-wins-agents =
    { $agents ->
        [0] Nenhum agente federal custou pontos.
        [one] Os agentes federais custaram { $agents } ponto.
       *[other] Os agentes federais custaram { $agents } pontos.
    }
page-chicago-tie =
    { $decided ->
        [yes] Mesma pontuação: quem tem mais influência vence o desempate ({ $values }).
       *[no] Mesma pontuação e mesma influência: a vitória é compartilhada ({ $values }).
    }
page-chicago-total = total
page-chicago-bar-legend = Esquerda: perdas com agentes. Direita: ganhos. Linha vermelha: o total.
page-chicago-end-who =
    { $you ->
        [yes] { $name } · você · controla { $count }
       *[no] { $name } · controla { $count }
    }
page-chicago-at-the-end = O que cada um tinha no fim
page-chicago-was-hidden =
    { $where ->
        [hand] Tinha na mão
       *[influence] Ocultava como influência
    }
page-chicago-open-influence = { $side }: { $cards }
page-chicago-tray-left =
    { $count ->
        [one] Escolha mais { $count }
       *[other] Escolha mais { $count }
    }
page-chicago-you-win =
    { $count ->
        [one] Você venceu
       *[other] Você divide a vitória
    }
