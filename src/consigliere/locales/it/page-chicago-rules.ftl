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
    pagare, soldi, denaro, contanti, dollari, monete, costo, costa: money
    limite della mano, troppe carte, limite di carte, tenere carte, massimo di carte: hand limit
    sbirro, sbirri, polizia, poliziotto, detective, federale, federali, agente, agenti: agents fbi
    lavoratore, lavoratori, scagnozzo, scagnozzi, segnalino, pedina, meeple: henchman
    combattere, battaglia, rubare un’attività, conquistare, attaccare, attacco: attack
    bloccare, resistere, difendere, contestare, opporsi, opposizione: oppose
    girare, scoprire, aprire una carta, rivelare: reveal
    saltare, passare, stare fermo: compulsory actions
    affitto, raccogliere, incassare, pizzo, taglieggiare, estorsione, estorcere: extort
    al capone: capone
    povero, indietro, senza niente, rimontare, figlioccio, padrino: godchild
    multa, punizione, punire, penalità: penalty
    immune, immunità, protetto, al sicuro: immune
    vincere, vincitore, vittoria, punti: points scored
    pareggio, parità, spareggio: tie influence shared
    azione bonus, quarta azione, azione extra, azioni extra: extra actions
    casa, villa, auto, macchina, proprietà, possedimenti, bene, beni, opera d’arte, titolo: assets
    nonno: grandfather
    padre, papà: father
    figlio: son
    mazzo vuoto, mazzo finito, finiscono le carte, rimischiare: discards shuffled deck
    mano iniziale, iniziare con, carte all’inizio: dealt cards
    segreto, vedere le mie carte, nascosto: hidden public
    quanti round, quanti turni, quanto dura: six rounds
    capo su un’attività, capofamiglia, proteggere un’attività: chief
    prime partite, principianti, più facile: variants city cards
    dieci attività, fine improvvisa: ten
    attività, locale, locali, edificio: business
    rivendicare, prendere un’attività: claim
    varco, varchi, buco, buchi: gap
    fila, file: row
    gettone, gettoni: token
    influenza, cappello: influence
    carta speciale, carte speciali: special card
    movimento, spostare: movement
