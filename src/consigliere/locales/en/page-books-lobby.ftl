# The lobby's way to the poster.

page-three-minutes = In three minutes: a poster
page-every-card = Every card, and how it fares
