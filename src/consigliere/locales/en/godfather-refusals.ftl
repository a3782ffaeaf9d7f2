### Why an action is refused (unofficial engine, our own words). One message for each key.
### Names of cards, spaces, turfs and players come in as finished words, in quotes or after a colon.
### What both games say is in refusals.ftl.

## Whose decision it is

godfather-refuse-chance-pending =
    { $chance ->
        [tile] A business tile has to be drawn first.
        [public-job] A public job has to be drawn first.
        [deal-job] The first jobs have to be dealt first.
        [draw-job] A job has to be drawn from the deck first.
        [ally] An ally has to be drawn first.
        [horse] The horse head has to be given to somebody first.
        [steal] The card stolen from a hand has to be drawn first.
        [steal-case] The bill stolen from a suitcase has to be drawn first.
       *[collect] The bill paid from a hand has to be drawn first.
    }
godfather-refuse-not-concerned =
    { $asked ->
        [bribe] You have no bill in your suitcase, so you cannot bid.
        [tribute] Your hand is not above the limit, so you make no choice.
       *[offer] You are not asked for an offer.
    }
godfather-refuse-already-sealed =
    { $asked ->
        [bribe] Your bribe is sealed already.
        [tribute] Your choice for the tribute is sealed already.
       *[offer] Your offer is sealed already.
    }
godfather-refuse-must-offer = { $bills ->
    [one] You hold a bill, so you must offer it.
   *[other] You hold { $bills } bills, so you must offer one of them.
}
godfather-refuse-not-asked =
    { $asked ->
        [turn] You have to take your action for this turn first.
        [order] You have to say who resolves first, you or the controller.
        [icons] You have to use your icons, or be done with them, first.
        [keep-job] You have to keep one of the two jobs you drew first.
        [discard] You have to discard a card for the icon first.
        [good] You have to choose a good first.
        [lower-bill] You have to say first whether you take the lower bill.
        [bills] You have to decide about the bills of the job first.
        [use] You have to say first whether you use the ability.
        [launder] You have to launder with the card, or stop, first.
        [figure] You have to choose a figure, or none, first.
        [space] You have to choose a space first.
        [turf] You have to choose a turf, or none, first.
        [front] You have to choose a front, or none, first.
        [opponent] You have to choose another player, or none, first.
        [marker] You have to choose one of your markers, or forgo it, first.
        [choose-ally] You have to choose an ally first.
        [bribe] You have to make your bribe first.
        [tribute] You have to name the cards you keep first.
       *[offer] You have to choose the bill you offer first.
    } { $decision ->
        [turn] Actions of a turn come only in your turn.
        [order] Nobody asks now who resolves first.
        [icons] There are no icons to use now.
        [icons-waiting] Your icons come after that.
        [keep-job] There is no drawn job to keep now.
        [discard] There is no icon to discard for now.
        [good] There is no good to choose now.
        [lower-bill] There is no lower bill to take or leave now.
        [bills] There are no bills of a job to decide about now.
        [use] There is no ability to use or decline now.
        [launder] No card lets you launder now.
        [figure] There is no figure to choose now.
        [space] There is no space to choose now.
        [turf] There is no turf to choose now.
        [front] There is no front to choose now.
        [opponent] There is no other player to choose now.
        [marker] There is no marker to move now.
        [choose-ally] There is no ally to choose now.
        [bribe] There is no bribe to make now.
        [tribute] There are no cards to keep now.
       *[offer] There is no offer to make now.
    }

## A turn: thugs and family members

godfather-refuse-out-of-figures = You have no figure left in your reserve, so you are out for the rest of this phase, whatever you hold.
godfather-refuse-park-no-front = Central Park has no front and no space for a thug, only a back.
godfather-refuse-park-no-turf = Central Park is no turf: nobody controls it, and no marker lies there.
godfather-refuse-no-thug = You have no thug left in your reserve.
godfather-refuse-no-member = You have no family member left in your reserve.
godfather-refuse-no-business = There is no business here yet, so there is neither a front nor a space: “{ $space }”.
godfather-refuse-occupied =
    { $by ->
        [neutral] A neutral figure stands on this space: “{ $space }”.
       *[other] This space is taken: “{ $space }”. Owner of the figure: { $by }.
    }
godfather-refuse-closed = With two players this space is closed: “{ $space }”.
godfather-refuse-no-passing = You may not pass: take one of the actions that are open to you.

## Jobs

godfather-refuse-job-not-in-hand = This job is not in your hand: “{ $job }”.
godfather-refuse-no-public-space = There is no public space { $space }. Public spaces in this game: { $spaces }.
godfather-refuse-public-space-empty = Public space { $space } is empty and is refilled only in the entr’acte.
godfather-refuse-replaces-not-printed =
    { $good ->
        [gun] Narcotics only replace what is printed. Job: “{ $job }”; guns printed: { $printed }, replaced: { $replaced }.
        [booze] Narcotics only replace what is printed. Job: “{ $job }”; booze printed: { $printed }, replaced: { $replaced }.
       *[blood] Narcotics only replace what is printed. Job: “{ $job }”; blood money printed: { $printed }, replaced: { $replaced }.
    }
