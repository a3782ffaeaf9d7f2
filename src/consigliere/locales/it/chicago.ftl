### Chicago, in italiano (motore non ufficiale, parole nostre).
### Quasi tutti i valori delle carte sono ricostruiti e non sono quelli stampati. I nomi di giocatori, carte e
### luoghi entrano in una frase come parole finite, dopo i due punti o tra virgolette.

chicago-title = Chicago

## Families, henchmen, tokens

chicago-family-colombo = Colombo
chicago-family-colombo-mark = Co
chicago-family-bonanno = Bonanno
chicago-family-bonanno-mark = Bo
chicago-family-gambino = Gambino
chicago-family-gambino-mark = Ga
chicago-family-genovese = Genovese
chicago-family-genovese-mark = Ge
chicago-colour-orange = arancione
chicago-colour-orange-mark = A
chicago-colour-purple = viola
chicago-colour-purple-mark = V
chicago-colour-brown = marrone
chicago-colour-brown-mark = M
chicago-colour-grey = grigio
chicago-colour-grey-mark = G
chicago-colour-agent = agente FBI
chicago-colour-agent-mark = F
chicago-token-mansion = villa
chicago-token-car = auto
chicago-token-art = opera d’arte
chicago-token-title = titolo
chicago-token-gangster = gangster
chicago-token-hat = influenza cappello
chicago-token-city = influenza città
chicago-token-mansion-short = villa
chicago-token-car-short = auto
chicago-token-art-short = arte
chicago-token-title-short = tit.
chicago-token-gangster-short = gang
chicago-token-hat-short = capp
chicago-token-city-short = citt
chicago-players-2 = due giocatori
chicago-players-3 = tre giocatori
chicago-players-4 = quattro giocatori

## Cards of the deck

chicago-card-gangster = gangster
chicago-card-family = carta famiglia
chicago-card-movement = movimento
chicago-card-mansion = villa
chicago-card-car = auto
chicago-card-art = opera d’arte
chicago-card-title = titolo
chicago-card-special = azione speciale
chicago-card-gangster-text = Azione Gangster: calala in tavola e paga $1. I gangster servono per le attività e gli attacchi; con 4 hai l’immunità dalla Tangente.
chicago-card-family-text = Azione Famiglia: calane da una a tre, senza pagare; mai più di tre in tavola. Servono per le attività, alzano ognuna di uno il limite di carte in mano e se ne vanno tutte per un potere di famiglia.
chicago-card-movement-text = Azione Movimento: scartala e sposta uno o due gettoni diversi della città, ognuno fino a tre passi in diagonale.
chicago-card-mansion-text = Azione Beni: calala in tavola e paga $1. Le serie di beni diversi valgono 1, 2, 4, 6.
chicago-card-car-text = Azione Beni: calala in tavola e paga $1. Le serie di beni diversi valgono 1, 2, 4, 6.
chicago-card-art-text = Azione Beni: calala in tavola e paga $1. Le serie di beni diversi valgono 1, 2, 4, 6.
chicago-card-title-text = Azione Beni: calala in tavola e paga $1. Le serie di beni diversi valgono 1, 2, 4, 6.
chicago-special-S1 = Immunità
chicago-special-S1-text = Pesca 1. Fino alla fine del round non subisci penalità delle carte città.
chicago-special-S2 = Reclutamento
chicago-special-S2-text = Cala fino a due gangster dalla mano senza pagare.
chicago-special-S3 = Asta
chicago-special-S3-text = Cala fino a due beni dalla mano senza pagare.
chicago-special-S4 = Testimone scomodo
chicago-special-S4-text = Rimuovi dal gioco un agente della città. Pesca 1.
chicago-special-S5 = Ingaggio
chicago-special-S5-text = Prendi uno scagnozzo accanto a un’attività che controlli. Nessun agente prende il suo posto.
chicago-special-S6 = Traffico d’influenze
chicago-special-S6-text = Metti fino a due carte della mano come influenza senza pagare.
chicago-special-S7 = Contrabbando
chicago-special-S7-text = Pesca 3.
chicago-special-S8 = Attentato
chicago-special-S8-text = Un rivale che ha almeno un gangster, e non più gangster di te, ne perde uno. Pesca 1.
chicago-special-S9 = Ricatto
chicago-special-S9-text = Prendi una carta a caso a testa dalla mano di uno o due rivali; in due giocatori, due dalla mano del rivale.
chicago-special-S10 = Riciclaggio
chicago-special-S10-text = Scarta fino a tre carte, poi pescane altrettante più due.

## Businesses, and in six letters for the map

