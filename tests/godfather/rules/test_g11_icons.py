"""G11 Icons: launder, job, bills, goods and the horse head (Q-20, Q-23, Q-24, Q-65, Q-69, Q-96, Q-97).

The discard icons have a file of their own.
"""

import pytest

from consigliere.games.godfather import names
from tests.godfather.table import Table

GOODS = {"gun": "P-CH", "booze": "P-BK", "blood": "P-QN"}


# -- launder


@pytest.mark.rule("Q-20", "G17.1")
def test_launder_without_a_bill_has_no_effect() -> None:
    t = Table().hand(0, "gun", "JY1").tile("WS", "TR4").go().do("thug T-WS")
    assert t.legal == ["icon MONEY_2", "done"]
    t = Table(act=3).hand(0, "A10", "gun").go().do("ally A10")
    assert t.legal == ["done"]  # asked all the same: nobody else knows what the hand holds
    t.do("done")
    assert t.suitcase(0) == {} and t.cards(0) == {"gun": 1}


@pytest.mark.rule("G2.4", "Q-2")
def test_launder_puts_one_bill_of_free_choice_from_hand_into_the_own_suitcase() -> None:
    t = Table().hand(0, "$1", "$2", "$3", "$5", "gun").go().do("thug P-WS")
    assert t.legal == ["launder $1", "launder $2", "launder $3", "launder $5", "icon MONEY_1", "done"]
    t.do("launder $3")
    assert t.suitcase(0) == {"$3": 1} and t.cards(0) == {"$1": 1, "$2": 1, "$5": 1, "gun": 1}
    assert t.legal == ["icon MONEY_1", "done"]
    for viewer in range(3):  # shown to all
        assert {"event": "laundered", "seat": 0, "bill": "$3"} in t.seen(viewer)


@pytest.mark.rule("Q-65", "Q-12")
def test_a_bill_gained_in_the_same_shakedown_may_be_laundered() -> None:
    t = Table().tile("WS", "TB5").go().do("thug T-WS", "icon MONEY_3")
    assert t.legal == ["launder $3", "done"]
    t.do("launder $3")
    assert t.suitcase(0) == {"$3": 1} and t.cards(0) == {}
    t = Table(act=3).tile("WS", "TR4").go().do("thug T-WS", "icon MONEY_2", "launder $2")
    assert t.suitcase(0) == {"$2": 1}


@pytest.mark.rule("G11.2")
def test_an_icon_shown_twice_may_be_used_twice() -> None:
    t = Table(act=3).hand(0, "$1", "$5", "$5").tile("WS", "TR4").go().do("thug T-WS", "launder $5")
    assert t.legal == ["launder $1", "launder $5", "icon MONEY_2", "done"]
    t.do("launder $5")
    assert t.legal == ["icon MONEY_2", "done"]  # twice, not three times
    t = Table(act=3).tile("WS", "TR1").go().do("thug T-WS", "icon GOOD_NARC", "icon GOOD_NARC")
    assert t.cards(0) == {"narcotics": 2} and t.actor == 1


@pytest.mark.rule("G11.2")
def test_the_same_icon_on_two_backs_may_be_used_twice() -> None:
    t = Table().go().do("member R08", "icon MONEY_1")  # Upper East Side and Queens
    assert t.legal == ["icon MONEY_1", "done"]
    t.do("icon MONEY_1")
    assert t.cards(0) == {"$1": 2} and t.actor == 1


@pytest.mark.rule("G11.2")
def test_of_an_icon_shown_twice_one_use_may_be_declined() -> None:
    t = Table().go().do("member R08", "icon MONEY_1", "done")
    assert t.cards(0) == {"$1": 1}
    assert t.events("icons-declined") == [{"seat": 0, "icons": ["MONEY_1"]}]


# -- job


