"""A command whose sender hangs up while it is being written: the others are told, and the game goes on."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from consigliere.server.proving.http import Guest, guest
from consigliere.server.proving.node import Node

pytestmark = pytest.mark.slow
CARELESS = Path(__file__).with_name("careless.py")
MEANWHILE_S = 0.1  # of the 0.4 that a record takes to get to the disk here


async def joined(node: Node, who: Guest, table: str) -> ClientConnection:
    url = node.url.replace("http://", "ws://") + "/ws"
    socket = await connect(url, additional_headers={"cookie": who.cookie}, compression=None, max_size=None)
    await socket.send(f'{{"type":"join","table":"{table}"}}')
    await until(socket, "snapshot")
    return socket


async def until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10))
        if message["type"] == kind:
            return dict(message)


async def hung_up(folder: Path) -> tuple[dict[str, Any], str]:
    """Ann speaks and is gone; meanwhile somebody else leaves, of which Ann cannot be told any more."""
    launcher = (sys.executable, str(CARELESS), "dawdles")
    node = Node(f"sqlite:///{folder / 'tables.db'}", folder / "log", "--bot-workers", "1", launcher=launcher)
    await node.start()
    try:
        ann, bob, carl = [await guest(node.url, name) for name in ("Ann", "Bob", "Carl")]
        wanted = {"game": "godfather", "players": 2, "visibility": "public"}
        table = (await ann.ask(node.url, "POST", "/api/tables", wanted))["id"]
        await bob.ask(node.url, "POST", f"/api/tables/{table}/seats", {"seat": 1})
        speaking, hearing, leaving = [await joined(node, one, table) for one in (ann, bob, carl)]
        await speaking.send(f'{{"type":"say","table":"{table}","command":"one","text":"anybody here?"}}')
        await asyncio.sleep(MEANWHILE_S)
        speaking.transport.abort()
        await asyncio.sleep(MEANWHILE_S)
        leaving.transport.abort()
        return await until(hearing, "events"), node.logged()
    finally:
        await node.stop()


def test_who_hangs_up_has_spoken(tmp_path: Path) -> None:
    told, logged = asyncio.run(hung_up(tmp_path))
    assert [happening["text"] for happening in told["happened"]] == ["anybody here?"]
    assert "Traceback" not in logged
