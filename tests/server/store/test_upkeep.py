"""What keeps tables going, on both stores: outages, who was seen, notices, links, cached positions."""

from __future__ import annotations

import asyncio

import pytest

from consigliere.server.store.base import Notice, Record
from consigliere.server.store.forgetting import forget_in_record
from tests.server.store.material import new_table, opened

MINE = Notice("t", "turn:4.0", "ann", 0, "chicago", "", 5)


@pytest.mark.slow
async def test_outages_are_noted_once(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        assert await one.beat(1000, 0) == []  # the first start of all
        assert await one.beat(6000, 60_000) == []
        assert await two.beat(7000, 15_000) == []  # it starts beside a living one
        found = await asyncio.gather(one.beat(100_000, 60_000), two.beat(100_001, 60_000))
        assert len(found[0]) <= 1 and len(await one.beat(100_002, 60_000)) == 1
        ((start, end),) = await two.beat(100_003, 60_000)
        assert start == 7000 and end in (100_000, 100_001)
        assert await one.beat(200_000, 0) == [(start, end), (100_003, 200_000)]
        assert len(await two.beat(150_000, 0)) == 2  # a clock that goes back makes no outage
        assert (await two.beat(200_005, 10))[-1] == (100_003, 200_000)


@pytest.mark.slow
async def test_who_was_seen(url: str) -> None:
    async with opened(url) as store:
        await store.saw([("t", 0, 10), ("t", 1, 11), ("u", 0, 12)])
        await store.saw([("t", 1, 20)])
        await store.saw([])
        assert await store.seen("t") == {0: 10, 1: 20}
        assert await store.seen("nobody") == {}


@pytest.mark.slow
async def test_a_notice_goes_to_one_process(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        noted = await asyncio.gather(*(store.note(MINE, 100) for store in (one, two, one, two)))
        assert sorted(noted) == [False, False, False, True]
        assert await one.claim(99, 500, 10) == []
        taken = await asyncio.gather(*(store.claim(100, 500, 10) for store in (one, two, one, two)))
        assert [found for some in taken for found in some] == [(MINE, 0)]
        assert await two.claim(499, 900, 10) == []
        assert await two.claim(500, 900, 10) == [(MINE, 1)]  # whoever had it died
        await two.noted(MINE, 2000)
        assert await one.claim(1999, 9000, 10) == []
        assert await one.claim(2000, 9000, 10) == [(MINE, 2)]
        await one.noted(MINE, None)
        assert await one.claim(10**12, 10**12, 10) == []
        assert not await two.note(MINE, 100)


@pytest.mark.slow
async def test_nobody_takes_all_the_places_of_notices(url: str) -> None:
    async with opened(url) as store:
        for n in range(9):
            await store.note(Notice(f"t{n}", "turn:1.0", "eve", 0, "chicago", "", 5), 10 + n)
        for n, who in enumerate(("ann", "bob")):
            await store.note(Notice("u", f"turn:1.{n}", who, n, "chicago", "", 5), 50 + n)
        found = [notice.identity for notice, _ in await store.claim(100, 500, 10, 2)]
        assert sorted(found) == ["ann", "bob", "eve", "eve"]
        assert await store.claim(100, 500, 10, 2, ["eve"]) == []
        assert [notice.table for notice, _ in await store.claim(100, 500, 1, 2)] == ["t2"]


@pytest.mark.slow
async def test_links(url: str) -> None:
    async with opened(url) as store:
        assert await store.share("t", "first") == "first"
        assert await store.share("t", "second") == "first"
        assert (await store.shared("first"), await store.shared("second")) == ("t", None)
        assert await store.shared("\0") is None
        await store.unshare("t")
        assert await store.shared("first") is None
        assert await store.share("t", "third") == "third"


@pytest.mark.slow
async def test_positions_and_records_beside_the_moves(url: str) -> None:
    async with opened(url) as store:
        await new_table(store)
        last = (await store.read("t"))[-1].seq
        kinds = ("did", "said", "did", "reported", "did")
        more = [Record(last + n, 5, kind, None, {"n": n}) for n, kind in enumerate(kinds, 1)]
        await store.append("t", last, more)
        assert [(table, record.seq) for table, record in await store.of_kind("reported")] == [("t", last + 4)]
        assert await store.kept_fold("t", ("did",)) is None
        for data in (b"one", b"\x00\xff two"):
            await store.keep_position("t", last + 3, data)
            kept = await store.kept_fold("t", ("did",))
            assert kept is not None and kept[:2] == (await store.secret("t"), data)
            assert [one.seq for one in kept[2]] == [*range(1, last + 1), last + 2, last + 4, last + 5]
        both = await store.kept_fold("t", ("did", "said"))
        assert both is not None and last + 2 not in [one.seq for one in both[2]]
        await store.drop_positions(["t", "u"])
        await store.drop_positions([])
        assert await store.kept_fold("t", ("did",)) is None
        assert await store.tables() == ["t"] and await store.tables("t") == []


def test_reports_of_somebody_forgotten() -> None:
    report = Record(9, 5, "reported", None, {"seat": 0, "other": 1, "identity": "ann", "text": "I, Ann, say"})
    assert forget_in_record(report, "ann", "gone", {"Ann"}).body == {
        "seat": 0,
        "other": 1,
        "identity": "gone",
        "text": "",
    }
