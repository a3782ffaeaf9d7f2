### The Godfather: Império Corleone, em português do Brasil (motor não oficial, palavras nossas).
### A maioria das cartas é reconstruída e não a impressa; nomes de jogadores, cartas e lugares entram na frase
### como palavras prontas, depois de dois-pontos ou entre aspas. Nos eventos, um campo que o leitor não pode ver é
### “hidden”, e um campo vazio é “none”.

godfather-title = The Godfather: Império Corleone

## Famílias e miniaturas

godfather-family-marzullo = Marzullo
godfather-family-marzullo-mark = Mz
godfather-family-matarazzo = Matarazzo
godfather-family-matarazzo-mark = Mt
godfather-family-pizzino = Pizzino
godfather-family-pizzino-mark = Pi
godfather-family-vitale = Vitale
godfather-family-vitale-mark = Vi
godfather-family-caccamo = Caccamo
godfather-family-caccamo-mark = Ca
godfather-family-neutral = Miniaturas neutras
godfather-member-don = Don
godfather-member-consigliere = Consigliere
godfather-member-heir = Herdeiro
godfather-neutral-mayor = Prefeito
godfather-neutral-union-boss = Chefe do Sindicato
godfather-neutral-union-boss-mark = CS
godfather-neutral-police-chief = Delegado de Polícia

## Tabuleiro

godfather-turf-WS = Wall Street
godfather-turf-BK = Brooklyn
godfather-turf-UES = Upper East Side
godfather-turf-QN = Queens
godfather-turf-UWS = Upper West Side
godfather-turf-MT = Midtown
godfather-turf-CH = Chelsea
godfather-turf-CP = Central Park
godfather-space-R01 = Portão do Prado Norte
godfather-space-R02 = Escadaria do Museu
godfather-space-R03 = Casa dos Barcos
godfather-space-R04 = Columbus Circle Oeste
godfather-space-R05 = Pátios de West End
godfather-space-R06 = Fonte do Círculo
godfather-space-R07 = Esquina do Plaza
godfather-space-R08 = Rampa Triborough
godfather-space-R09 = Rampa Queensboro
godfather-space-R10 = Túnel de Midtown
godfather-space-R11 = Newtown Creek
godfather-space-R12 = Balsa de Greenpoint
godfather-space-R13 = Píer de Williamsburg
godfather-space-R14 = Union Square
godfather-space-R15 = Mercado Gansevoort
godfather-space-R16 = Ponte do Brooklyn
godfather-space-R17 = Cais de Whitehall
godfather-place-tile-slot = espaço vazio de negócio ({ $turf })

## Negócios

godfather-business-P-WS = Financeira Hanover Street
godfather-business-P-BK = Engarrafadora Gowanus
godfather-business-P-UES = Belas-Artes Lexington
godfather-business-P-QN = Ferro-Velho Sunnyside
godfather-business-P-UWS = Jóquei Clube Riverside
godfather-business-P-MT = Ferrovia Penn Central
godfather-business-P-CH = Estiva do Píer 54
godfather-business-P-CP = Quiosque do Coreto
godfather-business-TB1 = Armeiro da Fulton Street
godfather-business-TB2 = Taberna Bowery
godfather-business-TB3 = Funerária São Roque
godfather-business-TB4 = Casa de Penhores Mulberry
godfather-business-TB5 = Lavanderia Estrela
godfather-business-TB6 = Casa de Empréstimos Delancey
godfather-business-TB7 = Agência dos Caminhoneiros
godfather-business-TB8 = Depósito de Peles Orchard
godfather-business-TR1 = Armazém do Píer 13
godfather-business-TR2 = Importadora Levante
godfather-business-TR3 = Cassino Luz das Estrelas
godfather-business-TR4 = Banco Privado Battery

## Dinheiro, mercadorias, ícones, cores, fases

godfather-bill-1 = $1
godfather-bill-2 = $2
godfather-bill-3 = $3
godfather-bill-5 = $5
godfather-good-gun = arma
godfather-good-booze = bebida alcoólica
godfather-good-blood = dinheiro sujo
godfather-good-narcotics = drogas
godfather-supply-bill-1 = cartas de $1
godfather-supply-bill-2 = cartas de $2
godfather-supply-bill-3 = cartas de $3
godfather-supply-bill-5 = cartas de $5
godfather-supply-good-gun = armas
godfather-supply-good-booze = bebida alcoólica
godfather-supply-good-blood = dinheiro sujo
godfather-supply-good-narcotics = drogas
godfather-supply-hand-limits = limites de cartas na mão
# O que um ícone faz; ficam em listas, por isso começam com minúscula e não têm vírgula nem “e”. “take-…” é o que se
# pega, na forma que o verbo pede.
godfather-icon-LAUNDER =
    { $count ->
        [one] lavar { $count } carta de dinheiro
       *[other] lavar até { $count } cartas de dinheiro
    }
