"""The action table: every decision owns a range, an action is its range's offset plus an argument.

The table is the same for every content pack. notation.py gives each entry its structured and
written form; docs/godfather/actions.md lists them.
"""

from typing import Final

# a turn (G5.1)
THUG: Final = 0  # + square space
MEMBER: Final = 14  # + round space
PAYMENTS: Final = 32  # ways to replace goods by narcotics; see payment.py
HAND_JOB: Final = 31  # + job * PAYMENTS + payment
PUBLIC_JOB: Final = 799  # + public space * PAYMENTS + payment
PLAY_ALLY: Final = 927  # + ally
SKIP: Final = 945
# who resolves first (G6.3)
ME_FIRST: Final = 946
CONTROLLER_FIRST: Final = 947
# icons (G11)
LAUNDER_BILL: Final = 948  # + bill
USE_ICON: Final = 952  # + icon (icon 0, LAUNDER, is unused: LAUNDER_BILL names the bill)
DONE_ICONS: Final = 967
KEEP_JOB: Final = 968  # + job
DISCARD: Final = 992  # + card kind
TAKE_GOOD: Final = 1042  # + gun, booze, blood money
DONE_GOODS: Final = 1045
TAKE_LOWER: Final = 1046
LEAVE_LOWER: Final = 1047
# a job's bills (G8.2)
TAKE_BILLS: Final = 1048  # + mask of the printed bills
ABILITY_FIRST: Final = 1056
# abilities
USE: Final = 1057
DECLINE: Final = 1058
SUITCASE_BILL: Final = 1059  # + bill
DONE_SUITCASE: Final = 1063
FIGURE: Final = 1064  # + place
NO_FIGURE: Final = 1096
SPACE: Final = 1097  # + place
NO_SPACE: Final = 1128
TURF: Final = 1129  # + turf
NO_TURF: Final = 1136
FRONT: Final = 1137  # + square space
NO_FRONT: Final = 1151
OPPONENT: Final = 1152  # + seat
NO_OPPONENT: Final = 1157
# markers (G12.5)
MARKER: Final = 1158  # + turf * STACK_MAX + height from the bottom
FORGO: Final = 1298
# sealed choices
BRIBE: Final = 1299  # + bill * BRIBE_MAX + count
BRIBE_MAX: Final = 64
CHOOSE_ALLY: Final = 1555  # + ally
KEEP_CARD: Final = 1573  # + card kind
OFFER_BILL: Final = 1623  # + bill
OFFER_NOTHING: Final = 1627
ACTIONS: Final = 1628
