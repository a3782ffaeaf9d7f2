"""C8 The five extra actions A to E: the exact number, who is first, tokens, use, keeping, points."""

import pytest

from consigliere.games.chicago import names, terms
from tests.chicago.cards.marking import each
from tests.chicago.cards.special_cards import COLOURS
from tests.chicago.table import Table

EXTRAS = ("A", "B", "C", "D", "E")
FREE = ("A1", "A2", "A3", "A4")


def claimed(t: Table) -> list[tuple[int, str]]:
    return [(e["seat"], e["extra"]) for e in t.events("extra-claimed")]


def towards(card: str, short: int = 0, seat: int = 0) -> Table:
    """A table on which the seat lacks one thing for the extra action, or one and `short` more."""
    t = Table()
    if card == "A":
        t.influence(seat, "hat", "car").influence(seat, "city", *["art", "title"][short:])
        return t.hand(seat, "family", "movement")
    if card == "B":
        return t.gangsters(seat, 3 - short).hand(seat, "gangster", "movement")
    if card == "C":
        laid = ["mansion", "art", "title"] if not short else ["mansion", "art", "art"]
        return t.assets(seat, *laid).hand(seat, "car", "movement")
    if card == "D":
        t.henchmen(seat, "orange", *["purple", "brown"][short:]).token("a1", "grey")
        return t.influence(seat, "hat", "car").gangsters(seat, 1)
    for n, place in enumerate(FREE[: 3 - short]):
        t.business(place, 13 + n).owns(seat, place)
    return t.influence(seat, "hat", "car").gangsters(seat, 1)


def last_step(t: Table, card: str, seat: int = 0) -> Table:
    """The seat, which begins, does the thing that was lacking."""
    t.s.start = seat
    if card in "ABC":
        action = {"A": "influence hat family", "B": "gangster", "C": "asset car"}[card]
        return t.actions().do(action)
    t.control().do("claim B1")
    return t.do("place-own") if card == "D" else t


@each("card", "extra", EXTRAS, "reached")
@pytest.mark.rule("C8.1", "Q-X1")
@pytest.mark.parametrize("seat", (0, 2))
def test_claimed_at_the_exact_moment(card: str, seat: int) -> None:
    t = last_step(towards(card, seat=seat), card, seat)
    assert claimed(t) == [(seat, card)]
    assert t.of(seat, terms.EXTRA_HELD) == 1 << EXTRAS.index(card)
    assert t.asked == {"D": "chief", "E": "chief"}.get(card, "pay")  # before whatever comes next


@each("card", "extra", EXTRAS, "short")
@pytest.mark.rule("C8.1")
def test_not_claimed_with_one_too_few(card: str) -> None:
    t = last_step(towards(card, short=1), card)
    assert (claimed(t), t.s.extras) == ([], 0b11111)


@each("card", "extra", EXTRAS, "first")
@pytest.mark.rule("C8.1", "Q-X3")
def test_only_the_first_gets_it(card: str) -> None:
    assert claimed(last_step(towards(card).extra(1, card), card)) == []


@each("card", "extra", EXTRAS, "first")
@pytest.mark.rule("C8.1", "Q-X3")
def test_nobody_gets_a_second_card_though_the_first_is_used(card: str) -> None:
    spent = "A" if card != "A" else "B"
    t = towards(card).extra(0, spent)
    assert claimed(last_step(t, card)) == []
    t = towards(card).extra(0, spent)
    t.s.set_of(0, terms.EXTRA_HELD, 0)
    assert claimed(last_step(t, card)) == []


# -- other ways to reach them


@pytest.mark.card("extra A", aspect="token")
@pytest.mark.rule("C8.1", "Q-X5", "C6.6")
def test_a_by_the_token_of_a_business() -> None:
    t = Table().business("A1", 12, with_token=True).influence(0, "hat", "car", "art", "title")
    t.henchmen(0, "grey").hand(0, "family").control().do("claim A1", "pay family")
    assert (claimed(t), t.s.all_influence(0)) == ([(0, "A")], 4)


@pytest.mark.card("extra B", aspect="token")
@pytest.mark.rule("C8.1", "Q-X5", "C6.6")
def test_b_by_the_token_of_a_business() -> None:
    t = Table().business("A1", 24, with_token=True).gangsters(0, 3).henchmen(0, "grey", "grey")
    t.hand(0, "car", "art", "title").control().do("claim A1", "pay car", "pay art", "pay title")
    assert (claimed(t), t.s.gangsters(0)) == ([(0, "B")], 4)


@pytest.mark.card("extra C", aspect="token")
@pytest.mark.rule("C8.1", "Q-X5", "C6.6")
def test_c_by_the_token_of_a_business() -> None:
    t = Table().business("A1", 17, with_token=True).assets(0, "mansion", "car", "title")
    t.henchmen(0, "orange", "purple").influence(0, "hat", "car", "art").hand(0, "car", "art", "title")
    t.control().do("claim A1", "pay car", "pay art", "pay title")
    assert claimed(t) == [(0, "C")]


