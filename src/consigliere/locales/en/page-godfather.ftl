### The Godfather in the browser: lobby and drawn table (unofficial engine, our own words). Sentences about the
### game come from godfather.ftl.

## The lobby

page-title-godfather = The Godfather
page-about-godfather = { $least }–{ $most } players · four acts
# Where a game stands, in a list of tables.
page-stands-godfather =
    Act { $act ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $phase ->
        [open-business] open a business
        [family-business] family business
        [turf-war] turf war
        [bribery] bribery
        [tribute] tribute
       *[other] between the acts
    }
page-blurb-godfather = Rule New York: place figures, launder money, bribe. About 60 minutes.
page-option-open-suitcases = Open suitcases
page-option-open-suitcases-how = All laundered money lies open: less to remember, fewer surprises.

## The table

page-godfather-title = The Godfather: Corleone’s Empire
page-godfather-act = Act
page-godfather-stage = Act { $act }
page-godfather-map = Map of New York

## The board

page-godfather-hudson-river = Hudson River
page-godfather-east-river = East River
# At most two lines, each as short as the frame in the river is narrow.
page-godfather-hudson =
    { $count ->
        [0]
            nobody in
            the river
        [one]
            one in
            the river
       *[other]
            { $count } in
            the river
    }
page-godfather-place-square =
    { $figure ->
        [none] { $place }, empty
       *[other] { $place }, taken: { $figure }
    }
page-godfather-place-round =
    { $figure ->
        [none] { $place }, between { $areas }, empty
       *[other] { $place }, between { $areas }, taken: { $figure }
    }
page-godfather-place-turf =
    { $controller ->
        [none] { $turf }, controlled by nobody
       *[other] { $turf }, controlled by { $controller }, markers: { $markers }
    }
page-godfather-lot = An empty lot in { $turf }
page-godfather-neutral = Neutral figures
page-godfather-thug = Thug

## Players

page-godfather-figures-left = Figures in reserve: { $count }
page-godfather-horse = Holds the horse head
page-godfather-hand-size = Cards in hand
page-godfather-bills-in-case = Bills in the suitcase
page-godfather-jobs-done = Jobs done
page-godfather-turfs-controlled = Turfs controlled; control markers left: { $markers }
page-godfather-known-score =
    { $certain ->
        [yes] Score: ${ $points }
       *[no] Known to all of the score: ${ $points }. Closed suitcases may hold more.
    }
page-godfather-known-to-all = As you know it
page-godfather-allies-played = Allies played: { $allies }

## Market and own things

page-godfather-public-jobs = Public jobs
page-godfather-in-deck = { $count } in the deck
page-godfather-no-jobs = All of them are done.
page-godfather-job = { $name }, { $colour } job: { $text } { $values }
page-godfather-allies = Allies on offer
page-godfather-for-bribes = for bribes, after the turf war
page-godfather-no-allies =
    { $act ->
        [4] Act IV has no bribery.
       *[other] None are left.
    }
page-godfather-bank = Bank
page-godfather-bank-out = used up: { $things }
page-godfather-your-hand = Your hand
page-godfather-over-limit =
    { $cards ->
        [one] 1 card: { $over } over the limit of { $limit }
       *[other] { $cards } cards: { $over } over the limit of { $limit }
    }
page-godfather-bills = { $bill }, { $count } of them
page-godfather-no-bills-or-goods = no bills, no goods
page-godfather-your-suitcase = Your suitcase
page-godfather-only-you = only you see inside

# On the tabs of small screens.
page-godfather-tab-jobs = Jobs
page-godfather-tab-allies = Allies
page-godfather-tab-hand = Hand
page-godfather-tab-suitcase = Suitcase

## The order slip

page-godfather-slip-figure = With the { $figure } here you may use
page-godfather-slip-front = { $turf } · front
page-godfather-how-turn = A figure on a lit space, a lit job or a lit ally; the slip tells what would follow.
page-godfather-whose =
    { $owner ->
        [you] your { $figure }
        [neutral] { $figure }, neutral
       *[other] { $figure } of { $name }
    }
