"""T2, T5: a set may be named whole in one command, also where the table would pick some of it by itself."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import cast

import pytest

from consigliere.core import commands
from consigliere.core.actions import Action
from consigliere.core.game import Done, Game
from consigliere.core.prompts import Prompts
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from consigliere.core.state import KIND, State
from consigliere.games.catalogue import ruleset
from consigliere.games.godfather import frames
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import BILLS, CASE
from tests.contract.games import every_game, new
from tests.godfather.refusal_cases import at

SETS = {
    "godfather": {"tribute", "bribe", "discard", "icons"},
    "chicago": {"return-cards", "keep-cards", "pay"},
}
TOO_MANY = {"tribute": "G14.1", "offer": "Q-34", "return-cards": "C1.8", "keep-cards": "C10.1"}


def whole(game: Game, seat: int, rng: random.Random) -> tuple[list[int], State]:
    """A decision named action by action with nothing done silently, and the state that must come of it."""
    trial = cast(Prompts, game.state.copy())
    kind, top, sealed = trial.get(KIND), trial.top, trial.is_sealed()
    trial.events = []
    named: list[int] = []
    if sealed:
        trial.sealed_clear(seat)  # also what is forced
        while not trial.sealed_ready(kind, seat):
            named.append(rng.choice(game.rules.legal(trial, seat)))
            trial.sealed_apply(seat, named[-1])
    else:
        while not named or (not trial.over and (trial.get(KIND), trial.top) == (kind, top)):
            trial.refresh()
            named.append(rng.choice(trial.legal_actions()))
            trial.apply(kind, named[-1])
    trial.advance()
    return named, trial


def sealed_at(state: Godfather) -> Game:
    """Seat 0 is asked, and seat 1 too, so that nothing is revealed."""
    game = new(ruleset("godfather"), 3, 1)
    for bill in range(BILLS):
        state.case[CASE + bill] = 1
        for _ in range(2):
            state.gain(1, bill)
    state.refresh()
    game.state = state
    return game


def tribute(hand: str) -> Game:
    return sealed_at(at(frames.KEEP_CARDS, 3, 3, hand=hand))


def bribe(case: str) -> Game:
    return sealed_at(at(frames.BRIBE, 3, 3, case=case))


def step_by_step(game: Game, seat: int, said: Sequence[Action]) -> list[int]:
    """As the journal's readers do it: every action that had to be said is legal, and its turn has come."""
    trial = game.state.copy()
    for action in said:
        assert action.index in game.rules.legal(trial, seat)
        game.rules.step(trial, seat, action.index)
    return trial.numbers()


def refused(rules: Ruleset, seeds: range) -> tuple[Counter[str], Counter[str]]:
    """Sets of random games named whole: how many of each, and which were refused."""
    rng = random.Random(5)
    met, bad = Counter[str](), Counter[str]()
    for seed in seeds:
        game = new(rules, rules.seats[seed % len(rules.seats)], seed)
        while not game.over:
            seat = rng.choice(game.seats_to_act)
            if rules.is_sealed(game.state) and rng.random() < 0.5:
                game.reconsider(seat)
            named, after = whole(game, seat, rng)
            decision = rules.actions[named[0]].decision
            if len(named) > 1:
                said = list(named)
                if decision in rules.sets:
                    rng.shuffle(said)
                trial = commands.tried(rules, game.state, seat, said)
                met[decision] += 1
                if isinstance(trial, Refusal) and trial.rule == "T3":
                    met["begun otherwise"] += 1
                elif isinstance(trial, Refusal) or trial[1].numbers() != after.numbers():
                    bad[decision] += 1
                else:
                    assert step_by_step(game, seat, trial[0]) == after.numbers()
            game.submit(seat, rng.choice(game.legal_for(seat)))
    return met, bad


@every_game
@pytest.mark.rule("T2", "T5")
def test_a_set_named_whole_is_carried_out_as_it_is_named(rules: Ruleset) -> None:
    met, bad = refused(rules, range(6))
    assert set(met) >= SETS[rules.name]
    assert not bad


