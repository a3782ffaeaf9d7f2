"""Chicago's kinds of frame as numbers: the arguments of games/chicago/frames.py, kind by kind."""

from collections.abc import Mapping, Sequence
from typing import Final

from consigliere.games.chicago.terms import (
    AREAS,
    CELLS,
    COLOURS,
    EXTRAS,
    GROUPS,
    KINDS,
    ROWS,
    SPECIALS,
)
from consigliere.research.stacking import A, B, C, count, D, Field, one, seat, seats

CODES: Final = COLOURS + 1
BESIDE_OWN: Final = -2  # where a henchman may be taken, when not beside one business
_STAGE: Final = count("stage / 8", A, 8)
_STEP: Final = count("step / 32", B, 32)
_NEXT: Final = seat("next seat", A)
_CARD: Final = one("card position", A, CELLS)
_ASKED: Final = (seats("seats concerned", B),)
_SPECIAL: Final = one("special card", A, SPECIALS)
_MOVER: Final = count("1: by the Father", A, 1)

FRAMES: Final[Mapping[str, Sequence[Field]]] = {
    "set-up": (_STAGE, _STEP),
    "rounds": (count("next phase / 8", A, 8),),
    "income": (_STAGE, _STEP),
    "actions": (_NEXT, count("turns begun / 16", B, 16)),
    "extra-turns": (_NEXT, count("seats done / 4", B)),
    "control": (_NEXT,),
    "round-end": (_STAGE, _STEP),
    "drawing": (
        count("cards still to draw / 4", A),
        Field("cards drawn by kind / 4, if the viewer's", B, "cards", KINDS, width=5, counted=D),
        count("cards to keep / 4", C),
        count("cards drawn / 4", D),
    ),
    "turn": (_STAGE, count("an extra action", B, 1)),
    "claiming": (
        _CARD,
        one("group ignored", B, GROUPS),
        seat("next seat to poll", C),
        seat("best opponent so far", D, base=1, mask=7),
        one("group he ignores", D, GROUPS, shift=3),
    ),
    "taking": (
        _CARD,
        count("stage / 8", B, 8),
        one("hole of the henchman", C, CELLS, 1),
        count("a power may follow", D, 1),
    ),
    "moving": (
        count("tokens moved / 4", A),
        one("first token's hole", B, CELLS),
        one("first token: colours, then agent", C, CODES, 1),
    ),
    "special": (_SPECIAL, count("stage / 4", B), count("cards discarded / 4", C)),
    "penalty": (_CARD, count("stage / 8", B, 8)),
    "end": (),
    "act": (count("an extra action", A, 1),),
    "after": (count("in the control phase", A, 1),),
    "pay": (
        count("amount / 4", A),
        one("lowest kind that may be named, if the viewer's", B, KINDS),
        one("area whose bonus may pay", C, AREAS),
    ),
    "reveal": (count("argument / 4", A),),
    "extort": (),
    "under": (
        Field("cards to choose from by kind / 4, if the viewer's", A, "cards", KINDS, width=5, counted=C),
        count("how many go under / 4", B),
        count("cards to choose from / 4", C),
    ),
    "use-bonus": (one("area", A, AREAS),),
    "token": (
        _MOVER,
        count("tokens moved / 4", B),
        one("first token's hole", C, CELLS),
        one("first token: colours, then agent", D, CODES, 1),
    ),
    "hole": (_MOVER, one("from hole", B, CELLS), one("token: colours, then agent", C, CODES, 1)),
    "agent": (count("one must go", A, 1),),
    "place": (one("colour", A, COLOURS),),
    "lay": (_SPECIAL, count("left / 4", B)),
    "rival": (_SPECIAL, count("left / 4", B), seats("chosen so far", C)),
    "lose-gangster": (),
    "lose-influence": (),
    "lose-asset": (),
    "choose-penalty": (),
    "claim": (),
    "oppose": (_CARD, seat("claimant", B)),
    "henchman": (
        one("where: beside own businesses, anywhere, then card position", A, CELLS + 2, BESIDE_OWN),
        count("by taking control", B, 1),
    ),
    "chief": (_CARD,),
    "extra-choice": (Field("extra actions to choose from", A, "bits", EXTRAS),),
    "discard": (count("left / 4", A), one("lowest kind that may be named, if the viewer's", B, KINDS)),
    "return-cards": _ASKED,
    "keep-cards": _ASKED,
    "cut-special": (),
    "deal-henchman": (one("hole", A, CELLS),),
    "deal-city-card": (one("row", A, ROWS),),
    "deal-card": (),
    "first-henchman": (),
    "start-player": (),
    "reveal-business": (_CARD,),
    "draw-card": (),
    "blackmail": (seat("victim", A),),
}
TWICE: Final = ("after", "place")
