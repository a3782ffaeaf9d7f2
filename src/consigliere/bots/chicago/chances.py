"""What counts in Chicago as a chance to use a thing, and as using it; for the balance report.

- business: may be claimed, attacked or opposed for; controlled. Once for each game and seat.
- special: may be played at an own action; played. Once for each game and seat.
- extra: the card lies there in every game; claimed by somebody. extra-use: claimed; used, not kept.
- penalty: control taken in a row with the card; it strikes (not escaped, and something is there to lose).
- area: the mini-board bonus is ready and a legal action would use it; used. Once for each round and seat.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from consigliere.bots.chicago.veil import veiled as hidden
from consigliere.bots.tally import Counting, Game, Occasion, TABLE
from consigliere.core.events import Raw
from consigliere.core.state import A
from consigliere.games.chicago import bonuses, frames, happenings as ev, names, ranges, special
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import (
    AREA_ASSETS,
    AREA_BUSINESS,
    AREA_GANGSTERS,
    AREA_INFLUENCE,
    AREA_MOVEMENT,
    AREA_SPECIAL,
    EXTRAS,
    GROUPS,
    SPECIALS,
)

THINGS: Final[Mapping[str, Sequence[str]]] = {
    "business": names.BUSINESS_IDS,
    "special": names.SPECIAL_IDS,
    "extra": names.EXTRA_IDS,
    "extra-use": names.EXTRA_IDS,
    "penalty": names.CITY_CARD_IDS[1:5],
    "area": names.AREA_IDS,
}
NOT_THERE: Final[frozenset[tuple[str, int]]] = frozenset()
JUDGED: Final = ("business", "special", "extra", "extra-use", "area")
COUNTED: Final = {
    ev.TURN_BEGINS: "turns",
    ev.CLAIM_ANNOUNCED: "claims",
    ev.ATTACK_ANNOUNCED: "attacks",
    ev.OPPOSITION_WON: "oppositions won",
    ev.BUSINESS_REVEALED: "businesses revealed",
    ev.EXTORTED: "extortions",
    ev.GODCHILD: "godchildren",
}


class Watch:
    """One game of Chicago."""

    def __init__(self, s: Chicago) -> None:
        self.could: set[Occasion] = {("extra", card, TABLE, 0) for card in range(EXTRAS)}
        self.did: dict[Occasion, int] = {}
        self.figures: Counter[str] = Counter()
        self.first = TABLE
        self.round = 0
        self.struck = 0

    def asked(self, s: Chicago, seat: int, action: int) -> None:
        kind = s.frames[s.top]
        if kind == frames.ACT:
            self._act(s, seat, action)
        elif kind == frames.CLAIM:
            for choice in s.legal_actions():
                if ranges.CLAIM <= choice < ranges.PASS:
                    first = ranges.CLAIM if choice < ranges.ATTACK else ranges.ATTACK
                    self.could.add(("business", int(s.business[(choice - first) // GROUPS]), seat, 0))
        elif kind == frames.OPPOSE:
            self.could.add(("business", int(s.business[s.get(A)]), seat, 0))

    def _act(self, s: Chicago, seat: int, action: int) -> None:
        ready = [bool(bonuses.own_ready(s, seat, area)) for area in range(len(names.AREA_IDS))]
        for choice in s.legal_actions():
            area = area_of(choice)
            if area == AREA_SPECIAL:
                card = special_of(choice)
                self.could.add(("special", card, seat, 0))
                if choice < ranges.SPECIAL_BY_GODFATHER and not special.has_pair(s, seat, card):
                    self.could.add(("area", area, seat, self.round))
                    if choice == action:
                        self.did["area", area, seat, self.round] = seat
            elif area >= 0 and ready[area]:
                self.could.add(("area", area, seat, self.round))

    def told(self, s: Chicago, events: Sequence[Raw]) -> None:
        for kind, a, b, c, _ in events:
            if kind in COUNTED:
                self.figures[COUNTED[kind]] += 1
            if kind == ev.ROUND_BEGINS:
                self.round = a
                self.figures["rounds"] = a
            elif kind == ev.START_PLAYER and self.first == TABLE:
                self.first = a
            elif kind == ev.CONTROL_TAKEN:
                self.did["business", int(s.business[b]), a, 0] = a
                self.figures["controls taken"] += 1
            elif kind == ev.SPECIAL_PLAYED:
                self.did["special", b, a, 0] = a
            elif kind == ev.EXTRA_CLAIMED:
                self.did["extra", b, TABLE, 0] = a
                self.could.add(("extra-use", b, a, 0))
            elif kind == ev.EXTRA_USED:
                self.did["extra-use", b, a, 0] = a
            elif kind == ev.BONUS_USED:
                if c == 0:
                    self.did["area", b, a, self.round] = a
                else:
                    self.figures["bonuses lent"] += 1
            elif ev.PENALTY_ESCAPED <= kind <= ev.PENALTY_EMPTY:
                self.struck += 1
                occasion = ("penalty", b - 1, a, self.struck)
                self.could.add(occasion)
                if kind == ev.PENALTY_STRIKES:
                    self.did[occasion] = a


def area_of(action: int) -> int:
    """The mini-board area an action belongs to; TABLE for the others."""
    if action < ranges.LAY_GANGSTER:
        return AREA_INFLUENCE
    if action == ranges.LAY_GANGSTER:
        return AREA_GANGSTERS
    if action < ranges.BUSINESS:
        return AREA_ASSETS
    if action < ranges.PLAY_SPECIAL:
        return AREA_BUSINESS
    if action < ranges.MOVE:
        return AREA_SPECIAL
    return AREA_MOVEMENT if action == ranges.MOVE else TABLE


def special_of(action: int) -> int:
    return (action - ranges.PLAY_SPECIAL) % SPECIALS


def more(games: Sequence[Game]) -> dict[str, Any]:
    """How often some things happen in a game."""
    total: Counter[str] = Counter()
    for game in games:
        total.update(game.figures)
    wanted = [name for name in (*COUNTED.values(), "controls taken", "bonuses lent") if name != "turns"]
    return {"per_game": {name: round(total[name] / len(games), 2) for name in wanted}}


FAVOURITES: Final = {"card": ("special",), "place": ("business",)}
COUNTING: Final = Counting(
    Watch, hidden, THINGS, JUDGED, NOT_THERE, more, spreads=("rounds",), favourites=FAVOURITES
)
