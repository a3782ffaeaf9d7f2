"""A finished game at a glance: its turns with a line each, what everybody was worth after them, and the
moments worth a look. Made by a clerk; what it tells is the whole truth, so only of a game that is over."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from consigliere.core.events import Raw, SPECTATOR
from consigliere.core.game import Game, TAKEN_BACK
from consigliere.core.replaying import moves
from consigliere.core.shapes import Contest, Moment
from consigliere.server import table_view as view
from consigliere.server.table import Table
from consigliere.wording import log
from consigliere.wording.games import Wording

MOST_SWINGS: Final = 3
MOST_CONTESTS: Final = 2
TURN: Final = "turn-begins"


class TurnTold(msgspec.Struct, kw_only=True):
    """`last`: the game after so many commands; `seat` is missing where it was nobody's turn or the choices
    were sealed; `worth`: what each seat would have scored after it; `lines`: what was done."""

    last: int
    seat: int | None
    stage: int
    phase: str
    worth: list[int]
    lines: list[str]


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """A moment worth a look. kind "swing": a turn after which `seat` was worth `by` more or less;
    "contest": what `seat` won by little, `values` being what each had for it."""

    kind: str
    turn: int
    seat: int
    by: int
    contest: str = ""
    thing: str = ""
    values: dict[int, int] = {}


class Outline(msgspec.Struct, frozen=True, kw_only=True):
    """`last`: how many commands the game had; `begun`: what each seat was worth after the set-up;
    `viewer`: by whose eyes the lines are told, -1 for a spectator, null for the whole truth."""

    last: int
    viewer: int | None
    begun: list[int]
    turns: list[TurnTold]
    looks: list[Look]


class _Turns:
    """Whose turn it is, by the game's own events; what was taken back does not count."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kind = next((n for n, one in enumerate(game.rules.events.kinds) if one.name == TURN), None)
        self.begun: list[int] = []  # places in the history
        self.read = 0

    def now(self) -> tuple[int, Moment]:
        """The number of the turn, and the moment; a sealed choice is nobody's turn."""
        game, history = self.game, self.game.history
        while self.begun and self.begun[-1] >= len(history):
            self.begun.pop()
        self.read = min(self.read, len(history))
        self.begun += [n for n in range(self.read, len(history)) if history[n][0] == self.kind]
        self.read = len(history)
        moment = game.rules.moment(game.state)
        if game.rules.is_sealed(game.state):
            moment["seat"] = None
        elif moment["seat"] is None and not game.over:
            moment["seat"] = next(iter(game.rules.open_seats(game.state)), None)
        return len(self.begun), moment


def outlined(table: Table, viewer: int | None, words: str | None) -> Outline:
    assert table.game is not None
    whole = table.game
    said = view.wording(table, words)
    turns: list[TurnTold] = []
    fed: list[int] = [0]  # of the feed, before the first turn and after each
    found: list[tuple[int, Contest]] = []
    begun: list[int] = []
    key: Any = None
    before = taken = 0
    entries = [entry for entry in whole.journal.entries if entry.who != "chance"]
    for n, game in enumerate(moves(whole.journal, whole.rules)):
        if n == 0:
            clock = _Turns(game)
            begun, fed, before = totals(game), [len(game.feed)], len(game.feed)
            key = clock.now()
            continue
        told, before = game.feed[before:], len(game.feed)
        if not turns or (key != taken and entries[n - 1].who != "take-back"):
            moment = key[1]
            turns.append(
                TurnTold(
                    last=n,
                    seat=moment["seat"],
                    stage=moment["stage"],
                    phase=moment["phase"],
                    worth=[],
                    lines=[],
                )
            )
            fed.append(before)
            taken = key
        turns[-1].last, fed[-1] = n, before
        turns[-1].worth = totals(game)
        found += [(len(turns) - 1, one) for one in game.rules.contests(game.state, told)]
        key = clock.now()
    if said is not None:
        for turn, (start, end) in zip(turns, pairwise(fed), strict=True):
            turn.lines = lines(table, whole, whole.feed[start:end], viewer, said, turn.seat)
    looks = [*swings(begun, turns), *closest(found, table, said)]
    return Outline(last=len(entries), viewer=viewer, begun=begun, turns=turns, looks=looks)


def totals(game: Game) -> list[int]:
    return [score["total"] for score in game.rules.worth(game.state)]


def seen(game: Game, raws: Iterable[Raw], viewer: int | None) -> list[dict[str, Any]]:
    """Events as a viewer could read them, or whole."""
    if viewer is not None:
        return [game.seen(raw, viewer) for raw in raws]
    return [game.seen(raw, SPECTATOR) if raw[0] == TAKEN_BACK else whole_event(game, raw) for raw in raws]


def whole_event(game: Game, raw: Raw) -> dict[str, Any]:
    return dict(game.rules.events.seen_by(raw, None))


def lines(
    table: Table, game: Game, raws: Sequence[Raw], viewer: int | None, said: Wording, seat: int | None
) -> list[str]:
    events = seen(game, raws, viewer)
    scene = said.words.scene(table.shown(game).common)
    own = viewer if viewer is not None and viewer != SPECTATOR else None
    return log.glance(said.words, events, scene, own, seat is not None)


def swings(begun: list[int], turns: Sequence[TurnTold]) -> list[Look]:
    """The turns that changed most for one seat; the last one is the reckoning, of which the end tells."""
    found = []
    before = begun
    for n, turn in enumerate(turns[:-1]):
        changes = [now - then for then, now in zip(before, turn.worth, strict=True)]
        before = turn.worth
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]), default=None)
        if seat is not None and changes[seat]:
            found.append(Look(kind="swing", turn=n, seat=seat, by=changes[seat]))
    found.sort(key=lambda look: (-abs(look.by), look.turn))
    return found[:MOST_SWINGS]


def closest(found: Sequence[tuple[int, Contest]], table: Table, said: Wording | None) -> list[Look]:
    """The contests that were won by least."""
    out = []
    for turn, one in found:
        values, winner = one["values"], one["winner"]
        others = [had for seat, had in values.items() if seat != winner]
        if not others:
            continue
        thing = str(one["thing"])
        if said is not None and table.game is not None:
            thing = said.words.place(thing, said.words.scene(table.shown(table.game).common))
        by = abs(values.get(winner, 0) - max(others))
        look = Look(
            kind="contest", turn=turn, seat=winner, by=by, contest=one["contest"], thing=thing, values=values
        )
        out.append(look)
    out.sort(key=lambda look: (look.by, look.turn))
    return out[:MOST_CONTESTS]
