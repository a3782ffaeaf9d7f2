"""The long proofs. Each writes docs/evidence/<name>.json: figures, date, commit, command, and what it covers.

    make prove                       all whose evidence is missing or of sources that do something else now
    python -m tools.prove NAME …     only these, anew
    python -m tools.prove --page     none: say which are stale, and write the page

A proof whose evidence is current is not run again, so an interrupted run goes on where it stopped. Of planted
faults whose evidence is current some are drawn anew each day and run, since the tests may have moved on.
"""

import argparse
import datetime
import json
import os
import sys
import time
from collections.abc import Callable
from itertools import groupby
from typing import Any

from consigliere.games.catalogue import GAMES
from tools import behaviour, proofs, server_proofs
from tools.proofs import call, Proof, ROOT

EVIDENCE = ROOT / "docs" / "evidence"
PROOFS = (*proofs.PROOFS, *server_proofs.PROOFS)
CURRENT, STALE = "unchanged", "**changed since**"
DRAWN = 15  # planted faults of each game
# figures that are compared or kept, but not read
NOT_SHOWN = (
    *("exit", "checksums", "mean_scores", "pure", "compiled"),
    *("game", "not_killed", "unknown", "untested", "answers", "closes"),
)
TITLES = {
    "godfather": "The Godfather: Corleone's Empire",
    "chicago": "Chicago",
    None: "Both games",
    "server": "The server",
}


def covered(proof: Proof) -> str:
    """A digest of what the covered sources do: evidence for other behaviour is stale."""
    return behaviour.digest(ROOT, proof.covers)


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


def page(is_current: Callable[[Proof], bool] = is_current) -> str:
    """All evidence as readable tables, and whether it is of the sources as they are now."""
    lines = [
        "# Evidence",
        "",
        "What is claimed, and what was measured. Each row is a command anybody can run. `make prove` runs",
        "those that are stale: the sources they cover do something else than when they were run. Comments,",
        "docstrings and layout do not count (`tools/behaviour.py`). `python -m tools.prove --page` runs",
        "nothing, says which are stale and writes this page; the column *sources* is as of then. Stale",
        "evidence fails no test; figures that do not bear out their claim do. What two reviewers who had not",
        "seen the code found is in [second-pair-of-eyes.md](second-pair-of-eyes.md), what attackers and a",
        "judge found, and what holds now, in [attacks.md](attacks.md).",
    ]
    for game, group in groupby(PROOFS, key=lambda proof: proof.game):
        lines += [
            "",
            f"## {TITLES[game]}",
            "",
            "| claim | holds | sources | figures | date, machine | command |",
            "|---|---|---|---|---|---|",
        ]
        lines += [row(proof, is_current(proof)) for proof in group]
    return "\n".join(lines) + "\n"


def row(proof: Proof, current: bool) -> str:
    found = evidence(proof)
    if found is None:
        return f"| {proof.claim} | not yet run | | | | `{proof.command}` |"
    verdict = "yes" if found["holds"] else "**no**"
    sources = CURRENT if current else STALE
    where = f"{found['date']}, {found['machine']}, {found['seconds']} s"
    figures = _figures(found["figures"])
    return f"| {proof.claim} | {verdict} | {sources} | {figures} | {where} | `{proof.command}` |"


def _figures(figures: dict[str, Any]) -> str:
    shown = []
    for key, value in figures.items():
        if key in NOT_SHOWN:
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
    parser.add_argument("--page", action="store_true", help="run nothing, only write the page")
    asked = parser.parse_args()
    unknown = set(asked.names) - {proof.name for proof in PROOFS}
    if unknown:
        parser.error(f"no proof called {', '.join(sorted(unknown))}")
    stale = [proof for proof in PROOFS if not is_current(proof)]
    print(f"{len(stale)} of {len(PROOFS)} proofs are stale: {', '.join(p.name for p in stale) or 'none'}")
    todo = [p for p in PROOFS if p.name in asked.names] if asked.names else stale
    results = [] if asked.page else [prove(proof) for proof in todo]
    if not asked.page and not asked.names:
        results += [drawn(game) for game in GAMES if f"{game}-planted-faults" not in {p.name for p in todo}]
    (EVIDENCE / "README.md").write_text(page(), encoding="utf-8")
    print(f"{sum(results)} of {len(results)} that were run hold")
    return 0 if all(results) else 1


def drawn(game: str) -> bool:
    """Some planted faults, others every day; their evidence stands."""
    figures = proofs.from_json("rules", "mutate", game, "--sample", str(DRAWN))
    missed = ", ".join(figures["not_killed"]) or "none"
    print(f"{game}: of {figures['mutants']} planted faults drawn today not found: {missed}", flush=True)
    return proofs.passed(figures)


if __name__ == "__main__":
    raise SystemExit(main())
