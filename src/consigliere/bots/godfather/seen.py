"""What one seat reads off a position for its rules of thumb: its hand, what jobs lack, who is on the board.

Only what the seat may know: its own cards and what lies open.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    BILL_5,
    FAMILY,
    GOOD,
    HAND,
    ICONS,
    JOB,
    JOBS,
    NARCOTICS,
    OP_CLEAN_HOUSE,
    OP_COLLECT,
    OP_DRIVE_BY,
    OP_GUN_DOWN,
    OP_MOVE_OWN_FAMILY,
    OP_MOVE_OWN_THUG,
    OP_PLACE_MARKER,
    OP_RETRIEVE,
    PROGRAM,
    ROUNDS,
    SIZE,
    SQUARES,
    THUGS,
)

LAST_ACT: Final = 3
NOT_ASKED: Final = -1
# which figures stand on the board
OWN_THUG: Final = 1
OWN_MEMBER: Final = 2
THUG: Final = 4
MEMBER: Final = 8
BLANK: Final = vec[i64]([0] * ICONS)


def dollars(bill: i64) -> i64:
    """The worth of a bill in whole dollars."""
    return 5 if bill == BILL_5 else bill + 1


def members(mask: i64) -> i64:
    """How many bits a mask has."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


class Seen:
    """One seat's side of one position; what is dear to find is found when it is first asked for."""

    def __init__(self, s: Position, seat: i64, numbers: vec[i64]) -> None:
        self.s: Position = s
        self.n: vec[i64] = numbers
        self.seat: i64 = seat
        self.at: i64 = seat * HAND
        self.last: bool = s.act == LAST_ACT
        self.limit: i64 = s.tables.hand_limit[s.act]
        # whether the tribute of this act will take cards anyway: money is worth little unlaundered then
        self.crowded: bool = s.of(seat, SIZE) >= self.limit + 2
        self.figures: i64 = s.of(seat, THUGS) + members(s.of(seat, FAMILY))
        self.needed: i64 = NOT_ASKED  # mask of the goods a job lacks
        self.board: i64 = NOT_ASKED  # kinds of figure on it
        self.cheap: i64 = NOT_ASKED  # the three cheapest cards, twenty bits each
        self.icons: vec[i64] = BLANK

    def missing(self, job: i64) -> i64:
        """How many goods the hand lacks for a job, narcotics standing in."""
        s = self.s
        lacking: i64 = 0
        for good in range(3):
            lack = s.tables.job_cost[job * 3 + good] - s.hand[self.at + GOOD + good]
            if lack > 0:
                lacking += lack
        lacking -= s.hand[self.at + NARCOTICS]
        return lacking if lacking > 0 else 0

    def has_target(self, op: i64) -> bool:
        """Whether a step about figures finds one on the board now."""
        if op == OP_MOVE_OWN_THUG:
            return self.on_board() & OWN_THUG != 0
        if op == OP_MOVE_OWN_FAMILY:
            return self.on_board() & OWN_MEMBER != 0
        if op == OP_RETRIEVE or op == OP_PLACE_MARKER or op == OP_COLLECT:
            return self.on_board() & (OWN_THUG | OWN_MEMBER) != 0
        if op == OP_GUN_DOWN or op == OP_DRIVE_BY or op == OP_CLEAN_HOUSE:
            return self.on_board() & (THUG | MEMBER) != 0
        return True

    def wasted(self, card: i64) -> bool:
        """Whether an ability would find nothing, though it may later."""
        for i in range(PROGRAM >> 1):
            if not self.has_target(self.s.tables.ability[card * PROGRAM + 2 * i]):
                return True
        return False

    def on_board(self) -> i64:
        if self.board == NOT_ASKED:
            found: i64 = 0
            for square in range(SQUARES):
                owner = self.s.square[square]
                if owner >= 0:
                    found |= OWN_THUG if owner == self.seat else THUG
            for space in range(ROUNDS):
                occupant = self.s.round[space]
                if occupant >= 0:
                    found |= OWN_MEMBER if occupant // 3 == self.seat else MEMBER
            self.board = found
        return self.board

    def lacking(self) -> i64:
        """Mask of the goods that a job of the hand or a public one lacks."""
        if self.needed == NOT_ASKED:
            s = self.s
            found: i64 = 0
            for job in range(JOBS):
                if s.hand[self.at + JOB + job] > 0:
                    found |= self.lacked_by(job)
            for space in range(s.public_spaces):
                if s.public[space] >= 0:
                    found |= self.lacked_by(s.public[space])
            self.needed = found
        return self.needed

    def lacked_by(self, job: i64) -> i64:
        found: i64 = 0
        for good in range(3):
            if self.s.tables.job_cost[job * 3 + good] > self.s.hand[self.at + GOOD + good]:
                found |= bit(good)
        return found
