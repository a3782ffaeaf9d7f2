"""Which ally a buyer takes: abilities by their parts, the choice by what the buyer holds."""

from collections import Counter

import pytest

from consigliere.bots.godfather import recruiting
from consigliere.bots.godfather.policy import policy
from consigliere.core.state import KIND
from consigliere.games.godfather import frames, names, ranges, terms as t
from consigliere.games.godfather.loading import box_until_3, load
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.tables import Tables
from tests.bots.godfather.positions import mixed, prompts
from tests.godfather.table import Table

SELDOM, ALWAYS = 0.05, 0.95


def parts(tables: Tables, ally: str) -> list[int]:
    return [int(n) for n in recruiting.parts(tables, names.ALLY_IDS.index(ally))]


def of(**counts: int) -> list[int]:
    found = [0] * recruiting.PARTS
    for name, n in counts.items():
        found[getattr(recruiting, name)] = n
    return found


def test_parts_are_those_of_the_cards() -> None:
    """By the cards of rules versions 1 to 3, which no longer change."""
    tables = box_until_3().tables
    assert parts(tables, "A1") == of(MAYOR=1)
    assert parts(tables, "A5") == of(GOODS_TAKEN=1, LAUNDERS=1, GUN_DOWN=1)
    assert parts(tables, "A10") == of(LAUNDERS=2, SECOND=1)
    assert parts(tables, "A11")[recruiting.BILL + t.BILL_2] == 1
    assert parts(tables, "A11")[recruiting.JOBS_DRAWN] == 1
    assert parts(tables, "A4") == of(TRADES=1, LAUNDERS=1, FIVES_LAUNDERED=1)
    assert parts(tables, "A3")[recruiting.CHIEF] == 1
    assert parts(tables, "A12")[recruiting.HORSE_HEAD] == 1
    assert parts(tables, "A17")[recruiting.RETRIEVE] == parts(tables, "A18")[recruiting.MARKER] == 1
    assert not any(parts(tables, ally)[recruiting.OTHER] for ally in names.ALLY_IDS)


def test_sights_are_the_buyers_own() -> None:
    table = (
        Table(4, act=2, first=1).hand(1, "$5", "$2", "gun", "gun", "JY1", "A10").case(1, "$1", "$3", "JG1")
    )
    s = table.hand(2, "$5", "$5", "JG2", "booze", "A1").marker("BK", 1).marker("WS", 1).marker("QN", 2).s
    seen = recruiting.sights(s, 1)
    assert (seen[recruiting.DOLLARS_IN_HAND], seen[recruiting.BILLS_IN_CASE]) == (7, 2)
    assert (seen[recruiting.GOODS_IN_HAND], seen[recruiting.JOBS_IN_HAND]) == (2, 1)
    assert seen[recruiting.CARDS_IN_HAND] == s.of(1, t.SIZE)
    assert (seen[recruiting.ALLY_LAUNDERS], seen[recruiting.ALLY_DOLLARS], seen[recruiting.ALLY_GOODS]) == (
        2,
        0,
        0,
    )
    assert (seen[recruiting.TURFS_HELD], seen[recruiting.HAS_HORSE], seen[recruiting.PLAYERS]) == (2, 1, 4)


def chosen(players: int, games: int) -> tuple[Counter[int], Counter[int]]:
    """How often each ally could be chosen among several, and was."""
    could: Counter[int] = Counter()
    did: Counter[int] = Counter()
    for seed in range(games):
        for s in prompts(players, 900 + seed, mixed(seed)):
            if s.get(KIND) == frames.CHOOSE_ALLY and s.legal_count > 1:
                could.update(int(action) - ranges.CHOOSE_ALLY for action in s.legal_actions())
                did[int(policy(s)) - ranges.CHOOSE_ALLY] += 1
    return could, did


@pytest.mark.parametrize("players", (3, 4, 5))
def test_no_ally_is_always_or_never_chosen(players: int) -> None:
    could, did = chosen(players, 120)
    shares = {names.ALLY_IDS[ally]: did[ally] / could[ally] for ally in could}
    assert len(shares) == t.ALLIES
    assert all(SELDOM / 2 < share < (1 + ALWAYS) / 2 for share in shares.values()), shares


def test_the_same_offer_is_answered_by_the_hand() -> None:
    """And a planted list that goes by the card alone is caught."""
    by_hand: dict[tuple[int, ...], set[int]] = {}
    by_list: dict[tuple[int, ...], set[int]] = {}
    for seed in range(80):
        for s in prompts(4, 900 + seed, mixed(seed)):
            if s.get(KIND) == frames.CHOOSE_ALLY and s.legal_count > 1:
                offer = tuple(map(int, s.legal_actions()))
                by_hand.setdefault(offer, set()).add(int(policy(s)))
                by_list.setdefault(offer, set()).add(listed(s))
    assert max(map(len, by_hand.values())) > 1
    assert max(map(len, by_list.values())) == 1


def listed(s: Godfather) -> int:
    """The planted fault: what an average buyer would take."""
    average = recruiting.sights(Table(4, act=int(s.act) + 1).s, 0)
    worths = [int(recruiting.worth(s, int(a) - ranges.CHOOSE_ALLY, average)) for a in s.legal_actions()]
    return int(s.legal[worths.index(max(worths))])


def test_worths_lie_near_each_other() -> None:
    """To buyers as they come the six allies of an act are worth about the same; until version 3 not."""
    assert max(spread(load().tables)) < 1.6
    assert max(spread(box_until_3().tables)) > 2.5


def spread(tables: Tables) -> list[float]:
    """How far the averages of the six lie apart, act by act, in dollars."""
    sums: dict[tuple[int, int], list[int]] = {}
    for seed in range(30):
        for s in prompts(3 + seed % 3, 700 + seed, mixed(seed)):
            if s.get(KIND) == frames.CHOOSE_ALLY:
                seen = recruiting.sights(s, s.actor())
                s.tables, kept = tables, s.tables
                for ally in range(t.ALLIES):
                    if tables.ally_act[ally] == s.act:
                        sums.setdefault((int(s.act), ally), []).append(int(recruiting.worth(s, ally, seen)))
                s.tables = kept
    means = {key: sum(found) / len(found) / 1000 for key, found in sums.items()}
    return [
        max(m for (at, _), m in means.items() if at == act)
        - min(m for (at, _), m in means.items() if at == act)
        for act in range(3)
    ]
