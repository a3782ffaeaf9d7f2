### After a game: costly decisions on the tape, pictures, and what one's record counts (unofficial, our own words).

page-after-costly = Decisões que custaram caro
page-after-legend =
    { $who ->
        [you] uma decisão sua que custou caro
        [each] a decisão mais cara de cada pessoa
       *[one] uma decisão de { $name } que custou caro
    }
page-after-pin = { $name } ({ $family }): decisão cara { $number }, −{ $cost } em 100. Ir até lá.
page-after-note = Decisão cara { $number }: ler a nota
page-after-png = Imagem em PNG
page-after-svg = Imagem em SVG
page-after-png-failed = Este navegador não conseguiu desenhá-la.
page-after-cards = Cartas favoritas
page-after-places = Lugares favoritos
page-after-how = barras: partidas com ela · acesas: vitórias
page-after-counting = Partidas contadas até agora: { $counted } de { $of }
page-after-nothing = Nada foi contado ainda.
page-after-what = Nome
page-after-times = Vezes jogadas
page-after-games = Partidas
page-after-won = Vitórias
page-after-level = Nível
page-after-hour = Hora
page-after-hours = { $count } h
page-after-in-all = no total
page-after-longest = a mais longa
page-after-shortest = a mais curta
