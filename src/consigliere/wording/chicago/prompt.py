"""What is asked, as one sentence with the id of its rule, read from the view's stack."""

from collections.abc import Mapping
from typing import Any, Final

from consigliere.games.chicago import names
from consigliere.wording.chicago import facts
from consigliere.wording.chicago.words import Words

View = Mapping[str, Any]
Frame = list[Any]  # id, seat and up to four numbers

ANYWHERE: Final = -1  # where a henchman is taken: by the Grandfather
BESIDE_OWN: Final = -2  # by Enticement
BY_FATHER: Final = 1  # what a token is moved by
RULES: Final[Mapping[str, str]] = {
    "act": "C4.1",
    "after": "C5.5",
    "pay": "C2.3",
    "reveal": "C3.1",
    "extort": "C3.3",
    "under": "C3.4",
    "use-bonus": "C4.9",
    "token": "C4.7",
    "hole": "C4.7",
    "agent": "C4.9",
    "place": "C4.10",
    "lose-gangster": "C6.5",
    "lose-influence": "C6.4",
    "lose-asset": "C7.1",
    "choose-penalty": "C5.2",
    "claim": "C6.1",
    "oppose": "C6.4",
    "henchman": "C6.6",
    "chief": "C6.6",
    "extra-choice": "C8.1",
    "return-cards": "C1.8",
    "keep-cards": "C10.1",
}


def top(view: View) -> Frame:
    frame: Frame = view["stack"][-1]
    return frame


def below(view: View) -> Frame:
    """What the decision was asked for."""
    frame: Frame = view["stack"][-2]
    return frame


def godchild(view: View) -> bool:
    """Whether the seat that is asked has nothing new to extort."""
    return bool(view["seats"][top(view)[1]]["godchild"])


def frame(view: View, *kinds: str) -> Frame | None:
    """The innermost frame of one of these kinds."""
    return next((f for f in reversed(view["stack"]) if f[0] in kinds), None)


def special(view: View) -> str:
    """The special card that is being applied; empty if there is none."""
    running = frame(view, "special")
    return names.SPECIAL_IDS[running[2]] if running else ""


def taken(view: View) -> str:
    """The place whose control is being taken or claimed; empty if there is none."""
    running = frame(view, "taking", "claiming")
    return names.CARD_IDS[running[2]] if running else ""


def rule(view: View) -> str:
    """The rule behind the question; a decision of a special card cites the card, whose text is its rule."""
    decision = view["prompt"]["decision"]
    if special(view):
        return special(view)
    if decision in ("token", "hole") and top(view)[2] == BY_FATHER:
        return "C5.3"
    if decision == "agent" and below(view)[0] != "turn":
        return "C5.4"
    if decision == "henchman" and top(view)[2] == ANYWHERE:
        return "C5.4"
    if decision == "under" and view["phase"] != "income":
        return "C12.1" if below(view)[1] == top(view)[1] else "C6.5"
    if decision == "extort" and godchild(view):
        return "C9.1"
    if decision.startswith("lose-") and not frame(view, "taking"):
        return "C7.1"
    return RULES[decision]


def purpose(view: View) -> str:
    """What a token is moved by: the Father, or a movement card, which moves a second one too."""
    _, _, by, moved, *_ = top(view)
    return "father" if by else "second" if moved else "movement"


def why(view: View) -> str:
    """What a gangster or an influence is lost to, or a henchman is taken by."""
    decision, _, where, *_ = top(view)
    if decision == "henchman":
        return {ANYWHERE: "grandfather", BESIDE_OWN: "special"}.get(where, "control")
    if special(view):
        return "special"
    if not frame(view, "taking"):
        return "penalty"
    return "opposition" if decision == "lose-influence" else "attack"


def paid_for(view: View) -> str:
    """What money is due for."""
    area = top(view)[4]
    if area >= 0:
        return names.AREA_IDS[area]
    return "business" if frame(view, "taking") else "bribe"


def sentence(words: Words, view: View) -> str:
    """The prompt in words."""
    decision = view["prompt"]["decision"]
    _, _, a, b, *_ = top(view)
    params: dict[str, object] = {}
    place = taken(view)
    if decision in ("oppose", "chief") or (decision == "henchman" and a >= 0):
        place = names.CARD_IDS[a]
    params["card"] = words.place(place, words.scene(view)) if place else ""
    if decision == "act":
        params["extra"] = "yes" if a == 1 else "no"
    elif decision == "pay":
        params |= {"for": paid_for(view), "amount": a}
    elif decision == "extort":
        params["godchild"] = "yes" if godchild(view) else "no"
    elif decision == "under":
        params["count"] = b
    elif decision == "use-bonus":
        params["area"] = names.AREA_IDS[a]
    elif decision == "token":
        params["purpose"] = purpose(view)
    elif decision == "hole":
        params |= {"hole": names.HOLE_IDS[b], "token": words.token(names.CODE_IDS[top(view)[4] - 1])}
    elif decision == "place":
        params["colour"] = words.colour(names.COLOUR_IDS[a])
    elif decision == "lay":
        params["special"] = words.card(special(view))
    elif decision == "rival":
        params["special"] = special(view)
    elif decision in ("lose-gangster", "lose-influence", "henchman"):
        params["why"] = why(view)
    elif decision == "oppose":
        params["seat"] = words.seat(b)
    elif decision == "discard":
        params["count"] = a
    elif decision == "keep-cards":
        params["limit"] = facts.hand_limit(view["seats"][view["viewer"]])
    return words.say(f"prompt-{decision}", **params)
