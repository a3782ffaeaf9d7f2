"""G17 What the interface may skip: only on public grounds; else the player is asked, even to decline."""

import pytest

from consigliere.games.godfather import names, terms
from consigliere.games.godfather.loading import load
from tests.godfather.table import Table


@pytest.mark.rule("G17.1")
def test_a_controller_who_can_only_decline_is_asked() -> None:
    # seat 1 holds a card; nobody else can know that it is no bill to launder
    t = Table(3).empty("$1", to=2).hand(0, "$5").hand(1, "gun").marker("WS", 1).go()
    t.do("thug P-WS", "me-first", "launder $5")
    assert (t.asked, t.actor) == ("icons", 1)
    assert t.legal == ["done"]


@pytest.mark.rule("G17.1")
def test_no_card_in_hand_is_a_public_ground() -> None:
    t = Table(3).empty("$1", to=2).hand(0, "$5").marker("WS", 1).go()
    t.do("thug P-WS", "me-first", "launder $5")
    assert (t.asked, t.actor) == ("turn", 1)


@pytest.mark.rule("G17.1")
def test_an_empty_pile_is_a_public_ground() -> None:
    t = Table(3).tile("WS", "TR1").empty("narcotics", to=2).hand(1, "$5").marker("WS", 1).go()
    t.do("thug T-WS", "me-first")
    assert (t.asked, t.actor) == ("turn", 1)


@pytest.mark.parametrize(("cards", "asked"), [((), "turn"), (("gun",), "turn"), (("gun", "booze"), "icons")])
@pytest.mark.rule("G17.1")
def test_too_small_a_hand_for_a_discard_icon_is_a_public_ground(cards: tuple[str, ...], asked: str) -> None:
    t = Table(3).empty("$1", to=2).hand(1, *cards).marker("UES", 1).go()
    t.do("thug P-UES", "me-first")
    assert (t.asked, t.actor) == (asked, 1)


@pytest.mark.rule("G17.1")
def test_whether_a_discard_could_yield_anything_is_asked_of_the_holder_of_the_cards() -> None:
    # all three basic piles are empty; only who holds such a good could discard one to take it again
    t = (
        Table(3)
        .tile("WS", "TB4")
        .empty("$1", "$2", "gun", "booze", "blood", to=2)
        .hand(1, "$5")
        .marker("WS", 1)
    )
    t.go().do("thug T-WS", "me-first")
    assert (t.asked, t.actor) == ("icons", 1)
    assert t.legal == ["done"]


@pytest.mark.rule("G17.1")
def test_icons_that_anybody_could_use_are_never_skipped() -> None:
    t = Table(3).marker("CH", 1).go().do("thug P-CH", "me-first", "done")
    assert (t.asked, t.actor) == ("icons", 1)
    assert t.legal == ["icon MONEY_1", "icon GOOD_GUN", "done"]


@pytest.mark.rule("G17.1")
def test_two_equal_jobs_are_still_a_choice_to_be_made() -> None:
    t = Table(3).go().draws("JY1", "JY1").do("thug P-MT", "icon JOB")
    assert (t.asked, t.legal) == ("keep-job", ["keep JY1"])


@pytest.mark.rule("G17.1")
def test_a_single_kind_of_card_to_discard_is_still_asked_for() -> None:
    t = Table(3).hand(0, "gun", "gun").go().do("thug P-UES", "icon DISCARD2_5")
    assert (t.asked, t.legal) == ("discard", ["discard gun"])


@pytest.mark.rule("G17.1")
def test_a_launderer_with_a_hand_but_no_bill_is_asked() -> None:
    t = Table(3).hand(0, "JY1", "booze", "blood", "blood", "gun").go().do("job JY1", "ability-first")
    assert (t.asked, t.actor) == ("launder", 0)
    assert t.legal == ["suitcase-no-more"]


@pytest.mark.rule("G17.1")
def test_a_hand_at_the_limit_is_not_asked_at_tribute() -> None:
    t = Table(3).hand(0, *["$1"] * 5).hand(1, *["$1"] * 5, "gun").phase("tribute").go()
    assert t.legal_of(0) == []
    assert t.legal_of(1) == ["retain $1", "retain gun"]


@pytest.mark.parametrize(("cards", "asked"), [((), False), (("JY1",), True)])
@pytest.mark.rule("G17.1")
def test_a_turn_without_a_legal_action_is_skipped_silently_only_with_an_empty_hand(
    cards: tuple[str, ...], asked: bool
) -> None:
    tables = load().tables
    saved = list(tables.three_plus)
    for space in range(terms.ROUNDS):
        tables.three_plus[space] = 1
    try:
        t = Table(2).hand(0, *cards).neutral("union-boss", "P-CH")
        for n, turf in enumerate(names.TURF_IDS[:6]):
            t.thug(n % 2, f"P-{turf}")
        t.go()
        assert (t.asked == "turn") is asked
        if asked:
            assert (t.actor, t.legal) == (0, ["skip"])
            assert t.events("skipped") == []
        else:
            assert t.events("skipped") == [{"seat": 0}, {"seat": 1}]
    finally:
        for space in range(terms.ROUNDS):
            tables.three_plus[space] = saved[space]


@pytest.mark.rule("G17.1")
def test_a_single_ally_left_is_a_choice_all_can_see_through() -> None:
    t = Table(2).case(0, "$1").offered("A4").phase("bribery").go().do("bribe $1 x1", seat=0)
    assert t.cards(0) == {"A4": 1}
