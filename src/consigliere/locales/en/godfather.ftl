### The Godfather: Corleone’s Empire, in English (unofficial engine, our own words).
### Most cards are reconstructed and not the printed ones; names of players, cards and places come into a
### sentence as finished words, after a colon or in quotes. In events a field that the reader may not see is
### “hidden”, and one that is empty is “none”.

godfather-title = The Godfather: Corleone’s Empire

## Families and figures

godfather-family-marzullo = Marzullo
godfather-family-marzullo-mark = Mz
godfather-family-matarazzo = Matarazzo
godfather-family-matarazzo-mark = Mt
godfather-family-pizzino = Pizzino
godfather-family-pizzino-mark = Pi
godfather-family-vitale = Vitale
godfather-family-vitale-mark = Vi
godfather-family-caccamo = Caccamo
godfather-family-caccamo-mark = Ca
godfather-family-neutral = Neutral figures
godfather-member-don = Don
godfather-member-consigliere = Consigliere
godfather-member-heir = Heir
godfather-neutral-mayor = Mayor
godfather-neutral-union-boss = Union Boss
godfather-neutral-union-boss-mark = UB
godfather-neutral-police-chief = Police Chief

## Board

godfather-turf-WS = Wall Street
godfather-turf-BK = Brooklyn
godfather-turf-UES = Upper East Side
godfather-turf-QN = Queens
godfather-turf-UWS = Upper West Side
godfather-turf-MT = Midtown
godfather-turf-CH = Chelsea
godfather-turf-CP = Central Park
godfather-space-R01 = North Meadow Gate
godfather-space-R02 = Museum Steps
godfather-space-R03 = Boat House
godfather-space-R04 = Columbus Circle West
godfather-space-R05 = West End Yards
godfather-space-R06 = Circle Fountain
godfather-space-R07 = Plaza Corner
godfather-space-R08 = Triborough Ramp
godfather-space-R09 = Queensboro Ramp
godfather-space-R10 = Midtown Tunnel
godfather-space-R11 = Newtown Creek
godfather-space-R12 = Greenpoint Ferry
godfather-space-R13 = Williamsburg Pier
godfather-space-R14 = Union Square
godfather-space-R15 = Gansevoort Market
godfather-space-R16 = Brooklyn Bridge
godfather-space-R17 = Whitehall Landing
godfather-place-tile-slot = tile slot of { $turf }

## Businesses

godfather-business-P-WS = Hanover Street Trust
godfather-business-P-BK = Gowanus Bottling Works
godfather-business-P-UES = Lexington Fine Arts
godfather-business-P-QN = Sunnyside Salvage Yard
godfather-business-P-UWS = Riverside Turf Club
godfather-business-P-MT = Penn Central Railroad
godfather-business-P-CH = Pier 54 Stevedores
godfather-business-P-CP = Bandshell Kiosk
godfather-business-TB1 = Fulton Street Gunsmith
godfather-business-TB2 = Bowery Taproom
godfather-business-TB3 = Saint Rocco Funeral Home
godfather-business-TB4 = Mulberry Pawn Shop
godfather-business-TB5 = Star Hand Laundry
godfather-business-TB6 = Delancey Loan Office
godfather-business-TB7 = Teamster Hiring Hall
godfather-business-TB8 = Orchard Fur Vault
godfather-business-TR1 = Pier 13 Warehouse
godfather-business-TR2 = Levant Import House
godfather-business-TR3 = Starlight Casino
godfather-business-TR4 = Battery Private Bank

## Bills, goods, icons, colours, phases

