"""The kinds of frame on the stack: procedures that run by themselves, decisions, chance."""

from typing import Final

from consigliere.core.prompts import (
    FIRST_CHANCE as FIRST_CHANCE,
    FIRST_DECISION as FIRST_DECISION,
    FIRST_SEALED as FIRST_SEALED,
)

# procedures
SET_UP: Final = 1  # step; the last number: points are given by place
ACTS: Final = 2  # next phase
FAMILY_BUSINESS: Final = 3  # next seat, skips in a row
JOB_RUN: Final = 4  # job, stage, bills settled
ABILITY: Final = 5  # card, step, turf of the Police Chief, space just freed
DRAWING: Final = 6  # first job, second job, stage
TAKING: Final = 7  # bill
TURF_WAR: Final = 8  # turf
BRIBERY: Final = 9  # stage, seats served
TRIBUTE: Final = 10  # stage
ENTRACTE: Final = 11  # stage, public space or ally count
STEALING: Final = 12  # mask of victims, how
OFFERING: Final = 13  # stage
CLEANING: Final = 14  # next victim counted from the left
END: Final = 15

# decisions
TURN: Final = 20
ORDER: Final = 21  # square, controller
ICONS: Final = 22  # pool
KEEP: Final = 23  # first job, second job
DISCARD: Final = 24  # left to discard, lowest kind, icon
CHOOSE_GOOD: Final = 25  # left, lowest kind, may stop
LOWER: Final = 26  # wanted bill
BILLS: Final = 27  # job, 1: before the ability
USE: Final = 28  # op, argument
LAUNDER: Final = 29  # left, lowest bill
FIGURE: Final = 30  # purpose, filter or victim, first choice
SPACE: Final = 31  # purpose, figure's place
TURF: Final = 32  # purpose
FRONT: Final = 33
OPPONENT: Final = 34  # how, left, lowest seat, victims so far
DONOR: Final = 35  # turf to be marked
CHOOSE_ALLY: Final = 36
# sealed decisions: open seats as a mask, concerned seats as a mask
BRIBE: Final = 45
KEEP_CARDS: Final = 46
OFFER_BILL: Final = 47
# chance: what, where to
DRAW_TILE: Final = 50  # turf
DRAW_PUBLIC: Final = 51  # public space
DEAL_JOB: Final = 52  # seat
DRAW_JOB: Final = 53  # seat, first or second
DRAW_ALLY: Final = 54
DRAW_HORSE: Final = 55
STEAL_HAND: Final = 56  # thief, victim
STEAL_CASE: Final = 57
COLLECT: Final = 58

# purposes of FIGURE
GUN_DOWN: Final = 0
MOVE_THUG: Final = 1
MOVE_FAMILY: Final = 2
MOVE_ENEMY: Final = 3
RETRIEVE: Final = 4
SWAP_OWN: Final = 5
SWAP_ENEMY: Final = 6
DRIVE_BY: Final = 7
DRIVE_BY_SECOND: Final = 8
CLEAN_HOUSE: Final = 9
TAKE_OVER: Final = 10
# purposes of SPACE
TO_THUG: Final = 0
TO_FAMILY: Final = 1
TO_ENEMY: Final = 2
TO_MAYOR: Final = 3
TO_BOSS: Final = 4
# purposes of TURF
CLAIM: Final = 0
CHIEF: Final = 1
