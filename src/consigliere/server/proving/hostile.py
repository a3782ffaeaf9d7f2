"""Connections that misbehave below the messages: garbage, half requests, no reading, floods."""

import asyncio
import base64
import random
import socket
from collections import Counter
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from consigliere.games.catalogue import GAMES
from consigliere.server.proving.http import guest
from consigliere.server.proving.node import Node
from consigliere.server.proving.player import GONE

STARTS: Final = (
    b"",
    b"\x00" * 64,
    b"GET",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999\r\n\r\n{",
    b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nffffffff\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 3000,
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
)
FLOOD: Final = 400
FLOODER: Final = "127.0.0.2"  # limits go by address; the other player has another one


async def connections(node: Node, table: str, rng: random.Random, answers: Counter[str]) -> None:
    """Raw connections, wrong sockets and those that never read; all let go in the end."""
    at = urlsplit(node.url)
    assert at.hostname is not None and at.port is not None
    for start in STARTS:
        await raw(at.hostname, at.port, start, rng)
        answers["raw connections"] += 1
    for frame in wrong_frames(rng):
        await raw(at.hostname, at.port, upgrade(at.netloc) + frame, rng)
        answers["wrong frames"] += 1
    deaf = [await silent(at.hostname, at.port, at.netloc, table) for _ in range(4)]
    await asyncio.sleep(2)
    for connection in deaf:
        connection.close()
    answers["never reading"] += len(deaf)


async def raw(host: str, port: int, data: bytes, rng: random.Random) -> None:
    """Sent in two halves, slowly; the answer is not waited for."""
    with suppress(OSError, TimeoutError):
        async with asyncio.timeout(5):
            reader, writer = await asyncio.open_connection(host, port)
            cut = rng.randrange(len(data) + 1)
            writer.write(data[:cut])
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.write(data[cut:])
            await writer.drain()
            with suppress(TimeoutError):
                await asyncio.wait_for(reader.read(200), 0.3)
            writer.close()


def upgrade(host: str) -> bytes:
    key = base64.b64encode(b"0123456789abcdef").decode()
    lines = ["GET /ws HTTP/1.1", f"host: {host}", "upgrade: websocket", "connection: Upgrade"]
    lines += [f"sec-websocket-key: {key}", "sec-websocket-version: 13", "", ""]
    return "\r\n".join(lines).encode()


def wrong_frames(rng: random.Random) -> list[bytes]:
    """Against the socket protocol: no mask, reserved bits, unknown kinds, lengths that never come."""
    mask = b"\x00\x00\x00\x00"
    return [
        b"\x81\x02{}",
        b"\xf1\x82" + mask + b"{}",
        b"\x8f\x80" + mask,
        b"\x81\xff" + b"\x7f" * 8 + mask + b"{",
        b"\x01\x81" + mask + b"{" + b"\x81\x81" + mask + b"}",
        b"\x80\x80" + mask,
        b"\x89\xfe\xff\xff" + mask + b"x",
        b"\x88\x82" + mask + b"\x00\x01",
        b"\x88\x81" + mask + b"x",
        b"\x01\x81" + mask + b"{",
        rng.randbytes(300),
    ]


async def silent(host: str, port: int, netloc: str, table: str) -> socket.socket:
    """A spectator with a small buffer who joins and never reads a byte."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(made, (host, port))
    text = msgspec.json.encode({"type": "join", "table": table, "words": "en"})
    frame = bytes([0x81, 0x80 | len(text)]) + b"\x00\x00\x00\x00" + text
    await loop.sock_sendall(made, upgrade(netloc))
    await asyncio.sleep(0.3)
    for _ in range(300):
        with suppress(OSError, TimeoutError):
            await asyncio.wait_for(loop.sock_sendall(made, frame), 0.05)
    return made


async def flood(node: Node, answers: Counter[str]) -> int:
    """With limits: who floods is slowed down, who plays from elsewhere is not. Returns what went wrong."""
    wrong = 0
    calm = await guest(node.url, "Calm")
    made = await calm.ask(
        node.url,
        "POST",
        "/api/tables",
        {"game": next(iter(GAMES)), "players": 2, "visibility": "bots", "levels": ["random"]},
    )
    url = node.url.replace("http://", "ws://") + "/ws"
    held: Counter[str] = Counter()

    async def pour() -> None:
        with suppress(*GONE):
            async with connect(url, compression=None, local_addr=(FLOODER, 0), close_timeout=1) as flooding:

                async def hear() -> None:
                    with suppress(WebSocketException):
                        async for raw_message in flooding:
                            message = msgspec.json.decode(raw_message)
                            held[message.get("error", message["type"])] += 1

                hearing = asyncio.create_task(hear())
                for n in range(FLOOD):
                    await flooding.send(f'{{"type":"ping","id":"flood-{n}"}}')
                await asyncio.sleep(2)
                hearing.cancel()

    pouring = asyncio.create_task(pour())
    async with connect(url, compression=None, additional_headers={"cookie": calm.cookie}) as playing:
        await playing.send(f'{{"type":"join","table":"{made["id"]}"}}')
        for n in range(10):
            await playing.send(f'{{"type":"ping","id":"calm-{n}"}}')
            async with asyncio.timeout(10):
                while True:
                    message = msgspec.json.decode(await playing.recv())
                    wrong += message.get("error") == "too-fast"
                    if message.get("id") == f"calm-{n}":
                        break
            await asyncio.sleep(0.1)
    await pouring
    answers["flood slowed down"] += held["too-fast"]
    return wrong + (held["too-fast"] == 0) + (held["pong"] > FLOOD // 2)
