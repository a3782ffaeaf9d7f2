### The Godfather: Corleone’s Empire, in English (unofficial engine, our own words).
### Most cards are reconstructed and not the printed ones; names of players, cards and places come into a
### sentence as finished words, after a colon or in quotes. In events a field that the reader may not see is
### “hidden”, and one that is empty is “none”.

title-godfather = The Godfather: Corleone’s Empire

## Families and figures

family-marzullo = Marzullo
family-marzullo-mark = Mz
family-matarazzo = Matarazzo
family-matarazzo-mark = Mt
family-pizzino = Pizzino
family-pizzino-mark = Pi
family-vitale = Vitale
family-vitale-mark = Vi
family-caccamo = Caccamo
family-caccamo-mark = Ca
family-neutral = Neutral figures
member-don = Don
member-consigliere = Consigliere
member-heir = Heir
neutral-mayor = Mayor
neutral-union-boss = Union Boss
neutral-union-boss-mark = UB
neutral-police-chief = Police Chief

## Board

turf-WS = Wall Street
turf-BK = Brooklyn
turf-UES = Upper East Side
turf-QN = Queens
turf-UWS = Upper West Side
turf-MT = Midtown
turf-CH = Chelsea
turf-CP = Central Park
space-R01 = North Meadow Gate
space-R02 = Museum Steps
space-R03 = Boat House
space-R04 = Columbus Circle West
space-R05 = West End Yards
space-R06 = Circle Fountain
space-R07 = Plaza Corner
space-R08 = Triborough Ramp
space-R09 = Queensboro Ramp
space-R10 = Midtown Tunnel
space-R11 = Newtown Creek
space-R12 = Greenpoint Ferry
space-R13 = Williamsburg Pier
space-R14 = Union Square
space-R15 = Gansevoort Market
space-R16 = Brooklyn Bridge
space-R17 = Whitehall Landing
place-tile-slot = tile slot of { $turf }

## Businesses

business-P-WS = Hanover Street Trust
business-P-BK = Gowanus Bottling Works
business-P-UES = Lexington Fine Arts
business-P-QN = Sunnyside Salvage Yard
business-P-UWS = Riverside Turf Club
business-P-MT = Penn Central Railroad
business-P-CH = Pier 54 Stevedores
business-P-CP = Bandshell Kiosk
business-TB1 = Fulton Street Gunsmith
business-TB2 = Bowery Taproom
business-TB3 = Saint Rocco Funeral Home
business-TB4 = Mulberry Pawn Shop
business-TB5 = Star Hand Laundry
business-TB6 = Delancey Loan Office
business-TB7 = Teamster Hiring Hall
business-TB8 = Orchard Fur Vault
business-TR1 = Pier 13 Warehouse
business-TR2 = Levant Import House
business-TR3 = Starlight Casino
business-TR4 = Battery Private Bank

## Bills, goods, icons, colours, phases

bill-1 = $1
bill-2 = $2
bill-3 = $3
bill-5 = $5
good-gun = gun
good-booze = booze
good-blood = blood money
good-narcotics = narcotics
supply-bill-1 = $1 bills
supply-bill-2 = $2 bills
supply-bill-3 = $3 bills
supply-bill-5 = $5 bills
supply-good-gun = guns
supply-good-booze = booze
supply-good-blood = blood money
supply-good-narcotics = narcotics
supply-hand-limits = hand limits
# What an icon does; these stand in lists, so they begin small and have neither comma nor “and”. “take-…” is
# what one takes, in the case that the verb asks for.
icon-LAUNDER =
    { $count ->
        [one] launder 1 bill
       *[other] launder up to { $count } bills
    }
icon-JOB =
    { $count ->
        [one] draw 2 jobs (keep 1)
       *[other] draw 2 jobs (keep 1; up to { $count } times)
    }
icon-DISCARD1_5 =
    { $count ->
        [one] discard 1 card for a $5
       *[other] discard 1 card for a $5 (up to { $count } times)
    }
icon-DISCARD2_5 =
    { $count ->
        [one] discard 2 cards for a $5
       *[other] discard 2 cards for a $5 (up to { $count } times)
    }
icon-DISCARD3_8 =
    { $count ->
        [one] discard 3 cards for $5 + $3
       *[other] discard 3 cards for $5 + $3 (up to { $count } times)
    }
