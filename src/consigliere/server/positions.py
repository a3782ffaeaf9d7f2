"""Folds kept as bytes, so that a start need not play every game again. A cache, never the truth.

What is kept is the game and the numbers around it; who sits there and what was said comes from the records
themselves, as ever, so that who is forgotten is forgotten here too. A fold is kept only where nothing can be
taken back, and used only by the same version of the program with the same rules; otherwise the log is folded.
"""

import asyncio
import logging
import zlib
from array import array
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

import consigliere
from consigliere.core import codec
from consigliere.core.game import Game
from consigliere.core.journal import Entry
from consigliere.server import fair
from consigliere.server.hub import Hub, Live
from consigliere.server.rulesets import rules_of
from consigliere.server.seating import Told
from consigliere.server.store.base import Record
from consigliere.server.table import ACTS, Table
from consigliere.server.table_folding import FOLDS
from consigliere.server.timing import Times

log = logging.getLogger("consigliere.server")
FORMAT: Final = f"1 {consigliere.__version__}"
EVERY: Final = 24  # records
CLOCK: Final = ("left", "used", "since", "sealed", "paused", "away", "holiday", "absences")


class Kept(msgspec.Struct, array_like=True):
    """A table after record `seq`. `rows`: kind, first and last event, time and, of moves, what is public."""

    format: str
    rules: tuple[str, int, str]
    seq: int
    public_at: int
    rows: list[tuple[str, int, int, int, dict[str, Any] | None]]
    silent: list[tuple[int, int]]
    commands: dict[str, int]
    steps: tuple[int, dict[int, int]]
    asks_back: int | None
    agreed: list[int]
    asked: list[int]
    clocks: dict[str, Any]
    state: bytes
    feed: bytes
    history: bytes | None
    entries: list[str]
    prompt: int
    counters: dict[str, int]


def flat(events: Iterable[Sequence[int]]) -> bytes:
    return array("q", [number for event in events for number in event]).tobytes()


def unflat(data: bytes) -> list[Any]:
    numbers = array("q")
    numbers.frombytes(data)
    return list(zip(*[iter(numbers)] * 5, strict=True))


def can_be_kept(table: Table) -> bool:
    game = table.playing()
    if game is None or not isinstance(game.source, fair.FairSource) or game.source.stream is None:
        return False
    return not any(game.can_take_back(seat) for seat in range(table.players))


def kept(table: Table) -> bytes:
    """A table whose game is being played, as bytes."""
    game = table.game
    assert game is not None and isinstance(game.source, fair.FairSource) and game.source.stream is not None
    rules = game.rules
    feed, history = flat(game.feed), flat(game.history)
    found = Kept(
        format=FORMAT,
        rules=(rules.name, rules.version, rules.content_hash),
        seq=table.seq,
        public_at=table.public_at,
        rows=[(t.kind, t.start, t.end, t.at, dict(t.public) if t.kind in ACTS else None) for t in table.told],
        silent=table.silent,
        commands=table.commands,
        steps=table._steps,
        asks_back=table.asks_back,
        agreed=sorted(table.agreed),
        asked=sorted(table.clocks.asked),
        clocks={name: getattr(table.clocks, name) for name in CLOCK},
        state=codec.to_bytes(game.state),
        feed=feed,
        history=None if history == feed else history,
        entries=[entry.written() for entry in game.journal.entries],
        prompt=game.prompt_id,
        counters=dict(game.source.stream.counters),
    )
    return zlib.compress(msgspec.msgpack.encode(found), 1)


def read(data: bytes) -> Kept | None:
    """What was kept; None if it was kept by another version, or is damaged."""
    try:
        found = msgspec.msgpack.decode(zlib.decompress(data), type=Kept)
    except (zlib.error, msgspec.MsgspecError):
        return None
    return found if found.format == FORMAT else None


def restored(id: str, secret: bytes, times: Times, found: Kept, records: Sequence[Record]) -> Table | None:
    """The table of what was kept and of all records but the moves before; None if they do not fit."""
    beside = {record.seq: record for record in records if record.seq <= found.seq}
    table = Table(id, secret, times)
    for seq, (kind, start, end, at, public) in enumerate(found.rows, 1):
        if public is None:
            record = beside.get(seq)
            if record is None or record.kind != kind:
                return None
            public = dict(FOLDS[kind](table, record) or {})
            if kind == "started":
                rules = table.rules
                if found.rules != (rules.name, rules.version, rules.content_hash):
                    return None
                table.game = game_of(table, found, record.body["header"])
        table.told.append(Told(kind, start, end, at, public))
    table.seq, table.at, table.public_at = found.seq, found.rows[-1][3], found.public_at
    table.silent, table.commands, table._steps = found.silent, found.commands, found.steps
    table.asks_back, table.agreed = found.asks_back, set(found.agreed)
    table.clocks.asked = frozenset(found.asked)
    for name in CLOCK:
        setattr(table.clocks, name, found.clocks[name])
    table.clocks.away = [[(start, end) for start, end in spans] for spans in found.clocks["away"]]
    return table.fold(record for record in records if record.seq > found.seq)


def game_of(table: Table, found: Kept, header: dict[str, Any]) -> Game:
    """The game without playing it."""
    seed = fair.game_seed(table.secret, table.id, [seat.client_seed for seat in table.seats])
    feed = unflat(found.feed)
    return Game.restore(
        table.rules,
        table.made["options"],
        table.rules.from_bytes(found.state),
        fair.FairSource(seed, counters=found.counters),
        header,
        entries=[entry for text in found.entries if (entry := Entry.read(text))],
        feed=feed,
        history=feed if found.history is None else unflat(found.history),
        prompt_id=found.prompt,
    )


class Positions:
    """Keeps a fold now and then, and takes it away at the end."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tasks: set[asyncio.Task[None]] = set()
        hub.listeners.append(self.moved)
        hub.folding = self.folded

    def moved(self, live: Live, table: Table) -> None:
        if table.status in ("over", "closed"):
            if live.kept:
                live.kept = 0
                self.spawn(self.drop(live.id))
        elif table.seq >= live.kept + EVERY and can_be_kept(table):
            live.kept = table.seq
            self.spawn(self.keep(live.id, table.seq, kept(table)))

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def keep(self, id: str, seq: int, data: bytes) -> None:
        try:
            await self.hub.store.keep_position(id, seq, data)
        except Exception:
            log.exception("a position could not be kept")

    async def drop(self, id: str) -> None:
        try:
            await self.hub.store.drop_positions([id])
        except Exception:
            log.exception("a position could not be dropped")

    async def folded(self, id: str) -> Table | None:
        """The table by what was kept of it; None: fold its log."""
        stored = await self.hub.store.kept_fold(id, ACTS)
        if stored is None:
            return None
        secret, data, records = stored
        found = read(data)
        if found is None:
            return None
        try:
            made = next((one.body for one in records if one.kind == "made"), None)
            if made is not None and made["packs"]:
                await asyncio.to_thread(rules_of, made["game"], made["packs"], made["rules"])
            before = [record for record in records if record.seq <= found.seq]
            table = restored(id, secret, self.hub.times, found, before)
            if table is not None:
                await self.hub.fold(table, [record for record in records if record.seq > found.seq])
        except Exception:
            log.exception("a kept position was of no use")
            table = None
        if table is not None and (live := self.hub.live.get(id)) is not None:
            live.kept = found.seq
        return table

    async def close(self) -> None:
        await asyncio.gather(*self.tasks, return_exceptions=True)
