"""Turn notices: who is asked and not there is told by his webhook or by mail. Never a card stands in one.

A notice is noted in the store first, once for each question, and taken from there by one process; what
cannot be delivered is tried again, less and less often, until the question is answered. Nobody has more than
a few on their way at the same time, so a slow address delays its owner's notices alone.
"""

import asyncio
import logging
import smtplib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar
from urllib.parse import quote

import msgspec

from consigliere.core.errors import ConsigliereError
from consigliere.locales import catalogue
from consigliere.server import webhook
from consigliere.server.absence import asked_people
from consigliere.server.hub import Hub, Live
from consigliere.server.mail import Mailer
from consigliere.server.store.base import Identity, Missing, Notice
from consigliere.server.table import Table
from consigliere.server.timing import HOUR, MINUTE, SECOND

log = logging.getLogger("consigliere.server")
T = TypeVar("T")
LOOK: Final = 2.0  # seconds
PATIENCE: Final = 20.0  # for one mail
DELAY: Final = MINUTE  # who comes by himself need not be called
CLAIMED: Final = 2 * MINUTE
TRIES: Final = 7
FIRST_PAUSE: Final = 30 * SECOND
LONGEST_PAUSE: Final = 6 * HOUR
AT_ONCE: Final = 100  # on their way
OF_ONE: Final = 2  # of them, of one person
LOOKUPS: Final = 16  # threads that ask for names


class Undelivered(ConsigliereError, RuntimeError):
    """It did not arrive; `for_good` if it never will."""

    def __init__(self, reason: str, for_good: bool = False) -> None:
        super().__init__(reason)
        self.for_good = for_good


