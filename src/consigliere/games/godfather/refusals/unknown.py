"""Why something is refused that is no action of the table, yet shows what was meant (G2.1, G6.1, G7.1)."""

from collections.abc import Mapping
from typing import Final

from consigliere.core.actions import ActionLike
from consigliere.core.refusal import Refusal
from consigliere.games.godfather import names, ranges
from consigliere.games.godfather.notation import TABLE
from consigliere.games.godfather.refusals import explain
from consigliere.games.godfather.refusals.words import refuse
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import LAUNDER

PARK: Final = ("CP", "P-CP", "T-CP")  # Central Park, and how square spaces in it would be called
NOT_NAMED: Final = ("type", "action", "text")  # of a structured form: all but what is named


def unknown(s: Godfather, seat: int, said: ActionLike) -> Refusal | None:
    """A space of the wrong shape, Central Park, the launder icon without a bill; None for anything else."""
    verb, id = _words(said)
    if (verb, id) == ("icon", names.ICON_IDS[LAUNDER]):
        return explain(s, seat, TABLE[ranges.USE_ICON + LAUNDER])
    if id in PARK:
        if verb in ("turf", "marker"):
            return refuse("G2.1", "refuse-park-no-turf")
        return refuse("G2.1", "refuse-park-no-front") if verb in ("thug", "front") else None
    if verb in ("thug", "front") and id in names.ROUND_IDS:
        return refuse("G6.1", "refuse-wrong-shape", shape="square", space=id)
    if verb == "member" and id in names.SQUARE_IDS:
        return refuse("G7.1", "refuse-wrong-shape", shape="round", space=id)
    return None


def _words(said: ActionLike) -> tuple[str, str]:
    """The verb and what it names first, typed in any case."""
    if isinstance(said, str):
        verb, id, *_ = (*said.split(), "", "")
        return verb.casefold(), id.upper()
    if not isinstance(said, Mapping):
        return "", ""
    named = [str(value) for key, value in said.items() if key not in NOT_NAMED]
    return str(said.get("type")), (*named, "")[0]
