"""C6.6, C11.2: what control of a business would bring, step by step, run by the kernel on a copy.

Everything here is public (C2.4): the position may be the true one or the one a viewer sees. Of the henchmen
that could be taken the one is reckoned with that brings the most; each of them is told.
"""

from collections.abc import Iterator
from itertools import starmap

from consigliere.core.state import A, B, KIND
from consigliere.games.chicago import (
    control,
    extras,
    frames,
    henchmen,
    names,
    penalties,
    ranges,
    round_end,
    rounds,
    terms as t,
)
from consigliere.games.chicago.city import main_area, shared_area
from consigliere.games.chicago.shapes import Change, Coming, Prospect, Step, Stronger, Taken, Way
from consigliere.games.chicago.sources import points
from consigliere.games.chicago.state import Chicago

CARDS = "cards"
MAIN, SHARED = ranges.PLACE_MAIN, ranges.PLACE_SHARED


def prospect(s: Chicago, seat: int, pos: int, money: int, attacked: bool) -> Prospect:
    """`money`: what is paid; `attacked`: whether a gangster is given up for it."""
    owned = _marked(s, seat, pos)
    _give_up(owned, seat, money, attacked)
    found = list(takings(_before_henchman(owned), seat))
    best, then = max(found, key=lambda one: one[0]["points"] + one[0]["agents"], default=(None, owned))
    _strike(then, seat, pos)
    gains = changes(s, then)
    last = s.round_no >= rounds.LAST_ROUND
    worth = sum(one["after"] - one["before"] for one in gains if one["seat"] == seat and _counts(one, last))
    gangsters = int(then.gangsters(seat))
    return {
        "coming": None if last else coming(s, pos),
        "henchmen": [one for one, _ in found],
        "taken": best,
        "gains": gains,
        "worth": worth,
        "extras": _extras(s, then, seat),
        "gangsters": gangsters,
        "stronger": list(_stronger(then, seat, gangsters)),
    }


def _counts(one: Change, last: bool) -> bool:
    """Cards in hand are worth something only at the end, and are spent until then."""
    return last or one["source"] != CARDS


def changes(before: Chicago, after: Chicago) -> list[Change]:
    """The sources of points that change, seat by seat."""
    out: list[Change] = []
    for seat in range(before.players):
        was, now = (points(s, seat) for s in (before, after))
        out += [
            {"seat": seat, "source": id, "before": was.get(id, 0), "after": now.get(id, 0)}
            for id in {**was, **now}
            if was.get(id, 0) != now.get(id, 0)
        ]
    return out


def steps(s: Chicago) -> list[Step]:
    """C10.2: the row of each Al Capone card, and the row it moves to; none in the last round."""
    if s.round_no >= rounds.LAST_ROUND:
        return []
    moved = _moved(s)
    rows = {int(moved.city_card[row]): names.ROW_IDS[row] for row in range(s.rows())}
    return [
        {"row": names.ROW_IDS[row], "to": rows[int(s.city_card[row])]}
        for row in range(s.rows())
        if _capone(s, row * 4)
    ]


def begins(s: Chicago) -> int | None:
    """C10.2: who starts the next round; nobody after the last."""
    if s.start < 0 or s.over or s.round_no >= rounds.LAST_ROUND:
        return None
    after = s.copy()
    after.events = []
    round_end.reset(after)
    return int(after.start)


def _moved(s: Chicago) -> Chicago:
    moved = s.copy()
    moved.events = []
    round_end.take_up(moved)
    return moved


def coming(s: Chicago, pos: int) -> Coming:
    """C3.3: the cards of an extortion in the next round, when Al Capone has moved on (C10.2)."""
    was, now = (_capone(one, pos) for one in (s, _moved(s)))
    move = {(1, 1): "stays", (1, 0): "leaves", (0, 1): "comes"}.get((was, now))
    return {"cards": int(s.tables.income[s.business[pos]]) + now, "capone": move}


