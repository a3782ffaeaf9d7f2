### Chicago, in English (unofficial engine, our own words).
### Nearly all values of the cards are reconstructed and not the printed ones. Names of players, cards and places
### come into a sentence as finished words, after a colon or in quotes. In events a field that the reader may not
### see is “hidden”, and one that is empty is “none”. A key of this file comes before the common one of its name.

chicago-title = Chicago

## Families, henchmen, tokens

chicago-family-colombo = Colombo
chicago-family-colombo-mark = Co
chicago-family-bonanno = Bonanno
chicago-family-bonanno-mark = Bo
chicago-family-gambino = Gambino
chicago-family-gambino-mark = Ga
chicago-family-genovese = Genovese
chicago-family-genovese-mark = Ge
chicago-colour-orange = orange
chicago-colour-orange-mark = O
chicago-colour-purple = purple
chicago-colour-purple-mark = P
chicago-colour-brown = brown
chicago-colour-brown-mark = B
chicago-colour-grey = grey
chicago-colour-grey-mark = G
chicago-colour-agent = FBI agent
chicago-colour-agent-mark = A
chicago-token-mansion = mansion
chicago-token-car = car
chicago-token-art = work of art
chicago-token-title = title
chicago-token-gangster = gangster
chicago-token-hat = hat influence
chicago-token-city = city influence
chicago-token-mansion-short = mans
chicago-token-car-short = car
chicago-token-art-short = art
chicago-token-title-short = title
chicago-token-gangster-short = gang
chicago-token-hat-short = hat
chicago-token-city-short = city
chicago-players-2 = two players
chicago-players-3 = three players
chicago-players-4 = four players

## Cards of the deck

chicago-card-gangster = gangster
chicago-card-family = family card
chicago-card-movement = movement
chicago-card-mansion = mansion
chicago-card-car = car
chicago-card-art = work of art
chicago-card-title = title
chicago-card-special = special action
chicago-card-gangster-text = Gangsters action: lay it on your table and pay $1. Gangsters are needed for businesses and attacks; 4 make you immune to the Bribe.
chicago-card-family-text = Family action: lay one to three of them, without paying; never more than three on the table. They are needed for businesses, raise your hand limit by one each, and all of them go for one family power.
chicago-card-movement-text = Movement action: discard it and move one or two different tokens of the city up to three diagonal steps each.
chicago-card-mansion-text = Assets action: lay it on your table and pay $1. Sets of different assets score 1, 2, 4, 6.
chicago-card-car-text = Assets action: lay it on your table and pay $1. Sets of different assets score 1, 2, 4, 6.
chicago-card-art-text = Assets action: lay it on your table and pay $1. Sets of different assets score 1, 2, 4, 6.
chicago-card-title-text = Assets action: lay it on your table and pay $1. Sets of different assets score 1, 2, 4, 6.
chicago-special-S1 = Immunity
chicago-special-S1-text = Draw 1. Until the end of the round you suffer no penalty of a city card.
chicago-special-S2 = Recruitment
chicago-special-S2-text = Lay up to two gangsters from your hand without paying.
chicago-special-S3 = Auction
chicago-special-S3-text = Lay up to two assets from your hand without paying.
chicago-special-S4 = Loose Ends
chicago-special-S4-text = Remove one agent in the city from the game. Draw 1.
chicago-special-S5 = Enticement
chicago-special-S5-text = Take a henchman beside a business you control. No agent takes its place.
chicago-special-S6 = Influence Peddling
chicago-special-S6-text = Put up to two hand cards down as influence without paying.
chicago-special-S7 = Smuggling
chicago-special-S7-text = Draw 3.
chicago-special-S8 = Assassination Attempt
chicago-special-S8-text = A rival with a gangster, and with no more gangsters than you, loses one. Draw 1.
chicago-special-S9 = Blackmail
chicago-special-S9-text = Take one random hand card from each of up to two rivals; with two players, two from the rival.
chicago-special-S10 = Money Laundering
chicago-special-S10-text = Discard up to three cards, then draw that many and two more.

## Businesses, and in six letters for the map

