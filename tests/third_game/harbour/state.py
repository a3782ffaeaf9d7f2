"""A position of Harbour and its loop (H2-H6)."""

from typing import Final, Self

from consigliere.core import rng
from consigliere.core.prompts import Prompts
from consigliere.core.state import A, B, FRAME, SEAT
from tests.third_game.harbour.cargo import Tables

KINDS: Final = 4
PIERS: Final = 3
PLACES: Final = 2  # at each pier
HAND: Final = 4
LOADS: Final = 2  # in one turn
TOLL_POINTS: Final = 3
ROUNDS: Final = 16
OPEN: Final = -1

GAME: Final = 1  # A: the stage of the round, B: turns begun
MOOR, LOAD, TOLL, DEAL, WIND = 20, 21, 45, 50, 51  # A of LOAD: cards loaded in this turn
DEALING, BEGINNING, TURNS, TOLLS, SCORING = range(5)  # stages

ROUND_BEGINS, TURN_BEGINS, DEALT, MOORED, LOADED, WIND_BLOWS, TOLL_PAID, TOLL_WON, SCORED, WON = range(10)

STOP: Final = PIERS + KINDS  # actions: moor at a pier, load a kind, stop, pay a kind
PAY: Final = STOP + 1
ACTIONS: Final = PAY + KINDS
FIELDS: Final = ("hands", "boats", "bag", "piers", "scores", "tolls")


