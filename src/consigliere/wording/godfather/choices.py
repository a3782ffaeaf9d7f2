"""The Godfather's choices: figures, jobs and allies by kind; free icons at once; cards picked in one go."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from consigliere.games.godfather import names
from consigliere.games.godfather.terms import GOOD_ICON, MONEY
from consigliere.wording.choices import Choice, Form, Pick, spread
from consigliere.wording.godfather import hints, prompt
from consigliere.wording.godfather.words import Words

View = Mapping[str, Any]

FREE: Final = ("MONEY", "GOOD")  # icons that ask for nothing
GROUPS: Final = ("thug", "member", "job", "public-job", "ally")


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
    """The icons of the pool that give a bill or a good for nothing, as often as the piles last."""
    if view["prompt"]["decision"] != "icons":
        return []
    pool = names.icons(view["stack"][-1][2])
    usable = {form["icon"]: form for form in legal if form["type"] == "icon"}
    left = dict(view["bank"])
    free = [icon for icon in pool if icon in usable and icon.startswith(FREE)]
    return [usable[icon] for icon in free if taken(left, icon)]


def taken(bank: dict[str, int], icon: str) -> bool:
    """Take what an icon gives: its good, or its bill, the nearest lower one if that pile is empty (G2.6)."""
    n = names.ICON_IDS.index(icon)
    if n >= GOOD_ICON:
        piles = [names.GOOD_IDS[n - GOOD_ICON]]
    else:
        piles = list(reversed(names.BILL_IDS[: n - MONEY + 1]))
    pile = next((pile for pile in piles if bank.get(pile, 0) > 0), None)
    if pile is not None:
        bank[pile] -= 1
    return pile is not None


class Cards(Pick):
    """Cards of the hand or the suitcase, goods of the bank, or players."""

    def forms(self, chosen: Sequence[str]) -> list[Form]:
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

    def worth(self, chosen: Sequence[str]) -> int:
        return sum(int(card[1:]) for card in chosen if card in names.BILL_IDS)


FIELDS: Final = {"retain": "card", "discard": "card", "suitcase": "bill", "good": "good"}
STOPS: Final = {"suitcase": "suitcase-no-more", "good": "no-more-goods", "opponent": "no-opponent"}


def pick(words: Words, view: View, legal: Sequence[Form]) -> Pick | None:
    """The decision as a pick of several cards or players, where it is one and there is something to pick."""
    found = _pick(words, view, legal)
    return found if found is not None and found.items else None


def _pick(words: Words, view: View, legal: Sequence[Form]) -> Pick | None:
    decision = view["prompt"]["decision"]
    if decision == "bribe":
        return Cards(spread(view["suitcase"], names.BILL_IDS), 0, len(view["suitcase"]) * 64, "bribe")
    if decision == "keep-cards":
        limit = prompt.hand_limit(words, view)
        return Cards(spread(view["hand"], names.CARD_IDS), limit, limit, "retain", steps=True)
    if decision not in ("discard", "launder", "choose-good", "opponent") or prompt.count(view) < 2:
        return None
    most = prompt.count(view)
    if decision == "discard":
        rest = names.CARD_IDS[view["stack"][-1][3] :]  # begun card by card, it goes on in the table's order
        return Cards(spread(view["hand"], rest), most, most, "discard")
    if decision == "launder":
        bills = spread(view["hand"], names.BILL_IDS)
        return Cards(bills, 0, min(most, len(bills)), "suitcase") if view["stack"][-1][3] == 0 else None
    if decision == "choose-good":
        least = 0 if any(form["type"] == "no-more-goods" for form in legal) else most
        goods = [form["good"] for form in legal if form["type"] == "good"]
        items = tuple(good for good in goods for _ in range(min(most, view["bank"][good])))
        return Cards(items, least, min(most, len(items)), "good")
    seats = tuple(str(form["seat"]) for form in legal if form["type"] == "opponent")
    return Cards(seats, 0, min(most, len(seats)), "opponent", seats=True)
