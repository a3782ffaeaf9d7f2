"""C5 Family powers (Q-A17 to Q-A23): Son, Father and Grandfather, their cost and when they may be used."""

import pytest

from consigliere.games.chicago import options, terms
from tests.chicago.table import Table

POWERS = ("son", "father", "grandfather")
PENALTIES = ("bribe", "sabotage", "code-of-ethics", "confrontation")


def city(players: int = 3, variant: int = 0) -> Table:
    """Penalties beside rows B to E, with two players the last one aside."""
    t = Table(players, options=variant)
    for row, penalty in zip("BCDE"[: players + 1], PENALTIES, strict=False):
        t.city_card(row, penalty)
    return t


def powers(t: Table) -> list[str]:
    return [a for a in t.legal if a in POWERS]


# -- what a power costs


@pytest.mark.rule("C5.1", "C5.2", "C5.3", "C5.4", "Q-A19")
@pytest.mark.parametrize("laid", (0, 1, 2, 3))
def test_one_two_or_three_family_cards_and_a_weaker_power_if_liked(laid: int) -> None:
    t = city().family(0, laid).hand(0, "family").actions()
    assert powers(t) == list(POWERS[:laid])


@pytest.mark.rule("C5.1", "Q-A19", "Q-A18")
@pytest.mark.parametrize("power", POWERS)
def test_all_family_cards_on_the_table_go_whatever_the_power(power: str) -> None:
    t = city().family(0, 3).hand(0, "family").actions().do(power)
    assert t.of(0, terms.FAMILY_LAID) == 0
    assert t.s.discards[terms.FAMILY] == 3
    assert t.cards(0) == {"family": 1}
    assert t.events("power-used") == [{"seat": 0, "power": power, "cards": 3}]


@pytest.mark.rule("C5.1", "C2.2")
def test_the_family_cards_are_discarded_before_the_draw() -> None:
    """With an empty deck they make the new one, so they are drawn."""
    t = city().family(0, 2).deck().draws("family", "family").actions().do("father")
    assert t.cards(0) == {"family": 2}
    assert t.s.deck_left() == 0


# -- the three powers


@pytest.mark.rule("C5.2", "Q-A20")
def test_the_son_draws_two_then_chooses_a_penalty_to_be_immune_to() -> None:
    t = city().family(0, 1).hand(0, "car").actions().do("son")
    assert t.asked == "draw-card"
    t.draws("art", "title").go()
    assert t.cards(0) == {"car": 1, "art": 1, "title": 1}
    assert t.legal == [f"immune {p}" for p in PENALTIES]
    t.do("immune sabotage")
    assert t.of(0, terms.IMMUNE) == 1 << terms.SABOTAGE
    assert t.events("immune") == [{"seat": 0, "penalty": "sabotage"}]
    assert (t.actor, t.asked) == (0, "act")


@pytest.mark.rule("C5.2")
def test_with_two_players_the_penalty_aside_cannot_be_chosen() -> None:
    t = city(2).family(0, 1).draws("art", "title").actions().do("son")
    assert t.legal == ["immune bribe", "immune sabotage", "immune code-of-ethics"]


def claim_cigar_shop(immune: str | None) -> Table:
    """Seat 0 takes B3 in the row of the Bribe, in phase 3, after using the Son beforehand or not."""
    t = city().family(0, 1).gangsters(0, 1).hand(0, "car", "art", "title", "S1").actions()
    if immune:
        t.draws("family", "family").do("son", f"immune {immune}", "family 1", "go-on")
    while t.s.phase == terms.ACTIONS:
        if t.actor < 0:
            t.s.settle(t.s.chance_pick(0))
        else:
            t.do("go-on" if t.asked == "after" else next(a for a in t.legal if a.startswith("business")))
    t.do("claim B3")
    while t.asked != "claim" and t.asked != "pay":
        t.do("no-chief" if t.asked == "chief" else "go-on")
    return t


@pytest.mark.rule("C5.2", "Q-A20")
def test_the_immunity_holds_in_phase_three_for_that_penalty_alone() -> None:
    t = claim_cigar_shop("bribe")
    assert (t.owner("B3"), t.asked) == (0, "claim")
    assert t.events("penalty-escaped") == [{"seat": 0, "penalty": "bribe"}]
    for other in ("sabotage", None):
        t = claim_cigar_shop(other)
        assert (t.actor, t.asked) == (0, "pay")


