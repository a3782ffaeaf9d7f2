"""C1 Set-up (Q-S1 to Q-S13): the deck and its cuts, the city, city cards, hands, first henchmen."""

from collections import Counter

import pytest

from consigliere.games.chicago import names, terms
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.options import NO_CITY_CARDS
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.state import begin
from tests.chicago.table import Table

DECKS = {
    4: {"gangster": 24, "family": 12, "movement": 8, "asset": 5, "special": 10, "all": 74},
    3: {"gangster": 18, "family": 9, "movement": 7, "asset": 4, "special": 10, "all": 60},
    2: {"gangster": 14, "family": 8, "movement": 6, "asset": 3, "special": 6, "all": 46},
}
STARTERS = {
    4: {"B1": 1, "B3": 2, "E2": 3, "E4": 4, "D2": 5},
    3: {"B1": 1, "B3": 2, "D1": 3, "D3": 4},
    2: {"B1": 1, "B3": 2, "D2": 3},
}
PENALTIES = ["bribe", "sabotage", "code-of-ethics", "confrontation"]


def run_to(t: Table, asked: str) -> Table:
    """Chance answers with its first outcome until this is asked."""
    while t.asked != asked:
        assert t.actor < 0, t.asked
        t.s.settle(t.s.chance_pick(0))
    return t


def hand_dealt(players: int, variant: int = 0) -> Table:
    return run_to(Table(players, options=variant).set_up(), "return-cards")


def return_two(t: Table, seat: int) -> None:
    while t.asked == "return-cards" and t.legal_of(seat):
        t.do(t.legal_of(seat)[0], seat=seat)


def played(players: int, variant: int = 0) -> Table:
    """All return the first two cards they can; chance answers with its first outcome."""
    t = hand_dealt(players, variant)
    for seat in range(players):
        return_two(t, seat)
    return run_to(t, "act")


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_all_start_alike_with_a_chief_at_home_and_nothing_on_the_table(players: int) -> None:
    t = played(players)
    alike = {terms.SIZE: 6, terms.CHIEF: terms.NOBODY}
    for seat in range(players):
        own = {field: t.of(seat, field) for field in range(terms.PASSED) if field != terms.FIRST}
        assert own == dict.fromkeys(own, 0) | alike
    assert len(names.FAMILY_IDS) == terms.MAX_SEATS
    assert set(t.s.owner) == {terms.NOBODY}
    assert terms.MARKERS == 10
    assert ChicagoRules.seats == range(2, terms.MAX_SEATS + 1)


# -- the deck


@pytest.mark.rule("C1.2", "Q-S1", "Q-V1")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_the_deck_for_each_number_of_players(players: int) -> None:
    t = run_to(Table(players).set_up(), "deal-henchman")
    deck = dict(zip(names.KIND_IDS, (int(n) for n in t.s.deck), strict=True))
    wanted = DECKS[players]
    assert [deck[k] for k in ("gangster", "family", "movement")] == [
        wanted[k] for k in ("gangster", "family", "movement")
    ]
    assert [deck[k] for k in names.ASSET_IDS] == [wanted["asset"]] * 4
    assert sum(deck[k] for k in names.SPECIAL_IDS) == wanted["special"]
    assert max(deck[k] for k in names.SPECIAL_IDS) == 1
    assert sum(deck.values()) == t.s.deck_size == wanted["all"]


@pytest.mark.rule("C1.2", "Q-S1", "Q-S2")
def test_with_two_players_four_random_special_cards_leave_unseen() -> None:
    t = Table(2).set_up()
    assert t.chances == dict.fromkeys(names.SPECIAL_IDS, 1)
    t.draws("S3", "S1", "S10", "S7").go()
    assert [k for k, n in zip(names.KIND_IDS, t.s.cut, strict=True) if n] == ["S1", "S3", "S7", "S10"]
    assert t.log == []
    assert t.asked == "deal-henchman"


@pytest.mark.rule("C1.2", "C12.1", "Q-V4")
def test_without_city_cards_immunity_stays_in_the_deck() -> None:
    t = Table(2, options=NO_CITY_CARDS).set_up()
    assert t.chances == dict.fromkeys(names.SPECIAL_IDS[1:], 1)


# -- the city


