### Quello che l’arbitro dice a chi gioca con la scatola stampata (motore non ufficiale, parole nostre).
### I nomi di giocatori e carte entrano come parole finite.

## The command line

referee-players-missing = Di’ quanti giocano: --players N, oppure i nomi: --names A,B,C.
referee-players-differ = --players dice { $players }, ma in { $where } ce ne sono { $found }.
referee-bad-names = I nomi di --names devono essere parole brevi e diverse, non numeri: «{ $names }»
referee-names-of-load = Una partita caricata ha già i suoi nomi: togli --names.
referee-save-exists = { $path } esiste già. Per continuare quella partita: --load { $path }
referee-cannot-write = Impossibile scrivere { $path }: { $reason }
referee-script-line = Riga { $line } di { $path }: { $why }
referee-script-unreadable = Impossibile leggere lo script { $path }: { $reason }

## Beginning and end

referee-welcome = Arbitro non ufficiale per { $players } giocatori: { $names }. Scrivi ? per l’aiuto.
referee-resumed = La partita riprende dopo { $entries } voci.
referee-finished = Questa partita è finita; ha { $entries } voci.
referee-played = È cominciata con «consigliere play». Da qui in poi non si mischia nulla: ogni pescata e ogni mossa la dite voi.
referee-saved = Salvato: { $path }
referee-not-saved = Nulla è stato salvato; --save FILE o «save FILE» conserva una partita.
referee-half-move = La mossa non conclusa non è registrata.
referee-ended = L’arbitro lascia il tavolo. Voci: { $entries }.
referee-over = La partita è finita.

## Looking away

referee-look-away = ──── ora guarda solo { $name }; gli altri guardano altrove ────
referee-all-look = ──── { $name } ha finito; possono guardare tutti ────
referee-press = Premi Invio quando guarda solo { $name }.
referee-hide = Premi Invio per nascondere.

## Chance: what was drawn

referee-left = Il numero dopo × conta quel che c’è.
referee-only = Resta solo questo: { $name }. Invio lo prende.
referee-answer = Risposta>

## Answers that cannot be

referee-unknown-answer = «{ $text }» non è una delle risposte possibili: un id, un nome, l’inizio di un nome o un numero dell’elenco.
referee-ambiguous = «{ $text }» può voler dire più cose: { $choices }
referee-too-many =
    { $number ->
        [one] Nella riga c’era una risposta di troppo; viene ignorata.
       *[other] Nella riga c’erano { $number } risposte di troppo; vengono ignorate.
    }
referee-not-there = { $name } non ha questa carta: { $card }.

## Decisions

referee-in-hand = In mano: { $cards }
referee-no-cards = nulla
referee-moves-of-hand = Mosse che dipendono dalla mano:
referee-no-moves = Nessuna mossa di questo tipo è aperta.
referee-no-number = L’elenco non ha il numero { $number }.
referee-refused = Mossa non permessa: { $sentence } [{ $rule }]
referee-allowed = { $action }: ora è permesso.
referee-whose-hand = Di’ di chi: hand { $names }
referee-after-set-up = Si può chiedere quando la preparazione è finita.

## Take-back

referee-undo-what =
    { $answers ->
        [0] Ritirare l’ultima mossa di { $name } ({ $move })?
        [one] Ritirare l’ultima mossa di { $name } ({ $move }) con la pescata che è seguita?
       *[other] Ritirare l’ultima mossa di { $name } ({ $move }) con le { $answers } pescate che sono seguite?
    }
referee-undo-set-up = Ritirare l’ultima risposta della preparazione?
referee-yes-no = sì o no (yes / no)>
referee-undone = Mossa ritirata. Rimettete carte e miniature com’erano.
referee-undo-kept = Non si ritira nulla.
referee-nothing-to-undo = Non c’è nulla da ritirare.
referee-answer-undone = L’ultima risposta è ritirata.
referee-move-withdrawn = La mossa è ritirata; non ne resta traccia.

## Board and score

referee-none = nessuno

referee-winner = Vince: { $names }
