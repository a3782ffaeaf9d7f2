### Perché un’azione di Chicago è rifiutata (motore non ufficiale, parole nostre). Un messaggio per ogni chiave.
### I nomi entrano come parole finite, tra virgolette o dopo i due punti; luoghi (A1), varchi (a1) e le parole di
### un’azione ($say) come si scrivono.

## Whose decision it is

chicago-refuse-not-your-turn =
    { $asked ->
        [act] Non tocca a te. Ora tocca a: { $seat }.
        [claim] Non tocca a te. Ora tocca a: { $seat }.
       *[other] La decisione non è tua. Ora decide: { $seat }.
    }
chicago-refuse-draw-first =
    { $chance ->
        [cut] Prima va tolta dal mazzo una carta speciale.
        [henchman] Prima vanno disposti gli scagnozzi nella città.
        [city-card] Prima va messa una carta città accanto alla sua fila.
        [deal] Prima vanno distribuite le mani.
        [first-henchman] Prima vanno distribuiti i primi scagnozzi.
        [start-player] Prima va sorteggiato il giocatore iniziale.
        [business] Prima va rivelata un’attività.
        [draw] Prima va pescata una carta dal mazzo.
       *[blackmail] Prima va pescata la carta presa con il Ricatto.
    }
chicago-refuse-another-decision =
    { $asked ->
        [act] Prima devi fare la tua azione.
        [after] Prima devi usare un potere di famiglia o continuare.
        [pay] Prima devi pagare.
        [reveal] Prima devi rivelare un’attività.
        [extort] Prima devi taglieggiare un’attività o nessuna.
        [godfather] Prima devi dire se prendi le due carte del padrino.
        [under] Prima devi mettere sotto il mazzo una delle carte pescate.
        [use-bonus] Prima devi dire se usi il bonus.
        [token] Prima devi scegliere un gettone o nessuno.
        [hole] Prima devi scegliere il varco dove va il gettone.
        [agent] Prima devi scegliere un agente da rimuovere o nessuno.
        [place] Prima devi piazzare il tuo scagnozzo.
        [lay] Prima devi calare carte per la carta speciale.
        [rival] Prima devi scegliere un rivale.
        [discard] Prima devi scartare carte o smettere.
        [lose-gangster] Prima devi scegliere il gangster che cedi.
        [lose-influence] Prima devi scegliere l’influenza che cedi.
        [lose-asset] Prima devi scegliere il bene che cedi.
        [choose-penalty] Prima devi scegliere la penalità da cui hai l’immunità.
        [claim] Prima devi rivendicare, attaccare o passare.
        [oppose] Prima devi dire se ti opponi alla rivendicazione.
        [henchman] Prima devi prendere uno scagnozzo dalla città.
        [chief] Prima devi dire se il tuo capofamiglia va lì.
        [extra-choice] Prima devi scegliere una delle carte azione extra.
        [return-cards] Prima devi restituire due carte.
       *[keep-cards] Prima devi indicare le carte che tieni.
    } { $decision ->
        [act] Le azioni si fanno solo nel tuo turno della fase 2.
        [after] Ora non c’è nulla da cui continuare.
        [pay] Ora non c’è nulla da pagare.
        [reveal] Il giocatore iniziale rivela solo nella fase 1.
        [extort] Le attività si taglieggiano solo nella fase 1.
        [under] Ora nessuna carta va sotto il mazzo.
        [use-bonus] Ora non c’è un bonus da usare o lasciare.
        [token] Ora non c’è un gettone da scegliere.
        [hole] Ora nessun gettone si sposta.
        [agent] Ora non c’è un agente da rimuovere.
        [place] Ora non c’è uno scagnozzo da piazzare.
        [lay] Ora nessuna carta speciale ti fa calare carte.
        [rival] Ora non c’è un rivale da scegliere.
        [discard] Ora non ci sono carte da scartare.
        [lose-gangster] Ora non c’è un gangster da cedere.
        [lose-influence] Ora non c’è un’influenza da cedere.
        [lose-asset] Ora non c’è un bene da cedere.
        [choose-penalty] Ora non c’è una penalità da scegliere.
        [claim] Si rivendica, si attacca e si passa solo nel proprio turno della fase 3.
        [oppose] Ora non c’è una rivendicazione a cui opporsi.
        [henchman] Ora non c’è uno scagnozzo da prendere.
        [chief] Il capofamiglia si mette solo quando ottieni il controllo.
        [extra-choice] Ora non c’è una carta azione extra da scegliere.
        [return-cards] Le carte si restituiscono solo all’inizio della partita.
       *[keep-cards] Ora non ci sono carte da indicare.
    }
