# The rule book.

page-the-rules = The rules
page-the-rules-how = { $title }, in our own words. The small numbers in the margin are links.
page-rules-of = Rules of { $title }
page-rules-ours = Unofficial, in our own words. Every rule is tested.
page-opening-book = Opening the book …
page-back-to-table = Back to the table
page-next-part = Next: { $part }
page-in-the-book = Read on in the book
page-no-rule-text = There is no text for this rule.
page-rulings = Rulings
page-rulings-behind = { $count ->
    [one] One finer ruling
   *[other] { $count } finer rulings
 }
page-marks = The marks, explained once
page-mark-n = no mark
page-mark-n-how = printed: it stands in a rulebook
page-mark-h = a ruling of ours, where the books are silent
page-mark-h-about = a ruling of ours, where the books are silent: { $about }
page-mark-d = deduced from the books
page-mark-d-about = deduced from the books: { $about }
page-mark-r = reconstructed: a value of ours, not the printed one
page-part-rules = The rules
page-part-rules-how = Chapter by chapter, in the order of the book.
page-part-finer = Finer questions
page-part-finer-how = Cases that stand behind no single rule.
page-part-table = At every table
page-part-table-how = What holds whichever game is played: taking back, clocks, pauses, guests, rematches.
page-part-about = About this book
page-part-about-how = Worked examples, where the books disagree, and how these rules were written.

## Search

page-search-rules = Search the rules
page-search-found = { $count ->
    [0] Nothing was found. Try another word, or a rule's number.
    [one] found in one place
   *[other] found in { $count } places
 }
page-asked-often = Asked often
# Words that only make a sentence of a question.
page-search-stop = a an the and or of to in on at by for from with as is are be been was were do does did doing i me my we our you your they their them it its this that these those there here can could may might must should would will shall what when where which who whom whose why how much many long far if then than not no yes so too also only just still again ever please get gets got have has had happen happens happened allowed possible use used using every need needs game rule rules
# One line each: what people say, or say: words of the rules. Forms of a word need no line.
page-search-meant =
    undo, take back, take move back, mistake, misclick, wrong move: take back last commands
    out of time, time runs out, clock runs out, slow player, timer: clocks bank
    kick, ban, throw out, remove a player, block a player: shut out
    pause, break, stop the game: pause
    vacation, holidays: holiday
    quit, give up, leave the game, surrender, concede: resigned
    offline, disconnected, gone, absent: away
    chat, insult, rude, mute: talk muted
    play again, another game: rematch
    cheat, cheating, fair, random, shuffle: line shuffle
    spectator, watch, onlooker: look spectators
    get something, receive something, earn: gain
    instead of, replace: stand