@pytest.mark.rule("Q-23")
def test_the_job_icon_is_decided_before_the_cards_are_seen_then_one_must_be_kept() -> None:
    t = Table().go().do("thug P-MT")
    assert t.events("job-drawn") == []
    t.draws("JY1", "JB2").do("icon JOB")
    assert t.legal == ["keep JY1", "keep JB2"]  # no way to keep none or both
    t.do("keep JY1")
    assert t.cards(0) == {"JY1": 1}
    assert t.s.discards[names.JOB_IDS.index("JB2")] == 1 and t.s.discards_size == 1
    assert t.s.deck_size == 42


@pytest.mark.rule("Q-23")
def test_the_rejected_card_is_public_and_the_kept_one_is_not() -> None:
    t = Table().go().draws("JY1", "JB2").do("thug P-MT", "icon JOB", "keep JY1")
    assert {"event": "job-rejected", "seat": 0, "job": "JB2"} in t.seen(2)
    assert {"event": "job-kept", "seat": 0, "job": "JY1"} in t.seen(0)
    assert {"event": "job-kept", "seat": 0, "job": "JY1"} not in t.seen(2)


@pytest.mark.rule("Q-23")
def test_two_equal_jobs_leave_one_way_to_keep() -> None:
    t = Table().go().draws("JY1", "JY1").do("thug P-MT", "icon JOB")
    assert t.legal == ["keep JY1"]
    t.do("keep JY1")
    assert t.cards(0) == {"JY1": 1} and t.s.discards_size == 1


@pytest.mark.parametrize("version", [4, 5])
@pytest.mark.rule("Q-23")
def test_the_discards_are_shuffled_between_the_two_cards_at_need(version: int) -> None:
    t = Table().discards("JG5", "JK1").deck("JY1")
    t.s.rules = version
    t.go().draws("JY1").do("thug P-MT", "icon JOB")
    assert t.events("deck-made") == [{"cards": 2}]
    assert t.chances == {"JG5": 1, "JK1": 1}  # the card drawn and not settled is not shuffled in
    t.draws("JK1").go().do("keep JY1")
    assert t.cards(0) == {"JY1": 1}
    assert t.s.deck_size == 1 and t.s.discards_size == 1


@pytest.mark.rule("Q-23")
def test_the_discards_are_not_touched_while_the_deck_lasts() -> None:
    t = Table().discards("JG5").deck("JY1", "JY2", "JY3").go().draws("JY1", "JY2").do("thug P-MT", "icon JOB")
    assert t.legal == ["keep JY1", "keep JY2"]
    assert t.events("deck-made") == [] and t.s.discards_size == 1


@pytest.mark.rule("Q-23")
def test_a_single_card_that_can_be_had_is_kept() -> None:
    t = Table().deck("JY2").go().draws("JY2").do("thug P-MT", "icon JOB")
    assert t.cards(0) == {"JY2": 1}
    assert t.legal == ["icon MONEY_2", "done"] and t.s.discards_size == 0
    t = Table().discards("JY2").deck().go().draws("JY2").do("thug P-MT", "icon JOB")
    assert t.cards(0) == {"JY2": 1}


@pytest.mark.rule("Q-23")
def test_without_any_job_to_draw_the_icon_has_no_effect() -> None:
    t = Table().deck().go().do("thug P-MT")
    assert t.legal == ["icon MONEY_2", "done"]


# -- bills and goods


@pytest.mark.rule("Q-24", "Q-69")
def test_instead_of_a_missing_bill_the_nearest_lower_one_is_taken() -> None:
    t = Table().tile("WS", "TB8").empty("$5", to=1).go().do("thug T-WS")
    assert t.legal == ["icon MONEY_5", "done"]
    t.do("icon MONEY_5")
    assert t.cards(0) == {"$3": 1}  # one card, not the nearest sum
    assert t.events("bill-taken") == [{"seat": 0, "bill": "$3", "wanted": "$5"}]
    t = Table().tile("WS", "TB8").empty("$5", "$3", to=1).go().do("thug T-WS", "icon MONEY_5")
    assert t.cards(0) == {"$2": 1}
    t = Table().tile("WS", "TB8").empty("$5", "$3", "$2", to=1).go().do("thug T-WS", "icon MONEY_5")
    assert t.cards(0) == {"$1": 1}


