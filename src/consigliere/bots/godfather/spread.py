"""How sure the foretold scores are, by act or round: chances are powers of points over spread.

2026-11-15, `python -m tools.tune_spread godfather --games 1000`.
"""

from typing import Final

SPREAD: Final = (10.87, 10.87, 7.40, 6.34)
