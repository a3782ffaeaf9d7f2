"""Why an action is not legal (C1-C12): the rule, a message key, and what the asking seat may know of it.

`explain` changes nothing. It asks the kernel's own predicates whether an action fits, and only then looks
for the reason, from the general (whose decision is it?) to the particular. Its chapters lie beside it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from consigliere.core.actions import Action
from consigliere.core.refusal import Refusal
from consigliere.core.state import KIND, SEAT
from consigliere.games.chicago import asking, frames, ranges
from consigliere.games.chicago.causes import rule_of
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.refusals import act, cards, city, control, losses, specials
from consigliere.games.chicago.refusals.words import no_such_seat, refuse
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import CONTROL, GODCHILD, PASSED

__all__ = ["explain"]

# those missing here refuse nothing of their own: going on after an action, the chief
REASONS: Final[Mapping[int, Callable[[Chicago, int, int], Refusal | None]]] = {
    frames.ACT: act.act,
    frames.PAY: cards.pay,
    frames.REVEAL: losses.reveal,
    frames.EXTORT: losses.extort,
    frames.UNDER: cards.under,
    frames.USE_BONUS: act.bonus,
    frames.TOKEN: city.token,
    frames.HOLE: city.to_hole,
    frames.AGENT: city.agent,
    frames.PLACE: city.place,
    frames.LAY: specials.lay,
    frames.RIVAL: specials.rival,
    frames.LOSE_GANGSTER: losses.lose,
    frames.LOSE_INFLUENCE: losses.lose,
    frames.LOSE_ASSET: losses.lose,
    frames.CHOOSE_PENALTY: losses.penalty,
    frames.CLAIM: control.claim,
    frames.OPPOSE: control.oppose,
    frames.HENCHMAN: city.henchman,
    frames.EXTRA_CHOICE: losses.extra,
    frames.DISCARD: cards.discard,
    frames.RETURN_CARDS: cards.return_card,
    frames.KEEP_CARDS: cards.keep,
}
# their rules say who comes when
TURN_RULES: Final[Mapping[int, str]] = {
    frames.REVEAL: "C3.1",
    frames.EXTORT: "C3.3",
    frames.ACT: "C4.1",
    frames.CLAIM: "C6.1",
    frames.OPPOSE: "C6.4",
}
LOSSES: Final = (frames.LOSE_GANGSTER, frames.LOSE_INFLUENCE, frames.LOSE_ASSET)
WITH_POWERS: Final = (frames.ACT, frames.AFTER, frames.CLAIM)


def explain(s: Chicago, seat: int, action: Action | None) -> Refusal | None:
    """None if this seat may take the action now; otherwise the most helpful reason why not."""
    if s.over:
        return refuse("C11.1", "refuse-game-over")
    if action is None:
        return refuse("T1", "refuse-unknown-action")
    kind = int(s.get(KIND))
    frame = FRAMES.by_number[kind]
    if kind >= frames.FIRST_CHANCE:
        return refuse(str(frame.rule), "refuse-draw-first", chance=asking.QUESTIONS[kind][0])
    if not frame.is_decision:
        return refuse("C2.1", "refuse-nothing-asked")
    if not 0 <= seat < s.players:
        return no_such_seat(s, seat)
    shut = cards.closed(s, seat, kind) if kind >= frames.FIRST_SEALED else waiting(s, seat, kind, action)
    if shut is not None:
        return shut
    if ranges.SON <= action.index <= ranges.GRANDFATHER:
        return act.power(s, seat, action.index) if kind in WITH_POWERS else act.no_power_now(s)
    asked = frame.id
    if kind == frames.AFTER and act.no_family_ever(s, seat, action.index):
        return act.family_full(s, seat, action.index - ranges.LAY_FAMILY + 1)
    if not belongs(kind, asked, action):
        if kind == frames.EXTORT and s.of(seat, GODCHILD) == 1:
            asked = "godfather"
        return refuse(rule_of(s), "refuse-another-decision", asked=asked, decision=action.decision)
    reason = REASONS.get(kind)
    return None if reason is None else reason(s, seat, action.index)


def belongs(kind: int, asked: str, action: Action) -> bool:
    """Whether the action answers the question; some words answer several."""
    if action.decision == asked or (kind in LOSSES and action.decision.startswith("lose-")):
        return True
    if action.index == ranges.GO_ON:
        return kind in WITH_POWERS
    if action.index == ranges.NO_TOKEN:
        return kind in (frames.PLACE, frames.HENCHMAN)
    return action.index == ranges.NO_MORE and kind == frames.DISCARD


def waiting(s: Chicago, seat: int, kind: int, action: Action) -> Refusal | None:
    """It is somebody else's decision. Who would oppose, or goes on after passing, is told why not."""
    if s.get(SEAT) == seat:
        return None
    if kind == frames.OPPOSE and action.decision == "oppose":
        unfit = control.oppose(s, seat, action.index)
        if unfit is not None:
            return unfit
    elif s.phase == CONTROL and s.of(seat, PASSED) == 1 and action.decision in ("claim", "oppose"):
        return refuse("C6.1", "refuse-passed")
    asked = FRAMES.by_number[kind].id
    rule = TURN_RULES.get(kind, "T1")
    return refuse(rule, "refuse-not-your-turn", seat=int(s.get(SEAT)), asked=asked)
