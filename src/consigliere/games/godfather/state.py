"""The leaf of The Godfather: runs procedures, asks decisions, applies actions, copies itself.

The order of the dispatchers is the rulebook's. Only this class knows which module serves a frame.
"""

from mypy_extensions import i64

from consigliere.core.state import A, FRAME, KIND, SEAT
from consigliere.games.godfather import (
    acts,
    bribery,
    chance,
    entracte,
    family_business,
    frames,
    icons,
    invariants,
    job,
    scoring,
    set_up,
    thug,
    tribute,
    turf_war,
)
from consigliere.games.godfather.abilities import figures, money, run, shooting, squeezing, turfs
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.terms import CURSOR, RULES, SEALED


class Godfather(Position):
    """A game in progress. Make one with `begin`, then `advance` to the first prompt or chance."""

    def settle(self, outcome: i64) -> None:
        """Answer the chance now asked for, and advance."""
        chance.settle(self, outcome)
        self.advance()

    def chance_total(self) -> i64:
        return chance.total(self)

    def chance_pick(self, r: i64) -> i64:
        return chance.pick(self, r)

    def proceed(self, kind: i64) -> None:
        """A procedure runs by itself."""
        if kind == frames.FAMILY_BUSINESS:
            family_business.run(self)
        elif kind == frames.ABILITY:
            run.run(self)
        elif kind == frames.JOB_RUN:
            job.run(self)
        elif kind == frames.DRAWING:
            icons.draw_jobs(self)
        elif kind == frames.TAKING:
            icons.taking(self)
        elif kind == frames.TURF_WAR:
            turf_war.run(self)
        elif kind == frames.SET_UP:
            set_up.run(self)
        elif kind == frames.ACTS:
            acts.run(self)
        elif kind == frames.BRIBERY:
            bribery.run(self)
        elif kind == frames.TRIBUTE:
            tribute.run(self)
        elif kind == frames.ENTRACTE:
            entracte.run(self)
        elif kind == frames.STEALING:
            squeezing.stealing(self)
        elif kind == frames.OFFERING:
            squeezing.offering(self)
        elif kind == frames.CLEANING:
            shooting.clean_house(self)
        else:
            scoring.run(self)

    def options(self, kind: i64) -> None:
        if kind == frames.ICONS:
            icons.options(self)
        elif kind == frames.TURN:
            family_business.options(self)
        elif kind == frames.ORDER:
            thug.order_options(self)
        elif kind == frames.KEEP:
            icons.keep_options(self)
        elif kind == frames.DISCARD:
            icons.discard_options(self)
        elif kind == frames.CHOOSE_GOOD:
            icons.good_options(self)
        elif kind == frames.LOWER:
            icons.lower_options(self)
        elif kind == frames.BILLS:
            job.bills_options(self)
        elif kind == frames.USE:
            money.use_options(self)
        elif kind == frames.LAUNDER:
            money.launder_options(self)
        elif kind == frames.FIGURE:
            figures.options(self)
        elif kind == frames.SPACE:
            figures.space_options(self)
        elif kind == frames.TURF:
            turfs.options(self)
        elif kind == frames.FRONT:
            squeezing.front_options(self)
        elif kind == frames.OPPONENT:
            squeezing.opponent_options(self)
        elif kind == frames.DONOR:
            turf_war.donor_options(self)
        else:
            bribery.ally_options(self)

    def apply(self, kind: i64, action: i64) -> None:
        if kind == frames.ICONS:
            icons.apply(self, action)
        elif kind == frames.TURN:
            family_business.apply(self, action)
        elif kind == frames.ORDER:
            thug.order_apply(self, action)
        elif kind == frames.KEEP:
            icons.keep_apply(self, action)
        elif kind == frames.DISCARD:
            icons.discard_apply(self, action)
        elif kind == frames.CHOOSE_GOOD:
            icons.good_apply(self, action)
        elif kind == frames.LOWER:
            icons.lower_apply(self, action)
        elif kind == frames.BILLS:
            job.bills_apply(self, action)
        elif kind == frames.USE:
            money.use_apply(self, action)
        elif kind == frames.LAUNDER:
            money.launder_apply(self, action)
        elif kind == frames.FIGURE:
            figures.apply(self, action)
        elif kind == frames.SPACE:
            figures.space_apply(self, action)
        elif kind == frames.TURF:
            turfs.apply(self, action)
        elif kind == frames.FRONT:
            squeezing.front_apply(self, action)
        elif kind == frames.OPPONENT:
            squeezing.opponent_apply(self, action)
        elif kind == frames.DONOR:
            turf_war.donor_apply(self, action)
        else:
            bribery.ally_apply(self, action)

    def roll(self) -> None:
        chance.settle(self, chance.roll(self))

    def idle_in_public(self, kind: i64) -> bool:
        """A pool of icons of which none can be used, as all can see, is passed over."""
        if kind == frames.ICONS and icons.idle_in_public(self, self.get(SEAT), self.get(A)):
            self.pop()
            return True
        return False

    def forced_in_public(self, kind: i64) -> bool:
        """G17.1: a single choice is made silently only where all can see that it is the only one."""
        if kind == frames.TURN:
            return family_business.forced_in_public(self)
        return not (
            kind == frames.ICONS or kind == frames.KEEP or kind == frames.DISCARD or kind == frames.LAUNDER
        )

    # -- sealed choices

    def sealed_untouched(self, seat: i64) -> bool:
        return self.of(seat, CURSOR) == 0 and self.of(seat, SEALED) == 0

    def sealed_clear(self, seat: i64) -> None:
        self.set_of(seat, SEALED, 0)
        self.set_of(seat, CURSOR, 0)

    def sealed_ready(self, kind: i64, seat: i64) -> bool:
        if kind == frames.BRIBE:
            return bribery.bribe_ready(self, seat)
        if kind == frames.KEEP_CARDS:
            return tribute.keep_ready(self, seat)
        return squeezing.offer_ready(self, seat)

    def sealed_options(self, seat: i64) -> None:
        kind = self.get(KIND)
        if kind == frames.BRIBE:
            bribery.bribe_options(self, seat)
        elif kind == frames.KEEP_CARDS:
            tribute.keep_options(self, seat)
        else:
            squeezing.offer_options(self, seat)

    def sealed_apply(self, seat: i64, action: i64) -> None:
        kind = self.get(KIND)
        if kind == frames.BRIBE:
            bribery.bribe_apply(self, seat, action)
        elif kind == frames.KEEP_CARDS:
            tribute.keep_apply(self, seat, action)
        else:
            squeezing.offer_apply(self, seat, action)

    def copy(self) -> "Godfather":
        t = Godfather(self.players, self.tables)
        t.rules = self.rules
        t.over = self.over
        t.auto = self.auto
        t.rng = self.rng
        t.top = self.top
        t.frames = self.frames[:]
        t.legal = self.legal[:]
        t.legal_count = self.legal_count
        t.act = self.act
        t.phase = self.phase
        t.horse = self.horse
        t.turn = self.turn
        t.hand = self.hand[:]
        t.case = self.case[:]
        t.row = self.row[:]
        t.pile = self.pile[:]
        t.deck = self.deck[:]
        t.deck_size = self.deck_size
        t.discards = self.discards[:]
        t.discards_size = self.discards_size
        t.public = self.public[:]
        t.public_spaces = self.public_spaces
        t.tile = self.tile[:]
        t.tiles_left = self.tiles_left
        t.stack = self.stack[:]
        t.square = self.square[:]
        t.round = self.round[:]
        t.mayor = self.mayor
        t.boss = self.boss
        t.chief = self.chief
        t.offered = self.offered
        t.allies_left = self.allies_left
        return t

    def violation(self) -> i64:
        return invariants.violation(self)

    # -- as numbers: for hashing, saving and sending; versioned by core.codec

    def numbers(self) -> list[int]:
        """Everything but the tables, the events, the generator and the legal actions, which follow."""
        out: list[int] = [
            self.players,
            self.rules,
            1 if self.over else 0,
            self.top,
            self.act,
            self.phase,
            self.horse,
            self.turn,
            self.deck_size,
            self.discards_size,
            self.public_spaces,
            self.tiles_left,
            self.mayor,
            self.boss,
            self.chief,
            self.offered,
            self.allies_left,
        ]
        for i in range(self.top + FRAME):
            out.append(self.frames[i])
        out.extend(self.hand)
        out.extend(self.case)
        out.extend(self.row)
        out.extend(self.pile)
        out.extend(self.deck)
        out.extend(self.discards)
        out.extend(self.public)
        out.extend(self.tile)
        out.extend(self.stack)
        out.extend(self.square)
        out.extend(self.round)
        return out


