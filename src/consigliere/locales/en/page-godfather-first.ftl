### What is said once in a first game of The Godfather.

page-godfather-once-turn = One action: a figure on a lit space, a lit job or an ally. Nothing is done before you press the red button.
page-godfather-once-order = Whoever controls the turf uses its front too. Go first if a pile may run out, last for the horse head: it stays with whoever takes it last.
page-godfather-once-icons = These icons are yours to use, in any order. What you leave unused is lost.
page-godfather-once-keep-job = A job costs goods and pays bills, and its colour counts at the end. Keep the one you can pay for sooner.
page-godfather-once-discard = The icon has its price: give the card you need least.
page-godfather-once-good = Take what a job of yours still costs.
page-godfather-once-lower-bill = The pile is empty, and nothing makes up for the difference. A lower bill is better than none.
page-godfather-once-bills = Take the bills first if the ability can make use of them.
page-godfather-once-use = An ability is optional. Where it does nothing for you, leave it.
page-godfather-once-launder = Only money in the suitcase counts at the end, and the tribute does not touch it.
page-godfather-once-figure = Only the lit figures fit what the card says.
page-godfather-once-space = The figure goes to one of the lit spaces.
page-godfather-once-turf = Only the lit turfs fit what the card says.
page-godfather-once-front = Any lit front will do, even one that is taken. Whoever controls the turf uses it too.
page-godfather-once-opponent = What others hold is hidden; only the size of their hand is public.
page-godfather-once-marker = All your control markers are on the board. The one you move will be missing where it lay.
page-godfather-once-choose-ally = An ally can be played once in every act that is left.
page-godfather-once-bribe = All bid in secret. Whoever bids more chooses earlier; a bid of nothing takes no ally.
page-godfather-once-tribute = Keep as many cards as the limit allows. Money in your suitcase is safe.
page-godfather-once-offer = Everybody offers one bill in secret: the highest is taken, the others go back to their piles.
page-godfather-once-last = With your last figure this phase ends for you. Jobs and allies come before it.
page-godfather-once-job = A job is lit: you hold all that it costs. It takes no figure.
page-godfather-once-over =
    { $over ->
        [one] One card will be over the limit at the tribute. Pay for a job or launder bills in time.
       *[other] { $over } cards will be over the limit at the tribute. Pay for a job or launder bills in time.
    }
page-godfather-once-empty = Bribery comes, and your suitcase is empty: without laundered bills you cannot bid.
page-godfather-once-figures = Each figure is one turn in this act. Jobs and allies are turns that need none.

## Why a thing is lit

page-godfather-lit-thug = Lit because this square space is empty: a thug of yours may go there.
page-godfather-lit-member = Lit because this round space is empty: a family member of yours may go there.
page-godfather-lit-job = Lit because you hold what it costs.
page-godfather-lit-ally = Lit because this ally is in your hand: each can be played once in an act.
page-godfather-lit-figure = Lit because the card allows this figure.
page-godfather-lit-space = Lit because the figure may go there.
page-godfather-lit-turf = Lit because the card allows this turf.
page-godfather-lit-front = Lit because this front can be used, even if it is taken.
page-godfather-lit-marker = Lit because one of your control markers lies here.
page-godfather-lit-other = Lit because it answers the question.
