"""The loop of every game: procedures run by themselves, decisions wait for a seat, chance for an answer.

A frame's kind says which it is. A leaf class serves the kinds: it runs procedures, offers and applies
actions, and says which single choices may be made silently.
"""

from typing import Final

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B, SEAT, State

FIRST_DECISION: Final = 20  # kinds below: procedures
FIRST_SEALED: Final = 45  # decisions of several seats at once: A the seats still open, B all concerned
FIRST_CHANCE: Final = 50
NOBODY: Final = -1


class Prompts(State):
    """Between the state and a game's leaf class."""

    def advance(self) -> None:
        """Run to the next prompt or chance; leave the legal actions in the buffer."""
        while not self.over:
            self.react()
            kind = self.frames[self.top]
            if kind < FIRST_DECISION:
                self.proceed(kind)
            elif kind >= FIRST_CHANCE:
                if not self.auto:
                    self.legal_count = 0
                    return
                self.roll()
            elif kind >= FIRST_SEALED:
                if self.sealed_open(kind):
                    if not self.auto:
                        self.refresh()
                    return
                self.pop()
            elif not self.idle_in_public(kind):
                self.legal_count = 0
                self.options(kind)
                if self.legal_count > 1 or not (self.auto or self.forced_in_public(kind)):
                    return
                self.apply(kind, self.legal[0])
        self.legal_count = 0

    def refresh(self) -> None:
        """Compute the legal actions of the open prompt anew; nothing else changes."""
        self.legal_count = 0
        kind = self.frames[self.top]
        if self.over or kind >= FIRST_CHANCE:
            return
        if kind >= FIRST_SEALED:
            self.sealed_options(self.first_open())
        else:
            self.options(kind)

    def step(self, action: i64) -> None:
        """Apply a legal action of the acting seat, unchecked, and advance."""
        kind = self.frames[self.top]
        if kind >= FIRST_SEALED:
            self.sealed_apply(self.first_open(), action)
        else:
            self.apply(kind, action)
        self.advance()

    def actor(self) -> i64:
        """The seat to answer, the first open one of several sealed choices; NOBODY for chance or the end."""
        kind = self.frames[self.top]
        if self.over or kind >= FIRST_CHANCE:
            return NOBODY
        return self.first_open() if kind >= FIRST_SEALED else self.get(SEAT)

    # -- sealed choices

    def is_sealed(self) -> bool:
        kind = self.frames[self.top]
        return not self.over and kind >= FIRST_SEALED and kind < FIRST_CHANCE

    def ask_sealed(self, kind: i64, seats: i64) -> None:
        """Ask a mask of seats at once; nobody sees what another chose before the last is in."""
        for seat in range(self.players):
            self.sealed_clear(seat)
        self.push(kind, NOBODY, seats, seats, 0, 0)

    def reopen(self, seat: i64) -> None:
        """A seat takes its choice back while others are still open."""
        if self.is_sealed() and (self.get(B) >> seat) & 1 != 0:
            self.put(A, self.get(A) | bit(seat))
            self.sealed_clear(seat)

    def first_open(self) -> i64:
        """Search asks seat after seat; people answer in any order."""
        mask = self.get(A)
        seat: i64 = 0
        while (mask >> seat) & 1 == 0:
            seat += 1
        return seat

    def sealed_open(self, kind: i64) -> bool:
        """Close every choice that is complete; whether any is left open.

        Forced picks are made silently, but a choice that is forced as a whole is asked for all the same:
        a reveal that comes at once would tell what the seat holds. Search asks seat after seat and makes
        forced choices itself, so there the first open one is enough.
        """
        for seat in range(self.players):
            if (self.get(A) >> seat) & 1 == 0:
                continue
            untouched = self.sealed_untouched(seat)
            picks: i64 = 0
            while not self.sealed_ready(kind, seat):
                self.legal_count = 0
                self.sealed_options(seat)
                if self.legal_count > 1:
                    break
                self.sealed_apply(seat, self.legal[0])
                picks += 1
            if not self.sealed_ready(kind, seat):
                if self.auto:
                    return True
            elif untouched and picks > 0 and not self.auto:
                self.sealed_clear(seat)
            else:
                self.put(A, self.get(A) & ~bit(seat))
        return self.get(A) != 0

    # -- what a leaf class defines

    def react(self) -> None:
        """Something every change may bring about at once; most games have nothing of the kind."""

    def proceed(self, kind: i64) -> None:
        raise RuntimeError("the leaf class defines proceed()")

    def options(self, kind: i64) -> None:
        raise RuntimeError("the leaf class defines options()")

    def apply(self, kind: i64, action: i64) -> None:
        raise RuntimeError("the leaf class defines apply()")

    def idle_in_public(self, kind: i64) -> bool:
        """Take a prompt off the stack where all can see that nothing can be done in it."""
        return False

    def forced_in_public(self, kind: i64) -> bool:
        """Whether all can see that a single choice is the only one, so that it may be made silently."""
        return True

    def roll(self) -> None:
        """Answer the chance now asked for with the state's own generator."""
        raise RuntimeError("the leaf class defines roll()")

    def sealed_untouched(self, seat: i64) -> bool:
        raise RuntimeError("the leaf class defines sealed_untouched()")

    def sealed_ready(self, kind: i64, seat: i64) -> bool:
        raise RuntimeError("the leaf class defines sealed_ready()")

    def sealed_options(self, seat: i64) -> None:
        raise RuntimeError("the leaf class defines sealed_options()")

    def sealed_apply(self, seat: i64, action: i64) -> None:
        raise RuntimeError("the leaf class defines sealed_apply()")

    def sealed_clear(self, seat: i64) -> None:
        raise RuntimeError("the leaf class defines sealed_clear()")