godfather-icon-JOB =
    { $count ->
        [one] comprar 2 trabalhos (ficar com 1)
       *[other] comprar 2 trabalhos (ficar com 1; até { $count } vezes)
    }
godfather-icon-DISCARD1_5 =
    { $count ->
        [one] descartar 1 carta por uma de $5
       *[other] descartar 1 carta por uma de $5 (até { $count } vezes)
    }
godfather-icon-DISCARD2_5 =
    { $count ->
        [one] descartar 2 cartas por uma de $5
       *[other] descartar 2 cartas por uma de $5 (até { $count } vezes)
    }
godfather-icon-DISCARD3_8 =
    { $count ->
        [one] descartar 3 cartas por $5 + $3
       *[other] descartar 3 cartas por $5 + $3 (até { $count } vezes)
    }
godfather-icon-DISCARD1_GOOD =
    { $count ->
        [one] descartar 1 carta por arma ou bebida alcoólica ou dinheiro sujo
       *[other] descartar 1 carta por arma ou bebida alcoólica ou dinheiro sujo (até { $count } vezes)
    }
godfather-icon-take = pegar { $things }
godfather-take-MONEY_1 =
    { $count ->
        [one] $1
       *[other] { $count } cartas de $1
    }
godfather-take-MONEY_2 =
    { $count ->
        [one] $2
       *[other] { $count } cartas de $2
    }
godfather-take-MONEY_3 =
    { $count ->
        [one] $3
       *[other] { $count } cartas de $3
    }
godfather-take-MONEY_5 =
    { $count ->
        [one] $5
       *[other] { $count } cartas de $5
    }
godfather-take-GOOD_GUN =
    { $count ->
        [one] uma arma
       *[other] { $count } armas
    }
godfather-take-GOOD_BOOZE =
    { $count ->
        [one] uma bebida alcoólica
       *[other] { $count } bebidas alcoólicas
    }
godfather-take-GOOD_BLOOD =
    { $count ->
        [one] dinheiro sujo
       *[other] { $count } cartas de dinheiro sujo
    }
godfather-take-GOOD_NARC =
    { $count ->
        [one] drogas
       *[other] { $count } cartas de drogas
    }
godfather-take-HORSE = a cabeça de cavalo
godfather-icon-LAUNDER-short = lavar
godfather-icon-JOB-short = trab.
godfather-icon-DISCARD1_5-short = 1→$5
godfather-icon-DISCARD2_5-short = 2→$5
godfather-icon-DISCARD3_8-short = 3→$5+$3
godfather-icon-DISCARD1_GOOD-short = 1→merc.
godfather-icon-MONEY_1-short = $1
godfather-icon-MONEY_2-short = $2
godfather-icon-MONEY_3-short = $3
godfather-icon-MONEY_5-short = $5
godfather-icon-GOOD_GUN-short = arma
godfather-icon-GOOD_BOOZE-short = bebida
godfather-icon-GOOD_BLOOD-short = sujo
godfather-icon-GOOD_NARC-short = drogas
godfather-icon-HORSE-short = cavalo
godfather-list-and = { $items } e { $last }
godfather-colour-yellow = amarelo
godfather-colour-blue = azul
godfather-colour-green = verde
godfather-colour-grey = cinza
godfather-phase-set-up = Preparação
godfather-phase-open-business = Abrir Novos Negócios
godfather-phase-open-business-short = Abrir
godfather-phase-family-business = Negócio de Família
godfather-phase-family-business-short = Negócio
godfather-phase-turf-war = Guerra de Territórios
godfather-phase-turf-war-short = Guerra
godfather-phase-bribery = Suborno
godfather-phase-bribery-short = Suborno
godfather-phase-tribute = Tributo ao Don
godfather-phase-tribute-short = Tributo
godfather-phase-entracte = Entreato
godfather-phase-end = Fim do jogo

## Trabalhos

godfather-job-JY1 = Maquiar o Balanço
godfather-job-JY2 = Folha Inchada
godfather-job-JY3 = Luta Comprada
godfather-job-JY4 = Empresa de Fachada
godfather-job-JY5 = Gala Beneficente
godfather-job-JY6 = Banca do Bicho
godfather-job-JB1 = Segunda Coleta
godfather-job-JB2 = Fora da Cidade
godfather-job-JB3 = Fincar Bandeira
godfather-job-JB4 = Turno da Noite
godfather-job-JB5 = Conversa Séria
godfather-job-JB6 = Ronda da Família
godfather-job-JG1 = Extorsão
godfather-job-JG2 = Sem Direito a Recusa
godfather-job-JG3 = Mãos Leves
godfather-job-JG4 = Arrombador de Cofres
godfather-job-JG5 = Caminhão Roubado
godfather-job-JG6 = Taxa de Proteção
godfather-job-JK1 = Morte Encomendada
godfather-job-JK2 = Tiros do Carro
godfather-job-JK3 = Carro-Bomba
godfather-job-JK4 = Calar a Testemunha
godfather-job-JK5 = Limpar a Casa
godfather-job-JK6 = Tomada Hostil

