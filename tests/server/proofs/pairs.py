"""Pairs of worlds behind a server each: the engine's twins, whose games are tables played by sockets."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from consigliere.core.chance import Source
from consigliere.core.game import Done, Game
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from tests.chicago.hidden import twins as chicago
from tests.godfather.hidden import twins as godfather
from tests.hidden.lockstep import Lockstep
from tests.server.proofs.worlds import Clockwork, World

PAIR = 12  # positions of one pair of worlds
TWINS: dict[str, Any] = {"godfather": godfather, "chicago": chicago}


class Door:
    """A game behind the server: looked at as it is, changed by commands of the people at the table."""

    def __init__(self, world: World, run: Callable[[Any], Any]) -> None:
        self.world = world
        self.run = run

    def __getattr__(self, name: str) -> Any:
        return getattr(self.world.game, name)

    def __str__(self) -> str:
        return str(self.world.game)

    def after(self, work: Any) -> Done | Refusal:
        refusal = self.run(work)
        return refusal if isinstance(refusal, Refusal) else Done()

    def submit(self, seat: int, *actions: Any) -> Done | Refusal:
        texts = [action.text for action in actions]
        decision = self.world.table.decision(seat) or "0.0"
        return self.after(self.world.command(seat, type="do", decision=decision, actions=texts))

    def reconsider(self, seat: int) -> Done | Refusal:
        decision = self.world.table.decision(seat) or "0.0"
        return self.after(self.world.command(seat, type="reconsider", decision=decision))

    def take_back(self, seat: int) -> Done | Refusal:
        return self.after(self.world.take_back(seat))


class House:
    """Makes worlds and closes them; stands in for `Game` where the twins begin theirs."""

    def __init__(self, folder: Path, work: Clockwork) -> None:
        self.folder = folder
        self.work = work
        self.loop = asyncio.new_event_loop()
        self.worlds: list[World] = []
        self.count = 0
        self.seed = 0
        self.language = "en"

    def __call__(
        self, rules: Ruleset, players: int, source: Source, options: dict[str, bool] | None = None
    ) -> Game:
        self.count += 1
        folder = self.folder / f"world-{self.count}"
        folder.mkdir()
        world = World(folder, self.work, self.language)
        self.worlds.append(world)
        run = self.loop.run_until_complete
        run(world.open(rules, players, dict(options or {}), source, self.seed))
        return cast(Game, Door(world, run))

    def clear(self) -> None:
        for world in self.worlds:
            self.loop.run_until_complete(world.close())
        self.worlds.clear()

    def pair(self, game: str, viewer: int, players: int, seed: int) -> Lockstep:
        """Twins of a server."""
        self.clear()
        self.seed = seed
        made = type("Served", (Watched, TWINS[game].Twins), {"house": self})
        return cast(Lockstep, made(viewer, players, seed))


class Watched:
    """Laid over a game's twins: time goes on with every step, and all that leaves is compared."""

    house: House

    def step(self) -> None:
        self.house.work.now += 1000
        super().step()  # type: ignore[misc]

    def told(self, game: Any) -> str:
        told: str = super().told(game)  # type: ignore[misc]
        legal = game.legal_for(self.viewer).indices  # type: ignore[attr-defined]
        tries = [[n] for n in (3, 57, 200)] + [[index] for index in legal[:2]]
        out = game.run(game.world.leaves(self.viewer, tries))  # type: ignore[attr-defined]
        return "\n".join([told, *(raw.decode(errors="replace") for raw in out)])
