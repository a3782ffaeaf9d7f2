"""A server process whose time the tests can put forward: never a switch of the product itself.

Run as a module it is `consigliere serve` with a clock that adds the number in the file $TIME_FORWARD.
"""

import os
import sys
from pathlib import Path

from tests.server.live import Server

FILE = "TIME_FORWARD"


class TimedServer(Server):
    """`forward` lets time pass, in seconds, for this process and those that follow it."""

    words = unlimited = ("tests.server.timed",)

    def __init__(self, folder: Path, *more: str, db: str | None = None) -> None:
        super().__init__(folder, *more, db=db)
        self.file = folder / "forward"
        self.file.write_text("0")
        os.environ[FILE] = str(self.file)

    def forward(self, seconds: float) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(str(int(self.file.read_text()) + int(seconds * 1000)))
        new.replace(self.file)


def main() -> int:
    from consigliere.server import expiry, timing
    from consigliere.server.proving.serving import main as serving

    real, file = timing.now, Path(os.environ[FILE])
    timing.now = lambda: real() + int(file.read_text())
    expiry.STALL = 10**15  # type: ignore[misc]  # a leap of time is no outage here
    return serving(sys.argv[1:])


if __name__ == "__main__":
    raise SystemExit(main())
