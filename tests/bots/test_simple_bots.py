"""The simple bots in every game: always legal, repeatable, blind to what they may not see."""

import copy
import random
from typing import Any

import pytest

from consigliere.bots.base import Bot
from consigliere.bots.greedy import THUMBS
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.prompts import FIRST_CHANCE, FIRST_DECISION
from consigliere.games.catalogue import GAMES
from consigliere.games.chicago.view import FRAME_IDS as CHICAGO
from consigliere.games.godfather.view import FRAME_IDS as GODFATHER
from tests.bots.playing import GREEDY, played, RANDOM, RULES, seen

every_game = pytest.mark.parametrize("game", sorted(GAMES))
FRAMES = {"godfather": GODFATHER, "chicago": CHICAGO}
TABLES = [(game, players) for game in sorted(GAMES) for players in RULES[game].seats]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_greedy_plays_every_table_to_the_end(game: str, players: int) -> None:
    asked: set[str] = set()
    for seed in range(6):
        at, decisions = played(game, [GREEDY] * players, 100 + seed)
        asked |= decisions
        assert at.over and max(at.scores) > 20
    assert len(asked) >= 10


@pytest.mark.parametrize("game", sorted(THUMBS))
def test_greedy_has_a_rule_of_thumb_for_every_decision(game: str) -> None:
    asked: set[str] = set()
    for seed in range(12):
        asked |= played(game, [GREEDY, RANDOM, GREEDY, RANDOM], 500 + seed)[1]
    decisions = {id for kind, id in FRAMES[game].items() if FIRST_DECISION <= kind < FIRST_CHANCE}
    assert asked <= decisions == set(THUMBS[game].scores)
    assert len(asked) >= 15


@every_game
@pytest.mark.parametrize("bot", [GREEDY, RANDOM])
def test_the_same_view_and_chance_give_the_same_choice(bot: Bot, game: str) -> None:
    at = Game(RULES[game], 3, Stream(7))
    rng = random.Random(7)
    for _ in range(60):
        view, legal = dict(seen(at, at.seat)), at.legal
        before: dict[str, Any] = copy.deepcopy(view)
        state = rng.getstate()
        first = bot.choose(view, legal, rng)
        rng.setstate(state)
        assert bot.choose(view, legal, rng) == first
        assert view == before, "a bot changes nothing"
        at.play(first)
