"""G9 Gunned-down figures: to the Hudson, out of reach until the entr'acte; only the board is a target."""

import pytest

from consigliere.games.godfather import terms
from tests.godfather.table import Table

MUSCLE = ("ally A5", "icon MONEY_3", "done")


@pytest.mark.rule("G9.1")
def test_a_thug_leaves_his_space_for_the_hudson() -> None:
    t = Table(act=2).hand(0, "A5").thug(1, "P-QN").thug(2, "P-WS").go().do(*MUSCLE, "figure P-QN")
    assert t.at("P-QN") is None and t.at("P-WS") == 2
    assert t.of(1, terms.HUDSON_THUGS) == 1
    assert t.of(1, terms.THUGS) == 1  # the other one waits in the reserve, the dead one does not
    assert t.of(0, terms.HUDSON_THUGS) == 0 and t.of(2, terms.HUDSON_THUGS) == 0
    assert t.events("gunned-down") == [{"seat": 0, "at": "P-QN", "owner": 1}]


@pytest.mark.rule("G9.1")
def test_the_very_family_member_who_was_hit_lies_in_the_hudson() -> None:
    t = Table(act=4).hand(0, "JK3", "gun", "booze", "blood").member(1, "R01").member(1, "R02").go()
    t.do("job JK3", "ability-first", "figure R02")
    assert t.at("R02") is None and t.at("R01") == 1
    assert t.of(1, terms.HUDSON_FAMILY) == 2  # the Consigliere
    assert t.of(1, terms.FAMILY) == 4  # the Heir in the reserve


@pytest.mark.rule("G9.1")
def test_neutral_figures_can_lie_in_the_hudson_too() -> None:
    t = Table(act=2).hand(0, "JK3", "gun", "booze", "blood").neutral("mayor", "R01").go()
    t.do("job JK3", "ability-first", "figure R01")
    assert t.at("R01") is None and t.s.mayor == terms.IN_HUDSON
    t = Table(act=2).hand(0, "A5").neutral("union-boss", "P-BK").go().do(*MUSCLE, "figure P-BK")
    assert t.at("P-BK") is None and t.s.boss == terms.IN_HUDSON
    assert t.events("gunned-down") == [{"seat": 0, "at": "P-BK", "owner": "neutral"}]
    t = Table(act=2).hand(0, "JK2", "gun", "gun", "booze").neutral("police-chief", "QN").go()
    t.do("job JK2", "ability-first", "figure chief")
    assert t.s.chief == terms.IN_HUDSON and t.at("chief") is None


@pytest.mark.rule("G9.1")
def test_the_space_is_free_at_once() -> None:
    t = Table(act=2).hand(0, "A5").thug(2, "P-QN").go().do(*MUSCLE, "figure P-QN")
    assert t.actor == 1 and "thug P-QN" in t.legal
    t.do("thug P-QN")
    assert t.at("P-QN") == 1
    # even within the same ability: Hostile Takeover moves to the space just freed
    t = Table(act=2).hand(0, "JK6", "gun", "blood", "blood").thug(0, "P-WS").thug(1, "P-QN").go()
    t.do("job JK6", "ability-first", "figure P-QN", "figure P-WS")
    assert t.at("P-QN") == 0 and t.at("P-WS") is None


@pytest.mark.rule("G9.1")
def test_what_the_figure_gained_stays_gained() -> None:
    t = Table(act=2, first=1).hand(0, "A5").go()
    t.do("thug P-CH", "icon GOOD_GUN", "icon MONEY_1", "thug P-BK", "done")
    assert t.actor == 0
    t.do(*MUSCLE, "figure P-CH")
    assert t.cards(1) == {"$1": 1, "gun": 1}


@pytest.mark.rule("G9.1")
def test_the_figure_has_no_influence() -> None:
    t = Table(act=2).thug(1, "P-QN").hand(0, "A5").go().do(*MUSCLE, "figure P-QN")
    t.phase("turf-war").go()
    assert {e["turf"]: e["winner"] for e in t.events("turf-fought")}["QN"] == "nobody"
    t = Table(act=2).thug(1, "P-QN").phase("turf-war").go()
    assert {e["turf"]: e["winner"] for e in t.events("turf-fought")}["QN"] == 1


@pytest.mark.rule("G9.1")
def test_the_figure_stays_out_until_the_entracte() -> None:
    t = Table(act=2).hand(0, "A5").case(0, "$1").offered("A7").thug(1, "P-QN").in_hudson(2, "consigliere")
    t.neutral("mayor", "hudson").go().do(*MUSCLE, "figure P-QN")
    t.phase("bribery").go()
    assert t.asked == "bribe"
    assert t.of(1, terms.HUDSON_THUGS) == 1 and t.of(2, terms.HUDSON_FAMILY) == 2
    t.do("bribe $1 x0")
    assert t.s.phase == terms.ENTRACTE
    assert t.of(1, terms.HUDSON_THUGS) == 0 and t.of(1, terms.THUGS) == 2
    assert t.of(2, terms.HUDSON_FAMILY) == 0 and t.of(2, terms.FAMILY) == 3
    assert t.s.mayor == terms.ASIDE


@pytest.mark.rule("G9.1")
def test_the_hudson_is_out_of_reach_of_every_effect() -> None:
    # neither shot again, nor retrieved, nor played
    t = Table(act=4).hand(0, "A17").in_hudson(0, "thug", "thug", "don").in_hudson(1, "thug").go()
    assert [a for a in t.legal if a.startswith("thug")] == []
    t.do("ally A17")
    assert t.asked == "icons"  # nothing to retrieve
    assert t.events("ability-declined") == [{"seat": 0, "ability": "retrieve", "targets": 0}]
    assert t.of(0, terms.HUDSON_THUGS) == 2 and t.of(0, terms.HUDSON_FAMILY) == 1


@pytest.mark.rule("G9.1")
def test_neutral_figures_in_the_hudson_are_no_target() -> None:
    t = Table(act=4).hand(0, "JK2", "gun", "gun", "booze").thug(1, "P-WS")
    t.neutral("mayor", "hudson").neutral("union-boss", "hudson").neutral("police-chief", "hudson").go()
    t.do("job JK2", "ability-first")
    assert t.legal == ["figure P-WS", "no-figure"]


@pytest.mark.rule("G9.2")
def test_only_figures_on_the_board_are_targets_never_a_reserve() -> None:
    t = Table(act=2).hand(0, "A5").thug(1, "P-QN").go().do(*MUSCLE)
    assert t.legal == ["figure P-QN", "no-figure"]  # not the thugs of seat 2, not seat 1's other one
    t = Table(act=2).hand(0, "A5").go().do(*MUSCLE)
    assert t.events("ability-declined") == [{"seat": 0, "ability": "gun-down", "targets": 0}]
    assert t.actor == 1 and t.of(1, terms.THUGS) == 2


@pytest.mark.rule("G9.2")
def test_own_figures_are_never_shot() -> None:
    t = Table(act=2).hand(0, "JK2", "gun", "gun", "booze").thug(0, "P-QN").member(0, "R01")
    t.member(2, "R12").neutral("police-chief", "WS").go().do("job JK2", "ability-first")
    assert t.legal == ["figure R12", "figure chief", "no-figure"]
