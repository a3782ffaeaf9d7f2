"""A desk without processes: errands done where they are asked, for tests of other things."""

from consigliere.server import clerk, errands


async def at_once(address: str, errand: errands.Any_) -> bytes:
    """As a clerk would have it: the errand goes through its bytes."""
    read = errands.read(errands.written(errand))
    return clerk.DONE[type(read)](read)
