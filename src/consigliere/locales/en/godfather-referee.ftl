### What the referee says at a table of The Godfather (unofficial engine, our own words).

## Beginning and end

godfather-referee-note-reconstructed = Most card values are reconstructed; put your own in with “consigliere content new”.
godfather-referee-set-up = Set-up (G1). Everybody takes a $1, a $2 and a $3. Now for the draws:

## Chance: what was drawn

godfather-referee-ask-tile = A business opens in { $turf }: which tile is turned up?
godfather-referee-ask-public-job = Public space { $space }: which job is turned up?
godfather-referee-ask-deal-job = { $name }, which job were you dealt?
godfather-referee-ask-draw-job =
    { $which ->
        [first] { $name }, which job did you draw first?
       *[second] { $name }, which job did you draw second?
    }
godfather-referee-ask-ally = Which ally is offered next?
godfather-referee-ask-horse = Who gets the horse head?
godfather-referee-ask-steal = { $victim }, which card of your hand did { $name } draw?
godfather-referee-ask-steal-case = { $victim }, which bill of your suitcase did { $name } draw?
godfather-referee-ask-collect = { $victim }, which bill of your hand did { $name } get?
godfather-referee-unseen = The number after × counts the cards { $name } has not seen yet.
godfather-referee-unseen-public = The number after × counts the cards the table has not seen yet.

## Answers that cannot be

godfather-referee-gone-job =
    { $copies ->
        [one] The only { $card } is accounted for; look again, or “undo” what was entered before.
       *[other] All { $copies } of { $card } are accounted for; look again, or “undo” what was entered before.
    }
godfather-referee-gone-tile = { $card } lies on the board already.
godfather-referee-wrong-stack =
    { $stack ->
        [blue] { $card } is a red tile; acts I and II open blue ones.
       *[red] { $card } is a blue tile; acts III and IV open red ones.
    }
godfather-referee-gone-ally = { $card } is offered already.
godfather-referee-wrong-act = { $card } is no ally of this act’s six.

## Decisions

godfather-referee-decide-turn = { $name }: your action (G5.1)
godfather-referee-decide-order = { $name }: who resolves first, you or the controller? (G6.3)
godfather-referee-decide-icons = { $name }: use your icons (G11.2)
godfather-referee-decide-keep-job = { $name }: which job do you keep? (Q-23)
godfather-referee-decide-discard = { $name }: which card do you discard? (G11.1)
godfather-referee-decide-good = { $name }: which good do you take? (G11.1)
godfather-referee-decide-lower-bill = { $name }: do you take the lower bill? (Q-24)
godfather-referee-decide-bills = { $name }: the bills of the job, before or after its ability (G8.2)
godfather-referee-decide-use = { $name }: do you use the ability? (G8.2, G10.1)
godfather-referee-decide-launder = { $name }: which bill goes into the suitcase? (G8.2)
godfather-referee-decide-figure = { $name }: which figure? (G8.2, G10.1)
godfather-referee-decide-space = { $name }: to which space? (G8.2, G10.1)
godfather-referee-decide-turf = { $name }: which turf? (G8.2, G10.1)
godfather-referee-decide-front = { $name }: which front? (G8.2, G10.1)
godfather-referee-decide-opponent = { $name }: which player? (G8.2, G10.1)
godfather-referee-decide-marker = { $name }: your supply is empty; which marker moves? (G12.5)
godfather-referee-decide-choose-ally = { $name }: which ally do you take? (G13.2)
godfather-referee-decide-bribe = { $name }: your sealed bribe, as in “$5 $2”, or “nothing” (G13.1)
godfather-referee-decide-tribute = { $name }: name the { $number } cards you keep, as in “$5 $5 gun JG1” (G14.1)
godfather-referee-decide-offer = { $name }: your sealed offer, one bill of your hand, or “nothing” without one (Q-34)
godfather-referee-also-turn = Also, from the cards: job ID, public-job N (with narcotics: “job JG1 narcotics gun=1”).
godfather-referee-also-skip = From the cards: job ID, public-job N (with narcotics: “job JG1 narcotics gun=1”). If you can play none: skip.
godfather-referee-also-icons = Also, from the cards: { $icons }
godfather-referee-also-cards = Name the card: { $verb } ID
godfather-referee-in-case = In the suitcase: { $cards }
godfather-referee-unknown-move = “{ $text }” is no move and no command. Type a number of the list, a move as in “thug P-WS”, or ?
godfather-referee-keep-exactly = Name exactly { $number } cards, not { $named }.
godfather-referee-why-what = Say which move: why thug P-WS

## Board and score

godfather-referee-board-head =
    { $horse ->
        [nobody] Act { $act }, { $phase }. Bank: { $bank }. Jobs in the deck: { $deck }.
       *[other] Act { $act }, { $phase }. Horse head: { $horse }. Bank: { $bank }. Jobs in the deck: { $deck }.
    }
godfather-referee-board-turf = { $id } { $turf }: { $businesses }; markers, bottom first: { $markers }
godfather-referee-board-rounds = Round spaces: { $spaces }
godfather-referee-board-neutral = Neutral figures: { $figures }
godfather-referee-board-jobs = Public jobs: { $jobs }
godfather-referee-board-allies = Allies offered: { $allies }
godfather-referee-board-seat = { $name }: { $hand } cards in hand, { $thugs } thugs, { $members }; { $markers } markers; suitcase { $bills } bills, { $jobs } jobs; allies played: { $allies }; Hudson: { $hudson }
godfather-referee-aside = aside
godfather-referee-hudson = Hudson
godfather-referee-thugs =
    { $thugs ->
        [one] 1 thug
       *[other] { $thugs } thugs
    }
godfather-referee-score-now = If the game ended now (G16; bills in hands are not counted):
godfather-referee-score-seat =
    { $place ->
        [0] { $name }: ${ $total } = ${ $money } in the suitcase + ${ $dominance } for turfs ({ $turfs }) + ${ $bonus } for jobs ({ $colours })
       *[other] { $name }: ${ $total } = ${ $money } in the suitcase + ${ $dominance } for turfs ({ $turfs }) + ${ $bonus } for jobs ({ $colours }) + ${ $place } by place
    }
godfather-referee-score-final = Final score (G16):

## Help

godfather-referee-help =
    Moves     a number of the list, or as written: thug P-WS; several joined by “;”
    Answers   an id (JG1), a name, its beginning, or a number of the list
    legal [WORD]   what is open now        why MOVE   why a move is not allowed
    board          the table               score      what scoring would give now
    log [N]        what happened           hand NAME  a hand, for its owner alone
    undo           take back the last move or answer
    save [FILE]    keep the game           quit       save and leave