godfather-bill-1 = $1
godfather-bill-2 = $2
godfather-bill-3 = $3
godfather-bill-5 = $5
godfather-good-gun = gun
godfather-good-booze = booze
godfather-good-blood = blood money
godfather-good-narcotics = narcotics
godfather-supply-bill-1 = $1 bills
godfather-supply-bill-2 = $2 bills
godfather-supply-bill-3 = $3 bills
godfather-supply-bill-5 = $5 bills
godfather-supply-good-gun = guns
godfather-supply-good-booze = booze
godfather-supply-good-blood = blood money
godfather-supply-good-narcotics = narcotics
godfather-supply-hand-limits = hand limits
# What an icon does; these stand in lists, so they begin small and have neither comma nor “and”. “take-…” is
# what one takes, in the case that the verb asks for.
godfather-icon-LAUNDER =
    { $count ->
        [one] launder 1 bill
       *[other] launder up to { $count } bills
    }
godfather-icon-JOB =
    { $count ->
        [one] draw 2 jobs (keep 1)
       *[other] draw 2 jobs (keep 1; up to { $count } times)
    }
godfather-icon-DISCARD1_5 =
    { $count ->
        [one] discard 1 card for a $5
       *[other] discard 1 card for a $5 (up to { $count } times)
    }
godfather-icon-DISCARD2_5 =
    { $count ->
        [one] discard 2 cards for a $5
       *[other] discard 2 cards for a $5 (up to { $count } times)
    }
godfather-icon-DISCARD3_8 =
    { $count ->
        [one] discard 3 cards for $5 + $3
       *[other] discard 3 cards for $5 + $3 (up to { $count } times)
    }
godfather-icon-DISCARD1_GOOD =
    { $count ->
        [one] discard 1 card for a gun or booze or blood money
       *[other] discard 1 card for a gun or booze or blood money (up to { $count } times)
    }
godfather-icon-take = take { $things }
godfather-take-MONEY_1 =
    { $count ->
        [one] $1
       *[other] { $count } bills of $1
    }
godfather-take-MONEY_2 =
    { $count ->
        [one] $2
       *[other] { $count } bills of $2
    }
godfather-take-MONEY_3 =
    { $count ->
        [one] $3
       *[other] { $count } bills of $3
    }
godfather-take-MONEY_5 =
    { $count ->
        [one] $5
       *[other] { $count } bills of $5
    }
godfather-take-GOOD_GUN =
    { $count ->
        [one] a gun
       *[other] { $count } guns
    }
godfather-take-GOOD_BOOZE =
    { $count ->
        [one] booze
       *[other] { $count } booze
    }
godfather-take-GOOD_BLOOD =
    { $count ->
        [one] blood money
       *[other] { $count } blood money
    }
godfather-take-GOOD_NARC =
    { $count ->
        [one] narcotics
       *[other] { $count } narcotics
    }
godfather-take-HORSE = the horse head
godfather-icon-LAUNDER-short = launder
godfather-icon-JOB-short = job
godfather-icon-DISCARD1_5-short = 1→$5
godfather-icon-DISCARD2_5-short = 2→$5
godfather-icon-DISCARD3_8-short = 3→$5+$3
godfather-icon-DISCARD1_GOOD-short = 1→good
godfather-icon-MONEY_1-short = $1
godfather-icon-MONEY_2-short = $2
godfather-icon-MONEY_3-short = $3
godfather-icon-MONEY_5-short = $5
godfather-icon-GOOD_GUN-short = gun
godfather-icon-GOOD_BOOZE-short = booze
godfather-icon-GOOD_BLOOD-short = blood
godfather-icon-GOOD_NARC-short = narcotics
godfather-icon-HORSE-short = horse
godfather-list-and = { $items } and { $last }
godfather-colour-yellow = yellow
godfather-colour-blue = blue
godfather-colour-green = green
godfather-colour-grey = grey
godfather-phase-set-up = Set-up
godfather-phase-open-business = Open a Business
godfather-phase-open-business-short = Open
godfather-phase-family-business = Family Business
godfather-phase-family-business-short = Family Business
godfather-phase-turf-war = Turf War
godfather-phase-turf-war-short = Turf War
godfather-phase-bribery = Bribery
godfather-phase-bribery-short = Bribery
godfather-phase-tribute = Tribute to the Don
godfather-phase-tribute-short = Tribute
godfather-phase-entracte = Entr’acte
godfather-phase-end = End of game

