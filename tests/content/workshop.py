"""Tools of the content tests: a copy of the box to spoil, packs written on the fly, the faults they give."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from consigliere.cli.content_pack import toml
from consigliere.core.packs import ContentError, Fault
from consigliere.games.godfather.loading import FOLDER, load

Box = dict[str, dict[str, dict[str, Any]]]  # kind -> id -> field -> value


def read_box() -> Box:
    box: Box = {}
    for path in FOLDER.glob("*.toml"):
        box.update(tomllib.loads(path.read_text(encoding="utf-8")))
    return box


def write_box(folder: Path, box: Box) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    text = ""
    for kind, records in box.items():
        for id, record in records.items():
            text += f"[{kind}.{id}]\n" + "".join(
                f"{name} = {toml(value)}\n" for name, value in record.items()
            )
    (folder / "all.toml").write_text(text, encoding="utf-8")
    return folder


def write_pack(folder: Path, text: str, name: str = "mine.toml") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder


def faults_of(folder: Path, base: Path = FOLDER) -> list[Fault]:
    """The faults of a pack; none when it loads."""
    try:
        load([folder], base)
    except ContentError as error:
        return error.faults
    return []


def faults_of_spoilt_box(folder: Path, spoil: Callable[[Box], object]) -> list[Fault]:
    """The faults of a copy of the box after `spoil` has had its way with it."""
    box = read_box()
    spoil(box)
    shutil.rmtree(folder, ignore_errors=True)
    try:
        load((), write_box(folder, box))
    except ContentError as error:
        return error.faults
    return []
