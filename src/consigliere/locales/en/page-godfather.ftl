### The Godfather in the browser’s lobby (unofficial engine, our own words).

page-title-godfather = The Godfather
page-about-godfather = { $least }–{ $most } players · four acts
page-blurb-godfather = Rule New York: place figures, launder money, bribe. About 60 minutes.
page-option-open-suitcases = Open suitcases
page-option-open-suitcases-how = All laundered money lies open: less to remember, fewer surprises.
