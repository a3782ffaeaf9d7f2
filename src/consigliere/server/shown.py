"""What all who watch a table are shown alike, made once for each record; a viewer's own part is laid over it.

Nothing in here depends on who looks, so nothing in here can tell one viewer what is another's.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from consigliere.core.events import Raw
from consigliere.core.game import Game
from consigliere.core.shapes import ToldDict as Event
from consigliere.server import messages as m

encoder = msgspec.json.Encoder()


class Shown:
    """The common part of one position, and what is told of it to everybody."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = game.state
        self.meta: dict[tuple[str | int | None, ...], m.Meta] = {}  # by language and who is connected
        self.lines: dict[tuple[Any, ...], list[str]] = {}  # of what hides nothing
        self._events: dict[Raw, Event] = {}

    @cached_property
    def common(self) -> dict[str, Any]:
        return self.game.common()

    @cached_property
    def _written(self) -> bytes:
        return encoder.encode(self.common)[:-1] + b","

    def laid_over(self, own: dict[str, Any]) -> msgspec.Raw:
        """The whole view as it is sent."""
        if not self.common.keys().isdisjoint(own):
            raise ValueError(f"{self.game.rules.name}: both parts of a view have {self.common.keys() & own}")
        return msgspec.Raw(self._written + encoder.encode(own)[1:])

    def events(self, raws: Sequence[Raw], viewer: int) -> list[Event]:
        """Events as this viewer may read them; those without a secret are the same for all."""
        out = []
        for raw in raws:
            found = self._events.get(raw)
            if found is None:
                found = self.game.seen(raw, viewer)
                if self.game.for_all(raw):
                    self._events[raw] = found
            out.append(found)
        return out
