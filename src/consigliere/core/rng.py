"""A small, fast generator for search and simulation, the same compiled and interpreted.

Thirty-two bit xorshift: every intermediate fits an i64, so nothing wraps. It decides nothing at a
real table; there chance comes from outside (see chance.py).
"""

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


def seeded(seed: i64) -> i64:
    """A non-zero 32-bit state from any seed; neighbouring seeds give unlike states."""
    x: i64 = (seed ^ 0x9E3779B9) & MASK
    for _ in range(3):
        x = ((x >> 16) ^ x) & MASK
        x = (x * 0x45D9F3B) & MASK
    x = ((x >> 16) ^ x) & MASK
    return x if x != 0 else 0x6D2B79F5


def following(x: i64) -> i64:
    x ^= (x << 13) & MASK
    x ^= x >> 17
    x ^= (x << 5) & MASK
    return x


def below(x: i64, n: i64) -> i64:
    """A number in 0..n-1 from a state; the bias is under n / 2**32."""
    return (x * n) >> 32
