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
    parser.add_argument("--table", metavar="ID", help="the table's id: the end of its address")
    parser.add_argument("--roll", metavar="HEX", help="what the table showed before the lines were opened")
    parser.add_argument("--unopened", metavar="N", type=int, default=0, help="lines that were not opened")
    parser.add_argument("--given", metavar="N", type=int, default=0, help="entries taken over from elsewhere")
    parser.add_argument(
        "--old", action="store_true", help="a game of format 1, begun before lines were sealed"
    )
    parser.add_argument("--unfinished", action="store_true", help="the game broke off; that is no fault")
    add_json(parser)
    add_content(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    from consigliere.server import verifier

    for option in ("given", "unopened"):
        if getattr(args, option) < 0:
            raise BadInput("bad-number", option=f"--{option}", value=getattr(args, option), least=0)
    try:
        text = Path(args.file).read_text(encoding="utf-8")
        data, faults = verifier.verify(text, args.commitment, args.table, args.roll)
        journal = verifier.load(text)[1]
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "not a text file"
        raise BadInput("cannot-read", path=args.file, reason=reason) from error
    except verifier.Unusable as error:
        raise BadInput("bad-fairness", path=args.file, reason=str(error)) from error
    entries = None if journal is None else journal["entries"]
    over, found = (None, []) if journal is None else replayed(data, journal, args.content)
    faults += found
    unshown = verifier.doubts(data, journal, args.given, args.unopened, args.old)
    if over is False and not args.unfinished:
        unshown.append(f"the game is not over: {len(entries or [])} entries (--unfinished if it broke off)")
    old = data.get("format", 1) == 1
    report = {
        "format": data.get("format", 1),
        "fair": not faults and not unshown,
        "faults": faults,
        "unshown": unshown,
        "table": data["table"],
        "commitment": data["commitment"],
        "roll": data.get("roll"),
        "compared": (args.commitment if old else args.roll) is not None,
        "unopened": verifier.unopened(data),
        "client_seeds": data["client_seeds"],
        "draws": len(data["draws"]),
        "given": data.get("given", 0),
        "entries": None if entries is None else len(entries),
        "over": over,
        "replayed": over is not None,
    }
    print(json.dumps(report) if args.json else said(report))
    return 0 if report["fair"] else 1


def replayed(data: dict[str, Any], told: dict[str, Any], packs: list[str]) -> tuple[bool | None, list[str]]:
    """Whether the game is over (None if it cannot be played), and what the engine finds when it plays it."""
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
        game = fair.retell(journal, rules, source, data.get("given", 0))
    except JournalError as error:
        if error.key in PACK_IS_MISSING:
            raise
        return None, [catalogue().text(error.key, **{**error.params, "line": error.line})]
    drawn = source.draws or []
    faults = [
        f"draw {n} ({mine['purpose']}): the cards it was made from are not those of the game"
        for n, (mine, theirs) in enumerate(zip(drawn, data["draws"], strict=False), 1)
        if (mine["purpose"], mine["outcomes"]) != (theirs["purpose"], theirs["outcomes"])
    ]
    if len(drawn) != len(data["draws"]):
        faults.append(f"the game has {len(drawn)} draws, the fairness data {len(data['draws'])}")
    return game.over, faults


def said(report: dict[str, Any]) -> str:
    from consigliere.server import verifier

    faults, unshown, given = report["faults"], report["unshown"], report["given"]
    lines = faults[:MOST_NAMED]
    if len(faults) > MOST_NAMED:
        lines = [*lines, f"and {len(faults) - MOST_NAMED} more"]
    lines = [*lines, f"table {report['table']}, commitment {report['commitment']}"]
    lines += [f"roll {report['roll']}"] if report["roll"] else []
    lines += [f"client seed of seat {seat}: {seed}" for seat, seed in enumerate(report["client_seeds"])]
    if report["format"] == 1:
        lines.append(verifier.OLD)
    if report["unopened"]:
        seats = ", ".join(map(str, report["unopened"]))
        lines.append(f"lines sealed and NOT opened, at seats: {seats}; these seats added nothing")
    if given:
        lines.append(f"{given} entries were given and NOT drawn here: nothing is shown about them")
    if report["over"] is False:
        lines.append(f"the game is not over: {report['entries']} entries")
    if not report["compared"]:
        noted = report["roll"] or report["commitment"]
        lines.append(f"nothing was compared with a promise noted beforehand; compare: {noted}")
    if faults:
        return "\n".join([*lines, f"NOT as promised: {len(faults)} faults"])
    if unshown:
        return "\n".join([*lines, "NOT shown to be fair: " + "; ".join(unshown)])
    good = f"{report['draws']} draws follow from the seeds, and the game played again has the same decks"
    return "\n".join([*lines, f"as promised: {good}" if report["compared"] else good])
