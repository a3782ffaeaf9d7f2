### Il padrino nel browser: lobby e tavolo disegnato (motore non ufficiale, parole nostre). Le frasi sul gioco
### vengono da godfather.ftl.

## The lobby

page-title-godfather = Il padrino
page-about-godfather = { $least }–{ $most } giocatori · quattro atti
# Where a game stands, in a list of tables.
page-stands-godfather =
    Atto { $act ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $phase ->
        [open-business] nuovo negozio
        [family-business] fatti di famiglia
        [turf-war] disputa territoriale
        [bribery] corruzione
        [tribute] tributo
       *[other] tra un atto e l’altro
    }
page-blurb-godfather = Domina New York: piazza miniature, ricicla denaro, corrompi. Circa 60 minuti.
page-option-open-suitcases = Valigette aperte
page-option-open-suitcases-how = Tutto il denaro riciclato è visibile: meno da ricordare, meno sorprese.

## The table

page-godfather-title = Il padrino: L’impero dei Corleone
page-godfather-act = Atto
page-godfather-stage = Atto { $act }
page-godfather-map = Mappa di New York

## The board

page-godfather-hudson-river = Fiume Hudson
page-godfather-east-river = East River
# At most two lines, each as short as the frame in the river is narrow.
page-godfather-hudson =
    { $count ->
        [0]
            nessuno
            nel fiume
        [one]
            uno
            nel fiume
       *[other]
            { $count }
            nel fiume
    }
page-godfather-place-square =
    { $figure ->
        [none] { $place }, libera
       *[other] { $place }, occupata: { $figure }
    }
page-godfather-place-round =
    { $figure ->
        [none] { $place }, tra { $areas }, libera
       *[other] { $place }, tra { $areas }, occupata: { $figure }
    }
page-godfather-place-turf =
    { $controller ->
        [none] { $turf }, nessuno controlla
       *[other] { $turf }, controlla { $controller }, gettoni controllo: { $markers }
    }
page-godfather-lot = Un lotto vuoto: { $turf }
page-godfather-neutral = Miniature neutrali
page-godfather-thug = Gangster

## Players

page-godfather-figures-left = Miniature nella riserva: { $count }
page-godfather-horse = Ha la testa di cavallo
page-godfather-hand-size = Carte in mano
page-godfather-bills-in-case = Carte di denaro nella valigetta
page-godfather-jobs-done = Lavori svolti
page-godfather-turfs-controlled = Territori controllati; gettoni controllo rimasti: { $markers }
page-godfather-known-score =
    { $certain ->
        [yes] Punteggio: ${ $points }
       *[no] Quello che tutti sanno del punteggio: ${ $points }. La valigetta chiusa può contenere di più.
    }
page-godfather-known-to-all = Per quanto ne sai
page-godfather-allies-played = Alleati giocati: { $allies }

## Market and own things

page-godfather-public-jobs = Lavori pubblici
page-godfather-in-deck = { $count } nel mazzo
page-godfather-no-jobs = Tutti svolti.
page-godfather-job = { $name }, lavoro di colore { $colour }: { $text } { $values }
page-godfather-allies = Alleati disponibili
page-godfather-for-bribes = per chi corrompe, dopo la disputa territoriale
page-godfather-no-allies =
    { $act ->
        [4] Nell’atto IV non c’è corruzione.
       *[other] Non ne restano.
    }
page-godfather-bank = Pile comuni
page-godfather-bank-out = esaurite: { $things }
page-godfather-your-hand = La tua mano
page-godfather-over-limit =
    { $cards ->
        [one] 1 carta: { $over } oltre il limite di { $limit }
       *[other] { $cards } carte: { $over } oltre il limite di { $limit }
    }
page-godfather-bills = { $bill }, quantità: { $count }
page-godfather-no-bills-or-goods = niente denaro, niente mercanzie
page-godfather-your-suitcase = La tua valigetta
page-godfather-only-you = solo tu ci vedi dentro

# On the tabs of small screens.
page-godfather-tab-jobs = Lavori
page-godfather-tab-allies = Alleati
page-godfather-tab-hand = Mano
page-godfather-tab-suitcase = Valigetta

## The order slip

page-godfather-slip-figure = { $figure } qui: puoi usare
page-godfather-slip-front = { $turf } · facciata
page-godfather-how-turn = Una miniatura su una casella illuminata, un lavoro o un alleato illuminato; il biglietto dice che cosa succederebbe.
page-godfather-whose =
    { $owner ->
        [you] il tuo { $figure }
        [neutral] { $figure }, neutrale
       *[other] { $figure } di { $name }
    }
