### Quello che dice la riga di comando quando riceve qualcosa che non può usare (motore non ufficiale, parole nostre).
### Una riga ciascuno; dice che cosa non va.

## What is played

no-such-game = Questo gioco non esiste: «{ $game }». Noti: { $games }
no-referee = Non c’è un arbitro per «{ $game }».
no-such-pack = Questo pacchetto di contenuti non esiste: «{ $pack }»
bad-pack =
    { $faults ->
        [one] Il pacchetto di contenuti «{ $pack }» ha un errore: { $first }
       *[other] Il pacchetto di contenuti «{ $pack }» ha { $faults } errori; il primo: { $first }. Per vederli tutti: { $command }
    }
option-gone = Le nuove partite di { $game } non hanno più questa opzione del tavolo: «{ $option }». È sparita con la versione { $version } delle regole.
no-such-option = Questa opzione del tavolo non esiste: «{ $option }». { $game } ha: { $known }
one-of-both = { $one } e { $other } si escludono a vicenda; indicane una sola.
bad-players = { $game } è per un numero di giocatori da { $least } a { $most }, non { $players }.
bad-seat = Questo posto non esiste: «{ $seat }». I posti vanno da 0 a { $most }: { $names }.
bad-seconds = { $option } dev’essere un numero di secondi maggiore di 0, non { $value }.
analyse-not-over = Questa partita non è ancora finita; gli appunti si fanno sulle partite finite.
bad-number = { $option } dev’essere un numero intero di almeno { $least }, non { $value }.
cannot-write = Impossibile scrivere { $path }: { $reason }
cannot-read = Impossibile leggere { $path }: { $reason }
cannot-use-file = Questo file non si può usare: «{ $path }». Motivo: { $reason }.

## A game in the terminal

bad-seat-kind = Questo tipo di giocatore non esiste: «{ $kind }». Noti: { $kinds }; { $tempered } possono essere seguiti da un temperamento ({ $tempers }), { $timed } da un limite per ogni mossa, un numero intero da 1 in su (@200ms).
bad-seats =
    { $seats ->
        [one] --seats indica 1 posto, ma i giocatori sono { $players }.
       *[other] --seats indica { $seats } posti, ma i giocatori sono { $players }.
    }
bots-only = { $option } è solo per i bot; --seats non deve indicare una persona.
no-such-language = Questa lingua non c’è: «{ $language }». Note: { $languages }
save-exists = { $path } esiste già. Continua con --load, oppure indica un altro file.
load-fixes = { $option } è fissato dalla partita caricata; toglilo.

## Bots against bots

no-such-bot = Questo bot non esiste: «{ $kind }». Noti: { $kinds }; { $tempered } possono essere seguiti da un temperamento ({ $tempers }), { $timed } da un limite per ogni mossa, un numero intero da 1 a 9999999 (@200ms o @32it).
bad-bots = --bots deve indicare almeno 2 bot e al massimo uno per ognuno dei { $players } giocatori; ne indica { $bots }.
bad-share = --bar dev’essere una quota tra 0 e 1, non { $value }.
other-match = { $path } contiene un altro incontro: { $differs }. Indica un altro file.
older-match = { $path } contiene questo incontro giocato da un’altra versione del programma: { $differs }. Indica un altro file.
needs-extra = Serve il modulo «{ $module }», che non è installato. Per installarlo: pip install 'consigliere[{ $extra }]'

## Rules and planted faults

rules-need-checkout = Le regole e i test di questo gioco non sono qui: «{ $game }». Questo comando funziona in una copia dei sorgenti del progetto.
mutants-doubled = Questi errori introdotti apposta compaiono due volte: { $ids }
mutant-does-not-fit = L’errore introdotto apposta «{ $id }» non va bene: il suo codice compare { $times } volte in { $function } di { $file }. Deve comparire una volta, oppure «nth» deve dire quale si intende.
mutant-without-function = L’errore introdotto apposta «{ $id }» non va bene: { $file } non ha una funzione chiamata { $function }.
mutant-unknown = Questi errori introdotti apposta non esistono: { $ids }

## Journals