@pytest.mark.rule("Q-24", "Q-69")
def test_the_lower_bill_may_be_declined() -> None:
    t = Table().tile("WS", "TB8").empty("$5", to=1).go().do("thug T-WS", "done")
    assert t.cards(0) == {} and t.events("icons-declined") == [{"seat": 0, "icons": ["MONEY_5"]}]


@pytest.mark.rule("Q-24", "Q-69")
def test_a_higher_bill_is_never_taken_instead() -> None:
    t = Table().empty("$1", to=1).go().do("thug P-CH")
    assert t.legal == ["icon GOOD_GUN", "done"]
    t = Table().empty("$1", "$2", to=1).go().do("thug P-MT")
    assert t.legal == ["icon JOB", "done"]


@pytest.mark.rule("Q-69")
def test_job_bills_and_bank_to_case_follow_the_same_rule() -> None:
    t = Table().hand(0, "JY2", "gun", "booze", "booze").empty("$5", "$3", to=1).go()
    t.do("job JY2", "ability-first", "use")
    assert t.suitcase(0) == {"$2": 1}
    assert t.events("bank-to-case") == [{"seat": 0, "bill": "$2", "wanted": "$5"}]
    t = Table().hand(0, "JG1", "gun", "booze", "blood").empty("$5", to=1).go().do("job JG1", "bills 1")
    assert t.cards(0) == {"$3": 1}


@pytest.mark.rule("G2.6")
@pytest.mark.parametrize("good", list(GOODS))
def test_a_good_whose_pile_is_empty_cannot_be_taken(good: str) -> None:
    t = Table().empty(good, to=1).go().do(f"thug {GOODS[good]}")
    assert t.legal == ["icon MONEY_1", "done"]


# -- horse head


@pytest.mark.rule("Q-96")
def test_the_holder_of_the_horse_head_takes_nothing_again() -> None:
    t = Table(first=0).go().do("thug P-UWS")
    assert t.legal == ["icon MONEY_3", "done"]
    t = Table(act=3, first=0).hand(0, "A12").go().do("ally A12")
    assert t.legal == ["icon MONEY_1", "done"]
    assert t.events("horse-taken") == []


@pytest.mark.rule("Q-96")
def test_another_player_takes_the_horse_head() -> None:
    t = Table(first=0).go().do("thug P-CH", "done", "thug P-UWS")
    assert t.legal == ["icon MONEY_3", "icon HORSE", "done"]
    t.do("icon HORSE")
    assert t.s.horse == 1 and t.events("horse-taken") == [{"seat": 1}]


@pytest.mark.rule("Q-97")
@pytest.mark.parametrize(("order", "last"), [("me-first", 2), ("controller-first", 1)])
def test_of_player_and_controller_the_last_to_resolve_keeps_the_horse_head(order: str, last: int) -> None:
    t = Table(first=0).marker("UWS", 2).go().do("thug P-CH", "done", "thug P-UWS", order)
    t.do("icon HORSE", "done")
    assert t.actor == last and t.s.horse == 3 - last
    t.do("icon HORSE", "done")
    assert t.s.horse == last
    assert t.events("horse-taken") == [{"seat": 3 - last}, {"seat": last}]


@pytest.mark.rule("Q-97")
def test_the_controller_may_leave_the_horse_head() -> None:
    t = Table(first=0).marker("UWS", 2).go().do("thug P-CH", "done", "thug P-UWS", "me-first")
    t.do("icon HORSE", "done", "icon MONEY_3", "done")
    assert t.s.horse == 1 and t.cards(2) == {"$3": 1}
