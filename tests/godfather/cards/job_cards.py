"""The 24 job designs as their cards say (reconstructed values), and a seat that is ready to complete one.

Written down apart from the content, so that a job that costs or pays something else is noticed.
"""

from tests.godfather.table import Table

COST = {
    "JY1": ("booze", "blood", "blood"),
    "JY2": ("gun", "booze", "booze"),
    "JY3": ("blood", "blood"),
    "JY4": ("booze", "booze", "blood", "blood"),
    "JY5": ("gun", "booze", "booze", "blood"),
    "JY6": ("booze", "booze"),
    "JB1": ("gun", "booze", "booze"),
    "JB2": ("gun", "blood"),
    "JB3": ("gun", "gun", "booze"),
    "JB4": ("booze", "blood"),
    "JB5": ("booze", "booze"),
    "JB6": ("gun", "booze", "blood"),
    "JG1": ("gun", "booze", "blood"),
    "JG2": ("gun", "blood", "blood"),
    "JG3": ("booze", "booze"),
    "JG4": ("gun", "gun", "blood"),
    "JG5": ("gun", "gun"),
    "JG6": ("gun", "booze", "blood"),
    "JK1": ("gun", "gun", "blood"),
    "JK2": ("gun", "gun", "booze"),
    "JK3": ("gun", "booze", "blood"),
    "JK4": ("blood", "blood"),
    "JK5": ("gun", "gun", "blood", "blood"),
    "JK6": ("gun", "blood", "blood"),
}
BILLS: dict[str, tuple[str, ...]] = {
    "JY1": ("$2",),
    "JY2": ("$1",),
    "JY3": ("$3",),
    "JY4": ("$5",),
    "JY5": ("$3",),
    "JY6": ("$2",),
    "JB1": ("$5",),
    "JB2": ("$3",),
    "JB3": ("$3", "$2"),
    "JB4": (),
    "JB5": ("$3",),
    "JB6": ("$2",),
    "JG1": ("$5",),
    "JG2": ("$3",),
    "JG3": ("$3",),
    "JG4": ("$5",),
    "JG5": ("$2",),
    "JG6": ("$3", "$2"),
    "JK1": ("$5",),
    "JK2": ("$3", "$2"),
    "JK3": ("$5",),
    "JK4": ("$2", "$2"),
    "JK5": ("$5", "$3"),
    "JK6": ("$5",),
}
SQUARES = [f"P-{turf}" for turf in ("WS", "BK", "UES", "QN", "UWS", "MT", "CH")]
ROUNDS = [f"R{n:02}" for n in range(1, 18)]
THREE_PLUS = ["R04", "R07", "R08", "R11", "R15", "R17"]


def ready(job: str, players: int = 3, act: int = 1) -> Table:
    """Seat 0 is to act and holds the job and exactly its goods; lay out the rest, then `begun`."""
    return Table(players, act).hand(0, job, *COST[job])


def begun(t: Table, job: str) -> Table:
    """Pay for the job of seat 0 and come to its ability; the bills wait until afterwards."""
    t.go().do(f"job {job}")
    if BILLS[job]:
        assert t.asked == "bills"
        t.do("ability-first")
    return t


def paid(t: Table, job: str) -> Table:
    """As `begun`, with all bills taken first."""
    t.go().do(f"job {job}")
    if BILLS[job]:
        t.do(t.legal[0])
    return t


def completed(t: Table, job: str, rest: dict[str, int] | None = None) -> None:
    """The job is over: in the suitcase, its bills (and `rest`) in hand, and the next seat's turn."""
    if t.asked == "bills":
        t.do(t.legal[0])
    assert t.suitcase(0).get(job) == 1
    hand = dict(rest or {})
    for bill in BILLS[job]:
        hand[bill] = hand.get(bill, 0) + 1
    assert t.cards(0) == hand
    assert (t.asked, t.actor) == ("turn", 1)
    assert t.events("job-done") == [{"seat": 0, "job": job}]


def declined(t: Table, ability: str, targets: int) -> None:
    assert t.events("ability-declined") == [{"seat": 0, "ability": ability, "targets": targets}]


def spaces(shape: list[str], *without: str) -> list[str]:
    """All spaces of a shape but these, as the choices where a figure goes."""
    return [f"space {space}" for space in shape if space not in without]
