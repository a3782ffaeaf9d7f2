"""The socket at /ws: reads messages, asks the hub, answers. One task reads, one writes.

A socket belongs to the identity of its cookie, or to nobody, who may look on. What cannot be understood is
answered with an error and harms nobody else; a client that does not read is let go.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from consigliere.core.refusal import Refusal
from consigliere.server import (
    messages as m,
    protocol as p,
    table_answers as answers,
    table_commands as commands,
    table_time as timely,
)
from consigliere.server.guard import read_words
from consigliere.server.hub import command_key, content_of, Planner
from consigliere.server.outbox import Outbox
from consigliere.server.pacing import PUSH
from consigliere.server.service import Service
from consigliere.server.store.base import Missing
from consigliere.server.storing import NOT_STORED, trouble
from consigliere.server.table import Table
from consigliere.server.workers import NoAnswer

log = logging.getLogger("consigliere.server")
MOST_TABLES: Final = 20  # watched by one socket
TOO_SLOW: Final = 1013
GOING_AWAY: Final = 1001
FAREWELL: Final = 5.0  # seconds for who does not read the last word either
STALLED: Final = 30.0  # seconds in which one message must be taken

Commanded = (
    p.Do
    | p.Reconsider
    | p.TakeBack
    | p.Say
    | p.Resign
    | p.VoteEnd
    | p.TakeOver
    | p.Return
    | p.Pause
    | p.Holiday
    | p.Mute
    | p.Report
)


class Client:
    """One socket: a watcher of tables."""

    def __init__(self, service: Service, socket: "WebSocket[Any, Any, Any]", identity: str | None) -> None:
        self.service = service
        self.hub = service.hub
        self.socket = socket
        self.identity = identity
        self.address = service.address(socket)
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.out = Outbox(service.waiting, self.address, push=extensions.get(PUSH, lambda message: False))
        self.joined: dict[str, str | None] = {}  # table -> language
        self.closing = False
        self.session: str | None = None  # the one its person came by
        self.keyed = 0
        self.farewell = (TOO_SLOW, "too slow")
        self.over = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Never waits: who does not read his messages is let go and may come back."""
        if not self.out.put(message):
            self.end(*self.farewell)

    def end(self, code: int, reason: str) -> None:
        """Nothing is heard from here on, and nothing said but this."""
        if self.closing:
            return
        self.closing, self.farewell = True, (code, reason)
        self.out.close()
        asyncio.get_running_loop().call_later(FAREWELL, self.over.set)

    def tell(self, message: m.ServerMessage) -> None:
        self.send(m.written(message))

    async def run(self) -> None:
        writer = asyncio.create_task(self.write())
        reader = asyncio.create_task(self.read())
        over = asyncio.create_task(self.over.wait())
        try:
            await asyncio.wait({writer, reader, over}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader, over):
                task.cancel()
            await asyncio.gather(writer, reader, over, return_exceptions=True)
            self.out.close()
            for table in self.joined:
                self.hub.left(table, self)

    async def write(self) -> None:
        try:
            while (message := await self.out.get()) is not None:
                async with asyncio.timeout(STALLED):
                    await self.socket.send_data(message.decode(), mode="text")
            await self.socket.close(*self.farewell)
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # gone, or so slow that it is all the same

    async def read(self) -> None:
        while True:
            try:
                event = await self.socket.receive()
            except (WebSocketDisconnect, RuntimeError, OSError):
                return
            if event["type"] == "websocket.disconnect":
                return
            text, data = event.get("text"), event.get("bytes")
            await self.frame(text if isinstance(text, str) else data if isinstance(data, bytes) else b"")

    async def frame(self, raw: str | bytes) -> None:
        if self.closing:
            return
        rates, limiter = self.service.rates, self.service.limiter
        allowed = limiter.allows("frames-address", self.address, rates.frames_address)
        if not limiter.allows("frames", self.identity or self.address, rates.frames) or not allowed:
            self.hub.metrics.frames.labels("too-fast").inc()
            self.tell(m.Error(error="too-fast", detail="too many messages; wait a little", id=_named(raw)))
            await asyncio.sleep(0.2)
            return
        try:
            message = p.read(raw)
        except p.BadFrame as error:
            self.hub.metrics.frames.labels("bad").inc()
            self.tell(m.Error(error="bad-frame", detail=str(error)))
            return
        self.hub.metrics.good.inc()
        try:
            await self.answer(message)
        except Missing:
            self.tell(m.Error(error="no-such-table", detail="there is no such table", id=_id(message)))
        except Exception as error:
            log.exception("a message could not be answered")
            if trouble(error):
                self.hub.metrics.unstored.inc()
                self.tell(m.Error(error="busy", detail=NOT_STORED, id=_id(message)))
                return
            self.tell(m.Error(error="busy", detail="it did not work out; try again", id=_id(message)))

    async def answer(self, message: p.ClientMessage) -> None:
        if isinstance(message, p.Ping):
            self.tell(m.Pong(id=message.id))
        elif isinstance(message, p.Join):
            await self.join(message)
        elif isinstance(message, p.Leave):
            if message.table in self.joined:
                del self.joined[message.table]
                self.hub.left(message.table, self)
        elif message.table not in self.joined or not self.hub.hears(message.table, self):
            self.tell(m.Error(error="not-joined", detail="join the table first", id=_id(message)))
        elif isinstance(message, p.AskPreview):
            await self.preview(message)
        elif isinstance(message, p.Advise):
            self.service.thinking.spawn(self.advise(message))
        else:
            await self.command(message)

    async def join(self, message: p.Join) -> None:
        if len(self.joined) >= MOST_TABLES and message.table not in self.joined:
            self.tell(m.Error(error="busy", detail=f"at most {MOST_TABLES} tables at a time"))
            return
        if message.table in self.joined and any(one.whole for one in self.out.pictures(message.table)):
            return  # a whole picture of it is still on its way
        rates, limiter = self.service.rates, self.service.limiter
        if not limiter.allows("joins", self.identity or self.address, rates.joins):
            self.tell(m.Error(error="too-fast", detail="too many tables at once; wait a little"))
            return
        await read_words(message.words or "")
        await self.hub.join(message.table, self, message.words, message.since, message.invite)
        self.joined[message.table] = message.words

    async def command(self, message: Commanded) -> None:
        if self.identity is None:
            self.tell(
                m.Error(error="no-seat", detail="without a name one can only look on", id=message.command)
            )
            return
        if not self.may_write(message, self.identity):
            self.tell(m.Error(error="too-fast", detail="too much at once; wait a little", id=message.command))
            return
        begun = time.perf_counter()
        key, asked = (
            command_key(self.identity, message.command),
            content_of(self.identity, p.written(message)),
        )
        # who hangs up meanwhile has given the command all the same: the others are told, bots go on
        seq, refusal, table = await asyncio.shield(
            self.hub.command(message.table, self.identity, key, planner(message, self.identity), asked)
        )
        viewer = table.viewer(self.identity)
        if refusal is not None:
            language = self.joined.get(message.table)
            self.tell(answers.refused(table, viewer, message.command, refusal, language))
        else:
            if isinstance(message, p.Report):
                self.hub.metrics.reports.inc()
                log.warning("somebody was reported at table %s", table.id)
            self.tell(m.Done(table=table.id, command=message.command, seq=table.number(viewer, seq)))
            self.hub.metrics.acknowledged.observe(time.perf_counter() - begun)

    def may_write(self, message: Commanded, identity: str) -> bool:
        """Moves come as fast as a game asks for them; everything else that stays in the log has its pace."""
        rates, limiter = self.service.rates, self.service.limiter
        if isinstance(message, p.Say | p.Report):
            own = limiter.allows("talk", identity, rates.talk)
            return own and limiter.allows("talk-table", message.table, rates.talk_table)
        if isinstance(message, p.Do | p.Reconsider):
            return True
        return limiter.allows("asides", identity, rates.asides)

    async def preview(self, message: p.AskPreview) -> None:
        language = self.joined.get(message.table)
        _, table = await self.hub.told(message.table)
        found = commands.preview(table, self.identity, message.decision, message.actions, message.picked)
        viewer = table.viewer(self.identity)
        if isinstance(found, Refusal):
            self.tell(answers.refused(table, viewer, message.id, found, language))
        else:
            self.tell(answers.previewed(table, viewer, message.id, found, language))

    async def advise(self, message: p.Advise) -> None:
        rates, limiter = self.service.rates, self.service.limiter
        if not limiter.allows("advice", self.identity or self.address, rates.advice):
            self.tell(m.Error(error="too-fast", detail="advice takes a while; wait a little", id=message.id))
            return
        language = self.joined.get(message.table)
        try:
            found = await self.service.thinking.advise(message.table, self.identity, message.decision)
        except (NoAnswer, Missing):
            self.tell(m.Error(error="busy", detail="no advice now; try again", id=message.id))
            return
        _, table = await self.hub.told(message.table)
        viewer = table.viewer(self.identity)
        if isinstance(found, Refusal):
            self.tell(answers.refused(table, viewer, message.id, found, language))
        else:
            self.tell(answers.advised(table, viewer, message.id, found, language))