class Harbour(Prompts):
    def __init__(self, players: int, tables: Tables) -> None:
        super().__init__(players)
        self.tables = tables
        self.round_no = 0
        self.captain = 0
        self.wind = OPEN

    def lay_out(self) -> None:
        self.clear()
        self.hands = [0] * (self.players * KINDS)
        self.boats = [0] * (self.players * KINDS)
        self.bag = [*self.tables.copies]
        self.piers = [OPEN] * self.players
        self.scores = [0] * self.players
        self.tolls = [OPEN] * self.players
        self.push(GAME, OPEN, DEALING, 0, 0, 0)

    # -- reading

    def held(self, seat: int) -> int:
        return sum(self.hands[seat * KINDS : (seat + 1) * KINDS])

    def kinds(self, seat: int) -> list[int]:
        return [kind for kind in range(KINDS) if self.hands[seat * KINDS + kind]]

    def free(self, pier: int) -> bool:
        return self.piers.count(pier) < PLACES

    def cargo(self, seat: int) -> int:
        """H5 What a boat's cargo brings; at the windy pier each card brings one more."""
        loaded = self.boats[seat * KINDS : (seat + 1) * KINDS]
        worth = sum(n * self.tables.worth[kind] for kind, n in enumerate(loaded))
        return worth + (sum(loaded) if self.piers[seat] == self.wind else 0)

    def highest_toll(self) -> int:
        """H5 The one seat with the highest toll, or OPEN if there are several."""
        paid = [self.tables.worth[kind] for kind in self.tolls]
        return paid.index(max(paid)) if paid.count(max(paid)) == 1 else OPEN

    # -- procedures

    def proceed(self, kind: int) -> None:
        stage = int(self.get(A))
        if stage == DEALING:
            short = [seat for seat in range(self.players) if self.held(seat) < HAND]
            if short:
                self.push(DEAL, short[0], 0, 0, 0, 0)
            else:
                self.put(A, BEGINNING)
        elif stage == BEGINNING:
            self.begin_round()
        elif stage == TURNS:
            self.begin_turn()
        elif stage == TOLLS:
            self.put(A, SCORING)
            self.ask_sealed(TOLL, (1 << self.players) - 1)
        else:
            self.score_round()

    def begin_round(self) -> None:
        if self.round_no == ROUNDS:
            self.over = True
            best = max(self.scores)
            for seat in range(self.players):
                if self.scores[seat] == best:
                    self.emit(WON, seat, best, 0, 0)
            return
        self.round_no += 1
        self.emit(ROUND_BEGINS, self.round_no, 0, 0, 0)
        self.put(A, TURNS)
        self.put(B, 0)

    def begin_turn(self) -> None:
        turn = int(self.get(B))
        if turn == self.players:
            self.put(A, TOLLS)
            self.push(WIND, OPEN, 0, 0, 0, 0)
            return
        self.put(B, turn + 1)
        seat = (self.captain + turn) % self.players
        self.emit(TURN_BEGINS, seat, 0, 0, 0)
        self.push(MOOR, seat, 0, 0, 0, 0)

    def score_round(self) -> None:
        for seat in range(self.players):
            self.emit(TOLL_PAID, seat, self.tolls[seat], 0, 0)
        best = self.highest_toll()
        if best != OPEN:
            self.scores[best] += TOLL_POINTS
            self.emit(TOLL_WON, best, TOLL_POINTS, 0, 0)
        for seat in range(self.players):
            points = self.cargo(seat)
            self.scores[seat] += points
            self.emit(SCORED, seat, points, 0, 0)
            self.hands[seat * KINDS + self.tolls[seat]] -= 1
            self.bag[self.tolls[seat]] += 1
            self.tolls[seat] = OPEN
            for kind in range(KINDS):
                self.bag[kind] += self.boats[seat * KINDS + kind]
                self.boats[seat * KINDS + kind] = 0
            self.piers[seat] = OPEN
        self.wind = OPEN
        self.captain = (self.captain + 1) % self.players
        self.put(A, DEALING)

    # -- decisions

    def options(self, kind: int) -> None:
        seat = int(self.get(SEAT))
        if kind == MOOR:
            for pier in range(PIERS):
                if self.free(pier):
                    self.offer(pier)
            return
        for cargo in self.kinds(seat):
            self.offer(PIERS + cargo)
        self.offer(STOP)

    def apply(self, kind: int, action: int) -> None:
        seat = int(self.get(SEAT))
        if kind == MOOR:
            self.piers[seat] = action
            self.emit(MOORED, seat, action, 0, 0)
            self.pop()
            self.push(LOAD, seat, 0, 0, 0, 0)
            return
        if action != STOP:
            cargo = action - PIERS
            self.hands[seat * KINDS + cargo] -= 1
            self.boats[seat * KINDS + cargo] += 1
            self.put(A, self.get(A) + 1)
            self.emit(LOADED, seat, cargo, self.piers[seat], 0)
        if action == STOP or self.get(A) == LOADS:
            self.pop()

    # -- the sealed toll

    def sealed_untouched(self, seat: int) -> bool:
        return self.tolls[seat] == OPEN

    def sealed_ready(self, kind: int, seat: int) -> bool:
        return self.tolls[seat] != OPEN

    def sealed_options(self, seat: int) -> None:
        for cargo in self.kinds(seat):
            self.offer(PAY + cargo)

    def sealed_apply(self, seat: int, action: int) -> None:
        self.tolls[seat] = action - PAY

    def sealed_clear(self, seat: int) -> None:
        self.tolls[seat] = OPEN

    # -- chance

    def weights(self) -> list[int]:
        """H2, H6 Every card in the bag is as likely as any other, and so is every pier."""
        return [*self.bag] if self.frames[self.top] == DEAL else [1] * PIERS

    def chance_total(self) -> int:
        return sum(self.weights())

    def chance_pick(self, r: int) -> int:
        for outcome, weight in enumerate(self.weights()):
            r -= weight
            if r < 0:
                return outcome
        raise ValueError("r is not below the total")

    def draw(self, outcome: int) -> None:
        if self.frames[self.top] == DEAL:
            seat = int(self.get(SEAT))
            self.bag[outcome] -= 1
            self.hands[seat * KINDS + outcome] += 1
            self.emit(DEALT, seat, outcome, 0, 0)
        else:
            self.wind = outcome
            self.emit(WIND_BLOWS, outcome, 0, 0, 0)
        self.pop()

    def roll(self) -> None:
        self.rng = rng.following(self.rng)
        self.draw(self.chance_pick(rng.below(self.rng, self.chance_total())))

    def settle(self, outcome: int) -> None:
        self.draw(outcome)
        self.advance()

    # -- the state as a whole

    def copy(self) -> Self:
        other = type(self)(self.players, self.tables)
        other.__dict__.update(self.__dict__)
        other.frames, other.legal = self.frames[:], self.legal[:]
        for name in FIELDS:
            setattr(other, name, getattr(self, name)[:])
        other.events = None
        return other

    def violation(self) -> int:
        """Cards are never made and never lost."""
        for kind in range(KINDS):
            cards = self.bag[kind] + sum(
                pile[seat * KINDS + kind] for pile in (self.hands, self.boats) for seat in range(self.players)
            )
            if cards != self.tables.copies[kind]:
                return kind + 1
        return 0

    def numbers(self) -> list[int]:
        used = int(self.top) + FRAME
        head = [self.rules, self.players, int(self.over), self.round_no, self.captain, self.wind, used]
        return [*head, *self.frames[:used], *(n for name in FIELDS for n in getattr(self, name))]


def begin(players: int, tables: Tables) -> Harbour:
    s = Harbour(players, tables)
    s.lay_out()
    return s


def from_numbers(numbers: list[int], tables: Tables) -> Harbour:
    """ValueError if these are not the numbers of a state."""
    if len(numbers) < 7 or numbers[1] not in range(2, 5):
        raise ValueError("not a state of this game")
    s = begin(numbers[1], tables)
    s.rules, s.over = numbers[0], bool(numbers[2])
    s.round_no, s.captain, s.wind, used = numbers[3:7]
    rest = numbers[7:]
    if len(rest) != used + sum(len(getattr(s, name)) for name in FIELDS):
        raise ValueError("not a state of this game")
    for at in range(used):
        s.frames[at] = rest[at]
    s.top = used - FRAME
    del rest[:used]
    for name in FIELDS:
        size = len(getattr(s, name))
        setattr(s, name, rest[:size])
        del rest[:size]
    s.refresh()
    return s
