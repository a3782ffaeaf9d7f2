"""The greedy bot at Chicago: it beats random players, uses every kind of card, and sees what pays."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from consigliere.bots.chicago import controlling
from consigliere.bots.chicago.policy import policy, score
from consigliere.bots.chicago.prospects import ASSET
from consigliere.bots.chicago.scales import UNIT
from consigliere.bots.chicago.thumbs import Thumbs
from consigliere.bots.chicago.worth import Worth
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.chicago import names, ranges
from consigliere.games.chicago.notation import TABLE
from consigliere.games.chicago.options import NAMES
from consigliere.games.chicago.state import Chicago
from tests.bots.chicago.playing import share_of_wins
from tests.bots.chicago.positions import RULES
from tests.chicago.table import Table

Asset = tuple[int, int, int, int]


def desk(table: Table) -> Thumbs:
    thumbs = Thumbs(table.s)
    thumbs.look(table.s, table.actor)
    return thumbs


def chosen(table: Table) -> str:
    """What the bot does at a laid-out table."""
    return TABLE[int(policy(table.s))].text


def told_of(players: int, seed: int, options: Mapping[str, bool]) -> list[dict[str, Any]]:
    """The events of a whole game of greedy players."""
    at = Game(RULES, players, Stream(seed), options)
    while not at.over:
        s = at.state
        assert isinstance(s, Chicago)
        at.play(TABLE[int(policy(s))])
    return at.events()


@pytest.mark.parametrize(("players", "games", "least"), [(4, 120, 0.9), (3, 60, 0.9), (2, 60, 0.95)])
def test_greedy_beats_random_nearly_always(players: int, games: int, least: float) -> None:
    assert share_of_wins("greedy", "random", players, games) >= least


@pytest.mark.slow
def test_greedy_beats_random_over_many_games() -> None:
    assert share_of_wins("greedy", "random", 4, 1200) >= 0.93


@pytest.mark.slow
def test_greedy_uses_every_kind_of_card() -> None:
    """Special cards, powers, extra actions, bonuses and the godfather's help, in whole games."""
    told: list[dict[str, Any]] = []
    for seed in range(120):
        told += told_of(2 + seed % 3, 700 + seed, {NAMES[seed % len(NAMES)]: seed % 3 == 0})

    def found(event: str, field: str) -> set[Any]:
        return {e[field] for e in told if e["event"] == event}

    assert found("special-played", "special") == set(names.SPECIAL_IDS)
    assert found("power-used", "power") >= {"son", "father"}  # the third needs three family cards: see below
    assert found("extra-claimed", "extra") == set(names.EXTRA_IDS)
    assert found("extra-used", "extra")
    assert found("bonus-used", "area") >= {"influence", "gangsters", "assets", "business", "movement"}
    assert "henchmen" in found("claim-announced", "ignoring")
    events = Counter(e["event"] for e in told)
    assert {"movement-played", "attack-announced", "opposition-won", "chief-placed"} <= set(events)
    assert events["control-taken"] > 120 * 8


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


def test_it_prefers_what_its_hand_can_complete() -> None:
    """The Bar lacks a gangster, the Fish Shop an asset: it gets ready for the one its hand holds."""
    t = Table(3).family(0, 1).influence(0, "city", "movement")
    t.hand(0, "mansion", "movement", "movement", "movement").actions()
    assert chosen(t) == "asset mansion"


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


def test_it_places_the_first_of_a_colour_where_two_colours_can_join() -> None:
    t = Table(3).family(0, 1).gangsters(0, 1).token("b3", "brown").control().do("claim B3")
    assert chosen(t) == "place-shared"


def test_it_moves_an_agent_from_its_own_business_to_those_of_others() -> None:
    t = Table(3).owns(0, "B1").owns(1, "D1", "D3").token("b1", "agent").token("a4", "agent")
    t.hand(0, "movement").actions().do("movement")
    assert chosen(t) == "token b1 agent"
    at = desk(t.do("token b1 agent"))
    at.look_at_tokens()
    assert at.tokens.harms[names.HOLE_IDS.index("b1")] == UNIT
    assert at.tokens.harms[names.HOLE_IDS.index(chosen(t).split()[1])] < 0


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
    at = desk(t)
    bribe, sabotage = ranges.PENALTY, ranges.PENALTY + 1
    assert controlling.penalty(at, sabotage) > controlling.penalty(at, bribe)


def test_it_likes_the_grandfather_best_once_three_family_cards_lie_there() -> None:
    """In games it takes the father's power with two, so this is laid out."""
    t = Table(3).family(0, 3).owns(0, "B1").token("b1", "agent").token("b1", "grey").actions()
    at = desk(t)
    kind = t.s.frames[t.s.top]
    scores = {TABLE[action].text: score(at, kind, action) for action in t.s.legal_actions()}
    assert scores["grandfather"] > max(scores["father"], scores["son"], 0)


def test_scores_tell_the_choice() -> None:
    """The chosen action is one that scores most."""
    t = Table(3).influence(0, "hat", "family").hand(0, "gangster", "movement", "movement").actions()
    at = desk(t)
    kind = t.s.frames[t.s.top]
    scores = {TABLE[action].text: score(at, kind, action) for action in t.s.legal_actions()}
    assert scores[chosen(t)] == max(scores.values())
    assert len(set(scores.values())) > 3


@pytest.mark.parametrize(
    ("counts", "points"),
    [((0, 0, 0, 0), 0), ((1, 0, 0, 0), 1), ((0, 2, 0, 1), 3), ((1, 1, 1, 0), 4), ((2, 1, 1, 1), 7)],
)
def test_assets_score_in_sets(counts: Asset, points: int) -> None:
    at = Worth(Table(3).actions().s)
    for kind, n in enumerate(counts):
        at.h[ASSET + kind] = n
    assert at.sets() == points * UNIT


@pytest.mark.parametrize(
    ("lay", "missing"),
    [
        (lambda t: t, (2, 2, 2)),
        (lambda t: t.gangsters(0, 2), (0, 0, 2)),
        (lambda t: t.gangsters(0, 1).hand(0, "gangster"), (1, 0, 2)),
        (lambda t: t.gangsters(0, 2).henchmen(0, "grey", "grey"), (0, 0, 0)),
    ],
)
def test_what_the_airport_lacks(lay: Callable[[Table], Table], missing: tuple[int, int, int]) -> None:
    """Actions, gangsters that are not in hand, henchmen; and the $3 with two for every action."""
    at = desk(lay(Table(3).business("A1", 24)).actions()).worth
    at.survey()
    airport = [i for i in range(at.count) if at.where[i] == 0]
    at.miss(airport[0])
    assert (int(at.lacking), int(at.unheld), int(at.henchmen)) == missing
    assert at.needed == 3 + 2 * missing[0]