@pytest.mark.card("extra A", "extra B", "extra C", aspect="token")
@pytest.mark.rule("C8.1", "Q-X5")
@pytest.mark.parametrize(
    ("field", "n", "action", "card"),
    (
        (terms.HAT_TOKENS, 2, "influence city family", "A"),
        (terms.CITY_TOKENS, 2, "influence city family", "A"),
        (terms.GANGSTER_TOKENS, 3, "gangster", "B"),
        (terms.ASSET_TOKENS, 1, "asset car", "C"),
    ),
)
def test_tokens_owned_before_count(field: int, n: int, action: str, card: str) -> None:
    for fewer in (1, 0):
        t = Table().hand(0, "family", "gangster", "car", "movement")
        if card == "A":
            t.influence(0, "hat", "car")
        if card == "C":
            t.assets(0, "art", "title")
        t.s.add_to(0, field, n - fewer)
        assert claimed(t.actions().do(action)) == ([] if fewer else [(0, card)])


@pytest.mark.card("extra D", aspect="first-henchman")
@pytest.mark.rule("C8.1", "Q-S6", "C1.8")
def test_d_with_an_unplaced_first_henchman() -> None:
    t = Table().henchmen(0, "purple", "brown").first(0, "orange").token("a1", "grey")
    t.influence(0, "hat", "car").gangsters(0, 1).control().do("claim B1")
    t.do("place-own", "place-shared")
    assert (claimed(t), t.of(0, terms.FIRST)) == ([(0, "D")], 0)


@pytest.mark.card("extra D", aspect="reached")
@pytest.mark.rule("C8.1", "C5.4")
@pytest.mark.parametrize("missing", COLOURS)
def test_d_by_the_grandfather_whichever_colour_was_missing(missing: str) -> None:
    t = Table().family(0, 3).henchmen(0, *(c for c in COLOURS if c != missing)).token("c2", missing)
    t.actions().draws("car").do("grandfather", f"henchman c2 {missing}", "place-shared")
    assert claimed(t) == [(0, "D")]


@pytest.mark.card("extra E", aspect="reached")
@pytest.mark.rule("C8.1", "C6.5", "C6.4")
def test_e_by_an_attack_and_by_an_opposition() -> None:
    t = towards("E").owns(1, "B1", "D1").control().draws("car", "art").do("attack B1", "under car")
    assert claimed(t) == [(0, "E")]
    t = towards("E", seat=1).influence(1, "hat", "art").influence(0, "hat", "title").gangsters(0, 1)
    t.control().do("claim B1", "oppose", "lose-influence hat art")
    assert claimed(t) == [(1, "E")]


@pytest.mark.card("extra E", aspect="short")
@pytest.mark.rule("C8.1")
def test_e_is_for_four_at_the_same_time() -> None:
    t = towards("E", short=1).owns(0, "D1").gangsters(2, 3).family(2, 1).assets(2, "car")
    t.s.start = 2
    t.control().draws("car", "art").do("attack D1", "under car", "no-chief", "go-on", "go-on")
    t.do("claim B1")  # the fourth of seat 0, but the third at once
    assert (t.of(0, terms.CONTROLLED), claimed(t)) == (3, [])


# -- keeping, using, points


@each("card", "extra", EXTRAS, "kept")
@pytest.mark.rule("C8.1", "Q-X8", "C11.2", "Q-X9")
def test_kept_though_the_condition_is_not_met_and_worth_two_points(card: str) -> None:
    t = Table(round_no=6).extra(1, card).after_control()
    assert [t.of(seat, terms.SCORE) for seat in range(3)] == [0, 2, 0]


def at_extra_turn(card: str) -> Table:
    """All third actions are done; seat 1 holds the extra action and something for every action."""
    t = Table().extra(1, card).token("a1", "agent").henchmen(1, "purple", "orange")
    for place in names.CARD_IDS[:20]:
        if t.s.business[names.CARD_IDS.index(place)] < 0:
            t.business(place, 1 + next(n for n in range(24) if t.s.unrevealed >> n & 1))
    t.hand(0, "art").hand(2, "art").hand(1, "gangster", "car", "S7", "movement", "family").actions()
    for _ in range(3):
        for seat in range(3):
            assert t.actor == seat
            t.draws("gangster").do("business-draw")
    return t


@each("card", "extra", EXTRAS, "used")
@pytest.mark.rule("C8.2", "Q-X6", "Q-X7", "Q-X9")
def test_used_for_any_one_action_after_all_third_actions_and_then_gone(card: str) -> None:
    t = at_extra_turn(card)
    assert (t.actor, t.asked) == (1, "act")
    seven = {"influence", "gangster", "asset", "business-draw", "special", "movement", "family"}
    assert {a.split()[0] for a in t.legal} == seven | {"go-on"}
    t.do("gangster", "pay car")
    assert t.events("extra-used") == [{"seat": 1, "extra": card}]
    assert (t.of(1, terms.EXTRA_HELD), t.of(1, terms.EXTRA_TAKEN)) == (0, 1)
    assert t.s.extras == 0b11111 & ~(1 << EXTRAS.index(card))  # out of the game
    assert t.s.phase != terms.ACTIONS


@each("card", "extra", EXTRAS, "declined")
@pytest.mark.rule("C8.2", "Q-X6")
def test_may_be_kept_for_another_round_or_for_its_points(card: str) -> None:
    t = at_extra_turn(card).do("go-on")
    assert (t.events("extra-used"), t.of(1, terms.EXTRA_HELD)) == ([], 1 << EXTRAS.index(card))
    assert t.s.phase != terms.ACTIONS
