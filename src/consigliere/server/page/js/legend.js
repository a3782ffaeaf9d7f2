// Each game in short, and the signs this page uses for it.

const APPROX = ["≈", "a reconstructed value: our own, not the printed one"];
const RULE = ["G5.1", "a rule’s id: press it to read the rule"];
const FORESEE = ["?", "beside a choice: what would happen, before you choose it"];

export const SHORT = {
  godfather: "Whoever has the most money at the end wins. Only bills in the suitcase count: launder them there before others take what you hold. In four acts each player in turn plays one figure, job or ally: a thug uses the front of a business, a family member the backs of all businesses around a space. Then the turfs are fought over by figures, allies are bribed, and everybody keeps a few cards only. At the end $5 go to whoever leads in a turf or in a colour of jobs.",
  chicago: "Whoever has the most points after six rounds wins. Each round brings income from your businesses, then three actions each (influence, gangsters, assets, family, movement and others), then control: claim a business whose needs you meet, or attack that of another. Any card of the hand pays $1. Businesses, henchmen, sets of assets and extra actions left score; FBI agents beside your businesses cost points.",
};

export const SIGNS = {
  godfather: [
    ["front", "the lower half of a business: whoever plays a thug there uses it, and so does the controller of the turf"],
    ["back", "the upper half of a business: used by a family member on a round space that touches its turf"],
    ["1→$5, 2→$5", "discard that many cards, take a $5"],
    ["3→$5+$3", "discard three cards, take a $5 and a $3"],
    ["1→good", "discard a card, take a booze, a gun or a blood money"],
    ["launder", "put one bill of the hand into your suitcase"],
    ["job", "draw two jobs, keep one"],
    ["horse head", "its holder begins the phase and comes first in ties at bribery; “horse” on a business takes it"],
    ["×2", "the same sign twice: it may be used twice"],
    ["P-QN, T-QN", "a place by its id: the printed business of a turf, or its tile"],
    APPROX, FORESEE, RULE,
  ],
  chicago: [
    ["hat, city", "the two kinds of influence: hand cards laid face down on that side of the mini-board, one point each"],
    ["O, P, B, G", "henchmen: orange, purple, brown, grey"],
    ["A", "an FBI agent: −1 point at the end for each own business beside it"],
    ["A1, b2", "a place by its id: capital letters for businesses, small ones for the gaps between them"],
    ["income", "how many cards the business gives when it is extorted"],
    ["extorted", "this business has given its income already"],
    ["penalty", "a city card that strikes whoever wins control in its row"],
    ["bonus", "two henchmen in one area of the mini-board: its bonus can be used"],
    APPROX, FORESEE, ["C4.1", RULE[1]],
  ],
};
