"""`consigliere host …`: reports, bans, closed tables, for the host of a running server (docs/hosting.md)."""

import argparse
import asyncio
import json
import os
import re
from collections.abc import Callable
from datetime import datetime, UTC
from pathlib import Path
from typing import Any, Final

from consigliere.cli.common import add_json, asks_for_more
from consigliere.cli.errors import BadInput
from consigliere.cli.serve import data_place, DB_URL

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
SQLITE: Final = "sqlite:///"
LONGEST_WHY: Final = 200
MOST_AROUND: Final = 100
NO_SUCH: Final = {"person": "no-such-person", "table": "no-such-table"}


def add_parser(sub: Any) -> None:
    top = sub.add_parser("host", help="reports, bans and tables of a running server")
    top.set_defaults(handler=asks_for_more(top))
    inner = top.add_subparsers(dest="host_command", metavar="COMMAND")

    def command(name: str, help: str, handler: Callable[[argparse.Namespace], int]) -> Any:
        parser = inner.add_parser(name, help=help)
        parser.add_argument(
            "--db", metavar="URL", help=f"the server's store (default: ${DB_URL}, or a file of yours)"
        )
        add_json(parser, "print one JSON object")
        parser.set_defaults(handler=handler)
        return parser

    parser = command("reports", "who was reported, why, and what was said around it", reports)
    parser.add_argument("--table", metavar="TABLE", help="of this table alone")
    parser.add_argument("--around", type=int, default=5, metavar="N", help="lines of talk before and after")
    parser = command("people", "find somebody: by name, or at a table", people)
    parser.add_argument("--name", metavar="TEXT", help="letters of the name")
    parser.add_argument("--table", metavar="TABLE", help="who sits at this table")
    parser = command("ban", "shut a person out", ban)
    parser.add_argument("person", metavar="PERSON", help="person:ID, as `reports` and `people` print it")
    parser.add_argument("--why", default="", metavar="TEXT", help="told to the person")
    parser = command("unban", "let a person in again", unban)
    parser.add_argument("person", metavar="PERSON", help="person:ID")
    command("bans", "who is banned", bans)
    parser = command("games", "finished games: by day, how long they took, how often each seat won", games)
    parser.add_argument("--days", type=int, default=30, metavar="N", help="of the last N days (default 30)")
    parser = command("close", "close a table, whoever plays there", close)
    parser.add_argument("table", metavar="TABLE", help="table:ID, or the address of its page")


def id_of(text: str, kind: str) -> str:
    """The id in `person:ID`, `table:ID`, or a table's address."""
    found = text.rpartition("#/table/")[2] if kind == "table" else text
    found = found.removeprefix(f"{kind}:")
    if not ID.fullmatch(found):
        raise BadInput("bad-host-id", kind=kind, given=text[:80])
    return found


def asked(args: argparse.Namespace, name: str, *given: Any) -> Any:
    """What server/hosting.py answers; BadInput for a store, person or table that is none."""
    try:
        from consigliere.server import hosting
        from consigliere.server.checking import Unusable
        from consigliere.server.store import open_store
    except ModuleNotFoundError as error:
        raise BadInput("no-server-extra", module=str(error.name)) from error
    url = args.db if args.db is not None else os.environ.get(DB_URL) or f"{SQLITE}{data_place()}"
    try:
        open_store(url)
        if url.startswith(SQLITE) and not Path(url.removeprefix(SQLITE)).is_file():
            raise ValueError(f"there is no file {url.removeprefix(SQLITE)}")
        return asyncio.run(getattr(hosting, name)(url, *given))
    except (ValueError, Unusable) as error:
        raise BadInput("bad-host-store", reason=str(error)) from error
    except hosting.NoSuch as error:
        raise BadInput(NO_SUCH[error.args[0]]) from error
    except hosting.TooLate as error:
        raise BadInput("table-is-over") from error


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def who(person: dict[str, Any]) -> str:
    banned = ", banned" if person["banned"] is not None else ""
    return f"{person['name'] or 'somebody'} (person:{person['id']}{banned})"


def said(args: argparse.Namespace, found: Any, lines: list[str], key: str | None = None) -> int:
    """One JSON object, or lines for people."""
    print(json.dumps(found if key is None else {key: found}) if args.json else "\n".join(lines))
    return 0


def reports(args: argparse.Namespace) -> int:
    if not 0 <= args.around <= MOST_AROUND:
        raise BadInput("bad-around", most=MOST_AROUND)
    table = id_of(args.table, "table") if args.table is not None else None
    found = asked(args, "reports", table, args.around)
    lines = []
    for one in found:
        title = f" “{one['title']}”" if one["title"] else ""
        lines += [f"{moment(one['at'])} table:{one['table']}{title}, {one['game']}, {one['status']}"]
        lines += [f"    {moment(said['at'])} {said['name']}: {said['text']}" for said in one["before"]]
        lines += [f"  {who(one['by'])} about {who(one['about'])}: {one['text']}"]
        lines += [f"    {moment(said['at'])} {said['name']}: {said['text']}" for said in one["after"]]
    return said(args, found, [*lines, f"reports: {len(found)}"], "reports")


def people(args: argparse.Namespace) -> int:
    if (args.name is None) == (args.table is None):
        raise BadInput("name-or-table")
    table = id_of(args.table, "table") if args.table is not None else None
    found = asked(args, "people", args.name, table)
    lines = [
        f"seat {one['seat']}: {who(one)}" if "seat" in one else f"{who(one)} since {moment(one['since'])}"
        for one in found
    ]
    return said(args, found, [*lines, f"people: {len(found)}"], "people")


def ban(args: argparse.Namespace) -> int:
    why = " ".join(args.why.split())
    if len(why) > LONGEST_WHY or not why.isprintable():
        raise BadInput("bad-why", most=LONGEST_WHY)
    found = asked(args, "ban", id_of(args.person, "person"), why)
    lines = [f"banned: {found['name']} (person:{found['id']})"]
    for key, words in (
        ("left", "got up from"),
        ("closed", "closed"),
        ("playing", "bots play on at"),
    ):
        lines += [f"{words} table:{table}" for table in found[key]]
    return said(args, found, lines)


def unban(args: argparse.Namespace) -> int:
    found = asked(args, "unban", id_of(args.person, "person"))
    word = "unbanned" if found["was_banned"] else "was not banned"
    return said(args, found, [f"{word}: {found['name'] or 'somebody'} (person:{found['id']})"])


def bans(args: argparse.Namespace) -> int:
    found = asked(args, "bans")
    lines = [
        f"{moment(one['at'])} {one['name'] or 'somebody'} (person:{one['id']}): {one['why'] or 'no reason'}"
        for one in found
    ]
    return said(args, found, [*lines, f"bans: {len(found)}"], "bans")


def games(args: argparse.Namespace) -> int:
    if args.days < 1:
        raise BadInput("bad-number", option="--days", value=args.days, least=1)
    found = asked(args, "games", args.days)
    lines = [f"{day}: {count}" for day, count in found["days"].items()]
    for one in found["titles"]:
        seats = ", ".join(f"seat {seat} {share:.0%}" for seat, share in enumerate(one["seat_shares"]))
        lines += [
            f"{one['game']}, {one['players']} players: {one['games']} games, {one['minutes']} min; {seats}"
        ]
    return said(args, found, [*lines, f"games: {found['games']}"])


def close(args: argparse.Namespace) -> int:
    found = asked(args, "close_table", id_of(args.table, "table"))
    title = f" “{found['title']}”" if found["title"] else ""
    return said(args, found, [f"closed: table:{found['table']}{title}, was {found['was']}"])
