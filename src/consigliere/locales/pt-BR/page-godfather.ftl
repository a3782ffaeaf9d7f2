### The Godfather no navegador: salão e mesa desenhada (motor não oficial, palavras nossas). As frases sobre o
### jogo vêm de godfather.ftl.

## O salão

page-title-godfather = The Godfather
page-about-godfather = { $least }–{ $most } jogadores · quatro atos
# Em que ponto está uma partida, numa lista de mesas.
page-stands-godfather =
    Ato { $act ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $phase ->
        [open-business] abrir novos negócios
        [family-business] negócio de família
        [turf-war] guerra de territórios
        [bribery] suborno
        [tribute] tributo
       *[other] entreato
    }
page-blurb-godfather = Domine Nova Iorque: coloque miniaturas, lave dinheiro, suborne. Cerca de 60 minutos.
page-option-open-suitcases = Malas abertas
page-option-open-suitcases-how = Todo o dinheiro lavado fica à vista: menos a memorizar, menos surpresas.

## A mesa

page-godfather-title = The Godfather: Império Corleone
page-godfather-act = Ato
page-godfather-stage = Ato { $act }
page-godfather-map = Mapa de Nova Iorque

## O tabuleiro

page-godfather-hudson-river = Rio Hudson
page-godfather-east-river = East River
# No máximo duas linhas, cada uma tão curta quanto a moldura no rio é estreita.
page-godfather-hudson =
    { $count ->
        [0]
            ninguém
            no rio
        [one]
            { $count }
            no rio
       *[other]
            { $count }
            no rio
    }
page-godfather-place-square =
    { $figure ->
        [none] { $place }, vazio
       *[other] { $place }, ocupado: { $figure }
    }
page-godfather-place-round =
    { $figure ->
        [none] { $place }, entre { $areas }, vazio
       *[other] { $place }, entre { $areas }, ocupado: { $figure }
    }
page-godfather-place-turf =
    { $controller ->
        [none] { $turf }, ninguém controla
       *[other] { $turf }, controle: { $controller }, marcadores: { $markers }
    }
page-godfather-lot = Um espaço vazio de negócio: { $turf }
page-godfather-neutral = Miniaturas neutras
page-godfather-thug = Capanga

## Jogadores

page-godfather-figures-left = Miniaturas no estoque: { $count }
page-godfather-horse = Tem a cabeça de cavalo
page-godfather-hand-size = Cartas na mão
page-godfather-bills-in-case = Cartas de dinheiro na mala
page-godfather-jobs-done = Trabalhos concluídos
page-godfather-turfs-controlled = Territórios controlados; marcadores restantes: { $markers }
page-godfather-known-score =
    { $certain ->
        [yes] Pontuação: ${ $points }
       *[no] Pontuação que todos conhecem: ${ $points }. A mala fechada pode ter mais.
    }
page-godfather-known-to-all = Até onde você sabe
page-godfather-allies-played = Aliados usados: { $allies }

## Mercado e coisas próprias

page-godfather-public-jobs = Trabalhos públicos
page-godfather-in-deck = { $count } no baralho
page-godfather-no-jobs = Todos já foram concluídos.
page-godfather-job = { $name }, trabalho { $colour }: { $text } { $values }
page-godfather-allies = Aliados em oferta
page-godfather-for-bribes = por suborno, depois da guerra de territórios
page-godfather-no-allies =
    { $act ->
        [4] O Ato IV não tem suborno.
       *[other] Não sobrou nenhum.
    }
page-godfather-bank = Pilhas comuns
page-godfather-bank-out = esgotado: { $things }
page-godfather-your-hand = Sua mão
page-godfather-over-limit =
    { $cards ->
        [one] { $cards } carta: { $over } acima do limite de { $limit }
       *[other] { $cards } cartas: { $over } acima do limite de { $limit }
    }
page-godfather-bills = { $bill }, quantidade: { $count }
page-godfather-no-bills-or-goods = sem dinheiro, sem mercadorias
page-godfather-your-suitcase = Sua mala
page-godfather-only-you = só você vê o que há dentro

# Nas abas de telas pequenas.
page-godfather-tab-jobs = Trabalhos
page-godfather-tab-allies = Aliados
page-godfather-tab-hand = Mão
page-godfather-tab-suitcase = Mala

## O bilhete

page-godfather-slip-figure = { $figure } aqui: você pode usar
page-godfather-slip-front = { $turf } · frente
page-godfather-how-turn = Uma miniatura num espaço aceso, um trabalho ou um aliado aceso; o bilhete diz o que viria depois.
page-godfather-whose =
    { $owner ->
        [you] seu { $figure }
        [neutral] { $figure }, miniatura neutra
       *[other] { $figure } de { $name }
    }