icon-DISCARD1_GOOD =
    { $count ->
        [one] discard 1 card for a gun or booze or blood money
       *[other] discard 1 card for a gun or booze or blood money (up to { $count } times)
    }
icon-take = take { $things }
take-MONEY_1 =
    { $count ->
        [one] $1
       *[other] { $count } bills of $1
    }
take-MONEY_2 =
    { $count ->
        [one] $2
       *[other] { $count } bills of $2
    }
take-MONEY_3 =
    { $count ->
        [one] $3
       *[other] { $count } bills of $3
    }
take-MONEY_5 =
    { $count ->
        [one] $5
       *[other] { $count } bills of $5
    }
take-GOOD_GUN =
    { $count ->
        [one] a gun
       *[other] { $count } guns
    }
take-GOOD_BOOZE =
    { $count ->
        [one] booze
       *[other] { $count } booze
    }
take-GOOD_BLOOD =
    { $count ->
        [one] blood money
       *[other] { $count } blood money
    }
take-GOOD_NARC =
    { $count ->
        [one] narcotics
       *[other] { $count } narcotics
    }
take-HORSE = the horse head
icon-LAUNDER-short = launder
icon-JOB-short = job
icon-DISCARD1_5-short = 1→$5
icon-DISCARD2_5-short = 2→$5
icon-DISCARD3_8-short = 3→$5+$3
icon-DISCARD1_GOOD-short = 1→good
icon-MONEY_1-short = $1
icon-MONEY_2-short = $2
icon-MONEY_3-short = $3
icon-MONEY_5-short = $5
icon-GOOD_GUN-short = gun
icon-GOOD_BOOZE-short = booze
icon-GOOD_BLOOD-short = blood
icon-GOOD_NARC-short = narcotics
icon-HORSE-short = horse
list-and = { $items } and { $last }
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-grey = grey
phase-set-up = Set-up
phase-open-business = Open a Business
phase-open-business-short = Open
phase-family-business = Family Business
phase-family-business-short = Family Business
phase-turf-war = Turf War
phase-turf-war-short = Turf War
phase-bribery = Bribery
phase-bribery-short = Bribery
phase-tribute = Tribute to the Don
phase-tribute-short = Tribute
phase-entracte = Entr’acte
phase-end = End of game

## Jobs

job-JY1 = Cook the Books
job-JY2 = Payroll Padding
job-JY3 = Fixed Fight
job-JY4 = Shell Company
job-JY5 = Charity Gala
job-JY6 = Numbers Bank
job-JB1 = Second Collection
job-JB2 = Run Out of Town
job-JB3 = Stake a Claim
job-JB4 = Night Shift
job-JB5 = Sit-Down
job-JB6 = Family Rounds
job-JG1 = Shake Down
job-JG2 = Past Refusing
job-JG3 = Light Fingers
job-JG4 = Safecracker
job-JG5 = Hijacked Truck
job-JG6 = Protection Money
job-JK1 = Contract Hit
job-JK2 = Drive-By
job-JK3 = Car Bomb
job-JK4 = Silence a Witness
job-JK5 = Clean House
job-JK6 = Hostile Takeover

## Allies

ally-A1 = Mayor
ally-A2 = Union Boss
ally-A3 = Police Chief
ally-A4 = Small-Time Bookie
ally-A5 = Hired Muscle
ally-A6 = Dock Foreman
ally-A7 = Mayor
ally-A8 = Union Boss
ally-A9 = Police Chief
ally-A10 = Family Accountant
ally-A11 = Police Evidence Manager
ally-A12 = Hollywood Producer
ally-A13 = Mayor
ally-A14 = Union Boss
ally-A15 = Police Chief
ally-A16 = Tax Advisor
ally-A17 = Capo
ally-A18 = Federal Judge

## Abilities of jobs and allies: a sentence for each step, in the card’s order

ability-icons =
    { $count ->
        [one] { $icons }.
       *[other] { $icons }, in any order.
    }
ability-own-bills =
    { $count ->
        [one] You may take the bill of this job first and use it for this.
       *[other] You may take the bills of this job first and use them for this.
    }
ability-bank-to-case = A { $bill } goes from the bank straight into your suitcase.
ability-choose-good =
    { $count ->
        [one] Take 1 good of your choice, but no narcotics.
       *[other] Take { $count } goods of your choice, but no narcotics.
    }