## Aliados

godfather-ally-A1 = Prefeito
godfather-ally-A2 = Chefe do Sindicato
godfather-ally-A3 = Delegado de Polícia
godfather-ally-A4 = Pequeno Agente de Apostas
godfather-ally-A5 = Capanga Contratado
godfather-ally-A6 = Capataz das Docas
godfather-ally-A7 = Prefeito
godfather-ally-A8 = Chefe do Sindicato
godfather-ally-A9 = Delegado de Polícia
godfather-ally-A10 = Contador da Família
godfather-ally-A11 = Gestor de Provas da Polícia
godfather-ally-A12 = Produtor de Hollywood
godfather-ally-A13 = Prefeito
godfather-ally-A14 = Chefe do Sindicato
godfather-ally-A15 = Delegado de Polícia
godfather-ally-A16 = Consultor Fiscal
godfather-ally-A17 = Capo
godfather-ally-A18 = Juiz Federal

## Habilidades de trabalhos e aliados: uma frase para cada passo, na ordem da carta

godfather-ability-icons =
    { $count ->
        [one] Você pode { $icons }.
       *[other] Você pode { $icons }, em qualquer ordem.
    }
godfather-ability-own-bills =
    { $count ->
        [one] Você pode pegar antes a carta de dinheiro deste trabalho e usá-la para isso.
       *[other] Você pode pegar antes as cartas de dinheiro deste trabalho e usá-las para isso.
    }
godfather-ability-bank-to-case = Uma carta de { $bill } vai das pilhas comuns direto para a sua mala.
godfather-ability-choose-good =
    { $count ->
        [one] Pegue { $count } mercadoria ilegal à sua escolha, menos drogas.
       *[other] Pegue { $count } mercadorias ilegais à sua escolha, menos drogas.
    }
godfather-ability-front-any = Use a frente de qualquer negócio, ocupado ou não; quem controla o território lucra.
godfather-ability-move-own-thug = Mova um dos seus capangas para outro espaço de capanga vazio para extorquir aquela frente; quem controla o território lucra.
godfather-ability-move-own-family = Mova um dos seus membros da família para outro espaço de membro da família vazio e use todos os fundos adjacentes.
godfather-ability-move-enemy = Mova uma miniatura adversária, menos o Delegado de Polícia, para outro espaço vazio da mesma forma. Ninguém extorque.
godfather-ability-swap = Uma das suas miniaturas e uma miniatura adversária da mesma classe trocam de lugar. Ninguém extorque.
godfather-ability-place-marker = Coloque um marcador de controle num território em que você tenha uma miniatura; você passa a controlá-lo na hora.
godfather-ability-retrieve = Devolva uma das suas miniaturas do tabuleiro ao seu estoque; ela pode ser usada de novo neste ato.
godfather-ability-offer = Cada adversário oferece em segredo uma carta de dinheiro da mão; a maior vai para a sua mala, as outras para as pilhas comuns.
godfather-ability-steal-hand =
    { $count ->
        [one] Roube uma carta aleatória da mão de um adversário; aliados estão a salvo.
       *[other] Roube uma carta aleatória da mão de cada um de até { $count } adversários; aliados estão a salvo.
    }
godfather-ability-steal-case = Roube uma carta de dinheiro aleatória da mala de um adversário para a sua mão.
godfather-ability-collect = Cada adversário que divide um território com você dá a você uma carta de dinheiro aleatória da mão.
godfather-ability-gun-down =
    { $where ->
        [anywhere] Baleie { $victim } em qualquer lugar.
        [shared-turf] Baleie { $victim } num território em que você tenha uma miniatura.
        [that-turf] Baleie { $victim } naquele território.
       *[his-turf] Baleie { $victim } no novo território do Delegado de Polícia.
    }
# Quem se baleia, na forma que o verbo pede; “players-…” são as cartas que poupam miniaturas neutras.
godfather-ability-victim =
    { $victim ->
        [players-thug] um capanga de um adversário
        [players-family] um membro da família de um adversário
        [players-thug-family] um capanga ou membro da família de um adversário
        [thug] um capanga adversário ou o Chefe do Sindicato
        [family] um membro de família adversária ou o Prefeito
        [chief] o Delegado de Polícia
        [thug-family] um capanga ou membro de família adversária, o Chefe do Sindicato ou o Prefeito
        [thug-chief] um capanga adversário, o Chefe do Sindicato ou o Delegado de Polícia
        [family-chief] um membro de família adversária, o Prefeito ou o Delegado de Polícia
       *[thug-family-chief] qualquer miniatura que não seja sua
    }
