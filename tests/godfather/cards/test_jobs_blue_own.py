"""Blue jobs with own figures and markers: Stake a Claim, Night Shift, Family Rounds (Q-74 to Q-79)."""

import pytest

from consigliere.games.godfather import terms
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
from tests.godfather.table import Table

# -- JB3 Stake a Claim


@pytest.mark.card("JB3", aspect="main")
@pytest.mark.rule("Q-74")
def test_stake_a_claim_marks_a_turf_with_an_own_figure() -> None:
    t = ready("JB3").thug(0, "P-QN").member(0, "R14").thug(1, "P-BK").marker("CH", 1)
    begun(t, "JB3")
    assert t.legal == ["turf WS", "turf QN", "turf MT", "turf CH", "no-turf"]
    t.do("turf CH")
    assert t.stack("CH") == [1, 0]
    assert t.of(0, terms.SUPPLY) == 8
    assert t.events("marker-placed") == [{"seat": 0, "turf": "CH"}]
    completed(t, "JB3")


@pytest.mark.card("JB3")
@pytest.mark.rule("Q-74")
def test_stake_a_claim_never_marks_central_park_and_counts_no_neutral_figure() -> None:
    t = ready("JB3").member(0, "R02").neutral("police-chief", "BK").neutral("union-boss", "P-QN")
    t.neutral("mayor", "R14")
    begun(t, "JB3")
    assert t.legal == ["turf UWS", "no-turf"]  # R02 touches Central Park too


@pytest.mark.card("JB3", aspect="controller")
@pytest.mark.rule("Q-74", "Q-77")
def test_stake_a_claim_gives_control_at_once() -> None:
    t = ready("JB3").member(0, "R16").marker("WS", 2)
    begun(t, "JB3").do("turf WS", "bills 1+2")
    assert t.actor == 1
    t.do("thug P-WS", "controller-first")
    assert t.actor == 0
    assert t.events("shakedown")[-1] == {"seat": 1, "space": "P-WS", "controller": 0}


@pytest.mark.card("JB3")
@pytest.mark.rule("Q-75")
def test_stake_a_claim_may_mark_a_turf_already_controlled() -> None:
    t = ready("JB3").thug(0, "P-WS").marker("WS", 1, 0)
    begun(t, "JB3")
    assert t.legal == ["turf WS", "no-turf"]
    t.do("turf WS")
    assert t.stack("WS") == [1, 0, 0]


def without_supply() -> Table:
    t = ready("JB3").thug(0, "P-WS").marker("BK", 0, 1, 0).marker("CH", 2, 0).marker("WS", 0, 1)
    t.marker("QN", *[0] * 5)
    assert t.of(0, terms.SUPPLY) == 0
    return begun(t, "JB3").do("turf WS")


@pytest.mark.card("JB3")
@pytest.mark.rule("Q-76")
def test_stake_a_claim_without_supply_takes_any_own_marker() -> None:
    t = without_supply()
    own = [
        "marker WS 1",
        "marker BK 1",
        "marker BK 3",
        *[f"marker QN {n}" for n in range(1, 6)],
        "marker CH 2",
    ]
    assert t.legal == [*own, "forgo"]
    t.do("marker BK 3")
    assert (t.stack("BK"), t.stack("WS")) == ([0, 1], [0, 1, 0])
    assert t.of(0, terms.SUPPLY) == 0
    completed(t, "JB3")


@pytest.mark.card("JB3")
@pytest.mark.rule("Q-76")
def test_stake_a_claim_without_supply_may_be_forgone_or_turn_over_the_same_stack() -> None:
    t = without_supply().do("forgo")
    assert t.stack("WS") == [0, 1]
    assert t.events("marker-forgone") == [{"seat": 0, "turf": "WS"}]
    completed(t, "JB3")
    same = without_supply().do("marker WS 1")
    assert same.stack("WS") == [1, 0]


