"""Grey jobs, the guns: Contract Hit, Car Bomb, Silence a Witness, Clean House (Q-30, Q-31, Q-89, Q-90)."""

import pytest

from consigliere.games.godfather import terms
from tests.godfather.cards.job_cards import begun, completed, declined, ready
from tests.godfather.table import Table


def crowded(job: str, players: int = 3, act: int = 2) -> Table:
    """Figures of everybody and all three neutral ones on the board."""
    t = ready(job, players, act).thug(0, "P-WS").member(0, "R16").thug(1, "P-BK").member(1, "R01")
    t.neutral("union-boss", "P-CH").neutral("mayor", "R06").neutral("police-chief", "WS")
    if players > 2:
        t.thug(2, "P-MT").member(2, "R09")
    return t


# -- JK1 Contract Hit


@pytest.mark.card("JK1", aspect="main")
@pytest.mark.rule("Q-30", "Q-31")
def test_contract_hit_guns_down_an_enemy_thug_anywhere() -> None:
    t = begun(crowded("JK1"), "JK1")
    assert t.legal == ["figure P-BK", "figure P-MT", "figure P-CH", "no-figure"]
    t.do("figure P-MT")
    assert t.at("P-MT") is None  # free at once
    assert t.of(2, terms.HUDSON_THUGS) == 1
    assert t.events("gunned-down") == [{"seat": 0, "at": "P-MT", "owner": 2}]
    t.do("bills 1")
    assert "thug P-MT" in t.legal
    assert t.suitcase(0) == {"JK1": 1}
    assert t.cards(0) == {"$5": 1}


@pytest.mark.card("JK1", aspect="neutral")
@pytest.mark.rule("Q-30")
def test_contract_hit_may_hit_the_union_boss() -> None:
    t = begun(crowded("JK1"), "JK1").do("figure P-CH")
    assert (t.at("P-CH"), t.s.boss) == (None, terms.IN_HUDSON)
    assert t.events("gunned-down") == [{"seat": 0, "at": "P-CH", "owner": "neutral"}]
    completed(t, "JK1")


@pytest.mark.card("JK1", aspect="declined")
@pytest.mark.rule("G8.2")
def test_contract_hit_may_be_declined() -> None:
    t = begun(crowded("JK1"), "JK1").do("no-figure")
    declined(t, "gun-down", 3)
    assert t.events("gunned-down") == []
    completed(t, "JK1")


