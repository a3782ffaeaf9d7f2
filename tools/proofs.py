"""What is proved, game by game: the claim, the command anybody can run, the sources it covers.

The same list for every game; only the speed of all is measured in one run, beside the peers. A proof about
one game covers `core` and that game, so that work on the other leaves its evidence valid.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from consigliere.games.catalogue import GAMES

Figures = dict[str, Any]

ROOT = Path(__file__).resolve().parents[1]
CLI: Final = (sys.executable, "-m", "consigliere.cli.main")
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2")
RANDOM_GAMES: Final = 100_000
COMPARED_GAMES: Final = 1_000
LEAST_FAULTS: Final = 120
TABLES: Final[list[list[str]]] = [[], ["--all-options"]]  # no table options, and every set of them
EVERYWHERE: Final = {"ratio_catanatron": 50, "ratio_catanatron_stepped": 20}
MOST_COPY_US: Final = 2


@dataclass(frozen=True)
class Proof:
    """What is claimed, how it is run, which sources it covers, and whether the figures hold."""

    name: str
    game: str | None  # None: all games
    claim: str
    command: str
    run: Callable[[], Figures]
    holds: Callable[[Figures], bool]
    covers: tuple[str, ...]


def call(command: Iterable[str], **env: str) -> tuple[int, str]:
    done = subprocess.run([*command], cwd=ROOT, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True)
    return done.returncode, done.stdout


def from_json(*words: str) -> Figures:
    """The figures of a command of ours."""
    code, out = call([*CLI, *words, "--json"])
    return {**json.loads(out), "exit": code}


def from_pytest(*args: str, **env: str) -> Figures:
    code, out = call([*PYTEST, *args], **env)
    return {"exit": code, "closing": out.strip().splitlines()[-1].split(" in ")[0]}


def passed(figures: Figures) -> bool:
    return bool(figures["exit"] == 0)


def engine(*games: str) -> tuple[str, ...]:
    """The sources of `core` and of these games; not the lessons, which are games like others."""
    folders = [f"src/consigliere/games/{game}" for game in games]
    rules = (f"{at}/{some}" for at in folders for some in ("**/*.py", "content/**/*.toml"))
    return ("src/consigliere/core/**/*.py", *rules)


# -- random games


def share(game: str, games: int) -> int:
    """How many games each number of players plays at each table."""
    return -(-games // (len(GAMES[game].seats) * len(TABLES)))


def simulations(game: str, games: int) -> list[list[str]]:
    """The runs that share the games out: every number of players, with and without table options."""
    words = ["simulate", game, "--games", str(share(game, games))]
    return [[*words, "--players", str(n), *more] for n in GAMES[game].seats for more in TABLES]


def simulation(game: str, games: int, *words: str) -> str:
    """These runs as one line to read."""
    seats = GAMES[game].seats
    command = ["consigliere simulate", game, "--players N --games", str(share(game, games)), *words, "--json"]
    return f"{' '.join(command)} (N = {seats.start}–{seats.stop - 1}, each also with --all-options)"


def random_games(game: str, games: int = RANDOM_GAMES) -> Figures:
    """Everything checked after every action."""
    runs = [from_json(*words, "--seed", "1", "--jobs", "2") for words in simulations(game, games)]
    return {
        **{key: sum(run[key] for run in runs) for key in ("games", "decisions", "violations")},
        "checksums": [run["checksum"] for run in runs],
        "mean_scores": [run["mean_scores"] for run in runs],
    }


def pure_and_compiled(game: str, games: int = COMPARED_GAMES) -> Figures:
    """The same games interpreted and compiled."""
    sums: dict[str, list[str]] = {"pure": [], "compiled": []}
    played = 0
    for mode, found in sums.items():
        for words in simulations(game, games):
            code, out = call([*CLI, *words, "--json"], CONSIGLIERE_PURE="1" if mode == "pure" else "")
            found.append(json.loads(out)["checksum"] if code == 0 else "failed")
            played += json.loads(out)["games"] if code == 0 and mode == "pure" else 0
    return {"games": played, **sums}


def none_violated(figures: Figures) -> bool:
    return bool(figures["games"] >= RANDOM_GAMES and figures["violations"] == 0)


def all_agree(figures: Figures) -> bool:
    same = figures["pure"] == figures["compiled"] and "failed" not in figures["pure"]
    return bool(same and figures["games"] >= COMPARED_GAMES)


# -- speed


def speed() -> Figures:
    call([sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "-r", "requirements/peers.txt"])
    return from_json("bench", "--seconds", "2", "--rounds", "5")


def fast_enough(figures: Figures) -> bool:
    """The limits of all games, and those that only the first game was set."""
    games = figures["games"]
    first, peers = games["godfather"], figures["peers"]
    spiel = [rate for name, rate in peers.items() if name.startswith("open_spiel")]
    return bool(
        set(games) == set(GAMES)
        and all(game[ratio] >= least for game in games.values() for ratio, least in EVERYWHERE.items())
        and all(game["copy_us"] <= MOST_COPY_US for game in games.values())
        and first["ratio_catanatron_pure"] >= 3
        and all(first["stepped_per_s"] > rate for rate in spiel)
    )


SPEED: Final = Proof(
    "speed",
    None,
    "every game: own loop ≥ 50 × Catanatron, stepped ≥ 20 ×, copy ≤ 2 µs; the Godfather also pure ≥ 3 × and"
    " stepped above each OpenSpiel game",
    "consigliere bench --seconds 2 --rounds 5 --json",
    speed,
    fast_enough,
    engine(*GAMES),
)


# -- the list of every game


def proofs_of(game: str) -> tuple[Proof, ...]:
    seats = GAMES[game].seats
    players = f"{seats.start}–{seats.stop - 1}"
    tests = f"tests/{game}"
    hidden = f"{tests}/hidden"
    own = engine(game)

    def proof(
        name: str,
        claim: str,
        command: str,
        run: Callable[[], Figures],
        holds: Callable[[Figures], bool] = passed,
        *covers: str,
    ) -> Proof:
        return Proof(f"{game}-{name}", game, claim, command, run, holds, (*own, *covers))

    return (
        proof(
            "random-games",
            f"100,000 random games over {players} players, half of them with every set of table options:"
            " everything conserved after every action, all end",
            simulation(game, RANDOM_GAMES, "--seed 1 --jobs 2"),
            partial(random_games, game),
            none_violated,
        ),
        proof(
            "pure-and-compiled",
            "interpreted and compiled engine play the same games",
            f"{simulation(game, COMPARED_GAMES)}, also CONSIGLIERE_PURE=1",
            partial(pure_and_compiled, game),
            all_agree,
        ),
        proof(
            "rule-coverage",
            "every rule, example and ruling carries a test",
            f"consigliere rules coverage {game} --json",
            partial(from_json, "rules", "coverage", game),
            lambda r: passed(r) and not r["untested"],
            f"{tests}/**/*.py",
        ),
        proof(
            "planted-faults",
            "at least 95 % of the planted rule faults are found by a test that carries the rule's id",
            f"consigliere rules mutate {game} --json",
            partial(from_json, "rules", "mutate", game),
            lambda r: bool(r["mutants"] >= LEAST_FAULTS and r["share"] >= 0.95),
            f"{tests}/mutants/*.toml",
        ),
        proof(
            "two-worlds",
            f"2,000 positions × every viewer, {players} players: two worlds equal to the viewer give equal"
            " bytes",
            f"CONSIGLIERE_POSITIONS=2000 pytest {hidden}/test_two_worlds.py",
            partial(from_pytest, f"{hidden}/test_two_worlds.py", CONSIGLIERE_POSITIONS="2000"),
            passed,
            f"{hidden}/*.py",
            "tests/hidden/*.py",
        ),
        proof(
            "foresight",
            "2,000 positions × every legal action: what is foretold happens, nothing open is missing",
            f"CONSIGLIERE_FORESIGHT_POSITIONS=2000 pytest {tests}/test_foresight.py",
            partial(from_pytest, f"{tests}/test_foresight.py", CONSIGLIERE_FORESIGHT_POSITIONS="2000"),
            passed,
            f"{tests}/*.py",
        ),
        proof(
            "planted-leaks",
            "every planted leak is caught",
            f"CONSIGLIERE_LEAKS=99 pytest {hidden}/test_planted_leaks.py",
            partial(from_pytest, f"{hidden}/test_planted_leaks.py", CONSIGLIERE_LEAKS="99"),
            passed,
            f"{tests}/leaks/*.toml",
            f"{hidden}/*.py",
            "tests/hidden/*.py",
        ),
        proof(
            "sampler",
            "the sampler agrees with the independent lister of worlds in 50 small positions",
            f"pytest {hidden}/test_sampler.py {hidden}/test_knowledge.py",
            partial(from_pytest, f"{hidden}/test_sampler.py", f"{hidden}/test_knowledge.py"),
            passed,
            f"{hidden}/*.py",
        ),
        proof(
            "golden-games",
            "200 golden games replay to the same digest, pure and compiled, under three hash seeds",
            f"pytest tests/journals -k {game}",
            partial(from_pytest, "tests/journals", "-k", game),
            passed,
            f"tests/journals/{game}-v*.jsonl.xz",
        ),
    )


PROOFS: Final = (*(proof for game in GAMES for proof in proofs_of(game)), SPEED)
