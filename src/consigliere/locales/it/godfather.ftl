### Il padrino: L’impero dei Corleone, in italiano (motore non ufficiale, parole nostre).
### La maggior parte delle carte è ricostruita e non è quella stampata; i nomi di giocatori, carte e luoghi entrano
### in una frase come parole finite, dopo i due punti o tra virgolette.

godfather-title = Il padrino: L’impero dei Corleone

## Families and figures

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
godfather-family-neutral = Miniature neutrali
godfather-member-don = Don
godfather-member-consigliere = Consigliere
godfather-member-heir = Erede
godfather-neutral-mayor = Sindaco
godfather-neutral-union-boss = Leader sindacale
godfather-neutral-union-boss-mark = LS
godfather-neutral-police-chief = Capo della polizia

## Board

godfather-turf-WS = Wall Street
godfather-turf-BK = Brooklyn
godfather-turf-UES = Upper East Side
godfather-turf-QN = Queens
godfather-turf-UWS = Upper West Side
godfather-turf-MT = Midtown
godfather-turf-CH = Chelsea
godfather-turf-CP = Central Park
godfather-space-R01 = Cancello di North Meadow
godfather-space-R02 = Scalinata del museo
godfather-space-R03 = Rimessa delle barche
godfather-space-R04 = Columbus Circle ovest
godfather-space-R05 = Scalo di West End
godfather-space-R06 = Fontana del Circle
godfather-space-R07 = Angolo della Plaza
godfather-space-R08 = Rampa di Triborough
godfather-space-R09 = Rampa di Queensboro
godfather-space-R10 = Tunnel di Midtown
godfather-space-R11 = Newtown Creek
godfather-space-R12 = Traghetto di Greenpoint
godfather-space-R13 = Molo di Williamsburg
godfather-space-R14 = Union Square
godfather-space-R15 = Mercato di Gansevoort
godfather-space-R16 = Ponte di Brooklyn
godfather-space-R17 = Imbarco di Whitehall
godfather-place-tile-slot = spazio per il gettone negozio: { $turf }

## Businesses

godfather-business-P-WS = Fiduciaria di Hanover Street
godfather-business-P-BK = Imbottigliamento Gowanus
godfather-business-P-UES = Galleria d’arte Lexington
godfather-business-P-QN = Sfasciacarrozze di Sunnyside
godfather-business-P-UWS = Circolo ippico Riverside
godfather-business-P-MT = Ferrovia Penn Central
godfather-business-P-CH = Scaricatori del Molo 54
godfather-business-P-CP = Chiosco della musica
godfather-business-TB1 = Armeria di Fulton Street
godfather-business-TB2 = Birreria della Bowery
godfather-business-TB3 = Pompe funebri San Rocco
godfather-business-TB4 = Banco dei pegni Mulberry
godfather-business-TB5 = Lavanderia Stella
godfather-business-TB6 = Prestiti Delancey
godfather-business-TB7 = Ufficio camionisti
godfather-business-TB8 = Pellicceria di Orchard Street
godfather-business-TR1 = Magazzino del Molo 13
godfather-business-TR2 = Importazioni dal Levante
godfather-business-TR3 = Casinò Starlight
godfather-business-TR4 = Banca privata Battery

## Bills, goods, icons, colours, phases

godfather-bill-1 = $1
godfather-bill-2 = $2
godfather-bill-3 = $3
godfather-bill-5 = $5
godfather-good-gun = arma
godfather-good-booze = alcol
godfather-good-blood = denaro macchiato di sangue
godfather-good-narcotics = droga
godfather-supply-bill-1 = carte da $1
godfather-supply-bill-2 = carte da $2
godfather-supply-bill-3 = carte da $3
godfather-supply-bill-5 = carte da $5
godfather-supply-good-gun = armi
godfather-supply-good-booze = alcol
godfather-supply-good-blood = denaro macchiato di sangue
godfather-supply-good-narcotics = droga
godfather-supply-hand-limits = limiti di carte in mano
# What an icon does; these stand in lists, so they begin small and have neither comma nor “and”. “take-…” is
# what one takes, in the case that the verb asks for.
godfather-icon-LAUNDER =
    { $count ->
        [one] ricicla 1 carta di denaro
       *[other] ricicla fino a { $count } carte di denaro
    }
godfather-icon-JOB =
    { $count ->
        [one] pesca 2 lavori (tienine 1)
       *[other] pesca 2 lavori (tienine 1; fino a { $count } volte)
    }
godfather-icon-DISCARD1_5 =
    { $count ->
        [one] scarta 1 carta per una da $5
       *[other] scarta 1 carta per una da $5 (fino a { $count } volte)
    }
godfather-icon-DISCARD2_5 =
    { $count ->
        [one] scarta 2 carte per una da $5
       *[other] scarta 2 carte per una da $5 (fino a { $count } volte)
    }
