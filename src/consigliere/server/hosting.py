"""What the host of a server does about people: reports with what was said around them, bans, closing a table.

It is done to the store while the server runs; its processes notice within a second or two (revoking.py).
"""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, UTC
from typing import Any, Final

from consigliere.core.errors import ConsigliereError
from consigliere.core.refusal import Refusal
from consigliere.server.checking import reading, Unusable
from consigliere.server.hub import Hub
from consigliere.server.metrics import Metrics
from consigliere.server.store.base import Listing, Missing, Record, Store
from consigliere.server.store.migrating import newest
from consigliere.server.table import Table
from consigliere.server.table_commands import Plan, Planned
from consigliere.server.table_seats import leave, too_late
from consigliere.server.timing import now

AROUND: Final = 5  # lines of talk before and after a report
SEATED: Final = ("sat", "replaced")
PAGE: Final = 50
DAY: Final = 86_400_000  # milliseconds


class NoSuch(ConsigliereError, LookupError):
    """There is no such person or table in the store; `args[0]` says which of the two."""


class TooLate(ConsigliereError):
    """The table is over or closed already."""


@asynccontextmanager
async def acting(url: str) -> AsyncIterator[Store]:
    """The store of a server, to be changed; Unusable for one of another version."""
    async with reading(url) as store:
        if await store.version() != newest():
            raise Unusable("it is of another version: start the server once with this one")
        yield store


# -- games


async def games(url: str, days: int) -> dict[str, Any]:
    """The finished games of the last days: how many each day (UTC), and by title and number of players how
    many, the minutes of the middle one and each seat's share of the wins."""
    since = now() - days * DAY
    async with acting(url) as store:
        found = await store.over_since(since)
    by_day = Counter(
        datetime.fromtimestamp(one.updated_at / 1000, UTC).date().isoformat() for one, _ in found
    )
    kinds: dict[tuple[str, int], list[tuple[Listing, int]]] = {}
    for listing, began in found:
        kinds.setdefault((listing.game, listing.players), []).append((listing, began))
    return {
        "games": len(found),
        "days": dict(sorted(by_day.items())),
        "titles": [counted(game, players, some) for (game, players), some in sorted(kinds.items())],
    }


