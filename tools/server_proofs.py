"""What is proved about the server: kills, copies, bad input, durability, leaks, load, abandonment.

They cover the server without its page, and each the harness it is made with.
"""

from collections.abc import Callable
from typing import Final

from tools import server_runs as runs
from tools.proofs import Figures, from_pytest, passed, Proof

SERVER: Final = "server"
AT: Final = "src/consigliere/server"
# without the page: page_words.py, routes/page.py and what is not Python
MODULES: Final = (
    *(f"{AT}/{name}" for name in ("[!p]*.py", "p[!a]*.py", "store/**/*.py")),
    *(f"{AT}/routes/{name}" for name in ("[!p]*.py", "p[!a]*.py")),
)
HARNESS: Final = ("http", "node", "serving")
PLAYERS: Final = (*HARNESS, "player", "audit")


def harness(*modules: str) -> tuple[str, ...]:
    return (*MODULES, *(f"{AT}/proving/{name}.py" for name in modules))


def parted(
    name: str,
    claim: str,
    command: str,
    modules: tuple[str, ...],
    count: int,
    run: Callable[[int], Figures],
    holds: Callable[[Figures], bool],
    *more: str,
) -> Proof:
    name, covers = f"{SERVER}-{name}", (*harness(*modules), *more)
    command = f"{command} (seeds 1–{count})"
    return Proof(name, SERVER, claim, command, lambda: runs.in_parts(name, covers, count, run), holds, covers)


def chaos(
    name: str, claim: str, words: str, count: int, run: Callable[[int], Figures], **least: int
) -> Proof:
    ((field, number),) = least.items()
    command = f"consigliere chaos {words} --short --seed N --json"
    modules = (*PLAYERS, "chaos")
    return parted(name, claim, command, modules, count, run, lambda r: runs.clean(r, field, number))


def whole(
    name: str,
    claim: str,
    command: str,
    run: Callable[[], Figures],
    holds: Callable[[Figures], bool],
    *covers: str,
) -> Proof:
    return Proof(f"{SERVER}-{name}", SERVER, claim, command, run, holds, covers)


FUZZED: Final = (*harness(*PLAYERS, "fuzz", "frames", "hostile"), "tests/server/proofs/test_requests.py")
LOAD: Final = "bench server --tables 500 --sockets 2000 --rate 100 --highest --beside boardgame.io"
BACK: Final = "bench server --tables 1000 --sockets 4000 --rate 50 --seconds 10"
MEASURED: Final = harness(*HARNESS, "load", "measuring")
DISK: Final = "tests/server/proofs/test_on_disk.py"
LEAK: Final = "tests/server/proofs/test_no_leak.py"
TIMING: Final = "tests/server/proofs/test_timing.py"

PROOFS: Final = (
    chaos(
        "chaos-sqlite",
        "300 times SIGKILL at random instants on SQLite: nothing acknowledged or sealed is lost, nothing done"
        " twice, every game goes on",
        f"--kills {runs.KILLS_A_PART}",
        runs.KILLS // runs.KILLS_A_PART,
        runs.killed,
        kills=runs.KILLS,
    ),
    chaos(
        "chaos-postgresql",
        "300 times SIGKILL on PostgreSQL: the same",
        f"--kills {runs.KILLS_A_PART} --db postgresql://…",
        runs.KILLS // runs.KILLS_A_PART,
        runs.killed_on_postgresql,
        kills=runs.KILLS,
    ),
    chaos(
        "chaos-two-nodes",
        "two nodes on PostgreSQL and Redis, the sockets of each table on both, 50 kills of either: the same,"
        " and bots and clocks fire once",
        f"--kills {runs.KILLS_A_PART} --nodes 2 --tables 6 --db postgresql://… --redis redis://…",
        runs.NODE_KILLS // runs.KILLS_A_PART,
        runs.either_killed,
        kills=runs.NODE_KILLS,
    ),
    chaos(
        "exactly-once",
        "100,000 commands, three of four of them copies, late, old or out of order: no double effect, no"
        " valid choice refused",
        f"--commands {runs.COMMANDS_A_PART}",
        runs.COMMANDS // runs.COMMANDS_A_PART,
        runs.showered,
        commands=runs.COMMANDS,
    ),
    whole(
        "fuzz",
        "1,000,000 frames and 20,000 requests nobody should send: nothing unhandled, no exit, no other table"
        " disturbed",
        f"consigliere fuzz --frames {runs.FRAMES_A_PART} --seed N --json"
        f" (seeds 1–{runs.FRAMES // runs.FRAMES_A_PART});"
        f" CONSIGLIERE_REQUESTS={runs.REQUESTS_A_PART} pytest tests/server/proofs/test_requests.py"
        f" ({runs.REQUESTS // runs.REQUESTS_A_PART} times)",
        lambda: runs.bad_input(FUZZED),
        runs.unbroken,
        *FUZZED,
    ),
    whole(
        "durability",
        "under strace a sync of the log returns between the receipt of a command and anything told of it;"
        " without the sync, or with an early acknowledgement, this is seen",
        f"pytest {DISK}",
        lambda: runs.counted(from_pytest(DISK, "-n", "0")),
        lambda r: passed(r) and bool(r["passed"] >= 3),
        *harness(*HARNESS),
        DISK,
    ),
    whole(
        "leaks",
        f"two worlds that a viewer cannot tell apart, {runs.POSITIONS} positions for each viewer: every byte"
        " that leaves the server is the same, and nothing waits for a choice on its way to the disk; every"
        " planted leak is caught",
        f"CONSIGLIERE_POSITIONS={runs.POSITIONS} pytest {LEAK} {TIMING}",
        lambda: runs.counted(from_pytest(LEAK, TIMING, "-n", "0", CONSIGLIERE_POSITIONS=str(runs.POSITIONS))),
        lambda r: passed(r) and bool(r["passed"] >= 12),
        *MODULES,
        LEAK,
        TIMING,
        "tests/server/proofs/worlds.py",
        "tests/server/proofs/sealing.py",
    ),
    whole(
        "load",
        "one core, 500 tables, 2,000 sockets, 100 moves a second: 99 of 100 told to all within 100 ms; ≤ 40"
        " KiB a socket, ≤ 200 KiB a table; and the highest rate held, beside boardgame.io's",
        f"consigliere {LOAD} --json",
        lambda: runs.cli(*LOAD.split()),
        runs.light,
        *MEASURED,
        f"{AT}/proving/beside.py",
        "bench/boardgame.io/*",
    ),
    whole(
        "back-in-5s",
        "1,000 active games are back within 5 s of a start after SIGKILL",
        f"consigliere {BACK} --json",
        lambda: runs.cli(*BACK.split()),
        runs.back,
        *MEASURED,
    ),
    parted(
        "abandonment",
        "1,000 simulated games whose people leave at random: all end",
        f"python -m tools.abandonment --games {runs.GAMES_A_PART} --seed N --json",
        (),
        runs.GAMES // runs.GAMES_A_PART,
        runs.left,
        runs.all_ended,
        "tools/abandonment.py",
    ),
)
