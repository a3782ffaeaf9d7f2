# The lobby's way to the poster.

page-three-minutes = In tre minuti: un poster
