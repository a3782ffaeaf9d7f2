"""G12 Turf war with Q-44 to Q-48, and E5: influence, the neutral faction, markers and their stacks."""

import pytest

from consigliere.games.godfather import names, terms
from tests.godfather.table import Table


def outcome(t: Table) -> dict[str, int | str]:
    """What came of each turf: a seat, "tie", "neutral" or "nobody"."""
    return {e["turf"]: e["winner"] for e in t.events("turf-fought")}


def markers(t: Table) -> dict[str, list[int]]:
    return {turf: t.stack(turf) for turf in names.TURF_IDS if t.stack(turf)}


# -- influence


@pytest.mark.rule("G12.1")
def test_turfs_are_settled_in_order() -> None:
    t = Table(3).phase("turf-war").go()
    assert list(outcome(t)) == list(names.TURF_IDS)


@pytest.mark.rule("G12.1")
def test_every_figure_in_or_touching_the_turf_counts_one() -> None:
    # Wall Street: seat 0 has both squares and a space touching it, seat 1 two spaces touching it
    t = Table(3, act=2).tile("WS", "TB1").thug(0, "P-WS").thug(0, "T-WS").member(0, "R14")
    t.member(1, "R15").member(1, "R16").phase("turf-war").go()
    assert outcome(t) == {
        "WS": 0,
        "BK": 1,
        "UES": "nobody",
        "QN": "nobody",
        "UWS": "nobody",
        "MT": 0,
        "CH": "tie",
    }


@pytest.mark.parametrize("space", ("P-WS", "T-WS", "R16"))
@pytest.mark.rule("G12.1")
def test_a_third_figure_decides_wherever_it_stands(space: str) -> None:
    t = Table(3, act=2).tile("WS", "TB1").member(0, "R13").member(1, "R14")
    t.thug(0, space) if space[0] in "PT" else t.member(0, space)
    assert outcome(t.phase("turf-war").go())["WS"] == 0


@pytest.mark.parametrize("space", ("P-WS", "T-WS"))
@pytest.mark.rule("G12.1")
def test_a_thug_counts_no_more_than_a_family_member(space: str) -> None:
    t = Table(3).tile("WS", "TB1").thug(0, space).member(1, "R16").phase("turf-war").go()
    assert outcome(t)["WS"] == "tie"


@pytest.mark.rule("G12.1")
def test_figures_in_the_hudson_or_in_reserve_have_no_influence() -> None:
    t = Table(3).in_hudson(0, "thug", "thug", "don").thug(1, "P-WS").phase("turf-war").go()
    assert markers(t) == {"WS": [1]}


@pytest.mark.rule("G12.2", "Q-45")
def test_the_neutral_figures_are_one_faction() -> None:
    # each neutral figure alone would lose to two; together they are three in Chelsea
    t = Table(3).thug(0, "P-CH").member(0, "R04").tile("CH", "TB1")
    t.neutral("mayor", "R05").neutral("union-boss", "T-CH").neutral("police-chief", "CH")
    t.phase("turf-war").go()
    assert outcome(t)["CH"] == "neutral"
    assert t.stack("CH") == []


@pytest.mark.parametrize(
    ("figure", "where"), [("mayor", "R05"), ("union-boss", "T-CH"), ("police-chief", "CH")]
)
@pytest.mark.rule("G12.2", "G12.3", "Q-45")
def test_each_neutral_figure_counts_and_its_tie_leaves_no_marker(figure: str, where: str) -> None:
    t = Table(3).tile("CH", "TB1").thug(0, "P-CH").neutral(figure, where).marker("CH", 2)
    t.phase("turf-war").go()
    assert outcome(t)["CH"] == "tie"
    assert t.stack("CH") == [2]


@pytest.mark.rule("G12.2")
def test_a_neutral_figure_counts_only_where_it_stands() -> None:
    t = Table(3).thug(0, "P-CH").thug(0, "P-BK").neutral("police-chief", "BK").neutral("mayor", "R16")
    t.phase("turf-war").go()
    assert outcome(t)["CH"] == 0
    assert outcome(t)["BK"] == "neutral"
    assert outcome(t)["WS"] == "neutral"


# -- who lays a marker


@pytest.mark.rule("G12.3", "Q-48")
def test_the_single_leader_lays_a_marker_on_top_even_on_the_own_one() -> None:
    t = Table(3).thug(0, "P-WS").marker("WS", 1, 0).phase("turf-war").go()
    assert t.stack("WS") == [1, 0, 0]
    assert t.of(0, terms.SUPPLY) == 7
    assert t.events("marker-placed") == [{"seat": 0, "turf": "WS"}]


