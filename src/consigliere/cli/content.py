"""`consigliere content`: check a pack, list everything with its source, write a pack for an owner of the box.

Exit codes: 0 done, 2 bad input; one line on standard error for each fault. `--json` prints one object.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, cast, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from consigliere.cli.common import add_json, asks_for_more
from consigliere.cli.content_faults import line, sentence
from consigliere.cli.content_games import Shelf, shelves
from consigliere.cli.content_pack import pack_files, write_pack
from consigliere.core.content import Content, Record
from consigliere.core.packs import ContentError, MARKS
from consigliere.games.catalogue import TITLES

Names = Callable[[str], str | None]  # a key of the locale catalogue -> the name, None: no such key
Handler = Callable[[argparse.Namespace], int]

UNSURE: Final = "reconstructed"
SIGN: Final = "≈"
LEGEND: Final = f"{SIGN} reconstructed: our own value, not the printed one. Unofficial."
PLAIN_WIDTH: Final = 150
BETWEEN: Final[Mapping[str, str]] = {"areas": "–", "starters": ", "}


def no_names(key: str) -> str | None:
    return None


def add_parser(sub: "argparse._SubParsersAction[argparse.ArgumentParser]", names: Names = no_names) -> None:
    """Register `content check`, `content list` and `content new`; each sets `handler`."""
    content = sub.add_parser("content", help="card and board data: check a pack, list it, start a pack")
    content.set_defaults(handler=asks_for_more(content))
    actions = content.add_subparsers(dest="content_action", metavar="ACTION")

    check = actions.add_parser("check", help="check the content, or a pack laid over it")
    check.add_argument(
        "packs", nargs="*", metavar="PACK", help="folder of a pack; several are laid over each other"
    )
    _common(check, check_content)

    show = actions.add_parser("list", help="show every record with its source")
    show.add_argument("--kind", metavar="KIND", help=_kinds())
    show.add_argument("--content", action="append", default=[], metavar="PACK", help="lay this pack over it")
    _common(show, partial(list_content, names=names))

    new = actions.add_parser("new", help="write a pack skeleton for an owner of the box")
    new.add_argument("folder", metavar="DIR", help="folder to make")
    _common(new, partial(new_pack, names=names))


def _kinds() -> str:
    return "; ".join(f"{game}: {', '.join(shelf.kinds)}" for game, shelf in shelves().items())


def _common(parser: argparse.ArgumentParser, handler: Handler) -> None:
    first, *others = TITLES
    text = ", ".join((f"{first} (the default)", *others))
    parser.add_argument("--game", default=first, metavar="GAME", help=text)
    add_json(parser)
    parser.set_defaults(handler=handler)


def _refuse(message: str, as_json: bool, **more: object) -> int:
    if as_json:
        print(json.dumps({"ok": False, "error": message, **more}, ensure_ascii=False))
    print(f"consigliere content: {message}", file=sys.stderr)
    return 2


def _no_game(args: argparse.Namespace) -> int:
    return _refuse(f"no game “{args.game}”; known: {', '.join(shelves())}", args.json)


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
    shelf = shelves().get(args.game)
    if shelf is None:
        return _no_game(args)
    try:
        content = shelf.load(_packs(args.packs))
    except ContentError as error:
        return _faulty(error, args.json, game=args.game, packs=args.packs)
    changed = sum(record.pack is not None for record in content.records.values())
    sources = by_mark(record.source for record in content.records.values())
    values = by_mark(mark for record in content.records.values() for mark in marks(record))
    if args.json:
        result = {"ok": True, "game": args.game, "packs": args.packs, "hash": content.hash}
        result |= {"changed": changed, "sources": sources, "values": values, "faults": []}
        print(json.dumps(result, ensure_ascii=False))
    else:
        total = len(content.records)
        touched = f"{', '.join(args.packs)}: {changed} of {total} records touched"
        print(f"{touched if args.packs else 'the box'}: no faults; content {content.hash}")
        print(f"values and names: {counted(values)}")
        print(f"records by their weakest value: {counted(sources)}")
    return 0


def marks(record: Record) -> Iterator[str]:
    """How sure each value of a record is, and its name."""
    return (record.sources.get(name, record.source) for name in ("name", *record.values))


def by_mark(found: Iterable[str]) -> dict[str, int]:
    """How often each mark was found, the strongest first."""
    numbers = Counter(found)
    return {mark: numbers[mark] for mark in MARKS if numbers[mark]}


def counted(numbers: Mapping[str, int]) -> str:
    return ", ".join(f"{count} {mark}" for mark, count in numbers.items())


def name_of(shelf: Shelf, names: Names, record: Record) -> str:
    """The owner's title, else the catalogue's name, else the id."""
    return record.title or names(f"{shelf.prefix[record.kind]}-{record.id}") or record.id


def list_content(args: argparse.Namespace, names: Names = no_names) -> int:
    """Show the records with their source marks."""
    shelf = shelves().get(args.game)
    if shelf is None:
        return _no_game(args)
    if args.kind is not None and args.kind not in shelf.kinds:
        return _refuse(f"no kind “{args.kind}”; known: {', '.join(shelf.kinds)}", args.json)
    try:
        content = shelf.load(_packs(args.content))
    except ContentError as error:
        return _faulty(error, args.json, game=args.game, packs=args.content)
    kinds = shelf.kinds if args.kind is None else (args.kind,)
    name = partial(name_of, shelf, names)
    if args.json:
        records = [as_json(content.records[id], name) for kind in kinds for id in content.ids[kind]]
        result = {"game": args.game, "hash": content.hash, "packs": args.content, "records": records}
        print(json.dumps(result, ensure_ascii=False))
        return 0
    console = Console()
    if not console.is_terminal:
        console = Console(width=PLAIN_WIDTH)
    for kind in kinds:
        console.print(kind_table(content, kind, shelf.columns[kind], name))
    console.print(LEGEND, markup=False)
    return 0


def as_json(record: Record, name: Callable[[Record], str]) -> dict[str, object]:
    return {
        "kind": record.kind,
        "id": record.id,
        "name": name(record),
        "values": record.values,
        "source": record.source,
        "sources": record.sources,
        "note": record.note,
        "pack": record.pack,
    }


def kind_table(
    content: Content[Any], kind: str, columns: Sequence[str], name: Callable[[Record], str]
) -> Table:
    table = Table(title=kind, title_justify="left")
    table.add_column("id", no_wrap=True)
    table.add_column("name")
    for field in columns:
        table.add_column(field.replace("_", " "))
    table.add_column("source")
    for id in content.ids[kind]:
        record = content.records[id]
        # Text, not str: a pack's words must not be read as markup
        cells = [Text(show_value(field, record.values.get(field))) for field in columns]
        mark = Text(mark_text(record), "yellow" if record.source == UNSURE else "green")
        table.add_row(Text(id), Text(name(record)), *cells, mark)
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
    if value in (None, [], "none"):
        return "–"
    if isinstance(value, bool):
        return ("3+" if field == "three_plus" else "yes") if value else "–"
    if field == "bills":
        return " + ".join(f"${bill}" for bill in cast(list[int], value))
    if field == "ability":
        return "; ".join(show_step(step) for step in cast(list[Mapping[str, object]], value))
    if isinstance(value, list):
        return BETWEEN.get(field, " + ").join(map(str, value))
    if isinstance(value, dict):
        return " + ".join(f"{name.replace('_', ' ')} {number}" for name, number in value.items())
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
    shelf = shelves().get(args.game)
    if shelf is None:
        return _no_game(args)
    folder = Path(args.folder)
    try:
        if folder.is_symlink() or folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
            return _refuse(f"{args.folder} exists already; nothing is overwritten", args.json)
        if not folder.parent.is_dir():
            return _refuse(f"cannot write {args.folder}: there is no folder {folder.parent}", args.json)
        files = pack_files(shelf, partial(name_of, shelf, names))
        write_pack(folder, files)
    except OSError as error:
        return _refuse(f"cannot write {args.folder}: {error.strerror or error}", args.json)
    if args.json:
        result = {"ok": True, "game": args.game, "folder": args.folder, "files": sorted(files)}
        print(json.dumps(result, ensure_ascii=False))
    else:
        print(f"{args.folder}: {len(files)} files written; read {args.folder}/pack.toml first")
    return 0
