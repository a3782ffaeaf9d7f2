"""What all who watch a table are shown alike, made once for each record; a viewer's own part is laid over it.

Nothing in here depends on who looks, so nothing in here can tell one viewer what is another's.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import msgspec

from consigliere.core.events import Raw, SPECTATOR
from consigliere.core.game import Game
from consigliere.server import messages as m

Event = dict[str, Any]
encoder = msgspec.json.Encoder()


class Shown:
    """The common part of one position, and what is told of it to everybody."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        self.meta: dict[tuple[int, ...], m.Meta] = {}  # by the seats whose people are connected
        self._events: dict[Raw, Event] = {}
        self._lines: dict[tuple[Any, ...], list[str]] = {}

    @cached_property
    def common(self) -> dict[str, Any]:
        return self.game.common()

    @cached_property
    def _written(self) -> bytes:
        return encoder.encode(self.common)[:-1] + b","

    def laid_over(self, own: dict[str, Any]) -> msgspec.Raw:
        """The whole view as it is sent; the two parts have no field in common."""
        return msgspec.Raw(self._written + encoder.encode(own)[1:])

    def events(self, raws: Sequence[Raw], viewer: int) -> list[Event]:
        """Events as this viewer may read them; those without a secret are the same for all."""
        return [self.event(raw) if self.game.for_all(raw) else self.game.seen(raw, viewer) for raw in raws]

    def event(self, raw: Raw) -> Event:
        found = self._events.get(raw)
        if found is None:
            found = self._events[raw] = self.game.seen(raw, SPECTATOR)
        return found

    def lines(self, key: tuple[Any, ...], make: Callable[[], list[str]]) -> list[str]:
        """Lines that are the same for all who are told the same."""
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = make()
        return found
