"""Blue jobs, the streets: Second Collection, Run Out of Town, Sit-Down (G8.5, Q-32, Q-71, Q-72, Q-92)."""

import pytest

from tests.godfather.cards.job_cards import (
    begun,
    completed,
    declined,
    ready,
    ROUNDS,
    spaces,
    SQUARES,
    THREE_PLUS,
)

# -- JB1 Second Collection


@pytest.mark.card("JB1", aspect="main")
@pytest.mark.rule("Q-32")
def test_second_collection_moves_an_own_thug_and_uses_the_new_front() -> None:
    t = ready("JB1").thug(0, "P-WS").thug(1, "P-BK").member(0, "R16").tile("WS", "TB1")
    begun(t, "JB1")
    assert t.legal == ["figure P-WS", "no-figure"]
    t.do("figure P-WS")
    assert t.legal == ["space T-WS", *spaces(SQUARES, "P-WS", "P-BK")]
    t.do("space P-CH")
    assert t.at("P-WS") is None
    assert t.at("P-CH") == 0
    assert t.events("figure-moved") == [{"seat": 0, "from": "P-WS", "to": "P-CH", "owner": 0}]
    assert t.events("shakedown") == [{"seat": 0, "space": "P-CH", "controller": None}]
    assert t.legal == ["icon MONEY_1", "icon GOOD_GUN", "done"]
    t.do("icon GOOD_GUN", "icon MONEY_1")
    completed(t, "JB1", {"gun": 1, "$1": 1})


@pytest.mark.card("JB1")
@pytest.mark.rule("Q-72")
def test_second_collection_never_returns_to_the_space_just_left() -> None:
    t = ready("JB1").thug(0, "P-MT")
    begun(t, "JB1").do("figure P-MT")
    assert t.legal == spaces(SQUARES, "P-MT")


@pytest.mark.card("JB1", aspect="controller")
@pytest.mark.rule("G8.5", "Q-71")
@pytest.mark.parametrize("first", ["me-first", "controller-first"])
def test_second_collection_lets_the_controller_of_the_new_turf_profit(first: str) -> None:
    t = ready("JB1").thug(0, "P-WS").marker("CH", 0, 2).marker("WS", 1)
    begun(t, "JB1").do("figure P-WS", "space P-CH")
    assert (t.actor, t.legal) == (0, ["me-first", "controller-first"])
    t.do(first)
    assert t.actor == (0 if first == "me-first" else 2)
    t.do("icon GOOD_GUN", "icon MONEY_1")
    assert t.actor == (2 if first == "me-first" else 0)
    t.do("icon GOOD_GUN", "icon MONEY_1")
    assert t.cards(2) == {"gun": 1, "$1": 1}
    assert t.cards(1) == {}
    completed(t, "JB1", {"gun": 1, "$1": 1})


@pytest.mark.card("JB1", aspect="declined")
@pytest.mark.rule("G8.2")
def test_second_collection_may_be_declined_before_a_thug_is_named_not_after() -> None:
    t = begun(ready("JB1").thug(0, "P-WS"), "JB1").do("no-figure")
    declined(t, "move-own-thug", 1)
    assert t.at("P-WS") == 0
    completed(t, "JB1")
    named = begun(ready("JB1").thug(0, "P-WS"), "JB1").do("figure P-WS")
    assert "no-space" not in named.legal  # move and shakedown go together
    named.do("space P-BK", "done")  # single icons may be declined
    assert named.events("icons-declined") == [{"seat": 0, "icons": ["MONEY_1", "GOOD_BOOZE"]}]
    completed(named, "JB1")


