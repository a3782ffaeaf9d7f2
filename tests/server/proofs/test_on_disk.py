"""An acknowledgement leaves the server only after the log has reached the disk: seen from outside, by strace.

SIGKILL does not show this, since the system keeps what a killed process has written. So the server's calls
are watched: between the receipt of a command and its `done`, or anything told to others, a sync of the
store's write-ahead log returns. With `synchronous=OFF` planted in the process the same test fails.
"""

import asyncio
import random
import re
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from consigliere.server.proving.http import Guest, guest
from consigliere.server.proving.node import LAUNCHER, Node

pytestmark = pytest.mark.slow
CARELESS = Path(__file__).with_name("careless.py")
RECEIVES = ("read", "readv", "recvfrom", "recvmsg")
SENDS = ("write", "writev", "sendto", "sendmsg")
SYNCS = ("fsync", "fdatasync")
MOVES = 6
BEGUN = re.compile(r"^(\d+) +(\w+)\((.*)$")
RESUMED = re.compile(r"^(\d+) +<\.\.\. (\w+) resumed>(.*)$")


@dataclass
class Call:
    """A call when it returned, or when it was made if it sends: what leaves has left by then."""

    name: str
    text: str


def strace(calls: Path) -> list[str]:
    program = shutil.which("strace")
    assert program, "strace is missing: apt install strace"
    traced = ",".join((*RECEIVES, *SENDS, *SYNCS))
    # -D: the server itself is our child, so that it can be stopped
    return [program, "-D", "-f", "-yy", "-s", "65536", "-e", f"trace={traced}", "-o", str(calls)]


def parsed(text: str) -> list[Call]:
    out: list[Call] = []
    open_calls: dict[str, str] = {}
    for line in text.splitlines():
        if found := RESUMED.match(line):
            process, name, rest = found.groups()
            begun = open_calls.pop(process, "")
            if name not in SENDS:
                out.append(Call(name, begun + rest))
        elif found := BEGUN.match(line):
            process, name, rest = found.groups()
            unfinished = rest.endswith("<unfinished ...>")
            if unfinished:
                open_calls[process] = rest
            if not unfinished or name in SENDS:
                out.append(Call(name, rest))
    return out


async def played(folder: Path, launcher: tuple[str, ...]) -> tuple[str, int]:
    """Two people play a few moves one after the other; the calls of the server and the moves made."""
    calls = folder / "calls"
    db = f"sqlite:///{folder / 'tables.db'}"
    node = Node(db, folder / "log", "--bot-workers", "1", launcher=(*strace(calls), *launcher))
    await node.start()
    moves = 0
    try:
        people = [await guest(node.url, name) for name in ("Ann", "Bob")]
        wanted = {"game": "godfather", "players": 2, "visibility": "public"}
        table = (await people[0].ask(node.url, "POST", "/api/tables", wanted))["id"]
        await people[1].ask(node.url, "POST", f"/api/tables/{table}/seats", {"seat": 1})
        await people[0].ask(node.url, "POST", f"/api/tables/{table}/start")
        async with dial(node, people[0]) as one, dial(node, people[1]) as two:
            moves = await moved([one, two], table)
    finally:
        await node.stop()
    return calls.read_text(encoding="utf-8", errors="replace"), moves


def dial(node: Node, who: Guest) -> connect:
    url = node.url.replace("http://", "ws://") + "/ws"
    return connect(url, additional_headers={"cookie": who.cookie}, compression=None, max_size=None)


async def moved(sockets: list[ClientConnection], table: str) -> int:
    rng = random.Random(1)
    for socket in sockets:
        await socket.send(f'{{"type":"join","table":"{table}"}}')
    moves = 0
    while moves < MOVES:
        for socket in sockets:
            question = None
            await asyncio.sleep(0.5)  # nothing else is under way
            await socket.send(f'{{"type":"leave","table":"{table}"}}')
            await socket.send(f'{{"type":"join","table":"{table}"}}')
            while question is None:
                message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60))
                if message["type"] == "snapshot":
                    question = message["position"].get("question") or {"legal": []}
            if not question["legal"]:
                continue
            await asyncio.sleep(0.5)
            moves += 1
            action = rng.choice(question["legal"])["text"]
            do = {"type": "do", "table": table, "command": f"move-{moves}"}
            await socket.send(
                msgspec.json.encode({**do, "decision": question["decision"], "actions": [action]}).decode()
            )
            while message.get("command") != f"move-{moves}":
                message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 60))
            assert message["type"] == "done", message
    return moves


def synced_in_time(text: str, moves: int) -> bool:
    """Whether for each move: receipt, then a sync of the log that returns, then whatever is told of it."""
    calls = parsed(text)
    at = 0
    for n in range(1, moves + 1):
        done = next(i for i in range(at, len(calls)) if f'\\"command\\":\\"move-{n}\\"' in calls[i].text)
        socket = calls[done].text.partition(",")[0]
        received = max(
            i for i in range(done) if calls[i].name in RECEIVES and calls[i].text.startswith(f"{socket},")
        )
        between = calls[received + 1 : done + 1]
        synced = next((i for i, call in enumerate(between) if is_sync(call)), None)
        told = next(i for i, call in enumerate(between) if call.name in SENDS and tells(call))
        if synced is None or told < synced:
            return False
        at = done + 1
    return True


def is_sync(call: Call) -> bool:
    return call.name in SYNCS and "-wal>" in call.text and call.text.rstrip().endswith("= 0")


def tells(call: Call) -> bool:
    return '\\"type\\":\\"events\\"' in call.text or '\\"type\\":\\"done\\"' in call.text


def test_on_disk_before_anybody_is_told(tmp_path: Path) -> None:
    text, moves = asyncio.run(played(tmp_path, tuple(LAUNCHER)))
    assert moves >= MOVES and synced_in_time(text, moves)


@pytest.mark.parametrize("fault", ["does_not_sync", "acknowledges_before_it_writes"])
def test_planted_carelessness_is_seen(tmp_path: Path, fault: str) -> None:
    text, moves = asyncio.run(played(tmp_path, (sys.executable, str(CARELESS), fault)))
    assert moves >= MOVES and not synced_in_time(text, moves)
