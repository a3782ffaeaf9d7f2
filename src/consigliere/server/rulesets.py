"""The rules a table is played by: a game, and the content packs chosen for it, kept as texts.

Loading the box takes a moment, so a ruleset is made once and shared by all tables that play with it.
"""

import tempfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from consigliere.core.errors import ConsigliereError
from consigliere.core.packs import ContentError
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES, ruleset

MOST_FILES: Final = 20
LONGEST_PACK: Final = 64 * 1024  # characters of one pack
MOST_PACKS: Final = 4

Pack = Mapping[str, str]  # file name -> its text


class BadPack(ConsigliereError, ValueError):
    """Packs that cannot be played with; the message says why."""


def rules_of(
    game: str, packs: list[dict[str, str]] | tuple[Pack, ...] = (), version: int | None = None
) -> Ruleset:
    """The rules, the newest if no version is named; KeyError if there is no such game, BadPack if a pack is
    faulty, ValueError if there is no such version."""
    if game not in GAMES:
        raise KeyError(game)
    texts = msgspec.json.encode([dict(sorted(pack.items())) for pack in packs])
    return _at(game, texts, GAMES[game].version if version is None else version)


@lru_cache(maxsize=64)
def _at(game: str, packs: bytes, version: int) -> Ruleset:
    return _made(game, packs).at(version)


@lru_cache(maxsize=32)
def _made(game: str, packs: bytes) -> Ruleset:
    found = msgspec.json.decode(packs, type=list[dict[str, str]])
    if not found:
        return ruleset(game)
    check(found)
    with tempfile.TemporaryDirectory(prefix="consigliere-pack-") as base:
        folders = []
        for n, pack in enumerate(found):
            folder = Path(base) / f"pack-{n + 1}"
            folder.mkdir()
            for name, text in pack.items():
                (folder / name).write_text(text, encoding="utf-8")
            folders.append(folder)
        try:
            return ruleset(game, folders)
        except ContentError as error:
            said = "; ".join(f"{Path(f.file).name} {f.record}: {f.key}" for f in error.faults)
            raise BadPack(said[:500]) from None


def check(packs: list[dict[str, str]]) -> None:
    if len(packs) > MOST_PACKS:
        raise BadPack(f"at most {MOST_PACKS} packs")
    for pack in packs:
        if not 0 < len(pack) <= MOST_FILES or sum(map(len, pack.values())) > LONGEST_PACK:
            raise BadPack(f"a pack has 1 to {MOST_FILES} files with {LONGEST_PACK} characters in all")
        for name in pack:
            stem = name.removesuffix(".toml")
            plain = stem.replace("-", "").replace("_", "")
            if stem == name or not (plain.isascii() and plain.isalnum()) or len(name) > 60:
                raise BadPack(f"not a file name for a pack: {name[:60]!r}")
