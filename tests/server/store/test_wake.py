"""Wake-ups: heard by every node, also after Redis has dropped everybody; never in the way of anybody."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest
from redis.asyncio import Redis

from consigliere.server.wake import LocalWake, open_wake, RedisWake
from tools.services import free_port

Heard = list[tuple[str, int]]


async def until(done: Callable[[], bool], seconds: float = 20) -> None:
    async with asyncio.timeout(seconds):
        while not done():
            await asyncio.sleep(0.01)


@pytest.fixture
def channel() -> str:
    """Test processes share one Redis, but not their messages."""
    return f"test-{secrets.token_hex(6)}"


async def nodes(
    stack: AsyncExitStack, url: str, channel: str, count: int
) -> tuple[list[RedisWake], list[Heard]]:
    made, heard = [], []
    for n in range(count):
        node = open_wake(url, f"node{n}", channel)
        assert isinstance(node, RedisWake)
        await node.open()
        stack.push_async_callback(node.close)
        words: Heard = []
        node.subscribe(lambda table, seq, words=words: words.append((table, seq)))  # type: ignore[misc]
        made.append(node)
        heard.append(words)
        await asyncio.wait_for(node.connected.wait(), 120)
    return made, heard


async def test_within_one_process() -> None:
    wake = open_wake(None, "n")
    assert isinstance(wake, LocalWake)
    await wake.open()
    heard: Heard = []

    def broken(table: str, seq: int) -> None:
        raise RuntimeError("a listener's own fault")

    wake.subscribe(broken)
    end = wake.subscribe(lambda table, seq: heard.append((table, seq)))
    wake.publish("t", 4)
    assert heard == [], "publishing calls nobody from within"
    await until(lambda: heard == [("t", 4)])
    end()
    end()
    wake.publish("t", 5)
    await asyncio.sleep(0.02)
    assert heard == [("t", 4)]
    await wake.close()


async def test_every_node_hears_each_wake_up_once(redis_url: str, channel: str) -> None:
    async with AsyncExitStack() as stack:
        made, heard = await nodes(stack, redis_url, channel, 3)
        expected = {(f"t{n}", n) for n in range(60)}
        for table, seq in sorted(expected):
            made[seq % 3].publish(table, seq)
        await until(lambda: all(len(words) >= 60 for words in heard))
        await asyncio.sleep(0.05)
        assert all(set(words) == expected and len(words) == 60 for words in heard)


async def test_nodes_come_back_after_redis_dropped_them(redis_url: str, channel: str) -> None:
    async with AsyncExitStack() as stack:
        made, heard = await nodes(stack, redis_url, channel, 2)
        async with Redis.from_url(redis_url) as admin:
            killed = 0
            for client in await admin.client_list():
                if client["name"].startswith(channel):
                    killed += await admin.client_kill_filter(_id=client["id"])
        assert killed >= 2
        for here, there in ((0, 1), (1, 0)):
            seq = 0
            async with asyncio.timeout(30):
                while not heard[there] or heard[there][-1][0] != f"from {here}":
                    seq += 1  # the first may fall into the gap: that is what polling is for
                    made[here].publish(f"from {here}", seq)
                    await asyncio.sleep(0.05)


async def test_what_is_no_message_of_ours_is_passed_over(redis_url: str, channel: str) -> None:
    async with AsyncExitStack() as stack:
        _, heard = await nodes(stack, redis_url, channel, 1)
        async with Redis.from_url(redis_url) as other:
            for message in (
                b"",
                b"\xff\xfe",
                b"n",
                b"n x t",
                b"n 1 ",
                b"n -1 t",
                b"n " + b"9" * 5000,
                b"n 7 t",
            ):
                await other.publish(channel, message)
        await until(lambda: bool(heard[0]))
        assert heard[0] == [("t", 7)]


async def test_without_redis_a_node_hears_itself_and_nobody_waits() -> None:
    wake = open_wake(f"redis://127.0.0.1:{free_port()}/0", "n")
    await wake.open()
    heard: Heard = []
    wake.subscribe(lambda table, seq: heard.append((table, seq)))
    for seq in range(20_000):
        wake.publish("t", seq)
    await until(lambda: len(heard) == 20_000)
    await asyncio.wait_for(wake.close(), 5)


@pytest.mark.parametrize("bad", ["", "host", "http://x", "redis://h:port/0"])
async def test_a_bad_address_is_named(bad: str) -> None:
    with pytest.raises(ValueError, match="redis://host:port/0"):
        open_wake(bad, "n")
