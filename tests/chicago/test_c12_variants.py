"""C12 Variants, with Q-V1 to Q-V6: no city cards, two extra actions, and the number of players."""

import pytest

from consigliere.games.chicago import names, options, terms
from tests.chicago.table import Table

PLAIN = options.NO_CITY_CARDS
TWO = options.TWO_EXTRAS


def through_set_up(players: int, variant: int = 0) -> Table:
    """The set-up up to the hands, with the first outcome of every draw."""
    t = Table(players, variant).set_up()
    while t.asked != "deal-card":
        t.draws(next(iter(t.chances))).go()
    return t


@pytest.mark.rule("C12.1", "Q-V3", "C1.6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_city_cards_are_laid(players: int) -> None:
    assert list(through_set_up(players, PLAIN).s.city_card) == [0] * 6
    assert through_set_up(players).s.city_card[0] == terms.CAPONE_DOWN


@pytest.mark.rule("C12.1", "Q-V3", "C3.3")
def test_extortion_gives_the_plain_income() -> None:
    t = Table(options=PLAIN, round_no=3).owns(0, "B1").income().do("reveal A1").draws("9").go()
    t.do("extort B1")
    assert t.events("extorted") == [{"seat": 0, "card": "B1", "cards": 2}]


@pytest.mark.rule("C12.1", "Q-V3", "C7.1")
def test_there_is_no_penalty() -> None:
    t = Table(options=PLAIN).influence(0, "hat", "car").gangsters(0, 1).hand(0, "car").assets(0, "car")
    t.control().do("claim B1", "no-chief")
    assert (t.cards(0), t.s.gangsters(0), t.s.all_influence(0), t.s.all_assets(0)) == ({"car": 1}, 1, 1, 1)
    assert not [e for e in t.log if e["event"].startswith("penalty")]


@pytest.mark.rule("C12.1", "Q-V3")
@pytest.mark.parametrize("variant", [0, PLAIN])
def test_immunity_is_only_money_or_influence(variant: int) -> None:
    t = Table(options=variant).henchmen(0, "grey", "orange").hand(0, "S1", "car").actions()
    assert ("special S1" in t.legal) is (variant == 0)
    assert "influence hat S1" in t.legal
    assert "pay S1" in t.do("influence hat car").legal
    bonus = Table(options=variant).henchmen(0, "orange", "orange").hand(0, "S1", "car").actions()
    assert ("special S1" in bonus.legal) is (variant == 0)


@pytest.mark.rule("C12.1", "Q-V3", "C5.2")
def test_the_son_draws_four_and_keeps_two() -> None:
    t = Table(options=PLAIN).family(0, 1).actions().draws("car", "art", "title", "gangster").do("son")
    assert t.legal == ["under gangster", "under car", "under art", "under title"]
    t.do("under car", "under art")
    assert (t.cards(0), t.s.under_size) == ({"gangster": 1, "title": 1}, 2)
    assert (t.of(0, terms.IMMUNE), t.asked) == (0, "act")


@pytest.mark.rule("C12.1", "Q-V3", "C10.2")
def test_nothing_moves_beside_the_city_but_the_rest_of_the_rounds_end_stays() -> None:
    t = Table(options=PLAIN).hand(0, "car", "car", "car").after_control().do("keep car")
    assert (t.s.round_no, t.s.start, t.asked) == (3, 1, "reveal")
    assert (list(t.s.city_card), t.events("city-card-laid")) == ([0] * 6, [])
    assert t.cards(0) == {"car": 2}
    t.do("reveal A1").draws("9").go()
    assert [e["seat"] for e in t.events("godchild")] == [0, 1, 2]  # the godfather stays


@pytest.mark.rule("C12.1", "Q-V4", "C1.2")
def test_with_two_players_immunity_stays_in_the_deck() -> None:
    others = {name: 1 for name in names.SPECIAL_IDS if name != "S1"}
    assert Table(2, PLAIN).set_up().chances == others
    assert Table(2).set_up().chances == {**others, "S1": 1}
    t = through_set_up(2, PLAIN)
    specials = [int(t.s.deck[terms.SPECIAL + n]) for n in range(10)]
    assert (specials[0], sum(specials)) == (1, 6)


@pytest.mark.rule("C12.2", "Q-V5", "Q-X3")
def test_up_to_two_extra_actions_in_the_whole_game() -> None:
    for variant, expected in ((0, ["A"]), (TWO, ["A", "B"])):
        t = Table(options=variant).gangsters(0, 3).extra(0, "A").hand(0, "gangster", "car").actions()
        t.do("gangster")
        held = [names.EXTRA_IDS[n] for n in range(5) if t.of(0, terms.EXTRA_HELD) >> n & 1]
        assert held == expected
    third = Table(options=TWO).gangsters(0, 3).extra(0, "A").extra(0, "E").hand(0, "gangster", "car")
    third.s.set_of(0, terms.EXTRA_HELD, 0)  # both used in earlier rounds: used ones count
    assert third.actions().do("gangster").events("extra-claimed") == []


@pytest.mark.rule("C12.2", "Q-V5", "C8.2")
def test_one_of_two_is_used_in_a_round() -> None:
    t = Table(2, TWO).extra(0, "A").extra(0, "E").hand(0, "family", "family", "car").hand(1, "car", "art")
    for pos in range(16):
        if t.s.business[pos] < 0:
            number = next(n for n in range(24) if t.s.unrevealed >> n & 1)
            t.business(names.CARD_IDS[pos], number + 1)
    t.actions()
    for _ in range(3):
        t.draws("movement").do("business-draw").draws("movement").do("business-draw")
    assert t.actor == 0 and "go-on" in t.legal
    t.do("family 1", "go-on")
    assert len(t.events("extra-used")) == 1
    assert t.s.phase != terms.ACTIONS
    assert t.of(0, terms.EXTRA_HELD).bit_count() == 1


@pytest.mark.rule("C12.2", "Q-V5", "C11.2")
def test_each_unused_card_is_worth_two() -> None:
    t = Table(options=TWO, round_no=6).extra(0, "A").extra(0, "E").extra(1, "B").after_control()
    assert [t.of(seat, terms.SCORE) for seat in range(3)] == [4, 2, 0]


@pytest.mark.rule("Q-V6", "C12.1", "C12.2")
def test_both_variants_together() -> None:
    t = Table(options=PLAIN | TWO).gangsters(0, 3).extra(0, "A").hand(0, "gangster", "car").family(0, 1)
    t.actions().draws("car", "art", "title", "gangster").do("son", "under car", "under art", "gangster")
    assert t.of(0, terms.EXTRA_HELD) == 0b11


@pytest.mark.rule("Q-V1", "Q-V2", "C1.2", "C1.4", "C1.5", "C1.7")
@pytest.mark.parametrize(
    ("players", "cards", "rows", "starters", "each", "agents"),
    [(2, 46, 4, 3, 4, 8), (3, 60, 5, 4, 5, 10), (4, 74, 6, 5, 6, 12)],
)
def test_what_the_number_of_players_changes(
    players: int, cards: int, rows: int, starters: int, each: int, agents: int
) -> None:
    t = through_set_up(players)
    assert (t.s.deck_size, t.s.rows(), t.s.agents) == (cards, rows, agents)
    assert sum(1 for business in t.s.business if business >= 0) == starters
    codes = list(t.s.hole)
    assert [codes.count(colour + 1) for colour in range(4)] == [each] * 4
    capones = [card for card in t.s.city_card if card >= terms.CAPONE_DOWN]
    assert len(capones) == (2 if players == 4 else 1)
    assert t.s.extras == 0b11111  # all five extra actions, whatever the number


@pytest.mark.rule("Q-V1", "C1.6")
@pytest.mark.parametrize(("players", "aside"), [(2, 1), (3, 0), (4, 0)])
def test_only_with_two_players_a_penalty_is_left_out(players: int, aside: int) -> None:
    t = through_set_up(players)
    assert int(t.s.aside).bit_count() == aside
    assert 0 not in list(t.s.city_card)[: players + 2]
