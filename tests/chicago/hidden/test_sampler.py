"""C2.4 Knowledge: the sampler against the lister, in 50 small positions; worlds built from a view."""

from __future__ import annotations

import json
import random
from collections import Counter
from fractions import Fraction
from functools import lru_cache
from typing import Any

import pytest

from consigliere.core.loop import play_out
from consigliere.core.state import A, B, C, KIND
from consigliere.games.chicago import frames, options
from consigliere.games.chicago.events import EVENTS
from consigliere.games.chicago.knowledge import Ledger
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.names import KIND_IDS
from consigliere.games.chicago.state import begin, Chicago
from consigliere.games.chicago.view import hand, influence, view
from consigliere.games.chicago.worlds import sample
from tests.chicago.hidden.comparing import (
    disagreement,
    FAULTS,
    fed,
    Key,
    listed,
    misdealing,
    Truth,
    truth,
    unlike,
)
from tests.chicago.hidden.lister import TooMany
from tests.chicago.hidden.positions import Position, positions, tags, WANTED, wanted

NUMBER = 50
RAREST = 80  # the least likely world of a small position comes up once in so many deals


@lru_cache(maxsize=1)
def small_positions() -> list[tuple[Position, Truth]]:
    """Fifty with something hidden in each, and every kind of evidence as often as WANTED says."""
    missing = Counter(WANTED)
    chosen: list[tuple[Position, Truth]] = []
    for position in positions(1000):
        found = tags(position)
        if missing and not found & missing.keys():
            continue
        try:
            expected = truth(position, 200)
        except TooMany:
            continue
        if len(expected) > 1 and min(expected.values()) * RAREST >= 1:
            chosen.append((position, expected))
            missing = Counter({tag: n - (tag in found) for tag, n in missing.items() if n > (tag in found)})
            if len(chosen) >= NUMBER and not missing:
                break
    return chosen


@pytest.mark.slow
def test_there_are_fifty_small_positions() -> None:
    assert len(small_positions()) == NUMBER


@pytest.mark.slow
@pytest.mark.rule("C2.4")
@pytest.mark.parametrize("n", range(NUMBER))
def test_sampler_agrees_with_the_lister(n: int) -> None:
    position, expected = small_positions()[n]
    assert misdealing(position, expected) is None


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_caught(fault: type[Ledger]) -> None:
    """In some of the positions where it makes a difference: by samples alone."""
    caught = tried = 0
    for position, expected in listed():
        if min(expected.values()) * RAREST >= 1 and disagreement(position, expected, fault):
            tried += 1
            caught += misdealing(position, expected, fault, 5000) is not None
            if caught == 2:
                return
    pytest.fail(f"caught only {caught} times of {tried}")


# -- worlds from a view


def seen_by(s: Chicago, knowledge: Ledger, chosen: dict[str, bool]) -> dict[str, Any]:
    """The view as it would be sent."""
    found = view(s, knowledge.viewer, chosen) | {"knowledge": knowledge.to_json()}
    sent: dict[str, Any] = json.loads(json.dumps(found))
    return sent


def cards(counts: Any) -> tuple[str, ...]:
    return tuple(sorted(id for kind, id in enumerate(KIND_IDS) for _ in range(counts[kind])))


def world_of(s: Chicago) -> Key:
    seats = range(s.players)
    piles = [
        tuple(tuple(sorted(Counter(influence(s, seat)[side]).elements())) for seat in seats)
        for side in ("hat", "city")
    ]
    under = tuple(KIND_IDS[s.under[i]] for i in range(s.under_size))
    hands = tuple(tuple(sorted(Counter(hand(s, seat)).elements())) for seat in seats)
    return (hands, *piles, cards(s.deck), under, cards(s.cut))


def without_discards(expected: Truth) -> Truth:
    """A special card that has been applied lies there without an event of its own."""
    out: Truth = {}
    for (hands, hats, cities, deck, under, _, cut, _), chance in expected.items():
        world = hands, hats, cities, deck, under, cut
        out[world] = out.get(world, Fraction(0)) + chance
    return out


@pytest.mark.slow
@pytest.mark.rule("C2.4")
def test_worlds_from_views_are_as_frequent_as_they_should_be() -> None:
    tried = 0
    for position, every in small_positions():
        s, expected = position.state, without_discards(every)
        if (not s.over and s.get(KIND) == frames.LAY) or len(expected) > 8:
            continue
        seen = seen_by(s, fed(position), position.options)
        rng = random.Random(position.name)
        times = int(12 / min(expected.values()))
        dealt = Counter(world_of(sample(seen, rng, position.tables)) for _ in range(times))
        assert unlike(position.name, dealt, expected) is None
        tried += 1
        if tried == 10:
            break
    assert tried == 10


def walk(players: int, seed: int, chosen: dict[str, bool], every: int) -> list[tuple[Chicago, list[Any]]]:
    """A random game, stopped at every so many steps of play or chance, with the events so far."""
    rng = random.Random(seed)
    s = begin(players, load().tables, options.mask(chosen))
    events: list[Any] = []
    s.events = events
    s.advance()
    stops: list[tuple[Chicago, list[Any]]] = []
    steps = 0
    while not s.over:
        if steps % every == 0:
            stops.append((s.copy(), events.copy()))
        steps += 1
        if s.actor() < 0:
            s.settle(s.chance_pick(rng.randrange(s.chance_total())))
        else:
            actions = s.legal_actions()
            liked = [action for action in actions if wanted(action)] if rng.random() < 0.6 else []
            s.step(rng.choice(liked or actions))
    stops.append((s.copy(), events.copy()))
    return stops


