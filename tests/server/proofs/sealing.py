"""A store that lets a record wait on its way to the disk, and what people get to hear meanwhile.

Run as a module it says how long reads take beside a sealed choice, and without one: the figures of
docs/evidence.
"""

import asyncio
import json
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from consigliere.core.chance import Stream
from consigliere.games.catalogue import ruleset
from consigliere.server.hub import Hub
from tests.server.proofs.worlds import Clockwork, clockwork, Ear, World

SYNC_S = 0.05
TRIES = [[3], [57]]


class Held:
    """The store's append, held back until it is let go."""

    def __init__(self, world: World) -> None:
        self.begun, self.free = asyncio.Event(), asyncio.Event()
        store: Any = world.service.store
        append = store.append

        async def slow(*args: Any) -> None:
            self.begun.set()
            await self.free.wait()
            await append(*args)

        self.store, self.append = store, append
        store.append = slow

    def release(self) -> None:
        self.store.append = self.append
        self.free.set()


async def opened(folder: Path, work: Clockwork, game: str, players: int, seed: int) -> World:
    world = World(folder, work)
    await world.open(ruleset(game), players, {}, Stream(seed), seed)
    return world


def choice(world: World, seat: int, rng: random.Random) -> dict[str, Any]:
    action = rng.choice(world.game.legal_for(seat).indices)
    return {"type": "do", "decision": world.table.decision(seat), "actions": [action]}


async def played(world: World, rng: random.Random, ready: Callable[[World], bool]) -> bool:
    """Move after move until it is so; False if the game ends before."""
    while not world.game.over:
        if ready(world):
            return True
        seat = rng.choice(world.game.seats_to_act)
        assert await world.command(seat, **choice(world, seat, rng)) is None
    return False


def sealing(world: World) -> bool:
    """Nobody has chosen yet, and at least two are asked."""
    game = world.game
    first = game.rules.concerned(game.state) == game.seats_to_act
    return game.rules.is_sealed(game.state) and first and len(game.seats_to_act) > 1


def open_choice(world: World) -> bool:
    return not world.game.rules.is_sealed(world.game.state)


async def beside(
    world: World, rng: random.Random, patience: float, planted: Callable[[Hub, Held], None] | None = None
) -> list[int]:
    """The viewers who notice that a choice of another is on its way to the disk, by waiting or otherwise."""
    seat = world.game.seats_to_act[0]
    viewers = [viewer for viewer in world.ears if viewer != seat]
    for _ in range(2):  # at first they still hear of the moves before
        before = {viewer: await world.leaves(viewer, TRIES) for viewer in viewers}
    held = Held(world)
    if planted is not None:
        planted(world.service.hub, held)
    ear = world.ears[seat][0]
    ear.send(table=world.table_id, command="held", **choice(world, seat, rng))
    await held.begun.wait()
    noticed = []
    for viewer in viewers:
        asking = asyncio.create_task(world.leaves(viewer, TRIES))
        done, _ = await asyncio.wait({asking}, timeout=patience)
        if not done:
            held.release()
            await asking
        if not done or asking.result() != before[viewer]:
            noticed.append(viewer)
            break
    held.release()
    await ear.until('\\"held\\"')
    return noticed


# -- figures


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    begun = time.perf_counter()
    await work()
    return (time.perf_counter() - begun) * 1000


async def join(world: World, ear: Ear) -> None:
    ear.heard.clear()
    ear.send(type="join", table=world.table_id)
    await ear.until('\\"snapshot\\"')


async def refused(world: World, ear: Ear) -> None:
    ear.heard.clear()
    ear.send(type="do", table=world.table_id, command="stale", decision="0.9", actions=[1])
    await ear.until('\\"refused\\"')


async def figures(folder: Path, work: Clockwork, rounds: int) -> dict[str, list[float]]:
    """Medians in milliseconds, without and with a sealed choice of another that takes SYNC_S to write."""
    rng = random.Random(3)
    world = await opened(folder, work, "godfather", 3, 3)
    assert await played(world, rng, sealing)
    seat, viewer, *_ = world.game.seats_to_act
    store: Any = world.service.store
    append = store.append

    async def slow(*args: Any) -> None:
        await asyncio.sleep(SYNC_S)
        await append(*args)

    store.append = slow
    at, ear = f"/api/tables/{world.table_id}", world.ears[viewer][1]
    reads: dict[str, Callable[[], Awaitable[object]]] = {
        "GET the table": lambda: world.http(viewer, "GET", at),
        "GET its events": lambda: world.http(viewer, "GET", f"{at}/events"),
        "join": lambda: join(world, ear),
        "a refused command": lambda: refused(world, ear),
    }
    out: dict[str, list[float]] = {}
    for name, read in reads.items():
        quiet = [await timed(read) for _ in range(rounds)]
        near = []
        for n in range(rounds):
            done, giver = f"s{len(out)}.{n}", world.ears[seat][0]
            kind = choice(world, seat, rng) if world.game.legal_for(seat) else None
            decision = world.table.decision(seat)
            message = kind or {"type": "reconsider", "decision": decision}
            giver.send(table=world.table_id, command=done, **message)
            await asyncio.sleep(0.005)
            near.append(await timed(read))
            await giver.until(f'\\"{done}\\"')
        out[name] = [round(statistics.median(quiet), 1), round(statistics.median(near), 1)]
    await world.close()
    return out


def main() -> None:
    with clockwork() as work, tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(figures(Path(folder), work, 20))))


if __name__ == "__main__":
    main()
