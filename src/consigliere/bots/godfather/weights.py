"""The tuned weights of the value: read from `weights.toml`, a row of four acts for each feature.

The file says when, from how many games and by which command they were made.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import estimates, indices

FILE: Final = Path(__file__).with_name("weights.toml")
WAYS: Final = {
    "own": estimates.OWN,
    "open": estimates.OPEN,
    "beginning": estimates.BEGINNING,
    "choice": estimates.CHOICE,
}
MIX: Final = {"best_other": estimates.BEST_OTHER, "all_others": estimates.ALL_OTHERS}
NAMES: Final[Mapping[str, int]] = {
    name.lower(): number
    for name, number in vars(indices).items()
    if name.isupper() and isinstance(number, int) and name != "FEATURES"
}


def numbers(table: Mapping[str, Any]) -> list[int]:
    """The weights in the order of the kernel; what the table leaves out is nought."""
    out = [0] * estimates.WEIGHTS
    for way, first in WAYS.items():
        for name, row in table[way].items():
            for act, weight in enumerate(row):
                out[(first + act) * indices.FEATURES + NAMES[name]] = weight
    for name, place in MIX.items():
        out[place] = table["mix"][name]
    return out


def written(weights: list[int]) -> str:
    """The tables of the file for a list of weights."""
    lines: list[str] = []
    for way, first in WAYS.items():
        lines.append(f"\n[{way}]")
        for name, number in NAMES.items():
            row = [weights[(first + act) * indices.FEATURES + number] for act in range(estimates.ACTS)]
            if any(row):
                lines.append(f"{name} = {row}")
    lines.append("\n[mix]")
    lines += [f"{name} = {weights[place]}" for name, place in MIX.items()]
    return "\n".join(lines) + "\n"


@cache
def load() -> vec[i64]:
    return vec[i64](numbers(tomllib.loads(FILE.read_text(encoding="utf-8"))))
