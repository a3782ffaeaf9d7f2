"""The bots' choices from a view: the position as the seat sees it, then the rules of thumb or the value."""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.base import View
from consigliere.bots.godfather.policy import policy
from consigliere.bots.godfather.value import best
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.worlds import as_seen


def greedy(view: View, tables: Tables) -> int:
    """The number of the action the rules of thumb like best."""
    return int(policy(as_seen(view, tables)))


def valued(view: View, tables: Tables, weights: vec[i64]) -> int:
    """The number of the action after which the seat is furthest ahead by the estimate."""
    return int(best(as_seen(view, tables), weights))
