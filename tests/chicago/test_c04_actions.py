"""C4 Phase 2, actions: the seven actions (Q-A1 to Q-A18) and the six bonuses of the mini-board."""

import pytest

from consigliere.games.chicago import names, terms
from consigliere.games.chicago.options import NO_PASSING
from tests.chicago.table import Table

AREAS = {
    "influence": (("grey", "brown"), True),
    "gangsters": (("purple", "purple"), False),
    "assets": (("brown", "brown"), False),
    "business": (("purple", "orange"), True),
    "special": (("orange", "orange"), False),
    "movement": (("grey", "grey"), False),
}


def with_bonus(area: str, players: int = 3) -> Table:
    """Seat 0 has both henchmen of this area."""
    colours, shared = AREAS[area]
    return Table(players).henchmen(0, *colours, shared=shared)


def starting(t: Table, *words: str) -> list[str]:
    return [a for a in t.legal if a.split()[0] in words]


def pass_round(t: Table) -> Table:
    """The others take the Business action, and chance answers as it can, until seat 0 is asked."""
    while t.actor != 0:
        if t.actor < 0:
            t.s.settle(t.s.chance_pick(0))
        else:
            t.do(starting(t, "business", "business-draw")[0])
    return t


def all_face_up(players: int = 3) -> Table:
    """No business is left to reveal."""
    t = Table(players)
    cards = [f"{row}{n}" for row in "ABCDEF"[: players + 2] for n in range(1, 5)]
    empty = [c for c in cards if t.s.business[cards.index(c)] < 0]
    hidden = [n for n in range(1, 25) if t.s.unrevealed >> (n - 1) & 1]
    for card, number in zip(empty, hidden, strict=False):
        t.business(card, number)
    return t


# -- turns


@pytest.mark.rule("C4.1", "C2.1")
def test_three_times_round_the_table_one_action_each_from_the_start_player() -> None:
    t = all_face_up().hand(0, "car", "car").hand(1, "art", "art").hand(2, "title", "title")
    t.s.start = 1
    t.actions()
    order = []
    while t.asked == "act":
        order.append(t.actor)
        t.draws("gangster").do("business-draw")
    assert order == [1, 2, 0] * 3
    assert [e["phase"] for e in t.events("phase-begins")][:2] == ["actions", "control"]


@pytest.mark.rule("C4.1", "Q-A1")
def test_an_action_cannot_be_skipped_and_business_is_always_there() -> None:
    t = Table(3).actions()
    assert t.legal == [a for a in t.legal if a.startswith("business ")] != []
    t = all_face_up().hand(0, "gangster", "gangster").deck().actions()
    assert "go-on" not in t.legal
    t.do("business-draw")
    assert (t.actor, t.cards(0)) == (0, {"gangster": 2})
    assert [e["seat"] for e in t.events("turn-begins")] == [0, 1, 2, 0]


@pytest.mark.rule("C4.1")
def test_the_same_action_may_be_taken_again() -> None:
    t = all_face_up().hand(0, *["gangster"] * 6).actions()
    for n in (1, 2, 3):
        t.do("gangster", "pay gangster")
        assert t.of(0, terms.GANGSTERS) == n
        if n < 3:
            pass_round(t)


# -- influence


@pytest.mark.rule("C4.2", "Q-A4", "C2.4")
def test_influence_any_card_on_either_side_face_down_for_one_dollar() -> None:
    t = Table(3).hand(0, "gangster", "car", "S3").actions()
    cards = ("gangster", "car", "S3")
    sides = [f"influence {side} {card}" for side in ("hat", "city") for card in cards]
    assert starting(t, "influence") == sides
    t.do("influence city car")
    assert t.legal == ["pay gangster", "pay S3"]
    t.do("pay S3")
    assert (t.s.city(0), t.s.hat(0), t.cards(0)) == (1, 0, {"gangster": 1})
    assert t.s.all_assets(0) == 0
    told = [e for e in t.seen(1) if e["event"] == "influence-laid"]
    assert [(e["side"], e.get("kind")) for e in told] == [("city", None)]
    assert [e["kind"] for e in t.seen(0) if e["event"] == "influence-laid"] == ["car"]


@pytest.mark.rule("C4.2", "Q-A4")
def test_influence_has_no_limit_and_its_side_stays() -> None:
    t = Table(3).influence(0, "hat", *["gangster"] * 7).hand(0, "car", "car").actions()
    t.do("influence hat car", "pay car")
    assert (t.s.hat(0), t.s.city(0)) == (8, 0)
    pass_round(t)
    assert all(a.startswith("business") for a in t.legal)


