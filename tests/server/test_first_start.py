"""`make play` the first time: the page answers before the engine is compiled, and no game is lost."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.live import Person, Server, WAIT
from tools import start

SERVES = re.compile(r"consigliere serves at (http://\S+)/")


class FirstStart(Server):
    """The compiler is a process that ends when it is told to, well or badly."""

    def begin(self, ends_with: int = 0) -> "FirstStart":
        self.made = self.folder / "made"
        wait = f"while [ ! -e {self.made} ]; do sleep 0.05; done; exit {ends_with}"
        program = (
            "import subprocess, sys; from tools import start; "
            f"start.compiler = lambda: subprocess.Popen(['sh', '-c', {wait!r}]); "
            "start.signal.signal(start.signal.SIGTERM, start.stop); sys.exit(start.take_over(sys.argv[1:]))"
        )
        self.errors = (self.folder / "errors.log").open("a")
        self.process = subprocess.Popen(
            [sys.executable, "-c", program, "--port", "0", "--db", self.db, "--bot-workers", "1"],
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.url = self.line(SERVES)[1]
        return self

    def line(self, wanted: re.Pattern[str]) -> re.Match[str]:
        assert self.process is not None and self.process.stdout is not None
        for line in self.process.stdout:
            if found := wanted.search(line):
                return found
        raise AssertionError((self.folder / "errors.log").read_text())


def children(process: int) -> set[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return {int(child) for child in listed}


@pytest.mark.slow
def test_the_compiled_engine_takes_over_at_the_same_address(tmp_path: Path) -> None:
    first = FirstStart(tmp_path).begin()
    assert first.process is not None
    try:
        first.line(re.compile("being compiled"))
        ann = Person(first, "Ann")
        table = ann.table(game="chicago", players=2, visibility="bots", levels=["easy"])["id"]
        before = children(first.process.pid)
        first.made.touch()
        assert first.line(SERVES)[1] == first.url
        first.line(re.compile("engine is compiled"))
        assert not before & children(first.process.pid)
        status, meta = ann.http("GET", f"/api/tables/{table}")
        assert (status, meta["you"]) == (200, 0)
    finally:
        first.stop()


@pytest.mark.slow
def test_an_engine_that_cannot_be_compiled_leaves_the_server_alone(tmp_path: Path) -> None:
    first = FirstStart(tmp_path).begin(ends_with=1)
    try:
        first.made.touch()
        first.line(re.compile("could not be compiled"))
        assert Person(first, "Ann").http("GET", "/api/me")[1]["name"] == "Ann"
    finally:
        first.stop()


@pytest.mark.slow
def test_who_ends_it_ends_the_server_and_the_compiler(tmp_path: Path) -> None:
    first = FirstStart(tmp_path).begin()
    assert first.process is not None
    started = children(first.process.pid)
    assert len(started) == 2
    first.end(signal.SIGINT)
    until = time.monotonic() + WAIT
    while any(Path(f"/proc/{child}").exists() for child in started):
        assert time.monotonic() < until
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("words", "port", "then"),
    [
        (["--open", "--port", "0"], "8123", ["--port", "8123"]),
        (["--host", "0.0.0.0"], "8765", ["--host", "0.0.0.0", "--port", "8765"]),
    ],
)
def test_what_takes_over_has_the_same_port_and_opens_no_browser(
    words: list[str], port: str, then: list[str]
) -> None:
    assert start.anew(words, port) == then
