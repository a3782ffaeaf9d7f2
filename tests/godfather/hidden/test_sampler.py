"""G2.4 Knowledge: the sampler against the lister, in 50 small positions; worlds built from a view."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import lru_cache
from typing import Any

import pytest

from consigliere.core.loop import play_out
from consigliere.core.state import A, B, KIND
from consigliere.games.godfather import chance, frames
from consigliere.games.godfather.beliefs import World
from consigliere.games.godfather.events import EVENTS
from consigliere.games.godfather.knowledge import Ledger
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.names import JOB_IDS
from consigliere.games.godfather.state import begin, Godfather
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.terms import JOBS
from consigliere.games.godfather.view import hand, suitcase, view
from consigliere.games.godfather.worlds import sample
from tests.godfather.hidden import comparing
from tests.godfather.hidden.comparing import FAULTS, key, misdealing, Truth, truth, unlike
from tests.godfather.hidden.positions import Position, positions, tags, WANTED

NUMBER = 50
RAREST = 250  # the least likely world of a small position comes up once in so many deals


@lru_cache(maxsize=1)
def small_positions() -> list[tuple[Position, Truth]]:
    """Fifty with something hidden in each, and every kind of evidence as often as WANTED says."""
    missing = Counter(WANTED)
    chosen: list[tuple[Position, Truth]] = []
    for position in positions():
        found = tags(position)
        if missing and not found & missing.keys():
            continue
        expected = truth(position)
        if len(expected) > 1 and min(expected.values()) * RAREST >= 1:
            chosen.append((position, expected))
            missing = Counter({tag: n - (tag in found) for tag, n in missing.items() if n > (tag in found)})
            if len(chosen) >= NUMBER and not missing:
                break
    return chosen


def test_there_are_fifty_small_positions() -> None:
    assert len(small_positions()) == NUMBER


@pytest.mark.parametrize("n", range(NUMBER))
def test_sampler_agrees_with_the_lister(n: int) -> None:
    position, expected = small_positions()[n]
    assert misdealing(position, expected) is None


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_caught(fault: type[Ledger]) -> None:
    caught = [p.name for p, expected in small_positions() if misdealing(p, expected, fault)]
    assert len(caught) >= 3


# -- worlds from a view


def seen_by(s: Godfather, viewer: int, knowledge: Ledger, **options: bool) -> dict[str, Any]:
    """The view as it would be sent."""
    found = view(s, viewer, options) | {"knowledge": knowledge.to_json()}
    sent: dict[str, Any] = json.loads(json.dumps(found))
    return sent


def world_of(s: Godfather) -> World:
    deck = {JOB_IDS[job]: s.deck[job] for job in range(JOBS) if s.deck[job]}
    drawn = []
    if not s.over and s.get(KIND) == frames.KEEP:
        drawn = [JOB_IDS[s.frames[s.top + A]], JOB_IDS[s.frames[s.top + B]]]
    seats = range(s.players)
    hands, cases = tuple(hand(s, seat) for seat in seats), tuple(suitcase(s, seat) for seat in seats)
    return World(hands, cases, deck, tuple(drawn))


def conditioned(s: Godfather) -> bool:
    """Prompts that themselves tell something: the sampler deals again until they can stand."""
    return not s.over and (s.get(KIND) == frames.DISCARD or s.get(KIND) >= frames.FIRST_SEALED)


def test_worlds_from_views_are_as_frequent_as_they_should_be() -> None:
    tried = 0
    for position, expected in small_positions():
        if conditioned(position.state) or len(expected) > 8:
            continue
        seen = seen_by(position.state, position.viewer, comparing.fed(position))
        rng = random.Random(position.name)
        dealt = Counter(
            key(world_of(sample(seen, rng, position.tables))) for _ in range(int(25 / min(expected.values())))
        )
        assert unlike(position.name, dealt, expected) is None
        tried += 1
        if tried == 10:
            break
    assert tried == 10


def walk(players: int, seed: int, tables: Tables, every: int) -> list[tuple[Godfather, list[Any]]]:
    """A random game, stopped at every so many steps of play or chance, with the events so far."""
    rng = random.Random(seed)
    s = begin(players, tables)
    events: list[Any] = []
    s.events = events
    s.advance()
    stops: list[tuple[Godfather, list[Any]]] = []
    steps = 0
    while not s.over:
        if steps % every == 0:
            stops.append((s.copy(), events.copy()))
        steps += 1
        if s.actor() < 0:
            s.settle(chance.pick(s, rng.randrange(chance.total(s))))
        else:
            s.step(rng.choice(s.legal_actions()))
    stops.append((s.copy(), events.copy()))
    return stops


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_sampled_world_looks_the_same_and_plays_on(players: int) -> None:
    """Also in the middle of chance, of sealed choices and of a job icon, and for spectators."""
    tables = load().tables
    for seed in range(3):
        ledgers = [Ledger(viewer, players, tables) for viewer in range(-1, players)]
        told = 0
        for s, events in walk(players, seed, tables, 13):
            for ledger in ledgers:
                for raw in events[told:]:
                    ledger.see(EVENTS.seen_by(raw, ledger.viewer))
                seen = seen_by(s, ledger.viewer, ledger)
                world = sample(seen, random.Random(seed))
                assert seen_by(world, ledger.viewer, ledger) == seen
                assert world.violation() == 0
                if ledger.viewer >= 0:
                    assert hand(world, ledger.viewer) == hand(s, ledger.viewer)
                again = sample(seen, random.Random(seed))
                assert again.numbers() == world.numbers()
                play_out(world, 10_000)
                assert world.over and world.violation() == 0
            told = len(events)


def test_what_is_hidden_is_dealt_anew() -> None:
    """The world is dealt, not copied: other hands come up than the true ones."""
    tables = load().tables
    s, events = walk(3, 7, tables, 25)[4]
    ledger = Ledger(0, 3, tables)
    for raw in events:
        ledger.see(EVENTS.seen_by(raw, 0))
    seen = seen_by(s, 0, ledger)
    rng = random.Random(1)
    hands = {json.dumps(hand(sample(seen, rng), 1)) for _ in range(50)}
    assert len(hands) > 10


def test_open_suitcases_are_as_shown() -> None:
    for position, expected in small_positions():
        if "stolen-from-case unseen" in tags(position) and not conditioned(position.state):
            cases = {w[1] for w in expected}
            if len(cases) > 1:
                break
    seen = seen_by(position.state, position.viewer, comparing.fed(position), **{"open-suitcases": True})
    rng = random.Random(3)
    for _ in range(30):
        world = sample(seen, rng, position.tables)
        assert [suitcase(world, seat) for seat in range(3)] == [
            suitcase(position.state, seat) for seat in range(3)
        ]


def test_knowledge_of_another_position_is_refused() -> None:
    tables = load().tables
    s, _ = walk(3, 7, tables, 25)[4]
    with pytest.raises(ValueError, match="not of this view"):
        sample(seen_by(s, 0, Ledger(0, 3, tables)), random.Random(1))
