### Perché un’azione è rifiutata (motore non ufficiale, parole nostre). Un messaggio per ogni chiave.
### I nomi di carte, caselle, territori e giocatori entrano come parole finite, tra virgolette o dopo i due punti.

## Whose decision it is

godfather-refuse-chance-pending =
    { $chance ->
        [tile] Prima va pescato un gettone negozio.
        [public-job] Prima va pescato un lavoro pubblico.
        [deal-job] Prima vanno distribuiti i primi lavori.
        [draw-job] Prima va pescato un lavoro dal mazzo.
        [ally] Prima va pescato un alleato.
        [horse] Prima la testa di cavallo va data a qualcuno.
        [steal] Prima va pescata la carta rubata da una mano.
        [steal-case] Prima va pescata la carta di denaro rubata da una valigetta.
       *[collect] Prima va pescata la carta di denaro pagata da una mano.
    }
godfather-refuse-not-concerned =
    { $asked ->
        [bribe] Non hai carte di denaro nella valigetta, quindi non puoi offrire.
        [tribute] La tua mano non supera il limite, quindi non scegli nulla.
       *[offer] Nessuno ti chiede un’offerta.
    }
godfather-refuse-already-sealed =
    { $asked ->
        [bribe] La tua offerta per corrompere è già sigillata.
        [tribute] La tua scelta per il tributo è già sigillata.
       *[offer] La tua offerta è già sigillata.
    }
godfather-refuse-must-offer = { $bills ->
    [one] Hai una carta di denaro, quindi devi offrirla.
   *[other] Hai { $bills } carte di denaro, quindi devi offrirne una.
}
godfather-refuse-not-asked =
    { $asked ->
        [turn] Prima devi fare l’azione di questo turno.
        [order] Prima devi dire chi comincia, tu o chi controlla.
        [icons] Prima devi usare le tue icone o rinunciarvi.
        [keep-job] Prima devi tenere uno dei due lavori pescati.
        [discard] Prima devi scartare una carta per l’icona.
        [good] Prima devi scegliere una mercanzia.
        [lower-bill] Prima devi dire se prendi la carta di denaro più bassa.
        [bills] Prima devi decidere sulle carte di denaro del lavoro.
        [use] Prima devi dire se usi la capacità.
        [launder] Prima devi riciclare con la carta o smettere.
        [figure] Prima devi scegliere una miniatura o nessuna.
        [space] Prima devi scegliere una casella.
        [turf] Prima devi scegliere un territorio o nessuno.
        [front] Prima devi scegliere una facciata o nessuna.
        [opponent] Prima devi scegliere un altro giocatore o nessuno.
        [marker] Prima devi scegliere uno dei tuoi gettoni o rinunciare.
        [choose-ally] Prima devi scegliere un alleato.
        [bribe] Prima devi fare la tua offerta per corrompere.
        [tribute] Prima devi indicare le carte che tieni.
       *[offer] Prima devi scegliere la carta di denaro che offri.
    } { $decision ->
        [turn] Le azioni di un turno si fanno solo quando tocca a te.
        [order] Ora nessuno chiede chi comincia.
        [icons] Ora non ci sono icone da usare.
        [icons-waiting] Le tue icone vengono dopo.
        [keep-job] Ora non c’è un lavoro pescato da tenere.
        [discard] Ora non c’è un’icona per cui scartare.
        [good] Ora non c’è una mercanzia da scegliere.
        [lower-bill] Ora non c’è una carta di denaro più bassa da prendere o lasciare.
        [bills] Ora non ci sono carte di denaro di un lavoro su cui decidere.
        [use] Ora non c’è una capacità da usare o rifiutare.
        [launder] Ora nessuna carta ti fa riciclare.
        [figure] Ora non c’è una miniatura da scegliere.
        [space] Ora non c’è una casella da scegliere.
        [turf] Ora non c’è un territorio da scegliere.
        [front] Ora non c’è una facciata da scegliere.
        [opponent] Ora non c’è un altro giocatore da scegliere.
        [marker] Ora non c’è un gettone da spostare.
        [choose-ally] Ora non c’è un alleato da scegliere.
        [bribe] Ora non c’è nessuno da corrompere.
        [tribute] Ora non ci sono carte da tenere.
       *[offer] Ora non c’è un’offerta da fare.
    }

## A turn: thugs and family members

