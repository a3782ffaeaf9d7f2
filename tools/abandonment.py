"""Games whose people leave at random: do all of them end?

    python -m tools.abandonment [--games N] [--seed S] [--at-once N] [--json]

The server's own tables, clocks and take-overs on a store of their own, in a time that is put forward; bots
answer by lot. People go for good, for a while or from the start, resign, pause, take holidays, let a bot
play, come back. Exit code 1 if a game does not end.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from consigliere.core.refusal import Refusal
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.server import fair, table_commands as commands, table_seats as seats, table_time as timely
from consigliere.server.expiry import Keeper, LOOK
from consigliere.server.hub import Hub, Live, Planner
from consigliere.server.metrics import Metrics
from consigliere.server.shares import NOBODY, Share
from consigliere.server.store import open_store
from consigliere.server.table import Table
from consigliere.server.thinking import Thinking
from consigliere.server.timing import DAY, HOUR, MINUTE, SECOND, Times
from consigliere.server.workers import Answer, Job, Workers

CLOCKS: Final = (
    None,
    {"kind": "bank", "bank": 600, "increment": 15, "sealed": 60},
    {"kind": "days", "days": 2, "holiday": 4},
)
LONGEST: Final = 400 * DAY  # of a table's life
NEVER: Final = 1 << 60
TABLES: Final = tuple((game, tuple(rules.seats)) for game, rules in GAMES.items())


class ByLot(Workers):
    """Bots that answer at once, anything legal."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(1)
        self.rng = rng

    async def ask(self, job: Job, share: Share = NOBODY) -> Answer:
        return Answer(self.rng.choice(job.legal), job.level)


class Guest:
    """Somebody at a table; connected, away until some time, or gone for good."""

    def __init__(self, identity: str, rng: random.Random) -> None:
        self.identity: str | None = identity
        self.rng = rng
        self.until = NEVER if rng.random() < 0.05 else 0  # away, from the start perhaps
        self.careless = rng.choice((0.002, 0.01, 0.03))

    def send(self, message: bytes) -> None:
        return


