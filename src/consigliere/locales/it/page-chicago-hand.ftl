### Chicago accanto alla città: plancia, mano, dossier, biglietto, vassoi, fine (motore non ufficiale, parole nostre).

## Panels

page-chicago-extras = Azioni extra
page-chicago-extras-first = a chi arriva primo
page-chicago-actions = Le tue azioni
page-chicago-your-hand = La tua mano · { $count }
page-chicago-tab-hand = Mano
page-chicago-limit = limite { $limit } a fine round
page-chicago-last-round = ultimo round: due carte, un punto
page-chicago-over-limit =
    { $over ->
        [one] 1 carta oltre il limite di { $limit }
       *[other] { $over } carte oltre il limite di { $limit }
    }
page-chicago-no-cards = Nessuna carta in mano.
page-chicago-deck = mazzo
page-chicago-discards = scarti
page-chicago-agents = agenti
page-chicago-ticket =
    { $state ->
        [free] Azione extra { $extra }, per chi arriva per primo a: { $text }. Vale un’azione in più, o 2 punti.
        [held] Azione extra { $extra }: è di { $name }. Vale un’azione in più, o 2 punti.
       *[gone] Azione extra { $extra }: già usata.
    }

## The question line

page-chicago-how-act =
    { $number ->
        [1] La prima di tre. Scegli un’attività illuminata per rivelarla e pescare una carta, oppure un’azione sulla tua plancia.
        [2] La seconda di tre. Scegli un’attività illuminata per rivelarla e pescare una carta, oppure un’azione sulla tua plancia.
       *[other] L’ultima di tre. Scegli un’attività illuminata per rivelarla e pescare una carta, oppure un’azione sulla tua plancia.
    }
page-chicago-how =
    { $asked ->
        [act] Scegli un’attività illuminata, oppure un’azione sulla tua plancia.
        [claim] Puoi rivendicare le attività color ottone e attaccare quelle rosse. Chi passa è fuori dalla fase.
        [oppose] Hai più influenza. Opporti te ne costa una; il tuo turno resta tuo.
        [extort] Una sola attività in questo round. Le file di Al Capone danno una carta in più.
        [reveal] Le attività illuminate ne toccano una scoperta con un angolo.
        [token] Scegli un varco illuminato. I gettoni si spostano fino a tre passi in diagonale.
        [hole] I varchi illuminati distano al massimo tre passi in diagonale. Il numero dice che cosa significa per te.
        [agent] L’agente esce dal gioco per sempre.
        [henchman] Il numero dice che cosa ti porterebbe, contando l’agente al suo posto.
        [place] Una coppia nella stessa area ne dà il bonus.
        [pay] Ogni carta vale $1; nessuno vede quale dai via.
        [after] Per un potere se ne vanno tutte le tue carte famiglia in tavola.
        [after-penalty] Prima della penalità della fila. Per un potere se ne vanno tutte le tue carte famiglia in tavola.
        [after-end] Prima che finisca il tuo turno. Per un potere se ne vanno tutte le tue carte famiglia in tavola.
        [chief] Un capofamiglia protegge un’attività fino alla fine del round.
        [keep-cards] Scegli sul vassoio. Non parte nulla prima che tu prema il pulsante rosso.
        [return-cards] Scegli sul vassoio. Non parte nulla prima che tu prema il pulsante rosso.
        [discard] Scegli sul vassoio. Non parte nulla prima che tu prema il pulsante rosso.
       *[other] Scegli sul biglietto.
    }

## Mini-board

page-chicago-family = Famiglia
page-chicago-not-now = non ora
page-chicago-price =
    { $plate ->
        [free] gratis
        [influence] carta + $1
        [gangsters] carta + $1
        [assets] carta + $1
        [business] rivela, pesca 1
        [business-two] rivela, pesca 2
        [special] gratis
        [movement] 2 gettoni, 3 passi
       *[family] cala 1–3, gratis
    }
page-chicago-bonus =
    { $area ->
        [influence] senza $1
        [gangsters] senza $1
        [assets] senza $1
        [business] pesca 2
        [special] ignora la coppia
       *[movement] −1 agente
    }