godfather-icon-DISCARD3_8 =
    { $count ->
        [one] scarta 3 carte per $5 + $3
       *[other] scarta 3 carte per $5 + $3 (fino a { $count } volte)
    }
godfather-icon-DISCARD1_GOOD =
    { $count ->
        [one] scarta 1 carta per un’arma o alcol o denaro macchiato di sangue
       *[other] scarta 1 carta per un’arma o alcol o denaro macchiato di sangue (fino a { $count } volte)
    }
godfather-icon-take = prendi { $things }
godfather-take-MONEY_1 =
    { $count ->
        [one] $1
       *[other] { $count } carte da $1
    }
godfather-take-MONEY_2 =
    { $count ->
        [one] $2
       *[other] { $count } carte da $2
    }
godfather-take-MONEY_3 =
    { $count ->
        [one] $3
       *[other] { $count } carte da $3
    }
godfather-take-MONEY_5 =
    { $count ->
        [one] $5
       *[other] { $count } carte da $5
    }
godfather-take-GOOD_GUN =
    { $count ->
        [one] un’arma
       *[other] { $count } armi
    }
godfather-take-GOOD_BOOZE =
    { $count ->
        [one] alcol
       *[other] { $count } carte di alcol
    }
godfather-take-GOOD_BLOOD =
    { $count ->
        [one] denaro macchiato di sangue
       *[other] { $count } carte di denaro macchiato di sangue
    }
godfather-take-GOOD_NARC =
    { $count ->
        [one] droga
       *[other] { $count } carte di droga
    }
godfather-take-HORSE = la testa di cavallo
godfather-icon-LAUNDER-short = ricicla
godfather-icon-JOB-short = lavoro
godfather-icon-DISCARD1_5-short = 1→$5
godfather-icon-DISCARD2_5-short = 2→$5
godfather-icon-DISCARD3_8-short = 3→$5+$3
godfather-icon-DISCARD1_GOOD-short = 1→merc.
godfather-icon-MONEY_1-short = $1
godfather-icon-MONEY_2-short = $2
godfather-icon-MONEY_3-short = $3
godfather-icon-MONEY_5-short = $5
godfather-icon-GOOD_GUN-short = arma
godfather-icon-GOOD_BOOZE-short = alcol
godfather-icon-GOOD_BLOOD-short = sangue
godfather-icon-GOOD_NARC-short = droga
godfather-icon-HORSE-short = cavallo
godfather-list-and = { $items } e { $last }
godfather-colour-yellow = giallo
godfather-colour-blue = azzurro
godfather-colour-green = verde
godfather-colour-grey = grigio
godfather-phase-set-up = Preparazione
godfather-phase-open-business = Aprire un nuovo negozio
godfather-phase-open-business-short = Negozio
godfather-phase-family-business = Fatti di famiglia
godfather-phase-family-business-short = Fatti di famiglia
godfather-phase-turf-war = Disputa territoriale
godfather-phase-turf-war-short = Disputa
godfather-phase-bribery = Corruzione
godfather-phase-bribery-short = Corruzione
godfather-phase-tribute = Tributo a Don Corleone
godfather-phase-tribute-short = Tributo
godfather-phase-entracte = Fase di pulizia
godfather-phase-end = Fine della partita

## Jobs

godfather-job-JY1 = Conti truccati
godfather-job-JY2 = Buste paga gonfiate
godfather-job-JY3 = Incontro combinato
godfather-job-JY4 = Società di comodo
godfather-job-JY5 = Serata di beneficenza
godfather-job-JY6 = Lotto clandestino
godfather-job-JB1 = Seconda riscossione
godfather-job-JB2 = Foglio di via
godfather-job-JB3 = Mani sul quartiere
godfather-job-JB4 = Turno di notte
godfather-job-JB5 = Tavolo di pace
godfather-job-JB6 = Giro di famiglia
godfather-job-JG1 = Pizzo
godfather-job-JG2 = Impossibile dire di no
godfather-job-JG3 = Mano lesta
godfather-job-JG4 = Scassinatore
godfather-job-JG5 = Camion dirottato
godfather-job-JG6 = Soldi per la protezione
godfather-job-JK1 = Omicidio su commissione
godfather-job-JK2 = Spari dall’auto
godfather-job-JK3 = Autobomba
godfather-job-JK4 = Bocca chiusa
godfather-job-JK5 = Piazza pulita
godfather-job-JK6 = Scalata ostile

## Allies

godfather-ally-A1 = Sindaco
godfather-ally-A2 = Leader sindacale
godfather-ally-A3 = Capo della polizia
godfather-ally-A4 = Piccolo allibratore
godfather-ally-A5 = Picchiatore a pagamento
godfather-ally-A6 = Caposquadra del porto
godfather-ally-A7 = Sindaco
godfather-ally-A8 = Leader sindacale
godfather-ally-A9 = Capo della polizia
godfather-ally-A10 = Contabile della famiglia
godfather-ally-A11 = Custode delle prove
godfather-ally-A12 = Produttore di Hollywood
godfather-ally-A13 = Sindaco
godfather-ally-A14 = Leader sindacale
godfather-ally-A15 = Capo della polizia
godfather-ally-A16 = Consulente fiscale
godfather-ally-A17 = Capo
godfather-ally-A18 = Giudice federale