PLANS: Final[dict[type[Any], Callable[[str, Any, Table], commands.Planned]]] = {
    p.Do: lambda who, m, t: commands.do(t, who, m.decision, m.actions, m.picked),
    p.Reconsider: lambda who, m, t: commands.reconsider(t, who, m.decision),
    p.TakeBack: lambda who, m, t: commands.take_back(t, who, m.what),
    p.Say: lambda who, m, t: commands.say(t, who, m.text),
    p.Resign: lambda who, m, t: commands.resign(t, who),
    p.VoteEnd: lambda who, m, t: commands.vote(t, who, m.end),
    p.TakeOver: lambda who, m, t: commands.away(t, who, True),
    p.Return: lambda who, m, t: commands.away(t, who, False),
    p.Pause: lambda who, m, t: timely.pause(t, who, m.on),
    p.Holiday: lambda who, m, t: timely.holiday(t, who, m.days),
    p.Mute: lambda who, m, t: timely.mute(t, who, m.seat, m.on),
    p.Report: lambda who, m, t: timely.report(t, who, m.seat, m.text),
}


def planner(message: Commanded, identity: str) -> Planner:
    """What a message asks of a table."""
    return partial(PLANS[type(message)], identity, message)


def _named(raw: str | bytes) -> str | None:
    """Whose answer this is, so that nobody waits for another one."""
    try:
        return _id(p.read(raw))
    except p.BadFrame:
        return None


def _id(message: p.ClientMessage) -> str | None:
    return getattr(message, "command", None) or getattr(message, "id", None)