chicago-business-1 = Bar
chicago-business-1-short = Bar
chicago-business-2 = Cigar Shop
chicago-business-2-short = Cigars
chicago-business-3 = Fishmonger
chicago-business-3-short = Fish
chicago-business-4 = Warehouse
chicago-business-4-short = Wareh.
chicago-business-5 = Theatre
chicago-business-5-short = Theat.
chicago-business-6 = Radio Station
chicago-business-6-short = Radio
chicago-business-7 = Newspaper
chicago-business-7-short = Newsp.
chicago-business-8 = Cinema
chicago-business-8-short = Cinema
chicago-business-9 = Riding Club
chicago-business-9-short = Riding
chicago-business-10 = Golf Club
chicago-business-10-short = Golf
chicago-business-11 = Cabaret
chicago-business-11-short = Cabar.
chicago-business-12 = Boxing Gym
chicago-business-12-short = Boxing
chicago-business-13 = Distillery
chicago-business-13-short = Distil
chicago-business-14 = Restaurant
chicago-business-14-short = Restau
chicago-business-15 = Jeweller
chicago-business-15-short = Jewel.
chicago-business-16 = Pawnshop
chicago-business-16-short = Pawn
chicago-business-17 = Casino
chicago-business-17-short = Casino
chicago-business-18 = Hotel
chicago-business-18-short = Hotel
chicago-business-19 = Factory
chicago-business-19-short = Fact.
chicago-business-20 = Bank
chicago-business-20-short = Bank
chicago-business-21 = Harbour
chicago-business-21-short = Harb.
chicago-business-22 = Railway
chicago-business-22-short = Rail
chicago-business-23 = Meat Packer
chicago-business-23-short = Meat
chicago-business-24 = Airport
chicago-business-24-short = Airp.

## City cards

chicago-penalty-bribe = Bribe
chicago-penalty-sabotage = Sabotage
chicago-penalty-ethics = Code of Ethics
chicago-penalty-confrontation = Confrontation
chicago-city-card-bribe-short = Bribe
chicago-city-card-bribe-text = The new controller pays $1 more, if there is a card in hand. Immune with at least 4 gangsters.
chicago-city-card-sabotage-short = Sabotage
chicago-city-card-sabotage-text = The new controller loses an asset. Immune with at least 2 hat and 2 city influence.
chicago-city-card-code-of-ethics-short = Ethics
chicago-city-card-code-of-ethics-text = The new controller loses an influence. Immune with all four kinds of asset.
chicago-city-card-confrontation-short = Confront
chicago-city-card-confrontation-text = The new controller loses a gangster. Immune with a henchman of each colour.
chicago-city-card-al-capone-down = Al Capone, moving down
chicago-city-card-al-capone-down-short = Capone ↓
chicago-city-card-al-capone-down-text = Extortion in this row brings one card more. At the end of the round he moves one row down.
chicago-city-card-al-capone-up = Al Capone, moving up
chicago-city-card-al-capone-up-short = Capone ↑
chicago-city-card-al-capone-up-text = Extortion in this row brings one card more. At the end of the round he moves one row up.

## Mini-board

chicago-area-influence = Influence
chicago-area-influence-short = Inf
chicago-area-influence-text = grey + brown: no $1 for an influence, once a round
chicago-area-gangsters = Gangsters
chicago-area-gangsters-short = Gan
chicago-area-gangsters-text = purple + purple: no $1 for a gangster, once a round
chicago-area-assets = Assets
chicago-area-assets-short = Ass
chicago-area-assets-text = brown + brown: no $1 for an asset, once a round
chicago-area-business = Business
chicago-area-business-short = Bus
chicago-area-business-text = purple + orange: draw two instead of one, every time
chicago-area-special = Special
chicago-area-special-short = Spe
chicago-area-special-text = orange + orange: ignore the pair of a special card, every time
chicago-area-movement = Movement
chicago-area-movement-short = Mov
chicago-area-movement-text = grey + grey: after moving you may remove an agent, every time
chicago-power-son = Son (at least 1 family card)
chicago-power-son-text = draw two; immune to one penalty this round
chicago-power-father = Father (at least 2 family cards)
chicago-power-father-text = draw four; you may move an agent
chicago-power-grandfather = Grandfather (3 family cards)
chicago-power-grandfather-text = draw one; may take a henchman, remove an agent
chicago-extra-A = Extra action A
chicago-extra-A-text = at least 4 influence in all
chicago-extra-B = Extra action B
chicago-extra-B-text = at least 4 gangsters
chicago-extra-C = Extra action C
chicago-extra-C-text = one asset of each kind
chicago-extra-D = Extra action D
chicago-extra-D-text = a henchman of each colour
chicago-extra-E = Extra action E
chicago-extra-E-text = control of at least 4 businesses
chicago-benefit-income = two cards
chicago-benefit-bonus = a bonus lent
chicago-benefit-control = a control with one need ignored

## Phases

chicago-phase-set-up = Set-up
chicago-phase-income = Income
chicago-phase-actions = Actions
chicago-phase-control = Control
chicago-phase-round-end = End of the round
chicago-phase-end = End

## Events: set-up and rounds

chicago-event-deck-made =
    { $cards ->
        [one] The discards are shuffled into a new deck: 1 card.
       *[other] The discards are shuffled into a new deck: { $cards } cards.
    }
chicago-event-card-dealt =
    { $kind ->
        [hidden] { $seat } is dealt a card.
       *[other] { $seat } is dealt: { $kind }
    }
