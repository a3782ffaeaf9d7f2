"""Chicago's rules of thumb, compiled: always legal, blind to what is hidden, alike in both kernels."""

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable

import pytest

from consigliere.bots.base import Bot, Clock, Decision, View
from consigliere.bots.chicago.lookahead import best
from consigliere.bots.chicago.policy import play_on, policy
from consigliere.bots.chicago.veil import veiled
from consigliere.bots.chicago.weights import OTHERS, WEIGHTS
from consigliere.bots.games import mind_of
from consigliere.bots.simple import Greedy, Value
from consigliere.core import rng
from consigliere.core.actions import LegalActions
from consigliere.games.chicago import terms as t
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.options import NAMES
from consigliere.games.chicago.state import begin, Chicago
from consigliere.games.chicago.view import view
from consigliere.games.chicago.worlds import as_seen, sample
from tests.bots.chicago.positions import games, OPTIONS, positions, RULES, SEATS, TABLES
from tests.chicago.table import Table

Choice = Callable[[Chicago], int]


def by_value(s: Chicago) -> int:
    return int(best(veiled(s, s.actor()), WEIGHTS, OTHERS))


def from_view(bot: Bot, seen: View, legal: LegalActions) -> int:
    """What a bot names that is given the view alone."""
    decision = Decision(seen["viewer"], seen["prompt"]["decision"], legal)
    return bot.choose(seen, decision, Clock(), random.Random(0)).index


# -- legal everywhere


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", SEATS)
def test_the_choice_is_legal_at_every_prompt(players: int, options: int) -> None:
    asked = Counter[int]()
    for seed in range(4):
        for s in positions(players, options, seed, greedy=(0.0, 0.5, 0.9, 1.0)[seed]):
            before = s.numbers(), s.legal_actions()
            assert policy(s) in s.legal_actions()
            assert (s.numbers(), s.legal_actions()) == before, "a choice changes nothing"
            asked[int(s.frames[s.top])] += 1
    assert len(asked) >= 15


def test_every_decision_of_the_game_is_met() -> None:
    """So the other tests leave none out; the choice between two extra actions is laid out below."""
    asked: set[int] = set()
    for seed in range(40):
        options = OPTIONS[seed % len(OPTIONS)]
        asked |= {int(s.frames[s.top]) for s in positions(2 + seed % 3, options, 50 + seed, greedy=0.4)}
    assert {FRAMES.by_number[kind].id for kind in asked} >= {*FRAMES.decisions()} - {"extra-choice"}


def test_two_extra_actions_at_once_are_chosen_from() -> None:
    """Four gangsters and four cards of influence in one moment: too seldom for games."""
    at = Table(3).gangsters(0, 4).influence(0, "hat", "gangster", "gangster", "gangster", "gangster")
    at.s.changed = True
    at.actions()
    assert at.asked == "extra-choice"
    seen = view(at.s, 0, {})
    for choose, bot in ((policy, Greedy(mind_of(RULES))), (by_value, Value(mind_of(RULES)))):
        legal = LegalActions(RULES.actions, at.s.legal_actions())
        assert int(choose(at.s)) == from_view(bot, seen, legal)
        assert int(choose(at.s)) in legal.indices


def test_of_equals_the_lowest_number_is_taken() -> None:
    """Nothing lies in the city, so every face-down business is as good as any other of its row."""
    s = next(
        p for p in positions(4, 1, 3, greedy=1.0) if FRAMES.by_number[int(p.frames[p.top])].id == "reveal"
    )
    for slot in range(t.CELLS * t.SLOTS):
        s.hole[slot] = 0
    assert policy(s) == min(s.legal_actions())


# -- blind to what is hidden


def differing(
    choose: Choice, seed: int, players: int, most: int, bot: Bot | None = None
) -> tuple[int, list[str]]:
    """Prompts compared, and where a choice differs: the truth, what is seen, worlds dealt from it, a bot."""
    rng_worlds = random.Random(seed)
    found: list[str] = []
    compared = 0
    for at in games(players, seed, dict.fromkeys(NAMES[seed % 7 : seed % 7 + 1], True)):
        if rng_worlds.random() < 0.6:
            continue
        seat = at.seat
        s = at.state
        assert isinstance(s, Chicago)
        seen = at.view(seat)
        truth = choose(s)
        worlds = [as_seen(seen, TABLES), sample(seen, rng_worlds, TABLES)]
        for name, world in zip(("seen", "sampled"), worlds, strict=True):
            if world.actor() == seat and choose(world) != truth:
                found.append(f"{name}: {seen['prompt']['decision']}")
        if bot is not None and from_view(bot, seen, at.legal_for(seat)) != truth:
            found.append(f"bot: {seen['prompt']['decision']}")
        compared += 1
        if compared == most:
            break
    return compared, found


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_it_chooses_alike_in_the_truth_as_seen_and_in_dealt_worlds(seed: int) -> None:
    compared, found = differing(policy, seed, 2 + seed % 3, 90, Greedy(mind_of(RULES)))
    assert compared >= 60
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_by_value_it_chooses_alike_too(seed: int) -> None:
    compared, found = differing(by_value, 60 + seed, 2 + seed % 3, 90, Value(mind_of(RULES)))
    assert compared >= 60
    assert found == []


