"""What follows for certain from an action, as far as its seat may know (C2.4), and what one may overlook.

The kernel runs the action on the position as the seat sees it; what changes is read from before and after.
"""

from collections.abc import Callable, Sequence
from typing import cast

from consigliere.core import shapes
from consigliere.core.actions import ActionLike
from consigliere.core.foresight import foreseen, warning
from consigliere.core.frame_table import innermost
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from consigliere.core.shapes import Draw, Form, Seen, Warning
from consigliere.games.chicago import bonuses, names, prospects, round_end, rounds, terms as t
from consigliere.games.chicago.appraisal import appraised
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.shapes import Change, Completed, Control, Drawn, Foresight
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.worlds import as_seen, laid_out

OVERLOOKED = ("over-limit",)  # what `warnings` may tell
TAKING = ("claim", "attack", "oppose")
MOST_HELP = 2
FORFEITS = {"pass": ("claim", "attack"), "no-extortion": ("extort",)}


def foresee(rules: Ruleset, view: Seen, actions: Sequence[ActionLike], tables: Tables) -> Foresight | Refusal:
    seat = view["viewer"]
    before = as_seen(view, tables)
    found = foreseen(rules, FRAMES, before, seat, actions)
    if isinstance(found, Refusal):
        return found
    common, state = found
    after = cast(Chicago, state)
    first = rules.actions.find(actions[0])
    assert first is not None  # it was tried
    legal = [rules.actions[n].form for n in before.legal_actions()]
    control = controlled(before, view, first.form)
    return {
        **_with_draw(common, view, after),
        "warnings": forfeits(legal, first.form) + _struck(control),
        "control": control,
        "points": prospects.changes(before, after),
        "hands": _changes(before, after, _cards),
        "help": _changes(before, after, _help_left),
        "areas": _completed(before, after),
        "extras": _gained(before, after, seat),
        "drawn": _drawn(after) if common["then"] == "chance" else None,
    }


def controlled(s: Chicago, view: Seen, form: Form) -> Control | None:
    """What a claim, an attack or an opposition is about; None for other actions."""
    if form["type"] not in TAKING:
        return None
    place = form.get("card") or view["stack"][-1]["card"]
    ignored = names.GROUP_IDS.index(form.get("ignoring", "none"))
    return appraised(s, view["viewer"], names.CARD_IDS.index(place), ignored)


# -- before and after


def _changes(before: Chicago, after: Chicago, count: Callable[[Chicago, int], int]) -> list[Change]:
    both = [(seat, count(before, seat), count(after, seat)) for seat in range(before.players)]
    return [{"seat": seat, "before": was, "after": now} for seat, was, now in both if was != now]


def _cards(s: Chicago, seat: int) -> int:
    return int(s.of(seat, t.SIZE))


def _help_left(s: Chicago, seat: int) -> int:
    """C9.1: of the two benefits of a godchild's round."""
    return MOST_HELP - int(bonuses.benefits_used(s, seat)) if s.of(seat, t.GODCHILD) else 0


def _completed(before: Chicago, after: Chicago) -> list[Completed]:
    """C4.9: areas that have their two henchmen now."""
    return [
        {"seat": seat, "area": id, "ready": bool(bonuses.own_ready(after, seat, area))}
        for seat in range(before.players)
        for area, id in enumerate(names.AREA_IDS)
        if after.has_bonus(seat, area) and not before.has_bonus(seat, area)
    ]


def _gained(before: Chicago, after: Chicago, seat: int) -> list[names.Extra]:
    """C8.1: the extra actions the seat reaches."""
    gained = after.of(seat, t.EXTRA_HELD) & ~before.of(seat, t.EXTRA_HELD)
    return [id for n, id in enumerate(names.EXTRA_IDS) if gained >> n & 1]


# -- what a draw leaves open


def _drawn(after: Chicago) -> Drawn | None:
    """How many cards are drawn now, and how many of them stay."""
    drawing = innermost(FRAMES.stack(after, -1), "drawing")
    if drawing is None or drawing["left"] == 0:
        return None
    return {"seat": drawing["seat"], "cards": drawing["left"], "keep": min(drawing["left"], drawing["keep"])}


def _with_draw(common: shapes.Foresight, view: Seen, after: Chicago) -> shapes.Foresight:
    """From how many cards is drawn; which businesses can turn up is public."""
    draw = common["draw"]
    if draw is None:
        return common
    top = FRAMES.stack(after, view["viewer"])[-1]
    found: Draw = draw
    if top["frame"] == "reveal-business":
        unseen = list(view["unseen_businesses"])
        found = {**draw, "of": len(unseen), "outcomes": list(unseen)}
    elif top["frame"] == "blackmail":
        found = {**draw, "of": int(after.of(top["victim"], t.SIZE))}
    elif top["frame"] == "draw-card":
        found = {**draw, "of": int(after.deck_left())}
    return {**common, "draw": found}


# -- warnings


def warnings(view: Seen, tables: Tables) -> list[Warning]:
    """C10.1: in phase 3 of all rounds but the last, what the hand limit will take at the end of the round."""
    prompt, seat = view["prompt"], view["viewer"]
    if prompt is None or prompt["decision"] != "claim" or view["round"] >= rounds.LAST_ROUND:
        return []
    s = laid_out(view, tables)
    limit = int(round_end.limit(s, seat))
    over = int(s.of(seat, t.SIZE)) - limit
    return [warning("over-limit", over=over, limit=limit)] if over > 0 else []


def forfeits(legal: Sequence[Form], form: Form) -> list[Warning]:
    """What is given up by passing, or by extorting nothing: the places that could still be chosen."""
    wanted = FORFEITS.get(form["type"], ())
    found = list(dict.fromkeys(str(one["card"]) for one in legal if one["type"] in wanted))
    return [warning("forfeit", what=form["type"], places=found)] if found else []


def _struck(control: Control | None) -> list[Warning]:
    """A penalty that would strike whoever takes control."""
    penalty = control["penalty"] if control is not None else None
    if penalty is None or not penalty["strikes"]:
        return []
    return [warning("penalty", penalty=penalty["penalty"])]
