"""Foresight held against what then happens: every legal action of a position, on the true state.

`faults` tells what was foretold wrongly, and what happened openly without having been foretold.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, cast

from consigliere.core.actions import Action
from consigliere.core.chance import Stream
from consigliere.core.commands import tried
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.core.state import KIND
from consigliere.games.catalogue import ruleset
from consigliere.games.godfather import foresight
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import FAMILY, THUGS

RULES = cast(GodfatherRules, ruleset("godfather"))
UNSURE = ("nothing-stolen", "nothing-collected")  # instead of a draw: it shows what a hand holds
Foresee = Callable[[Mapping[str, Any], Sequence[str]], Any]


def positions(count: int, seed: int = 0) -> Iterator[tuple[Game, int]]:
    """Positions of random games of all sizes, at which one seat decides openly."""
    while count > 0:
        rng = random.Random(seed)
        game = Game(RULES, 2 + seed % 4, Stream(seed), {"open-suitcases": seed % 3 == 0})
        seed += 1
        while not game.over and count > 0:
            seat = rng.choice(game.seats_to_act)
            if rng.random() < 0.2:
                yield game, seat
                count -= 1
            game.submit(seat, rng.choice(list(game.legal_for(seat))))


def faults(game: Game, seat: int, foresee: Foresee = RULES.foresee) -> list[str]:
    view = game.view(seat, knowledge=False)
    return [
        f"{action.text}: {fault}"
        for action in game.legal_for(seat)
        for fault in wrong(game, seat, action, foresee(view, [action.text]))
    ]


def wrong(game: Game, seat: int, action: Action, told: Any) -> Iterator[str]:
    found = tried(game.rules, game.state, seat, [action])
    assert not isinstance(found, Refusal)
    if isinstance(told, Refusal):
        yield "refused"
        return
    before, after = cast(Godfather, game.state), cast(Godfather, found[1])
    if game.rules.is_sealed(before):
        if told["then"] != "sealed" or told["events"] or told["cards"] is not None:
            yield "sealed"
        return
    happened = [game.rules.events.seen_by(raw, seat) for raw in after.events or []]
    known = len(told["events"])
    if list(told["events"]) != happened[:known]:
        yield "events"
    rest = happened[known:]
    if rest and (told["then"] != "chance" or rest[0]["event"] not in UNSURE):
        yield "missing"
    if rest:
        return
    yield from next_thing(game, seat, after, told)
    yield from changes(before, after, seat, told)


def next_thing(game: Game, seat: int, after: Godfather, told: Any) -> Iterator[str]:
    ask = game.rules.ask(after)
    concerned = game.rules.concerned(after)
    then = "end" if after.over else "chance" if ask else "you" if seat in concerned else "other"
    if told["then"] != then:
        yield "then"
    elif then in ("you", "other"):
        if (told["next"], told["seats"]) != (FRAMES.by_number[int(after.get(KIND))].id, list(concerned)):
            yield "next"
    elif ask is not None:
        drawn = told["draw"]
        if (drawn["draw"], drawn["seat"]) != (ask.purpose, ask.seat):
            yield "draw"
        if drawn["of"] not in (None, ask.total):
            yield "of"
        if drawn["outcomes"] is not None and set(drawn["outcomes"]) != {name for _, name, _ in ask.outcomes}:
            yield "outcomes"


def changes(before: Godfather, after: Godfather, seat: int, told: Any) -> Iterator[str]:
    if told["cards"] != foresight.cards_moved(before, after, seat):
        yield "cards"
    if told["turfs"] != foresight.turfs(before, after):
        yield "turfs"
    if told["figures_left"] != int(after.of(seat, THUGS)) + int(after.of(seat, FAMILY)).bit_count():
        yield "figures"
    asked = told["next"] == "icons" and told["seats"] == [seat] and told["shakedowns"]
    if asked:
        frame = cast(Any, FRAMES.stack(after, seat)[-1])
        if frame["icons"] != told["shakedowns"][-1]["icons"]:
            yield "icons"
