"""Chicago's choices: actions by kind, businesses to claim or attack, cards to pay or keep in one go."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from consigliere.games.chicago import names
from consigliere.wording.chicago import facts, hints, prompt
from consigliere.wording.chicago.words import Words
from consigliere.wording.choices import Choice, Form, Pick, spread

View = Mapping[str, Any]
POWERS: Final = names.POWER_IDS
# the groups of a turn, in the order they are shown
GROUPS: Final = (
    *("claim", "claim-help", "attack", "attack-help"),
    *("business", "hat", "city", "gangster", "asset", "family", "special", "movement"),
    *(f"power-{power}" for power in POWERS),
    *("pass", "go-on"),
)
SAME: Final = {"business-draw": "business", "special-by-godfather": "special"}
TURNS: Final = ("act", "claim")


def group(form: Form) -> str:
    """The kind of action a choice belongs to."""
    kind = str(form["type"])
    if kind == "influence":
        return str(form["side"])
    if kind in POWERS:
        return f"power-{kind}"
    if kind in ("claim", "attack"):
        return f"{kind}-help" if "ignoring" in form else kind
    return SAME.get(kind, kind)


def row(form: Form) -> str:
    """The row of the city a choice lies in: long lists of gaps are chosen by row first."""
    return f"row-{form['hole'][0]}" if "hole" in form else ""


def menu(words: Words, view: View, legal: Sequence[Form]) -> list[Choice]:
    """One choice for each legal action; those of a turn by kind."""
    turn = view["prompt"]["decision"] in TURNS
    grouped = group if turn else row
    out = [
        Choice(words.action(form, view, ids=True), hints.hint(words, view, form), (form,), grouped(form))
        for form in legal
    ]
    return sorted(out, key=lambda choice: GROUPS.index(choice.group)) if turn else out


class Cards(Pick):
    """Cards of the hand, or those just drawn."""

    def forms(self, chosen: Sequence[str]) -> list[Form]:
        """Sets in the order of the table; what goes under the deck in the order of the player."""
        ordered = list(chosen) if self.verb in ORDERED else sorted(chosen, key=names.KIND_IDS.index)
        forms: list[Form] = [{"type": self.verb, "card": card} for card in ordered]
        return [*forms, {"type": "no-more"}] if self.verb == "discard" and len(chosen) < self.most else forms


ORDERED: Final = ("return", "under")


def pick(view: View, legal: Sequence[Form]) -> Pick | None:
    """The decision as a pick of several cards, where it is one and there is something to pick."""
    found = _pick(view, legal)
    return found if found is not None and found.items else None


def _pick(view: View, legal: Sequence[Form]) -> Pick | None:
    frame = prompt.top(view)
    decision = frame["frame"]
    hand = spread(view["hand"], names.KIND_IDS)
    if decision == "return-cards":
        return Cards(hand, RETURNED, RETURNED, "return", steps=True)
    if decision == "keep-cards":
        limit = facts.hand_limit(view["seats"][view["viewer"]])
        return Cards(hand, limit, limit, "keep", steps=True)
    if decision == "pay" and frame["amount"] > 1 and untouched(frame) and all_pay(legal):
        return Cards(hand, frame["amount"], frame["amount"], "pay")
    if decision == "discard" and untouched(frame):
        return Cards(hand, 0, min(frame["left"], len(hand)), "discard")
    if decision == "under" and frame["under"] > 1:
        drawn = tuple(sorted(frame["cards"], key=names.KIND_IDS.index))
        return Cards(drawn, frame["under"], frame["under"], "under")
    return None


RETURNED: Final = 2  # C1.8


def untouched(frame: Mapping[str, Any]) -> bool:
    """No card of the set was named yet that others would have to follow."""
    return bool(frame["lowest"] == names.KIND_IDS[0])


def all_pay(legal: Sequence[Form]) -> bool:
    return all(form["type"] == "pay" for form in legal)