ability-front-any = Use the front of any business, occupied or not; a controller profits.
ability-move-own-thug = Move one of your thugs to another empty square space and shake down that front; a controller profits.
ability-move-own-family = Move one of your family members to another empty round space and use all backs it touches.
ability-move-enemy = Move an enemy figure, not the Police Chief, to another empty space of the same shape. Nobody shakes down.
ability-swap = One of your figures and an enemy figure of the same class change places. Nobody shakes down.
ability-place-marker = Put a control marker on a turf in which you have a figure; you control it at once.
ability-retrieve = Take one of your figures from the board back into your reserve; it can be played again this act.
ability-offer = Every other player secretly offers a bill from hand; the highest goes into your suitcase, the others to the bank.
ability-steal-hand =
    { $count ->
        [one] Steal a random card from the hand of another player; allies are safe.
       *[other] Steal a random card each from the hands of up to { $count } other players; allies are safe.
    }
ability-steal-case = Steal a random bill from another player’s suitcase into your hand.
ability-collect = Every other player who shares a turf with you gives you a random bill from hand.
ability-gun-down =
    { $where ->
        [anywhere] Gun down { $victim } anywhere.
        [shared-turf] Gun down { $victim } in a turf in which you have a figure.
        [that-turf] Gun down { $victim } in that turf.
       *[his-turf] Gun down { $victim } in the Police Chief’s new turf.
    }
# Whom one guns down, in the case that the verb asks for; “players-…” are the cards that spare neutral figures.
ability-victim =
    { $victim ->
        [players-thug] another player’s thug
        [players-family] another player’s family member
        [players-thug-family] another player’s thug or family member
        [thug] an enemy thug or the Union Boss
        [family] an enemy family member or the Mayor
        [chief] the Police Chief
        [thug-family] an enemy thug or family member, the Union Boss or the Mayor
        [thug-chief] an enemy thug, the Union Boss or the Police Chief
        [family-chief] an enemy family member, the Mayor or the Police Chief
       *[thug-family-chief] any figure that is not yours
    }
ability-drive-by = Gun down up to 2 enemy figures of different owners in one turf; neutral figures count as one owner.
ability-clean-house = Gun down one figure of each other player.
ability-take-over = Then you may move one of your thugs to the freed space and shake down that front; a controller profits.
ability-mayor = Place or move the Mayor and use all backs he touches.
ability-union-boss = Place or move the Union Boss and shake down the front; a controller profits.
ability-chief = Place or move the Police Chief into a turf.

## Events: set-up and acts

event-tile-opened = A business opens in “{ $turf }”: “{ $tile }”
event-public-job = Public job { $space }: “{ $job }”
event-ally-offered = An ally is on offer: “{ $ally }”
event-job-dealt =
    { $job ->
        [hidden] { $seat } is dealt a job.
       *[other] { $seat } is dealt a job: “{ $job }”
    }
event-horse-taken = { $seat } takes the horse head.
event-act-begins = Act { $act } begins.
event-phase-begins = Phase: { $phase }
event-turn-begins = { $seat } is to play.
event-skipped = { $seat } cannot act and is skipped.

## Events: figures and icons

event-thug-played = { $seat } plays a thug: “{ $space }”
event-member-played = { $seat } plays a family member, { $member }: “{ $space }”
event-shakedown =
    { $controller ->
        [none] { $seat } shakes down: “{ $space }”
       *[other] { $seat } shakes down: “{ $space }”. The controller may profit: { $controller }
    }
event-order-chosen = { $first } resolves first.
event-laundered = { $seat } launders { $bill }.
event-bill-taken =
    { $bill ->
        [none] { $seat } gets nothing for { $wanted }: the bank is out of it.
       *[other] { $seat } takes { $bill }.
    }
event-good-taken = { $seat } takes: { $good }
event-icons-declined = { $seat } leaves unused: { $icons }
event-discarded = { $seat } discards: “{ $card }”
event-job-drawn =
    { $job ->
        [hidden] { $seat } draws a job.
       *[other] { $seat } draws a job: “{ $job }”
    }
event-job-kept =
    { $job ->
        [hidden] { $seat } keeps one of the jobs.
       *[other] { $seat } keeps the job: “{ $job }”
    }
event-job-rejected = { $seat } discards the other job: “{ $job }”
event-deck-made =
    { $cards ->
        [one] The discards are shuffled into a new job deck: 1 card.
       *[other] The discards are shuffled into a new job deck: { $cards } cards.
    }

## Events: jobs and abilities

