"""One way through: a click is worked out once, and what all see of it is made once for all who look."""

from collections import Counter

import pytest

from consigliere.core.game import Game
from consigliere.server.shown import Shown
from consigliere.server.table import Table
from tools.trace import Function, traced

FILES, FUNCTIONS = 66, 300  # with the compiled kernel, whose own functions are entered unseen
VIEWERS = 3  # two players and a spectator


def of(passed: Counter[Function], file: str, name: str) -> int:
    return passed[file, name]


def once_for_all(passed: Counter[Function]) -> bool:
    common = of(passed, "games/godfather/view.py", "common")
    own = of(passed, "games/godfather/view.py", "own")
    return (common, own) == (1, VIEWERS)


def worked_out_once(passed: Counter[Function]) -> bool:
    return of(passed, "core/commands.py", "tried") == 1 and of(passed, "core/game.py", "Game.take") == 1


def test_a_click_takes_one_way() -> None:
    passed = traced()
    kernel = [one for one in passed if one[0].startswith(("core/prompts", "core/state", "core/bits"))]
    files = len({file for file, _ in passed})
    if not kernel:
        assert files <= FILES and len(passed) <= FUNCTIONS, (files, len(passed))
    assert once_for_all(passed) and worked_out_once(passed)
    assert of(passed, "server/store/sqlite.py", "SqliteStore._commit") == 1, "it is on disk"
    assert of(passed, "server/pacing.py", "PacedProtocol.push") == VIEWERS + 1, "all are told, one twice"


def test_views_made_anew_and_commands_worked_out_twice_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nothing is kept for the next viewer, and a command is played again when it is taken in."""
    take = Game.take

    def again(game: Game, step: object) -> None:
        game.plan(step.seat, step.entries[0].text)  # type: ignore[attr-defined]
        take(game, step)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "shown", lambda table, game: Shown(game))
    monkeypatch.setattr(Game, "take", again)
    passed = traced()
    assert not once_for_all(passed) and not worked_out_once(passed)
