"""Pairs of worlds laid out by hand: each differs in a card whose owner alone may know it (G2.4, G17.1).

The same moves are made in both; whoever cannot see the difference must be told the same.
"""

import json
from collections.abc import Callable

import pytest

from consigliere.games.godfather import terms
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.games.godfather.view import view
from tests.godfather.hidden.twins import own_tables
from tests.godfather.table import Table
from tests.hidden.lockstep import Diverged

Pair = Callable[[bool], Table]
RULES = GodfatherRules()


def told(t: Table, viewer: int) -> str:
    asked = RULES.concerned(t.s)
    return json.dumps([view(t.s, viewer, {}), t.seen(viewer), asked], sort_keys=True)


def launder_only() -> Table:
    tables = own_tables()
    tables.front[0] = 1 << 4 * terms.LAUNDER
    return Table(players=3, tables=tables)


def controller_who_can_only_decline(other: bool) -> Table:
    cards = ("JY1", "$2") if other else ("$2", "JY1")
    t = launder_only().marker("WS", 1).hand(1, cards[0]).hand(2, cards[1]).go()
    return t.do("thug P-WS", "controller-first")


def two_equal_jobs_drawn(other: bool) -> Table:
    t = Table(players=3).hand(0, "$1").draws("JY1", "JB1" if other else "JY1").go()
    return t.do("thug P-MT", "icon JOB")


def launder_by_a_card(other: bool) -> Table:
    cards = ("JY1", "$5") if other else ("$5", "JY1")
    t = Table(players=3).hand(0, "booze", "booze", "JY6", cards[0]).hand(1, cards[1]).go()
    return t.do("job JY6", "ability-first")


def second_discard(other: bool) -> Table:
    t = Table(players=3).hand(0, "JY1", "JB1" if other else "JY1").go()
    return t.do("thug P-UES", "icon DISCARD2_5", "discard JY1")


def offers_not_yet_revealed(other: bool) -> Table:
    cards = ("$2", "$1") if other else ("$1", "$2")
    t = Table(players=4).hand(0, "gun", "blood", "blood", "JG2").hand(1, "$1", cards[0])
    t.hand(2, "$1", "$3").hand(3, "JY1", cards[1]).go()
    return t.do("job JG2", "ability-first", "use")


def forced_tribute(other: bool) -> Table:
    cards = ("$2", "$1") if other else ("$1", "$2")
    t = Table(players=3).hand(1, *["$1"] * 5, cards[0]).hand(2, cards[1], "gun", "booze", "$3", "$3", "$5")
    return t.phase("tribute").go()


def one_choice_is_in(other: bool) -> Table:
    """Whether another seat has sealed its choice is nobody's to know before the reveal."""
    t = Table(players=3).hand(1, "$1", "$2", "$3", "$5", "gun", "booze")
    t.hand(2, "$1", "$1", "$2", "gun", "$3", "$3").phase("tribute").go()
    if other:
        t.do("retain $1", "retain $2", "retain $3", "retain $5", "retain gun", seat=1)
    return t


def theft_from_a_hand(other: bool) -> Table:
    t = Table(players=3).hand(0, "booze", "booze", "JG3").hand(1, "$1", "$5").go()
    t.draws("$5" if other else "$1")
    return t.do("job JG3", "ability-first", "opponent 1")


def theft_from_a_suitcase(other: bool) -> Table:
    t = Table(players=3).hand(0, "gun", "gun", "blood", "JG4").case(1, "$1", "$5").go()
    t.draws("$5" if other else "$1")
    return t.do("job JG4", "ability-first", "opponent 1")


def bill_collected(other: bool) -> Table:
    t = Table(players=3).hand(0, "gun", "booze", "blood", "JG6").hand(1, "$1", "$5")
    t.thug(0, "P-WS").member(1, "R16").go().draws("$5" if other else "$1")
    return t.do("job JG6", "ability-first", "use")


PAIRS: list[tuple[Pair, tuple[int, ...]]] = [
    (controller_who_can_only_decline, (0, -1)),
    (two_equal_jobs_drawn, (1, 2, -1)),
    (launder_by_a_card, (2, -1)),
    (second_discard, (1, 2, -1)),
    (offers_not_yet_revealed, (0, 2, -1)),
    (forced_tribute, (0, -1)),
    (one_choice_is_in, (0, 2, -1)),
    (theft_from_a_hand, (2, -1)),
    (theft_from_a_suitcase, (2, -1)),
    (bill_collected, (2, -1)),
]


@pytest.mark.rule("G2.4", "G17.1", "Q-83")
@pytest.mark.parametrize(("pair", "viewers"), PAIRS, ids=lambda p: getattr(p, "__name__", ""))
def test_who_cannot_see_it_is_told_the_same(pair: Pair, viewers: tuple[int, ...]) -> None:
    one, two = pair(False), pair(True)
    for viewer in viewers:
        if told(one, viewer) != told(two, viewer):
            raise Diverged(f"{pair.__name__}, viewer {viewer}")


@pytest.mark.rule("G2.4", "Q-83")
@pytest.mark.parametrize(("pair", "viewers"), PAIRS, ids=lambda p: getattr(p, "__name__", ""))
def test_the_worlds_do_differ(pair: Pair, viewers: tuple[int, ...]) -> None:
    """Else the comparison above would prove nothing: somebody is told a difference."""
    one, two = pair(False), pair(True)
    everyone = range(int(one.s.players))
    assert any(told(one, seat) != told(two, seat) for seat in everyone if seat not in viewers)
