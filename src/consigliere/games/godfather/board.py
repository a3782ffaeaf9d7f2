"""G2 Board and information: where things lie, and the small moves every chapter is made of."""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.prompts import Prompts
from consigliere.games.godfather import happenings as ev
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.terms import (
    ALLY,
    ASIDE,
    BILLS,
    CASE,
    CHIEF_PLACE,
    FIRST_TILE,
    GOODS,
    HAND,
    HELD,
    JOB,
    JOBS,
    MAX_SEATS,
    MAYOR,
    NEUTRAL,
    NOBODY,
    PUBLIC,
    ROUNDS,
    ROW,
    SIZE,
    SQUARES,
    TURFS,
    UNION_BOSS,
)


class Position(Prompts):
    """Everything on and around the table, as small integers."""

    def __init__(self, players: i64, tables: Tables) -> None:
        super().__init__(players)
        self.tables: Tables = tables
        self.act: i64 = 0
        self.phase: i64 = 0
        self.horse: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.hand: vec[i64] = vec[i64]()
        self.case: vec[i64] = vec[i64]()
        self.row: vec[i64] = vec[i64]()
        self.pile: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.deck_size: i64 = 0
        self.discards: vec[i64] = vec[i64]()
        self.discards_size: i64 = 0
        self.public: vec[i64] = vec[i64]()
        self.public_spaces: i64 = 0
        self.tile: vec[i64] = vec[i64]()
        self.tiles_left: i64 = 0  # mask of tiles in the two stacks
        self.stack: vec[i64] = vec[i64]()  # three bits a marker, the top one lowest
        self.square: vec[i64] = vec[i64]()
        self.round: vec[i64] = vec[i64]()
        self.mayor: i64 = ASIDE
        self.boss: i64 = ASIDE
        self.chief: i64 = ASIDE  # a turf
        self.offered: i64 = 0  # mask of allies
        self.allies_left: i64 = 0  # mask of allies of the coming act not yet drawn

    def clear(self) -> None:
        super().clear()
        self.hand = vec[i64]([0] * (MAX_SEATS * HAND))
        self.case = vec[i64]([0] * (MAX_SEATS * CASE))
        self.row = vec[i64]([0] * (MAX_SEATS * ROW))
        self.pile = vec[i64]([0] * (BILLS + GOODS))
        self.deck = vec[i64]([0] * JOBS)
        self.discards = vec[i64]([0] * JOBS)
        self.public = vec[i64]([NOBODY] * PUBLIC)
        self.tile = vec[i64]([NOBODY] * TURFS)
        self.stack = vec[i64]([0] * TURFS)
        self.square = vec[i64]([NOBODY] * SQUARES)
        self.round = vec[i64]([NOBODY] * ROUNDS)

    # -- a seat's row

    def of(self, seat: i64, field: i64) -> i64:
        return self.row[seat * ROW + field]

    def set_of(self, seat: i64, field: i64, value: i64) -> None:
        self.row[seat * ROW + field] = value

    def add_to(self, seat: i64, field: i64, change: i64) -> None:
        self.row[seat * ROW + field] += change

    # -- hands

    def holds(self, seat: i64, card: i64) -> i64:
        """How many cards of this kind the seat has in hand."""
        if card >= ALLY:
            return (self.row[seat * ROW + HELD] >> (card - ALLY)) & 1
        return self.hand[seat * HAND + card]

    def gain(self, seat: i64, card: i64) -> None:
        self.hand[seat * HAND + card] += 1
        self.row[seat * ROW + SIZE] += 1

    def lose(self, seat: i64, card: i64) -> None:
        self.hand[seat * HAND + card] -= 1
        self.row[seat * ROW + SIZE] -= 1

    def lose_ally(self, seat: i64, ally: i64) -> None:
        self.row[seat * ROW + HELD] &= ~bit(ally)
        self.row[seat * ROW + SIZE] -= 1

    def gain_ally(self, seat: i64, ally: i64) -> None:
        self.row[seat * ROW + HELD] |= bit(ally)
        self.row[seat * ROW + SIZE] += 1

    def discard(self, seat: i64, card: i64) -> None:
        """G11.1: bills and goods to their piles, jobs to the discards, allies out of the game."""
        if card >= ALLY:
            self.lose_ally(seat, card - ALLY)
            return
        self.lose(seat, card)
        if card >= JOB:
            self.discards[card - JOB] += 1
            self.discards_size += 1
        else:
            self.pile[card] += 1

    def bills_in_hand(self, seat: i64) -> i64:
        at = seat * HAND
        h = self.hand
        return h[at] + h[at + 1] + h[at + 2] + h[at + 3]

    def bills_in_case(self, seat: i64) -> i64:
        at = seat * CASE
        c = self.case
        return c[at] + c[at + 1] + c[at + 2] + c[at + 3]

    def launder(self, seat: i64, bill: i64) -> None:
        """G11 launder: one bill from hand, shown to all, into the own suitcase."""
        self.lose(seat, bill)
        self.case[seat * CASE + bill] += 1
        self.emit(ev.LAUNDERED, seat, bill, 0, 0)

    # -- the bank (G2.6)

    def nearest_bill(self, bill: i64) -> i64:
        """The bill a player gets for this value: itself, the nearest lower one left, or nothing."""
        while bill >= 0 and self.pile[bill] == 0:
            bill -= 1
        return bill

    def take_bill(self, seat: i64, bill: i64) -> None:
        got = self.nearest_bill(bill)
        if got >= 0:
            self.pile[got] -= 1
            self.gain(seat, got)
            self.emit(ev.BILL_TAKEN, seat, got, bill, 0)

    def take_good(self, seat: i64, good: i64) -> None:
        """good: a card kind, GUN to NARCOTICS; its pile is not empty."""
        self.pile[good] -= 1
        self.gain(seat, good)
        self.emit(ev.GOOD_TAKEN, seat, good, 0, 0)

    def take_horse(self, seat: i64) -> None:
        self.horse = seat
        self.emit(ev.HORSE_TAKEN, seat, 0, 0, 0)

    # -- the board (G2.1-G2.3)

    def business(self, square: i64) -> i64:
        """The business whose square space this is; NOBODY for an empty tile slot."""
        turf = square >> 1
        if square & 1 == 0:
            return turf
        tile = self.tile[turf]
        return NOBODY if tile < 0 else FIRST_TILE + tile

    def controller(self, turf: i64) -> i64:
        """G12.6: only the top marker controls."""
        return (self.stack[turf] & 7) - 1

    def owner_at(self, place: i64) -> i64:
        """Whose figure stands there: a seat, NEUTRAL or NOBODY."""
        if place < SQUARES:
            return self.square[place]
        if place < CHIEF_PLACE:
            occupant = self.round[place - SQUARES]
            return NOBODY if occupant < 0 else occupant // 3
        return NEUTRAL if self.chief >= 0 else NOBODY

    def turfs_of(self, place: i64) -> i64:
        """Mask of the turfs a figure at this place stands in (G2.3); Central Park is none."""
        if place < SQUARES:
            return bit(place >> 1)
        if place < CHIEF_PLACE:
            return self.tables.areas[place - SQUARES] & 127
        return bit(self.chief) if self.chief >= 0 else 0

    def presence(self, seat: i64) -> i64:
        """Mask of the turfs in which the seat has a figure of its own."""
        mask: i64 = 0
        for square in range(SQUARES):
            if self.square[square] == seat:
                mask |= bit(square >> 1)
        for space in range(ROUNDS):
            occupant = self.round[space]
            if occupant >= 0 and occupant // 3 == seat:
                mask |= self.tables.areas[space] & 127
        return mask

    def closed(self, space: i64) -> bool:
        """G1.10: with two players the spaces marked 3+ are closed."""
        return self.players == 2 and self.tables.three_plus[space] != 0

    def open_square(self, square: i64) -> bool:
        return self.square[square] < 0 and (square & 1 == 0 or self.tile[square >> 1] >= 0)

    def open_round(self, space: i64) -> bool:
        return self.round[space] < 0 and not self.closed(space)

    def open_place(self, place: i64) -> bool:
        if place < SQUARES:
            return self.open_square(place)
        return self.open_round(place - SQUARES)

    def lift(self, place: i64) -> i64:
        """Take the figure off its space and return its occupant number."""
        if place < SQUARES:
            occupant = self.square[place]
            self.square[place] = NOBODY
            return occupant
        occupant = self.round[place - SQUARES]
        self.round[place - SQUARES] = NOBODY
        return occupant

    def stand(self, place: i64, occupant: i64) -> None:
        if place < SQUARES:
            self.square[place] = occupant
            if occupant == UNION_BOSS:
                self.boss = place
        else:
            self.round[place - SQUARES] = occupant
            if occupant == MAYOR:
                self.mayor = place - SQUARES

    def in_reserve(self, seat: i64) -> bool:
        at = seat * ROW
        return self.row[at + 1] > 0 or self.row[at + 2] != 0

    def left_of(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.players else seat + 1