## Abilities of jobs and allies: a sentence for each step, in the card’s order

godfather-ability-icons =
    { $count ->
        [one] { $icons }.
       *[other] { $icons }, in qualsiasi ordine.
    }
godfather-ability-own-bills =
    { $count ->
        [one] Puoi prendere prima la carta di denaro di questo lavoro e usarla per questo.
       *[other] Puoi prendere prima le carte di denaro di questo lavoro e usarle per questo.
    }
godfather-ability-bank-to-case = Una carta da { $bill } va dalle pile comuni direttamente nella tua valigetta.
godfather-ability-choose-good =
    { $count ->
        [one] Prendi 1 mercanzia illegale a scelta, ma non droga.
       *[other] Prendi { $count } mercanzie illegali a scelta, ma non droga.
    }
godfather-ability-front-any = Usa la facciata di un negozio qualsiasi, occupato o no; chi controlla ne approfitta.
godfather-ability-move-own-thug = Sposta un tuo gangster su un’altra casella gangster libera e taglieggia quella facciata; chi controlla ne approfitta.
godfather-ability-move-own-family = Sposta un tuo membro della famiglia su un’altra casella rotonda libera e usa tutti i retrobottega che tocca.
godfather-ability-move-enemy = Sposta una miniatura avversaria, tranne il Capo della polizia, su un’altra casella libera della stessa forma. Nessuno taglieggia.
godfather-ability-swap = Una tua miniatura e una avversaria della stessa classe si scambiano di posto. Nessuno taglieggia.
godfather-ability-place-marker = Metti un gettone controllo su un territorio in cui hai una miniatura; lo controlli subito.
godfather-ability-retrieve = Riporta dal tabellone nella riserva una tua miniatura; puoi rigiocarla in questo atto.
godfather-ability-offer = Ogni altro giocatore offre in segreto una carta di denaro dalla mano; la più alta va nella tua valigetta, le altre alle pile comuni.
godfather-ability-steal-hand =
    { $count ->
        [one] Ruba una carta a caso dalla mano di un altro giocatore; gli alleati sono al sicuro.
       *[other] Ruba una carta a caso a testa dalla mano di altri giocatori, { $count } al massimo; gli alleati sono al sicuro.
    }
godfather-ability-steal-case = Ruba una carta di denaro a caso dalla valigetta di un altro giocatore e prendila in mano.
godfather-ability-collect = Ogni altro giocatore che condivide un territorio con te ti dà una carta di denaro a caso dalla mano.
godfather-ability-gun-down =
    { $where ->
        [anywhere] Elimina { $victim } ovunque.
        [shared-turf] Elimina { $victim } in un territorio in cui hai una miniatura.
        [that-turf] Elimina { $victim } in quel territorio.
       *[his-turf] Elimina { $victim } nel nuovo territorio del Capo della polizia.
    }
# Whom one guns down, in the case that the verb asks for; “players-…” are the cards that spare neutral figures.
godfather-ability-victim =
    { $victim ->
        [players-thug] un gangster di un altro giocatore
        [players-family] un membro della famiglia di un altro giocatore
        [players-thug-family] un gangster o un membro della famiglia di un altro giocatore
        [thug] un gangster avversario o il Leader sindacale
        [family] un membro della famiglia avversario o il Sindaco
        [chief] il Capo della polizia
        [thug-family] un gangster o un membro della famiglia avversario, il Leader sindacale o il Sindaco
        [thug-chief] un gangster avversario, il Leader sindacale o il Capo della polizia
        [family-chief] un membro della famiglia avversario, il Sindaco o il Capo della polizia
       *[thug-family-chief] una qualsiasi miniatura non tua
    }
godfather-ability-drive-by = Elimina fino a 2 miniature avversarie di proprietari diversi in un territorio; quelle neutrali contano come un solo proprietario.
godfather-ability-clean-house = Elimina una miniatura di ogni altro giocatore.
godfather-ability-take-over = Poi puoi spostare un tuo gangster sulla casella liberata e taglieggiare quella facciata; chi controlla ne approfitta.
godfather-ability-mayor = Piazza o sposta il Sindaco e usa tutti i retrobottega che tocca.
godfather-ability-union-boss = Piazza o sposta il Leader sindacale e taglieggia la facciata; chi controlla ne approfitta.
godfather-ability-chief = Piazza o sposta il Capo della polizia in un territorio.

## Events: set-up and acts

