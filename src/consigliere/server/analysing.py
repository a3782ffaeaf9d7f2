"""Notes on finished games: one game after another, by a process of their own that comes after everybody else.

What is done is kept with the table; asked for again it is not worked out again.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

from consigliere.server import errands
from consigliere.server.desk import BUSY, Desk
from consigliere.server.errands import Declined
from consigliere.server.store.base import Store

log = logging.getLogger("consigliere.server")
SECONDS: Final = 180.0  # of a processor, for one game; a long one of four players takes half a minute
PATIENCE: Final = 3600.0  # by the wall clock: it may wait for those who play
MOST: Final = 16  # games that wait
MOST_OF_ONE: Final = 2  # of one person


@dataclass(slots=True)
class Asked:
    """A game that is being looked at or waits for it; `share`: how far it is."""

    person: str
    share: float = 0.0


class Analysing:
    def __init__(self, store: Store, desk: Desk | None = None) -> None:
        self.store = store
        self.desk = desk or Desk(1, SECONDS, PATIENCE)
        self.asked: dict[str, Asked] = {}
        self.failed: dict[str, Declined] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, person: str, errand: errands.Analysed) -> None:
        """Have a game analysed, unless it is being so; Declined where too many wait."""
        if errand.table in self.asked:
            return
        own = sum(one.person == person for one in self.asked.values())
        if len(self.asked) >= MOST or own >= MOST_OF_ONE:
            raise BUSY
        self.asked[errand.table] = Asked(person)
        self.failed.pop(errand.table, None)
        task = asyncio.get_running_loop().create_task(self.work(errand))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def work(self, errand: errands.Analysed) -> None:
        asked = self.asked[errand.table]

        def far(share: float) -> None:
            asked.share = share

        try:
            document = await self.desk.ask(errand.table, errand, far)
            await self.store.keep_notes(errand.table, document.decode())
        except Declined as no:
            if len(self.failed) >= MOST:
                self.failed.clear()
            self.failed[errand.table] = no
        except Exception:
            log.exception("notes could not be kept")
        finally:
            del self.asked[errand.table]

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.desk.close()
