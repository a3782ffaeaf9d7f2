"""C6 Phase 3, control, with Q-C1 to Q-C33: claims, oppositions, attacks and the steps of taking control."""

import pytest

from consigliere.games.chicago import names, options, terms
from tests.chicago.table import Table

SPARE = ("movement", "family", "gangster", "mansion", "car", "art", "title")


def influence(t: Table, seat: int, hat: int, city: int = 0) -> Table:
    return t.influence(seat, "hat", *SPARE[:hat]).influence(seat, "city", *SPARE[:city])


def bar(t: Table, seat: int, hat: int = 1) -> Table:
    """All that the Bar on B1 asks: a hat influence and a gangster."""
    return influence(t, seat, hat).gangsters(seat, 1)


def own(t: Table, seat: int, count: int) -> Table:
    """So many businesses in the rows A, C and E, of the numbers from 9 on."""
    places = [row + n for row in "ACE" for n in "1234"]
    for i, card in enumerate(places[:count]):
        t.business(card, 9 + i).owns(seat, card)
    return t


@pytest.mark.rule("C6.1", "Q-C1", "Q-C2", "C6.4")
def test_claim_or_pass_and_passing_is_final() -> None:
    t = bar(bar(Table(), 0, 3).family(0, 1), 1).family(1, 1).control()
    assert (t.actor, t.legal) == (0, ["son", "claim B1", "claim B3", "pass"])
    t.do("pass", "claim B1")
    assert t.asked == "chief"  # seat 0, with more influence, was not asked to oppose
    t.do("no-chief")
    assert t.asked == "after"
    t.do("go-on", "go-on")
    assert t.actor == 1 and "claim B3" in t.legal
    t.do("pass")
    assert [e["seat"] for e in t.events("passed")] == [0, 2, 1]
    assert t.s.phase == terms.ROUND_END


@pytest.mark.rule("C6.1", "Q-C25")
@pytest.mark.parametrize(("count", "may"), [(9, True), (10, False)])
def test_ten_markers_are_the_most(count: int, may: bool) -> None:
    t = own(bar(bar(Table(), 0, 3), 1), 0, count).godchild(0)
    t.s.set_of(0, terms.IMMUNE, 2)  # the Son's marker is another one
    t.owns(2, "D1", "D3").assets(0, "car").influence(0, "city", "car").extra(0, "E")
    t.s.start = 1
    t.control().do("claim B1")  # seat 1, with less influence than seat 0
    assert t.asked == ("oppose" if may else "chief")
    t.do("no-opposition" if may else "no-chief")
    if may:
        t.do("no-chief")
        assert t.actor == 0 and "attack D3" in t.legal
    else:
        assert [e["seat"] for e in t.events("passed")] == [2, 0, 1]  # nothing left to do for seat 0


@pytest.mark.rule("C6.1", "Q-C33")
def test_any_revealed_business_wherever_it_lies() -> None:
    t = bar(Table(), 0).business("E4", 6).hand(0, "car").control()
    assert t.legal == ["claim B1", "claim E4", "pass"]
    assert t.s.business[names.CARD_IDS.index("E3")] == -1


@pytest.mark.rule("C6.1", "Q-C19")
def test_an_own_business_is_neither_claimed_nor_attacked() -> None:
    t = bar(Table(), 0).owns(0, "B1").family(0, 1).control()
    assert t.legal == ["son", "claim B3", "pass"]


CASINO = ("henchmen", "influence", "money")
DISTILLERY = ("asset", "family", "money")
AIRPORT = ("henchmen", "gangsters", "money")


def meeting(number: int, lacking: str) -> Table:
    t = Table().business("A1", number)
    groups = {17: CASINO, 13: DISTILLERY, 24: AIRPORT}[number]
    if "henchmen" in groups and lacking != "henchmen":
        t.henchmen(0, *(("orange", "purple") if number == 17 else ("grey", "grey")))
    if "henchmen" in groups and lacking == "henchmen":
        t.henchmen(0, "orange" if number == 17 else "grey")
    if "influence" in groups:
        influence(t, 0, 1 if lacking == "influence" else 2, 2)
    if "asset" in groups:
        t.assets(0, "car" if lacking == "asset" else "mansion")
    if "family" in groups and lacking != "family":
        t.family(0, 1)
    if "gangsters" in groups:
        t.gangsters(0, 1 if lacking == "gangsters" else 2)
    cost = 2 if number == 13 else 3
    return t.hand(0, *["car", "art", "title"][: cost - int(lacking == "money")])


