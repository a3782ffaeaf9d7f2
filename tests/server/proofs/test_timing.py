"""Nobody can tell by waiting that another seals a choice: while its record is on the way to the disk, all
that others can ask is answered as before it, byte for byte, and none of it waits.

Beside it the planted faults: reads that wait for the table's turn, refusals that do, a table that shows what
is not on disk yet.
"""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from consigliere.server.hub import Hub
from consigliere.server.table import Table
from tests.server.proofs.sealing import beside, Held, open_choice, opened, played, sealing
from tests.server.proofs.worlds import clockwork, World

pytestmark = pytest.mark.slow
PATIENCE = 120.0  # seconds; nothing waits where all is well
SHORT = 4.0
KINDS = {"sealed": sealing, "open": open_choice}
Planted = Callable[[Hub, Held], None]


def noticed(
    folder: Path, game: str, ready: Callable[[World], bool], patience: float, planted: Planted | None = None
) -> list[int]:
    async def work() -> list[int]:
        rng = random.Random(7)
        world = await opened(folder, clock, game, 3, 7)
        try:
            assert await played(world, rng, ready)
            return await beside(world, rng, patience, planted)
        finally:
            await world.close()

    with clockwork() as clock:
        return asyncio.run(work())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_nobody_waits_for_the_record_of_another(tmp_path: Path, game: str, kind: str) -> None:
    assert noticed(tmp_path, game, KINDS[kind], PATIENCE) == []


def reads_wait(hub: Hub, held: Held) -> None:
    told = hub.told

    async def waiting(id: str) -> Any:
        if held.begun.is_set():
            await held.free.wait()
        return await told(id)

    hub.told = waiting  # type: ignore[method-assign]


def refusals_wait(hub: Hub, held: Held) -> None:
    class Everybody(list[str | None]):
        def __contains__(self, _: object) -> bool:
            return True

    for live in hub.live.values():
        live.writing = Everybody()


@pytest.mark.parametrize("fault", [reads_wait, refusals_wait])
def test_who_waits_is_noticed(tmp_path: Path, fault: Planted) -> None:
    assert noticed(tmp_path, "godfather", sealing, SHORT, fault)


def test_what_is_not_on_disk_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a command is planned on the table that others read."""

    def at_once(hub: Hub, held: Held) -> None:
        monkeypatch.setattr(Table, "fork", lambda self: self)

    assert noticed(tmp_path, "godfather", open_choice, PATIENCE, at_once)
