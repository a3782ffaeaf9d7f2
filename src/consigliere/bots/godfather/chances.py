"""What counts in the Godfather as a chance to use a thing, and as using it; for the balance report.

- job: payable at an own turn, from hand or public; completed. Once for each game, seat and design.
- ally: offered in a game; bought by somebody. ally-choice: to be chosen from at least two; chosen.
  ally-play: in hand at an own turn; played. Once for each act and seat.
- space, front, back: a figure can be played there at an own turn; used. Once for each act and seat.
- turf: a figure played or moved into it; a marker laid on it. Once for each act and seat.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from consigliere.bots.godfather.masked import masked as hidden
from consigliere.bots.tally import Counting, Game, Occasion, TABLE
from consigliere.core.events import Raw
from consigliere.games.godfather import frames, happenings as ev, names, ranges
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import (
    BILLS,
    CENTRAL_PARK,
    CHIEF_PLACE,
    FIRST_TILE,
    SQUARES,
    TURFS,
    value,
)

THINGS: Final[Mapping[str, Sequence[str]]] = {
    "job": names.JOB_IDS,
    "ally": names.ALLY_IDS,
    "ally-choice": names.ALLY_IDS,
    "ally-play": names.ALLY_IDS,
    "space": names.ROUND_IDS,
    "front": names.BUSINESS_IDS,
    "back": names.BUSINESS_IDS,
    "turf": names.TURF_IDS,
}
JUDGED: Final = ("job", "ally", "ally-choice", "front", "back")  # an ally in hand is free to play
NOT_THERE: Final = frozenset({("front", CENTRAL_PARK)})  # Central Park has a back only
SET_UP: Final = 6  # a $1, a $2 and a $3 for everybody
MAYOR: Final = 0
LAST_ACT: Final = 3


class Watch:
    """One game of the Godfather."""

    def __init__(self, s: Godfather) -> None:
        self.could: set[Occasion] = set()
        self.did: dict[Occasion, int] = {}
        self.figures: Counter[str] = Counter(taken=SET_UP * int(s.players))
        self.first = TABLE
        self.act = 0
        self.areas = [int(mask) for mask in s.tables.areas]

    def asked(self, s: Godfather, seat: int, action: int) -> None:
        for bill in range(BILLS):
            if s.pile[bill] == 0:
                self.figures[f"empty-{names.BILL_IDS[bill]}"] = 1
                self.figures["empty"] = 1
                if self.act < LAST_ACT:
                    self.figures["empty-early"] = 1
        kind = s.frames[s.top]
        if kind == frames.TURN:
            self._turn(s, seat)
        elif kind == frames.CHOOSE_ALLY:
            for choice in s.legal_actions():
                self.could.add(("ally-choice", choice - ranges.CHOOSE_ALLY, seat, self.act))

    def _turn(self, s: Godfather, seat: int) -> None:
        act, could = self.act, self.could
        for action in s.legal_actions():
            if action < ranges.MEMBER:
                could.add(("front", int(s.business(action - ranges.THUG)), seat, act))
            elif action < ranges.HAND_JOB:
                could.add(("space", action - ranges.MEMBER, seat, act))
                for business in self._backs(s, action - ranges.MEMBER):
                    could.add(("back", business, seat, act))
            elif action < ranges.PUBLIC_JOB:
                could.add(("job", (action - ranges.HAND_JOB) // ranges.PAYMENTS, seat, 0))
            elif action < ranges.PLAY_ALLY:
                space = (action - ranges.PUBLIC_JOB) // ranges.PAYMENTS
                could.add(("job", int(s.public[space]), seat, 0))
            elif action < ranges.SKIP:
                could.add(("ally-play", action - ranges.PLAY_ALLY, seat, act))

    def _backs(self, s: Godfather, space: int) -> list[int]:
        """The businesses whose backs a family member uses there."""
        areas = self.areas[space]
        turfs = [turf for turf in range(TURFS) if areas >> turf & 1]
        tiles = [FIRST_TILE + int(s.tile[turf]) for turf in turfs if s.tile[turf] >= 0]
        return turfs + tiles + [CENTRAL_PARK] * (areas >> CENTRAL_PARK & 1)

    def _use(self, kind: str, thing: int, seat: int, when: int) -> None:
        self.did[kind, thing, seat, when] = seat

    def _stands(self, seat: int, place: int) -> None:
        """A figure of the seat's has come to a place, without using it."""
        turfs = 1 << place // 2 if place < SQUARES else self.areas[place - SQUARES]
        for turf in range(TURFS):
            if turfs >> turf & 1:
                self.could.add(("turf", turf, seat, self.act))

    def _member(self, s: Godfather, seat: int, space: int) -> None:
        self._use("space", space, seat, self.act)
        for business in self._backs(s, space):
            self._use("back", business, seat, self.act)

    def told(self, s: Godfather, events: Sequence[Raw]) -> None:
        for kind, a, b, c, d in events:
            if kind == ev.ACT_BEGINS:
                self.act = a
            elif kind == ev.HORSE_TAKEN and self.first == TABLE:
                self.first = a
            elif kind == ev.TURN_BEGINS:
                self.figures["turns"] += 1
            elif kind == ev.SKIPPED:
                self.figures["skipped"] += 1
            elif kind == ev.ALLY_OFFERED:
                self.could.add(("ally", a, TABLE, 0))
            elif kind in MONEY:
                self._money(kind, b, c)
            else:
                self._deed(s, kind, a, b, c, d)

    def _money(self, kind: int, card: int, more: int) -> None:
        """`more`: the bill wanted, or what a bribe is worth."""
        if kind == ev.BID_PAID:
            self.figures["bribes"] += more
        elif kind == ev.OFFER_MADE:
            self.figures["offered"] += value(card) if card >= 0 else 0
        elif kind == ev.OFFER_TAKEN:
            self.figures["offered"] -= value(card)
        elif kind == ev.TRIBUTE_PAID or kind == ev.DISCARDED:
            what = "tribute" if kind == ev.TRIBUTE_PAID else "discarded"
            self.figures[f"{what}-cards"] += 1
            if card < BILLS:
                self.figures[what] += value(card)
        else:
            self.figures["taken"] += value(card)
            self.figures["bills"] += 1
            self.figures["short"] += card != more

    def _deed(self, s: Godfather, kind: int, a: int, b: int, c: int, d: int) -> None:
        if kind == ev.JOB_BEGUN:
            self._use("job", b, a, 0)
        elif kind == ev.SHAKEDOWN:
            self._use("front", int(s.business(b)), a, self.act)
            self._stands(a, b)
        elif kind == ev.MEMBER_PLAYED:
            self._member(s, a, b)
            self._stands(a, SQUARES + b)
        elif kind == ev.FIGURE_MOVED and d == a and c >= SQUARES:
            self._member(s, a, c - SQUARES)
            self._stands(a, c)
        elif kind == ev.FIGURES_SWAPPED:
            self._stands(a, c)
        elif kind == ev.NEUTRAL_PLACED and b == MAYOR and SQUARES <= d < CHIEF_PLACE:
            for business in self._backs(s, d - SQUARES):
                self._use("back", business, a, self.act)
        elif kind == ev.MARKER_PLACED:
            self._use("turf", b, a, self.act)
        elif kind == ev.ALLY_BOUGHT:
            self.did["ally", b, TABLE, 0] = a
            if ("ally-choice", b, a, self.act) in self.could:  # the last one left is no choice
                self._use("ally-choice", b, a, self.act)
        elif kind == ev.ALLY_PLAYED:
            self._use("ally-play", b, a, self.act)


