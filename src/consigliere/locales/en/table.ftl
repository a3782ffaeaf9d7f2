### What holds at every table, and the words of the terminal (unofficial engine, our own words).

## Refusals of the table (docs/table-rules.md)

refuse-empty-command = A command holds at least one action.
refuse-beyond-reveal = Action { $action } comes after something that has to be seen first; give it as a command of its own.
refuse-nothing-sealed = You have no sealed choice that could be opened again.
refuse-take-back = There is nothing you can take back: your last command is followed by a draw, a shown card or somebody else’s choice.
event-taken-back = { $seat } takes back the last action.

## Small words

list-separator = ,{ " " }
clause-separator = ;{ " " }

## Hints: what a choice brings

hint-front =
    { $controller ->
        [none] { $icons } · control: nobody
        [you] { $icons } · control: you
       *[other] { $icons } · control+profit: { $controller }
    }

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
ui-rounds-taken = Family:
ui-hudson = Hudson:
ui-hudson-thugs =
    { $thugs ->
        [one] 1 thug
       *[other] { $thugs } thugs
    }
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
ui-column-hand = hand
ui-column-thugs = thugs
ui-column-family = fam
ui-column-markers = marks
ui-column-bills = bills
ui-column-jobs = jobs
ui-column-hand-short = hand
ui-column-thugs-short = thug
ui-column-family-short = fam
ui-column-markers-short = mk
ui-column-bills-short = bill
ui-column-jobs-short = job
ui-players-line = Cards/thugs/family
ui-jobs-line = Jobs
ui-own-jobs = Your jobs
ui-own-allies = Your allies
ui-your-hand = Your hand ({ $cards }):
ui-your-suitcase = Your suitcase (${ $worth }):
ui-last-figure =
    Your last figure: afterwards you are out for this phase. You still hold { $jobs ->
        [0] no playable job
        [one] 1 playable job
       *[other] { $jobs } playable jobs
    } and { $allies ->
        [0] no ally
        [one] 1 ally
       *[other] { $allies } allies
    }.
sure = Enter or y plays it; anything else chooses anew.
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
pick-twice = Named twice, counted once: { $numbers }
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
ui-log-before = (+{ $lines }, l: all)
ui-log-empty = nothing yet
ui-keys = ? help · j cards · p N preview · u take back · b board · l log · score · q quit · ≈ reconstructed, not the printed value
ui-keys-short = ? help · j cards · u back · q quit · ≈ reconstructed, not the printed value
ui-more = — more — (Enter)
end-turn = End of your turn: Enter to go on, u to take back
end-title = The end
end-player = family
end-bills = bills
end-dominance = turf dominance
end-colours = jobs
end-total = total
end-winner = wins
score-player = family
score-bills = suitcase
score-dominance = dominance now
score-jobs = jobs
score-colours = jobs by colour
score-count =
    { $bills ->
        [one] 1 bill
       *[other] { $bills } bills
    }
score-note = Bills still in hand count only at the end of the game. Each turf you dominate and each colour you lead in jobs brings $5 then.
card-sides = front: { $front }; back: { $back }
bad-choice = There is no choice { $number }. Choices: 1 to { $most }
bad-choice-one = Choose one number here.
no-such-card = There is no card, business or space with this id, name or number: { $id }
card-unclear = “{ $id }” may be: { $cards }
no-such-rule = There is no such rule: { $id }
nothing-to-take-back = There is nothing to take back yet.
not-understood = Type a number or ? for help.
usage =
    { $command ->
        [c] c needs a card: c JY1, c Mayor, or c 2 for public job 2
        [r] r needs a rule: r G6.3
       *[p] p needs the number of a choice: p 2
    }
no-rule-text = The text of rule { $id } is not at hand here; it is in the project’s docs.
no-preview = A preview needs the number of a choice shown above.
preview-gains = You are offered: { $icons }
preview-controller = { $seat } controls “{ $turf }” and may use this front too.
preview-influence =
    { $leader ->
        [you] Influence in “{ $turf }” then: { $influence }; you would win it.
        [tie] Influence in “{ $turf }” then: { $influence }; a tie.
       *[other] Influence in “{ $turf }” then: { $influence }; { $leader } would win it.
    }
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
    j      public jobs, allies on offer, your jobs and allies, with their texts
    score  money, dominance and jobs so far
    b      the whole board with every round space, and the players
    l      the whole log
    c X    a card, business or space by id, name or beginning of a name, or a public job by its
           number: text and where its values come from (c JY1, c Mayor, c 2)
    r ID   a rule (for instance r G6.3)
    s      save; s FILE saves elsewhere
    q      save and quit
    The engine’s own notation works too (for instance: thug P-WS).
    ▼ front, for a thug · ▲ back, for a family member · ✓ you can pay for this job
    P-WS and T-WS: the square spaces of the printed business and of the tile in the turf WS
    UB: the Union Boss · Vi +2: controlled by Vi, with two markers below
    ≈ reconstructed, not the printed value

## Coming and going

unofficial = Unofficial. Most cards are reconstructed and not the printed ones (c ID shows the source of a card).
welcome = At the table: { $seats }. Seed { $seed }.
bots-alone = Bots on all seats: there is nobody to ask.
bots-alone-loaded = Bots on all seats: there is nobody to ask. The game goes on without being kept; { $path } stays as it is.
bad-names = --names needs a different, short name for each of the { $players } players, not: { $names }
kind-human = you
kind-greedy = greedy bot
kind-random = random bot
pass-keyboard = Pass the keyboard to { $seat } and press Enter (q quits).
saved = Saved: { $path }
save-where = Say where: s FILE
left-saved =
    Saved: { $path }
    Go on with: { $command }
left-unsaved = This game is not kept: no file was named with --save.

## Several events told as one

log-takes = { $seat } takes: { $cards }
log-launders = { $seat } launders: { $cards }
log-discards = { $seat } discards: { $cards }
log-takes-back =
    { $what ->
        [none] { $seat } takes back the last action.
       *[other] { $seat } takes back: { $what }
    }
log-pays = { $seat } pays: { $cards }
log-tribute = { $seat } pays tribute: { $cards }
log-cashes = { $seat } puts into the suitcase: { $cards }
