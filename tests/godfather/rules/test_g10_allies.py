"""G10 Play an ally, with the rulings on allies and neutral figures (Q-36 to Q-43, Q-78, Q-91, Q-98)."""

import pytest

from consigliere.games.godfather import names, terms
from tests.godfather.table import Table

SPACES = [f"space {space}" for space in names.ROUND_IDS]
PRINTED = [f"space P-{turf}" for turf in names.TURF_IDS]
TURFS = [f"turf {turf}" for turf in names.TURF_IDS]
OPEN_TO_TWO = ["R01", "R02", "R03", "R05", "R06", "R09", "R10", "R12", "R13", "R14", "R16"]


def allies(t: Table) -> list[str]:
    return [a for a in t.legal if a.startswith("ally ")]


def winners(t: Table) -> dict[str, int | str]:
    t.phase("turf-war").go()
    return {e["turf"]: e["winner"] for e in t.events("turf-fought")}


# -- G10.1: laid open, once per act


@pytest.mark.rule("G10.1", "Q-36")
def test_a_played_ally_lies_open_and_is_not_in_the_hand() -> None:
    t = Table(act=2).hand(0, "A4", "$1").go().do("ally A4")
    assert t.cards(0) == {"$1": 1} and t.of(0, terms.SIZE) == 1
    assert names.allies(t.of(0, terms.PLAYED)) == ["A4"]
    assert t.events("ally-played") == [{"seat": 0, "ally": "A4"}]
    t.do("icon DISCARD1_5")
    assert t.legal == ["discard $1"]  # the ally cannot be discarded for its own icon


@pytest.mark.rule("Q-36")
def test_a_played_ally_is_no_card_for_discards_or_thieves() -> None:
    t = Table(act=2).hand(0, "A6").hand(1, "JG3", "booze", "booze").go()
    t.do("ally A6", "good gun", "good gun", "done").do("job JG3", "ability-first", "opponent 0")
    assert t.asked == "steal-hand" and t.chances == {"gun": 2}


@pytest.mark.rule("G10.1", "Q-43")
def test_an_ally_is_played_once_per_act() -> None:
    t = Table(act=2).hand(0, "A4", "A6").go()
    assert allies(t) == ["ally A4", "ally A6"]
    t.do("ally A6", "no-more-goods", "done", "thug P-CH", "done", "thug P-BK", "done")
    assert t.actor == 0 and allies(t) == ["ally A4"]


@pytest.mark.rule("G10.1", "Q-43")
def test_an_ally_can_be_played_again_in_the_next_act() -> None:
    t = Table(act=2).hand(0, "A6").go().do("ally A6", "no-more-goods", "done")
    t.draws("JY1", "JY2", "JY3", "A13", "A14", "TR1").phase("tribute").go()
    assert t.s.act == 2 and t.actor == 0
    assert allies(t) == ["ally A6"]


@pytest.mark.rule("G10.1")
def test_only_allies_of_the_own_hand_are_played() -> None:
    t = Table(act=2).hand(1, "A4").offered("A1").go()
    assert t.actor == 0 and allies(t) == []


@pytest.mark.rule("G10.1", "Q-36", "G10.4")
def test_a_played_ally_returns_at_tribute_and_counts_for_the_limit() -> None:
    t = Table(act=2).hand(0, "A4", "$1", "$1", "$1", "$1", "$1").go().do("ally A4", "done")
    t.phase("tribute").go()
    assert t.events("allies-return") == [{"seat": 0, "allies": ["A4"]}]
    assert t.asked == "tribute" and t.of(0, terms.SIZE) == 6 and t.of(0, terms.PLAYED) == 0
    assert t.legal == ["retain $1", "retain A4"]  # four $1 stay in any case
    t.do("retain A4")
    assert t.cards(0) == {"$1": 4, "A4": 1}


# -- G10.2: the neutral figures


