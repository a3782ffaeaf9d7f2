"""What is asked of a request's head before it is parsed: how long it is, how many lines it has, how its body
comes.

h11 takes some microseconds for every line of a head and every chunk of a body, and reads all that has come
without giving way. So a head is measured first, in one pass over its bytes, and a body in chunks is refused:
browsers send none, and nginx hands on whole bodies only.
"""

import re
from typing import Any, Final

import h11

LONGEST_HEAD: Final = 16 * 1024  # bytes
MOST_LINES: Final = 100  # headers, and the line above them
END: Final = re.compile(rb"\n\r?\n")
KEPT: Final = {"head": (431, b"Request Header Fields Too Large"), "chunked": (411, b"Length Required")}


def answer(status: int, phrase: bytes, error: str) -> bytes:
    """A whole answer, after which the connection ends."""
    body = b'{"error":"%s"}' % error.encode()
    head = b"HTTP/1.1 %d %s\r\ncontent-type: application/json\r\n" % (status, phrase)
    return head + b"content-length: %d\r\nconnection: close\r\n\r\n" % len(body) + body


class Reader(h11.Connection):
    """h11's side of a connection; `refused` says why it reads no further."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LONGEST_HEAD)
        self.refused: str | None = None

    def next_event(self) -> Any:
        if self.their_state is h11.IDLE and too_much(self.trailing_data[0]):
            return self.refuse("head")
        event = super().next_event()
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            return self.refuse("chunked")
        return event

    def refuse(self, why: str) -> Any:
        self.refused = why
        raise h11.RemoteProtocolError(why)

    def answer(self) -> bytes:
        """To whoever sent what was refused."""
        assert self.refused is not None
        return answer(*KEPT[self.refused], f"bad-{self.refused}")


def too_much(begun: bytes) -> bool:
    """Whether these bytes begin with a head that is longer than any we read."""
    end = END.search(begun, 0, LONGEST_HEAD)
    if end is None and len(begun) >= LONGEST_HEAD:
        return True
    return begun.count(b"\n", 0, end.end() if end is not None else len(begun)) > MOST_LINES + 1
