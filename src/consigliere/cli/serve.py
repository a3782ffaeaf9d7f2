"""`consigliere serve`: the server of the tables, in one process, without any other service."""

import argparse
import os
from pathlib import Path
from typing import Any, Final

from consigliere.cli.errors import BadInput

HOST: Final = "127.0.0.1"
PORT: Final = 8765
MOST_WORKERS: Final = 64


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("serve", help="serve tables to browsers")
    parser.add_argument(
        "--host", default=HOST, help=f"address to listen at (default {HOST}: this machine only)"
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"port (default {PORT}; 0: any free one)")
    parser.add_argument(
        "--db", metavar="URL", help="sqlite:///path or postgresql://… (default: a file in your data folder)"
    )
    parser.add_argument(
        "--redis", metavar="URL", help="redis://…, when several processes serve the same tables"
    )
    parser.add_argument(
        "--bot-workers", type=int, default=None, metavar="N", help="processes in which bots think"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another page that may use this server"
    )
    parser.add_argument("--open", action="store_true", help="show the page in your browser")
    parser.add_argument("--home", metavar="URL", help="the address of the page, for links in turn notices")
    parser.add_argument(
        "--private-webhooks", action="store_true", help="turn notices may go to addresses in this network"
    )
    parser.set_defaults(handler=run)


def data_file() -> Path:
    """Where tables are kept when no store is named."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "consigliere"
    base.mkdir(parents=True, exist_ok=True, mode=0o700)
    return base / "tables.db"


def workers(asked: int | None) -> int:
    if asked is None:
        return max(1, min(4, (os.cpu_count() or 2) - 1))
    if not 1 <= asked <= MOST_WORKERS:
        raise BadInput("bad-workers", workers=asked, most=MOST_WORKERS)
    return asked


def run(args: argparse.Namespace) -> int:
    count = workers(args.bot_workers)
    if not 0 <= args.port <= 65535:
        raise BadInput("bad-port", port=args.port)
    if args.redis is not None and not args.redis.startswith(("redis://", "rediss://", "unix://")):
        raise BadInput("bad-redis")
    for origin in [*args.origin, *([args.home] if args.home else [])]:
        if not origin.startswith(("http://", "https://")) or origin.rstrip("/").count("/") != 2:
            raise BadInput("bad-origin", origin=origin)
    try:
        from consigliere.server.running import serve
    except ModuleNotFoundError as error:
        raise BadInput("no-server-extra", module=str(error.name)) from error
    url = args.db if args.db is not None else f"sqlite:///{data_file()}"
    origins = tuple(origin.rstrip("/") for origin in args.origin)
    try:
        home = args.home.rstrip("/") if args.home else None
        return serve(
            args.host,
            args.port,
            url,
            args.redis,
            count,
            origins,
            home,
            args.private_webhooks,
            args.open,
        )
    except ValueError as error:
        raise BadInput("bad-store", reason=str(error)) from error
