# Il regolamento di Chicago: le sue parti, le domande frequenti, come la gente chiama le cose.

page-chicago-part-before = Prima del primo round
page-chicago-part-before-how = La città, le carte, le famiglie e come si svolge un round.
page-chicago-part-income = Entrate
page-chicago-part-income-how = Fase 1: la città cresce, le attività vengono taglieggiate e il padrino aiuta chi non ha nulla.
page-chicago-part-actions = Azioni
page-chicago-part-actions-how = Fase 2: tre azioni a testa, accanto a esse i poteri di famiglia, e alla fine le azioni extra.
page-chicago-part-control = Controllo
page-chicago-part-control-how = Fase 3: rivendicazioni, attacchi e la penalità che arriva con una nuova attività.
page-chicago-part-end = La fine di un round, la fine della partita
page-chicago-part-end-how = Le mani si riducono, le carte città si spostano e dopo sei round si conta.
page-chicago-asked-money = Che cos’è il denaro?
page-chicago-asked-money-answer = Ogni carta che scarti dalla mano vale $1.
page-chicago-asked-pass = Posso saltare un’azione?
page-chicago-asked-pass-answer = No, ma Attività è sempre possibile.
page-chicago-asked-attacks = Quante volte posso attaccare?
page-chicago-asked-attacks-answer = Due volte per round.
page-chicago-asked-limit = Quante carte posso tenere?
page-chicago-asked-limit-answer = Due, più una per ogni carta famiglia in tavola.
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-chicago-meant =
    pagare, pago, soldi, contanti, dollari, dollaro, monete, costo, costa: denaro
    limite della mano, limite di mano, limite di carte, tenere carte, tengo carte, troppe carte, massimo di carte: limite mano
    sbirro, sbirri, polizia, poliziotto, poliziotti, detective, federale, federali, piedipiatti: agenti FBI
    lavoratore, lavoratori, pedina, pedine, meeple, omino, omini: scagnozzi
    combattere, battaglia, rubare un’attività, conquistare, togliere un’attività, assaltare, aggredire: attaccare
    bloccare, resistere, difendere, contestare, impedire, fermare: opporsi
    girare, scoprire, aprire una carta, voltare: rivela
    saltare, salto, stare fermo: obbligatorie
    pizzo, affitto, incassare, riscuotere, estorsione, estorcere, rendita, incasso, reddito: taglieggiare
    più volte, quante volte taglieggiare, quante volte estorcere, due volte taglieggiare: nuovo
    povero, indietro, non ho niente, senza niente, rimontare, ultimo: figlioccio
    multa, punizione, punire, castigo: penalità
    immunità, protetto, protetta, al sicuro, protegge: immunità
    vincere, vincitore, vittoria, punteggio, contare i punti: punti
    pareggio alla fine, pareggio finale, parità finale, finisce pari, spareggio, a pari merito: pareggio influenza condivisa
    azione bonus, quarta azione, azione in più, azione aggiuntiva: azioni extra
    casa, villa, macchina, macchine, automobile, quadro, proprietà, possedimenti, oggetto: beni
    papà, babbo: padre
    mazzo vuoto, mazzo finito, finisce il mazzo, finiscono le carte, finite le carte, rimischiare: scarti mischiano mazzo
    mano iniziale, carte iniziali, carte all’inizio, si parte, si comincia con, preparare: riceve carte
    primo giocatore, chi comincia, chi inizia: giocatore iniziale
    segreto, segreta, segreti, vedere le carte, vedere le mie carte, coperto: nascosto pubblico
    quanti round sono, quanti round dura, numero di round, quanto dura, quanto è lunga: sei round
    finisce la partita, finire la partita, fine della partita, fine partita: finisce fase round
    capo, boss, proteggere un’attività: capofamiglia
    prime partite, principianti, più facile, semplice, variante: varianti città
    dieci attività, vittoria immediata, fine improvvisa: dieci
    negozio, negozi, locale, locali, edificio, edifici, casa: attività
    prendere un’attività, reclamare, occupare: rivendicare
    buco, buchi, spazio, spazi, buca: varco
    file, riga, linea: fila
    segnalino, segnalini, token: gettone
    cappello, cilindro: cappello
    evento, eventi: speciale
    carte speciali quali, carta speciale scagnozzi, speciali scagnozzi: speciale possiedi
    metto scagnozzo, mettere scagnozzo, dove scagnozzo, posto per scagnozzo: spazi area
    quante carte ci sono, quante carte in tutto, composizione del mazzo: contiene
    muovere, muovo, camminare, spostamento: sposta
    spostare scagnozzo, spostare scagnozzi, muovere scagnozzi, spostare agenti: movimento gettoni
    massimo di gangster, limite di gangster, quanti gangster: limite numero
    plancetta, scheda, tabellone personale: plancia
page-chicago-example-X1 = Un’attività viene taglieggiata
page-chicago-example-X2 = Due rivendicazioni, una con opposizione
page-chicago-example-X3 = Un’intera fase di controllo con due attacchi
page-chicago-example-X4 = Quanto valgono beni e agenti
page-chicago-example-X5 = Un figlioccio non ha bisogno di scagnozzi
page-chicago-example-X6 = Quale carta si può rivelare
page-chicago-example-X7 = Un movimento che attiva un bonus
