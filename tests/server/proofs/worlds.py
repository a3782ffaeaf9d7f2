"""A whole server inside the test, its chance dealt by the test: every byte that leaves it can be compared.

Requests and sockets go through the application itself; only the network around it is left out. Ids, seeds
and time are the same in two worlds, so that bytes may be compared as they are.
"""

import asyncio
import json
import logging
import random
import secrets
import string
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from consigliere.core.chance import Ask, Source
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from consigliere.server import fair
from consigliere.server.app import create_app
from consigliere.server.limits import unlimited
from consigliere.server.service import Service, Settings
from consigliere.server.store import sqlite
from consigliere.server.table import Table
from consigliere.server.table_commands import asked_meanwhile
from consigliere.server.workers import ADVICE, Answer
from tests.server.desks import at_once
from tests.server.proofs import channels

ADDRESS = "192.0.2.7"  # somewhere else: not on the host's own machine
CLOCKS: tuple[dict[str, Any] | None, ...] = (
    None,
    {"kind": "bank", "bank": 80_000, "increment": 20, "sealed": 3600},
    {"kind": "days", "days": 30, "holiday": 3},
)
SETTLED = b"settled-"
HOME = "https://table.example"
NOBODY = -2  # without a cookie
LETTERS = string.ascii_letters + string.digits


class Clockwork:
    """Chance and time of the worlds, in place of the system's."""

    def __init__(self) -> None:
        self.rng = random.Random(0)
        self.now = 1_800_000_000_000
        self.source: Source | None = None
        self.rules: Ruleset | None = None
        self.post = channels.Post()

    def token(self, size: int | None = None) -> str:
        return "".join(self.rng.choice(LETTERS) for _ in range(size or 16))


class Halting(fair.FairSource):
    """Chance dealt by the test. It keeps what stopped it, since the server answers for its own faults."""

    def __init__(self, source: Source) -> None:
        super().__init__(bytes(fair.SEED_BYTES))
        self.source = source
        self.stopped: Exception | None = None

    def fork(self) -> "Halting":
        return self

    def answer(self, ask: Ask) -> int:
        try:
            return self.source.answer(ask)
        except Exception as error:
            self.stopped = error
            raise


@contextmanager
def clockwork() -> Iterator[Clockwork]:
    """While it lasts, tables take their rules and chance from the test, and nothing else is random."""
    made = Clockwork()
    begin = Table.begin
    rules = cast(Any, Table.rules)

    def begun(self: Table, header: Any, *rest: Any) -> Game:
        if made.source is None or made.rules is None:
            return begin(self, header, *rest)
        return Game(made.rules, self.players, made.source, self.made["options"], header)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_urlsafe", made.token)
        patch.setattr(secrets, "token_hex", lambda size=16: made.rng.randbytes(size).hex())
        patch.setattr(secrets, "token_bytes", lambda size=32: made.rng.randbytes(size))
        patch.setattr(secrets, "choice", lambda options: made.rng.choice(options))
        patch.setattr(time, "time_ns", lambda: made.now * 1_000_000)
        patch.setattr(Table, "begin", begun)
        patch.setattr(Table, "rules", property(lambda self: made.rules or rules.fget(self)))
        made.post = channels.stand_in(patch)
        patch.setitem(sqlite.PRAGMAS, "synchronous", "OFF")  # nothing here outlives the test
        yield made


class Ear:
    """One socket of somebody: what it was sent, as bytes."""

    def __init__(self, app: Any, cookie: str) -> None:
        self.into: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[bytes] = []
        self.settled: list[bytes] = []  # answers to our own pings, of which there may be more in one world
        self.news = asyncio.Event()
        self.pings = 0
        self.into.put_nowait({"type": "websocket.connect"})
        scope = {**scoped("websocket", "/ws", cookie), "scheme": "ws", "subprotocols": []}
        self.task = asyncio.create_task(app(scope, self.into.get, self.take))

    async def take(self, event: dict[str, Any]) -> None:
        raw = json.dumps(event, sort_keys=True).encode()
        (self.settled if SETTLED in raw else self.heard).append(raw)
        self.news.set()

    def send(self, **message: Any) -> None:
        self.into.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def until(self, mark: str) -> bytes:
        """The first thing heard that holds this text."""
        while True:
            for raw in (*self.settled, *self.heard):
                if mark.encode() in raw:
                    return raw
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 120)

    async def settle(self) -> None:
        """All that was sent before has arrived."""
        self.pings += 1
        self.send(type="ping", id=f"settled-{self.pings}")
        await self.until(f'settled-{self.pings}\\"')
        self.settled.clear()

    def taken(self) -> list[bytes]:
        out, self.heard = self.heard, []
        return out

    async def close(self) -> None:
        self.into.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.gather(self.task, return_exceptions=True)