## Jobs

godfather-job-JY1 = Cook the Books
godfather-job-JY2 = Payroll Padding
godfather-job-JY3 = Fixed Fight
godfather-job-JY4 = Shell Company
godfather-job-JY5 = Charity Gala
godfather-job-JY6 = Numbers Bank
godfather-job-JB1 = Second Collection
godfather-job-JB2 = Run Out of Town
godfather-job-JB3 = Stake a Claim
godfather-job-JB4 = Night Shift
godfather-job-JB5 = Sit-Down
godfather-job-JB6 = Family Rounds
godfather-job-JG1 = Shake Down
godfather-job-JG2 = Past Refusing
godfather-job-JG3 = Light Fingers
godfather-job-JG4 = Safecracker
godfather-job-JG5 = Hijacked Truck
godfather-job-JG6 = Protection Money
godfather-job-JK1 = Contract Hit
godfather-job-JK2 = Drive-By
godfather-job-JK3 = Car Bomb
godfather-job-JK4 = Silence a Witness
godfather-job-JK5 = Clean House
godfather-job-JK6 = Hostile Takeover

## Allies

godfather-ally-A1 = Mayor
godfather-ally-A2 = Union Boss
godfather-ally-A3 = Police Chief
godfather-ally-A4 = Small-Time Bookie
godfather-ally-A5 = Hired Muscle
godfather-ally-A6 = Dock Foreman
godfather-ally-A7 = Mayor
godfather-ally-A8 = Union Boss
godfather-ally-A9 = Police Chief
godfather-ally-A10 = Family Accountant
godfather-ally-A11 = Police Evidence Manager
godfather-ally-A12 = Hollywood Producer
godfather-ally-A13 = Mayor
godfather-ally-A14 = Union Boss
godfather-ally-A15 = Police Chief
godfather-ally-A16 = Tax Advisor
godfather-ally-A17 = Capo
godfather-ally-A18 = Federal Judge

## Abilities of jobs and allies: a sentence for each step, in the card’s order

godfather-ability-icons =
    { $count ->
        [one] { $icons }.
       *[other] { $icons }, in any order.
    }
godfather-ability-own-bills =
    { $count ->
        [one] You may take the bill of this job first and use it for this.
       *[other] You may take the bills of this job first and use them for this.
    }
godfather-ability-bank-to-case = A { $bill } goes from the bank straight into your suitcase.
godfather-ability-choose-good =
    { $count ->
        [one] Take 1 good of your choice, but no narcotics.
       *[other] Take { $count } goods of your choice, but no narcotics.
    }
godfather-ability-front-any = Use the front of any business, occupied or not; a controller profits.
godfather-ability-move-own-thug = Move one of your thugs to another empty square space and shake down that front; a controller profits.
godfather-ability-move-own-family = Move one of your family members to another empty round space and use all backs it touches.
godfather-ability-move-enemy = Move an enemy figure, not the Police Chief, to another empty space of the same shape. Nobody shakes down.
godfather-ability-swap = One of your figures and an enemy figure of the same class change places. Nobody shakes down.
godfather-ability-place-marker = Put a control marker on a turf in which you have a figure; you control it at once.
godfather-ability-retrieve = Take one of your figures from the board back into your reserve; it can be played again this act.
godfather-ability-offer = Every other player secretly offers a bill from hand; the highest goes into your suitcase, the others to the bank.
godfather-ability-steal-hand =
    { $count ->
        [one] Steal a random card from the hand of another player; allies are safe.
       *[other] Steal a random card each from the hands of up to { $count } other players; allies are safe.
    }
godfather-ability-steal-case = Steal a random bill from another player’s suitcase into your hand.
godfather-ability-collect = Every other player who shares a turf with you gives you a random bill from hand.
godfather-ability-gun-down =
    { $where ->
        [anywhere] Gun down { $victim } anywhere.
        [shared-turf] Gun down { $victim } in a turf in which you have a figure.
        [that-turf] Gun down { $victim } in that turf.
       *[his-turf] Gun down { $victim } in the Police Chief’s new turf.
    }
