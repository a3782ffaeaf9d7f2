"""What the special cards do that draw many cards or meet rivals: S7 to S10 (reconstructed)."""

import pytest

from consigliere.games.chicago import terms
from tests.chicago.cards.special_cards import ready, specials
from tests.chicago.table import Table

# -- S7 Smuggling


@pytest.mark.card("S7", aspect="effect")
@pytest.mark.rule("C4.6")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_smuggling_draws_three(players: int) -> None:
    t = ready("S7", "car", players=players).actions().draws("family", "art", "car").do("special S7")
    assert (t.actor, t.cards(0)) == (1, {"family": 1, "art": 1, "car": 2})
    assert [e.get("kind") for e in t.seen(1) if e["event"] == "card-drawn"] == [None, None, None]


@pytest.mark.card("S7", aspect="partial")
@pytest.mark.rule("C4.6", "C2.2", "Q-P15")
def test_smuggling_draws_what_there_is() -> None:
    t = ready("S7").deck("car", "art").actions().draws("car", "art").do("special S7")
    assert (t.actor, t.cards(0)) == (1, {"car": 1, "art": 1})
    assert t.s.deck[terms.SPECIAL + terms.SMUGGLING] == 1  # itself the new deck, but only now


@pytest.mark.card("S7", aspect="partial")
@pytest.mark.rule("C2.2", "C4.6")
def test_smuggling_goes_on_with_the_discards_when_the_deck_runs_out() -> None:
    t = ready("S7").family(0, 2).city_card("B", "bribe").city_card("C", "sabotage").deck("car", "art", "art")
    t.actions().draws("art", "car").do("son", "immune bribe")  # two family cards lie in the discards
    assert (t.s.deck_size, t.s.discards_size) == (1, 2)
    t.draws("art", "family", "family").do("special S7")
    assert (t.actor, t.cards(0)) == (1, {"art": 2, "car": 1, "family": 2})


@pytest.mark.card("S7", aspect="nothing")
@pytest.mark.rule("C4.6")
def test_smuggling_needs_a_card_to_draw() -> None:
    assert specials(ready("S7", "car").deck().actions()) == []
    assert specials(ready("S7", "car").deck("art").actions()) == ["special S7"]


# -- S8 Assassination Attempt


@pytest.mark.card("S8", aspect="effect")
@pytest.mark.rule("C4.6")
@pytest.mark.parametrize(("own", "targets"), ((1, [1]), (2, [1, 2]), (3, [1, 2, 3])))
def test_the_attempt_chooses_a_rival_with_at_least_one_and_no_more_gangsters(
    own: int, targets: list[int]
) -> None:
    t = ready("S8", players=4).gangsters(0, own).gangsters(1, 1).gangsters(2, 2).gangsters(3, 3)
    t.actions().draws("car").do("special S8")
    struck = targets[-1]
    if len(targets) > 1:
        assert (t.actor, t.legal) == (0, [f"rival {seat}" for seat in targets])  # and no way out
        t.do(f"rival {struck}")
    left = [t.s.gangsters(seat) for seat in range(4)]
    assert left == [own, *(n - (n == struck) for n in (1, 2, 3))]
    assert (t.actor, t.cards(0), t.s.discards[terms.GANGSTER]) == (1, {"car": 1}, 1)
    assert t.events("gangster-lost") == [{"seat": struck, "token": False}]


@pytest.mark.card("S8", aspect="effect")
@pytest.mark.rule("C4.6", "Q-N6")
@pytest.mark.parametrize("lost", ("card", "token"))
def test_the_rival_chooses_whether_a_card_or_a_token_goes(lost: str) -> None:
    t = ready("S8").gangsters(0, 1, tokens=1).gangsters(2, 1, tokens=1).actions().do("special S8")
    assert (t.actor, t.legal) == (2, ["lose-gangster card", "lose-gangster token"])
    t.draws("car").do(f"lose-gangster {lost}")
    assert (t.of(2, terms.GANGSTERS), t.of(2, terms.GANGSTER_TOKENS)) == (
        (0, 1) if lost == "card" else (1, 0)
    )
    assert (t.s.discards[terms.GANGSTER], t.cards(0)) == (int(lost == "card"), {"car": 1})


