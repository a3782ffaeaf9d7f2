"""The memory aid: what the viewer could know of other hands by remembering everything he saw (C2.4)."""

from consigliere.core.shapes import Seen as View
from consigliere.games.chicago.knowledge import Ledger


def hand(view: View, seat: int) -> dict[str, int]:
    """The cards that are certainly in this hand."""
    return Ledger.from_json(view["knowledge"]).known(seat)