# Whom one guns down, in the case that the verb asks for; “players-…” are the cards that spare neutral figures.
godfather-ability-victim =
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
godfather-ability-drive-by = Gun down up to 2 enemy figures of different owners in one turf; neutral figures count as one owner.
godfather-ability-clean-house = Gun down one figure of each other player.
godfather-ability-take-over = Then you may move one of your thugs to the freed space and shake down that front; a controller profits.
godfather-ability-mayor = Place or move the Mayor and use all backs he touches.
godfather-ability-union-boss = Place or move the Union Boss and shake down the front; a controller profits.
godfather-ability-chief = Place or move the Police Chief into a turf.

## Events: set-up and acts

godfather-event-tile-opened = A business opens in “{ $turf }”: “{ $tile }”
godfather-event-public-job = Public job { $space }: “{ $job }”
godfather-event-ally-offered = An ally is on offer: “{ $ally }”
godfather-event-job-dealt =
    { $job ->
        [hidden] { $seat } is dealt a job.
       *[other] { $seat } is dealt a job: “{ $job }”
    }
godfather-event-horse-taken = { $seat } takes the horse head.
godfather-event-act-begins = Act { $act } begins.
godfather-event-phase-begins = Phase: { $phase }
godfather-event-turn-begins = { $seat } is to play.
godfather-event-skipped = { $seat } cannot act and is skipped.

## Events: figures and icons

godfather-event-thug-played = { $seat } plays a thug: “{ $space }”
godfather-event-member-played = { $seat } plays a family member, { $member }: “{ $space }”
godfather-event-shakedown =
    { $controller ->
        [none] { $seat } shakes down: “{ $space }”
       *[other] { $seat } shakes down: “{ $space }”. The controller may profit: { $controller }
    }
godfather-event-order-chosen = { $first } resolves first.
godfather-event-laundered = { $seat } launders { $bill }.
godfather-event-bill-taken =
    { $bill ->
        [none] { $seat } gets nothing for { $wanted }: the bank is out of it.
       *[other] { $seat } takes { $bill }.
    }
godfather-event-good-taken = { $seat } takes: { $good }
godfather-event-icons-declined = { $seat } leaves unused: { $icons }
godfather-event-discarded = { $seat } discards: “{ $card }”
godfather-event-job-drawn =
    { $job ->
        [hidden] { $seat } draws a job.
       *[other] { $seat } draws a job: “{ $job }”
    }
godfather-event-job-kept =
    { $job ->
        [hidden] { $seat } keeps one of the jobs.
       *[other] { $seat } keeps the job: “{ $job }”
    }
godfather-event-job-rejected = { $seat } discards the other job: “{ $job }”
godfather-event-deck-made =
    { $cards ->
        [one] The discards are shuffled into a new job deck: 1 card.
       *[other] The discards are shuffled into a new job deck: { $cards } cards.
    }

## Events: jobs and abilities

godfather-event-job-begun =
    { $space ->
        [none] { $seat } completes a job from hand: “{ $job }”
       *[other] { $seat } completes a public job: “{ $job }”
    }
godfather-event-good-paid = { $seat } pays: { $good }
godfather-event-job-done = { $seat } puts the job into the suitcase: “{ $job }”
godfather-event-bill-declined = { $seat } leaves a bill: { $bill }
godfather-event-bank-to-case = { $bill } goes from the bank into the suitcase of { $seat }.
godfather-event-ability-declined =
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
godfather-event-figure-moved = { $seat } moves a figure of { $owner }: from “{ $from }” to “{ $to }”
godfather-event-figures-swapped = { $seat } swaps two figures: “{ $own }” and “{ $enemy }”
godfather-event-figure-retrieved = { $seat } takes a figure back into the reserve from: “{ $from }”
godfather-event-gunned-down = { $seat } guns down a figure of { $owner } at: “{ $at }”
godfather-event-neutral-placed =
    { $figure ->
        [mayor] { $seat } places the Mayor: “{ $to }”
        [union-boss] { $seat } places the Union Boss: “{ $to }”
       *[police-chief] { $seat } places the Police Chief: “{ $to }”
    }