event-job-begun =
    { $space ->
        [none] { $seat } completes a job from hand: “{ $job }”
       *[other] { $seat } completes a public job: “{ $job }”
    }
event-good-paid = { $seat } pays: { $good }
event-job-done = { $seat } puts the job into the suitcase: “{ $job }”
event-bill-declined = { $seat } leaves a bill: { $bill }
event-bank-to-case = { $bill } goes from the bank into the suitcase of { $seat }.
event-ability-declined =
    { $ability ->
        [launder] { $seat } launders no more.
        [bank-to-case] { $seat } leaves the bill for the suitcase.
        [front-any] { $seat } shakes down no front.
        [offer] { $seat } asks for no offers.
        [steal-hand] { $seat } steals nothing.
        [steal-case] { $seat } opens no suitcase.
        [collect] { $seat } collects nothing.
        [gun-down] { $seat } guns nobody down.
        [move-own-thug] { $seat } moves no thug.
        [move-own-family] { $seat } moves no family member.
        [move-enemy] { $seat } moves no enemy figure.
        [retrieve] { $seat } takes no figure back.
        [swap] { $seat } swaps no figures.
        [drive-by] { $seat } guns nobody down.
        [clean-house] { $seat } spares one player.
        [take-over] { $seat } takes no space over.
        [mayor] { $seat } does not use the Mayor.
        [union-boss] { $seat } does not use the Union Boss.
        [place-marker] { $seat } puts no control marker.
       *[police-chief] { $seat } does not use the Police Chief.
    }
event-figure-moved = { $seat } moves a figure of { $owner }: from “{ $from }” to “{ $to }”
event-figures-swapped = { $seat } swaps two figures: “{ $own }” and “{ $enemy }”
event-figure-retrieved = { $seat } takes a figure back into the reserve from: “{ $from }”
event-gunned-down = { $seat } guns down a figure of { $owner } at: “{ $at }”
event-neutral-placed =
    { $figure ->
        [mayor] { $seat } places the Mayor: “{ $to }”
        [union-boss] { $seat } places the Union Boss: “{ $to }”
       *[police-chief] { $seat } places the Police Chief: “{ $to }”
    }
event-offer-asked = { $seat } asks for a bill from: { $asked }
event-offer-made =
    { $bill ->
        [none] { $seat } has no bill to offer.
       *[other] { $seat } offers { $bill }.
    }
event-offer-taken = { $seat } puts the best offer into the suitcase: { $bill }
event-stolen =
    { $card ->
        [hidden] { $seat } steals a card from { $victim }.
       *[other] { $seat } steals from { $victim }: “{ $card }”
    }
event-stolen-from-case =
    { $bill ->
        [hidden] { $seat } steals a bill from the suitcase of { $victim }.
       *[other] { $seat } steals { $bill } from the suitcase of { $victim }.
    }
event-collected =
    { $bill ->
        [hidden] { $victim } pays a bill to { $seat }.
       *[other] { $victim } pays { $bill } to { $seat }.
    }
event-nothing-stolen = { $seat } finds nothing to steal in the hand of { $victim }.
event-nothing-collected = { $victim } has no bill for { $seat }.

## Events: turf war, bribery, tribute, entr’acte

event-marker-placed = { $seat } puts a control marker on “{ $turf }”.
event-marker-lifted = { $seat } lifts a marker from “{ $turf }”.
event-marker-forgone = { $seat } lays no marker on “{ $turf }”.
event-turf-fought =
    { $winner ->
        [nobody] “{ $turf }”: nobody is there.
        [tie] “{ $turf }”: a tie, nothing changes.
        [neutral] “{ $turf }”: the neutral figures prevail, nothing changes.
       *[other] “{ $turf }” is won by { $winner }.
    }
event-bid =
    { $worth ->
        [0] { $seat } bids nothing.
       *[other] { $seat } bids ${ $worth }: { $bills }
    }
event-bid-paid = { $seat } pays ${ $worth }.
event-ally-bought = { $seat } takes the ally: “{ $ally }”
event-ally-played = { $seat } plays the ally: “{ $ally }”
event-allies-return = Back to the hand of { $seat }: { $allies }
event-tribute-paid = { $seat } pays tribute: “{ $card }”
event-figures-home = All figures go home.
event-member-joins = Joins every family: { $member }
event-ally-leaves = An ally leaves the game: “{ $ally }”

## Events: end

