"""`consigliere content`: check a pack, list everything with its source, write a pack for an owner of the box.

Exit codes: 0 done, 2 bad input; one line on standard error for each fault. `--json` prints one object.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import cast, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from consigliere.cli.content_faults import line, sentence
from consigliere.cli.content_pack import pack_files, write_pack
from consigliere.core.packs import ContentError
from consigliere.games.godfather.loading import Content, GAME, load, Record

Names = Callable[[str], str | None]  # a key of the locale catalogue -> the name, None: no such key
Handler = Callable[[argparse.Namespace], int]

KINDS: Final = ("jobs", "allies", "businesses", "spaces", "areas", "families", "supply")
PREFIX: Final[Mapping[str, str]] = {
    "jobs": "job",
    "allies": "ally",
    "businesses": "business",
    "spaces": "space",
    "areas": "turf",
    "families": "family",
    "supply": "supply",
}
COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "jobs": ("colour", "copies", "cost", "bills", "ability"),
    "allies": ("act", "ability"),
    "businesses": ("turf", "colour", "front", "back"),
    "spaces": ("areas", "three_plus"),
    "areas": ("turf",),
    "families": ("colour", "hex"),
    "supply": ("cards", "limits"),
}
UNSURE: Final = "reconstructed"
SIGN: Final = "≈"
LEGEND: Final = f"{SIGN} reconstructed: our own value, not the printed one. Unofficial."
PLAIN_WIDTH: Final = 150


def no_names(key: str) -> str | None:
    return None


def add_parser(sub: "argparse._SubParsersAction[argparse.ArgumentParser]", names: Names = no_names) -> None:
    """Register `content check`, `content list` and `content new`; each sets `handler`."""
    content = sub.add_parser("content", help="card and board data: check a pack, list it, start a pack")
    actions = content.add_subparsers(dest="content_action", required=True, metavar="ACTION")

    check = actions.add_parser("check", help="check the content, or a pack laid over it")
    check.add_argument("pack", nargs="?", metavar="PACK", help="folder of the pack")
    _common(check, check_content)

    show = actions.add_parser("list", help="show every record with its source")
    show.add_argument("--kind", metavar="KIND", help=", ".join(KINDS))
    show.add_argument("--content", action="append", default=[], metavar="PACK", help="lay this pack over it")
    _common(show, partial(list_content, names=names))

    new = actions.add_parser("new", help="write a pack skeleton for an owner of the box")
    new.add_argument("folder", metavar="DIR", help="folder to make")
    _common(new, partial(new_pack, names=names))


def _common(parser: argparse.ArgumentParser, handler: Handler) -> None:
    parser.add_argument("--game", default=GAME, metavar="GAME", help=f"{GAME} (the default)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(handler=handler)


def _refuse(message: str, as_json: bool, **more: object) -> int:
    if as_json:
        print(json.dumps({"ok": False, "error": message, **more}, ensure_ascii=False))
    print(f"consigliere content: {message}", file=sys.stderr)
    return 2


def _wrong_game(args: argparse.Namespace) -> str | None:
    return None if args.game == GAME else f"no game “{args.game}”; known: {GAME}"


def _faulty(error: ContentError, as_json: bool, **more: object) -> int:
    if as_json:
        faults = [{**asdict(fault), "message": sentence(fault)} for fault in error.faults]
        print(json.dumps({"ok": False, **more, "faults": faults}, ensure_ascii=False))
    for fault in error.faults:
        print(line(fault), file=sys.stderr)
    return 2


def _packs(folders: Sequence[str]) -> list[Path]:
    return [Path(folder) for folder in folders]


def check_content(args: argparse.Namespace) -> int:
    """Load the content with the pack; every fault is told, not only the first."""
    if wrong := _wrong_game(args):
        return _refuse(wrong, args.json)
    try:
        content = load(_packs([args.pack] if args.pack is not None else []))
    except ContentError as error:
        return _faulty(error, args.json, game=args.game, pack=args.pack)
    changed = sum(record.pack is not None for record in content.records.values())
    sources = dict(Counter(record.source for record in content.records.values()))
    if args.json:
        result = {"ok": True, "game": args.game, "pack": args.pack, "hash": content.hash}
        result |= {"changed": changed, "sources": sources, "faults": []}
        print(json.dumps(result, ensure_ascii=False))
    else:
        what = f"{args.pack}: {changed} of {len(content.records)} records touched" if args.pack else "the box"
        marks = ", ".join(f"{count} {mark}" for mark, count in sorted(sources.items()))
        print(f"{what}: no faults; content {content.hash}; {marks}")
    return 0


def name_of(record: Record, names: Names) -> str:
    """The owner's title, else the catalogue's name, else the id."""
    return record.title or names(f"{PREFIX[record.kind]}-{record.id}") or record.id


def list_content(args: argparse.Namespace, names: Names = no_names) -> int:
    """Show the records with their source marks."""
    if wrong := _wrong_game(args):
        return _refuse(wrong, args.json)
    if args.kind is not None and args.kind not in KINDS:
        return _refuse(f"no kind “{args.kind}”; known: {', '.join(KINDS)}", args.json)
    try:
        content = load(_packs(args.content))
    except ContentError as error:
        return _faulty(error, args.json, game=args.game, packs=args.content)
    kinds = KINDS if args.kind is None else (args.kind,)
    if args.json:
        records = [as_json(content.records[id], names) for kind in kinds for id in content.ids[kind]]
        result = {"game": args.game, "hash": content.hash, "packs": args.content, "records": records}
        print(json.dumps(result, ensure_ascii=False))
        return 0
    console = Console()
    if not console.is_terminal:
        console = Console(width=PLAIN_WIDTH)
    for kind in kinds:
        console.print(kind_table(content, kind, names))
    console.print(LEGEND, markup=False)
    return 0


def as_json(record: Record, names: Names) -> dict[str, object]:
    return {
        "kind": record.kind,
        "id": record.id,
        "name": name_of(record, names),
        "values": record.values,
        "source": record.source,
        "sources": record.sources,
        "note": record.note,
        "pack": record.pack,
    }


def kind_table(content: Content, kind: str, names: Names) -> Table:
    table = Table(title=kind, title_justify="left")
    table.add_column("id", no_wrap=True)
    table.add_column("name")
    for field in COLUMNS[kind]:
        table.add_column(field.replace("_", " "))
    table.add_column("source")
    for id in content.ids[kind]:
        record = content.records[id]
        # Text, not str: a pack's words must not be read as markup
        cells = [Text(show_value(field, record.values.get(field))) for field in COLUMNS[kind]]
        mark = Text(mark_text(record), "yellow" if record.source == UNSURE else "green")
        table.add_row(Text(id), Text(name_of(record, names)), *cells, mark)
    return table


def mark_text(record: Record) -> str:
    """`reconstructed ≈`, and the values that are better known."""
    mark = f"{UNSURE} {SIGN}" if record.source == UNSURE else record.source
    better: dict[str, list[str]] = {}
    for field, source in record.sources.items():
        better.setdefault(source, []).append(field.replace("_", " "))
    rest = "; ".join(f"{', '.join(fields)}: {source}" for source, fields in better.items())
    return f"{mark} ({rest})" if rest else mark


def show_value(field: str, value: object) -> str:
    if value is None or value == []:
        return "–"
    if isinstance(value, bool):
        return "3+" if value else "–"
    if field == "bills":
        return " + ".join(f"${bill}" for bill in cast(list[int], value))
    if field == "ability":
        return "; ".join(show_step(step) for step in cast(list[Mapping[str, object]], value))
    if isinstance(value, list):
        return ("–" if field == "areas" else " + ").join(map(str, value))
    return str(value)


def show_step(step: Mapping[str, object]) -> str:
    name, argument = next(iter(step.items()))
    words = name.replace("_", " ")
    if argument is True:
        return words
    if isinstance(argument, list):
        return " + ".join(argument)
    if isinstance(argument, dict):
        whom = " or ".join(argument["class"]) + (", neutrals too" if argument["neutrals"] else "")
        return f"{words} ({whom}, {argument['where']})"
    return f"{words} {argument}"


def new_pack(args: argparse.Namespace, names: Names = no_names) -> int:
    """Write the skeleton; an existing folder is never touched."""
    if wrong := _wrong_game(args):
        return _refuse(wrong, args.json)
    folder = Path(args.folder)
    try:
        if folder.is_symlink() or folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
            return _refuse(f"{args.folder} exists already; nothing is overwritten", args.json)
        files = pack_files(load(), lambda record: name_of(record, names))
        write_pack(folder, files)
    except OSError as error:
        return _refuse(f"cannot write {args.folder}: {error.strerror or error}", args.json)
    if args.json:
        result = {"ok": True, "game": args.game, "folder": args.folder, "files": sorted(files)}
        print(json.dumps(result, ensure_ascii=False))
    else:
        print(f"{args.folder}: {len(files)} files written; read {args.folder}/pack.toml first")
    return 0
