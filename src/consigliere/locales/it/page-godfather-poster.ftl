## Lettering on the posters

page-godfather-poster-foot = L’impero dei Corleone