event-bill-cashed = { $seat } puts { $bill } into the suitcase.
event-card-left = { $seat } discards: “{ $card }”
event-dominance = { $seat } dominates “{ $turf }”: $5
event-colour-bonus =
    { $colour ->
        [yellow] { $seat } has the most yellow jobs: $5
        [blue] { $seat } has the most blue jobs: $5
        [green] { $seat } has the most green jobs: $5
       *[grey] { $seat } has the most grey jobs: $5
    }
event-scored = { $seat } ends with ${ $score }.
event-winner = { $seat } wins.
event-place-points = { $seat } is given ${ $points } by place.

## Actions

action-thug = Thug: { $space }
action-member = Family member: { $space }
action-job =
    { $narcotics ->
        [none] Job: { $job }
       *[other] Job: { $job }; narcotics instead of { $narcotics }
    }
action-public-job =
    { $narcotics ->
        [none] Public job: { $job }
       *[other] Public job: { $job }; narcotics instead of { $narcotics }
    }
action-ally = Ally: { $ally }
action-skip = Be skipped: there is nothing you can do
action-me-first = You first, then the controller
action-controller-first = The controller first, then you
action-launder = Launder { $bill }
action-icon = { $icon }
action-done = Done with these icons
action-keep = Keep: { $job }
action-discard = Discard: { $card }
action-good = Take: { $good }
action-no-more-goods = No more goods
action-take-lower = Take the lower bill
action-leave-lower = Leave it
action-no-bills = Take none of the bills
action-bills = Take now: { $bills }
action-ability-first = First the ability, then the bills
action-use = Use the ability
action-decline = Decline the ability
action-suitcase = Launder { $bill }
action-suitcase-no-more = Launder no more
action-figure = { $at }
action-no-figure = No figure
action-space = { $space }
action-no-space = Do not place it
action-turf = { $turf }
action-no-turf = No turf
action-front = { $space }
action-no-front = No front
action-opponent = { $seat }
action-no-opponent = Nobody (else)
action-marker = Marker number { $height } from the bottom: { $turf }
action-forgo = Forgo the marker
action-bribe = { $count } × { $bill }
action-choose = { $ally }
action-retain = Keep: { $card }
action-offer = Offer { $bill }
action-offer-nothing = Offer nothing: you have no bill in hand

## What is asked

prompt-turn = Your turn: take one action.
prompt-order = Another player controls this front: “{ $space }”. Who uses it first, you or { $controller }?
prompt-icons = Use your icons, in any order; each is optional.
prompt-keep = Keep one of the jobs you drew; the other one is discarded.
prompt-discard =
    { $count ->
        [one] Discard 1 card for the icon “{ $icon }”.
       *[other] Discard { $count } cards for the icon “{ $icon }”.
    }
prompt-choose-good =
    { $count ->
        [one] Take 1 good of your choice.
       *[other] Take { $count } goods of your choice.
    }
prompt-lower = The bank is out of { $wanted }. Take a { $lower } instead?
prompt-bills = The bills of the job “{ $job }”: take them now or later?
prompt-use = Use the ability of “{ $card }”?
prompt-launder =
    { $count ->
        [one] Launder 1 bill with “{ $card }”.
       *[other] Launder up to { $count } bills with “{ $card }”.
    }
prompt-figure =
    { $purpose ->
        [gun-down] “{ $card }”: which figure do you gun down?
        [move-thug] “{ $card }”: which of your thugs moves?
        [move-family] “{ $card }”: which of your family members moves?
        [move-enemy] “{ $card }”: which enemy figure moves?
        [retrieve] “{ $card }”: which of your figures returns to the reserve?
        [swap-own] “{ $card }”: which of your figures changes places?
        [swap-enemy] “{ $card }”: with which enemy figure does it change places?
        [drive-by] “{ $card }”: which figure do you gun down first?
        [drive-by-second] “{ $card }”: which second figure, in the same turf and of another owner?
        [clean-house] “{ $card }”: which figure of { $victim } do you gun down?
       *[take-over] “{ $card }”: which of your thugs takes the freed space over?
    }
prompt-space =
    { $purpose ->
        [to-thug] “{ $card }”: where does your thug go?
        [to-family] “{ $card }”: where does your family member go?
        [to-enemy] “{ $card }”: where does the enemy figure go?
        [to-mayor] “{ $card }”: where does the Mayor go?
       *[to-boss] “{ $card }”: where does the Union Boss go?
    }
