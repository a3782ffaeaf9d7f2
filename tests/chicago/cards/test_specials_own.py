"""What the special cards do that work on the own table and the city: S1 to S6 (reconstructed)."""

import pytest

from consigliere.games.chicago import terms
from tests.chicago.cards.special_cards import ready, specials
from tests.chicago.table import Table

PENALTIES = ("bribe", "sabotage", "code-of-ethics", "confrontation")


def to_phase_three(t: Table) -> Table:
    """Everybody draws cards for the rest of phase 2."""
    while t.s.phase == terms.ACTIONS:
        if t.actor < 0:
            t.s.settle(t.s.chance_pick(0))
        else:
            t.do(next(a for a in t.legal if a.startswith(("business", "go-on", "no-bonus"))))
    return t


# -- S1 Immunity


@pytest.mark.card("S1", aspect="effect")
@pytest.mark.rule("C4.6", "Q-N4", "C7.1")
@pytest.mark.parametrize("penalty", PENALTIES)
def test_immunity_draws_one_and_shields_from_every_penalty_of_this_round(penalty: str) -> None:
    t = ready("S1").city_card("B", penalty).gangsters(0, 1).influence(0, "hat", "art").assets(0, "art")
    t.actions().draws("car").do("special S1")
    assert (t.actor, t.cards(0), t.events("immune")) == (1, {"car": 1}, [{"seat": 0, "penalty": "all"}])
    to_phase_three(t).do("claim B1", "no-chief")
    assert t.events("penalty-escaped") == [{"seat": 0, "penalty": penalty}]
    assert (t.s.gangsters(0), t.s.all_influence(0), t.s.all_assets(0)) == (1, 1, 1)
    assert (t.events("money-paid"), t.cards(0)["car"]) == ([], 1)


@pytest.mark.card("S1", aspect="effect")
@pytest.mark.rule("C4.6", "C10.2")
def test_immunity_shields_nobody_else_and_ends_with_the_round() -> None:
    t = ready("S1").city_card("B", "confrontation").gangsters(1, 1).influence(1, "hat", "car")
    t.actions().draws("car").do("special S1")
    to_phase_three(t).do("claim B1", "no-chief")
    assert (t.events("penalty-escaped"), t.s.gangsters(1)) == ([], 0)
    t = ready("S1").city_card("A", "al-capone-down")
    t.s.set_of(0, terms.IMMUNE, 1)
    t.draws(*PENALTIES).after_control()
    assert (t.s.round_no, t.of(0, terms.IMMUNE)) == (3, 0)


@pytest.mark.card("S1", aspect="partial")
@pytest.mark.rule("C4.6", "Q-P15")
def test_immunity_with_an_empty_deck_shields_and_a_second_one_only_draws() -> None:
    t = ready("S1").deck().actions().do("special S1")
    assert (t.of(0, terms.IMMUNE), t.cards(0), t.actor) == (1, {}, 1)
    t = ready("S1")
    t.s.set_of(0, terms.IMMUNE, 1)
    t.actions().draws("car").do("special S1")
    assert (t.of(0, terms.IMMUNE), t.cards(0)) == (1, {"car": 1})
    son = ready("S1").deck()  # an immunity of the Son's is to one penalty only
    son.s.set_of(0, terms.IMMUNE, 1 << terms.BRIBE)
    son.actions().do("special S1")
    assert son.of(0, terms.IMMUNE) == 1 | 1 << terms.BRIBE


# -- S2 Recruitment


@pytest.mark.card("S2", aspect="effect")
@pytest.mark.rule("C4.6")
def test_recruitment_lays_two_gangsters_for_nothing() -> None:
    t = ready("S2", "gangster", "gangster", "gangster").gangsters(0, 1).actions()
    t.do("special S2", "lay gangster", "lay gangster")
    assert (t.actor, t.of(0, terms.GANGSTERS), t.cards(0)) == (1, 3, {"gangster": 1})  # never a third
    assert (t.events("money-paid"), len(t.events("gangster-laid"))) == ([], 2)


