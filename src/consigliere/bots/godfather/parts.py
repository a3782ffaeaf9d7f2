"""The features of the Godfather's value by what they are about: for reasons in words and temperaments."""

from collections.abc import Mapping
from typing import Final

from consigliere.bots.godfather import indices as f
from consigliere.bots.tempers import AGGRESSIVE, BUSINESSMAN, CAREFUL, Groups, RIVALS

GROUPS: Final[Groups] = {
    "suitcase": (f.CASE_MONEY, f.CASE_BILLS, f.CASE_SOME, f.LAUNDERS_COME),
    "money": (f.BILL_1ST, f.BILL_2ND, f.BILLS_3_5, f.BILLS_MORE, f.MONEY_COMES, f.TRADES_COME),
    "goods": (f.GOODS_1, f.GOODS_2, f.GOODS_MORE, f.NARCOTICS, f.GOODS_COME),
    "jobs-done": (f.JOBS_DONE, f.COLOURS_1, f.COLOURS_2, f.COLOURS_3),
    "jobs": (
        *(f.READY_1ST, f.READY_MORE, f.READY_OUT, f.NEAR_1, f.NEAR_2, f.FAR, f.PUBLIC_NEAR),
        f.JOBS_COME,
    ),
    "allies": (*range(f.ALLY_LAUNDERS, f.PLAYED_ALLIES + 1),),
    "figures": (f.THUGS, f.MEMBERS, f.OUT, f.ONE_LEFT, f.OTHERS_LEFT),
    "places": (f.BEST_SQUARE, f.NEXT_SQUARE, f.BEST_ROUND, f.NEXT_ROUND, f.HORSE, f.HORSE_COMES),
    "turfs": (*range(f.LEAD_2, f.OPEN_FRONTS + 1),),
    "hand-limit": (f.HAND_SIZE, f.OVER_LIMIT),
    "harm": (f.STEPS_COME, f.THEFTS_COME),
}
TEMPERS: Final[Mapping[str, Mapping[str, float]]] = {
    CAREFUL: {"suitcase": 1.25, "hand-limit": 1.6, "money": 0.85},
    AGGRESSIVE: {"turfs": 1.3, "harm": 1.5, RIVALS: 1.4},
    BUSINESSMAN: {"jobs": 1.25, "jobs-done": 1.15, "goods": 1.2, "turfs": 0.85},
}
