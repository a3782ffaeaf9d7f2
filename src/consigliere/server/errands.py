"""What the clerks are asked to do, and what they answer: bytes both ways (desk.py, clerk.py)."""

from typing import Any

import msgspec

from consigliere.core.errors import ConsigliereError
from consigliere.locales.speaking import spoken
from consigliere.server.store.base import Listing, Record


class Errand(msgspec.Struct, frozen=True, kw_only=True, tag_field="errand"):
    """Work that takes too long for the process that serves the sockets."""

    language: str = msgspec.field(default_factory=spoken)  # of whoever asked, for what goes wrong


class Packs(Errand, frozen=True, tag="packs"):
    """Whether a game can be played with these packs."""

    game: str
    packs: list[dict[str, str]]


class Opening(Errand, frozen=True, tag="opening"):
    """A new table with the game of a journal; without `seat` a finished one, with it one to be played on,
    begun at once if it is to `start`."""

    table: str
    secret: str
    person: tuple[str, str]
    journal: str | dict[str, Any]
    packs: list[dict[str, str]]
    title: str
    entry: int | None
    seat: int | None
    levels: list[str]
    start: bool


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """The records of the new table, and what the person who asked is shown of it."""

    records: list[Record]
    listing: Listing
    meta: msgspec.Raw


class Look(Errand, frozen=True, kw_only=True):
    """A table with its log, or the first records of it."""

    table: str
    secret: str
    records: msgspec.Raw


class Fairness(Look, frozen=True, tag="fairness"):
    """The document with which the shuffles can be checked."""


class WholeJournal(Look, frozen=True, tag="journal"):
    """The journal with the whole truth, as text."""


class Seen(Look, frozen=True, tag="seen"):
    """All that a viewer was told of the game."""

    viewer: int


class Outline(Look, frozen=True, tag="outline"):
    """A finished game at a glance; `viewer` None: the whole truth."""

    viewer: int | None
    words: str | None


class Move(Look, frozen=True, tag="move"):
    """The game after so many of its commands, with what was told since another, or by the last of them and
    before it; `open`: with all hands."""

    move: int
    since: int | None
    viewer: int
    open: bool
    words: str | None


class Then(Look, frozen=True, tag="then"):
    """The table after the last of the records. `known`: those to be told; `seq`, `last`: the viewer's own
    numbers of this record and of the newest; `entry`: whether to tell how many entries the journal has."""

    viewer: int
    words: str | None
    known: list[int]
    seq: int
    last: int
    entry: bool


class Analysed(Look, frozen=True, tag="analysed"):
    """The consigliere's notes on a finished game: the decisions of these seats."""

    seats: list[int]


class Notes(Look, frozen=True, tag="notes"):
    """Notes that are kept, with words in a language."""

    notes: msgspec.Raw
    words: str | None


class Used(Look, frozen=True, tag="used"):
    """The cards and places that each seat of a finished game played."""


class Puzzled(Errand, frozen=True, tag="puzzled"):
    """One of a game's puzzles, in words."""

    game: str
    number: int
    words: str


class Lessoned(Errand, frozen=True, tag="lessoned"):
    """One step of a game's lesson, in words."""

    game: str
    number: int
    words: str


class Judged(Errand, frozen=True, tag="judged"):
    """What would follow from an answer in a lesson."""

    game: str
    entry: int
    actions: list[str] | None
    picked: list[str] | None
    words: str


Looked = Seen | Outline | Move | Then
Any_ = (
    Packs | Opening | Fairness | WholeJournal | Looked | Analysed | Notes | Used | Puzzled | Lessoned | Judged
)

_decoder = msgspec.json.Decoder(Any_)
_encoder = msgspec.json.Encoder()


def written(errand: Any_) -> bytes:
    return _encoder.encode(errand)


def read(data: bytes) -> Any_:
    errand: Any_ = _decoder.decode(data)
    return errand


class Declined(ConsigliereError):
    """The clerk's answer is no: a status, and what the one who asked is told."""

    def __init__(self, status: int, body: dict[str, Any]) -> None:
        super().__init__(str(body.get("error")))
        self.status = status
        self.body = body

    @classmethod
    def because(cls, status: int, error: str, detail: str, **more: Any) -> "Declined":
        return cls(status, {"error": error, "detail": detail, **more})
