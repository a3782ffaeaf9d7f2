# Every card of a game: drawn, sorted out, with its source, use and worth.

page-cards-title = Every card in the city
page-cards-lead = { $count } cards of { $title }. Nothing here is a printed picture or text.
page-cards-of = Cards of { $title }
page-cards-search = Name or word on a card
page-cards-kind = Kind
page-cards-all = All
page-cards-more = More filters, and what the signs mean
page-cards-found = { $count ->
    [0] No card is like that. Take a filter away.
    [one] one card
   *[other] { $count } cards
 }
page-cards-none = The cards of this game are not drawn here.
page-cards-legend = Upper bar: how often it is used when it could be. Lower bar: how those who used it ended, against the mean of their table; left of the middle is a loss.
page-cards-meter = used { $used } %, worth { $worth }
page-cards-source = { $source ->
    [rulebook] printed
    [reported] reported by players
    [derived] deduced from the books
    [owner] from the owner’s pack
   *[reconstructed] reconstructed: ours, not the printed value
 }
page-cards-from = Source
page-cards-from-parts = { $source ->
    [rulebook] printed: { $parts }
    [reported] reported by players: { $parts }
    [derived] deduced from the books: { $parts }
    [owner] from the owner’s pack: { $parts }
   *[reconstructed] reconstructed: { $parts }
 }
page-cards-used = Used
page-cards-worth = Worth
page-cards-worth-how = at the end, against the mean of the table (± { $error })
page-cards-measured = Measured in { $games } games of { $players } bots. Worth goes with use and is not its effect: whoever can pay for a card is often ahead already.
page-cards-unmeasured = Nothing was measured with the values of this pack.
page-cards-before = Previous
page-cards-after = Next card
