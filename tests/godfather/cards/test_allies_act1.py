"""The allies of act I (reconstructed): three neutral figures, Bookie, Hired Muscle, Dock Foreman."""

import pytest

from consigliere.games.godfather import names, terms
from tests.godfather.table import Table

OPEN_TO_TWO = ["R01", "R02", "R03", "R05", "R06", "R09", "R10", "R12", "R13", "R14", "R16"]


def table(ally: str, *cards: str, players: int = 3) -> Table:
    """Seat 0 to move in act II with an ally of act I."""
    return Table(players=players, act=2).hand(0, ally, *cards)


# -- A1 Mayor: backs


@pytest.mark.card("A1")
@pytest.mark.rule("G10.2")
def test_a1_the_mayor_uses_the_backs_and_that_is_all() -> None:
    t = table("A1").go().do("ally A1", "space R13").draws("JY1", "JY2")
    assert t.legal == ["icon JOB", "icon GOOD_BOOZE", "icon GOOD_BLOOD", "done"]
    t.do("icon JOB", "keep JY1", "icon GOOD_BOOZE", "icon GOOD_BLOOD")
    assert t.cards(0) == {"booze": 1, "blood": 1, "JY1": 1}
    assert t.asked == "turn" and t.actor == 1  # no rider


@pytest.mark.card("A1")
@pytest.mark.rule("G10.5")
def test_a1_may_be_declined() -> None:
    t = table("A1").go().do("ally A1", "no-space")
    assert t.s.mayor == terms.ASIDE and t.actor == 1


@pytest.mark.card("A1")
@pytest.mark.rule("Q-38")
def test_a1_with_the_mayor_in_the_hudson_does_nothing() -> None:
    t = table("A1").neutral("mayor", "hudson").go().do("ally A1")
    assert t.actor == 1
    assert t.events("ability-declined") == [{"seat": 0, "ability": "mayor", "targets": 0}]


@pytest.mark.card("A1")
@pytest.mark.rule("Q-41")
def test_a1_with_two_players_keeps_off_the_closed_spaces() -> None:
    t = table("A1", players=2).member(1, "R01").go().do("ally A1")
    assert t.legal == [*(f"space {space}" for space in OPEN_TO_TWO[1:]), "no-space"]


@pytest.mark.card("A1")
@pytest.mark.rule("G7.3", "G10.2")
def test_a1_gives_no_controller_anything() -> None:
    t = table("A1").marker("BK", 1).marker("WS", 2).go().do("ally A1", "space R16", "done")
    assert t.asked == "turn" and t.cards(1) == {} and t.cards(2) == {}


# -- A2 Union Boss: front, then $3 and a launder


@pytest.mark.card("A2")
@pytest.mark.rule("Q-16", "G10.2")
def test_a2_front_controller_then_three_dollars_and_a_launder() -> None:
    t = table("A2").marker("CH", 1).go().do("ally A2", "space P-CH", "me-first")
    t.do("icon GOOD_GUN", "icon MONEY_1")
    assert t.actor == 1
    t.do("icon MONEY_1", "icon GOOD_GUN")
    # the rider comes after the controller's block
    assert t.actor == 0 and t.legal == ["launder $1", "icon MONEY_3", "done"]
    t.do("icon MONEY_3")
    assert t.legal == ["launder $1", "launder $3", "done"]
    t.do("launder $3")
    assert t.cards(0) == {"$1": 1, "gun": 1} and t.cards(1) == {"$1": 1, "gun": 1}
    assert t.suitcase(0) == {"$3": 1} and t.actor == 1


@pytest.mark.card("A2")
@pytest.mark.rule("G6.4")
def test_a2_on_the_own_turf_uses_the_front_once() -> None:
    t = table("A2").marker("CH", 0).go().do("ally A2", "space P-CH", "icon GOOD_GUN", "icon MONEY_1")
    assert t.legal == ["launder $1", "icon MONEY_3", "done"] and t.actor == 0
    assert t.cards(0) == {"$1": 1, "gun": 1}


@pytest.mark.card("A2")
@pytest.mark.rule("G10.5", "Q-38")
def test_a2_boss_declined_or_in_the_hudson_leaves_the_rider() -> None:
    t = table("A2").go().do("ally A2", "no-space")
    assert t.legal == ["icon MONEY_3", "done"]
    t.do("done")
    assert t.cards(0) == {} and t.actor == 1
    t = table("A2", "$5").neutral("union-boss", "hudson").go().do("ally A2", "launder $5", "icon MONEY_3")
    assert t.cards(0) == {"$3": 1} and t.suitcase(0) == {"$5": 1} and t.s.boss == terms.IN_HUDSON


