"""C8 Extra actions, with Q-X1 to Q-X9: five cards, each for the first, claimed at the exact moment."""

import pytest

from consigliere.games.chicago import names, options, terms
from tests.chicago.table import Table

FOUR = ("movement", "family", "gangster", "car")


def claimed(t: Table) -> list[tuple[int, str]]:
    return [(e["seat"], e["extra"]) for e in t.events("extra-claimed")]


def four_businesses(t: Table, seat: int, count: int = 3) -> Table:
    for i, card in enumerate(("A1", "A2", "A3", "A4")[:count]):
        t.business(card, 17 + i).owns(seat, card)
    return t


@pytest.mark.rule("C8.1", "Q-X1", "Q-X5")
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_for_four_influence(tokens: int) -> None:
    for before, expected in ((2, []), (3, [(0, "A")])):
        t = Table().influence(0, "hat", *FOUR[: before - tokens]).hand(0, "art", "title")
        t.s.add_to(0, terms.HAT_TOKENS, tokens)
        assert claimed(t.actions().do("influence city art")) == expected


@pytest.mark.rule("C8.1", "Q-X5")
@pytest.mark.parametrize("tokens", [0, 1])
def test_b_for_four_gangsters(tokens: int) -> None:
    t = Table().gangsters(0, 3 - tokens, tokens=tokens).hand(0, "gangster", "car").actions()
    assert claimed(t) == []
    t.do("gangster")
    assert (t.asked, claimed(t)) == ("pay", [(0, "B")])  # at once, before the money is paid


@pytest.mark.rule("C8.1", "Q-X5")
@pytest.mark.parametrize("tokens", [0, 1])
def test_c_for_one_asset_of_each_type(tokens: int) -> None:
    t = Table().assets(0, "mansion", "car", *["art"][tokens:]).hand(0, "car", "title", "car")
    t.s.add_to(0, terms.ASSET_TOKENS + 2, tokens)
    t.actions().do("asset car", "pay car")
    assert claimed(t) == []
    t = Table().assets(0, "mansion", "car", *["art"][tokens:]).hand(0, "title", "car")
    t.s.add_to(0, terms.ASSET_TOKENS + 2, tokens)
    assert claimed(t.actions().do("asset title")) == [(0, "C")]


@pytest.mark.rule("C8.1", "C1.8")
def test_d_for_a_henchman_of_each_colour() -> None:
    t = Table().influence(0, "hat", "car").gangsters(0, 1).token("a1", "orange").first(0, "grey")
    t.henchmen(0, "purple", "brown").control().do("claim B1", "place-own", "place-own")
    assert (claimed(t), t.asked) == ([(0, "D")], "chief")


@pytest.mark.rule("C8.1")
def test_e_for_four_businesses() -> None:
    t = four_businesses(Table().influence(0, "hat", "car").gangsters(0, 1), 0).control()
    assert claimed(t) == []
    assert claimed(t.do("claim B1")) == [(0, "E")]
    assert t.asked == "chief"


@pytest.mark.rule("C8.1", "C6.6")
def test_within_a_control_the_marker_comes_before_token_and_henchman() -> None:
    t = Table().influence(0, "city", *FOUR[:3]).henchmen(0, "brown", "grey", "purple").hand(0, "car")
    four_businesses(t.business("C2", 9, with_token=True).token("c1", "orange"), 0)
    t.control().do("claim C2", "pay car")
    assert claimed(t) == [(0, "E")]  # A by the hat token and D by the henchman come too late
    t = Table().influence(0, "city", *FOUR[:3]).henchmen(0, "brown", "grey", "purple").hand(0, "car")
    t.business("C2", 9, with_token=True).token("c1", "orange").control().do(
        "claim C2", "pay car", "place-own"
    )
    assert claimed(t) == [(0, "A")]


@pytest.mark.rule("C8.1", "Q-X3")
def test_each_card_once_and_each_player_one() -> None:
    t = Table().gangsters(0, 3).gangsters(1, 4).extra(1, "B").hand(0, "gangster", "car").actions()
    assert claimed(t.do("gangster")) == []  # the card is gone
    t = Table().gangsters(0, 3).hand(0, "gangster", "car")
    t.s.set_of(0, terms.EXTRA_TAKEN, 1)  # claimed and used before
    t.s.extras &= ~1
    assert claimed(t.actions().do("gangster")) == []


@pytest.mark.rule("C8.1", "Q-X2")
def test_two_conditions_by_one_change_the_player_picks() -> None:
    t = Table().gangsters(0, 4).influence(0, "hat", *FOUR)  # laid out at once, looked at together
    t.s.changed = True
    t.actions()
    assert (t.actor, t.legal) == (0, ["extra A", "extra B"])
    t.go()
    assert t.legal == ["extra A", "extra B"]  # asked once, however often one looks
    t.do("extra B")
    assert (claimed(t), t.asked, t.actor) == ([(0, "B")], "act", 0)
    assert t.s.extras == 0b11101


@pytest.mark.rule("Q-X4", "Q-X1")
def test_turn_order_from_the_active_player_decides() -> None:
    t = Table().gangsters(0, 4).gangsters(2, 4)
    t.s.start = 1
    t.s.changed = True
    t.actions()
    assert claimed(t) == [(2, "B")]
    assert t.actor == 1  # it is not even seat 2's turn
    both = Table().gangsters(0, 4).influence(2, "hat", *FOUR)
    both.s.changed = True
    assert claimed(both.actions()) == [(0, "B"), (2, "A")]  # different cards: one after the other


