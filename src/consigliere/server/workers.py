"""Bots think in processes of their own, spawned, never forked.

A worker is given a view, what its seat has seen, the legal actions and a seed for its own dice: no journal,
no database, no secret. It answers within its deadline, or it is ended and another one takes its place. When
many wait, bots drop a level rather than stall a table; who comes next is in shares.py.
"""

import asyncio
import multiprocessing
import random
import secrets
import threading
import time
from concurrent.futures import Future
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from consigliere.bots.advice import advise
from consigliere.bots.base import Clock, Decision
from consigliere.bots.games import mind_of
from consigliere.bots.levels import bot_of, BUDGETS, clock_of, parts
from consigliere.core.actions import LegalActions
from consigliere.core.errors import ConsigliereError
from consigliere.core.ruleset import Ruleset
from consigliere.core.shapes import SeenDict
from consigliere.server.remembering import Ledgers, Memory
from consigliere.server.rulesets import rules_of
from consigliere.server.shares import NOBODY, Share, Turns

GRACE: Final = 20.0  # seconds over the bot's own budget: start of a process, loading of a game
PATIENCE: Final = 10.0  # the same for a process that runs: a busy machine, a long memory
LADDER: Final = {"expert": "hard", "hard": "medium", "search": "value", "plain": "value"}
LONG: Final = 2.0  # jobs waiting for each worker, from where on bots drop a level
ADVICE: Final = "advice"
ADVICE_SECONDS: Final = 1.0
LONGEST: Final = 2.0  # seconds of one thought, whatever its budget is counted in
SHARED_MS: Final = 500  # the longest thought while others wait for their bots
SHARED_PLAYOUTS: Final = 20


class Job(msgspec.Struct, frozen=True):
    """All that a worker is told."""

    game: str
    packs: list[dict[str, str]]
    level: str  # of a bot, or "advice"
    seat: int
    view: SeenDict
    legal: list[int]
    dice: str
    whole: bool = False
    memory: Memory | None = None  # for those who think about what others may hold


class Answer(msgspec.Struct, frozen=True):
    action: int = -1
    level: str = ""
    advice: list[dict[str, Any]] = []


class NoAnswer(ConsigliereError, RuntimeError):
    """The worker did not answer in time, or died."""


class WallClock(Clock):
    """Playouts, but no longer than a table can wait."""

    def spent(self) -> float:
        return max(super().spent(), (time.perf_counter() - self._begun) / LONGEST)


def clock_for(level: str) -> Clock:
    """The clock of a thought: no budget makes it longer than `LONGEST`."""
    clock = clock_of(level, WallClock)
    clock.seconds = min(clock.seconds, LONGEST)
    return clock


_bots: dict[tuple[str, str, str], Any] = {}
_ledgers = Ledgers()


def think(job: Job) -> Answer:
    """What the worker does with one job."""
    rules: Ruleset = rules_of(job.game, job.packs)
    legal = LegalActions(rules.actions, job.legal)
    decision = Decision(job.seat, job.view["prompt"]["decision"], legal)
    rng = random.Random(job.dice)
    if job.memory is not None:
        job.view["knowledge"] = _ledgers.of(rules, job.memory).to_json()
    if job.level == ADVICE:
        clock = Clock(ADVICE_SECONDS)
        found = advise(mind_of(rules), job.view, decision, clock, rng, whole=job.whole)
        return Answer(level=ADVICE, advice=[one.to_json() for one in found])
    key = (job.game, rules.content_hash, job.level)
    if key not in _bots:
        if len(_bots) > 64:
            _bots.clear()
        _bots[key] = bot_of(job.level, rules)
    clock = clock_for(job.level)
    clock.start()
    return Answer(_bots[key].choose(job.view, decision, clock, rng).index, job.level)


def work(pipe: Connection) -> None:
    """A worker's life: bytes in, bytes out, until the pipe closes."""
    decoder, encoder = msgspec.json.Decoder(Job), msgspec.json.Encoder()
    while True:
        try:
            data = pipe.recv_bytes()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer = think(decoder.decode(data))
        except KeyboardInterrupt:
            return
        except Exception:  # a bot that fails must not end the process; the table's clock of last resort acts
            answer = Answer()
        try:
            pipe.send_bytes(encoder.encode(answer))
        except OSError:
            return


