"""Rows and records: how what the server speaks of is written into columns."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from consigliere.server.store.base import Identity, Listing, Record

LAST: Final = 2**31 - 1  # what an Integer column holds
LATEST: Final = 2**63 - 1

_encode = msgspec.json.Encoder().encode
_listing = msgspec.json.Decoder(Listing)


def keyable(*keys: str) -> bool:
    """Whether these can stand in a text column at all; what cannot is known without looking."""
    try:
        return "\0" not in "".join(keys).encode().decode()
    except UnicodeEncodeError:
        return False


def dumped(value: Any) -> str:
    return _encode(value).decode()


def record_row(table: str, record: Record) -> dict[str, Any]:
    return {
        "table_id": table,
        "seq": record.seq,
        "at": record.at,
        "kind": record.kind,
        "command": record.command,
        "body": dumped(record.body),
    }


def record_of(row: Row[*tuple[Any, ...]]) -> Record:
    """From the columns seq, at, kind, command, body."""
    return Record(row[0], row[1], row[2], row[3], msgspec.json.decode(row[4]))


def listing_row(listing: Listing) -> dict[str, Any]:
    return {
        "id": listing.id,
        "game": listing.game,
        "players": listing.players,
        "visibility": listing.visibility,
        "status": listing.status,
        "empty_seats": sum(seat.identity is None and seat.level is None for seat in listing.seats)
        + max(0, listing.players - len(listing.seats)),
        "host": listing.host,
        "updated_at": listing.updated_at,
        "due_at": listing.due_at,
        "invite": listing.invite,
        "document": dumped(listing),
    }


def listing_of(document: str) -> Listing:
    return _listing.decode(document)


def seat_rows(listing: Listing) -> list[dict[str, Any]]:
    return [
        {
            "table_id": listing.id,
            "seat": n,
            "identity": seat.identity,
            "place": seat.place,
            "points": seat.points,
        }
        for n, seat in enumerate(listing.seats)
        if seat.identity is not None
    ]


def identity_row(identity: Identity) -> dict[str, Any]:
    return {
        "id": identity.id,
        "name": identity.name,
        "recovery": identity.recovery,
        "created_at": identity.created_at,
        "settings": dumped(identity.settings),
    }


def identity_of(row: Mapping[str, Any]) -> Identity:
    return Identity(
        row["id"], row["name"], row["recovery"], row["created_at"], msgspec.json.decode(row["settings"])
    )
