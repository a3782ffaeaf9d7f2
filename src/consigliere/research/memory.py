"""What a seat remembers, as numbers: the cards its ledger calls certain in each hand (docs/knowledge.md)."""

from typing import Any

import numpy as np

from consigliere.research.encoder import Encoder
from consigliere.research.layout import Tensor


class Remembered:
    """One row of counts for each seat, the viewer first; / 4."""

    def __init__(self, encoder: Encoder) -> None:
        ids = encoder.held
        self._place = {id: n for n, id in enumerate(ids)}
        self.width = len(ids)
        self.length = encoder.most_seats * self.width

    def tensor(self, ledger: Any, viewer: int, players: int) -> Tensor:
        out: Tensor = np.zeros(self.length, dtype=np.float32)
        for seat in range(players):
            at = (seat - viewer) % players * self.width
            for card, n in ledger.known(seat).items():
                out[at + self._place[card]] = n / 4
        return out
