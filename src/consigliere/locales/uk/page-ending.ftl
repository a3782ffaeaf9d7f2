# Under the ending of any game in the browser: what comes afterwards, the chart, the moments worth a look.

# A stretch of the game: $label is "Act" or "Round" (or nothing), $stage its number
page-replay-stage = { $label } { $stage }
# $stage as above (or nothing), $phase: the name of the phase
page-replay-part = { $stage } · { $phase }
page-replay-analysis = Аналіз
page-check = Перевірити тасування
page-replay-journal = Журнал
page-replay-watch = Повтор
page-replay-worth = Статки в кожній фазі
page-replay-worth-how = скільки кожен мав би на той момент
page-replay-as-table = Показати числа
page-replay-after = Після
page-replay-looks = Моменти, варті уваги
# A turn that changed much: $family, $by with its sign already taken off, written as the game writes points
page-replay-swing = { $way ->
    [up] { $family } здобуває { $by } за один хід.
   *[down] { $family } втрачає { $by } за один хід.
  }
# Something that was won by little: $thing, $winner, and what each had for it in $values
page-replay-contest = { $count ->
    [0] Рівніше не буває. { $thing }: перевагу здобуває { $winner } ({ $values }).
    [one] { $thing }: перевагу на { $count } здобуває { $winner } ({ $values }).
    [few] { $thing }: перевагу на { $count } здобуває { $winner } ({ $values }).
   *[many] { $thing }: перевагу на { $count } здобуває { $winner } ({ $values }).
  }
page-replay-rematch-join = Починається реванш: займіть своє місце
# A seat of a game that was brought from elsewhere
page-level-imported = З імпортованої гри
