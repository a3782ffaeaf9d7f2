# The lesson at the table

page-lesson-of = Урок: { $title }
page-lesson-at = Крок { $number } з { $count }
page-lesson-opening = Готуємо урок …
page-lesson-none = Для цієї гри немає уроку.
page-lesson-go-on = Далі
page-lesson-show = Покажіть
page-lesson-back = Назад
page-lesson-skip = Пропустити цей крок
page-lesson-again = Почати спочатку
page-lesson-other = Тут так можна. Сталося б ось що:
page-lesson-other-sealed = Тут так можна. Що з цього вийде, буде видно, коли виберуть усі.
page-lesson-other-then = Для цього уроку зробімо інше.
page-lesson-understood = Зрозуміло
page-lesson-coach = Каже консильєрі
page-lesson-hide = Звільнити місце
page-lesson-say = Що ви казали?
page-lesson-first = Навчіться за столом
page-lesson-first-game = Перша партія проти легких ботів:
page-lesson-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
   *[many] { $count } ботів
 }
