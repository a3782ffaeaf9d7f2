"""What a game says is what it declares: no field more, none less, none of another type.

Events, frames and actions are declared by their tables, views and foresight by hand.
"""

import copy
import random
from typing import Any

import msgspec
import pytest

from consigliere.core.chance import Stream
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import offered, Ruleset
from tests.contract.games import every_game
from tools.schema.declared import GameTypes, of_game


def fits(said: object, shape: Any) -> None:
    msgspec.convert(said, shape, strict=True)


def check(game: Game, types: GameTypes, rng: random.Random) -> None:
    """All that is said of this position, to everybody."""
    for viewer in range(SPECTATOR, game.players):
        view = game.view(viewer)
        fits(view, types.view)
        for told in (game.rules.standing(view), game.rules.reckoning(view)):
            if told is not None:
                fits(told, types.reckoning if "winners" in told else types.standing)
    for seat in game.seats_to_act:
        view, legal = game.view(seat), game.legal_for(seat)
        decision = game.rules.decision(view, legal)
        fits(decision, types.decision)
        for action in legal:
            fits(action.form, types.form)
        found = game.preview(seat, rng.choice(legal))
        assert not isinstance(found, Refusal)
        if found.foresight is not None:
            fits(found.foresight, types.foresight)
        fits(game.rules.warnings(view), list[dict[str, Any]])


@pytest.mark.slow
@every_game
def test_all_that_is_said_is_declared(rules: Ruleset) -> None:
    types = of_game(rules.name)
    told = set()
    for seed in range(12):
        rng = random.Random(seed)
        version = rules.at(1 + seed % rules.version)
        options = {name: rng.random() < 0.5 for name in offered(version)}
        game = Game(version, rng.choice(list(rules.seats)), Stream(seed), options)
        while not game.over:
            seat = rng.choice(game.seats_to_act)
            if rng.random() < 0.03:
                check(game, types, rng)
                game.take_back(seat)
                continue
            game.submit(seat, rng.choice(game.legal_for(seat)))
        check(game, types, rng)
        for viewer in (SPECTATOR, seed % game.players):
            for event in game.events(viewer):
                fits(event, types.event)
                told.add(event["event"])
    assert len(told) > 5


@every_game
def test_an_undeclared_field_is_caught(rules: Ruleset) -> None:
    types = of_game(rules.name)
    game = Game(rules, rules.seats.start, Stream(1))
    view = game.view(0)
    event = game.events(0)[0]
    for planted, shape in (
        ({**event, "secret": 1}, types.event),
        ({**event, "event": "no-such-event"}, types.event),
        ({**game.legal[0].form, "secret": 1}, types.form),
    ):
        with pytest.raises(msgspec.ValidationError):
            fits(planted, shape)
    if rules.declared.view.__name__ == "AnyView":
        return  # the game has not declared its view
    stack = copy.deepcopy(view["stack"])
    stack[-1]["secret"] = 1
    seats = copy.deepcopy(view["seats"])
    del seats[0]["hand_size"]
    for planted in ({**view, "secret": 1}, {**view, "stack": stack}, {**view, "seats": seats}):
        with pytest.raises(msgspec.ValidationError):
            fits(planted, types.view)
