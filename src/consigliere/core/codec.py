"""A state as bytes: versioned, for hashing, saving and sending to other processes."""

import hashlib
import struct

from consigliere.core.state import State

VERSION = 1


def to_bytes(s: State) -> bytes:
    return packed(s.numbers())


def packed(numbers: list[int]) -> bytes:
    return struct.pack(f"<HI{len(numbers)}q", VERSION, len(numbers), *numbers)


def numbers_of(data: bytes) -> list[int]:
    """The numbers in `data`; ValueError if it is not a state of this version."""
    if len(data) < 6:
        raise ValueError("not a state: too short")
    version, count = struct.unpack_from("<HI", data)
    if version != VERSION:
        raise ValueError(f"state version {version}; this program reads version {VERSION}")
    if len(data) != 6 + 8 * count:
        raise ValueError(f"not a state: {len(data)} bytes, {6 + 8 * count} expected")
    return list(struct.unpack_from(f"<{count}q", data, 6))


def digest(s: State) -> str:
    return hashlib.sha256(to_bytes(s)).hexdigest()
