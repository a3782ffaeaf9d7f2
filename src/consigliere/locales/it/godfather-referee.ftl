### Quello che l’arbitro dice a un tavolo del Padrino (motore non ufficiale, parole nostre).

## Beginning and end

godfather-referee-note-reconstructed = La maggior parte dei valori delle carte è ricostruita; inserisci i tuoi con «consigliere content new».
godfather-referee-set-up = Preparazione (G1). Tutti prendono una carta da $1, una da $2 e una da $3. Ora le pescate:

## Chance: what was drawn

godfather-referee-ask-tile = Apre un negozio in { $turf }: quale gettone si scopre?
godfather-referee-ask-public-job = Lavoro pubblico { $space }: quale si scopre?
godfather-referee-ask-deal-job = { $name }, quale lavoro hai ricevuto?
godfather-referee-ask-draw-job =
    { $which ->
        [first] { $name }, quale lavoro hai pescato per primo?
       *[second] { $name }, quale lavoro hai pescato per secondo?
    }
godfather-referee-ask-ally = Quale alleato è il prossimo disponibile?
godfather-referee-ask-horse = Chi riceve la testa di cavallo?
godfather-referee-ask-steal = { $victim }, quale carta della tua mano ha pescato { $name }?
godfather-referee-ask-steal-case = { $victim }, quale carta di denaro della tua valigetta ha pescato { $name }?
godfather-referee-ask-collect = { $victim }, quale carta di denaro della tua mano ha ricevuto { $name }?
godfather-referee-unseen = Il numero dopo × conta le carte che { $name } non ha ancora visto.
godfather-referee-unseen-public = Il numero dopo × conta le carte che il tavolo non ha ancora visto.

## Answers that cannot be

godfather-referee-gone-job =
    { $copies ->
        [one] L’unica copia di «{ $card }» è già altrove; guarda di nuovo, oppure ritira con «undo» quel che è stato inserito prima.
       *[other] Tutte le { $copies } copie di «{ $card }» sono già altrove; guarda di nuovo, oppure ritira con «undo» quel che è stato inserito prima.
    }
godfather-referee-gone-tile = «{ $card }» è già sul tabellone.
godfather-referee-wrong-stack =
    { $stack ->
        [blue] «{ $card }» è un gettone rosso; gli atti I e II aprono quelli azzurri.
       *[red] «{ $card }» è un gettone azzurro; gli atti III e IV aprono quelli rossi.
    }
godfather-referee-gone-ally = «{ $card }» è già disponibile.
godfather-referee-wrong-act = «{ $card }» non è uno dei sei alleati di questo atto.

## Decisions

