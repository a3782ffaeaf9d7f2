"""boardgame.io beside us: the client speaks its language, and the highest rate is looked for alike."""

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any, cast

import pytest

from consigliere.server.proving import beside, measuring
from consigliere.server.proving.load import Load, Move, Place
from consigliere.server.proving.node import Trouble

FOLDER = Path(__file__).parents[3] / "bench" / "boardgame.io"


class Line:
    """A socket that says these words and keeps what it is told."""

    def __init__(self, *says: str) -> None:
        self.says = says
        self.sent: list[str] = []

    async def send(self, text: str) -> None:
        self.sent.append(text)

    async def __aiter__(self) -> Any:
        for word in self.says:
            yield word


def state(player: int, number: int) -> dict[str, Any]:
    return {"G": {}, "ctx": {"currentPlayer": str(player), "turn": 1}, "_stateID": number}


def event(*words: Any) -> str:
    return "42/measured," + json.dumps(words, separators=(",", ":"))


def load() -> tuple[beside.Beside, Place]:
    made = beside.Beside(cast(Any, None), 1)
    place = Place("match")
    made.places = [place]
    made.credentials = {("match", seat): f"secret-{seat}" for seat in range(4)}
    return made, place


def hear(made: beside.Beside, place: Place, seat: int, *says: str) -> list[str]:
    line = Line(*says)
    asyncio.run(made.hear(place, seat, cast(Any, line)))
    return line.sent


def test_joining() -> None:
    made, place = load()
    sync = event("sync", "match", {"state": state(2, 7), "log": [], "initialState": {}})
    sent = hear(made, place, 2, '0{"sid":"x"}', '40/measured,{"sid":"y"}', "2", sync)
    assert sent == [event("sync", "match", "2", "secret-2"), "3"]
    assert place.joined == 1 and place.free() == [2]
    assert hear(made, place, 4, "40/measured,{}") == [event("sync", "match", None, None)], "a spectator"


@pytest.mark.parametrize("told", [4, 3], ids=["all", "planted: one is not told"])
def test_a_move_counts_until_the_last_is_told(told: int) -> None:
    made, place = load()
    place.sockets = cast(Any, [None] * 4)
    place.move = Move(0.0, False, done=True)
    other = event("matchData", "match", [])
    for seat in range(told):
        hear(made, place, seat, other, event("update", "match", state(1, 8), [{"action": {}}]))
    assert (place.move is None) == (told == 4) == (len(made.times) == 1)
    assert place.free() == [1]


def test_the_frame_of_a_move() -> None:
    async def sent() -> list[str]:
        made, place = load()
        made.asked(place, 3, beside.State(beside.Turn("3"), 9))
        place.players[3] = cast(Any, Line())
        waiting: set[asyncio.Task[None]] = set()
        await made.send(place, 3, waiting)
        for task in waiting:
            task.cancel()
        assert place.free() == [] and place.move is not None
        return cast(Line, place.players[3]).sent

    (frame,) = asyncio.run(sent())
    kind, action, number, match, player = json.loads(frame.removeprefix("42/measured,"))
    assert (kind, number, match, player) == ("update", 9, "match", "3")
    assert action["type"] == "MAKE_MOVE" and action["payload"]["credentials"] == "secret-3"


# -- the highest rate


class Limited:
    """A load whose server holds a rate, with hiccups at some of the tries."""

    def __init__(self, most: float, hiccups: tuple[int, ...] = ()) -> None:
        self.most = most
        self.hiccups = hiccups
        self.rates: list[float] = []

    async def play(self, rate: float, seconds: float) -> dict[str, Any]:
        self.rates.append(rate)
        good = rate <= self.most and len(self.rates) not in self.hiccups
        return {
            **{"asked_rate": rate, "rate": rate, "p99_ms": 20.0 if good else 200.0},
            **{"late": 0, "starved": 0, "load_busy": 0.5},
        }


@pytest.mark.parametrize("hiccups", [(), (1,), (2, 5)])
def test_the_highest_rate(hiccups: tuple[int, ...]) -> None:
    load = Limited(500.0, hiccups)
    found = asyncio.run(measuring.highest(cast(Load, load), 100.0))
    assert 500 / 1.15 < found["highest_rate"] <= 500 < found["beyond_asked_rate"]
    assert found["beyond_p99_ms"] == 200.0


def test_no_rate_is_held() -> None:
    load = Limited(99.0)
    found = asyncio.run(measuring.highest(cast(Load, load), 100.0))
    assert found["highest_rate"] == 0 and load.rates == [100.0, 100.0]


# -- the package


def test_packages_are_pinned_without_hosts() -> None:
    package = json.loads((FOLDER / "package.json").read_text())
    lock = json.loads((FOLDER / "package-lock.json").read_text())
    pins = package["dependencies"]["boardgame.io"]
    assert pins[0].isdigit() and lock["packages"]["node_modules/boardgame.io"]["version"] == pins
    for name, found in lock["packages"].items():
        assert "resolved" not in found, name
        assert not name or found["integrity"].startswith("sha512-"), name


def test_trouble_with_npm_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "TARGET", tmp_path)
    with pytest.raises(Trouble, match=r"npm cannot install boardgame.io: an error of npm"):
        beside.install(["sh", "-c", "echo begun >&2; echo an error of npm >&2; exit 1"])
    monkeypatch.setattr(beside, "SOURCE", tmp_path / "nowhere")
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}")
    with pytest.raises(Trouble, match="checkout"):
        beside.ready()


@pytest.mark.slow
def test_a_small_load_on_the_real_one() -> None:
    """Where there is Node.js; elsewhere the comparison says that it is missing."""
    plan = measuring.Plan(tables=3, sockets=13, rate=15.0, seconds=2.0)
    if not all(map(shutil.which, ("node", "npm"))):
        with pytest.raises(Trouble, match=r"Node\.js"):
            beside.ready()
        return
    found = asyncio.run(beside.carried_out(plan))
    assert found["refused"] == found["late"] == 0 and 10 <= found["moves"] == found["measured"], found
    assert 0 < found["p50_ms"] <= found["p99_ms"] and found["server"] == "boardgame.io", found
