"""What the bots know of Harbour: load what is worth most, keep a middling card for the toll."""

from collections.abc import Mapping
from typing import cast, Final

from consigliere.bots.minds import Mind
from consigliere.core.prompts import Prompts
from consigliere.core.ruleset import Ruleset
from tests.third_game.harbour import state as h
from tests.third_game.harbour.rules import HarbourRules
from tests.third_game.harbour.state import Harbour
from tests.third_game.harbour.view import as_seen, Deals

SPREAD: Final = 6.0  # points


def mind(rules: Ruleset, temper: str = "") -> Mind:
    tables = cast(HarbourRules, rules).tables
    return Mind(
        rules=rules,
        as_seen=lambda view: as_seen(view, tables),
        deals=lambda view: Deals(view, tables),
        policy=policy,
        best=policy,
        gains=gains,
        play_on=play_on,
        foretold=lambda s: [float(score) for score in cast(Harbour, s).scores],
        spread=lambda s: SPREAD,
        reasons=reasons,
    )


def gains(s: Prompts) -> list[float]:
    """Points that each legal action promises."""
    at = cast(Harbour, s)
    return [gain(at, action) for action in at.legal_actions()]


def gain(at: Harbour, action: int) -> float:
    worth = at.tables.worth
    if action < h.PIERS:
        return -at.piers.count(action) / 10
    if action == h.STOP:
        return 0.0
    if action < h.STOP:
        return float(worth[action - h.PIERS])
    return worth[action - h.PAY] / 2


def policy(s: Prompts) -> int:
    found = gains(s)
    return s.legal_actions()[found.index(max(found))]


def play_on(s: Prompts, limit: int) -> int:
    """By the policy to the end of the round."""
    at = cast(Harbour, s)
    at.auto = True
    at.advance()
    now, decisions = at.round_no, 0
    while not at.over and at.round_no == now and decisions < limit:
        at.step(policy(at))
        decisions += 1
    return decisions


def reasons(s: Prompts, seat: int) -> Mapping[str, float]:
    at = cast(Harbour, s)
    return {"cargo": float(at.cargo(seat)), "points": float(at.scores[seat])}
