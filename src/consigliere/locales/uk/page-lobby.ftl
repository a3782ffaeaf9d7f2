# The lobby: where a newcomer begins.

page-lobby-lesson = Зіграти урок
page-lobby-lesson-of = { $title }: ходите ви; 14 хвилин
page-lobby-lesson-how = Ходите ви; 14 хвилин
page-lobby-poster = Плакат, 3 хвилини
page-lobby-cards = Карти
page-lobby-pick = оберіть, що до душі