page-godfather-an-ally = Alleato
page-godfather-follows =
    { $what ->
        [pays] Paghi
        [leaves] Dalla tua mano
        [paid] Incassi
        [comes] Nella tua mano
        [case] Nella tua valigetta
       *[river] Nel fiume Hudson
    }
page-godfather-you-may-take = Puoi prendere
page-godfather-controller-takes = { $name } controlla { $turf } e può prendere le stesse cose
page-godfather-who-first = Decidi tu chi va per primo, prima che si usi qualsiasi icona.
page-godfather-order =
    { $type ->
        [me-first] Prima tu, poi { $name }
       *[controller-first] Prima { $name }, poi tu
    }
page-godfather-would-win =
    { $winner ->
        [you] lo ottieni tu
        [bare] lo ottieni tu, ma non hai più gettoni
        [tie] pareggio: nessun gettone
        [nobody] non c’è nessuno
        [neutral] neutrale: nessun gettone
       *[other] lo ottiene { $name }
    }
page-godfather-warning =
    { $warning ->
        [over-limit]
            { $over ->
                [one] Una carta oltre il limite di { $limit } al momento del tributo.
               *[other] { $over } carte oltre il limite di { $limit } al momento del tributo.
            }
        [empty-suitcase] La tua valigetta è vuota: non avrai nulla da offrire.
        [no-victim] Ora non c’è nessuno da eliminare: il colpo andrebbe a vuoto.
        [forfeit] Lasci inutilizzato: { $things }.
       *[other] Guarda bene prima di farlo.
    }
page-godfather-no-controller = nessuno controlla
page-godfather-controls = controlla { $name }
page-godfather-colour-job = lavoro di colore { $colour }
page-godfather-touches = tocca { $areas }
page-godfather-front = Facciata, per un gangster
page-godfather-back = Retrobottega, per un membro della famiglia
page-godfather-front-free = Nessun altro approfitta della facciata.
page-godfather-front-share = Se il gangster di un altro giocatore usa la facciata, { $name } può prendere le stesse cose.
page-godfather-influence-now = Miniature ora
page-godfather-markers-now = Gettoni controllo, il più alto per primo
page-godfather-costs-pays = Quanto costa e quanto rende
page-godfather-pays = Rende
page-godfather-reconstructed = ≈ segna valori nostri, dove quelli stampati non sono noti.
page-godfather-bought = { $name } prende { $ally }.
page-godfather-standing-how = Gettoni controllo in ogni territorio; in scuro chi ora avrebbe il predominio, con la bandiera chi controlla. Non contano il denaro nelle valigette in cui non puoi guardare né i colori dei lavori.
page-godfather-colours-led = Colori in testa nei lavori
page-godfather-city-end = La città alla fine
page-godfather-tab-city = Città
page-godfather-no-share = Retrobottega: chi controlla non prende nulla.
page-godfather-do =
    { $type ->
        [thug] Manda il gangster
        [member] Manda: { $member }
        [job] Svolgi il lavoro
        [public-job] Svolgi il lavoro
        [ally] Gioca l’alleato
        [front] Taglieggia
        [space] Vai qui
        [figure] Scegli questa miniatura
        [turf] Scegli questo territorio
        [marker] Sposta questo gettone
       *[other] Procedi
    }
page-godfather-your-icons = Le tue icone
page-godfather-your-share = La tua parte
page-godfather-share-of = { $name } taglieggia un negozio in un territorio che controlli: questo è tuo. In qualsiasi ordine; nulla è obbligatorio.
page-godfather-icons-how = In qualsiasi ordine; ognuna è facoltativa.
page-godfather-times =
    { $count ->
        [one] una volta
       *[other] { $count } volte
    }
page-godfather-take-free = Prendi tutto ciò che è gratis

## Decisions on the blotter

page-godfather-on-offer = Disponibili
page-godfather-bribe-how = La tua offerta viene dalla tua valigetta. Tutte le buste si aprono insieme.
page-godfather-highest-bid = l’offerta più alta sceglie per prima
page-godfather-tap-bill = tocca una carta di denaro per metterla nella busta
page-godfather-bid-of = di ${ $total }
page-godfather-can-bid = Quanto puoi offrire
page-godfather-no-change =
    { $count ->
        [0] niente cambio
       *[other] niente cambio; non puoi offrire { $sums }
    }