@pytest.mark.card("S8", aspect="no-target")
@pytest.mark.rule("C4.6")
@pytest.mark.parametrize(("own", "his"), ((0, 0), (0, 1), (1, 2), (2, 0)))
def test_the_attempt_without_such_a_rival_only_draws(own: int, his: int) -> None:
    t = ready("S8").gangsters(0, own).gangsters(1, his).actions().draws("car").do("special S8")
    assert (t.actor, t.cards(0), t.events("gangster-lost")) == (1, {"car": 1}, [])


@pytest.mark.card("S8", aspect="partial")
@pytest.mark.rule("C4.6", "C2.2", "Q-P15")
def test_the_attempt_with_an_empty_deck_strikes_and_draws_what_that_brings() -> None:
    t = ready("S8").gangsters(0, 1).gangsters(1, 0, tokens=1).deck().actions().do("special S8")
    assert (t.actor, t.cards(0), t.s.gangsters(1)) == (1, {}, 0)
    t = ready("S8").gangsters(0, 1).gangsters(1, 1).deck().actions().draws("gangster").do("special S8")
    assert (t.cards(0), t.s.gangsters(1)) == ({"gangster": 1}, 0)  # the discarded one is the new deck


@pytest.mark.card("S8", aspect="nothing")
@pytest.mark.rule("C4.6")
def test_the_attempt_needs_a_rival_or_a_card_to_draw() -> None:
    assert specials(ready("S8").gangsters(0, 1).gangsters(1, 2).deck().actions()) == []
    assert specials(ready("S8").gangsters(0, 1).gangsters(1, 1).deck().actions()) == ["special S8"]
    assert specials(ready("S8").deck("car").actions()) == ["special S8"]


@pytest.mark.card("S8", aspect="two-players")
@pytest.mark.rule("C4.6")
def test_the_attempt_with_two_players_strikes_the_rival() -> None:
    t = ready("S8", players=2).gangsters(0, 2).gangsters(1, 2).actions().draws("car").do("special S8")
    assert (t.s.gangsters(0), t.s.gangsters(1), t.cards(0)) == (2, 1, {"car": 1})
    weak = ready("S8", players=2).gangsters(0, 1).gangsters(1, 2).actions().draws("car").do("special S8")
    assert (weak.s.gangsters(1), weak.cards(0), weak.actor) == (2, {"car": 1}, 1)


# -- S9 Blackmail


@pytest.mark.card("S9", aspect="effect")
@pytest.mark.rule("C4.6", "C2.4")
def test_blackmail_takes_one_random_card_from_each_of_two_rivals() -> None:
    t = ready("S9", players=4).hand(1, "car").hand(2, "art", "art", "title").hand(3, "family")
    t.actions().do("special S9")
    assert t.legal == ["rival 1", "rival 2", "rival 3"]
    t.do("rival 2")
    assert t.chances == {"art": 2, "title": 1}
    t.draws("title").go()
    assert t.legal == ["rival 1", "rival 3", "no-rival"]  # any other, in any order
    t.draws("family").do("rival 3")
    assert [t.cards(seat) for seat in range(4)] == [{"title": 1, "family": 1}, {"car": 1}, {"art": 2}, {}]
    assert t.actor == 1  # two rivals, never a third
    told = [[e.get("kind") for e in t.seen(v) if e["event"] == "blackmailed"] for v in range(4)]
    assert told == [["title", "family"], [None, None], ["title", None], [None, "family"]]


@pytest.mark.card("S9", aspect="declined")
@pytest.mark.rule("C4.6")
def test_blackmail_may_stop_after_one_rival_but_not_before() -> None:
    t = ready("S9").hand(1, "car", "car").hand(2, "art").actions().do("special S9")
    assert "no-rival" not in t.legal
    t.draws("car").do("rival 1")
    assert t.legal == ["rival 2", "no-rival"]  # not the same rival twice
    t.do("no-rival")
    assert [t.cards(seat) for seat in range(3)] == [{"car": 1}, {"car": 1}, {"art": 1}]


@pytest.mark.card("S9", aspect="partial")
@pytest.mark.rule("C4.6")
def test_blackmail_with_one_rival_who_has_cards_takes_one() -> None:
    t = ready("S9").hand(2, "art", "art").actions().draws("art").do("special S9")
    assert ([t.cards(seat) for seat in range(3)], t.actor) == ([{"art": 1}, {}, {"art": 1}], 1)


