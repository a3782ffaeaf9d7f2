"""Two worlds that a viewer cannot tell apart: every byte that leaves the server for him is the same.

The engine's twins, played through the whole application: sockets with and without words, requests, refusals,
previews, resuming, looking back, notices by webhook and mail, what advisers are told, the log. Number, order
and size of messages count. A sealed choice leaves no trace at all. Beside it planted leaks, each of which is
caught; those of looking back and of notices are in test_leak_channels.py.
"""

import os
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.games.catalogue import GAMES
from consigliere.locales import LANGUAGES
from consigliere.server import hub, table_seats, table_view, thinking
from consigliere.server.routes import house as house_routes
from consigliere.server.table import Table
from tests.hidden.lockstep import Diverged
from tests.server.proofs.pairs import House, PAIR
from tests.server.proofs.worlds import ADDRESS

pytestmark = pytest.mark.slow
POSITIONS = int(os.environ.get("CONSIGLIERE_POSITIONS", "5"))
EVERY = os.environ.get("CONSIGLIERE_LANGUAGES") == "all"  # at each table; else they go round
SIZES = {2: POSITIONS, 3: POSITIONS, 4: POSITIONS // 2, 5: POSITIONS // 3}  # positions by players
LONG = POSITIONS > PAIR
TABLES = [(game, players) for game in ("godfather", "chicago") for players in GAMES[game].seats]
SPOKEN = [
    (*table, language)
    for n, table in enumerate(TABLES)
    for language in (LANGUAGES if EVERY else LANGUAGES[n % len(LANGUAGES) :][:1])
]


@pytest.mark.parametrize(("game", "players", "language"), SPOKEN)
def test_equal_to_a_viewer_equal_bytes(house: House, game: str, players: int, language: str) -> None:
    """In every `make test` a few positions, at large tables of three viewers; the long proof has all."""
    house.language = language
    viewers = range(SPECTATOR, players) if LONG or players < 4 else (SPECTATOR, 0, players - 1)
    for viewer in viewers:
        seen = seed = 0
        while seen < max(1, SIZES[players]):
            seed += 1
            assert seed < 50 * POSITIONS, "too few pairs of worlds differ for long enough"
            seen += house.pair(game, viewer, players, seed).run(min(PAIR, POSITIONS))


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

    def leaking(table: Table, game: Game, seat: int, *rest: Any, **more: Any) -> Any:
        made = job(table, game, seat, *rest, **more)
        return msgspec.structs.replace(made, view=game.view((seat + 1) % game.players))

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
