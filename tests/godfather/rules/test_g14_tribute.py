"""G14 Tribute to the Don with Q-55 and Q-56: allies return, then everybody keeps what the limit allows."""

from itertools import combinations

import pytest

from consigliere.games.godfather import names, terms
from consigliere.games.godfather.view import view
from tests.godfather.table import Table


def played(t: Table, seat: int, ally: str) -> Table:
    """The ally lies open in front of the player."""
    t.s.set_of(seat, terms.PLAYED, t.of(seat, terms.PLAYED) | 1 << names.ALLY_IDS.index(ally))
    return t


def retain(t: Table, seat: int, *cards: str) -> None:
    """Keep these cards, named in ascending order; choices that are forced fill themselves."""
    for card in cards:
        if t.asked == "tribute" and t.legal_of(seat):
            t.do(f"retain {card}", seat=seat)


def discarded(t: Table) -> list[tuple[int, str]]:
    return [(e["seat"], e["card"]) for e in t.events("tribute-paid")]


@pytest.mark.rule("G14.1")
def test_played_allies_return_first_and_count_towards_the_limit() -> None:
    t = Table(3).hand(0, "$1", "$2", "$3", "$5", "gun")
    played(t, 0, "A6").phase("tribute").go()
    assert t.events("allies-return") == [{"seat": 0, "allies": ["A6"]}]
    assert view(t.s, -1, {})["seats"][0]["allies_played"] == []
    assert view(t.s, -1, {})["seats"][0]["hand_size"] == 6
    retain(t, 0, "$2", "$3", "$5", "gun", "A6")
    assert t.cards(0) == {"$2": 1, "$3": 1, "$5": 1, "gun": 1, "A6": 1}


@pytest.mark.rule("G14.1")
def test_allies_return_to_their_owners() -> None:
    t = Table(3, act=2)
    played(played(played(t, 0, "A6"), 2, "A7"), 2, "A1").phase("tribute").go()
    assert [t.cards(seat) for seat in range(3)] == [{"A6": 1}, {}, {"A1": 1, "A7": 1}]


@pytest.mark.rule("G14.1")
def test_every_kind_of_card_goes_where_it_belongs() -> None:
    hand = ("$1", "$5", "gun", "narcotics", "JY1", "JK5", "A6", "A4")
    t = Table(3).hand(0, *hand, "$2").phase("tribute").go()
    retain(t, 0, "$2", "gun", "narcotics", "JK5", "A6")
    assert t.cards(0) == {"$2": 1, "gun": 1, "narcotics": 1, "JK5": 1, "A6": 1}
    assert discarded(t) == [(0, "$1"), (0, "$5"), (0, "JY1"), (0, "A4")]
    assert (t.pile("$1"), t.pile("$5"), t.pile("gun")) == (22, 36, 8)
    assert view(t.s, -1, {})["discards"] == {"JY1": 1}
    assert view(t.s, -1, {})["offered"] == []


@pytest.mark.rule("G14.1", "G14.2", "Q-55")
def test_the_choice_is_free_among_all_hands_of_exactly_the_limit() -> None:
    hand = ["$1", "$1", "$5", "gun", "gun", "JB2", "A6"]
    t = Table(3).hand(0, *hand).phase("tribute").go()
    reached: set[tuple[str, ...]] = set()
    paths = 0
    waiting = [t]
    while waiting:
        node = waiting.pop()
        if node.asked != "tribute":
            paths += 1
            reached.add(tuple(card for card, n in node.cards(0).items() for _ in range(n)))
            continue
        for action in node.legal_of(0):
            branch = Table(3)
            branch.s = node.s.copy()
            branch.s.events = []
            waiting.append(branch.do(action, seat=0))
    assert reached == set(combinations(hand, 5))
    assert paths == len(reached)  # each set has one path


@pytest.mark.rule("G14.1")
def test_cards_are_named_in_ascending_order_as_long_as_enough_are_left() -> None:
    t = Table(3, act=4).hand(0, "$1", "$2", "gun").phase("tribute").go()
    assert t.legal_of(0) == ["retain $1", "retain $2"]
    t.do("retain $1", seat=0)
    assert t.legal_of(0) == ["retain $2", "retain gun"]


@pytest.mark.rule("G14.2", "Q-55")
def test_nobody_may_discard_below_the_limit() -> None:
    t = Table(3).hand(0, *["$1"] * 3, *["gun"] * 3, "JY1").phase("tribute").go()
    while t.asked == "tribute":
        assert all(action.startswith("retain") for action in t.legal_of(0))
        t.do(t.legal_of(0)[-1], seat=0)
    assert sum(t.cards(0).values()) == 5


@pytest.mark.rule("G14.2", "Q-56")
def test_all_choose_at_once_in_any_order_and_results_are_shown_together() -> None:
    six = ("$1", "$2", "$3", "$5", "gun", "booze")
    t = Table(3).hand(0, *six).hand(1, *six).hand(2, *six).phase("tribute").go()
    assert view(t.s, -1, {})["prompt"] == {"decision": "tribute", "seats": [0, 1, 2], "yours": False}
    retain(t, 2, "$2", "$3", "$5", "gun", "booze")
    retain(t, 0, "$1", "$2", "$3", "$5", "gun")
    assert discarded(t) == []
    assert [t.of(seat, terms.SIZE) for seat in range(3)] == [6, 6, 6]
    retain(t, 1, "$1", "$2", "$3", "$5", "booze")
    assert discarded(t) == [(0, "booze"), (1, "gun"), (2, "$1")]


@pytest.mark.rule("G14.3")
def test_a_hand_at_or_below_the_limit_makes_no_choice() -> None:
    five = ("$1", "$2", "$3", "$5", "gun")
    t = Table(3).hand(0, *five).hand(1, *five[:3]).hand(2, *five, "booze").phase("tribute").go()
    prompt = view(t.s, -1, {})["prompt"]
    assert prompt is not None and prompt["seats"] == [2]
    assert t.legal_of(0) == []
    retain(t, 2, "$1", "$2", "$3", "$5", "gun")
    assert t.cards(0) == dict.fromkeys(five, 1)
    assert t.cards(1) == dict.fromkeys(five[:3], 1)
    assert discarded(t) == [(2, "booze")]


@pytest.mark.rule("G14.3")
def test_outside_tribute_there_is_no_hand_limit() -> None:
    t = (
        Table(3)
        .hand(0, *["$1"] * 5, *["$2"] * 5, *["gun"] * 3)
        .go()
        .do("thug P-CH", "icon GOOD_GUN", "icon MONEY_1")
    )
    assert t.of(0, terms.SIZE) == 15
    assert t.actor == 1
    assert discarded(t) == []


@pytest.mark.rule("G14.3")
def test_the_limit_is_that_of_the_act() -> None:
    six = ("$1", "$2", "$3", "$5", "gun", "booze")
    t = Table(3, act=3).hand(0, *six).phase("tribute").go()
    assert t.asked != "tribute"
    assert t.cards(0) == dict.fromkeys(six, 1)
    t = Table(3, act=2).hand(0, *six).phase("tribute").go()
    assert t.asked == "tribute"
