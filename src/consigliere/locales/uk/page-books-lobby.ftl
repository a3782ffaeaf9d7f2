# The lobby's way to the poster.

page-three-minutes = За три хвилини: плакат
