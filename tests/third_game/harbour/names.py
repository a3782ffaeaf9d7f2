"""Ids of Harbour: actions, events, frames."""

from typing import Final

from consigliere.core.actions import Action, ActionTable
from consigliere.core.events import EventKind, EventTable, Field
from consigliere.core.frame_table import FrameField, FrameKind, FrameTable
from consigliere.core.state import A, B
from tests.third_game.harbour import state as h
from tests.third_game.harbour.cargo import CARGO_IDS

PIER_IDS: Final = ("north", "east", "south")
CAPTAIN_IDS: Final = ("ada", "bruno", "cleo", "dario")


def cargo(kind: int) -> str:
    return CARGO_IDS[kind]


def pier(number: int) -> str | None:
    return PIER_IDS[number] if number >= 0 else None


def _actions() -> list[Action]:
    forms = [("moor", f"moor {id}", {"pier": id}) for id in PIER_IDS]
    forms += [("load", f"load {id}", {"cargo": id}) for id in CARGO_IDS]
    forms += [("load", "stop", {})]
    forms += [("toll", f"pay {id}", {"cargo": id}) for id in CARGO_IDS]
    return [
        Action(n, decision, {"type": text.split()[0], **fields}, text)
        for n, (decision, text, fields) in enumerate(forms)
    ]


def _plain(name: str) -> Field:
    return Field(name, int)


ACTIONS: Final = ActionTable(_actions())
SEAT: Final = _plain("seat")
EVENTS: Final = EventTable(
    [
        EventKind("round-begins", (_plain("round"),)),
        EventKind("turn-begins", (SEAT,)),
        EventKind("dealt", (SEAT, Field("card", cargo, only=("seat",))), reveals=True),
        EventKind("moored", (SEAT, Field("pier", pier))),
        EventKind("loaded", (SEAT, Field("card", cargo), Field("pier", pier)), reveals=True),
        EventKind("wind", (Field("pier", pier),), reveals=True),
        EventKind("toll-paid", (SEAT, Field("card", cargo)), reveals=True),
        EventKind("toll-won", (SEAT, _plain("points"))),
        EventKind("scored", (SEAT, _plain("points"))),
        EventKind("won", (SEAT, _plain("points"))),
    ]
)
FRAMES: Final = FrameTable(
    [
        FrameKind(h.GAME, "game", "H2", (FrameField("stage", A), FrameField("turns", B))),
        FrameKind(h.MOOR, "moor", "H3"),
        FrameKind(h.LOAD, "load", "H3", (FrameField("loaded", A),)),
        FrameKind(h.TOLL, "toll", "H4"),
        FrameKind(h.DEAL, "deal", "H6"),
        FrameKind(h.WIND, "wind", "H2"),
    ]
)
