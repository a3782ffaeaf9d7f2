### Advice: what speaks for an action and against it, compared with the others (unofficial engine, our own words).

## The panel

advice-title = Advice
advice-chance = { $chance } %
advice-often = bid this { $often } % of the time
advice-numbers = { $what } – type { $numbers }
advice-by = { $text } ({ $points })
advice-note = Winning chances are estimates from { $playouts } playouts of what you can know; small differences mean little.
advice-note-bids = Bid now this, now that, so that nobody can count on you.
advice-nothing = There is nothing to advise on now.
advice-thinking = Thinking it over …

## Parts of the value that every game has

advice-gain-rivals = Holds your rivals back
advice-risk-rivals = Helps your rivals

## The consigliere's notes on a finished game

notes-fair = Each decision is judged by what its player could see and know then, never by what was hidden.
notes-of =
    { $count ->
        [0] { $seat }: none of { $looked } decisions clearly cost anything.
        [one] { $seat }: one of { $looked } decisions clearly cost chances to win.
       *[other] { $seat }: { $count } of { $looked } decisions clearly cost chances to win.
    }
notes-cost = { "  " }After entry { $entry }: { $cost } chances in a hundred. He wins { $better } of a hundred games, with the move that was made { $played }.
notes-played = { "    " }What was done: { $what }
notes-better = { "    " }What he would have done: { $what }
