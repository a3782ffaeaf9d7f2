"""C9 Godfather, with Q-C31 and Q-C32: two of three benefits, each once, chosen when used."""

import pytest

from consigliere.games.chicago import terms
from tests.chicago.table import Table

BOTH = terms.BENEFIT_INCOME | terms.BENEFIT_BONUS


def airport(lacking: str = "") -> Table:
    """Seat 0 is a godchild and meets all that the Airport on A1 asks, but for one group."""
    t = Table().business("A1", 24).godchild(0)
    if lacking != "henchmen":
        t.henchmen(0, "grey", "grey")
    if lacking != "gangsters":
        t.gangsters(0, 2)
    return t if lacking == "money" else t.hand(0, "car", "art", "title")


def about(t: Table, card: str = "A1") -> list[str]:
    return [a for a in t.legal if f" {card}" in a]


@pytest.mark.rule("C9.1", "Q-C31")
@pytest.mark.parametrize("lacking", ["henchmen", "gangsters", "money"])
def test_one_whole_group_may_be_ignored(lacking: str) -> None:
    t = airport(lacking).control()
    assert about(t) == [f"claim A1 ignoring {lacking}"]
    t.do(f"claim A1 ignoring {lacking}")
    if lacking != "money":
        t.do("pay car", "pay art", "pay title")
    t.do("no-chief")
    assert (t.owner("A1"), t.cards(0), t.of(0, terms.BENEFITS)) == (0, {}, terms.BENEFIT_CONTROL)


@pytest.mark.rule("C9.1")
def test_a_group_one_could_meet_may_be_named_but_none_that_is_not_asked() -> None:
    t = airport().control()
    groups = ("henchmen", "gangsters", "money")
    assert about(t) == ["claim A1", *(f"claim A1 ignoring {group}" for group in groups)]
    t.do("claim A1 ignoring money", "no-chief")
    assert t.s.of(0, terms.SIZE) == 3


@pytest.mark.rule("C9.1", "Q-C31")
def test_exactly_one_group_and_two_colours_are_one() -> None:
    t = airport("henchmen")
    t.s.add_to(0, terms.GANGSTERS, -2)
    t.s.cut[terms.GANGSTER] += 2
    assert about(t.influence(0, "hat", "car").control()) == []
    casino = Table().business("A1", 17).godchild(0).influence(0, "hat", "car", "art")
    casino.hand(0, "car", "art", "title").control()
    assert about(casino) == ["claim A1 ignoring henchmen"]


@pytest.mark.rule("C9.1")
@pytest.mark.parametrize(
    ("number", "group"),
    [(13, "asset"), (13, "family"), (17, "influence")],
    ids=["asset", "family", "influence"],
)
def test_the_other_groups(number: int, group: str) -> None:
    t = Table().business("A1", number).godchild(0).hand(0, "car", "art", "title")
    if number == 13:
        t.family(0, 1) if group == "asset" else t.assets(0, "mansion")
    else:
        t.henchmen(0, "orange", "purple")
    assert about(t.control()) == [f"claim A1 ignoring {group}"]


@pytest.mark.rule("C9.1")
def test_only_godchildren_and_only_two_benefits_each_once() -> None:
    t = airport("henchmen")
    t.s.set_of(0, terms.GODCHILD, 0)
    assert about(t.family(0, 1).control()) == []
    for used, may in ((terms.BENEFIT_INCOME, True), (terms.BENEFIT_CONTROL, False), (BOTH, False)):
        t = airport("henchmen").family(0, 1)
        t.s.set_of(0, terms.BENEFITS, used)
        assert (about(t.control()) == ["claim A1 ignoring henchmen"]) is may