@pytest.mark.rule("G10.2")
def test_the_mayor_goes_to_an_empty_round_space_and_uses_all_backs() -> None:
    t = Table(act=2).hand(0, "A1", "$5").member(0, "R01").member(1, "R02").marker("MT", 1).tile("CH", "TB8")
    t.go().do("ally A1")
    assert t.legal == [*SPACES[2:], "no-space"]
    t.do("space R06")
    assert t.at("R06") == "neutral" and t.s.mayor == names.ROUND_IDS.index("R06")
    assert t.actor == 0 and t.asked == "icons"
    assert t.legal == ["launder $5", "icon JOB", "icon MONEY_3", "icon GOOD_GUN", "done"]
    t.do("done")
    assert t.asked == "turn" and t.actor == 1  # the controller of Midtown gains nothing
    assert t.of(0, terms.FAMILY) == 2 and t.of(0, terms.THUGS) == 2  # no own figure was used


@pytest.mark.rule("G10.2", "Q-16")
def test_the_union_boss_goes_to_an_empty_square_space_and_the_controller_profits() -> None:
    t = Table(act=2).hand(0, "A2").thug(0, "P-WS").thug(1, "P-BK").marker("CH", 2).tile("QN", "TB8")
    t.go().do("ally A2")
    assert t.legal == ["space P-UES", "space P-QN", "space T-QN", *PRINTED[4:], "no-space"]
    t.do("space P-CH")
    assert t.at("P-CH") == "neutral" and t.of(0, terms.THUGS) == 1
    assert t.legal == ["me-first", "controller-first"]
    t.do("me-first", "icon GOOD_GUN", "icon MONEY_1")
    assert t.actor == 2 and t.legal == ["icon MONEY_1", "icon GOOD_GUN", "done"]
    t.do("icon GOOD_GUN", "icon MONEY_1")
    assert t.cards(0) == {"$1": 1, "gun": 1} and t.cards(2) == {"$1": 1, "gun": 1}


@pytest.mark.rule("G10.2", "Q-40")
def test_the_police_chief_goes_into_a_turf_never_into_central_park() -> None:
    t = Table(act=2).hand(0, "A3").thug(1, "P-QN").go().do("ally A3")
    assert t.legal == [*TURFS, "no-turf"]  # seven turfs; Central Park is none
    t.do("turf QN")
    assert t.s.chief == names.TURF_IDS.index("QN") and t.at("chief") == "neutral"
    assert t.at("P-QN") == 1 and t.at("T-QN") is None  # on no space
    assert t.legal == ["icon MONEY_2", "done"] and t.actor == 0  # no icons of the turf, only the rider
    assert t.events("shakedown") == []


@pytest.mark.rule("Q-40")
def test_several_figures_may_stand_in_a_turf() -> None:
    t = Table(act=2).hand(0, "A3").thug(1, "P-QN").member(1, "R08").member(2, "R10").go()
    t.do("ally A3", "turf QN", "done")
    assert winners(t)["QN"] == 1  # two against one and the Chief


@pytest.mark.rule("G10.2")
def test_the_figure_may_be_left_where_it_is() -> None:
    t = Table(act=2).hand(0, "A1").neutral("mayor", "R06").go().do("ally A1", "no-space")
    assert t.at("R06") == "neutral" and t.asked == "turn" and t.actor == 1
    assert t.events("ability-declined") == [{"seat": 0, "ability": "mayor", "targets": 16}]


@pytest.mark.rule("Q-41", "Q-98")
def test_with_two_players_the_closed_spaces_are_closed_to_the_mayor() -> None:
    t = Table(players=2, act=2).hand(0, "A1").go().do("ally A1")
    assert t.legal == [*(f"space {space}" for space in OPEN_TO_TWO), "no-space"]


# -- G10.3: neutral afterwards, another place, not out of the Hudson


