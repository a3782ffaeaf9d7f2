"""`consigliere chaos`: a server is killed in the midst of many games; nothing acknowledged may be lost."""

import argparse
import asyncio
import json
from typing import Any

from consigliere.cli.common import add_json
from consigliere.cli.errors import BadInput


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("chaos", help="kill a server in the midst of many games and look what is left")
    parser.add_argument("--kills", type=int, default=0, metavar="N", help="kill the server so many times")
    parser.add_argument(
        "--commands",
        type=int,
        default=0,
        metavar="N",
        help="send so many commands, mostly copies",
    )
    parser.add_argument(
        "--db", metavar="URL", help="sqlite:///path or postgresql://… (default: SQLite, thrown away)"
    )
    parser.add_argument("--redis", metavar="URL", help="redis://…, for several nodes")
    parser.add_argument("--nodes", type=int, default=1, metavar="N", help="processes at once (default 1)")
    parser.add_argument("--tables", type=int, default=10, metavar="N", help="tables at once (default 10)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the run (default 1)")
    parser.add_argument("--short", action="store_true", help="at the end games need only go on, not end")
    add_json(parser)
    parser.set_defaults(handler=run)


def checked(args: argparse.Namespace) -> None:
    least = {"kills": 0, "commands": 0, "nodes": 1, "tables": 1, "seed": 0}
    for name, number in least.items():
        value = getattr(args, name)
        if value < number:
            raise BadInput("bad-number", option=f"--{name}", value=value, least=number)
    if not args.kills and not args.commands:
        raise BadInput("no-chaos")
    if args.redis is not None and not args.redis.startswith(("redis://", "rediss://", "unix://")):
        raise BadInput("bad-redis")
    if args.nodes > 1 and (args.redis is None or not (args.db or "").startswith("postgresql://")):
        raise BadInput("nodes-need-services")
    if args.db is not None and not args.db.startswith(("sqlite:///", "postgresql://")):
        raise BadInput("bad-db")


def run(args: argparse.Namespace) -> int:
    checked(args)
    try:
        from consigliere.server.proving import chaos, node
    except ModuleNotFoundError as error:
        raise missing(error) from error
    plan = chaos.Plan(
        kills=args.kills,
        commands=args.commands,
        db=args.db,
        redis=args.redis,
        nodes=args.nodes,
        tables=args.tables,
        seed=args.seed,
        short=args.short,
    )
    try:
        figures = asyncio.run(chaos.carried_out(plan))
    except node.Trouble as error:
        raise BadInput("no-proof", reason=str(error)) from error
    print(json.dumps(figures) if args.json else said(figures))
    return 0 if chaos.good(figures) else 1


def missing(error: ModuleNotFoundError) -> BadInput:
    """The wheel does not hold what tries the server; or the server's libraries are not there."""
    if (error.name or "").startswith("consigliere.server.proving"):
        return BadInput("no-proving")
    return BadInput("no-server-extra", module=str(error.name))


def said(figures: dict[str, Any]) -> str:
    """Figures for people, one a line; tables of figures in one line each."""
    lines = []
    for name, value in figures.items():
        if isinstance(value, dict):
            shown = ", ".join(f"{k} {one(v)}" for k, v in value.items())
        else:
            shown = one(value)
        lines.append(f"{name:>16} {shown}")
    return "\n".join(lines)


def one(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:,}" if isinstance(value, int | float) else "–" if value is None else str(value)