@pytest.mark.card("A2")
@pytest.mark.rule("Q-11")
def test_a2_either_half_of_the_rider_may_be_left() -> None:
    t = table("A2", "$5").go().do("ally A2", "no-space", "icon MONEY_3", "done")
    assert t.cards(0) == {"$3": 1, "$5": 1} and t.suitcase(0) == {} and t.actor == 1
    t = table("A2", "$5").go().do("ally A2", "no-space", "launder $5", "done")
    assert t.cards(0) == {} and t.suitcase(0) == {"$5": 1} and t.actor == 1


@pytest.mark.card("A2")
@pytest.mark.rule("G10.5")
def test_a2_without_an_empty_space_skips_the_boss() -> None:
    t = Table(players=5, act=2).hand(0, "A2")
    spaces = [f"P-{turf}" for turf in names.TURF_IDS]
    for i, space in enumerate(spaces):
        t.thug(1 + i // 2, space)
    t.go().do("ally A2")
    assert t.legal == ["icon MONEY_3", "done"] and t.s.boss == terms.ASIDE


# -- A3 Police Chief: a turf, then $2 and two launders


@pytest.mark.card("A3")
@pytest.mark.rule("G10.2", "Q-12")
def test_a3_chief_then_two_dollars_and_two_bills_into_the_suitcase() -> None:
    t = table("A3", "$5", "$1").thug(1, "P-QN").marker("QN", 1).go().do("ally A3", "turf QN")
    assert t.legal == ["launder $1", "launder $5", "icon MONEY_2", "done"] and t.actor == 0
    t.do("icon MONEY_2")
    assert t.legal == ["launder $1", "launder $2", "launder $5", "done"]
    t.do("launder $5", "launder $2")
    assert t.cards(0) == {"$1": 1} and t.suitcase(0) == {"$2": 1, "$5": 1}
    assert t.actor == 1 and t.at("P-QN") == 1  # not a third bill, and nobody is shot
    assert t.events("neutral-placed") == [{"seat": 0, "figure": "police-chief", "from": None, "to": "QN"}]


@pytest.mark.card("A3")
@pytest.mark.rule("G10.5", "Q-11")
def test_a3_every_part_may_be_declined() -> None:
    t = table("A3").go().do("ally A3", "no-turf", "icon MONEY_2", "done")
    assert t.cards(0) == {"$2": 1} and t.suitcase(0) == {} and t.s.chief == terms.ASIDE
    t = table("A3", "$3", "$5").go().do("ally A3", "turf WS", "launder $3", "done")
    assert t.cards(0) == {"$5": 1} and t.suitcase(0) == {"$3": 1} and t.s.chief == 0
    t = table("A3", "$3").go().do("ally A3", "turf WS", "done")
    assert t.cards(0) == {"$3": 1} and t.suitcase(0) == {} and t.actor == 1


@pytest.mark.card("A3")
@pytest.mark.rule("Q-38")
def test_a3_with_the_chief_in_the_hudson_leaves_the_rider() -> None:
    t = table("A3", "$1").neutral("police-chief", "hudson").go().do("ally A3")
    assert t.legal == ["launder $1", "icon MONEY_2", "done"]
    t.do("launder $1", "icon MONEY_2", "launder $2")
    assert t.suitcase(0) == {"$1": 1, "$2": 1} and t.s.chief == terms.IN_HUDSON


@pytest.mark.card("A3")
@pytest.mark.rule("G17.1")
def test_a3_with_an_empty_hand_the_only_bill_is_laundered_once() -> None:
    t = table("A3").go().do("ally A3", "turf WS")
    assert t.legal == ["icon MONEY_2", "done"]
    t.do("icon MONEY_2", "launder $2")
    assert t.suitcase(0) == {"$2": 1} and t.actor == 1  # nothing left for the second


# -- A4 Small-Time Bookie: $1, 1→$5, a launder


@pytest.mark.card("A4")
@pytest.mark.rule("Q-12")
def test_a4_the_five_dollars_may_be_laundered() -> None:
    t = table("A4", "JY1").go().do("ally A4")
    assert t.legal == ["icon DISCARD1_5", "icon MONEY_1", "done"]
    t.do("icon DISCARD1_5", "discard JY1", "icon MONEY_1")
    assert t.legal == ["launder $1", "launder $5", "done"]
    t.do("launder $5")
    assert t.cards(0) == {"$1": 1} and t.suitcase(0) == {"$5": 1} and t.actor == 1


@pytest.mark.card("A4")
@pytest.mark.rule("Q-12")
def test_a4_the_dollar_itself_may_be_discarded_for_five() -> None:
    t = table("A4").go().do("ally A4")
    assert t.legal == ["icon MONEY_1", "done"]  # with an empty hand the dollar comes first
    t.do("icon MONEY_1")
    assert t.legal == ["launder $1", "icon DISCARD1_5", "done"]
    t.do("icon DISCARD1_5", "discard $1", "launder $5")
    assert t.cards(0) == {} and t.suitcase(0) == {"$5": 1} and t.actor == 1


@pytest.mark.card("A4")
@pytest.mark.rule("Q-11")
def test_a4_in_any_order_and_each_optional() -> None:
    t = table("A4", "JY1", "$2").go().do("ally A4")
    assert t.legal == ["launder $2", "icon DISCARD1_5", "icon MONEY_1", "done"]
    t.do("launder $2", "icon MONEY_1", "icon DISCARD1_5", "discard JY1")
    assert t.cards(0) == {"$1": 1, "$5": 1} and t.suitcase(0) == {"$2": 1} and t.actor == 1
    t = table("A4", "JY1", "$2").go().do("ally A4", "launder $2", "done")
    assert t.cards(0) == {"JY1": 1} and t.suitcase(0) == {"$2": 1}
    t = table("A4", "JY1", "$2").go().do("ally A4", "icon MONEY_1", "done")
    assert t.cards(0) == {"$1": 1, "$2": 1, "JY1": 1} and t.suitcase(0) == {}
    t = table("A4", "JY1", "$2").go().do("ally A4", "done")
    assert t.cards(0) == {"$2": 1, "JY1": 1} and t.suitcase(0) == {} and t.actor == 1


@pytest.mark.card("A4")
@pytest.mark.rule("Q-11", "G17.1")
def test_a4_with_an_empty_hand_and_an_empty_bank_does_nothing() -> None:
    t = table("A4").empty("$1", "$2", "$3", "$5", to=1).go().do("ally A4")
    assert t.asked == "turn" and t.actor == 1 and t.cards(0) == {} and t.suitcase(0) == {}


@pytest.mark.card("A4")
@pytest.mark.rule("G6.3")
def test_a4_no_business_is_involved_so_no_controller_profits() -> None:
    t = table("A4", "$2")
    for turf in names.TURF_IDS:
        t.marker(turf, 1)
    t.go().do("ally A4", "launder $2", "icon MONEY_1", "done")
    assert t.asked == "turn" and t.cards(1) == {} and t.events("shakedown") == []


# -- A5 Hired Muscle: a job, $1, $3, a launder, one enemy thug-class figure


@pytest.mark.card("A5")
@pytest.mark.rule("G9.1", "G9.2", "Q-30")
def test_a5_icons_then_one_enemy_thug_or_the_union_boss_anywhere() -> None:
    t = table("A5").thug(0, "P-WS").thug(1, "P-BK").thug(2, "P-QN").member(1, "R12").tile("MT", "TB1")
    t.neutral("union-boss", "T-MT").neutral("mayor", "R01").neutral("police-chief", "BK").go()
    t.draws("JB1", "JB2").do("ally A5")
    assert t.legal == ["icon JOB", "icon MONEY_1", "icon MONEY_3", "done"]
    t.do("icon JOB", "keep JB2", "icon MONEY_1", "icon MONEY_3", "launder $3")
    assert t.legal == ["figure P-BK", "figure P-QN", "figure T-MT", "no-figure"]
    t.do("figure T-MT")
    assert t.s.boss == terms.IN_HUDSON and t.cards(0) == {"$1": 1, "JB2": 1}
    assert t.suitcase(0) == {"$3": 1} and t.actor == 1  # one figure only


@pytest.mark.card("A5")
@pytest.mark.rule("Q-11", "Q-12")
def test_a5_launders_one_bill_before_the_shot() -> None:
    t = table("A5", "$5", "$2").thug(1, "P-BK").go().do("ally A5")
    assert t.legal == ["launder $2", "launder $5", "icon JOB", "icon MONEY_1", "icon MONEY_3", "done"]
    t.do("launder $5")
    assert t.legal == ["icon JOB", "icon MONEY_1", "icon MONEY_3", "done"]
    t.do("icon MONEY_3", "icon MONEY_1", "done", "figure P-BK")
    assert t.cards(0) == {"$1": 1, "$2": 1, "$3": 1} and t.suitcase(0) == {"$5": 1}
    assert t.at("P-BK") is None and t.s.deck_size == 44  # the job was left


@pytest.mark.card("A5")
@pytest.mark.rule("G10.5", "Q-11")
def test_a5_icons_and_shot_are_optional() -> None:
    t = table("A5").thug(1, "P-BK").go().do("ally A5", "done")
    assert t.legal == ["figure P-BK", "no-figure"]
    t.do("no-figure")
    assert t.at("P-BK") == 1 and t.cards(0) == {}
    assert t.events("ability-declined") == [{"seat": 0, "ability": "gun-down", "targets": 1}]
    t = table("A5").thug(1, "P-BK").draws("JB1", "JB2").go().do("ally A5", "icon JOB", "keep JB1", "done")
    assert t.do("no-figure").cards(0) == {"JB1": 1} and t.actor == 1


@pytest.mark.card("A5")
@pytest.mark.rule("G9.2")
def test_a5_without_a_target_still_gives_job_and_bills() -> None:
    t = table("A5").member(1, "R12").draws("JB1", "JB2").go()
    t.do("ally A5", "icon JOB", "keep JB1", "icon MONEY_3", "icon MONEY_1", "done")
    assert t.actor == 1 and t.cards(0) == {"$1": 1, "$3": 1, "JB1": 1} and t.at("R12") == 1


@pytest.mark.card("A5")
@pytest.mark.rule("G2.6", "Q-23")
def test_a5_with_an_empty_deck_and_an_empty_bank_still_shoots() -> None:
    t = table("A5").deck().thug(1, "P-BK").go().do("ally A5")
    assert t.legal == ["icon MONEY_1", "icon MONEY_3", "done"]
    t = table("A5").deck().empty("$1", "$2", "$3", "$5", to=1).thug(1, "P-BK").go().do("ally A5")
    assert t.legal == ["figure P-BK", "no-figure"]


# -- A6 Dock Foreman: two goods, then a job, $1 and $2


@pytest.mark.card("A6")
@pytest.mark.rule("Q-93")
def test_a6_two_goods_of_free_choice_also_of_one_kind() -> None:
    t = table("A6").go().do("ally A6")
    assert t.legal == ["good gun", "good booze", "good blood", "no-more-goods"]
    t.do("good gun", "good gun")
    assert t.cards(0) == {"gun": 2}
    assert t.actor == 0 and t.legal == ["icon JOB", "icon MONEY_1", "icon MONEY_2", "done"]
    t = table("A6").go().do("ally A6", "good gun", "good blood", "done")
    assert t.cards(0) == {"gun": 1, "blood": 1} and t.actor == 1


@pytest.mark.card("A6")
@pytest.mark.rule("Q-11")
def test_a6_then_a_job_and_both_bills_in_any_order() -> None:
    t = table("A6").go().draws("JG1", "JG2").do("ally A6", "good booze", "good booze")
    t.do("icon MONEY_2", "icon JOB", "keep JG1", "icon MONEY_1")
    assert t.cards(0) == {"$1": 1, "$2": 1, "booze": 2, "JG1": 1} and t.actor == 1


@pytest.mark.card("A6")
@pytest.mark.rule("G10.5")
def test_a6_may_stop_after_one_or_none() -> None:
    assert table("A6").go().do("ally A6", "good booze", "no-more-goods", "done").cards(0) == {"booze": 1}
    assert table("A6").go().do("ally A6", "no-more-goods", "icon MONEY_2", "done").cards(0) == {"$2": 1}
    t = table("A6").go().do("ally A6", "no-more-goods", "done")
    assert t.cards(0) == {} and t.actor == 1


@pytest.mark.card("A6")
@pytest.mark.rule("Q-93")
def test_a6_takes_what_the_piles_hold() -> None:
    t = table("A6").hand(1, *["blood"] * 8).empty("gun", "booze", to=2).go().do("ally A6")
    assert t.legal == ["good blood", "no-more-goods"]
    t.do("good blood")
    assert t.asked == "icons" and t.cards(0) == {"blood": 1} and t.pile("narcotics") == 5


@pytest.mark.card("A6")
@pytest.mark.rule("Q-23", "G2.6")
def test_a6_with_empty_piles_and_deck() -> None:
    t = table("A6").deck().empty("gun", "booze", "blood", to=1).go().do("ally A6")
    assert t.legal == ["icon MONEY_1", "icon MONEY_2", "done"]
    bills = ("$1", "$2", "$3", "$5")
    t = table("A6").deck().empty("gun", "booze", "blood", *bills, to=1).go().do("ally A6")
    assert t.asked == "turn" and t.actor == 1 and t.cards(0) == {}