godfather-ability-drive-by = Baleie até 2 miniaturas adversárias de donos diferentes num mesmo território; miniaturas neutras contam como um só dono.
godfather-ability-clean-house = Baleie uma miniatura de cada adversário.
godfather-ability-take-over = Depois você pode mover um dos seus capangas para o espaço liberado e extorquir aquela frente; quem controla o território lucra.
godfather-ability-mayor = Coloque ou mova o Prefeito e use todos os fundos adjacentes a ele.
godfather-ability-union-boss = Coloque ou mova o Chefe do Sindicato para extorquir a frente; quem controla o território lucra.
godfather-ability-chief = Coloque ou mova o Delegado de Polícia para um território.

## Eventos: preparação e atos

godfather-event-tile-opened = Abre um negócio em “{ $turf }”: “{ $tile }”
godfather-event-public-job = Trabalho público { $space }: “{ $job }”
godfather-event-ally-offered = Um aliado está em oferta: “{ $ally }”
godfather-event-job-dealt =
    { $job ->
        [hidden] { $seat } recebe um trabalho.
       *[other] { $seat } recebe um trabalho: “{ $job }”
    }
godfather-event-horse-taken = { $seat } pega a cabeça de cavalo.
godfather-event-act-begins = Começa o Ato { $act }.
godfather-event-phase-begins = Fase: { $phase }
godfather-event-turn-begins = É a vez de { $seat }.
godfather-event-skipped = { $seat } não pode agir, e seu turno é pulado.

## Eventos: miniaturas e ícones

godfather-event-thug-played = { $seat } usa um capanga: “{ $space }”
godfather-event-member-played = { $seat } usa um membro da família, { $member }: “{ $space }”
godfather-event-shakedown =
    { $controller ->
        [none] { $seat } extorque: “{ $space }”
       *[other] { $seat } extorque: “{ $space }”. Quem controla o território pode lucrar: { $controller }
    }
godfather-event-order-chosen = { $first } resolve primeiro.
godfather-event-laundered = { $seat } lava { $bill }.
godfather-event-bill-taken =
    { $bill ->
        [none] { $seat } não recebe nada por { $wanted }: a pilha comum acabou.
       *[other] { $seat } pega { $bill }.
    }
godfather-event-good-taken = { $seat } pega: { $good }
godfather-event-icons-declined = { $seat } deixa sem usar: { $icons }
godfather-event-discarded = { $seat } descarta: “{ $card }”
godfather-event-job-drawn =
    { $job ->
        [hidden] { $seat } compra um trabalho.
       *[other] { $seat } compra um trabalho: “{ $job }”
    }
godfather-event-job-kept =
    { $job ->
        [hidden] { $seat } fica com um dos trabalhos.
       *[other] { $seat } fica com o trabalho: “{ $job }”
    }
godfather-event-job-rejected = { $seat } descarta o outro trabalho: “{ $job }”
godfather-event-deck-made =
    { $cards ->
        [one] O descarte é embaralhado e forma um novo baralho de trabalhos: { $cards } carta.
       *[other] O descarte é embaralhado e forma um novo baralho de trabalhos: { $cards } cartas.
    }

## Eventos: trabalhos e habilidades

godfather-event-job-begun =
    { $space ->
        [none] { $seat } conclui um trabalho da mão: “{ $job }”
       *[other] { $seat } conclui um trabalho público: “{ $job }”
    }
godfather-event-good-paid = { $seat } paga: { $good }
godfather-event-job-done = { $seat } coloca o trabalho na mala: “{ $job }”
godfather-event-bill-declined = { $seat } abre mão de uma carta de dinheiro: { $bill }
godfather-event-bank-to-case = { $bill } vai das pilhas comuns para a mala de { $seat }.
godfather-event-ability-declined =
    { $ability ->
        [launder] { $seat } não lava mais.
        [bank-to-case] { $seat } deixa a carta de dinheiro para a mala.
        [front-any] { $seat } não extorque nenhuma frente.
        [offer] { $seat } não pede ofertas.
        [steal-hand] { $seat } não rouba nada.
        [steal-case] { $seat } não abre nenhuma mala.
        [collect] { $seat } não cobra nada.
        [gun-down] { $seat } não baleia ninguém.
        [move-own-thug] { $seat } não move nenhum capanga.
        [move-own-family] { $seat } não move nenhum membro da família.
        [move-enemy] { $seat } não move nenhuma miniatura adversária.
        [retrieve] { $seat } não recolhe nenhuma miniatura.
        [swap] { $seat } não troca miniaturas.
        [drive-by] { $seat } não baleia ninguém.
        [clean-house] { $seat } poupa um adversário.
        [take-over] { $seat } não toma o espaço.
        [mayor] { $seat } não usa o Prefeito.
        [union-boss] { $seat } não usa o Chefe do Sindicato.
        [place-marker] { $seat } não coloca marcador de controle.
       *[police-chief] { $seat } não usa o Delegado de Polícia.
    }
