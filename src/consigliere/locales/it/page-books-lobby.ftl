# The lobby's way to the poster.

page-three-minutes = In tre minuti: un poster
page-every-card = Tutte le carte, e quanto rendono