chicago-business-1 = Bar
chicago-business-1-short = Bar
chicago-business-2 = Tabaccheria
chicago-business-2-short = Tabacc
chicago-business-3 = Pescheria
chicago-business-3-short = Pesch.
chicago-business-4 = Magazzino
chicago-business-4-short = Magaz.
chicago-business-5 = Teatro
chicago-business-5-short = Teatro
chicago-business-6 = Radio
chicago-business-6-short = Radio
chicago-business-7 = Giornale
chicago-business-7-short = Giorn.
chicago-business-8 = Cinema
chicago-business-8-short = Cinema
chicago-business-9 = Maneggio
chicago-business-9-short = Maneg.
chicago-business-10 = Golf club
chicago-business-10-short = Golf
chicago-business-11 = Cabaret
chicago-business-11-short = Cabar.
chicago-business-12 = Sala boxe
chicago-business-12-short = Boxe
chicago-business-13 = Distilleria
chicago-business-13-short = Distil
chicago-business-14 = Ristorante
chicago-business-14-short = Risto.
chicago-business-15 = Gioielleria
chicago-business-15-short = Gioie.
chicago-business-16 = Banco pegni
chicago-business-16-short = Pegni
chicago-business-17 = Casinò
chicago-business-17-short = Casinò
chicago-business-18 = Hotel
chicago-business-18-short = Hotel
chicago-business-19 = Fabbrica
chicago-business-19-short = Fabbr.
chicago-business-20 = Banca
chicago-business-20-short = Banca
chicago-business-21 = Porto
chicago-business-21-short = Porto
chicago-business-22 = Ferrovia
chicago-business-22-short = Ferrov
chicago-business-23 = Macello
chicago-business-23-short = Macel.
chicago-business-24 = Aeroporto
chicago-business-24-short = Aerop.

## City cards

chicago-penalty-bribe = Tangente
chicago-penalty-sabotage = Sabotaggio
chicago-penalty-ethics = Codice etico
chicago-penalty-confrontation = Scontro
chicago-city-card-bribe-short = Tangente
chicago-city-card-bribe-text = Chi prende il controllo paga $1 in più, se ha una carta in mano. Immunità con almeno 4 gangster.
chicago-city-card-sabotage-short = Sabotag.
chicago-city-card-sabotage-text = Chi prende il controllo perde un bene. Immunità con almeno 2 di influenza cappello e 2 di influenza città.
chicago-city-card-code-of-ethics-short = Codice
chicago-city-card-code-of-ethics-text = Chi prende il controllo perde un’influenza. Immunità con tutti e quattro i tipi di bene.
chicago-city-card-confrontation-short = Scontro
chicago-city-card-confrontation-text = Chi prende il controllo perde un gangster. Immunità con uno scagnozzo di ogni colore.
chicago-city-card-al-capone-down = Al Capone, verso il basso
chicago-city-card-al-capone-down-short = Capone ↓
chicago-city-card-al-capone-down-text = Taglieggiare in questa fila dà una carta in più. Alla fine del round si sposta di una fila in giù.
chicago-city-card-al-capone-up = Al Capone, verso l’alto
chicago-city-card-al-capone-up-short = Capone ↑
chicago-city-card-al-capone-up-text = Taglieggiare in questa fila dà una carta in più. Alla fine del round si sposta di una fila in su.

## Mini-board

chicago-area-influence = Influenza
chicago-area-influence-short = Inf
chicago-area-influence-text = grigio + marrone: niente $1 per un’influenza, una volta per round
chicago-area-gangsters = Gangster
chicago-area-gangsters-short = Gan
chicago-area-gangsters-text = viola + viola: niente $1 per un gangster, una volta per round
chicago-area-assets = Beni
chicago-area-assets-short = Ben
chicago-area-assets-text = marrone + marrone: niente $1 per un bene, una volta per round
chicago-area-business = Attività
chicago-area-business-short = Att
chicago-area-business-text = viola + arancione: pesca due carte invece di una, ogni volta
chicago-area-special = Speciale
chicago-area-special-short = Spe
chicago-area-special-text = arancione + arancione: ignora la coppia di una carta speciale, ogni volta
chicago-area-movement = Movimento
chicago-area-movement-short = Mov
chicago-area-movement-text = grigio + grigio: dopo il movimento puoi rimuovere un agente, ogni volta
chicago-power-son = Figlio (almeno 1 carta famiglia)
chicago-power-son-text = pesca due carte; immunità da una penalità in questo round
chicago-power-father = Padre (almeno 2 carte famiglia)
chicago-power-father-text = pesca quattro carte; puoi spostare un agente
chicago-power-grandfather = Nonno (3 carte famiglia)
chicago-power-grandfather-text = pesca una carta; puoi prendere uno scagnozzo, rimuovere un agente
chicago-extra-A = Azione extra A
chicago-extra-A-text = almeno 4 di influenza in tutto
chicago-extra-B = Azione extra B
chicago-extra-B-text = almeno 4 gangster
chicago-extra-C = Azione extra C
chicago-extra-C-text = un bene di ogni tipo
chicago-extra-D = Azione extra D
chicago-extra-D-text = uno scagnozzo di ogni colore
chicago-extra-E = Azione extra E
chicago-extra-E-text = il controllo di almeno 4 attività
chicago-benefit-income = due carte
chicago-benefit-bonus = un bonus in prestito
chicago-benefit-control = un controllo con un requisito in meno

## Phases

chicago-phase-set-up = Preparazione
chicago-phase-income = Entrate
chicago-phase-actions = Azioni
chicago-phase-control = Controllo
chicago-phase-round-end = Fine del round
chicago-phase-end = Fine

## Events: set-up and rounds

chicago-event-deck-made =
    { $cards ->
        [one] Gli scarti si mischiano in un nuovo mazzo: 1 carta.
       *[other] Gli scarti si mischiano in un nuovo mazzo: { $cards } carte.
    }
chicago-event-card-dealt =
    { $kind ->
        [hidden] { $seat } riceve una carta.
       *[other] { $seat } riceve: { $kind }
    }
chicago-event-card-drawn =
    { $kind ->
        [hidden] { $seat } pesca una carta.
       *[other] { $seat } pesca: { $kind }
    }
