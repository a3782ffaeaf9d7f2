### Quello che vale a ogni tavolo, e le parole del terminale (motore non ufficiale, parole nostre).

## Refusals of the table (docs/table-rules.md)

refuse-empty-command = Un comando contiene almeno un’azione.
refuse-beyond-reveal = L’azione { $action } viene dopo qualcosa che va visto prima; dalla come comando a sé.
refuse-named-otherwise = Hai cominciato questa scelta con qualcos’altro; riaprila per scegliere di nuovo.
refuse-nothing-sealed = Non hai una scelta sigillata da riaprire.
refuse-too-often = Hai cambiato idea { NUMBER($most) } volte in questa partita. È il massimo che il tavolo permette.
refuse-take-back = Non c’è nulla che tu possa ritirare: al tuo ultimo comando è seguita una pescata, una carta mostrata o la scelta di qualcun altro.
event-taken-back =
    { $events ->
        [0] { $seat } ritira una scelta che non aveva ancora cambiato nulla.
       *[other] { $seat } ritira l’ultimo comando; i suoi effetti sono annullati.
    }

## Small words

list-separator = ,{ " " }
clause-separator = ;{ " " }

## The terminal’s screen

ui-known = note in mano: { $cards }
ui-your-hand = La tua mano ({ $cards }):
choice-back = Indietro
pick-how = Scrivi i numeri insieme, per esempio: 1 3
pick-how-none = Scrivi i numeri insieme, per esempio: 1 3 – oppure 0 per nessuno
pick-nothing = nulla
pick-confirm = Invio conferma; altri numeri cambiano la scelta.
pick-wrong-count =
    { $least ->
        [0] Indicati: { $named }. Se ne possono scegliere al massimo { $most }.
       *[other] Indicati: { $named }. Necessari: { $least }.
    }
pick-twice = Indicati due volte, contati una: { $numbers }
ui-players = Giocatori
ui-log = Dal tuo ultimo turno
ui-log-more =
    { $lines ->
        [one] 1 altra riga (l le mostra tutte)
       *[other] altre { $lines } righe (l le mostra tutte)
    }
ui-log-before = (+{ $lines }, l: tutto)
ui-log-empty = ancora nulla
ui-keys = ? aiuto · a consiglio · j carte · p N anteprima · u indietro · b tabellone · l registro · q esci · ≈ ricostruito, non il valore stampato
ui-keys-short = ? aiuto · a consiglio · u indietro · q esci · ≈ ricostruito, non il valore stampato
ui-more = — continua — (Invio)
done-for-you = Fatto per te, perché non c’era scelta: { $what }
end-turn = Fine del tuo turno: Invio per continuare, u per tornare indietro
end-title = La fine
end-player = famiglia
end-total = totale
end-winner = vince
bad-choice = Non c’è una scelta { $number }. Scelte: da 1 a { $most }
bad-choice-one = Qui scegli un solo numero.
card-unclear = «{ $id }» può essere: { $cards }
no-such-rule = Questa regola non esiste: { $id }
nothing-to-take-back = Non c’è ancora nulla da ritirare.
not-understood = Scrivi un numero, oppure ? per l’aiuto.
no-preview = Per un’anteprima serve il numero di una scelta mostrata sopra.
no-preview-sealed = Una scelta sigillata non ha anteprima: non succede nulla prima che tutti abbiano scelto.
no-preview-pick = Per un’anteprima servono i numeri di tutto ciò che sceglieresti, per esempio: p 1 3
preview-list = { $number } apre un elenco: prima aprilo, poi guarda l’anteprima di una sua scelta.
preview-you = Poi tocca ancora a te.
preview-other = Poi decide qualcun altro.
preview-chance = Poi si pesca qualcosa.
preview-sealed = La tua scelta resta sigillata finché tutti hanno scelto.
preview-end = Poi la partita è finita.

## Where a value comes from

source-owner = valore inserito da chi possiede la scatola
source-rulebook = da un regolamento
source-reported = riportato in una recensione
source-derived = ricavato dalle fonti
source-reconstructed = ≈ ricostruito: un valore nostro, non quello stampato

## Coming and going

unofficial = Non ufficiale. La maggior parte delle carte è ricostruita e non è quella stampata (c ID mostra la fonte di una carta).
welcome = Al tavolo: { $seats }. Seme { $seed }.
bots-alone = Bot a tutti i posti: non c’è nessuno a cui chiedere.
bots-alone-loaded = Bot a tutti i posti: non c’è nessuno a cui chiedere. La partita continua senza essere salvata; { $path } resta com’è.
bad-names = --names vuole un nome breve e diverso per ognuno dei { $players } giocatori, non: { $names }
kind-human = tu
kind-easy = bot facile
kind-medium = bot medio
kind-hard = bot difficile
kind-expert = bot esperto
kind-random = bot casuale
kind-greedy = bot avido
kind-value = bot di valutazione
kind-search = bot di ricerca
kind-plain = bot di ricerca semplice
temper-careful = prudente
temper-aggressive = aggressivo
temper-businessman = affarista
kind-tempered = { $kind } { $temper }
kind-within-ms = { $kind }, { $budget } ms a mossa
kind-within-it = { $kind }, { $budget } simulazioni a mossa
kind-strength = Misurato: { $kind } contro tre di «{ $against }» vince il { $share }% ({ $low }–{ $high }%, { $games } partite; alla pari sarebbe il 25%).
thinking = { $seat } sta pensando…
pass-keyboard = Passa la tastiera a { $seat } e premi Invio (q esce).
saved = Salvato: { $path }
save-where = Di’ dove: s FILE
left-saved =
    Salvato: { $path }
    Per continuare: { $command }
left-unsaved = Questa partita non è salvata: nessun file è stato indicato con --save.

## Several events told as one

log-takes-back =
    { $what ->
        [none] { $seat } ritira una scelta che non aveva ancora cambiato nulla.
        [some] { $seat } ritira l’ultimo comando; i suoi effetti sono annullati.
       *[other] { $seat } ritira l’ultimo comando ({ $what }).
    }
