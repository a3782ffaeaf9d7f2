# The replay of a finished game in the browser, and the chart at its end. Sentences of the server's log come from
# the games' own catalogues.

# $title: the name of the table, or of the game
page-replay-title = Replay: { $title }
page-replay-eyes = Whose eyes
page-replay-eyes-how = The game is over: all may be seen.
page-replay-all = Everybody’s, with all hands open
page-replay-all-short = All
page-replay-onlooker = An onlooker’s
# $family: a family's name; $name: its player
page-replay-seat = { $name } ({ $family })
page-replay-log-how = Click a line to go there.
page-replay-caption = What was done
page-replay-set-up = The set-up
page-replay-nothing-told = Nothing of this could be seen from here.
page-replay-tape = Worth over time
# For screen readers; $worth: every family with what it is worth
page-replay-slider = Turn { $turn } of { $turns }. { $worth }
page-replay-first = To the beginning
page-replay-last = To the end
# $stride: how far one goes at a time
page-replay-back = { $stride ->
    [step] One step back
    [phase] One phase back
   *[turn] One turn back
  }
page-replay-on = { $stride ->
    [step] One step on
    [phase] One phase on
   *[turn] One turn on
  }
page-replay-play = Play
page-replay-pause = Pause
page-replay-pace = Speed
page-replay-times = { $pace }×
page-replay-stride = How far at a time
page-replay-by-turn = by turn
page-replay-by-step = by step
page-replay-by-phase = by phase
page-replay-turn = Turn { $turn }
page-replay-of = of { $turns } · decision { $move } of { $moves }
page-replay-keys = ← → back and on · Space plays
page-replay-play-on = Play on from here
page-replay-play-on-how = You get a new table: you play one family, bots play the others. What is drawn from now on is new, and your line goes into the shuffle as in any other game.
page-replay-you-play = You play
page-replay-bots = The bots
page-replay-share = Share this moment
page-replay-share-how = Anybody who has this link can look at the whole game, and begins at this moment.
page-replay-link = Link to this moment
page-replay-unshare = Let the link lead nowhere
page-replay-unshared = The link leads nowhere now.
page-replay-running = This game is still being played.
page-replay-running-how = You can look back at it once it is over.
page-replay-to-table = To the table
