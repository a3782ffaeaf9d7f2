"""C11 End and scoring, with Q-E4 to Q-E12."""

import pytest

from consigliere.games.chicago import names, terms
from tests.chicago.table import Table

PLACES = [row + n for row in "ACE" for n in "1234"]


def score(t: Table, seat: int = 0) -> int:
    t.after_control()
    assert t.asked == "over"
    return t.of(seat, terms.SCORE)


def last(players: int = 3) -> Table:
    return Table(players, round_no=6)


@pytest.mark.rule("C11.1", "Q-E4")
@pytest.mark.parametrize(("count", "ends"), [(9, False), (10, True)])
def test_ten_businesses_end_the_game_after_the_phase(count: int, ends: bool) -> None:
    t = Table().hand(1, *["car"] * 4).city_card("A", "al-capone-down")
    for i, card in enumerate(PLACES[:count]):
        t.business(card, 6 + i).owns(0, card)
    t.extra(0, "E").after_control()
    assert (t.asked == "over") is ends
    assert (t.asked == "keep-cards") is not ends  # no hand limit in a game that ends
    if ends:
        assert t.of(1, terms.SCORE) == 2


@pytest.mark.rule("C11.1")
def test_ten_businesses_do_not_end_it_within_the_phase() -> None:
    t = Table().influence(0, "hat", "car").gangsters(0, 1).family(0, 1).extra(0, "E")
    t.influence(1, "city", "art").assets(1, "car")
    for i, card in enumerate(PLACES[:9]):
        t.business(card, 6 + i).owns(0, card)
    t.control().do("claim B1", "no-chief", "go-on", "go-on")
    assert (t.of(0, terms.CONTROLLED), t.actor, t.s.over) == (10, 1, False)
    t.do("claim D3", "no-chief")
    assert not t.s.over
    t.do("pass")
    assert t.s.over


@pytest.mark.rule("C11.1", "Q-E5")
@pytest.mark.parametrize(("round_no", "over"), [(5, False), (6, True)])
def test_the_game_ends_after_round_six(round_no: int, over: bool) -> None:
    assert Table(round_no=round_no).city_card("A", "al-capone-down").after_control().s.over is over


@pytest.mark.rule("C11.2")
def test_points_of_businesses() -> None:
    t = last().owns(0, "B1").business("A1", 9).owns(0, "A1").business("A2", 24).owns(0, "A2")
    assert score(t.owns(1, "B3")) == 3 + 4 + 5


@pytest.mark.rule("C11.2", "Q-E7")
def test_points_of_henchmen() -> None:
    assert score(last().henchmen(0, "orange")) == 1
    assert score(last().henchmen(0, "orange", "orange")) == 3
    assert score(last().henchmen(0, "orange", "purple")) == 2
    assert score(last().henchmen(0, "orange", "purple", shared=True)) == 3
    assert score(last().henchmen(0, "brown", "grey", shared=True)) == 3
    assert score(last().henchmen(0, "orange", "brown", shared=True)) == 2
    every = last().henchmen(0, *names.COLOUR_IDS, *names.COLOUR_IDS)
    assert score(every.henchmen(0, *names.COLOUR_IDS, shared=True)) == 18


@pytest.mark.rule("C11.2", "Q-S6", "C1.8")
def test_a_lone_first_henchman_is_worth_one() -> None:
    assert score(last().first(0, "grey")) == 1


@pytest.mark.rule("C11.2", "Q-E6")
@pytest.mark.parametrize(
    ("assets", "points"),
    [
        ("car", 1),
        ("car art", 2),
        ("car art title", 4),
        ("car art title mansion", 6),
        ("car car", 2),
        ("car car title", 3),
        ("car art title mansion car art title", 10),
        ("car car car art", 4),
    ],
)
def test_points_of_assets(assets: str, points: int) -> None:
    assert score(last().assets(0, *assets.split())) == points
    t = last().assets(0, *assets.split()[1:])
    t.s.add_to(0, terms.ASSET_TOKENS + names.ASSET_IDS.index("car"), 1)
    assert score(t) == points  # tokens count


@pytest.mark.rule("C11.2", "Q-E8")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_points_of_cards(cards: int, points: int) -> None:
    assert score(last().hand(0, *["gangster"] * cards)) == points


@pytest.mark.rule("C11.2", "Q-E10")
def test_agents_cost_a_point_for_each_own_business_beside_them() -> None:
    assert score(last().owns(0, "B1").token("b2", "agent", "agent")) == 3 - 2
    t = last().owns(0, "B1").business("B2", 9).owns(0, "B2").token("b2", "agent", "orange")
    assert score(t) == 7 - 2  # one agent beside two businesses
    t = last().owns(0, "B1").token("a1", "agent", "agent").token("b1", "agent", "agent").token("d3", "agent")
    assert score(t) == -1  # below 0; the agent at nobody's business costs nothing
    assert [t.of(seat, terms.SCORE) for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("C11.2", "Q-E12")
def test_gangsters_family_cards_and_influence_are_worth_nothing() -> None:
    t = last().gangsters(0, 3, tokens=1).family(0, 3).influence(0, "hat", "car", "art")
    assert score(t.extra(1, "B")) == 0


def winners(t: Table) -> list[int]:
    t.after_control()
    return [e["seat"] for e in t.events("winner")]


@pytest.mark.rule("C11.3", "Q-E11")
def test_the_winner_and_ties() -> None:
    assert winners(last().assets(0, "car").influence(1, "hat", "car", "art")) == [0]
    tie = (
        last().assets(0, "car").assets(1, "car").influence(1, "hat", "car").influence(2, "hat", "car", "art")
    )
    assert winners(tie) == [1]
    token = last().assets(0, "car").assets(1, "car").influence(1, "hat", "car").influence(0, "hat", "art")
    token.s.add_to(0, terms.CITY_TOKENS, 1)
    assert winners(token) == [0]
    shared = last().assets(0, "car").assets(1, "car").influence(1, "hat", "car").influence(0, "city", "art")
    assert winners(shared) == [0, 1]
    assert [shared.of(seat, terms.WON) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("C11.3", "Q-E11", "Q-E10")
def test_scores_below_nothing_are_compared_too() -> None:
    t = last(2).owns(0, "B1").token("a1", "agent", "agent").token("b1", "agent", "agent")
    t.owns(1, "D2").token("d2", "agent", "agent").token("d3", "agent", "agent").token("c2", "agent")
    t.s.agents = 0
    t.influence(1, "hat", "car", "art")
    assert winners(t) == [0]
    assert [t.of(seat, terms.SCORE) for seat in (0, 1)] == [-1, -2]