godfather-event-tile-opened = Apre un negozio («{ $turf }»): «{ $tile }»
godfather-event-public-job = Lavoro pubblico { $space }: «{ $job }»
godfather-event-ally-offered = È disponibile un alleato: «{ $ally }»
godfather-event-job-dealt =
    { $job ->
        [hidden] { $seat } riceve un lavoro.
       *[other] { $seat } riceve un lavoro: «{ $job }»
    }
godfather-event-horse-taken = { $seat } prende la testa di cavallo.
godfather-event-act-begins = Inizia l’atto { $act }.
godfather-event-phase-begins = Ora: { $phase }
godfather-event-turn-begins = Tocca a { $seat }.
godfather-event-skipped = { $seat } non può agire e salta il turno.

## Events: figures and icons

godfather-event-thug-played = { $seat } gioca un gangster: «{ $space }»
godfather-event-member-played = { $seat } gioca un membro della famiglia, { $member }: «{ $space }»
godfather-event-shakedown =
    { $controller ->
        [none] { $seat } taglieggia: «{ $space }»
       *[other] { $seat } taglieggia: «{ $space }». Può approfittarne chi controlla: { $controller }
    }
godfather-event-order-chosen = Inizia { $first }.
godfather-event-laundered = { $seat } ricicla { $bill }.
godfather-event-bill-taken =
    { $bill ->
        [none] { $seat } non riceve nulla per { $wanted }: le pile comuni sono esaurite.
       *[other] { $seat } prende { $bill }.
    }
godfather-event-good-taken = { $seat } prende: { $good }
godfather-event-icons-declined = { $seat } lascia inutilizzato: { $icons }
godfather-event-discarded = { $seat } scarta: «{ $card }»
godfather-event-job-drawn =
    { $job ->
        [hidden] { $seat } pesca un lavoro.
       *[other] { $seat } pesca un lavoro: «{ $job }»
    }
godfather-event-job-kept =
    { $job ->
        [hidden] { $seat } tiene uno dei lavori.
       *[other] { $seat } tiene il lavoro: «{ $job }»
    }
godfather-event-job-rejected = { $seat } scarta l’altro lavoro: «{ $job }»
godfather-event-deck-made =
    { $cards ->
        [one] Gli scarti si mischiano in un nuovo mazzo dei lavori: 1 carta.
       *[other] Gli scarti si mischiano in un nuovo mazzo dei lavori: { $cards } carte.
    }

## Events: jobs and abilities

godfather-event-job-begun =
    { $space ->
        [none] { $seat } svolge un lavoro dalla mano: «{ $job }»
       *[other] { $seat } svolge un lavoro pubblico: «{ $job }»
    }
godfather-event-good-paid = { $seat } paga: { $good }
godfather-event-job-done = { $seat } mette il lavoro nella valigetta: «{ $job }»
godfather-event-bill-declined = { $seat } lascia una carta di denaro: { $bill }
godfather-event-bank-to-case = { $bill } dalle pile comuni alla valigetta di { $seat }.
godfather-event-ability-declined =
    { $ability ->
        [launder] { $seat } non ricicla altro.
        [bank-to-case] { $seat } lascia la carta di denaro per la valigetta.
        [front-any] { $seat } non taglieggia nessuna facciata.
        [offer] { $seat } non chiede offerte.
        [steal-hand] { $seat } non ruba nulla.
        [steal-case] { $seat } non apre nessuna valigetta.
        [collect] { $seat } non riscuote nulla.
        [gun-down] { $seat } non elimina nessuno.
        [move-own-thug] { $seat } non sposta nessun gangster.
        [move-own-family] { $seat } non sposta nessun membro della famiglia.
        [move-enemy] { $seat } non sposta nessuna miniatura avversaria.
        [retrieve] { $seat } non riprende nessuna miniatura.
        [swap] { $seat } non scambia miniature.
        [drive-by] { $seat } non elimina nessuno.
        [clean-house] { $seat } risparmia un giocatore.
        [take-over] { $seat } non occupa la casella.
        [mayor] { $seat } non usa il Sindaco.
        [union-boss] { $seat } non usa il Leader sindacale.
        [place-marker] { $seat } non mette nessun gettone controllo.
       *[police-chief] { $seat } non usa il Capo della polizia.
    }
godfather-event-figure-moved = { $seat } sposta una miniatura ({ $owner }): da «{ $from }» a «{ $to }»
godfather-event-figures-swapped = { $seat } scambia due miniature: «{ $own }» e «{ $enemy }»
godfather-event-figure-retrieved = { $seat } riporta una miniatura nella riserva da: «{ $from }»
godfather-event-gunned-down = { $seat } elimina una miniatura ({ $owner }): «{ $at }»
godfather-event-neutral-placed =
    { $figure ->
        [mayor] { $seat } piazza il Sindaco: «{ $to }»
        [union-boss] { $seat } piazza il Leader sindacale: «{ $to }»
       *[police-chief] { $seat } piazza il Capo della polizia: «{ $to }»
    }
