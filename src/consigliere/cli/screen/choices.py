"""The legal actions as a person chooses: a numbered menu by kind, or cards picked in one go.

Both end in structured actions for one command; the engine alone decides whether it is legal.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from consigliere.cli.screen import hints, prompt
from consigliere.cli.screen.words import Words
from consigliere.games.godfather import names

View = Mapping[str, Any]
Form = Mapping[str, Any]

FLAT: Final = 12  # as many choices as stand on one screen without a first level
FREE: Final = ("MONEY", "GOOD")  # icons that ask for nothing
GROUPS: Final = ("thug", "member", "job", "public-job", "ally")


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu and the actions it stands for."""

    label: str
    hint: str
    forms: tuple[Form, ...]
    group: str = ""


def menu(words: Words, view: View, legal: Sequence[Form]) -> list[Choice]:
    """One choice for each legal action; free icons can also be taken all at once."""
    out: list[Choice] = []
    free = free_icons(view, legal)
    if len(free) > 1:
        icons = words.icons(form["icon"] for form in free)
        out.append(Choice(words.say("choice-all-free", icons=icons), "", tuple(free)))
    for form in legal:
        group = form["type"] if form["type"] in GROUPS else ""
        out.append(Choice(words.action(form, view, ids=True), hints.hint(words, view, form), (form,), group))
    return out


def free_icons(view: View, legal: Sequence[Form]) -> list[Form]:
    """The icons of the pool that give a bill or a good for nothing, as often as they are shown."""
    if view["prompt"]["decision"] != "icons":
        return []
    pool = names.icons(view["stack"][-1][2])
    usable = {form["icon"]: form for form in legal if form["type"] == "icon"}
    return [usable[icon] for icon in pool if icon in usable and icon.startswith(FREE)]


@dataclass(frozen=True, slots=True)
class Pick:
    """Several cards chosen in one go: items by number, how many, and what they make."""

    items: tuple[str, ...]
    least: int
    most: int
    verb: str  # the action's type
    seats: bool = False

    def forms(self, chosen: Sequence[str]) -> list[Form]:
        """The chosen items as actions, in the order the table asks for."""
        if self.verb == "bribe":
            held = [bill for bill in names.BILL_IDS if bill in self.items]
            return [{"type": "bribe", "bill": bill, "count": chosen.count(bill)} for bill in held]
        stop = STOPS.get(self.verb)
        if self.seats:
            forms: list[Form] = [{"type": self.verb, "seat": int(seat)} for seat in sorted(chosen)]
        else:
            field = FIELDS[self.verb]
            forms = [{"type": self.verb, field: c} for c in sorted(chosen, key=names.CARD_IDS.index)]
        if stop is not None and len(chosen) < self.most:
            forms.append({"type": stop})
        return forms


FIELDS: Final = {"retain": "card", "discard": "card", "suitcase": "bill", "good": "good"}
STOPS: Final = {"suitcase": "suitcase-no-more", "good": "no-more-goods", "opponent": "no-opponent"}


def pick(words: Words, view: View, legal: Sequence[Form]) -> Pick | None:
    """The decision as a pick of several cards or players, where it is one."""
    decision = view["prompt"]["decision"]
    if decision == "bribe":
        return Pick(_spread(view["suitcase"], names.BILL_IDS), 0, len(view["suitcase"]) * 64, "bribe")
    if decision == "keep-cards":
        limit = prompt.hand_limit(words, view)
        return Pick(_spread(view["hand"], names.CARD_IDS), limit, limit, "retain")
    if decision not in ("discard", "launder", "choose-good", "opponent") or prompt.count(view) < 2:
        return None
    most = prompt.count(view)
    if decision == "discard":
        return Pick(_spread(view["hand"], names.CARD_IDS), most, most, "discard")
    if decision == "launder":
        bills = _spread(view["hand"], names.BILL_IDS)
        return Pick(bills, 0, min(most, len(bills)), "suitcase") if view["stack"][-1][3] == 0 else None
    if decision == "choose-good":
        least = 0 if any(form["type"] == "no-more-goods" for form in legal) else most
        goods = [form["good"] for form in legal if form["type"] == "good"]
        items = tuple(good for good in goods for _ in range(min(most, view["bank"][good])))
        return Pick(items, least, min(most, len(items)), "good")
    seats = tuple(str(form["seat"]) for form in legal if form["type"] == "opponent")
    return Pick(seats, 0, min(most, len(seats)), "opponent", seats=True)


def _spread(cards: Mapping[str, int], ids: Sequence[str]) -> tuple[str, ...]:
    return tuple(id for id in ids for _ in range(cards.get(id, 0)))


def worth(cards: Sequence[str]) -> int:
    return sum(int(card[1:]) for card in cards if card in names.BILL_IDS)
