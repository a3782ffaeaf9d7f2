# The lobby's way to the poster.

page-three-minutes = Em 3 minutos: um cartaz