godfather-event-offer-asked = { $seat } chiede una carta di denaro a: { $asked }
godfather-event-offer-made =
    { $bill ->
        [none] { $seat } non ha carte di denaro da offrire.
       *[other] { $seat } offre { $bill }.
    }
godfather-event-offer-taken = { $seat } mette nella valigetta l’offerta migliore: { $bill }
godfather-event-stolen =
    { $card ->
        [hidden] { $seat } ruba una carta a { $victim }.
       *[other] { $seat } ruba a { $victim }: «{ $card }»
    }
godfather-event-stolen-from-case =
    { $bill ->
        [hidden] { $seat } ruba una carta di denaro dalla valigetta di { $victim }.
       *[other] { $seat } ruba { $bill } dalla valigetta di { $victim }.
    }
godfather-event-collected =
    { $bill ->
        [hidden] { $victim } paga una carta di denaro a { $seat }.
       *[other] { $victim } paga { $bill } a { $seat }.
    }
godfather-event-nothing-stolen = { $seat } non trova nulla da rubare nella mano di { $victim }.
godfather-event-nothing-collected = { $victim } non ha carte di denaro per { $seat }.

## Events: turf war, bribery, tribute, entr’acte

godfather-event-marker-placed = { $seat } mette un gettone controllo su «{ $turf }».
godfather-event-marker-lifted = { $seat } toglie un gettone da «{ $turf }».
godfather-event-marker-forgone = { $seat } non mette gettoni su «{ $turf }»: non ne ha più.
godfather-event-turf-fought =
    { $winner ->
        [nobody] «{ $turf }»: non c’è nessuno.
        [tie] «{ $turf }»: pareggio, non cambia nulla.
        [neutral] «{ $turf }»: prevalgono le miniature neutrali, non cambia nulla.
       *[other] «{ $turf }» va a { $winner }.
    }
godfather-event-bid =
    { $worth ->
        [0] { $seat } non offre nulla.
       *[other] { $seat } offre ${ $worth }: { $bills }
    }
godfather-event-bid-paid = { $seat } paga ${ $worth }.
godfather-event-ally-bought = { $seat } prende l’alleato: «{ $ally }»
godfather-event-ally-played = { $seat } gioca l’alleato: «{ $ally }»
godfather-event-allies-return = Tornano nella mano di { $seat }: { $allies }
godfather-event-tribute-paid = { $seat } paga il tributo: «{ $card }»
godfather-event-figures-home = Tutte le miniature tornano a casa.
godfather-event-member-joins = Si unisce a ogni famiglia: { $member }
godfather-event-ally-leaves = Un alleato esce dal gioco: «{ $ally }»

## Events: end

godfather-event-bill-cashed = { $seat } mette { $bill } nella valigetta.
godfather-event-card-left = { $seat } scarta: «{ $card }»
godfather-event-dominance = { $seat } domina «{ $turf }»: $5
godfather-event-colour-bonus =
    { $colour ->
        [yellow] { $seat } ha più lavori gialli: $5
        [blue] { $seat } ha più lavori azzurri: $5
        [green] { $seat } ha più lavori verdi: $5
       *[grey] { $seat } ha più lavori grigi: $5
    }
godfather-event-scored = { $seat } finisce con ${ $score }.
godfather-event-winner = { $seat } vince.
godfather-event-place-points = { $seat } riceve ${ $points } per il posto.

## Actions

godfather-action-thug = Gangster: { $space }
godfather-action-member = Membro della famiglia: { $space }
godfather-action-job =
    { $narcotics ->
        [none] Lavoro: { $job }
       *[other] Lavoro: { $job }; droga al posto di: { $narcotics }
    }
godfather-action-public-job =
    { $narcotics ->
        [none] Lavoro pubblico: { $job }
       *[other] Lavoro pubblico: { $job }; droga al posto di: { $narcotics }
    }
