"""What all are shown alike is made once; with a viewer's own part over it, it is that viewer's view."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from consigliere.core.game import Game
from consigliere.server import table_view
from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.shown import Shown
from consigliere.server.store import open_store
from consigliere.wording import log
from tests.server.hubs import begun


def sent(shown: Shown, game: Game, viewer: int) -> Any:
    return msgspec.json.decode(msgspec.json.encode(shown.laid_over(game.own(viewer, knowledge=False))))


def as_sent(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", ["godfather", "chicago"])
def test_views_and_events_are_those_of_the_engine(name: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = open_store(f"sqlite:///{tmp_path / 's.db'}")
        await store.open()
        table = await begun(Hub(store, Metrics()), people=4, game=name)
        game = table.game
        assert game is not None
        rng = random.Random(3)
        secrets = 0
        for _ in range(80):
            shown = Shown(game)
            for viewer in range(-1, 4):
                own = game.own(viewer, knowledge=False)
                assert not set(shown.common) & set(own)
                assert sent(shown, game, viewer) == as_sent(game.view(viewer, knowledge=False))
                assert shown.events(game.feed, viewer) == game.events(viewer)
            secrets += not all(map(game.for_all, game.feed))
            seat = rng.choice(game.seats_to_act)
            game.submit(seat, rng.choice(game.legal_for(seat)))
        assert secrets
        with pytest.raises(ValueError, match=r"both parts of a view have .*seats"):
            Shown(game).laid_over(game.own(0) | {"seats": []})
        game.for_all = lambda raw: True  # type: ignore[method-assign]  # planted: nothing is a secret
        shown = Shown(game)
        assert shown.events(game.feed, 0) == game.events(0)
        assert shown.events(game.feed, 1) != game.events(1)
        await store.close()

    asyncio.run(work())


def test_lines_are_made_once_and_each_hears_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What hides nothing is put into words once for four players and a spectator."""

    async def work() -> None:
        store = open_store(f"sqlite:///{tmp_path / 's.db'}")
        await store.open()
        table = await begun(Hub(store, Metrics()), people=4)
        game, words = table.game, table_view.wording(table, "en")
        assert game is not None and words is not None
        told = table.told[-1]
        whole = [table_view.in_words(table, viewer, told, words) for viewer in range(-1, 4)]
        for viewer, (events, lines) in zip(range(-1, 4), whole, strict=True):
            assert events == game.events(viewer)
            assert lines == table_view.lines(table, viewer, events, words)
        count = 0
        turns = log.turns

        def counted(*args: Any) -> list[str]:
            nonlocal count
            count += 1
            return turns(*args)

        monkeypatch.setattr(log, "turns", counted)
        at = next(n for n, raw in enumerate(game.feed) if game.for_all(raw))
        public = type(told)(told.kind, at, at + 1, told.at, {})
        for viewer in range(-1, 4):
            table_view.in_words(table, viewer, public, words)
        assert count == 1
        table.all_told()
        for viewer in range(-1, 4):
            table.all_told()  # planted: what was made is thrown away each time
            table_view.in_words(table, viewer, public, words)
        assert count == 6
        await store.close()

    asyncio.run(work())
