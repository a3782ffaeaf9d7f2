# The Godfather's rule book: its parts, what is asked often, what people call things.

page-godfather-part-before = Before the first act
page-godfather-part-before-how = What lies where, what everybody has, and who knows what.
page-godfather-part-act = An act
page-godfather-part-act-how = Four acts, the same phases each time. A new business opens every one of them.
page-godfather-part-turn = Your turn
page-godfather-part-turn-how = The heart of the game. One action, then the next player, until nobody has a figure left.
page-godfather-part-out = When all figures are out
page-godfather-part-out-how = Who takes the turfs, who buys the allies, and what the Don leaves you.
page-godfather-part-end = The end
page-godfather-part-end-how = After the fourth act the suitcases are opened. The most money wins.
page-godfather-asked-pass = May I pass?
page-godfather-asked-pass-answer = No.
page-godfather-asked-twice = Do I use the front of my own turf twice?
page-godfather-asked-twice-answer = No.
page-godfather-asked-icons = Must I take every icon?
page-godfather-asked-icons-answer = No, each is optional.
page-godfather-asked-change = Do I get change?
page-godfather-asked-change-answer = Never.
page-godfather-asked-bid = Do I lose my bid if no ally is left?
page-godfather-asked-bid-answer = No, you keep the bills.
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-godfather-meant =
    skip, sit out, pass: passing
    auction, bid, bids, buy an ally, envelope, envelopes: bribery bids
    equal bid, same bid, tie bid: bidder ties
    shoot, shot, kill, killed, murder, dead, die, whack, assassinate: gunned
    river, come back to life: hudson
    wash, clean money, bank money, save money: launder
    briefcase, case, secret money: suitcase
    keep cards, hand size, hand limit, too many cards, card limit, maximum cards: discards hand limit
    territory, district, area majority, neighbourhood, neighborhood: turf
    flag, disc, cube, token on turf: marker
    run out of markers, no markers, out of markers: winner markers run
    majority, most influence, battle: turf war
    drug, drugs, wild, joker: narcotics
    alcohol, whiskey, whisky, liquor: booze
    contract, quest, mission: job
    store, building, shop: business
    gangster, soldier, goon, worker: thug
    boss, godfather: don
    family figure: member
    starting player, first player, start player: horse head
    split, exchange, swap money, coins: change
    deal with others, negotiate, barter: trade
    win, winner, victory, most money: highest sum
    draw at the end, equal at the end, tied at the end, tiebreaker, tie break: tie dominance shared
    bonus for jobs, set of jobs, same colour, same color: colour jobs
    starting hand, begin with, start with: starts hand
    two player, two players, 2 players: two
    card runs out, deck empty, no more cards, reshuffle: shuffled deck
    how many rounds, number of rounds, how long: acts phases
    owner profits, own a turf, controller gets: controller icons front
    blocked, occupied: blocks empty
    secret, see my cards, hidden: hidden public
    every icon, all icons, must use icons: icon declined order
page-godfather-example-E1 = A thug takes what the front shows
page-godfather-example-E2 = The Don between three turfs
page-godfather-example-E3 = A public job pays for one front, and the controller profits
page-godfather-example-E4 = An ally fills the suitcase
page-godfather-example-E5 = Who wins a turf war, and when nobody does
page-godfather-example-E6 = What a round space touches
page-godfather-example-E7 = Where the new tile goes
page-godfather-example-E8 = Bills come as they are shown
