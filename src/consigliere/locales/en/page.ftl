# The browser's page: everything it says of itself. What is said about a game comes from the other catalogues.

page-name = Consigliere
page-poster = { $title }, a drawn poster

## The lobby

page-rooms = Rooms
page-play = Play
page-rules = Rules
page-you-and-devices = You and your devices
page-suggested-names = Ada Quarry, Bruno Lark, Iris Vale, Tom Ferry, Nora Pike, Leo Marsh, Vera Stone, Max Harbour
page-your-name = Your name
page-save = Save
page-dealing = Dealing …
page-level = Level
page-level-easy = Easy
page-level-medium = Medium
page-level-hard = Hard
page-level-expert = Expert
page-your-turn = Your turn
page-status-waiting = Not begun yet
page-status-playing = The others play
page-status-over = Over
page-status-closed = Closed
page-go-on = Go on
page-look-at = Look
page-unreachable = The server cannot be reached just now.
page-invited = You are invited. What shall the others call you?
page-sit-down = Sit down

## Making a table

page-which-game = Game
page-chair = Chair { $number }
page-days = { $days } { $days ->
    [one] day
   *[other] days
 }
page-at-this-table = At this table
page-with-advice = Advice
page-with-advice-how = Everybody may ask the consigliere what he would do.
page-option-memory-aid = Memory aid
page-option-memory-aid-how = Everybody is shown what they could have noted.
page-option-even-places = Even places
page-option-even-places-how = Places that win less often begin with a few points.
page-cancel = Cancel

## Before the start

page-host-set = { $host ->
    [yes] set by you
   *[no] set by the host
 }
page-table-clock = Clock
page-in-lobby = Listed in the lobby
page-listed-answer = { $listed ->
    [yes] yes: anybody may join
   *[no] no: only with the link
 }
page-no-advice-how = Nobody is advised where several people sit.
page-clock-none = none
page-clock-days = { $days ->
    [one] one day for each answer
   *[other] { $days } days for each answer
 }
page-clock-bank = { $minutes } minutes each for the whole game
page-players-count = { $count } players
page-before-start = { $name }, before the start
page-chairs-empty = { $count ->
    [one] One chair is empty.
   *[other] { $count } chairs are empty.
 }
page-chairs-how = { $host ->
    [yes] Send the link or seat a bot. When all have sat down, you deal.
   *[no] When all have sat down, the host deals.
 }
page-all-sit = Everybody sits.
page-deal-how = Deal when you are ready.
page-host-deals = The host deals.
page-shuffling = The cards are being shuffled.
page-shuffling-how = Everybody's line is opened now.
page-deal = Deal
page-close-table = Close the table
page-here = here
page-not-here = not here
page-empty-chair = An empty chair
page-you-host = you, host
page-kept = Kept for { $name }.
page-sit = Sit here
page-move-here = Move here
page-seat-bot = Seat a bot
page-send-away = Send the bot away
page-get-up = Get up
page-invite = Invite
page-invite-link = Link to this table
page-invite-qr = The link as a code for a phone's camera
page-copy-link = Copy the link
page-copied = Copied
page-share = Share
page-line = Your line for the shuffle
page-line-anything = anything you like
page-line-random = random, if it stays empty
page-line-seal = Seal
page-line-sealed = Your line is sealed.
page-line-how = Everybody's lines together shuffle the cards: nobody can have stacked the deck, not even this server.
page-line-broken = The server shows something else than it had promised; your line stays sealed.

## The table

page-asked = What is asked
page-players = Players
page-you = you
page-advice = Advice
page-advice-thinks = The consigliere thinks it over …
page-advice-none = There is nothing to advise on now.
page-chance = wins { $percent } % of the time
page-show-me = Choose it
page-take-back = Take back
page-end-turn = End turn
page-held =
    { $what ->
        [none] Chosen. End your turn?
       *[other] Chosen: { $what }. End your turn?
    }
page-held-how = It is done when you end your turn. Until then you can take it back.
page-do-it = Do it
page-let-go = Not this
page-slip = What would follow
page-which = Which one
page-how-board = Choose what is lit on the table; the slip tells what would follow.
page-how-menu = Choose one; it tells what would follow.
page-how-pick = Choose several in one go.
page-how-dock = Choose beside the board; what is lit can be chosen, too.
page-how-own = Take your time: nothing is sent before you press the red button.
page-picked = { $count } chosen, asked for { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
 }
