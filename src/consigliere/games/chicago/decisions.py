"""Open decisions as data: options with the things they are about, or a pick of several cards.

They follow from the view and the legal actions alone; what a rule decides is asked of the kernel.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from consigliere.core.actions import Action
from consigliere.core.decisions import items, option, pick, spread, target
from consigliere.core.frame_table import innermost
from consigliere.core.shapes import Decision, Form, Frame, Id, Option, Pick, Seen, Target
from consigliere.games.chicago import causes, names, round_end, set_up
from consigliere.games.chicago.city import main_area, shared_area
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.worlds import laid_out

POWERS: Final = names.POWER_IDS
TURNS: Final = ("act", "claim")  # decisions that open a turn
# the groups of a turn, in the order they are shown
GROUPS: Final = (
    *("claim", "claim-help", "attack", "attack-help"),
    *("business", "hat", "city", "gangster", "asset", "family", "special", "movement"),
    *(f"power-{power}" for power in POWERS),
    *("pass", "go-on"),
)
SAME: Final = {"business-draw": "business", "special-by-godfather": "special"}


def decision(view: Seen, legal: Sequence[Action], tables: Tables) -> Decision:
    """What the viewer is asked. Whoever has sealed a choice already gets neither options nor a pick."""
    asked = view["prompt"]["decision"]
    chosen = _pick(view, legal, tables) if legal else None
    return {
        "decision": asked,
        "rule": rule(view),
        "frame": view["stack"][-1],
        "card": running_card(view),
        "sealed": FRAMES.by_id[asked].is_sealed,
        "options": _options(view, legal) if legal and chosen is None else None,
        "pick": chosen,
    }


def rule(view: Seen) -> str:
    """The rule behind the question, or the special card whose text asks it."""
    seat = view["stack"][-1]["seat"]
    godchild = seat is not None and bool(view["seats"][seat]["godchild"])
    return causes.rule(view["stack"], view["phase"], godchild)


def running_card(view: Seen) -> str | None:
    """The special card that is being applied."""
    running = innermost(view["stack"], "special")
    return None if running is None else str(running["special"])


def hand_limit(view: Seen, seat: int, tables: Tables) -> int:
    """C10.1: as many cards as a seat may keep at the end of this round."""
    return int(round_end.limit(laid_out(view, tables), seat))


# -- options


def _options(view: Seen, legal: Sequence[Action]) -> list[Option]:
    """One option for each legal action; those of a turn in the order of their groups."""
    turn = view["prompt"]["decision"] in TURNS
    grouped = group if turn else row
    out = [option([action], targets(view, action.form), grouped(action.form)) for action in legal]
    return sorted(out, key=lambda one: GROUPS.index(one["group"])) if turn else out


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


def targets(view: Seen, form: Form) -> list[Target]:
    """The things an action is about, as they lie on the table."""
    found = TARGETS[form["type"]](view["stack"][-1], form)
    return [target(kind, id) for kind, id in found if id is not None]


def placed(form: Form, colour: str) -> str:
    """C4.10: the area a henchman goes to: the one of its own colour, or the one it shares with another."""
    area = main_area if form["type"] == "place-own" else shared_area
    return names.AREA_IDS[area(names.COLOUR_IDS.index(colour))]


Found = Sequence[tuple[str, Id | None]]
Targets = Callable[[Frame, Form], Found]


def _fields(**kinds: str) -> Targets:
    """The action's own fields, each with its kind of target."""
    return lambda frame, form: [(kind, form.get(field)) for field, kind in kinds.items()]


def _frame(**kinds: str) -> Targets:
    """Fields of the question itself."""
    return lambda frame, form: [(kind, frame.get(field)) for field, kind in kinds.items()]


def _named(kind: str, id: str) -> Targets:
    return lambda frame, form: [(kind, id)]


def _placed(frame: Frame, form: Form) -> Found:
    return [("area", placed(form, frame["colour"]))]


