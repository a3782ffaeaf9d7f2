# Il regolamento.

page-the-rules = Il regolamento
page-the-rules-how = { $title }, con parole nostre. I numeretti a margine sono link.
page-rules-of = Regolamento: { $title }
page-rules-ours = Non ufficiale, con parole nostre. Ogni regola è verificata con test.
page-opening-book = Si apre il libro…
page-back-to-table = Torna al tavolo
page-next-part = Avanti: { $part }
page-in-the-book = Continua nel regolamento
page-no-rule-text = Per questa regola non c’è un testo.
page-rulings = Precisazioni
page-rulings-behind = { $count ->
    [one] Una precisazione
   *[other] { $count } precisazioni
 }
page-marks = I segni, spiegati una volta
page-mark-n = nessun segno
page-mark-n-how = stampato: sta in un regolamento
page-mark-h = una nostra decisione, dove i regolamenti tacciono
page-mark-h-about = una nostra decisione, dove i regolamenti tacciono: { $about }
page-mark-d = dedotto dai regolamenti
page-mark-d-about = dedotto dai regolamenti: { $about }
page-mark-r = ricostruito: un valore nostro, non quello stampato
page-part-rules = Le regole
page-part-rules-how = Capitolo per capitolo, nell’ordine del regolamento.
page-part-finer = Questioni sottili
page-part-finer-how = Casi che non dipendono da una sola regola.
page-part-table = A ogni tavolo
page-part-table-how = Quello che vale per qualsiasi gioco: tornare indietro, orologi, pause, ospiti, rivincite.
page-part-about = Su questo regolamento
page-part-about-how = Esempi svolti, dove i regolamenti non concordano e come sono state scritte queste regole.

## Search

page-search-rules = Cerca nel regolamento
page-search-found = { $count ->
    [0] Non abbiamo trovato nulla. Prova con un’altra parola o con il numero di una regola.
    [one] trovato in un punto
   *[other] trovato in { $count } punti
 }
page-asked-often = Domande frequenti
# Words that only make a sentence of a question.
page-search-stop = il lo la i gli le l un uno una e ed o od di del dello della dei degli delle a al allo alla ai agli alle da dal dalla in nel nella nei nelle su sul sulla con per tra fra è sono essere era sia io mi me mio mia miei mie noi tu ti te tuo tua tuoi tue lui lei loro si se ci ne che chi cosa cos quale quali quando quanto quanta quanti quante dove come perché poi allora non no sì così anche solo ancora già mai sempre questo questa questi queste quello quella quelli quelle qui lì posso puoi può possiamo possono potrei devo devi deve dobbiamo devono ho hai ha hanno avere fare faccio fa fai usare uso usa succede capita permesso possibile serve bisogna ogni per favore gioco partita regola regole
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-search-meant =
    annullare, tornare indietro, ritirare la mossa, errore, sbaglio, mossa sbagliata: take back last commands
    tempo scaduto, finisce il tempo, giocatore lento, orologio, timer: clocks bank
    cacciare, bandire, buttare fuori, espellere, bloccare un giocatore: shut out
    pausa, interrompere, fermare la partita: pause
    vacanza, vacanze, ferie: holiday
    abbandonare, arrendersi, lasciare la partita, resa, ritirarsi: resigned
    offline, disconnesso, sparito, assente: away
    chat, insulto, insulti, maleducato, silenziare: talk muted
    giocare ancora, un’altra partita, rivincita: rematch
    barare, imbroglio, imbrogliare, equo, casuale, mischiare: line shuffle
    spettatore, spettatori, guardare, pubblico: look spectators
    ottenere, ricevere, guadagnare: gain
    invece di, al posto di, sostituire: stand
