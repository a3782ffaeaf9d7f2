"""What is asked, as one sentence with the id of its rule, read from the view's stack."""

from collections.abc import Mapping
from typing import Any, Final

from consigliere.games.godfather import names
from consigliere.wording.godfather.words import Words

View = Mapping[str, Any]

FIGURES: Final = (
    "gun-down",
    "move-thug",
    "move-family",
    "move-enemy",
    "retrieve",
    "swap-own",
    "swap-enemy",
    "drive-by",
    "drive-by-second",
    "clean-house",
    "take-over",
)
SPACES: Final = ("to-thug", "to-family", "to-enemy", "to-mayor", "to-boss")
TURFS: Final = ("claim", "chief")
STEAL_HAND: Final = 13
# a decision of a card's ability cites the card, whose text is its rule
RULES: Final[Mapping[str, str]] = {
    "turn": "G5.1",
    "order": "G6.3",
    "icons": "G11.2",
    "keep": "Q-23",
    "discard": "G11.1",
    "lower": "G2.6",
    "bills": "G8.2",
    "donor": "G12.5",
    "choose-ally": "G13.2",
    "bribe": "G13.1",
    "keep-cards": "G14.1",
    "offer-bill": "Q-34",
}


def frame(view: View, kind: str) -> list[Any] | None:
    """The innermost frame of this kind: id, seat and up to four numbers."""
    return next((f for f in reversed(view["stack"]) if f[0] == kind), None)


def card(view: View) -> str:
    """The job or ally whose ability is running, or the job being completed; empty if there is none."""
    for kind in ("ability", "job-run"):
        running = frame(view, kind)
        if running is not None:
            return str((*names.JOB_IDS, *names.ALLY_IDS)[running[2]])
    return ""


def rule(view: View) -> str:
    decision = view["prompt"]["decision"]
    if decision == "choose-good" and not card(view):
        return "G11.1"  # the good of a discard icon
    return RULES.get(decision) or card(view) or "G5.1"


def count(view: View) -> int:
    """How many cards, goods or players the decision asks for."""
    decision, _, a, b, *_ = view["stack"][-1]
    return int(b if decision == "opponent" else a)


def hand_limit(words: Words, view: View) -> int:
    return int(words.record_list("hand-limits", "limits")[view["act"] - 1])


def sentence(words: Words, view: View) -> str:
    """The prompt in words."""
    decision = view["prompt"]["decision"]
    top = view["stack"][-1]
    params: dict[str, object] = {}
    running = card(view)
    if running:
        params["card"] = words.card(running)
    if decision == "order":
        params |= {
            "space": words.place(names.SQUARE_IDS[top[2]], view["tiles"]),
            "controller": words.seat(top[3]),
        }
    elif decision in ("discard", "choose-good", "launder"):
        params["count"] = count(view)
        if decision == "discard":
            params["icon"] = words.say(f"icon-{names.ICON_IDS[top[4]]}-short")
    elif decision == "lower":
        lower = [bill for bill in names.BILL_IDS[: top[2]] if view["bank"][bill]]
        params |= {"wanted": words.card(names.BILL_IDS[top[2]]), "lower": words.card(lower[-1])}
    elif decision == "bills":
        params["job"] = words.card(names.JOB_IDS[top[2]])
    elif decision == "figure":
        params |= {"purpose": FIGURES[top[2]], "victim": words.seat(top[3])}
    elif decision in ("space", "turf"):
        params["purpose"] = (SPACES if decision == "space" else TURFS)[top[2]]
    elif decision == "opponent":
        params["ability"] = "steal-hand" if top[2] == STEAL_HAND else "steal-case"
    elif decision == "donor":
        params["turf"] = words.turf(names.TURF_IDS[top[2]])
    elif decision == "keep-cards":
        params["limit"] = hand_limit(words, view)
    elif decision == "offer-bill":
        offering = frame(view, "offering")
        params["taker"] = words.seat(offering[1] if offering else -1)
    return words.say(f"prompt-{decision}", **params)
