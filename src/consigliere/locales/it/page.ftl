# La pagina del browser: tutto quello che dice di sé. Quel che riguarda un gioco viene dagli altri cataloghi.

page-name = Consigliere
page-poster = { $title }, una locandina disegnata

## The lobby

page-rooms = Sale
page-play = Gioca
page-rules = Regolamento
page-you-and-devices = Tu e i tuoi dispositivi
page-suggested-names = Ada Cava, Bruno Fosso, Iris Valle, Tommaso Guado, Nora Punta, Leo Palude, Vera Pietra, Max Molo
page-your-name = Il tuo nome
page-save = Salva
page-dealing = Si danno le carte…
page-level = Livello
page-level-easy = Facile
page-level-medium = Medio
page-level-hard = Difficile
page-level-expert = Esperto
page-your-turn = Tocca a te
page-status-waiting = Non ancora iniziata
page-status-playing = Giocano gli altri
page-status-over = Finita
page-status-closed = Chiusa
page-go-on = Continua
page-look-at = Guarda
page-unreachable = In questo momento il server non è raggiungibile.
page-invited = Hai ricevuto un invito. Come devono chiamarti gli altri?
page-sit-down = Siediti

## Making a table

page-which-game = Gioco
page-chair = Posto { $number }
page-days = { $days } { $days ->
    [one] giorno
   *[other] giorni
 }
page-at-this-table = A questo tavolo
page-with-advice = Consigli
page-with-advice-how = Tutti possono chiedere al consigliere che cosa farebbe.
page-option-memory-aid = Promemoria
page-option-memory-aid-how = Tutti vedono quello che avrebbero potuto annotare.
page-option-even-places = Posti alla pari
page-option-even-places-how = I posti che vincono meno spesso partono con qualche punto.
page-cancel = Annulla

## Before the start

page-host-set = { $host ->
    [yes] deciso da te
   *[no] deciso da chi ospita
 }
page-table-clock = Orologio
page-in-lobby = Visibile nella lobby
page-listed-answer = { $listed ->
    [yes] sì: può entrare chiunque
   *[no] no: solo con il link
 }
page-no-advice-how = Dove siedono più persone nessuno riceve consigli.
page-clock-none = nessuno
page-clock-days = { $days ->
    [one] un giorno per ogni risposta
   *[other] { $days } giorni per ogni risposta
 }
page-clock-bank = { $minutes } minuti a testa per l’intera partita
page-players-count = { $count } giocatori
page-before-start = { $name }, prima dell’inizio
page-chairs-empty = { $count ->
    [one] Un posto è vuoto.
   *[other] { $count } posti sono vuoti.
 }
page-chairs-how = { $host ->
    [yes] Manda il link o fai sedere un bot. Quando tutti sono seduti, dai le carte.
   *[no] Quando tutti sono seduti, chi ospita dà le carte.
 }
page-all-sit = Tutti sono seduti.
page-deal-how = Dai le carte quando vuoi.
page-host-deals = Chi ospita dà le carte.
page-shuffling = Si mischiano le carte.
page-shuffling-how = Ora si aprono le righe di tutti.
page-deal = Dai le carte
page-close-table = Chiudi il tavolo
page-here = presente
page-not-here = assente
page-empty-chair = Un posto vuoto
page-you-host = tu, il tavolo è tuo
page-kept = Riservato a { $name }.
page-sit = Siediti qui
page-move-here = Spostati qui
page-seat-bot = Fai sedere un bot
page-send-away = Manda via il bot
page-get-up = Alzati
page-invite = Invita
page-invite-link = Link a questo tavolo
page-invite-qr = Il link come codice per la fotocamera del telefono
page-copy-link = Copia il link
page-copied = Copiato
page-share = Condividi
page-line = La tua riga per mischiare
page-line-anything = quello che vuoi
page-line-random = a caso, se resta vuota
page-line-seal = Sigilla
page-line-sealed = La tua riga è sigillata.
page-line-how = Le righe di tutti insieme mischiano le carte: nessuno può aver truccato il mazzo, neppure questo server.
page-line-broken = Il server mostra una cosa diversa da quella promessa; la tua riga resta sigillata.

## The table

page-asked = La domanda
page-players = Giocatori
page-you = tu
page-advice = Consiglio
page-advice-thinks = Il consigliere ci pensa su…
page-advice-none = Ora non c’è nulla da consigliare.
page-chance = vince nel { $percent }% dei casi
page-show-me = Scegli questa
page-take-back = Passo indietro
page-end-turn = Fine turno
page-held =
    { $what ->
        [none] Scelto. Finisci il turno?
       *[other] Scelto: { $what }. Finisci il turno?
    }
page-held-how = Avviene quando finisci il turno. Fino ad allora puoi tornare indietro.
page-do-it = Procedi
page-let-go = Lascia stare
page-slip = Che cosa succederebbe
page-which = Quale
page-how-board = Scegli qualcosa di illuminato sul tavolo; il biglietto dice che cosa succederebbe.
page-how-menu = Scegli una voce: dice che cosa succederebbe.
page-how-pick = Scegli più cose in una volta.
page-how-dock = Scegli accanto al tabellone; puoi scegliere anche ciò che è illuminato.
page-how-own = Fai con calma: non parte nulla prima che tu prema il pulsante rosso.
page-picked = Scelte: { $count }; richieste: { $least ->
    [0] fino a { $most }
   *[other] da { $least } a { $most }
 }
