# The lobby: where a newcomer begins, and where tables are made.

page-lobby-lesson = Gioca una lezione
page-lobby-lesson-of = { $title }: le mosse le fai tu; 14 minuti
page-lobby-lesson-how = Le mosse le fai tu; 14 minuti
page-lobby-poster = Poster, 3 minuti
page-lobby-cards = Carte
page-lobby-pick = scegli quello che preferisci

page-unofficial = Non ufficiale. Niente di quello che vedi viene da un editore o da un film: il regolamento è scritto con parole nostre e ogni immagine è disegnata da noi. I valori segnati con ≈ sono ricostruiti.
page-nav-learn = Impara
page-tables-laid = Due tavoli sono pronti. Prendi posto.
page-no-account = Niente account, niente moduli: un bot dà le carte in un secondo. Ti chiami
page-no-account-first = Niente account, niente moduli: un bot dà le carte in un secondo. Finché non ci dici altro, ti chiamiamo
page-change-name = Cambia nome
page-play-at-once = Gioca subito
page-opponents = Avversari
page-against = contro { $count } { $count ->
    [one] bot
   *[other] bot
 }
page-friends-link = con gli amici
page-new-here = È la prima volta?
page-learn = Impara in tre minuti
page-learn-how = Un poster per ogni gioco: basta per sedersi al tavolo. Il resto si impara giocando: ogni domanda ti dice che cosa succederebbe.
page-your-games = Le tue partite
page-no-games = Ancora nessuna partita.
page-no-games-how = Le partite che cominci ti aspettano qui, su questo dispositivo e al loro link. Non serve un account.
page-more-games = { $count ->
    [one] Un’altra partita
   *[other] Altre { $count } partite
 }
page-finished-games = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
 }
page-with-friends = Un tavolo con gli amici
page-friends-how = Ricevi un link; i posti vuoti possono andare ai bot.
page-make-table = Crea un tavolo
page-have-code = Hai un codice?
page-no-such-code = Nessun tavolo ha questo codice.
page-join = Entra
page-open-tables = Tavoli aperti
page-none-open = In questo momento nessun tavolo aspetta giocatori.
page-watch-games = Guarda una partita
page-is-to-play = Tocca a { $name }
page-none-watched = In questo momento non ci sono partite pubbliche.
page-who-sits = Chi si siede
page-you-capital = Tu
page-you-make = crei il tavolo
page-open-chair = Posto libero
page-for-link = per chi ha il link
page-bot = Bot
page-bot-how = gioca subito, non si stanca mai
page-bot-level = Bot, livello: { $level }
page-keep-open = lascia libero
page-more-chair = aggiungi un posto
page-less-chair = togli un posto
page-how-fast = Ritmo
page-tonight = Stasera
page-tonight-how = Ci siete tutti. Tempo a testa per l’intera partita:
page-no-clock = libero
page-minutes = { $minutes } min
page-over-days = In più giorni
page-over-days-how = Una mossa quando hai un momento. Tempo per ogni risposta:
page-table-name = Nome
page-may-stay-empty = si può lasciare vuoto
page-only-link = Solo con il link
page-only-link-how = Non compare tra i tavoli aperti.
page-house-rules = Regole della casa
page-table-sum = Giochi con { $friends ->
    [0] {""}
    [one] un amico
   *[other] { $friends } amici
 }{ $both ->
    [yes] {" e "}
   *[no] {""}
 }{ $bots ->
    [0] {""}
    [one] un bot
   *[other] { $bots } bot
 }. { $clock ->
    [none] Non ci sono limiti di tempo.
    [days] { $time ->
        [one] Per ogni risposta c’è un giorno di tempo.
       *[other] Per ogni risposta ci sono { $time } giorni di tempo.
     }
   *[bank] Avete { $time } minuti a testa per l’intera partita.
 } { $come ->
    [all] Dalla lobby può entrare chiunque; quando i posti sono tutti occupati, dai le carte.
    [link] Gli amici entrano con il link; quando i posti sono tutti occupati, dai le carte.
   *[nobody] Dai le carte quando vuoi.
 }
page-lay-table = Prepara il tavolo
page-bring = Carica una partita salvata
page-bring-how = I diari vengono da «Salva il diario» alla fine di una partita, oppure dal terminale.
page-bring-file = File
page-bring-what = Che cosa farne
page-bring-look = Guardarlo: la partita è finita
page-bring-on = Continuare dalla fine, al posto { $seat }
page-bring-bots = Bot agli altri posti
page-bring-it = Carica
