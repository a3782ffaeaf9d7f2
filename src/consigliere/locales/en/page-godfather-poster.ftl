## Lettering on the posters

page-godfather-poster-foot = Corleone’s Empire
