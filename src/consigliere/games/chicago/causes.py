"""The rule behind a decision: its own, or that of what asked for it. Questions and refusals cite it."""

from collections.abc import Sequence

from consigliere.core.shapes import Frame
from consigliere.core.state import SEAT
from consigliere.games.chicago import names
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.frame_table import ANYWHERE, BESIDE_OWN, FRAMES
from consigliere.games.chicago.terms import GODCHILD


def rule_of(s: Position) -> str:
    """The rule of the decision on top of the stack."""
    seat = int(s.get(SEAT))
    godchild = seat >= 0 and s.of(seat, GODCHILD) == 1
    return rule(FRAMES.stack(s, seat), names.PHASE_IDS[s.phase], godchild)


def rule(stack: Sequence[Frame], phase: str, godchild: bool) -> str:
    """The same from the frames of a view. `godchild`: whether the one who is asked has a godfather's help."""
    top = stack[-1]
    decision = top["frame"]
    named = FRAMES.by_id[decision].rule
    if named is not None:
        return named
    if decision == "extort":
        return "C9.1" if godchild else "C3.3"
    if decision in ("lay", "rival"):
        return str(top["special"])
    if decision in ("token", "hole"):
        return "C5.3" if top["by"] == "father" else "C4.7"
    if decision == "henchman":
        return {BESIDE_OWN: "S5", ANYWHERE: "C5.4"}.get(top["where"], "C6.6")
    below: Frame = stack[-2] if len(stack) > 1 else {"frame": "", "seat": None}
    if decision == "agent":
        return "S4" if top["must"] else "C4.9" if below["frame"] == "turn" else "C5.4"
    if decision == "under":
        return "C3.4" if phase == "income" else "C12.1" if below["seat"] == top["seat"] else "C6.5"
    return _loss(below["frame"], phase)


def _loss(below: str, phase: str) -> str:
    """What a gangster or an influence is lost to: the Attempt, an attack, an opposition won, or a penalty."""
    if phase == "actions":
        return "S8"
    return "C6.5" if below == "drawing" else "C6.4" if below in ("pay", "taking") else "C7.1"
