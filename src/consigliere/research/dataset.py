"""Data sets for learning, one row a decision: what the seat saw, might do, did, and what came of it.

Shards are plain .npz files; the command is `python -m consigliere.research.dataset`. A data set is written
beside its place and moved there when it is whole, so that nothing half done is ever found.
"""

import json
import os
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from consigliere.core.errors import ConsigliereError
from consigliere.core.ruleset import Ruleset
from consigliere.core.state import State
from consigliere.research.layout import Tensor
from consigliere.research.observation import encoder
from consigliere.research.rewards import margin, win_share
from consigliere.research.table import rules_of

FORMAT: Final = "consigliere data set 3"
INDEX: Final = "index.json"
SHARD: Final = 4096  # decisions
NEEDED: Final = {
    "game": str,
    "contents": dict,
    "layout": str,
    "length": int,
    "actions": int,
    "games": int,
    "rows": int,
    "shards": list,
}
KINDS: Final = {
    "observation": np.float32,
    "mask": np.uint8,
    "action": np.int16,
    "seat": np.int8,
    "bot": np.int8,
    "players": np.int8,
    "rules": np.int16,
    "game": np.int32,
    "score": np.int16,
    "win": np.float32,
    "margin": np.float32,
}
COLUMNS: Final = tuple(KINDS)


class DatasetError(ConsigliereError, ValueError):
    """What is wrong with a data set, in one line."""


@dataclass(slots=True)
class Decision:
    """One row before its game is over."""

    seat: int
    observation: Tensor
    legal: list[int]
    action: int
    bot: int = -1  # its number in the list of those who play; -1 if that is not known


@dataclass(slots=True)
class Record:
    """A whole game: its decisions in order, the state at its end, and the rules it was played by."""

    decisions: list[Decision]
    end: State
    rules: Ruleset


@dataclass(slots=True)
class Writer:
    """Games into shards of a new folder. Use it with `with`: on an error nothing is left behind."""

    folder: Path
    rules: Ruleset
    about: dict[str, Any] = field(default_factory=dict)
    shard: int = SHARD
    forced: bool = False  # whether decisions with a single legal action are written too
    games: int = 0
    rows: int = 0
    _contents: dict[int, str] = field(default_factory=dict)  # of each rules version played by
    _files: list[str] = field(default_factory=list)
    _waiting: list[tuple[Any, ...]] = field(default_factory=list)
    _place: Path = field(default_factory=Path)

    def __enter__(self) -> "Writer":
        if self.shard < 1:
            raise DatasetError("a shard holds at least one decision")
        if self.folder.exists():
            raise DatasetError(f"{self.folder} exists already")
        if not self.folder.parent.is_dir():
            raise DatasetError(f"{self.folder.parent} is no folder")
        try:
            json.dumps(self.about)
        except (TypeError, ValueError) as error:
            raise DatasetError(
                f"what is said about the data set cannot be written as JSON: {error}"
            ) from None
        self._place = Path(mkdtemp(prefix=f".{self.folder.name}-", dir=self.folder.parent))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self._finish()
        finally:
            shutil.rmtree(self._place, ignore_errors=True)  # gone when all went well

    def _finish(self) -> None:
        self._flush(self._waiting)
        layout = encoder(self.rules.name).layout
        about = {
            **self.about,
            "format": FORMAT,
            "game": self.rules.name,
            "contents": {str(version): self._contents[version] for version in sorted(self._contents)},
            "layout": layout.digest(),
            "length": layout.length,
            "actions": len(self.rules.actions),
            "games": self.games,
            "rows": self.rows,
            "shards": self._files,
        }
        (self._place / INDEX).write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        self._place.chmod(0o755)
        os.rename(self._place, self.folder)

    def add(self, record: Record) -> None:
        """A finished game; its result is written into each of its rows."""
        rules = record.rules
        if rules.name != self.rules.name:
            raise DatasetError(f"a game of {rules.name}; this data set is of {self.rules.name}")
        self._contents[rules.version] = rules.content_hash
        scores, winners = rules.scores(record.end), rules.winners(record.end)
        wins, margins = win_share(scores, winners), margin(scores, winners)
        bits = np.zeros(len(self.rules.actions), dtype=np.uint8)
        for row in record.decisions:
            if len(row.legal) == 1 and not self.forced:
                continue
            bits[:] = 0
            bits[row.legal] = 1
            at = row.seat
            table = (row.action, at, row.bot, len(scores), rules.version, self.games)
            came = (scores[at], wins[at], margins[at])
            self._waiting.append((row.observation, np.packbits(bits), *table, *came))
        self.games += 1
        while len(self._waiting) >= self.shard:
            self._flush(self._waiting[: self.shard])
            del self._waiting[: self.shard]

    def _flush(self, rows: list[tuple[Any, ...]]) -> None:
        if not rows:
            return
        columns = zip(KINDS.items(), zip(*rows, strict=True), strict=True)
        arrays: dict[str, Any] = {column: np.array(values, dtype=kind) for (column, kind), values in columns}
        name = f"shard-{len(self._files):05}.npz"
        try:
            np.savez_compressed(self._place / name, **arrays)
        except OSError as error:
            raise DatasetError(f"{self.folder} cannot be written: {error.strerror}") from None
        self._files.append(name)
        self.rows += len(rows)


