"""`consigliere serve`: the server of the tables, in one process, without any other service."""

import argparse
import os
import re
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final

from consigliere.cli.errors import BadInput

HOST: Final = "127.0.0.1"
PORT: Final = 8765
MOST_WORKERS: Final = 64
MOST_DAYS: Final = 36_500
DB_URL: Final = "CONSIGLIERE_DB_URL"  # in the environment, since a command line is for all to read
REDIS_URL: Final = "CONSIGLIERE_REDIS_URL"
HOME: Final = "CONSIGLIERE_HOME"
HOSTS: Final = "CONSIGLIERE_ALLOWED_HOSTS"
METRICS_TOKEN: Final = "CONSIGLIERE_METRICS_TOKEN"
SHORTEST_TOKEN: Final = 16
NAME: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9_.-]{0,250}[A-Za-z0-9.])?")


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("serve", help="serve tables to browsers")
    parser.add_argument(
        "--host", default=HOST, help=f"address to listen at (default {HOST}: this machine only)"
    )
    parser.add_argument("--port", type=int, default=PORT, help=f"port (default {PORT}; 0: any free one)")
    parser.add_argument(
        "--db",
        metavar="URL",
        help=f"sqlite:///path or postgresql://… (default: ${DB_URL}, or a file of yours)",
    )
    parser.add_argument(
        "--redis",
        metavar="URL",
        help=f"redis://…, for several processes at the same tables (default: ${REDIS_URL})",
    )
    parser.add_argument(
        "--bot-workers", type=int, default=None, metavar="N", help="processes in which bots think"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another page that may use this server"
    )
    parser.add_argument(
        "--allowed-host",
        action="append",
        default=[],
        metavar="NAME",
        help="a name under which this server is reached, beside addresses and the machine's own (*: any; "
        f"default: ${HOSTS}, separated by commas)",
    )
    parser.add_argument("--open", action="store_true", help="show the page in your browser")
    parser.add_argument(
        "--home",
        metavar="URL",
        help=f"the address of the page, for links in turn notices (default: ${HOME}); its name is allowed",
    )
    parser.add_argument(
        "--private-webhooks", action="store_true", help="turn notices may go to addresses in this network"
    )
    parser.add_argument(
        "--keep-days",
        type=int,
        metavar="N",
        help="delete finished and closed tables, and guests who never played, after so many days "
        "(default: keep everything)",
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="believe this proxy (an address or network) where requests come from",
    )
    parser.add_argument(
        "--metrics-open", action="store_true", help="counters not only for this machine, but for its network"
    )
    parser.set_defaults(handler=run)


def data_place() -> Path:
    """Where tables are kept when no store is named."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "consigliere" / "tables.db"


def data_file() -> Path:
    place = data_place()
    place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    return place


def workers(asked: int | None) -> int:
    if asked is None:
        return max(1, min(4, (os.cpu_count() or 2) - 1))
    if not 1 <= asked <= MOST_WORKERS:
        raise BadInput("bad-workers", workers=asked, most=MOST_WORKERS)
    return asked


def names(asked: Sequence[str]) -> tuple[str, ...]:
    """The names a host allows; BadInput for what is none, such as a whole address."""
    found = asked or [name for part in os.environ.get(HOSTS, "").split(",") if (name := part.strip())]
    for name in found:
        if name != "*" and not NAME.fullmatch(name):
            raise BadInput("bad-allowed-host", host=name)
    return tuple(found)


def run(args: argparse.Namespace) -> int:
    count = workers(args.bot_workers)
    db = args.db if args.db is not None else os.environ.get(DB_URL) or None
    redis = args.redis if args.redis is not None else os.environ.get(REDIS_URL) or None
    if args.keep_days is not None and not 1 <= args.keep_days <= MOST_DAYS:
        raise BadInput("bad-keep-days", days=args.keep_days, most=MOST_DAYS)
    if not 0 <= args.port <= 65535:
        raise BadInput("bad-port", port=args.port)
    if redis is not None and not redis.startswith(("redis://", "rediss://", "unix://")):
        raise BadInput("bad-redis")
    home = args.home if args.home is not None else os.environ.get(HOME) or None
    hosts = names(args.allowed_host)
    named = [("--origin", origin) for origin in args.origin] + [("--home", home)] * bool(home)
    for option, origin in named:
        if not origin.startswith(("http://", "https://")) or origin.rstrip("/").count("/") != 2:
            raise BadInput("bad-origin", option=option, origin=origin)
    for proxy in args.proxy:
        try:
            ip_network(proxy)
        except ValueError:
            raise BadInput("bad-proxy", proxy=proxy) from None
    token = os.environ.get(METRICS_TOKEN) or None
    if token is not None and len(token) < SHORTEST_TOKEN:
        raise BadInput("bad-metrics-token", variable=METRICS_TOKEN, least=SHORTEST_TOKEN)
    try:
        from consigliere.server.running import serve
        from consigliere.server.service import Settings
    except ModuleNotFoundError as error:
        raise BadInput("no-server-extra", module=str(error.name)) from error
    settings = Settings(
        db=db if db is not None else f"sqlite:///{data_file()}",
        bot_workers=count,
        redis=redis,
        origins=tuple(origin.rstrip("/") for origin in args.origin),
        hosts=hosts,
        home=home.rstrip("/") if home else None,
        private_webhooks=args.private_webhooks,
        keep_days=args.keep_days,
        metrics_open=args.metrics_open,
        metrics_token=token,
    )
    try:
        return serve(args.host, args.port, settings, args.proxy, args.open)
    except ValueError as error:
        raise BadInput("bad-store", reason=str(error)) from error
