"""Sessions in both stores: tokens that change, copies found out, codes used once, bans, migration."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError

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


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
async def test_after_a_new_key_a_copy_is_good_for_nothing(url: str) -> None:
    """At once: whoever has the token before can neither wait nor be faster."""
    async with opened(url) as store:
        await logged_in(store)
        await logged_in(store, "s9", "t9")
        assert await store.open_way("ann", "device", HOUR, "short", "t9")
        assert await store.rekey("t0", "t1", 5) == 1
        assert await store.enter("t0") is None and await store.enter("t9") is None
        new = await store.enter("t1")
        assert new is not None and new.keyed == 1
        assert (await store.standing(["s"], []))[0] == {"s": 1}
        assert await store.by_device_code("short", 5) is None, "opened before"
        # what was under way with the old token
        assert await store.rekey("t0", "t2", 6) is None
        assert not await store.open_way("ann", "device", HOUR, "short", "t0")
        assert not await store.open_way("ann", "renewal", HOUR, None, "t0")
        assert not await store.set_preferences("ann", {"webhook": "thief"}, "t0")
        assert await store.end_sessions("ann", only="s", shown="t0") == 0
        assert await store.renew("t0", "t2", "x", WEEK + 5, True) is None
        assert await store.rekey("t0", "t1", 5) == 0, "the same once more: the connection was lost"
        ann = await store.identity("ann")
        assert ann is not None and "webhook" not in ann.settings and ann.recovery == "hash of ann"
        # the one before the change of the week lets in for a while, and is good for none of this
        await store.renew("t1", "t3", "x", WEEK + 5, True)
        assert await store.enter("t1") is not None
        assert await store.rekey("t1", "t4", WEEK + 6) is None
        assert not await store.open_way("ann", "device", 2 * WEEK, "short", "t1")
        assert await store.rekey("t3", "t4", WEEK + 7) == 0


@pytest.mark.slow
async def test_nothing_slips_past_a_new_key(url: str) -> None:
    """Codes asked for and used at the same moment, on two nodes: none of them survives."""
    async with opened(url) as store, opened(url) as node:
        await logged_in(store)
        for n in range(5):
            shown, new = f"t{n}", f"t{n + 1}"
            await store.open_way("ann", "device", HOUR, f"before {n}", shown)
            asked = [
                (node, store)[m % 2].open_way("ann", "device", HOUR, f"c{n}.{m}", shown) for m in range(6)
            ]
            used = node.paired(f"before {n}", 5, f"p{n}", "", f"p{n}")
            others = [node.rekey(shown, f"x{n}.{m}", 5) for m in range(3)]
            _, _, mine, _ = await asyncio.gather(
                asyncio.gather(*asked), used, store.rekey(shown, new, 5), asyncio.gather(*others)
            )
            (kept,) = await store.sessions("ann")
            assert kept.id == "s" and await store.way("ann", "device") is None
            if mine is None:  # another was first; there is one either way
                assert await store.enter(new) is None
                break


@pytest.mark.slow
async def test_a_new_code_ends_turn_notices(url: str) -> None:
    async with opened(url) as store:
        await logged_in(store)
        hook = {"webhook": "https://thief.example", "webhook_secret": "s", "email": "t@x", "other": 1}
        assert await store.set_preferences("ann", hook, "t0")
        found = await store.recovered("hash of ann", "new")
        assert found is not None and found.settings == hook
        ann = await store.identity("ann")
        assert ann is not None and ann.settings == {"other": 1}
        await logged_in(store)
        await store.set_preferences("ann", hook)
        assert await store.rekey("t0", "t1", 5, "newer") == 0
        ann = await store.identity("ann")
        assert ann is not None and (ann.settings, ann.recovery) == ({"other": 1}, "newer")


@pytest.mark.slow
async def test_a_cookie_of_an_earlier_version_is_exchanged_while_it_is_good(url: str) -> None:
    async with opened(url) as store:
        await logged_in(store)
        await store.open_way("ann", "signed", 9)
        assert await store.exchange(Session("a", "ann", "", 5, 5), "ta")
        assert not await store.exchange(Session("b", "ann", "", 9, 9), "tb"), "too late"
        assert not await store.exchange(Session("b", "bea", "", 5, 5), "tb")
        await store.rekey("t0", "t1", 5)
        assert not await store.exchange(Session("c", "ann", "", 5, 5), "tc")
        assert [one.id for one in await store.sessions("ann")] == ["s"]


@pytest.mark.slow
async def test_errors_of_a_store_name_no_values(url: str) -> None:
    async with opened(url) as store:
        await logged_in(store)
        with pytest.raises(IntegrityError) as raised:
            await store.open_session(Session("s", "ann", "in the kitchen", 0, 0), "secret token")
        assert "secret token" not in str(raised.value).partition("DETAIL")[0]
        assert "in the kitchen" not in str(raised.value)


@pytest.mark.slow
async def test_sessions_end(url: str) -> None:
    async with opened(url) as store:
        for n in range(4):
            await logged_in(store, f"s{n}", f"t{n}", n)
        await logged_in(store, "hers", "h", 9, "bea")
        await store.open_way("ann", "signed", 99)
        await store.open_way("ann", "renewal", 99, None, "t1")
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


@pytest.mark.slow
async def test_too_many_sessions(url: str) -> None:
    async with opened(url) as store:
        for n in range(MOST + 3):
            await logged_in(store, f"s{n}", f"t{n}", n)
        kept = [one.id for one in await store.sessions("ann")]
        assert kept == [f"s{n}" for n in range(MOST + 2, 2, -1)]


@pytest.mark.slow
async def test_a_code_is_used_once(url: str) -> None:
    """Twenty at a time, on two nodes: one of them is let in."""
    async with opened(url) as store, opened(url) as node:
        await logged_in(store)
        tries = [(store, node)[n % 2].recovered("hash of ann", f"new {n}") for n in range(20)]
        found = [n for n, who in enumerate(await asyncio.gather(*tries)) if who is not None]
        assert len(found) == 1
        assert await store.by_recovery(f"new {found[0]}") is not None and await store.sessions("ann") == []
        await store.open_way("ann", "device", HOUR, "short", None)
        assert await store.paired("short", HOUR, "p", "", "p") is None, "too late"
        used = [(store, node)[n % 2].paired("short", 5, f"p{n}", "Phone", f"p{n}") for n in range(20)]
        pairs = await asyncio.gather(*used)
        assert sum(who is not None for who in pairs) == 1
        assert [one.name for one in await store.sessions("ann")] == ["Phone"]
        assert await store.recovered("short", "x") is None
        assert await store.paired("new", 5, "p", "", "p") is None


@pytest.mark.slow
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


@pytest.mark.slow
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
