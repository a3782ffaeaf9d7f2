"""The rules of thumb in machine code: always legal, blind to what is hidden, alike however they are run."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from consigliere.bots.base import Bot, Clock, Decision, View
from consigliere.bots.games import mind_of
from consigliere.bots.godfather.masked import masked
from consigliere.bots.godfather.policy import play_on, policy
from consigliere.bots.godfather.value import best
from consigliere.bots.godfather.weights import load
from consigliere.bots.simple import Greedy, Value
from consigliere.core import rng
from consigliere.core.actions import LegalActions
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.state import KIND
from consigliere.games.catalogue import ruleset
from consigliere.games.godfather import frames
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.state import begin, Godfather
from consigliere.games.godfather.terms import JOBS
from consigliere.games.godfather.view import view
from consigliere.games.godfather.worlds import as_seen, sample
from tests.bots.godfather.positions import asked, at_random, Choice, mixed, prompts, TABLES

every_table = pytest.mark.parametrize("players", (2, 3, 4, 5))
OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"open-suitcases": True},
    {"memory-aid": True},
    {"open-suitcases": True, "memory-aid": True},
)


RULES = ruleset("godfather")


def by_value(s: Godfather) -> int:
    return int(best(masked(s, s.actor()), load()))


def from_view(bot: Bot, seen: View, legal: LegalActions) -> int:
    """What a bot names that is given the view alone."""
    decision = Decision(seen["viewer"], seen["prompt"]["decision"], legal)
    return bot.choose(seen, decision, Clock(), random.Random(0)).index


# -- legal


@every_table
@pytest.mark.parametrize("choice", (policy, at_random, mixed(1)))
def test_the_choice_is_legal_at_every_prompt(players: int, choice: Choice) -> None:
    count = 0
    for seed in range(8):
        for s in prompts(players, seed, choice):
            assert policy(s) in s.legal_actions()
            count += 1
    assert count > 1000


@every_table
def test_the_choice_by_value_is_legal_at_every_prompt(players: int) -> None:
    for seed in range(2):
        for s in prompts(players, seed, mixed(seed)):
            assert by_value(s) in s.legal_actions()


def test_every_decision_has_its_rule_of_thumb() -> None:
    """A rule that fell through to the last branch would name an action of another decision."""
    found = {int(s.get(KIND)) for n in range(60) for s in prompts(2 + n % 4, 50 + n, mixed(n))}
    decisions = {kind.number for kind in FRAMES.kinds if kind.is_decision}
    assert decisions - found <= {frames.LOWER, frames.DONOR}


# -- blind


def looking_at_the_deck(s: Godfather) -> int:
    """Planted fault: which jobs are left decides between two actions."""
    if s.legal_count > 1 and sum(j * s.deck[j] for j in range(JOBS)) % 2:
        return int(s.legal[1])
    return int(policy(s))


def looking_at_a_hand(s: Godfather) -> int:
    """Planted fault: so does whether the next player has a gun."""
    other = s.left_of(s.actor())
    return int(s.legal[s.legal_count - 1]) if s.hand[other * 32 + 4] else int(policy(s))


def differences(choice: Callable[[Godfather], int], games: int, bot: Bot | None = None) -> tuple[int, int]:
    """Prompts at which a choice depends on what the seat cannot see, of so many prompts.

    The true state, two worlds dealt from the view, the position as seen, and the bot that is given the view.
    """
    different = count = 0
    for n in range(games):
        chances = random.Random(n)
        game = Game(RULES, 2 + n % 4, Stream(f"blind {n}"), OPTIONS[n % 4])
        while not game.over:
            seat = chances.choice(game.seats_to_act)
            state: Any = game.state
            if chances.random() < 0.12:
                true = int(choice(asked(state, seat)))
                sent = json.loads(json.dumps(game.view(seat)))
                worlds = [asked(sample(sent, chances, TABLES), seat) for _ in range(2)]
                seen = [true, *(int(choice(w)) for w in (*worlds, as_seen(sent, TABLES)))]
                if bot is not None:
                    seen.append(from_view(bot, sent, game.legal_for(seat)))
                different += len(set(seen)) > 1
                count += 1
            legal = game.legal_for(seat)
            thumb = policy(asked(state, seat)) if chances.random() < 0.8 else chances.choice(legal).index
            game.submit(seat, next(action for action in legal if action.index == thumb))
    return different, count


def test_policy_and_greedy_bot_choose_alike_in_every_world_the_seat_cannot_tell_apart() -> None:
    different, count = differences(policy, 8, Greedy(mind_of(RULES)))
    assert different == 0 and count >= 300


def test_choice_by_value_is_the_same_in_every_world_the_seat_cannot_tell_apart() -> None:
    different, count = differences(by_value, 8)
    assert different == 0 and count >= 300


def drawn(s: Godfather) -> int:
    """What the value bot does with the dice of `from_view`: the best, or a bid drawn from a mix."""
    return mind_of(RULES).choice(masked(s, int(s.actor())), random.Random(0))


@pytest.mark.parametrize("fault", (looking_at_the_deck, looking_at_a_hand))
def test_a_planted_look_at_hidden_cards_is_caught(fault: Choice) -> None:
    assert differences(fault, 1)[0] > 0


def test_a_bot_that_is_not_the_twin_is_caught() -> None:
    """Planted: the other bot in its place."""
    assert differences(policy, 2, Value(mind_of(RULES)))[0] > 0
    assert differences(by_value, 2, Greedy(mind_of(RULES)))[0] > 0


# -- the position as seen


@every_table
def test_as_seen_is_the_state_less_what_is_hidden(players: int) -> None:
    """Number by number, and with the same legal actions; so the masked state stands for the view."""
    for s in prompts(players, 7, mixed(3)):
        seat = int(s.actor())
        found, expected = as_seen(view(s, seat, {}), TABLES), masked(s, seat)
        assert found.numbers() == expected.numbers()
        assert found.legal_actions() == expected.legal_actions() == asked(s, seat).legal_actions()
        assert found.actor() == seat


def test_as_seen_shows_open_suitcases_and_offers_nothing_to_others() -> None:
    for s in prompts(3, 11, policy):
        other = int(s.left_of(s.actor()))
        seen = as_seen(view(s, other, {"open-suitcases": True}), TABLES)
        assert list(seen.case) == list(s.case)
        if not s.is_sealed():
            assert seen.legal_actions() == []


def test_the_bots_choose_from_the_view_what_the_state_would_say() -> None:
    greedy, value = Greedy(mind_of(RULES)), Value(mind_of(RULES))
    for s in prompts(4, 5, mixed(5)):
        seen = view(s, int(s.actor()), {})
        legal = LegalActions(RULES.actions, s.legal_actions())
        assert from_view(greedy, seen, legal) == policy(s)
        assert from_view(value, seen, legal) == drawn(s)


# -- played on


@every_table
def test_play_on_ends_with_the_act_and_with_the_game(players: int) -> None:
    for seed in range(20):
        s = begin(players, TABLES)
        s.rng = rng.seeded(seed)
        s.auto = True
        s.advance()
        for act in range(4):
            assert s.act == act and not s.over
            assert 10 < play_on(s, 5000) < 1000
        assert s.over and s.violation() == 0


def test_play_on_stops_at_its_limit() -> None:
    s = begin(4, TABLES)
    assert play_on(s, 7) == 7
    assert not s.over and s.act == 0


CODE = """
import json, consigliere
from consigliere.core.loop import mixed
from consigliere.bots.godfather.weights import load
from consigliere.bots.godfather.estimates import estimate, margin
from tests.bots.godfather.test_policy import by_value, policy, mixed as noisy, prompts
digest = 0
for players in (2, 3, 4, 5):
    for n, s in enumerate(prompts(players, players, noisy(players))):
        digest = mixed(digest, policy(s))
        if n % 9 == 0:
            seat = s.actor()
            digest = mixed(digest, by_value(s))
            digest = mixed(digest, margin(s, seat, load()))
print(json.dumps([consigliere.MODE, digest]))
"""


def choices(pure: str) -> list[object]:
    env = {**os.environ, "CONSIGLIERE_PURE": pure}
    run = subprocess.run([sys.executable, "-c", CODE], env=env, capture_output=True, text=True, check=True)
    answer: list[object] = json.loads(run.stdout)
    return answer


def test_both_kernels_choose_alike() -> None:
    interpreted, chosen = choices("1"), choices("")
    assert interpreted[0] == "pure"
    assert interpreted[1] == chosen[1] != 0