@dataclass(slots=True)
class Batch:
    """Rows of a data set. mask: one row of booleans over the action table for each decision."""

    observation: NDArray[np.float32]
    mask: NDArray[np.bool_]
    action: NDArray[np.int16]
    seat: NDArray[np.int8]
    bot: NDArray[np.int8]
    players: NDArray[np.int8]
    rules: NDArray[np.int16]
    game: NDArray[np.int32]
    score: NDArray[np.int16]
    win: NDArray[np.float32]
    margin: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.action)


class Dataset:
    """A data set on disk; DatasetError if it is none, or one of another layout, or damaged."""

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.folder = Path(folder)
        try:
            self.about: dict[str, Any] = json.loads((self.folder / INDEX).read_text(encoding="utf-8"))
        except (OSError, ValueError, RecursionError):
            raise DatasetError(f"{self.folder} holds no data set") from None
        if not isinstance(self.about, dict) or self.about.get("format") != FORMAT:
            raise DatasetError(f"{self.folder} holds no data set of this version")
        self._check_index()
        for name in self.about["shards"]:
            if not (self.folder / name).is_file():
                raise DatasetError(f"{self.folder} lacks its shard {name}")

    def _check_index(self) -> None:
        about, where = self.about, f"the index of {self.folder}"
        if absent := [key for key in NEEDED if key not in about]:
            raise DatasetError(f"{where} lacks {', '.join(absent)}")
        if wrong := [key for key, kind in NEEDED.items() if type(about[key]) is not kind]:
            raise DatasetError(f"{where} is damaged: {', '.join(wrong)}")
        shards = about["shards"]
        if not all(isinstance(name, str) for name in shards) or len({*shards}) < len(shards):
            raise DatasetError(f"{where} is damaged: shards")
        try:
            rules = rules_of(about["game"])
        except ValueError as error:
            raise DatasetError(f"{where} is damaged: {error}") from None
        layout = encoder(rules.name).layout
        if about["layout"] != layout.digest():
            raise DatasetError(f"{self.folder} was written with another layout of the tensor")
        if (about["length"], about["actions"]) != (layout.length, len(rules.actions)):
            raise DatasetError(f"{where} is damaged: length, actions")

    def __len__(self) -> int:
        return int(self.about["rows"])

    def batches(self) -> Iterator[Batch]:
        """Shard after shard."""
        rows = 0
        for name in self.about["shards"]:
            batch = self._read(name)
            rows += len(batch)
            yield batch
        if rows != len(self):
            raise DatasetError(f"{self.folder} holds {rows} decisions; its index says {len(self)}")

    def _read(self, name: str) -> Batch:
        try:
            with (self.folder / name).open("rb") as file, np.load(file) as shard:
                columns = {column: shard[column] for column in COLUMNS}
        except Exception:  # what a damaged archive may raise has no end: zlib's errors, numpy's, memory's
            raise DatasetError(f"the shard {name} of {self.folder} is damaged") from None
        actions, rows = self.about["actions"], columns["action"].shape[:1]
        widths = {"observation": (self.about["length"],), "mask": (-(-actions // 8),)}
        for column, kind in KINDS.items():
            found = columns[column]
            if found.dtype != kind or found.shape != (*rows, *widths.get(column, ())):
                raise DatasetError(f"the shard {name} of {self.folder} is damaged: its column {column}")
        columns["mask"] = np.unpackbits(columns["mask"], axis=1, count=actions).astype(bool)
        return Batch(**columns)

    def all(self) -> Batch:
        """Everything in one piece, for data sets that fit into memory."""
        parts = list(self.batches())
        if not parts:
            raise DatasetError(f"{self.folder} holds no decision")
        return Batch(*(np.concatenate([getattr(part, c) for part in parts]) for c in COLUMNS))


def write(
    folder: str | os.PathLike[str],
    rules: Ruleset,
    records: Iterable[Record],
    about: dict[str, Any] | None = None,
    *,
    shard: int = SHARD,
    forced: bool = False,
) -> Dataset:
    """All games into a new data set, which is then ready to be read."""
    with Writer(Path(folder), rules, about or {}, shard, forced) as writer:
        for record in records:
            writer.add(record)
    return Dataset(folder)


if __name__ == "__main__":
    import sys

    from consigliere.research.dataset_command import main

    sys.exit(main(sys.argv[1:]))
