### What the referee says at a table of Chicago (unofficial engine, our own words).
### A message that both games have is in referee.ftl; the one of this file comes before it.

## Beginning

chicago-referee-note-reconstructed = Most card values and the places of the businesses are reconstructed; put your own in with “consigliere content new --game chicago”.
chicago-referee-set-up =
    { $cut ->
        [0] Set-up (C1). The city has rows A to { $last }; face up are { $starters }. The deck has { $cards } cards. Now for the draws:
       *[other] Set-up (C1). The city has rows A to { $last }; face up are { $starters }. The deck has { $cards } cards; nobody looks at the { $cut } special cards that are left out. Now for the draws:
    }

## Chance: what was drawn

chicago-referee-ask-henchman = Which henchman lies in gap { $hole }? You may name those of several gaps in a row.
chicago-referee-ask-city-card = Which city card lies beside row { $row }?
chicago-referee-ask-deal = { $name }, which cards were you dealt? Card { $card } of { $cards }; you may name several: “gangster x2, car, S4”.
chicago-referee-ask-first-henchman = { $name }, which colour is your first henchman?
chicago-referee-ask-start-player = Who is the start player?
chicago-referee-ask-business = { $card } is revealed: which business is it?
chicago-referee-ask-draw =
    { $left ->
        [one] { $name }, which card did you draw?
       *[other] { $name }, which { $left } cards did you draw? You may name several: “gangster x2, car”.
    }
chicago-referee-ask-blackmail = { $victim }, which card of your hand did { $name } draw?
chicago-referee-not-in-view = The number after × counts the cards { $name } does not see now.

## Answers that cannot be

chicago-referee-gone-card =
    { $copies ->
        [one] The only { $card } cannot be in the deck now; look again, or “undo” what was entered before.
       *[other] All { $copies } of { $card } are elsewhere; look again, or “undo” what was entered before.
    }
chicago-referee-gone-henchman = All henchmen of this colour are laid out already: { $card }.
chicago-referee-gone-city-card = { $card } lies beside another row.
chicago-referee-gone-capone = { $card } is never drawn; it has its own row.
chicago-referee-gone-business = { $card } lies in the city already.

## Decisions

chicago-referee-decide-act =
    { $extra ->
        [yes] { $name }: your extra action, or go-on (C8.2)
       *[no] { $name }: your action ({ $rule })
    }
chicago-referee-decide-power = { $name }: a family power, or go-on ({ $rule })
chicago-referee-decide-pay =
    { $number ->
        [one] { $name }: pay $1, face down; which card? ({ $rule })
       *[other] { $name }: pay ${ $number }, face down; which cards, as in “gangster x2 car”? ({ $rule })
    }
chicago-referee-decide-reveal = { $name }: which business do you reveal? ({ $rule })
chicago-referee-decide-extort =
    { $godchild ->
        [yes] { $name }: do you take the godfather’s two cards? ({ $rule })
       *[no] { $name }: which business do you extort? ({ $rule })
    }
chicago-referee-decide-under =
    { $number ->
        [one] { $name }: which of the drawn cards goes under the deck? ({ $rule })
       *[other] { $name }: which { $number } of the drawn cards go under the deck, and in which order? ({ $rule })
    }
chicago-referee-decide-bonus = { $name }: do you use the bonus { $area }? ({ $rule })
chicago-referee-decide-token = { $name }: which token moves? ({ $rule })
chicago-referee-decide-hole = { $name }: to which gap? ({ $rule })
chicago-referee-decide-agent = { $name }: which agent leaves the game? ({ $rule })
chicago-referee-decide-place = { $name }: where do you place the henchman ({ $colour })? ({ $rule })
chicago-referee-decide-lay =
    { $special ->
        [S6] { $name }: up to { $number } cards as influence, as in “hat gangster, city S4” ({ $rule })
       *[other] { $name }: up to { $number } cards, laid without paying, as in “car art” ({ $rule })
    }
