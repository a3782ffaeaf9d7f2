### Chicago in the browser’s lobby (unofficial engine, our own words).

page-title-chicago = Chicago
page-option-no-city-cards = No city cards
page-option-no-city-cards-how = A variant: the rows have no cards beside them.
page-option-two-extra-actions = Two extra actions
page-option-two-extra-actions-how = A variant: two extra actions may be taken.
page-option-first-opponent-wins = The first opponent wins
page-option-first-opponent-wins-how = The first who opposes a claim wins it.
page-option-no-passing-full-holes = No passing of full gaps
page-option-no-passing-full-holes-how = Tokens cannot pass a gap that is full.
page-option-no-power-when-opposing = No power when opposing
page-option-no-power-when-opposing-how = A winning opponent does not use their family's power.
page-option-both-capones-down = Both Capones down
page-option-both-capones-down-how = With four players both Al Capones move down.

page-chicago-stage = Round { $round }
