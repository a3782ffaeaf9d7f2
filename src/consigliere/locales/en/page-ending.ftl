# Under the ending of any game in the browser: what comes afterwards, the chart, the moments worth a look.

# A stretch of the game: $label is "Act" or "Round" (or nothing), $stage its number
page-replay-stage = { $label } { $stage }
# $stage as above (or nothing), $phase: the name of the phase
page-replay-part = { $stage } · { $phase }
page-replay-analysis = Analysis
page-check = Check the shuffles
page-replay-journal = Journal
page-replay-watch = Replay
page-replay-worth = Worth at each phase
page-replay-worth-how = what everybody would have scored at that time
page-replay-as-table = Show the numbers
page-replay-after = After
page-replay-looks = Moments worth a look
# A turn that changed much: $family, $by with its sign already taken off, written as the game writes points
page-replay-swing = { $way ->
    [up] { $family } gains { $by } in one turn.
   *[down] { $family } loses { $by } in one turn.
  }
# Something that was won by little: $thing, $winner, and what each had for it in $values
page-replay-contest = { $count ->
    [0] It could not have been closer: { $thing } goes to { $winner } ({ $values }).
    [one] { $thing } goes to { $winner } by { $count } ({ $values }).
   *[other] { $thing } goes to { $winner } by { $count } ({ $values }).
  }
page-replay-rematch-join = A rematch is on: take your seat
# A seat of a game that was brought from elsewhere
page-level-imported = From an imported game
