"""The memory aid: what the viewer could know of another hand by remembering everything he saw."""

from consigliere.core.shapes import Seen as View
from consigliere.games.godfather import names


def hand(view: View, seat: int) -> dict[str, int]:
    """The cards that are certainly in this hand: those that all hypotheses of the view share."""
    knowledge = view["knowledge"]
    out: dict[str, int] = {}
    for card in names.CARD_IDS:
        cell = f"hand.{seat}.{card}"
        least = min((changes.get(cell, 0) for _, changes in knowledge["hypotheses"]), default=0)
        count = knowledge["common"].get(cell, 0) + least
        if count > 0:
            out[card] = count
    return out
