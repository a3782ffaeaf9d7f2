"""Whoever was logged out or banned loses their sockets, at every process; tables the host touched are read.

The store holds two words that change whenever that happens, whoever did it: another process, or a command of
the host. Each process looks at them every second, and at once when it did it itself or Redis says so.
"""

import asyncio
import logging
from collections.abc import Collection, Iterable
from typing import Any, Final

from consigliere.server.hub import Hub
from consigliere.server.identity import SIGNED
from consigliere.server.store.base import Store
from consigliere.server.wake import Wake

log = logging.getLogger("consigliere.server")
LOOK_S: Final = 1.0
PEOPLE: Final = ":people"  # no table is called so
AT_ONCE: Final = 500  # asked about in one question to the store
LOGGED_OUT: Final = (4401, "logged out")
BANNED: Final = (4423, "banned")


class Revoking:
    def __init__(self, store: Store, hub: Hub, wake: Wake, clients: Collection[Any]) -> None:
        self.store = store
        self.hub = hub
        self.wake = wake
        self.clients = clients
        self.words: tuple[str, str] | None = None
        self.looking = asyncio.Lock()
        self.hints: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.words = await self.store.words()
        self.wake.subscribe(self.heard)

    def heard(self, table: str, seq: int) -> None:
        if table == PEOPLE:
            task = asyncio.get_running_loop().create_task(self.tried())
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)

    async def ended(self) -> None:
        """A session has ended here: others are told, and our own sockets looked at."""
        self.wake.publish(PEOPLE, 1)
        await self.look()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_S)
            await self.tried()

    async def tried(self) -> None:
        try:
            await self.look()
        except Exception:
            log.exception("it could not be seen who was logged out")

    async def look(self) -> None:
        async with self.looking:
            words = await self.store.words()
            if words == self.words:
                return
            host_acted = self.words is None or words[1] != self.words[1]
            await self.end_sockets(self.clients)
            if host_acted:
                for id in list(self.hub.live):
                    await self.hub.woken(id)
            self.words = words  # what failed is looked at again

    async def end_sockets(self, clients: Collection[Any]) -> None:
        """Close those whose session is no more, or may be a thief's, or whose person is banned."""
        own = [client for client in clients if client.session is not None]
        for part in parts(own):
            ids = [client.session for client in part if client.session != SIGNED]
            signed = [client.identity for client in part if client.session == SIGNED]
            sessions, ways = await self.store.standing(ids, [id for id in signed if id is not None])
            for client in part:
                signed_in = client.session == SIGNED and client.identity in ways
                if not signed_in and sessions.get(client.session) != client.keyed:
                    why = await self.store.banned(client.identity) if client.identity else None
                    client.end(*(LOGGED_OUT if why is None else BANNED))


def parts(clients: list[Any]) -> Iterable[list[Any]]:
    return (clients[n : n + AT_ONCE] for n in range(0, len(clients), AT_ONCE))