chicago-event-card-drawn =
    { $kind ->
        [hidden] { $seat } draws a card.
       *[other] { $seat } draws: { $kind }
    }
chicago-event-card-under =
    { $kind ->
        [hidden] { $seat } puts a card under the deck.
       *[other] { $seat } puts under the deck: { $kind }
    }
chicago-event-card-returned =
    { $kind ->
        [hidden] { $seat } returns a card under the deck.
       *[other] { $seat } returns under the deck: { $kind }
    }
chicago-event-henchman-laid = A henchman lies in gap { $hole }: { $colour }
chicago-event-city-card-laid = Beside row { $row } lies: “{ $city_card }”
chicago-event-first-henchman = { $seat } begins with a henchman: { $colour }
chicago-event-start-player = { $seat } is the start player.
chicago-event-round-begins = Round { $round } begins.
chicago-event-phase-begins = Phase: { $phase }
chicago-event-turn-begins =
    { $extra ->
        [yes] { $seat } may take an extra action.
       *[no] { $seat } is to play.
    }
chicago-event-business-revealed = Revealed at { $card }: “{ $business }”
chicago-event-token-laid = A bonus token lies on “{ $card }”: { $token }

## Events: income

chicago-event-godchild = { $seat } is a godchild in this round.
chicago-event-extorted =
    { $cards ->
        [one] { $seat } extorts “{ $card }”: 1 card
       *[other] { $seat } extorts “{ $card }”: { $cards } cards
    }
chicago-event-not-extorted = { $seat } extorts nothing.
chicago-event-godfather-income = { $seat } takes the godfather’s two cards.

## Events: actions

chicago-event-money-paid =
    { $kind ->
        [hidden] { $seat } pays $1.
       *[other] { $seat } pays $1: { $kind }
    }
chicago-event-bonus-used =
    { $by_godfather ->
        [yes] { $seat } uses a bonus the godfather lends: { $area }
       *[no] { $seat } uses the bonus: { $area }
    }
chicago-event-influence-laid =
    { $side ->
        [hat] { $seat } lays hat influence{ $kind ->
            [hidden] .
           *[other] : { $kind }
        }
       *[city] { $seat } lays city influence{ $kind ->
            [hidden] .
           *[other] : { $kind }
        }
    }
chicago-event-gangster-laid = { $seat } lays a gangster.
chicago-event-asset-laid = { $seat } lays an asset: { $asset }
chicago-event-special-played = { $seat } plays the special card “{ $special }”.
chicago-event-movement-played = { $seat } plays a movement card.
chicago-event-token-moved = { $seat } moves a token from { $from } to { $to }: { $token }
chicago-event-agent-removed = { $seat } removes the agent in gap { $hole } from the game.
chicago-event-family-laid =
    { $cards ->
        [one] { $seat } lays 1 family card.
       *[other] { $seat } lays { $cards } family cards.
    }
chicago-event-power-used =
    { $power ->
        [son] { $seat } uses the Son
        [father] { $seat } uses the Father
       *[grandfather] { $seat } uses the Grandfather
    } and discards { $cards ->
        [one] 1 family card.
       *[other] { $cards } family cards.
    }
chicago-event-immune =
    { $penalty ->
        [all] { $seat } is immune to all penalties in this round.
       *[other] { $seat } is immune in this round to: “{ $penalty }”
    }
chicago-event-henchman-taken = { $seat } takes a henchman from gap { $hole }: { $colour }
chicago-event-henchman-placed = { $seat } places a henchman in { $area }: { $colour }
chicago-event-henchman-lost = { $seat } has no slot left, so a henchman leaves the game: { $colour }
chicago-event-agent-placed = FBI agent placed in gap { $hole }.
chicago-event-extra-claimed = { $seat } gets the extra action { $extra }.
chicago-event-extra-used = { $seat } uses the extra action { $extra }.
chicago-event-blackmailed =
    { $kind ->
        [hidden] { $seat } takes a card from the hand of { $victim }.
       *[other] { $seat } takes from the hand of { $victim }: { $kind }
    }
chicago-event-card-discarded =
    { $kind ->
        [hidden] { $seat } discards a card.
       *[other] { $seat } discards: { $kind }
    }

## Events: control

chicago-event-claim-announced =
    { $ignoring ->
        [none] { $seat } claims “{ $card }”.
        [henchmen] { $seat } claims “{ $card }”, by the godfather’s help without the henchmen.
        [asset] { $seat } claims “{ $card }”, by the godfather’s help without the asset.
        [influence] { $seat } claims “{ $card }”, by the godfather’s help without the influence.
        [family] { $seat } claims “{ $card }”, by the godfather’s help without a family card.
        [gangsters] { $seat } claims “{ $card }”, by the godfather’s help without the gangsters.
       *[money] { $seat } claims “{ $card }”, by the godfather’s help without the money.
    }