chicago-refuse-passed = Hai passato, quindi sei fuori da questa fase.
chicago-refuse-cards-returned = Hai già scelto le due carte che restituisci.
chicago-refuse-kept-already = Hai già indicato le carte che tieni.
chicago-refuse-within-limit = La tua mano non supera il limite, quindi non scegli nulla. Carte: { $have }, limite: { $limit }.

## The city

chicago-refuse-place-outside = Nella città di questa partita non c’è il luogo { $place }. Giocatori: { $players }.
chicago-refuse-hole-outside = Nella città di questa partita non c’è il varco { $hole }. Giocatori: { $players }.
chicago-refuse-face-down = L’attività in { $place } è ancora coperta.
chicago-refuse-already-revealed = L’attività in { $place } è già scoperta: «{ $business }».
chicago-refuse-not-linked = La carta in { $place } non tocca con un angolo un’attività scoperta, quindi non si può ancora rivelare.
chicago-refuse-must-reveal = C’è ancora qualcosa da rivelare, quindi indica il luogo. Luoghi che si possono rivelare: { $places }.
chicago-refuse-city-empty = Nella città non c’è nessun gettone da spostare.
chicago-refuse-no-such-token = Nel varco { $hole } non c’è questo gettone: { $token }.
chicago-refuse-agents-only = Il Padre sposta un agente; nel varco { $hole } questo è uno scagnozzo: { $token }.
chicago-refuse-token-moved = Hai appena spostato questo gettone nel varco { $hole }; il secondo dev’essere un altro: { $token }.
chicago-refuse-token-stuck = Nessun gettone del varco { $hole } può spostarsi: ogni varco raggiungibile è pieno.
chicago-refuse-must-move = Hai giocato una carta movimento, quindi sposta almeno un gettone.
chicago-refuse-same-hole = Il gettone è ora nel varco { $hole }; deve finire in un altro varco.
chicago-refuse-hole-full = Il varco { $hole } è pieno: in un varco possono finire al massimo { $most } gettoni.
chicago-refuse-way-blocked = La strada dal varco { $start } al varco { $hole } passa per un varco pieno, e a questo tavolo i varchi pieni non si attraversano.
chicago-refuse-too-far = Il varco { $hole } è troppo lontano dal varco { $start }: al massimo { $steps } passi in diagonale.
chicago-refuse-no-agent-there = Nel varco { $hole } non c’è nessun agente.
chicago-refuse-must-remove-agent =
    { $agents ->
        [one] Nella città c’è un agente, quindi rimuovilo.
       *[other] Nella città ci sono { $agents } agenti, quindi rimuovine uno.
    }

## Henchmen

chicago-refuse-no-such-henchman = Nel varco { $hole } non c’è questo scagnozzo: { $colour }.
chicago-refuse-not-adjacent = Il varco { $hole } non è accanto all’attività in { $place }: «{ $business }». Prendi uno scagnozzo che lo sia.
chicago-refuse-not-beside-own = Il varco { $hole } non è accanto a un’attività che controlli.
chicago-refuse-must-take-henchman = C’è uno scagnozzo che puoi prendere, quindi prendine uno.
chicago-refuse-must-place = Sulla tua plancia c’è ancora uno spazio per questo scagnozzo, quindi piazzalo: { $colour }.
chicago-refuse-slots-full =
    { $area ->
        [influence] Nella tua area Influenza non c’è uno spazio libero di questo colore: { $colour }.
        [gangsters] Nella tua area Gangster non c’è uno spazio libero di questo colore: { $colour }.
        [assets] Nella tua area Beni non c’è uno spazio libero di questo colore: { $colour }.
        [business] Nella tua area Attività non c’è uno spazio libero di questo colore: { $colour }.
        [special] Nella tua area Speciale non c’è uno spazio libero di questo colore: { $colour }.
       *[movement] Nella tua area Movimento non c’è uno spazio libero di questo colore: { $colour }.
    }

## Phase 1: income

chicago-refuse-not-your-business =
    { $by ->
        [nobody] Nessuno controlla ancora l’attività in { $place }: «{ $business }».
       *[other] Non controlli l’attività in { $place }: «{ $business }». Controlla: { $by }.
    }
