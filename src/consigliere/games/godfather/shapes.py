"""The shapes of what The Godfather says beyond what every game says: foresight (core/shapes.py)."""

from typing import TypedDict

from consigliere.core import shapes


class BusinessIcons(TypedDict):
    """The icons of one side of a business."""

    business: str
    icons: list[str]


class Shakedown(TypedDict):
    """A front or the backs that a figure uses: business by business, and all icons together.

    `share`: the controller, who may use the same front.
    """

    space: str
    side: str  # "front" or "back"
    businesses: list[BusinessIcons]
    icons: list[str]
    share: int | None


class CardsMoved(TypedDict):
    """The seat's own cards by id: into the hand, out of it, into the suitcase."""

    gained: dict[str, int]
    lost: dict[str, int]
    suitcase: dict[str, int]


class TurfForesight(TypedDict):
    """A turf that changes. Influence by seat ("0", "1" …) and "neutral"; `wins`: a seat, "neutral", "tie" or
    "nobody", if the turf war came now."""

    turf: str
    before: dict[str, int]
    after: dict[str, int]
    wins_before: int | str
    wins_after: int | str
    controls_before: int | None
    controls_after: int | None


class JobForesight(TypedDict):
    """A job or ally that is begun: the bills it pays, the steps of its ability."""

    card: str
    pays: list[str]
    ability: list[str]


class Foresight(shapes.Foresight):
    shakedowns: list[Shakedown]
    cards: CardsMoved | None  # None: a sealed choice
    turfs: list[TurfForesight]
    job: JobForesight | None
    figures_left: int | None
