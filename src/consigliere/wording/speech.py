"""Ids into words, as far as it is the same for every game: players, lists, titles, marks of sources.

A game's own class adds names and sentences. It is given what the browser will be given: ids, events,
structured actions. A content pack's own titles come before the catalogue's names.
"""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from consigliere.core.content import Record
from consigliere.core.shapes import Form as Form, Seen, Told
from consigliere.locales import Catalogue

Event = Told
Scene = Mapping[str, Any]  # what of a view the names of places depend on
NO_SCENE: Final[Scene] = {}
APPROX: Final = "≈"
RECONSTRUCTED: Final = "reconstructed"
HIDDEN: Final = "hidden"  # a field the reader may not see
NONE: Final = "none"


@dataclass(frozen=True)
class Telling:
    """How a game's log is told."""

    quiet: tuple[str, ...]  # what the following event or the screen itself tells already
    unless_own: tuple[str, ...]  # those of them that are told to the player they concern
    gathered: Mapping[str, str]  # kinds that are told together: the message for several cards
    opens: tuple[str, ...]  # kinds that begin a new line
    hollow: tuple[str, ...]  # kinds that are no line by themselves
    undone: tuple[str, ...] = ()  # what was left undone or only put in order: of no use at a glance


class Speech(ABC):
    """The words of one table in one language."""

    prefix: ClassVar[str]  # before the keys of the game's own messages
    families: ClassVar[tuple[str, ...]]  # by seat
    inks: ClassVar[Mapping[str, tuple[str, str]]]  # ink and ground of a family's mark
    telling: ClassVar[Telling]

    def __init__(self, catalogue: Catalogue, players: Sequence[str], records: Mapping[str, Record]) -> None:
        self.catalogue = catalogue
        self.records = records
        self.codes = True  # where things are found by them, as in a terminal; a drawn table shows names
        self.plain: dict[str, str] = {}  # messages without parameters
        named = list(players) or [self.say(f"family-{family}") for family in self.families]
        self.players = [catalogue.isolated(name) for name in named]
        self.said: dict[str, tuple[Scene, str]] = {}  # events in words (log.py)

    def say(self, key: str, **params: object) -> str:
        """A message; the game's own comes before the common one."""
        if not params and key in self.plain:
            return self.plain[key]
        own = self.prefix + key
        text = self.catalogue.text(own if own in self.catalogue else key, **params)
        if not params:
            self.plain[key] = text
        return text

    def listed(self, parts: Iterable[str]) -> str:
        return self.say("list-separator").join(map(self.catalogue.isolated, parts))

    def texts(self, kind: str, ids: Iterable[str]) -> dict[str, str]:
        """The messages of a kind by id: `phase-…`, `group-…`."""
        return {id: self.say(f"{kind}-{id}") for id in ids}

    def seat(self, seat: int) -> str:
        return self.players[seat] if 0 <= seat < len(self.players) else str(seat)

    def titled(self, id: str, key: str) -> str:
        """The owner's title of a record, else the catalogue's name."""
        record = self.records.get(id)
        return record.title if record is not None and record.title else self.say(key)

    def approx(self, id: str, *fields: str) -> str:
        """The mark of a value that is ours and not the printed one; empty where it is known."""
        record = self.records[id]
        marks = {record.sources.get(field, record.source) for field in fields if field in record.values}
        return APPROX if RECONSTRUCTED in marks else ""

    def record_list(self, id: str, field: str) -> list[Any]:
        value = self.records[id].values.get(field, [])
        return list(value) if isinstance(value, list | tuple) else []

    def times(self, n: int) -> str:
        """Behind a thing that is there several times."""
        return f" ×{self.catalogue.number(n)}" if n > 1 else ""

    def cards(self, counted: Mapping[str, int], ids: bool = False) -> str:
        """Cards with their numbers, in the order of the table: `$5 ×2, gun`; with ids as hands show them."""
        held = [(id, counted[id]) for id in self.card_order() if counted.get(id)]
        named = self.labelled if ids else self.card
        return self.listed(named(id) + self.times(n) for id, n in held)

    def place(self, id: str, scene: Scene = NO_SCENE) -> str:
        """A place or a card on the table; its id where a game has no word for it."""
        return id

    def agrees(self, line: str) -> bool:
        """Whether an answer says yes: in English everywhere, and in the language of the table."""
        said = unicodedata.normalize("NFC", line).strip().rstrip(".!").casefold()
        return said in [word.strip().casefold() for word in self.say("answer-yes").split("|")]

    def opens(self, event: Event, last: Event) -> bool:
        """Whether an event begins a new line of the log."""
        return event["event"] in self.telling.opens

    # -- what each game says by itself

    @abstractmethod
    def card_order(self) -> Sequence[str]:
        """All ids of cards that lie in hands, as they are sorted."""

    @abstractmethod
    def card(self, id: str) -> str: ...

    @abstractmethod
    def labelled(self, id: str) -> str:
        """A card as menus and hands show it: with its id, where its name is not its id."""

    @abstractmethod
    def scene(self, view: Seen) -> Scene: ...

    @abstractmethod
    def event(self, event: Event, scene: Scene = NO_SCENE) -> str:
        """One line of the log; what the reader may not see is "hidden", what is empty is "none"."""

    @abstractmethod
    def together(self, event: Event) -> str:
        """Several cards one seat took, paid or discarded in a row; `cards` holds ids, None if hidden."""

    @abstractmethod
    def redundant(self, event: Event, last: Event) -> bool:
        """Whether the event before it has told this one already."""

    @abstractmethod
    def refusal(self, refusal: Mapping[str, Any], scene: Scene = NO_SCENE) -> str:
        """Why not, in a sentence; the rule's id stands beside it."""

    @abstractmethod
    def action(self, form: Form, view: Seen, ids: bool = False) -> str:
        """What an action does, in a few words; with ids, so that it is found again on the board."""
