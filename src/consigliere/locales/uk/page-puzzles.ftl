# Puzzles: what would the consigliere do?

page-puzzles = Задачі
page-puzzles-of = { $title } · задача { $number } з { $count }
page-puzzles-ask = Що зробив би консильєрі?
page-puzzles-opening = Відкриваємо позицію …
page-puzzles-how = Ви граєте за сім’ю { $name }. Виберіть хід у списку або на полі; ви бачите те, що видно з цього місця.
page-puzzles-answer = Це мій хід
page-puzzles-yours = ваш
page-puzzles-chance = { $chance } зі 100
page-puzzles-same = Консильєрі зробив би так само: з цим ходом виграють { $chance } зі ста таких партій.
page-puzzles-other = Консильєрі радше зробив би так: { $move }. З вашим ходом зі ста таких партій виграють на { $cost } менше.
page-puzzles-method = Після кожного ходу боти дограли партію до кінця стільки разів: { $worlds }. Із цього місця всі ці партії виглядають однаково.
page-puzzles-next = Наступна задача
page-puzzles-none = Такої задачі немає.
page-puzzles-board = Стіл, яким його бачить гравець
