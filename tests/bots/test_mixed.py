"""Mixed games: every bot beside every other at any table; what a bot does wrong is told, to be repeated."""

import json
import random

import pytest

from consigliere.bots.base import Bot, Clock, Decision, View
from consigliere.bots.random_bot import RandomBot
from consigliere.core.actions import Action
from consigliere.core.ruleset import offered, Ruleset
from consigliere.games.catalogue import GAMES
from tools import mixed
from tools.mixed import bot_for, drawn, figures, LOTS, Outcome, played, Sitting

GAMES_PLAYED = 40


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return [played(drawn(11, number)) for number in range(GAMES_PLAYED)]


@pytest.mark.slow
def test_no_crash_no_stall_no_illegal_move(outcomes: list[Outcome]) -> None:
    told = figures(outcomes)
    assert told["faults"] == []
    assert told["games"] == GAMES_PLAYED and told["decisions"] > 100 * GAMES_PLAYED


def test_all_tables_and_bots_are_drawn() -> None:
    sittings = [drawn(1, number) for number in range(400)]
    tables = {(one.game, len(one.seats)) for one in sittings}
    assert tables == {(game, players) for game, rules in GAMES.items() for players in rules.seats}
    assert {name for one in sittings for name in one.seats} == set(LOTS)
    for game, rules in GAMES.items():
        options = {option for one in sittings if one.game == game for option in one.options}
        assert options == set(offered(rules))


@pytest.mark.slow
def test_the_same_number_is_the_same_game(outcomes: list[Outcome]) -> None:
    assert [played(drawn(11, number)) for number in range(3)] == outcomes[:3]


# -- planted faults


class Wrong:
    """It plays on like the random bot until its twentieth decision."""

    knows = False

    def __init__(self, raises: bool) -> None:
        self.raises = raises
        self.asked = 0

    def choose(self, view: View, decision: Decision, clock: Clock, rng: random.Random) -> Action:
        self.asked += 1
        if self.asked < 20:
            return RandomBot().choose(view, decision, clock, rng)
        if self.raises:
            raise KeyError("lost its head")
        actions = GAMES[view["game"]].actions
        return actions[next(n for n in range(len(actions)) if n not in decision.legal.indices)]


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize(("raises", "kind"), [(True, "crash: seat 1: KeyError"), (False, "illegal: ")])
def test_a_bot_that_errs_is_told(game: str, raises: bool, kind: str) -> None:
    def made(name: str, rules: Ruleset) -> Bot:
        return Wrong(raises) if name == "easy" else bot_for(name, rules)

    sitting = Sitting(5, game, "planted", ("greedy", "easy"), ())
    outcome = played(sitting, made)
    assert outcome.fault.startswith(kind)
    told = figures([outcome])["faults"]
    assert told[0]["sitting"]["seats"] == ("greedy", "easy") and told[0]["sitting"]["seed"] == "planted"


def test_a_game_that_does_not_end_is_told() -> None:
    outcome = played(Sitting(5, "chicago", "planted", ("greedy", "greedy"), ()), most=30)
    assert outcome.fault == "stall: not over after 30 decisions"


# -- the command


@pytest.mark.slow
def test_the_command_tells_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert mixed.main(["--games", "2", "--json", "--seed", "11"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["games"], told["faults"], told["seed"]) == (2, [], 11)


def test_faults_make_the_command_fail(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mixed, "played", lambda sitting: Outcome(sitting, 3, "illegal: planted"))
    assert mixed.main(["--games", "1", "--first", "8"]) == 1
    assert "game 8, decision 3: illegal: planted" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("option", "value", "least"), [("games", "0", 1), ("jobs", "0", 1), ("first", "-1", 0)]
)
def test_bad_numbers_are_refused(
    option: str, value: str, least: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mixed.main([f"--{option}", value]) == 2
    assert capsys.readouterr().err == f"mixed: --{option} must be at least {least}\n"
