"""A bot made for the newest rules thinks with the cards of the game it is asked about."""

import random

import pytest

from consigliere.bots.base import Clock, Decision
from consigliere.bots.games import mind_of
from consigliere.bots.godfather.mind import mind
from consigliere.bots.levels import bot_of
from consigliere.bots.minds import Mind
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.godfather.rules import GodfatherRules

RULES = GodfatherRules()


def abilities(mind: Mind, game: Game) -> list[list[int]]:
    """Those in the position as seen and in a world that is dealt."""
    view = game.view(game.seat)
    laid: list[list[int]] = []
    for s in (mind.as_seen(view), mind.deals(view).deal(random.Random(1))):
        tables = getattr(s, "tables")  # noqa: B009  (of this game's positions alone)
        laid.append([int(n) for n in tables.ability])
    return laid


@pytest.mark.parametrize("version", range(1, RULES.version + 1))
def test_worlds_have_the_cards_of_the_games_version(version: int) -> None:
    """And a mind that goes by its own rules alone is caught."""
    rules = RULES.at(version)
    game = Game(rules, 3, Stream(version))
    wanted = [int(n) for n in getattr(rules, "tables").ability]  # noqa: B009
    assert abilities(mind_of(RULES), game) == [wanted, wanted]
    planted = abilities(mind(RULES), game)
    assert (planted == [wanted, wanted]) is (version >= 4), "the cards changed last in version 4"


@pytest.mark.parametrize("name", ["value", "search@8it", "hard@10ms"])
def test_whole_games_of_an_earlier_version(name: str) -> None:
    game = Game(RULES.at(3), 2, Stream(5))
    bots = [bot_of(name, RULES), bot_of("value", RULES)]
    rng = random.Random(5)
    while not game.over and len(game.journal.entries) < 90:
        seat = game.seat
        view = game.view(seat)
        decision = Decision(seat, view["prompt"]["decision"], game.legal_for(seat))
        clock = Clock(iterations=8) if name != "value" else Clock()
        game.play(bots[seat].choose(view, decision, clock, rng))
    assert game.rules.version == 3 and len(game.journal.entries) > 60
