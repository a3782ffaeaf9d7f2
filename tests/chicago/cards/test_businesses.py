"""The 24 businesses: what each asks for, costs, brings in and is worth, and the token on it.

The numbers are written out in business_cards.py, so that a slip in the content is a failing test.
"""

from dataclasses import replace

import pytest

from consigliere.games.chicago import terms
from tests.chicago.cards.business_cards import (
    ASSETS,
    Business,
    BUSINESSES,
    city,
    COLOURS,
    every_business,
    give,
    give_tokens,
    HAND,
    Have,
    needed,
    shortfalls,
    tokens,
)
from tests.chicago.table import Table

PLAIN = [b for b in BUSINESSES if b.number > 5]


def about(t: Table, card: str, seat: int = 0) -> list[str]:
    """Claims and attacks of this business that are open to the seat."""
    wanted = (f"claim {card}", f"attack {card}")
    return [a for a in t.legal_of(seat) if a.startswith(wanted)]


def other(b: Business) -> str:
    """Another business that lies face up."""
    return "B3" if b.card == "B1" else "B1"


def on_the_table(t: Table, seat: int) -> Have:
    """What the seat has now, as far as `Have` tells it."""
    colours = [c for n, c in enumerate(COLOURS) for _ in range(t.s.henchmen(seat, n))]
    laid = [a for n, a in enumerate(ASSETS) for _ in range(t.of(seat, terms.ASSET_CARDS + n))]
    return Have(
        tuple(sorted(colours)),
        tuple(laid),
        t.of(seat, terms.HAT_CARDS),
        t.of(seat, terms.CITY_CARDS),
        t.of(seat, terms.FAMILY_LAID),
        t.of(seat, terms.GANGSTERS),
        t.of(seat, terms.SIZE),
    )


def test_the_table_holds_every_business_once_and_its_sums() -> None:
    assert [b.number for b in BUSINESSES] == list(range(1, 25))
    assert len({b.name for b in BUSINESSES}) == 24
    points = [b.points for b in BUSINESSES]
    assert (points.count(3), points.count(4), points.count(5)) == (10, 10, 4)
    incomes = [b.income for b in BUSINESSES]
    assert (incomes.count(2), incomes.count(3), incomes.count(4)) == (9, 5, 10)
    icons = sorted(b.token for b in BUSINESSES if b.token)
    assert icons == ["art", "car", "city", "city", *["gangster"] * 4, "hat", "hat", "mansion", "title"]


# -- what it takes


@every_business("met")
@pytest.mark.rule("C6.2", "Q-C3", "Q-C29")
def test_whoever_has_exactly_what_it_asks_for_may_claim_it(b: Business) -> None:
    for laid in (give, give_tokens):
        t = laid(city(b), 0, needed(b)).control()
        assert about(t, b.card) == [f"claim {b.card}"]
        t.do(f"claim {b.card}")
        while t.asked == "pay":
            t.do(t.legal[0])
        assert (t.asked, t.owner(b.card), t.of(0, terms.SIZE)) == ("chief", 0, 0)


@every_business("lacking")
@pytest.mark.rule("C6.2", "Q-C3")
def test_nobody_claims_it_with_one_group_missing(b: Business) -> None:
    assert {group for group, _ in shortfalls(b)} == set(b.groups)
    for group, have in shortfalls(b):
        assert about(give(city(b), 0, have).control(), b.card) == [], group


@every_business("lacking")
@pytest.mark.rule("C6.5", "Q-C14")
def test_an_attack_on_it_takes_the_same(b: Business) -> None:
    def attackable(have: Have) -> list[str]:
        return about(give(city(b).owns(1, b.card, other(b)), 0, have).control(), b.card)

    strong = replace(needed(b), gangsters=max(b.gangsters, 1))
    assert attackable(strong) == [f"attack {b.card}"]
    for group, have in shortfalls(b):
        more = have if group == "gangsters" else replace(have, gangsters=max(b.gangsters, 1))
        assert attackable(more) == [], group


@every_business("lacking")
@pytest.mark.rule("C6.4", "Q-C5")
def test_an_opposition_takes_the_same(b: Business) -> None:
    def asked(have: Have) -> bool:
        t = give(give(city(b), 0, needed(b)), 1, have).control().do(f"claim {b.card}")
        return t.asked == "oppose" and t.actor == 1 and "oppose" in t.legal

    full = needed(b)
    assert asked(replace(full, hat=full.hat + 2, city=full.city + 1))
    for group, have in shortfalls(b):
        more = have if group == "influence" else replace(have, hat=have.hat + 2, city=have.city + 1)
        assert not asked(more), group


@every_business("money")
@pytest.mark.rule("C6.2", "C6.8", "C2.3", "Q-C7")
def test_its_money_is_paid_and_nothing_else_is_spent(b: Business) -> None:
    have = replace(needed(b), hand=b.money + 1)
    t = give(city(b), 0, have).control()
    before = on_the_table(t, 0)
    t.do(f"claim {b.card}")
    for card in HAND[: b.money]:
        assert (t.asked, t.owner(b.card)) == ("pay", -1)  # before the marker is placed
        t.do(f"pay {card}")
    assert (t.asked, t.owner(b.card)) == ("chief", 0)
    assert len(t.events("money-paid")) == t.s.discards_size == b.money
    assert on_the_table(t, 0) == replace(before, hand=1)
    assert t.cards(0) == {HAND[b.money]: 1}