@pytest.mark.rule("C4.2", "C4.3", "C4.4", "C2.3", "Q-A2")
def test_without_a_second_card_to_pay_nothing_is_laid() -> None:
    for card in ("gangster", "car"):
        t = Table(3).hand(0, card).gangsters(0, 1).assets(0, "art").actions()
        assert starting(t, "influence", "gangster", "asset") == []


@pytest.mark.rule("C2.3", "Q-A2", "C2.2", "Q-A3")
def test_any_hand_card_is_one_dollar_and_only_its_owner_sees_which() -> None:
    t = Table(3).hand(0, "gangster", "family", "movement", "title", "S7").family(0, 1).actions()
    t.do("gangster")
    assert t.legal == ["pay family", "pay movement", "pay title", "pay S7"]
    t.do("pay title")
    assert t.s.discards[terms.ASSET + 3] == t.s.discards_size == 1
    assert [[e.get("kind") for e in t.seen(v) if e["event"] == "money-paid"] for v in (0, 1)] == [
        ["title"],
        [None],
    ]


# -- gangsters, assets, family


@pytest.mark.rule("C4.3")
def test_gangsters_one_at_a_time_without_limit() -> None:
    t = Table(3).gangsters(0, 9).hand(0, "gangster", "gangster", "car").actions()
    assert starting(t, "gangster") == ["gangster"]
    t.do("gangster", "pay car")
    assert (t.of(0, terms.GANGSTERS), t.cards(0), t.actor) == (10, {"gangster": 1}, 1)
    assert starting(Table(3).hand(0, "car", "art").actions(), "gangster") == []


@pytest.mark.rule("C4.4", "Q-A5")
def test_assets_one_at_a_time_the_same_type_again_if_liked() -> None:
    t = Table(3).assets(0, "car").hand(0, "car", "title", "gangster").actions()
    assert starting(t, "asset") == ["asset car", "asset title"]
    t.do("asset car", "pay gangster")
    assert (t.of(0, terms.ASSET_CARDS + 1), t.cards(0), t.actor) == (2, {"title": 1}, 1)
    assert t.s.discards[terms.GANGSTER] == 1


@pytest.mark.rule("C4.8", "Q-A16")
def test_family_lays_one_to_three_for_nothing_never_more_than_three_on_the_table() -> None:
    t = Table(3).hand(0, *["family"] * 4).actions()
    assert starting(t, "family") == ["family 1", "family 2", "family 3"]
    t.do("family 3")
    assert (t.of(0, terms.FAMILY_LAID), t.cards(0), t.s.discards_size) == (3, {"family": 1}, 0)
    assert starting(pass_round(t.do("go-on")), "family") == []
    assert starting(Table(3).family(0, 2).hand(0, "family", "family").actions(), "family") == ["family 1"]
    assert starting(Table(3).family(0, 1).hand(0, "family").actions(), "family") == ["family 1"]
    assert starting(Table(3).family(0, 1).actions(), "family") == []


# -- business


@pytest.mark.rule("C4.5", "Q-A8", "Q-A9", "C3.1")
def test_business_reveals_a_linked_card_with_its_token_then_draws_one() -> None:
    t = Table(3).actions()
    assert t.legal == [f"business {row}{n}" for row in "ACE" for n in range(1, 5)]
    t.do("business C2")
    assert t.asked == "reveal-business"
    t.draws("21").go()
    assert t.asked == "draw-card"
    t.draws("car").go()
    assert (t.actor, t.cards(0)) == (1, {"car": 1})
    assert t.events("business-revealed") == [{"card": "C2", "business": "21"}]
    assert t.events("token-laid") == [{"card": "C2", "token": "gangster"}]


@pytest.mark.rule("C4.5", "X6", "C1.3")
def test_only_cards_linked_by_a_corner_to_a_face_up_one_are_revealed() -> None:
    t = Table(3).face_down("B1", "B3", "D1")  # all but D3, the Warehouse
    assert t.actions().legal == ["business C3", "business C4", "business E3", "business E4"]


@pytest.mark.rule("C4.5", "C4.1")
def test_with_all_businesses_revealed_one_only_draws() -> None:
    t = all_face_up().hand(0, "car", "art").actions()
    assert starting(t, "business", "business-draw") == ["business-draw"]
    t.draws("title").do("business-draw")
    assert t.cards(0) == {"car": 1, "art": 1, "title": 1}
    assert t.events("business-revealed") == []


# -- movement


