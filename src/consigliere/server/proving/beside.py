"""boardgame.io's server from npm under the same load as ours: same tables, sockets and rate of moves.

Its game is our own (bench/boardgame.io): a position about as large as one of ours, one move, four players in
turn. It checks nothing, hides nothing and keeps everything in memory alone; boardgame.io checks whose turn it
is and the player's credentials. The client speaks socket.io by hand, over the same sockets as our own load.
"""

import asyncio
import hashlib
import shutil
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection

from consigliere.server.proving.http import Guest
from consigliere.server.proving.load import AT_ONCE, Legal, Load, Move, Place, Question, SEATS
from consigliere.server.proving.measuring import measured, place_for, Plan, served
from consigliere.server.proving.node import Node, Trouble
from consigliere.server.proving.player import GONE

NAME: Final = "boardgame.io"
ROOT: Final = Path(__file__).resolve().parents[4]
SOURCE: Final = ROOT / "bench" / NAME
TARGET: Final = ROOT / "build" / NAME
INSTALL_S: Final = 600
GAME: Final = "measured"
EVENT: Final = f"42/{GAME},"  # socket.io: a message with an event of this game
CONNECTED: Final = f"40/{GAME},"


class Turn(msgspec.Struct, rename={"player": "currentPlayer"}):
    player: str


class State(msgspec.Struct, rename={"number": "_stateID"}):
    """Of the whole state only what is needed to go on."""

    ctx: Turn
    number: int


class Sync(msgspec.Struct):
    state: State


updates: Final = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
syncs: Final = msgspec.json.Decoder(tuple[str, str, Sync])


# -- installing


def ready() -> tuple[str, ...]:
    """The command of the server, its packages installed into build/ if they are not yet; Trouble if not."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Trouble(f"{NAME} needs Node.js with npm, which is not installed here")
    if not SOURCE.is_dir():
        raise Trouble(f"{NAME} is measured from a checkout of the sources only")
    files = sorted(SOURCE.iterdir())
    stamp = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()
    if not (TARGET / stamp).is_file():
        shutil.rmtree(TARGET, ignore_errors=True)
        TARGET.mkdir(parents=True)
        for path in files:
            shutil.copyfile(path, TARGET / path.name)
        install([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"])
        (TARGET / stamp).touch()
    return (node, str(TARGET / "server.js"))


def install(command: Sequence[str]) -> None:
    try:
        done = subprocess.run(command, cwd=TARGET, capture_output=True, text=True, timeout=INSTALL_S)
    except subprocess.TimeoutExpired as error:
        raise Trouble(f"npm has not installed {NAME} within {INSTALL_S} seconds") from error
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or ["it says nothing"]
        raise Trouble(f"npm cannot install {NAME}: {lines[0][:200]}")


# -- playing


class Beside(Load):
    """The load of `consigliere bench server`, in boardgame.io's language."""

    def __init__(self, node: Node, seed: int) -> None:
        super().__init__(node, seed)
        self.credentials: dict[tuple[str, int], str] = {}

    async def people_come(self) -> None:
        self.people = [Guest() for _ in range(SEATS)]

    async def table(self, n: int) -> Place:
        at, host = f"/games/{GAME}", self.people[0]
        made = await host.ask(self.node.url, "POST", f"{at}/create", {"numPlayers": SEATS})
        id = str(made["matchID"])
        for seat, one in enumerate(self.people):
            wanted = {"playerID": str(seat), "playerName": f"Load {seat}"}
            joined = await one.ask(self.node.url, "POST", f"{at}/{id}/join", wanted)
            self.credentials[id, seat] = joined["playerCredentials"]
        return Place(id)

    async def sockets(self, count: int) -> None:
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(place: Place, seat: int) -> None:
            async with gate:
                socket = await self.dial("/socket.io/?EIO=4&transport=websocket")
                place.sockets.append(socket)
                if seat < SEATS:
                    place.players[seat] = socket
                self.tasks.append(asyncio.create_task(self.hear(place, seat, socket)))
                await socket.send(CONNECTED)

        n = len(self.places)
        await asyncio.gather(*(one(self.places[k % n], k // n) for k in range(count)))
        await self.until(lambda: sum(place.joined for place in self.places) >= count)

    async def hear(self, place: Place, seat: int, socket: ClientConnection) -> None:
        with suppress(*GONE):
            async for raw in socket:
                at = time.perf_counter()
                text = raw if isinstance(raw, str) else raw.decode()
                if text == "2":  # is anybody there?
                    await socket.send("3")
                elif text.startswith(CONNECTED):
                    player = str(seat) if seat < SEATS else None
                    await self.emit(socket, "sync", place.id, player, self.credentials.get((place.id, seat)))
                elif text.startswith(f'{EVENT}["sync"'):
                    place.joined += 1
                    self.asked(place, seat, syncs.decode(text[len(EVENT) :])[2].state)
                elif text.startswith(f'{EVENT}["update"'):
                    self.asked(place, seat, updates.decode(text[len(EVENT) :])[2])
                    self.told(place, at)

    def asked(self, place: Place, seat: int, state: State) -> None:
        mine = seat < SEATS and state.ctx.player == str(seat)
        if seat < SEATS:
            place.questions[seat] = Question(str(state.number), [Legal("play")]) if mine else None

    def told(self, place: Place, at: float) -> None:
        move = place.move
        if move is not None:
            move.heard += 1
            move.last = at
            if move.heard >= len(place.sockets):
                self.finish(place, move)

    @staticmethod
    def event(*words: Any) -> str:
        return EVENT + msgspec.json.encode(words).decode()

    async def emit(self, socket: ClientConnection, *words: Any) -> None:
        await socket.send(self.event(*words))

    async def send(self, place: Place, seat: int, waiting: set[asyncio.Task[None]]) -> None:
        question = place.questions[seat]
        assert question is not None
        place.questions[seat] = None
        self.count += 1
        payload = {"type": "play", "args": [self.rng.randrange(1000)], "playerID": str(seat)}
        payload["credentials"] = self.credentials[place.id, seat]
        action = {"type": "MAKE_MOVE", "payload": payload}
        frame = self.event("update", action, int(question.decision), place.id, str(seat))
        await self.give(place, seat, frame, Move(time.perf_counter(), False, done=True), waiting)


async def carried_out(plan: Plan) -> dict[str, Any]:
    command = ready()
    with place_for(plan) as (folder, before):
        node = Node("memory", folder / "log", launcher=(*before, *command))
        async with served(Beside(node, plan.seed)) as load:
            return {"server": NAME, **await measured(plan, load), "pinned": bool(before)}
