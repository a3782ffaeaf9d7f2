"""The long proofs. Each writes docs/evidence/<name>.json: figures, date, commit, command, and what it covers.

    make prove                       all whose evidence is missing or older than the code it covers
    python -m tools.prove NAME …     only these, anew

A proof whose evidence is current is not run again, so an interrupted run goes on where it stopped.
"""

import argparse
import datetime
import json
import os
import sys
import time
from itertools import groupby
from typing import Any

from tools import parts, proofs, server_proofs
from tools.proofs import call, Proof, ROOT

EVIDENCE = ROOT / "docs" / "evidence"
PROOFS = (*proofs.PROOFS, *server_proofs.PROOFS)
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
    """A digest of the sources the proof covers: evidence for other sources is no evidence."""
    return parts.digest(ROOT, proof.covers)


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
    """All evidence as readable tables; the figures stand in the JSON files beside it."""
    lines = [
        "# Evidence",
        "",
        "What is claimed, and what was measured. Each row is a command anybody can run; `make prove` runs",
        "all that are missing or older than the code they cover, and a test fails while any is (one of the",
        "server may wait: it is then listed as not yet run). Made by `python -m tools.prove`. What two",
        "reviewers who had not seen the code found is in",
        "[second-pair-of-eyes.md](second-pair-of-eyes.md).",
    ]
    for game, group in groupby(PROOFS, key=lambda proof: proof.game):
        lines += [
            "",
            f"## {TITLES[game]}",
            "",
            "| claim | holds | figures | date, machine | command |",
            "|---|---|---|---|---|",
        ]
        lines += [row(proof) for proof in group]
    return "\n".join(lines) + "\n"


def row(proof: Proof) -> str:
    found = evidence(proof)
    if found is None:
        return f"| {proof.claim} | not yet run | | | `{proof.command}` |"
    verdict = "yes" if found["holds"] else "**no**"
    where = f"{found['date']}, {found['machine']}, {found['seconds']} s"
    return f"| {proof.claim} | {verdict} | {_figures(found['figures'])} | {where} | `{proof.command}` |"


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