@pytest.mark.rule("C8.1", "Q-X1", "Q-X4")
def test_a_claim_by_one_player_is_followed_by_that_of_another_before_the_next_question() -> None:
    t = Table().gangsters(0, 3).hand(0, "gangster", "car").influence(1, "hat", *FOUR).actions()
    assert claimed(t) == []
    t.do("gangster")
    assert (claimed(t), t.asked) == ([(0, "B"), (1, "A")], "pay")


@pytest.mark.rule("C8.1", "Q-X8")
def test_the_card_is_kept_when_the_condition_is_lost() -> None:
    t = Table().gangsters(0, 4).extra(0, "B").influence(0, "hat", "car").owns(1, "B1", "D1").control()
    t.draws("car", "art").do("attack B1", "under car", "no-chief")
    assert (t.s.gangsters(0), t.of(0, terms.EXTRA_HELD)) == (3, 2)


def at_extra_turns(t: Table) -> Table:
    """Everybody's three actions are over: all businesses are face up, so that each only drew a card."""
    for card in names.CARD_IDS[:20]:
        pos = names.CARD_IDS.index(card)
        if t.s.business[pos] < 0:
            number = next(n for n in range(24) if t.s.unrevealed >> n & 1)
            t.business(card, number + 1)
    t.hand(0, "art", "title").hand(2, "art", "title").actions()
    for _ in range(3):
        for seat in range(3):
            assert t.actor == seat
            t.draws("movement" if seat == 2 else "gangster").do("business-draw")
            if t.asked == "use-bonus":
                t.do("no-bonus")
    return t


@pytest.mark.rule("C8.2", "Q-X6", "Q-X7", "Q-X9", "C4.1")
def test_used_after_everybodys_third_action_in_turn_order() -> None:
    t = at_extra_turns(Table().extra(2, "A").extra(1, "E").hand(1, "family", "car", "S7", "movement"))
    assert t.actor == 1 and "go-on" in t.legal
    t.henchmen(1, "purple", "orange").token("a1", "agent")
    t.s.refresh()
    kinds = {a.split()[0] for a in t.legal}
    wanted = {"influence", "gangster", "asset", "business-draw", "special", "movement", "family", "go-on"}
    assert kinds == wanted
    t.do("family 1", "go-on")
    assert t.actor == 2
    t.do("go-on")  # kept for later, or for its points
    assert [(e["seat"], e["extra"]) for e in t.events("extra-used")] == [(1, "E")]
    held = [t.of(seat, terms.EXTRA_HELD) for seat in range(3)]
    assert (held, t.s.extras, t.of(1, terms.EXTRA_TAKEN)) == ([0, 0, 1], 0b01110, 1)
    assert t.s.phase != terms.ACTIONS


@pytest.mark.rule("C8.2", "Q-X6")
def test_a_card_claimed_in_this_very_phase_may_be_used() -> None:
    t = Table(players=2).gangsters(0, 3).hand(0, "gangster", "car").actions()
    t.do("gangster", "pay car")
    assert claimed(t) == [(0, "B")]
    while not (t.asked == "act" and "go-on" in t.legal):
        assert t.s.phase == terms.ACTIONS
        t.draws(next(iter(t.chances))).go() if t.asked not in ("act", "use-bonus") else t.do(business(t))
    assert (t.actor, len(t.events("turn-begins"))) == (0, 7)


def business(t: Table) -> str:
    return next(a for a in t.legal if a.startswith(("business", "no-bonus")))


@pytest.mark.rule("C8.2", "Q-E9", "Q-X9", "C11.2")
@pytest.mark.parametrize(("variant", "cards", "score"), [(0, "A", 2), (options.TWO_EXTRAS, "AE", 4)])
def test_an_unused_card_is_worth_two(variant: int, cards: str, score: int) -> None:
    t = Table(options=variant, round_no=6)
    for card in cards:
        t.extra(1, card)
    t.after_control()
    assert (t.asked, t.of(1, terms.SCORE), t.of(0, terms.SCORE)) == ("over", score, 0)


@pytest.mark.rule("C8.1", "Q-X4", "Q-X1")
def test_all_who_have_reached_something_claim_before_anybody_is_asked() -> None:
    t = Table().gangsters(0, 4).influence(1, "hat", "car", "car", "art", "art")
    t.s.changed = True
    t.actions()
    assert t.events("extra-claimed") == [{"seat": 0, "extra": "B"}, {"seat": 1, "extra": "A"}]
    assert (t.asked, t.s.changed) == ("act", False)


@pytest.mark.rule("C8.2", "C5.5", "Q-X6", "Q-X10")
def test_a_turn_that_began_with_a_power_takes_its_extra_action() -> None:
    """Else the extra turn would be one more window for a power, at no price."""

    def extra_turn() -> Table:
        t = at_extra_turns(Table().extra(1, "E").hand(1, "car", "title")).family(1, 1).city_card("A", "bribe")
        t.s.refresh()
        return t

    t = extra_turn()
    assert (t.actor, "go-on" in t.legal, "son" in t.legal) == (1, True, True)
    t.draws("car", "art").do("son")
    assert (t.actor, t.asked, "go-on" in t.legal) == (1, "act", False)
    declined = extra_turn().do("go-on")  # no action, so no window after it
    assert (declined.asked, declined.events("extra-used")) == ("claim", [])
