"""A position of Chicago read once for the values of all seats: what is under way, who could control what."""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.chicago.features import FEATURES
from consigliere.bots.chicago.worth import Worth
from consigliere.core.bits import bit
from consigliere.core.state import A, B, C, D, FRAME, SEAT
from consigliere.games.chicago import frames, prerequisites
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import CELLS, MAX_SEATS, SIZE


class Sight:
    """One position as every seat's value needs it; `read` first, then `measure` for a seat."""

    def __init__(self, s: Position) -> None:
        self.s: Position = s
        self.worth: Worth = Worth(s)
        self.f: vec[float] = vec[float]([0.0] * FEATURES)
        self.certain: float = 0.0
        self.ready: vec[i64] = vec[i64]([0] * CELLS)  # mask of seats that meet a business
        self.gangsters: vec[i64] = vec[i64]([0] * MAX_SEATS)
        self.influence: vec[i64] = vec[i64]([0] * MAX_SEATS)
        self.cards: vec[i64] = vec[i64]([0] * MAX_SEATS)
        self.points: vec[i64] = vec[i64]([0] * MAX_SEATS)  # of businesses about to change hands

    def read(self, s: Position) -> None:
        self.s = s
        for seat in range(s.players):
            self.gangsters[seat] = s.gangsters(seat)
            self.influence[seat] = s.all_influence(seat)
            self.cards[seat] = s.of(seat, SIZE)
            self.points[seat] = 0
        self.read_stack()
        for pos in range(s.cells()):
            mask: i64 = 0
            business = s.business[pos]
            if business >= 0:
                for seat in range(s.players):
                    if prerequisites.unmet(s, seat, business) == 0:
                        mask |= bit(seat)
            self.ready[pos] = mask

    def read_stack(self) -> None:
        """What is under way: cards to be drawn and paid, a control being taken, a loss."""
        s = self.s
        at: i64 = 0
        while at <= s.top:
            kind = s.frames[at]
            seat = s.frames[at + SEAT]
            if kind == frames.DRAWING:
                drawn = s.frames[at + A]
                over = max(0, s.frames[at + D] + drawn - s.frames[at + C])
                self.cards[seat] += drawn - over
            elif kind == frames.UNDER:
                self.cards[seat] -= s.frames[at + B]
            elif kind == frames.PAY:
                self.cards[seat] -= min(self.cards[seat], s.frames[at + A])
            elif kind == frames.LOSE_GANGSTER:
                self.gangsters[seat] -= 1
            elif kind == frames.LOSE_INFLUENCE:
                self.influence[seat] -= 1
            elif kind == frames.LOSE_ASSET:
                self.points[seat] -= 1
            elif kind == frames.TAKING and s.frames[at + B] == 0:
                pos = s.frames[at + A]
                points = s.tables.points[s.business[pos]]
                self.points[seat] += points
                if s.owner[pos] >= 0:
                    self.points[s.owner[pos]] -= points
            at += FRAME
