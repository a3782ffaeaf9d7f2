"""The leaf of Chicago: runs procedures, asks decisions, applies actions, copies itself."""

from typing import Final

from mypy_extensions import i64

from consigliere.core.state import FRAME, KIND, SEAT
from consigliere.games.chicago import (
    actions,
    bonuses,
    chance,
    control,
    deck,
    extras,
    frames,
    henchmen,
    income,
    invariants,
    losses,
    money,
    movement,
    penalties,
    powers,
    round_end,
    rounds,
    scoring,
    set_up,
    special,
)
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.terms import CURSOR, SEALED, SIZE

RETURNED: Final = 2


class Chicago(Position):
    """A game in progress. Make one with `begin`, then `advance` to the first prompt or chance."""

    def settle(self, outcome: i64) -> None:
        chance.settle(self, outcome)
        self.advance()

    def chance_total(self) -> i64:
        return chance.total(self)

    def chance_pick(self, r: i64) -> i64:
        return chance.pick(self, r)

    def roll(self) -> None:
        chance.settle(self, chance.roll(self))

    def react(self) -> None:
        """C8.1: extra actions are claimed at the exact moment."""
        while self.changed:
            extras.check(self)

    def proceed(self, kind: i64) -> None:
        if kind == frames.TURN:
            actions.turn(self)
        elif kind == frames.DRAWING:
            deck.run(self)
        elif kind == frames.ACTIONS:
            actions.run(self)
        elif kind == frames.CONTROL:
            control.run(self)
        elif kind == frames.CLAIMING:
            control.poll(self)
        elif kind == frames.TAKING:
            control.take(self)
        elif kind == frames.PENALTY:
            penalties.run(self)
        elif kind == frames.MOVING:
            movement.run(self)
        elif kind == frames.SPECIAL:
            special.run(self)
        elif kind == frames.INCOME:
            income.run(self)
        elif kind == frames.EXTRA_TURNS:
            actions.extra_turns(self)
        elif kind == frames.SET_UP:
            set_up.run(self)
        elif kind == frames.ROUNDS:
            rounds.run(self)
        elif kind == frames.ROUND_END:
            round_end.run(self)
        else:
            scoring.run(self)

    def options(self, kind: i64) -> None:
        if kind == frames.ACT:
            actions.options(self)
        elif kind == frames.PAY:
            money.options(self)
        elif kind == frames.CLAIM:
            control.options(self)
        elif kind == frames.AFTER:
            powers.window_options(self)
        elif kind == frames.REVEAL:
            income.reveal_options(self)
        elif kind == frames.EXTORT:
            income.extort_options(self)
        elif kind == frames.UNDER:
            deck.under_options(self)
        elif kind == frames.USE_BONUS:
            bonuses.options(self)
        elif kind == frames.TOKEN:
            movement.token_options(self)
        elif kind == frames.HOLE:
            movement.hole_options(self)
        elif kind == frames.AGENT:
            powers.agent_options(self)
        elif kind == frames.PLACE:
            henchmen.place_options(self)
        elif kind == frames.LAY:
            special.lay_options(self)
        elif kind == frames.RIVAL:
            special.rival_options(self)
        elif kind == frames.LOSE_GANGSTER:
            losses.gangster_options(self)
        elif kind == frames.LOSE_INFLUENCE:
            losses.influence_options(self)
        elif kind == frames.LOSE_ASSET:
            losses.asset_options(self)
        elif kind == frames.CHOOSE_PENALTY:
            powers.penalty_options(self)
        elif kind == frames.OPPOSE:
            control.oppose_options(self)
        elif kind == frames.HENCHMAN:
            henchmen.options(self)
        elif kind == frames.CHIEF:
            control.chief_options(self)
        elif kind == frames.EXTRA_CHOICE:
            extras.options(self)
        else:
            special.discard_options(self)

    def apply(self, kind: i64, action: i64) -> None:
        if kind == frames.ACT:
            actions.apply(self, action)
        elif kind == frames.PAY:
            money.apply(self, action)
        elif kind == frames.CLAIM:
            control.apply(self, action)
        elif kind == frames.AFTER:
            powers.window_apply(self, action)
        elif kind == frames.REVEAL:
            income.reveal_apply(self, action)
        elif kind == frames.EXTORT:
            income.extort_apply(self, action)
        elif kind == frames.UNDER:
            deck.under_apply(self, action)
        elif kind == frames.USE_BONUS:
            bonuses.apply(self, action)
        elif kind == frames.TOKEN:
            movement.token_apply(self, action)
        elif kind == frames.HOLE:
            movement.hole_apply(self, action)
        elif kind == frames.AGENT:
            powers.agent_apply(self, action)
        elif kind == frames.PLACE:
            henchmen.place_apply(self, action)
        elif kind == frames.LAY:
            special.lay_apply(self, action)
        elif kind == frames.RIVAL:
            special.rival_apply(self, action)
        elif kind == frames.LOSE_GANGSTER:
            losses.gangster_apply(self, action)
        elif kind == frames.LOSE_INFLUENCE:
            losses.influence_apply(self, action)
        elif kind == frames.LOSE_ASSET:
            losses.asset_apply(self, action)
        elif kind == frames.CHOOSE_PENALTY:
            powers.penalty_apply(self, action)
        elif kind == frames.OPPOSE:
            control.oppose_apply(self, action)
        elif kind == frames.HENCHMAN:
            henchmen.apply(self, action)
        elif kind == frames.CHIEF:
            control.chief_apply(self, action)
        elif kind == frames.EXTRA_CHOICE:
            extras.apply(self, action)
        else:
            special.discard_apply(self, action)

    def forced_in_public(self, kind: i64) -> bool:
        """Payments, cards put under the deck and the like depend on what only their owner sees."""
        if kind == frames.ACT:
            return self.of(self.get(SEAT), SIZE) == 0
        return not (
            kind == frames.PAY
            or kind == frames.UNDER
            or kind == frames.LAY
            or kind == frames.LOSE_INFLUENCE
            or kind == frames.DISCARD
        )

    # -- sealed choices

    def sealed_untouched(self, seat: i64) -> bool:
        return self.of(seat, CURSOR) == 0

    def sealed_clear(self, seat: i64) -> None:
        self.set_of(seat, SEALED, 0)
        self.set_of(seat, CURSOR, 0)

    def sealed_ready(self, kind: i64, seat: i64) -> bool:
        wanted: i64 = RETURNED if kind == frames.RETURN_CARDS else round_end.limit(self, seat)
        return self.of(seat, CURSOR) == wanted

    def sealed_options(self, seat: i64) -> None:
        if self.get(KIND) == frames.RETURN_CARDS:
            set_up.return_options(self, seat)
        else:
            round_end.keep_options(self, seat)

    def sealed_apply(self, seat: i64, action: i64) -> None:
        if self.get(KIND) == frames.RETURN_CARDS:
            set_up.return_apply(self, seat, action)
        else:
            round_end.keep_apply(self, seat, action)

    def copy(self) -> "Chicago":
        t = Chicago(self.players, self.tables)
        t.rules = self.rules
        t.over = self.over
        t.auto = self.auto
        t.rng = self.rng
        t.top = self.top
        t.variants = self.variants
        t.round_no = self.round_no
        t.phase = self.phase
        t.start = self.start
        t.turn = self.turn
        t.changed = self.changed
        t.deck_size = self.deck_size
        t.under_size = self.under_size
        t.discards_size = self.discards_size
        t.unrevealed = self.unrevealed
        t.up = self.up
        t.linked = self.linked
        t.agents = self.agents
        t.aside = self.aside
        t.extras = self.extras
        t.legal_count = self.legal_count
        t.frames = self.frames[:]
        t.legal = self.legal[:]
        t.hand = self.hand[:]
        t.influence = self.influence[:]
        t.row = self.row[:]
        t.deck = self.deck[:]
        t.under = self.under[:]
        t.under_by = self.under_by[:]
        t.discards = self.discards[:]
        t.cut = self.cut[:]
        t.business = self.business[:]
        t.owner = self.owner[:]
        t.extorted = self.extorted[:]
        t.token = self.token[:]
        t.supply = self.supply[:]
        t.hole = self.hole[:]
        t.spare = self.spare[:]
        t.city_card = self.city_card[:]
        t.gone = self.gone[:]
        return t

    def violation(self) -> i64:
        return invariants.violation(self)

    def numbers(self) -> list[int]:
        out: list[int] = [
            self.players,
            self.rules,
            1 if self.over else 0,
            self.top,
            self.variants,
            self.round_no,
            self.phase,
            self.start,
            self.turn,
            1 if self.changed else 0,
            self.deck_size,
            self.under_size,
            self.discards_size,
            self.unrevealed,
            self.agents,
            self.aside,
            self.extras,
        ]
        for i in range(self.top + FRAME):
            out.append(self.frames[i])
        for i in range(self.under_size):
            out.append(self.under[i])
            out.append(self.under_by[i])
        out.extend(self.hand)
        out.extend(self.influence)
        out.extend(self.row)
        out.extend(self.deck)
        out.extend(self.discards)
        out.extend(self.cut)
        out.extend(self.business)
        out.extend(self.owner)
        out.extend(self.extorted)
        out.extend(self.token)
        out.extend(self.supply)
        out.extend(self.hole)
        out.extend(self.spare)
        out.extend(self.city_card)
        out.extend(self.gone)
        return out


