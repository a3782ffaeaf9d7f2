"""Webhooks of hostile people: slow answers, endless ones, names that change their meaning."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from consigliere.server import notices, webhook
from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.notices import Notifier, OF_ONE
from consigliere.server.store import open_store
from consigliere.server.store.base import Identity, Notice
from consigliere.server.timing import Times

Answering = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, None]]


@contextmanager
def names() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(2) as pool:
        yield pool


@asynccontextmanager
async def somebody(answering: Answering) -> AsyncIterator[int]:
    """Somebody's server; its port."""
    opened: list[asyncio.StreamWriter] = []

    async def one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        opened.append(writer)
        await answering(reader, writer)

    server = await asyncio.start_server(one, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for writer in opened:
            writer.transport.abort()
        await asyncio.sleep(0.05)


def delivered(answering: Answering, longest: float = 1.0) -> int:
    """The status that somebody's server gives us."""

    async def work() -> int:
        async with somebody(answering) as port:
            with names() as pool:
                url = f"http://127.0.0.1:{port}/x"
                return await webhook.deliver(url, b"{}", "s", 0, True, pool, longest)

    return asyncio.run(asyncio.wait_for(work(), 60))


async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """One byte at a time, each well before any timeout of a single step."""
    try:
        for byte in b"HTTP/1.1 200 " + b"O" * 400:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.1)
    except OSError:
        return


def test_a_slow_answer_is_cut_off_in_all() -> None:
    with pytest.raises(TimeoutError):
        delivered(drip)


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200" + b"x" * 40_000,
        b"hello\r\n",
        b"HTTP/1.1 \xb2\xb2\xb2 x\r\n",
        b"",
        b"HTTP/1.1 100 x\r\n\r\n" * 9,
    ],
)
def test_answers_that_are_none(answer: bytes) -> None:
    async def answering(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answer)
        writer.write_eof()

    with pytest.raises((ValueError, EOFError, OSError, asyncio.LimitOverrunError)):
        delivered(answering, 20.0)


def test_a_status_after_an_announcement() -> None:
    async def answering(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"POST /x HTTP/1.1\r\nHost: 127.0.0.1:") and b"Content-Length: 2\r\n" in head
        writer.write(b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n")

    assert delivered(answering, 20.0) == 204


def test_the_checked_address_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere the second time is not asked a second time."""
    asked: list[str] = []
    went: list[str] = []

    def found(host: str, *_: Any, **__: Any) -> list[Any]:
        asked.append(host)
        return [(2, 1, 6, "", ("8.8.8.8" if len(asked) == 1 else "127.0.0.1", 80))]

    async def open_connection(host: str, port: int, **_: Any) -> Any:
        went.append(host)
        raise OSError("not from here")

    monkeypatch.setattr(socket, "getaddrinfo", found)
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    with names() as pool, pytest.raises(OSError, match="not from here"):
        asyncio.run(webhook.deliver("http://changing.example/", b"{}", "s", 0, False, pool))
    assert (asked, went) == (["changing.example"], ["8.8.8.8"])


@pytest.mark.parametrize("inside", ["64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "::7f00:1"])
def test_a_name_that_leads_inside_in_disguise(inside: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(webhook.BadAddress):
        webhook.checked(f"http://[{inside}]/")
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(10, 1, 6, "", (inside, 80, 0, 0))])
    with names() as pool, pytest.raises(webhook.BadAddress):
        asyncio.run(webhook.deliver("http://innocent.example/", b"{}", "s", 0, False, pool))


def test_one_person_cannot_hold_all_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty notices of somebody whose address never answers; another one's goes out all the same."""

    async def work() -> None:
        at = [10**12]
        store = open_store(f"sqlite:///{tmp_path / 'n.db'}")
        await store.open()
        notifier = Notifier(Hub(store, Metrics(), Times(lambda: at[0])), private=True)
        for who in ("eve", "ann"):
            settings = {"webhook": f"http://{who}.example/", "webhook_secret": "s"}
            await store.create_identity(Identity(who, who, f"hash {who}", 0, settings))
        for n in range(30):
            await store.note(Notice(f"t{n:02}", "turn:1.0", "eve", 0, "chicago", "", 5), at[0] - 100 + n)
        await store.note(Notice("u", "turn:1.0", "ann", 0, "chicago", "", 5), at[0])
        never, went, most = asyncio.Event(), [], 0

        async def deliver(url: str, *_: Any) -> int:
            nonlocal most
            went.append(url)
            most = max(most, notifier.underway["eve"])
            if "eve" in url:
                await never.wait()
            return 204

        async def wanted(notice: Notice) -> bool:
            return True

        monkeypatch.setattr(webhook, "deliver", deliver)
        monkeypatch.setattr(notifier, "wanted", wanted)
        for _ in range(4):
            begun = await notifier.begin()
            await asyncio.wait(begun, timeout=0.2) if begun else None
        assert went.count("http://ann.example/") == 1
        assert most == OF_ONE and went.count("http://eve.example/") == OF_ONE
        never.set()
        for _ in range(20):
            await notifier.look()
        assert went.count("http://eve.example/") == 30 and not notifier.underway
        await notifier.close()
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_without_a_share_one_person_holds_them_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: as many of one person as there are places."""
    monkeypatch.setattr(notices, "OF_ONE", notices.AT_ONCE)
    with pytest.raises(AssertionError):
        test_one_person_cannot_hold_all_places(tmp_path, monkeypatch)


def test_threads_are_free_again() -> None:
    """What a slow address takes is a connection, not a thread."""
    before = threading.active_count()

    async def work() -> None:
        async with somebody(drip) as port:
            with names() as pool:
                url = f"http://127.0.0.1:{port}/"
                calls = [webhook.deliver(url, b"{}", "s", 0, True, pool, 1.0) for _ in range(40)]
                found = await asyncio.gather(*calls, return_exceptions=True)
                assert all(isinstance(one, TimeoutError) for one in found) and pool._work_queue.empty()

    asyncio.run(asyncio.wait_for(work(), 60))
    assert threading.active_count() <= before + 1
