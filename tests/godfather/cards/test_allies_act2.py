"""The allies of act II (reconstructed but for the Family Accountant's ability): A7 to A12."""

import pytest

from consigliere.games.godfather import terms
from tests.godfather.table import Table

OPEN_TO_TWO = ["R01", "R02", "R03", "R05", "R06", "R09", "R10", "R12", "R13", "R14", "R16"]
GOODS = ["good gun", "good booze", "good blood", "no-more-goods"]


def table(ally: str, *cards: str, players: int = 3) -> Table:
    """Seat 0 to move in act III with an ally of act II."""
    return Table(players=players, act=3).hand(0, ally, *cards)


# -- A7 Mayor: backs, then $2


@pytest.mark.card("A7")
@pytest.mark.rule("G10.2")
def test_a7_backs_then_two_dollars() -> None:
    t = table("A7").marker("WS", 1).go().do("ally A7", "space R16", "icon GOOD_BOOZE", "done")
    assert t.legal == ["icon MONEY_2", "done"] and t.actor == 0
    t.do("icon MONEY_2")
    assert t.cards(0) == {"$2": 1, "booze": 1} and t.cards(1) == {}


@pytest.mark.card("A7")
@pytest.mark.rule("Q-38", "G10.5")
def test_a7_mayor_declined_or_in_the_hudson_leaves_the_rider() -> None:
    t = table("A7").neutral("mayor", "R06").go().do("ally A7", "no-space", "icon MONEY_2")
    assert t.cards(0) == {"$2": 1} and t.at("R06") == "neutral"
    t = table("A7").neutral("mayor", "hudson").go().do("ally A7")
    assert t.legal == ["icon MONEY_2", "done"]
    t.do("done")
    assert t.cards(0) == {} and t.actor == 1


@pytest.mark.card("A7")
@pytest.mark.rule("Q-41", "Q-39")
def test_a7_with_two_players_moves_to_another_open_space() -> None:
    t = table("A7", players=2).neutral("mayor", "R16").go().do("ally A7")
    assert t.legal == [*(f"space {space}" for space in OPEN_TO_TWO[:-1]), "no-space"]


# -- A8 Union Boss: front, then launder


@pytest.mark.card("A8")
@pytest.mark.rule("Q-16")
def test_a8_front_controller_then_launder() -> None:
    t = table("A8").marker("UWS", 1).go().do("ally A8", "space P-UWS", "controller-first")
    assert t.actor == 1 and t.legal == ["icon MONEY_3", "icon HORSE", "done"]
    t.do("icon HORSE", "done", "icon MONEY_3", "done")
    assert t.legal == ["launder $3", "done"]  # a bill of the front feeds the rider
    t.do("launder $3")
    assert t.suitcase(0) == {"$3": 1} and t.s.horse == 1 and t.actor == 1


@pytest.mark.card("A8")
@pytest.mark.rule("Q-39")
def test_a8_moves_a_boss_who_is_on_the_board() -> None:
    t = table("A8").neutral("union-boss", "P-WS").go().do("ally A8")
    assert "space P-WS" not in t.legal and "space P-BK" in t.legal
    t.do("space P-BK")
    assert t.at("P-WS") is None and t.at("P-BK") == "neutral"


@pytest.mark.card("A8")
@pytest.mark.rule("Q-38", "Q-20")
def test_a8_rider_alone_and_nothing_at_all() -> None:
    t = table("A8", "$5").neutral("union-boss", "hudson").go().do("ally A8", "launder $5")
    assert t.suitcase(0) == {"$5": 1}
    t = table("A8", "$5").go().do("ally A8", "no-space", "done")
    assert t.suitcase(0) == {} and t.cards(0) == {"$5": 1}
    t = table("A8").neutral("union-boss", "hudson").go().do("ally A8")
    assert t.actor == 1  # an empty hand has nothing to launder: all can see it


# -- A9 Police Chief: a player's thug in his turf, then two goods


@pytest.mark.card("A9")
@pytest.mark.rule("Q-91", "G9.1", "Q-30")
def test_a9_chief_a_players_thug_in_his_turf_two_goods() -> None:
    t = table("A9").thug(1, "P-QN").thug(2, "P-WS").member(1, "R12").member(2, "R10").go()
    t.do("ally A9", "turf QN")
    assert t.legal == ["figure P-QN", "no-figure"]  # thugs only, in Queens only
    t.do("figure P-QN")
    assert t.at("P-QN") is None and t.of(1, terms.HUDSON_THUGS) == 1
    assert t.legal == GOODS
    t.do("good gun", "good blood")
    assert t.cards(0) == {"gun": 1, "blood": 1} and t.actor == 1


@pytest.mark.card("A9")
@pytest.mark.rule("Q-30", "G9.2")
def test_a9_spares_the_union_boss_and_own_thugs() -> None:
    t = table("A9").thug(0, "P-QN").tile("QN", "TB1").neutral("union-boss", "T-QN").go()
    t.do("ally A9", "turf QN")
    assert t.legal == GOODS  # nobody to shoot
    assert t.at("P-QN") == 0 and t.at("T-QN") == "neutral"


