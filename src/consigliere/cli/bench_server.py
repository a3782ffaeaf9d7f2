"""`consigliere bench server`: many tables under load; how soon everybody is told, and what it costs."""

import argparse
import asyncio
import json
import math
from typing import Any

from consigliere.cli.chaos import missing, said
from consigliere.cli.common import add_json
from consigliere.cli.errors import BadInput


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("server", help="a server under load")
    parser.add_argument("--tables", type=int, default=500, metavar="N", help="tables of four (default 500)")
    parser.add_argument("--sockets", type=int, default=2000, metavar="N", help="open sockets (default 2000)")
    parser.add_argument("--rate", type=float, default=100.0, metavar="R", help="moves a second (default 100)")
    parser.add_argument("--seconds", type=float, default=20.0, metavar="S", help="so long (default 20)")
    parser.add_argument("--highest", action="store_true", help="also look for the highest rate held")
    parser.add_argument(
        "--beside", choices=["boardgame.io"], help="measure this server too, in the same way (needs Node.js)"
    )
    parser.add_argument("--db", metavar="URL", help="sqlite:///path or postgresql://… (default: thrown away)")
    add_json(parser)
    parser.set_defaults(handler=run)


def checked(args: argparse.Namespace) -> None:
    if args.tables < 1:
        raise BadInput("bad-number", option="--tables", value=args.tables, least=1)
    if args.sockets < 4 * args.tables:
        raise BadInput("bad-number", option="--sockets", value=args.sockets, least=4 * args.tables)
    for name in ("rate", "seconds"):
        value = getattr(args, name)
        if not (math.isfinite(value) and value > 0):
            raise BadInput(
                "bad-seconds" if name == "seconds" else "bad-rate", option=f"--{name}", value=str(value)
            )
    if args.db is not None and not args.db.startswith(("sqlite:///", "postgresql://")):
        raise BadInput("bad-db")


def run(args: argparse.Namespace) -> int:
    checked(args)
    try:
        from consigliere.server.proving import beside, measuring, node
    except ModuleNotFoundError as error:
        raise missing(error) from error
    plan = measuring.Plan(args.tables, args.sockets, args.rate, args.seconds, args.highest, args.db)
    try:
        if args.beside is not None:
            beside.ready()  # before anything is measured: it may be missing
        figures = asyncio.run(measuring.carried_out(plan))
        if args.beside is not None:
            figures["beside"] = asyncio.run(beside.carried_out(plan))
    except node.Trouble as error:
        raise BadInput("no-proof", reason=str(error)) from error
    print(json.dumps(figures) if args.json else said(figures))
    return 0
