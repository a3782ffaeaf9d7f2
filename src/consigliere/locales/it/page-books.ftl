# The books: a game in three minutes, every card, drawn examples.

page-books-first-game = Gioca una prima partita
page-books-print = Stampa
page-books-unofficial = Non ufficiale. Ogni immagine è disegnata da noi e le regole sono scritte con parole nostre; i valori delle carte sono in parte ricostruiti.
page-books-in-three-minutes = { $title } in tre minuti
page-books-learn-it = Imparalo in tre minuti
page-books-no-poster = Per questo gioco non c’è un poster.
