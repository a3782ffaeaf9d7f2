"""The log in words: one line for each event, or one paragraph for each turn."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from consigliere.cli.screen.words import NO_TILES, Tiles, Words
from consigliere.locales import Catalogue

# what the following event or the screen itself tells already
QUIET: Final = ("turn-begins", "log-pays", "job-kept", "job-drawn", "bid-paid")
# kinds that are told together: the message for several cards
GATHERED: Final[Mapping[str, str]] = {
    "bill-taken": "log-takes",
    "good-taken": "log-takes",
    "laundered": "log-launders",
    "discarded": "log-discards",
    "good-paid": "log-pays",
    "tribute-paid": "log-tribute",
    "bill-cashed": "log-cashes",
    "card-left": "log-discards",
}
OPENS: Final = ("turn-begins", "phase-begins", "act-begins", "turf-fought")


@cache
def _words(catalogue: Catalogue) -> Words:
    return Words(catalogue)


def event_line(catalogue: Catalogue, event: Mapping[str, Any]) -> str:
    """An event with the families' own names for the players."""
    return _words(catalogue).event(event)


def turns(
    words: Words, events: Iterable[Mapping[str, Any]], tiles: Tiles = NO_TILES, viewer: int | None = None
) -> list[str]:
    """Events told turn by turn: each turn or phase is one paragraph, its sentences after one another."""
    out: list[list[str]] = [[]]
    for event in gathered(list(events)):
        kind = event["event"]
        if kind in OPENS and out[-1]:
            out.append([])
        if kind not in QUIET or (kind != "turn-begins" and event.get("seat") == viewer):
            out[-1].append(sentence(words, event, tiles))
    return [" · ".join(lines) for lines in out if lines]


def sentence(words: Words, event: Mapping[str, Any], tiles: Tiles) -> str:
    if event["event"] not in GATHERED.values():
        return words.event(event, tiles)
    counted = {card: event["cards"].count(card) for card in event["cards"]}
    return words.say(event["event"], seat=words.seat(event["seat"]), cards=words.cards(counted))


def gathered(events: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Equal things one seat does in a row as one; a shakedown that the figure tells already is left out."""
    out: list[Mapping[str, Any]] = []
    for event in events:
        last = out[-1] if out else {"event": ""}
        group = GATHERED.get(event["event"])
        card = next((event[field] for field in ("card", "bill", "good") if event.get(field)), None)
        if group is not None and card is not None:
            if last["event"] == group and last["seat"] == event["seat"]:
                out[-1] = {**last, "cards": [*last["cards"], card]}
            else:
                out.append({"event": group, "seat": event["seat"], "cards": [card]})
        elif event["event"] == "shakedown" and last["event"] == "thug-played" and alone(event):
            continue
        else:
            out.append(event)
    return out


def alone(shakedown: Mapping[str, Any]) -> bool:
    """Whether no other player controls the front."""
    return shakedown["controller"] in (None, shakedown["seat"])
