"""The worked examples X1 to X7, told with this project's board and cards."""

import pytest

from consigliere.games.chicago import names, terms
from tests.chicago.table import Table

BLUE, GREEN, YELLOW, RED = 0, 1, 2, 3


@pytest.mark.rule("X1", "C3.3", "Q-P11")
def test_x1_extortion() -> None:
    t = Table(round_no=3).owns(0, "B1").business("A2", 9).owns(1, "A2").business("C2", 19).owns(2, "C2")
    t.city_card("A", "al-capone-down").income().do("reveal A1").draws("10").go()
    t.draws("car", "car").do("extort B1")
    assert t.cards(0) == {"car": 2}
    t.draws("art", "art", "art").do("extort A2")
    assert t.cards(1) == {"art": 3}
    t.draws("title", "title", "title", "title").do("extort C2")
    assert t.cards(2) == {"title": 4}


@pytest.mark.rule("X1", "C3.2")
def test_x1_whoever_has_extorted_the_only_business_is_a_godchild() -> None:
    t = Table(round_no=3).owns(0, "B1", extorted=True).owns(1, "B3").owns(2, "D1")
    t.income().do("reveal A1").draws("10").go()
    assert [e["seat"] for e in t.events("godchild")] == [0]


@pytest.mark.rule("X2", "C5.5", "C6.4", "C7.2")
def test_x2_son_and_opposition() -> None:
    blue, red, yellow = 0, 1, 2
    t = Table().city_card("D", "sabotage").city_card("E", "bribe")
    t.family(blue, 1).assets(blue, "mansion")
    t.assets(red, "car").influence(red, "city", "car")
    t.assets(yellow, "art").influence(yellow, "city", "car").influence(yellow, "hat", "title")
    t.control().do("claim D1", "no-chief").draws("gangster", "movement").do("son", "immune sabotage")
    assert (t.cards(blue), t.s.assets(blue, 0)) == ({"gangster": 1, "movement": 1}, 1)
    assert t.events("penalty-escaped") == [{"seat": blue, "penalty": "sabotage"}]
    assert t.actor == red
    t.do("claim D3")
    assert t.actor == yellow
    t.do("oppose", "lose-influence city car", "no-chief")
    assert (t.owner("D3"), t.s.all_influence(yellow), t.s.all_assets(yellow)) == (yellow, 1, 0)
    assert t.s.all_assets(red) == 1
    # Red, then Yellow and Blue, have nothing left but to pass
    assert [e["seat"] for e in t.events("passed")] == [red, yellow, blue]


@pytest.mark.rule("X2", "C6.4")
def test_x2_the_turn_goes_back_to_red() -> None:
    t = Table().assets(1, "car").influence(1, "city", "car").gangsters(1, 1).family(1, 1)
    t.assets(2, "art").influence(2, "city", "car").influence(2, "hat", "title").control()
    assert t.actor == 1
    t.do("claim D3", "oppose", "lose-influence city car", "no-chief")
    assert t.actor == 1 and "pass" in t.legal
    t.do("pass")
    assert [e["seat"] for e in t.events("passed")] == [0, 1, 2]


@pytest.mark.rule("X3", "C6.4", "C6.5", "C6.6", "C5.4", "Q-C9", "Q-C20")
def test_x3_a_phase_of_control() -> None:
    t = Table(4, round_no=3).city_card("A", "al-capone-down").city_card("C", "al-capone-up")
    t.business("A1", 17, with_token=True).business("C2", 7).business("A3", 20).business("C4", 16)
    t.owns(BLUE, "C2", "B3").owns(RED, "A3").owns(RED, "C4", extorted=True)
    t.s.start = GREEN
    # Green: the Casino; later strong enough for the Pawnshop
    t.henchmen(GREEN, "orange", "purple").influence(GREEN, "hat", "car", "art").family(GREEN, 1)
    t.hand(GREEN, "car", "car", "car", "gangster", "gangster").gangsters(GREEN, 1)
    # Yellow: the Newspaper
    t.gangsters(YELLOW, 2).influence(YELLOW, "city", "art", "title").hand(YELLOW, "movement")
    t.family(YELLOW, 3).henchmen(YELLOW, "purple").token("c1", "brown").token("f1", "purple")
    # Blue: the Bank
    t.gangsters(BLUE, 1).henchmen(BLUE, "brown", "orange").influence(BLUE, "city", "art", "title")
    t.hand(BLUE, "movement", "movement", "movement")
    t.control()
    assert t.actor == GREEN
    t.do("claim A1", "pay car", "pay car", "pay car", "no-chief", "go-on", "go-on")
    assert (t.owner("A1"), t.of(GREEN, terms.ASSET_TOKENS + 2), t.of(GREEN, terms.CHIEF)) == (GREEN, 1, -1)
    assert t.actor == YELLOW
    t.draws("gangster", "art").do("attack C2")
    assert t.actor == BLUE
    t.do("under art")
    assert t.cards(BLUE) == {"gangster": 1, "movement": 3}
    t.do("pay movement", "place-own", "chief")
    assert (t.hole("c1"), t.of(YELLOW, terms.CHIEF)) == (["agent"], names.CARD_IDS.index("C2"))
    t.draws("title").do("grandfather", "henchman f1 purple", "place-own", "remove-agent c1")
    assert (t.s.has_bonus(YELLOW, terms.AREA_GANGSTERS), t.hole("c1"), t.hole("f1")) == (True, [], [])
    # Red, with nothing to claim or attack, passes; then Blue
    assert [e["seat"] for e in t.events("passed")] == [RED]
    assert t.actor == BLUE
    t.draws("car", "gangster").do("attack A3")
    assert t.actor == RED
    t.do("under gangster", "pay gangster", "pay movement", "pay movement", "chief")
    assert (t.owner("A3"), t.s.gangsters(BLUE), t.events("token-taken")) == (
        BLUE,
        0,
        [{"seat": GREEN, "card": "A1", "token": "art"}],
    )
    assert t.actor == GREEN
    assert t.s.gangsters(GREEN) > t.s.gangsters(RED)
    assert not [a for a in t.legal if a.startswith("attack C4")]  # Red's only business
    assert t.owner("C4") == RED


