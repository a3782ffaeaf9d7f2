"""The real server, with recorded states for tables: what pictures and checks of the client look at.

Files, lobby and headers are the server's own. A table whose id is that of a staged state (`godfather-turn`)
is told what `tools.table_states` recorded, its sentences in the language that is asked for; nothing is ever
done at it. Trouble states are made from recorded ones: they differ in what the server
says around the position.
"""

import asyncio
import json
import socket
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.parse import parse_qs

import uvicorn

from consigliere.locales import LANGUAGES
from consigliere.server.app import create_app
from consigliere.server.limits import unlimited
from consigliere.server.routes import page
from consigliere.server.service import Settings
from tools import retold

ROOT: Final = Path(__file__).resolve().parents[1]
CLIENT: Final = ROOT / "src" / "consigliere" / "server" / "client"
RECORDED: Final = ROOT / "web" / "src" / "games"
TABLES: Final = "/api/tables/"
Told = dict[str, Any]


def games() -> list[str]:
    """Those that have recorded states."""
    return sorted(path.parent.name for path in RECORDED.glob("*/states") if (path / "book.json").is_file())


def recorded(game: str) -> dict[str, Told]:
    files = sorted((RECORDED / game / "states").glob("*.json"))
    found = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in files}
    return {name: state for name, state in found.items() if name != "book"}


def meta(state: Told, game: str, table: str) -> Told:
    view = state["position"]["view"]
    over = bool(view["over"])
    scores = [row.get("score", 0) for row in view["seats"]]
    winners = [row["seat"] for row in view["seats"] if row.get("won")]
    return {
        "id": table,
        "game": game,
        "title": "",
        "visibility": "bots",
        "status": "over" if over else "playing",
        "players": len(state["names"]),
        "options": view["options"],
        "seats": [
            {"seat": n, "kind": "person" if n == view["viewer"] else "bot", "name": name, "here": True}
            for n, name in enumerate(state["names"])
        ],
        "rules": view["rules"],
        "content": "",
        "commitment": "",
        "away": 0,
        "you": view["viewer"] if view["viewer"] is not None and view["viewer"] >= 0 else None,
        "result": {"reason": "played", "scores": scores, "winners": winners} if over else None,
    }


class Staged:
    """A table that always stands in one state; `around` changes what is said about it."""

    def __init__(self, game: str, name: str, state: Told, around: Callable[[Told, Told], None] | None = None):
        self.game, self.name, self.id = game, name, f"{game}-{name}"
        self.position: Told | None = state["position"]
        self.state = state
        self.meta = meta(state, game, self.id)
        self.hangs_up = False
        self.error: str | None = None
        self.language = retold.RECORDED  # of the last who joined
        self.more: list[Told] = []  # told after the snapshot
        if around is not None:
            self.position = json.loads(json.dumps(self.position))
            around(self.meta, self.position or {})

    @property
    def ready(self) -> str:
        """What is on the page when it has settled."""
        if self.error:
            return ".trouble"
        if self.meta["status"] == "waiting":
            return ".chairset"
        if self.hangs_up:
            return ".ask[data-kind=broken]"
        return ".ask[data-kind]:not([data-kind=waiting])"

    @property
    def said(self) -> Told:
        """The position and the log in words; those of the position's state, where it was changed around."""
        told = retold.words(self.game, self.state | {"position": self.position}, self.language)
        return {"position": told["position"], "log": told["log"]}

    def preview(self, asked: Told) -> Told:
        found = self.state["previews"].get(" ".join(map(str, asked.get("actions") or [])))
        empty = {"events": [], "then": "sealed", "lines": []}
        return retold.preview(self.game, self.state, found, self.language) if found else empty

    def answers(self, asked: Told) -> list[Told]:
        table = {"table": self.id}
        if asked["type"] == "join":
            if self.error:
                return [{"type": "error", "error": self.error, "detail": self.error, **table}]
            self.language = asked.get("words") or retold.RECORDED
            told = {"events": self.state["events"], **self.said}
            told |= {"meta": self.meta}
            return [{"type": "snapshot", "version": 1, "seq": 1, **table, **told}, *self.more]
        if asked["type"] == "preview":
            return [{"type": "previewed", **table, "id": asked["id"], **self.preview(asked)}]
        if asked["type"] == "ping":
            return [{"type": "pong", "id": asked["id"]}]
        return []