prompt-turf =
    { $purpose ->
        [claim] “{ $card }”: on which turf do you put a control marker?
       *[chief] “{ $card }”: into which turf does the Police Chief go?
    }
prompt-front = “{ $card }”: which front do you shake down?
prompt-opponent =
    { $ability ->
        [steal-hand] “{ $card }”: from whose hand do you steal?
       *[steal-case] “{ $card }”: whose suitcase do you open?
    }
prompt-donor = You have no marker left for “{ $turf }”. Move one of yours there, or forgo it?
prompt-choose-ally = Your bid wins: which ally do you take?
prompt-bribe = Choose in secret which bills of your suitcase you bid for an ally.
prompt-keep-cards =
    { $limit ->
        [one] Tribute to the Don: choose the 1 card you keep.
       *[other] Tribute to the Don: choose the { $limit } cards you keep.
    }
prompt-offer-bill = “{ $card }”: choose in secret the bill you offer to { $taker }.

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

## The screen: act, map, cards, players

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
ui-map-tile = tile
ui-rounds-taken = Family:
ui-rounds = Round spaces
ui-hudson = Hudson:
ui-hudson-thugs =
    { $thugs ->
        [one] 1 thug
       *[other] { $thugs } thugs
    }
ui-open-suitcase = suitcase: { $cards }
ui-deck =
    { $cards ->
        [one] 1 card left in the deck
       *[other] { $cards } cards left in the deck
    }
ui-no-allies = none on offer
ui-no-jobs = none left
ui-given = given by place: ${ $points }
ui-played = played: { $allies }
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
ui-public-jobs = Public jobs
ui-allies = Allies on offer

## Menus

choice-all-free = Take all that is free: { $icons }
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
pick-total = { $cards } (worth ${ $worth })
usage =
    { $command ->
        [c] c needs a card: c JY1, c Mayor, or c 2 for public job 2
        [r] r needs a rule: r G6.3
       *[p] p needs the number of a choice: p 2
    }
no-such-card = There is no card, business or space with this id, name or number: { $id }
card-sides = front: { $front }; back: { $back }
preview-gains = You are offered: { $icons }
preview-controller = { $seat } controls “{ $turf }” and may use this front too.
preview-influence =
    { $leader ->
        [you] Influence in “{ $turf }” then: { $influence }; you would win it.
        [tie] Influence in “{ $turf }” then: { $influence }; a tie.
       *[other] Influence in “{ $turf }” then: { $influence }; { $leader } would win it.
    }
help =
    Type the number of a choice and press Enter; where cards are picked, type all
    numbers in one go.
    0      back to the first list
    p N    preview: what choice N would bring, before you make it; of a pick: p 1 3
    u      take back your last command, as far as the last reveal
    a      advice: the three best choices, how likely you win, what each brings and risks
    j      public jobs, allies on offer, your jobs and allies, with their texts
    score  money, dominance and jobs so far
    b      the whole board with every round space, and the players
    l      the whole log
    c X    a card, business or space by id, name or beginning of a name, or a public
           job by its number: text and where its values come from
           (c JY1, c Mayor, c 2)
    r ID   a rule (for instance r G6.3)
    s      save; s FILE saves elsewhere
    q      save and quit
    The engine’s own notation works too, several actions joined by “;”
    (for instance: thug P-WS).
    ▸ the phase that is on · ▼ front, for a thug · ▲ back, for a family member
    ✓ you can pay for this job
    P-WS and T-WS: the square spaces of the printed business and of the tile in
    the turf WS
    UB: the Union Boss · Vi +2: controlled by Vi, with two markers below
    ≈ reconstructed, not the printed value

## The score

end-bills = bills
end-dominance = turf dominance
end-colours = jobs
end-place = by place
score-player = family
score-bills = suitcase
score-dominance = dominance now
score-jobs = jobs
score-colours = jobs by colour
score-place = by place
score-count =
    { $bills ->
        [one] 1 bill
       *[other] { $bills } bills
    }
score-note = Bills still in hand count only at the end of the game. Each turf you dominate and each colour you lead in jobs brings $5 then.

## Several events told as one

log-takes = { $seat } takes: { $cards }
log-launders = { $seat } launders: { $cards }
log-discards = { $seat } discards: { $cards }
log-pays = { $seat } pays: { $cards }
log-tribute = { $seat } pays tribute: { $cards }
log-cashes = { $seat } puts into the suitcase: { $cards }