@pytest.mark.card("JB3")
@pytest.mark.rule("Q-76", "G12.5")
def test_stake_a_claim_without_supply_is_for_a_turf_that_is_not_yours_yet() -> None:
    t = ready("JB3").thug(0, "P-WS").member(0, "R16").marker("BK", 1).marker("WS", *[0] * 9)
    assert begun(t, "JB3").legal == ["turf BK", "no-turf"]
    t = ready("JB3").thug(0, "P-WS").member(0, "R16").marker("BK", 1).marker("WS", *[0] * 9)
    t.s.rules = 4
    assert begun(t, "JB3").legal == ["turf WS", "turf BK", "no-turf"]


@pytest.mark.card("JB3")
@pytest.mark.rule("Q-77")
def test_a_marker_of_a_card_and_one_of_the_turf_war_both_count() -> None:
    t = ready("JB3").thug(0, "P-WS").in_hudson(0, "thug").no_figures(1, 2)
    begun(t, "JB3").do("turf WS", "bills 1+2", "member R01", "done")
    assert t.stack("WS") == [0, 0]
    assert t.events("marker-placed")[:2] == [{"seat": 0, "turf": "WS"}] * 2
    assert t.events("turf-fought")[0] == {"turf": "WS", "winner": 0}


@pytest.mark.card("JB3", aspect="declined")
@pytest.mark.rule("G8.2")
def test_stake_a_claim_may_be_declined() -> None:
    t = begun(ready("JB3").thug(0, "P-WS").marker("WS", 1), "JB3").do("no-turf")
    declined(t, "place-marker", 1)
    assert t.stack("WS") == [1]
    completed(t, "JB3")