page-start-again = Start again
page-choose-these = { $count ->
    [0] Choose nothing
   *[other] Choose these { $count }
 }
page-then-you = Then you go on.
page-then-other = Then it is another's turn.
page-then-chance = Then chance decides.
page-then-sealed = Then all choose in secret.
page-then-end = Then the game ends.
page-not-so = Not so.
page-rule = Rule { $rule }
page-close = Close
page-wait-a-moment = A moment …
page-wait-all = All choose.
page-bot-thinks = { $name } thinks
page-person-thinks = { $name } is to play
page-watch = Watch
page-skip = Skip
page-see-table = Look at the table
page-back-to-choice = Back to the choice
page-sealed = Your choice is sealed.
page-sealed-how = All are opened together. Until then you can change your mind.
page-reconsider = Change it
page-away = A bot plays for you.
page-away-how = Your chair stays yours.
page-paused = The game is paused.
page-paused-how = Anybody at the table can go on with it.
page-asked-back = You asked for a take-back; the others must agree.
page-asks-back = { $name } would like to take the last move back.
page-allow = Allow it
page-deny = Refuse
page-won = { $names } { $count ->
    [one] wins
   *[other] win
 }.
page-ended-vote = The game was ended by vote.
page-no-winner = A game that is ended by vote has no winner.
page-closed = The host has closed this table.
page-opening = Opening the door …
page-line-dead = The line is dead. Your move is kept.
page-line-dead-how = We try again by ourselves; the others wait for you for a while.
page-try-now = Try now
page-clock = Time left
page-resigned = gave up; a bot plays on
page-bot-plays = away; a bot plays on
page-log = Log
page-since = since your last turn
page-watch-again = Watch again
page-standing = How it stands
page-chat = Chat
page-chat-none = Nobody has said anything yet.
page-say = Say something
page-send = Send
page-muted = (muted)
page-look-on = { $count } look on
page-drawers = Beside the board
page-you-look-on = You look on.
page-you-look-on-how = You see what everybody at the table may see; what is sealed stays sealed until it is opened.
page-leave = Leave
page-menu = Menu
page-this-table = This table
page-to-lobby = To the lobby
page-look-back = Look back at the game
page-bot-for-me = Let a bot play for me
page-play-again-myself = Play myself again
page-pause = Ask for a pause
page-vote-sure = The game ends when all people at the table want it to. Bots agree. It ends without a winner.
page-vote-yes = Yes, end it
page-vote-end = Vote to end the game now
page-vote-on = Vote to play on
page-resign = Give up
page-resign-sure = Give up for good? A bot plays your chair to the end.
page-resign-yes = Give up
page-rematch = Rematch, seats rotated

## When something is wrong

page-gone-missing = There is no such table.
page-gone-missing-how = It may be private: then you need its invite link.
page-gone-invite = This invite link no longer works.
page-gone-invite-how = The table has a new link, or it is gone. Ask its host for a new one.
page-gone-shut-out = You are no longer at this table.
page-gone-shut-out-how = It has a new invite link, or its host has shut you out.
page-gone-logged-out = You were logged out.
page-gone-logged-out-how = This device was logged out from another one, or its session has ended.
page-gone-server = That was our fault.
page-gone-server-how = The server stumbled. Nothing you did is wrong, and nothing is lost.
page-load-again = Load it again

## Settings

page-settings = Settings
page-language = Language
page-theme = Light
page-theme-auto = as the system
page-theme-night = night
page-theme-day = day
page-to-day = By day
page-to-night = By night
page-motion = Motion
page-motion-auto = as the system
page-motion-on = on
page-motion-off = off
page-speed = Speed of what is played back
page-speed-1 = 1×
page-speed-2 = 2×
page-speed-4 = 4×
page-speed-0 = at once
page-sound = Sound
page-sound-hint = Your turn, coins, a shot, an envelope.
page-end-turn-setting = A turn waits for “End turn”
page-end-turn-hint = Until then everything can be taken back.

## A game that is not drawn yet

page-undrawn = This board is not drawn yet.
page-undrawn-how = You answer by lists here, and the log tells what happens.
page-every-card = Every card, and how it fares
