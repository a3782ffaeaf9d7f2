"""A Chicago table for tests: lay out a position, then play it in notation.

    t = Table(players=3).hand(0, "gangster", "family").owns(1, "B1")
    t.actions().do("gangster", "pay family")

The city is empty of tokens and shows the starters; cards come out of the deck, so all is conserved.
"""

from typing import Any

from consigliere.core.state import A, FRAME, KIND
from consigliere.games.chicago import chance, frames, happenings, names, terms as t
from consigliere.games.chicago.asking import QUESTIONS
from consigliere.games.chicago.events import EVENTS
from consigliere.games.chicago.invariants import violation, VIOLATIONS
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.notation import TABLE
from consigliere.games.chicago.state import begin, Chicago


class Table:
    """Round 2, everything empty but the starters; seat 0 begins."""

    def __init__(self, players: int = 3, options: int = 0, round_no: int = 2) -> None:
        s = begin(players, load().tables, options)
        s.top = -FRAME
        for colour in range(t.COLOURS):
            s.spare[colour] += 1  # the kept ones, not dealt to anybody
        s.start = 0
        s.round_no = round_no
        s.phase = t.INCOME
        s.events = []
        s.push(frames.ROUNDS, -1, 0, 0, 0, 0)
        self.s: Chicago = s
        self.queue: list[str] = []

    # -- laying out

    def _card(self, name: str) -> int:
        kind = names.KIND_IDS.index(name)
        assert self.s.deck[kind] > 0, f"no {name} left in the deck"
        self.s.deck[kind] -= 1
        self.s.deck_size -= 1
        return kind

    def hand(self, seat: int, *cards: str) -> "Table":
        for card in cards:
            self.s.gain(seat, self._card(card))
        return self

    def gangsters(self, seat: int, n: int, tokens: int = 0) -> "Table":
        for _ in range(n):
            self._card("gangster")
        self.s.add_to(seat, t.GANGSTERS, n)
        self.s.add_to(seat, t.GANGSTER_TOKENS, tokens)
        return self

    def assets(self, seat: int, *assets: str) -> "Table":
        for asset in assets:
            self._card(asset)
            self.s.add_to(seat, t.ASSET_CARDS + names.ASSET_IDS.index(asset), 1)
        return self

    def influence(self, seat: int, side: str, *cards: str) -> "Table":
        n = names.SIDE_IDS.index(side)
        for card in cards:
            self.s.influence[(seat * 2 + n) * t.KINDS + self._card(card)] += 1
            self.s.add_to(seat, t.HAT_CARDS + n, 1)
        return self

    def family(self, seat: int, n: int) -> "Table":
        for _ in range(n):
            self._card("family")
        self.s.add_to(seat, t.FAMILY_LAID, n)
        return self

    def henchmen(self, seat: int, *colours: str, shared: bool = False) -> "Table":
        """Henchmen on the mini-board, in the colour's own area or in the shared one."""
        for colour in colours:
            field = (t.SHARED if shared else t.MAIN) + names.COLOUR_IDS.index(colour)
            self.s.add_to(seat, field, 1)
            self.s.spare[names.COLOUR_IDS.index(colour)] -= 1
        return self

    def first(self, seat: int, colour: str) -> "Table":
        self.s.spare[names.COLOUR_IDS.index(colour)] -= 1
        self.s.set_of(seat, t.FIRST, names.COLOUR_IDS.index(colour) + 1)
        return self

    def token(self, hole: str, *tokens: str) -> "Table":
        """Henchmen by colour, or "agent", into a hole (agents leave the supply)."""
        for token in tokens:
            if token == "agent":
                self.s.agents -= 1
            else:
                self.s.spare[names.COLOUR_IDS.index(token)] -= 1
            self.s.put_in(names.HOLE_IDS.index(hole), names.CODE_IDS.index(token) + 1)
        return self

    def business(self, card: str, number: int, with_token: bool = False) -> "Table":
        """Lay a business face up (any that is not a starter here)."""
        pos = names.CARD_IDS.index(card)
        self.s.turn_up(pos, number - 1)
        if with_token:
            self.s.token[pos] = 1
        return self

    def face_down(self, *cards: str) -> "Table":
        """Turn businesses over again."""
        s = self.s
        for card in cards:
            pos = names.CARD_IDS.index(card)
            s.unrevealed |= 1 << s.business[pos]
            s.business[pos] = t.NOBODY
        s.up = s.linked = 0
        for pos in range(s.cells()):
            if s.business[pos] >= 0:
                s.turn_up(pos, s.business[pos])
        return self

    def owns(self, seat: int, *cards: str, extorted: bool = False) -> "Table":
        for card in cards:
            pos = names.CARD_IDS.index(card)
            self.s.owner[pos] = seat
            self.s.extorted[pos] = int(extorted)
            self.s.add_to(seat, t.CONTROLLED, 1)
        return self

    def city_card(self, row: str, card: str) -> "Table":
        n = names.CITY_CARD_IDS.index(card)
        self.s.city_card[names.ROW_IDS.index(row)] = n
        self.s.aside &= ~(1 << n)
        return self

    def godchild(self, *seats: int) -> "Table":
        for seat in seats:
            self.s.set_of(seat, t.GODCHILD, 1)
        return self

    def extra(self, seat: int, card: str) -> "Table":
        n = names.EXTRA_IDS.index(card)
        self.s.extras &= ~(1 << n)
        self.s.set_of(seat, t.EXTRA_HELD, self.s.of(seat, t.EXTRA_HELD) | 1 << n)
        self.s.add_to(seat, t.EXTRA_TAKEN, 1)
        return self

    def deck(self, *cards: str) -> "Table":
        """Leave exactly these cards in the deck; the others are cut."""
        wanted = [names.KIND_IDS.index(card) for card in cards]
        for kind in range(t.KINDS):
            extra = self.s.deck[kind] - wanted.count(kind)
            assert extra >= 0, f"only {self.s.deck[kind]} {names.KIND_IDS[kind]}"
            self.s.deck[kind] -= extra
            self.s.deck_size -= extra
            self.s.cut[kind] += extra
        return self

    def _balance(self) -> None:
        """Whatever the position lacks or has too much of counts as out of the game, or as kept aside."""
        s = self.s
        table = s.players - 2
        for colour in range(t.COLOURS):
            out = [s.hole[slot] for slot in range(t.CELLS * t.SLOTS)].count(colour + 1)
            out += sum(s.henchmen(seat, colour) for seat in range(s.players))
            placing = [at for at in range(0, s.top + FRAME, FRAME) if s.frames[at] == frames.PLACE]
            out += sum(s.frames[at + A] == colour for at in placing)
            s.spare[colour] = s.tables.henchmen_each[table] + 1 - out - s.gone[t.GONE_HENCHMAN + colour]
        s.gone[t.GONE_AGENT] = s.tables.agents[table] - s.agents - s.agents_in_city()
        for token in range(t.TOKENS):
            lying = [pos for pos in range(s.cells()) if s.token[pos]]
            out = sum(s.tables.bonus[s.business[pos]] == token for pos in lying)
            field = (
                *range(t.ASSET_TOKENS, t.ASSET_TOKENS + 4),
                t.GANGSTER_TOKENS,
                t.HAT_TOKENS,
                t.CITY_TOKENS,
            )
            out += sum(s.of(seat, field[token]) for seat in range(s.players))
            s.gone[t.GONE_TOKEN + token] = s.tables.tokens[token] - s.supply[token] - out

    # -- beginning a phase

    def _phase(self, phase: int) -> "Table":
        self.s.phase = phase
        return self.go()

    def income(self) -> "Table":
        """Phase 1 of this round."""
        self.s.round_no -= 1
        return self._phase(t.ROUND_END)

    def actions(self) -> "Table":
        return self._phase(t.INCOME)

    def control(self) -> "Table":
        return self._phase(t.ACTIONS)

    def after_control(self) -> "Table":
        """The end of the round, or of the game."""
        return self._phase(t.CONTROL)

    def set_up(self) -> "Table":
        self.s = begin(int(self.s.players), self.s.tables, int(self.s.variants))
        self.s.events = []
        return self.go()

    # -- playing

    def draws(self, *outcomes: str) -> "Table":
        """What chance will answer, in order."""
        self.queue.extend(outcomes)
        return self

    def go(self) -> "Table":
        if self.s.phase != t.SET_UP or self.s.round_no > 0:
            self._balance()
        self.s.advance()
        self._settle()
        return self

    def do(self, *actions: str, seat: int | None = None) -> "Table":
        for text in actions:
            action = TABLE.find(text)
            assert action is not None, f"no such action: {text}"
            who = self.actor if seat is None else seat
            assert text in self.legal_of(who), f"{text!r} is not legal for {who}: {self.legal_of(who)}"
            if self.sealed:
                self.s.sealed_apply(who, action.index)
                self.s.advance()
            else:
                self.s.step(action.index)
            self._settle()
        return self

    def _settle(self) -> None:
        while self.asked in QUESTIONS_IDS and (self.queue or self._under):
            if self._under:
                self.s.settle(self.s.under[0])
                continue
            ids = QUESTIONS[self.s.get(KIND)][1]
            outcome = ids.index(self.queue[0])
            assert chance.weight(self.s, outcome) > 0, f"{self.queue[0]} cannot be drawn: {self.chances}"
            self.queue.pop(0)
            self.s.settle(outcome)
        assert violation(self.s) == 0, VIOLATIONS[violation(self.s)]

    @property
    def _under(self) -> bool:
        """Whether the next card under the deck is drawn: there is only one answer."""
        return self.asked == "draw-card" and self.s.deck_size == 0

    # -- reading

    @property
    def actor(self) -> int:
        return int(self.s.actor())

    @property
    def asked(self) -> str:
        return "over" if self.s.over else KIND_NAMES[self.s.get(KIND)]

    @property
    def sealed(self) -> bool:
        return not self.s.over and frames.FIRST_SEALED <= self.s.get(KIND) < frames.FIRST_CHANCE

    @property
    def chances(self) -> dict[str, int]:
        ids = QUESTIONS[self.s.get(KIND)][1]
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
        held = {name: int(self.s.holds(seat, k)) for k, name in enumerate(names.KIND_IDS)}
        return {name: n for name, n in held.items() if n}

    def of(self, seat: int, field: int) -> int:
        return int(self.s.of(seat, field))

    def owner(self, card: str) -> int:
        return int(self.s.owner[names.CARD_IDS.index(card)])

    def hole(self, hole: str) -> list[str]:
        at = names.HOLE_IDS.index(hole) * t.SLOTS
        return sorted(names.CODE_IDS[c - 1] for c in (self.s.hole[at], self.s.hole[at + 1]) if c)

    @property
    def log(self) -> list[dict[str, Any]]:
        return [EVENTS.seen_by(raw, None) for raw in self.s.events or []]

    def events(self, name: str) -> list[dict[str, Any]]:
        return [{k: v for k, v in e.items() if k != "event"} for e in self.log if e["event"] == name]

    def seen(self, viewer: int) -> list[dict[str, Any]]:
        return [EVENTS.seen_by(raw, viewer) for raw in self.s.events or []]


KIND_NAMES = {
    v: k.lower().replace("_", "-") for k, v in vars(frames).items() if k.isupper() and k[:6] != "FIRST_"
}
KIND_NAMES[frames.FIRST_HENCHMAN] = "first-henchman"
QUESTIONS_IDS = {KIND_NAMES[kind] for kind in QUESTIONS}
assert len(EVENTS.kinds) == happenings.EVENT_KINDS
