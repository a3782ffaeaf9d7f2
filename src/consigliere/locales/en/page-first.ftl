### A first game, whatever its title: the consigliere's hints.

page-first-card = The consigliere’s hint
page-first-enough = No more hints
page-first-hints = Hints for a first game
