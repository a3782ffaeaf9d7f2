"""Hard and Expert: playouts by the value, the same bids, the same move again, nothing peeked at."""

import random
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from consigliere.bots.arena import thoughts
from consigliere.bots.base import Clock
from consigliere.bots.games import mind_of
from consigliere.bots.levels import bot_of, BUDGETS
from consigliere.bots.minds import LIMIT
from consigliere.bots.search import Candidate, Search
from consigliere.bots.thorough import LEAST, playing_well, PRIOR, thorough, Weighed, weight
from consigliere.core.codec import digest
from consigliere.games.catalogue import GAMES
from tests.bots.test_search import auction, kept_pages, laid_out, RULES, worth_a_search
from tools.fairness import Asked, TrueWorlds

every_game = pytest.mark.parametrize("game", sorted(GAMES))


@cache
def positions(game: str) -> list[Asked]:
    return worth_a_search(game, 30)


def ends(game: str, play_on: Any, count: int = 12) -> list[str]:
    """The positions that playouts from some positions come to."""
    found = []
    for at in positions(game)[:count]:
        s: Any = at.state.copy()
        s.rng = 11
        play_on(s, LIMIT)
        found.append(digest(s))
    return found


@pytest.mark.slow
@every_game
def test_playouts_go_by_the_value_to_the_end_of_the_act_or_round(game: str) -> None:
    mind = mind_of(RULES[game])

    def by_hand(s: Any, limit: int) -> None:
        s.auto = True
        s.advance()
        stage = s.round_no if game == "chicago" else s.act
        while not s.over and (s.round_no if game == "chicago" else s.act) == stage:
            s.step(mind.best(s))

    well = ends(game, playing_well(mind).play_on)
    assert well == ends(game, by_hand)
    assert well != ends(game, mind.play_on), "planted: those of the rules of thumb end elsewhere"


@every_game
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_levels_are_thorough(game: str, level: str) -> None:
    bot: Any = bot_of(level, RULES[game])
    mind = mind_of(RULES[game])
    assert ends(game, bot.mind.play_on, 4) == ends(game, playing_well(mind).play_on, 4)
    assert ends(game, bot.mind.play_on, 4) != ends(game, mind.play_on, 4)
    assert BUDGETS["expert"] == 4 * BUDGETS["hard"] == 2.0


@pytest.mark.slow
@every_game
def test_the_same_move_again(game: str) -> None:
    bot = thorough(mind_of(RULES[game]))
    places = positions(game)[:6]
    moves = [[at.answer(bot, Clock(iterations=24), 3).text for at in places] for _ in range(2)]
    assert moves[0] == moves[1]


@pytest.mark.slow
@every_game
def test_no_move_changes_when_the_unseen_is_dealt_anew(game: str) -> None:
    """And one that plays on from the true state is caught."""
    changed = {"fair": 0, "planted": 0}
    compared = 0
    for seed, at in enumerate(positions(game)):
        other = at.dealt_anew(random.Random(seed))
        if other is None:
            continue
        compared += 1
        for name in changed:
            if name == "planted" and changed[name]:
                continue  # caught already
            one, two = (
                world.answer(seeing(world) if name == "planted" else fair(world), Clock(iterations=16), seed)
                for world in (at, other)
            )
            changed[name] += one != two
    assert compared >= 20
    assert changed["fair"] == 0
    assert changed["planted"] > 0


def fair(at: Asked) -> Search:
    return thorough(mind_of(at.rules))


def seeing(at: Asked) -> Search:
    return thorough(replace(mind_of(at.rules), deals=lambda view: TrueWorlds(at.state)))


def test_the_values_word_never_counts_for_nothing() -> None:
    """However many playouts there are; with few of them it counts for more."""
    assert weight(PRIOR, 0) == 1.0 and weight(PRIOR, 10) == 0.5
    assert weight(PRIOR, 30) == weight(PRIOR, 3000) == LEAST
    ahead, liked = Weighed(1, 0.2, [0.5] * 1000), Weighed(2, 0.0, [0.46] * 1000)
    assert ahead.worth(PRIOR) < liked.worth(PRIOR)
    assert Candidate(1, 0.2, [0.5] * 1000).worth(PRIOR) > Candidate(2, 0.0, [0.46] * 1000).worth(PRIOR)


@every_game
def test_candidates_are_weighed(game: str) -> None:
    at = positions(game)[0]
    found = thorough(mind_of(RULES[game])).candidates(at.view())
    plain = Search(mind_of(RULES[game])).candidates(at.view())
    assert [(one.action, one.below) for one in found] == [(one.action, one.below) for one in plain]
    assert len(found) > 1 and all(isinstance(one, Weighed) for one in found)


def test_bids_are_those_of_the_search() -> None:
    mind, view, decision = laid_out("godfather", auction(), mind_of(RULES["godfather"]))
    for seed in range(4):
        named = [
            bot.choose(view, decision, Clock(iterations=300), random.Random(seed))
            for bot in (Search(mind), thorough(mind))
        ]
        assert named[0] == named[1]


@pytest.mark.slow
@every_game
def test_thinking_leaves_nothing_behind(game: str) -> None:
    at = positions(game)[0]
    bot = thorough(mind_of(RULES[game]))
    assert kept_pages(lambda: at.answer(bot, Clock(iterations=12), 1), 40) < 300_000


def test_blocks_of_other_playouts_do_not_mix() -> None:
    """The digest of the levels covers the module; the ladder below them does not need it."""
    for game in GAMES:
        assert thoughts(game, ("hard@10ms", "medium")) == thoughts(game, ("medium", "expert:careful"))
        assert thoughts(game, ("hard", "medium")) != thoughts(game, ("search@100ms", "value"))
        assert thoughts(game, ("search@100ms", "value")) == thoughts(game)