page-godfather-an-ally = Aliado
page-godfather-follows =
    { $what ->
        [pays] Você paga
        [leaves] Sai da sua mão
        [paid] Você recebe
        [comes] Vem para sua mão
        [case] Vai para sua mala
       *[river] Vai para o Rio Hudson
    }
page-godfather-you-may-take = Você pode pegar
page-godfather-controller-takes = { $name } controla { $turf } e pode pegar o mesmo
page-godfather-who-first = Você decide quem vai primeiro, antes que qualquer ícone seja usado.
page-godfather-order =
    { $type ->
        [me-first] Primeiro você, depois { $name }
       *[controller-first] Primeiro { $name }, depois você
    }
page-godfather-would-win =
    { $winner ->
        [you] fica com você
        [bare] fica com você, mas não sobrou marcador
        [tie] empate: nenhum marcador
        [nobody] ninguém ali
        [neutral] neutro: nenhum marcador
       *[other] fica com { $name }
    }
page-godfather-warning =
    { $warning ->
        [over-limit]
            { $over ->
                [one] { $over } carta acima do limite de { $limit } no tributo.
               *[other] { $over } cartas acima do limite de { $limit } no tributo.
            }
        [empty-suitcase] Sua mala está vazia: você não terá nada para oferecer.
        [no-victim] Não há em quem atirar agora: ninguém seria baleado.
        [forfeit] Você deixa sem usar: { $things }.
       *[other] Olhe de novo antes de fazer isso.
    }
page-godfather-no-controller = ninguém controla
page-godfather-controls = controle: { $name }
page-godfather-colour-job = trabalho { $colour }
page-godfather-touches = adjacente a: { $areas }
page-godfather-front = Frente, para um capanga
page-godfather-back = Fundo, para um membro da família
page-godfather-front-free = Ninguém mais lucra com a frente.
page-godfather-front-share = Se o capanga de outra pessoa usar a frente, { $name } pega o mesmo.
page-godfather-influence-now = Miniaturas agora
page-godfather-markers-now = Marcadores de controle, primeiro o do topo
page-godfather-costs-pays = Custa e paga
page-godfather-pays = Paga
page-godfather-reconstructed = ≈ indica valores nossos, onde os impressos não são conhecidos.
page-godfather-bought = { $name } pega “{ $ally }”.
page-godfather-standing-how = Marcadores de controle em cada território; escuro: quem o dominaria agora; bandeira: quem o controla. Não contam o dinheiro em malas que você não vê por dentro nem as cores de trabalhos.
page-godfather-colours-led = Cores lideradas em trabalhos
page-godfather-city-end = A cidade no fim
page-godfather-tab-city = Cidade
page-godfather-no-share = Fundos: quem controla não recebe nada.
page-godfather-do =
    { $type ->
        [thug] Enviar o capanga
        [member] Enviar: { $member }
        [job] Concluir o trabalho
        [public-job] Concluir o trabalho
        [ally] Usar o aliado
        [front] Extorquir
        [space] Ir para lá
        [figure] Escolher esta miniatura
        [turf] Escolher este território
        [marker] Mover este marcador
       *[other] Fazer
    }
page-godfather-your-icons = Seus ícones
page-godfather-your-share = Sua parte
page-godfather-share-of = { $name } extorque um negócio num território que você controla: isto é seu. Em qualquer ordem; nada é obrigatório.
page-godfather-icons-how = Em qualquer ordem; cada um é opcional.
page-godfather-times =
    { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
    }
page-godfather-take-free = Pegar tudo o que é grátis

## Decisões sobre o mata-borrão

page-godfather-on-offer = Em oferta
page-godfather-bribe-how = Sua oferta sai da sua mala. Todos os envelopes são abertos juntos.
page-godfather-highest-bid = a maior oferta escolhe primeiro
page-godfather-tap-bill = toque numa carta de dinheiro para pô-la no envelope
page-godfather-bid-of = de ${ $total }
page-godfather-can-bid = O que você pode oferecer
page-godfather-no-change =
    { $count ->
        [0] sem troco
       *[other] sem troco; impossível: { $sums }
    }
