# The lobby's way to the poster.

page-three-minutes = In three minutes: a poster