godfather-refuse-out-of-figures = Non hai più miniature nella riserva, quindi sei fuori per il resto di questa fase, qualunque cosa tu abbia in mano.
godfather-refuse-park-no-front = Central Park non ha facciata né casella gangster, solo un retrobottega.
godfather-refuse-park-no-turf = Central Park non è un territorio: nessuno lo controlla e non ci sono gettoni.
godfather-refuse-no-thug = Non hai più gangster nella riserva.
godfather-refuse-no-member = Non hai più membri della famiglia nella riserva.
godfather-refuse-no-business = Qui non c’è ancora un negozio, quindi né facciata né casella: «{ $space }».
godfather-refuse-occupied =
    { $by ->
        [neutral] Su questa casella c’è una miniatura neutrale: «{ $space }».
       *[other] Questa casella è occupata: «{ $space }». La miniatura è di: { $by }.
    }
godfather-refuse-closed = In due giocatori questa casella è chiusa: «{ $space }».
godfather-refuse-no-passing = Non puoi passare: fai una delle azioni che ti sono aperte.

## Jobs

godfather-refuse-job-not-in-hand = Questo lavoro non è nella tua mano: «{ $job }».
godfather-refuse-no-public-space = Tra i lavori pubblici non c’è lo spazio { $space }. Spazi in questa partita: { $spaces }.
godfather-refuse-public-space-empty = Lo spazio { $space } dei lavori pubblici è vuoto e si riempie solo nella fase di pulizia.
godfather-refuse-replaces-not-printed =
    { $good ->
        [gun] La droga sostituisce solo ciò che è stampato. Lavoro: «{ $job }»; armi stampate: { $printed }, sostituite: { $replaced }.
        [booze] La droga sostituisce solo ciò che è stampato. Lavoro: «{ $job }»; alcol stampato: { $printed }, sostituito: { $replaced }.
       *[blood] La droga sostituisce solo ciò che è stampato. Lavoro: «{ $job }»; denaro macchiato di sangue stampato: { $printed }, sostituito: { $replaced }.
    }
godfather-refuse-too-few-narcotics = Hai troppo poca droga per pagare così. Lavoro: «{ $job }»; serve: { $needed }, in mano: { $held }.
godfather-refuse-missing-goods = Non puoi pagare così questo lavoro: «{ $job }». Mancano: armi { $gun }, alcol { $booze }, denaro macchiato di sangue { $blood }.
godfather-refuse-ability-is-done = La capacità di questo lavoro è conclusa; ora decidi sulle sue carte di denaro: «{ $job }».
godfather-refuse-bills-left-too-soon = Usa prima la capacità; il denaro si può lasciare anche dopo: «{ $job }».
godfather-refuse-bill-not-printed = Questo lavoro non ha una carta di denaro numero { $position }: «{ $job }». Stampate: { $printed }.
godfather-refuse-equal-bills = Le carte di denaro uguali si indicano da sinistra: prendi la prima da { $bill } di questo lavoro prima della successiva: «{ $job }».
godfather-refuse-bills-not-left = Le pile comuni hanno troppo poche carte di denaro per questa scelta: «{ $job }». Prendine di meno.

## Allies

godfather-refuse-ally-not-in-hand = Questo alleato non è nella tua mano: «{ $ally }».
godfather-refuse-ally-played = Hai già giocato questo alleato in questo atto: «{ $ally }».
godfather-refuse-ally-not-offered = Questo alleato non è disponibile: «{ $ally }».

## Icons

godfather-refuse-icon-not-available =
    { $icon ->
        [LAUNDER] Non ti restano icone per riciclare.
        [JOB] Non ti restano icone lavoro.
        [DISCARD1_5] Non ti restano icone 1→$5.
        [DISCARD2_5] Non ti restano icone 2→$5.
        [DISCARD3_8] Non ti restano icone 3→$5+$3.
        [DISCARD1_GOOD] Non ti restano icone 1→mercanzia.
        [MONEY_1] Non ti restano icone da $1.
        [MONEY_2] Non ti restano icone da $2.
        [MONEY_3] Non ti restano icone da $3.
        [MONEY_5] Non ti restano icone da $5.
        [GOOD_GUN] Non ti restano icone arma.
        [GOOD_BOOZE] Non ti restano icone alcol.
        [GOOD_BLOOD] Non ti restano icone denaro macchiato di sangue.
        [GOOD_NARC] Non ti restano icone droga.
       *[HORSE] Non ti restano icone testa di cavallo.
    }
