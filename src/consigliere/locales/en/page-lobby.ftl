# The lobby: where a newcomer begins, and where tables are made.

page-lobby-lesson = Play a lesson
page-lobby-lesson-of = { $title }: you make the moves; 14 minutes
page-lobby-lesson-how = You make the moves; 14 minutes
page-lobby-poster = Poster, 3 minutes
page-lobby-cards = Cards
page-lobby-pick = pick what suits you

page-unofficial = Unofficial. Nothing here comes from a publisher or a film: the rules are in our own words, and every picture is drawn by us. Values marked ≈ are reconstructed.
page-nav-learn = Learn
page-tables-laid = Two tables are laid. Sit down.
page-no-account = No account, no form: a bot deals in a second. You are
page-no-account-first = No account, no form: a bot deals in a second. Until you say otherwise, we call you
page-change-name = Change your name
page-play-at-once = Play at once
page-opponents = Opponents
page-against = against { $count } { $count ->
    [one] bot
   *[other] bots
 }
page-friends-link = with friends
page-new-here = New here?
page-learn = Learn it in three minutes
page-learn-how = One poster for each game: enough to sit down. The table tells the rest: every question says what would follow.
page-your-games = Your games
page-no-games = No games yet.
page-no-games-how = Whatever you begin waits here for you, on this device and by its link. No account is needed.
page-more-games = { $count ->
    [one] One more game
   *[other] { $count } more games
 }
page-finished-games = { $count ->
    [one] One finished game
   *[other] { $count } finished games
 }
page-with-friends = A table with friends
page-friends-how = You get a link; empty chairs can be given to bots.
page-make-table = Make a table
page-have-code = Have a code?
page-no-such-code = There is no table with this code.
page-join = Join
page-open-tables = Open tables
page-none-open = No table waits for players just now.
page-watch-games = Watch a game
page-is-to-play = { $name } is to play
page-none-watched = No public game is on just now.
page-who-sits = Who sits down
page-you-capital = You
page-you-make = you make the table
page-open-chair = Open chair
page-for-link = for whoever has the link
page-bot = Bot
page-bot-how = plays at once, never tires
page-bot-level = { $level } bot
page-keep-open = keep open
page-more-chair = add a chair
page-less-chair = remove a chair
page-how-fast = How fast
page-tonight = Tonight
page-tonight-how = Everybody is here. Time for the whole game, each:
page-no-clock = none
page-minutes = { $minutes } min
page-over-days = Over days
page-over-days-how = A move when you have a moment. Time for each answer:
page-table-name = Name
page-may-stay-empty = may stay empty
page-only-link = Only with the link
page-only-link-how = It is not listed among the open tables.
page-house-rules = House rules
page-table-sum = You play with { $friends ->
    [0] {""}
    [one] one friend
   *[other] { $friends } friends
 }{ $both ->
    [yes] {" and "}
   *[no] {""}
 }{ $bots ->
    [0] {""}
    [one] one bot
   *[other] { $bots } bots
 }. { $clock ->
    [none] There is no clock.
    [days] Each answer has { $time ->
        [one] one day.
       *[other] { $time } days.
     }
   *[bank] Each of you has { $time } minutes for the whole game.
 } { $come ->
    [all] Anybody may join from the lobby; when all chairs are taken, you deal.
    [link] Your friends come by the link; when all chairs are taken, you deal.
   *[nobody] You deal when you are ready.
 }
page-lay-table = Lay the table
page-bring = Load a saved game
page-bring-how = Journals come from “Save the journal” at the end of a game, or from the terminal.
page-bring-file = File
page-bring-what = What to do with it
page-bring-look = Look at it: the game is over
page-bring-on = Play on from its end, on seat { $seat }
page-bring-bots = Bots on the other seats
page-bring-it = Load it
