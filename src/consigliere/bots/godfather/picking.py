"""The action that scores most, weighed one after the other."""

from typing import Final

from mypy_extensions import i64

from consigliere.games.godfather.board import Position

NEVER: Final = -100000


class Pick:
    """Among equals the one weighed first; without any the first legal one."""

    def __init__(self, s: Position) -> None:
        self.best: i64 = s.legal[0]
        self.most: i64 = NEVER

    def weigh(self, action: i64, score: i64) -> None:
        if score > self.most:
            self.most = score
            self.best = action
