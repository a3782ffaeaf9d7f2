"""What Chicago says of a position, as declared shapes: the view, and what foresight and scores add.

Plain dictionaries at run time. What every game shares is in core/shapes.py.
"""

from typing import Literal, NotRequired, TypedDict

from consigliere.core import shapes
from consigliere.games.chicago.names import (
    Area,
    Benefit,
    CityCard,
    Code,
    Colour,
    Extra,
    Family,
    Group,
    Phase,
    Token,
)


class Place(TypedDict):
    """A place of the city: nothing but `business`: None while its card lies face down."""

    business: str | None
    owner: NotRequired[int | None]
    extorted: NotRequired[bool]
    token: NotRequired[Token | None]


class Gone(TypedDict):
    """What left the game before everybody's eyes, and the henchmen that were never laid out."""

    tokens: dict[str, int]
    henchmen: dict[str, int]
    agents: int
    kept_henchmen: dict[str, int]


class Seat(TypedDict):
    """What lies before a player; `given` with the option even-places, `score` and `won` at the end."""

    seat: int
    family: Family
    hand_size: int
    family_cards: int
    gangsters: int
    gangster_tokens: int
    assets: dict[str, int]
    asset_tokens: dict[str, int]
    influence: dict[str, int]
    influence_tokens: dict[str, int]
    first_henchman: Colour | None
    areas: dict[str, list[Colour]]
    bonuses: list[Area]
    bonuses_used: list[Area]
    attacks: int
    chief: str | None
    controlled: int
    extras: list[Extra]
    extras_taken: int
    godchild: bool
    benefits_used: list[Benefit]
    immune: list[CityCard]
    passed: bool
    given: NotRequired[int]
    score: NotRequired[int]
    won: NotRequired[bool]


class Seal(TypedDict):
    """The viewer's own sealed choice so far."""

    cards: list[str]
    step: int


class Knowledge(TypedDict):
    """What a viewer can know from all they have seen (docs/knowledge.md): places and cards, and how many.

    `hypotheses`: each with its weight, and how it differs from `common`.
    """

    viewer: int
    players: int
    exact: bool
    bags: int
    places: dict[str, int]
    pools: list[int]
    under: list[tuple[str, int]]
    put_under: int
    drawer: int
    applied: str | None
    sure: dict[str, dict[str, int]]
    common: dict[str, int]
    hypotheses: list[tuple[float, dict[str, int]]]


class Common(shapes.AnyCommon):
    """What everybody may see. Places, gaps, cards and tokens go by their ids."""

    game: Literal["chicago"]  # type: ignore[misc]
    round: int
    phase: Phase
    start: int | None
    turn: int | None
    deck: int
    under: int
    discards: int
    cards: dict[str, Place]
    unseen_businesses: list[str]
    holes: dict[str, list[Code]]
    city_cards: dict[str, CityCard | None]
    penalties_aside: list[CityCard]
    agents: int
    tokens: dict[str, int]
    extras: list[Extra]
    gone: Gone
    seats: list[Seat]


class Own(shapes.AnyOwn):
    """What one viewer sees in their own way; `hand`, `influence` and `sealed` are a seat's own."""

    hand: NotRequired[dict[str, int]]
    influence: NotRequired[dict[str, dict[str, int]]]
    sealed: NotRequired[Seal | None]
    knowledge: NotRequired[Knowledge]


class View(Common, Own):
    """What a viewer may see (C2.4): what everybody may, and what is their own."""


class Best(TypedDict):
    """The best opponent of a claim so far, and the group of needs they ignore."""

    seat: int
    ignoring: Group


# -- taking control (C6)


class Need(TypedDict):
    """One thing a business asks for: its group, what of it, how much, and how much of it the seat has."""

    group: Group
    what: str
    count: int
    have: int
    met: bool


class Penalty(TypedDict):
    """The penalty beside the row. `strikes`: the seat is not immune and has something to lose."""

    penalty: CityCard
    immune: bool
    strikes: bool


