"""G2.6 Running out: empty piles, the nearest lower bill, an empty job deck, an unfilled public space."""

import pytest

from consigliere.games.godfather.view import view
from tests.godfather.table import Table


@pytest.mark.rule("G2.6")
def test_a_good_whose_pile_is_empty_cannot_be_taken() -> None:
    t = Table(3).empty("booze", to=2).go().do("thug P-BK")
    assert t.legal == ["icon MONEY_1", "done"]
    t = Table(3).hand(0, "A6").empty("booze", to=2).go().do("ally A6")
    assert t.legal == ["good gun", "good blood", "no-more-goods"]


@pytest.mark.parametrize(
    ("empty", "got"),
    [(("$5",), "$3"), (("$5", "$3"), "$2"), (("$5", "$3", "$2"), "$1"), (("$3",), "$5")],
)
@pytest.mark.rule("G2.6")
def test_the_nearest_lower_bill_comes_instead_without_compensation(empty: tuple[str, ...], got: str) -> None:
    t = Table(3).tile("WS", "TB8").empty(*empty, to=2).go().do("thug T-WS", "icon MONEY_5")
    assert t.cards(0) == {got: 1}
    assert t.events("bill-taken") == [{"seat": 0, "bill": got, "wanted": "$5"}]


@pytest.mark.rule("G2.6")
def test_never_a_higher_bill() -> None:
    t = Table(3).hand(0, "gun").empty("$1", to=2).go().do("thug P-CH")
    assert t.legal == ["icon GOOD_GUN", "done"]
    t = Table(3).empty("$2", "$1", to=2).draws("JY1", "JB1").go().do("thug P-MT")
    assert t.legal == ["icon JOB", "done"]


@pytest.mark.rule("G2.6")
def test_the_lower_bill_may_be_declined() -> None:
    t = Table(3).hand(0, "gun").tile("WS", "TR3").empty("$5", to=2).go()
    t.do("thug T-WS", "icon DISCARD1_5", "discard gun")
    assert t.legal == ["take-lower", "leave-lower"]
    t.do("leave-lower")
    assert t.cards(0) == {}


@pytest.mark.rule("G2.6")
def test_it_holds_for_the_bills_of_a_job() -> None:
    t = Table(3).hand(0, "JG5", "gun", "gun").empty("$2", to=2).go().do("job JG5", "bills 1", "done")
    assert t.cards(0) == {"$1": 1}
    t = Table(3).hand(0, "JG5", "gun", "gun").empty("$1", "$2", to=2).go().do("job JG5")
    assert t.asked == "icons"
    assert t.cards(0) == {}


@pytest.mark.rule("G2.6")
def test_it_holds_for_a_bill_that_goes_straight_into_the_suitcase() -> None:
    t = Table(3).hand(0, "JY2", "gun", "booze", "booze").empty("$5", to=2).go()
    t.do("job JY2", "bills 1", "use")
    assert t.suitcase(0) == {"$3": 1, "JY2": 1}


@pytest.mark.parametrize("version", [4, 5])
@pytest.mark.rule("G2.6")
def test_the_discards_become_a_new_deck_between_the_two_cards_of_a_job_icon(version: int) -> None:
    t = Table(3).discards("JG5", "JG5").deck("JK5").draws("JK5")
    t.s.rules = version
    t.go().do("thug P-MT", "icon JOB")
    assert t.events("deck-made") == [{"cards": 2}]
    assert t.chances == {"JG5": 2}
    t.draws("JG5").go()
    assert t.legal == ["keep JK5", "keep JG5"]


@pytest.mark.rule("G2.6")
def test_the_discards_become_a_new_deck_as_soon_as_the_last_card_is_drawn() -> None:
    """Before the rejected card: it is the first of the new discards."""
    t = Table(3).discards("JG5").deck("JK5", "JY6").draws("JK5", "JY6").go().do("thug P-MT", "icon JOB")
    assert t.events("deck-made") == [{"cards": 1}]
    t.do("keep JK5")
    shown = view(t.s, -1, {})
    assert shown["deck"] == 1
    assert shown["discards"] == {"JY6": 1}


@pytest.mark.rule("G2.6")
def test_the_discards_become_a_new_deck_with_the_last_public_job() -> None:
    t = Table(3, act=2).public("JY1", "JB1").discards("JG5").deck("JK5").phase("entracte").draws("JK5").go()
    shown = view(t.s, -1, {})
    assert shown["public_jobs"] == ["JY1", "JB1", "JK5"]
    assert (shown["deck"], shown["discards"]) == (1, {})


@pytest.mark.rule("G2.6")
def test_discards_that_come_to_an_empty_deck_wait_for_a_draw() -> None:
    t = Table(3).deck("JK5", "JY6").draws("JK5", "JY6").go().do("thug P-MT", "icon JOB", "keep JK5")
    shown = view(t.s, -1, {})
    assert (shown["deck"], shown["discards"]) == (0, {"JY6": 1})
    assert t.events("deck-made") == []


@pytest.mark.rule("G2.6")
def test_games_of_rules_versions_up_to_4_shuffle_when_a_card_has_to_be_drawn() -> None:
    t = Table(3).discards("JG5").deck("JK5", "JY6").draws("JK5", "JY6")
    t.s.rules = 4
    t.go().do("thug P-MT", "icon JOB", "keep JK5")
    assert t.events("deck-made") == []
    shown = view(t.s, -1, {})
    assert shown["deck"] == 0
    assert shown["discards"] == {"JY6": 1, "JG5": 1}


@pytest.mark.rule("G2.6")
def test_completed_jobs_drawn_cards_and_a_job_lying_aside_are_not_shuffled_in() -> None:
    # Second Collection lies aside while its thug shakes down the railroad; seat 0's suitcase is full of jobs
    t = Table(3).hand(0, "JB1", "gun", "booze", "booze").thug(0, "P-WS").discards("JY1").deck("JK5")
    t.draws("JK5").go().do("job JB1", "bills 1", "figure P-WS", "space P-MT", "icon JOB")
    assert t.suitcase(0)["JB1"] == 2
    assert t.asked == "draw-job"
    assert t.chances == {"JY1": 1}


@pytest.mark.rule("G2.6")
def test_a_single_card_is_kept_and_none_is_no_job() -> None:
    t = Table(3).deck("JK5").draws("JK5").go().do("thug P-MT", "icon JOB")
    assert t.cards(0) == {"JK5": 1}
    assert t.legal == ["icon MONEY_2", "done"]
    assert t.events("job-rejected") == []
    t = Table(3).deck().go().do("thug P-MT")
    assert t.legal == ["icon MONEY_2", "done"]


@pytest.mark.rule("G2.6")
def test_a_public_space_that_cannot_be_filled_stays_empty() -> None:
    t = Table(3, act=2).public("JY1").discards("JK5").deck().phase("entracte").draws("JK5").go()
    assert t.asked == "draw-ally"
    assert view(t.s, -1, {})["public_jobs"] == ["JY1", "JK5", None]
    assert t.events("deck-made") == [{"cards": 1}]


@pytest.mark.rule("G2.6")
def test_a_job_space_is_not_refilled_from_completed_jobs() -> None:
    t = Table(3, act=2).public("JY1", "JB1").deck().phase("entracte").go()
    assert sum(t.suitcase(0).values()) == 42
    assert view(t.s, -1, {})["public_jobs"] == ["JY1", "JB1", None]
    assert t.asked == "draw-ally"