page-start-again = Ricomincia
page-choose-these = { $count ->
    [0] Non scegliere nulla
   *[other] Conferma la scelta ({ $count })
 }
page-then-you = Poi tocca ancora a te.
page-then-other = Poi tocca a qualcun altro.
page-then-chance = Poi decide il caso.
page-then-sealed = Poi tutti scelgono in segreto.
page-then-end = Poi la partita finisce.
page-not-so = Così no.
page-rule = Regola { $rule }
page-close = Chiudi
page-wait-a-moment = Un momento…
page-wait-all = Scelgono tutti.
page-bot-thinks = { $name } riflette
page-person-thinks = Tocca a { $name }
page-watch = Guarda
page-skip = Salta
page-see-table = Guarda il tavolo
page-back-to-choice = Torna alla scelta
page-sealed = La tua scelta è sigillata.
page-sealed-how = Si aprono tutte insieme. Fino ad allora puoi cambiare idea.
page-reconsider = Cambia
page-away = Un bot gioca per te.
page-away-how = Il posto resta tuo.
page-paused = La partita è in pausa.
page-paused-how = Chiunque sieda al tavolo può farla riprendere.
page-asked-back = Hai chiesto di tornare indietro; gli altri devono accettare.
page-asks-back = { $name } vorrebbe ritirare l’ultima mossa.
page-allow = Accetta
page-deny = Rifiuta
page-won = { $names } { $count ->
    [one] vince
   *[other] vincono
 }.
page-ended-vote = La partita è finita di comune accordo.
page-closed = Chi ospita ha chiuso questo tavolo.
page-opening = Si apre la porta…
page-line-dead = La linea è caduta. La tua mossa è al sicuro.
page-line-dead-how = Riproviamo da soli; gli altri ti aspettano per un po’.
page-try-now = Riprova ora
page-clock = Tempo rimasto
page-resigned = ha abbandonato; continua un bot
page-bot-plays = assente; continua un bot
page-log = Registro
page-since = dal tuo ultimo turno
page-watch-again = Rivedi
page-standing = Situazione
page-chat = Chat
page-chat-none = Nessuno ha ancora detto nulla.
page-say = Di’ qualcosa
page-send = Invia
page-muted = (chat silenziata)
page-look-on = Pubblico: { $count }
page-drawers = Accanto al tabellone
page-you-look-on = Stai guardando.
page-you-look-on-how = Vedi quello che può vedere tutto il tavolo; ciò che è sigillato resta sigillato finché non si apre.
page-leave = Esci
page-menu = Menu
page-this-table = Questo tavolo
page-to-lobby = Alla lobby
page-look-back = Rivedi la partita
page-bot-for-me = Fai giocare un bot per me
page-play-again-myself = Torna a giocare
page-pause = Chiedi una pausa
page-vote-end = Vota per finire ora
page-vote-on = Vota per continuare
page-resign = Abbandona
page-resign-sure = Abbandoni davvero? Un bot gioca al tuo posto fino alla fine.
page-resign-yes = Abbandona
page-rematch = Rivincita, a posti ruotati

## When something is wrong

page-gone-missing = Questo tavolo non esiste.
page-gone-missing-how = Forse è privato: in tal caso ti serve il suo link d’invito.
page-gone-invite = Questo link d’invito non funziona più.
page-gone-invite-how = Il tavolo ha un nuovo link oppure non c’è più. Chiedine uno nuovo a chi ospita.
page-gone-shut-out = Non fai più parte di questo tavolo.
page-gone-shut-out-how = Ha un nuovo link d’invito, oppure chi ospita ti ha escluso.
page-gone-logged-out = La sessione è chiusa.
page-gone-logged-out-how = Questo dispositivo è stato scollegato da un altro, oppure la sua sessione è scaduta.
page-gone-server = Colpa nostra.
page-gone-server-how = Il server è inciampato. Non hai sbagliato nulla e nulla è andato perso.
page-load-again = Ricarica

## Settings

page-settings = Impostazioni
page-language = Lingua
page-theme = Luce
page-theme-auto = come il sistema
page-theme-night = notte
page-theme-day = giorno
page-to-day = Di giorno
page-to-night = Di notte
page-motion = Animazioni
page-motion-auto = come il sistema
page-motion-on = sì
page-motion-off = no
page-speed = Velocità delle mosse mostrate
page-speed-1 = 1×
page-speed-2 = 2×
page-speed-4 = 4×
page-speed-0 = subito
page-sound = Suono
page-sound-hint = Il tuo turno, monete, uno sparo, una busta.
page-end-turn-setting = Il turno aspetta «Fine turno»
page-end-turn-hint = Fino ad allora puoi ritirare ogni mossa.

## A game that is not drawn yet

page-undrawn = Questo tabellone non è ancora disegnato.
page-undrawn-how = Qui rispondi con elenchi, e il registro racconta che cosa succede.
page-no-winner = Una partita chiusa per votazione non ha vincitori.
page-vote-sure = La partita finisce quando lo vogliono tutte le persone al tavolo. I bot sono d’accordo. Finisce senza vincitori.
page-vote-yes = Sì, chiudi la partita
page-every-card = Tutte le carte, e quanto rendono