def _capone(s: Chicago, pos: int) -> int:
    return int(s.city_card[pos // 4] > t.CONFRONTATION)


# -- taking control on a copy


def _marked(s: Chicago, seat: int, pos: int) -> Chicago:
    """Marker and bonus token (C6.6, 1 and 2)."""
    trial = s.copy()
    trial.events = []
    trial.push(frames.TAKING, seat, pos, 0, 0, 0)
    control.take(trial)
    control.take(trial)
    return trial


def _give_up(s: Chicago, seat: int, money: int, attacked: bool) -> None:
    s.add_to(seat, t.SIZE, -min(money, int(s.of(seat, t.SIZE))))
    if attacked and s.gangsters(seat) > 0:
        s.add_to(seat, t.GANGSTERS if s.of(seat, t.GANGSTERS) else t.GANGSTER_TOKENS, -1)


def _before_henchman(s: Chicago) -> Chicago:
    trial = s.copy()
    trial.events = []
    control.take(trial)
    return trial


def takings(s: Chicago, seat: int) -> Iterator[tuple[Taken, Chicago]]:
    """Every henchman that may be taken, placed as it brings the most, and the position then (C6.6, 3 and 4);
    none where none is to be taken."""
    if s.get(KIND) != frames.HENCHMAN:
        return
    asked = s.copy()
    asked.events = []
    asked.legal_count = 0
    henchmen.options(asked)
    for action in [int(one) for one in asked.legal[: asked.legal_count] if one != ranges.NO_TOKEN]:
        ways = list(_placings(asked, seat, action))
        yield max(starmap(_told(s, seat, action), ways), key=lambda one: one[0]["points"])


def ways(s: Chicago, seat: int, colour: int) -> Iterator[Way]:
    """C4.10: the areas that are open to a henchman of this colour, and the points each brings (C11.2)."""
    asked = s.copy()
    asked.events = []
    asked.push(frames.PLACE, seat, colour, 0, 0, 0)
    asked.legal_count = 0
    henchmen.place_options(asked)
    before = points(s, seat)["henchmen"]
    for way in list(asked.legal[: asked.legal_count]):
        area = _area(colour, int(way))
        if area is None:
            return
        after = asked.copy()
        after.events = []
        henchmen.place_apply(after, int(way))
        gained = points(after, seat)["henchmen"] - before
        yield {"area": area, "points": gained, "completes": _completes(s, after, seat, area)}


def _completes(before: Chicago, after: Chicago, seat: int, area: names.Area) -> bool:
    n = names.AREA_IDS.index(area)
    return bool(after.has_bonus(seat, n) and not before.has_bonus(seat, n))


def _placings(s: Chicago, seat: int, action: int) -> Iterator[tuple[names.Area | None, Chicago]]:
    """All ways to place a henchman, and a first one that lay unplaced (C1.8)."""
    taken = s.copy()
    taken.events = []
    by_control = int(s.get(B)) == 1
    henchmen.apply(taken, action)
    todo: list[tuple[names.Area | None, Chicago]] = [(None, taken)]
    while todo:
        area, one = todo.pop()
        if one.get(KIND) != frames.PLACE:
            if by_control:
                control.take(one)  # an agent takes its place
            yield area, one
            continue
        one.legal_count = 0
        henchmen.place_options(one)
        for way in list(one.legal[: one.legal_count]):
            after = one.copy()
            after.events = []
            colour = int(after.get(A))
            henchmen.place_apply(after, int(way))
            todo.append((_area(colour, int(way)), after))


def _area(colour: int, way: int) -> names.Area | None:
    if way == MAIN:
        return names.AREA_IDS[main_area(colour)]
    return names.AREA_IDS[shared_area(colour)] if way == SHARED else None


class _told:
    """A taking in words of the view: what it adds to henchmen and agents."""

    def __init__(self, before: Chicago, seat: int, action: int) -> None:
        self.before, self.seat = before, seat
        hole, self.colour = divmod(action - ranges.HENCHMAN, 4)
        self.gap = names.HOLE_IDS[hole]

    def __call__(self, area: names.Area | None, after: Chicago) -> tuple[Taken, Chicago]:
        was, now = (points(s, self.seat) for s in (self.before, after))
        full = area is not None and _completes(self.before, after, self.seat, area)
        return {
            "gap": self.gap,
            "colour": names.COLOUR_IDS[self.colour],
            "area": area,
            "completes": full,
            "points": now["henchmen"] - was["henchmen"],
            "agents": now["agents"] - was["agents"],
        }, after


def _strike(s: Chicago, seat: int, pos: int) -> None:
    """C7: Sabotage is the one penalty that costs points; the asset goes that costs the least."""
    if s.city_card[pos // 4] != t.SABOTAGE or penalties.immune(s, seat, t.SABOTAGE):
        return
    kinds = [kind for kind in range(t.ASSETS) if s.assets(seat, kind) > 0]
    if kinds:
        least = max(kinds, key=lambda kind: int(s.assets(seat, kind)))  # of the kind there is most of
        s.add_to(seat, t.ASSET_CARDS + least, -1)


# -- beside the points


def _extras(before: Chicago, after: Chicago, seat: int) -> list[names.Extra]:
    """C8.1: the extra actions that would be reached; where there are several one of them is chosen."""
    mask = int(extras.claimable(after, seat)) & ~int(extras.claimable(before, seat))
    return [id for n, id in enumerate(names.EXTRA_IDS) if mask >> n & 1]


def _stronger(s: Chicago, seat: int, gangsters: int) -> Iterator[Stronger]:
    """C6.5: who would have more gangsters then, and could attack."""
    for other in range(s.players):
        if other != seat and s.gangsters(other) > gangsters:
            yield {"seat": other, "gangsters": int(s.gangsters(other))}
