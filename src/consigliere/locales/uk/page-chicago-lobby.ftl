### Chicago in the browser’s lobby (unofficial engine, our own words).

page-about-chicago = Гравців: { $least }–{ $most } · шість раундів
# Where a game stands, in a list of tables.
page-stands-chicago = Раунд { $round } із 6
page-blurb-chicago = Захопіть місто бізнес за бізнесом. Близько 50 хвилин.