godfather-event-offer-asked = { $seat } asks for a bill from: { $asked }
godfather-event-offer-made =
    { $bill ->
        [none] { $seat } has no bill to offer.
       *[other] { $seat } offers { $bill }.
    }
godfather-event-offer-taken = { $seat } puts the best offer into the suitcase: { $bill }
godfather-event-stolen =
    { $card ->
        [hidden] { $seat } steals a card from { $victim }.
       *[other] { $seat } steals from { $victim }: “{ $card }”
    }
godfather-event-stolen-from-case =
    { $bill ->
        [hidden] { $seat } steals a bill from the suitcase of { $victim }.
       *[other] { $seat } steals { $bill } from the suitcase of { $victim }.
    }
godfather-event-collected =
    { $bill ->
        [hidden] { $victim } pays a bill to { $seat }.
       *[other] { $victim } pays { $bill } to { $seat }.
    }
godfather-event-nothing-stolen = { $seat } finds nothing to steal in the hand of { $victim }.
godfather-event-nothing-collected = { $victim } has no bill for { $seat }.

## Events: turf war, bribery, tribute, entr’acte

godfather-event-marker-placed = { $seat } puts a control marker on “{ $turf }”.
godfather-event-marker-lifted = { $seat } lifts a marker from “{ $turf }”.
godfather-event-marker-forgone = { $seat } lays no marker on “{ $turf }”: none is left.
godfather-event-turf-fought =
    { $winner ->
        [nobody] “{ $turf }”: nobody is there.
        [tie] “{ $turf }”: a tie, nothing changes.
        [neutral] “{ $turf }”: the neutral figures prevail, nothing changes.
       *[other] “{ $turf }” is won by { $winner }.
    }
godfather-event-bid =
    { $worth ->
        [0] { $seat } bids nothing.
       *[other] { $seat } bids ${ $worth }: { $bills }
    }
godfather-event-bid-paid = { $seat } pays ${ $worth }.
godfather-event-ally-bought = { $seat } takes the ally: “{ $ally }”
godfather-event-ally-played = { $seat } plays the ally: “{ $ally }”
godfather-event-allies-return = Back to the hand of { $seat }: { $allies }
godfather-event-tribute-paid = { $seat } pays tribute: “{ $card }”
godfather-event-figures-home = All figures go home.
godfather-event-member-joins = Joins every family: { $member }
godfather-event-ally-leaves = An ally leaves the game: “{ $ally }”

## Events: end

godfather-event-bill-cashed = { $seat } puts { $bill } into the suitcase.
godfather-event-card-left = { $seat } discards: “{ $card }”
godfather-event-dominance = { $seat } dominates “{ $turf }”: $5
godfather-event-colour-bonus =
    { $colour ->
        [yellow] { $seat } has the most yellow jobs: $5
        [blue] { $seat } has the most blue jobs: $5
        [green] { $seat } has the most green jobs: $5
       *[grey] { $seat } has the most grey jobs: $5
    }
godfather-event-scored = { $seat } ends with ${ $score }.
godfather-event-winner = { $seat } wins.
godfather-event-place-points = { $seat } is given ${ $points } by place.

## Actions

godfather-action-thug = Thug: { $space }
godfather-action-member = Family member: { $space }
godfather-action-job =
    { $narcotics ->
        [none] Job: { $job }
       *[other] Job: { $job }; narcotics instead of { $narcotics }
    }
godfather-action-public-job =
    { $narcotics ->
        [none] Public job: { $job }
       *[other] Public job: { $job }; narcotics instead of { $narcotics }
    }
