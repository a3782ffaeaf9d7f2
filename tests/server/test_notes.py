"""The consigliere's notes on a table: worked out once, kept, told in words; not for strangers."""

import asyncio
import random
import time
from typing import Any

import msgspec
import pytest

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import ruleset
from consigliere.server import errands
from consigliere.server.analysing import Analysing, MOST_OF_ONE
from consigliere.server.errands import Declined
from tests.server.live import Person, Server

Found = dict[str, Any]


def brought(person: Person) -> str:
    """A finished game by lot, as a table."""
    rng = random.Random(5)
    game = Game(ruleset("godfather"), 2, Stream("notes"))
    while not game.over:
        game.play(rng.choice(list(game.legal)))
    status, made = person.http("POST", "/api/journals", {"journal": game.journal.to_json()})
    assert status == 201, made
    return str(made["id"])


@pytest.mark.slow
def test_once_and_in_words(server: Server) -> None:
    ann, eve = Person(server, "Ann"), Person(server, "Eve")
    table = brought(ann)
    assert ann.http("GET", f"/api/tables/{table}/notes")[1] == {"status": "none"}
    assert eve.http("POST", f"/api/tables/{table}/notes")[0] == 404  # nor may she look at it
    assert ann.http("POST", f"/api/tables/{table}/notes")[0] == 202
    end = time.monotonic() + 300
    while (told := ann.http("GET", f"/api/tables/{table}/notes?words=en")[1])["status"] == "working":
        assert time.monotonic() < end
        time.sleep(0.3)
    assert told["status"] == "done", told
    notes: Found = told["notes"]
    assert len(notes["points"]) > 10 and notes["decisions"]
    for one in notes["decisions"]:
        assert one["played_words"] and one["better_words"] and one["played_words"] != one["better_words"]
        assert one["chance_better"] > one["chance"]
        moved = ann.http("GET", f"/api/tables/{table}/moves/{one['move']}?viewer={one['seat']}")[1]
        assert moved["entry"] == one["entry"]
    again = ann.http("POST", f"/api/tables/{table}/notes")
    assert again == (202, {"status": "done", "share": 1.0})  # not worked out again


class Slow:
    """A desk that never answers."""

    async def ask(self, address: str, errand: object, progress: object) -> bytes:
        raise Declined.because(422, "too-dear", "this takes longer than the server allows")

    async def close(self) -> None:
        return


def test_only_so_many_wait() -> None:
    async def work() -> None:
        analysing = Analysing(None, Slow())  # type: ignore[arg-type]
        for n in range(MOST_OF_ONE):
            analysing.start("ann", of(f"t{n}"))
            analysing.start("ann", of(f"t{n}"))  # the same one costs nothing
        with pytest.raises(Declined):
            analysing.start("ann", of("more"))
        analysing.start("bob", of("his"))
        for task in list(analysing.tasks):
            await task
        assert not analysing.asked and set(analysing.failed) == {"t0", "t1", "his"}
        await analysing.close()

    asyncio.run(work())


def of(table: str) -> errands.Analysed:
    return errands.Analysed(table=table, secret="", records=msgspec.Raw(b"[]"), seats=[0])