page-godfather-an-ally = Ally
page-godfather-follows =
    { $what ->
        [pays] You pay
        [leaves] Out of your hand
        [paid] You are paid
        [comes] Into your hand
        [case] Into your suitcase
       *[river] Into the Hudson
    }
page-godfather-you-may-take = You may take
page-godfather-controller-takes = { $name } controls { $turf } and may take the same
page-godfather-who-first = You say who goes first, before any icon is used.
page-godfather-order =
    { $type ->
        [me-first] You first, then { $name }
       *[controller-first] { $name } first, then you
    }
page-godfather-would-win =
    { $winner ->
        [you] you win it
        [bare] you win it, but have no marker left
        [tie] tie: no marker
        [nobody] nobody there
        [neutral] neutral: no marker
       *[other] { $name } wins it
    }
page-godfather-last-figure =
    Your last figure: after it you are out for this phase, and you still hold { $held ->
        [jobs] { $jobs ->
                [one] one playable job
               *[other] { $jobs } playable jobs
            }
        [allies] { $allies ->
                [one] one ally
               *[other] { $allies } allies
            }
       *[both] { $jobs ->
                [one] one playable job
               *[other] { $jobs } playable jobs
            } and { $allies ->
                [one] one ally
               *[other] { $allies } allies
            }
    }.
page-godfather-warning =
    { $warning ->
        [over-limit]
            { $over ->
                [one] One card over the limit of { $limit } at the tribute.
               *[other] { $over } cards over the limit of { $limit } at the tribute.
            }
        [empty-suitcase] Your suitcase is empty: you will have nothing to bid.
        [no-victim] Nobody stands where it could gun someone down: it would hit nobody now.
        [forfeit] You leave unused: { $things }.
       *[other] Look again before you do this.
    }
page-godfather-no-controller = controlled by nobody
page-godfather-controls = controlled by { $name }
page-godfather-colour-job = { $colour } job
page-godfather-touches = touches { $areas }
page-godfather-front = Front, for a thug
page-godfather-back = Back, for a family member
page-godfather-front-free = Nobody else profits from the front.
page-godfather-front-share = If another player's thug uses the front, { $name } takes the same.
page-godfather-influence-now = Figures now
page-godfather-markers-now = Control markers, the top one first
page-godfather-costs-pays = Costs, and pays
page-godfather-pays = Pays
page-godfather-reconstructed = ≈ marks values of our own, where the printed ones are not known.
page-godfather-bought = { $name } takes { $ally }.
page-godfather-standing-how = Control markers in each turf; dark: who would dominate it now, a flag: who controls it. Bills in suitcases that you cannot see into are not counted, nor are colours led in jobs.
page-godfather-colours-led = Colours led in jobs
page-godfather-city-end = The city at the end
page-godfather-tab-city = City
page-godfather-no-share = Backs: no controller takes a share.
page-godfather-do =
    { $type ->
        [thug] Send the thug
        [member] Send the { $member }
        [job] Do the job
        [public-job] Do the job
        [ally] Play the ally
        [front] Shake it down
        [space] Go there
        [figure] Choose this figure
        [turf] Choose this turf
        [marker] Move this marker
       *[other] Do it
    }
page-godfather-your-icons = Your icons
page-godfather-your-share = Your share
page-godfather-share-of = { $name } shakes down a turf that you control: this is yours. In any order; each is optional.
page-godfather-icons-how = In any order; each one is optional.
page-godfather-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
page-godfather-take-free = Take all that is free

## Decisions on the blotter

page-godfather-on-offer = On offer
page-godfather-bribe-how = Your bid comes from your suitcase. All envelopes are opened together.
page-godfather-highest-bid = the highest bid chooses first
page-godfather-tap-bill = tap a bill to put it into the envelope
page-godfather-bid-of = of ${ $total }
page-godfather-can-bid = What you can bid
page-godfather-no-change =
    { $count ->
        [0] no change is given
       *[other] no change is given: not { $sums }
    }
