# The lobby: where a newcomer begins.

page-lobby-lesson = Play a lesson
page-lobby-lesson-of = { $title }: you make the moves
page-lobby-lesson-how = You make the moves; 14 minutes
page-lobby-poster = Three minutes
page-lobby-cards = Cards
page-lobby-pick = pick what suits you
