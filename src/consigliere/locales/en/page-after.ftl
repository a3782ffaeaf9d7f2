### After a game: costly decisions on the tape, pictures, and what one's record counts (unofficial, our own words).

page-after-costly = Costly decisions
page-after-legend =
    { $who ->
        [you] a costly decision of yours
        [each] the costliest decision of each player
       *[one] a costly decision of { $name }
    }
page-after-pin = { $name } ({ $family }): costly decision { $number }, −{ $cost } in 100. Go there.
page-after-note = Costly decision { $number }: read the note
page-after-png = Picture as PNG
page-after-svg = Picture as SVG
page-after-png-failed = This browser could not draw it.
page-after-cards = Favourite cards
page-after-places = Favourite places
page-after-how = bars: games with it · lit: won
page-after-counting = Games counted so far: { $counted } of { $of }
page-after-nothing = Nothing is counted yet.
page-after-what = Name
page-after-times = Times played
page-after-games = Games
page-after-won = Won
page-after-level = Level
page-after-hour = Hour
page-after-hours = { $count } h
page-after-in-all = in all
page-after-longest = the longest
page-after-shortest = the shortest