chicago-event-card-under =
    { $kind ->
        [hidden] { $seat } mette una carta sotto il mazzo.
       *[other] { $seat } mette sotto il mazzo: { $kind }
    }
chicago-event-card-returned =
    { $kind ->
        [hidden] { $seat } restituisce una carta sotto il mazzo.
       *[other] { $seat } restituisce sotto il mazzo: { $kind }
    }
chicago-event-henchman-laid = Uno scagnozzo sta nel varco { $hole }: { $colour }
chicago-event-city-card-laid = Accanto alla fila { $row } c’è: «{ $city_card }»
chicago-event-first-henchman = { $seat } comincia con uno scagnozzo: { $colour }
chicago-event-start-player = { $seat } inizia il round.
chicago-event-round-begins = Inizia il round { $round }.
chicago-event-phase-begins = Fase: { $phase }
chicago-event-turn-begins =
    { $extra ->
        [yes] { $seat } può fare un’azione extra.
       *[no] Tocca a { $seat }.
    }
chicago-event-business-revealed = Rivelata in { $card }: «{ $business }»
chicago-event-token-laid = Un gettone bonus sta su «{ $card }»: { $token }

## Events: income

chicago-event-godchild = { $seat } ha l’aiuto del padrino in questo round.
chicago-event-extorted =
    { $cards ->
        [one] { $seat } taglieggia «{ $card }»: 1 carta
       *[other] { $seat } taglieggia «{ $card }»: { $cards } carte
    }
chicago-event-not-extorted = { $seat } non taglieggia nulla.
chicago-event-godfather-income = { $seat } prende le due carte del padrino.

## Events: actions

chicago-event-money-paid =
    { $kind ->
        [hidden] { $seat } paga $1.
       *[other] { $seat } paga $1: { $kind }
    }
chicago-event-bonus-used =
    { $by_godfather ->
        [yes] { $seat } usa un bonus prestato dal padrino: { $area }
       *[no] { $seat } usa il bonus: { $area }
    }
chicago-event-influence-laid =
    { $side ->
        [hat] { $seat } cala influenza cappello{ $kind ->
            [hidden] .
           *[other] : { $kind }
        }
       *[city] { $seat } cala influenza città{ $kind ->
            [hidden] .
           *[other] : { $kind }
        }
    }
chicago-event-gangster-laid = { $seat } cala un gangster.
chicago-event-asset-laid = { $seat } cala un bene: { $asset }
chicago-event-special-played = { $seat } gioca la carta speciale «{ $special }».
chicago-event-movement-played = { $seat } gioca una carta movimento.
chicago-event-token-moved = { $seat } sposta un gettone da { $from } a { $to }: { $token }
chicago-event-agent-removed = { $seat } rimuove dal gioco l’agente nel varco { $hole }.
chicago-event-family-laid =
    { $cards ->
        [one] { $seat } cala 1 carta famiglia.
       *[other] { $seat } cala { $cards } carte famiglia.
    }
chicago-event-power-used =
    { $power ->
        [son] { $seat } usa il Figlio
        [father] { $seat } usa il Padre
       *[grandfather] { $seat } usa il Nonno
    } e scarta { $cards ->
        [one] 1 carta famiglia.
       *[other] { $cards } carte famiglia.
    }
chicago-event-immune =
    { $penalty ->
        [all] { $seat } ha l’immunità da tutte le penalità in questo round.
       *[other] { $seat } ha l’immunità in questo round da: «{ $penalty }»
    }
chicago-event-henchman-taken = { $seat } prende uno scagnozzo dal varco { $hole }: { $colour }
chicago-event-henchman-placed = { $seat } piazza uno scagnozzo nell’area «{ $area }»: { $colour }
chicago-event-henchman-lost = { $seat } non ha più spazi, quindi uno scagnozzo esce dal gioco: { $colour }
chicago-event-agent-placed = Un agente FBI arriva nel varco { $hole }.
chicago-event-extra-claimed = { $seat } ottiene l’azione extra { $extra }.
chicago-event-extra-used = { $seat } usa l’azione extra { $extra }.
chicago-event-blackmailed =
    { $kind ->
        [hidden] { $seat } prende una carta dalla mano di { $victim }.
       *[other] { $seat } prende dalla mano di { $victim }: { $kind }
    }
chicago-event-card-discarded =
    { $kind ->
        [hidden] { $seat } scarta una carta.
       *[other] { $seat } scarta: { $kind }
    }

## Events: control

chicago-event-claim-announced =
    { $ignoring ->
        [none] { $seat } rivendica «{ $card }».
        [henchmen] { $seat } rivendica «{ $card }», con l’aiuto del padrino senza gli scagnozzi.
        [asset] { $seat } rivendica «{ $card }», con l’aiuto del padrino senza il bene.
        [influence] { $seat } rivendica «{ $card }», con l’aiuto del padrino senza l’influenza.
        [family] { $seat } rivendica «{ $card }», con l’aiuto del padrino senza carta famiglia.
        [gangsters] { $seat } rivendica «{ $card }», con l’aiuto del padrino senza i gangster.
       *[money] { $seat } rivendica «{ $card }», con l’aiuto del padrino senza il denaro.
    }
