### Why an action of Chicago is refused (unofficial engine, our own words). One message for each key.
### Names of cards, businesses, colours, penalties and players come in as finished words, in quotes or after a
### colon; places (A1), gaps (a1) and the words of an action ($say) as they are typed. What chooses a variant
### stays an id. What both games say is in refusals.ftl.

## Whose decision it is

chicago-refuse-not-your-turn =
    { $asked ->
        [act] It is not your turn. To play now: { $seat }.
        [claim] It is not your turn. To play now: { $seat }.
       *[other] This is not your decision. To decide now: { $seat }.
    }
chicago-refuse-draw-first =
    { $chance ->
        [cut] A special card has to be taken out of the deck first.
        [henchman] The henchmen have to be laid out in the city first.
        [city-card] A city card has to be laid beside its row first.
        [deal] The hands have to be dealt first.
        [first-henchman] The first henchmen have to be dealt first.
        [start-player] The start player has to be drawn first.
        [business] A business has to be revealed first.
        [draw] A card has to be drawn from the deck first.
       *[blackmail] The card taken by Blackmail has to be drawn first.
    }
chicago-refuse-another-decision =
    { $asked ->
        [act] You have to take your action first.
        [after] You have to use a family power, or go on, first.
        [pay] You have to pay first.
        [reveal] You have to reveal a business first.
        [extort] You have to extort a business, or none, first.
        [godfather] You have to take the godfather’s two cards, or not, first.
        [under] You have to put one of the drawn cards under the deck first.
        [use-bonus] You have to say first whether you use the bonus.
        [token] You have to choose a token, or none, first.
        [hole] You have to choose the gap the token goes to first.
        [agent] You have to choose an agent to remove, or none, first.
        [place] You have to place your henchman first.
        [lay] You have to lay cards for the special card first.
        [rival] You have to choose a rival first.
        [discard] You have to discard cards, or stop, first.
        [lose-gangster] You have to choose the gangster you give up first.
        [lose-influence] You have to choose the influence you give up first.
        [lose-asset] You have to choose the asset you give up first.
        [choose-penalty] You have to choose the penalty you are immune to first.
        [claim] You have to claim, attack or pass first.
        [oppose] You have to say first whether you oppose the claim.
        [henchman] You have to take a henchman from the city first.
        [chief] You have to say first whether your chief goes there.
        [extra-choice] You have to choose one of the extra-action cards first.
        [return-cards] You have to return two cards first.
       *[keep-cards] You have to name the cards you keep first.
    } { $decision ->
        [act] Actions come only in your turn of phase 2.
        [after] There is nothing to go on from now.
        [pay] There is nothing to pay now.
        [reveal] The start player reveals in phase 1 only.
        [extort] Businesses are extorted in phase 1 only.
        [under] No card goes under the deck now.
        [use-bonus] There is no bonus to use or leave now.
        [token] There is no token to choose now.
        [hole] No token is being moved now.
        [agent] There is no agent to remove now.
        [place] There is no henchman to place now.
        [lay] No special card lets you lay cards now.
        [rival] There is no rival to choose now.
        [discard] There are no cards to discard now.
        [lose-gangster] There is no gangster to give up now.
        [lose-influence] There is no influence to give up now.
        [lose-asset] There is no asset to give up now.
        [choose-penalty] There is no penalty to choose now.
        [claim] Claims, attacks and passing come only in your turn of phase 3.
        [oppose] There is no claim to oppose now.
        [henchman] There is no henchman to take now.
        [chief] Your chief is put down only when you gain control.
        [extra-choice] There is no extra-action card to choose now.
        [return-cards] Cards are returned only at the start of the game.
       *[keep-cards] There are no cards to name now.
    }
chicago-refuse-passed = You have passed, so you are out of this phase.
chicago-refuse-cards-returned = You have chosen the two cards you return already.
chicago-refuse-kept-already = You have named the cards you keep already.
chicago-refuse-within-limit = Your hand is not above the limit, so you make no choice. Cards: { $have }, limit: { $limit }.

## The city