@pytest.mark.rule("C12.1", "Q-V3", "C5.2")
def test_the_son_without_city_cards_draws_four_and_keeps_two() -> None:
    t = Table(3, options=options.NO_CITY_CARDS).family(0, 1).hand(0, "S1").actions()
    t.draws("car", "art", "title", "family").do("son")
    assert t.legal == ["under family", "under car", "under art", "under title"]
    t.do("under car")
    assert t.legal == ["under family", "under art", "under title"]
    t.do("under title")
    assert t.cards(0) == {"S1": 1, "family": 1, "art": 1}
    assert (t.asked, t.of(0, terms.IMMUNE), t.s.under_size) == ("act", 0, 2)


@pytest.mark.rule("C5.3", "Q-A21")
def test_the_father_draws_four_then_may_move_one_agent() -> None:
    t = city().family(0, 2).token("a1", "agent", "grey").token("e4", "agent").token("c3", "brown").actions()
    t.do("father")
    assert t.asked == "draw-card"
    t.draws("car", "art", "title", "family").go()
    assert t.s.of(0, terms.SIZE) == 4
    assert t.legal == ["token a1 agent", "token e4 agent", "no-token"]
    t.do("token a1 agent")
    assert "to b1" in t.legal
    assert "to a1" not in t.legal
    assert "to e4" not in t.legal
    t.do("to d2")
    assert (t.hole("a1"), t.hole("d2"), t.actor, t.asked) == (["grey"], ["agent"], 0, "act")


@pytest.mark.rule("C5.3", "Q-A21")
def test_the_father_may_leave_the_agents_alone() -> None:
    t = city().family(0, 2).token("a1", "agent").draws(*["gangster"] * 4).actions().do("father", "no-token")
    assert (t.hole("a1"), t.cards(0), t.asked) == (["agent"], {"gangster": 4}, "act")
    t = city().family(0, 2).token("a1", "grey").draws(*["gangster"] * 4).actions().do("father")
    assert (t.hole("a1"), t.cards(0), t.asked) == (["grey"], {"gangster": 4}, "act")


@pytest.mark.rule("C5.4", "Q-A22", "Q-A15")
def test_the_grandfather_draws_one_takes_a_henchman_then_removes_an_agent() -> None:
    t = city().family(0, 3).token("a1", "agent", "grey").token("e4", "brown").actions().do("grandfather")
    assert t.asked == "draw-card"
    supply = t.s.agents
    t.draws("car").go()
    assert t.legal == ["henchman a1 grey", "henchman e4 brown", "no-token"]
    t.do("henchman e4 brown", "place-own")
    assert (t.hole("e4"), t.s.agents) == ([], supply)
    assert t.legal == ["remove-agent a1", "no-agent"]
    t.do("remove-agent a1")
    assert (t.hole("a1"), t.s.agents, t.cards(0)) == (["grey"], supply, {"car": 1})
    assert t.of(0, terms.MAIN + terms.BROWN) == 1
    assert (t.actor, t.asked) == (0, "act")


@pytest.mark.rule("C5.4", "Q-A23")
def test_each_part_of_the_grandfather_after_the_draw_is_optional() -> None:
    t = city().family(0, 3).token("a1", "agent", "grey").draws("car").actions()
    t.do("grandfather", "no-token", "no-agent")
    assert (t.hole("a1"), t.cards(0), t.asked) == (["agent", "grey"], {"car": 1}, "act")


@pytest.mark.rule("C5.4", "Q-A23")
def test_what_the_grandfather_cannot_do_is_skipped() -> None:
    t = city().family(0, 3).draws("car").actions().do("grandfather")
    assert (t.asked, t.cards(0)) == ("act", {"car": 1})
    t = city().family(0, 3).token("a1", "agent").draws("car").actions().do("grandfather")
    assert t.legal == ["remove-agent a1", "no-agent"]
    t = city().family(0, 3).token("a1", "grey").draws("car").actions()
    t.do("grandfather", "henchman a1 grey", "place-own")
    assert t.asked == "act"


@pytest.mark.rule("C5.4", "Q-A23", "C4.10")
def test_a_fourth_henchman_of_a_colour_leaves_the_game() -> None:
    t = city().family(0, 3).henchmen(0, "grey", "grey").henchmen(0, "grey", shared=True)
    t.token("a1", "grey").draws("car").actions().do("grandfather", "henchman a1 grey")
    assert (t.hole("a1"), t.s.henchmen(0, terms.GREY), t.asked) == ([], 3, "act")


