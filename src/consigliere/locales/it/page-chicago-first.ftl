### Che cosa si dice una volta sola nella prima partita di Chicago.

page-chicago-once-act = Tre azioni per round. Guarda prima che cosa chiede un’attività scoperta e procuratelo.
page-chicago-once-after = Un potere scarta tutte le tue carte famiglia sul tavolo, ma non costa un’azione.
page-chicago-once-claim = Le attività illuminate si possono rivendicare o attaccare. Chi passa esce da questa fase. Se un rivale rivendica, lo si chiede a te solo se hai i requisiti e più influenza.
page-chicago-once-oppose = Hai più influenza di chi rivendica. Tra chi si oppone, chi ne ha di più prende l’attività e rinuncia a un’influenza.
page-chicago-once-reveal = Si rivelano solo carte che toccano un’attività scoperta con un angolo.
page-chicago-once-extort = Una sola attività per round, e mai due volte finché resta tua. Le carte sono denaro e azioni.
page-chicago-once-token = Gli agenti accanto alle tue attività costano punti: allontanali.
page-chicago-once-hole = Fino a tre passi in diagonale; in un varco finiscono al massimo due gettoni.
page-chicago-once-agent = Ogni agente accanto a una tua attività costa un punto. Questo esce dal gioco.
page-chicago-once-henchman = Due scagnozzi nella stessa area ne danno il bonus, e 3 punti invece di 1.
page-chicago-once-place = Ogni spazio ha il suo colore. Una coppia dà il bonus della sua area.
page-chicago-once-chief = Il tuo capofamiglia tiene lontani gli attacchi in questo round. Ne hai uno solo.
page-chicago-once-use-bonus = Usare un bonus non consuma scagnozzi.
page-chicago-once-lay = Questa carta si cala senza pagare $1.
page-chicago-once-rival = Ciò che sta sul tavolo è pubblico; della mano si sa solo quante carte sono.
page-chicago-once-lose = Scegli tu che cosa perdere. Tieni ciò che chiede un’attività che vuoi.
page-chicago-once-choose-penalty = Ne hai l’immunità in questo round: scegline una accanto a un’attività che vuoi.
page-chicago-once-extra-choice = Un’azione extra è un’azione in più, oppure 2 punti se non la usi mai.
page-chicago-once-pay = Ogni carta in mano vale $1. Paga con quelle che ti servono meno.
page-chicago-once-under = Tieni ciò che userai presto; quello che va sotto il mazzo per ora è perso.
page-chicago-once-discard = Peschi tante carte quante ne scarti, più due. Dai quelle che non ti servono.
page-chicago-once-return-cards = Due delle tue otto carte vanno sotto il mazzo. Tieni ciò che chiede un’attività scoperta.
page-chicago-once-keep-cards = Le carte famiglia sul tavolo alzano il limite. Tieni ciò che serve al prossimo round.
page-chicago-once-over =
    { $over ->
        [one] Una carta è oltre il limite di fine round: come denaro serve ancora.
       *[other] { $over } carte sono oltre il limite di fine round: come denaro servono ancora.
    }
page-chicago-once-attack = Un attacco è possibile: hai più gangster di chi controlla. Te ne costa uno.
page-chicago-once-special = Una carta speciale è illuminata: puoi giocarla ora.
page-chicago-once-power = Puoi usare ora un potere di famiglia. Non costa un’azione, solo le carte famiglia.

## Perché una cosa è illuminata

page-chicago-lit-influence = Illuminata perché ogni carta può fare da influenza, e puoi pagare $1.
page-chicago-lit-gangster = Illuminato perché hai un gangster e puoi pagare $1.
page-chicago-lit-asset = Illuminato perché hai questo bene e puoi pagare $1.
page-chicago-lit-reveal = Illuminata perché tocca un’attività scoperta con un angolo.
page-chicago-lit-special = Illuminata perché hai ciò che questa carta speciale chiede.
page-chicago-lit-movement = Illuminato perché hai una carta movimento.
page-chicago-lit-family = Illuminato perché hai una carta famiglia.
page-chicago-lit-power = Illuminato perché hai sul tavolo abbastanza carte famiglia.
page-chicago-lit-claim = Illuminata perché soddisfi tutti i requisiti di questa attività.
page-chicago-lit-attack = Illuminata perché soddisfi tutti i requisiti e hai più gangster di chi controlla.
page-chicago-lit-extort = Illuminata perché è tua e non è stata ancora taglieggiata.
page-chicago-lit-token = Illuminato perché questo gettone si può spostare.
page-chicago-lit-to = Illuminato perché dista al massimo tre passi in diagonale e ha posto.
page-chicago-lit-agent = Illuminato perché qui c’è un agente.
page-chicago-lit-henchman = Illuminato perché questo scagnozzo si può prendere.
page-chicago-lit-other = Illuminato perché risponde alla domanda.
