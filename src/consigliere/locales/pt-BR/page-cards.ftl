# Every card of a game: drawn, sorted out, with its source, use and worth.

page-cards-title = Todas as cartas da cidade
page-cards-lead = { $count } cartas de { $title }. Nenhuma imagem e nenhum texto daqui vem das cartas impressas.
page-cards-of = Cartas de { $title }
page-cards-search = Nome ou palavra de uma carta
page-cards-kind = Tipo
page-cards-all = Todas
page-cards-more = Mais filtros e o que os símbolos querem dizer
page-cards-found = { $count ->
    [0] Nenhuma carta é assim. Tire um filtro.
    [one] { $count } carta
   *[other] { $count } cartas
 }
page-cards-none = As cartas deste jogo não estão desenhadas aqui.
page-cards-legend = Barra de cima: quantas vezes ela é usada quando dá para usar. Barra de baixo: como terminou quem a usou, em relação à média da mesa; à esquerda do meio é perda.
page-cards-meter = usada { $used }%, valor { $worth }
page-cards-source = { $source ->
    [rulebook] impresso
    [reported] relatado por jogadores
    [derived] deduzido dos livros
    [owner] do pacote do dono
   *[reconstructed] reconstruído: nosso, não o valor impresso
 }
page-cards-from = Origem
page-cards-from-parts = { $source ->
    [rulebook] impresso: { $parts }
    [reported] relatado por jogadores: { $parts }
    [derived] deduzido dos livros: { $parts }
    [owner] do pacote do dono: { $parts }
   *[reconstructed] reconstruído: { $parts }
 }
page-cards-used = Uso
page-cards-worth = Valor
page-cards-worth-how = no fim, em relação à média da mesa (± { $error })
page-cards-measured = Medido em { $games } partidas de { $players } bots. O valor acompanha o uso, não é efeito dele: quem pode pagar uma carta muitas vezes já está na frente.
page-cards-unmeasured = Nada foi medido com os valores deste pacote.
page-cards-before = Anterior
page-cards-after = Próxima carta
