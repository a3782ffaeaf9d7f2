"""The action table in words: for every number its structured form and its notation (see ranges.py)."""

from typing import Final

from consigliere.core.actions import Action, ActionTable, Fields
from consigliere.games.godfather import names, ranges as r
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.terms import BLOOD, GUN, ICONS, LAUNDER, STACK_MAX


def _payments() -> list[dict[str, int]]:
    out = []
    for packed in Tables().payments:
        replaced = {"gun": packed & 3, "booze": packed >> 2 & 3, "blood": packed >> 4}
        out.append({good: n for good, n in replaced.items() if n})
    return out


class _Writer:
    def __init__(self) -> None:
        self.actions: list[Action] = []

    def add(self, index: int, decision: str, text: str, **form: object) -> None:
        if index != len(self.actions):
            raise ValueError(f"the table has a gap before {index}: {text}")
        fields: Fields = {"type": text.split()[0], **form}  # type: ignore[dict-item]
        self.actions.append(Action(index, decision, fields, text))


def _turn(w: _Writer) -> None:
    for i, square in enumerate(names.SQUARE_IDS):
        w.add(r.THUG + i, "turn", f"thug {square}", space=square)
    for i, space in enumerate(names.ROUND_IDS):
        w.add(r.MEMBER + i, "turn", f"member {space}", space=space)
    payments = _payments()
    sources = [(r.HAND_JOB + i * r.PAYMENTS, f"job {j}", {"job": j}) for i, j in enumerate(names.JOB_IDS)]
    sources += [
        (r.PUBLIC_JOB + i * r.PAYMENTS, f"public-job {i + 1}", {"space": i + 1})  # type: ignore[dict-item]
        for i in range(4)
    ]
    for offset, text, form in sources:
        for k, replaced in enumerate(payments):
            tail = "".join(f" {good}={n}" for good, n in replaced.items())
            w.add(
                offset + k,
                "turn",
                text + (f" narcotics{tail}" if tail else ""),
                **form,
                **({"narcotics": replaced} if replaced else {}),
            )
    for i, ally in enumerate(names.ALLY_IDS):
        w.add(r.PLAY_ALLY + i, "turn", f"ally {ally}", ally=ally)
    w.add(r.SKIP, "turn", "skip")


def _icons(w: _Writer) -> None:
    w.add(r.ME_FIRST, "order", "me-first")
    w.add(r.CONTROLLER_FIRST, "order", "controller-first")
    for i, bill in enumerate(names.BILL_IDS):
        w.add(r.LAUNDER_BILL + i, "icons", f"launder {bill}", bill=bill)
    for i in range(ICONS):
        # the launder icon names its bill, so its own number stands for nothing
        name = "LAUNDER-unused" if i == LAUNDER else names.ICON_IDS[i]
        w.add(r.USE_ICON + i, "icons", f"icon {name}", icon=name)
    w.add(r.DONE_ICONS, "icons", "done")
    for i, job in enumerate(names.JOB_IDS):
        w.add(r.KEEP_JOB + i, "keep-job", f"keep {job}", job=job)
    for i, card in enumerate(names.CARD_IDS):
        w.add(r.DISCARD + i, "discard", f"discard {card}", card=card)
    for i in range(BLOOD - GUN + 1):
        good = names.GOOD_IDS[i]
        w.add(r.TAKE_GOOD + i, "good", f"good {good}", good=good)
    w.add(r.DONE_GOODS, "good", "no-more-goods")
    w.add(r.TAKE_LOWER, "lower-bill", "take-lower")
    w.add(r.LEAVE_LOWER, "lower-bill", "leave-lower")


def _abilities(w: _Writer) -> None:
    for mask in range(8):
        which = [n + 1 for n in range(3) if mask >> n & 1]
        text = "no-bills" if mask == 0 else "bills " + "+".join(map(str, which))
        if mask == 0:
            w.add(r.TAKE_BILLS, "bills", text)
        else:
            w.add(r.TAKE_BILLS + mask, "bills", text, which="+".join(map(str, which)))
    w.add(r.ABILITY_FIRST, "bills", "ability-first")
    w.add(r.USE, "use", "use")
    w.add(r.DECLINE, "use", "decline")
    for i, bill in enumerate(names.BILL_IDS):
        w.add(r.SUITCASE_BILL + i, "launder", f"suitcase {bill}", bill=bill)
    w.add(r.DONE_SUITCASE, "launder", "suitcase-no-more")
    for i, place in enumerate(names.PLACE_IDS):
        w.add(r.FIGURE + i, "figure", f"figure {place}", at=place)
    w.add(r.NO_FIGURE, "figure", "no-figure")
    for i, place in enumerate(names.PLACE_IDS[:-1]):
        w.add(r.SPACE + i, "space", f"space {place}", space=place)
    w.add(r.NO_SPACE, "space", "no-space")
    for i, turf in enumerate(names.TURF_IDS):
        w.add(r.TURF + i, "turf", f"turf {turf}", turf=turf)
    w.add(r.NO_TURF, "turf", "no-turf")
    for i, square in enumerate(names.SQUARE_IDS):
        w.add(r.FRONT + i, "front", f"front {square}", space=square)
    w.add(r.NO_FRONT, "front", "no-front")
    for seat in range(5):
        w.add(r.OPPONENT + seat, "opponent", f"opponent {seat}", seat=seat)
    w.add(r.NO_OPPONENT, "opponent", "no-opponent")
    for t, turf in enumerate(names.TURF_IDS):
        for height in range(STACK_MAX):
            index = r.MARKER + t * STACK_MAX + height
            w.add(index, "marker", f"marker {turf} {height + 1}", turf=turf, height=height + 1)
    w.add(r.FORGO, "marker", "forgo")


def _sealed(w: _Writer) -> None:
    for i, bill in enumerate(names.BILL_IDS):
        for count in range(r.BRIBE_MAX):
            w.add(
                r.BRIBE + i * r.BRIBE_MAX + count, "bribe", f"bribe {bill} x{count}", bill=bill, count=count
            )
    for i, ally in enumerate(names.ALLY_IDS):
        w.add(r.CHOOSE_ALLY + i, "choose-ally", f"choose {ally}", ally=ally)
    for i, card in enumerate(names.CARD_IDS):
        w.add(r.KEEP_CARD + i, "tribute", f"retain {card}", card=card)
    for i, bill in enumerate(names.BILL_IDS):
        w.add(r.OFFER_BILL + i, "offer", f"offer {bill}", bill=bill)
    w.add(r.OFFER_NOTHING, "offer", "offer-nothing")


def _build() -> ActionTable:
    w = _Writer()
    _turn(w)
    _icons(w)
    _abilities(w)
    _sealed(w)
    if len(w.actions) != r.ACTIONS:
        raise ValueError(f"{len(w.actions)} actions written, {r.ACTIONS} expected")
    return ActionTable(w.actions)


TABLE: Final = _build()