@pytest.mark.rule("X3", "C6.5")
@pytest.mark.parametrize(("businesses", "may"), [(1, False), (2, True)])
def test_x3_the_only_business_cannot_be_attacked(businesses: int, may: bool) -> None:
    t = Table(4).business("C4", 16).owns(RED, *["C4", "B1"][:businesses]).gangsters(BLUE, 1).family(BLUE, 1)
    t.hand(BLUE, "car", "car")
    t.s.add_to(BLUE, terms.ASSET_TOKENS + 2, 1)
    assert ("attack C4" in t.control().legal) is may


@pytest.mark.rule("X3", "C3.2")
def test_x3_red_is_a_godchild_in_the_next_round() -> None:
    t = Table(4, round_no=3).business("C4", 16).owns(RED, "C4", extorted=True)
    t.owns(BLUE, "B1").owns(GREEN, "B3").owns(YELLOW, "D2").income().do("reveal A1").draws("10").go()
    assert [e["seat"] for e in t.events("godchild")] == [RED]


@pytest.mark.rule("X4", "C11.2", "Q-E6")
def test_x4_two_cars_and_a_title() -> None:
    t = Table(round_no=6).assets(0, "car", "car", "title").after_control()
    assert t.of(0, terms.SCORE) == 3


@pytest.mark.rule("X4", "C11.2", "Q-E10")
def test_x4_agents() -> None:
    t = Table(4, round_no=6).token("b2", "agent").token("c2", "agent").token("d1", "agent")
    held = {BLUE: ["A2"], RED: ["B1", "C3"], GREEN: ["D1", "D2", "E1"], YELLOW: ["B2", "C2"]}
    number = 6
    for seat, cards in held.items():
        for card in cards:
            if t.s.business[names.CARD_IDS.index(card)] < 0:
                t.business(card, number)
                number += 1
            t.owns(seat, card)
    points = {
        seat: sum(int(t.s.tables.points[t.s.business[names.CARD_IDS.index(c)]]) for c in cards)
        for seat, cards in held.items()
    }
    t.after_control()
    lost = [points[seat] - t.of(seat, terms.SCORE) for seat in (BLUE, RED, GREEN, YELLOW)]
    assert lost == [1, 2, 3, 4]


@pytest.mark.rule("X5", "C9.1", "Q-C31")
def test_x5_the_airport_without_grey_henchmen() -> None:
    t = Table().business("A1", 24).godchild(0).gangsters(0, 2).hand(0, "car", "art", "title").control()
    assert [a for a in t.legal if " A1" in a] == ["claim A1 ignoring henchmen"]
    t.do("claim A1 ignoring henchmen", "pay car", "pay art", "pay title", "no-chief")
    assert t.owner("A1") == 0


@pytest.mark.rule("X6", "C3.1")
def test_x6_only_cards_linked_by_a_corner_are_revealed() -> None:
    t = Table(round_no=3).face_down("B1", "B3", "D1")  # the Warehouse on D3 alone stays face up
    t.income()
    assert t.legal == ["reveal C3", "reveal C4", "reveal E3", "reveal E4"]


@pytest.mark.rule("X7", "C4.7", "C4.9", "C6.6")
def test_x7_movement_then_the_orange_pair() -> None:
    blue, red = 0, 1
    t = Table(4).hand(blue, "movement", "car").hand(red, "movement", "art").henchmen(red, "orange")
    t.token("a1", "agent").token("a4", "agent").token("f1", "orange").token("f3", "agent")
    t.actions().do("movement", "token a1 agent", "to b2", "token a4 agent", "to b4")
    assert (t.hole("a1"), t.hole("b2"), t.hole("a4"), t.hole("b4")) == ([], ["agent"], [], ["agent"])
    assert t.actor == red
    t.do("movement", "token f1 orange", "to e2", "token f3 agent", "to e4")
    assert (t.hole("e2"), t.hole("e4")) == (["orange"], ["agent"])
    # the Theatre lies on D2, beside e2
    later = Table(4).henchmen(red, "orange").token("e2", "orange").gangsters(red, 1)
    later.influence(red, "city", "car").hand(red, "art").control()
    later.do("claim D2", "pay art", "place-own", "no-chief")
    assert later.s.has_bonus(red, terms.AREA_SPECIAL)
    assert later.hole("e2") == ["agent"]
