"""What is asked, as one sentence, read from the view's frames."""

from collections.abc import Mapping
from typing import Any

from consigliere.core.frame_table import innermost
from consigliere.core.shapes import Seen as View
from consigliere.games.chicago import names
from consigliere.games.chicago.frame_table import ANYWHERE, BESIDE_OWN
from consigliere.wording.chicago import facts
from consigliere.wording.chicago.words import Words

Frame = Mapping[str, Any]  # named fields (games/chicago/frame_table.py)


def top(view: View) -> Frame:
    frame: Frame = view["stack"][-1]
    return frame


def godchild(view: View) -> bool:
    """Whether the seat that is asked has nothing new to extort."""
    seat = top(view)["seat"]
    return seat is not None and bool(view["seats"][seat]["godchild"])


def special(view: View) -> str:
    """The special card that is being applied; empty if there is none."""
    running = innermost(view["stack"], "special")
    return str(running["special"]) if running else ""


def taken(view: View) -> str:
    """The place whose control is being taken or claimed; empty if there is none."""
    running = innermost(view["stack"], "taking", "claiming")
    return str(running["card"]) if running else ""


def purpose(view: View) -> str:
    """What a token is moved by: the Father, or a movement card, which moves a second one too."""
    frame = top(view)
    return "second" if frame["by"] == "movement" and frame["moved"] else str(frame["by"])


def why(view: View) -> str:
    """What a gangster or an influence is lost to, or a henchman is taken by."""
    frame = top(view)
    if frame["frame"] == "henchman":
        return {ANYWHERE: "grandfather", BESIDE_OWN: "special"}.get(frame["where"], "control")
    if special(view):
        return "special"
    if not innermost(view["stack"], "taking"):
        return "penalty"
    return "opposition" if frame["frame"] == "lose-influence" else "attack"


def attacked_by(view: View) -> int | None:
    """Who takes a business of the seat that is asked."""
    running = innermost(view["stack"], "taking")
    return int(running["seat"]) if running and running["seat"] != top(view)["seat"] else None


def paid_for(view: View) -> str:
    """What money is due for."""
    area = top(view)["area"]
    if area is not None:
        return str(area)
    return "business" if innermost(view["stack"], "taking") else "bribe"


def sentence(words: Words, view: View) -> str:
    """The prompt in words."""
    frame = top(view)
    decision = frame["frame"]
    params: dict[str, object] = {}
    where = frame.get("where")
    place = frame.get("card") or (where if where in names.CARD_IDS else None) or taken(view)
    params["card"] = words.place(place, words.scene(view)) if place else ""
    if decision == "act":
        params["extra"] = "yes" if frame["extra"] else "no"
    elif decision == "after":  # the windows of C5.5
        control = "end" if frame["control"] else "taken"
        params["window"] = control if view["phase"] == "control" else "action"
    elif decision == "pay":
        params |= {"for": paid_for(view), "amount": frame["amount"]}
    elif decision == "extort":
        params["godchild"] = "yes" if godchild(view) else "no"
    elif decision == "under":
        attacker = attacked_by(view)
        params |= {"count": frame["under"], "attacked": "no" if attacker is None else "yes"}
        params["seat"] = "" if attacker is None else words.seat(attacker)
    elif decision == "use-bonus":
        params["area"] = frame["area"]
    elif decision == "token":
        params["purpose"] = purpose(view)
    elif decision == "hole":
        params |= {"hole": frame["hole"], "token": words.token(frame["token"])}
    elif decision == "place":
        params["colour"] = words.colour(frame["colour"])
    elif decision == "lay":
        params["special"] = words.card(frame["special"])
    elif decision == "rival":
        params["special"] = frame["special"]
    elif decision in ("lose-gangster", "lose-influence", "henchman"):
        params["why"] = why(view)
    elif decision == "oppose":
        params["seat"] = words.seat(frame["claimant"])
    elif decision == "discard":
        params["count"] = frame["left"]
    elif decision == "keep-cards":
        params["limit"] = facts.hand_limit(words, view)
    return words.say(f"prompt-{decision}", **params)
