"""What the bots know of the Godfather, wired together."""

from collections.abc import Mapping
from functools import partial
from typing import Any, cast, Final

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import bidding, estimates, weights
from consigliere.bots.godfather.features import features
from consigliere.bots.godfather.indices import FEATURES
from consigliere.bots.godfather.mixing import bribe
from consigliere.bots.godfather.parts import GROUPS, TEMPERS
from consigliere.bots.godfather.policy import play_on, policy
from consigliere.bots.godfather.spread import SPREAD
from consigliere.bots.godfather.value import best, finish, gains
from consigliere.bots.minds import Mind
from consigliere.bots.tempers import factors, RIVALS
from consigliere.core.prompts import Prompts
from consigliere.games.godfather import frames
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.worlds import as_seen, Deals

THOUSAND: Final = 1000
TRIFLES: Final = frozenset({"icons", "bills", "launder", "order", "lower-bill", "use", "offer", "tribute"})


def mind(rules: GodfatherRules, temper: str = "") -> Mind:
    table = tempered(weights.load(), temper)
    return Mind(
        rules=rules,
        as_seen=lambda view: as_seen(view, rules.tables),
        deals=lambda view: Deals(view, rules.tables),
        policy=cast(Any, policy),
        best=lambda s: int(best(cast(Godfather, s), table)),
        drawn={frames.BRIBE: lambda s, rng: int(bribe(cast(Godfather, s), rng.randrange(1, 1 << 31)))},
        gains=lambda s: [gain / THOUSAND for gain in gains(cast(Godfather, s), table)],
        play_on=cast(Any, play_on),
        foretold=partial(foretold, table),
        spread=lambda s: SPREAD[cast(Godfather, s).act],
        reasons=partial(reasons, table),
        trifles=TRIFLES,
        bids={"bribe": bidding.choose},
    )


def foretold(table: "vec[i64]", s: Prompts) -> list[float]:
    at = cast(Godfather, s)
    return [estimates.value(at, seat, table) for seat in range(at.players)]


def reasons(table: "vec[i64]", s: Prompts, seat: int) -> Mapping[str, float]:
    """Dollars of the end that a seat's parts promise, once its turn is finished; rivals count against it.

    By the weights that foretell: those for choosing compare actions, and their size alone says little.
    """
    at = cast(Godfather, s)
    finish(at, seat)
    found = features(at, seat, True)
    row = (estimates.OWN + int(at.act)) * FEATURES
    parts = {
        group: sum(int(found[n]) * int(table[row + n]) for n in numbers) / THOUSAND
        for group, numbers in GROUPS.items()
    }
    own = estimates.estimate(at, seat, estimates.CHOICE, table)
    return parts | {RIVALS: (estimates.margin(at, seat, table) - own) / THOUSAND}


def tempered(table: "vec[i64]", temper: str) -> "vec[i64]":
    """The weights for choosing with some of them counted higher."""
    if not temper:
        return table
    wanted = TEMPERS[temper]
    out = [int(weight) for weight in table]
    by = factors(GROUPS, wanted, FEATURES)
    for row in range(estimates.CHOICE, estimates.CHOICE + estimates.ACTS):
        for n in range(FEATURES):
            out[row * FEATURES + n] = round(out[row * FEATURES + n] * by[n])
    for place in (estimates.BEST_OTHER, estimates.ALL_OTHERS):
        out[place] = round(out[place] * wanted.get(RIVALS, 1.0))
    return vec[i64](out)
