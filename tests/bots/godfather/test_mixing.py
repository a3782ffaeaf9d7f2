"""Medium's bids: drawn from a mix that is quickly learnt, never more than the suitcase holds."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from consigliere.bots.games import mind_of
from consigliere.bots.godfather import mixing
from consigliere.bots.godfather.masked import masked
from consigliere.bots.minds import Mind
from consigliere.core.state import KIND
from consigliere.games.godfather import frames, ranges
from consigliere.games.godfather.state import Godfather
from tests.bots.godfather.positions import prompts
from tests.bots.godfather.test_policy import RULES
from tests.godfather.table import Table

MIND = mind_of(RULES)


def auctions(players: int, seeds: range) -> Iterator[Godfather]:
    """The first bid of act II, where suitcases hold several bills, in games by the rules of thumb."""
    for seed in seeds:
        for s in prompts(players, seed, lambda s: int(MIND.policy(s))):
            if s.get(KIND) == frames.BRIBE and s.act == 1:
                yield masked(s, s.actor())
                break


def whole(mind: Mind, s: Godfather, seed: int) -> int:
    """The dollars of a bid, part after part."""
    dice = random.Random(seed)
    seat, t, dollars = s.actor(), s.copy(), 0
    while t.get(KIND) == frames.BRIBE and t.actor() == seat:
        action = mind.choice(t, dice)
        assert action in t.legal_actions()
        bill, count = divmod(action - ranges.BRIBE, ranges.BRIBE_MAX)
        dollars += count * (1, 2, 3, 5)[bill]
        t.step(action)
    return dollars


def spread(mind: Mind, players: int) -> float:
    """How often two bids of the same seat at the same auction are equal."""
    alike = n = 0
    for s in auctions(players, range(5)):
        bids = Counter(whole(mind, s, seed) for seed in range(8))
        alike += sum(count * (count - 1) for count in bids.values())
        n += 8 * 7
    return alike / n


@pytest.mark.rule("G13.1")
@pytest.mark.parametrize("players", (2, 4))
def test_bids_are_mixed_and_can_be_paid(players: int) -> None:
    assert spread(MIND, players) < 0.9


def test_bids_that_are_always_alike_are_found() -> None:
    """Planted fault: the rules of thumb, which bid the same whenever they are asked."""
    habit = mind_of(RULES)
    object.__setattr__(habit, "drawn", {})
    assert spread(habit, 2) == 1.0


def test_an_ally_worth_much_is_fought_for_and_a_worthless_one_is_not() -> None:
    chances = {}
    for worth in (9000, 100):
        t = Table(2).case(0, "$5", "$3", "$2", "$1", "$1").case(1, "$5", "$5", "$1").offered("A1")
        s = t.phase("bribery").go().s
        auction = mixing.Auction(masked(s, 0), 0)
        for at in range(len(auction.worth)):
            auction.worth[at] = worth if auction.worth[at] else 0
        chances[worth] = [*mixing.chances(auction, 7)]
    spent = {
        worth: sum(c * dollars for c, dollars in zip(found, mixing.LEVELS, strict=True))
        for worth, found in chances.items()
    }
    assert spent[100] < 0.5 < 2 < spent[9000] < 9
    assert all(sum(found) == pytest.approx(1) for found in chances.values())


def test_the_same_seed_bids_the_same() -> None:
    s = next(auctions(3, range(1)))
    assert [whole(MIND, s, seed) for seed in range(5)] == [whole(MIND, s, seed) for seed in range(5)]
