### Chicago beside the city: mini-board, hand, dossiers, slip, trays, end (unofficial engine, our own words).

## Panels

page-chicago-extras = Extra actions
page-chicago-extras-first = first to reach
page-chicago-actions = Your actions
page-chicago-your-hand = Your hand · { $count }
page-chicago-tab-hand = Hand
page-chicago-limit = limit { $limit } at round end
page-chicago-last-round = last round: two cards, one point
page-chicago-over-limit =
    { $over ->
        [one] 1 card over the limit of { $limit }
       *[other] { $over } cards over the limit of { $limit }
    }
page-chicago-no-cards = No cards in hand.
page-chicago-deck = deck
page-chicago-discards = discards
page-chicago-agents = agents
page-chicago-ticket =
    { $state ->
        [free] Extra action { $extra }, for the first with { $text }: one action more, or 2 points.
        [held] Extra action { $extra }: { $name } has it: one action more, or 2 points.
       *[gone] Extra action { $extra } is used.
    }

## The question line

page-chicago-how-act =
    { $number ->
        [1] Your first of three. Choose a lit house to reveal it and draw a card, or an action on your board.
        [2] Your second of three. Choose a lit house to reveal it and draw a card, or an action on your board.
       *[other] Your last of three. Choose a lit house to reveal it and draw a card, or an action on your board.
    }
page-chicago-how =
    { $asked ->
        [act] Choose a lit house, or an action on your board.
        [claim] Brass houses can be claimed, red ones attacked. Who passes is out of the phase.
        [oppose] You have more influence. Opposing costs one of it; your own turn stays yours.
        [extort] One house this round. Al Capone’s rows bring a card more.
        [reveal] Lit houses touch an open one by a corner.
        [token] Choose a lit lot. Tokens move up to three diagonal steps.
        [hole] Lit lots are within three diagonal steps. The number says what it means for you.
        [agent] The agent leaves the game for good.
        [henchman] The number says what he would bring you, the agent in his place counted in.
        [place] A pair in one area gives its bonus.
        [pay] Any card is worth $1; nobody sees which one goes.
        [after] All family cards on your table go for one power.
        [after-penalty] Before the penalty of the row. All family cards on your table go for one power.
        [after-end] Before your turn ends. All family cards on your table go for one power.
        [chief] A chief protects one house until the round ends.
        [keep-cards] Choose on the tray. Nothing is sent before you press the red button.
        [return-cards] Choose on the tray. Nothing is sent before you press the red button.
        [discard] Choose on the tray. Nothing is sent before you press the red button.
       *[other] Choose on the slip.
    }

## Mini-board

page-chicago-family = Family
page-chicago-not-now = not now
page-chicago-price =
    { $plate ->
        [free] free
        [influence] card + $1
        [gangsters] card + $1
        [assets] card + $1
        [business] reveal, draw 1
        [business-two] reveal, draw 2
        [special] free
        [movement] 2 tokens, 3 steps
       *[family] lay 1–3, no pay
    }
page-chicago-bonus =
    { $area ->
        [influence] no $1
        [gangsters] no $1
        [assets] no $1
        [business] draw 2
        [special] ignore pair
       *[movement] −1 agent
    }
page-chicago-slot-empty = empty slot: { $colour }
page-chicago-hint-influence =
    { $extra ->
        [yes]
            { $more ->
                [0] { $count } in all to oppose with
               *[other] { $count } in all; { $more } more: extra action A
            }
       *[no] { $count } in all to oppose with
    }
page-chicago-hint-gangsters =
    { $more ->
        [0] immune to the Bribe
       *[other]
            { $extra ->
                [yes] { $more } more: no Bribe, extra action B
               *[no] { $more } more: no Bribe
            }
    }
page-chicago-hint-assets =
    { $more ->
        [0] immune to the Code of Ethics
       *[other]
            { $extra ->
                [yes]
                    { $more ->
                        [one] 1 kind more: extra action C
                       *[other] { $more } kinds more: extra action C
                    }
               *[no] sets score 1, 2, 4, 6
            }
    }
page-chicago-hint-business = { $count } of 10, { $extorted } extorted
page-chicago-hint-special =
    { $more ->
        [one] one orange more: no pair needed
       *[other] two oranges: no pair needed
    }
page-chicago-hint-movement =
    { $more ->
        [one] one grey more: an agent leaves the game
       *[other] two greys: an agent leaves the game
    }
