"""The allies of act III (reconstructed): A13 to A18, each played once, in act IV."""

import pytest

from consigliere.games.godfather import names, terms
from tests.godfather.table import Table

OPEN_TO_TWO = ["R01", "R02", "R03", "R05", "R06", "R09", "R10", "R12", "R13", "R14", "R16"]
BILLS = ("$1", "$2", "$3", "$5")
BASIC = ("gun", "booze", "blood")
GOODS = ["good gun", "good booze", "good blood", "no-more-goods"]
RIDER = ["icon MONEY_3", "done"]  # with no bill in hand to launder
A18_RIDER = ["icon MONEY_1", "done"]


def table(ally: str, *cards: str, players: int = 3) -> Table:
    """Seat 0 to move in act IV with an ally of act III."""
    return Table(players=players, act=4).hand(0, ally, *cards)


# -- A13 Mayor: backs, then launder


@pytest.mark.card("A13")
@pytest.mark.rule("G10.2", "G11.2")
def test_a13_backs_then_launder() -> None:
    t = table("A13", "$5").go().do("ally A13", "space R02")  # Upper West Side, Central Park
    assert t.legal == ["launder $5", "icon MONEY_2", "done"]
    t.do("launder $5", "icon MONEY_2")
    assert t.legal == ["launder $2", "done"]  # the rider, fed by the back
    t.do("launder $2")
    assert t.suitcase(0) == {"$2": 1, "$5": 1} and t.actor == 1


@pytest.mark.card("A13")
@pytest.mark.rule("Q-38", "G10.5")
def test_a13_mayor_declined_or_in_the_hudson_leaves_the_rider() -> None:
    t = table("A13", "$5").go().do("ally A13", "no-space", "done")
    assert t.cards(0) == {"$5": 1} and t.s.mayor == terms.ASIDE
    t = table("A13", "$5").neutral("mayor", "hudson").go().do("ally A13")
    assert t.legal == ["launder $5", "done"]


@pytest.mark.card("A13")
@pytest.mark.rule("Q-41", "G7.3")
def test_a13_with_two_players_keeps_off_the_closed_spaces_and_controllers_gain_nothing() -> None:
    t = table("A13", players=2).marker("UWS", 1).go().do("ally A13")
    assert t.legal == [*(f"space {space}" for space in OPEN_TO_TWO), "no-space"]
    t.do("space R02", "done")
    assert t.asked == "turn" and t.actor == 1  # the hand is empty, so launder is not even asked
    assert t.cards(1) == {}


# -- A14 Union Boss: front, then one good, then $3 and launder


@pytest.mark.card("A14")
@pytest.mark.rule("Q-16", "Q-93")
def test_a14_front_controller_one_good_then_three_dollars_and_launder() -> None:
    t = table("A14").tile("WS", "TB8").marker("WS", 2).go().do("ally A14", "space T-WS", "me-first")
    t.do("icon MONEY_5").do("icon MONEY_5")
    assert t.cards(2) == {"$5": 1} and t.actor == 0
    assert t.legal == GOODS
    t.do("good booze")
    assert t.legal == ["launder $5", "icon MONEY_3", "done"]  # one good only
    t.do("launder $5", "icon MONEY_3")
    assert t.suitcase(0) == {"$5": 1} and t.cards(0) == {"$3": 1, "booze": 1} and t.actor == 1


@pytest.mark.card("A14")
@pytest.mark.rule("Q-38", "G10.5")
def test_a14_without_the_boss_the_good_and_the_rider() -> None:
    t = table("A14").neutral("union-boss", "hudson").go().do("ally A14")
    assert t.legal == GOODS
    t.do("good gun")
    assert t.legal == RIDER
    t.do("icon MONEY_3", "launder $3")
    assert t.suitcase(0) == {"$3": 1} and t.cards(0) == {"gun": 1}
    t = table("A14").go().do("ally A14", "no-space", "no-more-goods", "done")
    assert t.actor == 1 and t.cards(0) == {} and t.s.boss == terms.ASIDE