godfather-action-ally = Alleato: { $ally }
godfather-action-skip = Salta il turno: non puoi fare nulla
godfather-action-me-first = Prima tu, poi chi controlla
godfather-action-controller-first = Prima chi controlla, poi tu
godfather-action-launder = Ricicla { $bill }
godfather-action-icon = { $icon }
godfather-action-done = Basta con queste icone
godfather-action-keep = Tieni: { $job }
godfather-action-discard = Scarta: { $card }
godfather-action-good = Prendi: { $good }
godfather-action-no-more-goods = Nessun’altra mercanzia
godfather-action-take-lower = Prendi la carta più bassa
godfather-action-leave-lower = Lasciala
godfather-action-no-bills = Non prendere carte di denaro
godfather-action-bills = Prendi ora: { $bills }
godfather-action-ability-first = Prima la capacità, poi il denaro
godfather-action-use = Usa la capacità
godfather-action-decline = Rifiuta la capacità
godfather-action-suitcase = Ricicla { $bill }
godfather-action-suitcase-no-more = Non riciclare altro
godfather-action-figure = { $at }
godfather-action-no-figure = Nessuna miniatura
godfather-action-space = { $space }
godfather-action-no-space = Non piazzarla
godfather-action-turf = { $turf }
godfather-action-no-turf = Nessun territorio
godfather-action-front = { $space }
godfather-action-no-front = Nessuna facciata
godfather-action-opponent = { $seat }
godfather-action-no-opponent = Nessuno (altro)
godfather-action-marker = Gettone numero { $height } dal basso: { $turf }
godfather-action-forgo = Rinuncia al gettone
godfather-action-bribe = { $count } × { $bill }
godfather-action-choose = { $ally }
godfather-action-retain = Tieni: { $card }
godfather-action-offer = Offri { $bill }
godfather-action-offer-nothing = Non offrire nulla: non hai carte di denaro in mano

## What is asked

godfather-prompt-turn = Tocca a te: fai un’azione.
godfather-prompt-order = Un altro giocatore controlla questa facciata: «{ $space }». Chi la usa per primo, tu o { $controller }?
godfather-prompt-icons = Usa le tue icone, in qualsiasi ordine; ognuna è facoltativa.
godfather-prompt-keep-job = Tieni uno dei lavori che hai pescato; l’altro viene scartato.
godfather-prompt-discard =
    { $count ->
        [one] Scarta 1 carta per l’icona «{ $icon }».
       *[other] Scarta { $count } carte per l’icona «{ $icon }».
    }
godfather-prompt-good =
    { $count ->
        [one] Prendi 1 mercanzia illegale a scelta.
       *[other] Prendi { $count } mercanzie illegali a scelta.
    }
godfather-prompt-lower-bill = Le pile comuni non hanno più carte da { $wanted }. Ne prendi una da { $lower }?
godfather-prompt-bills = Le carte di denaro del lavoro «{ $job }»: le prendi ora o dopo?
godfather-prompt-use = Usi la capacità di «{ $card }»?
godfather-prompt-launder =
    { $count ->
        [one] Ricicla 1 carta di denaro con «{ $card }».
       *[other] Ricicla fino a { $count } carte di denaro con «{ $card }».
    }
godfather-prompt-figure =
    { $purpose ->
        [gun-down] «{ $card }»: quale miniatura elimini?
        [move-own-thug] «{ $card }»: quale dei tuoi gangster si sposta?
        [move-own-family] «{ $card }»: quale dei tuoi membri della famiglia si sposta?
        [move-enemy] «{ $card }»: quale miniatura avversaria si sposta?
        [retrieve] «{ $card }»: quale delle tue miniature torna nella riserva?
        [swap] «{ $card }»: quale delle tue miniature cambia posto?
        [swap-enemy] «{ $card }»: con quale miniatura avversaria si scambia di posto?
        [drive-by] «{ $card }»: quale miniatura elimini per prima?
        [drive-by-second] «{ $card }»: quale seconda miniatura, nello stesso territorio e di un altro proprietario?
        [clean-house] «{ $card }»: quale miniatura di { $victim } elimini?
       *[take-over] «{ $card }»: quale dei tuoi gangster occupa la casella liberata?
    }
godfather-prompt-space =
    { $purpose ->
        [move-own-thug] «{ $card }»: dove va il tuo gangster?
        [move-own-family] «{ $card }»: dove va il tuo membro della famiglia?
        [move-enemy] «{ $card }»: dove va la miniatura avversaria?
        [mayor] «{ $card }»: dove va il Sindaco?
       *[union-boss] «{ $card }»: dove va il Leader sindacale?
    }
godfather-prompt-turf =
    { $purpose ->
        [place-marker] «{ $card }»: su quale territorio metti un gettone controllo?
       *[police-chief] «{ $card }»: in quale territorio va il Capo della polizia?
    }
godfather-prompt-front = «{ $card }»: quale facciata taglieggi?
godfather-prompt-opponent =
    { $ability ->
        [steal-hand] «{ $card }»: dalla mano di chi rubi?
       *[steal-case] «{ $card }»: di chi apri la valigetta?
    }
godfather-prompt-marker = Non hai più gettoni per «{ $turf }». Ne sposti uno dei tuoi o rinunci?
godfather-prompt-choose-ally = La tua offerta vince: quale alleato prendi?
godfather-prompt-bribe = Scegli in segreto quali carte di denaro della tua valigetta offri per un alleato.
godfather-prompt-tribute =
    { $limit ->
        [one] Tributo a Don Corleone: scegli la carta che tieni.
       *[other] Tributo a Don Corleone: scegli le { $limit } carte che tieni.
    }
godfather-prompt-offer = «{ $card }»: scegli in segreto la carta di denaro che offri a { $taker }.