chicago-event-attack-announced =
    { $ignoring ->
        [none] { $seat } attacks { $owner } at “{ $card }”.
        [henchmen] { $seat } attacks { $owner } at “{ $card }”, by the godfather’s help without the henchmen.
        [asset] { $seat } attacks { $owner } at “{ $card }”, by the godfather’s help without the asset.
        [influence] { $seat } attacks { $owner } at “{ $card }”, by the godfather’s help without the influence.
        [family] { $seat } attacks { $owner } at “{ $card }”, by the godfather’s help without a family card.
        [gangsters] { $seat } attacks { $owner } at “{ $card }”, by the godfather’s help without the gangsters.
       *[money] { $seat } attacks { $owner } at “{ $card }”, by the godfather’s help without the money.
    }
chicago-event-passed = { $seat } passes.
chicago-event-opposed =
    { $ignoring ->
        [none] { $seat } opposes.
        [henchmen] { $seat } opposes, by the godfather’s help without the henchmen.
        [asset] { $seat } opposes, by the godfather’s help without the asset.
        [influence] { $seat } opposes, by the godfather’s help without the influence.
        [family] { $seat } opposes, by the godfather’s help without a family card.
        [gangsters] { $seat } opposes, by the godfather’s help without the gangsters.
       *[money] { $seat } opposes, by the godfather’s help without the money.
    }
chicago-event-not-opposed = { $seat } does not oppose.
chicago-event-opposition-won = { $seat } wins “{ $card }” by opposition.
chicago-event-control-taken =
    { $from ->
        [none] { $seat } takes control of “{ $card }”.
       *[other] { $seat } takes “{ $card }” from { $from }.
    }
chicago-event-token-taken = { $seat } takes the bonus token: { $token }
chicago-event-chief-placed = { $seat } puts the family chief on “{ $card }”.
chicago-event-gangster-lost =
    { $token ->
        [yes] { $seat } gives up a gangster token.
       *[no] { $seat } gives up a gangster.
    }
chicago-event-influence-lost =
    { $side ->
        [hat] { $token ->
            [yes] { $seat } gives up a hat influence token.
           *[no] { $seat } gives up hat influence{ $kind ->
                [hidden] .
               *[other] : { $kind }
            }
        }
       *[city] { $token ->
            [yes] { $seat } gives up a city influence token.
           *[no] { $seat } gives up city influence{ $kind ->
                [hidden] .
               *[other] : { $kind }
            }
        }
    }
chicago-event-asset-lost =
    { $token ->
        [yes] { $seat } gives up an asset token: { $asset }
       *[no] { $seat } gives up an asset: { $asset }
    }
chicago-event-penalty-escaped = { $seat } is immune to the penalty “{ $penalty }”.
chicago-event-penalty-strikes = { $seat } suffers the penalty “{ $penalty }”.
chicago-event-penalty-empty = { $seat } has nothing to lose to the penalty “{ $penalty }”.

## Events: end of a round and of the game

chicago-event-hand-limit =
    { $kind ->
        [hidden] { $seat } discards a card over the hand limit.
       *[other] { $seat } discards over the hand limit: { $kind }
    }
chicago-event-city-cards-taken = The city cards are taken up.
chicago-event-scored =
    { $score ->
        [one] { $seat } ends with 1 point.
       *[other] { $seat } ends with { $score } points.
    }
chicago-event-winner = { $seat } wins.
chicago-event-place-points =
    { $points ->
        [one] { $seat } is given 1 point by place.
       *[other] { $seat } is given { $points } points by place.
    }

## Several events told as one

