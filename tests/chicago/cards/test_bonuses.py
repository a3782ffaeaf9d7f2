"""C4.9 The six bonuses of the mini-board: slots, effect, how often, declined, lent by the godfather."""

import pytest

from consigliere.games.chicago import terms
from tests.chicago.cards.marking import each
from tests.chicago.table import Table

# the area's slots: colours, and whether they are the slots shared with another colour's area
AREAS = {
    "influence": (("grey", "brown"), True),
    "gangsters": (("purple", "purple"), False),
    "assets": (("brown", "brown"), False),
    "business": (("purple", "orange"), True),
    "special": (("orange", "orange"), False),
    "movement": (("grey", "grey"), False),
}
SAVING = ("influence", "gangsters", "assets")
ACTION = {
    "influence": "influence hat art",
    "gangsters": "gangster",
    "assets": "asset art",
    "business": "business A1",
    "special": "special S8",
    "movement": "movement",
}
LENT = {
    "business": "use-bonus-by-godfather",
    "special": "special-by-godfather S8",
    "movement": "use-bonus-by-godfather",
}


def table() -> Table:
    """Seat 0 holds cards for every action; two agents lie in the city."""
    t = Table().hand(0, "gangster", "gangster", "art", "art", "movement", "movement", "S8", "S10")
    return t.token("a1", "agent").token("e4", "agent")


def owned(area: str) -> Table:
    colours, shared = AREAS[area]
    return table().henchmen(0, *colours, shared=shared)


def act(t: Table, area: str) -> Table:
    """The area's action up to the moment of its bonus."""
    if area == "business":
        t.draws("6")
    t.do(ACTION[area])
    return t.do("token a1 agent", "to b1", "no-token") if area == "movement" else t


def available(t: Table, area: str) -> bool:
    """Whether the own bonus is there; the action itself is begun but for Special."""
    if area == "special":
        return "special S8" in t.legal
    return {"free", "use-bonus"} & set(act(t, area).legal) != set()


def others_act(t: Table) -> Table:
    while t.actor != 0 or t.asked != "act":
        if t.actor < 0:
            t.s.settle(t.s.chance_pick(0))
        else:
            t.do(next(a for a in t.legal if a.startswith(("business", "no-bonus"))))
    return t


# -- all six


@each("area", "bonus", AREAS, "slots")
@pytest.mark.rule("C4.9", "C4.10")
def test_it_takes_both_henchmen_in_this_very_area(area: str) -> None:
    assert available(owned(area).actions(), area)
    for other in AREAS:
        if other != area:
            assert not available(owned(other).actions(), area), other
    colours, shared = AREAS[area]
    for colour in colours:
        assert not available(table().henchmen(0, colour, shared=shared).actions(), area)
    assert not available(table().henchmen(0, colours[0], shared=shared).first(0, colours[1]).actions(), area)


@each("area", "bonus", AREAS, "slots")
@pytest.mark.rule("C4.9", "C4.10")
def test_the_same_henchmen_spread_over_two_areas_give_nothing(area: str) -> None:
    (first, second), shared = AREAS[area]
    t = table().henchmen(0, first, shared=shared).henchmen(0, second, shared=not shared)
    assert not available(t.actions(), area)


@each("area", "bonus", AREAS, "slots")
@pytest.mark.rule("C4.9", "C2.4")
def test_the_henchmen_of_others_give_nothing(area: str) -> None:
    colours, shared = AREAS[area]
    assert not available(table().henchmen(1, *colours, shared=shared).actions(), area)


@each("area", "bonus", AREAS, "godfather")
@pytest.mark.rule("C9.1", "Q-A24")
def test_the_godfather_lends_it_once_to_a_godchild_who_does_not_own_it(area: str) -> None:
    lent = LENT.get(area, "free-by-godfather")
    t = table().godchild(0).actions()
    if area != "special":
        act(t, area)
    assert lent in t.legal
    t.do(lent)
    assert t.of(0, terms.BENEFITS) == terms.BENEFIT_BONUS
    assert t.events("bonus-used") == [{"seat": 0, "area": area, "by_godfather": True}]
    own = owned(area).godchild(0)
    own.s.set_of(0, terms.BONUSES_USED, 7)  # owned, though used already this round
    own.actions()
    if area != "special":
        act(own, area)
    assert lent not in own.legal


@each("area", "bonus", AREAS, "times")
@pytest.mark.rule("C4.9", "Q-A6")
def test_once_a_round_or_every_time(area: str) -> None:
    t = owned(area).actions()
    if area in SAVING:
        t.do(ACTION[area], "free")
        assert not available(others_act(t), area)
        assert t.of(0, terms.BONUSES_USED) == 1 << SAVING.index(area)
        return
    act(t, area)
    if area != "special":
        t.do("use-bonus")
    if area == "movement":
        t.do("no-agent")
    others_act(t)
    assert t.of(0, terms.BONUSES_USED) == 0
    again = {"business": "business C1", "special": "special S10", "movement": "movement"}[area]
    t.draws(*(["20"] if area == "business" else [])).do(again)
    if area == "movement":
        t.do("token b1 agent", "to a1", "no-token")
    assert area == "special" or t.legal == ["use-bonus", "no-bonus"]


