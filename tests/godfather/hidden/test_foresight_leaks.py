"""G2.4 Foresight tells nothing hidden: it is the same in two worlds that the seat cannot tell apart."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from consigliere.core.foresight import foreseen
from consigliere.core.refusal import Refusal
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import JOBS
from consigliere.games.godfather.worlds import sample
from tests.godfather.foresight_check import positions, RULES
from tests.godfather.table import Table

Foretold = Callable[[Godfather, int, Sequence[str]], Any]
MEMORY = ("knowledge", "prompt_id")  # of a game, not of a state


def fair(s: Godfather, seat: int, actions: Sequence[str]) -> Any:
    return RULES.foresee(RULES.view(s, seat, {}), actions)


def on_the_true_state(s: Godfather, seat: int, actions: Sequence[str]) -> Any:
    """A planted leak: the action is tried on what is, not on what is seen."""
    found = foreseen(RULES, FRAMES, s, seat, actions)
    return found if isinstance(found, Refusal) else found[0]


def with_the_next_cards(s: Godfather, seat: int, actions: Sequence[str]) -> Any:
    """A planted leak: a draw tells what the deck holds."""
    told = fair(s, seat, actions)
    if not isinstance(told, Refusal) and told["draw"] is not None:
        told["draw"]["outcomes"] = [int(s.deck[job]) for job in range(JOBS)]
    return told


def differences(foretold: Foretold, count: int, seed: int) -> tuple[int, int]:
    """Positions with what is hidden dealt anew: how often something was foretold, and how often otherwise."""
    rng = random.Random(seed)
    compared = different = 0
    for game, seat in positions(count, seed):
        view = game.view(seat)
        other = sample(view, rng, RULES.tables)
        again = RULES.view(other, seat, game.options)
        assert again == {name: part for name, part in view.items() if name not in MEMORY}
        assert RULES.standing(again) == RULES.standing(view) and RULES.warnings(again) == RULES.warnings(view)
        for action in game.legal_for(seat):
            one, two = (foretold(s, seat, [action.text]) for s in (game.state, other))  # type: ignore[arg-type]
            compared += 1
            different += one != two
    return compared, different


@pytest.mark.rule("G2.4")
def test_in_a_world_dealt_anew_everything_is_foretold_alike() -> None:
    compared, different = differences(fair, 40, 90)
    assert compared > 200 and different == 0


def test_a_planted_look_into_the_deck_is_noticed() -> None:
    assert differences(with_the_next_cards, 60, 90)[1] > 0


def collector(*held: str) -> Godfather:
    """Seat 0 may collect a bill from seat 1, who shares a turf with them."""
    t = Table(3).hand(0, "JG6", "gun", "booze", "blood").hand(1, *held).thug(0, "P-WS").member(1, "R16")
    return t.go().do("job JG6", "bills 1+2").s


def thief(*held: str) -> Godfather:
    """Seat 0 may steal from the hand of seat 1, who holds nothing but an ally, or a bill."""
    t = Table(3).hand(0, "JG3", *["gun", "booze", "blood"] * 2).hand(1, *held)
    t.go()
    t.do(next(text for text in t.legal if text.startswith("job JG3")))
    return t.do("ability-first").s


@pytest.mark.rule("Q-33")
@pytest.mark.parametrize(
    ("one", "two", "actions"),
    [
        (collector("$5"), collector("gun"), ["use"]),
        (thief("$5"), thief("A4"), ["opponent 1", "no-opponent"]),
    ],
    ids=["collect", "steal"],
)
def test_a_theft_does_not_tell_beforehand_what_a_hand_holds(
    one: Godfather, two: Godfather, actions: list[str]
) -> None:
    told = fair(one, 0, actions)
    assert told == fair(two, 0, actions)
    assert told["then"] == "chance" and told["draw"]["of"] is told["draw"]["outcomes"] is None
    assert on_the_true_state(one, 0, actions) != on_the_true_state(two, 0, actions), "the planted leak"