NOTHING: Final = _fields()
TARGETS: Final[Mapping[str, Targets]] = {
    "influence": _fields(card="card", side="side"),
    "gangster": _named("card", "gangster"),
    "asset": _fields(asset="card"),
    "business": _fields(card="place"),
    "business-draw": NOTHING,
    "special": _fields(special="card"),
    "special-by-godfather": _fields(special="card"),
    "movement": _named("card", "movement"),
    "family": _named("card", "family"),
    **{power: _named("power", power) for power in POWERS},
    "go-on": NOTHING,
    "pay": _fields(card="card"),
    "free": _frame(area="area"),
    "free-by-godfather": _frame(area="area"),
    "reveal": _fields(card="place"),
    "extort": _fields(card="place"),
    "no-extortion": NOTHING,
    "godfather-income": NOTHING,
    "under": _fields(card="card"),
    "use-bonus": _frame(area="area"),
    "use-bonus-by-godfather": _frame(area="area"),
    "no-bonus": NOTHING,
    "token": _fields(hole="gap", token="token"),
    "no-token": NOTHING,
    "to": _fields(hole="gap"),
    "remove-agent": _fields(hole="gap"),
    "no-agent": NOTHING,
    "place-own": _placed,
    "place-shared": _placed,
    "lay": _fields(card="card"),
    "lay-influence": _fields(card="card", side="side"),
    "no-more": NOTHING,
    "rival": _fields(seat="seat"),
    "no-rival": NOTHING,
    "discard": _fields(card="card"),
    "lose-gangster": _fields(of="gangster"),
    "lose-influence": _fields(side="side", card="face"),
    "lose-influence-token": _fields(side="influence-token"),
    "lose-asset": _fields(asset="asset"),
    "lose-asset-token": _fields(asset="asset-token"),
    "immune": _fields(penalty="city-card"),
    "claim": _fields(card="place"),
    "attack": _fields(card="place"),
    "pass": NOTHING,
    "oppose": _frame(card="place"),
    "no-opposition": NOTHING,
    "henchman": _fields(hole="gap", colour="token"),
    "chief": _frame(card="place"),
    "no-chief": NOTHING,
    "extra": _fields(extra="extra"),
    "return": _fields(card="card"),
    "keep": _fields(card="card"),
}


# -- picks


def _pick(view: Seen, legal: Sequence[Action], tables: Tables) -> Pick | None:
    """The decision as a pick of several cards, where it is one and there is something to pick."""
    frame = view["stack"][-1]
    asked = frame["frame"]
    hand = spread(view["hand"], names.KIND_IDS)
    verbs = {action.form["type"] for action in legal}
    found: Pick | None = None
    if asked == "return-cards":
        returned = set_up.HAND - set_up.KEPT
        found = _cards(hand, returned, returned, "return", ordered=True, steps=True)
    elif asked == "keep-cards":
        limit = hand_limit(view, view["viewer"], tables)
        found = _cards(hand, limit, limit, "keep", steps=True)
    elif asked == "pay" and frame["amount"] > 1 and _untouched(frame) and verbs == {"pay"}:
        found = _cards(hand, frame["amount"], frame["amount"], "pay")
    elif asked == "discard" and _untouched(frame):
        least = 0 if "no-more" in verbs else 1
        found = _cards(hand, least, frame["left"], "discard", stop="no-more")
    elif asked == "under" and frame["under"] > 1:
        drawn = sorted(frame["cards"], key=names.KIND_IDS.index)
        found = _cards(drawn, frame["under"], frame["under"], "under", ordered=True)
    return found if found is not None and found["items"] else None


def _cards(ids: Sequence[str], least: int, most: int, verb: str, **more: Any) -> Pick:
    return pick(items(ids, lambda id: "card"), least, most, verb, **more)


def _untouched(frame: Frame) -> bool:
    """No card of the set was named yet that the others would have to follow."""
    return bool(frame["lowest"] == names.KIND_IDS[0])