@pytest.mark.rule("C4.7", "Q-A11", "X7")
def test_movement_moves_a_token_up_to_three_diagonal_steps() -> None:
    t = Table(3).hand(0, "movement").token("a1", "agent").token("e4", "grey").actions().do("movement")
    assert t.legal == ["token a1 agent", "token e4 grey"]
    t.do("token a1 agent")
    assert t.legal == [f"to {hole}" for hole in reachable("a1")]
    t.do("to d2")
    assert (t.hole("a1"), t.hole("d2")) == ([], ["agent"])
    assert t.legal == ["token e4 grey", "no-token"]
    t.do("token e4 grey", "to d4")
    assert (t.hole("d4"), t.actor, t.cards(0)) == (["grey"], 1, {})
    assert t.s.discards[terms.MOVEMENT] == 1


STEPS = {
    "a1": "b1 b2",
    "a2": "b2 b3",
    "a3": "b3 b4",
    "a4": "b4",
    "b1": "a1 c1",
    "b2": "a1 a2 c1 c2",
    "b3": "a2 a3 c2 c3",
    "b4": "a3 a4 c3 c4",
    "c1": "b1 b2 d1 d2",
    "c2": "b2 b3 d2 d3",
    "c3": "b3 b4 d3 d4",
    "c4": "b4 d4",
    "d1": "c1 e1",
    "d2": "c1 c2 e1 e2",
    "d3": "c2 c3 e2 e3",
    "d4": "c3 c4 e3 e4",
    "e1": "d1 d2",
    "e2": "d2 d3",
    "e3": "d3 d4",
    "e4": "d4",
}


def reachable(hole: str) -> list[str]:
    """Up to three steps in the city of three players, by the table of the rules."""
    found = {hole}
    for _ in range(3):
        found |= {there for here in found for there in STEPS[here].split()}
    return sorted(found - {hole})


@pytest.mark.rule("C4.7", "C1.3")
@pytest.mark.parametrize("hole", STEPS)
def test_the_reach_of_a_token_from_every_gap(hole: str) -> None:
    t = Table(3).hand(0, "movement").token(hole, "agent").actions().do("movement")
    assert t.legal == [f"to {there}" for there in reachable(hole)]


@pytest.mark.rule("C4.7", "Q-A11")
def test_at_most_two_tokens_may_end_in_a_gap_and_none_where_it_began() -> None:
    t = Table(3).hand(0, "movement").token("a1", "agent").token("b1", "grey", "brown").token("b2", "grey")
    t.actions().do("movement", "token a1 agent")
    assert "to b1" not in t.legal
    assert "to a1" not in t.legal
    assert "to b2" in t.legal


@pytest.mark.rule("C4.7", "Q-A12")
def test_a_full_gap_may_be_passed() -> None:
    t = Table(3).hand(0, "movement").token("a4", "orange").token("b4", "grey", "agent").actions()
    t.do("movement", "token a4 orange")
    assert "to c4" in t.legal
    t.do("to c4")
    assert t.hole("c4") == ["orange"]


@pytest.mark.rule("C4.7", "Q-A12")
def test_where_the_table_plays_so_a_full_gap_stops_a_token() -> None:
    t = Table(3, options=NO_PASSING).hand(0, "movement").token("a4", "orange").token("b4", "grey", "agent")
    t.actions().do("movement")
    assert t.legal == ["token b4 grey", "token b4 agent"]


@pytest.mark.rule("C4.7", "Q-A11", "Q-A13")
def test_two_different_tokens_one_after_the_other() -> None:
    t = Table(3).hand(0, "movement").token("a1", "agent", "grey").token("b1", "brown", "purple").actions()
    t.do("movement", "token b1 brown")
    t.do("to c1", "token a1 agent")
    assert "to b1" in t.legal  # the first move made room
    t.do("to b1")
    assert (t.actor, t.hole("b1"), t.hole("a1")) == (1, ["agent", "purple"], ["grey"])
    t = Table(3).hand(0, "movement").token("a1", "agent").token("c1", "agent").actions()
    t.do("movement", "token a1 agent", "to c1")
    assert t.legal == ["token c1 agent", "no-token"]  # the other one of two alike
    t.do("token c1 agent", "to d1")
    assert (t.hole("c1"), t.hole("d1")) == (["agent"], ["agent"])


@pytest.mark.rule("C4.7", "Q-A11")
def test_the_same_token_is_not_moved_twice() -> None:
    t = Table(3).hand(0, "movement").token("a1", "agent").actions().do("movement", "to b1")
    assert (t.actor, t.hole("b1")) == (1, ["agent"])


@pytest.mark.rule("C4.7")
def test_movement_needs_a_card_and_a_token_in_the_city() -> None:
    assert "movement" not in Table(3).hand(0, "movement").actions().legal
    assert "movement" not in Table(3).hand(0, "gangster").token("a1", "grey").actions().legal
    assert "movement" in Table(3).hand(0, "movement").token("a1", "grey").actions().legal


