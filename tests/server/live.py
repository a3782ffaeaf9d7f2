"""A real server process on a free port, and people who talk to it by HTTP and by socket."""

import json
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import connect

from consigliere.server import promise

WAIT = 180.0


class Server:
    """One process; `kill` is SIGKILL, and a new one may go on with the same store."""

    words: tuple[str, ...] = ("consigliere.cli.main", "serve")
    unlimited: tuple[str, ...] = ("consigliere.server.proving.serving",)  # has --no-limits

    def __init__(self, folder: Path, *more: str, db: str | None = None) -> None:
        self.folder = folder
        self.db = db or f"sqlite:///{folder / 'tables.db'}"
        self.more = more
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def start(self, port: int = 0) -> Self:
        self.errors = (self.folder / "errors.log").open("a")
        words = self.unlimited if "--no-limits" in self.more else self.words
        command = [sys.executable, "-m", *words, "--port", str(port), "--db", self.db]
        self.process = subprocess.Popen(
            [*command, "--bot-workers", "1", *self.more],
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, (line, (self.folder / "errors.log").read_text())
        self.url = found[0].rstrip("/")
        return self

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def end(self, how: int) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(120)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()
        return code

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()

    def logged(self) -> str:
        return (self.folder / "errors.log").read_text()


class Person:
    """Somebody with a cookie; `http` returns status and body."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.cookie = ""
        if name is not None:
            status, body = self.http("POST", "/api/me", {"name": name})
            assert status == 200, body
            self.recovery = body["recovery"]

    def http(
        self, method: str, path: str, data: object = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Any]:
        sent = None if data is None else json.dumps(data).encode()
        head = {"content-type": "application/json", **(headers or {})}
        if self.cookie:
            head["cookie"] = self.cookie
        request = urllib.request.Request(self.server.url + path, sent, head, method=method)
        try:
            with urllib.request.urlopen(request, timeout=WAIT) as answer:
                status, body, set_cookie = answer.status, answer.read(), answer.headers.get("set-cookie")
        except urllib.error.HTTPError as error:
            with error:
                status, body, set_cookie = error.code, error.read(), error.headers.get("set-cookie")
        if set_cookie:
            self.cookie = set_cookie.partition(";")[0]
            self.set_cookie = set_cookie
        try:
            return status, json.loads(body)
        except ValueError:
            return status, body.decode()

    def table(self, **wanted: Any) -> dict[str, Any]:
        status, body = self.http("POST", "/api/tables", wanted)
        assert status == 201, body
        assert isinstance(body, dict)
        return body

    def seal(self, meta: Mapping[str, Any], line: str) -> dict[str, Any]:
        """Seal a line for one's seat, as the page does."""
        seat = meta["you"]
        data = {"seat": seat, "seal": promise.seal(meta["commitment"], seat, line)}
        status, body = self.http("POST", f"/api/tables/{meta['id']}/seats", data)
        assert status == 200, body
        return dict(body)

    def begun(self, meta: Mapping[str, Any], line: str = "a line") -> dict[str, Any]:
        """Seal a line, start, open it."""
        self.seal(meta, line)
        path = f"/api/tables/{meta['id']}"
        assert self.http("POST", f"{path}/start")[0] == 200
        status, body = self.http("POST", f"{path}/line", {"line": line})
        assert status == 200, body
        return dict(body)

    def socket(self) -> "Socket":
        return Socket(self)


class Socket:
    """A socket that remembers what it was told about each table."""

    def __init__(self, person: Person, origin: str | None = None) -> None:
        headers = {"cookie": person.cookie} if person.cookie else {}
        url = person.server.url.replace("http", "ws", 1) + "/ws"
        more: dict[str, Any] = {"origin": origin} if origin is not None else {}
        self.opened = ExitStack()
        self.socket = self.opened.enter_context(
            connect(
                url, additional_headers=headers, open_timeout=WAIT, max_size=None, compression=None, **more
            )
        )
        self.person = person
        self.bytes: list[bytes] = []
        self.mark = secrets.token_hex(6)  # commands of another socket have other ids
        self.commands = 0
        self.seq: dict[str, int] = {}
        self.positions: dict[str, dict[str, Any] | None] = {}
        self.metas: dict[str, dict[str, Any]] = {}

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        raw = self.socket.recv(timeout=timeout)
        self.bytes.append(raw if isinstance(raw, bytes) else raw.encode())
        message: dict[str, Any] = json.loads(raw)
        if message["type"] in ("snapshot", "events"):
            table = message["table"]
            self.seq[table] = message["seq"]
            if message["type"] == "snapshot" or "position" in message:
                self.positions[table] = message.get("position")
            if "meta" in message:
                self.metas[table] = message["meta"]
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool], timeout: float = WAIT) -> dict[str, Any]:
        """Read on until a message is what we wait for."""
        end = time.monotonic() + timeout
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def kind(self, *kinds: str) -> dict[str, Any]:
        return self.until(lambda message: message["type"] in kinds)

    def join(self, table: str, **more: Any) -> dict[str, Any]:
        self.send(type="join", table=table, **more)
        return self.kind("snapshot", "events", "error")

    def command(self, type: str, table: str, command: str | None = None, **more: Any) -> dict[str, Any]:
        """Send a command and read up to its answer."""
        self.commands += 1
        id = command or f"{self.mark}-{self.commands}"
        self.send(type=type, table=table, command=id, **more)
        return self.until(lambda m: m.get("command") == id or (m["type"] == "error" and m.get("id") == id))

    def question(self, table: str) -> dict[str, Any] | None:
        """What is asked of us, if an answer is still missing."""
        position = self.positions.get(table)
        question = position.get("question") if position else None
        return question if question and question["legal"] else None

    def asked(self, table: str, timeout: float = WAIT) -> dict[str, Any] | None:
        """Wait until we are asked; None when the game is over."""
        end = time.monotonic() + timeout
        while True:
            if self.metas[table]["status"] != "playing":
                return None
            question = self.question(table)
            if question is not None:
                return question
            self.receive(max(0.01, end - time.monotonic()))

    def close(self) -> None:
        self.opened.close()


def answer(question: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """A legal answer: an item of the menu, a pick, or an action."""
    if question.get("options"):
        return {"actions": rng.choice(question["options"])["actions"]}
    return {"actions": [rng.choice(question["legal"])["text"]]}