def test_a_bot_that_is_not_the_twin_is_caught() -> None:
    """Planted: the other bot in its place."""
    for choose, bot in ((policy, Value(mind_of(RULES))), (by_value, Greedy(mind_of(RULES)))):
        assert any(place.startswith("bot") for place in differing(choose, 1, 3, 60, bot)[1])


def peeking(s: Chicago) -> int:
    """Planted: the same choice, but an odd number of gangsters left in the deck turns it round."""
    return int(policy(s)) if s.deck[t.GANGSTER] % 2 == 0 else s.legal_actions()[-1]


def test_a_policy_that_looks_at_the_deck_is_caught() -> None:
    found = [place for seed in range(3) for place in differing(peeking, seed, 4, 60)[1]]
    assert any(place.startswith("seen") for place in found)
    assert any(place.startswith("sampled") for place in found)


def prying(s: Chicago) -> int:
    """Planted: a look into the next player's hand."""
    other = s.left_of(s.actor())
    return int(policy(s)) if s.holds(other, t.GANGSTER) < 2 else s.legal_actions()[-1]


def test_a_policy_that_looks_into_a_hand_is_caught() -> None:
    assert any(differing(prying, seed, 3, 60)[1] for seed in range(3))


@pytest.mark.slow
@pytest.mark.parametrize("players", SEATS)
def test_as_seen_has_what_the_viewer_has(players: int) -> None:
    """The same view again, the same legal actions; the hidden cards are not there."""
    checked = 0
    for seed, options in enumerate(OPTIONS):
        chosen = {name: bool(options >> n & 1) for n, name in enumerate(NAMES)}
        for s in positions(players, options, seed, greedy=0.9):
            seat = int(s.actor())
            seen = view(s, seat, chosen)
            world = as_seen(seen, TABLES)
            again = view(world, seat, chosen)
            assert {**again, "stack": 0} == {**seen, "stack": 0}
            assert world.legal_actions() == s.legal_actions()
            assert world.actor() == seat
            assert sum(world.deck) == sum(world.discards) == sum(world.cut) == 0
            others = [o for o in range(players) if o != seat]
            assert all(world.holds(o, kind) == 0 for o in others for kind in range(t.KINDS))
            checked += 1
    assert checked > 1000


def test_the_greedy_bot_is_the_policy() -> None:
    greedy = Greedy(mind_of(RULES))
    for seed, players in enumerate(SEATS):
        for at in games(players, 30 + seed):
            s = at.state
            assert isinstance(s, Chicago)
            assert from_view(greedy, at.view(at.seat, knowledge=False), at.legal) == policy(s)


# -- both kernels, playouts

CODE = """
import json, consigliere
from consigliere.bots.chicago.lookahead import best
from consigliere.bots.chicago.policy import policy
from consigliere.bots.chicago.veil import veiled
from consigliere.bots.chicago.weights import OTHERS, WEIGHTS
from consigliere.core import rng
from consigliere.core.loop import mixed
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.state import begin
digest = 0
for players in (2, 3, 4):
    for seed in range(2):
        s = begin(players, load().tables, (players, 12)[seed])
        s.rng = rng.seeded(seed)
        s.auto = True
        s.advance()
        while not s.over:
            seat = s.actor()
            action = best(veiled(s, seat), WEIGHTS, OTHERS) if seat == 0 else policy(s)
            digest = mixed(digest, action)
            s.step(action)
print(json.dumps([consigliere.MODE, int(digest)]))
"""


def played(pure: str) -> list[object]:
    env = {**os.environ, "CONSIGLIERE_PURE": pure}
    run = subprocess.run([sys.executable, "-c", CODE], env=env, capture_output=True, text=True, check=True)
    answer: list[object] = json.loads(run.stdout)
    return answer


@pytest.mark.slow
def test_interpreted_and_compiled_choose_alike() -> None:
    interpreted, chosen = played("1"), played("")
    assert interpreted[0] == "pure"
    assert interpreted[1] == chosen[1] != 0


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", SEATS)
def test_playing_on_ends_with_the_round(players: int, options: int) -> None:
    s = begin(players, TABLES, options)
    s.rng = rng.seeded(players + options)
    s.auto = True
    s.advance()
    ends = []
    while not s.over:
        assert play_on(s, 5000) < 1000
        ends.append(int(s.round_no))
    assert ends[-1] <= 6 and ends == sorted(ends)
    assert s.violation() == 0


def test_playing_on_heeds_its_limit() -> None:
    s = begin(4, TABLES, 0)
    s.rng = rng.seeded(9)
    assert play_on(s, 7) == 7
    assert not s.over
    again = s.copy()
    assert play_on(s, 100_000) == play_on(again, 100_000) > 0
    assert s.numbers() == again.numbers()
