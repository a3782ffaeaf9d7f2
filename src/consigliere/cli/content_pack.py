"""A pack skeleton for an owner of the box: every record, commented out, with its present values and source.

It is written from the loaded content, so it can never lag behind it.
"""

import os
import shutil
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from consigliere.cli.content_games import Shelf
from consigliere.core.content import Record
from consigliere.core.packs import Kind, MANIFEST
from consigliere.games.catalogue import TITLES

MANIFEST_TEXT: Final = """\
# An unofficial content pack. Check it:   consigliere content check FOLDER{flag}
# Play with it:                           consigliere play {game} --content FOLDER
game = "{game}"
name = "my box"
"""

HEAD: Final = """\
# Take the “# ” away from the [kind.id] line of a record and from the fields you have read off your own copy;
# leave the rest as it is. What you set here is marked “owner”. A field you leave out keeps its value.
# title = "…" gives a card the name printed on yours. [kind.id] with only source = "owner" below it says that
# all values of the record are as printed.
"""


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(item)}" for name, item in value.items()) + " }"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)


def record_text(kind: Kind, record: Record, name: str) -> str:
    marks = [record.source, *(f"{field} {mark}" for field, mark in record.sources.items())]
    lines = [f"# {name} – {', '.join(marks)}", f"# [{record.kind}.{record.id}]"]
    lines += [f"# {n} = {toml(value)}" for n, value in record.values.items() if not kind.fields[n].fixed]
    return "\n".join(lines) + "\n"


def pack_files(shelf: Shelf, name_of: Callable[[Record], str]) -> dict[str, str]:
    """File name -> text of the skeleton."""
    content = shelf.load(())
    flag = "" if shelf.game == next(iter(TITLES)) else f" --game {shelf.game}"
    files = {MANIFEST: MANIFEST_TEXT.format(game=shelf.game, flag=flag)}
    for file, kinds in shelf.files.items():
        records = [content.records[id] for kind in kinds for id in content.ids[kind]]
        texts = [record_text(shelf.schema[record.kind], record, name_of(record)) for record in records]
        files[file] = "\n".join([HEAD, *texts])
    return files


def write_pack(folder: Path, files: Mapping[str, str]) -> None:
    """Write the whole folder or nothing of it. It must be new or empty, in a folder that is there."""
    work = Path(tempfile.mkdtemp(prefix=".pack-", dir=folder.parent))
    try:
        for name, text in files.items():
            (work / name).write_text(text, encoding="utf-8")
        work.chmod(0o777 & ~_umask())
        work.replace(folder)
    except OSError:
        shutil.rmtree(work, ignore_errors=True)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
