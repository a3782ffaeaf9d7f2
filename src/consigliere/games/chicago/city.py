"""C1.3, C2: the city, the cards, the mini-boards: where things lie, and the small moves of every chapter."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.prompts import Prompts
from consigliere.games.chicago import happenings as ev
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.terms import (
    AGENT,
    AREA_BUSINESS,
    AREA_INFLUENCE,
    AREA_SPECIAL,
    ASSET_CARDS,
    ASSET_TOKENS,
    ASSETS,
    BROWN,
    CELLS,
    CITY_CARDS,
    CITY_TOKENS,
    COLOURS,
    FIRST,
    GANGSTER_TOKENS,
    GANGSTERS,
    GONE,
    GREY,
    HAT_CARDS,
    HAT_TOKENS,
    KINDS,
    MAIN,
    MAX_SEATS,
    NOBODY,
    ORANGE,
    PURPLE,
    ROW,
    ROWS,
    SHARED,
    SIZE,
    SLOTS,
    TOKENS,
)

UNDER_MAX: Final = 96


class Position(Prompts):
    """Everything on and around the table, as small integers."""

    def __init__(self, players: i64, tables: Tables) -> None:
        super().__init__(players)
        self.tables: Tables = tables
        self.variants: i64 = 0  # table options, a mask
        self.round_no: i64 = 0
        self.phase: i64 = 0
        self.start: i64 = NOBODY
        self.turn: i64 = NOBODY
        self.changed: bool = False  # something an extra action looks at (C8.1)
        self.hand: vec[i64] = vec[i64]()
        self.influence: vec[i64] = vec[i64]()  # faces under the mini-boards: seat, side, kind
        self.row: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.deck_size: i64 = 0
        self.under: vec[i64] = vec[i64]()  # cards put under the deck, the next to be drawn first
        self.under_by: vec[i64] = vec[i64]()  # who put them there and so knows them
        self.under_size: i64 = 0
        self.discards: vec[i64] = vec[i64]()
        self.discards_size: i64 = 0
        self.cut: vec[i64] = vec[i64]()  # cards that stay in the box
        self.business: vec[i64] = vec[i64]()  # card position -> business, NOBODY while face down
        self.unrevealed: i64 = 0  # mask of businesses not yet seen, those left in the box included
        self.up: i64 = 0  # mask of the cards that lie face up
        self.linked: i64 = 0  # mask of the cards linked by a corner to one of them
        self.owner: vec[i64] = vec[i64]()
        self.extorted: vec[i64] = vec[i64]()
        self.token: vec[i64] = vec[i64]()  # 1: a bonus token lies on the business
        self.supply: vec[i64] = vec[i64]()  # bonus tokens by type
        self.hole: vec[i64] = vec[i64]()  # two slots a hole
        self.agents: i64 = 0  # in the supply
        self.spare: vec[i64] = vec[i64]()  # henchmen of each colour not yet laid out
        self.city_card: vec[i64] = vec[i64]()  # by row
        self.aside: i64 = 0  # mask of penalties not beside a row
        self.extras: i64 = 0  # mask of extra-action cards on the table
        self.gone: vec[i64] = vec[i64]()  # bonus tokens, henchmen and agents that left the game

    def clear(self) -> None:
        super().clear()
        self.hand = vec[i64]([0] * (MAX_SEATS * KINDS))
        self.influence = vec[i64]([0] * (MAX_SEATS * 2 * KINDS))
        self.row = vec[i64]([0] * (MAX_SEATS * ROW))
        self.deck = vec[i64]([0] * KINDS)
        self.under = vec[i64]([0] * UNDER_MAX)
        self.under_by = vec[i64]([0] * UNDER_MAX)
        self.discards = vec[i64]([0] * KINDS)
        self.cut = vec[i64]([0] * KINDS)
        self.business = vec[i64]([NOBODY] * CELLS)
        self.owner = vec[i64]([NOBODY] * CELLS)
        self.extorted = vec[i64]([0] * CELLS)
        self.token = vec[i64]([0] * CELLS)
        self.supply = vec[i64]([0] * TOKENS)
        self.hole = vec[i64]([0] * (CELLS * SLOTS))
        self.spare = vec[i64]([0] * COLOURS)
        self.city_card = vec[i64]([0] * ROWS)
        self.gone = vec[i64]([0] * GONE)

    # -- a seat's row

    def of(self, seat: i64, field: i64) -> i64:
        return self.row[seat * ROW + field]

    def set_of(self, seat: i64, field: i64, value: i64) -> None:
        self.row[seat * ROW + field] = value

    def add_to(self, seat: i64, field: i64, change: i64) -> None:
        self.row[seat * ROW + field] += change

    def left_of(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.players else seat + 1

    # -- cards (C2.2, C2.3)

    def holds(self, seat: i64, kind: i64) -> i64:
        return self.hand[seat * KINDS + kind]

    def gain(self, seat: i64, kind: i64) -> None:
        self.hand[seat * KINDS + kind] += 1
        self.row[seat * ROW + SIZE] += 1

    def lose(self, seat: i64, kind: i64) -> None:
        self.hand[seat * KINDS + kind] -= 1
        self.row[seat * ROW + SIZE] -= 1

    def to_discards(self, kind: i64) -> None:
        self.discards[kind] += 1
        self.discards_size += 1
        self.renew()

    def put_under(self, seat: i64, kind: i64) -> None:
        """Under the deck, known to the one who put it there."""
        self.under[self.under_size] = kind
        self.under_by[self.under_size] = seat
        self.under_size += 1

    def renew(self) -> None:
        """C2.2: as soon as the deck is empty the discards are shuffled into a new one.

        Cards under the deck go under the new one; their order stays, their owners still know them.
        """
        if self.deck_size > 0 or self.under_size > 0 or self.discards_size == 0:
            return
        for kind in range(KINDS):
            self.deck[kind] = self.discards[kind]
            self.discards[kind] = 0
        self.deck_size = self.discards_size
        self.discards_size = 0
        self.emit(ev.DECK_MADE, self.deck_size, 0, 0, 0)

    def deck_left(self) -> i64:
        return self.deck_size + self.under_size

    def take_under(self) -> None:
        """The next of the cards that lie under a deck that is otherwise used up."""
        self.under_size -= 1
        for i in range(self.under_size):
            self.under[i] = self.under[i + 1]
            self.under_by[i] = self.under_by[i + 1]

    # -- what a seat has on the table

    def gangsters(self, seat: i64) -> i64:
        return self.of(seat, GANGSTERS) + self.of(seat, GANGSTER_TOKENS)

    def assets(self, seat: i64, kind: i64) -> i64:
        return self.of(seat, ASSET_CARDS + kind) + self.of(seat, ASSET_TOKENS + kind)

    def all_assets(self, seat: i64) -> i64:
        n: i64 = 0
        for kind in range(ASSETS):
            n += self.assets(seat, kind)
        return n

    def asset_types(self, seat: i64) -> i64:
        n: i64 = 0
        for kind in range(ASSETS):
            if self.assets(seat, kind) > 0:
                n += 1
        return n

    def hat(self, seat: i64) -> i64:
        return self.of(seat, HAT_CARDS) + self.of(seat, HAT_TOKENS)

    def city(self, seat: i64) -> i64:
        return self.of(seat, CITY_CARDS) + self.of(seat, CITY_TOKENS)

    def all_influence(self, seat: i64) -> i64:
        return self.hat(seat) + self.city(seat)

    def henchmen(self, seat: i64, colour: i64) -> i64:
        """C1.8: the unplaced first one counts for everything."""
        n = self.of(seat, MAIN + colour) + self.of(seat, SHARED + colour)
        return n + 1 if self.of(seat, FIRST) == colour + 1 else n

    def has_bonus(self, seat: i64, area: i64) -> bool:
        """C4.9: two henchmen in one area."""
        if area == AREA_INFLUENCE:
            return self.of(seat, SHARED + BROWN) == 1 and self.of(seat, SHARED + GREY) == 1
        if area == AREA_BUSINESS:
            return self.of(seat, SHARED + PURPLE) == 1 and self.of(seat, SHARED + ORANGE) == 1
        return self.of(seat, MAIN + main_colour(area)) == 2

    # -- the city (C1.3)

    def rows(self) -> i64:
        return self.players + 2

    def cells(self) -> i64:
        return 4 * (self.players + 2)

    def everywhere(self) -> i64:
        """Mask of the cells of this city."""
        return bit(self.cells()) - 1

    def turn_up(self, pos: i64, business: i64) -> None:
        self.business[pos] = business
        self.unrevealed &= ~bit(business)
        self.up |= bit(pos)
        self.linked |= self.tables.card_links[pos]

    def revealable(self) -> i64:
        """C3.1: face-down cards linked by a corner to a face-up one."""
        return self.linked & ~self.up & self.everywhere()

    def tokens_in(self, hole: i64) -> i64:
        n: i64 = 0
        for slot in range(SLOTS):
            if self.hole[hole * SLOTS + slot] != 0:
                n += 1
        return n

    def count_in(self, hole: i64, code: i64) -> i64:
        n: i64 = 0
        for slot in range(SLOTS):
            if self.hole[hole * SLOTS + slot] == code:
                n += 1
        return n

    def put_in(self, hole: i64, code: i64) -> None:
        for slot in range(SLOTS):
            if self.hole[hole * SLOTS + slot] == 0:
                self.hole[hole * SLOTS + slot] = code
                return

    def take_from(self, hole: i64, code: i64) -> None:
        """The first slot is filled first, so that equal holes are equal numbers."""
        first = hole * SLOTS
        if self.hole[first] == code:
            self.hole[first] = self.hole[first + 1]
        self.hole[first + 1] = 0

    def agents_in_city(self) -> i64:
        n: i64 = 0
        for hole in range(self.cells()):
            n += self.count_in(hole, AGENT)
        return n

    def adjacent_henchmen(self, pos: i64) -> i64:
        """Mask of the holes beside this business that hold a henchman."""
        holes = self.tables.card_holes[pos]
        mask: i64 = 0
        for hole in range(self.cells()):
            if (holes >> hole) & 1 != 0:
                for slot in range(SLOTS):
                    code = self.hole[hole * SLOTS + slot]
                    if code != 0 and code != AGENT:
                        mask |= bit(hole)
        return mask


def main_colour(area: i64) -> i64:
    """The colour whose two slots fill this area (C4.10)."""
    if area == AREA_SPECIAL:
        return ORANGE
    if area == 1:
        return PURPLE
    return BROWN if area == 2 else GREY


def main_area(colour: i64) -> i64:
    if colour == ORANGE:
        return AREA_SPECIAL
    if colour == PURPLE:
        return 1
    return 2 if colour == BROWN else 5


def shared_area(colour: i64) -> i64:
    return AREA_BUSINESS if colour == ORANGE or colour == PURPLE else AREA_INFLUENCE