chicago-log-dealt =
    { $cards ->
        [hidden] { $seat } is dealt { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
       *[other] { $seat } is dealt: { $cards }
    }
chicago-log-draws =
    { $cards ->
        [hidden] { $seat } draws { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
       *[other] { $seat } draws: { $cards }
    }
chicago-log-under =
    { $cards ->
        [hidden] { $seat } puts { $count ->
            [one] 1 card under the deck.
           *[other] { $count } cards under the deck.
        }
       *[other] { $seat } puts under the deck: { $cards }
    }
chicago-log-pays =
    { $cards ->
        [hidden] { $seat } pays ${ $count }.
       *[other] { $seat } pays ${ $count }: { $cards }
    }
chicago-log-discards =
    { $cards ->
        [hidden] { $seat } discards { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
       *[other] { $seat } discards: { $cards }
    }
chicago-log-limit =
    { $cards ->
        [hidden] { $seat } discards over the hand limit { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
       *[other] { $seat } discards over the hand limit: { $cards }
    }

## Actions

chicago-action-influence =
    { $side ->
        [hat] Hat influence: { $card }
       *[city] City influence: { $card }
    }
chicago-action-gangster = Lay a gangster
chicago-action-asset = Asset: { $asset }
chicago-action-business = Reveal: { $card }
chicago-action-business-draw = Business: draw a card, all businesses are revealed
chicago-action-special = Special card: { $special }
chicago-action-special-by-godfather = Special card with the godfather’s help: { $special }
chicago-action-movement = Movement: move one or two tokens
chicago-action-family =
    { $cards ->
        [one] Family: lay 1 card
       *[other] Family: lay { $cards } cards
    }
chicago-action-son = Family power: Son
chicago-action-father = Family power: Father
chicago-action-grandfather = Family power: Grandfather
chicago-action-go-on = Go on
chicago-action-pay = Pay with: { $card }
chicago-action-free = Pay nothing: use your bonus
chicago-action-free-by-godfather = Pay nothing: use the bonus the godfather lends
chicago-action-reveal = Reveal: { $card }
chicago-action-extort = Extort: { $card }
chicago-action-no-extortion = Extort nothing
chicago-action-godfather-income = Take the godfather’s two cards
chicago-action-under = Put under the deck: { $card }
chicago-action-use-bonus = Use the bonus
chicago-action-no-bonus = Leave the bonus
chicago-action-use-bonus-by-godfather = Use the bonus the godfather lends
chicago-action-token = Gap { $hole } ({ $token })
chicago-action-no-token = Move no (other) token
chicago-action-to = To gap { $hole }
chicago-action-remove-agent = The agent in gap { $hole }
chicago-action-no-agent = Remove no agent
chicago-action-place-own = { $area }
chicago-action-place-shared = { $area }
chicago-action-lay = Lay: { $card }
chicago-action-lay-influence =
    { $side ->
        [hat] Hat influence: { $card }
       *[city] City influence: { $card }
    }
chicago-action-no-more = No more cards
chicago-action-rival = { $seat }
chicago-action-no-rival = Nobody else
chicago-action-discard = Discard: { $card }
chicago-action-lose-gangster =
    { $of ->
        [card] A gangster card
       *[token] A gangster token
    }
chicago-action-lose-influence =
    { $side ->
        [hat] Hat influence: { $card }
       *[city] City influence: { $card }
    }
chicago-action-lose-influence-token =
    { $side ->
        [hat] The hat influence token
       *[city] The city influence token
    }
chicago-action-lose-asset = The card: { $asset }
chicago-action-lose-asset-token = The token: { $asset }
chicago-action-immune = { $penalty }
chicago-action-claim =
    { $ignoring ->
        [none] Claim: { $card }
        [henchmen] Claim with help: { $card } without the henchmen
        [asset] Claim with help: { $card } without the asset
        [influence] Claim with help: { $card } without the influence
        [family] Claim with help: { $card } without a family card
        [gangsters] Claim with help: { $card } without the gangsters
       *[money] Claim with help: { $card } without the money
    }
chicago-action-attack =
    { $ignoring ->
        [none] Attack: { $card }
        [henchmen] Attack with help: { $card } without the henchmen
        [asset] Attack with help: { $card } without the asset
        [influence] Attack with help: { $card } without the influence
        [family] Attack with help: { $card } without a family card
        [gangsters] Attack with help: { $card } without the gangsters
       *[money] Attack with help: { $card } without the money
    }
chicago-action-pass = Pass
chicago-action-oppose =
    { $ignoring ->
        [none] Oppose
        [henchmen] Oppose with the godfather’s help, without the henchmen
        [asset] Oppose with the godfather’s help, without the asset
        [influence] Oppose with the godfather’s help, without the influence
        [family] Oppose with the godfather’s help, without a family card
        [gangsters] Oppose with the godfather’s help, without the gangsters
       *[money] Oppose with the godfather’s help, without the money
    }
chicago-action-no-opposition = Do not oppose
chicago-action-henchman = Gap { $hole } ({ $colour })
chicago-action-chief = Put your chief there
chicago-action-no-chief = Keep your chief
chicago-action-extra = Extra action { $extra }
chicago-action-return = Return: { $card }
chicago-action-keep = Keep: { $card }

## The first list of a turn

chicago-group-power-son = Family power: Son
chicago-group-power-father = Family power: Father
chicago-group-power-grandfather = Family power: Grandfather
chicago-group-hat = Influence: hat
chicago-group-city = Influence: city
chicago-group-gangster = Gangsters: lay one
chicago-group-asset = Assets: lay one
chicago-group-business = Business: reveal and draw
chicago-group-special = Special: play a card
chicago-group-movement = Movement: move tokens
chicago-group-family = Family: lay cards
chicago-group-claim = Claim a business
chicago-group-claim-help = Claim with the godfather’s help
chicago-group-attack = Attack a business
chicago-group-attack-help = Attack with the godfather’s help
chicago-group-pass = Pass: you are out of this phase
chicago-group-go-on = Go on without an extra action
chicago-group-row-a = Gaps of row a
chicago-group-row-b = Gaps of row b
chicago-group-row-c = Gaps of row c
chicago-group-row-d = Gaps of row d
chicago-group-row-e = Gaps of row e
chicago-group-row-f = Gaps of row f

## What is asked

chicago-prompt-act =
    { $extra ->
        [yes] Your extra action: take it, or keep its 2 points.
       *[no] Your turn: take one action.
    }
chicago-prompt-after =
    { $window ->
        [taken] Control is yours: use a family power, or go on?
        [end] Before your turn ends: use a family power, or go on?
       *[action] Use a family power now, or go on?
    }
chicago-prompt-pay =
    { $for ->
        [influence] Pay $1 for the influence: discard a card.
        [gangsters] Pay $1 for the gangster: discard a card.
        [assets] Pay $1 for the asset: discard a card.
        [bribe] The Bribe: pay $1, discard a card.
       *[business] Pay ${ $amount } for “{ $card }”: { $amount ->
            [one] discard a card.
           *[other] discard { $amount } cards.
        }
    }
chicago-prompt-reveal = Reveal a business: which face-down card?
chicago-prompt-extort =
    { $godchild ->
        [yes] You have nothing new to extort. Take the godfather’s two cards?
       *[no] Extort one of your businesses?
    }
chicago-prompt-under =
    { $attacked ->
        [yes] { $seat } attacks your “{ $card }”: for that you drew two cards. Which one goes under the deck?
       *[no]
            { $count ->
                [one] Which of the cards you drew goes under the deck?
               *[other] Which { $count } of the cards you drew go under the deck?
            }
    }
chicago-prompt-use-bonus =
    { $area ->
        [business] Business bonus: draw two cards instead of one?
       *[movement] Movement bonus: remove an agent?
    }
chicago-prompt-token =
    { $purpose ->
        [father] Father: which agent moves?
        [second] Movement: which second token moves?
       *[movement] Movement: which token moves?
    }
chicago-prompt-hole = Where does it go from gap { $hole }? ({ $token })
chicago-prompt-agent = Which agent leaves the game?
chicago-prompt-place = Where does your henchman go? ({ $colour })
chicago-prompt-lay = “{ $special }”: which card do you lay without paying?
chicago-prompt-rival =
    { $special ->
        [S8] Assassination Attempt: who loses a gangster?
       *[S9] Blackmail: from whose hand do you take a card?
    }
chicago-prompt-lose-gangster =
    { $why ->
        [attack] The attack costs you a gangster: which?
        [penalty] Confrontation costs you a gangster: which?
       *[special] The attempt costs you a gangster: which?
    }
chicago-prompt-lose-influence =
    { $why ->
        [penalty] The Code of Ethics costs you an influence: which?
       *[opposition] Your opposition costs you an influence: which?
    }
chicago-prompt-lose-asset = Sabotage costs you an asset: which?
chicago-prompt-choose-penalty = Son: to which penalty are you immune in this round?
chicago-prompt-claim = Your turn: claim a business, attack one, or pass.
chicago-prompt-oppose = { $seat } claims “{ $card }”. Do you oppose? It costs you one influence.
chicago-prompt-henchman =
    { $why ->
        [grandfather] Grandfather: which henchman of the city do you take?
        [special] Enticement: which henchman do you take?
       *[control] Which henchman beside “{ $card }” do you take?
    }
chicago-prompt-chief = Put your family chief on “{ $card }”? Nobody can attack it in this round.
chicago-prompt-extra-choice = You have reached two conditions: which extra action do you take?
chicago-prompt-discard = Money Laundering: discard up to { $count } cards; you draw as many and two more.
chicago-prompt-return-cards = Choose in secret two cards that go back under the deck, the upper one first.
chicago-prompt-keep-cards =
    { $limit ->
        [one] Hand limit: choose the 1 card you keep.
       *[other] Hand limit: choose the { $limit } cards you keep.
    }

## Hints: what a choice brings

chicago-need-henchmen = henchmen { $colours }
chicago-need-asset = asset: { $asset }
chicago-need-any = any
chicago-need-influence =
    { $side ->
        [hat] hat influence { $count }
       *[city] city influence { $count }
    }
chicago-need-family = a family card
chicago-need-gangsters =
    { $count ->
        [one] 1 gangster
       *[other] { $count } gangsters
    }
chicago-need-money = ${ $count }
chicago-hint-business = needs { $needs } → income { $income }, points { $points }
chicago-hint-control = pay ${ $money } → income { $income }, points { $points }
chicago-hint-token = token: { $token }
chicago-hint-owner = against { $seat }
chicago-hint-penalty =
    { $immune ->
        [yes] immune to { $penalty }
       *[no] penalty: { $penalty }
    }
chicago-hint-loss =
    { $penalty ->
        [bribe] would cost $1 more, beside row { $row }
        [sabotage] would cost an asset, beside row { $row }
        [code-of-ethics] would cost an influence, beside row { $row }
       *[confrontation] would cost a gangster, beside row { $row }
    }
chicago-hint-cards =
    { $cards ->
        [one] draw 1 card
       *[other] draw { $cards } cards
    }
chicago-hint-near = beside it: { $tokens }
chicago-hint-row = row: { $card }
chicago-hint-area = there: { $inside } · { $bonus }
chicago-hint-areas = for { $areas }
chicago-hint-completes = completes { $areas }
chicago-hint-fourth = no slot left: it would leave the game
chicago-hint-rival =
    { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }, { $gangsters ->
        [one] 1 gangster
       *[other] { $gangsters } gangsters
    }
chicago-hint-special = { $mark }{ $pair } → { $text }
chicago-group-have = you have { $have }
chicago-group-count =
    { $count ->
        [one] 1 to choose from
       *[other] { $count } to choose from
    }

## The screen

chicago-ui-round = ROUND { $round }/{ $rounds }
chicago-ui-start-player = start:
chicago-ui-piles = deck { $deck } · discards { $discards }
chicago-ui-supply = Agents in supply { $agents } · extra actions left { $extras }
chicago-ui-aside = aside: { $cards }
chicago-ui-godchild-uses =
    { $used ->
        [none] godchild, two benefits open
       *[other] godchild, used: { $used }
    }
chicago-ui-city = Chicago
chicago-ui-need =
    { $what ->
        [hat] hat{ $count }
        [city] city{ $count }
        [any] asset
        [mansion] mansion
        [car] car
        [art] art
        [title] title
        [family] fam
        [gangsters] { $count }gang
       *[money] ${ $count }
    }
chicago-ui-need-tiny =
    { $what ->
        [hat] hat{ $count }
        [city] city{ $count }
        [any] asset
        [mansion] mans
        [car] car
        [art] art
        [title] title
        [family] fam
        [gangsters] { $count }g
       *[money] ${ $count }
    }
chicago-ui-worth-tiny = { $income }/{ $points }
chicago-ui-worth = { $income }c { $points }★
chicago-ui-penalty = penalty
chicago-asset-mansion-mark = M
chicago-asset-car-mark = C
chicago-asset-art-mark = A
chicago-asset-title-mark = T
chicago-ui-column-hand = hand
chicago-ui-column-control = ctrl
chicago-ui-column-gangsters = gang
chicago-ui-column-hat = hat
chicago-ui-column-city = city
chicago-ui-column-assets = asset
chicago-ui-column-family = fam
chicago-ui-column-extra = extra
chicago-ui-players-line = Cards/businesses/gangsters/influence
chicago-ui-godchild-mark = g{ $left }
chicago-ui-passed-mark = –
chicago-ui-start = starts
chicago-ui-godchild =
    { $left ->
        [0] godchild
       *[other] godchild ({ $left } left)
    }
chicago-ui-passed = passed
chicago-ui-given =
    { $points ->
        [one] given by place: 1 point
       *[other] given by place: { $points } points
    }
chicago-ui-immune =
    { $penalties ->
        [all] immune to all penalties
       *[other] immune to: { $penalties }
    }
chicago-ui-seat-first = hand { $hand } · controls { $controlled }/10 · gang { $gangsters } · fam { $family }
chicago-ui-seat-second = hat { $hat } · city { $city } · assets: { $assets }
chicago-ui-seat-extra = extra { $extras }
chicago-ui-first = First henchman:
chicago-ui-your-influence = Your influence:
chicago-ui-side =
    { $side ->
        [hat] hat { $count }
       *[city] city { $count }
    }
chicago-ui-over-limit =
    { $over ->
        [one] 1 card over the hand limit of { $limit }: it goes at the end of this round.
       *[other] { $over } cards over the hand limit of { $limit }: they go at the end of this round.
    }
chicago-ui-sure =
    { $what ->
        [pass] Who passes is out of the phase. You could still take: { $cards }
       *[no-extortion] You could still extort: { $cards }
    }
chicago-ui-keys = ? help · a advice · j cards · p N try · u back · l log · q · ≈ reconstructed, not the printed value
chicago-sure = Enter or y does it; anything else chooses anew.
chicago-ui-own-specials = Your special cards
chicago-ui-businesses = Businesses
chicago-ui-city-cards = City cards
chicago-ui-extras = Extra actions, each for the first to reach it
chicago-ui-bonuses = Bonuses of the mini-board
chicago-ui-powers = Family powers: all family cards on your table go
chicago-ui-gone = gone
chicago-pick-total =
    { $count ->
        [one] { $cards } (1 card)
       *[other] { $cards } ({ $count } cards)
    }
chicago-usage =
    { $command ->
        [c] c needs a card: c S3, c Casino, c B3 for the business at B3, c b3 for the gap
        [r] r needs a rule: r C6.3
       *[p] p needs the number of a choice: p 2
    }
chicago-no-such-card = There is no card, place or gap with this id or name: { $id }
chicago-place-down = { $place }: a business that lies face down
chicago-place-gap =
    { $inside ->
        [none] { $hole }: a gap; it is empty
       *[other] { $hole }: a gap; in it: { $inside }
    }
chicago-place-beside = beside it: { $businesses }
chicago-preview-control = “{ $card }”: { $what }
chicago-preview-near =
    { $tokens ->
        [none] No henchman lies beside it.
       *[other] Beside it lie: { $tokens }
    }
chicago-preview-opposition =
    { $seats ->
        [none] Nobody can oppose as things stand.
       *[other] These may oppose: { $seats }
    }
chicago-end-businesses = business
chicago-end-henchmen = henchmen
chicago-end-assets = assets
chicago-end-extras = extra
chicago-end-cards = cards
chicago-end-agents = agents
chicago-end-place = place
chicago-end-influence = infl.
chicago-score-note = If the game ended now. Every agent beside a business costs its controller a point; a tie goes to the most influence.
chicago-help =
    Type the number of a choice and press Enter; where cards are picked, type all
    numbers in one go.
    0      back to the first list
    p N    preview: what choice N would bring, before you make it; of a pick: p 1 3
    u      take back your last command, as far as the last reveal
    a      advice: the three best choices, how likely you win, what each brings and risks
    j      special cards, businesses, city cards, extra actions, bonuses, powers
    score  points so far, source by source
    b      the whole city and every mini-board
    l      the whole log
    c X    a card by id, name or beginning of a name, what lies at a place or in a
           gap, an extra action: values, text and where they come from
           (c S3, c Casino, c B3, c b3, c Sabotage, c A)
    r ID   a rule (for instance r C6.3)
    s      save; s FILE saves elsewhere
    q      save and quit
    The engine’s own notation works too (for instance: asset car; pay gangster).
    ▸ the phase that is on
    B3: the third business of row B · b3: the third gap of row b · in a gap:
    O orange, P purple, B brown, G grey henchman, A FBI agent, · nothing
    ░ face down · +art +mans a bonus token: work of art, mansion
    Ga○ controlled by Ga, not yet extorted · Ga● extorted · ♛ with the chief on it
    On a small screen a row is one line, its letter at the beginning: “3Casino Ga○”
    is its third business, “3OA” its third gap with an orange henchman and an
    agent, + a bonus token; the city card stands at the end
    2c 3★ or 2/3: income of two cards, three points · needs you do not meet stand
    back · 2gang or 2g two gangsters · fam a family card
    Inf Gan Ass Bus Spe Mov: areas of the mini-board; ✓ bonus ready, ✗ used in
    this round; M C A T: mansion, car, work of art, title
    ctrl businesses controlled · ¹ start player · – passed
    g2 godchild with two benefits open · a letter after Co: first henchman
    ≈ reconstructed, not the printed value

## Advice

chicago-advice-note-reasons = ▲ gains and ▼ risks in points of the end, against the average choice.
chicago-advice-gain-hand = Leaves you a better hand
chicago-advice-risk-hand = Costs you good cards
chicago-advice-gain-influence = Raises your influence
chicago-advice-risk-influence = Leaves your influence lower
chicago-advice-gain-gangsters = Makes your gang stronger
chicago-advice-risk-gangsters = Leaves your gang weaker
chicago-advice-gain-family = Makes more of your family
chicago-advice-risk-family = Makes less of your family
chicago-advice-gain-henchmen = Wins henchmen and their bonuses
chicago-advice-risk-henchmen = Leaves you with fewer henchmen, or exposes them
chicago-advice-gain-assets = Adds to your assets
chicago-advice-risk-assets = Adds nothing to your assets
chicago-advice-gain-extras = Brings an extra action within reach
chicago-advice-risk-extras = Puts an extra action out of reach
chicago-advice-gain-income = Brings income
chicago-advice-risk-income = Costs you income
chicago-advice-gain-businesses = Opens the way to businesses
chicago-advice-risk-businesses = Leaves businesses out of reach
chicago-advice-gain-attacks = Prepares an attack
chicago-advice-risk-attacks = Gives up an attack
chicago-advice-gain-threats = Makes your businesses safer
chicago-advice-risk-threats = Leaves your businesses open to attack
chicago-advice-gain-turns = Leaves you more turns in this round
chicago-advice-risk-turns = Costs you turns in this round
chicago-advice-gain-points = Scores points at once
chicago-advice-risk-points = Scores fewer points at once