@pytest.mark.card("JB3", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27", "Q-74")
def test_stake_a_claim_without_a_figure_on_the_board_only_pays() -> None:
    t = ready("JB3").marker("WS", 0).thug(1, "P-WS")
    completed(begun(t, "JB3"), "JB3")
    assert t.events("marker-placed") == []


@pytest.mark.card("JB3", aspect="hudson")
@pytest.mark.rule("Q-74")
def test_a_figure_in_the_hudson_claims_nothing() -> None:
    t = ready("JB3").in_hudson(0, "thug", "don")
    completed(begun(t, "JB3"), "JB3")
    assert t.events("marker-placed") == []


# -- JB4 Night Shift


@pytest.mark.card("JB4", aspect="main")
def test_night_shift_takes_an_own_figure_back_into_the_reserve() -> None:
    t = ready("JB4").thug(0, "P-WS").member(0, "R01").thug(1, "P-BK").member(2, "R02")
    begun(t, "JB4")
    assert t.legal == ["figure P-WS", "figure R01", "no-figure"]
    t.do("figure P-WS")
    assert t.at("P-WS") is None
    assert t.of(0, terms.THUGS) == 2
    assert t.events("figure-retrieved") == [{"seat": 0, "from": "P-WS"}]
    completed(t, "JB4")  # and it pays nothing


@pytest.mark.card("JB4")
@pytest.mark.rule("Q-79")
def test_a_retrieved_figure_keeps_its_owner_in_and_may_go_where_it_stood() -> None:
    t = ready("JB4", act=2).member(0, "R01").in_hudson(0, "thug", "thug").no_figures(1, 2)
    assert t.of(0, terms.FAMILY) == 0b010
    begun(t, "JB4").do("figure R01")
    assert t.of(0, terms.FAMILY) == 0b011
    assert (t.actor, t.asked) == (0, "turn")
    assert t.legal == [f"member {space}" for space in ROUNDS]
    t.do("member R01")
    assert t.at("R01") == 0
    assert t.events("member-played") == [{"seat": 0, "space": "R01", "member": "don"}]
    thug = ready("JB4").thug(0, "P-WS").in_hudson(0, "thug").no_figures(1, 2)
    begun(thug, "JB4").do("figure P-WS", "thug P-WS")
    assert thug.at("P-WS") == 0


@pytest.mark.card("JB4", aspect="neutral")
def test_night_shift_never_takes_a_neutral_or_an_enemy_figure() -> None:
    t = ready("JB4").neutral("union-boss", "P-WS").neutral("mayor", "R01").neutral("police-chief", "BK")
    t.thug(1, "P-BK").thug(0, "P-CH")
    begun(t, "JB4")
    assert t.legal == ["figure P-CH", "no-figure"]


@pytest.mark.card("JB4", aspect="declined")
@pytest.mark.rule("G8.2")
def test_night_shift_may_be_declined() -> None:
    t = begun(ready("JB4").thug(0, "P-WS"), "JB4").do("no-figure")
    declined(t, "retrieve", 1)
    assert t.at("P-WS") == 0
    completed(t, "JB4")


@pytest.mark.card("JB4", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_night_shift_without_a_figure_on_the_board_counts_for_its_colour_alone() -> None:
    t = ready("JB4").thug(1, "P-WS").go().do("job JB4")
    completed(t, "JB4")


@pytest.mark.card("JB4", aspect="hudson")
def test_night_shift_cannot_bring_a_figure_back_from_the_hudson() -> None:
    t = ready("JB4").in_hudson(0, "thug", "don").go().do("job JB4")
    completed(t, "JB4")
    assert (t.of(0, terms.THUGS), t.of(0, terms.FAMILY)) == (1, 0)
    assert (t.of(0, terms.HUDSON_THUGS), t.of(0, terms.HUDSON_FAMILY)) == (1, 1)


# -- JB6 Family Rounds


@pytest.mark.card("JB6", aspect="main")
@pytest.mark.rule("Q-32")
def test_family_rounds_moves_an_own_member_and_uses_all_backs_there() -> None:
    t = ready("JB6").member(0, "R01").thug(0, "P-WS").member(1, "R02").tile("WS", "TB5").hand(0, "$5")
    begun(t, "JB6")
    assert t.legal == ["figure R01", "no-figure"]
    t.do("figure R01")
    assert t.legal == spaces(ROUNDS, "R01", "R02")
    t.do("space R14")
    assert (t.at("R01"), t.at("R14")) == (None, 0)
    assert t.legal == ["launder $5", "icon JOB", "icon GOOD_GUN", "icon GOOD_BLOOD", "done"]
    t.do("launder $5", "icon GOOD_GUN", "done")
    assert t.suitcase(0) == {"$5": 1}
    completed(t, "JB6", {"gun": 1})


@pytest.mark.card("JB6", aspect="controller")
def test_family_rounds_gives_controllers_nothing() -> None:
    t = ready("JB6").member(0, "R01").marker("WS", 1).marker("BK", 2)
    begun(t, "JB6").do("figure R01", "space R16")
    assert (t.asked, t.actor) == ("icons", 0)
    t.do("icon GOOD_BOOZE", "icon GOOD_BLOOD")
    assert t.events("shakedown") == []
    assert t.cards(1) == t.cards(2) == {}
    completed(t, "JB6", {"booze": 1, "blood": 1})


@pytest.mark.card("JB6", aspect="declined")
@pytest.mark.rule("G8.2")
def test_family_rounds_may_be_declined() -> None:
    t = begun(ready("JB6").member(0, "R01"), "JB6").do("no-figure")
    declined(t, "move-own-family", 1)
    assert t.at("R01") == 0
    completed(t, "JB6")


@pytest.mark.card("JB6", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_family_rounds_without_an_own_member_only_pays_the_mayor_is_not_yours() -> None:
    t = ready("JB6").thug(0, SQUARES[0]).member(1, "R01").neutral("mayor", "R02")
    completed(begun(t, "JB6"), "JB6")
    assert t.events("figure-moved") == []


@pytest.mark.card("JB6", aspect="hudson")
def test_family_rounds_cannot_move_a_member_in_the_hudson() -> None:
    t = ready("JB6").in_hudson(0, "don")
    completed(begun(t, "JB6"), "JB6")
    assert t.events("figure-moved") == []


@pytest.mark.card("JB6", aspect="two-players")
@pytest.mark.rule("Q-32")
def test_family_rounds_with_two_players_keeps_the_3_plus_spaces_closed() -> None:
    t = ready("JB6", players=2).member(0, "R01")
    begun(t, "JB6").do("figure R01")
    assert t.legal == spaces(ROUNDS, "R01", *THREE_PLUS)