@pytest.mark.card("S2", aspect="declined")
@pytest.mark.rule("C4.6")
def test_recruitment_may_stop_after_one_but_not_before() -> None:
    t = ready("S2", "gangster", "gangster").actions().do("special S2")
    assert t.legal == ["lay gangster"]
    t.do("lay gangster")
    assert t.legal == ["lay gangster", "no-more"]
    t.do("no-more")
    assert (t.actor, t.of(0, terms.GANGSTERS), t.cards(0)) == (1, 1, {"gangster": 1})


@pytest.mark.card("S2", aspect="partial")
@pytest.mark.rule("C4.6", "C2.4")
def test_recruitment_with_a_single_gangster() -> None:
    t = ready("S2", "gangster", "car").actions().do("special S2", "lay gangster")
    assert (t.actor, t.legal) == (0, ["no-more"])  # asked all the same: the hand is hidden
    t.do("no-more")
    assert (t.actor, t.of(0, terms.GANGSTERS), t.cards(0)) == (1, 1, {"car": 1})


@pytest.mark.card("S2", aspect="effect")
@pytest.mark.rule("C8.1", "Q-X1", "C4.6")
def test_recruitment_reaches_the_extra_action_with_the_card_that_makes_four() -> None:
    t = ready("S2", "gangster", "gangster").gangsters(0, 3).actions().do("special S2", "lay gangster")
    assert t.events("extra-claimed") == [{"seat": 0, "extra": "B"}]
    assert t.asked == "lay"  # at once, in the middle of the card


@pytest.mark.card("S2", aspect="nothing")
@pytest.mark.rule("C4.6")
def test_recruitment_needs_a_gangster_in_the_hand() -> None:
    assert specials(ready("S2", "car", "family").gangsters(0, 3).actions()) == []
    assert specials(ready("S2", "gangster").actions()) == ["special S2"]


# -- S3 Auction


@pytest.mark.card("S3", aspect="effect")
@pytest.mark.rule("C4.6")
@pytest.mark.parametrize("second", ("mansion", "car", "art", "title"))
def test_auction_lays_two_assets_for_nothing_alike_or_not(second: str) -> None:
    t = ready("S3", "car", second, "family").actions().do("special S3", "lay car", f"lay {second}")
    assert (t.actor, t.cards(0), t.s.all_assets(0)) == (1, {"family": 1}, 2)
    assert [e["asset"] for e in t.events("asset-laid")] == ["car", second]
    assert t.events("money-paid") == []


@pytest.mark.card("S3", aspect="declined")
@pytest.mark.rule("C4.6")
def test_auction_may_stop_after_one_but_not_before() -> None:
    t = ready("S3", "mansion", "title").actions().do("special S3")
    assert t.legal == ["lay mansion", "lay title"]
    t.do("lay title")
    assert t.legal == ["lay mansion", "no-more"]
    t.do("no-more")
    assert (t.actor, t.s.all_assets(0), t.cards(0)) == (1, 1, {"mansion": 1})


@pytest.mark.card("S3", aspect="partial")
@pytest.mark.rule("C4.6")
def test_auction_with_a_single_asset() -> None:
    t = ready("S3", "art", "gangster").actions().do("special S3", "lay art")
    assert (t.actor, t.legal) == (0, ["no-more"])
    t.do("no-more")
    assert (t.actor, t.s.all_assets(0), t.cards(0)) == (1, 1, {"gangster": 1})


@pytest.mark.card("S3", aspect="effect")
@pytest.mark.rule("C8.1", "Q-X1", "C4.6")
def test_auction_reaches_the_extra_action_with_the_fourth_type() -> None:
    t = ready("S3", "art", "title").assets(0, "mansion", "car").actions().do("special S3", "lay art")
    assert t.events("extra-claimed") == []
    assert t.do("lay title").events("extra-claimed") == [{"seat": 0, "extra": "C"}]