chicago-refuse-place-outside = There is no place { $place } in the city of this game. Players: { $players }.
chicago-refuse-hole-outside = There is no gap { $hole } in the city of this game. Players: { $players }.
chicago-refuse-face-down = The business at { $place } still lies face down.
chicago-refuse-already-revealed = The business at { $place } lies face up already: “{ $business }”.
chicago-refuse-not-linked = The card at { $place } is not linked by a corner to a face-up business, so it cannot be revealed yet.
chicago-refuse-must-reveal = There is still something to reveal, so name the place. Number of places that can be revealed: { $places }.
chicago-refuse-city-empty = There is no token in the city that could be moved.
chicago-refuse-no-such-token = There is no such token in gap { $hole }: { $token }.
chicago-refuse-agents-only = The Father moves an agent; in gap { $hole } this is a henchman: { $token }.
chicago-refuse-token-moved = You have just moved this token to gap { $hole }; the second must be another one: { $token }.
chicago-refuse-token-stuck = No token of gap { $hole } can go anywhere: every gap within reach is full.
chicago-refuse-must-move = You have played a movement card, so move at least one token.
chicago-refuse-same-hole = The token lies in gap { $hole } now; it must end in another gap.
chicago-refuse-hole-full = Gap { $hole } is full: at most { $most } tokens may end in one gap.
chicago-refuse-way-blocked = The way from gap { $start } to gap { $hole } leads through a full gap, and at this table full gaps cannot be passed.
chicago-refuse-too-far = Gap { $hole } is too far from gap { $start }: at most { $steps } diagonal steps.
chicago-refuse-no-agent-there = There is no agent in gap { $hole }.
chicago-refuse-must-remove-agent =
    { $agents ->
        [one] There is an agent in the city, so remove it.
       *[other] There are { $agents } agents in the city, so remove one of them.
    }

## Henchmen

chicago-refuse-no-such-henchman = There is no such henchman in gap { $hole }: { $colour }.
chicago-refuse-not-adjacent = Gap { $hole } is not beside the business at { $place }: “{ $business }”. Take a henchman that is.
chicago-refuse-not-beside-own = Gap { $hole } is not beside a business you control.
chicago-refuse-must-take-henchman = There is a henchman you can take, so take one.
chicago-refuse-must-place = There is still a slot for this henchman on your mini-board, so place it: { $colour }.
chicago-refuse-slots-full =
    { $area ->
        [influence] There is no free slot of this colour in your area Influence: { $colour }.
        [gangsters] There is no free slot of this colour in your area Gangsters: { $colour }.
        [assets] There is no free slot of this colour in your area Assets: { $colour }.
        [business] There is no free slot of this colour in your area Business: { $colour }.
        [special] There is no free slot of this colour in your area Special: { $colour }.
       *[movement] There is no free slot of this colour in your area Movement: { $colour }.
    }

## Phase 1: income

chicago-refuse-not-your-business =
    { $by ->
        [nobody] Nobody controls the business at { $place } yet: “{ $business }”.
       *[other] You do not control the business at { $place }: “{ $business }”. Its controller: { $by }.
    }
chicago-refuse-extorted = You have extorted the business at { $place } already: “{ $business }”. That comes again only after it was lost and won anew.
chicago-refuse-card-not-drawn = You did not just draw this card: “{ $card }”. Put one of those you drew under the deck.

## Phase 2: actions

chicago-refuse-action-compulsory = Your action is compulsory. The Business action is always open to you.
chicago-refuse-extra-begun = You have used a power in the turn of your extra action, so take that action now.
chicago-refuse-no-card-to-pay =
    { $bonus ->
        [used] After laying this card you have no other to pay $1 with, and your bonus that saves it is used for this round: “{ $card }”.
       *[none] After laying this card you have no other to pay $1 with: “{ $card }”.
    }
chicago-refuse-too-few-family-cards = You hold fewer family cards than you want to lay. To lay: { $cards }, in hand: { $have }.
chicago-refuse-family-full = There are never more than { $most } family cards on your table. There now: { $laid }, to lay: { $cards }.
chicago-refuse-card-order = Name the cards in order: gangster, family, movement, mansion, car, art, title, special cards S1 to S10. “{ $card }” comes before the last one you named: “{ $last }”.
chicago-refuse-card-too-late = Name the cards in order: gangster, family, movement, mansion, car, art, title, special cards S1 to S10. From “{ $card }” on you have too few; still to name: { $need }, in hand from there on: { $left }.
chicago-refuse-must-pay = No bonus saves this money: it has to be paid. Still to pay: ${ $amount }.

## Special cards

chicago-refuse-pair-missing =
    { $missing ->
        [both] You own neither of the two henchmen this card needs: “{ $card }”. Its pair: { $first }, { $second }.
       *[other] You own only one of the two henchmen this card needs: “{ $card }”. Its pair: { $first }, { $second }; missing: { $missing }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }The godfather can stand in for them: “{ $say }”.
    }
