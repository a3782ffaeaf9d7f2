"""Firefox by WebDriver BiDi, its own protocol over a socket: no driver is needed beside the browser."""

import itertools
import json
import re
import shutil
import subprocess
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import connect

WAIT = 60.0


class Fox:
    """One Firefox with one page. `evaluate` runs a script there and returns what can be said in JSON."""

    def __init__(self, folder: Path) -> None:
        firefox = shutil.which("firefox-esr") or shutil.which("firefox")
        assert firefox is not None, "this test needs Firefox: python -m tools.programs firefox-esr"
        command = [
            firefox,
            "--headless",
            "--no-remote",
            "--profile",
            str(folder),
            "--remote-debugging-port=0",
        ]
        self.opened = ExitStack()
        process = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        self.opened.enter_context(process)  # its end is waited for
        self.opened.callback(process.terminate)
        try:
            self.begin(process)
        except BaseException:
            self.opened.close()
            raise

    def begin(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        found = None
        while found is None:
            line = process.stderr.readline()
            assert line, "Firefox ended before it listened"
            found = re.search(r"WebDriver BiDi listening on (ws://\S+)", line)
        self.socket = self.opened.enter_context(
            connect(f"{found[1]}/session", max_size=None, open_timeout=WAIT)
        )
        self.ids = itertools.count(1)
        self.send("session.new", capabilities={})
        self.tab = self.send("browsingContext.getTree")["contexts"][0]["context"]

    def send(self, method: str, **params: Any) -> Any:
        id = next(self.ids)
        self.socket.send(json.dumps({"id": id, "method": method, "params": params}))
        while True:
            reply = json.loads(self.socket.recv(timeout=WAIT))
            if reply.get("id") == id:
                assert reply["type"] == "success", reply
                return reply["result"]

    def go(self, address: str) -> None:
        self.send("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def size(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self.send("browsingContext.setViewport", context=self.tab, viewport=size)

    def evaluate(self, script: str) -> Any:
        text = f"(async () => JSON.stringify(await ({script})))()"
        target = {"context": self.tab}
        done = self.send("script.evaluate", expression=text, target=target, awaitPromise=True)
        assert done["type"] == "success", done
        return json.loads(done["result"].get("value") or "null")

    def until(self, script: str) -> Any:
        end = time.monotonic() + WAIT
        while not (found := self.evaluate(script)):
            assert time.monotonic() < end, script
            time.sleep(0.05)
        return found

    def click(self, x: float, y: float) -> None:
        at = [
            {"type": "pointerMove", "x": int(x), "y": int(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        self.send(
            "input.performActions", context=self.tab, actions=[{"type": "pointer", "id": "m", "actions": at}]
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.opened.close()