godfather-action-ally = Ally: { $ally }
godfather-action-skip = Be skipped: there is nothing you can do
godfather-action-me-first = You first, then the controller
godfather-action-controller-first = The controller first, then you
godfather-action-launder = Launder { $bill }
godfather-action-icon = { $icon }
godfather-action-done = Done with these icons
godfather-action-keep = Keep: { $job }
godfather-action-discard = Discard: { $card }
godfather-action-good = Take: { $good }
godfather-action-no-more-goods = No more goods
godfather-action-take-lower = Take the lower bill
godfather-action-leave-lower = Leave it
godfather-action-no-bills = Take none of the bills
godfather-action-bills = Take now: { $bills }
godfather-action-ability-first = First the ability, then the bills
godfather-action-use = Use the ability
godfather-action-decline = Decline the ability
godfather-action-suitcase = Launder { $bill }
godfather-action-suitcase-no-more = Launder no more
godfather-action-figure = { $at }
godfather-action-no-figure = No figure
godfather-action-space = { $space }
godfather-action-no-space = Do not place it
godfather-action-turf = { $turf }
godfather-action-no-turf = No turf
godfather-action-front = { $space }
godfather-action-no-front = No front
godfather-action-opponent = { $seat }
godfather-action-no-opponent = Nobody (else)
godfather-action-marker = Marker number { $height } from the bottom: { $turf }
godfather-action-forgo = Forgo the marker
godfather-action-bribe = { $count } × { $bill }
godfather-action-choose = { $ally }
godfather-action-retain = Keep: { $card }
godfather-action-offer = Offer { $bill }
godfather-action-offer-nothing = Offer nothing: you have no bill in hand

## What is asked

godfather-prompt-turn = Your turn: take one action.
godfather-prompt-order = Another player controls this front: “{ $space }”. Who uses it first, you or { $controller }?
godfather-prompt-icons = Use your icons, in any order; each is optional.
godfather-prompt-keep-job = Keep one of the jobs you drew; the other one is discarded.
godfather-prompt-discard =
    { $count ->
        [one] Discard 1 card for the icon “{ $icon }”.
       *[other] Discard { $count } cards for the icon “{ $icon }”.
    }
godfather-prompt-good =
    { $count ->
        [one] Take 1 good of your choice.
       *[other] Take { $count } goods of your choice.
    }
godfather-prompt-lower-bill = The bank is out of { $wanted }. Take a { $lower } instead?
godfather-prompt-bills = The bills of the job “{ $job }”: take them now or later?
godfather-prompt-use = Use the ability of “{ $card }”?
godfather-prompt-launder =
    { $count ->
        [one] Launder 1 bill with “{ $card }”.
       *[other] Launder up to { $count } bills with “{ $card }”.
    }
godfather-prompt-figure =
    { $purpose ->
        [gun-down] “{ $card }”: which figure do you gun down?
        [move-own-thug] “{ $card }”: which of your thugs moves?
        [move-own-family] “{ $card }”: which of your family members moves?
        [move-enemy] “{ $card }”: which enemy figure moves?
        [retrieve] “{ $card }”: which of your figures returns to the reserve?
        [swap] “{ $card }”: which of your figures changes places?
        [swap-enemy] “{ $card }”: with which enemy figure does it change places?
        [drive-by] “{ $card }”: which figure do you gun down first?
        [drive-by-second] “{ $card }”: which second figure, in the same turf and of another owner?
        [clean-house] “{ $card }”: which figure of { $victim } do you gun down?
       *[take-over] “{ $card }”: which of your thugs takes the freed space over?
    }
godfather-prompt-space =
    { $purpose ->
        [move-own-thug] “{ $card }”: where does your thug go?
        [move-own-family] “{ $card }”: where does your family member go?
        [move-enemy] “{ $card }”: where does the enemy figure go?
        [mayor] “{ $card }”: where does the Mayor go?
       *[union-boss] “{ $card }”: where does the Union Boss go?
    }
godfather-prompt-turf =
    { $purpose ->
        [place-marker] “{ $card }”: on which turf do you put a control marker?
       *[police-chief] “{ $card }”: into which turf does the Police Chief go?
    }
