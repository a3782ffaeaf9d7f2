"""The house: `make play`. The server answers at once, and the compiled kernel takes over when it is there.

`python -m tools.start [what consigliere serve takes]` serves with the readable kernel while the other is
being compiled, then starts the server anew at the same address. Tables are logs on disk and pages find their
server again by themselves, so players see a second's pause and lose nothing.
"""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from types import FrameType
from typing import Final

from consigliere import _compiled
from tools import compile as compiling

SERVES: Final = re.compile(r"consigliere serves at http://\S+:(\d+)/")
PATIENCE: Final = 30.0  # seconds for a server to put its tables away


class Ended(Exception):
    """Whoever started us wants us to stop."""


def server(words: Sequence[str]) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "consigliere.cli.main", "serve", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def compiler() -> subprocess.Popen[bytes]:
    """It gives way to the server, and its log would only frighten a player."""
    command = ["nice", sys.executable, "-m", "tools.compile"]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def address(serving: subprocess.Popen[str]) -> str | None:
    """The port that the server says it listens at; its words go on to the user."""
    assert serving.stdout is not None
    for line in serving.stdout:
        print(line, end="", flush=True)
        if found := SERVES.match(line):
            threading.Thread(target=passed_on, args=(serving,), daemon=True).start()
            return found[1]
    return None


def passed_on(serving: subprocess.Popen[str]) -> None:
    assert serving.stdout is not None
    for line in serving.stdout:
        print(line, end="", flush=True)


def ended(process: subprocess.Popen[str] | subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def anew(words: Sequence[str], port: str) -> list[str]:
    """The same words for a server that takes over: at the port the first one got, without another browser."""
    kept = [word for word in words if word != "--open"]
    if "--port" in kept:
        kept[kept.index("--port") + 1] = port
        return kept
    return [*kept, "--port", port]


def take_over(words: Sequence[str]) -> int:
    """Serve while the kernel compiles, then serve with it."""
    making = compiler()
    serving = server(words)
    try:
        port = address(serving)
        if port is None:
            return serving.wait()
        print("The engine is being compiled in the background; bots are slower until then.", flush=True)
        while making.poll() is None:
            try:
                return serving.wait(0.2)
            except subprocess.TimeoutExpired:
                continue
        if making.returncode:
            print("The engine could not be compiled (`make compile` says why); playing goes on.", flush=True)
            return serving.wait()
        ended(serving)
        serving = server(anew(words, port))
        if address(serving) is None:
            return serving.wait()
        print("The engine is compiled; bots think at full speed.", flush=True)
        return serving.wait()
    except (Ended, KeyboardInterrupt):
        ended(serving)
        return serving.returncode
    finally:
        ended(making)


def stop(number: int, frame: FrameType | None) -> None:
    raise Ended


def main(words: Sequence[str]) -> int:
    signal.signal(signal.SIGTERM, stop)
    if _compiled.MODE == "compiled" or compiling.obstacle():
        os.execv(sys.executable, [sys.executable, "-m", "consigliere.cli.main", "serve", *words])
    return take_over(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