chicago-event-attack-announced =
    { $ignoring ->
        [none] { $seat } attacca { $owner }: «{ $card }».
        [henchmen] { $seat } attacca { $owner }: «{ $card }», con l’aiuto del padrino senza gli scagnozzi.
        [asset] { $seat } attacca { $owner }: «{ $card }», con l’aiuto del padrino senza il bene.
        [influence] { $seat } attacca { $owner }: «{ $card }», con l’aiuto del padrino senza l’influenza.
        [family] { $seat } attacca { $owner }: «{ $card }», con l’aiuto del padrino senza carta famiglia.
        [gangsters] { $seat } attacca { $owner }: «{ $card }», con l’aiuto del padrino senza i gangster.
       *[money] { $seat } attacca { $owner }: «{ $card }», con l’aiuto del padrino senza il denaro.
    }
chicago-event-passed = { $seat } passa.
chicago-event-opposed =
    { $ignoring ->
        [none] { $seat } si oppone.
        [henchmen] { $seat } si oppone, con l’aiuto del padrino senza gli scagnozzi.
        [asset] { $seat } si oppone, con l’aiuto del padrino senza il bene.
        [influence] { $seat } si oppone, con l’aiuto del padrino senza l’influenza.
        [family] { $seat } si oppone, con l’aiuto del padrino senza carta famiglia.
        [gangsters] { $seat } si oppone, con l’aiuto del padrino senza i gangster.
       *[money] { $seat } si oppone, con l’aiuto del padrino senza il denaro.
    }
chicago-event-not-opposed = { $seat } non si oppone.
chicago-event-opposition-won = { $seat } vince «{ $card }» opponendosi.
chicago-event-control-taken =
    { $from ->
        [none] { $seat } prende il controllo di «{ $card }».
       *[other] { $seat } prende «{ $card }» a { $from }.
    }
chicago-event-token-taken = { $seat } prende il gettone bonus: { $token }
chicago-event-chief-placed = { $seat } mette il capofamiglia su «{ $card }».
chicago-event-gangster-lost =
    { $token ->
        [yes] { $seat } cede un gettone gangster.
       *[no] { $seat } cede un gangster.
    }
chicago-event-influence-lost =
    { $side ->
        [hat] { $token ->
            [yes] { $seat } cede un gettone influenza cappello.
           *[no] { $seat } cede influenza cappello{ $kind ->
                [hidden] .
               *[other] : { $kind }
            }
        }
       *[city] { $token ->
            [yes] { $seat } cede un gettone influenza città.
           *[no] { $seat } cede influenza città{ $kind ->
                [hidden] .
               *[other] : { $kind }
            }
        }
    }
chicago-event-asset-lost =
    { $token ->
        [yes] { $seat } cede un gettone bene: { $asset }
       *[no] { $seat } cede un bene: { $asset }
    }
chicago-event-penalty-escaped = { $seat } ha l’immunità dalla penalità «{ $penalty }».
chicago-event-penalty-strikes = { $seat } subisce la penalità «{ $penalty }».
chicago-event-penalty-empty = { $seat } non ha nulla da perdere con la penalità «{ $penalty }».

## Events: end of a round and of the game

chicago-event-hand-limit =
    { $kind ->
        [hidden] { $seat } scarta una carta oltre il limite.
       *[other] { $seat } scarta oltre il limite: { $kind }
    }
chicago-event-city-cards-taken = Si raccolgono le carte città.
chicago-event-scored =
    { $score ->
        [one] { $seat } finisce con 1 punto.
       *[other] { $seat } finisce con { $score } punti.
    }
chicago-event-winner = { $seat } vince.
chicago-event-place-points =
    { $points ->
        [one] { $seat } riceve 1 punto per il posto.
       *[other] { $seat } riceve { $points } punti per il posto.
    }

## Several events told as one

chicago-log-dealt =
    { $cards ->
        [hidden] { $seat } riceve { $count ->
            [one] 1 carta.
           *[other] { $count } carte.
        }
       *[other] { $seat } riceve: { $cards }
    }
chicago-log-draws =
    { $cards ->
        [hidden] { $seat } pesca { $count ->
            [one] 1 carta.
           *[other] { $count } carte.
        }
       *[other] { $seat } pesca: { $cards }
    }
chicago-log-under =
    { $cards ->
        [hidden] { $seat } mette { $count ->
            [one] 1 carta sotto il mazzo.
           *[other] { $count } carte sotto il mazzo.
        }
       *[other] { $seat } mette sotto il mazzo: { $cards }
    }
chicago-log-pays =
    { $cards ->
        [hidden] { $seat } paga ${ $count }.
       *[other] { $seat } paga ${ $count }: { $cards }
    }
chicago-log-discards =
    { $cards ->
        [hidden] { $seat } scarta { $count ->
            [one] 1 carta.
           *[other] { $count } carte.
        }
       *[other] { $seat } scarta: { $cards }
    }
chicago-log-limit =
    { $cards ->
        [hidden] { $seat } scarta oltre il limite { $count ->
            [one] 1 carta.
           *[other] { $count } carte.
        }
       *[other] { $seat } scarta oltre il limite: { $cards }
    }

## Actions

chicago-action-influence =
    { $side ->
        [hat] Influenza cappello: { $card }
       *[city] Influenza città: { $card }
    }
chicago-action-gangster = Cala un gangster
chicago-action-asset = Bene: { $asset }
chicago-action-business = Rivela: { $card }
chicago-action-business-draw = Attività: pesca una carta, tutte le attività sono rivelate
chicago-action-special = Carta speciale: { $special }
chicago-action-special-by-godfather = Carta speciale con l’aiuto del padrino: { $special }
chicago-action-movement = Movimento: sposta uno o due gettoni
chicago-action-family =
    { $cards ->
        [one] Famiglia: cala 1 carta
       *[other] Famiglia: cala { $cards } carte
    }