chicago-refuse-pair-owned = You own the pair of this card, so you need no help of the godfather: “{ $card }”. Say: “{ $say }”.
chicago-refuse-no-city-cards = Without city cards this card cannot be played; it is money or influence only: “{ $card }”.
chicago-refuse-nothing-would-happen =
    { $special ->
        [S1] Nothing would happen: there is no card to draw, and you are immune already. Card: “{ $card }”.
        [S2] Nothing would happen: you have no gangster in hand. Card: “{ $card }”.
        [S3] Nothing would happen: you have no asset in hand. Card: “{ $card }”.
        [S4] Nothing would happen: there is no agent in the city and no card to draw. Card: “{ $card }”.
        [S5] Nothing would happen: there is no henchman beside a business you control. Card: “{ $card }”.
        [S6] Nothing would happen: you have no other card in hand. Card: “{ $card }”.
        [S7] Nothing would happen: there is no card to draw. Card: “{ $card }”.
        [S8] Nothing would happen: there is no card to draw, and no rival has a gangster without having more than you. Card: “{ $card }”.
        [S9] Nothing would happen: no rival has a card in hand. Card: “{ $card }”.
       *[S10] Nothing would happen: there is no card to draw, and you have no other card in hand. Card: “{ $card }”.
    }
chicago-refuse-lay-at-least-one = You have played “{ $card }”, so lay at least one card.
chicago-refuse-not-laid-by-card =
    { $special ->
        [S2] By “{ $card }” gangsters are laid and nothing else.
        [S3] By “{ $card }” assets are laid and nothing else.
       *[S6] By “{ $card }” cards are put down as influence: choose the hat or the city side.
    }
chicago-refuse-discard-first = There is no card to draw, so discard at least one card: something has to happen.
chicago-refuse-choose-rival = You have played “{ $card }”, so choose a rival.
chicago-refuse-rival-without-gangster = This player has no gangster to lose: { $seat }.
chicago-refuse-rival-stronger = This player has more gangsters than you: { $seat }. Theirs: { $theirs }, yours: { $have }.

## Bonuses and the godfather

chicago-refuse-bonus-used =
    { $area ->
        [influence] You have used your Influence bonus in this round already.
        [gangsters] You have used your Gangsters bonus in this round already.
       *[assets] You have used your Assets bonus in this round already.
    }
chicago-refuse-bonus-not-owned =
    { $area ->
        [influence] You do not own the Influence bonus: it needs a brown and a grey henchman in that area.
        [gangsters] You do not own the Gangsters bonus: it needs two purple henchmen in that area.
        [assets] You do not own the Assets bonus: it needs two brown henchmen in that area.
        [business] You do not own the Business bonus: it needs an orange and a purple henchman in that area.
        [special] You do not own the Special bonus: it needs two orange henchmen in that area.
       *[movement] You do not own the Movement bonus: it needs two grey henchmen in that area.
    }{ $say ->
        [none] { "" }
       *[other] { " " }The godfather can lend it to you: “{ $say }”.
    }
chicago-refuse-bonus-owned =
    { $area ->
        [influence] You own the Influence bonus yourself, so the godfather does not lend it.
        [gangsters] You own the Gangsters bonus yourself, so the godfather does not lend it.
        [assets] You own the Assets bonus yourself, so the godfather does not lend it.
        [business] You own the Business bonus yourself, so the godfather does not lend it.
        [special] You own the Special bonus yourself, so the godfather does not lend it.
       *[movement] You own the Movement bonus yourself, so the godfather does not lend it.
    } Say: “{ $say }”.
chicago-refuse-not-godchild = You are not a godchild in this round, so the godfather does not help you.
chicago-refuse-benefit-used =
    { $benefit ->
        [income] You have drawn the godfather’s two cards in this round already.
        [bonus] You have used a bonus lent by the godfather in this round already.
       *[control] You have gained control with the godfather’s help in this round already.
    }
chicago-refuse-two-benefits = You have used two of the godfather’s benefits in this round already; a third is not for you.
chicago-refuse-group-not-asked =
    { $group ->
        [henchmen] This business asks for no henchmen, so there is nothing to ignore: “{ $business }”.
        [asset] This business asks for no asset, so there is nothing to ignore: “{ $business }”.
        [influence] This business asks for no influence, so there is nothing to ignore: “{ $business }”.
        [family] This business asks for no family card, so there is nothing to ignore: “{ $business }”.
        [gangsters] This business asks for no gangsters, so there is nothing to ignore: “{ $business }”.
       *[money] This business asks for no money, so there is nothing to ignore: “{ $business }”.
    }

## Family powers

chicago-refuse-too-few-family =
    { $power ->
        [son] The Son needs { $need } family card on your table. There now: { $have }.
        [father] The Father needs { $need } family cards on your table. There now: { $have }.
       *[grandfather] The Grandfather needs { $need } family cards on your table. There now: { $have }.
    }
