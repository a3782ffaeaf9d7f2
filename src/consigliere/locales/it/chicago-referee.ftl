### Quello che l’arbitro dice a un tavolo di Chicago (motore non ufficiale, parole nostre).
### Un messaggio comune ai due giochi sta in referee.ftl; quello di questo file viene prima.

## Beginning

chicago-referee-note-reconstructed = La maggior parte dei valori delle carte e i luoghi delle attività sono ricostruiti; inserisci i tuoi con «consigliere content new --game chicago».
chicago-referee-set-up =
    { $cut ->
        [0] Preparazione (C1). La città ha le file da A a { $last }; sono scoperte { $starters }. Il mazzo ha { $cards } carte. Ora le pescate:
       *[other] Preparazione (C1). La città ha le file da A a { $last }; sono scoperte { $starters }. Il mazzo ha { $cards } carte; nessuno guarda le { $cut } carte speciali lasciate fuori. Ora le pescate:
    }

## Chance: what was drawn

chicago-referee-ask-henchman = Quale scagnozzo sta nel varco { $hole }? Puoi indicare quelli di più varchi di seguito.
chicago-referee-ask-city-card = Quale carta città sta accanto alla fila { $row }?
chicago-referee-ask-deal = { $name }, quali carte hai ricevuto? Carta { $card } di { $cards }; puoi indicarne più di una: «gangster x2, car, S4».
chicago-referee-ask-first-henchman = { $name }, di che colore è il tuo primo scagnozzo?
chicago-referee-ask-start-player = Chi è il giocatore iniziale?
chicago-referee-ask-business = Si rivela { $card }: quale attività è?
chicago-referee-ask-draw =
    { $left ->
        [one] { $name }, quale carta hai pescato?
       *[other] { $name }, quali { $left } carte hai pescato? Puoi indicarne più di una: «gangster x2, car».
    }
chicago-referee-ask-blackmail = { $victim }, quale carta della tua mano ha pescato { $name }?
chicago-referee-not-in-view = Il numero dopo × conta le carte che { $name } ora non vede.

## Answers that cannot be

chicago-referee-gone-card =
    { $copies ->
        [one] L’unica copia di «{ $card }» ora non può essere nel mazzo; guarda di nuovo, oppure ritira con «undo» quel che è stato inserito prima.
       *[other] Tutte le { $copies } copie di «{ $card }» sono altrove; guarda di nuovo, oppure ritira con «undo» quel che è stato inserito prima.
    }
chicago-referee-gone-henchman = Tutti gli scagnozzi di questo colore sono già disposti: { $card }.
chicago-referee-gone-city-card = «{ $card }» sta accanto a un’altra fila.
chicago-referee-gone-capone = «{ $card }» non si pesca mai; ha la sua fila.
chicago-referee-gone-business = «{ $card }» è già nella città.

## Decisions

chicago-referee-decide-act =
    { $extra ->
        [yes] { $name }: la tua azione extra, oppure go-on (C8.2)
       *[no] { $name }: la tua azione ({ $rule })
    }
chicago-referee-decide-power = { $name }: un potere di famiglia, oppure go-on ({ $rule })
chicago-referee-decide-pay =
    { $number ->
        [one] { $name }: paga $1, coperto; quale carta? ({ $rule })
       *[other] { $name }: paga ${ $number }, coperti; quali carte, come in «gangster x2 car»? ({ $rule })
    }
chicago-referee-decide-reveal = { $name }: quale attività riveli? ({ $rule })
chicago-referee-decide-extort =
    { $godchild ->
        [yes] { $name }: prendi le due carte del padrino? ({ $rule })
       *[no] { $name }: quale attività taglieggi? ({ $rule })
    }
chicago-referee-decide-under =
    { $number ->
        [one] { $name }: quale delle carte pescate va sotto il mazzo? ({ $rule })
       *[other] { $name }: quali { $number } delle carte pescate vanno sotto il mazzo, e in quale ordine? ({ $rule })
    }
chicago-referee-decide-bonus = { $name }: usi il bonus «{ $area }»? ({ $rule })
chicago-referee-decide-token = { $name }: quale gettone si sposta? ({ $rule })
chicago-referee-decide-hole = { $name }: in quale varco? ({ $rule })
chicago-referee-decide-agent = { $name }: quale agente esce dal gioco? ({ $rule })
chicago-referee-decide-place = { $name }: dove piazzi lo scagnozzo ({ $colour })? ({ $rule })
chicago-referee-decide-lay =
    { $special ->
        [S6] { $name }: fino a { $number } carte come influenza, come in «hat gangster, city S4» ({ $rule })
       *[other] { $name }: fino a { $number } carte, calate senza pagare, come in «car art» ({ $rule })
    }