## Hints: what a choice brings

godfather-hint-front =
    { $controller ->
        [none] { $icons } · controlla: nessuno
        [you] { $icons } · controlli tu
       *[other] { $icons } · controlla e approfitta: { $controller }
    }
godfather-hint-job = { $cost } → { $bills }
godfather-hint-opponent =
    { $cards ->
        [one] 1 carta in mano
       *[other] { $cards } carte in mano
    }, { $bills ->
        [one] 1 carta di denaro nella valigetta
       *[other] { $bills } carte di denaro nella valigetta
    }
godfather-hint-turf =
    { $controller ->
        [none] nessuno controlla
       *[other] controlla { $controller }
    }
godfather-figure-thug = gangster di { $seat }
godfather-figure-member = { $member } di { $seat }

## The screen: act, map, cards, players

godfather-ui-act = ATTO { $act }
godfather-ui-horse = testa di cavallo:
godfather-ui-control = controlla
godfather-ui-no-control = nessuno
godfather-ui-empty-slot = (spazio vuoto)
godfather-ui-empty = (vuoto)
godfather-ui-map = New York
godfather-ui-map-turf = territorio
godfather-ui-map-control = controllo
godfather-ui-map-printed = negozio stampato: ▼ facciata ▲ retro
godfather-ui-map-tile = gettone
godfather-ui-rounds-taken = Famiglia:
godfather-ui-rounds = Caselle rotonde
godfather-ui-hudson = Hudson:
godfather-ui-hudson-thugs =
    { $thugs ->
        [one] 1 gangster
       *[other] { $thugs } gangster
    }
godfather-ui-open-suitcase = valigetta: { $cards }
godfather-ui-deck =
    { $cards ->
        [one] 1 carta rimasta nel mazzo
       *[other] { $cards } carte rimaste nel mazzo
    }
godfather-ui-no-allies = nessuno disponibile
godfather-ui-no-jobs = nessuno rimasto
godfather-ui-given = dati per il posto: ${ $points }
godfather-ui-played = giocati: { $allies }
godfather-ui-column-hand = mano
godfather-ui-column-thugs = gang
godfather-ui-column-family = fam
godfather-ui-column-markers = gett.
godfather-ui-column-bills = soldi
godfather-ui-column-jobs = lav.
godfather-ui-column-hand-short = mano
godfather-ui-column-thugs-short = gang
godfather-ui-column-family-short = fam
godfather-ui-column-markers-short = gt
godfather-ui-column-bills-short = sold
godfather-ui-column-jobs-short = lav
godfather-ui-players-line = Carte/gangster/famiglia
godfather-ui-jobs-line = Lavori
godfather-ui-own-jobs = I tuoi lavori
godfather-ui-own-allies = I tuoi alleati
godfather-ui-your-suitcase = La tua valigetta (${ $worth }):
godfather-ui-last-figure =
    La tua ultima miniatura: dopo sei fuori per questa fase. Hai ancora { $jobs ->
        [0] nessun lavoro giocabile
        [one] 1 lavoro giocabile
       *[other] { $jobs } lavori giocabili
    } e { $allies ->
        [0] nessun alleato
        [one] 1 alleato
       *[other] { $allies } alleati
    }.
godfather-sure = Invio o y conferma; qualsiasi altra cosa fa scegliere di nuovo.
godfather-ui-over-limit =
    { $over ->
        [one] 1 carta oltre il limite di { $limit }: la prenderà il tributo di questo atto.
       *[other] { $over } carte oltre il limite di { $limit }: le prenderà il tributo di questo atto.
    }
godfather-ui-empty-suitcase = La tua valigetta è vuota: non avrai nulla da offrire.
godfather-ui-public-jobs = Lavori pubblici
godfather-ui-allies = Alleati disponibili

## Menus

godfather-choice-all-free = Prendi tutto ciò che è gratis: { $icons }
godfather-group-thug = Gioca un gangster
godfather-group-member = Gioca un membro della famiglia
godfather-group-job = Svolgi un lavoro dalla mano
godfather-group-public-job = Svolgi un lavoro pubblico
godfather-group-ally = Gioca un alleato
godfather-group-figures =
    { $left } in riserva, { $spaces ->
        [one] 1 casella libera
       *[other] { $spaces } caselle libere
    }
godfather-pick-total = { $cards } (valore ${ $worth })
godfather-usage =
    { $command ->
        [c] c vuole una carta: c JY1, c Sindaco, oppure c 2 per il lavoro pubblico 2
        [r] r vuole una regola: r G6.3
       *[p] p vuole il numero di una scelta: p 2
    }