class Opponent(TypedDict):
    """Whether another seat could oppose a claim; `why`: the refusal it would get, None where it could;
    `lacks`: every need that it does not meet then."""

    seat: int
    may: bool
    why: shapes.RefusalShown | None
    lacks: list[Need]


class Beside(TypedDict):
    """A henchman or an agent in a gap beside the business."""

    gap: str
    token: Code


class Coming(TypedDict):
    """The cards of an extortion in the next round; `capone`: whether he then "comes" to the row, "leaves" it
    or "stays"; None: he has nothing to do with it."""

    cards: int
    capone: str | None


class Taken(TypedDict):
    """A henchman that may be taken, the area it is best placed in (None: it leaves the game), whether it is
    the second there, and what it and the agent in its place change in points."""

    gap: str
    colour: str
    area: str | None
    completes: bool
    points: int
    agents: int


class Way(TypedDict):
    """An area that is open to a henchman, the points it brings there, and whether it is the second one."""

    area: Area
    points: int
    completes: bool


class Stronger(TypedDict):
    """A rival who would have more gangsters."""

    seat: int
    gangsters: int


class Change(TypedDict):
    """A number that the action changes, before and after; `source`: of points."""

    seat: int
    source: NotRequired[str]
    before: int
    after: int


class Prospect(TypedDict):
    """What control would bring: `gains` with the henchman `taken`; `worth`: the sum for the seat, in which
    cards in hand count only in the last round. `gangsters` are left then; `stronger` could attack."""

    coming: Coming | None
    henchmen: list[Taken]
    taken: Taken | None
    gains: list[Change]
    worth: int
    extras: list[Extra]
    gangsters: int
    stronger: list[Stronger]


class Control(Prospect):
    """What control of a business needs, costs, brings and risks, for one seat, as things stand.

    `missing`: the groups of needs that are not met. `opposition` is empty for an attack.
    """

    place: str
    business: str
    owner: int | None
    needs: list[Need]
    missing: list[Group]
    ignoring: Group | None
    money: int
    income: int
    points: int
    token: Token | None
    penalty: Penalty | None
    beside: list[Beside]
    opposition: list[Opponent]


# -- scores and foresight


class Score(shapes.SeatScore):
    """`influence` breaks ties (C11.3)."""

    influence: int


class Extortion(TypedDict):
    """The cards an extortion would bring now; `capone`: how many of them by Al Capone."""

    cards: int
    capone: int


class Step(TypedDict):
    """The row of an Al Capone card, and the row it moves to at the end of the round."""

    row: str
    to: str


class Outlook(shapes.Standing):
    """The score so far, and what the kernel says of the table as it lies open: the hand limit and the
    penalties each seat is immune to, Al Capone's next rows, who starts the next round; for a viewer with a
    seat what extortions would bring now and, when it is asked, what it has to know for that: what control of
    every other open business would need, cost and bring; the henchmen that may be taken, each placed as it
    brings the most; by colour the areas open to a henchman; by gap the points that an agent there costs."""

    limits: list[int]
    immune: list[list[CityCard]]
    capones: list[Step]
    begins: int | None
    extortions: dict[str, Extortion]
    control: list[Control]
    takings: list[Taken]
    ways: dict[str, list[Way]]
    agents: dict[str, int]


class Completed(TypedDict):
    """An area of a mini-board that gets its second henchman, and whether its bonus can be used now."""

    seat: int
    area: Area
    ready: bool


class Drawn(TypedDict):
    """How many cards are drawn, and how many of them stay in hand."""

    seat: int
    cards: int
    keep: int


class Foresight(shapes.Foresight):
    """What Chicago adds: `control` of a claim, an attack or an opposition; points, hand sizes, areas and the
    godfather's help left that change; extra actions reached; the cards that are drawn next."""

    control: Control | None
    points: list[Change]
    hands: list[Change]
    help: list[Change]
    areas: list[Completed]
    extras: list[Extra]
    drawn: Drawn | None
