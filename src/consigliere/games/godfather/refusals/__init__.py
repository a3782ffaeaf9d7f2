"""Why an action is not legal (G1-G17): the rule, a message key, and what the asking seat may know of it.

`explain` changes nothing. It asks the kernel's own predicates whether an action fits, and only then looks
for the reason, from the general (whose decision is it?) to the particular. Its chapters lie beside it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from consigliere.core.actions import Action
from consigliere.core.refusal import Refusal
from consigliere.core.state import A, C, FRAME, KIND, SEAT
from consigliere.games.godfather import frames
from consigliere.games.godfather.asking import PURPOSES
from consigliere.games.godfather.frame_table import FRAMES, rule as rule_of
from consigliere.games.godfather.refusals import abilities, figures, icons, job, sealed, turn
from consigliere.games.godfather.refusals.words import refuse, running_id
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import FAMILY, FAMILY_BUSINESS, THUGS

__all__ = ["explain"]

WHOSE_TURN: Final = (frames.TURN, frames.CHOOSE_ALLY)  # their rules say who comes when
ICONS_WAIT: Final = "icons-waiting"

Reason = Callable[[Godfather, int, int], Refusal | None]


def never(s: Godfather, seat: int, action: int) -> Refusal | None:
    """Decisions of which every action is always open: who is first, a lower bill, use or decline."""
    return None


REASONS: Final[Mapping[int, Reason]] = {
    frames.TURN: turn.turn,
    frames.ORDER: never,
    frames.ICONS: icons.icons,
    frames.KEEP: icons.keep_job,
    frames.DISCARD: icons.discard,
    frames.CHOOSE_GOOD: icons.good,
    frames.LOWER: never,
    frames.BILLS: job.bills,
    frames.USE: never,
    frames.LAUNDER: abilities.launder,
    frames.FIGURE: figures.figure,
    frames.SPACE: figures.space,
    frames.TURF: abilities.turf,
    frames.FRONT: abilities.front,
    frames.OPPONENT: abilities.opponent,
    frames.DONOR: abilities.marker,
    frames.CHOOSE_ALLY: sealed.choose_ally,
    frames.BRIBE: sealed.bribe,
    frames.KEEP_CARDS: sealed.tribute,
    frames.OFFER_BILL: sealed.offer,
}


def explain(s: Godfather, seat: int, action: Action | None) -> Refusal | None:
    """None if this seat may take the action now; otherwise the most helpful reason why not."""
    if s.over:
        return refuse("G16.4", "refuse-game-over")
    if action is None:
        return refuse("T1", "refuse-unknown-action")
    kind = int(s.get(KIND))
    asked = FRAMES.by_number[kind]
    if kind >= frames.FIRST_CHANCE:
        return refuse(asked.rule or "G2.4", "refuse-chance-pending", chance=PURPOSES[kind][0])
    if not asked.is_decision:
        return refuse("G3.1", "refuse-nothing-asked")
    if not 0 <= seat < s.players:
        return refuse("G1.1", "refuse-no-such-seat", seat=seat, players=int(s.players))
    rule = rule_of(asked, running_id(s), kind == frames.CHOOSE_GOOD and s.get(C) == 0)
    if asked.is_sealed:
        closed = sealed.closed(s, seat, kind, asked.id)
        if closed is not None:
            return closed
    elif s.get(SEAT) != seat:
        return not_asked_you(s, seat, rule if kind in WHOSE_TURN else "T1", asked.id, action)
    if action.decision != asked.id:
        decision = ICONS_WAIT if icons_wait(s, seat, action) else action.decision
        return refuse(rule, "refuse-not-asked", asked=asked.id, decision=decision)
    return REASONS[kind](s, seat, action.index)


def not_asked_you(s: Godfather, seat: int, rule: str, asked: str, action: Action) -> Refusal:
    """It is somebody else's decision; who has no figure left hears that no turn will come (G5.2)."""
    out = s.of(seat, THUGS) == 0 and s.of(seat, FAMILY) == 0
    if out and s.phase == FAMILY_BUSINESS and action.decision == "turn":
        return refuse("G5.2", "refuse-out-of-figures")
    return refuse(rule, "refuse-not-your-turn", seat=int(s.get(SEAT)), asked=asked)


def icons_wait(s: Godfather, seat: int, action: Action) -> bool:
    """Whether icons are wanted that come as soon as something else is decided."""
    if action.decision != "icons":
        return False
    if s.get(KIND) == frames.ORDER:
        return True
    pools = (at for at in range(0, s.top, FRAME) if s.frames[at + KIND] == frames.ICONS)
    return any(s.frames[at + SEAT] == seat and s.frames[at + A] != 0 for at in pools)
