"""C5 The three family powers: what each costs and does, what is declined or has no target, when."""

import pytest

from consigliere.games.chicago import terms
from consigliere.games.chicago.options import NO_CITY_CARDS
from tests.chicago.cards.marking import each
from tests.chicago.table import Table

POWERS = ("son", "father", "grandfather")
COST = {"son": 1, "father": 2, "grandfather": 3}
DRAWN = {"son": 2, "father": 4, "grandfather": 1}
PENALTIES = ("bribe", "sabotage", "code-of-ethics", "confrontation")


def city(players: int = 3, options: int = 0) -> Table:
    """Al Capone beside A, penalties beside the rows from B on; with two players the last one is aside."""
    t = Table(players, options).city_card("A", "al-capone-down")
    for row, penalty in zip("BCDE"[: players + 1], PENALTIES, strict=False):
        t.city_card(row, penalty)
    return t


def powers(t: Table) -> list[str]:
    return [a for a in t.legal if a in POWERS]


def at_rest(t: Table) -> bool:
    return (t.actor, t.asked) == (0, "act")


# -- all three


@each("power", "power", POWERS, "cost")
@pytest.mark.rule("C5.1", "C5.2", "C5.3", "C5.4", "Q-A19")
def test_from_so_many_family_cards_on_and_all_of_them_go(power: str) -> None:
    for laid in range(4):
        t = city().family(0, laid).hand(0, "family", "family", "family").actions()
        assert (power in powers(t)) is (laid >= COST[power])
        if laid < COST[power]:
            continue
        t.do(power)
        assert (t.of(0, terms.FAMILY_LAID), t.s.discards[terms.FAMILY]) == (0, laid)
        assert t.events("power-used") == [{"seat": 0, "power": power, "cards": laid}]


@each("power", "power", POWERS, "cost")
@pytest.mark.rule("C5.1", "C4.8")
def test_family_cards_in_the_hand_or_of_others_do_not_count(power: str) -> None:
    t = city().family(1, 3).hand(0, "family", "family", "family").actions()
    assert powers(t) == []
    t.do(f"family {COST[power]}")
    assert power in powers(t)  # the turn in which they are laid


@each("power", "power", POWERS, "effect")
@pytest.mark.rule("C5.1", "C5.2", "C5.3", "C5.4")
def test_the_cards_it_draws_come_first(power: str) -> None:
    t = city().family(0, 3).token("a1", "grey", "agent").actions().do(power)
    assert t.asked == "draw-card"
    t.draws(*["movement"] * DRAWN[power]).go()
    assert (t.actor, t.cards(0)) == (0, {"movement": DRAWN[power]})
    assert t.asked == {"son": "choose-penalty", "father": "token", "grandfather": "henchman"}[power]


@each("power", "power", POWERS, "partial")
@pytest.mark.rule("C2.2", "Q-P15", "C5.1")
def test_with_an_empty_deck_it_draws_the_family_cards_just_discarded(power: str) -> None:
    n = COST[power]
    t = city().family(0, n).deck().actions().draws(*["family"] * min(n, DRAWN[power])).do(power)
    if power == "son":
        t.do("immune bribe")
    assert at_rest(t)
    assert t.cards(0) == {"family": min(n, DRAWN[power])}


@each("power", "power", POWERS, "windows")
@pytest.mark.rule("C5.5", "Q-A17", "Q-A18", "C6.8")
def test_the_windows_of_both_phases(power: str) -> None:
    def table() -> Table:
        return city().family(0, 3).gangsters(0, 1).hand(0, "gangster", "car", "art").extra(1, "A")

    before = table().actions()
    assert power in powers(before)
    after = table().actions().do("gangster")
    assert powers(after) == []  # not inside the action
    assert power in powers(after.do("pay car"))
    a = table().control()
    assert power in powers(a)
    b = table().control().do("claim B3")
    assert (b.asked, powers(b)) == ("chief", [])  # not inside the control
    assert power in powers(b.do("no-chief"))
    assert b.events("penalty-strikes") == []  # window (b): before the penalty
    c = b.do("go-on", "pay car")
    assert (len(c.events("penalty-strikes")), power in powers(c)) == (1, True)


