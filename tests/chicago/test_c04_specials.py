"""C4.6 Special cards (Q-A10): the pair that is owned, and what each of the ten cards does."""

import pytest

from consigliere.games.chicago import options, terms
from tests.chicago.table import Table

PAIRS = {
    "S1": ("grey", "orange"),
    "S2": ("purple", "purple"),
    "S3": ("brown", "brown"),
    "S4": ("grey", "grey"),
    "S5": ("orange", "orange"),
    "S6": ("grey", "brown"),
    "S7": ("purple", "orange"),
    "S8": ("grey", "purple"),
    "S9": ("brown", "purple"),
    "S10": ("brown", "orange"),
}


def ready(card: str, *others: str, players: int = 3) -> Table:
    """Seat 0 holds the card and these others, and owns its pair."""
    return Table(players).hand(0, card, *others).henchmen(0, *PAIRS[card])


def playable(t: Table, card: str) -> bool:
    return f"special {card}" in t.actions().legal


def specials(t: Table) -> list[str]:
    return [a for a in t.legal if a.startswith("special")]


# -- what they cost


@pytest.mark.rule("C4.6", "Q-A10")
@pytest.mark.parametrize("card", PAIRS)
def test_a_card_needs_both_henchmen_of_its_pair(card: str) -> None:
    def laid_out(*colours: str) -> Table:
        t = Table(3).hand(0, card, "gangster", "car").hand(1, "car").gangsters(0, 1).gangsters(1, 1)
        return t.owns(0, "B1").token("b1", "grey").token("c3", "agent").henchmen(0, *colours)

    first, second = PAIRS[card]
    assert playable(laid_out(first, second), card)
    assert not playable(laid_out(first), card)
    assert not playable(laid_out(), card)
    others = [c for c in ("orange", "purple", "brown", "grey") if c != second]
    assert not playable(laid_out(*others), card)


@pytest.mark.rule("C4.6", "Q-A10")
def test_the_card_goes_to_the_discards_and_the_pair_is_not_spent() -> None:
    t = ready("S7").actions().draws("car", "art", "title").do("special S7")
    assert t.actor == 1
    assert t.cards(0) == {"car": 1, "art": 1, "title": 1}
    assert t.s.discards[terms.SPECIAL + terms.SMUGGLING] == 1
    assert t.s.discards_size == 1
    assert [t.of(0, terms.MAIN + c) for c in range(4)] == [1, 1, 0, 0]


@pytest.mark.rule("C4.6", "Q-A10", "C1.8", "Q-S6")
def test_the_pair_may_lie_anywhere_an_unplaced_first_henchman_too() -> None:
    t = Table(3).hand(0, "S2", "gangster").henchmen(0, "purple").henchmen(0, "purple", shared=True)
    assert playable(t, "S2")
    assert playable(Table(3).hand(0, "S7").henchmen(0, "purple").first(0, "orange"), "S7")
    assert not playable(Table(3).hand(0, "S7").first(0, "orange"), "S7")


@pytest.mark.rule("C4.6")
def test_the_card_is_discarded_only_when_it_has_been_applied() -> None:
    """With an empty deck the card played cannot be the one that is drawn."""
    t = ready("S4").token("c2", "agent").deck().actions().do("special S4")
    assert (t.cards(0), t.hole("c2")) == ({}, [])
    assert (t.s.deck[terms.SPECIAL + terms.LOOSE_ENDS], t.s.deck_size) == (1, 1)


@pytest.mark.rule("C4.6")
def test_a_card_that_would_do_nothing_cannot_be_played() -> None:
    for card in ("S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9", "S10"):
        assert not playable(ready(card).deck(), card), card
    immune = ready("S1").deck()
    assert playable(immune, "S1")
    immune = ready("S1").deck()
    immune.s.set_of(0, terms.IMMUNE, 1)
    assert not playable(immune, "S1")


# -- the ten cards


