"""What things are worth in Chicago, in points of the end: businesses, cards, henchmen, a whole holding.

Read off a view and the content. The numbers are guesses that play decently, not measured truths.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, NamedTuple

from consigliere.bots.base import View
from consigliere.bots.chicago import seen
from consigliere.bots.chicago.seen import Business, Holding
from consigliere.core.content import Content
from consigliere.games.chicago.tables import Tables

ROUNDS: Final = 6
CARD: Final = 0.5  # of a point at the end
HENCHMAN: Final = 1.5
AGENT_COMES: Final = 0.7
PENALTY: Final = 1.0
GANGSTER: Final = 1.6  # given up by an attacker
INFLUENCE: Final = 1.2  # given up by a winning opponent
EXTRA: Final = 2.0
EXTRA_FALLS: Final = 0.55  # for every step that is missing
POWER: Final = (0.0, 0.5, 1.4, 2.0)  # what may still be made of family cards on the table
# the chance to get a business whose prerequisites lack so many actions
CHANCE: Final = (1.0, 0.6, 0.36, 0.2, 0.1, 0.05, 0.02, 0.01, 0.0)
LATE: Final = 0.3  # if the actions of this round do not suffice
NO_HENCHMAN: Final = 0.35
NO_CARD: Final = 0.8
NEXT: Final = 0.8  # one cannot have them all: the second best counts less, and so on
TOKENS: Final[Mapping[str, float]] = {"gangster": 1.2, "hat": 1.0, "city": 1.0}


class Prospect(NamedTuple):
    """A business one might control: what it is worth then, and the gangsters an attack needs."""

    card: str
    business: Business
    worth: float
    gangsters: int


class Worth:
    """Values as one seat sees them in one position."""

    def __init__(self, view: View, content: Content[Tables]) -> None:
        self.view = view
        self.seat: int = view["viewer"]
        self.own: Mapping[str, Any] = view["seats"][self.seat]
        self.hand: Mapping[str, int] = view["hand"]
        self.cards: Mapping[str, Any] = view["cards"]
        self.businesses = seen.businesses(content.tables)
        self.pairs = seen.pairs(content.tables)
        self.top: list[Any] = view["stack"][-1]
        self.rounds_left: int = ROUNDS - max(1, view["round"])
        self.card_worth: float = CARD + 0.04 * self.rounds_left
        self._gains: dict[tuple[int, int, int], float] = {}
        self._keeping: dict[str, float] = {}

    @cached_property
    def holding(self) -> Holding:
        return seen.owned(self.own)

    @cached_property
    def rivals(self) -> list[tuple[Mapping[str, Any], Holding]]:
        return [(row, seen.owned(row)) for row in self.view["seats"] if row["seat"] != self.seat]

    @cached_property
    def actions_left(self) -> int:
        """Own actions of this round after the present one."""
        for frame in self.view["stack"]:
            if frame[0] == "actions":
                return int(2 - (frame[3] - 1) // self.view["players"])
        return 3 if self.view["phase"] == "income" else 0

    # -- businesses

    @cached_property
    def prospects(self) -> list[Prospect]:
        """Every face-up business of nobody, and those of others that may be attacked."""
        out = []
        rivals = {row["seat"]: (row, holding) for row, holding in self.rivals}
        for id, card in self.cards.items():
            if card["business"] is None or card["owner"] == self.seat:
                continue
            business = self.businesses[card["business"]]
            if card["owner"] is None:
                out.append(Prospect(id, business, self.control(id), 0))
                continue
            row, holding = rivals[card["owner"]]
            if row["controlled"] >= 2 and row["chief"] != id and self.own["attacks"] < 2:
                out.append(Prospect(id, business, self.attack(id), holding[seen.GANGSTERS] + 1))
        return out

    def control(self, id: str) -> float:
        """What the control of a business brings: points, income, token, henchman; less agents and penalty."""
        card = self.cards[id]
        business = self.businesses[card["business"]]
        total: float = business.points - self.card_worth * business.money + self.beside(id)
        if self.fresh < self.rounds_left:
            total += self.card_worth * business.income
        if card["token"] is not None:
            total += TOKENS.get(card["token"], 1.5)
        if self.struck(id[0]):
            total -= PENALTY
        return total

    def attack(self, id: str) -> float:
        """As a control; a gangster goes, and the owner loses what we gain."""
        points = self.businesses[self.cards[id]["business"]].points
        harm: float = points / self.view["players"]
        return self.control(id) - GANGSTER + harm

    @cached_property
    def fresh(self) -> int:
        """Own businesses that are not yet extorted: one can be, every round."""
        return sum(
            1 for card in self.cards.values() if card.get("owner") == self.seat and not card["extorted"]
        )

    def beside(self, id: str) -> float:
        """Agents next to a business cost a point each; a henchman brings something, and an agent comes."""
        agents = henchmen = 0
        for hole in seen.HOLES_BESIDE[id]:
            for token in self.view["holes"].get(hole, ()):
                if token == "agent":
                    agents += 1
                else:
                    henchmen += 1
        gain = HENCHMAN - (AGENT_COMES if self.view["agents"] else 0.0) if henchmen else 0.0
        return gain - agents

    def struck(self, row: str) -> bool:
        """C7: whether the city card of a row would strike."""
        card = self.view["city_cards"][row]
        if card is None or card.startswith("al-capone") or card in self.own["immune"]:
            return False
        h = self.holding
        if card == "bribe":
            return h[seen.GANGSTERS] < 4 and h[seen.CARDS] > 0
        if card == "sabotage":
            return h[seen.ANY] > 0 and (h[seen.HAT] < 2 or h[seen.CITY] < 2)
        if card == "code-of-ethics":
            return h[seen.INFLUENCE] > 0 and 0 in h[seen.ASSET : seen.COLOUR]
        return h[seen.GANGSTERS] > 0 and 0 in h[seen.COLOUR : seen.CARDS]

    def threats(self, id: str) -> int:
        """How many others could take the business themselves."""
        business = self.businesses[self.cards[id]["business"]]
        return sum(1 for row, holding in self.rivals if not row["passed"] and seen.met(holding, business))

    # -- a whole holding

    @cached_property
    def can_ignore(self) -> bool:
        """C9.1: whether the godfather still helps to control a business."""
        used = self.own["benefits_used"]
        return bool(self.own["godchild"]) and "control" not in used and len(used) < 2

    def value(self, h: Holding) -> float:
        """What a holding promises: businesses, cards, assets, extra actions, what may still be revealed."""
        total = self.card_worth * h[seen.CARDS] + self.sure(h) + POWER[min(h[seen.FAMILY], 3)]
        share = 1.0
        for promise in sorted([self.promise(h, prospect) for prospect in self.prospects], reverse=True):
            total += share * promise
            share *= NEXT
        return total + self.unseen * self.useful(h)

    def promise(self, h: Holding, prospect: Prospect) -> float:
        """The worth of a business by the actions, henchmen and cards that are still missing."""
        lacking = max(0, prospect.gangsters - h[seen.GANGSTERS])
        cards = prospect.business.money + 2 * lacking
        henchmen = 0
        for index, count in prospect.business.needs:
            missing = count - h[index]
            if missing <= 0:
                continue
            if seen.COLOUR <= index < seen.CARDS:
                henchmen += missing
            else:
                lacking += missing
                cards += missing if index == seen.FAMILY else 2 * missing
        if self.can_ignore and (henchmen or lacking):
            henchmen, lacking = 0, lacking if henchmen else lacking - 1
        promise = prospect.worth * CHANCE[min(lacking, 8)]
        if lacking > self.actions_left:
            promise *= LATE if self.rounds_left else 0.0
        if henchmen:
            promise *= NO_HENCHMAN**henchmen
        if cards > h[seen.CARDS]:
            promise *= NO_CARD ** (cards - h[seen.CARDS])
        return promise

    @cached_property
    def unseen(self) -> float:
        """The share of the game that is still to come, in rounds and businesses."""
        return 0.12 * self.rounds_left

    def useful(self, h: Holding) -> float:
        """What businesses ask for at all: two of each influence, two gangsters, assets, a family card."""
        simple = min(h[seen.HAT], 2) + min(h[seen.CITY], 2) + min(h[seen.GANGSTERS], 2)
        return simple + min(h[seen.FAMILY], 1) + 0.3 * h[seen.GANGSTERS] + 0.2 * h[seen.INFLUENCE]

    def sure(self, h: Holding) -> float:
        """Sets of assets (C11.2) and extra actions in reach (C8.1)."""
        total = asset_points(h) + 0.1 * h[seen.GANGSTERS] + 0.1 * h[seen.INFLUENCE]
        if self.may_have_extra:
            free = self.view["extras"]
            if "A" in free:
                total += EXTRA * EXTRA_FALLS ** max(0, 4 - h[seen.INFLUENCE])
            if "B" in free:
                total += EXTRA * EXTRA_FALLS ** max(0, 4 - h[seen.GANGSTERS])
            if "C" in free:
                total += EXTRA * EXTRA_FALLS ** h[seen.ASSET : seen.COLOUR].count(0)
            if "D" in free:
                total += EXTRA * EXTRA_FALLS ** h[seen.COLOUR : seen.CARDS].count(0)
        return total

    @cached_property
    def may_have_extra(self) -> bool:
        most = 2 if self.view["options"].get("two-extra-actions") else 1
        return bool(self.own["extras_taken"] < most)

    @cached_property
    def present(self) -> float:
        return self.value(self.holding)

    def gain(self, index: int, count: int = 1, cards: int = 0) -> float:
        """What something more on the table brings, with more or fewer cards in hand."""
        key = (index, count, cards)
        if key not in self._gains:
            self._gains[key] = self.value(seen.more(self.holding, index, count, cards)) - self.present
        return self._gains[key]

    # -- cards of the hand

    def keeping(self, kind: str) -> float:
        """What a card in hand may become, beside money."""
        if kind not in self._keeping:
            self._keeping[kind] = self._use(kind)
        return self._keeping[kind]

    def _use(self, kind: str) -> float:
        if kind == "movement":
            return 0.3 if any("agent" in tokens for tokens in self.view["holes"].values()) else 0.1
        if kind in self.pairs:
            return (0.9, 0.4, 0.0)[self.henchmen_missing(kind)]
        if kind == "family":
            return 0.3 + 0.4 * self.gain(seen.FAMILY)
        return 0.4 * self.gain(seen.INDEX[kind])

    def henchmen_missing(self, special: str) -> int:
        """Of the pair on a special card."""
        first, second = self.pairs[special]
        h = self.holding
        if first == second:
            return max(0, 2 - h[first])
        return int(h[first] == 0) + int(h[second] == 0)

    @property
    def lent(self) -> float:
        """What is lost if the godfather lends a bonus: perhaps his help to control a business (C9.1)."""
        if "income" not in self.own["benefits_used"] or not self.can_ignore:
            return 0.0
        helped = any(
            len(seen.groups_missing(self.holding, prospect.business)) == 1 for prospect in self.prospects
        )
        return 2.0 if helped or self.actions_left else 0.0


def asset_points(h: Holding) -> float:
    """C11.2: sets of different types 1 / 2 / 4 / 6, as large as possible first."""
    counts = h[seen.ASSET : seen.COLOUR]
    total = 0
    while any(counts):
        types = sum(1 for n in counts if n)
        total += types if types <= 2 else 2 * (types - 1)
        counts = [n - 1 if n else 0 for n in counts]
    return float(total)
