"""Every game's kernel: never stuck, nothing lost, copies and bytes that are the same game."""

import random

import pytest

from consigliere.core import codec, rng
from consigliere.core.loop import play_checked, play_out
from consigliere.core.ruleset import Ruleset
from consigliere.core.state import State
from tests.contract.games import every_game


def seeded(rules: Ruleset, players: int, seed: int) -> State:
    s = rules.begin(players, {})
    s.rng = rng.seeded(seed)
    return s


@every_game
def test_random_games_end_with_everything_conserved_after_every_action(rules: Ruleset) -> None:
    for players in rules.seats:
        for seed in range(25):
            proof = play_checked(seeded(rules, players, seed), 200_000)
            assert proof.violation == 0, (players, seed)
            assert proof.decisions > 20


@pytest.mark.slow
@every_game
def test_five_thousand_random_games(rules: Ruleset) -> None:
    """As above, 5,000 games over all numbers of players; the long proof plays 100,000."""
    games = 5000 // len(rules.seats)
    for players in rules.seats:
        for seed in range(1000, 1000 + games):
            assert play_checked(seeded(rules, players, seed), 200_000).violation == 0, (players, seed)


@every_game
def test_the_check_notices_a_lost_card(rules: Ruleset) -> None:
    """The planted fault: numbers that belong to cards are changed one by one."""
    s = seeded(rules, rules.seats[-1], 3)
    s.auto = True
    s.advance()
    for _ in range(40):
        s.step(s.legal_actions()[0])
    assert s.violation() == 0
    numbers = s.numbers()
    caught = 0
    for at in range(len(numbers) - 120, len(numbers)):  # piles, decks, board: the tail of the state
        changed = numbers.copy()
        changed[at] += 1
        spoilt = rules.from_bytes(codec.packed(changed))
        caught += spoilt.violation() != 0
    assert caught >= 60


@every_game
def test_a_copy_is_the_same_game_and_its_own(rules: Ruleset) -> None:
    for players in rules.seats:
        s = seeded(rules, players, 11)
        s.auto = True
        s.advance()
        while not s.over:
            t = s.copy()
            assert type(t) is type(s)
            assert t.numbers() == s.numbers()
            assert t.legal_actions() == s.legal_actions()
            before = s.numbers()
            action = t.legal_actions()[rng.below(rng.following(s.rng), len(t.legal_actions()))]
            t.step(action)
            assert s.numbers() == before
            s.step(action)
            assert t.numbers() == s.numbers()
            assert t.rng == s.rng


@every_game
def test_bytes_bring_back_the_same_game(rules: Ruleset) -> None:
    for players in rules.seats:
        s = seeded(rules, players, 5)
        s.auto = True
        s.advance()
        steps = 0
        while not s.over:
            if steps % 7 == 0:
                again = rules.from_bytes(codec.to_bytes(s))
                assert again.numbers() == s.numbers()
                assert again.legal_actions() == s.legal_actions()
            s.step(s.legal_actions()[steps % len(s.legal_actions())])
            steps += 1
        assert rules.from_bytes(codec.to_bytes(s)).over


@every_game
@pytest.mark.parametrize("data", (b"", b"\x00" * 6, b"\x01\x00\x05\x00\x00\x00", b"\x09\x00" + b"\x00" * 12))
def test_foreign_bytes_are_refused(rules: Ruleset, data: bytes) -> None:
    with pytest.raises(ValueError, match="state"):
        rules.from_bytes(data)


@every_game
def test_legal_actions_are_unique_and_in_the_table(rules: Ruleset) -> None:
    pick = random.Random(2)
    for players in rules.seats:
        s = seeded(rules, players, 8)
        s.auto = True
        s.advance()
        while not s.over:
            legal = s.legal_actions()
            assert len(legal) > 1
            assert len(set(legal)) == len(legal)
            assert all(0 <= a < len(rules.actions) for a in legal)
            s.step(pick.choice(legal))


@every_game
def test_the_loop_stops_at_its_limit(rules: Ruleset) -> None:
    s = seeded(rules, rules.seats[0], 1)
    assert play_out(s, 5) == 5
    assert not s.over
