# Il regolamento.

page-the-rules = Regolamento
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
page-search-stop = il lo la i gli le l un uno una e ed o od di d del dello della dei degli delle dell a ad al allo alla ai agli alle all da dal dalla dai dalle dall in nel nello nella nei nelle nell su sul sulla sui sulle sull con per tra fra è sono essere era sia io mi m me mio mia miei mie noi tu ti t te tuo tua tuoi tue lui lei loro si s se ci c ce ne che chi cosa cos quale quali qual quando quanto quanta quanti quante dove dov come com perché perche poi allora non no sì così anche solo ancora già mai sempre altro altri altra altre questo questa questi queste quello quella quelli quelle quel lì qui posso puoi può puo possiamo possono potrei devo devi deve dobbiamo devono ho hai ha hanno avere fare faccio fa fai va vanno sta stanno qualcosa danno dà dare usare uso usa serve servono succede capita permesso possibile bisogna obbligatorio forza ogni proprio stesso stessa più piu per favore gioco partita regola regole regolamento
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-search-meant =
    annullare, annulla, tornare indietro, torno indietro, ritirare la mossa, ritirare una mossa, rifare la mossa, cambiare mossa, errore, sbaglio, sbagliato, svista: ritirare ultimi comandi
    tempo scaduto, scade il tempo, finisce il tempo, finito il tempo, fuori tempo, giocatore lento, cronometro, timer, clessidra: orologio riserva tempo
    cacciare, bandire, bannare, buttare fuori, mandare via, espellere, kick, ban, bloccare un giocatore: escludere
    interrompere, fermare la partita, sospendere: pausa
    ferie, vacanze: vacanza
    arrendersi, mi arrendo, lasciare la partita, mollare, resa: abbandonato
    offline, disconnesso, sparito, è via, non risponde, non c’è più: assente
    chat, messaggio, scrivere, insulto, insulti, maleducato, silenziare, segnalare: messaggi silenziata
    giocare ancora, un’altra partita, rigiocare: rivincita
    barare, bara, imbroglio, imbrogliare, truccato, equo, casuale, hash: mischiata riga
    guardare la partita, spettatore, assistere, osservare: spettatori guardano
    suggerimento, aiuto, consiglio: consigliano
    replay, rivedere: rivede
    computer, robot, intelligenza artificiale: bot
    ottenere, ricevere, guadagnare: prende
    prendere, guadagnare: ottiene
    quanti giocatori, in quanti si gioca, numero di giocatori: famiglie giocano modo
    invece di, al posto di, sostituire: sostituire