@pytest.mark.card("A14")
@pytest.mark.rule("Q-11")
def test_a14_either_half_of_the_rider_may_be_left() -> None:
    t = table("A14", "$2").go().do("ally A14", "no-space", "no-more-goods", "launder $2", "done")
    assert t.suitcase(0) == {"$2": 1} and t.cards(0) == {} and t.actor == 1
    t = table("A14", "$2").go().do("ally A14", "no-space", "no-more-goods", "icon MONEY_3", "done")
    assert t.suitcase(0) == {} and t.cards(0) == {"$2": 1, "$3": 1} and t.actor == 1


@pytest.mark.card("A14")
@pytest.mark.rule("G2.6", "Q-93")
def test_a14_with_empty_piles() -> None:
    t = table("A14").empty(*BASIC, to=1).go().do("ally A14", "no-space")
    assert t.legal == RIDER
    t = table("A14").neutral("union-boss", "hudson").empty(*BASIC, *BILLS, to=1).go().do("ally A14")
    assert t.asked == "turn" and t.actor == 1 and t.cards(0) == {}


# -- A15 Police Chief: any player's figure in his turf, then one good, then $5 and launder


@pytest.mark.card("A15")
@pytest.mark.rule("Q-91", "G9.1", "Q-30")
def test_a15_chief_a_players_figure_in_his_turf_one_good_then_the_rider() -> None:
    t = table("A15").thug(1, "P-QN").member(2, "R10").member(1, "R01").thug(0, "P-WS").member(0, "R12")
    t.tile("QN", "TB1").neutral("union-boss", "T-QN").neutral("mayor", "R09").go()
    t.do("ally A15", "turf QN")
    assert t.legal == ["figure P-QN", "figure R10", "no-figure"]  # no neutral, no own, none elsewhere
    t.do("figure R10")
    assert t.at("R10") is None and t.of(2, terms.HUDSON_FAMILY) == 1
    assert t.legal == GOODS
    t.do("good blood")
    assert t.legal == ["icon MONEY_5", "done"]  # one good only
    t.do("icon MONEY_5", "launder $5")
    assert t.suitcase(0) == {"$5": 1} and t.cards(0) == {"blood": 1} and t.actor == 1


@pytest.mark.card("A15")
@pytest.mark.rule("Q-91")
def test_a15_without_the_chief_or_a_target_only_good_and_rider() -> None:
    t = table("A15").thug(1, "P-QN").go().do("ally A15", "no-turf")
    assert t.legal == GOODS
    t = table("A15").thug(1, "P-QN").neutral("police-chief", "hudson").go().do("ally A15")
    assert t.legal == GOODS and t.at("P-QN") == 1
    t = table("A15").thug(1, "P-QN").go().do("ally A15", "turf CH")
    assert t.legal == GOODS and t.at("P-QN") == 1
    assert t.do("no-more-goods").legal == ["icon MONEY_5", "done"]


@pytest.mark.card("A15")
@pytest.mark.rule("G9.2", "G10.5")
def test_a15_the_shot_the_good_and_the_rider_may_be_declined() -> None:
    t = table("A15", players=2).thug(1, "P-QN").go().do("ally A15", "turf QN", "no-figure")
    assert t.at("P-QN") == 1 and t.s.chief == names.TURF_IDS.index("QN")
    t.do("no-more-goods", "done")
    assert t.cards(0) == {} and t.suitcase(0) == {} and t.actor == 1


@pytest.mark.card("A15")
@pytest.mark.rule("Q-11")
def test_a15_rider_in_either_order() -> None:
    t = table("A15", "$1").go().do("ally A15", "turf QN", "good gun")
    assert t.legal == ["launder $1", "icon MONEY_5", "done"]
    t.do("launder $1", "icon MONEY_5")
    assert t.suitcase(0) == {"$1": 1} and t.cards(0) == {"$5": 1, "gun": 1} and t.actor == 1


