"""`consigliere backup DB FILE` and `restore FILE DB`: an SQLite store, copied while it is in use."""

import argparse
import asyncio
import json
from pathlib import Path
from typing import Any

from consigliere.cli.common import add_json
from consigliere.cli.errors import BadInput
from consigliere.cli.migrate import said


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("backup", help="copy a server's store while it runs, and check the copy")
    parser.add_argument("db", metavar="DB", help="sqlite:///path")
    parser.add_argument("file", metavar="FILE", help="the copy; there must be no such file yet")
    add_json(parser, "print one JSON object")
    parser.set_defaults(handler=backup)
    parser = sub.add_parser("restore", help="make a store of a copy, and check it")
    parser.add_argument("file", metavar="FILE", help="what `consigliere backup` has made")
    parser.add_argument("db", metavar="DB", help="sqlite:///path; there must be no such store yet")
    add_json(parser, "print one JSON object")
    parser.set_defaults(handler=restore)


def backup(args: argparse.Namespace) -> int:
    return made(args, "no-backup", args.db, args.file)


def restore(args: argparse.Namespace) -> int:
    return made(args, "no-restore", args.file, args.db)


def made(args: argparse.Namespace, wrong: str, source: str, target: str) -> int:
    """0, or 1 if a game in it does not replay: then the copy is as faulty as the store."""
    try:
        from consigliere.server import copying
        from consigliere.server.checking import Unusable
    except ModuleNotFoundError as error:
        raise BadInput("no-server-extra", module=str(error.name)) from error
    try:
        files = [copying.path_of(text) if text is args.db else Path(text) for text in (source, target)]
        report = asyncio.run(copying.copied(*files))
    except (Unusable, ValueError) as error:
        raise BadInput(wrong, reason=str(error)) from error
    print(json.dumps({**report, "file": str(files[1])}) if args.json else f"{said(report)}\n{files[1]}")
    return 1 if report["broken"] else 0
