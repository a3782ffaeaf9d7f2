"""The Godfather's kinds of frame as numbers: the arguments of games/godfather/frames.py, kind by kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from consigliere.games.godfather import frames
from consigliere.games.godfather.terms import (
    ALLIES,
    BILLS,
    CARD_KINDS,
    GOODS,
    GUN,
    ICONS,
    JOBS,
    MAX_SEATS,
    OPS,
    PLACES,
    PUBLIC,
    SQUARES,
    TURFS,
)
from consigliere.research.stacking import A, B, C, count, D, Field, one, seat, seats

CARDS: Final = JOBS + ALLIES
PURPOSES: Final = frames.TAKE_OVER + 1
FILTERS: Final = 6
_ASKED: Final = (seats("seats concerned", B),)
_VICTIM: Final = (seat("victim", A),)
_JOBS: Final = (one("first job, if the viewer's", A, JOBS), one("second job, if the viewer's", B, JOBS))

FRAMES: Final[Mapping[str, Sequence[Field]]] = {
    "set-up": (count("step / 32", A, 32),),
    "acts": (count("next phase / 8", A, 8),),
    "family-business": (seat("next seat", A), count("skips in a row / 4", B)),
    "job-run": (one("job", A, JOBS), count("stage / 4", B), count("bills taken", C, 1)),
    "ability": (
        one("card: jobs, then allies", A, CARDS),
        count("step / 4", B),
        one("turf of the Police Chief", C, TURFS),
        one("place just freed", D, PLACES),
    ),
    "drawing": (*_JOBS, count("stage / 4", C)),
    "taking": (one("bill", A, BILLS),),
    "turf-war": (count("next turf / 8", A, 8),),
    "bribery": (count("stage / 4", A), seats("seats served", B)),
    "tribute-run": (count("stage / 4", A),),
    "entracte": (count("stage / 4", A), count("space or ally / 8", B, 8)),
    "stealing": (seats("victims left", A), one("step of the ability", B, OPS)),
    "offering": (count("stage / 4", A), seats("seats concerned", B)),
    "cleaning": (count("next victim from the left / 4", A),),
    "end": (),
    "turn": (),
    "order": (one("square space", A, SQUARES), seat("controller", B)),
    "icons": (Field("icons left / 4, one number each", A, "pool", ICONS, width=4),),
    "keep-job": _JOBS,
    "discard": (
        count("left / 4", A),
        one("lowest card that may be named", B, CARD_KINDS),
        one("icon", C, ICONS),
    ),
    "good": (count("left / 4", A), one("lowest good", B, GOODS, GUN), count("may stop", C, 1)),
    "lower-bill": (one("bill wanted", A, BILLS),),
    "bills": (one("job", A, JOBS), count("before the ability", B, 1)),
    "use": (one("step of the ability", A, OPS), one("its bill", B, BILLS)),
    "launder": (count("left / 4", A), one("lowest bill", B, BILLS)),
    "figure": (
        one("purpose", A, PURPOSES),
        Field("whom a gun-down may hit", B, "bits", FILTERS, never=frames.CLEAN_HOUSE),
        seat("whose figure", B, only=frames.CLEAN_HOUSE),
        one("first place, or the Police Chief's turf", C, PLACES),
    ),
    "space": (one("purpose", A, frames.TO_BOSS + 1), one("the figure's place", B, PLACES)),
    "turf": (one("purpose", A, frames.CHIEF + 1),),
    "front": (),
    "opponent": (
        one("step of the ability", A, OPS),
        count("left / 4", B),
        one("lowest seat, by its number at the table", C, MAX_SEATS + 1),
        seats("victims so far", D),
    ),
    "marker": (one("turf to be marked", A, TURFS),),
    "choose-ally": (),
    "bribe": _ASKED,
    "tribute": _ASKED,
    "offer": _ASKED,
    "draw-tile": (one("turf", A, TURFS),),
    "draw-public": (one("public space", A, PUBLIC),),
    "deal-job": (),
    "draw-job": (count("first or second", A, 1),),
    "draw-ally": (),
    "draw-horse": (),
    "steal-hand": _VICTIM,
    "steal-case": _VICTIM,
    "collect": _VICTIM,
}
TWICE: Final = ("icons", "taking")
