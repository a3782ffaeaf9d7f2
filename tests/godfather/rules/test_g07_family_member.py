"""G7 Play a family member, with Q-13, Q-98 and the examples E2 and E6."""

import pytest

from consigliere.games.godfather import names, terms
from tests.godfather.table import Table

OPEN_TO_TWO = ["R01", "R02", "R03", "R05", "R06", "R09", "R10", "R12", "R13", "R14", "R16"]


def members(t: Table) -> list[str]:
    """The round spaces on which the actor may play a family member."""
    return [a.removeprefix("member ") for a in t.legal if a.startswith("member ")]


def areas(t: Table, space: str) -> set[str]:
    mask = t.tables.areas[names.ROUND_IDS.index(space)]
    return {area for i, area in enumerate(names.AREA_IDS) if mask >> i & 1}


# -- G7.1: where a family member may go


@pytest.mark.rule("G7.1")
def test_a_family_member_goes_from_the_reserve_to_an_empty_round_space() -> None:
    t = Table().go()
    assert members(t) == list(names.ROUND_IDS)
    t.do("member R12")
    assert t.at("R12") == 0
    assert t.of(0, terms.FAMILY) == 0
    assert t.events("member-played") == [{"seat": 0, "space": "R12", "member": "don"}]


@pytest.mark.rule("G7.1")
def test_any_figure_blocks_a_round_space() -> None:
    t = Table(act=2).member(0, "R01").member(1, "R02").neutral("mayor", "R03").go()
    assert members(t) == list(names.ROUND_IDS[3:])


@pytest.mark.rule("G7.1")
def test_without_a_family_member_in_the_reserve_none_can_be_played() -> None:
    assert members(Table().member(0, "R01").go()) == []
    assert members(Table().in_hudson(0, "don").go()) == []


@pytest.mark.rule("G7.1")
@pytest.mark.parametrize("gone", [(), ("don",), ("don", "consigliere")])
def test_don_consigliere_and_heir_work_alike(gone: tuple[str, ...]) -> None:
    t = Table(act=4).in_hudson(0, *gone).go()
    assert members(t) == list(names.ROUND_IDS)
    t.do("member R16")
    assert t.events("member-played")[0]["member"] == names.MEMBER_IDS[len(gone)]
    assert t.at("R16") == 0
    assert t.legal == ["icon GOOD_BOOZE", "icon GOOD_BLOOD", "done"]
    assert t.of(0, terms.FAMILY) == sum(1 << i for i in range(len(gone) + 1, 3))


@pytest.mark.rule("Q-98")
def test_with_two_players_the_spaces_marked_3_are_closed_to_placement() -> None:
    assert members(Table(players=2).go()) == OPEN_TO_TWO
    assert members(Table(players=3).go()) == list(names.ROUND_IDS)


@pytest.mark.rule("Q-98")
def test_with_two_players_no_figure_moves_or_swaps_to_a_closed_space() -> None:
    t = Table(players=2).hand(0, "JB2", "gun", "blood").member(1, "R01").go()
    t.do("job JB2", "ability-first", "figure R01")
    assert t.legal == [f"space {space}" for space in OPEN_TO_TWO[1:]]
    t = Table(players=2).hand(0, "JB6", "gun", "booze", "blood").member(0, "R01").go()
    t.do("job JB6", "ability-first", "figure R01")
    assert t.legal == [f"space {space}" for space in OPEN_TO_TWO[1:]]
    t = Table(players=2).hand(0, "JB5", "booze", "booze").member(0, "R01").member(1, "R02").go()
    t.do("job JB5", "ability-first", "figure R01")
    assert t.asked == "bills"  # the only partner of the swap was R02, so it is done
    assert t.at("R01") == 1 and t.at("R02") == 0


# -- G7.2: all backs of all areas


@pytest.mark.rule("G7.2")
def test_the_backs_of_every_area_are_used_with_their_tiles_and_central_park() -> None:
    t = Table().hand(0, "$5").tile("CH", "TB1").tile("MT", "TB8").go().do("member R06")
    # Chelsea a gun, its tile another, Midtown a job, its tile a $3, Central Park launder
    assert t.legal == ["launder $5", "icon JOB", "icon MONEY_3", "icon GOOD_GUN", "done"]
    t.draws("JY1", "JY2").do("icon GOOD_GUN", "icon GOOD_GUN", "icon MONEY_3", "launder $5", "icon JOB")
    t.do("keep JY2")
    assert t.cards(0) == {"$3": 1, "gun": 2, "JY2": 1}
    assert t.suitcase(0) == {"$5": 1}
    assert t.asked == "turn" and t.actor == 1


