"""The kinds of frame on Chicago's stack: procedures that run by themselves, decisions, chance."""

from typing import Final

from consigliere.core.prompts import (
    FIRST_CHANCE as FIRST_CHANCE,
    FIRST_DECISION as FIRST_DECISION,
    FIRST_SEALED as FIRST_SEALED,
)

# procedures
SET_UP: Final = 1  # stage, step
ROUNDS: Final = 2  # next phase
INCOME: Final = 3  # stage, seats done
ACTIONS: Final = 4  # turns taken
EXTRA_TURNS: Final = 5  # seats done
CONTROL: Final = 6  # next seat
ROUND_END: Final = 7  # stage, step
DRAWING: Final = 8  # cards still to draw, cards drawn (five bits each), how many to put under, count drawn
TURN: Final = 9  # stage, 1: an extra action
CLAIMING: Final = 10  # card position, group ignored, next seat to poll, best opponent so far (+1), his group
TAKING: Final = 11  # card position, stage, hole of the henchman + 1, 1: window (b) is open
MOVING: Final = 12  # tokens moved, first token's hole, its code, may remove an agent
SPECIAL: Final = 13  # special, stage, count
PENALTY: Final = 15  # card position, stage
END: Final = 16

# decisions
ACT: Final = 20  # 1: an extra action, 1: a power was used
AFTER: Final = 21  # window after the action or between control and penalty: a power, or go on
PAY: Final = 22  # amount, lowest kind, area whose bonus may pay
REVEAL: Final = 23  # still to reveal
EXTORT: Final = 24
UNDER: Final = 25  # cards to choose from (five bits each), how many go under
USE_BONUS: Final = 26  # area
TOKEN: Final = 27  # purpose
HOLE: Final = 28  # purpose, hole, code
AGENT: Final = 29  # may be declined
PLACE: Final = 30  # colour
LAY: Final = 31  # special, left
RIVAL: Final = 32  # special, left, mask of those chosen
LOSE_GANGSTER: Final = 33
LOSE_INFLUENCE: Final = 34
LOSE_ASSET: Final = 35
CHOOSE_PENALTY: Final = 36
CLAIM: Final = 37  # claim, attack or pass
OPPOSE: Final = 38  # card position
HENCHMAN: Final = 39  # card position, 1: by a special
CHIEF: Final = 40  # card position
EXTRA_CHOICE: Final = 41
DISCARD: Final = 42  # left, lowest kind
# sealed decisions
RETURN_CARDS: Final = 45
KEEP_CARDS: Final = 46
# chance
CUT_SPECIAL: Final = 50
DEAL_HENCHMAN: Final = 51  # hole
DEAL_CITY_CARD: Final = 52  # row
DEAL_CARD: Final = 53  # seat
FIRST_HENCHMAN: Final = 54  # seat
START_PLAYER: Final = 55
REVEAL_BUSINESS: Final = 56  # card position
DRAW_CARD: Final = 57  # seat
BLACKMAIL: Final = 58  # thief, victim
