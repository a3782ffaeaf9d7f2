### What holds at every table, and the words of the terminal (unofficial engine, our own words).

## Refusals of the table (docs/table-rules.md)

refuse-empty-command = A command holds at least one action.
refuse-beyond-reveal = Action { $action } comes after something that has to be seen first; give it as a command of its own.
refuse-named-otherwise = You have begun this choice with something else; open it again to choose anew.
refuse-nothing-sealed = You have no sealed choice that could be opened again.
refuse-too-often = You have changed your mind { NUMBER($most) } times in this game. That is the most the table allows.
refuse-take-back = There is nothing you can take back: your last command is followed by a draw, a shown card or somebody else’s choice.
event-taken-back =
    { $events ->
        [0] { $seat } takes back a choice that had changed nothing yet.
       *[other] { $seat } takes back the last command; what it did is undone.
    }

## Small words

list-separator = ,{ " " }
clause-separator = ;{ " " }

## The terminal’s screen

ui-known = known in hand: { $cards }
ui-your-hand = Your hand ({ $cards }):
choice-back = Back
pick-how = Type their numbers in one go, for instance: 1 3
pick-how-none = Type their numbers in one go, for instance: 1 3 – or 0 for none
pick-nothing = nothing
pick-confirm = Enter confirms; other numbers choose anew.
pick-wrong-count =
    { $least ->
        [0] Named: { $named }. At most { $most } can be chosen.
       *[other] Named: { $named }. Needed: { $least }.
    }
pick-twice = Named twice, counted once: { $numbers }
ui-players = Players
ui-log = Since your last turn
ui-log-more =
    { $lines ->
        [one] 1 line more (l shows all)
       *[other] { $lines } lines more (l shows all)
    }
ui-log-before = (+{ $lines }, l: all)
ui-log-empty = nothing yet
ui-keys = ? help · a advice · j cards · p N preview · u back · b board · l log · q quit · ≈ reconstructed, not the printed value
ui-keys-short = ? help · a advice · u back · q quit · ≈ reconstructed, not the printed value
ui-more = — more — (Enter)
done-for-you = Done for you, since there was no choice: { $what }
end-turn = End of your turn: Enter to go on, u to take back
end-title = The end
end-player = family
end-total = total
end-winner = wins
bad-choice = There is no choice { $number }. Choices: 1 to { $most }
bad-choice-one = Choose one number here.
card-unclear = “{ $id }” may be: { $cards }
no-such-rule = There is no such rule: { $id }
nothing-to-take-back = There is nothing to take back yet.
not-understood = Type a number or ? for help.
no-preview = A preview needs the number of a choice shown above.
no-preview-sealed = A sealed choice has no preview: nothing happens before all are in.
no-preview-pick = A preview needs the numbers of all you would pick, for instance: p 1 3
preview-list = { $number } opens a list: open it first, then preview a choice of it.
preview-you = Then you go on.
preview-other = Then it is somebody else’s decision.
preview-chance = Then something is drawn.
preview-sealed = Your choice stays sealed until all are in.
preview-end = Then the game is over.

## Where a value comes from

source-owner = value entered by the owner of the box
source-rulebook = from a rulebook
source-reported = reported in a review
source-derived = derived from the sources
source-reconstructed = ≈ reconstructed: our own value, not the printed one

## Coming and going

unofficial = Unofficial. Most cards are reconstructed and not the printed ones (c ID shows the source of a card).
welcome = At the table: { $seats }. Seed { $seed }.
bots-alone = Bots on all seats: there is nobody to ask.
bots-alone-loaded = Bots on all seats: there is nobody to ask. The game goes on without being kept; { $path } stays as it is.
bad-names = --names needs a different, short name for each of the { $players } players, not: { $names }
kind-human = you
kind-easy = easy bot
kind-medium = medium bot
kind-hard = hard bot
kind-expert = expert bot
kind-random = random bot
kind-greedy = greedy bot
kind-value = value bot
kind-search = search bot
kind-plain = plain search bot
temper-careful = careful
temper-aggressive = aggressive
temper-businessman = businesslike
kind-tempered = { $temper } { $kind }
kind-within-ms = { $kind }, { $budget } ms a move
kind-within-it = { $kind }, { $budget } playouts a move
kind-strength = Measured: { $kind } against three of “{ $against }” wins { $share } % ({ $low } – { $high } %, { $games } games; even would be 25 %).
thinking = { $seat } is thinking …
pass-keyboard = Pass the keyboard to { $seat } and press Enter (q quits).
saved = Saved: { $path }
save-where = Say where: s FILE
left-saved =
    Saved: { $path }
    Go on with: { $command }
left-unsaved = This game is not kept: no file was named with --save.

## Several events told as one

log-takes-back =
    { $what ->
        [none] { $seat } takes back a choice that had changed nothing yet.
        [some] { $seat } takes back the last command; what it did is undone.
       *[other] { $seat } takes back the last command ({ $what }).
    }
