"""Identities, settings, and people who want to be forgotten."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from consigliere.server.store.base import Conflict, Missing, Seat
from tests.server.store.material import ANN, BOT, listing, new_table, opened, person, record


@pytest.mark.slow
async def test_an_identity(url: str) -> None:
    async with opened(url) as store:
        ann = person("ann", "Ann \u200c ‏")
        await store.create_identity(ann)
        assert await store.identity("ann") == ann == await store.by_recovery("hash of ann")
        with pytest.raises(Conflict):
            await store.create_identity(person("ann"))
        with pytest.raises(Conflict):
            await store.create_identity(msgspec.structs.replace(person("eve"), recovery=ann.recovery))
        with pytest.raises(ValueError, match="no text"):
            await store.create_identity(person("eve", "E\0ve"))
        await store.rename("ann", "Анна")
        await store.set_recovery("ann", "another")
        await store.set_preferences("ann", {"webhook": None, "note": "\0"})
        found = await store.by_recovery("another")
        assert found is not None
        assert (found.name, found.settings) == ("Анна", {"webhook": None, "note": "\0"})
        assert await store.by_recovery("hash of ann") is None
        with pytest.raises(Missing):
            await store.rename("eve", "Eve")


@pytest.mark.slow
async def test_settings_and_one_key_for_all_nodes(url: str) -> None:
    async with opened(url) as store, opened(url) as node:
        assert await store.get_setting("key") is None
        agreed = await asyncio.gather(*((store, node)[n % 2].settle("key", f"key {n}") for n in range(20)))
        assert len(set(agreed)) == 1
        assert await node.get_setting("key") == agreed[0]
        await store.set_setting("key", "new")
        await node.set_setting("motto", "omertà")
        assert await store.settle("key", "no") == "new"
        assert await store.get_setting("motto") == "omertà"


@pytest.mark.slow
async def test_a_deleted_person_is_forgotten(url: str) -> None:
    bea = Seat("bea", None, "Beatrice")
    seats = [{"identity": "ann", "name": "Ann"}, {"level": "medium", "name": "Bot"}]
    async with opened(url) as store:
        await store.create_identity(person("ann"))
        await store.create_identity(person("bea"))
        await new_table(store, players=3, seats=(ANN, BOT, bea))
        log = [
            record(2, "a", "sat", seat=0, identity="ann", name="Ann", client_seed="luck"),
            record(3, "b", "sat", seat=2, identity="bea", name="Beatrice", client_seed="Ann"),
            record(4, "c", "started", header={"names": ["Ann", "Bot", "Beatrice"], "seats": seats}),
            record(5, "d", "said", identity="ann", text="It's me, Ann"),
            record(6, "e", "did", seat=0, actions=["pay $3"], entries=["0 pay $3"]),
            record(7, "f", "said", identity="bea", text="hello"),
        ]
        await store.append("t", 1, log, listing("t", status="over", seats=(ANN, BOT, bea)))
        await new_table(store, "elsewhere", host="bea", seats=(bea,))

        assert await store.delete_identity("ann") == ["t"]
        assert await store.identity("ann") is None and await store.by_recovery("hash of ann") is None
        assert await store.list_tables(identity="ann") == [] == await store.finished("ann")
        found = await store.read("t")
        rest = msgspec.json.encode([r.body for r in found if r.seq != 3]).decode()
        assert "ann" not in rest.lower()
        assert [r.seq for r in found] == list(range(1, 8))
        alias = found[1].body["identity"]
        assert found[0].body == {"host": alias, "title": "", "game": "chicago"}
        assert found[1].body["client_seed"] == "luck", "the shuffle can still be checked"
        assert found[2] == log[1] and found[5:] == log[4:], "others stay as they are"
        assert found[3].body["header"]["names"] == ["", "Bot", "Beatrice"]
        row = await store.listing("t")
        assert row is not None and (row.host, row.title) == (alias, "")
        assert row.seats == (Seat(alias, None, ""), BOT, bea)
        assert len(await store.finished("bea")) == 1
        with pytest.raises(Missing):
            await store.delete_identity("eve")


@pytest.mark.slow
async def test_who_has_not_heard_of_it_brings_nobody_back(url: str) -> None:
    """Another node still shows the old name and writes it: the store puts the alias in its place."""
    async with opened(url) as store, opened(url) as node:
        await store.create_identity(person("ann"))
        await new_table(store)
        await store.delete_identity("ann")
        said = record(2, "x", "said", identity="ann", name="Ann", text="still here")
        await node.append("t", 1, [said], listing("t", status="playing"))
        await new_table(node, "u")
        for id in ("t", "u"):
            row = await store.listing(id)
            assert row is not None and row.host.startswith("gone-")
            everything = msgspec.json.encode([row, await store.read(id)]).decode()
            assert "ann" not in everything.lower() and "still here" not in everything