@pytest.mark.rule("G10.3", "Q-39")
def test_a_figure_on_the_board_moves_to_a_different_place() -> None:
    t = Table(act=2).hand(0, "A1").neutral("mayor", "R06").go().do("ally A1")
    assert t.legal == [*SPACES[:5], *SPACES[6:], "no-space"]
    t.do("space R01")
    assert t.at("R06") is None and t.at("R01") == "neutral"
    assert t.events("neutral-placed") == [{"seat": 0, "figure": "mayor", "from": "R06", "to": "R01"}]
    t = Table(act=2).hand(0, "A2").neutral("union-boss", "P-CH").go().do("ally A2")
    assert t.legal == [*PRINTED[:6], "no-space"]
    t.do("space P-BK")
    assert t.at("P-CH") is None and t.at("P-BK") == "neutral"
    t = Table(act=2).hand(0, "A3").neutral("police-chief", "QN").go().do("ally A3")
    assert t.legal == [*TURFS[:3], *TURFS[4:], "no-turf"]
    t.do("turf CH")
    assert t.events("neutral-placed") == [{"seat": 0, "figure": "police-chief", "from": "QN", "to": "CH"}]


@pytest.mark.rule("G10.3", "Q-38")
def test_a_neutral_figure_in_the_hudson_cannot_be_used_but_the_rider_can() -> None:
    t = Table(act=4).hand(0, "A13", "$5").neutral("mayor", "hudson").go().do("ally A13")
    assert t.legal == ["launder $5", "done"]
    assert t.s.mayor == terms.IN_HUDSON and t.events("neutral-placed") == []
    t = Table(act=2).hand(0, "A2").neutral("union-boss", "hudson").go().do("ally A2")
    assert t.legal == ["icon MONEY_3", "done"]
    assert t.s.boss == terms.IN_HUDSON and t.events("shakedown") == []
    t = Table(act=2).hand(0, "A3").neutral("police-chief", "hudson").go().do("ally A3")
    assert t.legal == ["icon MONEY_2", "done"]
    assert t.s.chief == terms.IN_HUDSON


@pytest.mark.rule("G10.3", "Q-42")
def test_after_the_turn_the_figure_is_neutral() -> None:
    t = Table(act=2).hand(0, "A1").go().do("ally A1", "space R12", "done")
    assert winners(t)["QN"] == "neutral"
    # his player may shoot him, claims nothing through him and retrieves nothing
    t = Table(act=2).hand(0, "JK3", "gun", "booze", "blood").neutral("mayor", "R12").go()
    t.do("job JK3", "ability-first")
    assert t.legal == ["figure R12", "no-figure"]
    t = Table(act=2).hand(0, "JB3", "gun", "gun", "booze").neutral("mayor", "R12").go()
    t.do("job JB3", "ability-first")
    assert t.events("ability-declined") == [{"seat": 0, "ability": "place-marker", "targets": 0}]


@pytest.mark.rule("Q-42")
def test_the_figure_works_for_whoever_plays_the_ally_this_time() -> None:
    t = Table(act=3).hand(0, "A2").hand(1, "A8", "$5").marker("CH", 0).go()
    t.do("ally A2", "space P-BK", "done", "done").do("ally A8", "space P-CH")
    assert t.events("shakedown")[-1] == {"seat": 1, "space": "P-CH", "controller": 0}
    t.do("controller-first")
    assert t.actor == 0  # now a stranger to the figure, profiting as controller only
    t.do("icon GOOD_GUN", "done")
    assert t.actor == 1 and t.legal == ["icon MONEY_1", "icon GOOD_GUN", "done"]


# -- G10.4, Q-37: how allies come into a hand


@pytest.mark.rule("G10.4", "Q-37")
def test_an_ally_comes_into_the_hand_in_bribery_and_is_played_from_the_next_act_on() -> None:
    t = Table(act=1).case(0, "$1").offered("A2", "A3").draws("JY1", "JY2", "JY3", "A7", "A8", "TB1")
    t.phase("bribery").go().do("bribe $1 x1")
    assert t.legal == ["choose A2", "choose A3"]
    t.do("choose A3")
    assert t.cards(0) == {"A3": 1}
    assert allies(t) == ["ally A3"]
    happened = [e["event"] for e in t.log]
    assert happened.index("ally-bought") < happened.index("act-begins") < happened.index("turn-begins")


