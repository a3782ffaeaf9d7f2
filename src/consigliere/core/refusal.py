"""A refusal names the rule: rule id, message key and parameters. The words are made at the edge."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from consigliere.core import shapes
from consigliere.core.errors import ConsigliereError

Param = str | int


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not taken. It is falsy, so `if game.submit(...)` reads as it should."""

    rule: str
    key: str
    params: Mapping[str, Param] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return False

    def to_json(self) -> shapes.RefusalShown:
        return {"rule": self.rule, "key": self.key, "params": dict(self.params)}


class Refused(ConsigliereError, ValueError):
    """Raised by `Game.play`, the face for programs that expect their moves to be legal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} ({refusal.rule}) {dict(refusal.params)}")
        self.refusal = refusal
