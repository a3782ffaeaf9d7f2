"""Positions of the Godfather at which a seat is asked: from random play and from the rules of thumb."""

import random
from collections.abc import Callable, Iterator

from consigliere.bots.godfather.policy import policy
from consigliere.core import rng
from consigliere.core.state import A
from consigliere.games.godfather import chance
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.state import begin, Godfather
from consigliere.games.godfather.terms import SCORE, WON

TABLES = load().tables
Choice = Callable[[Godfather], int]


def at_random(s: Godfather) -> int:
    s.rng = rng.following(s.rng)
    return int(s.legal[rng.below(s.rng, s.legal_count)])


def prompts(players: int, seed: int, choice: Choice) -> Iterator[Godfather]:
    """Every prompt of a whole game, forced ones too; the state goes on when the next one is asked for."""
    s = begin(players, TABLES)
    s.rng = rng.seeded(seed)
    chances = random.Random(seed)
    s.advance()
    while not s.over:
        if s.actor() < 0:
            s.settle(chance.pick(s, chances.randrange(chance.total(s))))
        else:
            yield s
            s.step(choice(s))


def mixed(seed: int) -> Choice:
    """Rules of thumb with a random action now and then, so that all kinds of positions come up."""
    chances = random.Random(seed)
    return lambda s: at_random(s) if chances.random() < 0.3 else int(policy(s))


def played(choices: list[Choice], seed: int) -> Godfather:
    """A whole game with a choice for each seat, chance and forced prompts resolved by the state."""
    s = begin(len(choices), TABLES)
    s.rng = rng.seeded(seed)
    s.auto = True
    s.advance()
    while not s.over:
        s.step(choices[s.actor()](s))
    return s


def share(one: Choice, others: Choice, players: int, blocks: int, first: int = 0) -> float:
    """The win share of one against copies of another: the same seeds in every seat."""
    wins = 0.0
    for seed in range(first, first + blocks):
        for seat in range(players):
            choices = [others] * players
            choices[seat] = one
            s = played(choices, seed)
            won = sum(s.of(q, WON) for q in range(players))
            wins += int(s.of(seat, WON)) / int(won)
            assert s.of(seat, SCORE) >= 0
    return wins / (blocks * players)


def asked(s: Godfather, seat: int) -> Godfather:
    """The same position with the seat as the one to answer, where several choose sealed."""
    t = s.copy()
    if t.is_sealed():
        t.put(A, t.get(A) & 1 << seat)
        t.refresh()
    return t