class Simulation:
    def __init__(self, hub: Hub, thinking: Thinking, keeper: Keeper, rng: random.Random) -> None:
        self.hub, self.thinking, self.keeper, self.rng = hub, thinking, keeper, rng
        self.at = 0
        self.guests: dict[str, list[Guest]] = {}
        self.open: dict[str, int] = {}  # table -> since
        self.count = 0
        self.found: Counter[str] = Counter()

    # -- tables

    async def sit_down(self, n: int) -> None:
        """A table with people and bots; a few never begin."""
        rng = self.rng
        game, sizes = rng.choice(TABLES)
        players = rng.choice(sizes)
        rules, secret, id = ruleset(game), fair.new_secret(), f"game-{n}"
        people = rng.randint(1, players)
        guests = [Guest(f"{id}.{seat}", rng) for seat in range(people)]
        body = {
            "game": game,
            "players": players,
            "options": dict.fromkeys(rules.option_names, False),
            "packs": [],
            "rules": rules.version,
            "content": rules.content_hash,
            "host": guests[0].identity,
            "title": "",
            "visibility": "public",
            "clock": rng.choice(CLOCKS),
            "away": 300,
            "invite": id,
        }
        plans: list[Planner] = [seats.made_plan(body)]
        plans += [seats.sitting(str(one.identity), f"P{k}", k) for k, one in enumerate(guests)]
        plans += [seats.bot_planner(seat, "random") for seat in range(people, players)]
        if rng.random() < 0.03:
            plans = plans[:-1]
            self.found["never begun"] += 1
        else:
            plans.append(lambda table: seats.start(table, guests[0].identity))
        table = await self.hub.create(id, secret, plans)
        if isinstance(table, Refusal):
            raise RuntimeError(table.key)
        self.guests[id], self.open[id] = guests, self.at
        for one in guests:
            if one.until <= self.at:
                await self.hub.join(id, one, None, None, id)

    # -- people

    async def turn(self, live: Live, table: Table, guest: Guest) -> bool:
        """What somebody who is there does; whether he did anything."""
        seat = table.seat_of(guest.identity)
        if seat is None or table.status != "playing":
            return False
        state, rng = table.seats[seat], self.rng
        if state.absent:
            return await self.do(live, lambda t: commands.away(t, guest.identity, False), "came back")
        if table.clocks.paused is not None:
            wanted = rng.random() < 0.2
            return wanted and await self.do(live, lambda t: timely.pause(t, guest.identity, False), "went on")
        if rng.random() < guest.careless:
            return await self.whim(live, table, guest)
        game = table.playing()
        decision = table.decision(seat)
        legal = game.legal_for(seat).indices if game is not None and decision is not None else []
        if not legal or decision is None:
            return False
        action = rng.choice(legal)
        return await self.do(live, lambda t: commands.do(t, guest.identity, decision, [action]), "moves")

    async def whim(self, live: Live, table: Table, guest: Guest) -> bool:
        rng, who = self.rng, guest.identity
        kind = rng.choice(("gone", "gone", "away", "away", "resigned", "let a bot play", "paused", "holiday"))
        if kind in ("gone", "away"):
            self.found[kind] += 1
            guest.until = NEVER if kind == "gone" else self.at + rng.choice((MINUTE, HOUR, DAY, 9 * DAY))
            self.hub.left(live.id, guest)
            return True
        plans: dict[str, Planner] = {
            "resigned": lambda t: commands.resign(t, who),
            "let a bot play": lambda t: commands.away(t, who, True),
            "paused": lambda t: timely.pause(t, who, True),
            "holiday": lambda t: timely.holiday(t, who, 2),
        }
        return await self.do(live, plans[kind], kind)

    async def do(self, live: Live, plan: Planner, what: str) -> bool:
        self.count += 1
        _, refusal, _ = await self.hub.command(live.id, None, f"guest:{self.count}", plan)
        self.found[what if refusal is None else "refused"] += 1
        self.at += self.rng.randrange(1, 30) * SECOND
        return refusal is None

    # -- time

    async def idle(self) -> None:
        """Until no bot thinks any more."""
        while self.thinking.tasks:
            await asyncio.gather(*self.thinking.tasks, return_exceptions=True)

    async def round(self) -> None:
        busy = False
        for id in list(self.open):
            async with self.hub.at(id) as (live, table):
                pass
            for guest in self.guests[id]:
                if guest.until <= self.at and guest not in live.watchers:
                    await self.hub.join(id, guest, None, None, id)
                if guest in live.watchers:
                    busy |= await self.turn(live, table, guest)
            await self.idle()
        if not busy:
            self.at += self.rng.choice((5 * MINUTE, 5 * MINUTE, 2 * HOUR, DAY))
        for _ in range(LOOK if not busy or self.rng.random() < 0.1 else 1):
            await self.keeper.tick()
        await self.idle()

    async def settle(self, stuck: list[str]) -> None:
        """Tables that are over leave; one that lives too long is stuck."""
        for id, since in list(self.open.items()):
            listed = await self.hub.store.listing(id)
            assert listed is not None
            if listed.status in ("over", "closed"):
                self.found[listed.status] += 1
                for record in await self.hub.store.read(id):
                    if record.kind == "absent" or record.body.get("by") == "clock":
                        self.found[f"{record.kind} by {record.body['by']}"] += 1
            elif self.at - since < LONGEST:
                continue
            else:
                stuck.append(id)
            del self.open[id], self.guests[id]
            self.hub.live.pop(id, None)


async def simulate(games: int, seed: int, at_once: int, folder: Path) -> dict[str, Any]:
    begun = time.perf_counter()
    rng = random.Random(seed)
    store = open_store(f"sqlite:///{folder / 'abandonment.db'}")
    await store.open()
    times = Times()
    hub = Hub(store, Metrics(), times)
    thinking = Thinking(hub, ByLot(rng))
    keeper = Keeper(hub, thinking, False)
    keeper.stall = NEVER  # a leap of time is no outage here
    simulation = Simulation(hub, thinking, keeper, rng)
    simulation.at = start = 1_700_000_000_000
    times.clock = lambda: simulation.at
    await keeper.open()
    stuck: list[str] = []
    made = 0
    while made < games or simulation.open:
        while made < games and len(simulation.open) < at_once:
            await simulation.sit_down(made)
            made += 1
        await simulation.round()
        await simulation.settle(stuck)
    await thinking.close()
    await store.close()
    found = dict(sorted(simulation.found.items()))
    return {
        "games": games,
        "ended": games - len(stuck),
        "stuck": stuck,
        "found": found,
        "days": round((simulation.at - start) / DAY),
        "seed": seed,
        "seconds": round(time.perf_counter() - begun, 1),
    }


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.abandonment", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(argv)
    if args.games < 1 or args.at_once < 1:
        parser.error("--games and --at-once need a number from 1 on")
    with tempfile.TemporaryDirectory(prefix="consigliere-abandonment-") as folder:
        report = asyncio.run(simulate(args.games, args.seed, args.at_once, Path(folder)))
    if args.json:
        print(json.dumps(report))
    else:
        print(
            f"{report['ended']} of {report['games']} games ended, in {report['days']} days of their own time"
        )
        print(", ".join(f"{what}: {count}" for what, count in report["found"].items()))
    return 1 if report["stuck"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
