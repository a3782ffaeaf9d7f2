"""Foresight, decisions and scores that look at the true state instead of the view are caught (C2.4)."""

from typing import Any

import pytest

from consigliere.core.chance import Source
from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.state import Chicago
from tests.chicago.hidden.twins import lively, Twins
from tests.hidden.lockstep import Diverged


class Peeking(ChicagoRules):
    """It keeps the state it was shown last, and lets one of its answers tell of it."""

    peeks = ""
    state: Chicago

    def own(self, s: State, viewer: int) -> dict[str, Any]:
        assert isinstance(s, Chicago)
        self.state = s
        return super().own(s, viewer)

    def hidden(self) -> int:
        """A number of all hands."""
        return sum(n * (kind + 1) for kind, n in enumerate(self.state.hand))

    def foresee(self, view: Any, actions: Any) -> Any:
        told: Any = super().foresee(view, actions)
        if self.peeks == "foresight":
            told["hands"].append({"seat": 0, "before": self.hidden(), "after": 0})
        elif self.peeks == "draw" and told["draw"] is not None:
            told["draw"]["outcomes"] = [int(n) for n in self.state.deck]
        return told

    def decision(self, view: Any, legal: Any) -> Any:
        told: Any = super().decision(view, legal)
        if self.peeks == "decision":
            told["rule"] += str(self.hidden())
        return told

    def standing(self, view: Any) -> Any:
        told: Any = super().standing(view)
        if self.peeks == "standing":
            told["seats"][0]["total"] += self.hidden()
        return told

    def warnings(self, view: Any) -> Any:
        told: Any = super().warnings(view)
        if self.peeks == "warnings":
            told.append({"warning": "hidden", "params": {"cards": self.hidden()}})
        return told


class PeekingTwins(Twins):
    peeks = ""

    def begin(self, source: Source) -> Game:
        rules = Peeking()
        rules.tables = lively().tables
        rules.peeks = self.peeks
        return Game(rules, self.players, source)


def caught(leak: str) -> bool:
    for seed in range(1, 6):
        twins = type("Leaking", (PeekingTwins,), {"peeks": leak})(0, 3, 2 * seed)
        try:
            twins.run(25)
        except Diverged:
            return True
    return False


@pytest.mark.parametrize("leak", ["foresight", "draw", "decision", "standing", "warnings"])
def test_an_answer_that_peeks_is_caught(leak: str) -> None:
    assert caught(leak)


@pytest.mark.slow
def test_without_a_leak_nothing_is_caught() -> None:
    assert not caught("")
