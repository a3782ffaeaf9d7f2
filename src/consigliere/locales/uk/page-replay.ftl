# The replay of a finished game in the browser, and the chart at its end. Sentences of the server's log come from
# the games' own catalogues.

# $title: the name of the table, or of the game
page-replay-title = Повтор: { $title }
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
page-replay-running = Ця гра ще триває.
page-replay-running-how = Її можна буде переглянути, коли вона закінчиться.
page-replay-to-table = До столу
