"""C10 End of a round, with Q-E1 to Q-E5: hand limit, city cards, start player, chiefs, markers."""

import pytest

from consigliere.games.chicago import names, options, terms
from tests.chicago.table import Table

PENALTIES = ("bribe", "sabotage", "code-of-ethics", "confrontation")


def ending(players: int = 3, round_no: int = 2, variant: int = 0) -> Table:
    """Al Capone beside A, with four players also beside F; the penalties beside the other rows."""
    t = Table(players, variant, round_no)
    if variant & options.NO_CITY_CARDS == 0:
        t.city_card("A", "al-capone-down")
        if players == 4:
            t.city_card("F", "al-capone-up")
        for row, penalty in zip("BCDE"[: players + 1], PENALTIES, strict=False):
            t.city_card(row, penalty)
    return t


def beside(t: Table) -> list[str]:
    return [names.CITY_CARD_IDS[t.s.city_card[row]] for row in range(t.s.rows())]


@pytest.mark.rule("C10.1", "Q-E1")
@pytest.mark.parametrize(("family", "most"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_the_hand_limit(family: int, most: int) -> None:
    held = ("car", "car", "art", "title", "movement", "S7", "gangster")
    within = ending().family(0, family).hand(0, *held[:most]).after_control()
    assert within.asked == "deal-city-card" and within.of(0, terms.SIZE) == most
    t = ending().family(0, family).hand(0, *held).after_control()
    assert (t.asked, t.actor) == ("keep-cards", 0)
    for _ in range(most):
        if t.asked == "keep-cards":
            t.do(t.legal[0])
    assert (t.of(0, terms.SIZE), t.s.discards_size) == (most, 7 - most)


@pytest.mark.rule("C10.1", "Q-E1")
def test_players_choose_freely_what_they_keep() -> None:
    t = ending().hand(0, "car", "S7", "gangster", "title").hand(1, "art", "art", "art").after_control()
    assert t.legal_of(0) == ["keep gangster", "keep car", "keep title"]
    assert t.legal_of(1) == ["keep art"] and t.legal_of(2) == []
    t.do("keep art", seat=1)
    assert t.of(1, terms.SIZE) == 3  # nothing goes before all have chosen
    t.do("keep title", seat=0)
    assert t.cards(0) == {"title": 1, "S7": 1}
    assert t.cards(1) == {"art": 2}
    seen = [e for e in t.seen(1) if e["event"] == "hand-limit"]
    assert [e.get("kind") for e in seen if e["seat"] == 0] == [None, None]  # face down
    assert [e["kind"] for e in seen if e["seat"] == 1] == ["art"]


@pytest.mark.rule("C10.2", "Q-E3")
@pytest.mark.parametrize("players", [2, 3])
def test_al_capone_goes_down_and_the_penalties_are_laid_anew(players: int) -> None:
    t = ending(players).after_control()
    assert t.asked == "deal-city-card"
    assert set(t.chances) == set(PENALTIES)  # with two players the fourth is among them
    assert beside(t) == ["none", "al-capone-down"] + ["none"] * players
    t.draws(*reversed(PENALTIES)).go()
    rest = ["code-of-ethics", "sabotage", "bribe"][:players]
    assert beside(t) == ["confrontation", "al-capone-down", *rest]
    left = [p for n, p in enumerate(PENALTIES, 1) if t.s.aside >> n & 1]
    assert left == (["bribe"] if players == 2 else [])


@pytest.mark.rule("C10.2", "C1.6")
@pytest.mark.parametrize(("players", "last"), [(2, "D"), (3, "E")])
def test_from_the_last_row_al_capone_goes_to_a(players: int, last: str) -> None:
    t = Table(players).city_card(last, "al-capone-down").after_control()
    assert beside(t)[0] == "al-capone-down"


@pytest.mark.rule("C10.2", "C1.6", "Q-S13")
@pytest.mark.parametrize("variant", [0, options.CAPONES_DOWN])
def test_with_four_players_each_moves_by_its_arrow(variant: int) -> None:
    t = ending(4, 1, variant)
    rows = []
    for _ in range(5):
        t.s.phase = terms.CONTROL
        t.s.round_no = 1
        t.s.top = 0
        t.draws(*PENALTIES).go()
        rows.append((beside(t).index("al-capone-down"), beside(t).index("al-capone-up")))
    if variant:
        assert rows == [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)]
    else:
        assert rows == [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)]


@pytest.mark.rule("C10.2", "Q-E2", "Q-C15", "Q-C24", "Q-A6", "Q-A20")
def test_start_player_chiefs_and_markers() -> None:
    t = ending().owns(1, "B1").draws(*PENALTIES)
    t.s.start = 2
    for seat in range(3):
        for field in (terms.ATTACKS, terms.BONUSES_USED, terms.GODCHILD, terms.BENEFITS, terms.IMMUNE):
            t.s.set_of(seat, field, 1)
        t.s.set_of(seat, terms.PASSED, 1)
    t.s.set_of(1, terms.CHIEF, 4)
    t.after_control()
    assert (t.s.start, t.s.round_no, t.of(1, terms.CHIEF)) == (0, 3, -1)
    fields = (terms.ATTACKS, terms.BONUSES_USED, terms.GODCHILD, terms.BENEFITS, terms.IMMUNE, terms.PASSED)
    assert [t.of(seat, field) for seat in range(3) for field in fields] == [0] * 18
    assert (t.actor, t.asked) == (0, "reveal")


@pytest.mark.rule("C10.2", "Q-E2")
def test_the_order_of_a_rounds_end() -> None:
    t = ending().hand(0, "car", "car", "car").after_control()
    assert (t.asked, beside(t)[0]) == ("keep-cards", "al-capone-down")
    t.draws(*PENALTIES).do("keep car")
    steps = ["hand-limit", "city-cards-taken", "start-player", "round-begins"]
    assert [e["event"] for e in t.log if e["event"] in steps] == steps


@pytest.mark.rule("C10.2", "C10.1", "Q-E5", "C11.1")
def test_none_of_it_after_round_six() -> None:
    t = ending(round_no=6).hand(0, *["car"] * 4).after_control()
    assert (t.asked, t.of(0, terms.SIZE), t.s.start) == ("over", 4, 0)
    assert t.events("city-cards-taken") == [] and beside(t)[0] == "al-capone-down"
