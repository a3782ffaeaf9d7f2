"""Grey jobs with more than one step: Drive-By and Hostile Takeover (Q-73, Q-87, Q-88)."""

import pytest

from consigliere.games.godfather import terms
from tests.godfather.cards.job_cards import begun, completed, declined, ready
from tests.godfather.table import Table


def pairs(t: Table) -> set[frozenset[str]]:
    """Every set of figures the Drive-By now asked for can hit."""
    out = set()
    for first in t.legal[:-1]:
        trial = Table(2)
        trial.s = t.s.copy()
        trial.s.events = []
        trial.do(first)
        seconds = trial.legal[:-1] if trial.asked == "figure" else []
        one = first.removeprefix("figure ")
        out |= {frozenset((one, second.removeprefix("figure "))) for second in seconds}
        out.add(frozenset((one,)))
    return out


def sets(*hits: str) -> set[frozenset[str]]:
    return {frozenset(hit.split("+")) for hit in hits}


# -- JK2 Drive-By


@pytest.mark.card("JK2", aspect="main")
@pytest.mark.rule("Q-30", "Q-87")
def test_drive_by_hits_two_figures_of_different_owners_in_one_turf() -> None:
    t = ready("JK2", players=4, act=2).thug(0, "P-MT").thug(1, "P-BK").member(1, "R10").member(2, "R14")
    t.thug(2, "P-CH").thug(3, "P-QN")
    begun(t, "JK2")  # R10: Midtown, Queens; R14: Chelsea, Midtown, Wall Street
    singles = ("P-BK", "P-QN", "P-CH", "R10", "R14")
    assert t.legal == [*[f"figure {place}" for place in singles], "no-figure"]
    assert pairs(t) == sets(*singles, "R10+R14", "P-QN+R10")
    t.do("figure R10")
    assert t.legal == ["figure R14", "no-figure"]
    t.do("figure R14")
    assert (t.at("R10"), t.at("R14")) == (None, None)
    assert [(e["at"], e["owner"]) for e in t.events("gunned-down")] == [("R10", 1), ("R14", 2)]
    completed(t, "JK2")


@pytest.mark.card("JK2")
@pytest.mark.rule("Q-87")
def test_a_figure_on_a_round_space_is_in_each_turf_it_touches() -> None:
    t = ready("JK2").thug(1, "P-WS").member(2, "R14")
    begun(t, "JK2").do("figure P-WS", "figure R14")
    assert [e["owner"] for e in t.events("gunned-down")] == [1, 2]
    completed(t, "JK2")


@pytest.mark.card("JK2")
def test_drive_by_never_hits_two_figures_of_one_owner_nor_across_turfs() -> None:
    t = ready("JK2").thug(1, "P-WS").member(1, "R16").thug(2, "P-CH")
    assert pairs(begun(t, "JK2")) == sets("P-WS", "R16", "P-CH")


@pytest.mark.card("JK2")
def test_central_park_is_no_common_area() -> None:
    t = (
        ready("JK2").member(1, "R02").member(2, "R03")
    )  # Upper West Side; Upper East Side; both touch the park
    assert pairs(begun(t, "JK2")) == sets("R02", "R03")
    north = ready("JK2").member(1, "R01").member(2, "R03")  # both in the Upper East Side
    assert pairs(begun(north, "JK2")) == sets("R01", "R03", "R01+R03")


@pytest.mark.card("JK2", aspect="neutral")
@pytest.mark.rule("Q-30")
def test_the_neutral_figures_are_one_owner_and_the_chief_can_be_hit() -> None:
    t = ready("JK2").neutral("union-boss", "P-CH").neutral("mayor", "R06").neutral("police-chief", "CH")
    t.member(1, "R14")
    begun(t, "JK2")
    assert pairs(t) == sets("P-CH", "R06", "chief", "R14", "P-CH+R14", "R06+R14", "R14+chief")
    t.do("figure R14", "figure chief")
    assert (t.s.chief, t.at("R14")) == (terms.IN_HUDSON, None)
    assert [(e["at"], e["owner"]) for e in t.events("gunned-down")] == [("R14", 1), ("chief", "neutral")]
    completed(t, "JK2")


@pytest.mark.card("JK2", aspect="declined")
@pytest.mark.rule("G8.2")
def test_drive_by_may_be_declined_or_stop_at_one() -> None:
    t = begun(ready("JK2").thug(1, "P-WS").member(2, "R14"), "JK2").do("no-figure")
    declined(t, "drive-by", 2)
    assert t.events("gunned-down") == []
    completed(t, "JK2")
    one = begun(ready("JK2").thug(1, "P-WS").member(2, "R14"), "JK2").do("figure P-WS", "no-figure")
    assert one.events("gunned-down") == [{"seat": 0, "at": "P-WS", "owner": 1}]
    assert one.events("ability-declined") == []
    completed(one, "JK2")


