# The lobby: where a newcomer begins.

page-lobby-lesson = Play a lesson
page-lobby-lesson-of = { $title }: you make the moves; 14 minutes
page-lobby-lesson-how = You make the moves; 14 minutes
page-lobby-poster = Poster, 3 minutes
page-lobby-cards = Cards
page-lobby-pick = pick what suits you