godfather-refuse-launder-names-bill = Di’ quale carta di denaro ricicli, per esempio: launder $2.
godfather-refuse-no-such-bill = Non hai in mano questa carta di denaro: { $bill }.
godfather-refuse-no-bills-left = Le pile comuni non hanno né questa carta di denaro né una più bassa: { $bill }.
godfather-refuse-pile-empty =
    { $good ->
        [gun] Nelle pile comuni non ci sono più armi.
        [booze] Nelle pile comuni non c’è più alcol.
        [blood] Nelle pile comuni non c’è più denaro macchiato di sangue.
       *[narcotics] Nelle pile comuni non c’è più droga.
    }
godfather-refuse-horse-head-yours = La testa di cavallo è già tua.
godfather-refuse-no-jobs-left = Non ci sono più lavori da pescare, né nel mazzo né tra gli scarti.
godfather-refuse-too-few-cards =
    { $icon ->
        [DISCARD1_5] L’icona 1→$5 richiede { $needed } delle tue carte; in mano: { $held }.
        [DISCARD2_5] L’icona 2→$5 richiede { $needed } delle tue carte; in mano: { $held }.
        [DISCARD3_8] L’icona 3→$5+$3 richiede { $needed } delle tue carte; in mano: { $held }.
       *[DISCARD1_GOOD] L’icona 1→mercanzia richiede { $needed } delle tue carte; in mano: { $held }.
    }
godfather-refuse-nothing-to-take =
    { $icon ->
        [DISCARD1_GOOD] Per il tuo scarto non potresti prendere nulla: le pile comuni non hanno armi, alcol o denaro macchiato di sangue, e tu non puoi restituirne.
       *[other] Per il tuo scarto non potresti prendere nulla: le pile comuni non hanno denaro, e tu non puoi restituirne.
    }
godfather-refuse-job-not-drawn = Non hai pescato questo lavoro: «{ $job }». Tieni uno di questi: «{ $first }», «{ $second }».
godfather-refuse-discard-gives-nothing =
    { $icon ->
        [DISCARD1_GOOD] Per questa carta non potresti prendere nulla: «{ $card }». Le pile comuni non hanno armi, alcol o denaro macchiato di sangue: scarta una di queste mercanzie.
       *[other] Per questa carta non potresti prendere nulla: «{ $card }». Le pile comuni non hanno denaro: scarta prima una carta di denaro.
    }
godfather-refuse-discard-order = Indica le carte in ordine: denaro, mercanzie, lavori, alleati, ognuno dal più basso. «{ $card }» viene prima dell’ultima che hai indicato: «{ $last }».
godfather-refuse-discard-too-late = Indica le carte in ordine: denaro, mercanzie, lavori, alleati, ognuno dal più basso. Da «{ $card }» in poi ne hai troppo poche; ancora da scartare: { $needed }, in mano da lì in poi: { $left }.
godfather-refuse-good-compulsory = Hai scartato una carta per averla, quindi prendi una mercanzia.
godfather-refuse-goods-order =
    { $good ->
        [gun] Indica le mercanzie in ordine: arma, alcol, denaro macchiato di sangue. Le armi vengono prima dell’ultima che hai preso.
       *[other] Indica le mercanzie in ordine: arma, alcol, denaro macchiato di sangue. L’alcol viene prima dell’ultima che hai preso.
    } { $last ->
        [booze] Quella era alcol.
       *[blood] Quella era denaro macchiato di sangue.
    }

## Cards: figures

godfather-refuse-swap-begun = Hai scelto la tua miniatura; ora scegli quella avversaria con cui si scambia di posto.
godfather-refuse-nobody-there = Su questa casella non c’è nessuna miniatura: «{ $space }».
godfather-refuse-chief-not-on-board = Il Capo della polizia non è sul tabellone.
godfather-refuse-in-hudson =
    { $figure ->
        [mayor] Il Sindaco è nel fiume Hudson fino alla fase di pulizia.
        [union-boss] Il Leader sindacale è nel fiume Hudson fino alla fase di pulizia.
       *[police-chief] Il Capo della polizia è nel fiume Hudson fino alla fase di pulizia.
    }
godfather-refuse-own-figure = La carta riguarda miniature avversarie; questa è tua: «{ $space }».
godfather-refuse-not-your-figure = La carta riguarda le tue miniature; questa non è tua: «{ $space }».
godfather-refuse-neutral-figure = La carta riguarda miniature dei giocatori; questa è neutrale: «{ $space }».
godfather-refuse-wrong-class =
    { $figure ->
        [thug] Qui la carta non riguarda una miniatura della classe gangster: «{ $space }».
        [family] Qui la carta non riguarda una miniatura della classe famiglia: «{ $space }».
       *[police-chief] La carta non riguarda il Capo della polizia.
    }
