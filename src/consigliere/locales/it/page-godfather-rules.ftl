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
page-godfather-asked-change = Mi danno il resto?
page-godfather-asked-change-answer = Mai.
page-godfather-asked-bid = Perdo l’offerta se non restano alleati?
page-godfather-asked-bid-answer = No, tieni il denaro.
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-godfather-meant =
    saltare, salto, stare fermo, rinunciare al turno: passare
    asta, tangente, tangenti, mazzetta, mazzette, bustarella, corrompere, corrotto, comprare un alleato, puntata, puntare: corruzione offerte
    offerte uguali, offerta uguale, offerte pari, stessa offerta, pareggio nell’asta: offerta pareggi ordine
    offerta persa, restano alleati, finiti gli alleati, senza alleati, più alleati: tiene denaro
    sparare, sparo, sparato, uccidere, ucciso, uccisa, ammazzare, ammazzato, omicidio, morto, morti, morire, muore, far fuori, eliminare, colpire: eliminata
    uccidere riserva, sparare riserva, eliminare riserva: bersagli
    fiume, annegato, tornare in vita, resuscitare: Hudson
    lavare, ripulire, denaro pulito, soldi puliti, mettere al sicuro, mettere da parte, riciclaggio: riciclare
    borsa, cassaforte, soldi segreti: valigetta
    soldi, contanti, dollari, banconota, banconote: denaro
    tenere carte, tengo carte, limite della mano, limite di mano, limite di carte, troppe carte, massimo di carte, scartare a fine atto: limite scartano
    quartiere, quartieri, zona, zone, distretto: territorio
    bandiera, bandierina, disco, cubetto, segnalino, segnalini, token, gettoni: gettone
    finisco i segnalini, finisco i gettoni, finiscono i gettoni, finiti i gettoni, senza gettoni, niente gettoni, finire i segnalini: vince finito gettoni
    maggioranza, più influenza, battaglia, guerra, conquistare: disputa influenza
    pareggio nella disputa, parità nella disputa, pareggio territorio: parità gettone
    coca, stupefacenti, jolly: droga
    whisky, whiskey, liquore, liquori, alcolici, vino: alcol
    armi, pistola, pistole, fucile, mitra: arma
    denaro sporco, soldi sporchi, sangue: denaro macchiato sangue
    merc, beni illegali, risorse: mercanzie
    contratto, missione, missioni, incarico, compito, obiettivo: lavoro
    attività, edificio, edifici, locale, bottega, carta negozio: negozio
    davanti, fronte, vetrina, paravento: facciata
    retro, dietro, sul retro: retrobottega
    pizzo, estorsione, estorcere, ricattare: taglieggiare
    scagnozzo, scagnozzi, soldato, soldati, picciotto, lavoratore, omino, omini: gangster
    pedina, pedine, figura, figure, pupazzetto, statuina, personaggio: miniatura
    boss, padrino, capofamiglia: Don
    parente, parenti, familiare, familiari: membro famiglia
    tondo, tonda, tonde, rotondo, cerchio: rotonda
    spazio tondo, spazio rotondo, posto rotondo: casella
    quadrato, quadrati: quadrata
    primo giocatore, chi comincia, chi inizia, inizia per primo, gioca per primo, primo di turno: testa cavallo
    il resto, danno resto, dare resto, spiccioli, cambiare soldi, cambiare denaro, scambiare denaro, monete: dà cambio
    trattare, negoziare, scambiare, barattare, commerciare, accordo: scambi
    vincere, vincitore, vittoria, punteggio: somma alta
    pareggio alla fine, pareggio finale, parità alla fine, finisce pari, finire pari, spareggio, a pari merito: pareggio predominio condivisa
    dominare, dominio: predominio
    bonus lavori, bonus per i lavori, lavori dello stesso colore, stesso colore, set di lavori: lavori colore svolto parità
    pagare il Don, tassa, decima: tributo
    mano iniziale, carte iniziali, carte all’inizio, si parte, si inizia con, si comincia con: comincia mano
    in due, due giocatori, 2 giocatori, a due: partita due
    finisce il mazzo, finito il mazzo, mazzo vuoto, mazzo finito, finiscono le carte, finite le carte, carte esaurite, rimischiare: scarti mischiano mazzo
    quanti turni dura, quanti atti, quanto dura, numero di atti: atto fasi
    proprietario, padrone, chi possiede: controlla
    chi controlla guadagna, chi controlla approfitta, territorio controllato guadagna: controllato facciata icone
    bloccato, bloccata, occupato, libera, libero: blocca vuota
    segreto, segreta, segrete, segreti, vedere le carte, vedere le mie carte, carte scoperte: nascosto pubblico
    tutte le icone, ogni icona, tutti i simboli, simbolo: icone rifiutare ordine
    sindacalista: sindacale
    neutri, grigie, miniature grigie: neutrali
    alleati esposti, alleati disponibili: espone meno
    non ho più miniature, finite le miniature, senza miniature, miniature finite: fuori riserva
    rinunciare, rinuncio: rifiutare
    soldi all’inizio, denaro iniziale: comincia mano
page-godfather-example-E1 = Un gangster prende ciò che mostra la facciata
page-godfather-example-E2 = Il Don fra tre territori
page-godfather-example-E3 = Un lavoro pubblico dà una facciata, e ci guadagna anche chi controlla
page-godfather-example-E4 = Un alleato riempie la valigetta
page-godfather-example-E5 = Chi vince una disputa territoriale, e quando non vince nessuno
page-godfather-example-E6 = Che cosa tocca una casella rotonda
page-godfather-example-E7 = Dove va il nuovo gettone
page-godfather-example-E8 = Il denaro si prende nella forma indicata
