"""The native base of every game's state: the stack of frames, the legal buffer, events, chance.

A frame is six integers: what is going on, whose it is, and four arguments. Procedures run by
themselves, decisions wait for a seat, chance waits for whoever answers for the dice and the decks.
Nothing here knows a game; each game has one concrete leaf class.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FRAME: Final = 6
KIND: Final = 0
SEAT: Final = 1
A: Final = 2
B: Final = 3
C: Final = 4
D: Final = 5

MAX_FRAMES: Final = 24
MAX_LEGAL: Final = 512

Event = tuple[int, int, int, int, int]


class State:
    """What both games share. The fields are public to the rules of one game and to nobody else."""

    def __init__(self, players: i64) -> None:
        self.rules: i64 = 1
        self.players: i64 = players
        self.over: bool = False
        # auto: forced prompts and chance resolve inside step(); for search and simulation only
        self.auto: bool = False
        self.rng: i64 = 1
        self.top: i64 = -FRAME
        self.frames: vec[i64] = vec[i64]()
        self.legal: vec[i64] = vec[i64]()
        self.legal_count: i64 = 0
        self.events: list[Event] | None = None

    def clear(self) -> None:
        """Room for everything; a copy needs none, it brings its own."""
        self.frames = vec[i64]([0] * (FRAME * MAX_FRAMES))
        self.legal = vec[i64]([0] * MAX_LEGAL)

    # -- the stack of frames

    def push(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        top = self.top + FRAME
        self.top = top
        f = self.frames
        f[top] = kind
        f[top + 1] = seat
        f[top + 2] = a
        f[top + 3] = b
        f[top + 4] = c
        f[top + 5] = d

    def pop(self) -> None:
        self.top -= FRAME

    def get(self, field: i64) -> i64:
        return self.frames[self.top + field]

    def put(self, field: i64, value: i64) -> None:
        self.frames[self.top + field] = value

    # -- legal actions and events

    def offer(self, action: i64) -> None:
        self.legal[self.legal_count] = action
        self.legal_count += 1

    def emit(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        log = self.events
        if log is not None:
            log.append((kind, a, b, c, d))

    # -- what a leaf class defines

    def advance(self) -> None:
        """Run to the next prompt or chance; leave the legal actions in the buffer (core/prompts.py)."""
        raise RuntimeError("the leaf class defines advance()")

    def step(self, action: i64) -> None:
        """Apply a legal action of the acting seat, unchecked, and advance."""
        raise RuntimeError("the leaf class defines step()")

    def settle(self, outcome: i64) -> None:
        """Answer the chance now asked for, and advance."""
        raise RuntimeError("the leaf class defines settle()")

    def actor(self) -> i64:
        """The seat to answer, the first open one of several sealed choices; -1 for chance or the end."""
        raise RuntimeError("the leaf class defines actor()")

    def chance_total(self) -> i64:
        """How many equally likely cards (or seats) answer the chance now asked for."""
        raise RuntimeError("the leaf class defines chance_total()")

    def chance_pick(self, r: i64) -> i64:
        """The outcome of the r-th of them in canonical order."""
        raise RuntimeError("the leaf class defines chance_pick()")

    def copy(self) -> "State":
        raise RuntimeError("the leaf class defines copy()")

    def violation(self) -> i64:
        """0, or the number of the first thing that is not conserved."""
        raise RuntimeError("the leaf class defines violation()")

    def numbers(self) -> list[int]:
        raise RuntimeError("the leaf class defines numbers()")

    # -- reading

    def legal_actions(self) -> list[int]:
        out: list[int] = []
        buffer = self.legal
        for i in range(self.legal_count):
            out.append(buffer[i])
        return out

    def is_terminal(self) -> bool:
        return self.over
