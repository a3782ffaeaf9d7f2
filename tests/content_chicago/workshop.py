"""Tools of Chicago's content tests: the faults of a pack, and of a copy of the box that was spoilt."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

from consigliere.core.packs import ContentError, Fault
from consigliere.games.chicago.loading import FOLDER, load
from tests.content.workshop import Box, write_box, write_pack

__all__ = ["Box", "faults_of", "faults_of_spoilt_box", "write_pack"]


def _faults(packs: Sequence[Path], base: Path | None = None) -> list[Fault]:
    try:
        load(packs, base)
    except ContentError as error:
        return error.faults
    return []


def faults_of(folder: Path) -> list[Fault]:
    """The faults of a pack; none when it loads."""
    return _faults([folder])


def faults_of_spoilt_box(folder: Path, spoil: Callable[[Box], object]) -> list[Fault]:
    """The faults of a copy of the box after `spoil` has had its way with it."""
    box: Box = {}
    for path in FOLDER.glob("*.toml"):
        box.update(tomllib.loads(path.read_text(encoding="utf-8")))
    spoil(box)
    return _faults((), write_box(folder, box))
