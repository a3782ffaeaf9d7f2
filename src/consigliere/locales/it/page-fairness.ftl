# Il controllo delle mischiate, calcolato nel browser.

page-check-how = Questo browser ricalcola ogni pescata dai semi e la confronta con quello che il server aveva promesso prima della partita.
page-check-table = Controlla questa partita
page-check-save = Salva i numeri
page-check-file = Oppure controlla un file salvato:
page-check-no-file = Questo file non contiene i numeri di una partita.
page-check-busy = Calcolo in corso…
page-check-good = I numeri tornano.
page-check-good-how = Semi, sigilli, righe e numeri di tutte le pescate ({ $count }) sono come devono essere.
page-check-bad = ✗ Non come promesso.
page-check-faults = { $count ->
    [one] Trovato un errore.
   *[other] Trovati { $count } errori.
 }
page-check-commitment = Impegno, mostrato prima della partita
page-check-seen = Questo browser l’ha visto prima della fine?
page-check-roll = Appello, mostrato prima che si aprissero le righe
page-check-roll-seen = Questo browser l’ha calcolato prima di aprire la tua riga?
page-check-same = sì, lo stesso
page-check-other = no, uno diverso
page-check-unseen = no; confrontalo con quello che hai annotato
page-check-seed = Seme del server, mostrato ora
page-check-line = Riga di { $name }
page-check-given = { $count ->
    [one] Una voce è stata ripresa da un’altra partita. Non è una pescata di questo tavolo.
   *[other] { $count } voci sono state riprese da un’altra partita. Non sono pescate di questo tavolo.
 }
page-check-draws = Ogni pescata ({ $count })
page-draw-purpose = scopo
page-draw-counter = contatore
page-draw-cards = carte
page-draw-number = numero
page-draw-drawn = pescato

page-doubt-decks = Non dimostrato: qui i mazzi non sono stati controllati, cioè se ogni pescata è stata fatta tra le carte rimaste. Lo controlla «consigliere verify».
page-doubt-old = Non dimostrato: è una partita del vecchio tipo. Il suo impegno non vincola né il tavolo né le regole, e le righe non erano sigillate.
page-doubt-unopened = Non dimostrato: il posto { $seat } ha sigillato una riga e non l’ha aperta. Chi conosceva il seme del server poteva deciderlo.
page-doubt-alone = Non dimostrato: nessun giocatore ha aggiunto una riga, quindi queste pescate le ha fatte il server da solo.

page-fault-empty = Pescata { $number } ({ $purpose }): non c’era nulla da cui pescare.
page-fault-counter = Pescata { $number } ({ $purpose }): il contatore è { $is }, ma doveva essere { $due }. È stata scambiata?
page-fault-number = Pescata { $number } ({ $purpose }): il numero è { $is }, ma i semi danno { $due }.
page-fault-outcome = Pescata { $number } ({ $purpose }): è { $is }, ma i semi danno { $due }.
page-fault-no-journal = Non c’è un diario con cui confrontare le pescate.
page-fault-told = Pescata { $number }: il diario dice { $said }, le pescate dicono { $draw }.
page-fault-count = Il diario racconta { $told } pescate, i numeri { $own }.
page-fault-form = Un posto non è né una persona né un bot, oppure un sigillo non è valido.
page-fault-seats = Non c’è una riga, un sigillo e un tipo per ogni posto.
page-fault-no-seats = Il diario non dice dove sedevano persone e bot.
page-fault-lines = Una condizione o una voce del diario occupa più di una riga.
page-fault-seed = Il seme del server non è quello per cui il server si era impegnato, oppure non per queste condizioni.
page-fault-terms = Il server si era impegnato per un altro tavolo, altre regole o altre carte.
page-fault-roll = L’appello non è quello di questi posti e sigilli.
page-fault-people = Nel diario persone e bot siedono in posti diversi da quelli dell’appello.
page-fault-bot = Posto { $seat }: un bot non ha una riga, ma qui ce n’è una.
page-fault-line = Posto { $seat }: la riga non è quella che era stata sigillata.
page-fault-bytes = Il seme del server non ha 32 byte.
page-fault-table = Questa è la prova di un altro tavolo.
page-fault-noted-commitment = L’impegno non è quello che questo browser aveva visto prima.
page-fault-noted-roll = L’appello non è quello che questo browser aveva visto prima di aprire la tua riga.
page-fault-left-out = Questo browser ha aperto la tua riga e il server l’ha lasciata fuori.
page-fault-given = Si dice che { $given } voci vengano da un’altra partita; a questo browser ne erano state annunciate { $noted }.
page-fault-nothing = Non c’è nessuna pescata da controllare.
