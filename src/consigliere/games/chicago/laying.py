"""C4.2-C4.4 Laying a card on the table: influence face down, gangsters, assets."""

from mypy_extensions import i64

from consigliere.games.chicago import happenings as ev
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import ASSET, ASSET_CARDS, GANGSTER, GANGSTERS, HAT_CARDS, KINDS


def influence(s: Position, seat: i64, n: i64) -> None:
    """C4.2: face down, on the side of the owner's choice, for good."""
    side = n // KINDS
    kind = n % KINDS
    s.lose(seat, kind)
    s.influence[(seat * 2 + side) * KINDS + kind] += 1
    s.add_to(seat, HAT_CARDS + side, 1)
    s.changed = True
    s.emit(ev.INFLUENCE_LAID, seat, side, kind, 0)


def gangster(s: Position, seat: i64) -> None:
    s.lose(seat, GANGSTER)
    s.add_to(seat, GANGSTERS, 1)
    s.changed = True
    s.emit(ev.GANGSTER_LAID, seat, 0, 0, 0)


def asset(s: Position, seat: i64, kind: i64) -> None:
    s.lose(seat, ASSET + kind)
    s.add_to(seat, ASSET_CARDS + kind, 1)
    s.changed = True
    s.emit(ev.ASSET_LAID, seat, kind, 0, 0)
