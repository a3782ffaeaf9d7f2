"""The simple bots: always legal, repeatable, blind to what they may not see, and greedy beats random."""

import copy
import random
from typing import Any

import pytest

from consigliere.bots.base import Bot
from consigliere.bots.greedy import bid, Greedy, SCORES
from consigliere.bots.random_bot import RandomBot
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import ruleset
from consigliere.games.godfather.view import FRAME_IDS

RULES = ruleset("godfather")
GREEDY: Bot = Greedy()
RANDOM: Bot = RandomBot()


def played(bots: list[Bot], seed: int) -> tuple[Game, set[str]]:
    """A whole game; every choice must be among the legal actions. Also the decisions that were asked."""
    game = Game(RULES, len(bots), Stream(seed))
    rng = random.Random(seed)
    asked: set[str] = set()
    while not game.over:
        seat = game.seat
        view = game.view(seat)
        legal = game.legal_for(seat)
        action = bots[seat].choose(view, legal, rng)
        assert action in legal
        asked.add(view["prompt"]["decision"])
        game.play(action)
    return game, asked


def test_greedy_beats_random_clearly() -> None:
    wins = 0.0
    for seed in range(60):
        bots = [RANDOM] * 3
        bots[seed % 3] = GREEDY
        game, _ = played(bots, seed)
        if seed % 3 in game.winners:
            wins += 1 / len(game.winners)
    assert wins / 60 >= 0.85


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_plays_every_table_to_the_end(players: int) -> None:
    asked: set[str] = set()
    for seed in range(6):
        game, decisions = played([GREEDY] * players, 100 + seed)
        asked |= decisions
        assert game.over and max(game.scores) > 30
    assert {"turn", "icons", "keep", "keep-cards", "bribe"} <= asked


def test_greedy_bids_so_that_most_allies_are_sold() -> None:
    told = [event["event"] for seed in range(6) for event in played([GREEDY] * 4, 300 + seed)[0].events()]
    assert told.count("ally-offered") == 6 * 9
    assert told.count("ally-bought") >= 0.6 * told.count("ally-offered")


@pytest.mark.parametrize(
    ("case", "limit", "bills"),
    [
        ({"$1": 2, "$5": 1}, 4.9, {"$1": 2}),
        ({"$2": 1, "$3": 2, "$5": 1}, 5.0, {"$5": 1}),
        ({"$3": 1, "$5": 2}, 8.5, {"$5": 1, "$3": 1}),
        ({"$5": 3}, 4.0, {}),
    ],
)
def test_a_bid_stays_below_its_limit_with_few_bills(
    case: dict[str, int], limit: float, bills: dict[str, int]
) -> None:
    assert bid(case, limit) == bills


def test_greedy_has_a_rule_of_thumb_for_every_decision() -> None:
    asked: set[str] = set()
    for seed in range(12):
        asked |= played([GREEDY, RANDOM, GREEDY, RANDOM], 500 + seed)[1]
    assert asked <= set(SCORES) <= set(FRAME_IDS.values())
    assert len(asked) >= 15


@pytest.mark.parametrize("bot", [GREEDY, RANDOM])
def test_the_same_view_and_chance_give_the_same_choice(bot: Bot) -> None:
    game = Game(RULES, 3, Stream(7))
    rng = random.Random(7)
    for _ in range(60):
        view, legal = game.view(game.seat), game.legal
        before: dict[str, Any] = copy.deepcopy(view)
        state = rng.getstate()
        first = bot.choose(view, legal, rng)
        rng.setstate(state)
        assert bot.choose(view, legal, rng) == first
        assert view == before, "a bot changes nothing"
        game.play(first)