page-chicago-slot-empty = spazio vuoto: { $colour }
page-chicago-hint-influence =
    { $extra ->
        [yes]
            { $more ->
                [0] { $count } in tutto per opporti
               *[other] { $count } in tutto; +{ $more }: azione extra A
            }
       *[no] { $count } in tutto per opporti
    }
page-chicago-hint-gangsters =
    { $more ->
        [0] immunità dalla Tangente
       *[other]
            { $extra ->
                [yes] +{ $more }: niente Tangente, azione extra B
               *[no] +{ $more }: niente Tangente
            }
    }
page-chicago-hint-assets =
    { $more ->
        [0] immunità dal Codice etico
       *[other]
            { $extra ->
                [yes]
                    { $more ->
                        [one] un altro tipo: azione extra C
                       *[other] altri { $more } tipi: azione extra C
                    }
               *[no] le serie valgono 1, 2, 4, 6
            }
    }
page-chicago-hint-business = { $count } di 10, taglieggiate: { $extorted }
page-chicago-hint-special =
    { $more ->
        [one] un altro arancione: la coppia non serve
       *[other] due arancioni: la coppia non serve
    }
page-chicago-hint-movement =
    { $more ->
        [one] un altro grigio: un agente esce dal gioco
       *[other] due grigi: un agente esce dal gioco
    }
page-chicago-in-hand =
    { $count ->
        [0] nessuna carta in mano
       *[other] { $count } in mano
    }
page-chicago-gangsters = Gangster: { $count }
page-chicago-asset-count = { $asset }: { $count }
page-chicago-family-laid = Carte famiglia in tavola: { $count }
page-chicago-power =
    { $power ->
        [son] Figlio
        [father] Padre
       *[grandfather] Nonno
    }
page-chicago-power-brings =
    { $power ->
        [son] pesca 2, un’immunità
        [father] pesca 4, sposta un agente
       *[grandfather] pesca 1, prendi uno scagnozzo
    }

## Dossiers

page-chicago-points-now = Punti se la partita finisse ora: { $count }
page-chicago-actions-taken = Azioni fatte: { $count } di { $of }
page-chicago-fact =
    { $fact ->
        [businesses] Attività: { $count }
        [hand] Carte in mano: { $count }
        [gangsters] Gangster: { $count }
        [family] Carte famiglia calate: { $count }
        [hat] Influenza cappello: { $count }
        [city] Influenza città: { $count }
       *[assets] Beni: { $count }
    }
page-chicago-fact-hand = solo il numero è pubblico; limite { $limit }
page-chicago-fact-gangsters = per attaccare ne servono più di quanti ne ha chi controlla
page-chicago-fact-influence =
    { $tokens ->
        [0] { $cards ->
            [one] 1 carta
           *[other] { $cards } carte
        }
        [one] { $cards ->
            [one] 1 carta e 1 gettone
           *[other] { $cards } carte e 1 gettone
        }
       *[other] { $cards ->
            [one] 1 carta e { $tokens } gettoni
           *[other] { $cards } carte e { $tokens } gettoni
        }
    }
page-chicago-known = { $card } × { $count }
page-chicago-area-of = { $area }: scagnozzi { $count } su 2
page-chicago-first-henchman = Il primo scagnozzo, non ancora piazzato
page-chicago-starts = inizia
page-chicago-passed = ha passato
page-chicago-godchild =
    { $left ->
        [0] aiuto del padrino
        [one] aiuto del padrino (ne resta { $left })
       *[other] aiuto del padrino (ne restano { $left })
    }
page-chicago-attacks =
    { $count ->
        [one] 1 attacco
       *[other] { $count } attacchi
    }
page-chicago-immune =
    { $count ->
        [one] immunità: { $penalty }
       *[other] immunità da tutte
    }
page-chicago-source =
    { $source ->
        [businesses] attività
        [henchmen] scagnozzi
        [assets] beni
        [extras] azioni extra
        [cards] carte in mano
        [agents] agenti accanto a te
       *[place] dati per il posto
    }
page-chicago-source-points =
    { $source ->
        [businesses] Attività: { $points }
        [henchmen] Scagnozzi: { $points }
        [assets] Beni: { $points }
        [extras] Azioni extra: { $points }
        [cards] Carte in mano: { $points }
        [agents] Agenti: { $points }
       *[place] Dati per il posto: { $points }
    }
