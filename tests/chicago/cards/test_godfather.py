"""C9 The godfather's three benefits: two cards, a bonus not owned, a control with one group ignored."""

import pytest

from consigliere.games.chicago import terms
from tests.chicago.cards.marking import each
from tests.chicago.table import Table

BENEFITS = ("income", "bonus", "control")
BITS = {"income": 1, "bonus": 2, "control": 4}


def offered(t: Table, benefit: str, seat: int = 0) -> bool:
    """Whether the godchild may use this benefit now; the phase in which it belongs is begun."""
    if benefit == "income":
        t.income().draws("9").do("reveal A1")
        return "godfather-income" in t.legal_of(seat)
    if benefit == "bonus":
        t.hand(seat, "gangster", "car").actions().do("gangster")
        return "free-by-godfather" in t.legal_of(seat)
    t.influence(seat, "hat", "car").hand(seat, "art").control()
    return "claim B1 ignoring gangsters" in t.legal_of(seat)


def with_used(*used: str) -> Table:
    t = Table(round_no=3).godchild(0)
    t.s.set_of(0, terms.BENEFITS, sum(BITS[benefit] for benefit in used))
    return t


@each("benefit", "godfather", BENEFITS, "effect")
@pytest.mark.rule("C9.1", "Q-P9")
def test_a_godchild_may_use_it_and_the_marker_stays(benefit: str) -> None:
    t = with_used()
    assert offered(t, benefit)
    action = {
        "income": "godfather-income",
        "bonus": "free-by-godfather",
        "control": "claim B1 ignoring gangsters",
    }[benefit]
    t.draws("title", "title").do(action)
    assert t.of(0, terms.BENEFITS) == BITS[benefit]


@each("benefit", "godfather", BENEFITS, "others")
@pytest.mark.rule("C9.1", "C3.2")
def test_nobody_else_may_use_it(benefit: str) -> None:
    t = Table(round_no=3).godchild(1, 2)
    if benefit == "income":
        t.owns(0, "B1")  # something new to extort
    assert not offered(t, benefit)


@pytest.mark.card("godfather bonus", "godfather control", aspect="limit")
@pytest.mark.rule("C9.1", "Q-P9")
@pytest.mark.parametrize("benefit", ("bonus", "control"))
def test_two_of_the_three_each_once(benefit: str) -> None:
    others = [b for b in BENEFITS if b != benefit]
    for other in others:
        assert offered(with_used(other), benefit)
        assert not offered(with_used(other, benefit), benefit)
    assert not offered(with_used(benefit), benefit)
    assert not offered(with_used(*others), benefit)


@pytest.mark.card("godfather income", aspect="limit")
@pytest.mark.rule("C9.1", "Q-P10")
def test_the_two_cards_are_drawn_once_and_in_phase_one_only() -> None:
    t = with_used().hand(1, "car").hand(2, "car")
    assert offered(t, "income")
    t.draws("art", "title").do("godfather-income").do("no-extortion", "no-extortion")
    assert (t.s.phase, t.cards(0)) == (terms.ACTIONS, {"art": 1, "title": 1})
    assert "godfather-income" not in t.legal
    assert "godfather-income" not in with_used().hand(0, "car").control().legal


@pytest.mark.card("godfather income", "godfather bonus", "godfather control", aspect="several")
@pytest.mark.rule("C9.1", "Q-P8")
def test_several_godchildren_may_choose_the_same() -> None:
    t = Table(round_no=3).income().draws("9").do("reveal A1")
    for seat in range(3):
        t.draws("art" if seat < 2 else "title", "family").do("godfather-income", seat=seat)
    assert [t.of(seat, terms.BENEFITS) for seat in range(3)] == [1, 1, 1]
    t = Table().godchild(0, 1).hand(0, "gangster", "car").hand(1, "gangster", "car").actions()
    t.do("gangster", "free-by-godfather", "gangster", "free-by-godfather")
    assert [t.of(seat, terms.BENEFITS) for seat in range(3)] == [2, 2, 0]
    t = Table().godchild(0, 1).influence(0, "hat", "car").influence(1, "hat", "car").business("A1", 6)
    t.hand(0, "art").hand(1, "art").control().do("claim B1 ignoring gangsters", "no-chief")
    t.do("claim A1 ignoring gangsters", "pay art", "no-chief")
    assert [t.of(seat, terms.BENEFITS) for seat in range(3)] == [4, 4, 0]


# -- two cards


@pytest.mark.card("godfather income", aspect="effect")
@pytest.mark.rule("C9.1", "C3.2", "Q-P6", "Q-P10")
@pytest.mark.parametrize("owned", (False, True))
def test_two_cards_instead_of_an_extortion(owned: bool) -> None:
    t = Table(round_no=3)
    if owned:
        t.owns(0, "B1", extorted=True)  # nothing new to extort
    t.income().draws("9").do("reveal A1")
    assert t.legal == ["godfather-income", "no-extortion"]
    t.draws("art", "title").do("godfather-income")
    assert (t.cards(0), t.actor, t.events("godfather-income")) == ({"art": 1, "title": 1}, 1, [{"seat": 0}])