@pytest.mark.rule("C6.2", "Q-C3")
@pytest.mark.parametrize(
    ("number", "groups"),
    [(17, CASINO), (13, DISTILLERY), (24, AIRPORT)],
    ids=["casino", "distillery", "airport"],
)
def test_a_claim_takes_every_prerequisite(number: int, groups: tuple[str, ...]) -> None:
    assert "claim A1" in meeting(number, "").control().legal
    for lacking in groups:
        t = meeting(number, lacking).owns(1, "D1")
        assert "claim A1" not in t.control().legal, lacking


@pytest.mark.rule("C6.2", "Q-C29", "Q-C30")
def test_tokens_count_as_their_cards_each_once() -> None:
    t = Table().business("A1", 13).business("A2", 24).family(0, 1).hand(0, "car", "art", "title")
    t.s.add_to(0, terms.ASSET_TOKENS + names.ASSET_IDS.index("mansion"), 1)
    t.s.add_to(0, terms.HAT_TOKENS, 1)
    t.gangsters(0, 0, tokens=1).henchmen(0, "grey").first(0, "grey").control()
    assert [a for a in t.legal if a[:5] == "claim"] == ["claim A1", "claim B1", "claim B3", "claim D1"]
    t.do("claim A1", "pay car", "pay art", "no-chief")
    assert t.of(0, terms.ASSET_TOKENS) == 1  # prerequisites are never spent
    more = Table().business("A2", 24).hand(0, "car", "art", "title").henchmen(0, "grey").first(0, "grey")
    assert "claim A2" in more.gangsters(0, 1, tokens=1).control().legal
    city = Table().assets(0, "art")
    city.s.add_to(0, terms.HAT_TOKENS, 1)
    city.s.add_to(0, terms.CITY_TOKENS, 1)
    assert "claim D3" in city.control().legal  # a token counts by its symbol


@pytest.mark.rule("C6.2", "C6.8")
def test_money_is_paid_the_rest_is_kept() -> None:
    t = meeting(13, "").control().do("claim A1")
    assert (t.asked, t.owner("A1")) == ("pay", -1)  # money before the marker
    t.do("pay car")
    assert t.asked == "pay"
    t.do("pay art")
    assert (t.owner("A1"), t.cards(0)) == (0, {})
    assert (t.of(0, terms.ASSET_CARDS), t.of(0, terms.FAMILY_LAID)) == (1, 1)


@pytest.mark.rule("C6.3", "Q-C27")
def test_family_cards_used_to_draw_the_money_are_gone() -> None:
    t = meeting(13, "money").city_card("E", "bribe").influence(0, "city", "art")
    t.control().draws("car", "gangster")
    assert "claim A1" not in t.legal
    t.do("son")
    assert t.legal == ["claim D3", "pass"]
    radio = bar(Table(), 0).family(0, 1).business("A1", 6).city_card("E", "bribe").city_card("D", "sabotage")
    radio.control().draws("car", "gangster")
    assert "claim A1" not in radio.legal
    radio.do("son", "immune bribe")
    assert "claim A1" in radio.legal  # no family card is asked there
    assert len(radio.events("turn-begins")) == 1  # and it is still the same turn
    child = meeting(13, "money").city_card("E", "bribe").city_card("D", "sabotage").godchild(0)
    child.control().draws("car", "gangster").do("son", "immune bribe")
    assert [a for a in child.legal if "A1" in a] == ["claim A1 ignoring family"]


def opposed(hats: tuple[int, int, int], first: bool = False) -> Table:
    """Seat 0 claims the Bar; the others have so many hat influence each."""
    t = Table(options=options.FIRST_OPPONENT if first else 0)
    for seat, hat in enumerate(hats):
        bar(t, seat, hat)
    return t.control().do("claim B1")


@pytest.mark.rule("C6.4", "Q-C5")
@pytest.mark.parametrize(("hat", "asked"), [(1, False), (2, False), (3, True)])
def test_strictly_more_influence_to_oppose(hat: int, asked: bool) -> None:
    t = opposed((2, hat, 0))
    assert (t.actor == 1 and t.legal == ["oppose", "no-opposition"]) is asked


