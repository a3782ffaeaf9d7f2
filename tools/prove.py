"""The long proofs. Each writes docs/evidence/<name>.json: figures, date, commit, command, and what it covers.

    make prove                       all whose evidence is missing or older than the code it covers
    python -m tools.prove NAME …     only these, anew

A proof whose evidence is current is not run again, so an interrupted run goes on where it stopped.
"""

import argparse
import datetime
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
EVIDENCE = ROOT / "docs" / "evidence"
GAME = "src/consigliere/games/godfather"
ENGINE = ("src/consigliere/core/**/*.py", f"{GAME}/**/*.py", f"{GAME}/**/*.toml")
CLI = [sys.executable, "-m", "consigliere.cli.main"]
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]


@dataclass(frozen=True)
class Proof:
    """What is claimed, how it is run, which sources it covers, and whether the figures hold."""

    name: str
    claim: str
    command: str
    run: Callable[[], dict[str, Any]]
    holds: Callable[[dict[str, Any]], bool]
    covers: tuple[str, ...] = ENGINE


def call(command: list[str], **env: str) -> tuple[int, str]:
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **env}, stdout=subprocess.PIPE, text=True)
    return done.returncode, done.stdout


def from_json(command: list[str]) -> dict[str, Any]:
    code, out = call(command)
    return {**json.loads(out), "exit": code}


def from_pytest(*args: str, **env: str) -> dict[str, Any]:
    code, out = call([*PYTEST, "-n", "2", *args], **env)
    return {"exit": code, "closing": out.strip().splitlines()[-1].split(" in ")[0]}


def random_games() -> dict[str, Any]:
    """25,000 games for each number of players, everything checked after every action."""
    runs = []
    for players in range(2, 6):
        command = [
            *CLI,
            "simulate",
            "godfather",
            "--players",
            str(players),
            "--games",
            "25000",
            "--seed",
            "1",
        ]
        runs.append(from_json([*command, "--jobs", "2", "--json"]))
    return {
        "games": sum(run["games"] for run in runs),
        "decisions": sum(run["decisions"] for run in runs),
        "violations": sum(run["violations"] for run in runs),
        "checksums": [run["checksum"] for run in runs],
        "mean_scores": [run["mean_scores"] for run in runs],
    }


def pure_and_compiled() -> dict[str, Any]:
    """The same 1,000 games interpreted and compiled."""
    sums: dict[str, list[str]] = {"pure": [], "compiled": []}
    for mode in sums:
        for players in range(2, 6):
            command = [*CLI, "simulate", "godfather", "--players", str(players), "--games", "250", "--json"]
            code, out = call(command, CONSIGLIERE_PURE="1" if mode == "pure" else "")
            sums[mode].append(json.loads(out)["checksum"] if code == 0 else "failed")
    return {"games": 1000, **sums}


def speed() -> dict[str, Any]:
    call([sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "-r", "requirements/peers.txt"])
    return from_json([*CLI, "bench", "--seconds", "2", "--rounds", "5", "--json"])


def fast_enough(figures: dict[str, Any]) -> bool:
    game, peers = figures["games"]["godfather"], figures["peers"]
    return bool(
        game["ratio_catanatron"] >= 50
        and game["ratio_catanatron_stepped"] >= 20
        and game["ratio_catanatron_pure"] >= 3
        and game["copy_us"] <= 2
        and all(game["stepped_per_s"] > rate for name, rate in peers.items() if name.startswith("open_spiel"))
    )


PROOFS = (
    Proof(
        "random-games",
        "100,000 random games over 2–5 players: everything conserved after every action, all end",
        "consigliere simulate godfather --players N --games 25000 --seed 1 --jobs 2 --json (N = 2–5)",
        random_games,
        lambda r: r["games"] == 100_000 and r["violations"] == 0,
    ),
    Proof(
        "pure-and-compiled",
        "interpreted and compiled engine play the same games",
        "consigliere simulate godfather --players N --games 250 --json (N = 2–5), also CONSIGLIERE_PURE=1",
        pure_and_compiled,
        lambda r: r["pure"] == r["compiled"] and "failed" not in r["pure"],
    ),
    Proof(
        "rule-coverage",
        "every rule, example and ruling carries a test",
        "consigliere rules coverage godfather --json",
        lambda: from_json([*CLI, "rules", "coverage", "godfather", "--json"]),
        lambda r: r["exit"] == 0 and not r["untested"],
        (*ENGINE, "tests/godfather/**/*.py"),
    ),
    Proof(
        "planted-faults",
        "at least 95 % of the planted rule faults are found by a test that carries the rule's id",
        "consigliere rules mutate godfather --json",
        lambda: from_json([*CLI, "rules", "mutate", "godfather", "--json"]),
        lambda r: r["mutants"] >= 120 and r["share"] >= 0.95,
        (*ENGINE, "tests/godfather/mutants/*.toml"),
    ),
    Proof(
        "two-worlds",
        "2,000 positions × every viewer, 2–5 players: two worlds equal to the viewer give equal bytes",
        "CONSIGLIERE_POSITIONS=2000 pytest tests/godfather/hidden/test_two_worlds.py",
        lambda: from_pytest("tests/godfather/hidden/test_two_worlds.py", CONSIGLIERE_POSITIONS="2000"),
        lambda r: r["exit"] == 0,
        (*ENGINE, "tests/godfather/hidden/*.py"),
    ),
    Proof(
        "planted-leaks",
        "every planted leak is caught",
        "CONSIGLIERE_LEAKS=99 pytest tests/godfather/hidden/test_planted_leaks.py",
        lambda: from_pytest("tests/godfather/hidden/test_planted_leaks.py", CONSIGLIERE_LEAKS="99"),
        lambda r: r["exit"] == 0,
        (*ENGINE, "tests/godfather/leaks/*.toml", "tests/godfather/hidden/*.py"),
    ),
    Proof(
        "sampler",
        "the sampler agrees with the independent lister of worlds in 50 small positions",
        "pytest tests/godfather/hidden/test_sampler.py tests/godfather/hidden/test_knowledge.py",
        lambda: from_pytest(
            "tests/godfather/hidden/test_sampler.py", "tests/godfather/hidden/test_knowledge.py"
        ),
        lambda r: r["exit"] == 0,
        (*ENGINE, "tests/godfather/hidden/*.py"),
    ),
    Proof(
        "golden-games",
        "200 golden games replay to the same digest, pure and compiled, under three hash seeds",
        "pytest tests/journals",
        lambda: from_pytest("tests/journals"),
        lambda r: r["exit"] == 0,
    ),
    Proof(
        "speed",
        "own loop ≥ 50 × Catanatron, stepped ≥ 20 × and above each OpenSpiel game, pure ≥ 3 ×, copy ≤ 2 µs",
        "consigliere bench --seconds 2 --rounds 5 --json",
        speed,
        fast_enough,
    ),
)