page-godfather-horse-first = Você tem a cabeça de cavalo: entre ofertas iguais, a sua vem primeiro.
page-godfather-horse-other = Ofertas iguais seguem a ordem de turnos a partir de { $name }, que tem a cabeça de cavalo.
page-godfather-bid-paid = A oferta que vence é paga; a que não encontra mais aliado volta.
page-godfather-start-again = Recomeçar
page-godfather-bid-none = Não oferecer nada
page-godfather-seal = Lacrar o envelope: ${ $bid }
page-godfather-envelopes-open = Os envelopes estão abertos
page-godfather-ties-horse = empates seguem a ordem a partir da cabeça de cavalo
page-godfather-bids-do = Da maior oferta à menor, cada um paga e pega um aliado. Quem não encontra mais nenhum fica com a oferta.
page-godfather-choose-ally = Escolha seu aliado
page-godfather-ally-later = aliados usados voltam no tributo
page-godfather-take-ally = Pegar este aliado
page-godfather-drawn-jobs = Os trabalhos que você comprou
page-godfather-other-discarded = o outro é descartado
page-godfather-keep-it = Ficar com este trabalho
page-godfather-tribute-limit = Você tem { $cards } cartas na mão; o limite do ato { $act ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } é { $limit }. { $act ->
        [4] As notas com que você ficar agora vão para a mala.
       *[other] O que está na mala não conta.
    }
page-godfather-choose-card = Escolher
page-godfather-you-keep = Fica com você
page-godfather-goes-to-don = Vai para o Don
page-godfather-tap-keep = Toque nas cartas que vai manter
page-godfather-tap-card = toque numa carta para mudar de ideia
page-godfather-tribute-where = o resto: dinheiro e mercadorias para as pilhas comuns, trabalhos para o descarte
page-godfather-all-at-once = Todos escolhem ao mesmo tempo; o que se paga é mostrado junto.
page-godfather-tribute-more = Escolha mais { $count }
page-godfather-pay-tribute = Pagar o tributo
page-godfather-pick =
    { $asked ->
        [discard] Descartar
        [launder] Para a mala
        [opponent] De quem você rouba?
       *[other] Pegar
    }
page-godfather-pick-done =
    { $asked ->
        [discard] Descartar { $count }
        [launder] Lavar { $count }
        [opponent] Roubar de { $count }
       *[other] Pegar { $count }
    }
page-godfather-pick-nothing =
    { $asked ->
        [discard] Não descartar nada
        [launder] Não lavar nada
        [opponent] Não roubar de ninguém
       *[other] Não pegar nada
    }
page-godfather-heap =
    { $of ->
        [bank] até { $count }
       *[hand]
            { $count ->
                [one] { $count } carta
               *[other] { $count } cartas
            }
    }
page-godfather-pick-up-to = Até { $most }; pode ser menos.
page-godfather-pick-exactly = Exatamente { $most }.
page-godfather-offer-bills = Suas cartas de dinheiro
page-godfather-offer-how = Todas as ofertas são abertas juntas.
page-godfather-seal-offer = Lacrar a oferta

## O fim

page-godfather-wins =
    { $count ->
        [one]
            { $tied ->
                [yes] { $names } vence o desempate com ${ $score }!
               *[no] { $names } vence com ${ $score }!
            }
       *[other] { $names } dividem a vitória com ${ $score }!
    }
page-godfather-wins-how =
    { $tie ->
        [none] Dinheiro na mala, territórios dominados e mais trabalhos de uma cor.
        [dominance] Mesmo dinheiro: quem domina mais territórios vence o desempate.
        [jobs] Mesmo dinheiro e mesmo número de territórios: quem tem mais trabalhos vence o desempate.
       *[other] Mesmo dinheiro: um critério de desempate decidiu.
    }
page-godfather-source =
    { $source ->
        [bills] dinheiro ${ $points }
        [dominance]
            { $of ->
                [none] domínio ${ $points }
               *[other] domina { $of }
            }
        [colours]
            { $of ->
                [none] mais trabalhos de uma cor ${ $points }
               *[other] mais trabalhos: { $of }
            }
       *[other] pelo lugar ${ $points }
    }
page-godfather-legend-bills = dinheiro na mala
page-godfather-legend-dominance = $5 por território dominado (o número é o dele)
page-godfather-legend-jobs = $5 por cor liderada em trabalhos
page-godfather-bid-nothing = Quem não oferece nada não leva aliado.
page-godfather-last-figure =
    Sua última miniatura: depois dela, você fica fora desta fase. Você ainda tem { $held ->
        [jobs] { $jobs ->
                [one] { $jobs } trabalho que pode concluir
               *[other] { $jobs } trabalhos que pode concluir
            }
        [allies] { $allies ->
                [one] { $allies } aliado
               *[other] { $allies } aliados
            }
       *[both] { $jobs ->
                [one] { $jobs } trabalho que pode concluir
               *[other] { $jobs } trabalhos que pode concluir
            } e { $allies ->
                [one] { $allies } aliado
               *[other] { $allies } aliados
            }
    }.
