### What the referee says to people who play with the printed box (unofficial engine, our own words).
### Names of players and cards come in as finished words.

## The command line

referee-players-missing = Say how many play: --players N, or their names: --names A,B,C.
referee-players-differ = --players says { $players }, but there are { $found } in { $where }.
referee-bad-names = The names of --names must be short, different words, not numbers: “{ $names }”
referee-names-of-load = A game that is loaded has its names already: leave --names out.
referee-save-exists = { $path } is there already. To go on with it: --load { $path }
referee-cannot-write = Cannot write { $path }: { $reason }
referee-script-line = Line { $line } of { $path }: { $why }
referee-script-unreadable = Cannot read the script { $path }: { $reason }

## Beginning and end

referee-welcome = Unofficial referee for { $players } players: { $names }. Type ? for help.
referee-resumed = The game goes on after { $entries } entries.
referee-finished = This game is finished; it has { $entries } entries.
referee-played = It was begun with “consigliere play”. From here on nothing is shuffled: you tell every draw and move.
referee-saved = Saved: { $path }
referee-not-saved = Nothing was saved; --save FILE or “save FILE” keeps a game.
referee-half-move = The move that was not finished is not recorded.
referee-ended = The referee leaves the table. Entries: { $entries }.
referee-over = The game is over.

## Looking away

referee-look-away = ──── { $name } alone looks now; the others look away ────
referee-all-look = ──── { $name } is done; all may look ────
referee-press = Press Enter when only { $name } looks.
referee-hide = Press Enter to hide it.

## Chance: what was drawn

referee-left = The number after × counts what is there.
referee-only = Only this is left: { $name }. Enter takes it.
referee-answer = Answer>

## Answers that cannot be

referee-unknown-answer = “{ $text }” is none of the possible answers: an id, a name, a beginning or a number of the list.
referee-ambiguous = “{ $text }” can mean several: { $choices }
referee-too-many =
    { $number ->
        [one] The line held one answer too many; it is left out.
       *[other] The line held { $number } answers too many; they are left out.
    }
referee-not-there = { $name } does not have it: { $card }.

## Decisions

referee-in-hand = In hand: { $cards }
referee-no-cards = nothing
referee-moves-of-hand = Moves that depend on the hand:
referee-no-moves = No such move is open.
referee-no-number = The list has no number { $number }.
referee-refused = Not allowed: { $sentence } [{ $rule }]
referee-allowed = { $action }: that is allowed now.
referee-whose-hand = Say whose: hand { $names }
referee-after-set-up = That can be asked when the set-up is done.

## Take-back

referee-undo-what =
    { $answers ->
        [0] Take back the last move of { $name } ({ $move })?
        [one] Take back the last move of { $name } ({ $move }) with the draw that followed?
       *[other] Take back the last move of { $name } ({ $move }) with the { $answers } draws that followed?
    }
referee-undo-set-up = Take back the last answer of the set-up?
referee-yes-no = yes or no>
referee-undone = Taken back. Put the cards and figures back as they were.
referee-undo-kept = Nothing is taken back.
referee-nothing-to-undo = There is nothing to take back.
referee-answer-undone = The last answer is taken back.
referee-move-withdrawn = The move is withdrawn; nothing of it is recorded.

## Board and score

referee-none = none

referee-winner = Winner: { $names }