@pytest.mark.rule("C1.3", "C1.4", "Q-S3", "Q-S10", "Q-V1")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_rows_and_starters_face_up(players: int) -> None:
    t = Table(players).set_up()
    up = {names.CARD_IDS[p]: int(b) + 1 for p, b in enumerate(t.s.business) if b >= 0}
    assert up == STARTERS[players]
    assert (t.s.rows(), t.s.cells()) == (players + 2, 4 * (players + 2))
    unseen = {n for n in range(1, 25) if t.s.unrevealed >> (n - 1) & 1}
    assert unseen == set(range(1, 25)) - set(up.values())
    assert sum(t.s.token) == 0
    assert list(t.s.supply) == [1, 1, 1, 1, 4, 2, 2]


@pytest.mark.rule("Q-S10", "C3.1")
def test_a_starter_with_a_bonus_icon_would_get_its_token() -> None:
    tables = load().tables
    kept = tables.bonus[0]
    tables.bonus[0] = terms.TOKEN_HAT
    try:
        s = begin(3, tables, 0)
    finally:
        tables.bonus[0] = kept
    assert (s.token[4], s.supply[terms.TOKEN_HAT]) == (1, 1)


@pytest.mark.rule("C1.3")
def test_the_city_is_a_chessboard() -> None:
    """Cards and gaps touch along edges, are linked to their own kind by corners."""
    tables = load().tables

    def at(cell: int, hole: bool) -> tuple[int, int]:
        row = cell // 4
        return row, 2 * (cell % 4) + ((row + hole) & 1)

    for a in range(24):
        for b in range(24):
            (row, column), (row_b, column_b) = at(a, False), at(b, False)
            corner = abs(row - row_b) == abs(column - column_b) == 1
            assert bool(tables.card_links[a] >> b & 1) == corner
            (row, column), (row_b, column_b) = at(a, True), at(b, True)
            corner = abs(row - row_b) == abs(column - column_b) == 1
            assert bool(tables.hole_links[a] >> b & 1) == corner
            (row, column), (row_b, column_b) = at(a, False), at(b, True)
            assert bool(tables.card_holes[a] >> b & 1) == (abs(row - row_b) + abs(column - column_b) == 1)


@pytest.mark.rule("C1.5", "Q-S4", "C1.7", "Q-V1", "Q-V2")
@pytest.mark.parametrize(("players", "each", "agents"), ((2, 4, 8), (3, 5, 10), (4, 6, 12)))
def test_henchmen_one_in_every_gap_and_the_supply(players: int, each: int, agents: int) -> None:
    t = run_to(Table(players).set_up(), "deal-henchman")
    assert t.chances == dict.fromkeys(names.COLOUR_IDS, each)
    while t.asked == "deal-henchman":
        t.s.settle(t.s.chance_pick(0))
    holes = [t.hole(h) for h in names.HOLE_IDS[: t.s.cells()]]
    assert Counter(c for hole in holes for c in hole) == dict.fromkeys(names.COLOUR_IDS, each)
    assert all(len(hole) == 1 for hole in holes)
    assert len(t.events("henchman-laid")) == t.s.cells()
    assert (t.s.agents, t.s.extras) == (agents, 31)


# -- city cards


@pytest.mark.rule("C1.6", "Q-S13", "Q-S12")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_al_capone_and_the_penalties_beside_the_rows(players: int) -> None:
    t = run_to(Table(players).set_up(), "deal-city-card")
    assert t.chances == dict.fromkeys(PENALTIES, 1)
    drawn = ["confrontation", "bribe", "code-of-ethics", "sabotage"]
    t.draws(*drawn[: 3 if players == 2 else 4]).go()
    beside = [names.CITY_CARD_IDS[c] for c in t.s.city_card[: t.s.rows()]]
    wanted = {
        2: ["al-capone-down", *drawn[:3]],
        3: ["al-capone-down", *drawn],
        4: ["al-capone-down", *drawn, "al-capone-up"],
    }
    assert beside == wanted[players]
    assert t.s.aside == (1 << terms.SABOTAGE if players == 2 else 0)
    assert t.asked == "deal-card"


@pytest.mark.rule("C12.1", "Q-V3")
def test_the_variant_without_city_cards_lays_none() -> None:
    t = hand_dealt(3, NO_CITY_CARDS)
    assert set(t.s.city_card) == {0}
    assert t.events("city-card-laid") == []


# -- hands, first henchmen, start player


@pytest.mark.rule("C1.8", "C2.4")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_eight_cards_each_after_the_city_is_laid_out(players: int) -> None:
    t = hand_dealt(players)
    assert [t.of(seat, terms.SIZE) for seat in range(players)] == [8] * players
    assert t.s.deck_size == DECKS[players]["all"] - 8 * players
    events = [e["event"] for e in t.log]
    assert events.index("card-dealt") > max(i for i, e in enumerate(events) if e == "city-card-laid")
    told = [(e["seat"], e.get("kind")) for e in t.seen(0) if e["event"] == "card-dealt"]
    assert all((kind is not None) == (seat == 0) for seat, kind in told)


