"""What of a game's box occurred in a game, and what there is: golden games must use all of it.

A deed is a word and an id, for instance `job JY1` or `special S4`.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.games.chicago import names as chicago
from consigliere.games.godfather import names as godfather

Told = Mapping[str, Any]
PENALTIES: Final = chicago.CITY_CARD_IDS[1:5]
# events of Chicago whose one field names the thing that was used
NAMED: Final = {
    "special-played": "special",
    "extra-claimed": "extra",
    "extra-used": "extra",
    "power-used": "power",
    "penalty-strikes": "penalty",
    "penalty-escaped": "penalty",
    "penalty-empty": "penalty",
}


def _godfather(game: Game, told: Told) -> Iterator[str]:
    if told["event"] == "job-done":
        yield f"job {told['job']}"
    elif told["event"] == "ally-played":
        yield f"ally {told['ally']}"


def _chicago(game: Game, told: Told) -> Iterator[str]:
    kind = told["event"]
    if kind in NAMED:
        yield f"{kind} {told[NAMED[kind]]}"
    elif kind in ("control-taken", "extorted"):
        cards = game.rules.view(game.state, SPECTATOR, game.options)["cards"]
        yield f"{kind} {cards[told['card']]['business']}"
    elif kind == "token-taken":
        yield f"token {told['token']}"
    elif kind == "bonus-used":
        yield f"bonus {told['area']}"
        if told["by_godfather"]:
            yield "benefit bonus"
    elif kind == "godfather-income":
        yield "benefit income"
    elif told.get("ignoring", "none") != "none":
        yield "benefit control"
        yield f"ignoring {told['ignoring']}"


def _all(word: str, ids: tuple[str, ...]) -> set[str]:
    return {f"{word} {id}" for id in ids}


def _all_of_chicago() -> set[str]:
    ids: dict[str, tuple[str, ...]] = {
        "special": chicago.SPECIAL_IDS,
        "extra": chicago.EXTRA_IDS,
        "power": chicago.POWER_IDS,
        "penalty": PENALTIES,
    }
    out = {deed for event, field in NAMED.items() for deed in _all(event, ids[field])}
    for event in ("control-taken", "extorted"):
        out |= _all(event, chicago.BUSINESS_IDS)
    out |= _all("token", chicago.TOKEN_IDS) | _all("bonus", chicago.AREA_IDS)
    return out | _all("benefit", chicago.BENEFIT_IDS) | _all("ignoring", chicago.GROUP_IDS[1:])


TELLERS: Final[Mapping[str, Callable[[Game, Told], Iterator[str]]]] = {
    "godfather": _godfather,
    "chicago": _chicago,
}
ALL: Final[Mapping[str, set[str]]] = {
    "godfather": _all("job", godfather.JOB_IDS) | _all("ally", godfather.ALLY_IDS),
    "chicago": _all_of_chicago(),
}


def deeds(game: Game) -> set[str]:
    """What occurred in a game that is over; what was taken back did not."""
    teller = TELLERS[game.rules.name]
    told = (game.rules.events.seen_by(raw, None) for raw in game.history)
    return {deed for event in told for deed in teller(game, event)}
