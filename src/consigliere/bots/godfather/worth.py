"""Rules of thumb of the Godfather: what a card, an icon, a space or an ally is worth, in dollars of the end.

Read off a view and the content. The numbers are guesses that play decently, not measured truths.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from consigliere.bots.base import View
from consigliere.games.godfather import names
from consigliere.games.godfather.loading import Content

GOOD_ICONS: Final = {
    "GOOD_GUN": "gun",
    "GOOD_BOOZE": "booze",
    "GOOD_BLOOD": "blood",
    "GOOD_NARC": "narcotics",
}
COLOUR_BONUS: Final = 2.0  # the share of a $5 bonus that one more job of a colour brings
BID_SHARE: Final = 0.15  # of an ally's worth that is bid gladly
BID_WORTH: Final = 0.4  # and the share that is bid when no smaller bill is at hand
TRADE: Final = 2.0  # a discard icon on a card, whatever the hand will be by then
STEP_WORTH: Final[Mapping[str, float]] = {
    "front_any": 2.5,
    "move_own_thug": 2.5,
    "move_own_family": 3.0,
    "move_enemy": 1.0,
    "swap": 0.5,
    "place_marker": 3.0,
    "retrieve": 3.0,
    "offer": 3.0,
    "steal_case": 2.5,
    "collect": 2.0,
    "gun_down": 1.5,
    "drive_by": 2.0,
    "clean_house": 3.0,
    "take_over": 1.5,
    "mayor": 5.0,
    "union_boss": 3.0,
    "chief": 0.5,
}
# steps that need a figure on the board, and of which kind
TARGETS: Final[Mapping[str, set[str]]] = {
    "move_own_thug": {"own-thug"},
    "move_own_family": {"own-member"},
    "retrieve": {"own-thug", "own-member"},
    "place_marker": {"own-thug", "own-member"},
    "collect": {"own-thug", "own-member"},
    "gun_down": {"thug", "member"},
    "drive_by": {"thug", "member"},
    "clean_house": {"thug", "member"},
}


def bill(card: str) -> int:
    return int(card[1:])


class Worth:
    """Values as one seat sees them in one position."""

    def __init__(self, view: View, content: Content) -> None:
        self.view = view
        self.seat: int = view["viewer"]
        self.records = content.records
        self.hand: Mapping[str, int] = view["hand"]
        self.last_act = view["act"] == 4
        self.bills = sorted(
            (bill(id) for id in names.BILL_IDS for _ in range(self.hand.get(id, 0))), reverse=True
        )

    def values(self, id: str, field: str) -> list[Any]:
        found = self.records[id].values.get(field, [])
        return list(found) if isinstance(found, list | tuple) else []

    @property
    def crowded(self) -> bool:
        """Whether the tribute of this act will take cards anyway: then money is worth little unlaundered."""
        return sum(self.hand.values()) >= self.limit + 2

    @property
    def limit(self) -> int:
        return int(self.values("hand-limits", "limits")[self.view["act"] - 1])

    # -- cards

    def missing(self, job: str) -> int:
        """How many goods the hand lacks for a job, narcotics standing in."""
        cost = self.values(job, "cost")
        lacking = sum(max(0, cost.count(good) - self.hand.get(good, 0)) for good in set(cost))
        return max(0, lacking - self.hand.get("narcotics", 0))

    def job(self, job: str) -> float:
        """What completing it brings, its goods not counted."""
        pay: int = sum(self.values(job, "bills"))
        return 0.8 * pay + COLOUR_BONUS + self.steps(self.values(job, "ability"))

    def steps(self, steps: Sequence[Mapping[str, Any]]) -> float:
        total = 0.0
        for step in steps:
            name, argument = next(iter(step.items()))
            if name == "launder":
                total += self.launder(argument)
            elif name == "bank_to_case":
                total += float(argument)
            elif name == "icons":
                total += sum(TRADE if icon.startswith("DISCARD") else self.icon(icon) for icon in argument)
            elif name in ("choose_good", "steal_hand"):
                total += 1.2 * argument
            elif self.has_target(name):
                total += STEP_WORTH[name]
        return total

    def has_target(self, step: str) -> bool:
        """Whether a step about figures finds one on the board now."""
        return step not in TARGETS or bool(TARGETS[step] & self.on_board)

    def wasted(self, job: str) -> bool:
        """Whether a job's ability would find nothing, though it may later."""
        return not all(self.has_target(next(iter(step))) for step in self.values(job, "ability"))

    @cached_property
    def on_board(self) -> set[str]:
        """Which kinds of figure stand on the board: own thugs and family members, those of others."""
        found: set[str] = set()
        for figure in self.view["squares"].values():
            if figure is not None:
                found.add("own-thug" if figure == self.seat else "thug")
        for figure in self.view["rounds"].values():
            if figure is not None:
                own = isinstance(figure, dict) and figure["seat"] == self.seat
                found.add("own-member" if own else "member")
        return found

    def needed(self, good: str) -> bool:
        """Whether a job of the hand or a public one lacks this good."""
        jobs = [job for job in names.JOB_IDS if self.hand.get(job)]
        jobs += [job for job in self.view["public_jobs"] if job]
        return any(self.values(job, "cost").count(good) > self.hand.get(good, 0) for job in jobs)

    def good(self, good: str) -> float:
        if self.last_act and not self.figures_left() > 1:
            return 0.1
        if good == "narcotics":
            return 2.0
        return 1.7 if self.needed(good) else 0.9

    def card(self, card: str) -> float:
        """What a card in hand is worth keeping."""
        if card in names.BILL_IDS:
            return bill(card) * (1.0 if self.last_act else 0.85)
        if self.last_act and self.view["phase"] == "tribute":
            return 0.0
        if card in names.GOOD_IDS:
            return self.good(card)
        if card in names.JOB_IDS:
            return max(0.2, 0.6 * self.job(card) - 1.5 * self.missing(card))
        return self.steps(self.values(card, "ability"))

    # -- allies

    def bid_limit(self) -> float:
        """What to bid at most: gladly a small share of what an ally will bring in the acts to come, a larger
        one when the suitcase holds no smaller bill. Where there are allies for all who can bid, any bid buys
        one, and only the gap between the best and the worst of them is worth more."""
        worths = [self.steps(self.values(ally, "ability")) for ally in self.view["offered"]]
        bidders = sum(1 for row in self.view["seats"] if row["suitcase"]["bills"])
        if not worths:
            return 0.0
        offered = sorted(worths, reverse=True)
        uses = int(4 - self.view["act"])
        sure = offered[bidders - 1] if len(offered) >= bidders else 0.0
        limit = BID_SHARE * uses * (offered[0] - sure)
        smallest = min(bill(id) for id in names.BILL_IDS if self.view["suitcase"].get(id))
        worth_it = smallest <= BID_WORTH * uses * (sure or offered[0])
        return max(limit, float(smallest)) if worth_it else limit

    # -- icons

    @cached_property
    def cheapest(self) -> list[float]:
        """The cards of the hand by worth, the least first."""
        return sorted(self.card(c) for c in names.CARD_IDS for _ in range(self.hand.get(c, 0)))

    def launder(self, times: int) -> float:
        """The best bills in hand, safe from the tribute."""
        return (0.95 if self.crowded else 0.75) * sum(self.bills[:times])

    def icon(self, icon: str) -> float:
        if icon == "LAUNDER":
            return self.launder(1) or 0.5
        if icon == "JOB":
            return 0.2 if self.last_act else 1.8
        if icon == "HORSE":
            return 0.0 if self.view["horse"] == self.seat else 0.8
        if icon.startswith("MONEY"):
            return (0.4 if self.crowded else 0.65) * int(icon[-1])
        if icon in GOOD_ICONS:
            return self.good(GOOD_ICONS[icon])
        asked, gain = {"DISCARD2_5": (2, 4.0), "DISCARD3_8": (3, 6.2), "DISCARD1_GOOD": (1, 1.5)}.get(
            icon, (1, 4.0)
        )
        return gain - sum(self.cheapest[:asked]) if len(self.cheapest) >= asked else 0.0

    def icons(self, icons: Iterable[str]) -> float:
        """Icons used together; a second launder takes the next best bill."""
        pool = list(icons)
        launders = pool.count("LAUNDER")
        rest = sum(max(0.0, self.icon(icon)) for icon in pool if icon != "LAUNDER")
        return rest + (max(self.launder(launders), 0.5 * launders) if launders else 0.0)

    # -- the board

    def figures_left(self) -> int:
        row = self.view["seats"][self.seat]
        return int(row["thugs"]) + len(row["members"])

    def front(self, square: str) -> float:
        """A front's icons, less what an enemy controller gets from it."""
        half, _, turf = square.partition("-")
        business = square if half == "P" else self.view["tiles"][turf]
        gains = self.icons(self.values(business, "front"))
        stack = self.view["stacks"][turf]
        if stack and stack[-1] != self.seat:
            gains -= 0.4 * self.icons(self.values(business, "front"))
        return gains

    def backs(self, space: str) -> float:
        icons: list[str] = []
        for area in self.values(space, "areas"):
            for business in (f"P-{area}", self.view["tiles"].get(area)):
                if business is not None:
                    icons += self.values(business, "back")
        return self.icons(icons)

    def turfs(self, place: str) -> list[str]:
        """The turfs in which a figure on this space stands."""
        if place in names.SQUARE_IDS:
            return [place.partition("-")[2]]
        return [area for area in self.values(place, "areas") if area != "CP"]

    def influence(self, turf: str) -> dict[Any, int]:
        """Figures in a turf by owner; the neutral ones together."""
        count: dict[Any, int] = {}
        here = [self.view["squares"][f"{half}-{turf}"] for half in "PT"]
        here += [figure for space, figure in self.view["rounds"].items() if turf in self.turfs(space)]
        for figure in here:
            if figure is not None:
                owner = figure["seat"] if isinstance(figure, dict) else figure
                owner = owner if isinstance(owner, int) else "neutral"
                count[owner] = count.get(owner, 0) + 1
        return count

    def presence(self, place: str, thug: bool) -> float:
        """What one more own figure there does in the turf war."""
        total = 0.0
        for turf in self.turfs(place):
            count = self.influence(turf)
            mine = count.pop(self.seat, 0) + 1
            best = max(count.values(), default=0)
            total += 1.2 if mine > best else 0.8 if mine == best else 0.2
        return total * (0.8 if thug else 0.7)

    def standing(self, seat: Any) -> float:
        """How far another player seems to be ahead: suitcase and controlled turfs."""
        if not isinstance(seat, int):
            return -5.0
        case: Mapping[str, int] = self.view["seats"][seat]["suitcase"]
        top = sum(1 for stack in self.view["stacks"].values() if stack and stack[-1] == seat)
        return 3.0 * case["bills"] + 2.0 * case["jobs"] + 2.0 * top