chicago-action-son = Potere di famiglia: Figlio
chicago-action-father = Potere di famiglia: Padre
chicago-action-grandfather = Potere di famiglia: Nonno
chicago-action-go-on = Continua
chicago-action-pay = Paga con: { $card }
chicago-action-free = Non pagare: usa il tuo bonus
chicago-action-free-by-godfather = Non pagare: usa il bonus prestato dal padrino
chicago-action-reveal = Rivela: { $card }
chicago-action-extort = Taglieggia: { $card }
chicago-action-no-extortion = Non taglieggiare nulla
chicago-action-godfather-income = Prendi le due carte del padrino
chicago-action-under = Metti sotto il mazzo: { $card }
chicago-action-use-bonus = Usa il bonus
chicago-action-no-bonus = Lascia il bonus
chicago-action-use-bonus-by-godfather = Usa il bonus prestato dal padrino
chicago-action-token = Varco { $hole } ({ $token })
chicago-action-no-token = Non spostare (altri) gettoni
chicago-action-to = Nel varco { $hole }
chicago-action-remove-agent = L’agente nel varco { $hole }
chicago-action-no-agent = Non rimuovere agenti
chicago-action-place-own = { $area }
chicago-action-place-shared = { $area }
chicago-action-lay = Cala: { $card }
chicago-action-lay-influence =
    { $side ->
        [hat] Influenza cappello: { $card }
       *[city] Influenza città: { $card }
    }
chicago-action-no-more = Nessun’altra carta
chicago-action-rival = { $seat }
chicago-action-no-rival = Nessun altro
chicago-action-discard = Scarta: { $card }
chicago-action-lose-gangster =
    { $of ->
        [card] Una carta gangster
       *[token] Un gettone gangster
    }
chicago-action-lose-influence =
    { $side ->
        [hat] Influenza cappello: { $card }
       *[city] Influenza città: { $card }
    }
chicago-action-lose-influence-token =
    { $side ->
        [hat] Il gettone influenza cappello
       *[city] Il gettone influenza città
    }
chicago-action-lose-asset = La carta: { $asset }
chicago-action-lose-asset-token = Il gettone: { $asset }
chicago-action-immune = { $penalty }
chicago-action-claim =
    { $ignoring ->
        [none] Rivendica: { $card }
        [henchmen] Rivendica con aiuto: { $card } senza gli scagnozzi
        [asset] Rivendica con aiuto: { $card } senza il bene
        [influence] Rivendica con aiuto: { $card } senza l’influenza
        [family] Rivendica con aiuto: { $card } senza carta famiglia
        [gangsters] Rivendica con aiuto: { $card } senza i gangster
       *[money] Rivendica con aiuto: { $card } senza il denaro
    }
chicago-action-attack =
    { $ignoring ->
        [none] Attacca: { $card }
        [henchmen] Attacca con aiuto: { $card } senza gli scagnozzi
        [asset] Attacca con aiuto: { $card } senza il bene
        [influence] Attacca con aiuto: { $card } senza l’influenza
        [family] Attacca con aiuto: { $card } senza carta famiglia
        [gangsters] Attacca con aiuto: { $card } senza i gangster
       *[money] Attacca con aiuto: { $card } senza il denaro
    }
chicago-action-pass = Passa
chicago-action-oppose =
    { $ignoring ->
        [none] Opponiti
        [henchmen] Opponiti con l’aiuto del padrino, senza gli scagnozzi
        [asset] Opponiti con l’aiuto del padrino, senza il bene
        [influence] Opponiti con l’aiuto del padrino, senza l’influenza
        [family] Opponiti con l’aiuto del padrino, senza carta famiglia
        [gangsters] Opponiti con l’aiuto del padrino, senza i gangster
       *[money] Opponiti con l’aiuto del padrino, senza il denaro
    }
chicago-action-no-opposition = Non opporti
chicago-action-henchman = Varco { $hole } ({ $colour })
chicago-action-chief = Metti qui il tuo capofamiglia
chicago-action-no-chief = Tieni il tuo capofamiglia
chicago-action-extra = Azione extra { $extra }
chicago-action-return = Restituisci: { $card }
chicago-action-keep = Tieni: { $card }

## The first list of a turn

chicago-group-power-son = Potere di famiglia: Figlio
chicago-group-power-father = Potere di famiglia: Padre
chicago-group-power-grandfather = Potere di famiglia: Nonno
chicago-group-hat = Influenza: cappello
chicago-group-city = Influenza: città
chicago-group-gangster = Gangster: calane uno
chicago-group-asset = Beni: calane uno
chicago-group-business = Attività: rivela e pesca
chicago-group-special = Speciale: gioca una carta
chicago-group-movement = Movimento: sposta gettoni
chicago-group-family = Famiglia: cala carte
chicago-group-claim = Rivendica un’attività
chicago-group-claim-help = Rivendica con l’aiuto del padrino
chicago-group-attack = Attacca un’attività
chicago-group-attack-help = Attacca con l’aiuto del padrino
chicago-group-pass = Passa: sei fuori da questa fase
chicago-group-go-on = Continua senza azione extra
chicago-group-row-a = Varchi della fila a
chicago-group-row-b = Varchi della fila b
chicago-group-row-c = Varchi della fila c
chicago-group-row-d = Varchi della fila d
chicago-group-row-e = Varchi della fila e
chicago-group-row-f = Varchi della fila f

