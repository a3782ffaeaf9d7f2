## Lettering on the posters

page-godfather-poster-foot = Império Corleone