# -- the $1 that is saved


@each("area", "bonus", SAVING, "effect")
@pytest.mark.rule("C4.9", "C2.3")
def test_the_dollar_is_not_paid(area: str) -> None:
    t = owned(area).actions()
    before = t.of(0, terms.SIZE)
    t.do(ACTION[area], "free")
    assert (t.of(0, terms.SIZE), t.events("money-paid"), t.s.discards_size) == (before - 1, [], 0)
    assert t.events("bonus-used") == [{"seat": 0, "area": area, "by_godfather": False}]
    laid = (t.s.all_influence(0), t.s.gangsters(0), t.s.all_assets(0))
    assert laid == tuple(int(area == other) for other in SAVING)


@each("area", "bonus", SAVING, "effect")
@pytest.mark.rule("C4.9", "C4.2", "C4.3", "C4.4")
def test_a_single_card_is_enough_with_it_and_not_without(area: str) -> None:
    card = "gangster" if area == "gangsters" else "art"
    colours, shared = AREAS[area]
    t = Table().hand(0, card).henchmen(0, *colours, shared=shared).actions()
    assert t.do(ACTION[area]).legal == ["free"]
    assert ACTION[area] not in Table().hand(0, card).actions().legal


@each("area", "bonus", SAVING, "declined")
@pytest.mark.rule("C4.9", "Q-A7")
def test_it_may_be_kept_for_later_in_the_round(area: str) -> None:
    t = owned(area).actions().do(ACTION[area], "pay movement")
    assert (t.events("bonus-used"), len(t.events("money-paid"))) == ([], 1)
    assert available(others_act(t), area)


# -- Business, Special, Movement


@pytest.mark.card("bonus business", aspect="effect")
@pytest.mark.rule("C4.9", "C4.5", "Q-A9")
def test_business_draws_two_instead_of_one_after_the_reveal() -> None:
    t = owned("business").actions().draws("6").do("business A1")
    assert (t.events("business-revealed"), t.events("card-drawn")) == ([{"card": "A1", "business": "6"}], [])
    t.draws("family", "title").do("use-bonus")
    assert (len(t.events("card-drawn")), t.cards(0)["family"], t.cards(0)["title"]) == (2, 1, 1)
    assert t.actor == 1


@pytest.mark.card("bonus business", aspect="declined")
@pytest.mark.rule("C4.9", "Q-A7")
def test_business_may_draw_one_only() -> None:
    t = owned("business").actions().draws("6", "family").do("business A1", "no-bonus")
    assert (len(t.events("card-drawn")), t.cards(0)["family"], t.events("bonus-used")) == (1, 1, [])
    assert t.actor == 1


@pytest.mark.card("bonus special", aspect="effect")
@pytest.mark.rule("C4.9", "C4.6")
def test_special_ignores_the_pair_but_not_that_something_must_happen() -> None:
    t = owned("special").actions()
    assert {"special S8", "special S10"} <= set(t.legal)
    t.draws("family").do("special S8")
    assert (t.actor, t.cards(0)["family"]) == (1, 1)
    assert "special S9" not in Table().hand(0, "S9", "car").henchmen(0, "orange", "orange").actions().legal


@pytest.mark.card("bonus movement", aspect="effect")
@pytest.mark.rule("C4.9", "Q-A14", "Q-A15")
def test_movement_removes_an_agent_of_the_city_after_moving() -> None:
    t = owned("movement").actions()
    supply = t.s.agents
    t.do("movement")
    assert t.legal == ["token a1 agent", "token e4 agent"]  # something must be moved first
    t.do("token a1 agent", "to b1", "no-token", "use-bonus")
    assert t.legal == ["remove-agent b1", "remove-agent e4", "no-agent"]
    t.do("remove-agent b1")
    assert (t.hole("b1"), t.s.agents_in_city(), t.s.agents) == ([], 1, supply)


@pytest.mark.card("bonus movement", aspect="declined")
@pytest.mark.rule("C4.9")
def test_movement_need_not_remove_an_agent() -> None:
    t = act(owned("movement").actions(), "movement")
    assert t.legal == ["use-bonus", "no-bonus"]
    t.do("no-bonus")
    assert (t.s.agents_in_city(), t.events("bonus-used"), t.actor) == (2, [], 1)


@pytest.mark.card("bonus movement", aspect="no-target")
@pytest.mark.rule("C4.9", "C4.7")
def test_movement_without_an_agent_in_the_city_removes_none_from_the_supply() -> None:
    t = Table().hand(0, "movement", "car").henchmen(0, "grey", "grey").token("a1", "orange").actions()
    t.do("movement", "to b1")
    assert (t.actor, t.s.agents, t.events("bonus-used")) == (1, 10, [])