page-chicago-source-short =
    { $source ->
        [businesses] attività
        [henchmen] scagnozzi
        [assets] beni
        [extras] azione extra
        [cards] carte
        [agents] agenti
       *[place] per il posto
    }

## The slip: a house

page-chicago-slip-house =
    { $by ->
        [attack] { $approx ->
            [yes] { $place } · attacco { $attack } di { $attacks } · ≈ ricostruito
           *[no] { $place } · attacco { $attack } di { $attacks }
        }
       *[other] { $owner ->
            [none] { $approx ->
                [yes] { $place } · di nessuno · ≈ ricostruito
               *[no] { $place } · di nessuno
            }
           *[other] { $approx ->
                [yes] { $place } · { $owner } · ≈ ricostruito
               *[no] { $place } · { $owner }
            }
        }
    }
page-chicago-you-need =
    { $by ->
        [look] Nella fase Controllo ti serve
       *[other] Ti serve
    }
page-chicago-need =
    { $group ->
        [henchmen] { $what }
        [asset] { $side ->
            [any] un bene qualsiasi
           *[other] { $what }
        }
        [influence] { $side ->
            [hat] cappello { $count }
           *[city] città { $count }
        }
        [family] famiglia
        [gangsters] gangster
       *[money] da pagare
    }
page-chicago-met = c’è
page-chicago-lacking = manca
page-chicago-ignored = non serve, grazie all’aiuto del padrino
page-chicago-by-help = con aiuto
page-chicago-it-gives = Ti dà
page-chicago-it-costs = Ti costa
page-chicago-points-at-end = punti alla fine
page-chicago-each-extortion = prossimo taglieggiamento
page-chicago-capone-then =
    { $move ->
        [comes] { $income }, più 1: Al Capone arriva nella fila { $row }
        [leaves] Al Capone lascia prima la fila { $row }
        [stays] { $income }, più 1: Al Capone resta
       *[none] Al Capone è in altre file
    }
page-chicago-the-token = il gettone: { $token }
page-chicago-assets-then = beni { $before } → { $after } punti
page-chicago-henchman-beside =
    { $count ->
        [one] lo scagnozzo accanto
       *[other] uno scagnozzo accanto
    }
page-chicago-henchman-to =
    { $completes ->
        [yes] { $colour }: completa «{ $area }»
       *[no] { $colour }: va in «{ $area }»
    }
page-chicago-henchman-gone = nessuno spazio per il colore { $colour }: lo scagnozzo esce dal gioco
page-chicago-extra-reached = azione extra { $extra }
page-chicago-a-gangster = un gangster
page-chicago-an-influence =
    { $side ->
        [hat] un’influenza cappello
        [city] un’influenza città
       *[any] un’influenza, cappello o città
    }
page-chicago-help-for =
    { $group ->
        [henchmen] l’aiuto del padrino, al posto degli scagnozzi
        [asset] l’aiuto del padrino, al posto del bene
        [influence] l’aiuto del padrino, al posto dell’influenza
        [family] l’aiuto del padrino, al posto di una carta famiglia
        [gangsters] l’aiuto del padrino, al posto dei gangster
       *[money] l’aiuto del padrino, al posto del denaro
    }
page-chicago-way =
    { $help ->
        [yes] Con aiuto
       *[no] Senza aiuto
    }
page-chicago-way-without =
    { $group ->
        [none] hai tutti i requisiti
        [henchmen] del padrino, senza gli scagnozzi
        [asset] del padrino, senza il bene
        [influence] del padrino, senza l’influenza
        [family] del padrino, senza carta famiglia
        [gangsters] del padrino, senza i gangster
       *[money] del padrino, senza il denaro
    }
page-chicago-cards-of =
    { $count ->
        [one] una carta delle tue { $hand }
       *[other] { $count } carte delle tue { $hand }
    }
page-chicago-agent-comes = un agente prende il suo posto: { $gap }
page-chicago-no-agent = nessun agente arriva: { $gap }
page-chicago-agents-there =
    { $count ->
        [one] un agente accanto
       *[other] { $count } agenti accanto
    }
page-chicago-penalty-costs =
    { $penalty ->
        [bribe] $1 in più
        [sabotage] un bene
        [code-of-ethics] un’influenza
       *[confrontation] un gangster
    }