@pytest.mark.card("A9")
@pytest.mark.rule("G9.2")
def test_a9_either_thug_of_the_turf_may_be_chosen_or_none() -> None:
    t = table("A9").tile("QN", "TB1").thug(1, "P-QN").thug(2, "T-QN").go().do("ally A9", "turf QN")
    assert t.legal == ["figure P-QN", "figure T-QN", "no-figure"]
    t.do("no-figure", "no-more-goods")
    assert t.at("P-QN") == 1 and t.at("T-QN") == 2 and t.cards(0) == {}


@pytest.mark.card("A9")
@pytest.mark.rule("Q-91")
def test_a9_without_the_chief_only_the_goods() -> None:
    t = table("A9").thug(1, "P-QN").go().do("ally A9", "no-turf")
    assert t.legal == GOODS
    t = table("A9").thug(1, "P-QN").neutral("police-chief", "hudson").go().do("ally A9")
    assert t.legal == GOODS


# -- A10 Family Accountant: up to two bills


@pytest.mark.card("A10")
@pytest.mark.rule("E4", "G11.2")
def test_a10_up_to_two_bills_into_the_suitcase() -> None:
    t = table("A10", "$1", "$5", "$5").go().do("ally A10")
    assert t.legal == ["launder $1", "launder $5", "done"]
    t.do("launder $5", "launder $5")
    assert t.suitcase(0) == {"$5": 2} and t.cards(0) == {"$1": 1}
    assert t.actor == 1  # not a third


@pytest.mark.card("A10")
@pytest.mark.rule("E4")
@pytest.mark.parametrize("bills", [[], ["launder $3"]])
def test_a10_one_bill_or_none_will_do(bills: list[str]) -> None:
    t = table("A10", "$3", "$5").go().do("ally A10", *bills, "done")
    assert t.suitcase(0) == ({"$3": 1} if bills else {})
    assert t.actor == 1


@pytest.mark.card("A10")
@pytest.mark.rule("Q-20")
def test_a10_without_a_bill_has_no_effect() -> None:
    t = table("A10", "gun").go().do("ally A10")
    assert t.legal == ["done"]


# -- A11 Police Evidence Manager: two goods, then a job and $2


@pytest.mark.card("A11")
@pytest.mark.rule("Q-93")
def test_a11_two_goods_a_job_and_two_dollars() -> None:
    t = table("A11").go().draws("JG1", "JG2").do("ally A11")
    assert t.legal == GOODS
    t.do("good booze", "good blood")
    assert t.legal == ["icon JOB", "icon MONEY_2", "done"]
    t.do("icon JOB", "keep JG2", "icon MONEY_2")
    assert t.cards(0) == {"$2": 1, "booze": 1, "blood": 1, "JG2": 1} and t.actor == 1


@pytest.mark.card("A11")
@pytest.mark.rule("Q-11")
def test_a11_each_part_is_optional() -> None:
    t = table("A11").go().do("ally A11", "no-more-goods", "icon MONEY_2", "done")
    assert t.cards(0) == {"$2": 1} and t.s.deck_size == 44
    t = table("A11").go().do("ally A11", "good gun", "no-more-goods", "done")
    assert t.cards(0) == {"gun": 1}


@pytest.mark.card("A11")
@pytest.mark.rule("Q-23", "Q-93")
def test_a11_with_empty_piles_and_deck() -> None:
    t = table("A11").deck().empty("gun", "booze", "blood", to=1).go().do("ally A11")
    assert t.legal == ["icon MONEY_2", "done"]


# -- A12 Hollywood Producer: horse head, $3, launder


@pytest.mark.card("A12")
@pytest.mark.rule("Q-96", "Q-12")
def test_a12_horse_head_three_dollars_launder() -> None:
    t = Table(act=3, first=1).hand(0, "A12").no_figures(1, 2).go().do("ally A12")
    assert t.legal == ["icon MONEY_3", "icon HORSE", "done"]
    t.do("icon HORSE", "icon MONEY_3", "launder $3")
    assert t.s.horse == 0 and t.suitcase(0) == {"$3": 1} and t.cards(0) == {}
    assert t.events("horse-taken") == [{"seat": 0}]


@pytest.mark.card("A12")
@pytest.mark.rule("Q-11", "Q-96")
def test_a12_each_icon_is_optional_and_the_holder_gains_no_second_head() -> None:
    t = Table(act=3, first=1).hand(0, "A12", "$1").no_figures(1, 2).go().do("ally A12", "launder $1", "done")
    assert t.s.horse == 1 and t.suitcase(0) == {"$1": 1} and t.cards(0) == {}
    t = table("A12", "$1").go().do("ally A12")
    assert t.legal == ["launder $1", "icon MONEY_3", "done"]
