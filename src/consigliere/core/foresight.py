"""Foresight as data: what follows for certain from an action, as far as its seat may know.

A game makes the position as the seat sees it, with stand-ins for what is hidden, and the kernel itself runs
the actions on it up to the first chance, reveal or choice of another seat. So nothing hidden can be told: it
is not there. The game's own `foresight.py` reads the state before and after with the kernel's predicates.
"""

from collections.abc import Sequence
from typing import Any, Final

from consigliere.core.actions import ActionLike
from consigliere.core.commands import tried
from consigliere.core.frame_table import FrameTable
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from consigliere.core.shapes import Draw, Foresight, Then, Told, Warning
from consigliere.core.state import KIND, State

SEALED: Final = "sealed"


def foreseen(
    rules: Ruleset, table: FrameTable, s: State, seat: int, actions: Sequence[ActionLike]
) -> tuple[Foresight, State] | Refusal:
    """What follows and the state after it; of a sealed choice nothing, and the state before it.

    `s` is the position as the seat sees it, and stays as it is.
    """
    found = tried(rules, s, seat, actions)
    if isinstance(found, Refusal):
        return found
    if rules.is_sealed(s):  # what others have chosen, and whether they have, stays sealed
        return foresight([], SEALED), s
    _, after = found
    then: Then = "other"
    if after.over:
        then = "end"
    elif rules.ask(after) is not None:
        then = "chance"
    elif seat in rules.concerned(after):
        then = "you"
    asked = then in ("you", "other")
    events = [rules.events.seen_by(raw, seat) for raw in after.events or []]
    return (
        foresight(
            events,
            then,
            table.by_number[int(after.get(KIND))].id if asked else None,
            list(rules.concerned(after)) if asked else [],
            draw(rules, after) if then == "chance" else None,
        ),
        after,
    )


def foresight(
    events: Sequence[Told],
    then: Then,
    next: str | None = None,
    seats: Sequence[int] = (),
    draw: Draw | None = None,
) -> Foresight:
    return {
        "events": list(events),
        "then": then,
        "next": next,
        "seats": list(seats),
        "draw": draw,
        "warnings": [],
    }


def draw(rules: Ruleset, s: State) -> Draw:
    """The draw that comes next; a game adds how many cards it draws from, and which, where all know them."""
    ask = rules.ask(s)
    assert ask is not None
    return {"draw": ask.purpose, "seat": ask.seat, "of": None, "outcomes": None}


def warning(id: str, **params: Any) -> Warning:
    return {"warning": id, "params": params}
