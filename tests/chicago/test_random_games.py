"""Chicago's kernel in preparation: random games end, everything conserved after every action."""

import pytest

from consigliere.core import rng
from consigliere.core.loop import play_checked
from consigliere.games.chicago import happenings
from consigliere.games.chicago.events import EVENTS
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.notation import TABLE
from consigliere.games.chicago.options import NAMES
from consigliere.games.chicago.state import begin, Chicago

OPTIONS = [0, *(1 << n for n in range(len(NAMES))), (1 << len(NAMES)) - 1]


def seeded(players: int, options: int, seed: int) -> Chicago:
    s = begin(players, load().tables, options)
    s.rng = rng.seeded(seed)
    return s


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", (2, 3, 4))
def test_games_end_with_everything_conserved(players: int, options: int) -> None:
    for seed in range(3):
        s = seeded(players, options, seed)
        proof = play_checked(s, 50_000)
        assert proof.violation == 0
        assert s.over
        assert proof.decisions > 40


def test_a_copy_is_the_same_game() -> None:
    s = seeded(4, 0, 7)
    s.auto = True
    s.advance()
    while not s.over:
        t = s.copy()
        assert t.numbers() == s.numbers()
        action = s.legal_actions()[-1]
        t.step(action)
        s.step(action)
        assert t.numbers() == s.numbers()


def test_the_check_notices_a_lost_card() -> None:
    s = seeded(3, 0, 1)
    s.auto = True
    s.advance()
    assert s.violation() == 0
    s.deck[0] -= 1
    assert s.violation() != 0


def test_the_action_table_round_trips() -> None:
    assert len(TABLE) <= 2048
    for action in TABLE:
        assert TABLE.find(action.text) is action
        assert TABLE.find(action.to_json()) is action


def test_every_event_has_its_words() -> None:
    """The order of the table is that of the numbers, and whole games are told without a gap."""
    numbers = {v: k for k, v in vars(happenings).items() if k.isupper() and k != "EVENT_KINDS"}
    assert len(EVENTS.kinds) == happenings.EVENT_KINDS == len(numbers)
    for n, kind in enumerate(EVENTS.kinds):
        assert kind.name == numbers[n].lower().replace("_", "-")
    s = seeded(4, 0, 2)
    s.events = []
    play_checked(s, 50_000)
    for raw in s.events:
        for viewer in (None, -1, 0):
            assert EVENTS.seen_by(raw, viewer)["event"]