@pytest.mark.rule("C6.4", "Q-C5")
def test_an_opponent_needs_all_prerequisites_and_tokens_count() -> None:
    t = influence(bar(Table(), 0, 1), 1, 3)
    assert t.control().do("claim B1").asked == "chief"  # seat 1 has no gangster
    assert t.events("not-opposed") == []  # and is not asked
    t = bar(bar(Table(), 0, 1), 1, 1)
    t.s.add_to(1, terms.CITY_TOKENS, 1)
    assert t.control().do("claim B1").asked == "oppose"


@pytest.mark.rule("C6.4", "Q-C4", "Q-C6")
@pytest.mark.parametrize(
    ("hats", "first", "winner"), [((1, 2, 3), False, 2), ((1, 2, 2), False, 1), ((1, 2, 3), True, 1)]
)
def test_the_most_influence_wins_ties_to_the_nearest(
    hats: tuple[int, int, int], first: bool, winner: int
) -> None:
    t = opposed(hats, first)
    assert t.actor == 1
    t.do("oppose")
    if not first:
        assert t.actor == 2
        t.do("oppose")
    assert (t.actor, t.asked) == (winner, "lose-influence")  # the claimant is not asked again
    t.do(t.legal[0], "no-chief")
    assert t.owner("B1") == winner
    left = [int(t.s.all_influence(seat)) for seat in range(3)]
    assert left == [hat - (seat == winner) for seat, hat in enumerate(hats)]


@pytest.mark.rule("C6.4", "Q-C10", "Q-C11", "C6.8")
def test_after_an_opposition_the_claimant_has_the_turn_again() -> None:
    t = bar(bar(Table(), 0, 1), 1, 4).family(0, 1).family(1, 1).control()
    t.do("claim B1", "oppose", "lose-influence hat family", "no-chief", "go-on")
    assert (t.actor, t.owner("B1")) == (0, 1)
    t.do("claim B3", "oppose", "lose-influence hat movement", "no-chief", "go-on")
    assert (t.actor, t.owner("B3")) == (0, 1)
    t.do("pass")
    assert t.actor == 1  # the opponent still has a turn of their own


@pytest.mark.rule("C6.2", "C6.4", "Q-C7")
def test_only_the_winner_pays() -> None:
    t = bar(bar(Table(), 0, 1), 1, 2).business("A1", 6).hand(0, "car").hand(1, "car", "art").control()
    t.do("claim A1", "oppose", "lose-influence hat family")
    assert (t.actor, t.asked) == (1, "pay")
    t.do("pay art", "no-chief")
    assert (t.cards(0), t.cards(1), t.actor, t.asked) == ({"car": 1}, {"car": 1}, 0, "claim")


@pytest.mark.rule("C6.4", "Q-C8", "Q-C9")
def test_the_influence_given_up_is_of_free_choice_and_nothing_is_checked_again() -> None:
    t = bar(bar(Table(), 0, 1), 1, 1).influence(1, "city", "car")
    t.s.add_to(1, terms.CITY_TOKENS, 1)
    t.control().do("claim B1", "oppose")
    assert t.legal == ["lose-influence hat movement", "lose-influence city car", "lose-influence-token city"]
    t.do("lose-influence hat movement", "chief")
    assert (t.owner("B1"), t.s.hat(1)) == (1, 0)


def attack(attacker: int = 2, defender: int = 1, businesses: int = 2) -> Table:
    """Seat 0 can attack the Bar of seat 1 if all is well."""
    t = influence(Table(), 0, 1).gangsters(0, attacker).gangsters(1, defender).owns(1, "B1")
    return t.owns(1, "D1") if businesses == 2 else t


@pytest.mark.rule("C6.5", "Q-C14")
def test_what_an_attack_needs() -> None:
    assert "attack B1" in attack().control().legal
    tokens = attack(1)
    tokens.s.add_to(0, terms.GANGSTER_TOKENS, 1)
    assert "attack B1" in tokens.control().legal
    chief = attack()
    chief.s.set_of(1, terms.CHIEF, names.CARD_IDS.index("B1"))
    spent = attack()
    spent.s.set_of(0, terms.ATTACKS, 2)
    weak = Table().gangsters(0, 2).gangsters(1, 1).owns(1, "B1", "D1")
    for t in (attack(1, 1), attack(businesses=1), chief, spent, weak):
        assert "attack B1" not in t.family(0, 1).control().legal