chicago-referee-decide-rival = { $name }: which rival? ({ $rule })
chicago-referee-decide-lose-gangster = { $name }: which gangster do you give up? ({ $rule })
chicago-referee-decide-lose-influence = { $name }: which influence do you give up? ({ $rule })
chicago-referee-decide-lose-asset = { $name }: which asset do you give up? ({ $rule })
chicago-referee-decide-penalty = { $name }: immune to which penalty? ({ $rule })
chicago-referee-decide-claim = { $name }: claim, attack or pass ({ $rule })
chicago-referee-decide-oppose = { $name }: do you oppose the claim of { $card }? ({ $rule })
chicago-referee-decide-henchman = { $name }: which henchman do you take? ({ $rule })
chicago-referee-decide-chief = { $name }: does your chief go to { $card }? ({ $rule })
chicago-referee-decide-extra = { $name }: which extra action do you claim? ({ $rule })
chicago-referee-decide-discard-cards = { $name }: discard up to { $number } cards, face down, or “nothing” ({ $rule })
chicago-referee-decide-return = { $name }: name the { $number } cards you return, the upper one first ({ $rule })
chicago-referee-decide-limit = { $name }: name the { $number } cards you keep, as in “gangster x2” ({ $rule })

chicago-referee-which-influence = { $name }, which card goes face down? (C4.2)
chicago-referee-which-side = Say the side: influence hat, or influence city. The card is asked for alone.
chicago-referee-also-act = Also, if the cards allow it: influence hat, influence city, gangster, asset TYPE, special ID, movement, family N.
chicago-referee-in-influence = Influence, face down: hat { $hat }; city { $city }
chicago-referee-unknown-move = “{ $text }” is no move and no command. Type a number of the list, a move as in “claim B3”, or ?
chicago-referee-exactly =
    { $number ->
        [one] Name one card, not { $named }.
       *[other] Name exactly { $number } cards, not { $named }.
    }
chicago-referee-at-most =
    { $number ->
        [one] Name at most one card, not { $named }.
       *[other] Name at most { $number } cards, not { $named }.
    }
chicago-referee-why-what = Say which move: why claim B3

## City and score

chicago-referee-board-head =
    { $start ->
        [nobody] { $phase }. Deck: { $deck }. Discards: { $discards }. Agents in the supply: { $agents }.
       *[other] Round { $round }, { $phase }. Start player: { $start }. Deck: { $deck }. Discards: { $discards }. Agents in the supply: { $agents }.
    }
chicago-referee-board-aside = Extra actions left: { $extras }. Penalties aside: { $penalties }.
chicago-referee-board-row = { $row }, city card { $beside }: { $businesses }; gaps: { $gaps }
chicago-referee-face-down = { $at } face down
chicago-referee-extorted = extorted
chicago-referee-chief = chief
chicago-referee-token = token: { $token }
chicago-referee-first = first henchman { $colour }
chicago-referee-board-seat = { $name }: { $hand } cards in hand; controls { $businesses }; gangsters { $gangsters }; assets { $assets }; influence hat { $hat }, city { $city }; family cards { $family }; henchmen { $henchmen }
chicago-referee-holds-extra = extra action { $extras }
chicago-referee-godchild = godchild, benefits used: { $used }
chicago-referee-immune = immune to { $penalties }
chicago-referee-bonuses-used = bonuses used: { $areas }
chicago-referee-attacks = attacks made: { $attacks }

chicago-referee-score-now = If the game ended now (C11):
chicago-referee-score-seat =
    { $place ->
        [0] { $name }: { $total } = { $businesses } for businesses + { $henchmen } for henchmen + { $assets } for assets + { $extras } for extra actions + { $cards } for cards − { $agents } for agents; influence { $influence }
       *[other] { $name }: { $total } = { $businesses } for businesses + { $henchmen } for henchmen + { $assets } for assets + { $extras } for extra actions + { $cards } for cards − { $agents } for agents + { $place } by place; influence { $influence }
    }
chicago-referee-score-final = Final score (C11):

## Help

chicago-referee-help =
    Moves     a number of the list, or as written: claim B3; several joined by “;”
    Cards     an id (gangster, car, S4), several in one go: gangster x2, car
    Answers   an id, a name, its beginning, or a number of the list; several in one go
    legal [WORD]   what is open now        why MOVE   why a move is not allowed
    board          the table               score      what scoring would give now
    log [N]        what happened           hand NAME  hand and influence, for their owner alone
    undo           take back the last move or answer
    save [FILE]    keep the game           quit       save and leave
