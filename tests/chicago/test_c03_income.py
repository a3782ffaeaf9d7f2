"""C3 Phase 1, income (Q-P1 to Q-P16): reveals, godchildren, extortions, the three cards of even rounds."""

import pytest

from consigliere.games.chicago import terms
from tests.chicago.table import Table


def revealed(t: Table, number: str = "6", card: str = "A1") -> Table:
    """Phase 1 begun, one business revealed."""
    return t.income().draws(number).do(f"reveal {card}")


def settled(t: Table) -> Table:
    """Phase 1 played out, whatever is asked."""
    while t.s.phase == terms.INCOME:
        if t.actor < 0:
            t.s.settle(t.s.chance_pick(0))
        else:
            t.do(t.legal[-1])
    return t


@pytest.mark.rule("C3.1", "Q-P2", "C2.1")
@pytest.mark.parametrize(("round_no", "reveals"), ((2, 1), (3, 1), (4, 1), (5, 2), (6, 2)))
def test_the_start_player_reveals_one_business_or_two(round_no: int, reveals: int) -> None:
    t = Table(3, round_no=round_no)
    t.s.start = 1
    t.income()
    for n in range(reveals):
        assert t.actor == 1
        assert all(a.startswith("reveal ") for a in t.legal)
        t.draws(str(6 + n)).do(t.legal[0])
    assert t.asked == "extort"
    assert len(t.events("business-revealed")) == reveals


@pytest.mark.rule("C3.1", "Q-P1", "C2.1")
def test_there_is_no_phase_one_in_the_first_round() -> None:
    t = Table(3, round_no=0)
    t.s.phase = terms.SET_UP
    t.go()
    assert (t.s.round_no, t.s.phase, t.asked) == (1, terms.ACTIONS, "act")
    assert [e["phase"] for e in t.events("phase-begins")] == ["actions"]
    assert (t.events("godchild"), t.events("card-drawn")) == ([], [])


@pytest.mark.rule("C3.1", "Q-P4", "C1.3")
def test_only_linked_cards_are_revealed_and_unseen_before() -> None:
    t = Table(3).income()
    assert t.legal == [f"reveal {row}{n}" for row in "ACE" for n in range(1, 5)]
    t.do("reveal A1")
    assert set(t.chances) == {str(n) for n in range(5, 25)}


@pytest.mark.rule("C3.1", "Q-P3")
def test_the_second_reveal_may_hang_on_the_first() -> None:
    t = Table(3, round_no=5).income()
    assert "reveal D4" not in t.legal
    t.draws("6").do("reveal C4")
    assert "reveal D4" in t.legal
    t.draws("7").do("reveal D4")
    assert t.asked == "extort"


@pytest.mark.rule("C3.1", "Q-P2")
def test_with_fewer_left_fewer_are_revealed() -> None:
    t = Table(3, round_no=5)
    hidden = [n for n in range(1, 25) if t.s.unrevealed >> (n - 1) & 1]
    cards = [f"{row}{n}" for row in "ABCDE" for n in range(1, 5)]
    empty = [c for i, c in enumerate(cards) if t.s.business[i] < 0]
    for card, number in zip(empty[:-1], hidden, strict=False):
        t.business(card, number)
    t.draws("24").income()
    assert (t.asked, len(t.events("business-revealed"))) == ("extort", 1)
    t = Table(3, round_no=5)
    for card, number in zip(empty, hidden, strict=False):
        t.business(card, number)
    assert t.income().asked == "extort"
    assert t.events("business-revealed") == []


@pytest.mark.rule("C3.1", "Q-A8")
def test_a_bonus_icon_brings_its_token_while_the_supply_has_one() -> None:
    t = revealed(Table(3), "17")
    assert t.events("token-laid") == [{"card": "A1", "token": "art"}]
    assert (t.s.token[0], t.s.supply[2]) == (1, 0)
    t = revealed(Table(3), "6")
    assert (t.events("token-laid"), t.s.token[0]) == ([], 0)
    t = Table(3)
    t.s.supply[2] = 0
    assert revealed(t, "17").s.token[0] == 0


# -- godchildren


@pytest.mark.rule("C3.2", "Q-P6", "Q-P8", "X1")
def test_whoever_has_nothing_new_to_extort_is_a_godchild() -> None:
    t = Table(4).owns(0, "B1").owns(1, "B3", extorted=True).owns(2, "D2", extorted=True).owns(2, "E2")
    revealed(t)
    assert t.events("godchild") == [{"seat": 1}, {"seat": 3}]


@pytest.mark.rule("C3.2", "Q-P5")
def test_godchildren_are_named_after_the_reveals_and_before_the_extortions() -> None:
    t = Table(3).owns(0, "B1").income()
    assert t.events("godchild") == []
    t.draws("6").do("reveal A1")
    assert t.asked == "extort"
    assert t.events("godchild") == [{"seat": 1}, {"seat": 2}]
    t.draws("car", "art").do("extort B1")
    assert t.of(0, terms.GODCHILD) == 0


@pytest.mark.rule("C3.2", "C3.3", "Q-P7")
def test_extortion_is_optional_and_who_declines_is_no_godchild() -> None:
    t = revealed(Table(3).owns(0, "B1"))
    assert t.legal == ["extort B1", "no-extortion"]
    t.do("no-extortion")
    assert (t.of(0, terms.GODCHILD), t.cards(0), t.s.extorted[4]) == (0, {}, 0)


