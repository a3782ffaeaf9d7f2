"""The socket's messages, both directions: the one source of docs/protocol.md, server and clients.

A message is one JSON object whose field `type` says what it is. Everything a client is sent is one of the
`Server…` types below, and is filled in by server/table_view.py alone.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

VERSION: Final = 1
LONGEST_FRAME: Final = 8192  # bytes of a message to the server
LONGEST_SAID: Final = 300  # characters

TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
DecisionId = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Actions = Annotated[list[Text | Number], msgspec.Meta(min_length=1, max_length=64)]
Picked = Annotated[list[Text], msgspec.Meta(max_length=64)]
Language = Annotated[str, msgspec.Meta(min_length=2, max_length=10)]


class FromClient(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """What a client sends."""


class Join(FromClient, frozen=True, tag="join"):
    """Watch a table, or sit at one's seat. `since`: the last `seq` seen, to resume after a break."""

    table: TableId
    since: Number | None = None
    words: Language | None = None
    invite: TableId | None = None


class Leave(FromClient, frozen=True, tag="leave"):
    """Watch it no longer; the seat stays one's own."""

    table: TableId


class Do(FromClient, frozen=True, tag="do"):
    """Answer a decision with actions (as texts or numbers), or with the items of a pick."""

    table: TableId
    command: CommandId
    decision: DecisionId
    actions: Actions | None = None
    picked: Picked | None = None


class AskPreview(FromClient, frozen=True, tag="preview"):
    """What would follow; nothing is done."""

    table: TableId
    id: CommandId
    decision: DecisionId
    actions: Actions | None = None
    picked: Picked | None = None


class Reconsider(FromClient, frozen=True, tag="reconsider"):
    """Open one's sealed choice again."""

    table: TableId
    command: CommandId
    decision: DecisionId


class TakeBack(FromClient, frozen=True, tag="take-back"):
    """Take one's last command back, or answer somebody who asks for it."""

    table: TableId
    command: CommandId
    what: Literal["ask", "grant", "deny"] = "ask"


class Advise(FromClient, frozen=True, tag="advise"):
    """What the consigliere would do."""

    table: TableId
    id: CommandId
    decision: DecisionId


class Say(FromClient, frozen=True, tag="say"):
    """Talk at the table."""

    table: TableId
    command: CommandId
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SAID)]


class Resign(FromClient, frozen=True, tag="resign"):
    """Give up; a bot plays on."""

    table: TableId
    command: CommandId


class VoteEnd(FromClient, frozen=True, tag="vote-end"):
    """Be for or against ending the game now; it ends when all people at the table are for it."""

    table: TableId
    command: CommandId
    end: bool


class TakeOver(FromClient, frozen=True, tag="take-over"):
    """Let a bot play one's seat for a while."""

    table: TableId
    command: CommandId


class Return(FromClient, frozen=True, tag="return"):
    """Play one's seat again."""

    table: TableId
    command: CommandId


class Ping(FromClient, frozen=True, tag="ping"):
    id: CommandId


ClientMessage = (
    Join
    | Leave
    | Do
    | AskPreview
    | Reconsider
    | TakeBack
    | Advise
    | Say
    | Resign
    | VoteEnd
    | TakeOver
    | Return
    | Ping
)


class FromServer(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """What the server sends; fields at their default are left out."""


class SeatShown(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there. `absent`: a bot plays for the person; `here`: the person is connected."""

    seat: int
    kind: Literal["person", "bot", "empty"]
    name: str
    level: str | None = None
    absent: bool = False
    resigned: bool = False
    here: bool = False


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How it ended: played to the end, or by agreement (`vote`), then without winners."""

    reason: Literal["played", "vote"]
    scores: list[int]
    winners: list[int]


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """The table around the game. `you`: the viewer's seat; `invite` only for those who sit at it."""

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
    clock: dict[str, Any] | None = None
    you: int | None = None
    host: bool = False
    invite: str | None = None
    result: Result | None = None
    asks_back: int | None = None
    votes: list[int] = []
    rematch: str | None = None


class LegalAction(msgspec.Struct, frozen=True, kw_only=True):
    """An action of the table of actions: its text, number and structured form."""

    text: str
    action: int
    form: dict[str, Any]


class MenuItem(msgspec.Struct, frozen=True, kw_only=True):
    """A choice in words and the actions it stands for."""

    label: str
    hint: str
    group: str
    actions: list[str]


class PickItem(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    label: str


class PickShown(msgspec.Struct, frozen=True, kw_only=True):
    """Several cards or players chosen in one go: `do` with `picked`, the ids, between least and most."""

    items: list[PickItem]
    least: int
    most: int


class Question(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is asked of the viewer. `sealed`: by several at once; with no `legal` action his choice is in,
    and may be reconsidered."""

    decision: str
    asked: str
    legal: list[LegalAction]
    sealed: bool = False
    sentence: str | None = None
    rule: str | None = None
    menu: list[MenuItem] | None = None
    pick: PickShown | None = None


class Happening(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One record of the table as this viewer may know it; `seq` counts what he may know."""

    seq: int
    kind: str
    seat: int | None = None
    name: str | None = None
    text: str | None = None
    by: str | None = None
    at: int | None = None
    end: bool | None = None
    events: list[dict[str, Any]] = []
    lines: list[str] = []


class Position(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game as the viewer sees it now."""

    view: dict[str, Any]
    question: Question | None = None
    can_take_back: bool = False
    waiting_for: list[int] = []


class Snapshot(FromServer, frozen=True, tag="snapshot"):
    """The answer to `join`, and whenever seats change hands: all the viewer may know."""

    version: int
    table: str
    seq: int
    meta: Meta
    position: Position | None = None
    events: list[dict[str, Any]] = []
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
    """The events that would follow, up to the first chance or choice of another seat."""

    table: str
    id: str
    events: list[dict[str, Any]]
    then: Literal["you", "other", "chance", "sealed", "end"]
    lines: list[str] = []


class AdviceLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    actions: list[str]
    chance: float
    often: float | None = None
    reasons: list[dict[str, Any]] = []
    words: str | None = None
    why: list[str] = []


class Advised(FromServer, frozen=True, tag="advised"):
    table: str
    id: str
    advice: list[AdviceLine]


class Presence(FromServer, frozen=True, tag="presence"):
    """Who is connected."""

    table: str
    here: list[int]
    spectators: int


class Error(FromServer, frozen=True, tag="error"):
    """A message that cannot be understood or is not for this viewer; nothing was done."""

    error: Literal["bad-frame", "too-fast", "no-such-table", "not-joined", "no-seat", "busy"]
    detail: str
    id: str | None = None


class Pong(FromServer, frozen=True, tag="pong"):
    id: str


ServerMessage = Snapshot | Events | Done | Refused | Previewed | Advised | Presence | Error | Pong

_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


class BadFrame(ValueError):
    """What is wrong with a message, in one line; it holds nothing of the message but its fields' names."""


def read(frame: bytes | str) -> ClientMessage:
    """A client's message; BadFrame if it is none."""
    size = len(frame) if isinstance(frame, bytes) else len(frame.encode("utf-8", "surrogatepass"))
    if size > LONGEST_FRAME:
        raise BadFrame(f"a message has at most {LONGEST_FRAME} bytes")
    try:
        message: ClientMessage = _decoder.decode(frame)
        return message
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadFrame(str(error)[:200]) from None


def written(message: ServerMessage) -> bytes:
    return _encoder.encode(message)