@every_business("godfather")
@pytest.mark.rule("C9.1", "Q-C31")
def test_a_godchild_may_ignore_each_group_it_asks_for_and_no_other(b: Business) -> None:
    t = give(city(b).godchild(0), 0, needed(b)).control()
    assert about(t, b.card) == [f"claim {b.card}", *(f"claim {b.card} ignoring {g}" for g in b.groups)]
    for group, have in shortfalls(b):
        t = give(city(b).godchild(0), 0, have).control()
        assert about(t, b.card) == [f"claim {b.card} ignoring {group}"]
        t.do(f"claim {b.card} ignoring {group}")
        while t.asked == "pay":
            t.do(t.legal[0])
        paid = 0 if group == "money" else b.money
        assert (t.owner(b.card), len(t.events("money-paid"))) == (0, paid)


@every_business("godfather")
@pytest.mark.rule("C9.1", "Q-C31")
def test_a_godchild_cannot_ignore_two_groups(b: Business) -> None:
    for first, have in shortfalls(b):
        for second, other in shortfalls(b):
            if first == second:
                continue
            both = {
                "henchmen": replace(other, henchmen=have.henchmen),
                "asset": replace(other, assets=have.assets),
                "influence": replace(other, hat=have.hat, city=have.city),
                "family": replace(other, family=have.family),
                "gangsters": replace(other, gangsters=have.gangsters),
                "money": replace(other, hand=have.hand),
            }[first]
            assert about(give(city(b).godchild(0), 0, both).control(), b.card) == [], (first, second)


# -- what it brings


def extorted(b: Business, row: str, capone: str = "al-capone-down") -> Table:
    """Round 3, Al Capone beside this row: seat 0 extorts the business and draws what it gives."""
    t = city(b, round_no=3).owns(0, b.card).city_card(row, capone).income()
    t.draws("23" if b.number == 24 else "24").do(t.legal[0])
    return t.do(f"extort {b.card}").draws(*["gangster"] * 9)


@every_business("income")
@pytest.mark.rule("C3.3", "Q-P11")
def test_its_income(b: Business) -> None:
    t = extorted(b, "C" if b.card[0] != "C" else "D").go()
    assert t.events("extorted") == [{"seat": 0, "card": b.card, "cards": b.income}]
    assert (t.cards(0), t.actor) == ({"gangster": b.income}, 1)
    assert t.s.extorted["ABCDEF".index(b.card[0]) * 4 + int(b.card[1]) - 1] == 1


@every_business("capone")
@pytest.mark.rule("C3.3", "Q-P11")
def test_its_income_beside_al_capone(b: Business) -> None:
    for capone in ("al-capone-down", "al-capone-up"):
        t = extorted(b, b.card[0], capone).go()
        assert t.events("extorted") == [{"seat": 0, "card": b.card, "cards": b.income + 1}]
        assert (t.cards(0), t.actor) == ({"gangster": b.income + 1}, 1)


@every_business("points")
@pytest.mark.rule("C11.2")
def test_its_points(b: Business) -> None:
    t = city(b, round_no=6).owns(0, b.card, extorted=True).after_control()
    assert t.asked == "over"
    assert [t.of(seat, terms.SCORE) for seat in range(4)] == [b.points, 0, 0, 0]


# -- the token


@every_business("token")
@pytest.mark.rule("C6.6", "C3.1", "Q-C20")
def test_its_first_controller_takes_its_token_and_nobody_later(b: Business) -> None:
    t = give(city(b, with_token=bool(b.token)).owns(0, other(b)), 0, needed(b))
    strong = replace(needed(b), gangsters=4, hand=0)
    t = give(t, 1, strong).hand(1, *["art"] * b.money).extra(2, "B").control()
    t.do(f"claim {b.card}")
    while t.asked == "pay":
        t.do(t.legal[0])
    assert t.events("token-taken") == ([{"seat": 0, "card": b.card, "token": b.token}] if b.token else [])
    assert tokens(t, 0) == ({b.token: 1} if b.token else {})
    t.do("no-chief")
    while t.actor == 0:
        t.do("go-on")
    t.draws("movement", "movement").do(f"attack {b.card}")
    while t.asked != "chief":
        t.do(t.legal[0])
    assert (t.owner(b.card), tokens(t, 1), len(t.events("token-taken"))) == (1, {}, int(bool(b.token)))


@pytest.mark.rule("C3.1", "Q-A8")
@pytest.mark.parametrize("b", PLAIN, ids=[b.name for b in PLAIN])
def test_a_revealed_business_gets_its_token(b: Business) -> None:
    t = Table(4).actions().draws(str(b.number), "car").do("business A1")
    assert t.events("token-laid") == ([{"card": "A1", "token": b.token}] if b.token else [])
    assert t.s.token[0] == int(bool(b.token))


@pytest.mark.rule("Q-S10", "C1.4")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_no_starter_has_a_token_nor_have_those_revealed_in_smaller_cities(players: int) -> None:
    assert not any(Table(players).s.token)
    for number in range(players + 2, 6):
        t = Table(players).actions().draws(str(number), "car").do("business A1")
        assert (t.events("token-laid"), t.s.business[0]) == ([], number - 1)