page-godfather-horse-first = Hai la testa di cavallo: a parità di offerta vieni prima tu.
page-godfather-horse-other = A parità di offerta vale l’ordine di turno da { $name }, che ha la testa di cavallo.
page-godfather-bid-paid = Un’offerta vincente si paga; se non restano alleati, torna indietro.
page-godfather-start-again = Ricomincia
page-godfather-bid-none = Non offrire nulla
page-godfather-seal = Sigilla la busta: ${ $bid }
page-godfather-envelopes-open = Le buste sono aperte
page-godfather-ties-horse = i pareggi si contano dalla testa di cavallo
page-godfather-bids-do = Dall’offerta più alta in giù, ognuno paga e prende un alleato. Chi non ne trova più si tiene l’offerta.
page-godfather-choose-ally = Scegli il tuo alleato
page-godfather-ally-later = gli alleati giocati tornano al momento del tributo
page-godfather-take-ally = Prendi l’alleato
page-godfather-drawn-jobs = I lavori che hai pescato
page-godfather-other-discarded = l’altro viene scartato
page-godfather-keep-it = Tieni questo lavoro
page-godfather-tribute-limit = Hai { $cards } carte in mano; il limite dell’atto { $act ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } è { $limit }. { $act ->
        [4] Il denaro che tieni ora va nella valigetta.
       *[other] Quello che è nella valigetta non conta.
    }
page-godfather-choose-card = Scegli
page-godfather-you-keep = Tieni
page-godfather-goes-to-don = Va al Don
page-godfather-tap-keep = Tocca le carte che tieni
page-godfather-tap-card = tocca una carta per cambiare idea
page-godfather-tribute-where = il resto: denaro e mercanzie alle pile comuni, lavori agli scarti
page-godfather-all-at-once = Tutti scelgono insieme; quel che si paga si mostra insieme.
page-godfather-tribute-more = Scegline ancora { $count }
page-godfather-pay-tribute = Paga il tributo
page-godfather-pick =
    { $asked ->
        [discard] Scarta
        [launder] Nella valigetta
        [opponent] A chi rubi?
       *[other] Prendi
    }
page-godfather-pick-done =
    { $asked ->
        [discard] Scarta { $count }
        [launder] Ricicla { $count }
        [opponent] Ruba a { $count }
       *[other] Prendi { $count }
    }
page-godfather-pick-nothing =
    { $asked ->
        [discard] Non scartare nulla
        [launder] Non riciclare nulla
        [opponent] Non derubare nessuno
       *[other] Non prendere nulla
    }
page-godfather-heap =
    { $of ->
        [bank] fino a { $count }
       *[hand]
            { $count ->
                [one] una carta
               *[other] { $count } carte
            }
    }
page-godfather-pick-up-to = Fino a { $most }; anche meno.
page-godfather-pick-exactly = Esattamente { $most }.
page-godfather-offer-bills = Le tue carte di denaro
page-godfather-offer-how = Tutte le offerte si aprono insieme.
page-godfather-seal-offer = Sigilla l’offerta

## The end

page-godfather-wins =
    { $count ->
        [one]
            { $tied ->
                [yes] { $names } vince lo spareggio con ${ $score }.
               *[no] { $names } vince con ${ $score }.
            }
       *[other] { $names } vincono insieme con ${ $score }.
    }
page-godfather-wins-how =
    { $tie ->
        [none] Denaro nella valigetta, predominio sui territori e più lavori di un colore.
        [dominance] A parità di denaro vince chi domina più territori.
        [jobs] A parità di denaro e di territori vince chi ha più lavori.
       *[other] A parità di denaro ha deciso uno spareggio.
    }
page-godfather-source =
    { $source ->
        [bills] denaro ${ $points }
        [dominance]
            { $of ->
                [none] predominio ${ $points }
               *[other] domina { $of }
            }
        [colours]
            { $of ->
                [none] più lavori di un colore ${ $points }
               *[other] più lavori: { $of }
            }
       *[other] per il posto ${ $points }
    }
page-godfather-legend-bills = denaro nella valigetta
page-godfather-legend-dominance = $5 per ogni territorio dominato, con il suo numero
page-godfather-legend-jobs = $5 per ogni colore in testa nei lavori
page-godfather-bid-nothing = Chi non offre nulla non prende nessun alleato.
page-godfather-last-figure =
    La tua ultima miniatura: dopo sei fuori per questa fase. Ancora in mano: { $held ->
        [jobs] { $jobs ->
                [one] 1 lavoro giocabile
               *[other] { $jobs } lavori giocabili
            }
        [allies] { $allies ->
                [one] 1 alleato
               *[other] { $allies } alleati
            }
       *[both] { $jobs ->
                [one] 1 lavoro giocabile
               *[other] { $jobs } lavori giocabili
            } e { $allies ->
                [one] 1 alleato
               *[other] { $allies } alleati
            }
    }.
