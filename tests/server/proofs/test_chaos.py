"""Nothing acknowledged is lost or done twice, and every game goes on: SIGKILL on both stores, copies, nodes.

Eight kills on each store in every `make test`; CONSIGLIERE_KILLS and CONSIGLIERE_COMMANDS say how many. The
long proofs have 300 and 100,000.
"""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from consigliere.server.proving import chaos, node, player
from tests.server.services import postgres_url, redis_url, running_services

__all__ = ["postgres_url", "redis_url", "running_services"]

pytestmark = pytest.mark.slow
KILLS = int(os.environ.get("CONSIGLIERE_KILLS", "8"))
NODE_KILLS = 4
COMMANDS = int(os.environ.get("CONSIGLIERE_COMMANDS", "1500"))
CARELESS = Path(__file__).with_name("careless.py")


def figures(**wanted: Any) -> dict[str, Any]:
    plan = chaos.Plan(**{"tables": 5, "short": True, **wanted})
    return asyncio.run(chaos.carried_out(plan))


def nothing_wrong(found: dict[str, Any]) -> None:
    assert chaos.good(found), found
    assert found["acknowledged"] > 0 and found["sealed"] > 0, found


def test_killed_on_sqlite() -> None:
    found = figures(kills=KILLS)
    nothing_wrong(found)
    assert found["kills"] >= KILLS


def test_killed_on_postgresql(postgres_url: str) -> None:
    found = figures(kills=KILLS, db=postgres_url)
    nothing_wrong(found)
    assert found["kills"] >= KILLS


def test_two_nodes_killed_in_turn(postgres_url: str, redis_url: str) -> None:
    found = figures(kills=NODE_KILLS, db=postgres_url, redis=redis_url, nodes=2)
    nothing_wrong(found)
    assert found["kills"] >= NODE_KILLS


def test_copies_late_and_old_commands_change_nothing() -> None:
    found = figures(commands=COMMANDS)
    nothing_wrong(found)
    assert found["commands"] >= COMMANDS > 2 * found["acknowledged"], found


@pytest.mark.parametrize(
    ("fault", "kind", "wanted"),
    [
        ("acknowledges_before_it_writes", "lost", {"kills": 3, "patience": 8.0}),
        ("forgets_command_ids", "doubled", {"commands": 400}),
        ("takes_nothing_up_again", "stuck", {"kills": 3, "patience": 8.0}),
        ("tells_half", "gaps", {"commands": 400, "patience": 8.0}),
    ],
)
def test_planted_faults_are_found(fault: str, kind: str, wanted: dict[str, Any]) -> None:
    found = figures(launcher=(sys.executable, str(CARELESS), fault), **wanted)
    assert found[kind] > 0, found


def test_a_store_that_fails_now_and_then_stops_no_game() -> None:
    # a clock whose record could not be written is looked at again after a minute: wait longer than that
    launcher = (sys.executable, str(CARELESS), "fails_now_and_then")
    found = figures(commands=600, patience=150.0, launcher=launcher)
    wrong = {name: found[name] for name in chaos.FAULTS if name != "errors" and found[name]}
    assert not wrong and found["errors"] > 0, found


def test_a_player_that_fails_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    async def failing(self: player.Player) -> None:
        raise KeyError("player")

    monkeypatch.setattr(player.Player, "act", failing)
    with pytest.raises(node.Trouble, match="a player of the proof failed"):
        figures(kills=3)


STILLBORN = """Traceback (most recent call last):
  File "<string>", line 1, in <module>
  File "/usr/lib/python3.11/multiprocessing/spawn.py", line 122, in spawn_main
    exitcode = _main(fd, parent_sentinel)
               ^^^^^^^^^^^^^^^^^^^^^^^^^^
  File "/usr/lib/python3.11/multiprocessing/spawn.py", line 130, in _main
    preparation_data = reduction.pickle.load(from_parent)
                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
EOFError: Ran out of input
"""
FAILED = """Traceback (most recent call last):
  File "hub.py", line 1, in command
    raise RuntimeError
RuntimeError: a command met a newer log 20 times
"""


@pytest.mark.parametrize(
    ("log", "count"),
    [
        ("", 0),
        (STILLBORN, 0),
        (FAILED, 1),
        (f"{FAILED}a line\n{STILLBORN}{FAILED}", 2),
        (STILLBORN.replace("EOFError", "ValueError"), 1),
        (FAILED.replace("RuntimeError: ", "EOFError: "), 1),
    ],
)
def test_what_counts_as_an_exception_of_the_server(log: str, count: int) -> None:
    """A bot's process whose server was killed before it began is nobody's fault; all else is."""
    assert chaos.logged(log) == count