@dataclass(slots=True)
class _Waiting:
    data: bytes
    budget: float  # seconds
    future: "Future[bytes]"


class Workers:
    """A few processes and a queue before them."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.context = multiprocessing.get_context("spawn")
        self.jobs: Turns[_Waiting] = Turns(count)
        self.threads: list[threading.Thread] = []
        self.closing = False
        self.restarts = 0

    def start(self) -> None:
        for n in range(self.count):
            thread = threading.Thread(target=self._serve, name=f"bots-{n}", daemon=True)
            thread.start()
            self.threads.append(thread)

    def close(self) -> None:
        self.closing = True
        for waiting in self.jobs.close():
            waiting.future.cancel()
        for thread in self.threads:
            thread.join(timeout=5)

    @property
    def waiting(self) -> int:
        return len(self.jobs)

    def level_for(self, level: str, share: Share = NOBODY) -> str:
        """The level asked for, or one or two below it when many wait whose turn comes before."""
        level = briefer(level, self.jobs.others(share))
        kind, temper, _, _ = parts(level)
        load = self.jobs.before(share) / max(1, self.count)
        drops = 0 if load < LONG else 1 if load < 4 * LONG else 3
        for _ in range(drops):
            if kind not in LADDER:
                break
            kind = LADDER[kind]
            level = f"{kind}:{temper}" if temper else kind
        return level

    async def ask(self, job: Job, share: Share = NOBODY) -> Answer:
        """The worker's answer; NoAnswer if there is none in time."""
        waiting = _Waiting(msgspec.json.encode(job), budget_of(job.level), Future())
        self.jobs.put(share, waiting)
        data: bytes = await asyncio.wrap_future(waiting.future)
        answer = msgspec.json.decode(data, type=Answer)
        if answer.level != job.level:
            raise NoAnswer(job.level)
        return answer

    def _serve(self) -> None:
        """One thread for each process: gives it jobs, ends it when it is late."""
        process: Any = None
        pipe: Connection | None = None
        while (turn := self.jobs.get()) is not None:
            share, waiting = turn
            if waiting.future.cancelled():
                self.jobs.done(share)
                continue
            fresh = process is None or not process.is_alive()
            if fresh:
                pipe, far = self.context.Pipe()
                process = self.context.Process(target=work, args=(far,), daemon=True)
                process.start()
                far.close()
            assert pipe is not None
            try:
                pipe.send_bytes(waiting.data)
                end = time.monotonic() + waiting.budget + (GRACE if fresh else PATIENCE)
                while not pipe.poll(min(0.5, max(0.0, end - time.monotonic()))):
                    if time.monotonic() >= end or self.closing:
                        raise NoAnswer("too late")
                data = pipe.recv_bytes()
            except (OSError, EOFError, NoAnswer) as error:
                process.kill()
                process.join()
                pipe.close()
                process, pipe = None, None
                self.restarts += 1
                self.jobs.done(share)
                _settle(waiting.future, None, NoAnswer(str(error)))
                continue
            self.jobs.done(share)
            _settle(waiting.future, data, None)
        if process is not None and pipe is not None:
            pipe.close()
            process.join(timeout=1)
            if process.is_alive():
                process.kill()


def budget_of(level: str) -> float:
    """The seconds that a thought may take of itself."""
    if level == ADVICE:
        return ADVICE_SECONDS
    clock = clock_for(level)
    return LONGEST if clock.iterations is not None else max(clock.seconds, 1.0)


def briefer(level: str, shared: bool) -> str:
    """The same bot with no longer thoughts than others can wait for."""
    kind, temper, budget, unit = parts(level)
    most = SHARED_MS if shared else round(1000 * LONGEST)
    if unit == "it":
        short = f"{SHARED_PLAYOUTS}it" if shared and budget > SHARED_PLAYOUTS else ""
    else:
        usual = budget if unit else round(1000 * BUDGETS.get(kind, 0))
        short = f"{most}ms" if usual > most else ""
    return f"{kind}:{temper}@{short}".replace(":@", "@") if short else level


def _settle(future: "Future[bytes]", data: bytes | None, error: Exception | None) -> None:
    if future.set_running_or_notify_cancel():
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(data or b"")


def dice() -> str:
    """A seed for a bot's dice that nobody can foretell."""
    return secrets.token_hex(16)
