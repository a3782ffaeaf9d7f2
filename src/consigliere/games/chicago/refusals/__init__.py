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
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.refusals import act, cards, city, control, losses, specials
from consigliere.games.chicago.refusals.words import no_such_seat, refuse
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import CONTROL, GODCHILD, PASSED

__all__ = ["CHANCES", "DECISIONS", "explain", "rule_of"]

# the rule that calls for a chance; asking.py has its name
CHANCES: Final[Mapping[int, str]] = {
    frames.CUT_SPECIAL: "C1.2",
    frames.DEAL_HENCHMAN: "C1.5",
    frames.DEAL_CITY_CARD: "C1.6",
    frames.DEAL_CARD: "C1.8",
    frames.FIRST_HENCHMAN: "C1.8",
    frames.START_PLAYER: "C1.8",
    frames.REVEAL_BUSINESS: "C3.1",
    frames.DRAW_CARD: "C2.2",
    frames.BLACKMAIL: "S9",
}

# the decision a frame asks for, as the action table names it, and its rule; None: see CAUSES
DECISIONS: Final[Mapping[int, tuple[str, str | None]]] = {
    frames.ACT: ("act", "C4.1"),
    frames.AFTER: ("power", "C5.5"),
    frames.PAY: ("pay", "C2.3"),
    frames.REVEAL: ("reveal", "C3.1"),
    frames.EXTORT: ("extort", None),
    frames.UNDER: ("under", None),
    frames.USE_BONUS: ("bonus", "C4.9"),
    frames.TOKEN: ("token", None),
    frames.HOLE: ("hole", None),
    frames.AGENT: ("agent", None),
    frames.PLACE: ("place", "C4.10"),
    frames.LAY: ("lay", None),
    frames.RIVAL: ("rival", None),
    frames.LOSE_GANGSTER: ("lose", None),
    frames.LOSE_INFLUENCE: ("lose", None),
    frames.LOSE_ASSET: ("lose", None),
    frames.CHOOSE_PENALTY: ("penalty", "C5.2"),
    frames.CLAIM: ("claim", "C6.1"),
    frames.OPPOSE: ("oppose", "C6.4"),
    frames.HENCHMAN: ("henchman", None),
    frames.CHIEF: ("chief", "C6.6"),
    frames.EXTRA_CHOICE: ("extra", "Q-X2"),
    frames.DISCARD: ("discard", "S10"),
    frames.RETURN_CARDS: ("return", "C1.8"),
    frames.KEEP_CARDS: ("limit", "C10.1"),
}

# the rule of a decision that several things ask for
CAUSES: Final[Mapping[int, Callable[[Position], str]]] = {
    frames.EXTORT: losses.extort_rule,
    frames.UNDER: cards.under_rule,
    frames.TOKEN: city.move_rule,
    frames.HOLE: city.move_rule,
    frames.AGENT: city.agent_rule,
    frames.LAY: specials.running,
    frames.RIVAL: specials.running,
    frames.LOSE_GANGSTER: losses.loss_rule,
    frames.LOSE_INFLUENCE: losses.loss_rule,
    frames.LOSE_ASSET: losses.loss_rule,
    frames.HENCHMAN: city.henchman_rule,
}

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
WITH_POWERS: Final = (frames.ACT, frames.AFTER, frames.CLAIM)


def explain(s: Chicago, seat: int, action: Action | None) -> Refusal | None:
    """None if this seat may take the action now; otherwise the most helpful reason why not."""
    if s.over:
        return refuse("C11.1", "refuse-game-over")
    if action is None:
        return refuse("T1", "refuse-unknown-action")
    kind = int(s.get(KIND))
    if kind in CHANCES:
        return refuse(CHANCES[kind], "refuse-draw-first", chance=asking.QUESTIONS[kind][0])
    if kind not in DECISIONS:
        return refuse("C2.1", "refuse-nothing-asked")
    if not 0 <= seat < s.players:
        return no_such_seat(s, seat)
    shut = cards.closed(s, seat, kind) if kind >= frames.FIRST_SEALED else waiting(s, seat, kind, action)
    if shut is not None:
        return shut
    if ranges.SON <= action.index <= ranges.GRANDFATHER:
        return act.power(s, seat, action.index) if kind in WITH_POWERS else act.no_power_now(s)
    asked = DECISIONS[kind][0]
    if kind == frames.AFTER and act.no_family_ever(s, seat, action.index):
        return act.family_full(s, seat, action.index - ranges.LAY_FAMILY + 1)
    if not belongs(kind, asked, action):
        if kind == frames.EXTORT and s.of(seat, GODCHILD) == 1:
            asked = "godfather"
        return refuse(rule_of(s, kind), "refuse-another-decision", asked=asked, decision=action.decision)
    reason = REASONS.get(kind)
    return None if reason is None else reason(s, seat, action.index)


def rule_of(s: Chicago, kind: int) -> str:
    """The rule of the decision on top of the stack."""
    named = DECISIONS[kind][1]
    return CAUSES[kind](s) if named is None else named


def belongs(kind: int, asked: str, action: Action) -> bool:
    """Whether the action answers the question; some words answer several."""
    if action.decision == asked:
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
    asked = DECISIONS[kind][0]
    rule = TURN_RULES.get(kind, "T1")
    return refuse(rule, "refuse-not-your-turn", seat=int(s.get(SEAT)), asked=asked)