@pytest.mark.card("S1")
@pytest.mark.rule("C4.6")
def test_immunity_draws_one_and_no_penalty_is_suffered_this_round() -> None:
    t = ready("S1").city_card("B", "bribe").family(0, 1).gangsters(0, 1).actions()
    t.draws("car").do("special S1", "go-on")
    assert t.cards(0) == {"car": 1}
    assert t.events("immune") == [{"seat": 0, "penalty": "all"}]
    t = Table(3).city_card("B", "bribe").family(0, 1).gangsters(0, 1).hand(0, "car", "art")
    t.s.set_of(0, terms.IMMUNE, 1)
    t.control().do("claim B3")
    while t.asked != "claim":
        t.do("no-chief" if "no-chief" in t.legal else "go-on")
    assert t.owner("B3") == 0
    assert t.cards(0) == {"car": 1, "art": 1}


@pytest.mark.card("S1")
@pytest.mark.rule("C12.1", "Q-V3")
def test_immunity_cannot_be_played_without_city_cards() -> None:
    t = Table(3, options=options.NO_CITY_CARDS).hand(0, "S1", "car").henchmen(0, *PAIRS["S1"]).actions()
    assert specials(t) == []
    assert {"influence hat S1", "influence city S1"} <= set(t.legal)
    assert "pay S1" in t.do("influence hat car").legal


@pytest.mark.card("S2")
@pytest.mark.rule("C4.6")
def test_recruitment_lays_one_or_two_gangsters_for_nothing() -> None:
    t = ready("S2", "gangster", "gangster", "gangster", "car").actions().do("special S2")
    assert t.legal == ["lay gangster"]
    t.do("lay gangster")
    assert t.legal == ["lay gangster", "no-more"]
    t.do("lay gangster")
    assert (t.actor, t.of(0, terms.GANGSTERS), t.cards(0)) == (1, 2, {"gangster": 1, "car": 1})
    assert t.events("money-paid") == []
    t = ready("S2", "gangster", "gangster").actions().do("special S2", "lay gangster", "no-more")
    assert (t.actor, t.of(0, terms.GANGSTERS), t.cards(0)) == (1, 1, {"gangster": 1})


@pytest.mark.card("S3")
@pytest.mark.rule("C4.6")
def test_auction_lays_one_or_two_assets_for_nothing() -> None:
    t = ready("S3", "car", "car", "title", "gangster").actions().do("special S3")
    assert t.legal == ["lay car", "lay title"]
    t.do("lay car")
    assert t.legal == ["lay car", "lay title", "no-more"]
    t.do("lay car")
    assert (t.actor, t.of(0, terms.ASSET_CARDS + 1)) == (1, 2)
    assert t.cards(0) == {"title": 1, "gangster": 1}
    t = ready("S3", "car", "art").actions().do("special S3", "lay art", "no-more")
    assert (t.actor, t.cards(0)) == (1, {"car": 1})


@pytest.mark.card("S4")
@pytest.mark.rule("C4.6", "Q-A15")
def test_loose_ends_removes_an_agent_for_good_then_draws_one() -> None:
    t = ready("S4").token("c2", "agent", "grey").token("a1", "agent").actions()
    supply = t.s.agents
    t.do("special S4")
    assert t.legal == ["remove-agent a1", "remove-agent c2"]
    t.draws("art").do("remove-agent c2")
    assert (t.actor, t.cards(0)) == (1, {"art": 1})
    assert (t.hole("c2"), t.hole("a1"), t.s.agents) == (["grey"], ["agent"], supply)


@pytest.mark.card("S4")
@pytest.mark.rule("C4.6")
def test_loose_ends_without_an_agent_only_draws() -> None:
    t = ready("S4").token("c2", "grey").actions().draws("art").do("special S4")
    assert (t.actor, t.cards(0), t.hole("c2")) == (1, {"art": 1}, ["grey"])


