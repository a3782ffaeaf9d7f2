# The lobby: where a newcomer begins.

page-lobby-lesson = Gioca una lezione
page-lobby-lesson-of = { $title }: le mosse le fai tu; 14 minuti
page-lobby-lesson-how = Le mosse le fai tu; 14 minuti
page-lobby-poster = Poster, 3 minuti
page-lobby-cards = Carte
page-lobby-pick = scegli quello che preferisci