godfather-refuse-too-few-narcotics = You have too few narcotics to pay like this. Job: “{ $job }”; needed: { $needed }, in hand: { $held }.
godfather-refuse-missing-goods = You cannot pay for this job like this: “{ $job }”. Missing: guns { $gun }, booze { $booze }, blood money { $blood }.
godfather-refuse-ability-is-done = The ability of this job is done; now decide about its bills: “{ $job }”.
godfather-refuse-bills-left-too-soon = Put the ability first; its bills can still be left afterwards: “{ $job }”.
godfather-refuse-bill-not-printed = This job has no bill number { $position }: “{ $job }”. Bills printed: { $printed }.
godfather-refuse-equal-bills = Equal bills are named from the left: take the first { $bill } of this job before the next: “{ $job }”.
godfather-refuse-bills-not-left = The bank has too few bills for this choice: “{ $job }”. Take fewer of them.

## Allies

godfather-refuse-ally-not-in-hand = This ally is not in your hand: “{ $ally }”.
godfather-refuse-ally-played = You have played this ally in this act already: “{ $ally }”.
godfather-refuse-ally-not-offered = This ally is not on offer: “{ $ally }”.

## Icons

godfather-refuse-icon-not-available =
    { $icon ->
        [LAUNDER] There is no launder icon left for you to use.
        [JOB] There is no job icon left for you to use.
        [DISCARD1_5] There is no icon 1→$5 left for you to use.
        [DISCARD2_5] There is no icon 2→$5 left for you to use.
        [DISCARD3_8] There is no icon 3→$5+$3 left for you to use.
        [DISCARD1_GOOD] There is no icon 1→good left for you to use.
        [MONEY_1] There is no $1 icon left for you to use.
        [MONEY_2] There is no $2 icon left for you to use.
        [MONEY_3] There is no $3 icon left for you to use.
        [MONEY_5] There is no $5 icon left for you to use.
        [GOOD_GUN] There is no gun icon left for you to use.
        [GOOD_BOOZE] There is no booze icon left for you to use.
        [GOOD_BLOOD] There is no blood money icon left for you to use.
        [GOOD_NARC] There is no narcotics icon left for you to use.
       *[HORSE] There is no horse head icon left for you to use.
    }
godfather-refuse-launder-names-bill = Say which bill you launder, for instance: launder $2.
godfather-refuse-no-such-bill = You have no such bill in hand: { $bill }.
godfather-refuse-no-bills-left = The bank has neither this bill nor a lower one: { $bill }.
godfather-refuse-pile-empty =
    { $good ->
        [gun] There is no gun left in the bank.
        [booze] There is no booze left in the bank.
        [blood] There is no blood money left in the bank.
       *[narcotics] There are no narcotics left in the bank.
    }
godfather-refuse-horse-head-yours = The horse head is yours already.
godfather-refuse-no-jobs-left = There is no job left to draw, neither in the deck nor among the discards.
godfather-refuse-too-few-cards =
    { $icon ->
        [DISCARD1_5] The icon 1→$5 needs { $needed } of your cards; in hand: { $held }.
        [DISCARD2_5] The icon 2→$5 needs { $needed } of your cards; in hand: { $held }.
        [DISCARD3_8] The icon 3→$5+$3 needs { $needed } of your cards; in hand: { $held }.
       *[DISCARD1_GOOD] The icon 1→good needs { $needed } of your cards; in hand: { $held }.
    }
godfather-refuse-nothing-to-take =
    { $icon ->
        [DISCARD1_GOOD] You could take nothing for your discard: the bank has no gun, booze or blood money, and you can return none.
       *[other] You could take nothing for your discard: the bank has no bill, and you can return none.
    }
godfather-refuse-job-not-drawn = You did not draw this job: “{ $job }”. Keep one of these: “{ $first }”, “{ $second }”.
godfather-refuse-discard-gives-nothing =
    { $icon ->
        [DISCARD1_GOOD] You could take nothing for this card: “{ $card }”. The bank is out of guns, booze and blood money: discard one of those.
       *[other] You could take nothing for this card: “{ $card }”. The bank is out of bills: discard a bill first.
    }
godfather-refuse-discard-order = Name the cards in order: bills, goods, jobs, allies, each from the lowest. “{ $card }” comes before the last one you named: “{ $last }”.
godfather-refuse-discard-too-late = Name the cards in order: bills, goods, jobs, allies, each from the lowest. From “{ $card }” on you have too few; still to discard: { $needed }, in hand from there on: { $left }.
godfather-refuse-good-compulsory = You have discarded a card for it, so take a good.
godfather-refuse-goods-order =
    { $good ->
        [gun] Name the goods in order: gun, booze, blood money. Guns come before the last one you took.
       *[other] Name the goods in order: gun, booze, blood money. Booze comes before the last one you took.
    } { $last ->
        [booze] That was booze.
       *[blood] That was blood money.
    }