@pytest.mark.rule("G12.3")
def test_a_tie_for_the_most_lays_none_and_the_old_marker_still_controls() -> None:
    t = Table(3).member(0, "R05").member(1, "R04").marker("CH", 0, 2).phase("turf-war").go()
    assert outcome(t)["CH"] == "tie"
    assert t.stack("CH") == [0, 2]
    assert t.s.controller(names.TURF_IDS.index("CH")) == 2


@pytest.mark.rule("G12.3")
def test_a_tie_below_the_most_does_not_matter() -> None:
    t = Table(3).tile("WS", "TB1").thug(2, "P-WS").thug(2, "T-WS").member(0, "R14").member(1, "R15")
    t.phase("turf-war").go()
    assert outcome(t)["WS"] == 2


@pytest.mark.rule("G12.3")
def test_a_leader_after_a_tie_still_wins() -> None:
    # seats 0 and 1 tie with one each before seat 2's two are counted, then the other way round
    for leader in (0, 1, 2):
        t = Table(3).tile("WS", "TB1").thug(leader, "P-WS").thug(leader, "T-WS")
        for seat, space in zip({0, 1, 2} - {leader}, ("R14", "R15"), strict=True):
            t.member(seat, space)
        assert outcome(t.phase("turf-war").go())["WS"] == leader


@pytest.mark.rule("G12.4", "Q-44")
def test_one_figure_against_none_wins_and_an_empty_turf_stays_as_it_is() -> None:
    t = Table(3).thug(1, "P-QN").marker("MT", 0).phase("turf-war").go()
    assert markers(t) == {"QN": [1], "MT": [0]}
    assert outcome(t)["MT"] == "nobody"


@pytest.mark.rule("G12.4", "Q-44")
def test_a_lone_neutral_figure_wins_against_none_and_lays_no_marker() -> None:
    t = Table(3).neutral("police-chief", "QN").marker("QN", 0).phase("turf-war").go()
    assert outcome(t)["QN"] == "neutral"
    assert t.stack("QN") == [0]


@pytest.mark.rule("E5", "G12.2", "G12.3")
def test_the_rulebooks_example_of_midtown_and_chelsea() -> None:
    marzullo, matarazzo, pizzino = 0, 1, 2
    t = Table(3, act=4).neutral("mayor", "R06").neutral("police-chief", "CH")
    t.member(pizzino, "R14").member(pizzino, "R10").thug(pizzino, "P-MT")
    t.member(matarazzo, "R09").member(matarazzo, "R13").member(matarazzo, "R05").thug(matarazzo, "P-CH")
    t.member(marzullo, "R15").phase("turf-war").go()
    assert outcome(t)["MT"] == pizzino
    assert t.stack("MT") == [pizzino]
    assert outcome(t)["CH"] == "tie"
    assert t.stack("CH") == []


# -- out of markers


def out_of_markers() -> Table:
    """Seat 0 has all nine markers on the board: six in Queens, two in Chelsea, one buried in Midtown."""
    t = Table(3).marker("QN", 0, 0, 0, 1, 0, 0, 0).marker("CH", 0, 0).marker("MT", 0, 1)
    assert t.of(0, terms.SUPPLY) == 0
    return t


QUEENS = [f"marker QN {n}" for n in (1, 2, 3, 5, 6, 7)]


@pytest.mark.rule("G12.5", "Q-47")
def test_a_winner_without_markers_may_take_any_own_one_or_forgo() -> None:
    t = out_of_markers().thug(0, "P-WS").phase("turf-war").go()
    assert t.asked == "marker"
    assert t.actor == 0
    assert t.legal == [*QUEENS, "marker MT 1", "marker CH 1", "marker CH 2", "forgo"]


@pytest.mark.rule("G12.5", "Q-47")
def test_the_others_keep_their_order_and_control_changes_at_once() -> None:
    t = out_of_markers().thug(0, "P-WS").phase("turf-war").go().do("marker CH 2")
    assert t.stack("CH") == [0]
    assert t.stack("WS") == [0]
    t = out_of_markers().thug(0, "P-WS").phase("turf-war").go().do("marker QN 2")
    assert t.stack("QN") == [0, 0, 1, 0, 0, 0]
    assert t.events("marker-lifted") == [{"seat": 0, "turf": "QN", "height": 2}]
    t = out_of_markers().marker("CH", 2).thug(0, "P-WS").phase("turf-war").go().do("marker CH 1")
    assert t.stack("CH") == [0, 2]
    t = Table(3).marker("BK", 2, 0).marker("QN", *[0] * 8).thug(0, "P-WS").phase("turf-war").go()
    assert t.s.controller(1) == 0
    t.do("marker BK 2")
    assert t.s.controller(1) == 2
    assert t.s.controller(0) == 0