## What is asked

chicago-prompt-act =
    { $extra ->
        [yes] La tua azione extra: usala o tieni i suoi 2 punti.
       *[no] Tocca a te: fai un’azione.
    }
chicago-prompt-after =
    { $window ->
        [taken] Il controllo è tuo: usi un potere di famiglia o continui?
        [end] Prima che finisca il tuo turno: usi un potere di famiglia o continui?
       *[action] Usi ora un potere di famiglia o continui?
    }
chicago-prompt-pay =
    { $for ->
        [influence] Paga $1 per l’influenza: scarta una carta.
        [gangsters] Paga $1 per il gangster: scarta una carta.
        [assets] Paga $1 per il bene: scarta una carta.
        [bribe] La Tangente: paga $1, scarta una carta.
       *[business] Paga ${ $amount } per «{ $card }»: { $amount ->
            [one] scarta una carta.
           *[other] scarta { $amount } carte.
        }
    }
chicago-prompt-reveal = Rivela un’attività: quale carta coperta?
chicago-prompt-extort =
    { $godchild ->
        [yes] Non hai nulla di nuovo da taglieggiare. Prendi le due carte del padrino?
       *[no] Taglieggi una delle tue attività?
    }
chicago-prompt-under =
    { $attacked ->
        [yes] { $seat } attacca la tua attività «{ $card }»: per questo hai pescato due carte. Quale va sotto il mazzo?
       *[no]
            { $count ->
                [one] Quale delle carte pescate va sotto il mazzo?
               *[other] Quali { $count } delle carte pescate vanno sotto il mazzo?
            }
    }
chicago-prompt-use-bonus =
    { $area ->
        [business] Bonus Attività: peschi due carte invece di una?
       *[movement] Bonus Movimento: rimuovi un agente?
    }
chicago-prompt-token =
    { $purpose ->
        [father] Padre: quale agente si sposta?
        [second] Movimento: quale secondo gettone si sposta?
       *[movement] Movimento: quale gettone si sposta?
    }
chicago-prompt-hole = Dove va dal varco { $hole }? ({ $token })
chicago-prompt-agent = Quale agente esce dal gioco?
chicago-prompt-place = Dove va il tuo scagnozzo? ({ $colour })
chicago-prompt-lay = «{ $special }»: quale carta cali senza pagare?
chicago-prompt-rival =
    { $special ->
        [S8] Attentato: chi perde un gangster?
       *[S9] Ricatto: dalla mano di chi prendi una carta?
    }
chicago-prompt-lose-gangster =
    { $why ->
        [attack] L’attacco ti costa un gangster: quale?
        [penalty] Lo Scontro ti costa un gangster: quale?
       *[special] L’attentato ti costa un gangster: quale?
    }
chicago-prompt-lose-influence =
    { $why ->
        [penalty] Il Codice etico ti costa un’influenza: quale?
       *[opposition] Opporti ti costa un’influenza: quale?
    }
chicago-prompt-lose-asset = Il Sabotaggio ti costa un bene: quale?
chicago-prompt-choose-penalty = Figlio: da quale penalità hai l’immunità in questo round?
chicago-prompt-claim = Tocca a te: rivendica un’attività, attaccane una o passa.
chicago-prompt-oppose = { $seat } rivendica «{ $card }». Ti opponi? Ti costa un’influenza.
chicago-prompt-henchman =
    { $why ->
        [grandfather] Nonno: quale scagnozzo della città prendi?
        [special] Ingaggio: quale scagnozzo prendi?
       *[control] Quale scagnozzo accanto a «{ $card }» prendi?
    }
chicago-prompt-chief = Metti il tuo capofamiglia su «{ $card }»? Nessuno può attaccarla in questo round.
chicago-prompt-extra-choice = Hai raggiunto due condizioni: quale azione extra prendi?
chicago-prompt-discard = Riciclaggio: scarta fino a { $count } carte; ne peschi altrettante più due.
chicago-prompt-return-cards = Scegli in segreto due carte che tornano sotto il mazzo, prima quella che sta sopra.
chicago-prompt-keep-cards =
    { $limit ->
        [one] Limite di carte in mano: scegli la carta che tieni.
       *[other] Limite di carte in mano: scegli le { $limit } carte che tieni.
    }

## Hints: what a choice brings

chicago-need-henchmen = scagnozzi: { $colours }
chicago-need-asset = bene: { $asset }
chicago-need-any = qualsiasi
chicago-need-influence =
    { $side ->
        [hat] influenza cappello { $count }
       *[city] influenza città { $count }
    }
chicago-need-family = una carta famiglia
chicago-need-gangsters =
    { $count ->
        [one] 1 gangster
       *[other] { $count } gangster
    }
chicago-need-money = ${ $count }
chicago-hint-business = richiede { $needs } → entrate { $income }, punti { $points }
chicago-hint-control = paghi ${ $money } → entrate { $income }, punti { $points }
chicago-hint-token = gettone: { $token }
chicago-hint-owner = contro { $seat }
chicago-hint-penalty =
    { $immune ->
        [yes] immunità: { $penalty }
       *[no] penalità: { $penalty }
    }