MONEY: Final = frozenset(
    {
        ev.BILL_TAKEN,
        ev.BANK_TO_CASE,
        ev.BID_PAID,
        ev.TRIBUTE_PAID,
        ev.DISCARDED,
        ev.OFFER_MADE,
        ev.OFFER_TAKEN,
    }
)


def more(games: Sequence[Game]) -> dict[str, Any]:
    """Where the money went, and how often the bank ran out of bills."""
    total: Counter[str] = Counter()
    for game in games:
        total.update(game.figures)
    n = len(games)
    taken = total["taken"]
    return {
        "money": {
            "taken_per_game": round(taken / n, 1),
            "share_lost_to_tribute": round(total["tribute"] / taken, 4),
            "share_paid_in_bribes": round(total["bribes"] / taken, 4),
            "share_discarded": round(total["discarded"] / taken, 4),
            "share_lost_in_offers": round(total["offered"] / taken, 4),
            "tribute_cards_per_game": round(total["tribute-cards"] / n, 2),
        },
        "bills": {
            "games_with_an_empty_pile": round(total["empty"] / n, 4),
            "games_with_an_empty_pile_before_act_IV": round(total["empty-early"] / n, 4),
            "games_with_this_pile_empty": {
                bill: round(total[f"empty-{bill}"] / n, 4) for bill in names.BILL_IDS
            },
            "share_paid_lower": round(total["short"] / total["bills"], 5),
        },
        "turns_skipped_per_game": round(total["skipped"] / n, 3),
    }


def lines(found: Mapping[str, Any]) -> list[str]:
    """What the report tells of the money, a line each."""
    money, bills = found["money"], found["bills"]
    piles = ", ".join(f"{bill} {share:.1%}" for bill, share in bills["games_with_this_pile_empty"].items())
    return [
        f"money taken in a game: ${money['taken_per_game']:g}; lost to tribute"
        f" {money['share_lost_to_tribute']:.1%}, paid in bribes {money['share_paid_in_bribes']:.1%},"
        f" discarded for icons {money['share_discarded']:.1%}",
        f"games in which a pile of bills was empty: {bills['games_with_an_empty_pile']:.1%} ({piles}),"
        f" before act IV {bills['games_with_an_empty_pile_before_act_IV']:.1%}",
        f"bills paid lower than printed: {bills['share_paid_lower']:.2%}",
    ]


FAVOURITES: Final = {"card": ("ally-play", "job"), "place": ("front", "space")}
COUNTING: Final = Counting(Watch, hidden, THINGS, JUDGED, NOT_THERE, more, lines, favourites=FAVOURITES)
