"""Deleting a person: what he did stays, since others played it with him; who he was goes.

In records and listings an alias takes the place of his id, his names become empty and so do his words, spoken
or as a table's title. The line for the shuffle stays: without it nothing could be checked.
"""

from collections.abc import Collection, Iterator
from typing import Any, Final

import msgspec

from consigliere.server.store.base import Listing, Record

ID_FIELDS: Final = ("identity", "host", "by_identity")
NAME_LISTS: Final = ("names",)
WRITTEN_BY: Final = {"name": "identity", "title": "host"}
SAID: Final = ("said", "reported")


def mentioned(body: Any) -> Iterator[str]:
    """The ids of the people a record's body names."""
    if isinstance(body, dict):
        for key, value in body.items():
            if isinstance(value, str):
                if key in ID_FIELDS:
                    yield value
            elif isinstance(value, (dict, list)):
                yield from mentioned(value)
    elif isinstance(body, list):
        for value in body:
            if isinstance(value, (dict, list)):
                yield from mentioned(value)


def names_in(body: Any, identity: str) -> Iterator[str]:
    """The names this person bears in a record."""
    if isinstance(body, dict):
        name = body.get("name")
        if body.get("identity") == identity and isinstance(name, str) and name:
            yield name
        for value in body.values():
            yield from names_in(value, identity)
    elif isinstance(body, list):
        for value in body:
            yield from names_in(value, identity)


def forget_in_record(record: Record, identity: str, alias: str, names: Collection[str]) -> Record:
    body = _without(record.body, identity, alias, names)
    if record.kind in SAID and identity in mentioned(record.body):
        body["text"] = ""
    return msgspec.structs.replace(record, body=body)


def _without(value: Any, identity: str, alias: str, names: Collection[str]) -> Any:
    if isinstance(value, list):
        return [_without(v, identity, alias, names) for v in value]
    if not isinstance(value, dict):
        return value
    out: dict[str, Any] = {}
    for key, item in value.items():
        if key in ID_FIELDS and item == identity:
            out[key] = alias
        elif (key == "name" and value.get("identity") == identity) or (
            key == "title" and value.get("host") == identity
        ):
            out[key] = ""
        elif key in NAME_LISTS and isinstance(item, list):
            out[key] = [
                "" if isinstance(v, str) and v in names else _without(v, identity, alias, names) for v in item
            ]
        else:
            out[key] = _without(item, identity, alias, names)
    return out


def forget_in_listing(listing: Listing, identity: str, alias: str) -> Listing:
    seats = tuple(
        msgspec.structs.replace(seat, identity=alias, name="") if seat.identity == identity else seat
        for seat in listing.seats
    )
    if listing.host != identity:
        return msgspec.structs.replace(listing, seats=seats)
    return msgspec.structs.replace(listing, seats=seats, host=alias, title="")
