# Chicago's rule book: its parts, what is asked often, what people call things.

page-chicago-part-before = Before the first round
page-chicago-part-before-how = The city, the cards, the families, and how a round runs.
page-chicago-part-income = Income
page-chicago-part-income-how = Phase 1: the city grows, businesses are extorted, and the godfather helps whoever has nothing.
page-chicago-part-actions = Actions
page-chicago-part-actions-how = Phase 2: three actions each, family powers beside them, and extra actions at the end.
page-chicago-part-control = Control
page-chicago-part-control-how = Phase 3: claims, attacks, and the penalty that comes with a new business.
page-chicago-part-end = The end of a round, the end of the game
page-chicago-part-end-how = Hands are cut down, the city cards move, and after six rounds it is counted.
page-chicago-asked-money = What is money?
page-chicago-asked-money-answer = Any card you discard from your hand is worth $1.
page-chicago-asked-pass = May I skip an action?
page-chicago-asked-pass-answer = No, but Business is always possible.
page-chicago-asked-attacks = How often may I attack?
page-chicago-asked-attacks-answer = Twice a round.
page-chicago-asked-limit = How many cards may I keep?
page-chicago-asked-limit-answer = Two, and one more for each family card on the table.
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-chicago-meant =
    pay, cash, dollars, coins, cost: money
    hand size, too many cards, card limit, keep cards, maximum cards: hand limit
    cop, cops, police, detective, fed, feds: agents fbi
    worker, workers, thug, thugs, meeple: henchman
    fight, battle, steal a business, take over, conquer: attack
    block, resist, defend, contest, challenge: oppose
    flip, turn over, open a card: reveal
    skip, sit out: compulsory actions
    rent, harvest, collect, squeeze: extort
    al capone: capone
    poor, behind, nothing left, catch up: godchild
    fine, punishment, punish: penalty
    immune, protected, safe: immune
    win, winner, victory: points scored
    draw at the end, tied, tiebreaker, tie break: tie influence shared
    bonus action, fourth action: extra actions
    house, mansion, car, cars, property, possessions: assets
    grandpa: grandfather
    dad: father
    deck empty, no more cards, run out of cards, reshuffle: discards shuffled deck
    starting hand, begin with, start with: dealt cards
    secret, see my cards: hidden public
    how many rounds, how long: six rounds
    leader on a business, protect a business: chief
    first games, beginners, easier: variants city cards
    ten businesses, sudden end: ten
page-chicago-example-X1 = A business is extorted
page-chicago-example-X2 = Two claims, one of them opposed
page-chicago-example-X3 = A whole control phase with two attacks
page-chicago-example-X4 = What assets and agents score
page-chicago-example-X5 = A godchild needs no henchmen
page-chicago-example-X6 = Which card may be revealed
page-chicago-example-X7 = Movement that wakes a bonus
