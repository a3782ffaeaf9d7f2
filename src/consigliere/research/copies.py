"""Environments as copies, here and in other processes: the game is named, its rules are not sent."""

from typing import Any, ClassVar

from consigliere.core.ruleset import Ruleset
from consigliere.research.encoder import Encoder
from consigliere.research.observation import encoder
from consigliere.research.table import rules_of


class Copied:
    """What is made anew from the game's name stays behind."""

    left_behind: ClassVar[tuple[str, ...]] = ("rules", "encoder")
    rules: Ruleset
    encoder: Encoder

    def __getstate__(self) -> dict[str, Any]:
        sent = {key: it for key, it in self.__dict__.items() if key not in self.left_behind}
        return sent | {"game": self.rules.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game = kept.pop("game")
        self.__dict__.update(kept)
        self.rules = rules_of(game)
        self.encoder = encoder(game)
