"""All that one server process holds together: store, hub, people, bots, limits. Opened and closed as one."""

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Final

from consigliere.server.analysing import Analysing
from consigliere.server.desk import Desk
from consigliere.server.expiry import Keeper
from consigliere.server.habits import Kept
from consigliere.server.hosts import allowed
from consigliere.server.hub import Hub
from consigliere.server.identity import People
from consigliere.server.limits import Limiter, Rates
from consigliere.server.lookout import lookout
from consigliere.server.mail import mailer
from consigliere.server.metrics import Metrics
from consigliere.server.notices import Notifier
from consigliere.server.outbox import Budget
from consigliere.server.places import household
from consigliere.server.positions import Positions
from consigliere.server.presence import Presence
from consigliere.server.revoking import Revoking
from consigliere.server.store import open_store
from consigliere.server.thinking import Thinking
from consigliere.server.tidying import Tidying
from consigliere.server.timing import now
from consigliere.server.wake import open_wake, POLL_S
from consigliere.server.workers import Workers

log = logging.getLogger("consigliere.server")
SWEEP: Final = 30.0  # seconds
PROBE: Final = 1.0
PACE: Final = 2.0
PROBE_PATIENCE: Final = 4.0
MEMORY: Final = 10.0  # seconds for which a move that could not be written speaks against the store


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host decides. `origins`: pages elsewhere that may use this server, as scheme://host[:port]."""

    db: str
    bot_workers: int = 1
    redis: str | None = None
    origins: tuple[str, ...] = ()
    rates: Rates = field(default_factory=Rates)
    hosts: tuple[str, ...] = ()  # names under which the server is reached; `*`: any
    home: str | None = None  # the page's address, for links in notices
    private_webhooks: bool = False
    keep_days: int | None = None  # how long what is done with is kept; for ever, unless the host says so
    pace: float = PACE  # seconds between the answers of bots while all people who play are away
    metrics_open: bool = False  # counters for everybody who connects directly
    metrics_token: str | None = field(default=None, repr=False)


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.rates = settings.rates
        self.hosts = allowed(settings.hosts, settings.home)
        self.limiter = Limiter()
        self.metrics = Metrics()
        self.limiter.refused = lambda kind: self.metrics.limited.labels(kind).inc()
        self.store = open_store(settings.db)
        self.hub = Hub(self.store, self.metrics)
        self.people = People(self.store)
        self.workers = Workers(settings.bot_workers)
        self.thinking = Thinking(self.hub, self.workers, settings.pace)
        self.shared = settings.redis is not None
        self.keeper = Keeper(self.hub, self.thinking, self.shared)
        self.notifier = Notifier(self.hub, mailer(), settings.home, settings.private_webhooks)
        self.positions = Positions(self.hub)
        self.desk = Desk()
        self.analysing = Analysing(self.store)
        self.habits = Kept()
        self.node = secrets.token_hex(8)
        self.wake = open_wake(settings.redis, self.node)
        if self.shared:
            self.hub.wrote = self.wake.publish
        self.presence = Presence(self.hub, self.wake, self.node)
        self.waiting = Budget()  # bytes for sockets that do not read
        self.sockets: dict[str, int] = {}  # open ones by address
        self.clients: set[Any] = set()
        self.revoking = Revoking(self.store, self.hub, self.wake, self.clients)
        self.background: list[asyncio.Task[None]] = []
        self.ready = False
        self.unusable: str | None = None  # why the store could not be opened
        self.probed: tuple[float, bool] = (0.0, False)  # when the store was last tried, and whether it wrote
        self.probing = asyncio.Lock()
        self.metrics.thinking.set_function(lambda: self.workers.waiting)
        self.metrics.held.set_function(lambda: sum(self.waiting.held.values()))

    async def writable(self) -> bool:
        """Whether the store takes what is written; tried at most once a second, whoever asks.

        It is tried with all that a move writes, and a move that has just failed counts more than the trial.
        """
        async with self.probing:
            at, well = self.probed
            if time.monotonic() - at < PROBE:
                return well and self.ready
            try:
                async with asyncio.timeout(PROBE_PATIENCE):
                    await self.store.probe(self.node, now())
                failed = self.store.failed_at
                well = failed is None or time.monotonic() - failed > MEMORY
            except Exception:
                well = False
                self.metrics.unstored.inc()
            self.probed = (time.monotonic(), well)
        return well and self.ready

    @staticmethod
    def address(connection: Any) -> str:
        """Whom a limit by address counts: a household, not each of its addresses."""
        client = connection.scope.get("client")
        return household(str(client[0])) if client else "unknown"

    def let_go(self, identity: str) -> None:
        """Sockets of somebody who was forgotten belong to nobody from now on."""
        for client in self.clients:
            if client.identity == identity:
                client.identity = None

    async def open(self) -> None:
        await self.store.open()
        await self.people.open()
        await self.keeper.open()
        await self.wake.open()
        await self.revoking.open()
        if self.shared:
            self.wake.subscribe(lambda table, seq: self.thinking.spawn(self.hub.woken(table, seq)))
            self.background.append(asyncio.create_task(self._polling()))
            self.background.append(asyncio.create_task(self.presence.run()))
        self.workers.start()
        self.background.append(asyncio.create_task(self.keeper.run()))
        self.background.append(asyncio.create_task(self.revoking.run()))
        self.background.append(asyncio.create_task(self.notifier.run()))
        self.background.append(asyncio.create_task(self._sweeping()))
        if self.settings.keep_days is not None:
            tidying = Tidying(self.hub, self.settings.keep_days)
            self.background.append(asyncio.create_task(tidying.run()))
        self.background.append(asyncio.create_task(lookout(self.metrics.busy)))
        self.background.append(asyncio.create_task(self._resuming()))
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        for task in self.background:
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        await self.notifier.close()
        await self.thinking.close()
        await self.positions.close()
        await asyncio.to_thread(self.workers.close)
        await self.analysing.close()
        await self.desk.close()
        await self.wake.close()
        await self.keeper.close()
        await self.store.close()

    async def _sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.hub.sweep()

    async def _polling(self) -> None:
        """A lost wake-up must not lose anything: look by ourselves, too."""
        while True:
            await asyncio.sleep(POLL_S)
            for id in list(self.hub.live):
                try:
                    await self.hub.woken(id)
                except Exception:
                    log.exception("a table could not be brought up to date")
            await self._resuming()

    async def _resuming(self) -> None:
        try:
            await self.thinking.resume()
        except Exception:
            log.exception("not all tables could be taken up again")