@pytest.mark.rule("C9.1", "Q-C32")
def test_with_an_attack_the_majority_remains() -> None:
    for own, may in ((1, False), (2, True)):
        t = Table().godchild(0).gangsters(0, own).gangsters(1, 1).owns(1, "B1", "D1").family(0, 1)
        t.control()
        assert about(t, "B1") == (["attack B1 ignoring influence"] if may else [])
    t.draws("car", "art").do("attack B1 ignoring influence", "under car", "no-chief")
    assert (t.owner("B1"), t.of(0, terms.BENEFITS)) == (0, terms.BENEFIT_CONTROL)


@pytest.mark.rule("C9.1", "Q-C32")
def test_with_an_opposition_the_majority_remains() -> None:
    for own, may in ((1, False), (2, True)):
        t = Table().godchild(1).influence(0, "hat", "car").gangsters(0, 1)
        t.influence(1, "hat", *["art", "title"][:own]).control().do("claim B1")
        assert (t.asked == "oppose") is may
    assert t.legal == ["oppose ignoring gangsters", "no-opposition"]
    t.do("oppose ignoring gangsters", "lose-influence hat art", "no-chief")
    assert (t.owner("B1"), t.of(1, terms.BENEFITS)) == (1, terms.BENEFIT_CONTROL)


@pytest.mark.rule("C9.1", "Q-C32")
def test_the_benefit_is_used_up_only_if_control_is_gained() -> None:
    t = Table().godchild(0, 1, 2).influence(0, "hat", "car")
    t.influence(1, "hat", "car", "art").influence(2, "hat", "car", "art", "title")
    t.control().do("claim B1 ignoring gangsters", "oppose ignoring gangsters", "oppose ignoring gangsters")
    t.do("lose-influence hat car", "no-chief")
    assert [t.of(seat, terms.BENEFITS) for seat in range(3)] == [0, 0, terms.BENEFIT_CONTROL]
    assert t.owner("B1") == 2


@pytest.mark.rule("C9.1", "C7.1")
def test_the_bribe_remains() -> None:
    t = airport("henchmen").city_card("A", "bribe").hand(0, "car").control()
    t.do("claim A1 ignoring henchmen", "pay car", "pay car", "pay art")
    t.do("no-chief")
    assert (t.asked, t.legal) == ("pay", ["pay title"])


@pytest.mark.rule("C9.1", "Q-P10")
def test_two_cards_on_the_turn_to_extort() -> None:
    t = Table(players=2, round_no=3).income().do("reveal A1").draws("5", "car", "art").go()
    assert (t.actor, t.legal) == (0, ["godfather-income", "no-extortion"])
    t.do("godfather-income")
    assert (t.cards(0), t.of(0, terms.BENEFITS)) == ({"car": 1, "art": 1}, terms.BENEFIT_INCOME)
    assert t.actor == 1 and "godfather-income" in t.legal  # several may choose the same


@pytest.mark.rule("C9.1", "Q-A24")
def test_a_bonus_one_does_not_own_once() -> None:
    t = Table().godchild(0).hand(0, "gangster", "gangster", "car").actions().do("gangster")
    assert "free-by-godfather" in t.legal
    t.do("free-by-godfather")
    assert (t.of(0, terms.SIZE), t.of(0, terms.BENEFITS)) == (2, terms.BENEFIT_BONUS)
    own = Table().godchild(0).hand(0, "gangster", "gangster", "car").henchmen(0, "purple", "purple")
    own.s.set_of(0, terms.BONUSES_USED, 1 << terms.AREA_GANGSTERS)
    own.actions().do("gangster")
    assert "free-by-godfather" not in own.legal  # owned, though used already


@pytest.mark.rule("C9.1", "C10.2")
def test_benefits_end_with_the_round() -> None:
    t = Table().godchild(0).city_card("A", "al-capone-down")
    t.s.set_of(0, terms.BENEFITS, terms.BENEFIT_INCOME)
    t.draws("bribe", "sabotage", "code-of-ethics", "confrontation").after_control()
    assert (t.s.round_no, t.of(0, terms.GODCHILD), t.of(0, terms.BENEFITS)) == (3, 0, 0)
