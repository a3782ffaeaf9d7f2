"""A command is worked out first and taken afterwards: in between the game is as it was."""

import random
from typing import Any

import pytest

from consigliere.core.chance import Stream
from consigliere.core.game import Game, Step
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from tests.contract.games import every_game, new


def told(game: Game) -> tuple[Any, ...]:
    """All that can be read of a game."""
    views = [game.view(viewer) for viewer in range(-1, game.players)]
    back = [game.can_take_back(seat) for seat in range(game.players)]
    return game.digest(), game.prompt_id, list(game.feed), game.journal.to_text(), views, back


def worked_out(game: Game, rng: random.Random, source: Stream) -> Step:
    """A take-back, another thought about a sealed choice, or a move."""
    seats = range(game.players)
    found: list[Step | Refusal] = []
    if rng.random() < 0.3:
        found = [game.plan_take_back(seat) for seat in seats] + [game.plan_reconsider(seat) for seat in seats]
    steps = [step for step in found if isinstance(step, Step)]
    if steps:
        return rng.choice(steps)
    seat = rng.choice(game.seats_to_act)
    step = game.plan(seat, rng.choice(game.legal_for(seat)), source=source)
    assert isinstance(step, Step)
    return step


def done(game: Game, step: Step) -> None:
    """The same by the way that plans and takes at once."""
    entry = step.entries[0]
    if step.what == "seat":
        game.submit(step.seat, *entry.text.split("; "))
    elif step.what == "take-back":
        game.take_back(step.seat)
    else:
        game.reconsider(step.seat)


@every_game
def test_planning_leaves_the_game_alone_and_taking_does_what_was_planned(rules: Ruleset) -> None:
    rng = random.Random(4)
    game, other = new(rules, rules.seats[-1], 4), new(rules, rules.seats[-1], 4)
    kinds = set()
    for looked_at in range(400):
        if game.over:
            break
        assert isinstance(game.source, Stream)
        looks = looked_at < 30 or rules.is_sealed(game.state)
        before = told(game) if looks else None
        step = worked_out(game, rng, Stream(4, game.source.counters))
        assert not looks or told(game) == before
        game.take(step)
        done(other, step)
        assert not looks or told(game) == told(other)
        kinds.add(step.what)
        if looked_at > 30 and len(kinds) == 3:
            break
    assert kinds == {"seat", "take-back", "reconsider"}


@every_game
def test_a_step_is_for_one_position(rules: Ruleset) -> None:
    game = new(rules, rules.seats[-1], 5)
    seat = game.seat
    step, late = (game.plan(seat, game.legal[0]) for _ in range(2))
    assert isinstance(step, Step) and isinstance(late, Step)
    game.take(step)
    with pytest.raises(ValueError, match="another position"):
        game.take(late)


@every_game
def test_a_game_is_restored_without_playing_it(rules: Ruleset) -> None:
    rng = random.Random(6)
    game = new(rules, rules.seats[-1], 6)
    for _ in range(60):
        seat = rng.choice(game.seats_to_act)
        game.submit(seat, rng.choice(game.legal_for(seat)))
    while any(game.can_take_back(seat) for seat in range(game.players)):
        game.play(rng.choice(game.legal))
    assert isinstance(game.source, Stream)
    kept: dict[str, Any] = {"feed": game.feed, "history": game.history, "prompt_id": game.prompt_id}
    kept["entries"] = game.journal.entries
    source = Stream(6, game.source.counters)
    again = Game.restore(rules, game.options, game.state.copy(), source, {}, **kept)
    assert told(again) == told(game)
    without = Game.restore(
        rules, game.options, game.state.copy(), source, {}, **kept | {"feed": game.feed[1:]}
    )
    assert told(without) != told(game), "planted: an event is missing"
    for one in (game, again):
        for _ in range(10):
            one.play(one.legal[0])
    assert told(again) == told(game), "it goes on with the same draws"