godfather-event-figure-moved = { $seat } move uma miniatura de { $owner }: de “{ $from }” para “{ $to }”
godfather-event-figures-swapped = { $seat } troca duas miniaturas: “{ $own }” e “{ $enemy }”
godfather-event-figure-retrieved = { $seat } devolve ao estoque uma miniatura de: “{ $from }”
godfather-event-gunned-down = { $seat } baleia uma miniatura de { $owner } em: “{ $at }”
godfather-event-neutral-placed =
    { $figure ->
        [mayor] { $seat } coloca o Prefeito: “{ $to }”
        [union-boss] { $seat } coloca o Chefe do Sindicato: “{ $to }”
       *[police-chief] { $seat } coloca o Delegado de Polícia: “{ $to }”
    }
godfather-event-offer-asked = { $seat } pede uma carta de dinheiro a: { $asked }
godfather-event-offer-made =
    { $bill ->
        [none] { $seat } não tem dinheiro para oferecer.
       *[other] { $seat } oferece { $bill }.
    }
godfather-event-offer-taken = { $seat } coloca a melhor oferta na mala: { $bill }
godfather-event-stolen =
    { $card ->
        [hidden] { $seat } rouba uma carta de { $victim }.
       *[other] { $seat } rouba de { $victim }: “{ $card }”
    }
godfather-event-stolen-from-case =
    { $bill ->
        [hidden] { $seat } rouba uma carta de dinheiro da mala de { $victim }.
       *[other] { $seat } rouba { $bill } da mala de { $victim }.
    }
godfather-event-collected =
    { $bill ->
        [hidden] { $victim } paga uma carta de dinheiro a { $seat }.
       *[other] { $victim } paga { $bill } a { $seat }.
    }
godfather-event-nothing-stolen = { $seat } não encontra nada para roubar na mão de { $victim }.
godfather-event-nothing-collected = { $victim } não tem dinheiro para { $seat }.

## Eventos: guerra de territórios, suborno, tributo, entreato

godfather-event-marker-placed = { $seat } coloca um marcador de controle em “{ $turf }”.
godfather-event-marker-lifted = { $seat } retira um marcador de “{ $turf }”.
godfather-event-marker-forgone = { $seat } não coloca marcador em “{ $turf }”: não sobrou nenhum.
godfather-event-turf-fought =
    { $winner ->
        [nobody] “{ $turf }”: não há ninguém ali.
        [tie] “{ $turf }”: empate, nada muda.
        [neutral] “{ $turf }”: as miniaturas neutras prevalecem, nada muda.
       *[other] “{ $turf }” fica com { $winner }.
    }
godfather-event-bid =
    { $worth ->
        [0] { $seat } não oferece nada.
       *[other] { $seat } oferece ${ $worth }: { $bills }
    }
godfather-event-bid-paid = { $seat } paga ${ $worth }.
godfather-event-ally-bought = { $seat } pega o aliado: “{ $ally }”
godfather-event-ally-played = { $seat } usa o aliado: “{ $ally }”
godfather-event-allies-return = De volta à mão de { $seat }: { $allies }
godfather-event-tribute-paid = { $seat } paga tributo: “{ $card }”
godfather-event-figures-home = Todas as miniaturas voltam para casa.
godfather-event-member-joins = Entra em todas as famílias: { $member }
godfather-event-ally-leaves = Um aliado sai do jogo: “{ $ally }”

## Eventos: fim

godfather-event-bill-cashed = { $seat } coloca { $bill } na mala.
godfather-event-card-left = { $seat } descarta: “{ $card }”
godfather-event-dominance = { $seat } domina “{ $turf }”: $5
godfather-event-colour-bonus =
    { $colour ->
        [yellow] { $seat } tem mais trabalhos amarelos: $5
        [blue] { $seat } tem mais trabalhos azuis: $5
        [green] { $seat } tem mais trabalhos verdes: $5
       *[grey] { $seat } tem mais trabalhos cinzas: $5
    }
godfather-event-scored = { $seat } termina com ${ $score }.
godfather-event-winner = { $seat } vence.
godfather-event-place-points = { $seat } recebe ${ $points } pelo lugar.

## Ações

godfather-action-thug = Capanga: { $space }
godfather-action-member = Membro da família: { $space }
godfather-action-job =
    { $narcotics ->
        [none] Trabalho: { $job }
       *[other] Trabalho: { $job }; drogas no lugar de { $narcotics }
    }
godfather-action-public-job =
    { $narcotics ->
        [none] Trabalho público: { $job }
       *[other] Trabalho público: { $job }; drogas no lugar de { $narcotics }
    }
