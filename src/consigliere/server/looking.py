"""Looking back at a game: after one of the table's records, or after one of its moves. Done by a clerk."""

from typing import Any, Final

import msgspec

from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.core.replaying import moves
from consigliere.core.shapes import SeatScore, ToldDict
from consigliere.server import messages as m, outline, table_view as view
from consigliere.server.errands import Move, Then
from consigliere.server.table import Table

LINES_BEFORE: Final = 60
EVENTS_BEFORE: Final = 400  # enough for so many lines
FORMAT: Final = "consigliere events 1"


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """All that a viewer was told of a game."""

    format: str
    game: str
    rules: int
    content: str
    players: int
    options: dict[str, bool]
    names: list[str]
    viewer: int
    over: bool
    events: list[ToldDict]


class Moved(msgspec.Struct, frozen=True, kw_only=True):
    """The game after so many of its commands. `entry`: how many entries of the journal that are; `events`,
    `lines`: what was told by the last of them, or since the move that was asked for; `before`: what was told
    before the last, unless such a move was; `worth`:
    what everybody would score, by the whole truth; `own`: what each seat saw beside, where all is open."""

    move: int
    last: int
    viewer: int
    entry: int
    events: list[dict[str, Any]]
    lines: list[str]
    before: list[str]
    position: m.Position | None
    worth: list[SeatScore]
    own: list[dict[str, Any]] | None


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """The game after one of the table's records. `happened`: that record, and before it those asked for by
    `back`; `entry`: how many entries of the journal that are, told once the game is over."""

    seq: int
    last: int
    viewer: int
    happened: list[m.Happening]
    position: m.Position | None
    entry: int | None


def replayed(table: Table, asked: Then) -> Replayed:
    said = view.wording(table, asked.words)
    return Replayed(
        seq=asked.seq,
        last=asked.last,
        viewer=asked.viewer,
        happened=view.happenings(table, asked.viewer, asked.known, said),
        position=view.position(table, asked.viewer, said),
        entry=len(table.game.journal.entries) if asked.entry and table.game is not None else None,
    )


def seen(table: Table, viewer: int) -> Seen:
    assert table.game is not None
    made = table.made
    return Seen(
        format=FORMAT,
        game=made["game"],
        rules=made["rules"],
        content=made["content"],
        players=table.players,
        options=dict(made["options"]),
        names=table.names(),
        viewer=viewer,
        over=table.status == "over",
        events=table.game.events(viewer),
    )


def cuts(journal: Journal) -> list[int]:
    """After how many entries each move is done, beginning with the set-up: results of chance go with it."""
    entries = journal.entries
    return [*(n for n, entry in enumerate(entries) if entry.who != "chance"), len(entries)]


def then(table: Table, game: Game) -> Table:
    """The table with the game as it stood: what is asked and seen follows from these alone."""
    out = Table(table.id, table.secret, table.times)
    out.made, out.seats, out.game = table.made, table.seats, game
    out.status = "over" if game.over else "playing"
    return out


def moved(table: Table, asked: Move) -> Moved:
    whole = table.game
    assert whole is not None
    places = cuts(whole.journal)
    move = min(asked.move, len(places) - 1)
    since = max(0, move - 1) if asked.since is None else min(asked.since, move)
    told = 0
    for n, game in enumerate(moves(whole.journal, whole.rules)):
        if n == since:
            told = len(game.feed) if move else 0
        if n == move:
            break
    stood, said = then(table, game), view.wording(table, asked.words)
    viewer = None if asked.open else asked.viewer
    first = max(0, told - EVENTS_BEFORE) if asked.since is None else told
    before = outline.seen(game, game.feed[first:told], viewer)
    new = outline.seen(game, game.feed[told:], viewer)
    return Moved(
        move=move,
        last=len(places) - 1,
        viewer=asked.viewer,
        entry=places[move],
        events=new,
        lines=view.lines(stood, asked.viewer, new, said),
        before=view.lines(stood, asked.viewer, before, said)[-LINES_BEFORE:],
        position=view.position(stood, asked.viewer, said),
        worth=whole.rules.worth(game.state),
        own=[game.own(seat, knowledge=False) for seat in range(game.players)] if asked.open else None,
    )