godfather-prompt-front = “{ $card }”: which front do you shake down?
godfather-prompt-opponent =
    { $ability ->
        [steal-hand] “{ $card }”: from whose hand do you steal?
       *[steal-case] “{ $card }”: whose suitcase do you open?
    }
godfather-prompt-marker = You have no marker left for “{ $turf }”. Move one of yours there, or forgo it?
godfather-prompt-choose-ally = Your bid wins: which ally do you take?
godfather-prompt-bribe = Choose in secret which bills of your suitcase you bid for an ally.
godfather-prompt-tribute =
    { $limit ->
        [one] Tribute to the Don: choose the 1 card you keep.
       *[other] Tribute to the Don: choose the { $limit } cards you keep.
    }
godfather-prompt-offer = “{ $card }”: choose in secret the bill you offer to { $taker }.

## Hints: what a choice brings

godfather-hint-front =
    { $controller ->
        [none] { $icons } · control: nobody
        [you] { $icons } · control: you
       *[other] { $icons } · control+profit: { $controller }
    }
godfather-hint-job = { $cost } → { $bills }
godfather-hint-opponent =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }, { $bills ->
        [one] 1 bill in the suitcase
       *[other] { $bills } bills in the suitcase
    }
godfather-hint-turf =
    { $controller ->
        [none] nobody controls it
       *[other] controlled by { $controller }
    }
godfather-figure-thug = thug of { $seat }
godfather-figure-member = { $member } of { $seat }

## The screen: act, map, cards, players

godfather-ui-act = ACT { $act }
godfather-ui-horse = horse head:
godfather-ui-control = controlled by
godfather-ui-no-control = nobody
godfather-ui-empty-slot = (empty slot)
godfather-ui-empty = (empty)
godfather-ui-map = New York
godfather-ui-map-turf = turf
godfather-ui-map-control = control
godfather-ui-map-printed = printed business: ▼ front ▲ back
godfather-ui-map-tile = tile
godfather-ui-rounds-taken = Family:
godfather-ui-rounds = Round spaces
godfather-ui-hudson = Hudson:
godfather-ui-hudson-thugs =
    { $thugs ->
        [one] 1 thug
       *[other] { $thugs } thugs
    }
godfather-ui-open-suitcase = suitcase: { $cards }
godfather-ui-deck =
    { $cards ->
        [one] 1 card left in the deck
       *[other] { $cards } cards left in the deck
    }
godfather-ui-no-allies = none on offer
godfather-ui-no-jobs = none left
godfather-ui-given = given by place: ${ $points }
godfather-ui-played = played: { $allies }
godfather-ui-column-hand = hand
godfather-ui-column-thugs = thugs
godfather-ui-column-family = fam
godfather-ui-column-markers = marks
godfather-ui-column-bills = bills
godfather-ui-column-jobs = jobs
godfather-ui-column-hand-short = hand
godfather-ui-column-thugs-short = thug
godfather-ui-column-family-short = fam
godfather-ui-column-markers-short = mk
godfather-ui-column-bills-short = bill
godfather-ui-column-jobs-short = job
godfather-ui-players-line = Cards/thugs/family
godfather-ui-jobs-line = Jobs
godfather-ui-own-jobs = Your jobs
godfather-ui-own-allies = Your allies
godfather-ui-your-suitcase = Your suitcase (${ $worth }):
godfather-ui-last-figure =
    Your last figure: afterwards you are out for this phase. You still hold { $jobs ->
        [0] no playable job
        [one] 1 playable job
       *[other] { $jobs } playable jobs
    } and { $allies ->
        [0] no ally
        [one] 1 ally
       *[other] { $allies } allies
    }.
godfather-sure = Enter or y plays it; anything else chooses anew.
godfather-ui-over-limit =
    { $over ->
        [one] 1 card over the limit of { $limit }: the tribute of this act will take it.
       *[other] { $over } cards over the limit of { $limit }: the tribute of this act will take them.
    }