def counted(game: str, players: int, found: Sequence[tuple[Listing, int]]) -> dict[str, Any]:
    wins = [0.0] * players
    for listing, _ in found:
        best = max((seat.points for seat in listing.seats if seat.points is not None), default=None)
        won = [n for n, seat in enumerate(listing.seats) if seat.place == 1]
        if not won and best is not None:
            won = [n for n, seat in enumerate(listing.seats) if seat.points == best]
        for seat in won:
            wins[seat] += 1 / len(won)
    minutes = sorted((listing.updated_at - began) // 60_000 for listing, began in found)
    total = sum(wins) or 1.0
    return {
        "game": game,
        "players": players,
        "games": len(found),
        "minutes": minutes[(len(minutes) - 1) // 2],
        "seat_shares": [round(one / total, 4) for one in wins],
    }


# -- reports


async def reports(url: str, table: str | None = None, around: int = AROUND) -> list[dict[str, Any]]:
    """Who was reported, oldest first: table, time, both people, the words, and the talk around it."""
    async with acting(url) as store:
        if table is not None and await store.listing(table) is None:
            raise NoSuch("table")
        found = [(id, one) for id, one in await store.of_kind("reported") if table in (None, id)]
        logs = {id: await store.read(id) for id in dict.fromkeys(id for id, _ in found)}
        return [await told(store, id, record, logs[id], around) for id, record in found]


async def told(store: Store, id: str, record: Record, log: Sequence[Record], around: int) -> dict[str, Any]:
    listed = await store.listing(id)
    seats = seated(log, record.seq)
    talk = [one for one in log if one.kind == "said"]
    before = [one for one in talk if one.seq < record.seq]
    after = [one for one in talk if one.seq > record.seq]
    return {
        "table": id,
        "title": listed.title if listed is not None else "",
        "game": listed.game if listed is not None else "",
        "status": listed.status if listed is not None else "",
        "at": record.at,
        "by": await person(store, *seats.get(record.body["seat"], (None, ""))),
        "about": await person(store, *seats.get(record.body["other"], (None, ""))),
        "text": record.body["text"],
        "before": [line(one) for one in before[len(before) - min(around, len(before)) :]],
        "after": [line(one) for one in after[:around]],
    }


def seated(log: Sequence[Record], until: int) -> dict[int, tuple[str | None, str]]:
    """Who sat where at that moment."""
    out: dict[int, tuple[str | None, str]] = {}
    for one in log[: until - 1]:
        if one.kind in SEATED:
            out[one.body["seat"]] = (one.body.get("identity"), one.body.get("name", ""))
        elif one.kind == "left":
            out.pop(one.body["seat"], None)
    return out


def line(record: Record) -> dict[str, Any]:
    body = record.body
    return {"at": record.at, "name": body.get("name", ""), "seat": body["seat"], "text": body["text"]}


async def person(store: Store, id: str | None, name: str) -> dict[str, Any]:
    return {"id": id, "name": name, "banned": await store.banned(id) if id is not None else None}


# -- people


async def people(url: str, name: str | None, table: str | None) -> list[dict[str, Any]]:
    """Those whose name holds these letters, or who sit at a table."""
    async with acting(url) as store:
        if table is not None:
            listed = await store.listing(table)
            if listed is None:
                raise NoSuch("table")
            taken = [(n, seat) for n, seat in enumerate(listed.seats) if seat.identity is not None]
            return [{"seat": n, **await person(store, seat.identity, seat.name)} for n, seat in taken]
        found = await store.named(name or "", PAGE)
        return [{**await person(store, one.id, one.name), "since": one.created_at} for one in found]


async def ban(url: str, id: str, why: str) -> dict[str, Any]:
    """Shut somebody out. They get up where no game has begun; elsewhere bots play when they are missed."""
    async with acting(url) as store:
        found = await store.identity(id)
        if found is None:
            raise NoSuch("person")
        await store.ban(id, now(), why)
        hub = Hub(store, Metrics())
        left, closed, playing = [], [], []
        for listed in await unfinished(store, id):
            if listed.status == "playing":
                playing.append(listed.id)
                continue
            if await done(hub, listed.id, lambda table: leave(table, id)):
                left.append(listed.id)
            if listed.host == id and await done(hub, listed.id, close):
                closed.append(listed.id)
        await store.word()
        more = {"left": left, "closed": closed, "playing": playing}
        return {"id": id, "name": found.name, "why": why, **more}


async def unban(url: str, id: str) -> dict[str, Any]:
    async with acting(url) as store:
        found = await store.identity(id)
        was = await store.unban(id)
        if found is None and not was:
            raise NoSuch("person")
        return {"id": id, "name": found.name if found is not None else "", "was_banned": was}


async def bans(url: str) -> list[dict[str, Any]]:
    async with acting(url) as store:
        found = await store.bans()
        return [{"id": one.identity, "name": one.name, "at": one.at, "why": one.why} for one in found]


async def unfinished(store: Store, id: str) -> list[Listing]:
    out: list[Listing] = []
    before: tuple[int, str] | None = None
    while found := await store.list_tables(identity=id, limit=PAGE, before=before):
        before = (found[-1].updated_at, found[-1].id)
        out += [one for one in found if one.status in ("waiting", "playing")]
    return out


# -- tables


def close(table: Table) -> Planned:
    """Whoever plays there; it counts for nobody."""
    return too_late(table) if table.status in ("over", "closed") else Plan().then("closed", by="server")


async def done(hub: Hub, id: str, plan: Any) -> bool:
    try:
        _, refusal, _ = await hub.command(id, None, None, plan)
    except Missing:
        return False
    return not isinstance(refusal, Refusal)


async def close_table(url: str, id: str) -> dict[str, Any]:
    async with acting(url) as store:
        listed = await store.listing(id)
        if listed is None:
            raise NoSuch("table")
        if not await done(Hub(store, Metrics()), id, close):
            raise TooLate
        await store.word()
        return {"table": id, "title": listed.title, "was": listed.status}
