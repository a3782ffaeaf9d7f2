"""G6 Play a thug, with the rulings on shaking down a front (Q-11 to Q-19, Q-25) and example E1."""

import pytest

from consigliere.games.godfather import names, terms
from tests.godfather.table import Table

PRINTED = [f"P-{turf}" for turf in names.TURF_IDS]


def thugs(t: Table) -> list[str]:
    """The square spaces on which the actor may play a thug."""
    return [a.removeprefix("thug ") for a in t.legal if a.startswith("thug ")]


# -- G6.1: where a thug may go


@pytest.mark.rule("G6.1")
def test_a_thug_may_go_to_every_business_on_the_board_and_to_no_empty_slot() -> None:
    assert thugs(Table().go()) == PRINTED
    t = Table().tile("WS", "TB5").tile("QN", "TR1").go()
    assert thugs(t) == ["P-WS", "T-WS", "P-BK", "P-UES", "P-QN", "T-QN", "P-UWS", "P-MT", "P-CH"]


@pytest.mark.rule("G6.1")
def test_a_thug_comes_out_of_the_reserve() -> None:
    t = Table().go().do("thug P-BK")
    assert t.at("P-BK") == 0
    assert t.of(0, terms.THUGS) == 1
    assert t.events("thug-played") == [{"seat": 0, "space": "P-BK"}]
    t = Table().thug(0, "P-WS").thug(0, "P-BK").go()
    assert thugs(t) == []  # both are on the board
    t = Table().in_hudson(0, "thug", "thug").go()
    assert thugs(t) == []


@pytest.mark.rule("G6.1", "Q-19")
def test_the_own_thug_blocks_a_space_too() -> None:
    t = Table().thug(0, "P-WS").go()
    assert thugs(t) == PRINTED[1:]


@pytest.mark.rule("G6.1")
def test_any_other_figure_blocks_a_space() -> None:
    t = Table().thug(1, "P-WS").neutral("union-boss", "P-BK").go()
    assert thugs(t) == PRINTED[2:]


@pytest.mark.rule("G6.1")
def test_the_two_businesses_of_a_turf_have_a_space_each() -> None:
    t = Table().tile("WS", "TB8").thug(1, "P-WS").go()
    assert thugs(t) == ["T-WS", *PRINTED[1:]]
    assert t.do("thug T-WS").legal == ["icon MONEY_5", "done"]  # the tile's own front


# -- G6.2: the icons of the front


@pytest.mark.rule("G6.2", "Q-12")
def test_a_bill_gained_by_one_icon_may_feed_the_next() -> None:
    t = Table().go().do("thug P-WS")
    assert t.legal == ["icon MONEY_1", "done"]
    t.do("icon MONEY_1")
    assert t.legal == ["launder $1", "done"]
    t.do("launder $1")
    assert t.cards(0) == {} and t.suitcase(0) == {"$1": 1}
    assert t.actor == 1


@pytest.mark.rule("G6.2", "Q-12")
@pytest.mark.parametrize("order", [("launder $5", "icon MONEY_1"), ("icon MONEY_1", "launder $5")])
def test_the_icons_of_a_front_come_in_any_order(order: tuple[str, str]) -> None:
    t = Table().hand(0, "$5").go().do("thug P-WS")
    assert t.legal == ["launder $5", "icon MONEY_1", "done"]
    t.do(*order)
    assert t.cards(0) == {"$1": 1} and t.suitcase(0) == {"$5": 1}


@pytest.mark.rule("G6.2", "Q-11")
def test_every_icon_of_a_front_may_be_declined() -> None:
    t = Table().hand(0, "$5").go().do("thug P-WS", "done")
    assert t.cards(0) == {"$5": 1} and t.suitcase(0) == {}
    assert t.events("icons-declined") == [{"seat": 0, "icons": ["LAUNDER", "MONEY_1"]}]
    t = Table().hand(0, "$5").go().do("thug P-WS", "icon MONEY_1", "done")
    assert t.cards(0) == {"$1": 1, "$5": 1} and t.suitcase(0) == {}
    assert t.events("icons-declined") == [{"seat": 0, "icons": ["LAUNDER"]}]


@pytest.mark.rule("G6.2")
def test_a_thug_uses_the_front_of_his_business_alone() -> None:
    t = Table().tile("BK", "TB1").go().do("thug P-BK")
    assert t.legal == ["icon MONEY_1", "icon GOOD_BOOZE", "done"]
    t.do("icon GOOD_BOOZE", "icon MONEY_1")
    assert t.cards(0) == {"$1": 1, "booze": 1}
    assert t.actor == 1