@pytest.mark.rule("C6.5", "C6.8", "Q-C13", "Q-C16", "Q-C17")
def test_the_course_of_an_attack() -> None:
    t = attack().gangsters(0, 0, tokens=1).business("A1", 6).owns(1, "A1").hand(0, "car")
    bar(t, 2, 4)
    t.control().do("attack A1")
    assert (t.actor, t.legal) == (0, ["lose-gangster card", "lose-gangster token"])  # nobody opposes
    t.do("lose-gangster token").draws("car", "family").go()
    assert (t.actor, t.legal, t.owner("A1")) == (1, ["under family", "under car"], 1)
    t.do("under family")
    assert (t.cards(1), t.s.under_size, t.asked) == ({"car": 1}, 1, "pay")
    t.do("pay car", "chief")
    assert (t.owner("A1"), t.of(0, terms.GANGSTER_TOKENS), t.of(0, terms.GANGSTERS)) == (0, 0, 2)
    assert (t.of(0, terms.ATTACKS), t.of(1, terms.CONTROLLED)) == (1, 2)


@pytest.mark.rule("C6.5", "Q-C15", "Q-C12", "Q-C18", "C10.2")
def test_two_attacks_a_round_and_an_opposition_is_none() -> None:
    t = influence(Table(players=2), 0, 1).gangsters(0, 5).family(0, 1).assets(0, "car")
    influence(t, 1, 3).gangsters(1, 1).owns(1, "B3", "D2").family(1, 1)
    t.business("A1", 16).owns(1, "A1").city_card("A", "al-capone-down")
    t.extra(0, "B").control().do("claim B1", "oppose", "lose-influence hat movement", "no-chief", "go-on")
    assert t.of(1, terms.ATTACKS) == 0
    t.draws("art", "title").do("attack B1", "under art", "no-chief", "go-on", "go-on")  # just lost, now won
    assert (t.owner("B1"), t.actor, t.of(0, terms.ATTACKS)) == (0, 1, 1)
    t.do("pass").draws("art", "title").do("attack B3", "under art", "no-chief", "go-on", "go-on")
    assert t.of(0, terms.ATTACKS) == 2 and t.of(0, terms.CONTROLLED) == 2
    assert not [a for a in t.legal if a.startswith("attack")]  # D2 would be open to a third
    t.draws("bribe", "sabotage", "confrontation").do("pass")
    assert (t.s.round_no, t.of(0, terms.ATTACKS)) == (3, 0)


@pytest.mark.rule("C6.2", "Q-C9", "C6.5")
def test_the_last_gangster_may_be_given_up() -> None:
    t = attack(1, 0).control().draws("car", "art").do("attack B1", "under car", "no-chief")
    assert (t.owner("B1"), t.s.gangsters(0)) == (0, 0)


@pytest.mark.rule("C6.6", "C3.3")
def test_the_new_marker_is_not_extorted_and_the_old_one_comes_off() -> None:
    t = attack()
    t.s.extorted[names.CARD_IDS.index("B1")] = 1
    t.control().draws("car", "art").do("attack B1", "under car", "no-chief")
    assert (t.owner("B1"), t.s.extorted[names.CARD_IDS.index("B1")]) == (0, 0)
    assert t.events("control-taken") == [{"seat": 0, "card": "B1", "from": 1}]


@pytest.mark.rule("C6.6", "Q-C20")
def test_the_token_goes_to_the_first_controller_only() -> None:
    t = influence(Table(), 0, 0, 2).henchmen(0, "brown").hand(0, "car")
    t.business("A1", 9, with_token=True).control().do("claim A1", "pay car", "no-chief")
    assert (t.of(0, terms.HAT_TOKENS), t.s.token[0]) == (1, 0)
    later = influence(Table(), 0, 0, 2).henchmen(0, "brown").hand(0, "car").gangsters(0, 1)
    later.business("A1", 9).owns(1, "A1", "D1").control().draws("art", "title")
    later.do("attack A1", "under art", "pay car", "no-chief")
    assert (later.owner("A1"), later.of(0, terms.HAT_TOKENS)) == (0, 0)