@pytest.mark.card("S3", aspect="nothing")
@pytest.mark.rule("C4.6")
def test_auction_needs_an_asset_in_the_hand() -> None:
    assert specials(ready("S3", "gangster", "movement").assets(0, "car").actions()) == []
    assert specials(ready("S3", "title").actions()) == ["special S3"]


# -- S4 Loose Ends


@pytest.mark.card("S4", aspect="effect")
@pytest.mark.rule("C4.6", "Q-A15")
def test_loose_ends_removes_one_agent_of_the_city_from_the_game_and_draws_one() -> None:
    t = ready("S4").token("a1", "agent", "agent").token("d3", "agent", "grey").actions()
    supply = t.s.agents
    t.do("special S4")
    assert t.legal == ["remove-agent a1", "remove-agent d3"]  # where there is one, one must go
    t.draws("art").do("remove-agent a1")
    assert (t.hole("a1"), t.hole("d3"), t.s.agents) == (["agent"], ["agent", "grey"], supply)
    assert (t.actor, t.cards(0)) == (1, {"art": 1})
    assert t.events("agent-removed") == [{"seat": 0, "hole": "a1"}]


@pytest.mark.card("S4", aspect="no-target")
@pytest.mark.rule("C4.6")
def test_loose_ends_without_an_agent_in_the_city_only_draws() -> None:
    t = ready("S4").token("a1", "grey").actions()
    assert t.s.agents == 10  # those of the supply are no targets
    t.draws("art").do("special S4")
    assert (t.actor, t.cards(0), t.s.agents, t.hole("a1")) == (1, {"art": 1}, 10, ["grey"])


@pytest.mark.card("S4", aspect="partial")
@pytest.mark.rule("C4.6", "Q-P15")
def test_loose_ends_with_an_empty_deck_only_removes() -> None:
    t = ready("S4").token("a1", "agent").deck().actions().do("special S4")
    assert (t.actor, t.cards(0), t.hole("a1")) == (1, {}, [])


@pytest.mark.card("S4", aspect="nothing")
@pytest.mark.rule("C4.6")
def test_loose_ends_needs_an_agent_or_a_card_to_draw() -> None:
    assert specials(ready("S4").token("a1", "grey").deck().actions()) == []
    assert specials(ready("S4").token("a1", "agent").deck().actions()) == ["special S4"]
    assert specials(ready("S4").deck("car").actions()) == ["special S4"]


# -- S5 Enticement


@pytest.mark.card("S5", aspect="effect")
@pytest.mark.rule("C4.6", "C4.10")
def test_enticement_takes_a_henchman_beside_any_own_business_and_brings_no_agent() -> None:
    t = ready("S5").owns(0, "B1", "D3").owns(1, "B3").token("b1", "grey", "purple").token("d3", "brown")
    t.token("a3", "orange").token("e1", "orange").actions()
    supply = t.s.agents
    t.do("special S5")
    beside = {"henchman b1 grey", "henchman b1 purple", "henchman d3 brown"}
    assert set(t.legal) == beside  # and no way out
    t.do("henchman d3 brown")
    assert t.legal == ["place-own", "place-shared"]
    t.do("place-own")
    assert (t.actor, t.hole("d3"), t.s.agents) == (1, [], supply)
    assert t.of(0, terms.MAIN + terms.BROWN) == 1
    assert t.events("agent-placed") == []


@pytest.mark.card("S5", aspect="effect")
@pytest.mark.rule("C1.8", "C8.1", "C4.6")
def test_enticement_lets_an_unplaced_first_henchman_be_placed_and_may_make_the_four_colours() -> None:
    t = ready("S5").henchmen(0, "brown").first(0, "grey").owns(0, "B1").token("a1", "purple")
    t.actions().do("special S5", "place-shared", "place-own")
    assert (t.of(0, terms.FIRST), t.of(0, terms.SHARED + terms.GREY)) == (0, 1)
    assert t.of(0, terms.MAIN + terms.PURPLE) == 1
    assert t.events("extra-claimed") == [{"seat": 0, "extra": "D"}]