godfather-action-ally = Aliado: { $ally }
godfather-action-skip = Pular: não há nada que você possa fazer
godfather-action-me-first = Você primeiro, depois quem controla
godfather-action-controller-first = Primeiro quem controla, depois você
godfather-action-launder = Lavar { $bill }
godfather-action-icon = { $icon }
godfather-action-done = Encerrar estes ícones
godfather-action-keep = Ficar com: { $job }
godfather-action-discard = Descartar: { $card }
godfather-action-good = Pegar: { $good }
godfather-action-no-more-goods = Não pegar mais mercadorias
godfather-action-take-lower = Pegar a carta de valor menor
godfather-action-leave-lower = Deixar
godfather-action-no-bills = Não pegar nenhuma carta de dinheiro
godfather-action-bills = Pegar agora: { $bills }
godfather-action-ability-first = Primeiro a habilidade, depois o dinheiro
godfather-action-use = Usar a habilidade
godfather-action-decline = Recusar a habilidade
godfather-action-suitcase = Lavar { $bill }
godfather-action-suitcase-no-more = Não lavar mais
godfather-action-figure = { $at }
godfather-action-no-figure = Nenhuma miniatura
godfather-action-space = { $space }
godfather-action-no-space = Não colocar
godfather-action-turf = { $turf }
godfather-action-no-turf = Nenhum território
godfather-action-front = { $space }
godfather-action-no-front = Nenhuma frente
godfather-action-opponent = { $seat }
godfather-action-no-opponent = Ninguém (mais)
godfather-action-marker = Marcador número { $height } a partir de baixo: { $turf }
godfather-action-forgo = Abrir mão do marcador
godfather-action-bribe = { $count } × { $bill }
godfather-action-choose = { $ally }
godfather-action-retain = Ficar com: { $card }
godfather-action-offer = Oferecer { $bill }
godfather-action-offer-nothing = Não oferecer nada: você não tem dinheiro na mão

## O que se pergunta

godfather-prompt-turn = Sua vez: faça uma ação.
godfather-prompt-order = Outra família controla esta frente: “{ $space }”. Quem usa primeiro, você ou { $controller }?
godfather-prompt-icons = Use seus ícones, em qualquer ordem; cada um é opcional.
godfather-prompt-keep-job = Fique com um dos trabalhos que você comprou; o outro é descartado.
godfather-prompt-discard =
    { $count ->
        [one] Descarte { $count } carta para o ícone “{ $icon }”.
       *[other] Descarte { $count } cartas para o ícone “{ $icon }”.
    }
godfather-prompt-good =
    { $count ->
        [one] Pegue { $count } mercadoria ilegal à sua escolha.
       *[other] Pegue { $count } mercadorias ilegais à sua escolha.
    }
godfather-prompt-lower-bill = As cartas de { $wanted } acabaram. Pegar uma de { $lower } no lugar?
godfather-prompt-bills = O dinheiro do trabalho “{ $job }”: pegar agora ou depois?
godfather-prompt-use = Usar a habilidade de “{ $card }”?
godfather-prompt-launder =
    { $count ->
        [one] Lave { $count } carta de dinheiro com “{ $card }”.
       *[other] Lave até { $count } cartas de dinheiro com “{ $card }”.
    }
godfather-prompt-figure =
    { $purpose ->
        [gun-down] “{ $card }”: qual miniatura você baleia?
        [move-own-thug] “{ $card }”: qual dos seus capangas se move?
        [move-own-family] “{ $card }”: qual dos seus membros da família se move?
        [move-enemy] “{ $card }”: qual miniatura adversária se move?
        [retrieve] “{ $card }”: qual das suas miniaturas volta ao estoque?
        [swap] “{ $card }”: qual das suas miniaturas troca de lugar?
        [swap-enemy] “{ $card }”: com qual miniatura adversária ela troca de lugar?
        [drive-by] “{ $card }”: qual miniatura você baleia primeiro?
        [drive-by-second] “{ $card }”: qual é a segunda miniatura, no mesmo território e de outro dono?
        [clean-house] “{ $card }”: qual miniatura de { $victim } você baleia?
       *[take-over] “{ $card }”: qual dos seus capangas toma o espaço liberado?
    }
godfather-prompt-space =
    { $purpose ->
        [move-own-thug] “{ $card }”: para onde vai o seu capanga?
        [move-own-family] “{ $card }”: para onde vai o seu membro da família?
        [move-enemy] “{ $card }”: para onde vai a miniatura adversária?
        [mayor] “{ $card }”: para onde vai o Prefeito?
       *[union-boss] “{ $card }”: para onde vai o Chefe do Sindicato?
    }
godfather-prompt-turf =
    { $purpose ->
        [place-marker] “{ $card }”: em qual território você coloca um marcador de controle?
       *[police-chief] “{ $card }”: para qual território vai o Delegado de Polícia?
    }
godfather-prompt-front = “{ $card }”: qual frente você quer extorquir?
godfather-prompt-opponent =
    { $ability ->
        [steal-hand] “{ $card }”: da mão de quem você rouba?
       *[steal-case] “{ $card }”: a mala de quem você abre?
    }
godfather-prompt-marker = Você não tem mais marcadores para “{ $turf }”. Mover um dos seus para lá ou abrir mão?
godfather-prompt-choose-ally = Sua oferta vence: qual aliado você pega?
godfather-prompt-bribe = Escolha em segredo quais cartas de dinheiro da sua mala você oferece por um aliado.
godfather-prompt-tribute =
    { $limit ->
        [one] Tributo ao Don: escolha a única carta com que você fica ({ $limit }).
       *[other] Tributo ao Don: escolha as { $limit } cartas com que você fica.
    }
