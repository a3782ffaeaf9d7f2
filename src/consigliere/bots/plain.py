"""What was rejected: the same search, but judged by random playouts to the end of the game alone.

Kept so that anybody can measure the difference; people are not offered it.
"""

from dataclasses import replace
from typing import Any, cast

from consigliere.bots.minds import Mind
from consigliere.bots.search import Search
from consigliere.core.loop import play_out


def plain(mind: Mind) -> Search:
    bare = replace(mind, play_on=cast(Any, play_out), trifles=frozenset(), bids={})
    return Search(bare, prior=0.0)
