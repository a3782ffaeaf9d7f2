"""Messages that go at once: framed as the protocol wants it, in order, and only while they are read."""

import asyncio

import pytest
from websockets.frames import Frame, Opcode

from consigliere.server.outbox import Budget, Outbox
from consigliere.server.pacing import framed, MOST_PUSHED

SIZES = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_what_the_library_makes_of_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_length_that_is_too_short_would_be_seen() -> None:
    assert Frame(Opcode.TEXT, b"x" * 126).serialize(mask=False) != b"\x81\x7d" + b"x" * 126


class Wire:
    """Takes what fits; what it has taken is sent when somebody reads."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.sent: list[bytes] = []

    def push(self, message: bytes) -> bool:
        if len(message) > self.room:
            return False
        self.room -= len(message)
        self.sent.append(message)
        return True


async def emptied(out: Outbox, count: int) -> list[bytes]:
    found = [await out.get() for _ in range(count)]
    return [one for one in found if one is not None]


def test_nothing_overtakes_what_waits() -> None:
    async def work() -> None:
        wire, budget = Wire(20), Budget()
        out = Outbox(budget, "here", push=wire.push)
        messages = [bytes([65 + n]) * 8 for n in range(5)]
        assert all(out.put(message) for message in messages)
        assert wire.sent == messages[:2], "two fit"
        wire.room = 1000
        assert out.put(b"last"), "there is room again, but three are waiting"
        assert wire.sent == messages[:2] and budget.held["here"] == 28
        assert await emptied(out, 3) == messages[2:]
        assert out.put(b"later"), "the last of them is on its way"
        assert wire.sent == messages[:2]
        assert await emptied(out, 2) == [b"last", b"later"]
        out._sent()
        assert out.put(b"free") and wire.sent[-1] == b"free" and not budget.held

    asyncio.run(work())


def test_who_does_not_read_is_counted() -> None:
    """Beyond what may go at once everything counts, and who takes too much is let go."""
    wire, budget = Wire(MOST_PUSHED), Budget()
    out = Outbox(budget, "here", most=100_000, push=wire.push)
    count = 0
    while out.put(b"x" * 1000):
        count += 1
    assert count == MOST_PUSHED // 1000 + 100
    blind = Outbox(Budget(), "here", most=100_000, push=lambda message: True)
    assert all(blind.put(b"x" * 1000) for _ in range(300)), "planted: a wire that takes everything"