@pytest.mark.rule("C1.8", "Q-S9")
def test_all_return_two_secretly_in_their_own_order_and_they_lie_in_seat_order() -> None:
    t = run_to(Table(2).set_up(), "deal-card")
    t.draws(*["car", "art", "family", "family", *["gangster"] * 4], *["title", "car", *["gangster"] * 6]).go()
    assert t.asked == "return-cards"
    assert t.legal_of(0) == ["return gangster", "return family", "return car", "return art"]
    t.do("return title", "return gangster", seat=1)
    assert t.events("card-returned") == []
    t.do("return art", seat=0)
    assert t.legal_of(0) == ["return gangster", "return family", "return car"]
    t.do("return family", seat=0)
    assert [names.KIND_IDS[k] for k in t.s.under[:4]] == ["art", "family", "title", "gangster"]
    assert list(t.s.under_by[:4]) == [0, 0, 1, 1]
    assert t.cards(0) == {"car": 1, "family": 1, "gangster": 4}
    assert t.cards(1) == {"car": 1, "gangster": 5}
    told = [e.get("kind") for e in t.seen(1) if e["event"] == "card-returned"]
    assert told == [None, None, "title", "gangster"]


@pytest.mark.rule("C1.8", "C1.5", "Q-S5")
@pytest.mark.parametrize("players", (2, 3, 4))
def test_one_first_henchman_of_each_colour_is_shuffled_one_dealt_to_each(players: int) -> None:
    t = played(players)
    firsts = [t.of(seat, terms.FIRST) for seat in range(players)]
    assert len(set(firsts)) == players
    assert all(firsts)
    assert [e["seat"] for e in t.events("first-henchman")] == list(range(players))
    assert all(e["colour"] for e in t.seen(players - 1) if e["event"] == "first-henchman")
    assert sum(t.s.spare) == 4 - players  # the rest is out of the game
    assert [t.of(0, terms.MAIN + c) + t.of(0, terms.SHARED + c) for c in range(4)] == [0] * 4


@pytest.mark.rule("C1.8", "Q-S11", "Q-P1")
def test_the_start_player_is_drawn_last_and_begins_round_one() -> None:
    t = hand_dealt(4)
    for seat in range(4):
        return_two(t, seat)
    run_to(t, "start-player")
    assert len(t.events("first-henchman")) == 4
    assert t.chances == {"0": 1, "1": 1, "2": 1, "3": 1}
    t.draws("2").go()
    assert (t.actor, t.s.round_no, t.s.phase) == (2, 1, terms.ACTIONS)
    assert [t.of(seat, terms.CHIEF) for seat in range(4)] == [terms.NOBODY] * 4
    assert [t.of(seat, terms.SIZE) for seat in range(4)] == [6] * 4


@pytest.mark.rule("C1.8", "Q-S6")
def test_the_first_henchman_counts_but_lies_in_no_area() -> None:
    t = Table(3).first(0, "purple").henchmen(0, "purple")
    assert t.s.henchmen(0, terms.PURPLE) == 2
    assert not t.s.has_bonus(0, terms.AREA_GANGSTERS)


@pytest.mark.rule("C1.8", "Q-S6", "C4.10")
def test_with_the_second_henchman_both_are_placed() -> None:
    t = Table(3).first(0, "purple").family(0, 3).token("a1", "orange").draws("car").actions()
    t.do("grandfather", "henchman a1 orange")
    assert t.legal == ["place-own", "place-shared"]
    t.do("place-shared", "place-own")
    assert t.of(0, terms.FIRST) == 0
    assert t.events("henchman-placed") == [
        {"seat": 0, "colour": "purple", "area": "business"},
        {"seat": 0, "colour": "orange", "area": "special"},
    ]


@pytest.mark.rule("Q-S6", "C8.1")
def test_the_first_henchman_counts_for_the_extra_action_of_four_colours() -> None:
    t = Table(3).henchmen(0, "purple", "brown").first(0, "grey").family(0, 3).token("a1", "orange")
    t.draws("car").actions().do("grandfather", "henchman a1 orange", "place-own")
    assert t.events("extra-claimed") == []
    t.do("place-own")
    assert t.events("extra-claimed") == [{"seat": 0, "extra": "D"}]
