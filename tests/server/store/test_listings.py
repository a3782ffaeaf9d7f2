"""The lobby's rows: written with the record that changes them, or not at all."""

from __future__ import annotations

import pytest

from consigliere.server.store.base import Conflict, Listing, Seat, Statistics, Store
from tests.server.store.material import ANN, BOT, listing, new_table, opened, record

BEA = Seat("bea", None, "Bea")


async def ids(store: Store, **search: object) -> list[str]:
    return [row.id for row in await store.list_tables(**search)]  # type: ignore[arg-type]


async def test_a_listing_changes_with_its_record(url: str) -> None:
    after = listing("t", status="playing", seats=(ANN, BOT, BEA), to_act=(0, 2), due_at=9, invite="door")
    async with opened(url) as store:
        await new_table(store)
        assert await store.listing("t") == listing("t")
        await store.append("t", 1, [record(2)], after)
        assert await store.listing("t") == after == await store.by_invite("door")
        with pytest.raises(Conflict):
            await store.append("t", 1, [record(2)], listing("t", status="closed"))
        assert await store.listing("t") == after
        await store.append("t", 2, [record(3)])
        assert await store.listing("t") == after


@pytest.mark.slow
async def test_the_lobby_is_searched(url: str) -> None:
    full = (ANN, BOT, BEA)
    async with opened(url) as store:
        await new_table(store, "open", updated_at=1)
        await new_table(store, "full", updated_at=2, seats=full)
        await new_table(store, "hidden", updated_at=3, visibility="private", host="bea", seats=(BEA,))
        await new_table(store, "alone", updated_at=4, visibility="bots", status="playing", due_at=50)
        await new_table(store, "past", updated_at=5, status="over", seats=full, due_at=None)
        assert await ids(store) == ["past", "alone", "hidden", "full", "open"]
        assert await ids(store, visibility="public") == ["past", "full", "open"]
        assert await ids(store, open_only=True) == ["hidden", "open"]
        assert await ids(store, identity="bea") == ["past", "hidden", "full"]
        assert await ids(store, limit=2) == ["past", "alone"]
        assert await ids(store, limit=2, before=(4, "alone")) == ["hidden", "full"]
        assert await ids(store, limit=0) == []
        assert [listed.id for listed in await store.active()] == ["alone"]


async def test_paging_meets_every_table_once(url: str) -> None:
    async with opened(url) as store:
        for n in range(11):
            await new_table(store, f"t{n}", updated_at=n // 4)  # several of one moment
        seen: list[Listing] = []
        before = None
        while page := await store.list_tables(limit=3, before=before):
            seen += page
            before = (page[-1].updated_at, page[-1].id)
        assert sorted(row.id for row in seen) == sorted(f"t{n}" for n in range(11))


@pytest.mark.slow
async def test_clocks_that_have_run_out(url: str) -> None:
    async with opened(url) as store:
        for id, due in (("late", 100), ("later", 200), ("never", None), ("first", 50)):
            await new_table(store, id, status="playing", due_at=due)
        assert await store.due(49) == []
        assert await store.due(100) == ["first", "late"]
        await store.append("first", 1, [record(2)], listing("first", status="playing", due_at=None))
        assert await store.due(10**12) == ["late", "later"]


@pytest.mark.slow
async def test_statistics_count_finished_games(url: str) -> None:
    def seats(ann: int, bea: int) -> tuple[Seat, ...]:
        return (Seat("ann", None, "Ann", ann, 40 - ann), Seat("bea", None, "Bea", bea, 40 - bea))

    async with opened(url) as store:
        await new_table(store, "a", status="over", players=2, seats=seats(1, 2), updated_at=1)
        await new_table(store, "b", status="over", players=2, seats=seats(2, 1), updated_at=2)
        await new_table(store, "c", status="over", players=2, seats=seats(1, 1), updated_at=3)
        await new_table(store, "d", status="over", game="godfather", players=2, seats=seats(2, 1))
        await new_table(store, "e", status="playing", players=2, seats=(ANN, BEA), updated_at=9)
        await new_table(store, "f", status="closed", players=2, seats=(ANN, BEA), updated_at=9)
        assert await store.statistics("ann") == [
            Statistics("chicago", 2, 3, 2, 39 + 38 + 39),
            Statistics("godfather", 2, 1, 0, 38),
        ]
        assert await store.statistics("eve") == []
        finished = await store.finished("ann", limit=2)
        assert [row.id for row in finished] == ["c", "b"]
        assert [row.id for row in await store.finished("ann", before=(2, "b"))] == ["d", "a"]


@pytest.mark.slow
async def test_games_of_a_host_without_people(url: str) -> None:
    async with opened(url) as store:
        await new_table(store, "empty", status="playing", seats=(BOT, BOT, BOT))
        await new_table(store, "over", status="over", seats=(BOT, BOT, BOT))
        await new_table(store, "own", status="playing")
        await new_table(store, "hers", status="playing", seats=(BOT, BOT, BOT), host="bea")
        assert [await store.seatless(host) for host in ("ann", "bea", "cy")] == [1, 1, 0]