@pytest.mark.rule("G12.5")
def test_the_marker_may_come_from_this_very_stack() -> None:
    t = Table(3).marker("WS", 0, 1).marker("QN", *[0] * 8).thug(0, "P-WS").phase("turf-war").go()
    assert t.legal[0] == "marker WS 1"
    t.do("marker WS 1")
    assert t.stack("WS") == [1, 0]


@pytest.mark.rule("G12.5", "Q-47")
def test_a_buried_marker_may_be_taken() -> None:
    t = out_of_markers().thug(0, "P-WS").phase("turf-war").go().do("marker MT 1")
    assert t.stack("MT") == [1]
    assert t.stack("WS") == [0]


@pytest.mark.rule("G12.5")
def test_forgoing_lays_no_marker_and_the_old_one_controls() -> None:
    t = out_of_markers().marker("WS", 2).thug(0, "P-WS").phase("turf-war").go().do("forgo")
    assert t.stack("WS") == [2]
    assert t.events("marker-forgone") == [{"seat": 0, "turf": "WS"}]
    assert t.of(0, terms.SUPPLY) == 0


@pytest.mark.rule("G12.5", "Q-47")
def test_a_winner_without_markers_moves_none_to_a_turf_that_is_theirs_already() -> None:
    t = out_of_markers().thug(0, "P-QN").phase("turf-war").go()
    assert outcome(t)["QN"] == 0 and list(outcome(t)) == list(names.TURF_IDS)
    assert t.stack("QN") == [0, 0, 0, 1, 0, 0, 0]
    assert t.events("marker-forgone") == [{"seat": 0, "turf": "QN"}]
    # a stack that holds own markers under another's is a turf to be won anew
    assert out_of_markers().thug(0, "P-MT").phase("turf-war").go().asked == "marker"


@pytest.mark.rule("G12.5", "Q-47")
def test_games_of_rules_versions_up_to_4_may_move_a_marker_to_any_turf_won() -> None:
    t = out_of_markers().thug(0, "P-QN")
    t.s.rules = 4
    t.phase("turf-war").go()
    assert t.asked == "marker"
    t.do("marker CH 1")
    assert t.stack("QN") == [0, 0, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("G12.5", "Q-48")
def test_while_markers_are_left_the_supply_is_used_and_placing_is_compulsory() -> None:
    t = Table(3).marker("QN", *[0] * 8).thug(0, "P-WS").phase("turf-war").go()
    assert t.events("marker-forgone") == []
    assert t.stack("WS") == [0]
    assert t.stack("QN") == [0] * 8
    assert t.of(0, terms.SUPPLY) == 0


@pytest.mark.rule("G12.1", "G12.5", "Q-46")
def test_the_last_marker_goes_to_the_lowest_turf_and_the_next_is_decided_after_it() -> None:
    t = Table(3).marker("CH", *[0] * 8).thug(0, "P-UES").thug(0, "P-BK").phase("turf-war").go()
    assert list(outcome(t)) == ["WS", "BK", "UES"]
    assert t.stack("BK") == [0]
    assert t.legal == ["marker BK 1", *(f"marker CH {n}" for n in range(1, 9)), "forgo"]
    t.do("marker BK 1")
    assert markers(t) == {"UES": [0], "CH": [0] * 8}
    assert list(outcome(t)) == list(names.TURF_IDS)


# -- control


@pytest.mark.rule("G12.6")
def test_only_the_top_marker_controls() -> None:
    t = Table(3).marker("CH", 1, 1, 2).go().do("thug P-CH")
    assert t.events("shakedown") == [{"seat": 0, "space": "P-CH", "controller": 2}]
    t.do("controller-first")
    assert t.actor == 2


@pytest.mark.rule("G12.6")
def test_the_markers_below_count_for_dominance() -> None:
    t = Table(3, act=4).marker("CH", 1, 1, 2).phase("tribute").go()
    assert t.events("dominance") == [{"seat": 1, "turf": "CH"}]