chicago-referee-decide-rival = { $name }: quale rivale? ({ $rule })
chicago-referee-decide-lose-gangster = { $name }: quale gangster cedi? ({ $rule })
chicago-referee-decide-lose-influence = { $name }: quale influenza cedi? ({ $rule })
chicago-referee-decide-lose-asset = { $name }: quale bene cedi? ({ $rule })
chicago-referee-decide-penalty = { $name }: immunità da quale penalità? ({ $rule })
chicago-referee-decide-claim = { $name }: rivendica, attacca o passa ({ $rule })
chicago-referee-decide-oppose = { $name }: ti opponi alla rivendicazione di «{ $card }»? ({ $rule })
chicago-referee-decide-henchman = { $name }: quale scagnozzo prendi? ({ $rule })
chicago-referee-decide-chief = { $name }: il tuo capofamiglia va su «{ $card }»? ({ $rule })
chicago-referee-decide-extra = { $name }: quale azione extra prendi? ({ $rule })
chicago-referee-decide-discard-cards = { $name }: scarta fino a { $number } carte, coperte, oppure «nothing» ({ $rule })
chicago-referee-decide-return = { $name }: indica le { $number } carte che restituisci, prima quella che sta sopra ({ $rule })
chicago-referee-decide-limit = { $name }: indica le { $number } carte che tieni, come in «gangster x2» ({ $rule })

chicago-referee-which-influence = { $name }, quale carta va coperta? (C4.2)
chicago-referee-which-side = Di’ il lato: influence hat, oppure influence city. La carta si chiede a parte.
chicago-referee-also-act = Inoltre, se le carte lo permettono: influence hat, influence city, gangster, asset TYPE, special ID, movement, family N.
chicago-referee-in-influence = Influenza, coperta: cappello { $hat }; città { $city }
chicago-referee-unknown-move = «{ $text }» non è né una mossa né un comando. Scrivi un numero dell’elenco, una mossa come «claim B3», oppure ?
chicago-referee-exactly =
    { $number ->
        [one] Indica una carta, non { $named }.
       *[other] Indica esattamente { $number } carte, non { $named }.
    }
chicago-referee-at-most =
    { $number ->
        [one] Indica al massimo una carta, non { $named }.
       *[other] Indica al massimo { $number } carte, non { $named }.
    }
chicago-referee-why-what = Di’ quale mossa: why claim B3

## City and score

chicago-referee-board-head =
    { $start ->
        [nobody] { $phase }. Mazzo: { $deck }. Scarti: { $discards }. Agenti nella riserva: { $agents }.
       *[other] Round { $round }, { $phase }. Giocatore iniziale: { $start }. Mazzo: { $deck }. Scarti: { $discards }. Agenti nella riserva: { $agents }.
    }
chicago-referee-board-aside = Azioni extra rimaste: { $extras }. Penalità da parte: { $penalties }.
chicago-referee-board-row = { $row }, carta città { $beside }: { $businesses }; varchi: { $gaps }
chicago-referee-face-down = { $at } coperta
chicago-referee-extorted = taglieggiata
chicago-referee-chief = capofamiglia
chicago-referee-token = gettone: { $token }
chicago-referee-first = primo scagnozzo { $colour }
chicago-referee-board-seat = { $name }: carte in mano { $hand }; controlla { $businesses }; gangster { $gangsters }; beni { $assets }; influenza cappello { $hat }, città { $city }; carte famiglia { $family }; scagnozzi { $henchmen }
chicago-referee-holds-extra = azione extra { $extras }
chicago-referee-godchild = aiuto del padrino, vantaggi usati: { $used }
chicago-referee-immune = immunità: { $penalties }
chicago-referee-bonuses-used = bonus usati: { $areas }
chicago-referee-attacks = attacchi fatti: { $attacks }

chicago-referee-score-now = Se la partita finisse ora (C11):
chicago-referee-score-seat =
    { $place ->
        [0] { $name }: { $total } = { $businesses } per le attività + { $henchmen } per gli scagnozzi + { $assets } per i beni + { $extras } per le azioni extra + { $cards } per le carte − { $agents } per gli agenti; influenza { $influence }
       *[other] { $name }: { $total } = { $businesses } per le attività + { $henchmen } per gli scagnozzi + { $assets } per i beni + { $extras } per le azioni extra + { $cards } per le carte − { $agents } per gli agenti + { $place } per il posto; influenza { $influence }
    }
chicago-referee-score-final = Punteggio finale (C11):

## Help

chicago-referee-help =
    Mosse     un numero dell’elenco, o per esteso: claim B3; più mosse unite da «;»
    Carte     un id (gangster, car, S4), più carte insieme: gangster x2, car
    Risposte  un id, un nome, il suo inizio o un numero dell’elenco; anche più insieme
    legal [PAROLA]  che cosa è aperto ora   why MOSSA  perché una mossa non è permessa
    board           il tavolo               score      il punteggio se si contasse ora
    log [N]         che cosa è successo     hand NOME  mano e influenza, solo per chi le ha
    undo            ritira l’ultima mossa o risposta
    save [FILE]     conserva la partita     quit       salva ed esci