def scoped(kind: str, path: str, cookie: str) -> dict[str, Any]:
    path, _, query = path.partition("?")
    headers = [(b"host", b"table.example")] + ([(b"cookie", cookie.encode())] if cookie else [])
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "root_path": "",
        "headers": headers,
        "client": (ADDRESS, 1),
        "server": ("127.0.0.1", 80),
        "state": {},
    }


class Logged(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


class World:
    """A server with one public table, at which people sit; `ears[seat]`, and two spectators' ears."""

    def __init__(self, folder: Path, work: Clockwork, language: str = "en") -> None:
        self.work = work
        self.language = language  # of all who are here
        self.folder = folder
        self.ears: dict[int, list[Ear]] = {}
        self.cookies: dict[int, str] = {}
        self.commands: Counter[int] = Counter()  # by seat
        self.jobs: list[bytes] = []

    async def open(
        self, rules: Ruleset, players: int, options: dict[str, bool], source: Source, seed: int
    ) -> None:
        self.source = Halting(source)
        work = self.work
        work.rng, work.source, work.rules = random.Random(seed), self.source, rules
        work.now = 1_800_000_000_000
        self.app = create_app(Settings(db=f"sqlite:///{self.folder}/tables.db", rates=unlimited(), home=HOME))
        self.service: Service = self.app.state.service
        await self.service.open()
        self.service.desk.ask = at_once
        self.service.hub.slices.clock = lambda: 0.0  # how long a slice takes is no part of what is told
        self.service.workers.ask = self.asked
        self.service.notifier.mailer = channels.MAILER
        self.logged = Logged()
        logging.getLogger("consigliere").addHandler(self.logged)
        try:
            clock = CLOCKS[seed % len(CLOCKS)]
            table = {"game": rules.name, "players": players, "options": options}
            await self.seat({**table, "clock": clock, "advice": True})
        finally:
            work.source = None

    async def seat(self, wanted: dict[str, Any]) -> None:
        players = wanted["players"]
        for seat in range(-1, players):
            status, headers, _ = await self.http(NOBODY, "POST", "/api/me", {"name": f"Person {seat}"})
            assert status == 200
            self.cookies[seat] = headers[b"set-cookie"].decode().partition(";")[0]
            await channels.wanted(self, seat)
        status, _, body = await self.http(0, "POST", "/api/tables", {**wanted, "visibility": "public"})
        assert status == 201, body
        self.table_id = str(json.loads(body)["id"])
        for seat in range(1, players):
            at = f"/api/tables/{self.table_id}/seats"
            assert (await self.http(seat, "POST", at, {"seat": seat}))[0] == 200
        for seat in range(-1, players):
            await self.come(seat)
        status, _, _ = await self.http(0, "POST", f"/api/tables/{self.table_id}/start")
        self.halted()
        assert status == 200

    async def come(self, seat: int) -> None:
        """Two sockets of this person, one with words; of the spectators one has no name."""
        cookie = self.cookies[seat]
        self.ears[seat] = [Ear(self.app, cookie), Ear(self.app, cookie if seat >= 0 else "")]
        for ear, words in zip(self.ears[seat], ({"words": self.language}, {}), strict=True):
            ear.send(type="join", table=self.table_id, **words)
            await ear.settle()

    async def leave(self, seat: int) -> None:
        for ear in self.ears[seat]:
            await ear.close()

    def halted(self) -> None:
        if self.source.stopped is not None:
            raise self.source.stopped

    @property
    def table(self) -> Table:
        table = self.service.hub.live[self.table_id].table
        assert table is not None
        return table

    @property
    def game(self) -> Game:
        game = self.table.game
        assert game is not None
        return game

    async def close(self) -> None:
        logging.getLogger("consigliere").removeHandler(self.logged)
        for ears in self.ears.values():
            for ear in ears:
                await ear.close()
        await self.service.close()

    async def http(
        self, who: int, method: str, path: str, data: object = None
    ) -> tuple[int, dict[bytes, bytes], bytes]:
        body = b"" if data is None else json.dumps(data).encode()
        scope = {**scoped("http", path, self.cookies.get(who, "")), "scheme": "http", "method": method}
        scope["headers"] += [(b"accept-language", self.language.encode())]
        if data is not None:
            scope["headers"] += [(b"content-type", b"application/json")]
        events: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(event: dict[str, Any]) -> None:
            events.append(event)

        await self.app(scope, receive, send)
        out = b"".join(event.get("body", b"") for event in events[1:])
        return int(events[0]["status"]), dict(events[0]["headers"]), out

    async def asked(self, job: Any, share: Any = None) -> Answer:
        """What a bot's worker would be told; its dice are its own."""
        self.jobs.append(msgspec.json.encode(msgspec.structs.replace(job, dice="")))
        return Answer(level=ADVICE)

    # -- doing

    async def command(self, seat: int, **message: Any) -> Refusal | None:
        self.commands[seat] += 1
        id = f"k{self.commands[seat]}"
        ear = self.ears[seat][0]
        ear.send(table=self.table_id, command=id, **message)
        raw = json.loads(json.loads(await ear.until(f'\\"{id}\\"'))["text"])
        self.halted()
        for ears in self.ears.values():
            for one in ears:
                await one.settle()
        if raw["type"] == "refused":
            return Refusal(raw["rule"], raw["key"], raw["params"])
        assert raw["type"] == "done", raw
        return None

    async def take_back(self, seat: int) -> Refusal | None:
        refusal = await self.command(seat, type="take-back")
        while refusal is None and self.table.asks_back == seat:
            other = next(s for s in asked_meanwhile(self.table, seat) if s not in self.table.agreed)
            refusal = await self.command(other, type="take-back", what="grant")
        return refusal

    # -- what leaves

    async def leaves(self, viewer: int, tries: list[list[int]]) -> list[bytes]:
        """Every byte for this viewer: what came by itself, and the answers to all he can ask."""
        out: list[bytes] = []
        for ear in self.ears[viewer]:
            await ear.settle()
            out += ear.taken()
        at = f"/api/tables/{self.table_id}"
        for path in (
            at,
            "/api/tables",
            "/api/tables?mine=true",
            f"{at}/journal",
            f"{at}/fairness",
            "/api/me",
        ):
            status, headers, body = await self.http(viewer, "GET", path)
            out += [str(status).encode(), repr(sorted(headers.items())).encode(), body]
        for path in ("/api/me/statistics", "/api/metrics"):
            status, _, body = await self.http(viewer, "GET", path)
            out += [str(status).encode(), body]
        out += await self.questions(viewer, tries)
        out += await channels.looking_back(self, viewer)
        out += await channels.told(self, viewer)
        assert not any(self.table.secret.hex().encode() in raw for raw in out), "the seed has left"
        return [*out, *(line.encode() for line in self.logged.lines)]

    async def questions(self, viewer: int, tries: list[list[int]]) -> list[bytes]:
        """Joining again, resuming, previews, refusals, advice: nothing of it changes the table."""
        table = self.table_id
        for ear in self.ears[viewer]:
            ear.send(type="join", table=table)
            ear.send(type="join", table=table, words=self.language, since=self.table.number(viewer) // 2)
            ear.send(type="do", table=table, command="stale", decision="0.9", actions=[1])
            ear.send(type="take-back", table=table, command="deny", what="deny")
            for seat in range(self.table.players):
                decision = self.table.decision(seat) or "0.0"
                if seat != viewer:
                    ear.send(type="do", table=table, command="others", decision=decision, actions=[1])
                for n, actions in enumerate(tries):
                    ear.send(type="preview", table=table, id=f"p{n}", decision=decision, actions=actions)
            if viewer >= 0:
                self.jobs.clear()
                decision = self.table.decision(viewer) or "0.0"
                ear.send(type="advise", table=table, id="advice", decision=decision)
                await ear.until('\\"advice\\"')
            ear.send(type="join", table=table, words=self.language)
            await ear.settle()
        out = [raw for ear in self.ears[viewer] for raw in ear.taken()]
        return [*out, *self.jobs]
