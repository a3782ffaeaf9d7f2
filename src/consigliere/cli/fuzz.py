"""`consigliere fuzz`: a server is sent what nobody should send; nothing may break, nobody be disturbed."""

import argparse
import asyncio
import json
from typing import Any

from consigliere.cli.chaos import missing, said
from consigliere.cli.common import add_json
from consigliere.cli.errors import BadInput


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("fuzz", help="send a server what nobody should send")
    parser.add_argument("--frames", type=int, required=True, metavar="N", help="how many frames")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the frames (default 1)")
    add_json(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    for name, least in (("frames", 1), ("seed", 0)):
        if getattr(args, name) < least:
            raise BadInput("bad-number", option=f"--{name}", value=getattr(args, name), least=least)
    try:
        from consigliere.server.proving import fuzz, node
    except ModuleNotFoundError as error:
        raise missing(error) from error
    try:
        figures = asyncio.run(fuzz.carried_out(fuzz.Plan(args.frames, args.seed)))
    except node.Trouble as error:
        raise BadInput("no-proof", reason=str(error)) from error
    print(json.dumps(figures) if args.json else said(figures))
    return 0 if fuzz.good(figures) else 1
