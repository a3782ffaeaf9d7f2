"""Single bits of an i64.

mypyc compiles a literal `1 << n` as a shift of a C int, which loses every bit from 31 on; so a bit
is the highest one shifted down.
"""

from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 0x4000000000000000  # bit 62


def bit(n: i64) -> i64:
    return HIGHEST >> (62 - n)
