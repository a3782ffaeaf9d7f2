"""A table for tests: lay out any position, then play it in the engine's own notation.

    t = Table(players=3).hand(0, "$5", "gun").marker("WS", 1)
    t.go().do("thug P-WS", "me-first", "launder $5")

Cards come out of the piles and the deck, figures out of the reserves, so everything stays conserved.
"""

from typing import Any

from consigliere.core.refusal import Refusal
from consigliere.core.state import FRAME, KIND
from consigliere.games.godfather import chance, frames, names, terms as t
from consigliere.games.godfather.asking import PURPOSES
from consigliere.games.godfather.events import EVENTS
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.invariants import violation, VIOLATIONS
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.notation import TABLE
from consigliere.games.godfather.state import begin, Godfather
from consigliere.games.godfather.tables import Tables


class Table:
    """Family business of an act, empty hands and board, full piles; seat 0 holds the horse head."""

    def __init__(self, players: int = 3, act: int = 1, first: int = 0, tables: Tables | None = None) -> None:
        self.tables = tables if tables is not None else load().tables
        s = begin(players, self.tables)
        s.top = -FRAME
        for seat in range(players):
            for bill in range(3):
                s.lose(seat, bill)
                s.pile[bill] += 1
        s.act = act - 1
        s.phase = t.FAMILY_BUSINESS
        s.horse = first
        s.allies_left = 0
        members = 1 | (2 if act >= 2 else 0) | (4 if act >= 4 else 0)
        for seat in range(players):
            s.set_of(seat, t.FAMILY, members)
        s.push(frames.ACTS, -1, 0, 0, 0, 0)
        s.push(frames.FAMILY_BUSINESS, -1, first, 0, 0, 0)
        s.events = []
        self.s: Godfather = s
        self.queue: list[str] = []

    # -- laying out

    def hand(self, seat: int, *cards: str) -> "Table":
        """Give cards: bills and goods from the bank, jobs from the deck, allies from the box."""
        for card in cards:
            kind = names.CARD_IDS.index(card)
            if kind >= t.ALLY:
                self.s.gain_ally(seat, kind - t.ALLY)
                continue
            self._from_supply(kind)
            self.s.gain(seat, kind)
        return self

    def case(self, seat: int, *cards: str) -> "Table":
        """Put bills and completed jobs into a suitcase."""
        for card in cards:
            kind = names.CARD_IDS.index(card)
            self._from_supply(kind)
            at = seat * t.CASE
            self.s.case[at + (kind if kind < t.BILLS else t.CASE_JOB + kind - t.JOB)] += 1
        return self

    def _from_supply(self, kind: int) -> None:
        if kind >= t.JOB:
            assert self.s.deck[kind - t.JOB] > 0, f"no {names.CARD_IDS[kind]} left in the deck"
            self.s.deck[kind - t.JOB] -= 1
            self.s.deck_size -= 1
        else:
            assert self.s.pile[kind] > 0, f"no {names.CARD_IDS[kind]} left"
            self.s.pile[kind] -= 1

    def public(self, *jobs: str | None) -> "Table":
        for space, job in enumerate(jobs):
            if job is not None:
                self._from_supply(names.CARD_IDS.index(job))
                self.s.public[space] = names.JOB_IDS.index(job)
        return self

    def discards(self, *jobs: str) -> "Table":
        """Move jobs from the deck to the discards."""
        for job in jobs:
            self._from_supply(names.CARD_IDS.index(job))
            self.s.discards[names.JOB_IDS.index(job)] += 1
            self.s.discards_size += 1
        return self

    def deck(self, *jobs: str) -> "Table":
        """Leave exactly these jobs in the deck; all others of the deck go into seat 0's suitcase."""
        wanted = [0] * t.JOBS
        for job in jobs:
            wanted[names.JOB_IDS.index(job)] += 1
        for j in range(t.JOBS):
            extra = self.s.deck[j] - wanted[j]
            assert extra >= 0, f"only {self.s.deck[j]} {names.JOB_IDS[j]} in the deck"
            self.s.deck[j] -= extra
            self.s.deck_size -= extra
            self.s.case[t.CASE_JOB + j] += extra
        return self

    def empty(self, *cards: str, to: int = 0) -> "Table":
        """Empty piles: bills go into a seat's suitcase, goods into its hand."""
        for card in cards:
            kind = names.CARD_IDS.index(card)
            n = self.s.pile[kind]
            self.s.pile[kind] = 0
            if kind < t.BILLS:
                self.s.case[to * t.CASE + kind] += n
            else:
                self.s.hand[to * t.HAND + kind] += n
                self.s.add_to(to, t.SIZE, n)
        return self

    def tile(self, turf: str, tile: str) -> "Table":
        n = names.TILE_IDS.index(tile)
        self.s.tile[names.TURF_IDS.index(turf)] = n
        self.s.tiles_left &= ~(1 << n)
        return self

    def thug(self, seat: int, space: str) -> "Table":
        self.s.add_to(seat, t.THUGS, -1)
        self.s.square[names.SQUARE_IDS.index(space)] = seat
        return self

    def member(self, seat: int, space: str) -> "Table":
        family = self.s.of(seat, t.FAMILY)
        member = next(m for m in range(3) if family >> m & 1)
        self.s.set_of(seat, t.FAMILY, family & ~(1 << member))
        self.s.round[names.ROUND_IDS.index(space)] = seat * 3 + member
        return self

    def neutral(self, figure: str, where: str) -> "Table":
        """figure: mayor, union-boss, police-chief; where: a space, a turf for the chief, or "hudson"."""
        if where == "hudson":
            field = {"mayor": "mayor", "union-boss": "boss", "police-chief": "chief"}[figure]
            setattr(self.s, field, t.IN_HUDSON)
        elif figure == "mayor":
            self.s.stand(t.SQUARES + names.ROUND_IDS.index(where), t.MAYOR)
        elif figure == "union-boss":
            self.s.stand(names.SQUARE_IDS.index(where), t.UNION_BOSS)
        else:
            self.s.chief = names.TURF_IDS.index(where)
        return self

    def in_hudson(self, seat: int, *figures: str) -> "Table":
        """figures: "thug", "don", "consigliere", "heir", out of the reserve."""
        for figure in figures:
            if figure == "thug":
                self.s.add_to(seat, t.THUGS, -1)
                self.s.add_to(seat, t.HUDSON_THUGS, 1)
            else:
                bit = 1 << names.MEMBER_IDS.index(figure)
                self.s.set_of(seat, t.FAMILY, self.s.of(seat, t.FAMILY) & ~bit)
                self.s.set_of(seat, t.HUDSON_FAMILY, self.s.of(seat, t.HUDSON_FAMILY) | bit)
        return self

    def marker(self, turf: str, *seats: int) -> "Table":
        """Put markers of these seats on the stack, one after the other, out of their supplies."""
        n = names.TURF_IDS.index(turf)
        for seat in seats:
            self.s.add_to(seat, t.SUPPLY, -1)
            self.s.stack[n] = self.s.stack[n] << 3 | seat + 1
        return self

    def offered(self, *allies: str) -> "Table":
        for ally in allies:
            self.s.offered |= 1 << names.ALLY_IDS.index(ally)
        return self

    def no_figures(self, *seats: int) -> "Table":
        """These seats have no figure left in the reserve (they lie in the Hudson)."""
        for seat in seats:
            figures = ["thug"] * self.s.of(seat, t.THUGS)
            figures += [m for i, m in enumerate(names.MEMBER_IDS) if self.s.of(seat, t.FAMILY) >> i & 1]
            self.in_hudson(seat, *figures)
        return self

    def phase(self, phase: str) -> "Table":
        """Stand right before a phase of this act, e.g. "turf-war"; go() then begins it."""
        self.s.top = -FRAME
        self.s.push(frames.ACTS, -1, 0, 0, 0, 0)
        self.s.phase = names.PHASE_IDS.index(phase) - 1
        return self

    def set_up(self) -> "Table":
        """Before the set-up's first draw instead: answer it with draws()."""
        self.s = begin(int(self.s.players), self.tables)
        self.s.events = []
        return self

    # -- playing

    def draws(self, *outcomes: str) -> "Table":
        """What chance will answer, in order: job, tile, ally and card ids, seats for the horse head."""
        self.queue.extend(outcomes)
        return self

    def go(self) -> "Table":
        self.s.advance()
        self._settle()
        self.check()
        return self

    def do(self, *actions: str, seat: int | None = None) -> "Table":
        """Actions of the seat to act (of `seat` for sealed choices); each must be legal."""
        for text in actions:
            action = TABLE.find(text)
            assert action is not None, f"no such action: {text}"
            who = self.actor if seat is None else seat
            assert text in self.legal_of(who), f"{text!r} is not legal for {who}: {self.legal_of(who)}"
            if self.sealed:
                self.s.sealed_apply(who, action.index)
                self.s.advance()
            else:
                assert who == self.actor
                self.s.step(action.index)
            self._settle()
            self.check()
        return self

    def _settle(self) -> None:
        while not self.s.over and self.s.get(KIND) >= frames.FIRST_CHANCE and self.queue:
            ids = PURPOSES[self.s.get(KIND)][1]
            outcome = ids.index(self.queue[0])
            assert chance.weight(self.s, outcome) > 0, f"{self.queue[0]} cannot be drawn: {self.chances}"
            self.queue.pop(0)
            self.s.settle(outcome)

    def check(self) -> None:
        """Everything is conserved."""
        assert violation(self.s) == 0, VIOLATIONS[violation(self.s)]

    def refusal(self, seat: int, text: str) -> Refusal:
        from consigliere.games.godfather.refusals import explain

        refusal = explain(self.s, seat, TABLE.find(text))
        assert refusal is not None, f"{text!r} is legal for {seat}"
        return refusal

    # -- reading

    @property
    def actor(self) -> int:
        return int(self.s.actor())

    @property
    def asked(self) -> str:
        """What is being asked: turn, order, icons, keep-job, discard, figure, …, a chance, or "over"."""
        return "over" if self.s.over else FRAMES.by_number[self.s.get(KIND)].id

    @property
    def frame(self) -> list[int]:
        """The six numbers of the top frame."""
        return [self.s.get(i) for i in range(FRAME)]

    @property
    def sealed(self) -> bool:
        return not self.s.over and frames.FIRST_SEALED <= self.s.get(KIND) < frames.FIRST_CHANCE

    @property
    def chances(self) -> dict[str, int]:
        """Outcomes of the chance now asked for, with their weights."""
        ids = PURPOSES[self.s.get(KIND)][1]
        weights = {ids[o]: int(chance.weight(self.s, o)) for o in range(chance.outcomes(self.s))}
        return {name: w for name, w in weights.items() if w}

    @property
    def legal(self) -> list[str]:
        return self.legal_of(self.actor)

    def legal_of(self, seat: int) -> list[str]:
        if self.sealed:
            trial = self.s.copy()
            if not trial.get(2) >> seat & 1:
                return []
            trial.legal_count = 0
            trial.sealed_options(seat)
            return [TABLE[a].text for a in trial.legal_actions()]
        return [TABLE[a].text for a in self.s.legal_actions()] if seat == self.actor else []

    def cards(self, seat: int) -> dict[str, int]:
        """The hand, by card id."""
        held = {c: int(self.s.holds(seat, k)) for k, c in enumerate(names.CARD_IDS)}
        return {c: n for c, n in held.items() if n}

    def suitcase(self, seat: int) -> dict[str, int]:
        at = seat * t.CASE
        ids = [*names.BILL_IDS, *names.JOB_IDS]
        return {ids[k]: int(self.s.case[at + k]) for k in range(t.CASE) if self.s.case[at + k]}

    def pile(self, card: str) -> int:
        return int(self.s.pile[names.CARD_IDS.index(card)])

    def stack(self, turf: str) -> list[int]:
        """Owners of the markers, bottom first."""
        packed = self.s.stack[names.TURF_IDS.index(turf)]
        out: list[int] = []
        while packed:
            out.insert(0, (packed & 7) - 1)
            packed >>= 3
        return out

    def at(self, place: str) -> int | str | None:
        """Whose figure stands there: a seat, "neutral" or None."""
        return names.owner(int(self.s.owner_at(names.PLACE_IDS.index(place))))

    def of(self, seat: int, field: int) -> int:
        """A number of the seat's row, e.g. terms.SIZE, THUGS, SUPPLY."""
        return int(self.s.of(seat, field))

    @property
    def log(self) -> list[dict[str, Any]]:
        """All events so far, whole."""
        return [EVENTS.seen_by(raw, None) for raw in self.s.events or []]

    def events(self, name: str) -> list[dict[str, Any]]:
        return [{k: v for k, v in e.items() if k != "event"} for e in self.log if e["event"] == name]

    def seen(self, viewer: int) -> list[dict[str, Any]]:
        return [EVENTS.seen_by(raw, viewer) for raw in self.s.events or []]
