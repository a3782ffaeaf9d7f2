"""The socket's messages from the server, and what they are made of (docs/protocol.md).

They are filled in by table_view.py alone, for one viewer at a time. In messages fields at their default are
left out.
"""

from typing import Any, Final, Literal

import msgspec

from consigliere.core.shapes import (
    Foresight,
    FormDict,
    FrameDict,
    Reckoning,
    SeenDict,
    Standing,
    Then,
    ToldDict,
    Warning,
)

VERSION: Final = 1


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """What the server sends; fields at their default are left out."""


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there. `absent`: a bot plays for the person; `here`: the person is connected; `kept`: empty,
    for the person of this name, who has been asked for a rematch."""

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str
    level: str | None = None
    absent: bool = False
    resigned: bool = False
    here: bool = False
    kept: bool = False


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How it ended: played to the end, or by agreement (`vote`), then without winners."""

    reason: Literal["played", "vote"]
    scores: list[int]
    winners: list[int]


class SeatClock(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat's clock in milliseconds. `due`: when it runs out, if it runs; `holiday`: until when it stands
    for a holiday; `days`: of holiday left."""

    left: int
    due: int | None = None
    holiday: int | None = None
    days: int | None = None


class ClockShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The clocks at the moment `now` (milliseconds since 1970), by seat. A bank and what is added whenever
    one is asked anew, both in seconds, or days for each answer. While choices are sealed the banks stand and
    all have the same time."""

    kind: Literal["bank", "days"]
    now: int
    seats: list[SeatClock]
    bank: int | None = None
    increment: int | None = None
    sealed: int | None = None
    days: int | None = None


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """The table around the game. `you`: the viewer's seat; `kept`: the seat that is kept for them; `invite`
    only for those who sit at it; `muted`: whom they do not listen to; `away`: seconds until a bot plays for
    somebody who is gone while others wait; `advice`: bots advise here; `given`: with how many entries of
    another journal the game began, which were not drawn here. Of the shuffle: `seals` of the players' lines
    by seat, until the game begins; `opening`: lines are being opened now; `unopened`: whose line is sealed
    and not open; `roll`: all that was fixed before the first was."""

    id: str
    game: str
    title: str
    visibility: Literal["public", "private", "bots"]
    status: Literal["waiting", "playing", "over", "closed"]
    players: int
    options: dict[str, bool]
    seats: list[SeatShown]
    rules: int
    content: str
    commitment: str
    seals: list[str | None] = []
    opening: bool = False
    unopened: list[int] = []
    roll: str | None = None
    given: int = 0
    clock: ClockShown | None = None
    paused: bool = False
    for_pause: list[int] = []
    muted: list[int] = []
    away: int
    advice: bool = True
    you: int | None = None
    kept: int | None = None
    host: bool = False
    invite: str | None = None
    result: Result | None = None
    asks_back: int | None = None
    votes: list[int] = []
    rematch: str | None = None


class Pictured(msgspec.Struct, frozen=True, kw_only=True):
    """A table's position in a list: what everybody may see of it, and nothing of anybody's own. `view` is
    empty before the game begins."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over", "closed"]
    waiting_for: list[int] = []
    view: dict[str, Any] = {}


class LegalAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action of the table of actions: its text, number and structured form."""

    text: str
    action: int
    form: FormDict


class TargetShown(msgspec.Struct, frozen=True, kw_only=True):
    """A thing an option is about, as it lies on the table: a space, a card, a figure, a seat …"""

    kind: str
    id: str | int


class OptionShown(msgspec.Struct, frozen=True, kw_only=True):
    """One answer: the actions it stands for, what it is about, its group; in words, if words are wanted."""

    actions: list[str]
    targets: list[TargetShown] = []
    group: str = ""
    label: str = ""
    hint: str = ""


class PickItem(msgspec.Struct, frozen=True, kw_only=True):
    """A card or player that can be picked. `worth`: what it adds to the total."""

    id: str
    kind: str = "card"
    worth: int | None = None
    label: str = ""


class PickShown(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Several cards or players chosen in one go: `do` with `picked`, the ids, between least and most.

    `ordered`: the order of `picked` counts. `sums`: the totals that a choice can have, ascending. `need`: the
    total it must have."""

    items: list[PickItem]
    least: int
    most: int
    verb: str
    ordered: bool = False
    sums: list[int] | None = None
    need: int | None = None


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is asked of the viewer. `sealed`: by several at once; with no `legal` action his choice is in,
    and may be reconsidered. `rule`: the rule behind the question, or the card whose text asks it; `card`: the
    card whose ability is running; `frame`: the question's own fields. It has `options` or a `pick`."""

    decision: str
    asked: str
    legal: list[LegalAction]
    rule: str
    sealed: bool = False
    sentence: str | None = None
    frame: FrameDict = {}
    card: str | None = None
    options: list[OptionShown] | None = None
    pick: PickShown | None = None


class Happening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One record of the table as this viewer may know it; `seq` counts what he may know. `again`: where it
    goes on with the log's last line, that line anew and those after it, as the log of a snapshot has them."""

    seq: int
    kind: str
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    by: str | None = None
    at: int | None = None
    end: bool | None = None
    days: int | None = None
    muted: bool = False
    events: list[ToldDict] = []
    lines: list[str] = []
    again: list[str] = []


class Position(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game as the viewer sees it now. `known`, at a table with the memory aid: by seat the cards that are
    certainly in that hand, for who remembers all he saw. `warnings`: what they may overlook. `standing`:
    the score as far as they can know it, source by source. `reckoning`: the final one, and how ties broke."""

    view: SeenDict
    question: Question | None = None
    can_take_back: bool = False
    waiting_for: list[int] = []
    known: list[dict[str, int]] = []
    warnings: list[Warning] = []
    standing: Standing | None = None
    reckoning: Reckoning | None = None


class Snapshot(FromServer, frozen=True, tag="snapshot"):
    """The answer to `join`, and whenever seats change hands: all the viewer may know."""

    version: int
    table: str
    seq: int
    meta: Meta
    position: Position | None = None
    events: list[ToldDict] = []
    log: list[str] = []
    chat: list[Happening] = []


class Events(FromServer, frozen=True, tag="events"):
    """What happened since, and the position after it."""

    table: str
    seq: int
    happened: list[Happening]
    meta: Meta | None = None
    position: Position | None = None


class Done(FromServer, frozen=True, tag="done"):
    """The command is carried out and on disk; sent again it is answered again."""

    table: str
    command: str
    seq: int


class Refused(FromServer, frozen=True, tag="refused"):
    """Why not: the rule, a message key and its parameters; words where they were asked for."""

    table: str
    command: str
    rule: str
    key: str
    params: dict[str, str | int]
    words: str | None = None


class Previewed(FromServer, frozen=True, tag="previewed"):
    """The events that would follow, up to the first chance or choice of another seat. `foresight`: this as
    data, with what is asked next and of whom, what a draw leaves open, warnings, and what each game adds."""

    table: str
    id: str
    events: list[ToldDict]
    then: Then
    lines: list[str] = []
    foresight: Foresight | None = None


class ReasonShown(msgspec.Struct, frozen=True, kw_only=True):
    """Why: the key of its words, and what it is worth in points."""

    key: str
    points: float


class AdviceLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of the best answers: its actions, its chance to win, how often to make it (bids), and why."""

    actions: list[str]
    chance: float
    often: float | None = None
    reasons: list[ReasonShown] = []
    words: str | None = None
    why: list[str] = []


class Advised(FromServer, frozen=True, tag="advised"):
    """What the consigliere would do, best first."""

    table: str
    id: str
    advice: list[AdviceLine]


class Presence(FromServer, frozen=True, tag="presence"):
    """Who is connected."""

    table: str
    here: list[int]
    spectators: int


class Error(FromServer, frozen=True, tag="error"):
    """A message that cannot be understood or is not for this viewer; nothing was done. `shut-out` comes by
    itself: the viewer hears of this `table` no longer."""

    error: Literal["bad-frame", "too-fast", "no-such-table", "not-joined", "no-seat", "busy", "shut-out"]
    detail: str
    id: str | None = None
    table: str | None = None


class Pong(FromServer, frozen=True, tag="pong"):
    """Yes."""

    id: str


ServerMessage = Snapshot | Events | Done | Refused | Previewed | Advised | Presence | Error | Pong

_encoder = msgspec.json.Encoder()


class Written(bytes):
    """A message as it is sent. `table`: which one it pictures; `whole`: without need of any before it."""

    table: str | None = None
    whole: bool = False


def written(message: ServerMessage) -> Written:
    out = Written(_encoder.encode(message))
    if isinstance(message, Snapshot | Events):
        out.table, out.whole = message.table, isinstance(message, Snapshot)
    return out