godfather-prompt-offer = “{ $card }”: escolha em segredo a carta de dinheiro que você oferece a { $taker }.

## Dicas: o que uma escolha traz

godfather-hint-front =
    { $controller ->
        [none] { $icons } · controle: ninguém
        [you] { $icons } · controle: você
       *[other] { $icons } · controle+lucro: { $controller }
    }
godfather-hint-job = { $cost } → { $bills }
godfather-hint-opponent =
    { $cards ->
        [one] { $cards } carta na mão
       *[other] { $cards } cartas na mão
    }, { $bills ->
        [one] { $bills } carta de dinheiro na mala
       *[other] { $bills } cartas de dinheiro na mala
    }
godfather-hint-turf =
    { $controller ->
        [none] ninguém controla
       *[other] controle: { $controller }
    }
godfather-figure-thug = capanga de { $seat }
godfather-figure-member = { $member } de { $seat }

## A tela: ato, mapa, cartas, jogadores

godfather-ui-act = ATO { $act }
godfather-ui-horse = cabeça de cavalo:
godfather-ui-control = controle:
godfather-ui-no-control = ninguém
godfather-ui-empty-slot = (espaço vazio)
godfather-ui-empty = (vazio)
godfather-ui-map = Nova Iorque
godfather-ui-map-turf = território
godfather-ui-map-control = controle
godfather-ui-map-printed = inicial: ▼ frente ▲ fundo
godfather-ui-map-tile = peça
godfather-ui-rounds-taken = Família:
godfather-ui-rounds = Espaços de membro da família
godfather-ui-hudson = Hudson:
godfather-ui-hudson-thugs =
    { $thugs ->
        [one] { $thugs } capanga
       *[other] { $thugs } capangas
    }
godfather-ui-open-suitcase = mala: { $cards }
godfather-ui-deck =
    { $cards ->
        [one] { $cards } carta no baralho
       *[other] { $cards } cartas no baralho
    }
godfather-ui-no-allies = nenhum em oferta
godfather-ui-no-jobs = não sobrou nenhum
godfather-ui-given = dado pelo lugar: ${ $points }
godfather-ui-played = usados: { $allies }
godfather-ui-column-hand = mão
godfather-ui-column-thugs = cap.
godfather-ui-column-family = fam
godfather-ui-column-markers = marc.
godfather-ui-column-bills = din.
godfather-ui-column-jobs = trab
godfather-ui-column-hand-short = mão
godfather-ui-column-thugs-short = cap
godfather-ui-column-family-short = fam
godfather-ui-column-markers-short = mc
godfather-ui-column-bills-short = din
godfather-ui-column-jobs-short = trb
godfather-ui-players-line = Cartas/capangas/família
godfather-ui-jobs-line = Trabalhos
godfather-ui-own-jobs = Seus trabalhos
godfather-ui-own-allies = Seus aliados
godfather-ui-your-suitcase = Sua mala (${ $worth }):
godfather-ui-last-figure =
    Sua última miniatura: depois dela, você fica fora desta fase. Você ainda tem { $jobs ->
        [0] nenhum trabalho que possa concluir
        [one] { $jobs } trabalho que pode concluir
       *[other] { $jobs } trabalhos que pode concluir
    } e { $allies ->
        [0] nenhum aliado
        [one] { $allies } aliado
       *[other] { $allies } aliados
    }.
godfather-sure = Enter ou y confirma; qualquer outra coisa escolhe de novo.
godfather-ui-over-limit =
    { $over ->
        [one] { $over } carta acima do limite de { $limit }: o tributo deste ato vai levá-la.
       *[other] { $over } cartas acima do limite de { $limit }: o tributo deste ato vai levá-las.
    }
godfather-ui-empty-suitcase = Sua mala está vazia: você não terá nada para oferecer.
godfather-ui-public-jobs = Trabalhos públicos
godfather-ui-allies = Aliados em oferta

## Menus

godfather-choice-all-free = Pegar tudo o que é de graça: { $icons }
godfather-group-thug = Usar um capanga
godfather-group-member = Usar um membro da família
godfather-group-job = Concluir um trabalho da mão
godfather-group-public-job = Concluir um trabalho público
godfather-group-ally = Usar um aliado
godfather-group-figures =
    no estoque: { $left }, { $spaces ->
        [one] { $spaces } espaço livre
       *[other] { $spaces } espaços livres
    }
godfather-pick-total = { $cards } (vale ${ $worth })
godfather-usage =
    { $command ->
        [c] c precisa de uma carta: c JY1, c Prefeito, ou c 2 para o trabalho público 2
        [r] r precisa de uma regra: r G6.3
       *[p] p precisa do número de uma escolha: p 2
    }