godfather-no-such-card = Nessuna carta, negozio o casella ha questo id, nome o numero: { $id }
godfather-card-sides = facciata: { $front }; retrobottega: { $back }
godfather-preview-gains = Ti viene offerto: { $icons }
godfather-preview-controller = { $seat } controlla «{ $turf }» e può usare anche questa facciata.
godfather-preview-influence =
    { $leader ->
        [you] Influenza in «{ $turf }» dopo: { $influence }; lo otterresti tu.
        [tie] Influenza in «{ $turf }» dopo: { $influence }; un pareggio.
        [nobody] Influenza in «{ $turf }» dopo: { $influence }; non lo otterrebbe nessuno.
       *[other] Influenza in «{ $turf }» dopo: { $influence }; lo otterrebbe { $leader }.
    }
godfather-help =
    Scrivi il numero di una scelta e premi Invio; dove si scelgono più carte, scrivi
    tutti i numeri insieme.
    0      torna al primo elenco
    p N    anteprima: che cosa darebbe la scelta N prima di farla; di più carte: p 1 3
    u      ritira il tuo ultimo comando, fino all’ultima cosa rivelata
    a      consiglio: le tre scelte migliori, le probabilità, vantaggi e rischi
    j      lavori pubblici, alleati disponibili, i tuoi lavori e alleati, con i testi
    score  denaro, predominio e lavori finora
    b      tutto il tabellone con ogni casella rotonda, e i giocatori
    l      tutto il registro
    c X    una carta, un negozio o una casella per id, nome o inizio del nome, o un
           lavoro pubblico per numero: testo e origine dei valori
           (c JY1, c Sindaco, c 2)
    r ID   una regola (per esempio r G6.3)
    s      salva; s FILE salva altrove
    q      salva ed esci
    Vale anche la notazione del motore, più azioni unite da «;»
    (per esempio: thug P-WS).
    ▸ la fase in corso · ▼ facciata, per un gangster · ▲ retrobottega, per un membro
    della famiglia · ✓ puoi pagare questo lavoro
    P-WS e T-WS: le caselle gangster del negozio stampato e del gettone negozio nel
    territorio WS
    LS: il Leader sindacale · Vi +2: controlla Vi, con due gettoni sotto
    ≈ ricostruito, non il valore stampato

## The score

godfather-end-bills = denaro
godfather-end-dominance = predominio
godfather-end-colours = lavori
godfather-end-place = per il posto
godfather-score-player = famiglia
godfather-score-bills = valigetta
godfather-score-dominance = predominio ora
godfather-score-jobs = lavori
godfather-score-colours = lavori per colore
godfather-score-place = per il posto
godfather-score-count =
    { $bills ->
        [one] 1 carta di denaro
       *[other] { $bills } carte di denaro
    }
godfather-score-note = Le carte di denaro ancora in mano contano solo alla fine della partita. Allora ogni territorio che domini e ogni colore in cui hai più lavori vale $5.

## Several events told as one

godfather-log-takes = { $seat } prende: { $cards }
godfather-log-launders = { $seat } ricicla: { $cards }
godfather-log-discards = { $seat } scarta: { $cards }
godfather-log-pays = { $seat } paga: { $cards }
godfather-log-tribute = { $seat } paga il tributo: { $cards }
godfather-log-cashes = { $seat } mette nella valigetta: { $cards }

## Advice

godfather-advice-note-reasons = ▲ vantaggi e ▼ rischi in dollari alla fine, rispetto alla scelta media.
godfather-advice-gain-suitcase = Mette denaro al sicuro nella tua valigetta
godfather-advice-risk-suitcase = Lascia meno denaro nella tua valigetta
godfather-advice-gain-money = Ti porta denaro in mano
godfather-advice-risk-money = Ti lascia meno denaro in mano
godfather-advice-gain-goods = Ti porta mercanzie
godfather-advice-risk-goods = Ti lascia meno mercanzie
godfather-advice-gain-jobs-done = Svolge un lavoro, e il suo colore conta alla fine
godfather-advice-risk-jobs-done = Non svolge lavori, mentre un’altra scelta lo farebbe
godfather-advice-gain-jobs = Avvicina nuovi lavori
godfather-advice-risk-jobs = Allontana i lavori
godfather-advice-gain-allies = Sfrutta meglio i tuoi alleati
godfather-advice-risk-allies = Sfrutta meno i tuoi alleati
godfather-advice-gain-figures = Tiene miniature nella tua riserva
godfather-advice-risk-figures = Consuma miniature che potrebbero mancarti
godfather-advice-gain-places = Ti tiene aperte buone caselle
godfather-advice-risk-places = Cede buone caselle
godfather-advice-gain-turfs = Rafforza i tuoi territori
godfather-advice-risk-turfs = Indebolisce la tua presa sui territori
godfather-advice-gain-hand-limit = Salva la tua mano dal tributo
godfather-advice-risk-hand-limit = Gonfia la tua mano, e il tributo può portarla via
godfather-advice-gain-harm = C’è altro in arrivo: altri passi o un furto
godfather-advice-risk-harm = Lascia inutilizzati altri passi o un furto
