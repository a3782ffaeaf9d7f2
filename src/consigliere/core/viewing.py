"""What views of every game share beside their frames (core/frame_table.py). A viewer is a seat or -1."""

from consigliere.core.prompts import Prompts
from consigliere.core.state import B


def takes_part(s: Prompts, viewer: int) -> bool:
    """Whether the viewer is one of those who choose sealed now."""
    return s.is_sealed() and bool(s.get(B) >> viewer & 1)


def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a mask, one bit each."""
    return tuple(seat for seat in range(int(mask).bit_length()) if mask >> seat & 1)