chicago-refuse-extorted = Hai già taglieggiato l’attività in { $place }: «{ $business }». Potrai rifarlo solo dopo averla persa e ripresa.
chicago-refuse-card-not-drawn = Non hai appena pescato questa carta: «{ $card }». Metti sotto il mazzo una di quelle pescate.

## Phase 2: actions

chicago-refuse-action-compulsory = L’azione è obbligatoria. L’azione Attività ti è sempre aperta.
chicago-refuse-extra-begun = Hai usato un potere nel turno della tua azione extra, quindi ora fai quell’azione.
chicago-refuse-no-card-to-pay =
    { $bonus ->
        [used] Calata questa carta non ne hai un’altra per pagare $1, e il bonus che te lo evita è già usato in questo round: «{ $card }».
       *[none] Calata questa carta non ne hai un’altra per pagare $1: «{ $card }».
    }
chicago-refuse-too-few-family-cards = Hai meno carte famiglia di quante ne vuoi calare. Da calare: { $cards }, in mano: { $have }.
chicago-refuse-family-full = Non puoi avere in tavola più di { $most } carte famiglia. Ora in tavola: { $laid }, da calare: { $cards }.
chicago-refuse-card-order = Indica le carte in ordine: gangster, famiglia, movimento, villa, auto, opera d’arte, titolo, carte speciali da S1 a S10. «{ $card }» viene prima dell’ultima che hai indicato: «{ $last }».
chicago-refuse-card-too-late = Indica le carte in ordine: gangster, famiglia, movimento, villa, auto, opera d’arte, titolo, carte speciali da S1 a S10. Da «{ $card }» in poi ne hai troppo poche; ancora da indicare: { $need }, in mano da lì in poi: { $left }.
chicago-refuse-must-pay = Nessun bonus evita questo pagamento. Ancora da pagare: ${ $amount }.

## Special cards

chicago-refuse-pair-missing =
    { $missing ->
        [both] Non hai nessuno dei due scagnozzi che questa carta richiede: «{ $card }». La sua coppia: { $first }, { $second }.
       *[other] Hai solo uno dei due scagnozzi che questa carta richiede: «{ $card }». La sua coppia: { $first }, { $second }; manca: { $missing }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }Al loro posto può intervenire il padrino: «{ $say }».
    }
chicago-refuse-pair-owned = Hai la coppia di questa carta, quindi non ti serve l’aiuto del padrino: «{ $card }». Scrivi: «{ $say }».
chicago-refuse-no-city-cards = Senza carte città questa carta non si può giocare; vale solo come denaro o influenza: «{ $card }».
chicago-refuse-nothing-would-happen =
    { $special ->
        [S1] Non succederebbe nulla: non ci sono carte da pescare e hai già l’immunità. Carta: «{ $card }».
        [S2] Non succederebbe nulla: non hai gangster in mano. Carta: «{ $card }».
        [S3] Non succederebbe nulla: non hai beni in mano. Carta: «{ $card }».
        [S4] Non succederebbe nulla: non ci sono agenti nella città né carte da pescare. Carta: «{ $card }».
        [S5] Non succederebbe nulla: non ci sono scagnozzi accanto a un’attività che controlli. Carta: «{ $card }».
        [S6] Non succederebbe nulla: non hai altre carte in mano. Carta: «{ $card }».
        [S7] Non succederebbe nulla: non ci sono carte da pescare. Carta: «{ $card }».
        [S8] Non succederebbe nulla: non ci sono carte da pescare, e nessun rivale ha un gangster senza averne più di te. Carta: «{ $card }».
        [S9] Non succederebbe nulla: nessun rivale ha carte in mano. Carta: «{ $card }».
       *[S10] Non succederebbe nulla: non ci sono carte da pescare e non hai altre carte in mano. Carta: «{ $card }».
    }
chicago-refuse-lay-at-least-one = Hai giocato «{ $card }», quindi cala almeno una carta.
chicago-refuse-not-laid-by-card =
    { $special ->
        [S2] Con «{ $card }» si calano gangster e nient’altro.
        [S3] Con «{ $card }» si calano beni e nient’altro.
       *[S6] Con «{ $card }» si mettono carte come influenza: scegli il lato cappello o il lato città.
    }
chicago-refuse-discard-first = Non ci sono carte da pescare, quindi scarta almeno una carta: qualcosa deve succedere.
chicago-refuse-choose-rival = Hai giocato «{ $card }», quindi scegli un rivale.
chicago-refuse-rival-without-gangster = Questo giocatore non ha gangster da perdere: { $seat }.
chicago-refuse-rival-stronger = Questo giocatore ha più gangster di te: { $seat }. I suoi: { $theirs }, i tuoi: { $have }.

