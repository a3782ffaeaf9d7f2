"""What each frame on the stack says, and to whom. The kernel's numbers are named here and nowhere else.

A game lists its kinds of frame once: number, id, rule, and the fields of the four arguments. From this follow
the frames of a view, the way back to numbers for whoever builds a position from a view, and the ids of
decisions.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from consigliere.core.prompts import FIRST_CHANCE, FIRST_DECISION, FIRST_SEALED, NOBODY, Prompts
from consigliere.core.shapes import Frame, FrameDict, Prompt
from consigliere.core.state import A, B, FRAME, KIND, SEAT
from consigliere.core.viewing import seats_of

Raw = Sequence[int]  # the six numbers of a frame
RESERVED: Final = ("frame", "seat", "seats", "yours")


def same(n: Any) -> Any:
    return n


@dataclass(frozen=True, slots=True)
class FrameField:
    """One argument of a frame: its name, its place, how it is written and how it is read back.

    `whole`: the namer is given all six numbers, where the argument alone does not say enough. `when`: which
    frames of this kind have the field. `only_seat`: it is for the eyes of the frame's seat alone, and left
    out for everybody else. `shape`: the type of what is written.
    """

    name: str
    slot: int
    namer: Callable[[Any], object] = same
    number: Callable[[Any], int] = same
    only_seat: bool = False
    when: Callable[[Raw], bool] | None = None
    whole: bool = False
    shape: Any = int


@dataclass(frozen=True, slots=True)
class FrameKind:
    """One kind of frame. `rule`: None where the running card's text is the rule.

    `rest`: the arguments A to D of a frame whose fields do not set them.
    """

    number: int
    id: str
    rule: str | None = None
    fields: tuple[FrameField, ...] = ()
    rest: tuple[int, int, int, int] = (0, 0, 0, 0)

    @property
    def is_decision(self) -> bool:
        return FIRST_DECISION <= self.number < FIRST_CHANCE

    @property
    def is_sealed(self) -> bool:
        return FIRST_SEALED <= self.number < FIRST_CHANCE


class FrameTable:
    def __init__(self, kinds: Sequence[FrameKind]) -> None:
        self.kinds = tuple(kinds)
        self.by_number: Mapping[int, FrameKind] = {kind.number: kind for kind in kinds}
        self.by_id: Mapping[str, FrameKind] = {kind.id: kind for kind in kinds}
        if not len(self.by_number) == len(self.by_id) == len(self.kinds):
            raise ValueError("two kinds of frame have the same number or the same id")
        for kind in kinds:
            for field in kind.fields:
                if field.name in RESERVED:
                    raise ValueError(f"every frame has {field.name!r} already: {kind.id}")

    def ids(self, wanted: Callable[[FrameKind], bool] = lambda kind: True) -> dict[int, str]:
        """The ids by number, in the table's order."""
        return {kind.number: kind.id for kind in self.kinds if wanted(kind)}

    def decisions(self) -> tuple[str, ...]:
        """The ids of all decisions, in the table's order."""
        return tuple(kind.id for kind in self.kinds if kind.is_decision)

    def seen(self, raw: Raw, viewer: int) -> FrameDict:
        """A frame as this viewer (a seat, or the spectator) may read it."""
        kind = self.by_number[raw[KIND]]
        seat = raw[SEAT]
        out: FrameDict = {"frame": kind.id, "seat": seat if seat >= 0 else None}
        if kind.is_sealed:  # of the open seats nobody learns more than their own
            out["seats"] = list(seats_of(raw[B]))
            out["yours"] = viewer >= 0 and bool(raw[A] >> viewer & 1)
        for field in kind.fields:
            if field.only_seat and seat != viewer:
                continue
            if field.when is None or field.when(raw):
                out[field.name] = field.namer(raw if field.whole else raw[field.slot])
        return out

    def numbers(self, frame: Frame, viewer: int) -> list[int | None]:
        """The six numbers of a frame as it was seen; None for what the viewer may not read.

        The sealed choices of others count as open.
        """
        kind = self.by_id[frame["frame"]]
        seat = frame["seat"]
        out: list[int | None] = [kind.number, NOBODY if seat is None else seat, *kind.rest]
        if kind.is_sealed:
            concerned = sum(1 << other for other in frame["seats"])
            own = 1 << viewer if viewer >= 0 else 0
            out[A] = concerned & ~own | (own if frame["yours"] else 0)
            out[B] = concerned
        for field in kind.fields:
            if field.name in frame:
                out[field.slot] = field.number(frame[field.name])
            elif field.only_seat:
                out[field.slot] = None
        return out

    def stack(self, s: Prompts, viewer: int) -> list[Frame]:
        """What is going on, outermost first."""
        frames = s.frames
        return [
            self.seen([int(frames[at + i]) for i in range(FRAME)], viewer)
            for at in range(0, int(s.top) + FRAME, FRAME)
        ]

    def prompt(self, s: Prompts, viewer: int) -> Prompt | None:
        """Who is asked and for what; of sealed choices all seats concerned, not those still missing."""
        if s.over:
            return None
        kind = self.by_number[int(s.get(KIND))]
        if kind.number >= FIRST_CHANCE:
            return {"decision": "chance", "seats": []}
        if kind.is_sealed:
            yours = viewer >= 0 and bool(s.get(A) >> viewer & 1)
            return {"decision": kind.id, "seats": list(seats_of(s.get(B))), "yours": yours}
        seat = int(s.get(SEAT))
        return {"decision": kind.id, "seats": [seat], "yours": seat == viewer}


def innermost(stack: Sequence[Frame], *kinds: str) -> Frame | None:
    """The innermost frame of one of these kinds."""
    return next((frame for frame in reversed(stack) if frame["frame"] in kinds), None)