@pytest.mark.rule("Q-P10", "Q-P8", "C9.1")
def test_a_godchild_draws_two_on_the_own_turn_of_the_extortions() -> None:
    t = revealed(Table(3).owns(0, "B1"))
    t.draws("car", "art").do("extort B1")
    assert (t.actor, t.legal) == (1, ["godfather-income", "no-extortion"])
    t.draws("title", "title").do("godfather-income")
    assert t.cards(1) == {"title": 2}
    assert (t.actor, t.legal) == (2, ["godfather-income", "no-extortion"])
    t.draws("family", "family").do("godfather-income")
    assert t.cards(2) == {"family": 2}
    assert t.of(1, terms.BENEFITS) == t.of(2, terms.BENEFITS) == terms.BENEFIT_INCOME


@pytest.mark.rule("Q-P9", "C9.1")
def test_two_benefits_at_most_each_once() -> None:
    t = Table(3).godchild(0).hand(0, "gangster", "car")
    t.s.set_of(0, terms.BENEFITS, terms.BENEFIT_INCOME | terms.BENEFIT_CONTROL)
    assert "free-by-godfather" not in t.actions().do("gangster").legal
    t = Table(3).godchild(0).hand(0, "gangster", "car")
    t.s.set_of(0, terms.BENEFITS, terms.BENEFIT_INCOME)
    assert "free-by-godfather" in t.actions().do("gangster").legal


# -- extortion


@pytest.mark.rule("C3.3", "Q-P11", "X1")
@pytest.mark.parametrize(("number", "cards"), ((9, 2), (13, 3), (19, 4)))
def test_the_income_of_the_business_and_one_more_beside_al_capone(number: int, cards: int) -> None:
    for row, more in (("C", 1), ("D", 0)):
        t = Table(3, round_no=3).business("C2", number).owns(0, "C2").city_card(row, "al-capone-down")
        revealed(t).draws(*["gangster"] * (cards + more)).do("extort C2")
        assert t.cards(0) == {"gangster": cards + more}
        assert t.events("extorted") == [{"seat": 0, "card": "C2", "cards": cards + more}]
        assert t.actor == 1
    t = Table(3, round_no=3).business("C2", number).owns(0, "C2").city_card("C", "bribe")
    revealed(t).do("extort C2")
    assert t.events("extorted")[0]["cards"] == cards


@pytest.mark.rule("C3.3", "Q-P11")
def test_the_al_capone_card_that_moves_up_counts_as_well() -> None:
    t = Table(4, round_no=3).owns(0, "B1").city_card("B", "al-capone-up")
    revealed(t).do("extort B1")
    assert t.events("extorted")[0]["cards"] == 3


@pytest.mark.rule("C3.3", "Q-P12")
def test_one_business_each_in_turn_order_none_extorted_twice() -> None:
    t = Table(3, round_no=3).owns(1, "B1", "D1").owns(1, "B3", extorted=True).owns(2, "D3")
    t.s.start = 1
    revealed(t)
    assert (t.actor, t.legal) == (1, ["extort B1", "extort D1", "no-extortion"])
    t.draws("car", "car").do("extort B1")
    assert (t.actor, t.legal) == (2, ["extort D3", "no-extortion"])
    assert [int(t.s.extorted[p]) for p in (4, 12, 6)] == [1, 0, 1]
    t.do("no-extortion")
    assert t.actor == 0


@pytest.mark.rule("C3.3", "Q-P12")
def test_after_a_change_of_control_a_business_can_be_extorted_anew() -> None:
    t = Table(3).owns(1, "B1", extorted=True).owns(1, "D1", "D3")
    t.gangsters(0, 2).influence(0, "hat", "car").draws("car", "art").control().do("attack B1")
    while t.owner("B1") != 0:
        t.do(t.legal[0])
    assert t.s.extorted[4] == 0


# -- the extra income


@pytest.mark.rule("C3.4", "Q-P13", "C2.4")
@pytest.mark.parametrize("round_no", (2, 4, 6))
def test_in_even_rounds_three_cards_two_kept_after_all_extortions(round_no: int) -> None:
    t = Table(2, round_no=round_no).owns(0, "B1").owns(1, "B3").income()
    t.s.start = 0
    while t.asked == "reveal":
        t.draws(str(6 + len(t.events("business-revealed")))).do(t.legal[0])
    t.do("no-extortion", "no-extortion")
    assert t.asked == "draw-card"
    t.draws("car", "art", "car").go()
    assert (t.actor, t.legal) == (0, ["under car", "under art"])
    t.do("under art")
    assert t.cards(0) == {"car": 2}
    assert [e.get("kind") for e in t.seen(1) if e["event"] == "card-under"] == [None]
    t.draws("title", "title", "title").go()
    assert (t.actor, t.legal) == (1, ["under title"])
    t.do("under title")
    assert t.cards(1) == {"title": 2}
    assert (t.s.under_size, t.s.phase) == (2, terms.ACTIONS)


@pytest.mark.rule("C3.4", "Q-P13")
@pytest.mark.parametrize("round_no", (3, 5))
def test_in_odd_rounds_there_is_no_extra_income(round_no: int) -> None:
    t = settled(Table(3, round_no=round_no).owns(0, "B1").income())
    assert (t.s.phase, t.events("card-drawn"), t.events("card-under")) == (terms.ACTIONS, [], [])


@pytest.mark.rule("C3.4")
def test_the_card_put_under_is_one_of_the_three_just_drawn() -> None:
    t = Table(2).owns(0, "B1").owns(1, "B3").hand(0, "family", "S1").income()
    t.draws("6").do("reveal A1").draws("car", "art", "title").do("no-extortion", "no-extortion")
    assert t.legal == ["under car", "under art", "under title"]