@pytest.mark.rule("E1")
def test_marzullo_shakes_down_the_penn_central_railroad() -> None:
    t = Table().go().draws("JY1", "JK2").do("thug P-MT")
    assert t.legal == ["icon JOB", "icon MONEY_2", "done"]
    t.do("icon JOB")
    assert t.legal == ["keep JY1", "keep JK2"]
    t.do("keep JK2", "icon MONEY_2")
    assert t.cards(0) == {"$2": 1, "JK2": 1}
    assert t.events("job-rejected") == [{"seat": 0, "job": "JY1"}]
    assert t.s.discards_size == 1


# -- G6.3: the controller


@pytest.mark.rule("G6.3", "Q-14")
def test_the_active_player_decides_after_the_placement_who_goes_first() -> None:
    t = Table().hand(1, "$5").marker("WS", 1).go().do("thug P-WS")
    assert t.asked == "order" and t.actor == 0
    assert t.legal == ["me-first", "controller-first"]
    assert t.at("P-WS") == 0
    t.do("controller-first")
    assert t.actor == 1
    assert t.legal == ["launder $5", "icon MONEY_1", "done"]
    t.do("launder $5", "icon MONEY_1")
    assert t.suitcase(1) == {"$5": 1} and t.cards(1) == {"$1": 1}
    assert t.actor == 0 and t.asked == "icons"
    assert t.events("order-chosen") == [{"seat": 0, "first": 1}]


@pytest.mark.rule("G6.3", "Q-14")
def test_blocks_are_not_interleaved() -> None:
    t = Table().hand(0, "$2").hand(1, "$5").marker("WS", 1).go().do("thug P-WS", "me-first")
    assert t.actor == 0
    t.do("icon MONEY_1")
    assert t.actor == 0  # the launder icon is still open, so the block is not over
    assert t.legal == ["launder $1", "launder $2", "done"]
    t.do("launder $2")
    assert t.actor == 1
    t.do("icon MONEY_1", "launder $5")
    assert t.cards(0) == {"$1": 1} and t.suitcase(0) == {"$2": 1}
    assert t.cards(1) == {"$1": 1} and t.suitcase(1) == {"$5": 1}
    assert t.asked == "turn" and t.actor == 1


@pytest.mark.rule("G6.3")
def test_the_controller_profits_though_the_active_player_declines_all() -> None:
    t = Table().marker("BK", 2).go().do("thug P-BK", "me-first", "done")
    assert t.actor == 2
    assert t.legal == ["icon MONEY_1", "icon GOOD_BOOZE", "done"]
    t.do("icon GOOD_BOOZE", "done")
    assert t.cards(0) == {} and t.cards(2) == {"booze": 1}
    assert t.events("icons-declined") == [
        {"seat": 0, "icons": ["MONEY_1", "GOOD_BOOZE"]},
        {"seat": 2, "icons": ["MONEY_1"]},
    ]


@pytest.mark.rule("G6.3")
def test_the_controller_may_use_what_the_active_player_used() -> None:
    t = Table().marker("CH", 1).go().do("thug P-CH", "me-first", "icon GOOD_GUN", "done")
    t.do("icon GOOD_GUN", "done")
    assert t.cards(0) == {"gun": 1} and t.cards(1) == {"gun": 1}


@pytest.mark.rule("G6.3")
def test_a_controller_who_is_out_of_the_phase_still_profits() -> None:
    t = Table().marker("CH", 1).no_figures(1).go().do("thug P-CH", "controller-first")
    assert t.actor == 1
    t.do("icon GOOD_GUN", "done")
    assert t.cards(1) == {"gun": 1}


@pytest.mark.rule("G6.3")
def test_both_businesses_of_a_turf_are_under_its_controller() -> None:
    t = Table().tile("WS", "TB8").marker("WS", 1).go().do("thug T-WS", "me-first", "icon MONEY_5")
    assert t.actor == 1 and t.legal == ["icon MONEY_5", "done"]


@pytest.mark.rule("G6.3", "Q-18")
def test_only_the_top_marker_controls() -> None:
    t = Table().marker("BK", 1, 1, 2).go().do("thug P-BK")
    assert t.events("shakedown") == [{"seat": 0, "space": "P-BK", "controller": 2}]
    t = Table().marker("BK", 2, 1).go().do("thug P-BK")
    assert t.events("shakedown") == [{"seat": 0, "space": "P-BK", "controller": 1}]