class Notifier:
    def __init__(
        self, hub: Hub, mailer: Mailer | None = None, home: str | None = None, private: bool = False
    ) -> None:
        self.hub = hub
        self.mailer = mailer
        self.home = home
        self.private = private
        self.threads = ThreadPoolExecutor(4, "notices")
        self.names = ThreadPoolExecutor(LOOKUPS, "names")
        self.underway: Counter[str] = Counter()  # notices of each person on their way from here
        self.tasks: set[asyncio.Task[None]] = set()
        hub.listeners.append(self.moved)

    # -- noting

    def moved(self, live: Live, table: Table) -> None:
        """After every change: is somebody asked who is not there?"""
        game = table.playing()
        if game is None:
            return
        missing = [seat for seat in asked_people(table) if seat not in live.here()]
        for seat in missing:
            about = f"turn:{game.prompt_id}.{seat}"
            if live.noted.get(seat) != about:
                live.noted[seat] = about
                task = asyncio.get_running_loop().create_task(self.note(table, seat, about))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def note(self, table: Table, seat: int, about: str) -> None:
        identity = table.seats[seat].identity
        try:
            person = await self.hub.store.identity(identity) if identity is not None else None
            if person is not None and channels(person):
                at = self.hub.times.now()
                made = table.made
                notice = Notice(table.id, about, person.id, seat, made["game"], made["title"], at)
                await self.hub.store.note(notice, at + DELAY)
        except Exception:
            log.exception("a notice could not be noted")

    async def resume(self) -> None:
        """After a start: questions of before about which nothing was noted."""
        for listed in await self.hub.store.active():
            if listed.prompt is None:
                continue
            for seat in listed.to_act:
                who = listed.seats[seat]
                person = await self.hub.store.identity(who.identity) if who.identity is not None else None
                if person is None or who.level is not None or not channels(person):
                    continue
                at, about = self.hub.times.now(), f"turn:{listed.prompt}.{seat}"
                notice = Notice(listed.id, about, person.id, seat, listed.game, listed.title, at)
                await self.hub.store.note(notice, at + DELAY)

    # -- sending

    async def run(self) -> None:
        try:
            await self.resume()
        except Exception:
            log.exception("old notices could not be looked at")
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.begin()
            except Exception:
                log.exception("notices could not be looked at")

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for pool in (self.threads, self.names):
            pool.shutdown(wait=False, cancel_futures=True)

    async def look(self) -> None:
        """Send what is due, and wait for it."""
        await asyncio.gather(*await self.begin())

    async def begin(self) -> list[asyncio.Task[None]]:
        """Send what is due; nobody waits for another one's slow address."""
        at = self.hub.times.now()
        room = AT_ONCE - self.underway.total()
        busy = [identity for identity, count in self.underway.items() if count >= OF_ONE]
        found = await self.hub.store.claim(at, at + CLAIMED, room, OF_ONE, busy) if room > 0 else []
        begun = []
        for notice, tries in found:
            self.underway[notice.identity] += 1
            task = asyncio.get_running_loop().create_task(self.attempt(notice, tries))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            begun.append(task)
        return begun

    async def attempt(self, notice: Notice, tries: int) -> None:
        again: int | None = None
        outcome = "late"
        try:
            try:
                if await self.wanted(notice):
                    outcome = "sent"
                    await self.send(notice)
            except Undelivered as error:
                outcome = "failed"
                if not error.for_good and tries + 1 < TRIES:
                    again = self.hub.times.now() + min(FIRST_PAUSE * 4**tries, LONGEST_PAUSE)
            self.hub.metrics.notices.labels(outcome).inc()
            await self.hub.store.noted(notice, again)
        except Exception:
            log.exception("a notice could not be sent")  # it is claimed, and comes again
        finally:
            self.underway[notice.identity] -= 1
            self.underway += Counter()  # drops who has none

    async def wanted(self, notice: Notice) -> bool:
        """Whether the question is still open and the person not there."""
        try:
            await self.hub.catch_up(*await self.hub.told(notice.table))
            live, table = await self.hub.told(notice.table)
        except Missing:
            return False
        game = table.playing()
        same = game is not None and notice.about == f"turn:{game.prompt_id}.{notice.seat}"
        mine = table.seats[notice.seat].identity == notice.identity
        here = notice.seat in live.here()
        asked = notice.seat in asked_people(table)
        seen = (await self.hub.store.seen(notice.table)).get(notice.seat, 0)
        return same and mine and asked and not here and seen < self.hub.times.now() - MINUTE

    async def send(self, notice: Notice) -> None:
        person = await self.hub.store.identity(notice.identity)
        if person is None:
            return
        failed: list[Undelivered] = []
        sent = 0
        for channel in channels(person):
            try:
                if channel == "webhook":
                    await self.call(person, self.message(notice))
                else:
                    await self.mail(person, notice)
                sent += 1
            except Undelivered as error:
                failed.append(error)
        if failed and not sent:
            raise Undelivered(str(failed[0]), all(error.for_good for error in failed))

    def message(self, notice: Notice) -> dict[str, Any]:
        """All that a notice says."""
        return {
            "event": "your-turn",
            "table": notice.table,
            "game": notice.game,
            "title": notice.title,
            "seat": notice.seat,
            "url": self.link(notice.table),
            "at": notice.at,
        }

    def link(self, table: str) -> str | None:
        return f"{self.home}/#/table/{quote(table)}" if self.home else None

    async def call(self, person: Identity, message: dict[str, Any]) -> None:
        url, secret = str(person.settings["webhook"]), str(person.settings["webhook_secret"])
        body, at = msgspec.json.encode(message), self.hub.times.now() // SECOND

        try:
            status = await webhook.deliver(url, body, secret, at, self.private, self.names)
        except webhook.BadAddress as error:
            raise Undelivered(str(error), True) from None
        except (TimeoutError, OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise Undelivered(type(error).__name__) from None
        if not 200 <= status < 300:
            raise Undelivered(f"status {status}", status == 410)

    async def mail(self, person: Identity, notice: Notice) -> None:
        mailer = self.mailer
        if mailer is None:
            raise Undelivered("no mail here", True)
        game = catalogue().get(f"{notice.game}-title") or notice.game
        named = f" ({notice.title})" if notice.title else ""
        text = f"You are asked at your table of {game}{named}.\n"
        if self.home:
            text += f"\n{self.link(notice.table)}\n"
        text += "\nConsigliere (unofficial). Turn these mails off at your name on the page.\n"
        to = str(person.settings["email"])
        await self.blocking(lambda: mailer.send(to, "It is your turn", text))

    async def blocking(self, work: Callable[[], T]) -> T:
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(self.threads, work), PATIENCE)
        except (TimeoutError, OSError, smtplib.SMTPException, ValueError) as error:
            raise Undelivered(type(error).__name__) from None


def channels(person: Identity) -> list[str]:
    """How this person wants to be told."""
    out = ["webhook"] if person.settings.get("webhook") else []
    return [*out, "mail"] if person.settings.get("email") and person.settings.get("email_confirmed") else out