page-chicago-penalty-of-row =
    { $is ->
        [immune] { $penalty }, fila { $row }: hai l’immunità
        [strikes] { $penalty }, fila { $row }: { $cost }
       *[empty] { $penalty }, fila { $row }: non hai nulla da perdere
    }
page-chicago-defender = { $name } pesca 2 carte e ne tiene 1; nessuno può opporsi
page-chicago-stronger =
    { $keep ->
        [one] Ti resta 1 gangster; { $name } ne ha { $count }.
       *[other] Ti restano { $keep } gangster; { $name } ne ha { $count }.
    }
page-chicago-opposition =
    { $count ->
        [0] Per come stanno le cose nessuno può opporsi
        [one] Un rivale può opporsi
       *[other] { $count } rivali possono opporsi
    }
page-chicago-oppose-why =
    { $key ->
        [may] ha tutti i requisiti e più influenza
        [passed] ha passato
        [no-marker-left] non ha più gettoni controllo
        [too-little-influence] influenza { $have }, non più della tua ({ $theirs })
        [lacks] manca: { $what }
       *[other] non può opporsi
    }
page-chicago-lack =
    { $group ->
        [henchmen] { $what }
        [asset] { $side ->
            [any] un bene
           *[other] { $what }
        }
        [influence] { $side ->
            [hat] influenza cappello { $have } di { $count }
           *[city] influenza città { $have } di { $count }
        }
        [family] una carta famiglia
        [gangsters] gangster { $have } di { $count }
       *[money] ${ $count } (ne ha { $have })
    }
page-chicago-duel =
    { $kind ->
        [gangsters] { $name }: gangster { $count }
       *[influence] { $name }: influenza { $count }
    }
page-chicago-worth = Quanto vale per te

## The slip: income, reveals, cards

page-chicago-own-not-extorted = { $place } · tua · non ancora taglieggiata
page-chicago-cards =
    { $count ->
        [one] carta
       *[other] carte
    }
page-chicago-one-from-capone = { $income }, più 1 da Al Capone
page-chicago-each-brings = Che cosa darebbe ognuna ora
page-chicago-and-then = E poi
page-chicago-marker-moves = il gettone controllo si sposta sulle entrate
page-chicago-no-second-time = non una seconda volta, a meno di perderla e riprenderla
page-chicago-cards-in-hand = carte in mano
page-chicago-hand-then =
    { $more ->
        [yes] { $before } → { $after }, poi pesca 3, tieni 2
       *[no] { $before } → { $after }
    }
page-chicago-dark-house = attività coperta
page-chicago-dark-at = { $place } · coperta
page-chicago-may-turn-up = Che cosa può uscire
page-chicago-unseen =
    { $count ->
        [one] l’ultima attività che nessuno ha visto
       *[other] una tra { $count } attività
    }
page-chicago-around-it = Intorno
page-chicago-lie-beside =
    { $count ->
        [one] un gettone accanto
       *[other] { $count } gettoni accanto
    }
page-chicago-a-card = una carta dal mazzo
page-chicago-second-by-pair = due grazie alla tua coppia in «Attività»
page-chicago-which-card = Quale carta, e da quale lato?
page-chicago-which-house = Quale attività?
page-chicago-from-to = { $before } → { $after }
page-chicago-pair-complete = coppia completa: { $area }
page-chicago-you-draw =
    { $cards ->
        [one] peschi una carta
       *[other]
            { $keep ->
                [one] peschi { $cards } carte, ne tieni 1
               *[other] peschi { $cards } carte, ne tieni { $keep }
            }
    }
page-chicago-special = Speciale
page-chicago-special-note = ≈ testo ricostruito · poi si scarta
page-chicago-a-token = un gettone
page-chicago-warning =
    { $warning ->
        [forfeit]
            { $what ->
                [pass] Così esci da questa fase. Potresti ancora prendere: { $places }.
               *[other] Potresti ancora taglieggiare: { $places }.
            }
        [penalty] La penalità ti colpisce: { $penalty }.
        [over-limit]
            { $over ->
                [one] 1 carta oltre il limite di { $limit } carte in mano.
               *[other] { $over } carte oltre il limite di { $limit } carte in mano.
            }
       *[other] Guarda bene prima di farlo.
    }

