"""What the engine says of a position, as declared shapes: prompts, frames, decisions, foresight, scores.

These are plain dictionaries at run time. A game declares its own view and frames in `games/<game>/shapes.py`.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypedDict

Id = str | int  # of a thing; seats are numbers
Then = Literal["you", "other", "chance", "sealed", "end"]  # what comes after an action
# Which fields these have depends on the game and on their kind; the second part of each says what declares
# them: the game's view, its table of events, of frames, of actions.
Seen = Annotated[Mapping[str, Any], "view"]  # a view of whichever game it is
Told = Annotated[Mapping[str, Any], "event"]  # an event as its viewer may read it
Frame = Annotated[Mapping[str, Any], "frame"]  # a frame as its viewer may read it
Form = Annotated[Mapping[str, Any], "form"]  # an action as structured data
SeenDict = Annotated[dict[str, Any], "view"]  # the same, where they are made
ToldDict = Annotated[dict[str, Any], "event"]
FormDict = Annotated[dict[str, Any], "form"]
FrameDict = Annotated[dict[str, Any], "frame"]


class AnyEvent(TypedDict):
    """What every event says; the fields of its kind stand beside it (core/events.py)."""

    event: str


class TakenBack(TypedDict):
    """A seat took its last command back, and so many events with it."""

    event: Literal["taken-back"]
    seat: int
    events: int


class AnyFrame(TypedDict):
    """What every frame says; the fields of its kind stand beside these (core/frame_table.py).

    `seat` is None where the frame is nobody's. A sealed frame has `seats`, all who are concerned, and
    `yours`, whether the viewer's own choice is still open.
    """

    frame: str
    seat: int | None
    seats: NotRequired[list[int]]
    yours: NotRequired[bool]


class AnyForm(TypedDict):
    """What every action says as structured data; the fields of its kind stand beside it (core/actions.py)."""

    type: str


class Prompt(TypedDict):
    """Who is asked, and for what: of a sealed choice all who are concerned, not those still missing."""

    decision: str
    seats: list[int]
    yours: NotRequired[bool]


class AnySeat(TypedDict):
    """What every game shows of a seat: its number, and how many cards it holds."""

    seat: int
    hand_size: int


class AnyCommon(TypedDict):
    """What everybody may see of every game; each game adds its table, and more of each seat."""

    game: str
    rules: int
    players: int
    options: dict[str, bool]
    over: bool


class AnyOwn(TypedDict):
    """What a viewer sees in their own way: who they are (None: a spectator), the frames, who is asked.

    `prompt_id` numbers the prompts of a game. `knowledge`, where it is asked for: what the viewer can know
    from all they have seen.
    """

    viewer: int | None
    stack: list[Frame]
    prompt: Prompt | None
    prompt_id: NotRequired[int]


class AnyView(AnyCommon, AnyOwn):
    """What every view has, whatever the game."""

    seats: list[AnySeat]


class Target(TypedDict):
    """A thing an option is about: what is marked on the table, and what a click on it means."""

    kind: str
    id: Id


class Option(TypedDict):
    """One answer: the actions of the table it stands for, the things it is about, the group it belongs to."""

    actions: list[str]
    targets: list[Target]
    group: str


class PickItem(TypedDict):
    """One of the things to choose from; two equal things are two items. `worth`: what it adds to a total."""

    id: str
    kind: str
    worth: int | None


class Pick(TypedDict):
    """Several things chosen in one go.

    `verb` begins the action of each item. `counted`: one action for each kind of item says how many of it are
    chosen. `ordered`: the order of choosing counts. `stop`: the action that ends a choice of fewer than
    `most`. `steps`: the choice is sealed item by item, and the view tells how many are in. `sums`: the totals
    that a choice can have, ascending, where items are worth something. `need`: the total it must have.
    """

    items: list[PickItem]
    least: int
    most: int
    verb: str
    counted: bool
    ordered: bool
    stop: str | None
    steps: bool
    sums: list[int] | None
    need: int | None


class Decision(TypedDict):
    """An open decision without a word of any language: either options or a pick.

    `card` is the card whose text asks, `rule` the rule or card to look up, `frame` the frame on top.
    """

    decision: str
    rule: str
    frame: Frame
    card: str | None
    sealed: bool
    options: list[Option] | None
    pick: Pick | None


class Warning(TypedDict):
    """Something a player may overlook: its id, and what it is about."""

    warning: str
    params: dict[str, Any]  # texts, numbers, lists of texts: the words for it know which


class Draw(TypedDict):
    """What a draw leaves open: its purpose, whose it is, from how many it draws, which outcomes there may be.

    `outcomes` is None where the player cannot know them.
    """

    draw: str
    seat: int | None
    of: int | None
    outcomes: list[Id] | None


class Foresight(TypedDict):
    """What follows for certain, as far as the seat may know; each game adds its own fields.

    `then` says what comes next. `next` names the decision that
    is asked then, `seats` who is asked. `draw` is there if chance comes next.
    """

    events: list[Told]
    then: Then
    next: str | None
    seats: list[int]
    draw: Draw | None
    warnings: list[Warning]


class RefusalShown(TypedDict):
    """A refusal as data: the rule, a message key and its parameters (core/refusal.py)."""

    rule: str
    key: str
    params: dict[str, Id]


class Source(TypedDict):
    """One source of a score: its id, the points, and what they come from where that is known."""

    source: str
    points: int
    of: list[Id]


class SeatScore(TypedDict):
    """A seat's score source by source. `certain`: nothing that is hidden now can change what it says."""

    seat: int
    total: int
    sources: list[Source]
    certain: bool


class Standing(TypedDict):
    """The score as far as the viewer can know it now."""

    seats: list[SeatScore]


class Moment(TypedDict):
    """Where a game stands: act or round, phase, and whose turn it is; None where it is nobody's."""

    stage: int
    phase: str
    seat: int | None


class Contest(TypedDict):
    """Something that several wanted and one got: what it is, and how much each had for it."""

    contest: str
    thing: Id
    winner: int
    values: dict[int, int]


class TieBreak(TypedDict):
    """A tie-break that was asked: its id, and what each of the tied has of it."""

    tie_break: str
    values: dict[int, int]
    decided: bool


class Reckoning(TypedDict):
    """The end: every seat's score source by source, the tie-breaks that were asked, the winners."""

    seats: list[SeatScore]
    tie_breaks: list[TieBreak]
    winners: list[int]
