### Chicago in the browser’s lobby (unofficial engine, our own words).

page-about-chicago = { $least }–{ $most } players · six rounds
# Where a game stands, in a list of tables.
page-stands-chicago = Round { $round } of 6
page-blurb-chicago = Take the city business by business. About 50 minutes.
