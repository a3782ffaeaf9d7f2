# The books: a game in three minutes, every card, drawn examples.

page-books-first-game = Зіграти першу партію
page-books-print = Надрукувати
page-books-unofficial = Неофіційно. Усі малюнки наші, правила викладено нашими словами; частину значень карт відтворено.
page-books-in-three-minutes = { $title } за три хвилини
page-books-learn-it = Навчіться за три хвилини
page-books-no-poster = Для цієї гри плаката немає.
