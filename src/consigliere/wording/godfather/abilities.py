"""What a job or an ally does, put together from the steps of its ability (G8, G10, G11).

Each step is a sentence, in the card's order. The steps are read off the record played with, so that the cards
of an owner's pack, or of a game begun under older values, are told as they work.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from consigliere.games.godfather.content.vocabulary import CLASSES
from consigliere.wording.godfather.words import TAKEN, Words

Step = Mapping[str, Any]
SPENDING: Final = ("LAUNDER", "DISCARD")  # how the icons begin that ask for cards of the hand


def text(words: Words, card: str) -> str:
    """All sentences of a card; with the first step that asks for cards, a word on the job's own bills."""
    said: list[str] = []
    bills = len(words.record_list(card, "bills"))
    before = ""
    for step in words.record_list(card, "ability"):
        said.append(sentence(words, step, before))
        if bills and spends(step):
            said.append(words.say("ability-own-bills", count=bills))
            bills = 0
        before = kind(step)
    return " ".join(said)


def kind(step: Step) -> str:
    name: str = next(iter(step))
    return name


def spends(step: Step) -> bool:
    return "launder" in step or any(icon.startswith(SPENDING) for icon in step.get("icons", ()))


def sentence(words: Words, step: Step, before: str = "") -> str:
    """One step; `before` is the kind of the step it follows."""
    name = kind(step)
    value = step[name]
    key = f"ability-{name.replace('_', '-')}"
    match name:
        case "icons":
            return icons(words, value)
        case "launder":
            return icons(words, ["LAUNDER"] * value)
        case "gun_down":
            return words.say(key, victim=victim(words, value), where=where(value, before))
        case "bank_to_case":
            return words.say(key, bill=words.card(f"${value}"))
    return words.say(key) if value is True else words.say(key, count=value)


def icons(words: Words, ids: Sequence[str]) -> str:
    """Icons given together. Cards merely taken need no order, so they share one verb."""
    counted = Counter(ids)
    if all(id in TAKEN for id in counted):
        clauses = [words.taking(counted)]
    else:
        clauses = [words.icon(id, count) for id, count in counted.items()]
    said = words.say("ability-icons", icons=words.joined(clauses), count=len(clauses))
    return said[:1].upper() + said[1:]


def victim(words: Words, wanted: Step) -> str:
    classes = [name for name in CLASSES if name in wanted["class"]]
    return words.say(
        "ability-victim", victim="-".join(classes if wanted["neutrals"] else ["players", *classes])
    )


def where(wanted: Step, before: str) -> str:
    """“That turf” is understood right after the sentence that names it."""
    turf: str = wanted["where"]
    return "that-turf" if turf == "his-turf" and before == "chief" else turf
