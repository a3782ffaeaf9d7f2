"""The simple bots in every game: always legal, repeatable, blind to what they may not see."""

import copy
import random
from collections import Counter

import pytest

from consigliere.bots.base import Clock, Decision
from consigliere.bots.levels import bot_of, clock_of, LEVELS, NAMES, parts, TEMPERED, UnknownBot
from consigliere.bots.simple import SLIPS
from consigliere.bots.tempers import TEMPERS
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import GAMES
from tests.bots.playing import asked, bot, played, RULES

every_game = pytest.mark.parametrize("game", sorted(GAMES))
TABLES = [(game, players) for game in sorted(GAMES) for players in RULES[game].seats]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_greedy_and_value_play_every_table_to_the_end(game: str, players: int) -> None:
    decisions: set[str] = set()
    for seed in range(4):
        at, found = played(game, [("greedy", "value")[(seed + n) % 2] for n in range(players)], 100 + seed)
        decisions |= found
        assert at.over and max(at.scores) > 20
    assert len(decisions) >= 10


@pytest.mark.slow
@every_game
def test_greedy_wins_against_chance(game: str) -> None:
    wins = 0
    for seed in range(16):
        at, _ = played(game, ["greedy" if n == seed % 4 else "random" for n in range(4)], seed)
        wins += at.winners == (seed % 4,)
    assert wins >= 14


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "value", "value:aggressive"])
def test_the_same_view_and_chance_give_the_same_choice(name: str, game: str) -> None:
    at = Game(RULES[game], 3, Stream(7))
    player = bot(game, name)
    rng = random.Random(7)
    for _ in range(60):
        seat = at.seat
        view, decision = at.view(seat, knowledge=False), asked(at, seat)
        before = copy.deepcopy(view)
        state = rng.getstate()
        first = player.choose(view, decision, Clock(), rng)
        rng.setstate(state)
        assert player.choose(view, decision, Clock(), rng) == first
        assert view == before, "a bot changes nothing"
        at.play(first)


@every_game
def test_chance_takes_any_kind_of_action_as_often_as_any_other(game: str) -> None:
    at = Game(RULES[game], 4, Stream(3))
    while len({action.form["type"] for action in at.legal}) < 2:
        at.play(at.legal[0])
    seat, rng = at.seat, random.Random(1)
    decision = asked(at, seat)
    found: Counter[str] = Counter()
    for _ in range(2000):
        found[str(bot(game, "random").choose({}, decision, Clock(), rng).form["type"])] += 1
    kinds = {action.form["type"] for action in decision.legal}
    assert set(found) == kinds
    assert all(abs(n / 2000 - 1 / len(kinds)) < 0.06 for n in found.values())


@pytest.mark.slow
@every_game
def test_easy_slips_now_and_then(game: str) -> None:
    """It leaves greedy's way, though not as often as it throws the dice: chance may agree with greedy."""
    at = Game(RULES[game], 4, Stream(5))
    easy, greedy, rng = bot(game, "easy"), bot(game, "greedy"), random.Random(5)
    slips = choices = 0
    while not at.over:
        seat = at.seat
        view, decision = at.view(seat, knowledge=False), asked(at, seat)
        wanted = greedy.choose(view, decision, Clock(), rng)
        if len(decision.legal) > 1:
            choices += 1
            slips += easy.choose(view, decision, Clock(), rng) != wanted
        at.play(wanted)
    assert 0.05 < slips / choices <= SLIPS + 0.1


@pytest.mark.slow
@every_game
def test_temperaments_choose_differently(game: str) -> None:
    """The same positions, other tastes: each temperament leaves the way of the plain value somewhere."""
    at = Game(RULES[game], 4, Stream(11))
    plain = bot(game, "value")
    tempered = {temper: bot(game, f"value:{temper}") for temper in TEMPERS}
    differ: Counter[str] = Counter()
    rng = random.Random(0)
    while not at.over:
        seat = at.seat
        view, decision = at.view(seat, knowledge=False), asked(at, seat)
        wanted = plain.choose(view, decision, Clock(), rng)
        for temper, player in tempered.items():
            chosen = player.choose(view, decision, Clock(), rng)
            assert chosen in decision.legal
            differ[temper] += chosen != wanted
        at.play(wanted)
    assert all(differ[temper] > 0 for temper in TEMPERS), differ


def test_names_of_bots() -> None:
    assert parts("hard") == ("hard", "", 0, "")
    assert parts("hard:careful@250ms") == ("hard", "careful", 250, "ms")
    assert clock_of("search@32it").iterations == 32
    assert clock_of("search@250ms").seconds == 0.25
    assert (clock_of("hard").seconds, clock_of("expert").seconds) == (0.5, 2.0)
    assert set(LEVELS) <= set(NAMES) and set(NAMES) >= TEMPERED


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Hard",
        "hardest",
        "easy:careful",
        "hard:",
        "hard:wild",
        "value@10ms",
        "search@0ms",
        "search@5",
        "a,b",
    ],
)
def test_a_bad_name_is_told(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot_of(name, RULES["chicago"])


@every_game
def test_a_forced_choice_is_made(game: str) -> None:
    at = Game(RULES[game], 3, Stream(2))
    seat = at.seat
    decision = asked(at, seat)
    only = Decision(
        seat, decision.asked, type(decision.legal)(RULES[game].actions, [decision.legal[0].index])
    )
    for name in NAMES:
        view = at.view(seat)
        assert bot(game, name).choose(view, only, Clock(iterations=1), random.Random(1)) == decision.legal[0]
