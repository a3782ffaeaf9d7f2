### What the command line says when it was given something it cannot use (unofficial engine, our own words).
### One line each; it names what is wrong.

## What is played

no-such-game = There is no such game: “{ $game }”. Known: { $games }
no-referee = There is no referee for “{ $game }”.
no-such-pack = There is no such content pack: “{ $pack }”
bad-pack =
    { $faults ->
        [one] The content pack “{ $pack }” has a fault: { $first }
       *[other] The content pack “{ $pack }” has { $faults } faults; the first: { $first }. To see all: { $command }
    }
option-gone = New games of { $game } no longer have this table option: “{ $option }”. It went with rules version { $version }.
no-such-option = There is no such table option: “{ $option }”. { $game } has: { $known }
one-of-both = { $one } and { $other } exclude each other; give one of them.
bad-players = { $game } is for { $least } to { $most } players, not { $players }.
bad-seat = There is no such seat: “{ $seat }”. Seats run from 0 to { $most }: { $names }.
bad-seconds = { $option } must be a number of seconds above 0, not { $value }.
analyse-not-over = This game is not over yet; notes are made of finished games.
bad-number = { $option } must be a whole number of at least { $least }, not { $value }.
cannot-write = Cannot write { $path }: { $reason }
cannot-read = Cannot read { $path }: { $reason }
cannot-use-file = This file cannot be used: “{ $path }”. Reason: { $reason }.

## A game in the terminal

bad-seat-kind = There is no such player: “{ $kind }”. Known: { $kinds }; { $tempered } may be followed by a temperament ({ $tempers }), { $timed } by a budget for each move, a whole number from 1 on (@200ms).
bad-seats =
    { $seats ->
        [one] --seats names 1 seat, but there are { $players } players.
       *[other] --seats names { $seats } seats, but there are { $players } players.
    }
bots-only = { $option } is for bots alone; --seats must not name a human.
no-such-language = There is no such language: “{ $language }”. Known: { $languages }
save-exists = { $path } exists already. Go on with it by --load, or name another file.
load-fixes = { $option } is fixed by the game that is loaded; leave it out.

## Bots against bots

no-such-bot = There is no such bot: “{ $kind }”. Known: { $kinds }; { $tempered } may be followed by a temperament ({ $tempers }), { $timed } by a budget for each move, a whole number from 1 to 9999999 (@200ms or @32it).
bad-bots = --bots must name at least 2 bots and at most one for each of the { $players } players; it names { $bots }.
bad-share = --bar must be a share between 0 and 1, not { $value }.
other-match = { $path } keeps another match: { $differs }. Name another file.
older-match = { $path } keeps this match as another version of the program played it: { $differs }. Name another file.
needs-extra = This needs the module “{ $module }”, which is not installed. To install it: pip install 'consigliere[{ $extra }]'

## Rules and planted faults

rules-need-checkout = The rules and tests of this game are not here: “{ $game }”. This command works on a checkout of the project.
mutants-doubled = These planted faults stand twice: { $ids }
mutant-does-not-fit = The planted fault “{ $id }” does not fit: its code stands { $times } times in { $function } of { $file }. It must stand there once, or “nth” must say which is meant.
mutant-without-function = The planted fault “{ $id }” does not fit: { $file } has no function called { $function }.
mutant-unknown = There are no such planted faults: { $ids }

## Journals