@pytest.mark.card("godfather income", aspect="declined")
@pytest.mark.rule("C9.1", "Q-P9")
def test_the_two_cards_may_be_left_for_the_other_benefits() -> None:
    t = Table(round_no=3).income().draws("9").do("reveal A1", "no-extortion")
    assert (t.cards(0), t.of(0, terms.BENEFITS), t.of(0, terms.GODCHILD)) == ({}, 0, 1)


# -- a bonus not owned


@pytest.mark.card("godfather bonus", aspect="declined")
@pytest.mark.rule("C9.1", "Q-A7")
def test_the_bonus_may_be_left() -> None:
    t = Table().godchild(0).hand(0, "gangster", "car").actions().do("gangster", "pay car")
    assert (t.of(0, terms.BENEFITS), t.cards(0)) == (0, {})


@pytest.mark.card("godfather bonus", aspect="effect")
@pytest.mark.rule("C9.1", "Q-A24", "C8.2")
def test_the_bonus_during_an_extra_action_too() -> None:
    t = Table().godchild(0).extra(0, "E").hand(0, "gangster", "car").hand(1, "car").hand(2, "car").actions()
    while t.events("turn-begins")[-1] != {"seat": 0, "extra": True}:
        if t.actor < 0:
            t.s.settle(t.s.chance_pick(0))
        else:
            t.do(next(a for a in t.legal if a.startswith(("business", "no-bonus"))))
    t.do("gangster", "free-by-godfather")
    assert t.events("bonus-used") == [{"seat": 0, "area": "gangsters", "by_godfather": True}]


# -- a control with one group ignored


def fishmonger(seat: int = 0) -> Table:
    """The seat lacks the asset that the Fishmonger on D1 asks for, and is a godchild."""
    return Table().godchild(seat).family(seat, 1)


@pytest.mark.card("godfather control", aspect="effect")
@pytest.mark.rule("C9.1", "Q-C32", "C6.4", "C6.5")
def test_a_claim_an_attack_or_an_opposition_without_one_group() -> None:
    claim = fishmonger().control().do("claim D1 ignoring asset", "no-chief")
    assert (claim.owner("D1"), claim.of(0, terms.BENEFITS)) == (0, 4)
    attack = fishmonger().gangsters(0, 1).owns(1, "D1", "B1").control().draws("car", "art")
    attack.do("attack D1 ignoring asset", "under car", "no-chief")
    assert (attack.owner("D1"), attack.of(0, terms.BENEFITS)) == (0, 4)
    oppose = fishmonger(1).influence(1, "hat", "car").family(0, 1).assets(0, "car").control()
    oppose.do("claim D1")
    assert (oppose.actor, oppose.legal) == (1, ["oppose ignoring asset", "no-opposition"])
    oppose.do("oppose ignoring asset", "lose-influence hat car", "no-chief")
    assert (oppose.owner("D1"), oppose.of(1, terms.BENEFITS)) == (1, 4)


@pytest.mark.card("godfather control", aspect="effect")
@pytest.mark.rule("C9.1", "Q-C32", "Q-C14")
def test_majorities_stay_though_gangsters_or_influence_are_ignored() -> None:
    t = Table().godchild(0).influence(0, "hat", "car").gangsters(1, 1).owns(1, "B1", "D1").family(0, 1)
    assert [a for a in t.control().legal if " B1" in a] == []
    t = Table().godchild(1).gangsters(0, 1).influence(0, "hat", "car").gangsters(1, 1).control()
    assert t.do("claim B1").asked == "chief"  # no influence, so no opposition


@pytest.mark.card("godfather control", aspect="declined")
@pytest.mark.rule("C9.1")
def test_whoever_meets_everything_need_not_use_the_benefit() -> None:
    t = fishmonger().assets(0, "car").control()
    assert [a for a in t.legal if " D1" in a] == [
        "claim D1",
        "claim D1 ignoring asset",
        "claim D1 ignoring family",
    ]
    t.do("claim D1", "no-chief")
    assert (t.owner("D1"), t.of(0, terms.BENEFITS)) == (0, 0)


@pytest.mark.card("godfather control", aspect="effect")
@pytest.mark.rule("C9.1", "Q-C32", "C6.4")
def test_the_benefit_is_not_used_up_by_a_claim_that_was_opposed() -> None:
    t = fishmonger().gangsters(0, 1).family(1, 1).assets(1, "car").influence(1, "hat", "car").control()
    t.do("claim D1 ignoring asset", "oppose", "lose-influence hat car", "no-chief", "go-on")
    assert (t.owner("D1"), t.of(0, terms.BENEFITS), t.actor) == (1, 0, 0)
    assert "claim B1 ignoring influence" in t.legal
