"""G3 The four acts: the order of the phases, and what each act opens, brings and allows."""

import pytest

from consigliere.games.godfather import terms
from consigliere.games.godfather.view import view
from tests.godfather.table import Table

BLUE = {f"TB{n}" for n in range(1, 9)}
RED = {f"TR{n}" for n in range(1, 5)}


def play_family_business(t: Table) -> None:
    """Everybody places everything and declines all of it."""
    while t.s.phase == terms.FAMILY_BUSINESS:
        t.do(t.legal[0] if t.asked == "turn" else t.legal[-1])


@pytest.mark.rule("G3.1")
def test_the_phases_of_four_acts_in_order() -> None:
    t = Table(2).public("JY1", "JB1").phase("open-business")
    for chances in (("TB1",), ("A7", "TB2"), ("A13", "TR1"), ("TR2",)):
        t.draws(*chances).go()
        play_family_business(t)
    assert t.asked == "over"
    act = ["open-business", "family-business", "turf-war", "bribery", "tribute", "entracte"]
    last = ["open-business", "family-business", "turf-war", "tribute", "end"]
    assert [e["phase"] for e in t.events("phase-begins")] == [*act, *act, *act, *last]
    assert [e["act"] for e in t.events("act-begins")] == [1, 2, 3, 4]


@pytest.mark.rule("G3.1")
def test_an_act_begins_by_opening_a_business() -> None:
    t = Table(3).phase("open-business").go()
    assert t.log == [{"event": "act-begins", "act": 1}, {"event": "phase-begins", "phase": "open-business"}]
    assert t.asked == "draw-tile"
    t.draws("TB1").go()
    assert t.asked == "turn"
    assert view(t.s, -1, {})["phase"] == "family-business"


@pytest.mark.parametrize("act", (1, 2, 3, 4))
@pytest.mark.rule("G3.1")
def test_no_bribery_in_act_four(act: int) -> None:
    t = Table(3, act=act).case(0, "$5").offered("A1", "A2").phase("turf-war").go()
    phases = [e["phase"] for e in t.events("phase-begins")]
    if act < 4:
        assert t.asked == "bribe"
        assert phases == ["turf-war", "bribery"]
    else:
        assert t.asked == "over"
        assert phases == ["turf-war", "tribute", "end"]
        assert t.events("bid") == []


@pytest.mark.parametrize(("act", "colour"), [(1, BLUE), (2, BLUE), (3, RED), (4, RED)])
@pytest.mark.rule("G3.1")
def test_the_colour_of_the_tile(act: int, colour: set[str]) -> None:
    assert set(Table(3, act=act).phase("open-business").go().chances) == colour


@pytest.mark.parametrize(("act", "limit"), [(1, 5), (2, 5), (3, 6), (4, 2)])
@pytest.mark.rule("G3.1")
def test_the_hand_limit_of_the_act(act: int, limit: int) -> None:
    nine = ("$1", "$2", "$3", "$5", "gun", "booze", "blood", "narcotics", "JY1")
    t = Table(3, act=act).hand(0, *nine).phase("tribute").go()
    kept = 0
    while t.asked == "tribute":
        t.do(t.legal_of(0)[0], seat=0)
        kept += 1
    assert kept == limit
    assert len(t.events("tribute-paid")) == 9 - limit


@pytest.mark.parametrize(("act", "joins"), [(2, ["consigliere"]), (3, []), (4, ["heir"])])
@pytest.mark.rule("G3.1")
def test_the_figure_that_joins_for_the_act(act: int, joins: list[str]) -> None:
    t = Table(3, act=act - 1).phase("entracte").go()
    assert [e["member"] for e in t.events("member-joins")] == joins
    assert t.of(0, terms.FAMILY).bit_count() == {2: 2, 3: 2, 4: 3}[act]
