"""The businesses a seat of Chicago might control (C6), each with its worth and what is still missing.

It reads what the seat may know and nothing else: its own hand, and of the others what lies on the table and
how many cards they hold. A holding is what the seat owns, by the indices below.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.chicago import scales
from consigliere.bots.chicago.scales import BITS, UNIT
from consigliere.core.state import B, FRAME
from consigliere.games.chicago import bonuses, frames, penalties, prerequisites
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    AGENT,
    ANY_ASSET,
    ASSET as ASSET_CARD,
    ASSETS,
    ATTACKS,
    BENEFIT_CONTROL,
    CELLS,
    CHIEF,
    COLOURS,
    CONFRONTATION,
    CONTROLLED,
    FAMILY as FAMILY_CARD,
    FAMILY_LAID,
    GANGSTER,
    INCOME,
    MARKERS,
    NO_CARD,
    PASSED,
    SIZE,
    SLOTS,
    TOKEN_GANGSTER,
)

ROUNDS: Final = 6
ACTIONS: Final = 3
MOST_ATTACKS: Final = 2

# a holding: what lies on the table
HAT: Final = 0
CITY: Final = 1
GANGSTERS: Final = 2
FAMILY: Final = 3
ASSET: Final = 4  # + type
COLOUR: Final = 8  # + colour
# cards in hand: all of them, gangsters, family cards, assets by type
CARDS: Final = 12
HELD_GANGSTERS: Final = 13
HELD_FAMILY: Final = 14
HELD_ASSET: Final = 15
HOLDING: Final = 19
# the needs of a business by the same indices; the asset's type stands at ASSET
MONEY: Final = 5
NEEDS: Final = 12


class Prospects:
    """The businesses one seat might control; `look` reads a position."""

    def __init__(self, s: Position) -> None:
        self.s: Position = s
        self.seat: i64 = 0
        self.rounds_left: i64 = 0
        self.actions_left: i64 = 0
        self.card: i64 = 0
        self.fresh: i64 = 0  # own businesses not yet extorted
        self.helped: bool = False  # C9.1: the godfather may still help to control a business
        # of the business looked at last: actions, cards not in hand, henchmen missing, cards needed
        self.lacking: i64 = 0
        self.unheld: i64 = 0
        self.henchmen: i64 = 0
        self.needed: i64 = 0
        self.count: i64 = 0  # of the prospects: businesses one might control
        self.h: vec[i64] = vec[i64]([0] * HOLDING)
        self.where: vec[i64] = vec[i64]([0] * CELLS)
        self.prize: vec[i64] = vec[i64]([0] * CELLS)
        self.arms: vec[i64] = vec[i64]([0] * CELLS)  # gangsters an attack needs
        self.needs: vec[i64] = vec[i64]([0] * (CELLS * NEEDS))
        self.promises: vec[i64] = vec[i64]([0] * CELLS)

    def look(self, s: Position, seat: i64) -> None:
        """Read a position as this seat sees it."""
        self.s = s
        self.seat = seat
        self.rounds_left = ROUNDS - max(1, s.round_no)
        self.actions_left = left_actions(s)
        self.card = scales.CARD + scales.CARD_EARLIER * self.rounds_left
        self.helped = bonuses.may_benefit(s, seat, BENEFIT_CONTROL)
        self.count = -1
        self.hold()

    def hold(self) -> None:
        s = self.s
        seat = self.seat
        h = self.h
        h[HAT] = s.hat(seat)
        h[CITY] = s.city(seat)
        h[GANGSTERS] = s.gangsters(seat)
        h[FAMILY] = s.of(seat, FAMILY_LAID)
        for kind in range(ASSETS):
            h[ASSET + kind] = s.assets(seat, kind)
            h[HELD_ASSET + kind] = s.holds(seat, ASSET_CARD + kind)
        for colour in range(COLOURS):
            h[COLOUR + colour] = s.henchmen(seat, colour)
        h[CARDS] = s.of(seat, SIZE)
        h[HELD_GANGSTERS] = s.holds(seat, GANGSTER)
        h[HELD_FAMILY] = s.holds(seat, FAMILY_CARD)

    # -- businesses

    def survey(self) -> None:
        """Every face-up business of nobody, and those of others that may be attacked."""
        s = self.s
        seat = self.seat
        self.count = 0
        self.fresh = 0
        for pos in range(s.cells()):
            if s.owner[pos] == seat and s.extorted[pos] == 0:
                self.fresh += 1
        if s.of(seat, CONTROLLED) >= MARKERS:
            return
        attacks = s.of(seat, ATTACKS) < MOST_ATTACKS
        for pos in range(s.cells()):
            owner = s.owner[pos]
            if s.business[pos] < 0 or owner == seat:
                continue
            arms: i64 = 0
            if owner >= 0:
                if not attacks or s.of(owner, CONTROLLED) < 2 or s.of(owner, CHIEF) == pos:
                    continue
                arms = s.gangsters(owner) + 1
            n = self.count
            self.where[n] = pos
            self.arms[n] = arms
            self.prize[n] = self.control(pos) if owner < 0 else self.attack(pos)
            self.note(n, s.business[pos])
            self.count = n + 1

    def note(self, n: i64, business: i64) -> None:
        """What the business asks for, in one place."""
        t = self.s.tables
        needs = self.needs
        at = n * NEEDS
        needs[at + HAT] = t.hat[business]
        needs[at + CITY] = t.city[business]
        needs[at + GANGSTERS] = t.gangsters[business]
        needs[at + FAMILY] = t.family[business]
        needs[at + ASSET] = t.asset[business]
        needs[at + MONEY] = t.money[business]
        for colour in range(COLOURS):
            needs[at + COLOUR + colour] = t.henchmen[business * COLOURS + colour]

    def control(self, pos: i64) -> i64:
        """What the control of a business brings: points, income, token, henchman; less agents and penalty."""
        s = self.s
        business = s.business[pos]
        total = s.tables.points[business] * UNIT - self.card * s.tables.money[business] + self.beside(pos)
        if self.fresh < self.rounds_left:
            total += self.card * s.tables.income[business]
        if s.token[pos] != 0:
            token = s.tables.bonus[business]
            if token < TOKEN_GANGSTER:
                total += scales.ASSET_TOKEN
            elif token == TOKEN_GANGSTER:
                total += scales.GANGSTER_TOKEN
            else:
                total += scales.INFLUENCE_TOKEN
        if self.struck(pos >> 2):
            total -= scales.PENALTY
        return total

    def attack(self, pos: i64) -> i64:
        """As a control; a gangster goes, and the owner loses what we gain."""
        s = self.s
        harm = s.tables.points[s.business[pos]] * UNIT // s.players
        return self.control(pos) - scales.GANGSTER + harm

    def beside(self, pos: i64) -> i64:
        """Agents next to a business cost a point each; a henchman brings something, and an agent comes."""
        s = self.s
        hole = max(0, (pos >> 2) - 1) * 4  # no hole beside it lies in an earlier row
        holes = (s.tables.card_holes[pos] & s.everywhere()) >> hole
        agents: i64 = 0
        henchmen = False
        while holes != 0:
            if holes & 1 != 0:
                for slot in range(hole * SLOTS, hole * SLOTS + SLOTS):
                    code = s.hole[slot]
                    if code == AGENT:
                        agents += 1
                    elif code != 0:
                        henchmen = True
            holes >>= 1
            hole += 1
        gain: i64 = 0
        if henchmen:
            gain = scales.HENCHMAN if s.agents == 0 else scales.HENCHMAN - scales.AGENT_COMES
        return gain - agents * UNIT

    def struck(self, row: i64) -> bool:
        """C7: whether the city card of a row would strike."""
        s = self.s
        card = s.city_card[row]
        if card == NO_CARD or card > CONFRONTATION:
            return False
        return penalties.to_lose(s, self.seat, card) > 0 and not penalties.immune(s, self.seat, card)

    def threats(self, pos: i64) -> i64:
        """How many others could take the business themselves."""
        s = self.s
        n: i64 = 0
        for other in range(s.players):
            if other != self.seat and s.of(other, PASSED) == 0:
                if prerequisites.unmet(s, other, s.business[pos]) == 0:
                    n += 1
        return n

    # -- what is still missing

    def miss(self, i: i64) -> None:
        """Actions, cards not in hand, henchmen and money that stand between the seat and a business."""
        h = self.h
        needs = self.needs
        at = i * NEEDS
        unheld: i64 = 0
        henchmen: i64 = 0
        lacking = max(0, needs[at + HAT] - h[HAT]) + max(0, needs[at + CITY] - h[CITY])
        missing = needs[at + GANGSTERS] - h[GANGSTERS]
        if missing > 0:
            lacking += missing
            unheld = max(0, missing - h[HELD_GANGSTERS])
        lacking += max(0, self.arms[i] - h[GANGSTERS])  # the owner arms too, so they count once more
        asset = needs[at + ASSET]
        if asset >= 0 and not self.has_asset(asset):
            lacking += 1
            if not self.holds_asset(asset):
                unheld += 1
        cards = needs[at + MONEY] + 2 * lacking
        if needs[at + FAMILY] > h[FAMILY]:
            lacking += 1
            cards += 1
            if h[HELD_FAMILY] == 0:
                unheld += 1
        for colour in range(COLOUR, COLOUR + COLOURS):
            if needs[at + colour] > h[colour]:
                henchmen += needs[at + colour] - h[colour]
        if self.helped:
            if henchmen > 0:
                henchmen = 0
            elif lacking > 0:
                lacking -= 1
                unheld = max(0, unheld - 1)
        self.lacking = lacking
        self.unheld = unheld
        self.henchmen = henchmen
        self.needed = cards

    def promise(self, i: i64) -> i64:
        """The worth of a business by what is still missing."""
        promise = self.prize[i]
        if promise <= 0:
            return 0
        self.miss(i)
        lacking = self.lacking
        if lacking > 0:
            promise = promise * scales.CHANCE[min(lacking, scales.MOST_LACKING)] >> BITS
            if lacking > self.actions_left:
                if self.rounds_left == 0:
                    return 0
                promise = promise * scales.LATE >> BITS
        if self.unheld > 0:
            promise = promise * scales.UNHELD[min(self.unheld, scales.MOST_UNHELD)] >> BITS
        if self.henchmen > 0:
            promise = promise * scales.NO_HENCHMAN[min(self.henchmen, COLOURS)] >> BITS
        short = self.needed - self.h[CARDS]
        if short > 0:
            promise = promise * scales.NO_CARD[min(short, scales.MOST_CARDS)] >> BITS
        return promise

    def has_asset(self, asset: i64) -> bool:
        h = self.h
        if asset == ANY_ASSET:
            return h[ASSET] + h[ASSET + 1] + h[ASSET + 2] + h[ASSET + 3] > 0
        return h[ASSET + asset] > 0

    def holds_asset(self, asset: i64) -> bool:
        h = self.h
        if asset == ANY_ASSET:
            return h[HELD_ASSET] + h[HELD_ASSET + 1] + h[HELD_ASSET + 2] + h[HELD_ASSET + 3] > 0
        return h[HELD_ASSET + asset] > 0


def left_actions(s: Position) -> i64:
    """Own actions of this round after the present one (C4.1)."""
    at: i64 = 0
    while at <= s.top:
        if s.frames[at] == frames.ACTIONS:
            return ACTIONS - 1 - (s.frames[at + B] - 1) // s.players
        at += FRAME
    return ACTIONS if s.phase == INCOME else 0
