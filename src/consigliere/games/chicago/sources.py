"""C11.2: the points of a seat source by source."""

from typing import Final

from consigliere.games.chicago import places, scoring
from consigliere.games.chicago.state import Chicago

SOURCES: Final = ("businesses", "henchmen", "assets", "extras", "cards", "agents", "place")


def points(s: Chicago, seat: int) -> dict[str, int]:
    """Sources that bring nothing are named all the same, but for points given by place."""
    found = {
        "businesses": int(scoring.businesses(s, seat)),
        "henchmen": int(scoring.areas(s, seat)),
        "assets": int(scoring.sets(s, seat)),
        "extras": 2 * int(scoring.extras(s, seat)),
        "agents": -int(scoring.agents(s, seat)),
    }
    found["cards"] = int(scoring.earned(s, seat)) - sum(found.values())
    given = int(places.given(s, seat))
    if given:
        found["place"] = given
    return {id: found[id] for id in SOURCES if id in found}