@pytest.mark.rule("C6.6", "Q-C21")
def test_a_henchman_must_be_taken_and_an_agent_comes_there() -> None:
    t = bar(Table(), 0).token("a1", "orange", "grey").token("c1", "agent").token("d1", "brown")
    t.control().do("claim B1")
    assert t.legal == ["henchman a1 orange", "henchman a1 grey"]
    t.do("henchman a1 grey")
    assert t.legal == ["place-own", "place-shared"]
    t.do("place-shared", "no-chief")
    assert (t.hole("a1"), t.of(0, terms.SHARED + terms.GREY)) == (["agent", "orange"], 1)
    assert t.s.agents == 8


@pytest.mark.rule("C6.6", "Q-C21")
def test_a_fourth_of_a_colour_leaves_the_game() -> None:
    t = bar(Table(), 0).henchmen(0, "grey", "grey").henchmen(0, "grey", shared=True).token("a1", "grey")
    t.control().do("claim B1", "no-chief")
    assert (t.s.henchmen(0, terms.GREY), t.hole("a1")) == (3, ["agent"])
    assert t.events("henchman-lost") == [{"seat": 0, "colour": "grey"}]


@pytest.mark.rule("C6.6", "Q-C22", "Q-C23")
def test_without_a_henchman_or_a_supply_there_is_no_agent() -> None:
    t = bar(Table(), 0).token("b1", "agent").control().do("claim B1", "no-chief")
    assert (t.s.agents, t.events("agent-placed")) == (9, [])
    t = bar(Table(), 0).token("a1", "orange")
    t.s.agents = 0
    t.control().do("claim B1", "place-own", "no-chief")
    assert (t.hole("a1"), t.s.agents) == ([], 0)


@pytest.mark.rule("C6.6", "Q-C24")
def test_the_chief_once_a_round_and_it_blocks_attacks() -> None:
    t = bar(Table(), 0).family(0, 1).owns(0, "D1").gangsters(1, 3).control().do("claim B1", "chief")
    t.do("go-on", "go-on")
    assert t.events("chief-placed") == [{"seat": 0, "card": "B1"}]
    influence(t, 1, 1)
    t.go()
    assert t.actor == 0  # seat 1 passed: nothing could be attacked
    t.do("claim B3")
    assert t.asked == "after"  # the chief is out already
    again = bar(Table(), 0).owns(0, "D1").gangsters(1, 3).influence(1, "hat", "car").control()
    again.do("claim B1", "no-chief")
    assert again.legal == ["attack B1", "pass"]


@pytest.mark.rule("C5.5", "Q-C26", "C6.8")
@pytest.mark.parametrize("setting", [0, options.NO_OPPOSING_POWER])
def test_a_winning_opponent_has_the_window_before_the_penalty_only(setting: int) -> None:
    t = bar(bar(Table(options=setting), 0, 1), 1, 2).family(1, 1).city_card("B", "confrontation")
    t.control().do("claim B1", "oppose", "lose-influence hat family", "no-chief")
    if setting == 0:
        assert (t.actor, t.legal) == (1, ["son", "go-on"])
        declined = bar(bar(Table(), 0, 1), 1, 2).family(1, 1).city_card("B", "confrontation").control()
        declined.do("claim B1", "oppose", "lose-influence hat family", "no-chief", "go-on")
        assert (declined.actor, declined.asked) == (1, "claim")  # no other window before the own turn
        t.draws("car", "art").do("son")
        assert t.events("penalty-escaped") == [{"seat": 1, "penalty": "confrontation"}]
    else:
        assert len(t.events("gangster-lost")) == 1


@pytest.mark.rule("C5.5", "C6.7", "C7.2", "Q-C28", "C6.8")
def test_the_order_of_one_control() -> None:
    t = Table().assets(0, "mansion").family(0, 1).city_card("D", "sabotage").city_card("E", "bribe")
    t.token("d1", "brown").control().do("claim D1", "place-own", "chief")
    assert (t.asked, t.legal) == ("after", ["son", "go-on"])  # window (b), before the penalty
    t.draws("car", "art").do("son", "immune sabotage")
    order = [e["event"] for e in t.log]
    steps = ["claim-announced", "control-taken", "henchman-taken", "henchman-placed", "agent-placed"]
    steps += ["chief-placed", "power-used", "immune", "penalty-escaped"]
    assert [e for e in order if e in steps] == steps
    assert t.of(0, terms.ASSET_CARDS) == 1
