"""The pages beside the tables that `tools.shots` looks at: lobby, books, lessons, what comes after a game."""

import asyncio
import lzma
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from consigliere.games.catalogue import GAMES
from consigliere.rulebook.examples import examples
from consigliere.server.lessons import given, lesson

GOLDEN: Final = Path(__file__).resolve().parents[1] / "tests" / "journals"
PEOPLE: Final = 4  # seats of the finished games
PATIENCE: Final = 300.0  # seconds for notes on a finished game


@dataclass(frozen=True, slots=True)
class Room:
    """A page beside the tables: where it is, what is clicked there, what is seen then.

    `kept`: what the browser has kept from an earlier visit. `{chicago}` in the path is the table of a
    finished game.
    """

    name: str
    path: str
    clicks: tuple[str, ...]
    ready: str
    kept: tuple[str, str] | None = None

    @property
    def games(self) -> list[str]:
        return [game for game in GAMES if f"{{{game}}}" in self.path]


ROOMS: Final = (
    Room("lobby", "#/", (), ".game .play"),
    Room("lobby-make", "#/", (".friends .make",), "dialog footer .go"),
    Room("lobby-settings", "#/", (".rail .tools button:visible >> nth=-1",), "dialog .seg"),
    Room("howto-godfather", "#/howto/godfather", (), ".howto .end"),
    Room("howto-chicago", "#/howto/chicago", (), ".howto .end"),
    Room("cards-godfather", "#/cards/godfather", (), ".cards .cgr"),
    Room("cards-godfather-open", "#/cards/godfather/JG1", (), ".open dl"),
    Room("cards-chicago", "#/cards/chicago", (), ".cards .cgr"),
    Room("cards-chicago-open", "#/cards/chicago/S4", (), ".open dl"),
    Room("puzzle-godfather", "#/puzzles/godfather/1", (), ".puzzle button"),
    Room("puzzle-chicago", "#/puzzles/chicago/1", (), ".puzzle button"),
    Room("gone-table", "#/table/nothing", (), ".trouble"),
    Room("gone-invite", "#/invite/nothing", (), ".trouble"),
)


# Beyond the first game's tables: what is there when a game is over.
AFTER: Final = (
    *(Room(f"replay-{game}", f"#/replay/{{{game}}}?move=150", (), ".filmpage .paper svg") for game in GAMES),
    *(Room(f"notes-{game}", f"#/notes/{{{game}}}", (), ".pg-notes .board svg") for game in GAMES),
    Room("record", "#/record", (), ".pg-record .top h1"),
)


def taught() -> Iterator[Room]:
    """Every step of every lesson, and every example that is drawn in a rule book."""
    for game in filter(given, GAMES):
        steps = len(lesson(game).step)
        for n in range(1, steps + 1):
            kept = (f"consigliere-lesson-{game}", f"{n}/{steps}")
            ready = f".dots li:nth-child({n})[aria-current]"
            yield Room(f"lesson-{game}-{n:02}", f"#/learn/{game}", (), ready, kept)
        for id in examples(game):
            ready = f"[data-example='{id}'] .frame svg"
            yield Room(f"example-{game}-{id}", f"#/rules/{game}/{id}", (), ready)


def finished(game: str) -> str:
    """The journal of a golden game of the newest rules."""
    newest = max(GOLDEN.glob(f"{game}-v*.jsonl.xz"), key=lambda path: path.name)
    lines = lzma.decompress(newest.read_bytes()).splitlines()
    journals = (str(msgspec.json.decode(line)["journal"]) for line in lines)
    return next(one for one in journals if f"players: {PEOPLE} " in one)


async def kept_games(browser: Any, address: str, games: Iterable[str]) -> tuple[dict[str, str], Any]:
    """Finished games with their notes, by their tables, and the browser's memory of who has brought them."""
    context = await browser.new_context()
    tables = {}
    for game in games:
        answer = await context.request.post(
            f"{address}/api/journals", data={"journal": finished(game)}, headers={"origin": address}
        )
        tables[game] = (await answer.json())["id"]
        await context.request.post(f"{address}/api/tables/{tables[game]}/notes", headers={"origin": address})
    late = time.monotonic() + PATIENCE
    for table in tables.values():
        while time.monotonic() < late:
            answer = await context.request.get(f"{address}/api/tables/{table}/notes")
            if (await answer.json())["status"] in ("done", "failed"):
                break
            await asyncio.sleep(0.5)
    kept = await context.storage_state()
    await context.close()
    return tables, kept