@pytest.mark.card("S5")
@pytest.mark.rule("C4.6")
def test_enticement_takes_a_henchman_beside_an_own_business() -> None:
    """B1 touches a1, b1, b2 and c1; b3 touches only another's B3."""
    t = ready("S5").owns(0, "B1").owns(1, "B3").token("b1", "grey", "agent").token("c1", "brown")
    t.token("b3", "purple").token("e4", "orange").actions()
    supply = t.s.agents
    t.do("special S5")
    assert t.legal == ["henchman b1 grey", "henchman c1 brown"]
    t.do("henchman b1 grey", "place-shared")
    assert (t.actor, t.hole("b1"), t.s.agents) == (1, ["agent"], supply)
    assert t.of(0, terms.SHARED + terms.GREY) == 1


@pytest.mark.card("S5")
@pytest.mark.rule("C4.6")
def test_enticement_needs_such_a_henchman() -> None:
    assert not playable(ready("S5").token("b1", "grey"), "S5")
    assert not playable(ready("S5").owns(0, "B1").token("b1", "agent").token("b3", "grey"), "S5")


@pytest.mark.card("S5")
@pytest.mark.rule("C4.10")
def test_a_fourth_of_a_colour_taken_by_enticement_leaves_the_game() -> None:
    t = ready("S5").henchmen(0, "orange", shared=True).owns(0, "B1").token("b1", "orange", "grey").actions()
    t.do("special S5", "henchman b1 orange")
    assert (t.actor, t.hole("b1")) == (1, ["grey"])
    assert (t.of(0, terms.MAIN), t.of(0, terms.SHARED)) == (2, 1)
    assert t.events("henchman-lost") == [{"seat": 0, "colour": "orange"}]


@pytest.mark.card("S6")
@pytest.mark.rule("C4.6")
def test_influence_peddling_lays_one_or_two_cards_each_on_a_side_of_its_own() -> None:
    t = ready("S6", "car", "family", "art").actions().do("special S6")
    cards = ("family", "car", "art")
    sides = [f"lay-influence {side} {card}" for side in ("hat", "city") for card in cards]
    assert t.legal == sides
    t.do("lay-influence hat car")
    assert "no-more" in t.legal
    t.do("lay-influence city art")
    assert (t.actor, t.cards(0)) == (1, {"family": 1})
    assert (t.of(0, terms.HAT_CARDS), t.of(0, terms.CITY_CARDS)) == (1, 1)
    t = ready("S6", "car", "art").actions().do("special S6", "lay-influence city car", "no-more")
    assert (t.actor, t.cards(0), t.of(0, terms.CITY_CARDS)) == (1, {"art": 1}, 1)


@pytest.mark.card("S7")
@pytest.mark.rule("C4.6")
def test_smuggling_draws_three() -> None:
    t = ready("S7", "car").actions().draws("family", "S1", "car").do("special S7")
    assert (t.actor, t.cards(0)) == (1, {"family": 1, "S1": 1, "car": 2})


@pytest.mark.card("S8")
@pytest.mark.rule("C4.6")
def test_an_attempt_strikes_a_rival_with_no_more_gangsters_who_chooses_card_or_token() -> None:
    t = ready("S8", players=4).gangsters(0, 2).gangsters(1, 1, tokens=1).gangsters(2, 3).actions()
    t.do("special S8")
    assert (t.actor, t.legal) == (1, ["lose-gangster card", "lose-gangster token"])
    t.draws("car").do("lose-gangster token")
    assert (t.of(1, terms.GANGSTERS), t.of(1, terms.GANGSTER_TOKENS)) == (1, 0)
    assert (t.of(0, terms.GANGSTERS), t.cards(0), t.actor) == (2, {"car": 1}, 1)