# -- the bonuses


@pytest.mark.rule("C4.9", "Q-A6", "Q-A7")
@pytest.mark.parametrize(
    ("area", "action", "card"),
    (
        ("influence", "influence hat art", "art"),
        ("gangsters", "gangster", "gangster"),
        ("assets", "asset art", "art"),
    ),
)
def test_a_saved_dollar_once_a_round_and_only_if_liked(area: str, action: str, card: str) -> None:
    t = with_bonus(area).hand(0, card, card, "car").actions().do(action)
    assert t.legal[-1] == "free"
    assert "pay car" in t.legal
    t.do("free")
    assert (t.actor, t.cards(0)) == (1, {card: 1, "car": 1})
    assert t.events("bonus-used") == [{"seat": 0, "area": area, "by_godfather": False}]
    pass_round(t).do(action)
    assert "free" not in t.legal
    kept = with_bonus(area).hand(0, card, card, "car", "car").actions().do(action, "pay car")
    assert kept.events("bonus-used") == []
    assert "free" in pass_round(kept).do(action).legal


@pytest.mark.rule("C4.9")
def test_with_the_bonus_a_single_card_is_enough() -> None:
    t = with_bonus("gangsters").hand(0, "gangster").actions().do("gangster")
    assert t.legal == ["free"]
    assert with_bonus("assets").hand(0, "car").actions().do("asset car").legal == ["free"]
    assert with_bonus("influence").hand(0, "S1").actions().do("influence hat S1").legal == ["free"]


@pytest.mark.rule("C4.9", "Q-A6")
def test_the_saving_bonuses_are_there_anew_after_the_round() -> None:
    t = with_bonus("gangsters").hand(0, "gangster")
    t.s.set_of(0, terms.BONUSES_USED, 7)
    for row, card in zip("BCDE", ("bribe", "sabotage", "code-of-ethics", "confrontation"), strict=True):
        t.city_card(row, card)
    t.after_control()
    while t.s.round_no == 2:
        if t.actor < 0:
            t.s.settle(t.s.chance_pick(0))
        else:
            t.do(t.legal[0])
    assert t.of(0, terms.BONUSES_USED) == 0


@pytest.mark.rule("C4.9", "Q-A6")
def test_business_with_purple_and_orange_draws_two_every_time() -> None:
    t = with_bonus("business").actions()
    for lap, card in enumerate(("A1", "C1", "E1"), 1):
        t.draws(str(lap + 10)).do(f"business {card}")
        assert t.legal == ["use-bonus", "no-bonus"]
        t.draws("family", "family").do("use-bonus")
        assert t.cards(0)["family"] == 2 * lap
        if lap < 3:
            pass_round(t)


@pytest.mark.rule("C4.9", "C4.5", "C9.1")
def test_without_the_bonus_business_draws_one_and_asks_nothing() -> None:
    t = Table(3).henchmen(0, "purple", "orange").actions().draws("6", "car").do("business A1")
    assert (t.actor, t.cards(0)) == (1, {"car": 1})
    assert t.events("bonus-used") == []


@pytest.mark.rule("C4.9")
def test_special_with_two_orange_ignores_the_pair_every_time() -> None:
    t = with_bonus("special").hand(0, "S7", "S4").actions()
    assert starting(t, "special") == ["special S4", "special S7"]
    t.draws("car", "car", "car").do("special S7")
    assert starting(pass_round(t), "special") == ["special S4"]
    t = Table(3).hand(0, "S7", "S4").henchmen(0, "orange").henchmen(0, "orange", shared=True).actions()
    assert starting(t, "special") == []


@pytest.mark.rule("C4.9", "Q-A6", "Q-A14", "Q-A15")
def test_movement_with_two_grey_may_remove_an_agent_after_moving() -> None:
    t = (
        with_bonus("movement")
        .hand(0, "movement", "movement")
        .token("a1", "agent")
        .token("c2", "agent", "grey")
    )
    t.actions()
    supply = t.s.agents
    t.do("movement")
    assert "no-token" not in t.legal
    t.do("token c2 grey", "to b2", "no-token")
    assert t.legal == ["use-bonus", "no-bonus"]
    t.do("use-bonus")
    assert t.legal == ["remove-agent a1", "remove-agent c2", "no-agent"]
    t.do("remove-agent c2")
    assert (t.actor, t.hole("c2"), t.s.agents, t.s.agents_in_city()) == (1, [], supply, 1)
    pass_round(t).do("movement", "token b2 grey", "to a1", "no-token", "no-bonus")
    assert (t.actor, t.s.agents_in_city()) == (1, 1)


