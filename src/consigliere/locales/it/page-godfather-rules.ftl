# Il regolamento del Padrino: le sue parti, le domande frequenti, come la gente chiama le cose.

page-godfather-part-before = Prima del primo atto
page-godfather-part-before-how = Che cosa sta dove, che cosa hanno tutti e chi sa che cosa.
page-godfather-part-act = Un atto
page-godfather-part-act-how = Quattro atti, ogni volta le stesse fasi. In ognuno apre un nuovo negozio.
page-godfather-part-turn = Il tuo turno
page-godfather-part-turn-how = Il cuore del gioco. Un’azione, poi tocca al prossimo, finché nessuno ha più miniature.
page-godfather-part-out = Quando tutte le miniature sono in gioco
page-godfather-part-out-how = Chi prende i territori, chi compra gli alleati e che cosa ti lascia il Don.
page-godfather-part-end = La fine
page-godfather-part-end-how = Dopo il quarto atto si aprono le valigette. Vince chi ha più denaro.
page-godfather-asked-pass = Posso passare?
page-godfather-asked-pass-answer = No.
page-godfather-asked-twice = Uso due volte la facciata nel mio territorio?
page-godfather-asked-twice-answer = No.
page-godfather-asked-icons = Devo usare ogni icona?
page-godfather-asked-icons-answer = No, ognuna è facoltativa.
page-godfather-asked-change = Mi danno il cambio?
page-godfather-asked-change-answer = Mai.
page-godfather-asked-bid = Perdo l’offerta se non restano alleati?
page-godfather-asked-bid-answer = No, tieni il denaro.
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-godfather-meant =
    saltare, passare, stare fermo: passing
    asta, offerta, offerte, corrompere, corruzione, comprare un alleato, busta, buste: bribery bids
    stessa offerta, offerte uguali, pareggio nell’asta: bidder ties
    sparare, sparo, uccidere, ucciso, ammazzare, omicidio, morto, morire, far fuori, eliminare, eliminato: gunned
    fiume, tornare in vita, hudson: hudson
    lavare, denaro pulito, mettere al sicuro, mettere da parte, riciclare, riciclaggio: launder
    valigetta, borsa, denaro segreto: suitcase
    tenere carte, limite della mano, limite di carte, troppe carte, massimo di carte: discards hand limit
    territorio, territori, quartiere, zona, maggioranza in una zona: turf
    bandiera, disco, cubetto, gettone, gettoni, gettone controllo, segnalino: marker
    finiscono i gettoni, niente gettoni, senza gettoni: winner markers run
    maggioranza, più influenza, battaglia, disputa territoriale: turf war
    droga, jolly, stupefacenti: narcotics
    alcol, whisky, whiskey, liquore, liquori: booze
    arma, armi, pistola, pistole: gun
    denaro macchiato di sangue, denaro sporco: blood money
    mercanzia, mercanzie, beni illegali: goods
    lavoro, lavori, contratto, missione, incarico: job
    alleato, alleati: ally
    negozio, negozi, edificio, attività: business
    facciata, paravento: front
    retrobottega, retro: back
    taglieggiare, pizzo, estorsione: shake down
    gangster, soldato, scagnozzo, lavoratore: thug
    boss, padrino, capo: don
    membro della famiglia, membri della famiglia, erede, consigliere: member
    giocatore iniziale, primo giocatore, chi inizia, testa di cavallo: horse head
    resto, cambiare, cambio, scambiare denaro, monete: change
    trattare, negoziare, scambio, scambiare con altri, barattare: trade
    vincere, vincitore, vittoria, più denaro: highest sum
    pareggio alla fine, parità alla fine, spareggio: tie dominance shared
    predominio, dominare: dominance
    bonus lavori, bonus per i lavori, lavori dello stesso colore, stesso colore: colour jobs
    tributo, tributo al don: tribute
    mano iniziale, iniziare con, carte all’inizio: starts hand
    due giocatori, in due, 2 giocatori: two
    finisce il mazzo, mazzo vuoto, finiscono le carte, rimischiare: shuffled deck
    quanti turni, quanti atti, quanto dura: acts phases
    chi controlla guadagna, possedere un territorio, chi controlla prende: controller icons front
    bloccato, occupato, occupata: blocks empty
    segreto, vedere le mie carte, nascosto: hidden public
    ogni icona, tutte le icone, usare le icone: icon declined order
