"""The features' numbers, in groups: suitcase, hand, jobs, allies, figures, turfs, what is under way."""

from typing import Final

ONE: Final = 0
# suitcase
CASE_MONEY: Final = 1  # own only
CASE_BILLS: Final = 2
JOBS_DONE: Final = 3  # one under way counted
COLOURS_1: Final = 4  # colours with so many jobs, own only
COLOURS_2: Final = 5
COLOURS_3: Final = 6
# hand
HAND_SIZE: Final = 7
OVER_LIMIT: Final = 8  # cards the tribute of this act would take
BILL_1ST: Final = 9  # the highest bill in hand, in dollars; own only, so to the allies
BILL_2ND: Final = 10
BILLS_3_5: Final = 11
BILLS_MORE: Final = 12
GOODS_1: Final = 13  # kinds of goods with one card at least
GOODS_2: Final = 14
GOODS_MORE: Final = 15  # from the third on
NARCOTICS: Final = 16
# jobs
READY_1ST: Final = 17  # worth of the best job that can be paid, in tenths of a dollar
READY_MORE: Final = 18  # of those that can be paid after it
READY_OUT: Final = 19  # the same when no figure is left in the reserve
NEAR_1: Final = 20  # jobs in hand which then lack one good
NEAR_2: Final = 21
FAR: Final = 22
PUBLIC_NEAR: Final = 23  # public jobs which lack one good
# allies, held or played
ALLY_LAUNDERS: Final = 24
ALLY_MONEY: Final = 25
ALLY_GOODS: Final = 26
ALLY_PLACES: Final = 27  # Mayor and Union Boss
ALLY_TRADES: Final = 28
ALLY_OTHER: Final = 29
ALLY_WAITING: Final = 30  # worth of those not yet played, while there is a turn to come, in tenths
PLAYED_ALLIES: Final = 31
# figures
THUGS: Final = 32
MEMBERS: Final = 33
OUT: Final = 34  # no figure left
ONE_LEFT: Final = 35
OTHERS_LEFT: Final = 36  # figures in the reserves of all others
HORSE: Final = 37
# turfs
LEAD_2: Final = 38  # turfs led by two figures or more
LEAD_1: Final = 39
TIED: Final = 40
TRAILING: Final = 41
DOMINANT: Final = 42
DOMINANT_NEXT: Final = 43  # if the turf war were fought now
CONTROL: Final = 44
CONTROL_NEXT: Final = 45
MARKERS: Final = 46
CLOSE: Final = 47  # turfs one marker away from dominance
SAFE: Final = 48  # dominant by two markers or more
OPEN_FRONTS: Final = 49  # free square spaces in controlled turfs, as long as others have thugs
# under way
MONEY_COMES: Final = 50
GOODS_COME: Final = 51
LAUNDERS_COME: Final = 52
JOBS_COME: Final = 53
TRADES_COME: Final = 54
HORSE_COMES: Final = 55
STEPS_COME: Final = 56  # worth of the rest of an ability, in tenths
THEFTS_COME: Final = 57
# what the figures in the reserve may still do, own only
BEST_SQUARE: Final = 58  # the best free square space as the rules of thumb see it, in tenths
NEXT_SQUARE: Final = 59
BEST_ROUND: Final = 60
NEXT_ROUND: Final = 61
CASE_SOME: Final = 62  # whether there is a bill to bid with
FEATURES: Final = 63