@pytest.mark.card("JK1", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_contract_hit_without_an_enemy_thug_only_pays() -> None:
    t = ready("JK1").thug(0, "P-WS").member(1, "R01").neutral("mayor", "R06").neutral("police-chief", "WS")
    completed(begun(t, "JK1"), "JK1")
    assert t.events("gunned-down") == []


@pytest.mark.card("JK1", aspect="hudson")
@pytest.mark.rule("Q-30")
def test_contract_hit_reaches_neither_the_hudson_nor_a_reserve() -> None:
    t = ready("JK1").in_hudson(1, "thug").neutral("union-boss", "hudson")
    completed(begun(t, "JK1"), "JK1")
    assert t.of(1, terms.HUDSON_THUGS) == 1
    assert t.of(1, terms.THUGS) == 1


@pytest.mark.card("JK1")
@pytest.mark.rule("Q-31")
def test_what_the_figure_gained_stays_gained_and_it_counts_for_nothing_more() -> None:
    t = Table(2, first=1).hand(0, "JK1", "gun", "gun", "blood").in_hudson(1, "thug", "thug", "don")
    t.in_hudson(0, "thug", "thug", "thug").go().do("thug P-CH", "icon GOOD_GUN", "icon MONEY_1")
    t.do("job JK1", "ability-first", "figure P-CH", "no-bills")
    assert t.cards(1) == {"gun": 1, "$1": 1}
    t.do("member R01", "done")
    assert {e["turf"]: e["winner"] for e in t.events("turf-fought")}["CH"] == "nobody"


# -- JK3 Car Bomb


@pytest.mark.card("JK3", aspect="main")
@pytest.mark.rule("Q-30", "Q-31")
def test_car_bomb_guns_down_an_enemy_family_member_anywhere() -> None:
    t = begun(crowded("JK3"), "JK3")
    assert t.legal == ["figure R01", "figure R06", "figure R09", "no-figure"]
    t.do("figure R01")
    assert t.at("R01") is None
    assert t.of(1, terms.HUDSON_FAMILY) == 0b001
    assert t.events("gunned-down") == [{"seat": 0, "at": "R01", "owner": 1}]
    t.do("bills 1")
    assert "member R01" in t.legal


@pytest.mark.card("JK3", aspect="neutral")
@pytest.mark.rule("Q-89")
def test_car_bomb_on_the_mayor_leaves_the_mayor_cards_their_rider_only() -> None:
    t = begun(crowded("JK3", act=4).hand(1, "A13", "$2"), "JK3").do("figure R06")
    assert (t.at("R06"), t.s.mayor) == (None, terms.IN_HUDSON)
    completed(t, "JK3")
    t.do("ally A13")
    assert (t.asked, t.legal) == ("icons", ["launder $2", "done"])
    t.do("launder $2")
    assert t.suitcase(1) == {"$2": 1}
    assert t.events("neutral-placed") == []


@pytest.mark.card("JK3", aspect="declined")
@pytest.mark.rule("G8.2")
def test_car_bomb_may_be_declined() -> None:
    t = begun(crowded("JK3"), "JK3").do("no-figure")
    declined(t, "gun-down", 3)
    completed(t, "JK3")


@pytest.mark.card("JK3", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_car_bomb_without_an_enemy_on_a_round_space_only_pays() -> None:
    t = (
        ready("JK3")
        .member(0, "R01")
        .thug(1, "P-WS")
        .neutral("union-boss", "P-CH")
        .neutral("police-chief", "WS")
    )
    completed(begun(t, "JK3"), "JK3")
    assert t.events("gunned-down") == []


@pytest.mark.card("JK3", aspect="hudson")
@pytest.mark.rule("Q-30")
def test_car_bomb_does_not_reach_the_hudson() -> None:
    t = ready("JK3").in_hudson(1, "don").neutral("mayor", "hudson")
    completed(begun(t, "JK3"), "JK3")
    assert t.events("gunned-down") == []


# -- JK4 Silence a Witness


@pytest.mark.card("JK4", aspect="main")
@pytest.mark.rule("Q-30")
def test_silence_a_witness_hits_only_in_a_turf_with_an_own_figure() -> None:
    t = (
        ready("JK4", players=4)
        .member(0, "R14")
        .thug(1, "P-CH")
        .thug(1, "P-BK")
        .thug(2, "P-MT")
        .thug(2, "P-QN")
    )
    t.thug(3, "P-WS").member(3, "R06")
    begun(t, "JK4")  # Chelsea, Midtown, Wall Street
    assert t.legal == ["figure P-WS", "figure P-MT", "figure P-CH", "no-figure"]
    t.do("figure P-CH")
    assert (t.at("P-CH"), t.of(1, terms.HUDSON_THUGS)) == (None, 1)
    completed(t, "JK4")


@pytest.mark.card("JK4")
@pytest.mark.rule("Q-30")
def test_an_own_thug_on_the_other_business_of_the_turf_is_enough() -> None:
    t = ready("JK4").tile("WS", "TB1").thug(0, "T-WS").thug(1, "P-WS").thug(2, "P-BK")
    assert begun(t, "JK4").legal == ["figure P-WS", "no-figure"]


@pytest.mark.card("JK4", aspect="neutral")
@pytest.mark.rule("Q-30")
def test_silence_a_witness_may_hit_the_union_boss_but_a_neutral_figure_is_no_companion() -> None:
    t = ready("JK4").thug(0, "P-WS").member(0, "R16").neutral("union-boss", "P-BK").neutral("mayor", "R10")
    t.thug(1, "P-QN").neutral("police-chief", "WS")
    begun(t, "JK4")
    assert t.legal == ["figure P-BK", "no-figure"]
    t.do("figure P-BK")
    assert t.s.boss == terms.IN_HUDSON
    completed(t, "JK4")


@pytest.mark.card("JK4", aspect="declined")
@pytest.mark.rule("G8.2")
def test_silence_a_witness_may_be_declined() -> None:
    t = begun(ready("JK4").member(0, "R16").thug(1, "P-WS"), "JK4").do("no-figure")
    declined(t, "gun-down", 1)
    assert t.at("P-WS") == 1
    completed(t, "JK4")


@pytest.mark.card("JK4", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_silence_a_witness_without_an_own_figure_nearby_only_pays() -> None:
    t = ready("JK4").thug(1, "P-WS").member(0, "R01")
    completed(begun(t, "JK4"), "JK4")
    assert t.at("P-WS") == 1


@pytest.mark.card("JK4", aspect="hudson")
def test_an_own_figure_in_the_hudson_witnesses_nothing() -> None:
    t = ready("JK4").in_hudson(0, "don").thug(1, "P-WS")
    completed(begun(t, "JK4"), "JK4")
    mine = ready("JK4").member(0, "R16").in_hudson(1, "thug")
    completed(begun(mine, "JK4"), "JK4")
    assert t.events("gunned-down") == mine.events("gunned-down") == []


# -- JK5 Clean House


@pytest.mark.card("JK5", aspect="main")
@pytest.mark.rule("Q-90")
def test_clean_house_guns_down_one_figure_of_each_other_player_in_turn_order() -> None:
    t = Table(4, act=2, first=2).hand(2, "JK5", "gun", "gun", "blood", "blood")
    for seat, (square, space) in enumerate(
        (("P-WS", "R01"), ("P-BK", "R02"), ("P-UES", "R03"), ("P-QN", "R05"))
    ):
        t.thug(seat, square).member(seat, space)
    t.go().do("job JK5", "bills 1+2")
    assert t.legal == ["figure P-QN", "figure R05", "no-figure"]  # from the left: seat 3
    t.do("figure R05")
    assert t.at("R05") is None  # removed before the next is named
    assert t.legal == ["figure P-WS", "figure R01", "no-figure"]
    t.do("figure P-WS")
    assert t.legal == ["figure P-BK", "figure R02", "no-figure"]
    t.do("figure P-BK")
    assert [e["owner"] for e in t.events("gunned-down")] == [3, 0, 1]
    assert (t.at("P-UES"), t.at("R03")) == (2, 2)
    assert t.suitcase(2) == {"JK5": 1}
    assert t.cards(2) == {"$5": 1, "$3": 1}
    assert (t.asked, t.actor) == ("turn", 3)


@pytest.mark.card("JK5", aspect="declined")
@pytest.mark.rule("G8.2")
def test_clean_house_may_be_declined_for_each_player_apart() -> None:
    t = begun(crowded("JK5"), "JK5").do("no-figure")
    assert t.legal == ["figure P-MT", "figure R09", "no-figure"]
    t.do("figure R09")
    assert [e["owner"] for e in t.events("gunned-down")] == [2]
    completed(t, "JK5")
    none = begun(crowded("JK5"), "JK5").do("no-figure", "no-figure")
    assert none.events("gunned-down") == []
    completed(none, "JK5")


@pytest.mark.card("JK5", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27", "Q-90")
def test_clean_house_passes_over_a_player_without_a_figure_on_the_board() -> None:
    t = begun(ready("JK5", players=4).thug(3, "P-WS"), "JK5")
    assert t.legal == ["figure P-WS", "no-figure"]
    t.do("figure P-WS")
    completed(t, "JK5")
    empty = begun(ready("JK5").thug(0, "P-WS"), "JK5")
    completed(empty, "JK5")
    assert empty.at("P-WS") == 0


@pytest.mark.card("JK5", aspect="neutral")
@pytest.mark.rule("Q-30")
def test_clean_house_leaves_neutral_figures_alone() -> None:
    t = ready("JK5").neutral("union-boss", "P-CH").neutral("mayor", "R06").neutral("police-chief", "WS")
    completed(begun(t, "JK5"), "JK5")
    assert begun(crowded("JK5"), "JK5").legal == ["figure P-BK", "figure R01", "no-figure"]


@pytest.mark.card("JK5", aspect="hudson")
@pytest.mark.rule("Q-30")
def test_clean_house_does_not_reach_the_hudson() -> None:
    t = ready("JK5").in_hudson(1, "thug", "don").in_hudson(2, "thug")
    completed(begun(t, "JK5"), "JK5")
    assert t.events("gunned-down") == []


@pytest.mark.card("JK5", aspect="two-players")
def test_clean_house_with_two_players_has_one_victim() -> None:
    t = begun(crowded("JK5", players=2), "JK5").do("figure P-BK")
    assert t.asked == "bills"
    assert t.events("gunned-down") == [{"seat": 0, "at": "P-BK", "owner": 1}]
    completed(t, "JK5")
