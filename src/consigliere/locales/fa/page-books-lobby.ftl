# The lobby's way to the poster.

page-three-minutes = در سه دقیقه: یک پوستر
