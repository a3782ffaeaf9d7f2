"""The ten special cards as the tests expect them (reconstructed), and tables on which they can be played."""

from tests.chicago.table import Table

PAIRS = {
    "S1": ("grey", "orange"),
    "S2": ("purple", "purple"),
    "S3": ("brown", "brown"),
    "S4": ("grey", "grey"),
    "S5": ("orange", "orange"),
    "S6": ("grey", "brown"),
    "S7": ("purple", "orange"),
    "S8": ("grey", "purple"),
    "S9": ("brown", "purple"),
    "S10": ("brown", "orange"),
}
COLOURS = ("orange", "purple", "brown", "grey")


def ready(card: str, *others: str, players: int = 3, options: int = 0) -> Table:
    """Seat 0 holds the card and these others, and owns its pair."""
    return Table(players, options).hand(0, card, *others).henchmen(0, *PAIRS[card])


def full(card: str, players: int = 3) -> Table:
    """Every special card has something to work on, but seat 0 has no henchmen yet."""
    t = Table(players).hand(0, card, "gangster", "car").hand(1, "car").gangsters(0, 1).gangsters(1, 1)
    return t.owns(0, "B1").token("b1", "grey").token("c3", "agent")


def empty(card: str, players: int = 3) -> Table:
    """No special card but Immunity has anything to work on: no deck, no other cards, no tokens."""
    return Table(players).hand(0, card).deck()


def specials(t: Table) -> list[str]:
    """What seat 0, whose action it is, may play as a special card."""
    assert (t.actor, t.asked) == (0, "act")
    return [a for a in t.legal if a.startswith("special")]
