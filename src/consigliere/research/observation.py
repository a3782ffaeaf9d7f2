"""What a seat sees, as a tensor, and what it may do, as a mask over the action table.

The tensor is written from the view alone; the mask has one entry for each action of the game's table.
`python -m consigliere.research.observation GAME` prints the layout.
"""

import sys
from collections.abc import Iterable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from consigliere.games.catalogue import GAMES, room
from consigliere.research.encoder import Encoder
from consigliere.research.table import number_of

Mask = NDArray[np.int8]


@cache
def encoder(game: str) -> Encoder:
    """The encoder of a game; ValueError if there is no such game."""
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}; there is: {', '.join(GAMES)}")
    made: Encoder = room(game, "encoder")()
    return made


def mask(game: str, legal: Iterable[int]) -> Mask:
    """1 for every legal action of the table, 0 for the others."""
    if game not in GAMES:
        raise ValueError(f"no game called {game!r}; there is: {', '.join(GAMES)}")
    out: Mask = np.zeros(len(GAMES[game].actions), dtype=np.int8)
    numbers = [number_of(action) for action in legal]
    if numbers and (min(numbers) < 0 or max(numbers) >= len(out)):
        raise ValueError(f"actions of {game} are 0 to {len(out) - 1}")
    out[numbers] = 1
    return out


def main(arguments: list[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in GAMES:
        wrong = f"{arguments[0]!r} is no game" if len(arguments) == 1 else "name one game"
        print(f"observation: {wrong}; there is: {', '.join(GAMES)}", file=sys.stderr)
        return 2
    print(encoder(arguments[0]).layout.table(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