chicago-hint-loss =
    { $penalty ->
        [bribe] costerebbe $1 in più, accanto alla fila { $row }
        [sabotage] costerebbe un bene, accanto alla fila { $row }
        [code-of-ethics] costerebbe un’influenza, accanto alla fila { $row }
       *[confrontation] costerebbe un gangster, accanto alla fila { $row }
    }
chicago-hint-cards =
    { $cards ->
        [one] pesca 1 carta
       *[other] pesca { $cards } carte
    }
chicago-hint-near = accanto: { $tokens }
chicago-hint-row = fila: { $card }
chicago-hint-area = qui: { $inside } · { $bonus }
chicago-hint-areas = per { $areas }
chicago-hint-completes = completa { $areas }
chicago-hint-fourth = nessuno spazio: uscirebbe dal gioco
chicago-hint-rival =
    { $cards ->
        [one] 1 carta in mano
       *[other] { $cards } carte in mano
    }, { $gangsters ->
        [one] 1 gangster
       *[other] { $gangsters } gangster
    }
chicago-hint-special = { $mark }{ $pair } → { $text }
chicago-group-have = ne hai { $have }
chicago-group-count =
    { $count ->
        [one] 1 possibilità
       *[other] { $count } possibilità
    }

## The screen

chicago-ui-round = ROUND { $round }/{ $rounds }
chicago-ui-start-player = inizia:
chicago-ui-piles = mazzo { $deck } · scarti { $discards }
chicago-ui-supply = Agenti nella riserva { $agents } · azioni extra rimaste { $extras }
chicago-ui-aside = da parte: { $cards }
chicago-ui-godchild-uses =
    { $used ->
        [none] aiuto del padrino, due vantaggi disponibili
       *[other] aiuto del padrino, usato: { $used }
    }
chicago-ui-city = Chicago
chicago-ui-need =
    { $what ->
        [hat] capp{ $count }
        [city] città{ $count }
        [any] bene
        [mansion] villa
        [car] auto
        [art] arte
        [title] titolo
        [family] fam
        [gangsters] { $count }gang
       *[money] ${ $count }
    }
chicago-ui-need-tiny =
    { $what ->
        [hat] cap{ $count }
        [city] cit{ $count }
        [any] bene
        [mansion] villa
        [car] auto
        [art] arte
        [title] tit.
        [family] fam
        [gangsters] { $count }g
       *[money] ${ $count }
    }
chicago-ui-worth-tiny = { $income }/{ $points }
chicago-ui-worth = { $income }c { $points }★
chicago-ui-penalty = penalità
chicago-asset-mansion-mark = V
chicago-asset-car-mark = A
chicago-asset-art-mark = O
chicago-asset-title-mark = T
chicago-ui-column-hand = mano
chicago-ui-column-control = ctrl
chicago-ui-column-gangsters = gang
chicago-ui-column-hat = cap
chicago-ui-column-city = cit
chicago-ui-column-assets = beni
chicago-ui-column-family = fam
chicago-ui-column-extra = extra
chicago-ui-players-line = Carte/attività/gangster/influenza
chicago-ui-godchild-mark = p{ $left }
chicago-ui-passed-mark = –
chicago-ui-start = inizia
chicago-ui-godchild =
    { $left ->
        [0] aiuto del padrino
        [one] aiuto del padrino (ne resta { $left })
       *[other] aiuto del padrino (ne restano { $left })
    }
chicago-ui-passed = ha passato
chicago-ui-given =
    { $points ->
        [one] dati per il posto: 1 punto
       *[other] dati per il posto: { $points } punti
    }
chicago-ui-immune =
    { $penalties ->
        [all] immunità da tutte le penalità
       *[other] immunità: { $penalties }
    }
chicago-ui-seat-first = mano { $hand } · controlla { $controlled }/10 · gang { $gangsters } · fam { $family }
chicago-ui-seat-second = cappello { $hat } · città { $city } · beni: { $assets }
chicago-ui-seat-extra = extra { $extras }
chicago-ui-first = Primo scagnozzo:
chicago-ui-your-influence = La tua influenza:
chicago-ui-side =
    { $side ->
        [hat] cappello { $count }
       *[city] città { $count }
    }
chicago-ui-over-limit =
    { $over ->
        [one] 1 carta oltre il limite di { $limit }: va via alla fine di questo round.
       *[other] { $over } carte oltre il limite di { $limit }: vanno via alla fine di questo round.
    }
chicago-ui-sure =
    { $what ->
        [pass] Chi passa è fuori dalla fase. Potresti ancora prendere: { $cards }
       *[no-extortion] Potresti ancora taglieggiare: { $cards }
    }
chicago-ui-keys = ? aiuto · a consiglio · j carte · p N prova · u indietro · l registro · q · ≈ ricostruito, non il valore stampato
chicago-sure = Invio o y conferma; qualsiasi altra cosa fa scegliere di nuovo.
chicago-ui-own-specials = Le tue carte speciali
chicago-ui-businesses = Attività
chicago-ui-city-cards = Carte città
chicago-ui-extras = Azioni extra, ognuna per chi ci arriva per primo
chicago-ui-bonuses = Bonus della plancia
chicago-ui-powers = Poteri di famiglia: se ne vanno tutte le tue carte famiglia in tavola
chicago-ui-gone = presa
chicago-pick-total =
    { $count ->
        [one] { $cards } (1 carta)
       *[other] { $cards } ({ $count } carte)
    }