page-chicago-in-hand =
    { $count ->
        [0] no card in hand
       *[other] { $count } in hand
    }
page-chicago-gangsters = Gangsters: { $count }
page-chicago-asset-count = { $asset }: { $count }
page-chicago-family-laid = Family cards on your table: { $count }
page-chicago-power =
    { $power ->
        [son] Son
        [father] Father
       *[grandfather] Grandfather
    }
page-chicago-power-brings =
    { $power ->
        [son] draw 2, one immunity
        [father] draw 4, move an agent
       *[grandfather] draw 1, take a henchman
    }

## Dossiers

page-chicago-points-now = Points if the game ended now: { $count }
page-chicago-open-influence = { $side }: { $cards }
page-chicago-actions-taken = Actions taken: { $count } of { $of }
page-chicago-fact =
    { $fact ->
        [businesses] Businesses: { $count }
        [hand] Cards in hand: { $count }
        [gangsters] Gangsters: { $count }
        [family] Family cards laid: { $count }
        [hat] Hat influence: { $count }
        [city] City influence: { $count }
       *[assets] Assets: { $count }
    }
page-chicago-fact-hand = only the number is public; limit { $limit }
page-chicago-fact-gangsters = an attack takes more than the owner has
page-chicago-fact-influence =
    { $tokens ->
        [0] { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
        [one] { $cards ->
            [one] 1 card and 1 token
           *[other] { $cards } cards and 1 token
        }
       *[other] { $cards ->
            [one] 1 card and { $tokens } tokens
           *[other] { $cards } cards and { $tokens } tokens
        }
    }
page-chicago-known = { $card } × { $count }
page-chicago-area-of = { $area }: { $count } of 2 henchmen
page-chicago-first-henchman = The first henchman, not placed yet
page-chicago-starts = starts
page-chicago-passed = passed
page-chicago-godchild =
    { $left ->
        [0] godchild
       *[other] godchild ({ $left } left)
    }
page-chicago-attacks =
    { $count ->
        [one] 1 attack
       *[other] { $count } attacks
    }
page-chicago-immune =
    { $count ->
        [one] immune: { $penalty }
       *[other] immune to all
    }
page-chicago-source =
    { $source ->
        [businesses] businesses
        [henchmen] henchmen
        [assets] assets
        [extras] extra actions
        [cards] cards in hand
        [agents] agents beside you
       *[place] given by place
    }
page-chicago-source-points =
    { $source ->
        [businesses] Businesses: { $points }
        [henchmen] Henchmen: { $points }
        [assets] Assets: { $points }
        [extras] Extra actions: { $points }
        [cards] Cards in hand: { $points }
        [agents] Agents: { $points }
       *[place] Given by place: { $points }
    }
page-chicago-source-short =
    { $source ->
        [businesses] businesses
        [henchmen] henchmen
        [assets] assets
        [extras] extra action
        [cards] cards
        [agents] agents
       *[place] by place
    }

## The slip: a house

page-chicago-slip-house =
    { $by ->
        [attack] { $approx ->
            [yes] { $place } · attack { $attack } of { $attacks } · ≈ reconstructed
           *[no] { $place } · attack { $attack } of { $attacks }
        }
       *[other] { $owner ->
            [none] { $approx ->
                [yes] { $place } · nobody’s · ≈ reconstructed
               *[no] { $place } · nobody’s
            }
           *[other] { $approx ->
                [yes] { $place } · { $owner } · ≈ reconstructed
               *[no] { $place } · { $owner }
            }
        }
    }
page-chicago-you-need =
    { $by ->
        [look] For phase Control you need
       *[other] You need
    }
page-chicago-need =
    { $group ->
        [henchmen] { $what }
        [asset] { $side ->
            [any] any asset
           *[other] { $what }
        }
        [influence] { $side ->
            [hat] hat { $count }
           *[city] city { $count }
        }
        [family] family
        [gangsters] gangsters
       *[money] to pay
    }
page-chicago-met = met
page-chicago-lacking = lacking
page-chicago-ignored = not needed, by the godfather’s help
page-chicago-by-help = by help
page-chicago-it-gives = It gives
page-chicago-it-costs = It costs
page-chicago-points-at-end = points at the end
page-chicago-each-extortion = next extortion
page-chicago-capone-then =
    { $move ->
        [comes] { $income }, and 1: Al Capone comes to row { $row }
        [leaves] Al Capone leaves row { $row } before
        [stays] { $income }, and 1: Al Capone stays
       *[none] Al Capone is in other rows
    }
page-chicago-the-token = the token: { $token }
page-chicago-assets-then = assets { $before } → { $after } points
page-chicago-henchman-beside =
    { $count ->
        [one] the henchman beside it
       *[other] a henchman beside it
    }
page-chicago-henchman-to =
    { $completes ->
        [yes] { $colour } completes { $area }
       *[no] { $colour } goes to { $area }
    }
page-chicago-henchman-gone = no slot left for { $colour }: he leaves the game
page-chicago-extra-reached = extra action { $extra }
page-chicago-a-gangster = a gangster
page-chicago-an-influence =
    { $side ->
        [hat] one hat influence
        [city] one city influence
       *[any] one influence, hat or city
    }
page-chicago-help-for =
    { $group ->
        [henchmen] the godfather’s help, in place of the henchmen
        [asset] the godfather’s help, in place of the asset
        [influence] the godfather’s help, in place of the influence
        [family] the godfather’s help, in place of a family card
        [gangsters] the godfather’s help, in place of the gangsters
       *[money] the godfather’s help, in place of the money
    }
page-chicago-way =
    { $help ->
        [yes] With help
       *[no] On your own
    }
page-chicago-way-without =
    { $group ->
        [none] you meet all needs
        [henchmen] the godfather’s, without the henchmen
        [asset] the godfather’s, without the asset
        [influence] the godfather’s, without the influence
        [family] the godfather’s, without a family card
        [gangsters] the godfather’s, without the gangsters
       *[money] the godfather’s, without the money
    }
page-chicago-cards-of =
    { $count ->
        [one] one card of your { $hand }
       *[other] { $count } cards of your { $hand }
    }
page-chicago-agent-comes = an agent takes his place in { $gap }
page-chicago-no-agent = no agent comes to { $gap }
page-chicago-agents-there =
    { $count ->
        [one] an agent beside it
       *[other] { $count } agents beside it
    }
page-chicago-penalty-costs =
    { $penalty ->
        [bribe] $1 more
        [sabotage] an asset
        [code-of-ethics] an influence
       *[confrontation] a gangster
    }
page-chicago-penalty-of-row =
    { $is ->
        [immune] { $penalty }, row { $row }: you are immune
        [strikes] { $penalty }, row { $row }: { $cost }
       *[empty] { $penalty }, row { $row }: you have nothing to lose
    }
page-chicago-defender = { $name } draws 2 and keeps 1; no one may oppose
page-chicago-stronger =
    { $keep ->
        [one] You keep 1 gangster; { $name } has { $count }.
       *[other] You keep { $keep } gangsters; { $name } has { $count }.
    }
page-chicago-opposition =
    { $count ->
        [0] Nobody can oppose as things stand
        [one] One rival may oppose
       *[other] { $count } rivals may oppose
    }
page-chicago-oppose-why =
    { $key ->
        [may] meets all needs and has more influence
        [passed] has passed
        [no-marker-left] has no marker left
        [too-little-influence] influence { $have }, not more than your { $theirs }
        [lacks] lacks: { $what }
       *[other] cannot oppose
    }
page-chicago-lack =
    { $group ->
        [henchmen] { $what }
        [asset] { $side ->
            [any] any asset
           *[other] { $what }
        }
        [influence] { $side ->
            [hat] hat influence { $have } of { $count }
           *[city] city influence { $have } of { $count }
        }
        [family] a family card
        [gangsters] gangsters { $have } of { $count }
       *[money] ${ $count } (holds { $have })
    }
page-chicago-duel =
    { $kind ->
        [gangsters] { $name } has { $count } gangsters
       *[influence] { $name } has { $count } influence
    }
page-chicago-worth = Worth to you

## The slip: income, reveals, cards

page-chicago-own-not-extorted = { $place } · yours · not yet extorted
page-chicago-cards =
    { $count ->
        [one] card
       *[other] cards
    }
page-chicago-one-from-capone = { $income }, and 1 from Al Capone
page-chicago-each-brings = What each would bring now
page-chicago-and-then = And then
page-chicago-marker-moves = the marker moves onto the income
page-chicago-no-second-time = no second time, unless lost and won anew
page-chicago-cards-in-hand = cards in hand
page-chicago-hand-then =
    { $more ->
        [yes] { $before } → { $after }, then draw 3, keep 2
       *[no] { $before } → { $after }
    }
page-chicago-dark-house = dark house
page-chicago-dark-at = { $place } · face down
page-chicago-may-turn-up = What may turn up
page-chicago-unseen =
    { $count ->
        [one] the last business nobody has seen
       *[other] one of { $count } businesses
    }
page-chicago-around-it = Around it
page-chicago-lie-beside =
    { $count ->
        [one] one token beside it
       *[other] { $count } tokens beside it
    }
page-chicago-a-card = a card from the deck
page-chicago-second-by-pair = two by your pair in Business
page-chicago-which-card = Which card, and on which side?
page-chicago-which-house = Which house?
page-chicago-from-to = { $before } → { $after }
page-chicago-pair-complete = pair complete: { $area }
page-chicago-you-draw =
    { $cards ->
        [one] you draw a card
       *[other]
            { $keep ->
                [one] you draw { $cards } cards, keep 1
               *[other] you draw { $cards } cards, keep { $keep }
            }
    }
page-chicago-special = Special
page-chicago-special-note = ≈ text reconstructed · discarded afterwards
page-chicago-a-token = a token
page-chicago-warning =
    { $warning ->
        [forfeit]
            { $what ->
                [pass] You are out of this phase then. You could still take: { $places }.
               *[other] You could still extort: { $places }.
            }
        [penalty] The penalty strikes you: { $penalty }.
        [over-limit]
            { $over ->
                [one] 1 card over the hand limit of { $limit }.
               *[other] { $over } cards over the hand limit of { $limit }.
            }
       *[other] Look again before you do this.
    }

## The slip: tokens and henchmen

page-chicago-father = Father
page-chicago-son = Son
page-chicago-move-sub =
    { $by ->
        [father] one agent · up to three diagonal steps
       *[movement] two tokens · up to three diagonal steps
    }
page-chicago-leg-done = done
page-chicago-leg =
    { $step ->
        [to] up to three steps
        [take] take this one, then choose where
        [remove] leaves the game for good
       *[choose] choose a lit lot
    }
page-chicago-leaves = leaves
page-chicago-comes-beside = comes beside
page-chicago-every-agent = Every agent: −1 per house beside
page-chicago-then-full = { $gap } is full then
page-chicago-at-most-two = at most two tokens in a lot
page-chicago-nobody-affected = no points change
page-chicago-henchman = Henchman
page-chicago-henchman-sub = choose one that is lit in the city
page-chicago-henchman-from = { $colour }, from { $gap }
page-chicago-beside-yours = beside your { $names }
page-chicago-takes-place = He takes his place
page-chicago-one-missing = one still missing for the pair
page-chicago-opener-title =
    { $asked ->
        [under] Under the deck
        [rival] A rival
        [extra-choice] Extra actions
        [lose-gangster] A gangster goes
        [lose-influence] An influence goes
        [lose-asset] An asset goes
       *[other] Your cards
    }
page-chicago-opener =
    { $asked ->
        [pay] one card goes face down, as $1
        [under] it goes under the deck, unseen
        [lose-influence] which influence do you give?
        [lose-gangster] which gangster do you give?
        [lose-asset] which asset do you give?
        [after] all cards on the table go for one power
        [choose-penalty] immune to one penalty in this round
        [place] the area is for good
        [use-bonus] your pair gives this bonus
        [lent-bonus] the godfather stands in for your pair
        [extra-choice] you have reached two at once
       *[other] choose one
    }
page-chicago-do =
    { $type ->
        [business] Reveal
        [reveal] Reveal
        [business-draw] Draw
        [claim] Claim
        [attack] Attack
        [oppose] Oppose
        [extort] Extort
        [special] Play it
        [special-by-godfather] Play it
        [movement] Move tokens
        [family] Lay
        [influence] Lay
        [gangster] Lay
        [asset] Lay
        [lay] Lay
        [lay-influence] Lay
        [son] Use the Son
        [father] Use the Father
        [grandfather] Use the Grandfather
        [token] This one
        [to] Move
        [remove-agent] Remove
        [henchman] Take him
        [place-own] Place him
        [place-shared] Place him
        [pay] Pay
        [under] Put under
        [pass] Pass
        [no-extortion] Extort nothing
        [rival] This rival
        [immune] Be immune
        [extra] Take it
        [lose-gangster] Give it
        [lose-influence] Give it
        [lose-influence-token] Give it
        [lose-asset] Give it
        [lose-asset-token] Give it
       *[other] Do it
    }

## The tray

page-chicago-tray =
    { $asked ->
        [keep-cards]
            { $most ->
                [one] Keep one card
                [2] Keep two cards
               *[other] Keep { $most } cards
            }
        [return-cards] Send two cards back
        [pay] Pay ${ $most }
        [under] Under the deck
       *[discard] Discard up to { $most }
    }
page-chicago-tray-how =
    { $asked ->
        [keep-cards]
            { $rest ->
                [one] One goes face down to the discards. Nobody sees which.
               *[other] { $rest } go face down to the discards. Nobody sees which.
            }
        [return-cards] They go under the deck, the first one chosen on top. Everybody chooses at the same time.
        [pay] They go face down to the discards. Nobody sees which.
        [under] The first one chosen lies on top.
       *[discard] You draw as many, and two more.
    }
page-chicago-tray-of =
    { $asked ->
        [keep-cards] of { $most } kept
        [discard] of { $most } at most
       *[other] of { $most } chosen
    }
page-chicago-tray-card =
    { $on ->
        [yes]
            { $asked ->
                [keep-cards] kept
                [return-cards] goes back
                [under] goes under
                [pay] paid
               *[discard] goes
            }
       *[no]
            { $asked ->
                [keep-cards] keep
                [return-cards] send back
                [under] put under
                [pay] pay
               *[discard] discard
            }
    }
page-chicago-tray-left =
    { $count ->
        [one] Choose 1 more
       *[other] Choose { $count } more
    }
page-chicago-tray-limit =
    { $count ->
        [0] Each family card on the table raises the limit by one: 2, 3, 4, 5. You have none there.
        [one] Each family card on the table raises the limit by one: 2, 3, 4, 5. You have 1 there.
       *[other] Each family card on the table raises the limit by one: 2, 3, 4, 5. You have { $count } there.
    }
page-chicago-tray-hidden =
    { $asked ->
        [return-cards] Nobody learns which cards you send back.
       *[other] Others see only how many cards go.
    }
page-chicago-tray-do =
    { $asked ->
        [keep-cards]
            { $count ->
                [one] Keep this one
               *[other] Keep these { $count }
            }
        [return-cards] Send these two back
        [pay] Pay ${ $count }
        [under] Put them under
       *[discard]
            { $count ->
                [0] Discard none
                [one] Discard this one
               *[other] Discard these { $count }
            }
    }
page-chicago-card-use =
    { $card ->
        [gangster] for businesses and attacks; four make you immune to the Bribe
        [family] on the table: hand limit +1, or a power
        [movement] moves two tokens
       *[other] sets of different assets score 1, 2, 4, 6
    }
page-chicago-when-all-chose = When everybody has chosen
page-chicago-capone-goes = Al Capone: { $moves }; the penalties are shuffled into the other rows
page-chicago-capone-move = { $row } goes to { $to }
page-chicago-begins-next =
    { $name ->
        [you] You begin round { $round }
       *[other] { $name } begins round { $round }
    }
page-chicago-chiefs-home = chiefs come home; these can be attacked again: { $houses }

## The end

page-chicago-wins =
    { $count ->
        [0] { $names } leads
        [one] { $names } wins
       *[other] { $names } win together
    }
page-chicago-you-win =
    { $count ->
        [one] You win
       *[other] You win, with others
    }
page-chicago-wins-how =
    { $houses ->
        [one] With 1 business at the end of round { $round }.
       *[other] With { $houses } businesses at the end of round { $round }.
    }
page-chicago-wins-agents =
    { $agents ->
        [0] No FBI agent cost a point.
        [one] FBI agents cost 1 point.
       *[other] FBI agents cost { $agents } points.
    }
page-chicago-tie =
    { $decided ->
        [yes] As many points: more influence wins the tie ({ $values }).
       *[no] As many points and as much influence: the win is shared ({ $values }).
    }
page-chicago-total = total
page-chicago-bar-legend = Left: lost by agents. Right: won. Red line: the total.
page-chicago-end-who =
    { $you ->
        [yes] { $name } · you · controls { $count }
       *[no] { $name } · controls { $count }
    }
page-chicago-at-the-end = What everybody had at the end
page-chicago-was-hidden =
    { $where ->
        [hand] Was in hand
       *[influence] Was hidden as influence
    }
