### What holds at every table, and the words of the terminal (unofficial engine, our own words).

## Refusals of the table (docs/table-rules.md)

refuse-empty-command = A command holds at least one action.
refuse-beyond-reveal = Action { $action } comes after something that has to be seen first; give it as a command of its own.
refuse-nothing-sealed = You have no sealed choice that could be opened again.
refuse-take-back = There is nothing you can take back: your last command is followed by a draw, a shown card or somebody else’s choice.
event-taken-back =
    { $events ->
        [0] { $seat } takes a command back.
        [one] { $seat } takes a command back, with 1 event.
       *[other] { $seat } takes a command back, with { $events } events.
    }

## Small words

list-separator = ,{ " " }

## Hints: what a choice brings

hint-front =
    { $controller ->
        [none] { $icons } ({ $area })
       *[other] { $icons } ({ $area }); profits too: { $controller }
    }
hint-backs = { $icons } ({ $areas })
hint-job = { $cost } → { $bills }
hint-opponent =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }, { $bills ->
        [one] 1 bill in the suitcase
       *[other] { $bills } bills in the suitcase
    }
hint-turf =
    { $controller ->
        [none] nobody controls it
       *[other] controlled by { $controller }
    }
figure-thug = thug of { $seat }
figure-member = { $member } of { $seat }

## The terminal’s screen

ui-act = ACT { $act }
ui-horse = horse head:
ui-control = controlled by
ui-no-control = nobody
ui-empty-slot = (empty slot)
ui-empty = (empty)
ui-map = New York
ui-map-turf = turf
ui-map-control = control
ui-map-printed = printed business: ▼ front ▲ back
ui-rounds-taken = Family members:
ui-open-suitcase = suitcase: { $cards }
ui-map-tile = tile
ui-deck =
    { $cards ->
        [one] 1 card left in the deck
       *[other] { $cards } cards left in the deck
    }
ui-no-allies = none on offer
ui-played = played: { $allies }
ui-known = known in hand: { $cards }
ui-you = (you)
ui-column-hand = hand
ui-column-thugs = thugs
ui-column-family = family
ui-column-markers = markers
ui-column-bills = bills
ui-column-jobs = jobs
ui-your-hand = Your hand ({ $cards }):
ui-your-suitcase = Your suitcase (${ $worth }):
ui-last-figure =
    Your last figure: once it is played you are out of this act. You still hold { $jobs ->
        [one] 1 playable job
       *[other] { $jobs } playable jobs
    } and { $allies ->
        [one] 1 ally
       *[other] { $allies } allies
    }.
ui-over-limit =
    { $over ->
        [one] 1 card over the limit of { $limit }: the tribute of this act will take it.
       *[other] { $over } cards over the limit of { $limit }: the tribute of this act will take them.
    }
choice-all-free = Take all that is free: { $icons }
choice-back = Back
group-thug = Play a thug
group-member = Play a family member
group-job = Complete a job from hand
group-public-job = Complete a public job
group-ally = Play an ally
group-figures =
    { $left } left, { $spaces ->
        [one] 1 space open
       *[other] { $spaces } spaces open
    }
pick-how = Type their numbers in one go, for instance: 1 3
pick-how-none = Type their numbers in one go, for instance: 1 3 – or 0 for none
pick-total = { $cards } (worth ${ $worth })
pick-nothing = nothing
pick-confirm = Enter confirms; other numbers choose anew.
pick-wrong-count =
    { $least ->
        [0] Named: { $named }. At most { $most } can be chosen.
       *[other] Named: { $named }. Needed: { $least }.
    }
ui-rounds = Round spaces
ui-public-jobs = Public jobs
ui-allies = Allies on offer
ui-players = Players
ui-log = Since your last turn
ui-log-more =
    { $lines ->
        [one] 1 line more (l shows all)
       *[other] { $lines } lines more (l shows all)
    }
ui-log-empty = nothing yet
ui-keys = ? help · p N preview · u take back · b board · l log · s save · q quit
end-title = The end
end-player = family
end-bills = bills
end-dominance = turf dominance
end-colours = jobs
end-total = total
end-winner = wins
card-sides = front: { $front }; back: { $back }
bad-choice = There is no choice { $number }. Choices: 1 to { $most }
bad-choice-one = Choose one number here.
no-such-card = There is no card, business or space with this id: { $id }
no-rule-text = The text of rule { $id } is not at hand here; it is in the project’s docs.
no-preview = A preview needs the number of a choice shown above.
preview-you = Then you go on.
preview-other = Then it is somebody else’s decision.
preview-chance = Then something is drawn.
preview-sealed = Your choice stays sealed until all are in.
preview-end = Then the game is over.
help =
    Type the number of a choice and press Enter; where cards are picked, type all numbers in one go.
    0      back to the first list
    p N    preview: what choice N would bring, before you make it
    u      take back your last command, as far as the last reveal
    b      the whole board with every round space
    l      the whole log
    c ID   a card, business or space: text and where its values come from (for instance c JY1)
    r ID   a rule (for instance r G6.3)
    s      save; s FILE saves elsewhere
    q      save and quit
    The engine’s own notation works too (for instance: thug P-WS).
    ▼ front, for a thug · ▲ back, for a family member · ✓ you can pay for this job

## Coming and going

unofficial = Unofficial. Most cards are reconstructed and not the printed ones (c ID shows the source of a card).
welcome = At the table: { $seats }. Seed { $seed }.
kind-human = you
kind-greedy = greedy bot
kind-random = random bot
pass-keyboard = Pass the keyboard to { $seat } and press Enter.
saved = Saved: { $path }
save-where = Say where: s FILE
left-saved = Saved: { $path }. Go on with: consigliere play { $game } --load { $path }
left-unsaved = This game is not kept: no file was named with --save.

## Several events told as one

log-takes = { $seat } takes: { $cards }
log-launders = { $seat } launders: { $cards }
log-discards = { $seat } discards: { $cards }
log-pays = { $seat } pays: { $cards }
log-tribute = { $seat } pays tribute: { $cards }
log-cashes = { $seat } puts into the suitcase: { $cards }