@each("power", "power", POWERS, "windows")
@pytest.mark.rule("C5.5", "Q-C26", "Q-P16")
def test_a_winning_opponent_has_the_window_before_the_penalty_only(power: str) -> None:
    t = city().gangsters(0, 1).influence(0, "hat", "car").family(1, 3).gangsters(1, 1)
    t.influence(1, "hat", "car", "art").control().do("claim B1")
    assert (t.actor, t.legal) == (1, ["oppose", "no-opposition"])
    t.do("oppose", "lose-influence hat car", "no-chief")
    assert (t.actor, t.legal) == (1, [*POWERS, "go-on"])
    assert power in t.legal
    t.do("go-on")
    assert t.actor != 1 or powers(t) == list(POWERS)  # his own next turn at the earliest
    assert t.events("power-used") == []


# -- Son


@pytest.mark.card("power son", aspect="effect")
@pytest.mark.rule("C5.2", "Q-A20")
@pytest.mark.parametrize("penalty", PENALTIES)
def test_the_son_chooses_one_penalty_that_lies_beside_a_row(penalty: str) -> None:
    t = city().family(0, 1).actions().draws("car", "art").do("son")
    assert t.legal == [f"immune {p}" for p in PENALTIES]
    t.do(f"immune {penalty}")
    assert t.events("immune") == [{"seat": 0, "penalty": penalty}]
    assert (t.of(0, terms.IMMUNE), t.of(1, terms.IMMUNE)) == (2 << PENALTIES.index(penalty), 0)
    assert at_rest(t)


@pytest.mark.card("power son", aspect="effect")
@pytest.mark.rule("C5.2", "C10.2", "Q-A20")
def test_the_sons_immunity_ends_with_the_round() -> None:
    t = Table().city_card("A", "al-capone-down")
    t.s.set_of(0, terms.IMMUNE, 1 << terms.BRIBE)
    t.draws(*PENALTIES).after_control()
    assert (t.s.round_no, t.of(0, terms.IMMUNE)) == (3, 0)


@pytest.mark.card("power son", aspect="two-players")
@pytest.mark.rule("C5.2", "C1.6")
def test_with_two_players_the_son_cannot_choose_the_penalty_aside() -> None:
    t = city(2).family(0, 1).actions().draws("car", "art").do("son")
    assert t.legal == ["immune bribe", "immune sabotage", "immune code-of-ethics"]


@pytest.mark.card("power son", aspect="variant")
@pytest.mark.rule("C12.1", "Q-V3")
def test_the_son_without_city_cards_draws_four_and_keeps_two() -> None:
    t = Table(3, NO_CITY_CARDS).family(0, 1).actions().draws("car", "art", "title", "family").do("son")
    assert t.legal == ["under family", "under car", "under art", "under title"]
    t.do("under title", "under family")
    assert (t.cards(0), t.s.under_size, t.of(0, terms.IMMUNE)) == ({"car": 1, "art": 1}, 2, 0)
    assert at_rest(t)


# -- Father


def father(*holes: tuple[str, str], laid: int = 2) -> Table:
    t = city().family(0, laid)
    for hole, token in holes:
        t.token(hole, token)
    return t.actions().draws(*["gangster"] * 4).do("father")


@pytest.mark.card("power father", aspect="effect")
@pytest.mark.rule("C5.3", "Q-A21", "C4.7")
def test_the_father_moves_one_agent_up_to_three_steps() -> None:
    t = father(("a1", "agent"), ("c4", "agent"), ("c2", "grey"), ("b1", "grey"), ("b1", "brown"))
    assert t.legal == ["token a1 agent", "token c4 agent", "no-token"]  # agents only
    t.do("token a1 agent")
    assert {"to b2", "to c1", "to d2"} <= set(t.legal)
    assert not {"to a1", "to b1", "to c4", "to e1"} & set(t.legal)  # not its own, a full or a far one
    t.do("to d2")
    assert (t.hole("a1"), t.hole("d2")) == ([], ["agent"])
    assert at_rest(t)  # one agent only
    assert t.events("token-moved") == [{"seat": 0, "from": "a1", "to": "d2", "token": "agent"}]