@pytest.mark.rule("G10.4")
def test_no_effect_steals_an_ally() -> None:
    t = Table(act=2).hand(0, "JG3", "booze", "booze").hand(1, "A1", "A2", "gun").hand(2, "A3").go()
    t.do("job JG3", "ability-first", "opponent 1", "opponent 2")
    assert t.chances == {"gun": 1}
    t.draws("gun").go()
    assert t.events("nothing-stolen") == [{"seat": 0, "victim": 2}]
    assert t.cards(1) == {"A1": 1, "A2": 1} and t.cards(2) == {"A3": 1}


# -- G10.5, Q-78, Q-91


@pytest.mark.rule("G10.5")
def test_an_ally_may_be_played_though_nothing_of_it_can_be_used() -> None:
    t = (
        Table(act=4)
        .hand(0, "A1", "A6", "A16")
        .neutral("mayor", "hudson")
        .deck()
        .empty("gun", "booze", "blood", "$1", "$2", "$3", "$5", to=1)
    )
    t.go()
    assert allies(t) == ["ally A1", "ally A6", "ally A16"]
    t.do("ally A6")
    assert t.actor == 1 and t.cards(0) == {"A1": 1, "A16": 1}
    t = Table(act=4).hand(0, "A1").neutral("mayor", "hudson").go().do("ally A1")
    assert t.actor == 1 and names.allies(t.of(0, terms.PLAYED)) == ["A1"]
    t = Table(act=4).hand(0, "A16").empty("gun", "booze", "blood", to=1).go().do("ally A16")
    assert t.actor == 1 and t.suitcase(0) == {}


@pytest.mark.rule("G10.5")
def test_an_ally_may_be_played_though_nothing_of_it_will_be_used() -> None:
    t = Table(act=2).hand(0, "A3").go().do("ally A3", "no-turf", "done")
    assert t.actor == 1 and t.cards(0) == {} and t.s.chief == terms.ASIDE


@pytest.mark.rule("Q-78")
def test_whoever_has_no_figure_in_the_reserve_does_not_play_capo_or_night_shift() -> None:
    t = Table(act=4).hand(0, "A17", "JB4", "booze", "blood")
    t.thug(0, "P-WS").thug(0, "P-BK").member(0, "R01").member(0, "R02").member(0, "R03").go()
    assert t.actor == 1  # seat 0 is out, with both cards in hand
    t.do("thug P-CH", "done", "thug P-QN", "done")
    assert t.actor == 1
    t = Table(act=4).hand(0, "A17", "JB4", "booze", "blood")
    t.thug(0, "P-WS").member(0, "R01").member(0, "R02").member(0, "R03").go()
    assert t.actor == 0 and "ally A17" in t.legal and "job JB4" in t.legal


@pytest.mark.rule("Q-91")
@pytest.mark.parametrize("ally", ["A9", "A15"])
def test_that_turf_is_where_this_card_put_the_police_chief(ally: str) -> None:
    t = Table(act=4).hand(0, ally).neutral("police-chief", "QN").thug(1, "P-QN").thug(2, "P-WS").go()
    t.do(f"ally {ally}", "turf WS")
    assert t.legal == ["figure P-WS", "no-figure"]


@pytest.mark.rule("Q-91", "Q-38")
@pytest.mark.parametrize("ally", ["A9", "A15"])
@pytest.mark.parametrize("where", ["QN", "hudson"])
def test_if_the_card_does_not_place_the_chief_the_gun_down_is_lost(ally: str, where: str) -> None:
    t = Table(act=4).hand(0, ally).neutral("police-chief", where).thug(1, "P-QN").thug(2, "P-WS").go()
    t.do(f"ally {ally}")
    if where == "QN":
        t.do("no-turf")
    assert t.asked == ("icons" if ally == "A9" else "good")  # the rider stays
    assert t.actor == 0
    assert t.at("P-QN") == 1 and t.at("P-WS") == 2
    assert t.events("ability-declined")[-1] == {"seat": 0, "ability": "gun-down", "targets": 0}
