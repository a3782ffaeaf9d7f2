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
referee-note-reconstructed = Most card values are reconstructed; put your own in with “consigliere content new”.
referee-set-up = Set-up (G1). Everybody takes a $1, a $2 and a $3. Now for the draws:
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

referee-ask-tile = A business opens in { $turf }: which tile is turned up?
referee-ask-public-job = Public space { $space }: which job is turned up?
referee-ask-deal-job = { $name }, which job were you dealt?
referee-ask-draw-job =
    { $which ->
        [first] { $name }, which job did you draw first?
       *[second] { $name }, which job did you draw second?
    }
referee-ask-ally = Which ally is offered next?
referee-ask-horse = Who gets the horse head?
referee-ask-steal = { $victim }, which card of your hand did { $name } draw?
referee-ask-steal-case = { $victim }, which bill of your suitcase did { $name } draw?
referee-ask-collect = { $victim }, which bill of your hand did { $name } get?
referee-unseen = The number after × counts the cards { $name } has not seen yet.
referee-unseen-public = The number after × counts the cards the table has not seen yet.
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
referee-gone-job =
    { $copies ->
        [one] The only { $card } is accounted for; look again, or “undo” what was entered before.
       *[other] All { $copies } of { $card } are accounted for; look again, or “undo” what was entered before.
    }
referee-gone-tile = { $card } lies on the board already.
referee-wrong-stack =
    { $stack ->
        [blue] { $card } is a red tile; acts I and II open blue ones.
       *[red] { $card } is a blue tile; acts III and IV open red ones.
    }
referee-gone-ally = { $card } is offered already.
referee-wrong-act = { $card } is no ally of this act’s six.
referee-not-there = { $name } does not have it: { $card }.

## Decisions

referee-decide-turn = { $name }: your action (G5.1)
referee-decide-order = { $name }: who resolves first, you or the controller? (G6.3)
referee-decide-icons = { $name }: use your icons (G11.2)
referee-decide-keep-job = { $name }: which job do you keep? (Q-23)
referee-decide-discard = { $name }: which card do you discard? (G11.1)
referee-decide-good = { $name }: which good do you take? (G11.1)
referee-decide-lower-bill = { $name }: do you take the lower bill? (Q-24)
referee-decide-bills = { $name }: the bills of the job, before or after its ability (G8.2)
referee-decide-use = { $name }: do you use the ability? (G8.2, G10.1)
referee-decide-launder = { $name }: which bill goes into the suitcase? (G8.2)
referee-decide-figure = { $name }: which figure? (G8.2, G10.1)
referee-decide-space = { $name }: to which space? (G8.2, G10.1)
referee-decide-turf = { $name }: which turf? (G8.2, G10.1)
referee-decide-front = { $name }: which front? (G8.2, G10.1)
referee-decide-opponent = { $name }: which player? (G8.2, G10.1)
referee-decide-marker = { $name }: your supply is empty; which marker moves? (G12.5)
referee-decide-choose-ally = { $name }: which ally do you take? (G13.2)
referee-decide-bribe = { $name }: your sealed bribe, as in “$5 $2”, or “nothing” (G13.1)
referee-decide-tribute = { $name }: name the { $number } cards you keep, as in “$5 $5 gun JG1” (G14.1)
referee-decide-offer = { $name }: your sealed offer, one bill of your hand, or “nothing” without one (Q-34)

referee-also-turn = Also, from the cards: job ID, public-job N (with narcotics: “job JG1 narcotics gun=1”).
referee-also-skip = From the cards: job ID, public-job N (with narcotics: “job JG1 narcotics gun=1”). If you can play none: skip.
referee-also-icons = Also, from the cards: { $icons }
referee-also-cards = Name the card: { $verb } ID
referee-in-hand = In hand: { $cards }
referee-in-case = In the suitcase: { $cards }
referee-no-cards = nothing
referee-moves-of-hand = Moves that depend on the hand:
referee-no-moves = No such move is open.
referee-unknown-move = “{ $text }” is no move and no command. Type a number of the list, a move as in “thug P-WS”, or ?
referee-no-number = The list has no number { $number }.
referee-keep-exactly = Name exactly { $number } cards, not { $named }.
referee-refused = Not allowed: { $sentence } [{ $rule }]
referee-allowed = { $action }: that is allowed now.
referee-why-what = Say which move: why thug P-WS
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

referee-board-head =
    { $horse ->
        [nobody] Act { $act }, { $phase }. Bank: { $bank }. Jobs in the deck: { $deck }.
       *[other] Act { $act }, { $phase }. Horse head: { $horse }. Bank: { $bank }. Jobs in the deck: { $deck }.
    }
referee-board-turf = { $id } { $turf }: { $businesses }; markers, bottom first: { $markers }
referee-board-rounds = Round spaces: { $spaces }
referee-board-neutral = Neutral figures: { $figures }
referee-board-jobs = Public jobs: { $jobs }
referee-board-allies = Allies offered: { $allies }
referee-board-seat = { $name }: { $hand } cards in hand, { $thugs } thugs, { $members }; { $markers } markers; suitcase { $bills } bills, { $jobs } jobs; allies played: { $allies }; Hudson: { $hudson }
referee-none = none
referee-aside = aside
referee-hudson = Hudson
referee-thugs =
    { $thugs ->
        [one] 1 thug
       *[other] { $thugs } thugs
    }

referee-score-now = If the game ended now (G16; bills in hands are not counted):
referee-score-seat =
    { $place ->
        [0] { $name }: ${ $total } = ${ $money } in the suitcase + ${ $dominance } for turfs ({ $turfs }) + ${ $bonus } for jobs ({ $colours })
       *[other] { $name }: ${ $total } = ${ $money } in the suitcase + ${ $dominance } for turfs ({ $turfs }) + ${ $bonus } for jobs ({ $colours }) + ${ $place } by place
    }
referee-score-final = Final score (G16):
referee-winner = Winner: { $names }

## Help

referee-help =
    Moves     a number of the list, or as written: thug P-WS; several joined by “;”
    Answers   an id (JG1), a name, its beginning, or a number of the list
    legal [WORD]   what is open now        why MOVE   why a move is not allowed
    board          the table               score      what scoring would give now
    log [N]        what happened           hand NAME  a hand, for its owner alone
    undo           take back the last move or answer
    save [FILE]    keep the game           quit       save and leave
