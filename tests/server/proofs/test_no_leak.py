"""Two worlds that a viewer cannot tell apart: every byte that leaves the server for him is the same.

The engine's twins, played through the whole application: sockets with and without words, requests, refusals,
previews, resuming, what advisers are told, the log. Number, order and size of messages count. A sealed choice
leaves no trace at all. Beside it planted leaks, each of which must be caught.
"""

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from consigliere.core.chance import Source
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Done, Game
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from consigliere.server import hub, table_seats, table_view, thinking
from consigliere.server.routes import house as house_routes
from consigliere.server.table import Table
from tests.chicago.hidden import twins as chicago
from tests.godfather.hidden import twins as godfather
from tests.hidden.lockstep import Diverged, Lockstep
from tests.server.proofs.worlds import ADDRESS, Clockwork, clockwork, World

pytestmark = pytest.mark.slow
POSITIONS = int(os.environ.get("CONSIGLIERE_POSITIONS", "6"))
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

    def __call__(
        self, rules: Ruleset, players: int, source: Source, options: dict[str, bool] | None = None
    ) -> Game:
        self.count += 1
        folder = self.folder / f"world-{self.count}"
        folder.mkdir()
        world = World(folder, self.work)
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


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    with clockwork() as work:
        made = House(tmp_path, work)
        for module in TWINS.values():
            monkeypatch.setattr(module, "Game", made)
        try:
            yield made
        finally:
            made.clear()
            made.loop.close()


@pytest.mark.parametrize(
    ("game", "players"), [("godfather", 2), ("godfather", 3), ("chicago", 2), ("chicago", 3)]
)
def test_equal_to_a_viewer_equal_bytes(house: House, game: str, players: int) -> None:
    for viewer in range(SPECTATOR, players):
        seen = seed = 0
        while seen < POSITIONS:
            seed += 1
            assert seed < 50 * POSITIONS, "too few pairs of worlds differ for long enough"
            seen += house.pair(game, viewer, players, seed).run(PAIR)


def silent_choices_told(patch: pytest.MonkeyPatch) -> None:
    apply = Table.apply

    def leaking(self: Table, *args: Any) -> None:
        apply(self, *args)
        self.silent.clear()

    patch.setattr(Table, "apply", leaking)


def last_to_seal_told(patch: pytest.MonkeyPatch) -> None:
    apply = Table.apply

    def leaking(self: Table, record: Any, *rest: Any) -> None:
        if "sealed" in record.body:
            record.body["sealed"] = False
        apply(self, record, *rest)

    patch.setattr(Table, "apply", leaking)


def spectators_see_a_hand(patch: pytest.MonkeyPatch) -> None:
    position = table_view.position
    patch.setattr(table_view, "position", lambda table, viewer, words: position(table, max(0, viewer), words))


def journal_in_the_events(patch: pytest.MonkeyPatch) -> None:
    happenings = table_view.happenings

    def leaking(table: Table, *rest: Any) -> Any:
        assert table.game is not None
        entries = table.game.journal.entries
        last = entries[-1].text if entries else ""
        return [type(one)(seq=one.seq, kind=one.kind, text=last) for one in happenings(table, *rest)]

    patch.setattr(table_view, "happenings", leaking)


def advice_from_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    job = thinking.Thinking.job

    def leaking(table: Table, game: Game, seat: int, *rest: Any) -> Any:
        made = job(table, game, seat, *rest)
        return type(made)(
            made.game, made.packs, made.level, seat, game.view((seat + 1) % game.players), [], ""
        )

    patch.setattr(thinking.Thinking, "job", staticmethod(leaking))


def size_of_the_truth(patch: pytest.MonkeyPatch) -> None:
    """Messages padded by something hidden: only their size tells."""
    told = table_view.told

    def leaking(table: Table, *rest: Any, **more: Any) -> Any:
        made = told(table, *rest, **more)
        assert table.game is not None and made.meta is not None
        title = " " * (int(table.game.digest()[:4], 16) % 50)
        return msgspec.structs.replace(made, meta=msgspec.structs.replace(made.meta, title=title))

    patch.setattr(table_view, "told", leaking)


def metrics_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(house_routes, "NEAR", (ADDRESS,))


def lobby_tells_the_last_command(patch: pytest.MonkeyPatch) -> None:
    listing = table_seats.listing
    patch.setattr(
        hub,
        "listing",
        lambda table: msgspec.structs.replace(listing(table), updated_at=table.at),
    )


def clock_stops_when_sealed(patch: pytest.MonkeyPatch) -> None:
    apply = Table.apply

    def leaking(self: Table, record: Any, *rest: Any) -> None:
        apply(self, record, *rest)
        if record.kind == "did" and (record.seq, record.body["seat"]) in self.silent:
            self.clocks._stop(record.body["seat"], record.at, True)

    patch.setattr(Table, "apply", leaking)


LEAKS = {
    "chicago": (
        last_to_seal_told,
        silent_choices_told,
        journal_in_the_events,
        advice_from_the_next_seat,
        lobby_tells_the_last_command,
        clock_stops_when_sealed,
        metrics_for_all,
        size_of_the_truth,
    ),
    "godfather": (spectators_see_a_hand, journal_in_the_events, advice_from_the_next_seat),
}


@pytest.mark.parametrize(("game", "leak"), [(game, leak) for game in LEAKS for leak in LEAKS[game]])
def test_planted_leak_is_caught(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    leak(monkeypatch)
    with pytest.raises(Diverged):
        for seed in range(1, 60):
            for viewer in (SPECTATOR, 0) if game == "godfather" else (0, SPECTATOR):
                house.pair(game, viewer, 3, seed).run(PAIR)
