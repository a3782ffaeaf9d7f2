# The check of the shuffles, calculated in the browser.

page-check-how = This browser calculates every draw again from the seeds and compares it with what the server promised before the game.
page-check-table = Check this game
page-check-save = Save the numbers
page-check-file = Or check a saved file:
page-check-no-file = This file holds no numbers of a game.
page-check-busy = Calculating …
page-check-good = The numbers agree.
page-check-good-how = Seeds, seals, lines and the numbers of all { $count } draws are what they must be.
page-check-bad = ✗ Not as promised.
page-check-faults = { $count ->
    [one] One fault was found.
   *[other] { $count } faults were found.
 }
page-check-commitment = Commitment, shown before the game
page-check-seen = Did this browser see it before the end?
page-check-roll = Roll, shown before the lines were opened
page-check-roll-seen = Did this browser calculate it before it opened your line?
page-check-same = yes, the same
page-check-other = no, another one
page-check-unseen = no; compare it with what you noted yourself
page-check-seed = Server's seed, shown now
page-check-line = Line of { $name }
page-check-given = { $count ->
    [one] One entry was taken over from another game. It is no draw of this table.
   *[other] { $count } entries were taken over from another game. They are no draws of this table.
 }
page-check-draws = Every draw ({ $count })
page-draw-purpose = purpose
page-draw-counter = counter
page-draw-cards = cards
page-draw-number = number
page-draw-drawn = drawn

page-doubt-decks = Not shown: the decks were not checked here, that is, whether each draw was made from the cards that were left. “consigliere verify” checks them.
page-doubt-old = Not shown: this is a game of the old kind. Its commitment binds neither the table nor its rules, and the lines were not sealed.
page-doubt-unopened = Not shown: seat { $seat } sealed a line and did not open it. Whoever knew the server's seed could choose that.
page-doubt-alone = Not shown: no player added a line, so the server alone made these draws.

page-fault-empty = Draw { $number } ({ $purpose }): there was nothing to draw from.
page-fault-counter = Draw { $number } ({ $purpose }): its counter is { $is }, and { $due } is due. Was it swapped?
page-fault-number = Draw { $number } ({ $purpose }): its number is { $is }, the seeds give { $due }.
page-fault-outcome = Draw { $number } ({ $purpose }): it is { $is }, the seeds give { $due }.
page-fault-no-journal = There is no journal to compare the draws with.
page-fault-told = Draw { $number }: the journal says { $said }, the draws say { $draw }.
page-fault-count = The journal tells { $told } draws, the numbers { $own }.
page-fault-form = A seat is neither a person nor a bot, or a seal is none.
page-fault-seats = There is not one line, seal and kind for each seat.
page-fault-no-seats = The journal does not say where people and bots sat.
page-fault-lines = A term or an entry of the journal has more than one line.
page-fault-seed = The server's seed is not the one the server committed itself to, or not for these terms.
page-fault-terms = The server committed itself to another table, other rules or other cards.
page-fault-roll = The roll is not that of these seats and seals.
page-fault-people = The journal has people and bots on other seats than the roll.
page-fault-bot = Seat { $seat }: a bot has no line, but here is one.
page-fault-line = Seat { $seat }: its line is not the one that was sealed.
page-fault-bytes = The server's seed does not have 32 bytes.
page-fault-table = This is the proof of another table.
page-fault-noted-commitment = The commitment is not the one this browser saw before.
page-fault-noted-roll = The roll is not the one this browser saw before it opened your line.
page-fault-left-out = This browser opened your line, and the server left it out.
page-fault-given = { $given } entries are said to come from another game; this browser was told { $noted }.
page-fault-nothing = There is no draw to check.
