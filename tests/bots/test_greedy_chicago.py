"""The greedy bot at Chicago: it beats random players, uses every kind of card, and sees what pays."""

from collections.abc import Callable
from typing import Any

import pytest

from consigliere.bots.chicago import controlling, seen, thumbs, tokens
from consigliere.bots.chicago.worth import asset_points, Worth
from consigliere.games.chicago import names
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.notation import TABLE
from consigliere.games.chicago.options import NAMES
from consigliere.games.chicago.view import view
from tests.bots.playing import GREEDY, played, share_of_wins
from tests.chicago.table import Table

Asset = tuple[int, int, int, int]


def worth(table: Table, seat: int | None = None) -> Worth:
    return Worth(view(table.s, table.actor if seat is None else seat, {}), load())


def chosen(table: Table) -> str:
    """What the bot does at a laid-out table; equals decided by their order."""
    at = worth(table)
    score = thumbs.SCORES[at.view["prompt"]["decision"]]
    found = [action for text in table.legal if (action := TABLE.find(text)) is not None]
    return max(found, key=lambda action: score(at, action.form)).text


def test_greedy_beats_random_nearly_always() -> None:
    assert share_of_wins("chicago", 4, 40) >= 0.9


@pytest.mark.slow
def test_greedy_beats_random_over_many_games() -> None:
    assert share_of_wins("chicago", 4, 100) >= 0.9


def test_greedy_uses_every_kind_of_card() -> None:
    """Special cards, powers, extra actions, bonuses and the godfather's help, in whole games."""
    told: list[dict[str, Any]] = []
    for seed in range(45):
        options = {NAMES[seed % len(NAMES)]: seed % 3 == 0}
        told += played("chicago", [GREEDY] * (2 + seed % 3), 700 + seed, options)[0].events()

    def found(event: str, field: str) -> set[Any]:
        return {e[field] for e in told if e["event"] == event}

    assert found("special-played", "special") == set(names.SPECIAL_IDS)
    assert found("power-used", "power") == set(names.POWER_IDS)
    assert found("extra-claimed", "extra") == set(names.EXTRA_IDS)
    assert found("extra-used", "extra")
    assert found("bonus-used", "area") >= {"influence", "gangsters", "assets", "business", "movement"}
    assert "henchmen" in found("claim-announced", "ignoring")
    events = {e["event"] for e in told}
    assert {"movement-played", "attack-announced", "opposition-won", "chief-placed"} <= events


@pytest.mark.parametrize("options", range(len(NAMES)))
def test_greedy_plays_every_variant(options: int) -> None:
    game, _ = played("chicago", [GREEDY] * 3, 40 + options, {NAMES[options]: True})
    assert max(game.scores) > 15


# -- what pays


def test_it_claims_the_business_worth_most() -> None:
    """The Theatre brings a point more than the Bar, for $1."""
    t = Table(4).influence(0, "hat", "gangster").influence(0, "city", "gangster").gangsters(0, 1)
    t.hand(0, "family", "family", "family").control()
    assert {"claim B1", "claim D2", "pass"} <= set(t.legal)
    assert chosen(t) == "claim D2"


def test_it_claims_first_what_another_could_take() -> None:
    t = Table(3).family(0, 1).gangsters(0, 1).influence(0, "hat", "gangster")
    t.family(1, 1).gangsters(1, 1).control()
    assert {"claim B1", "claim B3"} <= set(t.legal)
    assert chosen(t) == "claim B3"


def test_it_lays_what_completes_a_business() -> None:
    """One gangster is missing for the Bar."""
    t = Table(3).influence(0, "hat", "family").hand(0, "gangster", "movement", "movement").actions()
    assert chosen(t) == "gangster"


def test_it_opposes_and_gives_up_the_influence_it_needs_least() -> None:
    t = Table(3).influence(0, "hat", "gangster").gangsters(0, 1)
    t.influence(1, "hat", "movement").influence(1, "city", "movement", "movement").gangsters(1, 1)
    t.control().do("claim B1")
    assert t.actor == 1
    assert chosen(t) == "oppose"


