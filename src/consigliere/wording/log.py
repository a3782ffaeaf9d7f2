"""The log in words: one line for each event, or one line for each turn, which names its player once.

How a game's events are told together is in its `Telling`; the sentences are its words.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from consigliere.wording.speech import Event, NO_SCENE, Scene, Speech

MOST_SAID: Final = 3000  # sentences remembered for one table
TAKES_BACK: Final = "log-takes-back"
CARD_FIELDS: Final = ("card", "bill", "good", "kind")  # what an event that is told with others is about


def struck(events: Iterable[Event], since: int = 0) -> list[Event]:
    """The events without those that were taken back, from a number on; in their place one that says so."""
    out: list[tuple[int, Event]] = []
    for n, event in enumerate(events):
        if event["event"] != "taken-back":
            out.append((n, event))
            continue
        undone: list[Event] = []
        notes: list[tuple[int, Event]] = []  # of take-backs in between: they are no part of what is undone
        while out and len(undone) < event["events"]:
            at, last = out.pop()
            if last["event"] == TAKES_BACK:
                notes.insert(0, (at, last))
            else:
                undone.insert(0, last)
        out += [*notes, (n, {**event, "event": TAKES_BACK, "undone": undone})]
    return [event for n, event in out if n >= since]


def since_last_turn(events: Iterable[Event], seat: int) -> list[Event]:
    """What happened from the seat's last turn on, its own action first; in a turn: from the turn before."""
    told = struck(events)
    turns = [n for n, event in enumerate(told) if event["event"] == "turn-begins"]
    own = [n for n in turns if told[n]["seat"] == seat]
    if own and own[-1] == turns[-1]:
        own.pop()
    return told[own[-1] :] if own else told


def turns(
    words: Speech, events: Iterable[Event], scene: Scene = NO_SCENE, viewer: int | None = None
) -> list[str]:
    """Events told turn by turn: each turn or phase is one line, its consequences after one another."""
    return list(telling(words, events, scene, viewer))


def telling(
    words: Speech, events: Iterable[Event], scene: Scene = NO_SCENE, viewer: int | None = None
) -> Iterator[str]:
    """The lines of `turns` one by one, for those who have something else to do in between."""
    for group in grouped(words, struck(events), viewer):
        yield line(words, group, scene)


def glance(
    words: Speech, events: Iterable[Event], scene: Scene, viewer: int | None, deed_first: bool
) -> list[str]:
    """A turn's lines without what was taken back or left undone; of one player's turn the deed stands by
    itself, and what came of it in a line of its own."""
    kept = [e for e in struck(events) if e["event"] not in (TAKES_BACK, *words.telling.undone)]
    groups = grouped(words, kept, viewer)
    out = [line(words, group, scene) for group in groups]
    if deed_first and groups and len(groups[0]) > 1:
        deed, *rest = groups[0]
        out[:1] = [line(words, [deed], scene), continued(words, rest, scene, deed.get("seat"))]
    return out


def continued(words: Speech, events: Sequence[Event], scene: Scene, seat: int | None) -> str:
    """A line that goes on with the player of the line before, whose name is not said again."""
    text = line(words, events, scene)
    return unnamed(words, text, seat) if seat is not None and events[0].get("seat") == seat else text


def grouped(words: Speech, events: Sequence[Event], viewer: int | None) -> list[list[Event]]:
    """The events of each line; nothing was taken back without saying so."""
    telling = words.telling
    out: list[list[Event]] = [[]]
    for event in gathered(words, events):
        kind = event["event"]
        if out[-1]:
            last = out[-1][-1]
            if kind == TAKES_BACK or last["event"] == TAKES_BACK or words.opens(event, last):
                out.append([])
        if kind not in telling.quiet or (kind in telling.unless_own and event.get("seat") == viewer):
            out[-1].append(event)
    # a phase in which nothing was told is not told either: the header shows where the game stands
    return [group for group in out if any(event["event"] not in telling.hollow for event in group)]


def line(words: Speech, events: Sequence[Event], scene: Scene) -> str:
    """Sentences joined; a player who goes on is not named again, unless another's name was the last word."""
    out = ""
    before = None
    for event in events:
        text = sentence(words, event, scene).removesuffix(".")
        seat = event.get("seat")
        if not out:
            out = text
        elif seat is not None and seat == before:
            out = words.listed((out, unnamed(words, text, seat)))
        else:
            out = words.say("clause-separator").join((out, text))
        before = None if any(text.endswith(name) for name in others(words, seat)) else seat
    return out


def others(words: Speech, seat: int | None) -> list[str]:
    return [name for n, name in enumerate(words.players) if n != seat]


def unnamed(words: Speech, text: str, seat: int) -> str:
    """A sentence without its player, where it begins with the name."""
    return text.removeprefix(f"{words.seat(seat)} ")


def sentence(words: Speech, event: Event, scene: Scene) -> str:
    """An event in words. A log is told again and again: what was said of the same scene is remembered."""
    key = repr(event)
    found = words.said.get(key)
    if found is not None and found[0] == scene:
        return found[1]
    if len(words.said) >= MOST_SAID:
        words.said.clear()
    text = _sentence(words, event, scene)
    words.said[key] = (scene, text)
    return text


def _sentence(words: Speech, event: Event, scene: Scene) -> str:
    if event["event"] == TAKES_BACK:
        own = [e for e in gathered(words, event["undone"]) if e.get("seat") == event["seat"]]
        told = [e for e in own if e["event"] not in words.telling.quiet]
        said = [unnamed(words, sentence(words, e, scene), event["seat"]).removesuffix(".") for e in told]
        what = words.listed(said) or ("some" if event["events"] else "none")
        return words.say(TAKES_BACK, seat=words.seat(event["seat"]), what=what)
    if event["event"] in words.telling.gathered.values():
        return words.together(event)
    return words.event(event, scene)


def gathered(words: Speech, events: Sequence[Event]) -> list[Event]:
    """Equal things one seat does in a row as one; what is told already is left out."""
    out: list[Event] = []
    for event in events:
        last: dict[str, Any] = dict(out[-1]) if out else {"event": ""}
        group = words.telling.gathered.get(event["event"])
        # a bill that is named but None was not to be had: that is told by itself
        gone = any(name in event and event[name] is None for name in CARD_FIELDS)
        if group is not None and not gone:
            card = next((event[name] for name in CARD_FIELDS if name in event), None)
            if last["event"] == group and last["seat"] == event["seat"]:
                out[-1] = {**last, "cards": [*last["cards"], card]}
            else:
                out.append({"event": group, "seat": event["seat"], "cards": [card]})
        elif not words.redundant(event, last):
            out.append(event)
    return out
