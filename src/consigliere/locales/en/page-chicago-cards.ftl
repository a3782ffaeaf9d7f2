# Every card of Chicago.

page-chicago-cards-kind-business = Businesses
page-chicago-cards-kind-special = Special cards
page-chicago-cards-kind-deck = Deck
page-chicago-cards-kind-extra = Extra actions
page-chicago-cards-kind-penalty = Penalties
page-chicago-cards-how-business = what it asks for, below; points and income, beside the sign
page-chicago-cards-how-special = each asks for a pair of henchmen
page-chicago-cards-how-deck = every card is also $1
page-chicago-cards-how-extra = for whoever gets there first
page-chicago-cards-how-penalty = strike whoever takes a business in their row
page-chicago-cards-one = { $kind ->
   *[business] business
    [special] special card
    [deck] card of the deck
    [extra] extra action
    [penalty] penalty
 }
page-chicago-cards-extra = Extra action { $extra }
page-chicago-cards-token = token: { $token }
page-chicago-cards-no-token = no token
page-chicago-cards-chance-business = of the { $count } times a player could take it
page-chicago-cards-chance-special = of the { $count } times a player could play it
page-chicago-cards-chance-extra = of { $count } games somebody claimed it
page-chicago-cards-by-men = Henchmen
page-chicago-cards-by-asks = It asks for
page-chicago-cards-part = { $part ->
   *[name] name
    [henchmen] henchmen
    [asset] asset
    [influence] influence
    [family] family card
    [gangsters] gangsters
    [money] money
    [income] income
    [points] points
    [bonus] token
    [pair] pair of henchmen
    [condition] condition
    [cards] how many there are
    [cut_three] fewer with three players
    [cut_two] fewer with two players
    [loss] loss
    [immunity] immunity
 }
