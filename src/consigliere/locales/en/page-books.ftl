# The books: a game in three minutes, every card, drawn examples.

page-books-first-game = Play a first game
page-books-print = Print
page-books-unofficial = Unofficial. Every picture is drawn by us and the rules are in our own words; values of cards are partly reconstructed.
page-books-in-three-minutes = { $title } in three minutes
page-books-learn-it = Learn it in three minutes
page-books-no-poster = There is no poster for this game.