@pytest.mark.card("JB1", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_second_collection_without_a_thug_or_without_a_free_space_only_pays() -> None:
    nobody = begun(ready("JB1").thug(1, "P-WS").member(0, "R01").neutral("union-boss", "P-BK"), "JB1")
    completed(nobody, "JB1")
    assert nobody.events("figure-moved") == []
    full = ready("JB1", players=5).thug(0, "P-WS")
    for seat, square in zip((1, 1, 2, 2, 3, 3), SQUARES[1:], strict=True):
        full.thug(seat, square)
    completed(begun(full, "JB1"), "JB1")
    assert full.at("P-WS") == 0


@pytest.mark.card("JB1", aspect="hudson")
def test_second_collection_cannot_move_a_thug_in_the_hudson() -> None:
    t = ready("JB1").in_hudson(0, "thug")
    completed(begun(t, "JB1"), "JB1")
    assert t.events("figure-moved") == []


@pytest.mark.card("JB1")
@pytest.mark.rule("G6.4")
def test_second_collection_onto_an_own_turf_gives_no_second_use() -> None:
    t = ready("JB1").thug(0, "P-WS").marker("CH", 1, 0)
    begun(t, "JB1").do("figure P-WS", "space P-CH")
    assert (t.asked, t.actor) == ("icons", 0)
    t.do("icon GOOD_GUN", "icon MONEY_1")
    completed(t, "JB1", {"gun": 1, "$1": 1})


# -- JB2 Run Out of Town


@pytest.mark.card("JB2", aspect="main")
@pytest.mark.rule("Q-32")
def test_run_out_of_town_moves_an_enemy_figure_to_an_empty_space_of_its_shape() -> None:
    t = ready("JB2").thug(0, "P-WS").thug(1, "P-BK").member(2, "R01").member(0, "R02").marker("QN", 2)
    begun(t, "JB2")
    assert t.legal == ["figure P-BK", "figure R01", "no-figure"]
    thug = t.do("figure P-BK")
    assert thug.legal == spaces(SQUARES, "P-WS", "P-BK")
    t.do("space P-QN")
    assert (t.at("P-BK"), t.at("P-QN")) == (None, 1)
    assert t.events("figure-moved") == [{"seat": 0, "from": "P-BK", "to": "P-QN", "owner": 1}]
    assert t.events("shakedown") == []  # nobody shakes down, nor does the controller profit
    completed(t, "JB2")
    assert t.cards(1) == t.cards(2) == {}


@pytest.mark.card("JB2")
@pytest.mark.rule("Q-32")
def test_run_out_of_town_moves_a_family_member_without_its_backs() -> None:
    t = ready("JB2").member(1, "R01").member(2, "R17")
    begun(t, "JB2").do("figure R01")
    assert t.legal == spaces(ROUNDS, "R01", "R17")
    t.do("space R16")
    assert (t.at("R01"), t.at("R16")) == (None, 1)
    completed(t, "JB2")


@pytest.mark.card("JB2", aspect="neutral")
@pytest.mark.rule("Q-92")
def test_run_out_of_town_moves_union_boss_and_mayor_but_not_the_police_chief() -> None:
    def laid_out() -> None:
        t.neutral("union-boss", "P-WS").neutral("mayor", "R06").neutral("police-chief", "CH").marker("BK", 1)

    t = ready("JB2")
    laid_out()
    begun(t, "JB2")
    assert t.legal == ["figure P-WS", "figure R06", "no-figure"]
    t.do("figure P-WS", "space P-BK")
    assert (t.at("P-BK"), t.s.boss) == ("neutral", 2)
    assert t.events("shakedown") == []
    completed(t, "JB2")
    t = ready("JB2")
    laid_out()
    begun(t, "JB2").do("figure R06", "space R01")
    assert (t.at("R01"), t.s.mayor) == ("neutral", 0)
    completed(t, "JB2")


@pytest.mark.card("JB2", aspect="declined")
@pytest.mark.rule("G8.2")
def test_run_out_of_town_may_be_declined() -> None:
    t = begun(ready("JB2").thug(1, "P-WS").member(1, "R01"), "JB2").do("no-figure")
    declined(t, "move-enemy", 2)
    assert (t.at("P-WS"), t.at("R01")) == (1, 1)
    completed(t, "JB2")


@pytest.mark.card("JB2", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_run_out_of_town_with_only_own_figures_or_the_chief_on_the_board_only_pays() -> None:
    t = ready("JB2").thug(0, "P-WS").member(0, "R01").neutral("police-chief", "MT")
    completed(begun(t, "JB2"), "JB2")
    assert t.events("figure-moved") == []


@pytest.mark.card("JB2", aspect="hudson")
def test_run_out_of_town_cannot_reach_the_hudson() -> None:
    t = ready("JB2").in_hudson(1, "thug", "don").neutral("mayor", "hudson").neutral("union-boss", "hudson")
    completed(begun(t, "JB2"), "JB2")
    assert t.events("figure-moved") == []


@pytest.mark.card("JB2", aspect="two-players")
@pytest.mark.rule("Q-32")
def test_run_out_of_town_with_two_players_keeps_the_3_plus_spaces_closed() -> None:
    t = ready("JB2", players=2).member(1, "R01")
    begun(t, "JB2").do("figure R01")
    assert t.legal == spaces(ROUNDS, "R01", *THREE_PLUS)
    three = ready("JB2", players=3).member(1, "R01")
    begun(three, "JB2").do("figure R01")
    assert three.legal == spaces(ROUNDS, "R01")


# -- JB5 Sit-Down


@pytest.mark.card("JB5", aspect="main")
@pytest.mark.rule("Q-32")
def test_sit_down_exchanges_an_own_figure_and_an_enemy_of_its_class() -> None:
    t = ready("JB5").thug(0, "P-WS").thug(1, "P-BK").thug(2, "P-CH").member(0, "R01").member(1, "R02")
    t.marker("BK", 2).marker("WS", 1)
    begun(t, "JB5")
    assert t.legal == ["figure P-WS", "figure R01", "no-figure"]
    t.do("figure P-WS")
    assert t.legal == ["figure P-BK", "figure P-CH"]  # once begun it is finished
    t.do("figure P-BK")
    assert (t.at("P-WS"), t.at("P-BK"), t.at("P-CH")) == (1, 0, 2)
    assert t.events("figures-swapped") == [{"seat": 0, "own": "P-WS", "enemy": "P-BK"}]
    assert t.events("shakedown") == []
    completed(t, "JB5")
    assert t.cards(1) == t.cards(2) == {}


@pytest.mark.card("JB5")
@pytest.mark.rule("Q-32")
def test_sit_down_pairs_family_members_with_family_members() -> None:
    t = ready("JB5").thug(1, "P-BK").member(0, "R01").member(1, "R02").member(2, "R17")
    begun(t, "JB5")
    assert t.legal == ["figure R01", "no-figure"]
    t.do("figure R01")
    assert t.legal == ["figure R02", "figure R17"]
    t.do("figure R17")
    assert (t.at("R01"), t.at("R17")) == (2, 0)
    completed(t, "JB5")


@pytest.mark.card("JB5", aspect="neutral")
@pytest.mark.rule("Q-92")
def test_sit_down_takes_union_boss_and_mayor_but_not_the_police_chief() -> None:
    t = (
        ready("JB5")
        .thug(0, "P-WS")
        .neutral("union-boss", "P-BK")
        .neutral("police-chief", "WS")
        .marker("WS", 2)
    )
    begun(t, "JB5").do("figure P-WS")
    assert t.asked == "bills"  # the Union Boss was the only choice left
    assert (t.at("P-WS"), t.at("P-BK"), t.s.boss) == ("neutral", 0, 0)
    assert t.events("shakedown") == []
    completed(t, "JB5")
    t = ready("JB5").member(0, "R01").neutral("mayor", "R17").member(1, "R02").neutral("police-chief", "WS")
    begun(t, "JB5").do("figure R01")
    assert t.legal == ["figure R02", "figure R17"]
    t.do("figure R17")
    assert (t.at("R01"), t.at("R17"), t.s.mayor) == ("neutral", 0, 0)
    completed(t, "JB5")


@pytest.mark.card("JB5", aspect="declined")
@pytest.mark.rule("G8.2")
def test_sit_down_may_be_declined() -> None:
    t = begun(ready("JB5").thug(0, "P-WS").thug(1, "P-BK"), "JB5").do("no-figure")
    declined(t, "swap", 1)
    assert (t.at("P-WS"), t.at("P-BK")) == (0, 1)
    completed(t, "JB5")


@pytest.mark.card("JB5", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_sit_down_needs_an_enemy_of_the_same_class() -> None:
    t = ready("JB5").thug(0, "P-WS").member(1, "R01").neutral("police-chief", "WS")
    completed(begun(t, "JB5"), "JB5")
    assert (t.at("P-WS"), t.at("R01")) == (0, 1)
    alone = ready("JB5").thug(1, "P-WS").member(1, "R01")
    completed(begun(alone, "JB5"), "JB5")
    assert alone.events("figures-swapped") == []


@pytest.mark.card("JB5", aspect="hudson")
def test_sit_down_cannot_reach_the_hudson() -> None:
    t = ready("JB5").thug(0, "P-WS").in_hudson(1, "thug").neutral("union-boss", "hudson")
    completed(begun(t, "JB5"), "JB5")
    mine = ready("JB5").in_hudson(0, "thug").thug(1, "P-WS")
    completed(begun(mine, "JB5"), "JB5")
    assert t.events("figures-swapped") == mine.events("figures-swapped") == []


@pytest.mark.card("JB5", aspect="two-players")
def test_sit_down_with_two_players_has_the_opponent_and_the_neutrals() -> None:
    t = ready("JB5", players=2).member(0, "R01").member(1, "R06").neutral("mayor", "R16")
    begun(t, "JB5").do("figure R01")
    assert t.legal == ["figure R06", "figure R16"]
    t.do("figure R06")
    assert (t.at("R01"), t.at("R06")) == (1, 0)
    assert all(t.at(space) is None for space in THREE_PLUS)
