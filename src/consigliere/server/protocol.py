"""The socket's messages from clients; those from the server are in messages.py (docs/protocol.md).

A message is one JSON object whose field `type` says what it is. What is none is a BadFrame.
"""

from typing import Annotated, Final, Literal

import msgspec

from consigliere.core.errors import ConsigliereError

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


class Pause(FromClient, frozen=True, tag="pause"):
    """Be for a pause, or against it; it begins when all people at the table are for it, and ends when one
    is against it."""

    table: TableId
    command: CommandId
    on: bool


class Holiday(FromClient, frozen=True, tag="holiday"):
    """Take days off in a slow game; one's clock stands so long."""

    table: TableId
    command: CommandId
    days: Annotated[int, msgspec.Meta(ge=1, le=60)]


class Mute(FromClient, frozen=True, tag="mute"):
    """Do not show what the person of a seat says; nobody is told."""

    table: TableId
    command: CommandId
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    on: bool = True


class Report(FromClient, frozen=True, tag="report"):
    """Tell the host of the server about the person of a seat; nobody else is told."""

    table: TableId
    command: CommandId
    seat: Annotated[int, msgspec.Meta(ge=0, le=9)]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SAID)]


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there?"""

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
    | Pause
    | Holiday
    | Mute
    | Report
    | Ping
)

_decoder = msgspec.json.Decoder(ClientMessage)


def written(message: ClientMessage) -> bytes:
    return msgspec.json.encode(message)


class BadFrame(ConsigliereError, ValueError):
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