journal-foreign = Line { $line }: this is not a Consigliere journal.
journal-format = Line { $line }: this journal has the format { $format }, which this version cannot read.
journal-header = Line { $line }: the header cannot be read at “{ $field }”.
journal-edited = Line { $line }: the line does not match its check digits. It, or a line before it, was edited.
journal-truncated = Line { $line }: the journal breaks off here; its end is missing.
journal-after-end = Line { $line }: something follows after the end of the journal.
journal-long = Line { $line }: the journal is too long; at most { NUMBER($most) } entries are taken.
journal-entry = Line { $line }: this is no entry of a journal: “{ $entry }”
journal-other = Line { $line }: “{ $field }” is “{ $found }” in this journal, but “{ $expected }” is needed.
journal-content = Line { $line }: this game was played with other card values (content { $found }, here { $expected }). Name the same content pack.
journal-chance = Line { $line }: a draw was due here (“{ $expected }”), but the journal says: “{ $found }”
journal-impossible = Line { $line }: this draw cannot happen here: “{ $entry }”
journal-unasked = Line { $line }: no draw was due here: “{ $entry }”
journal-refused = Line { $line }: the rules refuse this entry (rule { $rule }, { $why }): “{ $entry }”

## Balance

no-balance-bot = A balance report is not played by “{ $bot }”. Known: { $bots }; value may be followed by a temperament ({ $tempers }).

## consigliere serve

bad-workers = Bots need 1 to { $most } processes, not { $workers } (--bot-workers).
bad-keep-days = Tables are kept for 1 to { $most } days, not { $days } (--keep-days).
bad-port = There is no such port: { $port } (--port).
bad-redis = --redis needs an address like redis://host:6379/0.
bad-origin = { $option } needs scheme://host or scheme://host:port, not “{ $origin }”.
bad-proxy = --proxy needs an address or network like 127.0.0.1 or 172.16.0.0/12, not “{ $proxy }”.
bad-allowed-host = --allowed-host needs a name like play.example.org, not “{ $host }”.
bad-metrics-token = { $variable } needs at least { $least } characters.
bad-store = Cannot serve: { $reason }.
no-server-extra = The server's libraries are not installed ({ $module } is missing): pip install "consigliere[server]".

## consigliere chaos, fuzz, bench server

no-proving = The installed package does not hold the programs that try a server: run this in a checkout of the sources.
no-chaos = Say how often the server is killed (--kills N) or how many commands are sent (--commands N).
nodes-need-services = Several nodes need a shared store and wake-ups: --db postgresql://… and --redis redis://…
bad-db = --db needs sqlite:///path or postgresql://…
bad-rate = { $option } must be a number above 0, not { $value }.
no-proof = It cannot be tried: { $reason }.

## consigliere migrate

bad-migrate-store = Cannot check this store: { $reason }.

## consigliere host

bad-host-store = Cannot use this store: { $reason }.
bad-host-id = This is no { $kind }: “{ $given }”; it looks like { $kind }:ID.
no-such-person = There is no such person in this store.
no-such-table = There is no such table in this store.
table-is-over = This table is over or closed already.
name-or-table = Say whom to look for: --name TEXT or --table TABLE.
bad-why = --why is one line of at most { $most } characters.
bad-around = --around is a number from 0 to { $most }.

## consigliere backup, restore

no-backup = Cannot back this store up: { $reason }.
no-restore = Cannot restore: { $reason }.

## The languages themselves

no-language-code = “{ $language }” is not the code of a language. Say something like `es` or `pt-PT`.
language-exists = There is already a folder for { $language }.
locales-begun = The English texts are in { $path }. Translate them, then run `consigliere locales check { $language }`. Plurals need these forms: { $forms }.
locales-summary =
    { $language }: { $share } % of { $keys } messages, { $faults ->
        [one] 1 fault
       *[other] { $faults } faults
    }.
locales-missing = { $language }: { $key } is missing
locales-unused = { $language }: { $key } is asked for by nobody
locales-twice = { $language }: { $key } stands twice, again in { $about }
locales-unreadable = { $language }: { $key } cannot be read at “{ $about }”
locales-unknown-variable = { $language }: { $key } has a variable that it is never given: ${ $about }
locales-variable-left-out = { $language }: { $key } leaves out ${ $about }
locales-variant-left-out = { $language }: { $key } leaves out a variant, ${ $about }
locales-plural-left-out = { $language }: { $key } leaves out a plural form, ${ $about }
locales-rejected = { $language }: { $key } uses a word that the glossary rejects: { $about }
