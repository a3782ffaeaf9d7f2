"""`consigliere rules coverage` and `rules mutate`: which rules are tested, and would the tests notice?

Both work on a checkout: they read the rules in docs/, the markers in tests/ and the planted faults
in tests/<game>/mutants/ (faults.py). A planted fault is an edit of a copied source tree, run interpreted.
"""

import argparse
import ast
import datetime
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

from rich.progress import Progress

from consigliere.cli.common import add_game, add_json, asks_for_more
from consigliere.cli.errors import BadInput
from consigliere.cli.faults import faulty, Mutant, mutants
from consigliere.games.catalogue import GAMES

RULE = re.compile(r"^- \*\*([A-Z]+\d*(?:\.\d+)?(?:-[A-Z]*\d+)?)\*\*", re.M)
ACTIVE = "planted fault is active"
LONGEST = 300  # seconds for the tests of one rule


def add_parser(sub: Any) -> None:
    top = sub.add_parser("rules", help="rule coverage and planted faults; works on a checkout")
    top.set_defaults(handler=asks_for_more(top))
    rules = top.add_subparsers(metavar="ACTION")
    coverage = rules.add_parser("coverage", help="which rules carry a test; exit 1 if any does not")
    mutate = rules.add_parser("mutate", help="plant rule faults and see the tests find them")
    for parser in (coverage, mutate):
        add_game(parser)
        add_json(parser)
    coverage.set_defaults(handler=run_coverage)
    mutate.add_argument(
        "--only", nargs="*", default=None, metavar="ID", help="plant only the faults with these ids"
    )
    mutate.add_argument(
        "--sample", type=int, default=None, metavar="N", help="plant N faults, other ones every day"
    )
    mutate.add_argument("--jobs", type=int, default=2, metavar="N", help="faults run at once (default 2)")
    mutate.set_defaults(handler=run_mutate)


def checkout(game: str) -> Path:
    """The root of the checkout that holds this game's rules and tests."""
    if game not in GAMES:
        raise BadInput("no-such-game", game=game, games=", ".join(GAMES))
    root = Path(__file__).resolve().parents[3]
    if not (root / "docs" / game / "rules.md").is_file() or not (root / "tests" / game).is_dir():
        raise BadInput("rules-need-checkout", game=game)
    return root


# -- coverage


def rule_ids(root: Path, game: str) -> list[str]:
    found: list[str] = []
    for name in ("rules.md", "rulings.md"):
        found += RULE.findall((root / "docs" / game / name).read_text(encoding="utf-8"))
    return found


@cache
def marked_ids(root: Path, game: str) -> dict[str, list[str]]:
    """Rule id -> the tests that carry it."""
    out: dict[str, list[str]] = {}
    for path in sorted((root / "tests" / game).rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for rule in _rules_of(node):
                    out.setdefault(rule, []).append(f"{path.relative_to(root)}::{node.name}")
    return out


def _rules_of(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("mark.rule"):
            yield from (a.value for a in decorator.args if isinstance(a, ast.Constant))  # type: ignore[misc]


def run_coverage(args: argparse.Namespace) -> int:
    root = checkout(args.game)
    ids = rule_ids(root, args.game)
    tests = marked_ids(root, args.game)
    untested = [rule for rule in ids if rule not in tests]
    unknown = sorted(set(tests) - set(ids))
    report = {
        "game": args.game,
        "rules": len(ids),
        "tested": len(ids) - len(untested),
        "untested": untested,
        "unknown": unknown,
    }
    if args.json:
        print(json.dumps(report))
    else:
        print(f"{report['tested']} of {report['rules']} rules of {args.game} carry a test")
        if untested:
            print("without a test: " + ", ".join(untested))
        if unknown:
            print("tests name rules that do not exist: " + ", ".join(unknown))
    return 1 if untested or unknown else 0


# -- planted faults


def plant(mutant: Mutant, source: Path, tree: Path, game: str) -> dict[str, str]:
    """Copy the sources and edit the copy; the environment in which the copy is under test.

    BadInput if the fault does not fit.
    """
    shutil.copytree(source, tree / "src", ignore=shutil.ignore_patterns("__pycache__"))
    path = (tree / "src" / "consigliere" / "games" / game / mutant.file).resolve()
    path.write_text(faulty(path.read_text(encoding="utf-8"), mutant), encoding="utf-8")
    module = ".".join(path.relative_to((tree / "src").resolve()).with_suffix("").parts)
    return {
        **os.environ,
        "CONSIGLIERE_PURE": "1",
        "PYTHONPATH": str(tree / "src"),
        "CONSIGLIERE_PLANTED": f"{tree}|{module}",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def kill(mutant: Mutant, root: Path, game: str) -> str:
    """killed, survived, untested (no test carries the rule) or inactive (the probe did not see the fault)."""
    carriers = marked_ids(root, game).get(mutant.rule, [])
    files = sorted({str(root / test.partition("::")[0]) for test in carriers})
    if not files:
        return "untested"
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        env = plant(mutant, root / "src", tree, game)
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
        command += ["--rule-id", mutant.rule, *files]
        try:
            run = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, timeout=LONGEST)
        except subprocess.TimeoutExpired:
            return "killed"  # a test that never ends has noticed it too
    if ACTIVE not in run.stdout:
        return "inactive"
    return {0: "survived", 1: "killed", 5: "untested"}.get(run.returncode, "broken")


def drawn(found: list[Mutant], size: int, word: str) -> list[Mutant]:
    """Some of them: for the same word the same ones, and a new fault moves at most one of them out."""
    return sorted(found, key=lambda m: hashlib.sha256(f"{word} {m.id}".encode()).digest())[:size]


def chosen(found: list[Mutant], only: Iterable[str] | None, sample: int | None) -> list[Mutant]:
    if only is not None:
        wanted = set(only)
        missing = wanted - {m.id for m in found}
        if missing:
            raise BadInput("mutant-unknown", ids=", ".join(sorted(missing)))
        return [m for m in found if m.id in wanted]
    if sample is not None:
        return drawn(found, sample, datetime.date.today().isoformat())
    return found


def run_mutate(args: argparse.Namespace) -> int:
    for name in ("jobs", "sample"):
        if (number := getattr(args, name)) is not None and number < 1:
            raise BadInput("bad-number", option=f"--{name}", value=number, least=1)
    root = checkout(args.game)
    todo = chosen(mutants(root, args.game), args.only, args.sample)
    outcomes: dict[str, str] = {}
    with Progress(disable=args.json or not sys.stderr.isatty(), transient=True) as progress:
        bar = progress.add_task("planted faults", total=len(todo))
        with ThreadPoolExecutor(max_workers=args.jobs) as pool:
            for mutant, outcome in zip(todo, pool.map(lambda m: kill(m, root, args.game), todo), strict=True):
                outcomes[mutant.id] = outcome
                progress.advance(bar)
    killed = sum(outcome == "killed" for outcome in outcomes.values())
    left = {m.id: f"{outcomes[m.id]} ({m.rule}: {m.why})" for m in todo if outcomes[m.id] != "killed"}
    share = round(killed / len(todo), 4) if todo else 0.0
    report = {"game": args.game, "mutants": len(todo), "killed": killed, "share": share, "not_killed": left}
    if args.json:
        print(json.dumps(report))
    else:
        print(f"{killed} of {len(todo)} planted faults found by a test that carries the rule's id")
        for name, what in left.items():
            print(f"  {name}: {what}")
    return 0 if todo and share >= 0.95 else 1
