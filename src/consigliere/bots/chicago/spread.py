"""How sure the foretold scores are, by act or round: points over spread are the powers of chances.

2026-11-15, `python -m tools.tune_spread chicago --games 300`.
"""

from typing import Final

SPREAD: Final = (29.56, 5.44, 7.40, 5.44, 5.44, 5.44, 4.66, 4.66)
