"""How sure the foretold scores are, by act or round: points over spread are the powers of chances.

2026-11-15, `python -m tools.tune_spread godfather --games 300`.
"""

from typing import Final

SPREAD: Final = (29.56, 11.74, 7.99, 6.85)