godfather-no-such-card = Não há carta, negócio ou espaço com este código, nome ou número: { $id }
godfather-card-sides = frente: { $front }; fundo: { $back }
godfather-preview-gains = Você pode: { $icons }
godfather-preview-controller = { $seat } controla “{ $turf }” e também pode usar esta frente.
godfather-preview-influence =
    { $leader ->
        [you] Influência em “{ $turf }” então: { $influence }; ficaria com você.
        [tie] Influência em “{ $turf }” então: { $influence }; empate.
        [nobody] Influência em “{ $turf }” então: { $influence }; não ficaria com ninguém.
       *[other] Influência em “{ $turf }” então: { $influence }; ficaria com { $leader }.
    }
godfather-help =
    Digite o número de uma escolha e aperte Enter; onde se escolhem cartas, digite
    todos os números de uma vez.
    0      voltar à primeira lista
    p N    prévia: o que a escolha N traria, antes de fazê-la; de várias: p 1 3
    u      desfazer seu último comando, até a última revelação
    a      conselho: as três melhores escolhas, a chance de vencer, ganhos e riscos
    j      trabalhos públicos, aliados em oferta, seus trabalhos e aliados
    score  dinheiro, domínio e trabalhos até agora
    b      o tabuleiro inteiro com todos os espaços redondos, e os jogadores
    l      o registro inteiro
    c X    uma carta, um negócio ou um espaço pelo código, nome ou começo do nome,
           ou um trabalho público pelo número: texto e origem dos valores
           (c JY1, c Prefeito, c 2)
    r ID   uma regra (por exemplo, r G6.3)
    s      salvar; s FILE salva em outro lugar
    q      salvar e sair
    A notação do próprio motor também funciona, várias ações unidas por “;”
    (por exemplo: thug P-WS).
    ▸ a fase atual · ▼ frente, para um capanga · ▲ fundo, para um membro da família
    ✓ você pode pagar por este trabalho
    P-WS e T-WS: os espaços quadrados do negócio inicial e da peça no
    território WS
    CS: o Chefe do Sindicato · Vi +2: controle de Vi, com dois marcadores embaixo
    ≈ reconstruído, não é o valor impresso

## A pontuação

godfather-end-bills = dinheiro
godfather-end-dominance = domínio de território
godfather-end-colours = trabalhos
godfather-end-place = pelo lugar
godfather-score-player = família
godfather-score-bills = mala
godfather-score-dominance = domínio agora
godfather-score-jobs = trabalhos
godfather-score-colours = trabalhos por cor
godfather-score-place = pelo lugar
godfather-score-count =
    { $bills ->
        [one] { $bills } carta de dinheiro
       *[other] { $bills } cartas de dinheiro
    }
godfather-score-note = O dinheiro ainda na mão só conta no fim do jogo. Cada território que você domina e cada cor em que você lidera em trabalhos rende $5 nesse momento.

## Vários eventos contados como um

godfather-log-takes = { $seat } pega: { $cards }
godfather-log-launders = { $seat } lava: { $cards }
godfather-log-discards = { $seat } descarta: { $cards }
godfather-log-pays = { $seat } paga: { $cards }
godfather-log-tribute = { $seat } paga tributo: { $cards }
godfather-log-cashes = { $seat } coloca na mala: { $cards }

## Conselho

godfather-advice-note-reasons = ▲ ganhos e ▼ riscos em dólares do fim, comparados à escolha média.
godfather-advice-gain-suitcase = Põe dinheiro a salvo na sua mala
godfather-advice-risk-suitcase = Deixa menos na sua mala
godfather-advice-gain-money = Traz dinheiro para a sua mão
godfather-advice-risk-money = Deixa você com menos dinheiro na mão
godfather-advice-gain-goods = Traz mercadorias para você
godfather-advice-risk-goods = Deixa você com menos mercadorias
godfather-advice-gain-jobs-done = Conclui um trabalho, e a cor dele conta no fim
godfather-advice-risk-jobs-done = Não conclui nenhum trabalho, embora outra escolha concluísse
godfather-advice-gain-jobs = Põe trabalhos ao seu alcance
godfather-advice-risk-jobs = Deixa trabalhos mais longe do seu alcance
godfather-advice-gain-allies = Aproveita melhor seus aliados
godfather-advice-risk-allies = Aproveita menos seus aliados
godfather-advice-gain-figures = Mantém miniaturas no seu estoque
godfather-advice-risk-figures = Gasta miniaturas que podem fazer falta depois
godfather-advice-gain-places = Mantém bons espaços abertos para você
godfather-advice-risk-places = Entrega bons espaços
godfather-advice-gain-turfs = Fortalece seus territórios
godfather-advice-risk-turfs = Enfraquece seu domínio sobre os territórios
godfather-advice-gain-hand-limit = Mantém sua mão a salvo do tributo
godfather-advice-risk-hand-limit = Incha sua mão, e o tributo pode levá-la
godfather-advice-gain-harm = Ainda há mais a tirar disso: outros passos ou um roubo
godfather-advice-risk-harm = Deixa sem usar outros passos ou um roubo
