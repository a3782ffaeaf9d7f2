"""Chicago's bots as functions from a view to an action number: greedy by rules of thumb, value one action ahead.

Both play on the position as the seat sees it (`worlds.as_seen`), so there is nothing hidden they could read.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec

from consigliere.bots.chicago import lookahead, policy
from consigliere.bots.chicago.weights import OTHERS, WEIGHTS
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.worlds import as_seen

View = Mapping[str, Any]


def greedy(view: View, tables: Tables) -> int:
    """The action of the rules of thumb."""
    return int(policy.policy(as_seen(view, tables)))


def valued(view: View, tables: Tables, weights: "vec[float] | None" = None) -> int:
    """The action after which the seat's value is farthest above the others'."""
    chosen = WEIGHTS if weights is None else weights
    return int(lookahead.best(as_seen(view, tables), chosen, OTHERS))