chicago-usage =
    { $command ->
        [c] c vuole una carta: c S3, c Casinò, c B3 per l’attività in B3, c b3 per il varco
        [r] r vuole una regola: r C6.3
       *[p] p vuole il numero di una scelta: p 2
    }
chicago-no-such-card = Nessuna carta, luogo o varco ha questo id o nome: { $id }
chicago-place-down = { $place }: un’attività coperta
chicago-place-gap =
    { $inside ->
        [none] { $hole }: un varco; è vuoto
       *[other] { $hole }: un varco; contiene: { $inside }
    }
chicago-place-beside = accanto: { $businesses }
chicago-preview-control = «{ $card }»: { $what }
chicago-preview-near =
    { $tokens ->
        [none] Accanto non ci sono scagnozzi.
       *[other] Accanto ci sono: { $tokens }
    }
chicago-preview-opposition =
    { $seats ->
        [none] Per come stanno le cose nessuno può opporsi.
       *[other] Può opporsi: { $seats }
    }
chicago-end-businesses = attività
chicago-end-henchmen = scagn.
chicago-end-assets = beni
chicago-end-extras = extra
chicago-end-cards = carte
chicago-end-agents = agenti
chicago-end-place = posto
chicago-end-influence = infl.
chicago-score-note = Se la partita finisse ora. Ogni agente accanto a un’attività costa un punto a chi la controlla; in caso di pareggio vince chi ha più influenza.
chicago-help =
    Scrivi il numero di una scelta e premi Invio; dove si scelgono più carte, scrivi
    tutti i numeri insieme.
    0      torna al primo elenco
    p N    anteprima: che cosa darebbe la scelta N prima di farla; di più carte: p 1 3
    u      ritira il tuo ultimo comando, fino all’ultima cosa rivelata
    a      consiglio: le tre scelte migliori, le probabilità, vantaggi e rischi
    j      carte speciali, attività, carte città, azioni extra, bonus, poteri
    score  i punti finora, fonte per fonte
    b      tutta la città e ogni plancia
    l      tutto il registro
    c X    una carta per id, nome o inizio del nome, quello che sta in un luogo o in
           un varco, un’azione extra: valori, testo e loro origine
           (c S3, c Casinò, c B3, c b3, c Sabotaggio, c A)
    r ID   una regola (per esempio r C6.3)
    s      salva; s FILE salva altrove
    q      salva ed esci
    Vale anche la notazione del motore (per esempio: asset car; pay gangster).
    ▸ la fase in corso
    B3: la terza attività della fila B · b3: il terzo varco della fila b · in un
    varco: scagnozzo A arancione, V viola, M marrone, G grigio, F agente FBI, · nulla
    ░ coperta · +arte +villa un gettone bonus: opera d’arte, villa
    Ga○ controlla Ga, non ancora taglieggiata · Ga● taglieggiata · ♛ con il capofamiglia
    Su uno schermo piccolo una fila è una riga, con la lettera all’inizio: «3Casinò
    Ga○» è la sua terza attività, «3AF» il suo terzo varco con uno scagnozzo
    arancione e un agente, + un gettone bonus; la carta città sta alla fine
    2c 3★ o 2/3: entrate di due carte, tre punti · i requisiti che ti mancano sono
    attenuati · 2gang o 2g due gangster · fam una carta famiglia
    Inf Gan Ben Att Spe Mov: aree della plancia; ✓ bonus pronto, ✗ usato in questo
    round; V A O T: villa, auto, opera d’arte, titolo
    ctrl attività controllate · ¹ giocatore iniziale · – ha passato
    p2 aiuto del padrino con due vantaggi · una lettera dopo Co: primo scagnozzo
    ≈ ricostruito, non il valore stampato

## Advice

chicago-advice-note-reasons = ▲ vantaggi e ▼ rischi in punti alla fine, rispetto alla scelta media.
chicago-advice-gain-hand = Ti lascia una mano migliore
chicago-advice-risk-hand = Ti costa buone carte
chicago-advice-gain-influence = Aumenta la tua influenza
chicago-advice-risk-influence = Lascia più bassa la tua influenza
chicago-advice-gain-gangsters = Rafforza la tua banda
chicago-advice-risk-gangsters = Indebolisce la tua banda
chicago-advice-gain-family = Sfrutta meglio la tua famiglia
chicago-advice-risk-family = Sfrutta meno la tua famiglia
chicago-advice-gain-henchmen = Conquista scagnozzi e i loro bonus
chicago-advice-risk-henchmen = Ti lascia meno scagnozzi o li espone
chicago-advice-gain-assets = Accresce i tuoi beni
chicago-advice-risk-assets = Non aggiunge nulla ai tuoi beni
chicago-advice-gain-extras = Avvicina un’azione extra
chicago-advice-risk-extras = Allontana un’azione extra
chicago-advice-gain-income = Porta entrate
chicago-advice-risk-income = Ti costa entrate
chicago-advice-gain-businesses = Apre la strada ad attività
chicago-advice-risk-businesses = Lascia attività fuori portata
chicago-advice-gain-attacks = Prepara un attacco
chicago-advice-risk-attacks = Rinuncia a un attacco
chicago-advice-gain-threats = Rende più sicure le tue attività
chicago-advice-risk-threats = Lascia le tue attività esposte agli attacchi
chicago-advice-gain-turns = Ti lascia più turni in questo round
chicago-advice-risk-turns = Ti costa turni in questo round
chicago-advice-gain-points = Fa subito punti
chicago-advice-risk-points = Fa meno punti subito