def made(game: str) -> list[Staged]:
    """Every recorded state, then what may happen around one of them."""
    states = recorded(game)
    out = [Staged(game, name, state) for name, state in states.items()]
    turn = next(iter(state for name, state in states.items() if name == "turn"), next(iter(states.values())))

    def around(name: str, change: Callable[[Told, Told], None]) -> Staged:
        staged = Staged(game, name, turn, change)
        out.append(staged)
        return staged

    def no_question(position: Told) -> None:
        position["question"] = None
        position["waiting_for"] = [1]

    def watched(told: Told, position: Told) -> None:
        told["you"] = None
        no_question(position)

    def away(told: Told, position: Told) -> None:
        told["seats"][told["you"]]["absent"] = True
        no_question(position)

    def paused(told: Told, position: Told) -> None:
        told["paused"] = True

    def asks_back(told: Told, position: Told) -> None:
        told["asks_back"] = (told["you"] + 1) % told["players"]
        no_question(position)

    def waits(told: Told, position: Told) -> None:
        no_question(position)

    def before(told: Told, position: Told) -> None:
        told |= {"status": "waiting", "visibility": "private", "host": True, "invite": "ABCD-EFGH"}
        told["seats"][-1] |= {"kind": "empty", "name": ""}

    around("x-watched", watched)
    around("x-away", away)
    around("x-paused", paused)
    around("x-asks-back", asks_back)
    around("x-others", waits)
    around("x-waiting-room", before).position = None
    around("x-line-dead", lambda told, position: None).hangs_up = True
    around("x-shut-out", lambda told, position: None).error = "shut-out"
    return out


class Stage:
    """An ASGI application: staged tables, and the real one for all else."""

    def __init__(self, folder: Path, tables: list[Staged], books: dict[str, Any]) -> None:
        self.app: Any = create_app(Settings(f"sqlite:///{folder / 'tables.db'}", rates=unlimited()))
        self.tables = {table.id: table for table in tables}
        self.books = books

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
            return
        if scope["type"] == "http" and scope["path"].startswith(TABLES):
            id, _, rest = scope["path"].removeprefix(TABLES).partition("/")
            if id in self.tables and rest in ("", "words"):
                table = self.tables[id]
                await tell(send, self.book(table.game, scope) if rest else table.meta)
                return
        await self.app(scope, receive, send)

    def book(self, game: str, scope: Any) -> Told:
        asked = parse_qs(scope["query_string"].decode()).get("language", [retold.RECORDED])[0]
        told = asked in LANGUAGES and asked != retold.RECORDED
        return retold.book(game, asked) if told else self.books[game]

    async def socket(self, scope: Any, receive: Any, send: Any) -> None:
        """Who it is for is known by the first message; the real server hears it from the beginning."""
        opened = await receive()
        await send({"type": "websocket.accept"})
        first = await receive()
        asked = json.loads(first["text"]) if first.get("text") else {}
        table = self.tables.get(asked.get("table", ""))
        if table is not None:
            await self.at(table, asked, receive, send)
            return
        waiting = [opened, first]

        async def heard() -> Any:
            return waiting.pop(0) if waiting else await receive()

        async def told(event: Any) -> None:
            if event["type"] != "websocket.accept":
                await send(event)

        await self.app(scope, heard, told)

    async def at(self, table: Staged, asked: Told, receive: Any, send: Any) -> None:
        if table.hangs_up and "since" in asked:  # the line stays dead
            await send({"type": "websocket.close", "code": 1011})
            return
        while True:
            for reply in table.answers(asked):
                await send({"type": "websocket.send", "text": json.dumps(reply)})
            if table.hangs_up:
                await asyncio.sleep(0.2)
                await send({"type": "websocket.close", "code": 1011})
                return
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            asked = json.loads(event["text"])


async def tell(send: Any, body: Any) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(body).encode()})


@contextmanager
def running(tables: list[Staged], client: Path = CLIENT) -> Iterator[str]:
    """The stage on a free port of this machine; its address."""
    page.CLIENT = client  # type: ignore[misc]
    page.held.cache_clear()
    books = {
        game: json.loads((RECORDED / game / "states" / "book.json").read_text(encoding="utf-8"))
        for game in {table.game for table in tables}
    }
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0)) as door:
        stage = Stage(Path(folder), tables, books)
        config = uvicorn.Config(stage, log_level="warning", lifespan="on", ws="websockets-sansio")
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [door]})
        thread.start()
        try:
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()