godfather-referee-decide-turn = { $name }: la tua azione (G5.1)
godfather-referee-decide-order = { $name }: chi comincia, tu o chi controlla? (G6.3)
godfather-referee-decide-icons = { $name }: usa le tue icone (G11.2)
godfather-referee-decide-keep-job = { $name }: quale lavoro tieni? (Q-23)
godfather-referee-decide-discard = { $name }: quale carta scarti? (G11.1)
godfather-referee-decide-good = { $name }: quale mercanzia prendi? (G11.1)
godfather-referee-decide-lower-bill = { $name }: prendi la carta di denaro più bassa? (Q-24)
godfather-referee-decide-bills = { $name }: il denaro del lavoro, prima o dopo la sua capacità (G8.2)
godfather-referee-decide-use = { $name }: usi la capacità? (G8.2, G10.1)
godfather-referee-decide-launder = { $name }: quale carta di denaro va nella valigetta? (G8.2)
godfather-referee-decide-figure = { $name }: quale miniatura? (G8.2, G10.1)
godfather-referee-decide-space = { $name }: su quale casella? (G8.2, G10.1)
godfather-referee-decide-turf = { $name }: quale territorio? (G8.2, G10.1)
godfather-referee-decide-front = { $name }: quale facciata? (G8.2, G10.1)
godfather-referee-decide-opponent = { $name }: quale giocatore? (G8.2, G10.1)
godfather-referee-decide-marker = { $name }: hai finito i gettoni controllo; quale dei tuoi si sposta? (G12.5)
godfather-referee-decide-choose-ally = { $name }: quale alleato prendi? (G13.2)
godfather-referee-decide-bribe = { $name }: la tua offerta sigillata, come in «$5 $2», oppure «nothing» (G13.1)
godfather-referee-decide-tribute = { $name }: indica le { $number } carte che tieni, come in «$5 $5 gun JG1» (G14.1)
godfather-referee-decide-offer = { $name }: la tua offerta sigillata, una carta di denaro della mano, o «nothing» se non ne hai (Q-34)
godfather-referee-also-turn = Inoltre, dalle carte: job ID, public-job N (con droga: «job JG1 narcotics gun=1»).
godfather-referee-also-skip = Dalle carte: job ID, public-job N (con droga: «job JG1 narcotics gun=1»). Se non puoi giocarne: skip.
godfather-referee-also-icons = Inoltre, dalle carte: { $icons }
godfather-referee-also-cards = Indica la carta: { $verb } ID
godfather-referee-in-case = Nella valigetta: { $cards }
godfather-referee-unknown-move = «{ $text }» non è né una mossa né un comando. Scrivi un numero dell’elenco, una mossa come «thug P-WS», oppure ?
godfather-referee-keep-exactly = Indica esattamente { $number } carte, non { $named }.
godfather-referee-why-what = Di’ quale mossa: why thug P-WS

## Board and score

godfather-referee-board-head =
    { $horse ->
        [nobody] Atto { $act }, { $phase }. Pile comuni: { $bank }. Lavori nel mazzo: { $deck }.
       *[other] Atto { $act }, { $phase }. Testa di cavallo: { $horse }. Pile comuni: { $bank }. Lavori nel mazzo: { $deck }.
    }
godfather-referee-board-turf = { $id } { $turf }: { $businesses }; gettoni controllo, dal basso: { $markers }
godfather-referee-board-rounds = Caselle rotonde: { $spaces }
godfather-referee-board-neutral = Miniature neutrali: { $figures }
godfather-referee-board-jobs = Lavori pubblici: { $jobs }
godfather-referee-board-allies = Alleati disponibili: { $allies }
godfather-referee-board-seat = { $name }: carte in mano { $hand }, gangster { $thugs }, { $members }; gettoni { $markers }; nella valigetta carte di denaro { $bills }, lavori { $jobs }; alleati giocati: { $allies }; Hudson: { $hudson }
godfather-referee-aside = da parte
godfather-referee-hudson = Hudson
godfather-referee-thugs =
    { $thugs ->
        [one] 1 gangster
       *[other] { $thugs } gangster
    }
godfather-referee-score-now = Se la partita finisse ora (G16; il denaro nelle mani non è contato):
godfather-referee-score-seat =
    { $place ->
        [0] { $name }: ${ $total } = ${ $money } nella valigetta + ${ $dominance } per i territori ({ $turfs }) + ${ $bonus } per i lavori ({ $colours })
       *[other] { $name }: ${ $total } = ${ $money } nella valigetta + ${ $dominance } per i territori ({ $turfs }) + ${ $bonus } per i lavori ({ $colours }) + ${ $place } per il posto
    }
godfather-referee-score-final = Punteggio finale (G16):

## Help

godfather-referee-help =
    Mosse     un numero dell’elenco, o per esteso: thug P-WS; più mosse unite da «;»
    Risposte  un id (JG1), un nome, il suo inizio o un numero dell’elenco
    legal [PAROLA]  che cosa è aperto ora   why MOSSA  perché una mossa non è permessa
    board           il tavolo               score      il punteggio se si contasse ora
    log [N]         che cosa è successo     hand NOME  una mano, solo per chi la tiene
    undo            ritira l’ultima mossa o risposta
    save [FILE]     conserva la partita     quit       salva ed esci
