# The lobby: where a newcomer begins.

page-lobby-lesson = Jogue uma aula
page-lobby-lesson-of = { $title }: as jogadas são suas; 14 minutos
page-lobby-lesson-how = As jogadas são suas; 14 minutos
page-lobby-poster = Cartaz, 3 minutos
page-lobby-cards = Cartas
page-lobby-pick = escolha o que preferir
