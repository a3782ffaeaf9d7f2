"""`consigliere migrate check DB`: does every stored game still play as it did?"""

import argparse
import asyncio
import json
import time
from pathlib import Path
from typing import Any, Final

from consigliere.cli.common import add_json, asks_for_more
from consigliere.cli.errors import BadInput

MOST_NAMED: Final = 10
SQLITE: Final = "sqlite:///"


def add_parser(sub: Any) -> None:
    top = sub.add_parser("migrate", help="look after a server's store")
    top.set_defaults(handler=asks_for_more(top))
    inner = top.add_subparsers(dest="migrate_command", metavar="COMMAND")
    parser = inner.add_parser("check", help="replay every stored game and report; nothing is changed")
    parser.add_argument("db", metavar="DB", help="sqlite:///path or postgresql://…")
    add_json(parser, "print one JSON object")
    parser.set_defaults(handler=check)


def asked(url: str, name: str) -> Any:
    """What a question to the store finds; BadInput if there is no such store."""
    try:
        from consigliere.server import checking
        from consigliere.server.store import open_store
    except ModuleNotFoundError as error:
        raise BadInput("no-server-extra", module=str(error.name)) from error
    try:
        open_store(url)
        if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).is_file():
            raise ValueError("there is no such file")
        return asyncio.run(getattr(checking, name)(url))
    except (ValueError, checking.Unusable) as error:
        raise BadInput("bad-migrate-store", reason=str(error)) from error


def check(args: argparse.Namespace) -> int:
    begun = time.perf_counter()
    report = asked(args.db, "whole_store")
    report["seconds"] = round(time.perf_counter() - begun, 2)
    print(json.dumps(report) if args.json else said(report))
    return 1 if report["broken"] else 0


def said(report: dict[str, Any]) -> str:
    broken = report["broken"]
    lines = [f"{one['table']}: record {one['record']}: {one['why']}" for one in broken[:MOST_NAMED]]
    if len(broken) > MOST_NAMED:
        lines.append(f"and {len(broken) - MOST_NAMED} more")
    rules = ", ".join(f"{name}: {count}" for name, count in sorted(report["rules"].items()))
    lines.append(f"{report['tables']} tables, {report['games']} games replayed ({rules or 'none'})")
    lines.append(f"NOT all of them: {len(broken)} do not replay" if broken else "all of them replay")
    return "\n".join(lines)