## Bonuses and the godfather

chicago-refuse-bonus-used =
    { $area ->
        [influence] Hai già usato il tuo bonus Influenza in questo round.
        [gangsters] Hai già usato il tuo bonus Gangster in questo round.
       *[assets] Hai già usato il tuo bonus Beni in questo round.
    }
chicago-refuse-bonus-not-owned =
    { $area ->
        [influence] Non hai il bonus Influenza: richiede uno scagnozzo marrone e uno grigio in quell’area.
        [gangsters] Non hai il bonus Gangster: richiede due scagnozzi viola in quell’area.
        [assets] Non hai il bonus Beni: richiede due scagnozzi marroni in quell’area.
        [business] Non hai il bonus Attività: richiede uno scagnozzo arancione e uno viola in quell’area.
        [special] Non hai il bonus Speciale: richiede due scagnozzi arancioni in quell’area.
       *[movement] Non hai il bonus Movimento: richiede due scagnozzi grigi in quell’area.
    }{ $say ->
        [none] { "" }
       *[other] { " " }Il padrino può prestartelo: «{ $say }».
    }
chicago-refuse-bonus-owned =
    { $area ->
        [influence] Hai già il bonus Influenza, quindi il padrino non te lo presta.
        [gangsters] Hai già il bonus Gangster, quindi il padrino non te lo presta.
        [assets] Hai già il bonus Beni, quindi il padrino non te lo presta.
        [business] Hai già il bonus Attività, quindi il padrino non te lo presta.
        [special] Hai già il bonus Speciale, quindi il padrino non te lo presta.
       *[movement] Hai già il bonus Movimento, quindi il padrino non te lo presta.
    } Scrivi: «{ $say }».
chicago-refuse-not-godchild = In questo round non hai l’aiuto del padrino.
chicago-refuse-benefit-used =
    { $benefit ->
        [income] Hai già pescato le due carte del padrino in questo round.
        [bonus] Hai già usato un bonus prestato dal padrino in questo round.
       *[control] Hai già ottenuto un controllo con l’aiuto del padrino in questo round.
    }
chicago-refuse-two-benefits = Hai già usato due vantaggi del padrino in questo round; un terzo non ti spetta.
chicago-refuse-group-not-asked =
    { $group ->
        [henchmen] Questa attività non richiede scagnozzi, quindi non c’è nulla da ignorare: «{ $business }».
        [asset] Questa attività non richiede beni, quindi non c’è nulla da ignorare: «{ $business }».
        [influence] Questa attività non richiede influenza, quindi non c’è nulla da ignorare: «{ $business }».
        [family] Questa attività non richiede carte famiglia, quindi non c’è nulla da ignorare: «{ $business }».
        [gangsters] Questa attività non richiede gangster, quindi non c’è nulla da ignorare: «{ $business }».
       *[money] Questa attività non richiede denaro, quindi non c’è nulla da ignorare: «{ $business }».
    }

## Family powers

chicago-refuse-too-few-family =
    { $power ->
        [son] Il Figlio richiede { $need } carta famiglia in tavola. Ora ne hai: { $have }.
        [father] Il Padre richiede { $need } carte famiglia in tavola. Ora ne hai: { $have }.
       *[grandfather] Il Nonno richiede { $need } carte famiglia in tavola. Ora ne hai: { $have }.
    }
chicago-refuse-power-not-now =
    { $phase ->
        [actions] Un potere di famiglia si usa prima o dopo la tua azione, non nel mezzo.
        [control] Un potere di famiglia si usa prima di rivendicare, attaccare o passare, subito dopo aver ottenuto il controllo o alla fine di quel turno; non in mezzo, e non per avere i requisiti per opporsi.
       *[other] I poteri di famiglia si usano solo nelle fasi 2 e 3.
    }
chicago-refuse-penalty-aside = Questa penalità ora non è accanto a nessuna fila: «{ $penalty }». Scegline una che lo sia.

## Phase 3: claims, attacks, opposition

chicago-refuse-claim-or-pass = Rivendica un’attività, attaccane una o passa.
chicago-refuse-own-business = Controlli già l’attività in { $place }: «{ $business }».
chicago-refuse-controlled =
    { $say ->
        [none] L’attività in { $place } è già controllata: «{ $business }». Controlla: { $by }.
       *[other] L’attività in { $place } è già controllata: «{ $business }». Controlla: { $by }. Per attaccarla scrivi: «{ $say }».
    }
