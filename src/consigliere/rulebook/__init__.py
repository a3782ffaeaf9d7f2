"""The rules as texts, under the names they have in docs/: wherever the package is, the rules are at hand.

A test holds them together with those in docs/.
"""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent
