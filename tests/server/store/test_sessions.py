"""Sessions in both stores: tokens that change, copies found out, codes used once, bans, migration."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, text

from consigliere.server.store import migrating
from consigliere.server.store.base import Missing, Session, Store
from consigliere.server.store.sessions import GRACE, HOUR, MOST, ROTATE
from consigliere.server.store.sql import SqlStore
from tests.server.store.material import new_table, opened, person

WEEK = ROTATE


async def logged_in(store: Store, id: str = "s", token: str = "t0", at: int = 0, who: str = "ann") -> None:
    if await store.identity(who) is None:
        await store.create_identity(person(who))
    await store.open_session(Session(id, who, "Firefox on Linux", at, at), token)


async def test_a_session(url: str) -> None:
    async with opened(url) as store:
        await logged_in(store)
        found = await store.enter("t0")
        assert found is not None and found.person.id == "ann" and found.banned is None
        assert found.session == Session("s", "ann", "Firefox on Linux", 0, 0) and found.current
        assert await store.enter("t1") is None
        assert await store.name_session("ann", "s", "Kitchen")
        assert not await store.name_session("bea", "s", "Hers") and not await store.name_session(
            "ann", "x", "X"
        )
        assert [one.name for one in await store.sessions("ann")] == ["Kitchen"]
        with pytest.raises(Missing):
            await store.open_session(Session("z", "nobody", "", 0, 0), "z")


async def test_a_token_changes_and_nobody_is_lost_on_the_way(url: str) -> None:
    async with opened(url) as store:
        await logged_in(store)
        assert await store.renew("t0", "t1", "x", WEEK - 1, True) is None, "too early"
        assert await store.renew("t0", "t1", "x", WEEK, False) is None, "a socket cannot be told a token"
        taken = await store.renew("t0", "t1", "x", WEEK, True)
        assert taken is not None and taken.session.id == "s"
        # requests that crossed: the second changes nothing, and gets no other token that could come first
        assert await store.renew("t0", "t2", "x", WEEK + 1, True) is None
        assert await store.enter("t0") is not None and await store.enter("t2") is None
        # the answer was lost: the old token gets another
        again = await store.renew("t0", "t3", "x", WEEK + GRACE, True)
        assert again is not None and again.session.id == "s" and await store.enter("t1") is None
        # now it was not
        assert await store.renew("t3", "t4", "x", WEEK + GRACE + 1, True) is None
        assert await store.renew("t0", "t4", "x", WEEK + 2 * GRACE, True) is None, "still on its way"
        assert [one.id for one in await store.sessions("ann")] == ["s"]


async def test_a_copy_is_found_out_and_both_are_shown(url: str) -> None:
    async with opened(url) as store:
        await logged_in(store)
        await store.renew("t0", "t1", "x", WEEK, True)
        await store.renew("t1", "", "x", WEEK + 1, True)
        late = WEEK + 1 + GRACE
        before = await store.words()
        copy = await store.renew("t0", "c1", "copy", late, True)
        assert copy is not None and copy.session.id == "copy" and copy.session.copied
        assert (await store.words())[0] != before[0], "sockets of the session are looked at"
        kept, _ = await store.standing(["s", "copy"], [])
        assert kept == {"s": 1, "copy": 0}, "those from before the split are closed"
        # requests of the copy that crossed are still its own
        crossed = await store.enter("t0")
        assert crossed is not None and crossed.session.id == "copy"
        assert {one.id for one in await store.sessions("ann")} == {"s", "copy"}
        # whose token is two changes old has nothing
        await store.renew("t1", "t2", "x", 3 * WEEK, True)
        await store.renew("t2", "t3", "x", 4 * WEEK, True)
        assert await store.enter("t1") is None


async def test_after_a_new_key_a_copy_is_good_for_nothing(url: str) -> None:
    async with opened(url) as store:
        await logged_in(store)
        await store.rekey("s", "t1", 5)
        still, new = await store.enter("t0"), await store.enter("t1")
        assert still is not None and new is not None, "the answer may be lost"
        assert (still.keyed, new.keyed) == (0, 1), "a socket by the old token does not outlive it"
        await store.renew("t1", "", "x", 6, False)
        assert await store.enter("t0") is None
        assert (await store.standing(["s"], []))[0] == {"s": 1}


async def test_sessions_end(url: str) -> None:
    async with opened(url) as store:
        for n in range(4):
            await logged_in(store, f"s{n}", f"t{n}", n)
        await logged_in(store, "hers", "h", 9, "bea")
        await store.open_way("ann", "signed", 99)
        await store.open_way("ann", "renewal", 99, None, "s1")
        words = await store.words()
        assert await store.end_sessions("bea", only="s1") == 0, "another's"
        assert await store.end_sessions("ann", only="s1") == 1
        assert await store.way("ann", "renewal") is None, "what it had asked for is off"
        assert await store.way("ann", "signed") == 99
        assert await store.end_sessions("ann", but="s2") == 2
        assert await store.way("ann", "signed") is None
        assert [one.id for one in await store.sessions("ann")] == ["s2"]
        assert (await store.standing(["s1", "s2", "hers"], []))[0].keys() == {"s2", "hers"}
        assert (await store.words())[0] != words[0] and (await store.words())[1] == words[1]
        await store.delete_identity("ann")
        assert await store.enter("t2") is None and await store.sessions("ann") == []


async def test_too_many_sessions(url: str) -> None:
    async with opened(url) as store:
        for n in range(MOST + 3):
            await logged_in(store, f"s{n}", f"t{n}", n)
        kept = [one.id for one in await store.sessions("ann")]
        assert kept == [f"s{n}" for n in range(MOST + 2, 2, -1)]


async def test_a_code_is_used_once(url: str) -> None:
    """Twenty at a time, on two nodes: one of them is let in."""
    async with opened(url) as store, opened(url) as node:
        await logged_in(store)
        tries = [(store, node)[n % 2].recovered("hash of ann", f"new {n}") for n in range(20)]
        found = [n for n, who in enumerate(await asyncio.gather(*tries)) if who is not None]
        assert len(found) == 1
        assert await store.by_recovery(f"new {found[0]}") is not None and await store.sessions("ann") == []
        await store.open_way("ann", "device", HOUR, "short", None)
        assert await store.paired("short", HOUR) is None, "too late"
        pairs = await asyncio.gather(*((store, node)[n % 2].paired("short", 5) for n in range(20)))
        assert sum(who is not None for who in pairs) == 1
        assert await store.recovered("short", "x") is None and await store.paired("new", 5) is None


async def test_bans(url: str) -> None:
    async with opened(url) as store:
        await logged_in(store)
        words = await store.words()
        await store.ban("ann", 5, "shouts")
        await store.ban("ann", 6, "shouts again")
        found = await store.enter("t0")
        assert found is not None and found.banned == "shouts again" == await store.banned("ann")
        assert (await store.words())[1] != words[1]
        assert await store.standing(["s"], ["ann"]) == ({}, set())
        assert [(ban.identity, ban.name, ban.at) for ban in await store.bans()] == [("ann", "Ann", 6)]
        assert [who.id for who in await store.named("AN")] == ["ann"] and await store.named("%") == []
        assert (await store.people(["ann", "bea", "\0"])).keys() == {"ann"}
        assert await store.unban("ann") and not await store.unban("ann")
        assert await store.banned("ann") is None
        for nobody in ("eve", "\0"):
            with pytest.raises(Missing):
                await store.ban(nobody, 7, "")


async def test_a_store_of_the_version_before(url: str) -> None:
    """People in it keep their cookies; tables and identities are what they were."""
    from alembic import command

    def down(db: Connection) -> None:
        command.downgrade(migrating._config(db), "0002")

    async with opened(url) as store:
        await store.create_identity(person("ann"))
        await new_table(store)
        assert isinstance(store, SqlStore)
        await store._write(down)
        assert (await store._read(lambda db: db.execute(text("SELECT id FROM identities")).all())) == [
            ("ann",)
        ]
    async with opened(url) as store:
        assert await store.identity("ann") == person("ann") and len(await store.read("t")) == 1
        until = await store.way("ann", "signed")
        assert until is not None and until > 400 * 24 * HOUR
        assert await store.standing([], ["ann", "bea"]) == ({}, {"ann"})
        await store.create_identity(person("bea"))
        assert await store.way("bea", "signed") is None, "newcomers have no cookie of that kind"
        await store.close_way("ann", "signed")
        assert await store.standing([], ["ann"]) == ({}, set())
