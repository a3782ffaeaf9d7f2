"""Who comes with which cookie as time goes by: new tokens, a restored store, cookies of old versions."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from consigliere.server.identity import COOKIE, KEY, People, SECURE_COOKIE, SIGNED, Stale, Visit
from consigliere.server.store import open_store
from consigliere.server.store.sessions import GRACE, ROTATE
from consigliere.server.timing import DAY
from tests.server.hubs import run


class Clock:
    now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now


@asynccontextmanager
async def house(file: Path, key: str | None = None) -> AsyncIterator[tuple[People, Clock]]:
    store = open_store(f"sqlite:///{file}")
    await store.open()
    if key is not None:
        await store.set_setting(KEY, key)
    clock = Clock()
    people = People(store, clock)
    await people.open()
    try:
        yield people, clock
    finally:
        await store.close()


async def came(people: People, cookie: str, telling: bool = True) -> Visit:
    visit = await people.visit({COOKIE: cookie}, False, telling)
    assert visit is not None
    return visit


async def guest(people: People) -> str:
    person, _ = await people.create("Ann")
    token = (await people.log_in(person, "here")).token
    assert token is not None
    return token


@pytest.mark.slow
def test_a_cookie_for_years(tmp_path: Path) -> None:
    """Somebody who comes every few days keeps the session, with a new token each week."""

    async def work() -> None:
        async with house(tmp_path / "t.db") as (people, clock):
            cookie = await guest(people)
            seen = {cookie}
            first = (await came(people, cookie)).session
            for _ in range(300):
                clock.now += 3 * DAY
                visit = await came(people, cookie)
                cookie = visit.token or cookie
                seen.add(cookie)
                assert visit.session == first
            assert len(seen) == 101  # every nine days, as they come every three
            assert len(await people.store.sessions(visit.person.id)) == 1

    run(work())


def test_a_copied_cookie_shows(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path / "t.db") as (people, clock):
            cookie = await guest(people)
            clock.now += ROTATE
            owner = await came(people, cookie)
            assert owner.token is not None and owner.token.endswith(f"~{cookie}")
            await came(people, owner.token)
            clock.now += GRACE
            assert (await came(people, cookie, telling=False)).session == owner.session
            thief = await came(people, cookie)
            assert thief.session != owner.session and thief.token is not None
            shown = {one.id: one.copied for one in await people.store.sessions(owner.person.id)}
            assert shown == {owner.session: False, thief.session: True}
            await people.store.end_sessions(owner.person.id, but=owner.session)
            assert await people.visit({COOKIE: thief.token}, False) is None

    run(work())


def test_requests_under_way_when_their_session_ends(tmp_path: Path) -> None:
    """They were let in, and come too late: nothing is done for them."""

    async def work() -> None:
        async with house(tmp_path / "t.db", "00" * 32) as (people, clock):
            cookie = await guest(people)
            thief = await came(people, cookie)
            clock.now += DAY
            owner, _ = await people.rekeyed(await came(people, cookie))
            for late in (
                people.rekeyed(thief),
                people.rekeyed(thief, "AAAAA"),
                people.pairing(thief),
                people.may_renew(thief),
                people.prefer(thief, {"webhook": "x"}),
                people.exchanged(thief.person, "there"),
            ):
                with pytest.raises(Stale):
                    await late
            clock.now += ROTATE  # nor does it help to wait
            assert await people.visit({COOKIE: cookie}, False) is None
            assert owner.token is not None and (await came(people, owner.token)).session == owner.session

    run(work())


def test_a_restored_store_knows_everybody(tmp_path: Path) -> None:
    """The copy is a week old at most, and tokens have changed since: the cookie holds the one before, too."""

    async def work() -> None:
        async with house(tmp_path / "t.db") as (people, _):
            cookie = await guest(people)
        shutil.copy(tmp_path / "t.db", tmp_path / "copy.db")
        async with house(tmp_path / "t.db") as (people, clock):
            clock.now += ROTATE
            now = (await came(people, cookie)).token
            assert now is not None
        async with house(tmp_path / "copy.db") as (people, clock):
            assert (await came(people, now)).person.name == "Ann"
            clock.now += ROTATE + 1
            later = await came(people, now)
            assert later.token is not None and (await came(people, later.token)).session == later.session

    run(work())


def test_a_store_that_cannot_write_keeps_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with house(tmp_path / "t.db") as (people, clock):
            cookie = await guest(people)
            clock.now += ROTATE

            async def full(*_: object) -> None:
                raise OperationalError("", None, OSError("disk full"))

            monkeypatch.setattr(people.store, "renew", full)
            assert (await came(people, cookie)).token is None

    run(work())


def test_cookies_of_an_earlier_version(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path / "t.db", "00" * 32) as (people, clock):
            person, _ = await people.create("Ann")
            old = f"{person.id}.{people.signature(person.id)}"
            assert await people.visit({COOKIE: old}, False) is None, "no earlier version knew this person"
            await people.store.open_way(person.id, SIGNED, clock.now + DAY)
            for name, secure in ((COOKIE, False), (COOKIE, True)):
                visit = await people.visit({name: old}, secure)
                assert visit is not None and (visit.person, visit.session) == (person, SIGNED)
            assert await people.visit({SECURE_COOKIE: old}, True) is None
            assert await people.visit({COOKIE: f"{person.id}.{'0' * 64}"}, False) is None
            # exchanged on two devices; the cookie is all devices' own, so it goes on until its person ends it
            mine = await people.log_in(person, "here")
            await people.log_in(person, "there")
            assert await people.visit({COOKIE: old}, False) is not None
            await people.rekeyed(mine, "AAAAA")
            assert await people.visit({COOKIE: old}, False) is None
            assert [one.id for one in await people.store.sessions(person.id)] == [mine.session]
            await people.store.open_way(person.id, SIGNED, clock.now + DAY)
            clock.now += DAY
            assert await people.visit({COOKIE: old}, False) is None
        async with house(tmp_path / "new.db") as (people, _):
            person, _code = await people.create("Bea")
            await people.store.open_way(person.id, SIGNED, 1 << 60)
            forged = f"{person.id}.{people.signature(person.id)}"
            assert await people.visit({COOKIE: forged}, False) is None, "no key was ever made here"

    run(work())