@pytest.mark.card("JK2", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_drive_by_with_one_legal_figure_hits_that_one_and_with_none_only_pays() -> None:
    t = begun(ready("JK2").thug(0, "P-WS").thug(1, "P-CH"), "JK2")
    assert t.legal == ["figure P-CH", "no-figure"]
    t.do("figure P-CH")
    assert t.at("P-CH") is None
    completed(t, "JK2")
    completed(begun(ready("JK2").thug(0, "P-WS").member(0, "R14"), "JK2"), "JK2")


@pytest.mark.card("JK2", aspect="hudson")
@pytest.mark.rule("Q-30")
def test_drive_by_does_not_reach_the_hudson() -> None:
    t = ready("JK2").in_hudson(1, "thug", "don").neutral("police-chief", "hudson").neutral("mayor", "hudson")
    completed(begun(t.neutral("union-boss", "hudson"), "JK2"), "JK2")
    assert t.events("gunned-down") == []


@pytest.mark.card("JK2", aspect="two-players")
@pytest.mark.rule("Q-88")
def test_drive_by_with_two_players_hits_an_opponent_and_a_neutral_or_one_alone() -> None:
    t = ready("JK2", players=2).thug(1, "P-WS").member(1, "R14").thug(0, "P-CH").neutral("police-chief", "WS")
    t.neutral("union-boss", "P-BK")
    begun(t, "JK2")
    assert pairs(t) == sets("P-WS", "P-BK", "R14", "chief", "P-WS+chief", "R14+chief")
    t.do("figure P-WS", "figure chief")
    assert [e["owner"] for e in t.events("gunned-down")] == [1, "neutral"]
    completed(t, "JK2")


# -- JK6 Hostile Takeover


@pytest.mark.card("JK6", aspect="main")
@pytest.mark.rule("Q-31", "G8.5")
def test_hostile_takeover_moves_an_own_thug_to_the_freed_space_and_shakes_down() -> None:
    t = ready("JK6", act=2).thug(0, "P-WS").member(0, "R16").thug(1, "P-CH").thug(2, "P-QN").member(1, "R01")
    t.neutral("police-chief", "WS")
    begun(t, "JK6")
    assert t.legal == ["figure P-QN", "figure P-CH", "no-figure"]
    t.do("figure P-CH")
    assert t.events("gunned-down") == [{"seat": 0, "at": "P-CH", "owner": 1}]
    assert t.legal == ["figure P-WS", "no-figure"]
    t.do("figure P-WS")
    assert (t.at("P-WS"), t.at("P-CH")) == (None, 0)
    assert t.events("figure-moved") == [{"seat": 0, "from": "P-WS", "to": "P-CH", "owner": 0}]
    assert t.events("shakedown") == [{"seat": 0, "space": "P-CH", "controller": None}]
    t.do("icon GOOD_GUN", "icon MONEY_1")
    completed(t, "JK6", {"gun": 1, "$1": 1})


@pytest.mark.card("JK6")
@pytest.mark.rule("Q-73")
def test_the_thug_of_a_takeover_may_come_from_the_same_turf() -> None:
    t = ready("JK6").tile("CH", "TB8").thug(0, "T-CH").thug(1, "P-CH")
    begun(t, "JK6").do("figure P-CH")
    assert t.legal == ["figure T-CH", "no-figure"]
    t.do("figure T-CH")
    assert (t.at("T-CH"), t.at("P-CH")) == (None, 0)
    assert t.legal == ["icon MONEY_1", "icon GOOD_GUN", "done"]


@pytest.mark.card("JK6", aspect="controller")
@pytest.mark.rule("G8.5", "Q-71")
def test_the_controller_profits_from_a_takeover() -> None:
    t = ready("JK6").thug(0, "P-WS").thug(1, "P-CH").marker("CH", 1)
    begun(t, "JK6").do("figure P-CH", "figure P-WS")
    assert (t.actor, t.legal) == (0, ["me-first", "controller-first"])
    t.do("controller-first")
    assert t.actor == 1
    t.do("icon GOOD_GUN", "icon MONEY_1", "icon GOOD_GUN", "icon MONEY_1")
    assert t.cards(1) == {"gun": 1, "$1": 1}
    completed(t, "JK6", {"gun": 1, "$1": 1})


@pytest.mark.card("JK6", aspect="neutral")
@pytest.mark.rule("Q-30")
def test_the_union_boss_may_be_the_victim_of_a_takeover() -> None:
    t = ready("JK6").thug(0, "P-WS").neutral("union-boss", "P-CH")
    begun(t, "JK6").do("figure P-CH", "figure P-WS", "done")
    assert (t.at("P-CH"), t.s.boss) == (0, terms.IN_HUDSON)
    completed(t, "JK6")


@pytest.mark.card("JK6", aspect="declined")
@pytest.mark.rule("G8.2")
def test_hostile_takeover_may_be_declined_wholly_or_after_the_shot() -> None:
    t = begun(ready("JK6").thug(0, "P-WS").thug(1, "P-CH"), "JK6").do("no-figure")
    declined(t, "gun-down", 1)
    assert (t.at("P-WS"), t.at("P-CH")) == (0, 1)
    completed(t, "JK6")
    shot = begun(ready("JK6").thug(0, "P-WS").thug(1, "P-CH"), "JK6").do("figure P-CH", "no-figure")
    declined(shot, "take-over", 1)
    assert (shot.at("P-WS"), shot.at("P-CH")) == (0, None)
    assert shot.events("shakedown") == []
    completed(shot, "JK6")


@pytest.mark.card("JK6", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_without_a_thug_only_the_shot_without_a_victim_nothing() -> None:
    shot = begun(ready("JK6").member(0, "R16").thug(1, "P-CH"), "JK6").do("figure P-CH")
    assert shot.at("P-CH") is None
    completed(shot, "JK6")
    nothing = begun(ready("JK6").thug(0, "P-WS").member(1, "R01").neutral("mayor", "R02"), "JK6")
    assert nothing.at("P-WS") == 0
    completed(nothing, "JK6")
    assert nothing.events("figure-moved") == []


@pytest.mark.card("JK6", aspect="hudson")
@pytest.mark.rule("Q-30")
def test_takeover_uses_no_figure_of_the_hudson() -> None:
    t = ready("JK6").in_hudson(0, "thug").thug(1, "P-CH")
    begun(t, "JK6").do("figure P-CH")
    completed(t, "JK6")
    gone = ready("JK6").thug(0, "P-WS").in_hudson(1, "thug").neutral("union-boss", "hudson")
    completed(begun(gone, "JK6"), "JK6")
    assert gone.events("gunned-down") == []
