"""Follow one click: the files and functions of ours that a thug passes on its way to the disk and back.

    python -m tools.trace [--all] [--json]

A real server runs in this process. Two players and a spectator sit at a table of The Godfather, all with
words. The first player places a thug through the socket; the trace begins before the frame is sent and ends
when all three have been told. Some tables are played; counted is what each of them entered, so that clocks
and other work in the background do not count. Comprehensions are part of their function. What mypyc has
compiled is entered unseen: with CONSIGLIERE_PURE=1 the kernel's own functions are counted, too.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections import Counter
from contextlib import AsyncExitStack
from functools import reduce
from operator import and_
from pathlib import Path
from types import FrameType
from typing import Any, Final

import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import consigliere
from consigliere.server import running
from consigliere.server.app import create_app
from consigliere.server.limits import unlimited
from consigliere.server.proving.http import Guest, guest
from consigliere.server.service import Settings

HOUSE: Final = Path(consigliere.__file__).parent
KERNEL: Final = "consigliere.core.state"
TABLES: Final = 4  # the first one warms up what is remembered
INNER: Final = ("<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>")
PATIENCE_S: Final = 60.0
Function = tuple[str, str]  # file, name


class Trace:
    """Functions of ours that are entered while it is on, in every thread begun after it."""

    def __init__(self) -> None:
        self.on = False
        self.entered: Counter[Function] = Counter()
        self.files: dict[str, str | None] = {}

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        if not self.on or event != "call":
            return
        code = frame.f_code
        file = self.files.get(code.co_filename, "")
        if file == "":
            path = Path(code.co_filename)
            file = str(path.relative_to(HOUSE)) if path.is_relative_to(HOUSE) else None
            self.files[code.co_filename] = file
        if file is not None and code.co_name not in INNER:
            self.entered[file, code.co_qualname] += 1

    def taken(self) -> Counter[Function]:
        entered, self.entered = self.entered, Counter()
        return entered


class Seat:
    """Somebody at a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def heard(self, *kinds: str) -> dict[str, dict[str, Any]]:
        """One message of each of these kinds; others are passed over."""
        found: dict[str, dict[str, Any]] = {}
        while set(kinds) - set(found):
            message = json.loads(await self.socket.recv())
            found[message["type"]] = message
        return found


async def clicked(url: str, people: list[Guest], trace: Trace) -> Counter[Function]:
    """A new table and its first thug; what was entered from the click until all were told."""
    first, second = people
    wanted = {"game": "godfather", "players": 2, "visibility": "public"}
    table = (await first.ask(url, "POST", "/api/tables", wanted))["id"]
    await second.ask(url, "POST", f"/api/tables/{table}/seats", {"seat": 1})
    await first.ask(url, "POST", f"/api/tables/{table}/start")
    async with AsyncExitStack() as stack:
        seats = []
        for cookie in (first.cookie, second.cookie, ""):
            headers = {"cookie": cookie} if cookie else {}
            at = url.replace("http:", "ws:").rstrip("/") + "/ws"
            seat = Seat(await stack.enter_async_context(connect(at, additional_headers=headers)))
            await seat.socket.send(json.dumps({"type": "join", "table": table, "words": "en"}))
            seats.append((seat, (await seat.heard("snapshot"))["snapshot"]))
        actor = next(n for n, (_, told) in enumerate(seats) if told["position"].get("question"))
        question = seats[actor][1]["position"]["question"]
        thug = next(one["text"] for one in question["legal"] if one["text"].startswith("thug P-"))
        do = {"type": "do", "table": table, "command": "click", "decision": question["decision"]}
        await asyncio.sleep(0.1)  # who has come is told first
        trace.on = True
        await seats[actor][0].socket.send(json.dumps({**do, "actions": [thug]}))
        for n, (seat, _) in enumerate(seats):
            told = (await seat.heard("events", *(["done"] if n == actor else [])))["events"]
            if not told["happened"][0]["lines"]:
                raise RuntimeError("somebody was told nothing in words")
        trace.on = False
    return trace.taken()


async def followed(trace: Trace, folder: Path) -> Counter[Function]:
    settings = Settings(f"sqlite:///{folder / 'tables.db'}", 0, rates=unlimited())
    app = create_app(settings)
    sock = running.listening("127.0.0.1", 0)
    server = uvicorn.Server(running.config(app, frames=settings.rates.frames_socket))
    serving = asyncio.create_task(server.serve(sockets=[sock]))
    try:
        while not server.started:
            if serving.done():
                raise RuntimeError("the server has not started")
            await asyncio.sleep(0.01)
        url = f"http://127.0.0.1:{sock.getsockname()[1]}"
        people = [await guest(url, "Ann"), await guest(url, "Bea")]
        async with asyncio.timeout(PATIENCE_S):
            passed = [await clicked(url, people, trace) for _ in range(TABLES)]
        return reduce(and_, passed[1:])
    finally:
        server.should_exit = True
        await serving
        sock.close()


def traced() -> Counter[Function]:
    """What one click enters, and how often; a coroutine or generator is entered each time it goes on."""
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        with tempfile.TemporaryDirectory(prefix="consigliere-trace-") as folder:
            return asyncio.run(followed(trace, Path(folder)))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def kernel() -> str:
    """Whether the kernel's own functions are seen."""
    return "pure" if str(sys.modules[KERNEL].__file__).endswith(".py") else "compiled"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.trace", description=(__doc__ or "").splitlines()[0]
    )
    parser.add_argument("--all", action="store_true", help="name every function")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    passed = traced()
    files = Counter(file for file, _ in passed)
    if args.json:
        named = {file: sorted(name for at, name in passed if at == file) for file in sorted(files)}
        print(json.dumps({"kernel": kernel(), "files": len(files), "functions": len(passed), "named": named}))
        return 0
    for file, count in sorted(files.items()):
        print(f"{count:>4}  {file}")
        if args.all:
            print("".join(f"        {name}\n" for at, name in sorted(passed) if at == file), end="")
    print(f"one click, {kernel()} kernel: {len(files)} files, {len(passed)} functions")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