## Cards: figures

godfather-refuse-swap-begun = You have chosen your own figure, so choose the enemy figure it changes places with.
godfather-refuse-nobody-there = No figure stands on this space: “{ $space }”.
godfather-refuse-chief-not-on-board = The Police Chief is not on the board.
godfather-refuse-in-hudson =
    { $figure ->
        [mayor] The Mayor lies in the Hudson until the entr’acte.
        [union-boss] The Union Boss lies in the Hudson until the entr’acte.
       *[police-chief] The Police Chief lies in the Hudson until the entr’acte.
    }
godfather-refuse-own-figure = The card means enemy figures; this one is your own: “{ $space }”.
godfather-refuse-not-your-figure = The card means your own figures; this one is not yours: “{ $space }”.
godfather-refuse-neutral-figure = The card means figures of players; this one is neutral: “{ $space }”.
godfather-refuse-wrong-class =
    { $figure ->
        [thug] The card does not mean a thug-class figure here: “{ $space }”.
        [family] The card does not mean a family-class figure here: “{ $space }”.
       *[police-chief] The card does not mean the Police Chief.
    }
godfather-refuse-no-space-left = There is no empty space of its shape to which this figure could go: “{ $space }”.
godfather-refuse-no-enemy-of-class =
    { $figure ->
        [thug] There is no enemy thug-class figure to change places with this one: “{ $space }”.
       *[family] There is no enemy family-class figure to change places with this one: “{ $space }”.
    }
godfather-refuse-chief-not-moved = The Police Chief stands on no space, so this card cannot move him.
godfather-refuse-no-shared-turf = The figure stands in no turf in which you have a figure: “{ $space }”.
godfather-refuse-chief-not-placed = This card has not put the Police Chief into a turf, so nobody can be gunned down.
godfather-refuse-not-in-chiefs-turf = The figure is not in the turf into which this card put the Police Chief: “{ $space }”. His turf: “{ $turf }”.
godfather-refuse-figure-chosen = You have chosen this figure already: “{ $space }”.
godfather-refuse-same-owner =
    { $by ->
        [neutral] Both figures are neutral, and the two must have different owners: “{ $first }”, “{ $space }”.
       *[other] Both figures have the same owner, and the two must have different ones: “{ $first }”, “{ $space }”. Owner: { $by }.
    }
godfather-refuse-no-common-turf = The two figures are in no common turf: “{ $first }”, “{ $space }”.
godfather-refuse-figure-order = Name the two figures in the order of the board: “{ $space }” comes before “{ $first }”.
godfather-refuse-not-this-victim = This figure belongs to somebody else: “{ $space }”. Now it is about figures of: { $victim }.

## Cards: where to

godfather-refuse-move-begun = You have chosen the figure, so choose the space it goes to.
godfather-refuse-wrong-shape =
    { $shape ->
        [square] This figure needs a square space; this one is round: “{ $space }”.
       *[round] This figure needs a round space; this one is square: “{ $space }”.
    }
godfather-refuse-same-space = The figure stands there already and must go to another space: “{ $space }”.
godfather-refuse-no-figure-in-turf = You have no figure of your own in this turf: “{ $turf }”.
godfather-refuse-turf-yours-already = You have no marker left in your supply, and this turf is yours already: “{ $turf }”.
godfather-refuse-chief-already-there = The Police Chief is in this turf already and must go to another: “{ $turf }”.
godfather-refuse-no-bills-in-suitcase = This player has no bill in the suitcase: { $seat }.
godfather-refuse-launder-order = Name the bills in order, the lower ones first. Asked for: { $bill }; the last one you laundered: { $last }.

## Markers

godfather-refuse-no-marker-there = There is no marker number { $height } in this turf: “{ $turf }”. Markers in its stack: { $markers }.
godfather-refuse-marker-not-yours = Marker number { $height } in this turf is not yours: “{ $turf }”. Its owner: { $by }.

## Sealed choices

godfather-refuse-bribe-too-much = You do not have so many of these bills in your suitcase: { $bill }. Named: { $count }, in the suitcase: { $held }.
godfather-refuse-bill-named = You have said already how many of these bills you bid: { $bill }.
godfather-refuse-bribe-order = Name the bills value by value, the $1 first; values you do not have are passed over. Asked for: { $bill }; due now: { $due }.
godfather-refuse-keep-order = Name the cards you keep in order: bills, goods, jobs, allies, each from the lowest. “{ $card }” comes before the last one you named: “{ $last }”.
godfather-refuse-keep-too-late = Name the cards you keep in order: bills, goods, jobs, allies, each from the lowest. From “{ $card }” on you have too few to fill the hand; still to keep: { $needed }, in hand from there on: { $left }.
godfather-refuse-opponent-order = Name the players in the order of their seats. Asked for: { $seat }; the last one you named: { $last }.