chicago-refuse-nobody-to-attack =
    { $say ->
        [none] Nessuno controlla l’attività in { $place }, quindi non si può attaccare: «{ $business }».
       *[other] Nessuno controlla l’attività in { $place }, quindi si rivendica, non si attacca: «{ $business }». Scrivi: «{ $say }».
    }
chicago-refuse-no-marker-left = Tutti i tuoi { $markers } gettoni controllo sono su attività; non puoi prenderne altre.
chicago-refuse-attacks-used = Hai già fatto i tuoi { $attacks } attacchi di questo round.
chicago-refuse-chief-there = Un capofamiglia protegge l’attività in { $place } in questo round: «{ $business }». Il capofamiglia è di: { $by }.
chicago-refuse-last-business = L’attività in { $place } è l’unica di chi la controlla, quindi non si può attaccare: «{ $business }». Controlla: { $by }.
chicago-refuse-too-few-gangsters = Per un attacco servono più gangster di chi controlla: { $by }. I suoi: { $theirs }, i tuoi: { $have }.
chicago-refuse-own-claim = La rivendicazione è tua, quindi non ti opponi.
chicago-refuse-too-little-influence = Per opporti ti serve in tutto più influenza di chi rivendica: { $by }. La sua: { $theirs }, la tua: { $have }.
chicago-refuse-lacks-henchmen =
    Hai troppo pochi scagnozzi di questo colore: { $colour }. Attività: «{ $business }»; servono: { $need }, ne hai: { $have }.{ $other ->
        [none] { "" }
       *[other] { " " }Manca anche un altro colore: { $other }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }Con l’aiuto del padrino puoi farne a meno: «{ $say }».
    }
chicago-refuse-lacks-asset =
    { $asset ->
        [any] Non hai beni in tavola, e questa attività ne richiede uno: «{ $business }».
       *[other] Questa attività richiede un bene che non hai in tavola: «{ $business }». Manca: { $asset }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }Con l’aiuto del padrino puoi farne a meno: «{ $say }».
    }
chicago-refuse-lacks-influence =
    { $side ->
        [hat] Hai troppo poca influenza cappello per questa attività: «{ $business }». Serve: { $need }, ne hai: { $have }.
       *[city] Hai troppo poca influenza città per questa attività: «{ $business }». Serve: { $need }, ne hai: { $have }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }Con l’aiuto del padrino puoi farne a meno: «{ $say }».
    }
chicago-refuse-lacks-family =
    Questa attività richiede carte famiglia in tavola: «{ $business }». Servono: { $need }, ne hai: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }Con l’aiuto del padrino puoi farne a meno: «{ $say }».
    }
chicago-refuse-lacks-gangsters =
    Hai troppo pochi gangster per questa attività: «{ $business }». Servono: { $need }, ne hai: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }Con l’aiuto del padrino puoi farne a meno: «{ $say }».
    }
chicago-refuse-lacks-money =
    Hai troppo poche carte in mano per pagare questa attività: «{ $business }». Da pagare: ${ $need }, carte: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }Con l’aiuto del padrino puoi farne a meno: «{ $say }».
    }

## Losses and extra actions

chicago-refuse-lose-something-else =
    { $what ->
        [gangster] Quello che devi cedere è un gangster.
        [influence] Quella che devi cedere è un’influenza.
       *[asset] Quello che devi cedere è un bene.
    }
chicago-refuse-no-such-gangster =
    { $form ->
        [card] Non hai carte gangster in tavola.
       *[token] Non hai gettoni gangster.
    }
chicago-refuse-no-such-influence =
    { $side ->
        [hat] Sul tuo lato cappello non c’è questa carta: «{ $card }».
       *[city] Sul tuo lato città non c’è questa carta: «{ $card }».
    }
chicago-refuse-no-influence-token =
    { $side ->
        [hat] Non hai gettoni influenza cappello.
       *[city] Non hai gettoni influenza città.
    }
chicago-refuse-no-such-asset =
    { $form ->
        [card] Non hai in tavola questa carta bene: { $asset }.
       *[token] Non hai questo gettone bene: { $asset }.
    }
chicago-refuse-extra-taken = Questa carta azione extra è già stata presa: { $extra }.
chicago-refuse-extra-not-reached = Non hai raggiunto la condizione di questa carta azione extra: { $extra }.