def covered(proof: Proof) -> str:
    """A digest of the sources the proof covers: evidence for other sources is no evidence."""
    total = hashlib.sha256()
    for path in sorted({path for pattern in proof.covers for path in ROOT.glob(pattern)}):
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def evidence(proof: Proof) -> dict[str, Any] | None:
    path = EVIDENCE / f"{proof.name}.json"
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else None


def is_current(proof: Proof) -> bool:
    found = evidence(proof)
    return found is not None and found["covers"] == covered(proof)


def prove(proof: Proof) -> bool:
    start = time.time()
    before = covered(proof)
    figures = proof.run()
    record = {
        "claim": proof.claim,
        "holds": proof.holds(figures),
        "figures": figures,
        "command": proof.command,
        "date": datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "commit": call(["git", "rev-parse", "HEAD"])[1].strip(),
        "seconds": round(time.time() - start),
        "machine": f"{os.cpu_count()} cores, Python {sys.version.split()[0]}",
        "covers": before,
    }
    EVIDENCE.mkdir(parents=True, exist_ok=True)
    path = EVIDENCE / f"{proof.name}.json"
    partial = path.with_suffix(".partial")
    partial.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    partial.replace(path)
    print(
        f"{proof.name}: {'holds' if record['holds'] else 'DOES NOT HOLD'} ({record['seconds']} s)", flush=True
    )
    return bool(record["holds"])


def page() -> str:
    """All evidence as one readable table; the figures stand in the JSON files beside it."""
    lines = [
        "# Evidence",
        "",
        "What is claimed, and what was measured. Each row is a command anybody can run; `make prove` runs",
        "all that are missing or older than the code they cover, and a test fails while any is. Made by",
        "`python -m tools.prove`. What two reviewers who had not seen the code found is in",
        "[second-pair-of-eyes.md](second-pair-of-eyes.md).",
        "",
        "| claim | holds | figures | date, machine | command |",
        "|---|---|---|---|---|",
    ]
    for proof in PROOFS:
        found = evidence(proof)
        if found is None:
            lines.append(f"| {proof.claim} | not run | | | `{proof.command}` |")
            continue
        verdict = "yes" if found["holds"] else "**no**"
        where = f"{found['date']}, {found['machine']}, {found['seconds']} s"
        lines.append(
            f"| {proof.claim} | {verdict} | {_figures(found['figures'])} | {where} | `{proof.command}` |"
        )
    return "\n".join(lines) + "\n"


def _figures(figures: dict[str, Any]) -> str:
    shown = []
    for key, value in figures.items():
        if key in (
            "exit",
            "checksums",
            "mean_scores",
            "pure",
            "compiled",
            "not_killed",
            "unknown",
            "untested",
        ):
            continue
        if isinstance(value, dict):
            shown.append(f"{key}: " + _figures(value))
        else:
            shown.append(f"{key} {value:,}" if isinstance(value, int | float) else f"{key} {value}")
    return ", ".join(shown)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(p.name for p in PROOFS))
    names = parser.parse_args().names
    unknown = set(names) - {proof.name for proof in PROOFS}
    if unknown:
        parser.error(f"no proof called {', '.join(sorted(unknown))}")
    todo = [p for p in PROOFS if (p.name in names if names else not is_current(p))]
    results = [prove(proof) for proof in todo]
    (EVIDENCE / "README.md").write_text(page(), encoding="utf-8")
    print(
        f"{sum(results)} of {len(todo)} proofs hold; {len(PROOFS) - len(todo)} were current or not asked for"
    )
    return 0 if all(results) else 1


if __name__ == "__main__":
    raise SystemExit(main())