@pytest.mark.card("power father", aspect="declined")
@pytest.mark.rule("C5.3", "Q-A21")
def test_the_father_need_not_move_an_agent() -> None:
    t = father(("a1", "agent")).do("no-token")
    assert (t.hole("a1"), t.cards(0), t.events("token-moved")) == (["agent"], {"gangster": 4}, [])
    assert at_rest(t)


@pytest.mark.card("power father", aspect="no-target")
@pytest.mark.rule("C5.3")
def test_the_father_without_an_agent_in_the_city_only_draws() -> None:
    t = father(("a1", "grey"), laid=3)
    assert at_rest(t)
    assert (t.cards(0), t.hole("a1")) == ({"gangster": 4}, ["grey"])


# -- Grandfather


def grandfather(*holes: tuple[str, str]) -> Table:
    t = city().family(0, 3)
    for hole, token in holes:
        t.token(hole, token)
    return t.actions().draws("gangster").do("grandfather")


@pytest.mark.card("power grandfather", aspect="effect")
@pytest.mark.rule("C5.4", "Q-A22", "Q-A15")
def test_the_grandfather_takes_any_henchman_then_removes_any_agent() -> None:
    t = grandfather(("e4", "purple"), ("a1", "grey"), ("a1", "agent"), ("c2", "agent"))
    supply = t.s.agents
    assert t.legal == ["henchman a1 grey", "henchman e4 purple", "no-token"]
    t.do("henchman e4 purple")
    assert t.legal == ["place-own", "place-shared"]
    t.do("place-shared")
    assert (t.hole("e4"), t.events("agent-placed")) == ([], [])
    assert t.legal == ["remove-agent a1", "remove-agent c2", "no-agent"]
    t.do("remove-agent c2")
    assert (t.hole("c2"), t.hole("a1"), t.s.agents) == ([], ["agent", "grey"], supply)
    assert at_rest(t)


@pytest.mark.card("power grandfather", aspect="declined")
@pytest.mark.rule("C5.4", "Q-A23")
@pytest.mark.parametrize(("take", "remove"), ((True, False), (False, True), (False, False)))
def test_each_part_of_the_grandfather_may_be_left_out(take: bool, remove: bool) -> None:
    t = grandfather(("a1", "grey"), ("c2", "agent"))
    t.do(*(["henchman a1 grey", "place-own"] if take else ["no-token"]))
    t.do("remove-agent c2" if remove else "no-agent")
    assert (t.hole("a1"), t.hole("c2")) == ([] if take else ["grey"], [] if remove else ["agent"])
    assert (t.s.henchmen(0, terms.GREY), t.cards(0)) == (int(take), {"gangster": 1})
    assert at_rest(t)


@pytest.mark.card("power grandfather", aspect="no-target")
@pytest.mark.rule("C5.4", "Q-A23")
def test_what_the_grandfather_cannot_do_is_left_out() -> None:
    assert at_rest(grandfather())
    assert grandfather(("a1", "agent")).legal == ["remove-agent a1", "no-agent"]
    assert at_rest(grandfather(("a1", "grey")).do("henchman a1 grey", "place-own"))


@pytest.mark.card("power grandfather", aspect="effect")
@pytest.mark.rule("C5.4", "C4.10", "Q-A23", "C1.8")
def test_the_grandfathers_henchman_a_fourth_of_a_colour_or_beside_an_unplaced_one() -> None:
    t = city().family(0, 3).henchmen(0, "grey", "grey").henchmen(0, "grey", shared=True).token("a1", "grey")
    t.actions().draws("car").do("grandfather", "henchman a1 grey")
    assert (t.events("henchman-lost"), t.hole("a1")) == ([{"seat": 0, "colour": "grey"}], [])
    t = city().family(0, 3).first(0, "orange").token("a1", "grey").actions().draws("car")
    t.do("grandfather", "henchman a1 grey", "place-shared", "place-own")
    placed = [(e["colour"], e["area"]) for e in t.events("henchman-placed")]
    assert placed == [("orange", "business"), ("grey", "movement")]
