"""What is old and done with is deleted where the host wants it, a little at a time; all else stays."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select

from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.store import schema
from consigliere.server.store.base import Notice, Seat, Store
from consigliere.server.store.retention import OF_A_TABLE
from consigliere.server.tidying import BATCH, Tidying
from consigliere.server.timing import DAY, Times
from tests.server.store.material import ANN, BOT, listing, new_table, opened, person, record

NOW = 1_000 * DAY
OLD, NEW = NOW - 91 * DAY, NOW - 89 * DAY


async def full_table(store: Store, id: str, **changes: Any) -> None:
    """A table with something in every place that knows tables."""
    await new_table(store, id, **changes)
    await store.append(id, 1, [record(2, host="ann")])
    await store.saw([(id, 0, 5)])
    await store.note(Notice(id, "turn:1.0", "ann", 0, "chicago", "", 5), 10)
    await store.share(id, f"link to {id}")
    await store.keep_position(id, 2, b"position")
    await store.keep_notes(id, "{}")


async def rows(store: Any, table: Any, id: str) -> int:
    def work(db: Connection) -> int:
        key = table.c.id if "id" in table.c else table.c.table_id
        return int(db.execute(select(func.count()).where(key == id)).scalar_one())

    return int(await store._read(work))


async def visited(store: Any, identity: str, at: int) -> None:
    """A session of this person that was last used then."""
    row = {
        "id": f"session of {identity}",
        "identity": identity,
        "token": f"token of {identity}",
        "keyed": 0,
        "name": "",
        "copied": 0,
        "created_at": 1,
        "seen_at": at,
        "rotated_at": 1,
    }
    await store._write(lambda db: db.execute(insert(schema.sessions), row))


@pytest.mark.slow
async def test_old_tables_go_with_all_that_belongs_to_them(url: str) -> None:
    async with opened(url) as store:
        for id, status, at in (
            ("over", "over", OLD),
            ("closed", "closed", OLD),
            ("lately", "over", NEW),
            ("playing", "playing", OLD),
            ("waiting", "waiting", OLD),
            ("watched", "over", OLD),
        ):
            await full_table(store, id, status=status, updated_at=at)
        gone = await store.delete_tables(NOW - 90 * DAY, 10, ["watched"])
        assert sorted(gone) == ["closed", "over"]
        assert await store.tables() == ["lately", "playing", "waiting", "watched"]
        for table in (*OF_A_TABLE, schema.listings):
            assert [await rows(store, table, id) for id in gone] == [0, 0], table.name
            assert await rows(store, table, "lately") > 0, table.name
        assert await store.shared("link to over") is None
        assert await store.read("over") == [] and len(await store.read("lately")) == 2


@pytest.mark.slow
async def test_guests_without_games_and_visits_go(url: str) -> None:
    async with opened(url) as store:
        everybody = ("ann", "never", "visitor", "gone", "fresh", "banned")
        for who in everybody:
            at = NEW if who == "fresh" else OLD
            made = person(who)
            await store.create_identity(type(made)(made.id, made.name, made.recovery, at, {}))
        await visited(store, "visitor", NEW)
        await visited(store, "gone", OLD)
        await store.ban("banned", OLD, "shouts")
        await new_table(store, "t", status="over", updated_at=NEW, seats=(ANN, BOT))
        await store.delete_guests(NOW - 90 * DAY, 10)
        left = [who for who in everybody if await store.identity(who)]
        assert left == ["ann", "visitor", "fresh", "banned"]
        assert await store.sessions("gone") == [] and len(await store.sessions("visitor")) == 1
        # whose last game has gone and who has not been here since goes, too
        assert await store.delete_tables(NOW, 10, []) == ["t"]
        assert await store.delete_guests(NOW - 90 * DAY, 10) == 1
        assert await store.identity("ann") is None


@pytest.mark.slow
async def test_a_round_deletes_everything_in_small_steps(url: str, monkeypatch: Any) -> None:
    async with opened(url) as store:
        hub = Hub(store, Metrics(), Times(lambda: NOW))
        count = 2 * BATCH + 3
        for n in range(count):
            await new_table(store, f"t{n}", status="over", updated_at=OLD + n, seats=(Seat(), BOT))
            await store.create_identity(person(f"guest {n}"))
        sizes: list[int] = []
        delete = store.delete_tables

        async def counted(before: int, most: int, spared: Any) -> list[str]:
            found = await delete(before, most, spared)
            sizes.append(len(found))
            return found

        monkeypatch.setattr(store, "delete_tables", counted)
        tidying = Tidying(hub, 90)
        assert await tidying.once(0.0) == (count, count)
        assert sizes == [BATCH, BATCH, 3, 0]
        assert await tidying.once(0.0) == (0, 0) and await store.tables() == []


@pytest.mark.slow
async def test_a_table_that_somebody_looks_at_waits(url: str) -> None:
    async with opened(url) as store:
        hub = Hub(store, Metrics(), Times(lambda: NOW))
        await new_table(store, "t", status="over", updated_at=OLD)
        live = hub._taken_up("t")
        tidying = Tidying(hub, 90)
        async with live.lock:
            assert tidying.looked_at() == ["t"]
            assert await tidying.once(0.0) == (0, 0)
        assert await tidying.once(0.0) == (1, 0) and "t" not in hub.live
        await new_table(store, "t")  # the id is free again, as if it had never been
        assert await store.listing("t") == listing("t")
