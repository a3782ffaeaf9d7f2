# The replay of a finished game in the browser, and the chart at its end. Sentences of the server's log come from
# the games' own catalogues.

# $title: the name of the table, or of the game
page-replay-title = Повтор: { $title }
# A stretch of the game: $label is "Act" or "Round" (or nothing), $stage its number
page-replay-stage = { $label } { $stage }
# $stage as above (or nothing), $phase: the name of the phase
page-replay-part = { $stage } · { $phase }
page-replay-eyes = Чиїми очима
page-replay-eyes-how = Гру завершено: видно все.
page-replay-all = Усі гравці, руки відкриті
page-replay-all-short = Усі
page-replay-onlooker = Глядач
# $family: a family's name; $name: its player
page-replay-seat = { $name } ({ $family })
page-replay-log-how = Натисніть рядок, щоб перейти туди.
page-replay-caption = Що зроблено
page-replay-set-up = Приготування до гри
page-replay-nothing-told = Звідси цього не було видно.
page-replay-tape = Статки протягом гри
# For screen readers; $worth: every family with what it is worth
page-replay-slider = Хід { $turn } із { $turns }. { $worth }
page-replay-first = На початок
page-replay-last = У кінець
# $stride: how far one goes at a time
page-replay-back = { $stride ->
    [step] На крок назад
    [phase] На фазу назад
   *[turn] На хід назад
  }
page-replay-on = { $stride ->
    [step] На крок уперед
    [phase] На фазу вперед
   *[turn] На хід уперед
  }
page-replay-play = Відтворити
page-replay-pause = Пауза
page-replay-pace = Швидкість
page-replay-times = { $pace }×
page-replay-stride = Крок перегляду
page-replay-by-turn = за ходами
page-replay-by-step = за кроками
page-replay-by-phase = за фазами
page-replay-turn = Хід { $turn }
page-replay-of = із { $turns } · рішення { $move } із { $moves }
page-replay-keys = ← → назад і вперед · пробіл відтворює
page-replay-play-on = Грати далі звідси
page-replay-play-on-how = Ви отримаєте новий стіл: ви граєте за одну сім’ю, за інші грають боти. Усе, що випаде відтепер, – нове, а ваш рядок бере участь у тасуванні, як у будь-якій іншій грі.
page-replay-you-play = Ви граєте за
page-replay-bots = Боти
page-replay-share = Поділитися цим моментом
page-replay-share-how = Кожен, хто має це посилання, може переглянути всю гру, починаючи з цього моменту.
page-replay-link = Посилання на цей момент
page-replay-unshare = Вимкнути посилання
page-replay-unshared = Посилання більше нікуди не веде.
page-replay-analysis = Аналіз
page-replay-journal = Журнал
page-replay-running = Ця гра ще триває.
page-replay-running-how = Її можна буде переглянути, коли вона закінчиться.
page-replay-to-table = До столу

## The end

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
