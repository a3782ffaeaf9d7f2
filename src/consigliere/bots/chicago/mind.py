"""What the bots know of Chicago, wired together."""

from collections.abc import Mapping
from functools import partial
from typing import Any, cast, Final

from librt.vecs import vec

from consigliere.bots.chicago import weights
from consigliere.bots.chicago.features import FEATURES
from consigliere.bots.chicago.lookahead import best, gains, go_on, Look
from consigliere.bots.chicago.measuring import measure
from consigliere.bots.chicago.parts import GROUPS, TEMPERS
from consigliere.bots.chicago.policy import play_on, policy
from consigliere.bots.chicago.sight import Sight
from consigliere.bots.chicago.spread import SPREAD
from consigliere.bots.chicago.value import margin, of_seat, ROUND
from consigliere.bots.minds import Mind
from consigliere.bots.tempers import factors, RIVALS
from consigliere.core.prompts import Prompts
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.worlds import as_seen, Deals

TRIFLES: Final = frozenset({"pay", "under", "place", "return-cards", "keep-cards", "lose-gangster"})


def mind(rules: ChicagoRules, temper: str = "") -> Mind:
    table, others = tempered(temper)
    return Mind(
        rules=rules,
        as_seen=lambda view: as_seen(view, rules.tables),
        deals=lambda view: Deals(view, rules.tables),
        policy=cast(Any, policy),
        best=lambda s: int(best(cast(Chicago, s), table, others)),
        gains=lambda s: [*gains(cast(Chicago, s), table, others)],
        play_on=cast(Any, play_on),
        foretold=foretold,
        spread=lambda s: SPREAD[cast(Chicago, s).round_no],
        reasons=partial(reasons, table, others),
        trifles=TRIFLES,
    )


def foretold(s: Prompts) -> list[float]:
    at = cast(Chicago, s)
    sight = Sight(at)
    sight.read(at)
    return [of_seat(sight, seat, True, weights.FORETELL) for seat in range(at.players)]


def reasons(table: "vec[float]", others: float, s: Prompts, seat: int) -> Mapping[str, float]:
    """Points of the end that a seat's parts promise, once all that follows by itself has happened."""
    at = cast(Chicago, s)
    go_on(at, Look(at, seat, table, others))
    sight = Sight(at)
    whole = margin(sight, at, seat, table, others)
    own = of_seat(sight, seat, True, table)
    measure(sight, seat, True)
    rounds = ROUND * float(sight.worth.rounds_left)
    parts = {
        group: sum(sight.f[n] * (table[n] + rounds * table[FEATURES + n]) for n in numbers)
        for group, numbers in GROUPS.items()
    }
    return parts | {"points": sight.certain, RIVALS: whole - own}


def tempered(temper: str) -> tuple["vec[float]", float]:
    """The weights for choosing with some of them counted higher, and how much the others' values count."""
    if not temper:
        return weights.WEIGHTS, weights.OTHERS
    wanted = TEMPERS[temper]
    by = factors(GROUPS, wanted, FEATURES)
    table = vec[float]([weight * by[n % FEATURES] for n, weight in enumerate(weights.WEIGHTS)])
    return table, weights.OTHERS * wanted.get(RIVALS, 1.0)
