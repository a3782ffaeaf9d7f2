"""G15 Entr'acte with Q-58 and Q-59: figures home, new figures, jobs refilled, new allies offered."""

import pytest

from consigliere.games.godfather import names
from consigliere.games.godfather.view import view
from tests.godfather.table import Table

PUBLIC = ("JY1", "JB1", "JG1")


@pytest.mark.rule("G15.1")
def test_all_figures_leave_board_and_hudson() -> None:
    t = Table(3, act=3).thug(0, "P-WS").member(0, "R14").member(0, "R05").in_hudson(0, "thug")
    t.in_hudson(1, "thug", "thug", "consigliere").member(1, "R01")
    t.neutral("mayor", "R06").neutral("union-boss", "P-BK").neutral("police-chief", "hudson")
    t.phase("entracte").go()
    assert all(t.at(place) is None for place in names.PLACE_IDS)
    shown = view(t.s, -1, {})
    assert shown["neutral"] == {"mayor": "aside", "union-boss": "aside", "police-chief": "aside"}
    for row in shown["seats"]:
        assert row["thugs"] == 2
        assert row["members"] == ["don", "consigliere", "heir"]
        assert row["hudson"] == {"thugs": 0, "members": []}


@pytest.mark.parametrize(
    ("figure", "where"), [("mayor", "hudson"), ("union-boss", "hudson"), ("police-chief", "QN")]
)
@pytest.mark.rule("G15.1")
def test_each_neutral_figure_goes_to_the_side(figure: str, where: str) -> None:
    t = Table(3).neutral(figure, where).phase("entracte").go()
    assert dict(view(t.s, -1, {})["neutral"])[figure] == "aside"


@pytest.mark.rule("G15.1")
def test_markers_tiles_hands_and_suitcases_stay() -> None:
    t = Table(3).marker("QN", 0, 1).tile("WS", "TB1").hand(0, "$1", "A1").case(1, "$2", "JY6")
    t.phase("entracte").go()
    assert t.stack("QN") == [0, 1]
    assert view(t.s, -1, {})["tiles"]["WS"] == "TB1"
    assert t.cards(0) == {"$1": 1, "A1": 1}
    assert t.suitcase(1) == {"$2": 1, "JY6": 1}


@pytest.mark.parametrize(
    ("act", "joined", "reserve"),
    [
        (1, [{"member": "consigliere"}], ["don", "consigliere"]),
        (2, [], ["don", "consigliere"]),
        (3, [{"member": "heir"}], ["don", "consigliere", "heir"]),
    ],
)
@pytest.mark.rule("G15.2")
def test_consigliere_and_heir_join(act: int, joined: list[dict[str, str]], reserve: list[str]) -> None:
    t = Table(3, act=act).phase("entracte").go()
    assert t.events("member-joins") == joined
    assert [row["members"] for row in view(t.s, -1, {})["seats"]] == [reserve] * 3


@pytest.mark.rule("G15.3")
def test_empty_public_spaces_are_refilled_and_the_others_stay() -> None:
    t = Table(3).public("JY1", None, "JG1").phase("entracte").go()
    assert t.asked == "draw-public"
    assert sum(t.chances.values()) == 42
    t.draws("JK5").go()
    assert view(t.s, -1, {})["public_jobs"] == ["JY1", "JK5", "JG1"]
    assert t.events("public-job") == [{"space": 1, "job": "JK5"}]
    assert t.asked == "draw-ally"


@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 3), (4, 3), (5, 4)])
@pytest.mark.rule("G15.3")
def test_as_many_public_spaces_as_at_set_up(players: int, spaces: int) -> None:
    t = Table(players).phase("entracte").draws(*("JY1", "JB1", "JG1", "JK1")[:spaces]).go()
    assert t.asked == "draw-ally"
    assert len(t.events("public-job")) == spaces


@pytest.mark.parametrize("act", (1, 2, 3))
@pytest.mark.rule("G15.3", "Q-59")
def test_the_next_act_begins_with_its_first_phase(act: int) -> None:
    t = Table(2, act=act).public("JY1", "JB1").phase("entracte").go()
    if act < 3:
        t.draws(("A7", "A13")[act - 1]).go()
    assert t.events("act-begins") == [{"act": act + 1}]
    assert view(t.s, -1, {})["act"] == act + 1
    assert view(t.s, -1, {})["phase"] == "open-business"
    assert t.asked == "draw-tile"


@pytest.mark.parametrize("players", (2, 3, 4, 5))
@pytest.mark.parametrize(("act", "allies"), [(1, range(7, 13)), (2, range(13, 19))])
@pytest.mark.rule("G15.4")
def test_new_allies_of_the_coming_act_are_offered(players: int, act: int, allies: range) -> None:
    t = (
        Table(players, act=act)
        .public(*(*PUBLIC, "JK1")[: Table(players).s.public_spaces])
        .phase("entracte")
        .go()
    )
    assert t.asked == "draw-ally"
    assert t.chances == {f"A{n}": 1 for n in allies}
    drawn = [f"A{n}" for n in allies][: players - 1]
    t.draws(*drawn).go()
    assert t.asked == "draw-tile"
    assert view(t.s, -1, {})["offered"] == drawn
    assert t.s.allies_left == 0


@pytest.mark.rule("G15.4")
def test_allies_still_on_offer_leave_the_game() -> None:
    t = Table(3).offered("A2", "A5").public(*PUBLIC).phase("entracte").draws("A8", "A9").go()
    assert t.events("ally-leaves") == [{"ally": "A2"}, {"ally": "A5"}]
    assert view(t.s, -1, {})["offered"] == ["A8", "A9"]


@pytest.mark.rule("G15.4", "Q-58")
def test_before_act_four_jobs_are_refilled_but_no_allies_offered() -> None:
    t = Table(3, act=3).offered("A13").public("JY1", "JB1").phase("entracte").go()
    assert t.asked == "draw-public"
    t.draws("JK5").go()
    assert t.events("ally-leaves") == [{"ally": "A13"}]
    assert t.events("ally-offered") == []
    assert view(t.s, -1, {})["offered"] == []
    assert view(t.s, -1, {})["public_jobs"] == ["JY1", "JB1", "JK5"]
    assert t.asked == "draw-tile"


@pytest.mark.rule("G15.3")
def test_a_public_job_completed_in_the_act_is_replaced_only_now() -> None:
    thugs = ("thug", "thug", "thug")
    t = Table(2).public("JG5", "JB1").hand(0, "gun", "gun").in_hudson(0, *thugs).in_hudson(1, *thugs).go()
    t.do("public-job 1", "bills 1", "done", "member R05", "done")
    assert view(t.s, -1, {})["public_jobs"] == [None, "JB1"]
    t.do("member R12", "done")
    assert t.asked == "draw-public"
    t.draws("JK1").go()
    assert view(t.s, -1, {})["public_jobs"] == ["JK1", "JB1"]
