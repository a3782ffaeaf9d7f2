"""G4 Open a business: the act's colour, the lowest-numbered turf with an empty slot; E7."""

import pytest

from consigliere.games.godfather.view import view
from tests.godfather.table import Table


def opened(t: Table) -> dict[str, str]:
    return {e["turf"]: e["tile"] for e in t.events("tile-opened")}


@pytest.mark.rule("G4.1")
def test_the_tile_goes_face_up_to_the_lowest_empty_slot() -> None:
    t = Table(3).phase("open-business").draws("TB8").go()
    assert opened(t) == {"WS": "TB8"}
    assert view(t.s, -1, {})["tiles"]["WS"] == "TB8"
    assert "thug T-WS" in t.legal
    t = Table(3, act=2).tile("WS", "TB8").tile("UES", "TB1").phase("open-business").draws("TB2").go()
    assert opened(t) == {"BK": "TB2"}


@pytest.mark.rule("G4.1")
def test_the_tile_is_drawn_at_random_from_what_is_left_of_the_act_s_colour() -> None:
    t = Table(3, act=2).tile("WS", "TB8").tile("BK", "TB1").phase("open-business").go()
    assert t.chances == {f"TB{n}": 1 for n in range(2, 8)}
    t = Table(3, act=4).tile("WS", "TB8").tile("BK", "TR2").phase("open-business").go()
    assert t.chances == {"TR1": 1, "TR3": 1, "TR4": 1}


@pytest.mark.rule("E7", "G4.1")
def test_act_one_with_five_players_opens_queens() -> None:
    t = Table(5).set_up()
    t.draws("TB1", "TB2", "TB3", "JY1", "JB1", "JG1", "JK1", "A1", "A2", "A3", "A4")
    t.draws("JY2", "JY3", "JY4", "JY5", "JY6", "JB2", "JB3", "JB4", "JB5", "JB6", "2")
    t.draws("TB4").go()
    assert opened(t) == {"WS": "TB1", "BK": "TB2", "UES": "TB3", "QN": "TB4"}
    assert t.asked == "turn"


@pytest.mark.rule("E7", "G4.1")
def test_act_four_with_four_players_opens_a_red_business_on_the_upper_west_side() -> None:
    t = Table(4, act=4).tile("WS", "TB1").tile("BK", "TB2").tile("UES", "TB3").tile("QN", "TR1")
    t.phase("open-business").go()
    assert t.chances == {"TR2": 1, "TR3": 1, "TR4": 1}
    t.draws("TR3").go()
    assert opened(t) == {"UWS": "TR3"}


@pytest.mark.parametrize(("players", "last"), [(2, "QN"), (3, "QN"), (4, "UWS"), (5, "CH")])
@pytest.mark.rule("G4.1")
def test_the_last_business_opens_where_the_number_of_players_puts_it(players: int, last: str) -> None:
    turfs = ("WS", "BK", "UES", "QN", "UWS", "MT", "CH")
    t = Table(players, act=4)
    for n, turf in enumerate(turfs[: turfs.index(last)]):
        t.tile(turf, f"TB{n + 1}")
    t.phase("open-business").draws("TR4").go()
    assert opened(t) == {last: "TR4"}
