"""`consigliere verify`: whether the shuffle of a finished game was fair.

The seeds and draws are checked by the stand-alone verifier; if the journal is there, the engine plays it
again and compares every deck with what the draws were made from.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from consigliere.cli.common import add_content, add_json, game_rules
from consigliere.cli.errors import BadInput
from consigliere.core.game import Game
from consigliere.core.journal import Journal, JournalError
from consigliere.games.catalogue import GAMES
from consigliere.locales import catalogue

MOST_NAMED: Final = 5
PACK_IS_MISSING: Final = ("journal-content", "journal-other", "journal-header")


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("verify", help="check the shuffle of a finished game")
    parser.add_argument("file", help="the fairness document of a table, or its journal")
    parser.add_argument("--commitment", metavar="HEX", help="what the table showed before you sat down")
    add_json(parser)
    add_content(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    from consigliere.server import verifier

    try:
        text = Path(args.file).read_text(encoding="utf-8")
        data, faults = verifier.verify(text, args.commitment)
        journal = verifier.load(text)[1]
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not a text file"
        raise BadInput("cannot-read", path=args.file, reason=reason) from error
    except verifier.Unusable as error:
        raise BadInput("bad-fairness", path=args.file, reason=str(error)) from error
    if journal is not None:
        faults += replayed(data, journal, args.content)
    report = {
        "fair": not faults,
        "faults": faults,
        "table": data["table"],
        "commitment": data["commitment"],
        "client_seeds": data["client_seeds"],
        "draws": len(data["draws"]),
        "replayed": journal is not None,
    }
    print(json.dumps(report) if args.json else said(report))
    return 1 if faults else 0


def replayed(data: dict[str, Any], told: dict[str, Any], packs: list[str]) -> list[str]:
    """What the engine finds when it plays the journal again."""
    from consigliere.server import fair

    name = told["header"].get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise JournalError(2, "journal-other", field="game", found=str(name), expected=", ".join(GAMES))
    rules = game_rules(name, packs)
    seed = fair.game_seed(bytes.fromhex(data["server_seed"]), data["table"], data["client_seeds"])
    source = fair.FairSource(seed, keep=True)
    try:
        journal = Journal.from_json({"format": 1, "header": told["header"], "entries": told["entries"]})
        Game.replay(journal, rules)
        fair.retell(journal, rules, source, data.get("given", 0))
    except JournalError as error:
        if error.key in PACK_IS_MISSING:
            raise
        return [catalogue("en").text(error.key, **{**error.params, "line": error.line})]
    drawn = source.draws or []
    faults = [
        f"draw {n} ({mine['purpose']}): the cards it was made from are not those of the game"
        for n, (mine, theirs) in enumerate(zip(drawn, data["draws"], strict=False), 1)
        if (mine["purpose"], mine["outcomes"]) != (theirs["purpose"], theirs["outcomes"])
    ]
    if len(drawn) != len(data["draws"]):
        faults.append(f"the game has {len(drawn)} draws, the fairness data {len(data['draws'])}")
    return faults


def said(report: dict[str, Any]) -> str:
    faults = report["faults"]
    lines = faults[:MOST_NAMED]
    if len(faults) > MOST_NAMED:
        lines = [*lines, f"and {len(faults) - MOST_NAMED} more"]
    lines = [*lines, f"table {report['table']}, commitment {report['commitment']}"]
    lines += [f"client seed of seat {seat}: {seed}" for seat, seed in enumerate(report["client_seeds"])]
    again = ", and the game played again has the same decks" if report["replayed"] else ""
    good = f"as promised: {report['draws']} draws follow from the seeds{again}"
    return "\n".join([*lines, f"NOT as promised: {len(faults)} faults" if faults else good])
