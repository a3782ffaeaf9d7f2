"""What The Godfather says of a position, as declared shapes: the view, its memory, and what foresight adds.

Plain dictionaries at run time. What every game shares is in core/shapes.py.
"""

from typing import Literal, NotRequired, TypedDict

from consigliere.core import shapes
from consigliere.games.godfather.names import Bill, Family, Icon, Member, Phase, Turf, Winner

# -- the view (G2.4)


class RoundFigure(TypedDict):
    """A family member on a round space."""

    seat: int
    member: Member


class Hudson(TypedDict):
    """A seat's figures in the Hudson River."""

    thugs: int
    members: list[Member]


class Suitcase(TypedDict):
    """What all know of a suitcase: how many bills and jobs lie in it. `cards` where suitcases lie open."""

    bills: int
    jobs: int
    cards: NotRequired[dict[str, int]]


class Seat(TypedDict):
    """What lies before a player; `given` with the option even-places, the rest that may be missing at the
    end."""

    seat: int
    family: Family
    hand_size: int
    thugs: int
    members: list[Member]
    markers: int
    allies_played: list[str]
    hudson: Hudson
    suitcase: Suitcase
    given: NotRequired[int]
    score: NotRequired[int]
    dominance: NotRequired[int]
    colours: NotRequired[int]
    won: NotRequired[bool]


class TilesLeft(TypedDict):
    """Tiles that are not opened yet."""

    blue: int
    red: int


# Where the neutral figures stand: a space, a turf, "hudson" or "aside".
Neutrals = TypedDict("Neutrals", {"mayor": str, "union-boss": str, "police-chief": str})


class Seal(TypedDict):
    """The viewer's own sealed choice so far: the cards named, and how many steps of it are made."""

    chosen: list[str]
    step: int


class Knowledge(TypedDict):
    """What a viewer can know from all they have seen (docs/knowledge.md): places and cards, and how many.

    `hypotheses`: each with its weight, and how it differs from `common`. `bids`: seat and bills.
    """

    viewer: int
    players: int
    exact: bool
    epochs: list[int]
    bids: list[tuple[int, list[Bill]]]
    common: dict[str, int]
    hypotheses: list[tuple[float, dict[str, int]]]


class Common(shapes.AnyCommon):
    """What everybody may see. Spaces, turfs, cards and tiles go by their ids.

    `stacks`: the owners of a turf's markers from the bottom up. `bids` by seat, while they lie open.
    """

    game: Literal["godfather"]  # type: ignore[misc]
    act: int
    phase: Phase
    horse: int | None
    turn: int | None
    bank: dict[str, int]
    deck: int
    discards: dict[str, int]
    public_jobs: list[str | None]
    tiles: dict[str, str | None]
    tiles_left: TilesLeft
    stacks: dict[str, list[int]]
    squares: dict[str, int | Literal["union-boss"] | None]
    rounds: dict[str, RoundFigure | Literal["mayor"] | None]
    closed: list[str]
    neutral: Neutrals
    offered: list[str]
    bids: list[list[Bill]] | None
    seats: list[Seat]


class Own(shapes.AnyOwn):
    """What one viewer sees in their own way; `hand`, `suitcase` and `sealed` are a seat's own."""

    hand: NotRequired[dict[str, int]]
    suitcase: NotRequired[dict[str, int]]
    sealed: NotRequired[Seal | None]
    knowledge: NotRequired[Knowledge]


class View(Common, Own):
    """What a viewer may see: what everybody may, and what is their own."""


# -- foresight


class BusinessIcons(TypedDict):
    """The icons of one side of a business."""

    business: str
    icons: list[Icon]


class Shakedown(TypedDict):
    """A front or the backs that a figure uses: business by business, and all icons together.

    `share`: the controller, who may use the same front.
    """

    space: str
    side: Literal["front", "back"]
    businesses: list[BusinessIcons]
    icons: list[Icon]
    share: int | None


class CardsMoved(TypedDict):
    """The seat's own cards by id: into the hand, out of it, into the suitcase."""

    gained: dict[str, int]
    lost: dict[str, int]
    suitcase: dict[str, int]


class TurfForesight(TypedDict):
    """A turf that changes. Influence by seat ("0", "1" …) and "neutral"; `wins`: who, if the
    turf war came now."""

    turf: Turf
    before: dict[str, int]
    after: dict[str, int]
    wins_before: Winner
    wins_after: Winner
    controls_before: int | None
    controls_after: int | None


class JobForesight(TypedDict):
    """A job or ally that is begun: the bills it pays, the steps of its ability."""

    card: str
    pays: list[Bill]
    ability: list[str]


class Foresight(shapes.Foresight):
    """What The Godfather adds: icons used, cards moved, turfs that change, the job begun, figures left."""

    shakedowns: list[Shakedown]
    cards: CardsMoved | None  # None: a sealed choice
    turfs: list[TurfForesight]
    job: JobForesight | None
    figures_left: int | None
