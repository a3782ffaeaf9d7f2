"""The numbers in the rules of thumb, in hundredths of a dollar or per cent: a table that can be tuned."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PAY: Final = 0  # per cent of a job's bills
COLOUR_BONUS: Final = 1  # the share of a $5 bonus that one more job of a colour brings
TRADE: Final = 2  # a discard icon on a card, whatever the hand will be by then
GOOD_LATE: Final = 3  # a good when there is hardly a turn left to pay with it
NARCOTICS: Final = 4
GOOD_NEEDED: Final = 5
GOOD_OTHER: Final = 6
KEEP_BILL: Final = 7  # per cent, before the last act
KEEP_JOB: Final = 8  # per cent of what it brings
KEEP_MISSING: Final = 9  # less for each good that is missing
LAUNDER_CROWDED: Final = 10  # per cent of a bill made safe, if the tribute will take cards
LAUNDER: Final = 11
DRAW_JOB: Final = 12
DRAW_JOB_LAST: Final = 13
HORSE: Final = 14
MONEY_CROWDED: Final = 15  # per cent of a bill taken to hand
MONEY: Final = 16
GIVE_ONE: Final = 17  # gains of the discard icons
GIVE_TWO: Final = 18
GIVE_THREE: Final = 19
GIVE_FOR_GOOD: Final = 20
WINS_TURF: Final = 21  # what one more figure does in a turf
TIES_TURF: Final = 22
BEHIND: Final = 23
THUG_STANDS: Final = 24  # per cent of these for a thug, for a family member
MEMBER_STANDS: Final = 25
ENEMY_GAINS: Final = 26  # per cent that another gets from our shakedown count against it
JOB_FIRST: Final = 27  # jobs before figures, unless their ability would find nothing
ALLY_FIRST: Final = 28
REPLACED: Final = 29  # a narcotics card where another good would do
BID_SHARE: Final = 30  # per cent of an ally's worth in the acts to come that are bid gladly
BID_SMALLEST: Final = 31  # and that are bid when no smaller bill is at hand
FIRST_BILL: Final = 32  # into an empty suitcase, before the bribery
STAYS: Final = 33  # a job that a player draws: less for each good that is missing
ALLY_LAUNDERS: Final = 34  # what an ally brings in each act to come: by icon or step
ALLY_MONEY: Final = 35  # per dollar
ALLY_GOOD: Final = 36
ALLY_TRADE: Final = 37
ALLY_JOB: Final = 38
STEP: Final = 39  # + op: the steps of abilities that need no arithmetic
NUMBERS: Final = 62

# fmt: off
THUMBS: Final = vec[i64]([
    48, 164, 227, 4, 280, 273, 127, 41, 48, 171, 169, 174, 86,
    40, 160, 30, 83, 321, 457, 537, 147, 268, 68, 25, 99, 130,
    6, 1063, 524, 93, 26, 45, 2, 120, 175, 69, 131, 256, 203,
    0, 0, 0, 0, 0, 357, 255, 348, 108, 45, 407, 313, 225,
    0, 228, 150, 116, 142, 306, 136, 725, 284, 46,
])
# fmt: on