@pytest.mark.rule("C4.9")
def test_movement_without_the_bonus_or_without_an_agent_removes_nothing() -> None:
    t = Table(3).hand(0, "movement").token("a1", "agent").actions().do("movement", "to b1")
    assert (t.actor, t.hole("b1")) == (1, ["agent"])
    t = with_bonus("movement").hand(0, "movement").token("a1", "grey").actions().do("movement", "to b1")
    assert (t.actor, t.hole("b1"), t.s.agents) == (1, ["grey"], 10)


@pytest.mark.rule("C4.9", "C4.10")
@pytest.mark.parametrize("area", range(terms.AREAS))
def test_a_bonus_takes_both_slots_of_its_own_area(area: int) -> None:
    for other, name in enumerate(AREAS):
        assert with_bonus(name).s.has_bonus(0, area) == (other == area)
    colours, shared = AREAS[list(AREAS)[area]]
    for colour in colours:
        assert not Table(3).henchmen(0, colour, shared=shared).s.has_bonus(0, area)


@pytest.mark.rule("C4.9", "Q-A24", "C9.1")
def test_the_godfather_lends_a_godchild_one_bonus_not_owned() -> None:
    t = Table(3).godchild(0).hand(0, "gangster", "car", "car", "art").actions().do("gangster")
    assert t.legal[-1] == "free-by-godfather"
    t.do("free-by-godfather")
    assert t.events("bonus-used") == [{"seat": 0, "area": "gangsters", "by_godfather": True}]
    assert "free-by-godfather" not in pass_round(t).do("asset art").legal
    t = Table(3).godchild(0).actions().draws("6").do("business A1")
    assert t.legal == ["use-bonus-by-godfather", "no-bonus"]
    t.draws("car", "art").do("use-bonus-by-godfather")
    assert t.cards(0) == {"car": 1, "art": 1}
    t = Table(3).godchild(0).hand(0, "S7").draws("car", "car", "car").actions()
    assert starting(t, "special", "special-by-godfather") == ["special-by-godfather S7"]
    t.do("special-by-godfather S7")
    assert t.of(0, terms.BENEFITS) == terms.BENEFIT_BONUS


@pytest.mark.rule("Q-A24", "C9.1")
def test_an_owned_bonus_already_used_is_not_lent() -> None:
    t = with_bonus("gangsters").godchild(0).hand(0, "gangster", "gangster", "gangster").actions()
    t.do("gangster", "free")
    assert pass_round(t).do("gangster").legal == ["pay gangster"]


# -- the slots


@pytest.mark.rule("C4.10", "Q-S8", "Q-S7")
@pytest.mark.parametrize(
    ("colour", "own", "shared"),
    (
        ("orange", "special", "business"),
        ("purple", "gangsters", "business"),
        ("brown", "assets", "influence"),
        ("grey", "movement", "influence"),
    ),
)
def test_the_slots_are_bound_to_colours_two_and_one(colour: str, own: str, shared: str) -> None:
    def taking() -> Table:
        return Table(3).family(0, 3).token("a1", colour).draws("car").actions()

    t = taking().do("grandfather", f"henchman a1 {colour}")
    assert t.legal == ["place-own", "place-shared"]
    assert t.do("place-own").events("henchman-placed") == [{"seat": 0, "colour": colour, "area": own}]
    t = taking().do("grandfather", f"henchman a1 {colour}", "place-shared")
    assert t.events("henchman-placed") == [{"seat": 0, "colour": colour, "area": shared}]
    t = taking().henchmen(0, colour, shared=True).do("grandfather", f"henchman a1 {colour}")
    placed = names.COLOUR_IDS.index(colour)
    assert (t.of(0, terms.MAIN + placed), t.of(0, terms.SHARED + placed)) == (1, 1)  # each stays where it is
    t = taking().henchmen(0, colour, colour).do("grandfather", f"henchman a1 {colour}")
    assert t.events("henchman-placed") == [{"seat": 0, "colour": colour, "area": shared}]
    t = taking().henchmen(0, colour).henchmen(0, colour, shared=True)
    t.do("grandfather", f"henchman a1 {colour}")
    assert t.events("henchman-placed") == [{"seat": 0, "colour": colour, "area": own}]
    t = taking().henchmen(0, colour, colour).henchmen(0, colour, shared=True)
    t.do("grandfather", f"henchman a1 {colour}")
    assert t.events("henchman-lost") == [{"seat": 0, "colour": colour}]
    assert (t.hole("a1"), t.events("henchman-placed")) == ([], [])
