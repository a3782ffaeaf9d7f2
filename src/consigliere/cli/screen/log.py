"""The log in words: one line for each event, or one line for each turn, which names its player once."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from consigliere.cli.screen.words import NO_TILES, Tiles, Words

Event = Mapping[str, Any]

# what the following event or the screen itself tells already
QUIET: Final = ("turn-begins", "job-kept", "job-drawn", "bid-paid")
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
TAKES_BACK: Final = "log-takes-back"
OPENS: Final = ("turn-begins", "phase-begins", "act-begins", "turf-fought", TAKES_BACK)


def struck(events: Iterable[Event]) -> list[Event]:
    """The events without those that were taken back; in their place one that says so."""
    out: list[Event] = []
    for event in events:
        if event["event"] != "taken-back":
            out.append(event)
            continue
        undone: list[Event] = []
        while out and len(undone) < event["events"]:
            undone.insert(0, out.pop())
        out.append({"event": TAKES_BACK, "seat": event["seat"], "undone": undone})
    return out


def since_last_turn(events: Iterable[Event], seat: int) -> list[Event]:
    """What happened from the seat's last turn on, its own action first; in a turn: from the turn before."""
    told = struck(events)
    turns = [n for n, event in enumerate(told) if event["event"] == "turn-begins"]
    own = [n for n in turns if told[n]["seat"] == seat]
    if own and own[-1] == turns[-1]:
        own.pop()
    return told[own[-1] :] if own else told


def turns(
    words: Words, events: Iterable[Event], tiles: Tiles = NO_TILES, viewer: int | None = None
) -> list[str]:
    """Events told turn by turn: each turn or phase is one line, its consequences after one another."""
    out: list[list[Event]] = [[]]
    for event in gathered(struck(events)):
        kind = event["event"]
        if out[-1] and (kind in OPENS or out[-1][-1]["event"] == TAKES_BACK):
            out.append([])
        if kind not in QUIET or (kind != "turn-begins" and event.get("seat") == viewer):
            out[-1].append(event)
    # a phase in which nothing was told is not told either: the header shows where the act stands
    told = [group for group in out if [event["event"] for event in group] not in ([], ["phase-begins"])]
    return [line(words, group, tiles) for group in told]


def line(words: Words, events: Sequence[Event], tiles: Tiles) -> str:
    """Sentences joined; a player who goes on is not named again."""
    out = ""
    before = None
    for event in events:
        text = sentence(words, event, tiles).removesuffix(".")
        seat = event.get("seat")
        if not out:
            out = text
        elif seat is not None and seat == before:
            out = words.listed((out, unnamed(words, text, seat)))
        else:
            out = words.say("clause-separator").join((out, text))
        before = seat
    return out


def unnamed(words: Words, text: str, seat: int) -> str:
    """A sentence without its player, where it begins with the name."""
    return text.removeprefix(f"{words.seat(seat)} ")


def sentence(words: Words, event: Event, tiles: Tiles) -> str:
    if event["event"] == TAKES_BACK:
        told = [e for e in gathered(event["undone"]) if e.get("seat") == event["seat"]]
        said = [unnamed(words, sentence(words, e, tiles), event["seat"]).removesuffix(".") for e in told[:1]]
        return words.say(TAKES_BACK, seat=words.seat(event["seat"]), what=said[0] if said else "none")
    if event["event"] not in GATHERED.values():
        return words.event(event, tiles)
    counted = {card: event["cards"].count(card) for card in event["cards"]}
    return words.say(event["event"], seat=words.seat(event["seat"]), cards=words.cards(counted))


def gathered(events: Sequence[Event]) -> list[Event]:
    """Equal things one seat does in a row as one; a shakedown that the figure tells already is left out."""
    out: list[Event] = []
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


def alone(shakedown: Event) -> bool:
    """Whether no other player controls the front."""
    return shakedown["controller"] in (None, shakedown["seat"])