def begin(players: i64, tables: Tables, options: i64) -> Chicago:
    s = Chicago(players, tables)
    s.variants = options
    set_up.lay_out(s)
    return s


def from_numbers(numbers: list[int], tables: Tables) -> Chicago:
    """The state that `numbers()` wrote, with its legal actions computed anew."""
    s = Chicago(numbers[0], tables)
    s.clear()
    s.rules = numbers[1]
    s.over = numbers[2] == 1
    s.top = numbers[3]
    s.variants = numbers[4]
    s.round_no = numbers[5]
    s.phase = numbers[6]
    s.start = numbers[7]
    s.turn = numbers[8]
    s.changed = numbers[9] == 1
    s.deck_size = numbers[10]
    s.under_size = numbers[11]
    s.discards_size = numbers[12]
    s.unrevealed = numbers[13]
    s.agents = numbers[14]
    s.aside = numbers[15]
    s.extras = numbers[16]
    at: i64 = 17
    for i in range(s.top + FRAME):
        s.frames[i] = numbers[at]
        at += 1
    for i in range(s.under_size):
        s.under[i] = numbers[at]
        s.under_by[i] = numbers[at + 1]
        at += 2
    for part in (
        s.hand,
        s.influence,
        s.row,
        s.deck,
        s.discards,
        s.cut,
        s.business,
        s.owner,
        s.extorted,
        s.token,
        s.supply,
        s.hole,
        s.spare,
        s.city_card,
        s.gone,
    ):
        for i in range(len(part)):
            part[i] = numbers[at]
            at += 1
    for pos in range(s.cells()):
        if s.business[pos] >= 0:
            s.turn_up(pos, s.business[pos])
    s.refresh()
    return s