## The slip: tokens and henchmen

page-chicago-father = Padre
page-chicago-son = Figlio
page-chicago-move-sub =
    { $by ->
        [father] un agente · fino a tre passi in diagonale
       *[movement] due gettoni · fino a tre passi in diagonale
    }
page-chicago-leg-done = fatto
page-chicago-leg =
    { $step ->
        [to] fino a tre passi
        [take] prendi questo, poi scegli dove va
        [remove] esce dal gioco per sempre
       *[choose] scegli un varco illuminato
    }
page-chicago-leaves = lascia
page-chicago-comes-beside = arriva accanto a
page-chicago-every-agent = Ogni agente: −1 per ogni attività accanto
page-chicago-then-full = { $gap } sarà pieno
page-chicago-at-most-two = al massimo due gettoni in un varco
page-chicago-nobody-affected = i punti non cambiano
page-chicago-henchman = Scagnozzo
page-chicago-henchman-sub = scegline uno illuminato nella città
page-chicago-henchman-from = { $colour }, da { $gap }
page-chicago-beside-yours = accanto alle tue attività: { $names }
page-chicago-takes-place = Prende posto
page-chicago-one-missing = ne manca ancora uno per la coppia
page-chicago-opener-title =
    { $asked ->
        [under] Sotto il mazzo
        [rival] Un rivale
        [extra-choice] Azioni extra
        [lose-gangster] Un gangster se ne va
        [lose-influence] Un’influenza se ne va
        [lose-asset] Un bene se ne va
       *[other] Le tue carte
    }
page-chicago-opener =
    { $asked ->
        [pay] una carta va via coperta e vale $1
        [under] va sotto il mazzo, senza che nessuno la veda
        [lose-influence] quale influenza cedi?
        [lose-gangster] quale gangster cedi?
        [lose-asset] quale bene cedi?
        [after] per un potere vanno via tutte le carte famiglia in tavola
        [choose-penalty] immunità da una penalità in questo round
        [place] l’area è definitiva
        [use-bonus] la tua coppia dà questo bonus
        [lent-bonus] il padrino fa le veci della tua coppia
        [extra-choice] ne hai raggiunte due insieme
       *[other] scegline una
    }
page-chicago-do =
    { $type ->
        [business] Rivela
        [reveal] Rivela
        [business-draw] Pesca
        [claim] Rivendica
        [attack] Attacca
        [oppose] Opponiti
        [extort] Taglieggia
        [special] Gioca la carta
        [special-by-godfather] Gioca la carta
        [movement] Sposta i gettoni
        [family] Cala
        [influence] Cala
        [gangster] Cala
        [asset] Cala
        [lay] Cala
        [lay-influence] Cala
        [son] Usa il Figlio
        [father] Usa il Padre
        [grandfather] Usa il Nonno
        [token] Questo
        [to] Sposta
        [remove-agent] Rimuovi
        [henchman] Prendilo
        [place-own] Piazzalo
        [place-shared] Piazzalo
        [pay] Paga
        [under] Metti sotto
        [pass] Passa
        [no-extortion] Non taglieggiare
        [rival] Questo rivale
        [immune] Prendi l’immunità
        [extra] Prendila
        [lose-gangster] Cedi
        [lose-influence] Cedi
        [lose-influence-token] Cedi
        [lose-asset] Cedi
        [lose-asset-token] Cedi
       *[other] Procedi
    }

## The tray

page-chicago-tray =
    { $asked ->
        [keep-cards]
            { $most ->
                [one] Tieni una carta
                [2] Tieni due carte
               *[other] Tieni { $most } carte
            }
        [return-cards] Restituisci due carte
        [pay] Paga ${ $most }
        [under] Sotto il mazzo
       *[discard] Scarta fino a { $most }
    }
page-chicago-tray-how =
    { $asked ->
        [keep-cards]
            { $rest ->
                [one] Una va coperta negli scarti. Nessuno vede quale.
               *[other] { $rest } vanno coperte negli scarti. Nessuno vede quali.
            }
        [return-cards] Vanno sotto il mazzo, la prima scelta sopra. Tutti scelgono insieme.
        [pay] Vanno coperte negli scarti. Nessuno vede quali.
        [under] La prima scelta sta sopra.
       *[discard] Ne peschi altrettante, più due.
    }
