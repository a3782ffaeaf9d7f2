"""C4.6 The ten special cards: who may play them. By the pair, by Special's bonus, by the godfather."""

import pytest

from consigliere.games.chicago import terms
from consigliere.games.chicago.options import NO_CITY_CARDS
from tests.chicago.cards.marking import each
from tests.chicago.cards.special_cards import COLOURS, empty, full, PAIRS, specials
from tests.chicago.table import Table

DOUBLES = ("S2", "S3", "S4", "S5")


def test_ten_different_pairs_each_colour_in_five_slots() -> None:
    assert len({frozenset(pair) for pair in PAIRS.values()}) == 10
    slots = [colour for pair in PAIRS.values() for colour in pair]
    assert [slots.count(colour) for colour in COLOURS] == [5, 5, 5, 5]
    assert [card for card, (first, second) in PAIRS.items() if first == second] == list(DOUBLES)


@each("card", "", PAIRS, "pair")
@pytest.mark.rule("C4.6", "Q-A10", "Q-S6", "C1.8")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_playable_with_both_henchmen_wherever_they_lie(card: str, players: int) -> None:
    first, second = PAIRS[card]
    assert specials(full(card, players).henchmen(0, first, second).actions()) == [f"special {card}"]
    t = full(card, players).henchmen(0, first).henchmen(0, second, shared=True)
    assert specials(t.actions()) == [f"special {card}"]
    t = full(card, players).henchmen(0, first, shared=True).first(0, second)
    assert specials(t.actions()) == [f"special {card}"]


@each("card", "", PAIRS, "pair")
@pytest.mark.rule("C4.6", "Q-A10")
def test_the_pair_is_not_spent_and_the_card_is_discarded(card: str) -> None:
    t = full(card).henchmen(0, *PAIRS[card]).actions()
    before = [int(t.s.henchmen(0, colour)) for colour in range(4)]
    t.do(f"special {card}")
    assert card not in t.cards(0)
    while t.actor != 1 or t.asked != "act":
        if t.actor < 0:
            t.draws(next(iter(t.chances))).go()
        else:
            t.do(t.legal[0])
    taken = [e["colour"] for e in t.events("henchman-taken")]
    assert taken == (["grey"] if card == "S5" else [])
    gained = [taken.count(colour) for colour in COLOURS]
    after = [int(t.s.henchmen(0, colour)) for colour in range(4)]
    assert after == [n + more for n, more in zip(before, gained, strict=True)]
    assert t.s.discards[terms.SPECIAL + int(card[1:]) - 1] == 1
    assert [e["special"] for e in t.events("special-played")] == [card]


@each("card", "", PAIRS, "no-pair")
@pytest.mark.rule("C4.6", "Q-A10")
def test_not_playable_with_one_of_them_missing(card: str) -> None:
    first, second = PAIRS[card]
    if first == second:
        lacking: list[tuple[str, ...]] = [COLOURS]  # one of each colour, where two of one are asked
    else:
        lacking = [tuple(c for c in COLOURS if c != missing) for missing in (first, second)]
    for colours in (*lacking, (first,), (second,), ()):
        assert specials(full(card).henchmen(0, *colours).actions()) == [], colours


@each("card", "", PAIRS, "no-pair")
@pytest.mark.rule("C4.6", "C2.4")
def test_the_henchmen_of_another_do_not_count(card: str) -> None:
    t = full(card).henchmen(1, *PAIRS[card]).henchmen(2, "orange", "orange")
    assert specials(t.actions()) == []


@each("card", "", PAIRS, "bonus")
@pytest.mark.rule("C4.9", "Q-A6")
def test_two_orange_in_special_ignore_the_pair(card: str) -> None:
    t = full(card).henchmen(0, "orange", "orange").actions()
    assert specials(t) == [f"special {card}"]
    t.do(f"special {card}")
    assert [e["special"] for e in t.events("special-played")] == [card]
    assert (t.of(0, terms.BONUSES_USED), t.of(0, terms.BENEFITS)) == (0, 0)  # it may be used again
    apart = full(card).henchmen(0, "orange").henchmen(0, "orange", shared=True).actions()
    own_pair = PAIRS[card] == ("orange", "orange")
    assert specials(apart) == ([f"special {card}"] if own_pair else [])


@each("card", "", PAIRS, "godfather")
@pytest.mark.rule("C9.1", "Q-A24", "C4.9")
def test_the_godfather_lends_the_bonus_that_ignores_the_pair(card: str) -> None:
    t = full(card).godchild(0).actions()
    assert specials(t) == [f"special-by-godfather {card}"]
    t.do(f"special-by-godfather {card}")
    assert t.of(0, terms.BENEFITS) == terms.BENEFIT_BONUS
    assert t.events("bonus-used") == [{"seat": 0, "area": "special", "by_godfather": True}]
    assert [e["special"] for e in t.events("special-played")] == [card]


@each("card", "", PAIRS, "godfather")
@pytest.mark.rule("C9.1", "Q-A24")
def test_a_godchild_does_not_spend_the_benefit_on_what_is_owned(card: str) -> None:
    for colours in (PAIRS[card], ("orange", "orange")):
        t = full(card).godchild(0).henchmen(0, *colours).actions()
        assert specials(t) == [f"special {card}"]
        assert t.do(f"special {card}").of(0, terms.BENEFITS) == 0
    for used in (terms.BENEFIT_BONUS, terms.BENEFIT_INCOME | terms.BENEFIT_CONTROL):
        t = full(card).godchild(0)
        t.s.set_of(0, terms.BENEFITS, used)
        assert specials(t.actions()) == []


@each("card", "", PAIRS, "nothing")
@pytest.mark.rule("C4.6", "C4.9", "C9.1")
def test_refused_where_nothing_at_all_would_happen(card: str) -> None:
    def nothing() -> Table:
        t = empty(card)
        if card == "S1":
            t.s.set_of(0, terms.IMMUNE, 1)
        return t

    assert specials(nothing().henchmen(0, *PAIRS[card]).actions()) == []
    assert specials(nothing().henchmen(0, "orange", "orange").actions()) == []
    assert specials(nothing().godchild(0).actions()) == []


@pytest.mark.card("S1", aspect="variant")
@pytest.mark.rule("C12.1", "Q-V3")
def test_immunity_is_never_played_without_city_cards() -> None:
    for colours in (PAIRS["S1"], ("orange", "orange")):
        t = Table(3, NO_CITY_CARDS).hand(0, "S1", "car").henchmen(0, *colours).actions()
        assert specials(t) == [] and {"influence hat S1", "influence city S1"} <= set(t.legal)
    t = Table(3, NO_CITY_CARDS).hand(0, "S1", "car").godchild(0).actions()
    assert specials(t) == []
    assert "pay S1" in t.do("influence hat car").legal


@pytest.mark.card("S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10", aspect="variant")
@pytest.mark.rule("C12.1")
def test_the_other_nine_are_played_without_city_cards_too() -> None:
    for card in list(PAIRS)[1:]:
        t = Table(3, NO_CITY_CARDS).hand(0, card, "gangster", "car").hand(1, "car").owns(0, "B1")
        t.token("b1", "grey").henchmen(0, *PAIRS[card]).actions()
        assert specials(t) == [f"special {card}"]