# -- when


@pytest.mark.rule("C5.5", "Q-A17", "Q-A18")
def test_before_the_action_and_after_it_a_second_time_only_after_a_family_action() -> None:
    t = city().family(0, 1).draws("family", "family").actions().do("son", "immune bribe")
    assert powers(t) == []
    t.do("family 2")
    assert (t.actor, t.legal) == (0, ["son", "father", "go-on"])
    t.draws("car", "car").do("son", "immune sabotage")
    assert t.actor == 1
    assert t.of(0, terms.IMMUNE) == 1 << terms.BRIBE | 1 << terms.SABOTAGE


@pytest.mark.rule("C5.5")
def test_not_during_an_action_and_not_on_the_turn_of_another() -> None:
    t = city().family(0, 1).family(1, 1).hand(0, "gangster", "car").actions().do("gangster")
    assert t.legal == ["pay car"]
    t.do("pay car")
    assert (t.actor, t.legal) == (0, ["son", "go-on"])
    t.do("go-on")
    assert (t.actor, powers(t)) == (1, ["son"])


@pytest.mark.rule("C5.5")
def test_a_turn_without_family_cards_has_no_window_after_the_action() -> None:
    t = city().hand(0, "gangster", "car").actions().do("gangster", "pay car")
    assert t.actor == 1


@pytest.mark.rule("C5.5", "C8.2")
def test_on_the_turn_of_an_extra_action_too() -> None:
    t = city().family(0, 1).extra(0, "A").actions()
    while t.events("turn-begins")[-1:] != [{"seat": 0, "extra": True}]:
        if t.actor < 0:
            t.s.settle(t.s.chance_pick(0))
        else:
            t.do("go-on" if t.asked == "after" else next(a for a in t.legal if a.startswith("business")))
    assert powers(t) == ["son"]
    t.do("influence hat gangster", "pay gangster")
    assert (t.actor, t.legal) == (0, ["son", "go-on"])


@pytest.mark.rule("C5.5", "Q-P16")
def test_never_in_phase_one() -> None:
    t = city().family(0, 3).owns(0, "B1").income()
    seen = []
    while t.s.phase == terms.INCOME:
        if t.actor < 0:
            t.s.settle(t.s.chance_pick(0))
        else:
            seen.append(t.asked)
            assert powers(t) == []
            t.do(t.legal[0])
    assert {"reveal", "extort"} <= set(seen)
    assert powers(t) == list(POWERS)


def window(power_at: str, control: str) -> Table:
    """Seat 0 takes B3 in the row of the Bribe and stands before this window of phase 3."""
    t = city().family(0, 1).gangsters(0, 1).hand(0, "car", "art", "title")
    if control == "attack B3":
        t.owns(1, "B3", "D1")
    t.control()
    if power_at == "a":
        return t
    t.do(control)
    if control == "attack B3":
        t.draws("S1", "S2").go().do("under S1")
    t.do("no-chief")
    return t if power_at == "b" else t.do("go-on", "pay car")


@pytest.mark.rule("C5.5")
@pytest.mark.parametrize("control", ("claim B3", "attack B3"))
@pytest.mark.parametrize("power_at", ("a", "b", "c"))
def test_the_three_windows_of_phase_three(power_at: str, control: str) -> None:
    t = window(power_at, control)
    assert (t.actor, powers(t)) == (0, ["son"])
    assert (control in t.legal) == (power_at == "a")
    assert (t.asked, t.events("passed")) == ("claim" if power_at == "a" else "after", [])
    t.draws("family", "family").do("son", "immune bribe")
    assert powers(t) == []
    paid = [e["seat"] for e in t.events("money-paid")]
    assert paid == ([0] if power_at == "c" else [])


@pytest.mark.rule("C5.5")
def test_no_power_between_the_announcement_and_the_control_nor_after_passing() -> None:
    t = city().family(0, 1).gangsters(0, 1).hand(0, "car").control().do("claim B3")
    assert t.legal == ["chief", "no-chief"]
    t = city().family(0, 1).gangsters(0, 1).family(1, 1).gangsters(1, 1).control().do("pass")
    assert (t.actor, powers(t)) == (1, ["son"])
    t.do("claim B3", "no-chief")
    assert powers(t) == ["son"]
    while t.s.phase == terms.CONTROL:
        assert t.actor == 1
        t.do("pass" if t.asked == "claim" else "go-on")
