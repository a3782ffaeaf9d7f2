### Chicago nella lobby del browser (motore non ufficiale, parole nostre).

page-about-chicago = { $least }–{ $most } giocatori · sei round
# Where a game stands, in a list of tables.
page-stands-chicago = Round { $round } di 6
page-blurb-chicago = Conquista la città, un’attività alla volta. Circa 50 minuti.