chicago-refuse-power-not-now =
    { $phase ->
        [actions] A family power is used before your action or after it, not in the middle of it.
        [control] A family power is used before you claim, attack or pass, right after you gain control, or at the end of that turn; not in between, and not to qualify for opposing.
       *[other] Family powers are used in phases 2 and 3 only.
    }
chicago-refuse-penalty-aside = This penalty lies beside no row now: “{ $penalty }”. Choose one that does.

## Phase 3: claims, attacks, opposition

chicago-refuse-claim-or-pass = Claim a business, attack one, or pass.
chicago-refuse-own-business = You control the business at { $place } already: “{ $business }”.
chicago-refuse-controlled =
    { $say ->
        [none] The business at { $place } is controlled already: “{ $business }”. Its controller: { $by }.
       *[other] The business at { $place } is controlled already: “{ $business }”. Its controller: { $by }. To attack it, say: “{ $say }”.
    }
chicago-refuse-nobody-to-attack =
    { $say ->
        [none] Nobody controls the business at { $place }, so it cannot be attacked: “{ $business }”.
       *[other] Nobody controls the business at { $place }, so it is claimed, not attacked: “{ $business }”. Say: “{ $say }”.
    }
chicago-refuse-no-marker-left = All your { $markers } control markers are on businesses; you can take no other.
chicago-refuse-attacks-used = You have made your { $attacks } attacks of this round.
chicago-refuse-chief-there = A chief protects the business at { $place } in this round: “{ $business }”. The chief belongs to: { $by }.
chicago-refuse-last-business = The business at { $place } is the only one its controller has, so it cannot be attacked: “{ $business }”. Its controller: { $by }.
chicago-refuse-too-few-gangsters = An attack needs more gangsters than the controller has: { $by }. Theirs: { $theirs }, yours: { $have }.
chicago-refuse-own-claim = It is your own claim, so you do not oppose it.
chicago-refuse-too-little-influence = To oppose you need more influence in all than the claimant: { $by }. Theirs: { $theirs }, yours: { $have }.
chicago-refuse-lacks-henchmen =
    You own too few henchmen of this colour: { $colour }. Business: “{ $business }”; needed: { $need }, yours: { $have }.{ $other ->
        [none] { "" }
       *[other] { " " }Another colour is missing too: { $other }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }With the godfather’s help you can do without: “{ $say }”.
    }
chicago-refuse-lacks-asset =
    { $asset ->
        [any] You have no asset on your table, and this business asks for one: “{ $business }”.
       *[other] This business asks for an asset you do not have on your table: “{ $business }”. Missing: { $asset }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }With the godfather’s help you can do without: “{ $say }”.
    }
chicago-refuse-lacks-influence =
    { $side ->
        [hat] You have too little hat influence for this business: “{ $business }”. Needed: { $need }, yours: { $have }.
       *[city] You have too little city influence for this business: “{ $business }”. Needed: { $need }, yours: { $have }.
    }{ $say ->
        [none] { "" }
       *[other] { " " }With the godfather’s help you can do without: “{ $say }”.
    }
chicago-refuse-lacks-family =
    This business asks for family cards on your table: “{ $business }”. Needed: { $need }, yours: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }With the godfather’s help you can do without: “{ $say }”.
    }
chicago-refuse-lacks-gangsters =
    You have too few gangsters for this business: “{ $business }”. Needed: { $need }, yours: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }With the godfather’s help you can do without: “{ $say }”.
    }
chicago-refuse-lacks-money =
    You have too few cards in hand to pay for this business: “{ $business }”. To pay: ${ $need }, cards: { $have }.{ $say ->
        [none] { "" }
       *[other] { " " }With the godfather’s help you can do without: “{ $say }”.
    }

## Losses and extra actions

chicago-refuse-lose-something-else =
    { $what ->
        [gangster] It is a gangster that you have to give up.
        [influence] It is an influence that you have to give up.
       *[asset] It is an asset that you have to give up.
    }
chicago-refuse-no-such-gangster =
    { $form ->
        [card] You have no gangster card on your table.
       *[token] You have no gangster token.
    }
chicago-refuse-no-such-influence =
    { $side ->
        [hat] There is no such card on your hat side: “{ $card }”.
       *[city] There is no such card on your city side: “{ $card }”.
    }
chicago-refuse-no-influence-token =
    { $side ->
        [hat] You have no hat influence token.
       *[city] You have no city influence token.
    }
chicago-refuse-no-such-asset =
    { $form ->
        [card] You have no such asset card on your table: { $asset }.
       *[token] You have no such asset token: { $asset }.
    }
chicago-refuse-extra-taken = This extra-action card has been claimed already: { $extra }.
chicago-refuse-extra-not-reached = You have not reached the condition of this extra-action card: { $extra }.