@pytest.mark.parametrize(
    ("part", "spoilt", "missed"),
    [
        ("_picks", lambda s, seat: 64, {"tribute"}),
        ("_made_silently", lambda s, action, others: 0, {"icons"}),
    ],
)
def test_a_table_that_wants_forced_picks_left_out_would_be_noticed(
    part: str, spoilt: Callable[..., int], missed: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, part, spoilt)
    assert set(refused(ruleset("godfather"), range(4))[1]) >= missed


@every_game
@pytest.mark.rule("G14.1", "Q-34", "C1.8", "C10.1")
def test_more_than_a_sealed_choice_takes_is_refused_by_the_rule_of_the_choice(rules: Ruleset) -> None:
    """Whether the others are in makes no difference, and nothing is half done."""
    rng, met = random.Random(6), Counter[str]()
    for seed in range(6):
        game = new(rules, rules.seats[-1], seed)
        while not game.over:
            seat = rng.choice(game.seats_to_act)
            if rules.is_sealed(game.state):
                named, _ = whole(game, seat, rng)
                decision = rules.actions[named[0]].decision
                before = game.state.numbers()
                answer = game.submit(seat, *named, named[-1])
                assert game.state.numbers() == before
                if decision in TOO_MANY:
                    met[decision] += 1
                    params = {"named": len(named) + 1, "wanted": len(named)}
                    assert answer == Refusal(TOO_MANY[decision], "refuse-too-many-named", params)
                other = 0 if rules.actions[0].decision != decision else len(rules.actions) - 1
                beyond = Refusal("T2", "refuse-beyond-reveal", {"action": len(named) + 1})
                assert game.submit(seat, *named, other) == beyond
            game.submit(seat, rng.choice(game.legal_for(seat)))
    assert met.keys() >= {d for d in TOO_MANY if d in SETS[rules.name]}


@pytest.mark.rule("T3")
def test_a_choice_begun_otherwise_is_opened_again_first() -> None:
    game = new(ruleset("chicago"), 3, 3)
    first, second, third = [action.index for action in game.legal_for(1)][:3]
    assert isinstance(game.submit(1, third), Done)
    assert game.submit(1, second, first) == Refusal("T3", "refuse-named-otherwise", {})
    game.reconsider(1)
    assert isinstance(game.submit(1, third), Done)
    assert isinstance(game.submit(1, third, first), Done)
    assert [entry.text for entry in game.journal.entries[-2:]] == [
        game.rules.actions[third].text,
        game.rules.actions[first].text,
    ]


@pytest.mark.rule("G14.1", "T5")
def test_a_tribute_of_which_the_end_is_forced_is_taken_and_journalled_as_it_had_to_be_said() -> None:
    game = tribute("$2 $3 blood JK4 A2 A3")
    answer = game.submit(0, *[f"retain {card}" for card in ("A3", "$3", "blood", "JK4", "A2")])
    assert isinstance(answer, Done)
    assert game.journal.entries[-1].text == "retain $3"


@pytest.mark.rule("G13.1", "Q-49")
def test_a_bribe_may_name_values_the_suitcase_lacks() -> None:
    game = bribe("$1 $5 $5")
    for bills in ("$1 x1; $1 x0; $5 x1", "$1 x1; $5 x1; $5 x2"):
        answer = game.submit(0, *[f"bribe {bill}" for bill in bills.split("; ")])
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.key) == ("G13.1", "refuse-bill-named")
    answer = game.submit(0, "bribe $1 x1", "bribe $2 x1", "bribe $5 x2")
    assert answer == Refusal("Q-49", "refuse-bribe-too-much", {"bill": "$2", "count": 1, "held": 0})
    assert isinstance(game.submit(0, *[f"bribe {n}" for n in ("$1 x1", "$2 x0", "$3 x0", "$5 x2")]), Done)
    assert game.journal.entries[-1].text == "bribe $1 x1; bribe $5 x2"