@pytest.mark.card("S9", aspect="no-target")
@pytest.mark.rule("C4.6")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_blackmail_is_refused_if_all_rivals_hands_are_empty(players: int) -> None:
    assert specials(ready("S9", "car", players=players).actions()) == []
    assert specials(ready("S9", players=players).hand(players - 1, "car").actions()) == ["special S9"]


@pytest.mark.card("S9", aspect="two-players")
@pytest.mark.rule("C4.6")
def test_blackmail_with_two_players_takes_up_to_two_cards_of_the_rival() -> None:
    t = ready("S9", players=2).hand(1, "car", "car", "art").actions().draws("car").do("special S9")
    assert t.legal == ["rival 1", "no-rival"]
    assert t.draws("art").do("rival 1").cards(0) == {"car": 1, "art": 1}
    assert (t.cards(1), t.actor) == ({"car": 1}, 1)
    one = ready("S9", players=2).hand(1, "car", "car").actions().draws("car").do("special S9", "no-rival")
    assert (one.cards(0), one.cards(1), one.actor) == ({"car": 1}, {"car": 1}, 1)
    last = ready("S9", players=2).hand(1, "art").actions().draws("art").do("special S9")
    assert (last.cards(0), last.cards(1), last.actor) == ({"art": 1}, {}, 1)


# -- S10 Money Laundering


@pytest.mark.card("S10", aspect="effect")
@pytest.mark.rule("C4.6", "C2.4")
@pytest.mark.parametrize("n", (1, 2, 3))
def test_laundering_draws_as_many_as_were_discarded_and_two_more(n: int) -> None:
    t = ready("S10", "car", "art", "title", "family").actions().do("special S10")
    discarded = ("car", "art", "title")[:n]
    t.draws(*["movement"] * (n + 2)).do(*(f"discard {card}" for card in discarded))
    if n < 3:
        t.do("no-more")
    assert (t.actor, t.of(0, terms.SIZE), t.cards(0)["movement"]) == (1, 4 - n + n + 2, n + 2)
    assert t.s.discards_size == n + 1  # with the card itself
    assert [e.get("kind") for e in t.seen(1) if e["event"] == "card-discarded"] == [None] * n


@pytest.mark.card("S10", aspect="declined")
@pytest.mark.rule("C4.6")
def test_laundering_may_discard_nothing_and_draws_two() -> None:
    t = ready("S10", "car").actions().do("special S10")
    assert t.legal == ["discard car", "no-more"]
    t.draws("art", "art").do("no-more")
    assert (t.actor, t.cards(0)) == (1, {"car": 1, "art": 2})


@pytest.mark.card("S10", aspect="partial")
@pytest.mark.rule("C4.6", "C2.2", "Q-P15")
def test_laundering_with_too_few_cards_in_hand_or_deck() -> None:
    t = ready("S10").actions().draws("art", "art").do("special S10")
    if t.actor == 0:  # all can see that there is nothing to discard
        t.do("no-more")
    assert (t.actor, t.cards(0)) == (1, {"art": 2})
    t = ready("S10", "car").deck("art").actions().draws("art").do("special S10", "no-more")
    assert (t.actor, t.cards(0)) == (1, {"car": 1, "art": 1})
    t = ready("S10", "car", "car").deck("art", "art").actions().do("special S10")
    t.draws("art", "art", "car").do("discard car", "no-more")  # the discarded one is the new deck
    assert (t.actor, t.cards(0)) == (1, {"car": 2, "art": 2})


@pytest.mark.card("S10", aspect="nothing")
@pytest.mark.rule("C4.6")
def test_laundering_needs_a_card_to_discard_or_to_draw() -> None:
    assert specials(ready("S10").deck().actions()) == []
    assert specials(ready("S10").deck("car").actions()) == ["special S10"]
    assert specials(ready("S10", "car").deck().actions()) == ["special S10"]
    assert Table(3).hand(0, "S10").actions().legal.count("special S10") == 0


@pytest.mark.card("S10", aspect="partial")
@pytest.mark.rule("C4.6", "C2.2")
def test_laundering_without_a_deck_must_discard_and_makes_one() -> None:
    """Nothing at all may not happen; the discards become the deck they are drawn from."""
    t = ready("S10", "car").deck().actions().do("special S10")
    assert t.legal == ["discard car"]
    t.draws("car").do("discard car", "no-more")
    assert t.cards(0) == {"car": 1}
