"""The log of a table: numbers without gaps, each command once, all or nothing, one winner per number."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from consigliere.server.store.base import Conflict, Duplicate, Missing, Store
from tests.server.store.material import listing, new_table, opened, record, SEED


@pytest.mark.slow
async def test_what_is_appended_is_read_back(url: str) -> None:
    body: dict[str, Any] = {
        "actions": ["pay $3", "قرمز"],
        "nested": {"n": [1, None, True, 2.5]},
        "odd": "\0\u200c'\"\\",
    }
    async with opened(url) as store:
        await new_table(store)
        await store.append("t", 1, [record(2, "c2", **body), record(3)])
        log = await store.read("t")
        assert [r.seq for r in log] == [1, 2, 3]
        assert log[1] == record(2, "c2", **body)
        assert log[2].command is None
        assert await store.read("t", 2) == log[2:]
        assert await store.read("t", 3) == []
        assert await store.secret("t") == SEED
    async with opened(url) as store:
        assert await store.read("t") == log


@pytest.mark.slow
async def test_a_stale_number_is_a_conflict(url: str) -> None:
    async with opened(url) as store:
        await new_table(store)
        await store.append("t", 1, [record(2)])
        for after in (0, 1, 3, 7):
            with pytest.raises(Conflict) as raised:
                await store.append("t", after, [record(after + 1, f"c{after}")])
            assert raised.value.last == 2
        assert len(await store.read("t")) == 2


@pytest.mark.slow
async def test_a_command_sent_twice_is_answered_with_the_first(url: str) -> None:
    async with opened(url) as store:
        await new_table(store)
        await new_table(store, "other")
        first = record(2, "pay", amount=3)
        await store.append("t", 1, [first])
        for after in (1, 2, 5):  # as it was sent, after catching up, and from nowhere
            with pytest.raises(Duplicate) as raised:
                await store.append("t", after, [record(after + 1, "pay", amount=4)])
            assert raised.value.record == first
        await store.append("other", 1, [record(2, "pay")])  # ids are a table's own
        assert await store.read("t", 1) == [first]


@pytest.mark.slow
async def test_all_or_nothing(url: str) -> None:
    async with opened(url) as store:
        await new_table(store)
        await store.append("t", 1, [record(2, "a")])
        with pytest.raises(Duplicate):
            await store.append("t", 2, [record(3, "b"), record(4, "a")], listing("t", status="over"))
        assert [r.command for r in await store.read("t")] == ["make", "a"]
        found = await store.listing("t")
        assert found is not None and found.status == "waiting"


@pytest.mark.slow
@pytest.mark.parametrize(
    "numbers, commands",
    [([], []), ([3], ["a"]), ([2, 4], ["a", "b"]), ([2, 2], ["a", "b"]), ([2, 3], ["a", "a"])],
)
async def test_a_callers_mistake_is_named(url: str, numbers: list[int], commands: list[str]) -> None:
    async with opened(url) as store:
        await new_table(store)
        with pytest.raises(ValueError, match=r"append|follow|two records"):
            await store.append("t", 1, [record(n, c) for n, c in zip(numbers, commands, strict=True)])
        with pytest.raises(ValueError, match="listing of u"):
            await store.append("t", 1, [record(2)], listing("u"))
        assert len(await store.read("t")) == 1


@pytest.mark.slow
@pytest.mark.parametrize("name", ["nowhere", "", "\0", "\ud800", "t' OR 1=1 --", "x" * 5000])
async def test_an_unknown_table(url: str, name: str) -> None:
    async with opened(url) as store:
        await new_table(store)
        assert await store.read(name) == []
        assert await store.listing(name) is None
        assert await store.by_invite(name) is None
        assert await store.identity(name) is None
        assert await store.by_recovery(name) is None
        assert await store.list_tables(identity=name) == []
        with pytest.raises(Missing):
            await store.append(name, 1, [record(2)])
        with pytest.raises(Missing):
            await store.secret(name)
        with pytest.raises(Missing):
            await store.delete_identity(name)


@pytest.mark.slow
async def test_numbers_beyond_any_log(url: str) -> None:
    async with opened(url) as store:
        await new_table(store)
        assert await store.read("t", 10**30) == []
        assert len(await store.read("t", -(10**30))) == 1
        assert await store.due(-(10**30)) == []
        assert len(await store.list_tables(limit=10**30, before=(10**30, "z"))) == 1


@pytest.mark.slow
async def test_a_tables_id_is_taken_once(url: str) -> None:
    async with opened(url) as store:
        await new_table(store)
        with pytest.raises(Conflict):
            await store.create("t", b"other", [record(1)], listing("t", host="eve"))
        results = await asyncio.gather(*(new_table(store, "u") for _ in range(10)), return_exceptions=True)
        assert results.count(None) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 9
        assert await store.secret("t") == SEED


@pytest.mark.slow
async def test_one_winner_for_each_number(url: str) -> None:
    """A hundred tasks want to append to the same log; each catches up and tries again until it is in."""
    tries = 0

    async def insist(store: Store, n: int) -> None:
        nonlocal tries
        last = 1
        while True:
            tries += 1
            try:
                await store.append("t", last, [record(last + 1, f"c{n}", n=n)])
                return
            except Conflict as conflict:
                last = conflict.last

    async with opened(url) as store, opened(url) as node:
        await new_table(store)
        await asyncio.gather(*(insist(store if n % 2 else node, n) for n in range(100)))
        log = await store.read("t")
    assert [r.seq for r in log] == list(range(1, 102))
    assert {r.body["n"] for r in log[1:]} == set(range(100))
    assert tries > 100, "nobody ever met anybody: the test proves nothing"


@pytest.mark.slow
async def test_one_number_has_one_winner(url: str) -> None:
    async with opened(url) as store, opened(url) as node:
        await new_table(store)
        work = [
            (store if n % 2 else node).append("t", 1, [record(2, f"c{n}", n=n), record(3, f"d{n}", n=n)])
            for n in range(50)
        ]
        results = await asyncio.gather(*work, return_exceptions=True)
        winners = [n for n, result in enumerate(results) if result is None]
        assert len(winners) == 1
        assert all(isinstance(result, Conflict) for n, result in enumerate(results) if n not in winners)
        assert [r.body["n"] for r in (await store.read("t"))[1:]] == winners * 2


@pytest.mark.slow
async def test_one_command_from_many_nodes_happens_once(url: str) -> None:
    """Two nodes fire the same clock: the same derived id, though not the same moment."""
    async with opened(url) as store, opened(url) as node:
        await new_table(store)
        for n in range(1, 16):
            due = [record(n + 1, f"clock-{n}", node="a"), record(n + 1, f"clock-{n}", node="b")]
            results = await asyncio.gather(
                store.append("t", n, [due[0]]), node.append("t", n, [due[1]]), return_exceptions=True
            )
            assert results.count(None) == 1
            refused = next(result for result in results if result is not None)
            assert isinstance(refused, Duplicate)
            assert refused.record == due[results.index(None)]


@pytest.mark.slow
async def test_others_are_kept_when_one_conflicts(url: str) -> None:
    """A group of appends meets in one transaction: faulty ones fall out, the rest are written."""
    async with opened(url) as store:
        for n in range(40):
            await new_table(store, f"t{n}")
        work = []
        for n in range(40):
            after, command = (1, "a") if n % 4 else (5, "a")
            if n % 4 == 1:
                command = "make"  # used before
            work.append(store.append(f"t{n}", after, [record(after + 1, command)]))
        results = await asyncio.gather(*work, return_exceptions=True)
        kinds = [type(result) for result in results]
        assert kinds == [Conflict, Duplicate, type(None), type(None)] * 10
        logs = await store.read_many([f"t{n}" for n in range(40)] + ["nowhere"])
        assert [len(logs[f"t{n}"]) for n in range(40)] == [1, 1, 2, 2] * 10
        assert "nowhere" not in logs


@pytest.mark.slow
async def test_a_body_that_cannot_be_written_harms_nobody(url: str) -> None:
    async with opened(url) as store:
        await new_table(store)
        await new_table(store, "u")
        good, bad = await asyncio.gather(
            store.append("u", 1, [record(2)]),
            store.append("t", 1, [record(2, text="\ud800")]),
            return_exceptions=True,
        )
        assert good is None and isinstance(bad, (ValueError, TypeError))
        await store.append("t", 1, [record(2, text="fine")])
