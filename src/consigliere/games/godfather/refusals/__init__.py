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
from consigliere.games.godfather.refusals import abilities, figures, icons, job, sealed, turn
from consigliere.games.godfather.refusals.words import ability_rule, refuse
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import FAMILY, FAMILY_BUSINESS, THUGS

__all__ = ["CHANCES", "DECISIONS", "explain"]

WHOSE_TURN: Final = (frames.TURN, frames.CHOOSE_ALLY)  # their rules say who comes when
ICONS_WAIT: Final = "icons-waiting"

# the rule that calls for a chance; asking.py has its name
CHANCES: Final[Mapping[int, str]] = {
    frames.DRAW_TILE: "G4.1",
    frames.DRAW_PUBLIC: "G1.5",
    frames.DEAL_JOB: "G1.7",
    frames.DRAW_JOB: "Q-23",
    frames.DRAW_ALLY: "G1.6",
    frames.DRAW_HORSE: "G1.8",
    frames.STEAL_HAND: "Q-33",
    frames.STEAL_CASE: "Q-33",
    frames.COLLECT: "Q-33",
}

# the decision a frame asks for, as the action table names it, and its rule; None: the running card's
DECISIONS: Final[Mapping[int, tuple[str, str | None]]] = {
    frames.TURN: ("turn", "G5.1"),
    frames.ORDER: ("order", "G6.3"),
    frames.ICONS: ("icons", "G11.2"),
    frames.KEEP: ("keep-job", "Q-23"),
    frames.DISCARD: ("discard", "G11.1"),
    frames.CHOOSE_GOOD: ("good", None),
    frames.LOWER: ("lower-bill", "Q-24"),
    frames.BILLS: ("bills", "G8.2"),
    frames.USE: ("use", None),
    frames.LAUNDER: ("launder", None),
    frames.FIGURE: ("figure", None),
    frames.SPACE: ("space", None),
    frames.TURF: ("turf", None),
    frames.FRONT: ("front", None),
    frames.OPPONENT: ("opponent", None),
    frames.DONOR: ("marker", "G12.5"),
    frames.CHOOSE_ALLY: ("choose-ally", "G13.2"),
    frames.BRIBE: ("bribe", "G13.1"),
    frames.KEEP_CARDS: ("tribute", "G14.1"),
    frames.OFFER_BILL: ("offer", "Q-34"),
}

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
    if kind in CHANCES:
        return refuse(CHANCES[kind], "refuse-chance-pending", chance=PURPOSES[kind][0])
    if kind not in DECISIONS:
        return refuse("G3.1", "refuse-nothing-asked")
    if not 0 <= seat < s.players:
        return refuse("G1.1", "refuse-no-such-seat", seat=seat, players=int(s.players))
    asked, named_rule = DECISIONS[kind]
    rule = named_rule if named_rule is not None else rule_of_card(s, kind)
    if kind >= frames.FIRST_SEALED:
        closed = sealed.closed(s, seat, kind, asked)
        if closed is not None:
            return closed
    elif s.get(SEAT) != seat:
        return not_asked_you(s, seat, rule if kind in WHOSE_TURN else "T1", asked, action)
    if action.decision != asked:
        decision = ICONS_WAIT if icons_wait(s, seat, action) else action.decision
        return refuse(rule, "refuse-not-asked", asked=asked, decision=decision)
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


def rule_of_card(s: Godfather, kind: int) -> str:
    """The rule of a decision that several things ask for: an icon (a good that must be taken) or a card."""
    if kind == frames.CHOOSE_GOOD and s.get(C) == 0:
        return "G11.1"
    return ability_rule(s)
