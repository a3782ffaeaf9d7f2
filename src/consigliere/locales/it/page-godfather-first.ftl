### Che cosa si dice una volta sola nella prima partita del Padrino.

page-godfather-once-turn = Un’azione: una miniatura su una casella illuminata, un lavoro illuminato o un alleato. Nulla accade prima del pulsante rosso.
page-godfather-once-order = Anche chi controlla il territorio usa la facciata. Vai per primo se una pila può finire, per ultimo se vuoi la testa di cavallo: resta a chi la prende per ultimo.
page-godfather-once-icons = Queste icone sono tue, in qualsiasi ordine. Quelle che non usi vanno perse.
page-godfather-once-keep-job = Un lavoro costa mercanzie illegali e rende denaro, e il suo colore conta alla fine. Tieni quello che puoi pagare prima.
page-godfather-once-discard = L’icona ha il suo prezzo: dai la carta che ti serve meno.
page-godfather-once-good = Prendi ciò che manca ancora a un tuo lavoro.
page-godfather-once-lower-bill = La pila è finita e nulla compensa la differenza. Una carta più bassa è meglio di niente.
page-godfather-once-bills = Prendi prima il denaro se la capacità può sfruttarlo.
page-godfather-once-use = La capacità è facoltativa. Se non ti porta nulla, lasciala stare.
page-godfather-once-launder = Alla fine conta solo il denaro nella valigetta, e il tributo non lo tocca.
page-godfather-once-figure = Solo le miniature illuminate corrispondono a ciò che dice la carta.
page-godfather-once-space = La miniatura va in una delle caselle illuminate.
page-godfather-once-turf = Solo i territori illuminati corrispondono a ciò che dice la carta.
page-godfather-once-front = Va bene ogni facciata illuminata, anche occupata. La usa anche chi controlla il territorio.
page-godfather-once-opponent = Ciò che hanno gli altri è segreto; si sa solo quante carte hanno in mano.
page-godfather-once-marker = Tutti i tuoi gettoni controllo sono sul tabellone. Quello che sposti mancherà dove stava.
page-godfather-once-choose-ally = Un alleato si può giocare una volta in ogni atto che resta.
page-godfather-once-bribe = Le offerte sono segrete. Chi offre di più sceglie prima; chi non offre nulla non prende alleati.
page-godfather-once-tribute = Tieni tante carte quante ne permette il limite. Il denaro nella valigetta è al sicuro.
page-godfather-once-offer = Ognuno offre in segreto una carta di denaro: la più alta viene presa, le altre tornano alle pile.
page-godfather-once-last = Con l’ultima miniatura questa fase per te finisce. Prima vengono lavori e alleati.
page-godfather-once-job = Un lavoro è illuminato: hai tutto ciò che costa. Non richiede miniature.
page-godfather-once-over =
    { $over ->
        [one] Una carta sarà oltre il limite al momento del tributo. Svolgi un lavoro o ricicla denaro in tempo.
       *[other] { $over } carte saranno oltre il limite al momento del tributo. Svolgi un lavoro o ricicla denaro in tempo.
    }
page-godfather-once-empty = Arriva la Corruzione e la tua valigetta è vuota: senza denaro riciclato non puoi fare offerte.
page-godfather-once-figures = Ogni miniatura è un turno in questo atto. Lavori e alleati sono turni che non ne richiedono.

## Perché una cosa è illuminata

page-godfather-lit-thug = Illuminata perché questa casella quadrata è vuota: un tuo gangster può andarci.
page-godfather-lit-member = Illuminata perché questa casella rotonda è vuota: un membro della tua famiglia può andarci.
page-godfather-lit-job = Illuminato perché hai ciò che costa.
page-godfather-lit-ally = Illuminato perché hai in mano questo alleato: ognuno si gioca una volta per atto.
page-godfather-lit-figure = Illuminata perché la carta ammette questa miniatura.
page-godfather-lit-space = Illuminata perché la miniatura può andarci.
page-godfather-lit-turf = Illuminato perché la carta ammette questo territorio.
page-godfather-lit-front = Illuminata perché questa facciata si può usare, anche se è occupata.
page-godfather-lit-marker = Illuminato perché qui c’è un tuo gettone controllo.
page-godfather-lit-other = Illuminato perché risponde alla domanda.
