"""C2.2-C2.4 The deck, the discards and what is under the deck (Q-P14, Q-P15, Q-A2, Q-A3); who sees what."""

import pytest

from consigliere.games.chicago import names, ranges, terms
from consigliere.games.chicago.asking import ask
from tests.chicago.table import Table


def smuggler() -> Table:
    """Seat 0 can draw three with S7."""
    return Table(3).hand(0, "S7").henchmen(0, "purple", "orange")


def discard(t: Table, *cards: str) -> Table:
    """Move cards from the deck to the discards."""
    for card in cards:
        kind = names.KIND_IDS.index(card)
        t.s.deck[kind] -= 1
        t.s.deck_size -= 1
        t.s.discards[kind] += 1
        t.s.discards_size += 1
    return t


def under(t: Table, seat: int, *cards: str) -> Table:
    for card in cards:
        kind = names.KIND_IDS.index(card)
        t.s.deck[kind] -= 1
        t.s.deck_size -= 1
        t.s.put_under(seat, kind)
    return t


@pytest.mark.rule("C2.2", "Q-P14")
def test_in_the_middle_of_a_draw_the_discards_become_the_new_deck() -> None:
    t = discard(smuggler(), "car", "art").deck("family").actions().draws("family").do("special S7")
    assert t.chances == {"car": 1, "art": 1}
    assert t.s.discards_size == 0
    assert t.events("deck-made") == [{"cards": 2}]
    t.draws("art", "car").go()
    assert t.cards(0) == {"family": 1, "car": 1, "art": 1}


@pytest.mark.rule("C2.2", "Q-P14")
def test_the_deck_is_made_new_as_soon_as_its_last_card_is_drawn() -> None:
    t = discard(smuggler(), "car").deck("family", "family", "family").actions()
    t.draws("family", "family", "family").do("special S7")
    assert t.events("deck-made") == [{"cards": 1}]
    assert (t.s.deck[terms.ASSET + 1], t.s.deck_size) == (1, 1)
    assert t.s.discards[terms.SPECIAL + terms.SMUGGLING] == 1


@pytest.mark.rule("C2.2")
def test_without_discards_the_deck_is_made_as_soon_as_there_are_some() -> None:
    t = Table(3).hand(0, "gangster", "car").deck().actions().do("gangster", "pay car")
    assert (t.s.deck[terms.ASSET + 1], t.s.deck_size, t.s.discards_size) == (1, 1, 0)
    assert t.events("deck-made") == [{"cards": 1}]


@pytest.mark.rule("C2.2", "Q-P15")
def test_with_both_empty_one_draws_what_there_is() -> None:
    t = smuggler().deck("car").draws("car").actions().do("special S7")
    assert (t.cards(0), t.actor) == ({"car": 1}, 1)
    t = Table(2).owns(0, "B1").owns(1, "B3").deck("car", "art").income().draws("6").do("reveal A1")
    t.draws("car", "art").do("no-extortion", "no-extortion")
    assert (t.cards(0), t.cards(1), t.s.phase) == ({"car": 1, "art": 1}, {}, terms.ACTIONS)
    assert t.events("card-under") == []


@pytest.mark.rule("C2.2")
def test_cards_under_the_deck_come_after_the_others_in_their_order() -> None:
    t = under(smuggler(), 1, "title", "art").deck("car").draws("car").actions().do("special S7")
    assert [e["kind"] for e in t.events("card-drawn")] == ["car", "title", "art"]
    assert t.s.under_size == 0


@pytest.mark.rule("C2.2")
def test_the_discards_wait_until_the_cards_under_the_deck_are_drawn() -> None:
    t = discard(under(smuggler(), 1, "title"), "car").deck().actions().do("special S7")
    assert [e["kind"] for e in t.events("card-drawn")] == ["title"]
    assert t.chances == {"car": 1}
    t.draws("car").go()
    assert (t.actor, t.cards(0)) == (1, {"title": 1, "car": 1})


@pytest.mark.rule("C2.2")
def test_a_card_put_under_goes_under_the_new_deck() -> None:
    t = discard(Table(2), "family", "family", "family", "family").owns(0, "B1").owns(1, "B3")
    t.deck("car", "art", "title").income().draws("6").do("reveal A1")
    t.draws("car", "art", "title").do("no-extortion", "no-extortion", "under art")
    assert t.events("deck-made") == [{"cards": 4}]
    assert [names.KIND_IDS[k] for k in t.s.under[: t.s.under_size]] == ["art"]
    assert t.chances == {"family": 4}


@pytest.mark.rule("C2.2")
def test_without_discards_the_cards_put_under_are_the_deck() -> None:
    t = Table(2).owns(0, "B1").owns(1, "B3").deck("car", "art", "title").income().draws("6").do("reveal A1")
    t.draws("car", "art", "title").do("no-extortion", "no-extortion", "under art")
    assert t.cards(0) == {"car": 1, "title": 1}
    assert t.cards(1) == {"art": 1}
    assert t.s.deck_left() == 0


@pytest.mark.rule("C2.4", "Q-A3")
def test_what_is_drawn_is_seen_by_the_drawer_alone() -> None:
    t = smuggler().draws("car", "art", "title").actions().do("special S7")
    kinds = [[e.get("kind") for e in t.seen(v) if e["event"] == "card-drawn"] for v in range(3)]
    assert kinds == [["car", "art", "title"], [None] * 3, [None] * 3]


@pytest.mark.rule("C2.2", "C2.4")
def test_a_draw_from_under_the_deck_is_a_draw() -> None:
    """No chance is left in it, but nobody is told before it is drawn: a command and a preview end there."""
    t = under(smuggler(), 1, "title", "art").deck().actions()
    s = t.s.copy()
    s.step(ranges.PLAY_SPECIAL + terms.SMUGGLING)
    question = ask(s)
    assert question is not None
    assert question.purpose == "draw-under"
    assert [(name, n) for _, name, n in question.outcomes] == [("title", 1)]
