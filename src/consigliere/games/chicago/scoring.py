"""C11 End and scoring: businesses, henchmen, asset sets, unused extra actions, cards, agents."""

from mypy_extensions import i64

from consigliere.games.chicago import happenings as ev
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    AGENT,
    ASSETS,
    BROWN,
    COLOURS,
    EXTRA_HELD,
    FIRST,
    GREY,
    MAIN,
    ORANGE,
    PURPLE,
    SCORE,
    SHARED,
    SIZE,
    WON,
)


def run(s: Position) -> None:
    for seat in range(s.players):
        s.add_to(seat, SCORE, earned(s, seat))  # points may have been given by place (Q-V7)
        s.emit(ev.SCORED, seat, s.of(seat, SCORE), 0, 0)
    name_winners(s)
    s.pop()
    s.over = True


def earned(s: Position, seat: i64) -> i64:
    total = businesses(s, seat) + areas(s, seat) + sets(s, seat)
    return total + 2 * extras(s, seat) + s.of(seat, SIZE) // 2 - agents(s, seat)


def businesses(s: Position, seat: i64) -> i64:
    n: i64 = 0
    for pos in range(s.cells()):
        if s.owner[pos] == seat:
            n += s.tables.points[s.business[pos]]
    return n


def areas(s: Position, seat: i64) -> i64:
    """An area with one henchman 1, with two 3; a still unplaced first one 1."""
    n: i64 = 1 if s.of(seat, FIRST) != 0 else 0
    for colour in range(COLOURS):
        n += worth(s.of(seat, MAIN + colour))
    n += worth(s.of(seat, SHARED + ORANGE) + s.of(seat, SHARED + PURPLE))
    return n + worth(s.of(seat, SHARED + BROWN) + s.of(seat, SHARED + GREY))


def worth(henchmen: i64) -> i64:
    return 3 if henchmen == 2 else henchmen


def sets(s: Position, seat: i64) -> i64:
    """Sets of different types 1 / 2 / 4 / 6, as large as possible first (Q-E6); tokens count."""
    n: i64 = 0
    layer: i64 = 1
    while True:
        types: i64 = 0
        for kind in range(ASSETS):
            if s.assets(seat, kind) >= layer:
                types += 1
        if types == 0:
            return n
        n += types if types <= 2 else 2 * (types - 1)
        layer += 1


def extras(s: Position, seat: i64) -> i64:
    held = s.of(seat, EXTRA_HELD)
    n: i64 = 0
    while held != 0:
        held &= held - 1
        n += 1
    return n


def agents(s: Position, seat: i64) -> i64:
    """Q-E10: one for every agent next to every own business."""
    n: i64 = 0
    for pos in range(s.cells()):
        if s.owner[pos] == seat:
            for hole in range(s.cells()):
                if (s.tables.card_holes[pos] >> hole) & 1 != 0:
                    n += s.count_in(hole, AGENT)
    return n


def name_winners(s: Position) -> None:
    """C11.3: tie: more total influence; then a shared win. Scores may be negative."""
    best: i64 = -(10**6)
    for seat in range(s.players):
        best = max(best, s.of(seat, SCORE) * 256 + s.all_influence(seat))
    for seat in range(s.players):
        if s.of(seat, SCORE) * 256 + s.all_influence(seat) == best:
            s.set_of(seat, WON, 1)
            s.emit(ev.WINNER, seat, 0, 0, 0)
