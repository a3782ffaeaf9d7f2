## Lettering on the posters

page-godfather-poster-foot = امپراتوری کورلئون