@pytest.mark.card("A15")
@pytest.mark.rule("G2.6", "Q-93")
def test_a15_with_empty_piles() -> None:
    t = table("A15").empty(*BASIC, to=1).go().do("ally A15", "turf QN")
    assert t.legal == ["icon MONEY_5", "done"]
    t = table("A15").empty(*BASIC, *BILLS, to=1).go().do("ally A15", "turf QN")
    assert t.asked == "turn" and t.actor == 1


# -- A16 Tax Advisor: up to three bills, then one good


@pytest.mark.card("A16")
@pytest.mark.rule("G11.2", "Q-93")
def test_a16_up_to_three_bills_into_the_suitcase_then_one_good() -> None:
    t = table("A16", "$1", "$2", "$5", "$5").go().do("ally A16", "launder $5", "launder $5", "launder $2")
    assert t.suitcase(0) == {"$2": 1, "$5": 2} and t.cards(0) == {"$1": 1}
    assert t.actor == 0 and t.legal == GOODS  # not a fourth
    t.do("good gun")
    assert t.cards(0) == {"$1": 1, "gun": 1} and t.actor == 1  # one good only


@pytest.mark.card("A16")
@pytest.mark.rule("Q-11", "Q-20")
def test_a16_fewer_or_none_will_do() -> None:
    t = table("A16", "$1", "$2").go().do("ally A16", "launder $1", "done", "no-more-goods")
    assert t.suitcase(0) == {"$1": 1} and t.cards(0) == {"$2": 1} and t.actor == 1
    t = table("A16", "gun").go().do("ally A16")
    assert t.legal == ["done"]
    t.do("done", "good gun")
    assert t.cards(0) == {"gun": 2} and t.suitcase(0) == {}


@pytest.mark.card("A16")
@pytest.mark.rule("G10.5", "G17.1", "Q-93")
def test_a16_with_an_empty_hand_goes_straight_to_the_good() -> None:
    t = table("A16").go().do("ally A16")
    assert t.legal == GOODS
    t.do("no-more-goods")
    assert t.cards(0) == {} and t.actor == 1
    t = table("A16").empty(*BASIC, to=1).go().do("ally A16")
    assert t.asked == "turn" and t.actor == 1 and t.pile("narcotics") == 5


# -- A17 Capo: retrieve an own figure, then $3


@pytest.mark.card("A17")
@pytest.mark.rule("Q-79")
def test_a17_a_thug_returns_to_the_reserve_and_is_played_again() -> None:
    t = table("A17").thug(0, "P-CH").thug(0, "P-WS").no_figures(1, 2).go()
    assert "thug P-BK" not in t.legal
    t.do("ally A17", "figure P-CH", "icon MONEY_3")
    assert t.at("P-CH") is None and t.of(0, terms.THUGS) == 1
    assert t.cards(0) == {"$3": 1} and t.suitcase(0) == {}
    t.do("thug P-CH")  # the very space it left
    assert t.legal == ["icon MONEY_1", "icon GOOD_GUN", "done"]


@pytest.mark.card("A17")
@pytest.mark.rule("G9.1")
def test_a17_only_own_figures_on_the_board_members_too() -> None:
    t = table("A17", "$5").thug(0, "P-CH").member(0, "R01").thug(1, "P-WS").in_hudson(0, "thug")
    t.neutral("mayor", "R02").neutral("union-boss", "P-BK").neutral("police-chief", "QN").go()
    t.do("ally A17")
    assert t.legal == ["figure P-CH", "figure R01", "no-figure"]
    t.do("figure R01")
    assert t.of(0, terms.FAMILY) == 7 and t.at("R01") is None
    assert t.legal == RIDER  # one figure only, and no launder