@pytest.mark.card("S8")
@pytest.mark.rule("C4.6")
def test_the_attempt_lets_its_player_choose_the_rival() -> None:
    t = ready("S8", players=4).gangsters(0, 2).gangsters(1, 1).gangsters(3, 2).actions()
    t.do("special S8")
    assert (t.actor, t.legal) == (0, ["rival 1", "rival 3"])
    t.draws("car").do("rival 3")
    assert (t.of(1, terms.GANGSTERS), t.of(3, terms.GANGSTERS), t.cards(0)) == (1, 1, {"car": 1})
    assert t.s.discards[terms.GANGSTER] == 1


@pytest.mark.card("S8")
@pytest.mark.rule("C4.6")
def test_an_attempt_without_a_rival_who_qualifies_only_draws() -> None:
    t = ready("S8").gangsters(1, 1).actions().draws("car").do("special S8")
    assert (t.of(1, terms.GANGSTERS), t.cards(0), t.actor) == (1, {"car": 1}, 1)


@pytest.mark.card("S9")
@pytest.mark.rule("C4.6")
def test_blackmail_takes_a_random_card_from_up_to_two_rivals() -> None:
    t = ready("S9", players=4).hand(1, "car", "car", "art").hand(3, "family").actions().do("special S9")
    assert t.legal == ["rival 1", "rival 3"]
    t.do("rival 1")
    assert t.chances == {"car": 2, "art": 1}
    t.draws("art").go()
    assert t.legal == ["rival 3", "no-rival"]
    t.draws("family").do("rival 3")
    assert (t.cards(0), t.cards(1), t.cards(3)) == ({"art": 1, "family": 1}, {"car": 2}, {})
    assert t.actor == 1
    told = [[e.get("kind") for e in t.seen(v) if e["event"] == "blackmailed"] for v in range(4)]
    assert told == [["art", "family"], ["art", None], [None, None], [None, "family"]]


@pytest.mark.card("S9")
@pytest.mark.rule("C4.6")
def test_blackmail_may_stop_at_one_rival_and_takes_one_card_from_each() -> None:
    t = ready("S9").hand(1, "car", "car").hand(2, "art").actions().do("special S9")
    t.draws("car").do("rival 1").do("no-rival")
    assert (t.cards(0), t.cards(1), t.cards(2), t.actor) == ({"car": 1}, {"car": 1}, {"art": 1}, 1)


@pytest.mark.card("S9")
@pytest.mark.rule("C4.6")
def test_blackmail_with_two_players_takes_up_to_two_cards_of_the_rival() -> None:
    t = ready("S9", players=2).hand(1, "car", "car", "art").draws("car").actions().do("special S9")
    assert t.legal == ["rival 1", "no-rival"]
    t.draws("art").do("rival 1")
    assert (t.cards(0), t.cards(1), t.actor) == ({"car": 1, "art": 1}, {"car": 1}, 1)
    t = ready("S9", players=2).hand(1, "car").draws("car").actions().do("special S9")
    assert (t.cards(0), t.cards(1), t.actor) == ({"car": 1}, {}, 1)


@pytest.mark.card("S9")
@pytest.mark.rule("C4.6")
def test_blackmail_needs_a_rival_with_cards() -> None:
    assert not playable(ready("S9", "car"), "S9")
    assert playable(ready("S9").hand(2, "car"), "S9")


@pytest.mark.card("S10")
@pytest.mark.rule("C4.6")
@pytest.mark.parametrize("n", (0, 1, 2, 3))
def test_laundering_discards_up_to_three_and_draws_two_more(n: int) -> None:
    t = ready("S10", "car", "car", "car", "car").actions().do("special S10")
    assert t.legal == ["discard car", "no-more"]
    t.draws(*["family"] * (n + 2)).do(*["discard car"] * n)
    if n < 3:
        t.do("no-more")
    assert (t.actor, t.cards(0)) == (1, {"car": 4 - n, "family": n + 2})
    assert [e.get("kind") for e in t.seen(1) if e["event"] == "card-discarded"] == [None] * n