def begin(players: i64, tables: Tables, even_places: bool = False, rules: i64 = RULES) -> Godfather:
    s = Godfather(players, tables)
    s.rules = rules
    set_up.lay_out(s, even_places)
    return s


def from_numbers(numbers: list[int], tables: Tables) -> Godfather:
    """The state that `numbers()` wrote, with its legal actions computed anew."""
    s = Godfather(numbers[0], tables)
    s.clear()
    s.rules = numbers[1]
    s.over = numbers[2] == 1
    s.top = numbers[3]
    s.act = numbers[4]
    s.phase = numbers[5]
    s.horse = numbers[6]
    s.turn = numbers[7]
    s.deck_size = numbers[8]
    s.discards_size = numbers[9]
    s.public_spaces = numbers[10]
    s.tiles_left = numbers[11]
    s.mayor = numbers[12]
    s.boss = numbers[13]
    s.chief = numbers[14]
    s.offered = numbers[15]
    s.allies_left = numbers[16]
    at: i64 = 17
    for i in range(s.top + FRAME):
        s.frames[i] = numbers[at]
        at += 1
    for part in (
        s.hand,
        s.case,
        s.row,
        s.pile,
        s.deck,
        s.discards,
        s.public,
        s.tile,
        s.stack,
        s.square,
        s.round,
    ):
        for i in range(len(part)):
            part[i] = numbers[at]
            at += 1
    s.refresh()
    return s