@pytest.mark.card("A17")
@pytest.mark.rule("G10.5")
def test_a17_declined_or_without_a_figure_on_the_board_leaves_the_rider() -> None:
    t = table("A17").thug(0, "P-CH").go().do("ally A17", "no-figure")
    assert t.at("P-CH") == 0 and t.legal == RIDER
    t.do("done")
    assert t.cards(0) == {} and t.actor == 1
    t = table("A17").go().do("ally A17")
    assert t.legal == RIDER


@pytest.mark.card("A17")
@pytest.mark.rule("G2.6")
def test_a17_with_an_empty_bank_still_retrieves_or_does_nothing() -> None:
    t = table("A17").thug(0, "P-CH").empty(*BILLS, to=1).go().do("ally A17", "figure P-CH")
    assert t.at("P-CH") is None and t.asked == "turn" and t.actor == 1
    t = table("A17").empty(*BILLS, to=1).go().do("ally A17")
    assert t.asked == "turn" and t.actor == 1


# -- A18 Federal Judge: a marker, then $1 and launder


@pytest.mark.card("A18")
@pytest.mark.rule("Q-74")
def test_a18_a_marker_where_an_own_figure_stands_then_the_rider() -> None:
    t = table("A18").thug(0, "P-CH").member(0, "R02").thug(1, "P-QN").marker("CH", 1).go().do("ally A18")
    assert t.legal == ["turf UWS", "turf CH", "no-turf"]  # R02 also touches Central Park: no turf
    t.do("turf CH")
    assert t.stack("CH") == [1, 0] and t.of(0, terms.SUPPLY) == 8
    t.do("icon MONEY_1", "launder $1")
    assert t.suitcase(0) == {"$1": 1} and t.actor == 1


@pytest.mark.card("A18")
@pytest.mark.rule("Q-11")
def test_a18_rider_in_either_order_and_each_icon_optional() -> None:
    t = table("A18", "$5").thug(0, "P-CH").go().do("ally A18", "turf CH")
    assert t.legal == ["launder $5", *A18_RIDER]
    t.do("launder $5", "icon MONEY_1")
    assert t.suitcase(0) == {"$5": 1} and t.cards(0) == {"$1": 1} and t.actor == 1
    t = table("A18", "$5").thug(0, "P-CH").go().do("ally A18", "turf CH", "icon MONEY_1", "done")
    assert t.suitcase(0) == {} and t.cards(0) == {"$1": 1, "$5": 1} and t.actor == 1


@pytest.mark.card("A18")
@pytest.mark.rule("G10.5", "Q-42", "Q-74")
def test_a18_needs_an_own_figure_neutral_ones_do_not_count() -> None:
    t = table("A18").neutral("mayor", "R02").neutral("police-chief", "QN").thug(1, "P-WS").go()
    t.do("ally A18")
    assert t.legal == A18_RIDER
    t = table("A18").thug(0, "P-CH").go().do("ally A18", "no-turf", "done")
    assert t.stack("CH") == [] and t.actor == 1


@pytest.mark.card("A18")
@pytest.mark.rule("Q-76")
def test_a18_without_a_marker_in_the_supply_one_may_be_moved() -> None:
    t = table("A18").thug(0, "P-CH").marker("WS", 0, 0, 1, 0).marker("BK", 0, 0, 0, 0, 0, 0).go()
    t.do("ally A18", "turf CH")
    assert t.asked == "marker"
    t.do("marker WS 4")
    assert t.stack("CH") == [0] and t.stack("WS") == [0, 0, 1]
    t = table("A18").thug(0, "P-CH").marker("BK", *[0] * 9).go().do("ally A18", "turf CH", "forgo")
    assert t.stack("CH") == [] and t.legal == A18_RIDER


@pytest.mark.card("A18")
@pytest.mark.rule("Q-75")
def test_a18_on_a_turf_already_controlled_adds_a_marker() -> None:
    t = table("A18", players=2).thug(0, "P-CH").marker("CH", 0).go().do("ally A18", "turf CH")
    assert t.stack("CH") == [0, 0]
