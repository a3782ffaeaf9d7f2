"""A tidy house: where the host has said how long, what is done with is deleted a little at a time."""

import asyncio
import logging
from typing import Final

from consigliere.server.hub import Hub
from consigliere.server.timing import DAY

log = logging.getLogger("consigliere.server")
BATCH: Final = 20  # tables or guests in one transaction
REST: Final = 0.5  # seconds between two of them: those who play come first
ROUND: Final = 3600.0  # between two looks


class Tidying:
    """`days`: how long finished and closed tables, and guests who never played, are kept."""

    def __init__(self, hub: Hub, days: int) -> None:
        self.hub = hub
        self.days = days

    async def run(self) -> None:
        while True:
            try:
                await self.once()
            except Exception:
                log.exception("old tables could not be deleted")
            await asyncio.sleep(ROUND)

    async def once(self, rest: float = REST) -> tuple[int, int]:
        """Delete all that is old by now; how many tables and guests."""
        before = self.hub.times.now() - self.days * DAY
        tables = guests = 0
        while gone := await self.hub.store.delete_tables(before, BATCH, self.looked_at()):
            tables += len(gone)
            for id in gone:
                self.hub.live.pop(id, None)
            await asyncio.sleep(rest)
        while count := await self.hub.store.delete_guests(before, BATCH):
            guests += count
            await asyncio.sleep(rest)
        if tables or guests:
            log.warning("deleted after %d days: %d tables, %d guests", self.days, tables, guests)
        return tables, guests

    def looked_at(self) -> list[str]:
        """Tables in use here: they have their turn another day."""
        live = self.hub.live.items()
        return [id for id, one in live if one.watchers or one.thinking or one.lock.locked()]