godfather-ui-empty-suitcase = Your suitcase is empty: you will have nothing to bid.
godfather-ui-public-jobs = Public jobs
godfather-ui-allies = Allies on offer

## Menus

godfather-choice-all-free = Take all that is free: { $icons }
godfather-group-thug = Play a thug
godfather-group-member = Play a family member
godfather-group-job = Complete a job from hand
godfather-group-public-job = Complete a public job
godfather-group-ally = Play an ally
godfather-group-figures =
    { $left } left, { $spaces ->
        [one] 1 space open
       *[other] { $spaces } spaces open
    }
godfather-pick-total = { $cards } (worth ${ $worth })
godfather-usage =
    { $command ->
        [c] c needs a card: c JY1, c Mayor, or c 2 for public job 2
        [r] r needs a rule: r G6.3
       *[p] p needs the number of a choice: p 2
    }
godfather-no-such-card = There is no card, business or space with this id, name or number: { $id }
godfather-card-sides = front: { $front }; back: { $back }
godfather-preview-gains = You are offered: { $icons }
godfather-preview-controller = { $seat } controls “{ $turf }” and may use this front too.
godfather-preview-influence =
    { $leader ->
        [you] Influence in “{ $turf }” then: { $influence }; you would win it.
        [tie] Influence in “{ $turf }” then: { $influence }; a tie.
        [nobody] Influence in “{ $turf }” then: { $influence }; nobody would win it.
       *[other] Influence in “{ $turf }” then: { $influence }; { $leader } would win it.
    }
godfather-help =
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

godfather-end-bills = bills
godfather-end-dominance = turf dominance
godfather-end-colours = jobs
godfather-end-place = by place
godfather-score-player = family
godfather-score-bills = suitcase
godfather-score-dominance = dominance now
godfather-score-jobs = jobs
godfather-score-colours = jobs by colour
godfather-score-place = by place
godfather-score-count =
    { $bills ->
        [one] 1 bill
       *[other] { $bills } bills
    }
godfather-score-note = Bills still in hand count only at the end of the game. Each turf you dominate and each colour you lead in jobs brings $5 then.

## Several events told as one

godfather-log-takes = { $seat } takes: { $cards }
godfather-log-launders = { $seat } launders: { $cards }
godfather-log-discards = { $seat } discards: { $cards }
godfather-log-pays = { $seat } pays: { $cards }
godfather-log-tribute = { $seat } pays tribute: { $cards }
godfather-log-cashes = { $seat } puts into the suitcase: { $cards }

## Advice

godfather-advice-note-reasons = ▲ gains and ▼ risks in dollars of the end, against the average choice.
godfather-advice-gain-suitcase = Puts money safely into your suitcase
godfather-advice-risk-suitcase = Leaves less in your suitcase
godfather-advice-gain-money = Brings money into your hand
godfather-advice-risk-money = Leaves you with less money in hand
godfather-advice-gain-goods = Brings you goods
godfather-advice-risk-goods = Leaves you with fewer goods
godfather-advice-gain-jobs-done = Does a job, and its colour counts at the end
godfather-advice-risk-jobs-done = Does no job, though another choice would
godfather-advice-gain-jobs = Brings jobs within reach
godfather-advice-risk-jobs = Puts jobs further out of reach
godfather-advice-gain-allies = Makes more of your allies
godfather-advice-risk-allies = Makes less of your allies
godfather-advice-gain-figures = Keeps figures in your reserve
godfather-advice-risk-figures = Uses up figures you may miss later
godfather-advice-gain-places = Keeps good spaces open for you
godfather-advice-risk-places = Gives good spaces away
godfather-advice-gain-turfs = Strengthens your turfs
godfather-advice-risk-turfs = Weakens your hold on the turfs
godfather-advice-gain-hand-limit = Keeps your hand clear of the tribute
godfather-advice-risk-hand-limit = Swells your hand, and the tribute may take it
godfather-advice-gain-harm = There is more to come from it: further steps or a theft
godfather-advice-risk-harm = Leaves further steps or a theft unused
