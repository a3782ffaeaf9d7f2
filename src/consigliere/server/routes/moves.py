"""A finished game move by move, for any viewpoint; an imported one too, whose moves are no records here."""

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.server import messages as m, table_view as view
from consigliere.server.replays import may_see
from consigliere.server.routes.afterwards import finished
from consigliere.server.routes.common import Asked, limit, Line, Problem, service_of
from consigliere.server.table import Table

LINES_BEFORE = 60
EVENTS_BEFORE = 400  # enough for so many lines


class Moved(msgspec.Struct, frozen=True, kw_only=True):
    """The game after so many of its commands. `entry`: how many entries of the journal that are; `lines`:
    what the last of them did; `before`: what was told before it."""

    move: int
    last: int
    viewer: int
    entry: int
    lines: list[str]
    before: list[str]
    position: m.Position | None


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


def moved(table: Table, whole: Game, move: int, viewer: int, words: str | None) -> Moved:
    places = cuts(whole.journal)
    move = min(move, len(places) - 1)
    game = Game.replay(whole.journal, whole.rules, places[move])
    before: list[Any] = []
    if move:
        before = Game.replay(whole.journal, whole.rules, places[move - 1]).events(viewer)
    stood, said = then(table, game), view.wording(table, words)
    new = game.events(viewer)[len(before) :]
    return Moved(
        move=move,
        last=len(places) - 1,
        viewer=viewer,
        entry=places[move],
        lines=view.lines(stood, viewer, new, said),
        before=view.lines(stood, viewer, before[-EVENTS_BEFORE:], said)[-LINES_BEFORE:],
        position=view.position(stood, viewer, said),
    )


@get(
    "/api/tables/{id:str}/moves/{move:int}", summary="A finished game after so many moves, for any viewpoint"
)
async def at(
    request: Asked,
    id: FromPath[str],
    move: FromPath[int],
    viewer: Annotated[int, QueryParameter(ge=-1, le=9)] = -1,
    words: FromQuery[Line | None] = None,
    invite: FromQuery[Line | None] = None,
    share: FromQuery[Line | None] = None,
) -> Moved:
    table = await finished(request, id, invite, share)
    assert table.game is not None
    if not may_see(table, None, viewer) or move < 0:
        raise Problem(400, "no-such-move", "there is no such move or seat")
    service = service_of(request)
    limit(request, "replays", service.address(request), service.rates.replays)
    return moved(table, table.game, move, viewer, words)