def test_it_attacks_when_it_is_the_stronger() -> None:
    t = Table(3).family(0, 1).gangsters(0, 2).owns(1, "B1", "B3").control()
    assert chosen(t) == "attack B3"


def test_it_takes_the_henchman_that_fills_an_area() -> None:
    t = Table(3).family(0, 1).gangsters(0, 1).henchmen(0, "brown")
    t.token("a3", "orange").token("b3", "brown").control().do("claim B3")
    assert chosen(t) == "henchman b3 brown"
    assert chosen(t.do("henchman b3 brown")) == "place-own"


def test_it_moves_an_agent_from_its_own_business_to_those_of_others() -> None:
    t = Table(3).owns(0, "B1").owns(1, "D1", "D3").token("b1", "agent").token("a4", "agent")
    t.hand(0, "movement").actions().do("movement")
    assert chosen(t) == "token b1 agent"
    at = worth(t.do("token b1 agent"))
    assert tokens.harm(at, "b1") == 1.0
    assert tokens.harm(at, chosen(t).split()[1]) < 0


def test_it_extorts_what_brings_most() -> None:
    """Al Capone adds a card to the two of the Bar; the Radio brings four by itself."""
    t = Table(2).owns(0, "B1", "D2").city_card("B", "al-capone-down").hand(1, "gangster").income()
    while t.asked != "extort":
        t.do(t.legal[0]).draws("20").go()
    assert chosen(t) == "extort B1"


def test_it_pays_with_the_card_of_least_use() -> None:
    t = Table(3).influence(0, "hat", "family").hand(0, "gangster", "gangster", "movement").actions()
    t.do("influence city gangster")
    assert chosen(t) == "pay movement"


def test_a_chief_goes_where_others_are_stronger() -> None:
    for gangsters, placed in ((3, "chief"), (0, "no-chief")):
        t = Table(3).family(0, 1).gangsters(0, 1).owns(0, "B1").gangsters(1, gangsters)
        t.control().do("claim B3")
        assert chosen(t) == placed


def test_the_son_shields_from_what_would_strike() -> None:
    t = Table(3).family(0, 1).assets(0, "art").city_card("D", "sabotage").city_card("B", "bribe")
    t.control().do("claim D1", "no-chief")
    assert chosen(t) == "son"
    at = worth(t)
    assert controlling.penalty(at, {"penalty": "sabotage"}) > controlling.penalty(at, {"penalty": "bribe"})


@pytest.mark.parametrize(
    ("counts", "points"),
    [((0, 0, 0, 0), 0), ((1, 0, 0, 0), 1), ((0, 2, 0, 1), 3), ((1, 1, 1, 0), 4), ((2, 1, 1, 1), 7)],
)
def test_assets_score_in_sets(counts: Asset, points: int) -> None:
    holding = [0] * 15
    holding[seen.ASSET : seen.COLOUR] = counts
    assert asset_points(holding) == points


@pytest.mark.parametrize(
    ("lay", "groups"),
    [
        (lambda t: t, {"henchmen", "gangsters", "money"}),
        (lambda t: t.gangsters(0, 2), {"henchmen", "money"}),
        (lambda t: t.gangsters(0, 2).henchmen(0, "grey", "grey"), {"money"}),
        (lambda t: t.gangsters(0, 2).henchmen(0, "grey", "grey").hand(0, *["family"] * 3), set()),
    ],
)
def test_what_the_airport_lacks(lay: Callable[[Table], Table], groups: set[str]) -> None:
    at = worth(lay(Table(3).business("A1", 24)).actions(), 0)
    airport = at.businesses["24"]
    assert seen.groups_missing(at.holding, airport) == groups
    assert seen.met(at.holding, airport) == (not groups)