page-godfather-horse-first = You hold the horse head: of equal bids yours comes first.
page-godfather-horse-other = Equal bids rank in turn order from { $name }, who holds the horse head.
page-godfather-bid-nothing = A bid of nothing takes no ally.
page-godfather-bid-paid = A bid that wins is paid; one that finds no ally left goes back.
page-godfather-start-again = Start again
page-godfather-bid-none = Bid nothing
page-godfather-seal = Seal the envelope: ${ $bid }
page-godfather-envelopes-open = The envelopes are open
page-godfather-ties-horse = ties run from the horse head
page-godfather-bids-do = The highest bid first: each pays and takes an ally. Whoever finds none left keeps the bid.
page-godfather-choose-ally = Choose your ally
page-godfather-ally-later = played allies come back at the tribute
page-godfather-take-ally = Take this ally
page-godfather-drawn-jobs = The jobs you drew
page-godfather-other-discarded = the other one is discarded
page-godfather-keep-it = Keep this job
page-godfather-tribute-limit = You hold { $cards }; the limit of act { $act ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    } is { $limit }. { $act ->
        [4] Bills you keep now go into the suitcase.
       *[other] What lies in the suitcase does not count.
    }
page-godfather-choose-card = Choose
page-godfather-you-keep = You keep
page-godfather-goes-to-don = Goes to the Don
page-godfather-tap-keep = Tap the cards you keep
page-godfather-tap-card = tap a card to change your mind
page-godfather-tribute-where = the rest: bills and goods to the bank, jobs to the discards
page-godfather-all-at-once = All choose at once; what is paid is shown together.
page-godfather-tribute-more = Choose { $count } more
page-godfather-pay-tribute = Pay the tribute
page-godfather-pick =
    { $asked ->
        [discard] Discard
        [launder] Into the suitcase
        [opponent] Whom do you rob?
       *[other] Take
    }
page-godfather-pick-done =
    { $asked ->
        [discard] Discard { $count }
        [launder] Launder { $count }
        [opponent] Rob { $count }
       *[other] Take { $count }
    }
page-godfather-pick-nothing =
    { $asked ->
        [discard] Discard nothing
        [launder] Launder nothing
        [opponent] Rob nobody
       *[other] Take nothing
    }
page-godfather-heap =
    { $of ->
        [bank] up to { $count }
       *[hand]
            { $count ->
                [one] one card
               *[other] { $count } cards
            }
    }
page-godfather-pick-up-to = Up to { $most }; fewer are allowed.
page-godfather-pick-exactly = Exactly { $most }.
page-godfather-offer-bills = Your bills
page-godfather-offer-how = All offers are opened together.
page-godfather-seal-offer = Seal the offer

## The end

page-godfather-wins =
    { $count ->
        [one]
            { $tied ->
                [yes] { $names } wins the tie with ${ $score }.
               *[no] { $names } wins with ${ $score }.
            }
       *[other] { $names } win together with ${ $score }.
    }
page-godfather-wins-how =
    { $tie ->
        [none] Bills in the suitcase, dominated turfs and most jobs of a colour.
        [dominance] As much money: who dominates more turfs wins the tie.
        [jobs] As much money and as many turfs: more jobs win the tie.
       *[other] As much money: a tie-break decided.
    }
page-godfather-source =
    { $source ->
        [bills] bills ${ $points }
        [dominance]
            { $of ->
                [none] dominance ${ $points }
               *[other] dominates { $of }
            }
        [colours]
            { $of ->
                [none] most jobs of a colour ${ $points }
               *[other] most jobs: { $of }
            }
       *[other] for the place ${ $points }
    }
page-godfather-legend-bills = bills in the suitcase
page-godfather-legend-dominance = $5 for each turf dominated, by its number
page-godfather-legend-jobs = $5 for each colour led in jobs
