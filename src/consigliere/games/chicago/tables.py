"""The contents of Chicago's box as numbers: what the kernel reads. Built from TOML by loading.py.

Rows follow the numbers of the businesses (1-24 -> 0-23) and of the special cards (S1-S10 -> 0-9).
"""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.chicago.terms import BUSINESSES, CELLS, COLOURS, KINDS, ROWS, SPECIALS, TOKENS


def _column(row: int, index: int, hole: bool) -> int:
    """C1.3: a business where row + column is even, a hole where it is odd."""
    return 2 * index + ((row + hole) & 1)


def _cells(row: int, column: int, hole: bool) -> int:
    """Mask of the one cell there, 0 outside the city."""
    inside = 0 <= row < ROWS and 0 <= column < 8 and (row + column) & 1 == hole
    return 1 << row * 4 + column // 2 if inside else 0


def _around(cell: int, hole: bool, corners: bool) -> int:
    """Corners: the cells of its own kind; else those of the other kind beside it."""
    row, column = cell // 4, _column(cell // 4, cell % 4, hole)
    if corners:
        steps = ((-1, -1), (-1, 1), (1, -1), (1, 1))
        return sum(_cells(row + r, column + c, hole) for r, c in steps)
    return sum(_cells(row + r, column + c, not hole) for r, c in ((-1, 0), (1, 0), (0, -1), (0, 1)))


def _reach(hole: int, rows: int) -> int:
    """The holes within three diagonal steps in a city of so many rows, itself included."""
    inside = (1 << 4 * rows) - 1
    seen = 1 << hole & inside
    for _ in range(3):
        before = seen
        for n in range(CELLS):
            if before >> n & 1:
                seen |= _around(n, True, True) & inside
    return seen


class Tables:
    """One content set; `by players` vectors hold the values for 2, 3 and 4 players in that order."""

    def __init__(self) -> None:
        self.henchmen: vec[i64] = vec[i64]([0] * (BUSINESSES * COLOURS))  # needed of each colour
        self.asset: vec[i64] = vec[i64]([-1] * BUSINESSES)  # type, ANY_ASSET or -1
        self.hat: vec[i64] = vec[i64]([0] * BUSINESSES)
        self.city: vec[i64] = vec[i64]([0] * BUSINESSES)
        self.family: vec[i64] = vec[i64]([0] * BUSINESSES)
        self.gangsters: vec[i64] = vec[i64]([0] * BUSINESSES)
        self.money: vec[i64] = vec[i64]([0] * BUSINESSES)
        self.income: vec[i64] = vec[i64]([0] * BUSINESSES)
        self.points: vec[i64] = vec[i64]([0] * BUSINESSES)
        self.bonus: vec[i64] = vec[i64]([-1] * BUSINESSES)  # type of token
        self.tokens: vec[i64] = vec[i64]([0] * TOKENS)  # in the supply
        self.pair: vec[i64] = vec[i64]([0] * (SPECIALS * 2))  # two colours
        self.deck: vec[i64] = vec[i64]([0] * (3 * KINDS))  # by players; specials before the random cut
        self.specials_cut: vec[i64] = vec[i64]([0] * 3)  # by players: specials that leave unseen
        self.starter: vec[i64] = vec[i64]([-1] * (3 * BUSINESSES))  # by players: card position, -1: shuffled
        self.henchmen_each: vec[i64] = vec[i64]([0] * 3)  # by players: of each colour in the city
        self.agents: vec[i64] = vec[i64]([0] * 3)  # by players
        # the city's geometry, six rows; smaller cities mask the rows they lack
        self.card_links: vec[i64] = vec[i64]([_around(n, False, True) for n in range(CELLS)])
        self.card_holes: vec[i64] = vec[i64]([_around(n, False, False) for n in range(CELLS)])
        self.hole_links: vec[i64] = vec[i64]([_around(n, True, True) for n in range(CELLS)])
        # by players: three steps, full holes may be passed
        self.hole_reach: vec[i64] = vec[i64]([_reach(n, rows) for rows in (4, 5, 6) for n in range(CELLS)])
