"""What a whole holding is worth to one seat of Chicago (C8, C11), and so what a card or a change brings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.chicago import scales
from consigliere.bots.chicago.prospects import (
    ASSET,
    CARDS,
    CITY,
    COLOUR,
    FAMILY,
    GANGSTERS,
    HAT,
    HELD_ASSET,
    HELD_FAMILY,
    HELD_GANGSTERS,
    Prospects,
)
from consigliere.bots.chicago.scales import BITS, UNIT
from consigliere.games.chicago import extras, prerequisites
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import (
    ASSET as ASSET_CARD,
    ASSETS,
    BENEFIT_INCOME,
    BENEFITS,
    COLOURS,
    EXTRA_ASSETS,
    EXTRA_GANGSTERS,
    EXTRA_HENCHMEN,
    EXTRA_INFLUENCE,
    EXTRA_TAKEN,
    FAMILY as FAMILY_CARD,
    GANGSTER,
    KINDS,
    MOVEMENT,
    SPECIAL,
)

UNKNOWN: Final = -(10**9)


class Worth(Prospects):
    """The values of one position for one seat; `look` reads another."""

    def __init__(self, s: Position) -> None:
        super().__init__(s)
        self.present: i64 = UNKNOWN  # the holding as it is
        self.uses: vec[i64] = vec[i64]([UNKNOWN] * KINDS)  # of the cards in hand, when asked for

    def look(self, s: Position, seat: i64) -> None:
        super().look(s, seat)
        self.present = UNKNOWN
        for kind in range(KINDS):
            self.uses[kind] = UNKNOWN

    # -- a whole holding

    def value(self) -> i64:
        """What the holding promises: businesses, cards, assets, extra actions, what may still be revealed."""
        if self.count < 0:
            self.survey()
        h = self.h
        promises = self.promises
        for i in range(self.count):
            promise = self.promise(i)
            j: i64 = i
            while j > 0 and promises[j - 1] < promise:
                promises[j] = promises[j - 1]
                j -= 1
            promises[j] = promise
        total = self.card * h[CARDS] + self.sure() + scales.POWER[min(h[FAMILY], 3)]
        share: i64 = UNIT
        for i in range(self.count):
            if promises[i] == 0:
                break
            total += share * promises[i] >> BITS
            share = share * scales.NEXT >> BITS
        return total + self.rounds_left * self.useful()

    def useful(self) -> i64:
        """What businesses ask for at all, for every round to come: influence, gangsters, henchmen."""
        h = self.h
        hat = min(h[HAT], 2)
        city = min(h[CITY], 2)
        total = scales.SIDE[hat] + scales.SIDE[city] + scales.MORE * (h[HAT] - hat + h[CITY] - city)
        total += scales.ARMED * min(h[GANGSTERS], 4)
        for colour in range(COLOUR, COLOUR + COLOURS):
            total += scales.OF_COLOUR[min(h[colour], 2)]
        return total

    def sure(self) -> i64:
        """Sets of assets (C11.2) and extra actions in reach (C8.1)."""
        h = self.h
        return self.sets() + scales.STRENGTH * h[GANGSTERS] + self.near_extras()

    def near_extras(self) -> i64:
        """C8.1: what the extra actions promise that are still free."""
        s = self.s
        h = self.h
        if s.of(self.seat, EXTRA_TAKEN) >= extras.most(s):
            return 0
        total: i64 = 0
        if (s.extras >> EXTRA_INFLUENCE) & 1 != 0:
            total += scales.NEAR_EXTRA[max(0, 4 - h[HAT] - h[CITY])]
        if (s.extras >> EXTRA_GANGSTERS) & 1 != 0:
            total += scales.NEAR_EXTRA[max(0, 4 - h[GANGSTERS])]
        if (s.extras >> EXTRA_ASSETS) & 1 != 0:
            total += scales.NEAR_EXTRA[self.none_of(ASSET, ASSETS)]
        if (s.extras >> EXTRA_HENCHMEN) & 1 != 0:
            total += scales.NEAR_EXTRA[self.none_of(COLOUR, COLOURS)]
        return total

    def none_of(self, first: i64, count: i64) -> i64:
        n: i64 = 0
        for index in range(first, first + count):
            if self.h[index] == 0:
                n += 1
        return n

    def sets(self) -> i64:
        """C11.2: sets of different types 1 / 2 / 4 / 6, as large as possible first."""
        h = self.h
        n: i64 = 0
        layer: i64 = 1
        while True:
            types: i64 = 0
            for kind in range(ASSETS):
                if h[ASSET + kind] >= layer:
                    types += 1
            if types == 0:
                return n * UNIT
            n += types if types <= 2 else 2 * (types - 1)
            layer += 1

    # -- changes

    def now(self) -> i64:
        if self.present == UNKNOWN:
            self.present = self.value()
        return self.present

    def gain(self, index: i64, count: i64, cards: i64) -> i64:
        """What something more on the table brings, with more or fewer cards in hand."""
        now = self.now()
        h = self.h
        h[index] += count
        h[CARDS] += cards
        then = self.value()
        h[index] -= count
        h[CARDS] -= cards
        return then - now

    def lay(self, index: i64, count: i64, cards: i64) -> i64:
        """As `gain`, with cards of the hand laid on the table."""
        self.now()  # before the hand changes
        held = held_as(index)
        if held < 0:
            return self.gain(index, count, cards)
        h = self.h
        taken = min(count, h[held])
        h[held] -= taken
        gain = self.gain(index, count, cards)
        h[held] += taken
        return gain

    def both(self, one: i64, other: i64, cards: i64) -> i64:
        """What two things more on the table bring."""
        now = self.now()
        self.h[one] += 1
        self.present = self.value()
        gain = self.present + self.gain(other, 1, cards) - now
        self.h[one] -= 1
        self.present = now
        return gain

    # -- cards of the hand

    def keeping(self, kind: i64) -> i64:
        """What a card in hand may become, beside money."""
        if self.uses[kind] == UNKNOWN:
            self.uses[kind] = self.use(kind)
        return self.uses[kind]

    def use(self, kind: i64) -> i64:
        if kind >= SPECIAL:
            missing = self.henchmen_missing(kind - SPECIAL)
            if missing == 0:
                return scales.READY
            return scales.READY_NEARLY if missing == 1 else 0
        if kind == MOVEMENT:
            return scales.MOVE_AGENTS if self.s.agents_in_city() > 0 else scales.MOVE_HENCHMEN
        if kind == FAMILY_CARD:
            return 307 + (410 * self.gain(FAMILY, 1, 0) >> BITS)
        index: i64 = GANGSTERS
        if kind != GANGSTER:
            index = ASSET + kind - ASSET_CARD
        return 410 * self.gain(index, 1, 0) >> BITS

    def henchmen_missing(self, special: i64) -> i64:
        """Of the pair on a special card (C4.6)."""
        h = self.h
        first = self.s.tables.pair[2 * special]
        second = self.s.tables.pair[2 * special + 1]
        if first == second:
            return max(0, 2 - h[COLOUR + first])
        return (1 if h[COLOUR + first] == 0 else 0) + (1 if h[COLOUR + second] == 0 else 0)

    def lent(self) -> i64:
        """What is lost if the godfather lends a bonus: perhaps his help to control a business (C9.1)."""
        s = self.s
        if s.of(self.seat, BENEFITS) & BENEFIT_INCOME == 0 or not self.helped:
            return 0
        if self.actions_left > 0:
            return 2 * UNIT
        if self.count < 0:
            self.survey()
        for i in range(self.count):
            missing = prerequisites.unmet(s, self.seat, s.business[self.where[i]])
            if missing != 0 and missing & (missing - 1) == 0:
                return 2 * UNIT
        return 0


def held_as(index: i64) -> i64:
    """Where the holding counts the cards in hand that become this on the table; -1: any card does."""
    if index == GANGSTERS:
        return HELD_GANGSTERS
    if index == FAMILY:
        return HELD_FAMILY
    if index >= ASSET and index < COLOUR:
        return HELD_ASSET + index - ASSET
    return -1