@pytest.mark.card("S5", aspect="partial")
@pytest.mark.rule("C4.10", "C4.6")
def test_enticement_of_a_fourth_of_a_colour_takes_it_out_of_the_game() -> None:
    t = ready("S5").henchmen(0, "orange", shared=True).owns(0, "B1").token("b2", "orange").actions()
    t.do("special S5")
    assert (t.actor, t.hole("b2"), t.s.henchmen(0, terms.ORANGE)) == (1, [], 3)
    assert t.events("henchman-lost") == [{"seat": 0, "colour": "orange"}]


@pytest.mark.card("S5", aspect="no-target")
@pytest.mark.rule("C4.6")
def test_enticement_is_refused_without_such_a_henchman() -> None:
    assert specials(ready("S5").token("a1", "grey").actions()) == []  # controls nothing
    far = ready("S5").owns(0, "B1").owns(1, "B3").token("a3", "grey").token("a1", "agent")
    assert specials(far.actions()) == []
    assert specials(ready("S5").owns(0, "B1").token("a1", "agent", "grey").actions()) == ["special S5"]


# -- S6 Influence Peddling


@pytest.mark.card("S6", aspect="effect")
@pytest.mark.rule("C4.6", "C2.4")
@pytest.mark.parametrize(("first", "second"), (("hat", "hat"), ("hat", "city"), ("city", "city")))
def test_influence_peddling_lays_two_cards_of_any_kind_each_on_its_side(first: str, second: str) -> None:
    t = ready("S6", "S7", "family", "car").actions()
    t.do("special S6", f"lay-influence {first} S7", f"lay-influence {second} family")
    assert (t.actor, t.cards(0), t.events("money-paid")) == (1, {"car": 1}, [])
    sides = [first, second]
    assert [t.of(0, terms.HAT_CARDS), t.of(0, terms.CITY_CARDS)] == [sides.count("hat"), sides.count("city")]
    told = [e for e in t.seen(1) if e["event"] == "influence-laid"]
    assert [(e["side"], e.get("kind")) for e in told] == [(first, None), (second, None)]


@pytest.mark.card("S6", aspect="declined")
@pytest.mark.rule("C4.6")
def test_influence_peddling_may_stop_after_one_but_not_before() -> None:
    t = ready("S6", "car", "art").actions().do("special S6")
    assert "no-more" not in t.legal
    t.do("lay-influence city art")
    assert t.legal == ["lay-influence hat car", "lay-influence city car", "no-more"]
    t.do("no-more")
    assert (t.actor, t.cards(0), t.s.all_influence(0)) == (1, {"car": 1}, 1)


@pytest.mark.card("S6", aspect="partial")
@pytest.mark.rule("C4.6")
def test_influence_peddling_with_a_single_card() -> None:
    t = ready("S6", "car").actions().do("special S6", "lay-influence hat car")
    if t.actor == 0:  # all can see that no card is left
        t.do("no-more")
    assert (t.actor, t.cards(0), t.of(0, terms.HAT_CARDS)) == (1, {}, 1)


@pytest.mark.card("S6", aspect="effect")
@pytest.mark.rule("C8.1", "Q-X1", "C4.6")
def test_influence_peddling_reaches_the_extra_action_with_the_fourth() -> None:
    t = ready("S6", "car", "art").influence(0, "hat", "car", "art").actions()
    assert t.do("special S6", "lay-influence city car").events("extra-claimed") == []
    assert t.do("lay-influence hat art").events("extra-claimed") == [{"seat": 0, "extra": "A"}]


@pytest.mark.card("S6", aspect="nothing")
@pytest.mark.rule("C4.6")
def test_influence_peddling_needs_a_card_beside_itself() -> None:
    assert specials(ready("S6").influence(0, "hat", "car").actions()) == []
    assert specials(ready("S6", "car").actions()) == ["special S6"]
