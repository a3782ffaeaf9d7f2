### What is said once in a first game of Chicago.

page-chicago-once-act = Three actions a round. Look first at what an open business asks for, and collect that.
page-chicago-once-after = A power discards all your family cards on the table, but costs no action.
page-chicago-once-claim = Lit businesses can be claimed or attacked. Whoever passes is out of this phase. You are asked about a rival’s claim only if you meet its needs and have more influence.
page-chicago-once-oppose = Your influence is greater than the claimant’s. Who opposes with the most takes the business and gives up one influence.
page-chicago-once-reveal = Only cards that touch an open business by a corner can be revealed.
page-chicago-once-extort = One business a round, and none twice while it stays yours. Cards are money and actions.
page-chicago-once-token = Agents beside your businesses cost points: move them away.
page-chicago-once-hole = Up to three diagonal steps; at most two tokens end in one gap.
page-chicago-once-agent = Each agent beside one of your businesses costs a point. This one leaves the game.
page-chicago-once-henchman = Two henchmen in one area bring its bonus, and 3 points instead of 1.
page-chicago-once-place = Each slot is bound to a colour. A pair brings the bonus of its area.
page-chicago-once-chief = Your chief keeps attackers away in this round. You have only one.
page-chicago-once-use-bonus = Using a bonus spends no henchman.
page-chicago-once-lay = This card is laid without paying the $1.
page-chicago-once-rival = What lies on the table is public; of a hand only the size is.
page-chicago-once-lose = You choose what you lose. Keep what a business you want asks for.
page-chicago-once-choose-penalty = You are immune to it in this round: choose one beside a business that you want.
page-chicago-once-extra-choice = An extra action is one more action, or 2 points if you never use it.
page-chicago-once-pay = Every card in your hand is worth $1. Pay with those you can spare.
page-chicago-once-under = Keep what you can use soon; what goes under the deck is gone for now.
page-chicago-once-discard = You draw as many as you discard, and two more. Give what you cannot use.
page-chicago-once-return-cards = Two of your eight cards go under the deck. Keep what one open business asks for.
page-chicago-once-keep-cards = Family cards on the table raise the limit. Keep what the next round needs.
page-chicago-once-over =
    { $over ->
        [one] One card is over the hand limit at the end of the round: as money it is still of use.
       *[other] { $over } cards are over the hand limit at the end of the round: as money they are still of use.
    }
page-chicago-once-attack = An attack is possible: you have more gangsters than the owner. It costs you one of them.
page-chicago-once-special = A special card is lit: you can play it now.
page-chicago-once-power = A family power can be used now. It costs no action, only the family cards.

## Why a thing is lit

page-chicago-lit-influence = Lit because any card can be laid as influence, and you can pay the $1.
page-chicago-lit-gangster = Lit because you hold a gangster and can pay the $1.
page-chicago-lit-asset = Lit because you hold this asset and can pay the $1.
page-chicago-lit-reveal = Lit because it touches an open business by a corner.
page-chicago-lit-special = Lit because you meet what this special card asks for.
page-chicago-lit-movement = Lit because you hold a movement card.
page-chicago-lit-family = Lit because you hold a family card.
page-chicago-lit-power = Lit because enough of your family cards are on the table.
page-chicago-lit-claim = Lit because you meet all prerequisites of this business.
page-chicago-lit-attack = Lit because you meet all prerequisites and have more gangsters than the owner.
page-chicago-lit-extort = Lit because it is yours and was not extorted yet.
page-chicago-lit-token = Lit because this token can be moved.
page-chicago-lit-to = Lit because it is at most three diagonal steps away and has room.
page-chicago-lit-agent = Lit because there is an agent here.
page-chicago-lit-henchman = Lit because this henchman can be taken.
page-chicago-lit-other = Lit because it answers the question.