page-chicago-tray-of =
    { $asked ->
        [keep-cards] di { $most } tenute
        [discard] di { $most } al massimo
       *[other] di { $most } scelte
    }
page-chicago-tray-card =
    { $on ->
        [yes]
            { $asked ->
                [keep-cards] resta
                [return-cards] torna indietro
                [under] va sotto
                [pay] pagata
               *[discard] via
            }
       *[no]
            { $asked ->
                [keep-cards] tieni
                [return-cards] restituisci
                [under] metti sotto
                [pay] paga
               *[discard] scarta
            }
    }
page-chicago-tray-limit =
    { $count ->
        [0] Ogni carta famiglia in tavola alza il limite di uno: 2, 3, 4, 5. Tu non ne hai.
        [one] Ogni carta famiglia in tavola alza il limite di uno: 2, 3, 4, 5. Tu ne hai 1.
       *[other] Ogni carta famiglia in tavola alza il limite di uno: 2, 3, 4, 5. Tu ne hai { $count }.
    }
page-chicago-tray-hidden =
    { $asked ->
        [return-cards] Nessuno viene a sapere quali carte restituisci.
       *[other] Gli altri vedono solo quante carte vanno via.
    }
page-chicago-tray-do =
    { $asked ->
        [keep-cards]
            { $count ->
                [one] Tieni questa
               *[other] Tieni queste { $count }
            }
        [return-cards] Restituisci queste due
        [pay] Paga ${ $count }
        [under] Mettile sotto
       *[discard]
            { $count ->
                [0] Non scartare nulla
                [one] Scarta questa
               *[other] Scarta queste { $count }
            }
    }
page-chicago-card-use =
    { $card ->
        [gangster] per attività e attacchi; con quattro hai l’immunità dalla Tangente
        [family] in tavola: limite di carte in mano +1, oppure un potere
        [movement] sposta due gettoni
       *[other] le serie di beni diversi valgono 1, 2, 4, 6
    }
page-chicago-when-all-chose = Quando tutti hanno scelto
page-chicago-capone-goes = Al Capone: { $moves }; le penalità si mischiano nelle altre file
page-chicago-capone-move = da { $row } a { $to }
page-chicago-begins-next =
    { $name ->
        [you] Inizi tu il round { $round }
       *[other] { $name } inizia il round { $round }
    }
page-chicago-chiefs-home = i capifamiglia tornano a casa; si possono di nuovo attaccare: { $houses }

## The end

page-chicago-wins =
    { $count ->
        [0] { $names } è in testa
        [one] { $names } vince
       *[other] { $names } vincono insieme
    }
page-chicago-wins-how =
    { $houses ->
        [one] Con 1 attività alla fine del round { $round }.
       *[other] Con { $houses } attività alla fine del round { $round }.
    }
page-chicago-wins-agents =
    { $agents ->
        [0] Nessun agente FBI è costato punti.
        [one] Gli agenti FBI sono costati 1 punto.
       *[other] Gli agenti FBI sono costati { $agents } punti.
    }
page-chicago-tie =
    { $decided ->
        [yes] A parità di punti vince chi ha più influenza ({ $values }).
       *[no] Stessi punti e stessa influenza: la vittoria è condivisa ({ $values }).
    }
page-chicago-total = totale
page-chicago-bar-legend = Sinistra: punti persi per gli agenti. Destra: punti fatti. Rosso: totale.
page-chicago-end-who =
    { $you ->
        [yes] { $name } · tu · controlla { $count }
       *[no] { $name } · controlla { $count }
    }
page-chicago-at-the-end = Che cosa avevano tutti alla fine
page-chicago-was-hidden =
    { $where ->
        [hand] Era in mano
       *[influence] Era influenza coperta
    }
page-chicago-open-influence = { $side }: { $cards }
page-chicago-tray-left =
    { $count ->
        [one] Scegline ancora { $count }
       *[other] Scegline ancora { $count }
    }
page-chicago-you-win =
    { $count ->
        [one] Hai vinto
       *[other] Hai vinto, insieme ad altri
    }