@pytest.mark.slow
@pytest.mark.rule("C2.4", "C12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sampled_world_looks_the_same_and_plays_on(players: int) -> None:
    """Also in the middle of chance, of sealed choices and of a draw, and for spectators."""
    tables = load().tables
    settings: tuple[dict[str, bool], ...] = ({}, {"no-city-cards": True, "two-extra-actions": True})
    for seed, chosen in enumerate(settings):
        ledgers = [Ledger(viewer, players, tables, chosen) for viewer in range(-1, players)]
        told = 0
        for stop, (s, events) in enumerate(walk(players, seed, chosen, 17)):
            for n, ledger in enumerate(ledgers):
                for raw in events[told:]:
                    ledger.see(EVENTS.seen_by(raw, ledger.viewer))
                if stop % len(ledgers) != n and not s.over:
                    continue
                seen = seen_by(s, ledger, chosen)
                world = sample(seen, random.Random(seed))
                assert seen_by(world, ledger, chosen) == seen
                assert world.violation() == 0
                if ledger.viewer >= 0:
                    assert hand(world, ledger.viewer) == hand(s, ledger.viewer)
                    assert influence(world, ledger.viewer) == influence(s, ledger.viewer)
                assert sample(seen, random.Random(seed)).numbers() == world.numbers()
                play_out(world, 10_000)
                assert world.over and world.violation() == 0
            told = len(events)


def test_what_is_hidden_is_dealt_anew() -> None:
    """The world is dealt, not copied: other hands, piles and cuts come up than the true ones."""
    s, events = walk(2, 7, {}, 100)[2]
    ledger = Ledger(0, 2, load().tables)
    for raw in events:
        ledger.see(EVENTS.seen_by(raw, 0))
    seen = seen_by(s, ledger, {})
    rng = random.Random(1)
    worlds = [sample(seen, rng) for _ in range(50)]
    assert len({json.dumps(hand(world, 1)) for world in worlds}) > 5
    assert len({cards(world.cut) for world in worlds}) > 3
    assert len({world.rng for world in worlds}) == 50


@pytest.mark.rule("C1.2")
def test_in_the_middle_of_the_cut_the_other_special_cards_are_still_in_the_deck() -> None:
    s, events = walk(2, 1, {}, 2)[1]
    assert not events and s.get(KIND) == frames.CUT_SPECIAL
    world = sample(seen_by(s, Ledger(1, 2, load().tables), {}), random.Random(0))
    assert (sum(world.cut), world.deck_size) == (2, 48)
    assert world.violation() == 0


@pytest.mark.rule("C2.4", "C3.4")
def test_a_card_to_be_put_under_the_deck_is_one_of_those_just_drawn() -> None:
    found = 0
    for position in positions(3000):
        s = position.state
        if s.over or s.get(KIND) != frames.UNDER or s.actor() == position.viewer:
            continue
        found += 1
        if found == 6:
            break
        seen = seen_by(s, fed(position), position.options)
        for seed in range(10):
            world = sample(seen, random.Random(seed), position.tables)
            packed = world.get(A)
            drawn = Counter(packed >> 5 * i & 31 for i in range(world.get(C)))
            assert all(world.holds(s.actor(), kind) >= n for kind, n in drawn.items())
            assert world.get(B) == s.get(B) and world.legal_count == len(drawn)
    assert found == 6


@pytest.mark.rule("C4.6", "C2.4")
def test_whoever_plays_recruitment_holds_a_gangster() -> None:
    """The prompt itself proves it, so the sampler deals until it can be answered."""
    played = {"event": "special-played", "seat": 1, "special": "S2"}
    s = begin(3, load().tables, 0)
    s.top = -6
    for kind, n in ((KIND_IDS.index("gangster"), 1), (KIND_IDS.index("S2"), 1)):
        s.deck[kind] -= n
        s.deck_size -= n
    s.gain(1, KIND_IDS.index("gangster"))
    s.push(frames.ROUNDS, -1, 0, 0, 0, 0)
    s.push(frames.SPECIAL, 1, 1, 1, 0, 0)
    s.push(frames.LAY, 1, 1, 2, 0, 0)
    s.refresh()
    ledger = Ledger(0, 3, load().tables)
    for event in (*[{"event": "card-dealt", "seat": 1}] * 2, played):
        ledger.see(event)
    assert ledger.chance(1, "gangster") < 0.5
    seen = seen_by(s, ledger, {})
    for seed in range(20):
        world = sample(seen, random.Random(seed))
        assert hand(world, 1) == {"gangster": 1}
        assert world.legal_actions() == s.legal_actions()


def test_knowledge_of_another_position_is_refused() -> None:
    s, _ = walk(3, 7, {}, 150)[1]
    with pytest.raises(ValueError, match="not of this view"):
        sample(seen_by(s, Ledger(0, 3, load().tables), {}), random.Random(1))
