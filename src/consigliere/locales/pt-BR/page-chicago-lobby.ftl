### Chicago no salão do navegador (motor não oficial, palavras nossas).

page-about-chicago = { $least }–{ $most } jogadores · seis rodadas
# Em que ponto está uma partida, numa lista de mesas.
page-stands-chicago = Rodada { $round } de 6
page-blurb-chicago = Tome a cidade, negócio por negócio. Cerca de 50 minutos.
