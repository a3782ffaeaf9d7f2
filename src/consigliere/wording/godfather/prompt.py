"""What is asked, as one sentence with the id of its rule, read from the view's stack."""

from collections.abc import Mapping
from typing import Any

from consigliere.core.frame_table import innermost
from consigliere.core.shapes import Frame, Seen as View
from consigliere.games.godfather import decisions
from consigliere.wording.godfather.words import Words


def top(view: View) -> Mapping[str, Any]:
    """The frame of the open decision."""
    frame: Frame = view["stack"][-1]
    return frame


def card(view: View) -> str:
    """The job or ally whose ability is running, or the job being completed; empty if there is none."""
    return decisions.running_card(view) or ""


def hand_limit(words: Words, view: View) -> int:
    return int(words.record_list("hand-limits", "limits")[view["act"] - 1])


def sentence(words: Words, view: View) -> str:
    """The prompt in words."""
    decision = view["prompt"]["decision"]
    frame = top(view)
    params: dict[str, object] = {}
    running = card(view)
    if running:
        params["card"] = words.card(running)
    if decision == "order":
        params |= {
            "space": words.place(frame["space"], view["tiles"]),
            "controller": words.seat(frame["controller"]),
        }
    elif decision in ("discard", "good", "launder"):
        params["count"] = frame["left"]
        if decision == "discard":
            params["icon"] = words.say(f"icon-{frame['icon']}-short")
    elif decision == "lower-bill":
        params |= {
            "wanted": words.card(frame["wanted"]),
            "lower": words.card(decisions.lower_bill(view)),
        }
    elif decision == "bills":
        params["job"] = words.card(frame["job"])
    elif decision in ("figure", "space", "turf"):
        params |= {"purpose": frame["purpose"], "victim": words.seat(frame.get("victim", -1))}
    elif decision == "opponent":
        params["ability"] = frame["ability"]
    elif decision == "marker":
        params["turf"] = words.turf(frame["turf"])
    elif decision == "tribute":
        params["limit"] = hand_limit(words, view)
    elif decision == "offer":
        offering = innermost(view["stack"], "offering")
        params["taker"] = words.seat(offering["seat"] if offering else -1)
    return words.say(f"prompt-{decision}", **params)
