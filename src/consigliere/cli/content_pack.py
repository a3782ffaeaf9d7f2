"""A pack skeleton for an owner of the box: every record, commented out, with its present values and source.

It is written from the loaded content, so it can never lag behind it.
"""

import os
import shutil
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from consigliere.core.packs import MANIFEST
from consigliere.games.godfather.content.schema import SCHEMA
from consigliere.games.godfather.loading import Content, GAME, Record

FILES: Final[Mapping[str, tuple[str, ...]]] = {
    "board.toml": ("areas", "spaces", "families"),
    "businesses.toml": ("businesses",),
    "jobs.toml": ("jobs",),
    "allies.toml": ("allies",),
    "supply.toml": ("supply",),
}

MANIFEST_TEXT: Final = f"""\
# An unofficial content pack. Check it:   consigliere content check FOLDER
# Play with it:                           consigliere play {GAME} --content FOLDER
game = "{GAME}"
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


def record_text(record: Record, name: str) -> str:
    marks = [record.source, *(f"{field} {mark}" for field, mark in record.sources.items())]
    lines = [f"# {name} – {', '.join(marks)}", f"# [{record.kind}.{record.id}]"]
    fields = SCHEMA[record.kind].fields
    lines += [f"# {n} = {toml(value)}" for n, value in record.values.items() if not fields[n].fixed]
    return "\n".join(lines) + "\n"


def pack_files(content: Content, name_of: Callable[[Record], str]) -> dict[str, str]:
    """File name -> text of the skeleton."""
    files = {MANIFEST: MANIFEST_TEXT}
    for file, kinds in FILES.items():
        records = [content.records[id] for kind in kinds for id in content.ids[kind]]
        files[file] = "\n".join([HEAD, *(record_text(record, name_of(record)) for record in records)])
    return files


def write_pack(folder: Path, files: Mapping[str, str]) -> None:
    """Write the whole folder or nothing of it. The folder must be new or empty."""
    folder.parent.mkdir(parents=True, exist_ok=True)
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
