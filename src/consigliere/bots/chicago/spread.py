"""How sure the foretold scores are, by act or round: chances are powers of points over spread.

2026-11-15, `python -m tools.tune_spread chicago --games 600`.
"""

from typing import Final

SPREAD: Final = (4.66, 4.66, 6.85, 5.87, 5.87, 5.44, 4.32, 4.32)