journal-foreign = Riga { $line }: questo non è un diario di Consigliere.
journal-format = Riga { $line }: questo diario ha il formato { $format }, che questa versione non sa leggere.
journal-header = Riga { $line }: l’intestazione non è leggibile alla voce «{ $field }».
journal-edited = Riga { $line }: la riga non corrisponde alle sue cifre di controllo. È stata modificata questa riga o una precedente.
journal-truncated = Riga { $line }: il diario si interrompe qui; manca la fine.
journal-after-end = Riga { $line }: dopo la fine del diario segue altro.
journal-long = Riga { $line }: il diario è troppo lungo; si accettano al massimo { NUMBER($most) } voci.
journal-entry = Riga { $line }: questa non è una voce di un diario: «{ $entry }»
journal-other = Riga { $line }: in questo diario «{ $field }» è «{ $found }», ma serve «{ $expected }».
journal-content = Riga { $line }: questa partita è stata giocata con altri valori delle carte (contenuto { $found }, qui { $expected }). Indica lo stesso pacchetto di contenuti.
journal-chance = Riga { $line }: qui era attesa una pescata («{ $expected }»), ma il diario dice: «{ $found }»
journal-impossible = Riga { $line }: questa pescata qui non è possibile: «{ $entry }»
journal-unasked = Riga { $line }: qui non era attesa nessuna pescata: «{ $entry }»
journal-refused = Riga { $line }: le regole rifiutano questa voce (regola { $rule }, { $why }): «{ $entry }»

## Balance

no-balance-bot = Un rapporto di equilibrio non si gioca con «{ $bot }». Noti: { $bots }; value può essere seguito da un temperamento ({ $tempers }).

## consigliere serve

bad-workers = Per i bot servono da 1 a { $most } processi, non { $workers } (--bot-workers).
bad-keep-days = I tavoli si conservano da 1 a { $most } giorni, non { $days } (--keep-days).
bad-port = Questa porta non esiste: { $port } (--port).
bad-redis = --redis vuole un indirizzo come redis://host:6379/0.
bad-origin = { $option } vuole scheme://host o scheme://host:port, non «{ $origin }».
bad-proxy = --proxy vuole un indirizzo o una rete come 127.0.0.1 o 172.16.0.0/12, non «{ $proxy }».
bad-allowed-host = --allowed-host vuole un nome come play.example.org, non «{ $host }».
bad-metrics-token = { $variable } richiede almeno { $least } caratteri.
bad-store = Impossibile avviare il server: { $reason }.
no-server-extra = Le librerie del server non sono installate (manca { $module }): pip install "consigliere[server]".

## consigliere chaos, fuzz, bench server

no-proving = Il pacchetto installato non contiene i programmi che mettono alla prova un server: esegui il comando in una copia dei sorgenti.
no-chaos = Di’ quante volte il server va fermato di colpo (--kills N) o quanti comandi si inviano (--commands N).
nodes-need-services = Più nodi richiedono un archivio comune e segnali di risveglio: --db postgresql://… e --redis redis://…
bad-db = --db vuole sqlite:///path o postgresql://…
bad-rate = { $option } dev’essere un numero maggiore di 0, non { $value }.
no-proof = La prova non è possibile: { $reason }.

## consigliere migrate

bad-migrate-store = Impossibile controllare questo archivio: { $reason }.

## consigliere host

bad-host-store = Impossibile usare questo archivio: { $reason }.
bad-host-id = Questo non è un id di tipo { $kind }: «{ $given }»; ha la forma { $kind }:ID.
no-such-person = In questo archivio questa persona non c’è.
no-such-table = In questo archivio questo tavolo non c’è.
table-is-over = Questo tavolo è già finito o chiuso.
name-or-table = Di’ chi cercare: --name TEXT o --table TABLE.
bad-why = --why è una sola riga di al massimo { $most } caratteri.
bad-around = --around è un numero da 0 a { $most }.

## consigliere backup, restore

no-backup = Impossibile fare una copia di questo archivio: { $reason }.
no-restore = Impossibile ripristinare: { $reason }.

## The languages themselves

no-language-code = «{ $language }» non è il codice di una lingua. Scrivi qualcosa come `es` o `pt-PT`.
language-exists = C’è già una cartella per { $language }.
locales-begun = I testi inglesi sono in { $path }. Traducili, poi esegui `consigliere locales check { $language }`. I plurali richiedono queste forme: { $forms }.
locales-summary =
    { $language }: { $share }% di { $keys } messaggi, { $faults ->
        [one] 1 errore
       *[other] { $faults } errori
    }.
locales-missing = { $language }: manca { $key }
locales-unused = { $language }: nessuno chiede { $key }
locales-twice = { $language }: { $key } compare due volte, di nuovo in { $about }
locales-unreadable = { $language }: { $key } non è leggibile a «{ $about }»
locales-unknown-variable = { $language }: { $key } ha una variabile che non riceve mai: ${ $about }
locales-variable-left-out = { $language }: { $key } tralascia ${ $about }
locales-variant-left-out = { $language }: { $key } tralascia una variante, ${ $about }
locales-plural-left-out = { $language }: { $key } tralascia una forma plurale, ${ $about }
locales-rejected = { $language }: { $key } usa una parola che il glossario rifiuta: { $about }
