# The lobby: where a newcomer begins.

page-lobby-lesson = Зіграти урок
page-lobby-lesson-of = { $title }: ходите ви
page-lobby-lesson-how = Ходите ви; 14 хвилин
page-lobby-poster = Три хвилини
page-lobby-cards = Карти
page-lobby-pick = оберіть, що до душі
