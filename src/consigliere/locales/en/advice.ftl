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