@pytest.mark.rule("G7.2")
@pytest.mark.parametrize("space", names.ROUND_IDS)
def test_each_round_space_gives_exactly_the_backs_of_what_it_touches(space: str) -> None:
    printed = {
        "WS": "GOOD_BLOOD",
        "BK": "GOOD_BOOZE",
        "UES": "MONEY_1",
        "QN": "MONEY_1",
        "UWS": "MONEY_2",
        "MT": "JOB",
        "CH": "GOOD_GUN",
        "CP": "LAUNDER",
    }
    t = Table(first=1).hand(1, "$5").go().do(f"member {space}", "done")
    expected = sorted((printed[a] for a in areas(t, space)), key=names.ICON_IDS.index)
    assert t.events("icons-declined") == [{"seat": 1, "icons": expected}]


@pytest.mark.rule("G7.2", "Q-13")
def test_backs_of_several_businesses_are_interleaved_freely() -> None:
    t = Table().tile("CH", "TR3").tile("UWS", "TB5").go().do("member R04")
    # UWS $2, its laundry; Chelsea a gun, its casino; Central Park: launder
    assert t.legal == ["icon MONEY_2", "icon GOOD_GUN", "done"]
    t.do("icon MONEY_2", "launder $2", "icon GOOD_GUN", "icon DISCARD1_5", "discard gun", "launder $5")
    assert t.suitcase(0) == {"$2": 1, "$5": 1}
    assert t.cards(0) == {} and t.actor == 1


@pytest.mark.rule("G7.2", "Q-11")
def test_each_icon_of_a_back_is_optional() -> None:
    t = Table().go().do("member R16", "icon GOOD_BLOOD", "done")
    assert t.cards(0) == {"blood": 1}
    assert t.events("icons-declined") == [{"seat": 0, "icons": ["GOOD_BOOZE"]}]


@pytest.mark.rule("G7.2")
def test_a_closed_slot_and_a_turf_not_touched_give_nothing() -> None:
    t = Table().tile("MT", "TB8").go().do("member R16")
    assert t.legal == ["icon GOOD_BOOZE", "icon GOOD_BLOOD", "done"]


@pytest.mark.rule("G7.3")
def test_controllers_gain_nothing_from_backs() -> None:
    t = Table().marker("WS", 1).marker("BK", 2).go().do("member R16")
    assert t.asked == "icons" and t.actor == 0
    t.do("icon GOOD_BLOOD", "icon GOOD_BOOZE")
    assert t.cards(0) == {"booze": 1, "blood": 1}
    assert t.cards(1) == {} and t.cards(2) == {}
    assert t.asked == "turn" and t.actor == 1
    assert t.events("shakedown") == []


# -- examples


@pytest.mark.rule("E2")
def test_pizzinos_don_between_chelsea_midtown_and_wall_street() -> None:
    pizzino = names.FAMILY_IDS.index("pizzino")
    t = Table(first=pizzino).hand(pizzino, "$3").tile("WS", "TB5").go()
    assert areas(t, "R14") == {"CH", "MT", "WS"}
    t.draws("JB3", "JG4").do("member R14")
    assert t.legal == ["launder $3", "icon JOB", "icon GOOD_GUN", "icon GOOD_BLOOD", "done"]
    t.do("launder $3", "icon JOB", "keep JB3", "icon GOOD_GUN", "icon GOOD_BLOOD")
    assert t.cards(pizzino) == {"gun": 1, "blood": 1, "JB3": 1}
    assert t.suitcase(pizzino) == {"$3": 1}
    assert t.events("job-rejected") == [{"seat": pizzino, "job": "JG4"}]
    assert t.actor == 0


@pytest.mark.rule("E6")
def test_one_space_touches_chelsea_midtown_and_central_park_and_one_midtown_and_queens() -> None:
    t = Table()
    assert [s for s in names.ROUND_IDS if areas(t, s) == {"CH", "MT", "CP"}] == ["R06"]
    assert [s for s in names.ROUND_IDS if areas(t, s) == {"MT", "QN"}] == ["R10"]
    t.member(0, "R06").phase("turf-war").go()
    fought = {e["turf"]: e["winner"] for e in t.events("turf-fought")}
    assert [turf for turf, winner in fought.items() if winner == 0] == ["MT", "CH"]
    t = Table().member(0, "R10").phase("turf-war").go()
    fought = {e["turf"]: e["winner"] for e in t.events("turf-fought")}
    assert [turf for turf, winner in fought.items() if winner == 0] == ["QN", "MT"]