@pytest.mark.rule("Q-18")
def test_a_marker_laid_by_a_card_earlier_in_the_phase_controls_at_once() -> None:
    t = Table(act=4).hand(0, "A18").thug(0, "P-WS").marker("WS", 2).tile("WS", "TB8").go()
    t.do("ally A18", "turf WS", "done", "thug T-WS")
    assert t.asked == "order" and t.actor == 1
    assert t.events("shakedown") == [{"seat": 1, "space": "T-WS", "controller": 0}]
    t.do("controller-first")
    assert t.actor == 0
    assert t.legal == ["icon MONEY_5", "done"]


@pytest.mark.rule("G6.3")
def test_without_a_controller_nobody_else_profits() -> None:
    t = Table().marker("CH", 1).go().do("thug P-BK")
    assert t.asked == "icons"
    assert t.events("shakedown") == [{"seat": 0, "space": "P-BK", "controller": None}]
    t.do("done")
    assert t.asked == "turn" and t.actor == 1


@pytest.mark.rule("G6.4", "Q-15")
def test_a_controller_does_not_use_the_own_front_twice() -> None:
    t = Table().marker("CH", 1, 0).go().do("thug P-CH")
    assert t.asked == "icons" and t.actor == 0
    t.do("icon GOOD_GUN", "icon MONEY_1")
    assert t.cards(0) == {"$1": 1, "gun": 1}
    assert t.asked == "turn" and t.actor == 1
    assert t.cards(1) == {}


# -- what a shakedown is


@pytest.mark.rule("G6.3", "Q-16")
def test_placing_the_union_boss_is_a_shakedown() -> None:
    t = Table(act=2).hand(0, "A2").marker("CH", 1).go().do("ally A2", "space P-CH")
    assert t.events("shakedown") == [{"seat": 0, "space": "P-CH", "controller": 1}]
    assert t.legal == ["me-first", "controller-first"]
    t.do("controller-first", "icon GOOD_GUN", "done", "icon MONEY_1", "done", "icon MONEY_3", "launder $1")
    assert t.cards(0) == {"$3": 1} and t.suitcase(0) == {"$1": 1} and t.cards(1) == {"gun": 1}


@pytest.mark.rule("G6.3", "Q-17")
def test_naming_a_business_for_shake_down_is_a_shakedown() -> None:
    t = Table().hand(0, "JG1", "gun", "booze", "blood").thug(2, "P-CH").marker("CH", 1).tile("QN", "TB8")
    t.go().do("job JG1", "ability-first")
    fronts = [f"front {square}" for square in [*PRINTED[:4], "T-QN", *PRINTED[4:]]]
    assert t.legal == [*fronts, "no-front"]  # every business with a front, Central Park's not among them
    t.do("front P-CH", "me-first", "icon GOOD_GUN", "done")
    assert t.actor == 1
    t.do("icon GOOD_GUN", "done")
    assert t.at("P-CH") == 2 and t.of(0, terms.THUGS) == 2  # no figure was placed
    assert t.cards(1) == {"gun": 1}


@pytest.mark.rule("G6.3")
def test_a_thug_moved_by_second_collection_shakes_down() -> None:
    t = Table().hand(0, "JB1", "gun", "booze", "booze").thug(0, "P-WS").marker("CH", 1).go()
    t.do("job JB1", "ability-first", "figure P-WS", "space P-CH")
    assert t.legal == ["me-first", "controller-first"]


@pytest.mark.rule("G6.3")
def test_an_ability_declined_before_a_business_is_named_is_no_shakedown() -> None:
    t = Table(act=2).hand(0, "JG1", "gun", "booze", "blood").hand(1, "A2")
    for turf in names.TURF_IDS:
        t.marker(turf, 2)
    t.go().do("job JG1", "ability-first", "no-front", "no-bills")
    t.do("ally A2", "no-space", "done")
    assert t.events("shakedown") == []
    assert t.cards(2) == {}


@pytest.mark.rule("Q-25")
@pytest.mark.parametrize(("order", "winner"), [("me-first", 0), ("controller-first", 1)])
def test_the_last_good_goes_to_the_one_who_resolves_first(order: str, winner: int) -> None:
    t = Table().hand(2, *["gun"] * 8).marker("CH", 1).go().do("thug P-CH", order)
    assert t.legal == ["icon MONEY_1", "icon GOOD_GUN", "done"]
    t.do("icon GOOD_GUN", "done")
    assert t.actor == 1 - winner
    assert t.legal == ["icon MONEY_1", "done"]
    assert t.cards(winner) == {"gun": 1} and t.pile("gun") == 0
