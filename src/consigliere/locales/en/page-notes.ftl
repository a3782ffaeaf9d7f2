### The consigliere's notes on a finished game (unofficial, our own words).

page-notes = The consigliere’s notes
page-notes-title = The consigliere’s notes · Consigliere
page-notes-the-man = The consigliere
page-notes-chances = Chances to win
page-notes-fair = a quick estimate after each turn; the cards below look longer at one decision, so their numbers differ
page-notes-won =
    { $who ->
        [you] You won it by { $points }.
       *[other] { $name } won it by { $points }.
    }
page-notes-lost =
    { $who ->
        [you] You lost it by { $points }.
       *[other] { $name } lost it by { $points }.
    }
page-notes-even =
    { $who ->
        [you] You shared the win.
       *[other] { $name } shared the win.
    }
page-notes-looked =
    { $who ->
        [you] He looked at { $count ->
            [one] one decision
           *[other] { $count } decisions
        } of yours.
       *[other] He looked at { $count ->
            [one] one decision
           *[other] { $count } decisions
        } of { $name }.
    }
page-notes-first =
    { $count ->
        [0] No decision clearly cost chances to win. What is within the error of the estimate is not named.
        [1] One decision clearly cost chances to win. There were no others worth naming.
        [2] Two decisions clearly cost chances to win. There was no third worth naming.
       *[other] Look at { $number } first: it cost { $cost } chances in a hundred.
    }
page-notes-method = Each decision was judged by what its player could see and know then, in { $worlds } games played on from it with each move.
page-notes-when = { $stage }, turn { $turn }
page-notes-decision = entry { $entry } of { $last }
page-notes-cost = −{ $cost }
page-notes-of-hundred = of a hundred chances to win
page-notes-both = { $better } with his move, { $played } with the one made
page-notes-made = Made
page-notes-his = His
page-notes-why = Why
page-notes-why-his = Why: his move compared with the one made
page-notes-no-why = The difference shows only in what comes later: the games played on from here tell the two moves apart.
page-notes-replay = See it in the replay
page-notes-play-on = Try his move
page-notes-others =
    { $count ->
        [one] The other one
       *[other] The others
    }
page-notes-by-cost = by cost
page-notes-open = Open
page-notes-from-to = { $better } → { $played } in a hundred
page-notes-map = The table before the decision, as its player saw it
page-notes-whose = Whose decisions
page-notes-table = The chances as a table
page-notes-turn = Turn
page-notes-chart = Chances to win of all seats along the game, in a hundred
page-notes-working = He is reading the game: { $percent } of a hundred.
page-notes-waits = It runs in the background. Come back whenever you like; the notes stay with the table.
page-notes-ask = Have him read the game
page-notes-none-yet = Nobody has asked him about this game yet.
page-notes-failed = He could not finish. { $detail }
page-notes-missing = There is no finished game here.
page-notes-back = To the table
