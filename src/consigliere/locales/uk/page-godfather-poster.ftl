## Lettering on the posters

page-godfather-poster-foot = Імперія Корлеоне
