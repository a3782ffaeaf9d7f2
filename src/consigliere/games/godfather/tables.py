"""The contents of one box as numbers: what the kernel reads. Built from TOML by loading.py (G2, G11).

Everything a content pack may change is here; nothing else in the kernel depends on the content.
"""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.games.godfather.terms import (
    ALLIES,
    BILLS,
    FIRST_TILE,
    GOODS,
    JOBS,
    PROGRAM,
    ROUNDS,
    TILES,
)


class Tables:
    """One content set. Rows are in the order of the ids (R01…, JY1…, A1…, TB1…, TR1…)."""

    def __init__(self) -> None:
        self.hand_limit: vec[i64] = vec[i64]([0] * 4)  # by act
        self.bills: vec[i64] = vec[i64]([0] * BILLS)  # cards in each pile
        self.goods: vec[i64] = vec[i64]([0] * GOODS)
        self.areas: vec[i64] = vec[i64]([0] * ROUNDS)  # round space -> mask of areas 0-7
        self.three_plus: vec[i64] = vec[i64]([0] * ROUNDS)  # 1: closed with two players
        self.front: vec[i64] = vec[i64]([0] * (FIRST_TILE + TILES))  # business -> pool of icons
        self.back: vec[i64] = vec[i64]([0] * (FIRST_TILE + TILES))
        self.job_copies: vec[i64] = vec[i64]([0] * JOBS)
        self.job_colour: vec[i64] = vec[i64]([0] * JOBS)  # 0 yellow, 1 blue, 2 green, 3 grey
        self.job_cost: vec[i64] = vec[i64]([0] * (JOBS * 3))  # guns, booze, blood money
        self.job_bills: vec[i64] = vec[i64]([-1] * (JOBS * 3))  # up to three bills, highest first; -1: none
        self.ally_act: vec[i64] = vec[i64]([0] * ALLIES)  # 0-2
        # ability of job j at j * PROGRAM, of ally a at (JOBS + a) * PROGRAM: (op, argument) pairs
        self.ability: vec[i64] = vec[i64]([0] * ((JOBS + ALLIES) * PROGRAM))
        # ways to replace goods by narcotics: guns, booze, blood money replaced, two bits each
        self.payments: vec[i64] = vec[i64](
            [
                guns | booze << 2 | blood << 4
                for guns in range(4)
                for booze in range(4)
                for blood in range(4)
                if guns + booze + blood <= 4
            ]
        )
