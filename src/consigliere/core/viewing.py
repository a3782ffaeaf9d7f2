"""What views of every game share: the stack of frames with its secrets masked, and who is asked for what.

A viewer is a seat or the spectator (-1).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from consigliere.core.prompts import FIRST_CHANCE, FIRST_SEALED, Prompts
from consigliere.core.ruleset import seats_of
from consigliere.core.state import A, B, FRAME, KIND, SEAT

FrameIds = Mapping[int, str]
Secrets = Mapping[int, Sequence[int]]


def stack(s: Prompts, viewer: int, ids: FrameIds, secrets: Secrets) -> list[list[Any]]:
    """What is going on, outermost first.

    `secrets`: by kind of frame the fields that only its seat may read. Of sealed choices a viewer learns
    whether his own is open, not those of others.
    """
    out: list[list[Any]] = []
    for at in range(0, int(s.top) + FRAME, FRAME):
        numbers: list[Any] = [int(s.frames[at + i]) for i in range(FRAME)]
        kind = numbers[KIND]
        if numbers[SEAT] != viewer:
            for field in secrets.get(kind, ()):
                numbers[field] = None
        if FIRST_SEALED <= kind < FIRST_CHANCE:
            numbers[A] = numbers[B] if viewer < 0 else numbers[B] & ~(1 << viewer) | numbers[A] & 1 << viewer
        out.append([ids[kind], *numbers[1:]])
    return out


def prompt(s: Prompts, viewer: int, ids: FrameIds) -> dict[str, Any] | None:
    """Who is asked and for what; of sealed choices all seats concerned, not those still missing."""
    if s.over:
        return None
    kind = int(s.get(KIND))
    if kind >= FIRST_CHANCE:
        return {"decision": "chance", "seats": []}
    if s.is_sealed():
        yours = viewer >= 0 and bool(s.get(A) >> viewer & 1)
        return {"decision": ids[kind], "seats": list(seats_of(s.get(B))), "yours": yours}
    seat = int(s.get(SEAT))
    return {"decision": ids[kind], "seats": [seat], "yours": seat == viewer}


def takes_part(s: Prompts, viewer: int) -> bool:
    """Whether the viewer is one of those who choose sealed now."""
    return s.is_sealed() and bool(s.get(B) >> viewer & 1)