godfather-refuse-no-space-left = Non c’è una casella libera della forma giusta dove possa andare questa miniatura: «{ $space }».
godfather-refuse-no-enemy-of-class =
    { $figure ->
        [thug] Non c’è una miniatura avversaria della classe gangster con cui scambiare questa: «{ $space }».
       *[family] Non c’è una miniatura avversaria della classe famiglia con cui scambiare questa: «{ $space }».
    }
godfather-refuse-chief-not-moved = Il Capo della polizia non sta su nessuna casella, quindi questa carta non può spostarlo.
godfather-refuse-no-shared-turf = La miniatura non è in un territorio in cui ne hai una tua: «{ $space }».
godfather-refuse-chief-not-placed = Questa carta non ha messo il Capo della polizia in un territorio, quindi nessuno può essere eliminato.
godfather-refuse-not-in-chiefs-turf = La miniatura non è nel territorio in cui questa carta ha messo il Capo della polizia: «{ $space }». Il suo territorio: «{ $turf }».
godfather-refuse-figure-chosen = Hai già scelto questa miniatura: «{ $space }».
godfather-refuse-same-owner =
    { $by ->
        [neutral] Entrambe le miniature sono neutrali, ma devono avere proprietari diversi: «{ $first }», «{ $space }».
       *[other] Le due miniature hanno lo stesso proprietario, ma devono averne di diversi: «{ $first }», «{ $space }». Sono di: { $by }.
    }
godfather-refuse-no-common-turf = Le due miniature non hanno un territorio in comune: «{ $first }», «{ $space }».
godfather-refuse-figure-order = Indica le due miniature nell’ordine del tabellone: «{ $space }» viene prima di «{ $first }».
godfather-refuse-not-this-victim = Questa miniatura è di qualcun altro: «{ $space }». Ora si tratta delle miniature di: { $victim }.

## Cards: where to

godfather-refuse-move-begun = Hai scelto la miniatura; ora scegli la casella dove va.
godfather-refuse-wrong-shape =
    { $shape ->
        [square] Questa miniatura richiede una casella quadrata; questa è rotonda: «{ $space }».
       *[round] Questa miniatura richiede una casella rotonda; questa è quadrata: «{ $space }».
    }
godfather-refuse-same-space = La miniatura è già lì e deve andare su un’altra casella: «{ $space }».
godfather-refuse-no-figure-in-turf = Non hai miniature tue in questo territorio: «{ $turf }».
godfather-refuse-turf-yours-already = Hai finito i gettoni controllo, e questo territorio è già tuo: «{ $turf }».
godfather-refuse-chief-already-there = Il Capo della polizia è già in questo territorio e deve andare in un altro: «{ $turf }».
godfather-refuse-no-bills-in-suitcase = Questo giocatore non ha carte di denaro nella valigetta: { $seat }.
godfather-refuse-launder-order = Indica le carte di denaro in ordine, prima le più basse. Richiesta: { $bill }; l’ultima che hai riciclato: { $last }.

## Markers

godfather-refuse-no-marker-there = In questo territorio non c’è un gettone numero { $height }: «{ $turf }». Gettoni nella sua pila: { $markers }.
godfather-refuse-marker-not-yours = Il gettone numero { $height } di questo territorio non è tuo: «{ $turf }». È di: { $by }.

## Sealed choices

godfather-refuse-bribe-too-much = Non hai così tante di queste carte di denaro nella valigetta: { $bill }. Indicate: { $count }, nella valigetta: { $held }.
godfather-refuse-bill-named = Hai già detto quante di queste carte di denaro offri: { $bill }.
godfather-refuse-bribe-order = Indica le carte di denaro valore per valore, prima quelle da $1; i valori che non hai si saltano. Richiesta: { $bill }; ora tocca a: { $due }.
godfather-refuse-keep-order = Indica in ordine le carte che tieni: denaro, mercanzie, lavori, alleati, ognuno dal più basso. «{ $card }» viene prima dell’ultima che hai indicato: «{ $last }».
godfather-refuse-keep-too-late = Indica in ordine le carte che tieni: denaro, mercanzie, lavori, alleati, ognuno dal più basso. Da «{ $card }» in poi ne hai troppo poche per completare la mano; ancora da tenere: { $needed }, in mano da lì in poi: { $left }.
godfather-refuse-opponent-order = Indica i giocatori nell’ordine dei posti. Richiesto: { $seat }; l’ultimo che hai indicato: { $last }.
