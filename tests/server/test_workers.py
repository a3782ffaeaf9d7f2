"""Bots in worker processes: a view as bytes in, an action out; late or dead workers are replaced."""

import asyncio
import json
import multiprocessing
import os
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future
from typing import Any

import msgspec
import pytest

from consigliere.bots.base import Decision
from consigliere.bots.levels import bot_of, clock_of
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.server import workers as module
from consigliere.server.remembering import KEPT, Ledgers, Memory
from consigliere.server.shares import Share
from consigliere.server.workers import _Waiting, ADVICE, Answer, clock_for, Job, NoAnswer, think, Workers


def games(game: str, moves: int) -> Game:
    rng = random.Random(moves)
    found = Game(ruleset(game), 3, Stream(moves))
    for _ in range(moves):
        found.submit(found.seat, rng.choice(found.legal_for(found.seat).indices))
    return found


def memory(game: Game, seat: int, table: str = "t") -> Memory:
    options = dict(game.options)
    return Memory(table, seat, game.players, game.rules.version, options, game.remembered(seat))


def job(game: Game, level: str, knows: bool = True) -> Job:
    seat = game.seat
    view, legal = game.view(seat, knowledge=False), list(game.legal_for(seat).indices)
    seen = memory(game, seat) if knows else None
    return Job(game.rules.name, [], level, seat, view, legal, "dice", memory=seen)


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    with pytest.MonkeyPatch.context() as patient:
        for grace in ("GRACE", "PATIENCE"):
            patient.setattr(module, grace, 180.0)  # a busy machine is no defect
        pool = Workers(1)
        pool.start()
        yield pool
        pool.close()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [0, 7, 40, 90])
def test_bytes_lose_nothing(name: str, moves: int) -> None:
    """A bot that is given its view as JSON does what it would do with the view itself."""
    game = games(name, moves)
    seat = game.seat
    for level in ("greedy", "value", "search@8it"):
        sent = msgspec.json.decode(msgspec.json.encode(job(game, level)), type=Job)
        view = game.view(seat)
        assert json.loads(json.dumps(game.view(seat, knowledge=False))) == sent.view
        decision = Decision(seat, view["prompt"]["decision"], game.legal_for(seat))
        bot = bot_of(level, game.rules)
        here = bot.choose(view, decision, clock_of(level), random.Random("dice"))
        assert think(sent).action == here.index


def test_a_job_holds_no_more_than_the_seat_may_know() -> None:
    game = games("godfather", 30)
    told: dict[str, Any] = msgspec.to_builtins(job(game, "hard"))
    assert set(told) == {"game", "packs", "level", "seat", "view", "legal", "dice", "whole", "memory"}
    assert told["view"] == json.loads(json.dumps(game.view(game.seat, knowledge=False)))
    assert told["memory"]["seen"] == game.events(game.seat), "what was told, and nothing else"


@pytest.mark.parametrize("name", GAMES)
def test_a_worker_knows_what_its_seat_can_know(name: str) -> None:
    """At every decision of a game, with take-backs, from one ledger that is kept."""
    ledgers, rng = Ledgers(), random.Random(6)
    game, taken = Game(ruleset(name), 3, Stream(6)), 0
    for _ in range(60):
        seat = game.seat
        sent = msgspec.json.decode(msgspec.json.encode(memory(game, seat)), type=Memory)
        assert ledgers.of(game.rules, sent).to_json() == game.ledger(seat).to_json()
        game.submit(seat, rng.choice(game.legal_for(seat).indices))
        if game.can_take_back(seat) and rng.random() < 0.5:
            ledgers.of(game.rules, memory(game, seat))
            game.take_back(seat)
            taken += 1
    assert taken > 2 and len(ledgers.kept) == 3


def test_a_worker_keeps_what_it_knows() -> None:
    """Only what is new is read; another table's seat, and one that saw something else, begin anew."""
    game, read = games("chicago", 20), []

    class Reading:
        def at(self, version: int) -> Any:
            return self

        def ledger(self, *_: object) -> Any:
            return self

        def see(self, event: dict[str, Any]) -> None:
            read.append(event)

    rules: Any = Reading()
    ledgers, seen = Ledgers(), memory(game, 0)
    for now, new in (
        (seen, len(seen.seen)),
        (seen, 0),
        (msgspec.structs.replace(seen, seen=[*seen.seen, {"event": "more"}]), 1),
        (seen, len(seen.seen)),
        (msgspec.structs.replace(seen, table="other"), len(seen.seen)),
    ):
        read.clear()
        ledgers.of(rules, now)
        assert len(read) == new
    for n in range(KEPT + 5):
        ledgers.of(rules, msgspec.structs.replace(seen, table=str(n)))
    assert len(ledgers.kept) == KEPT


def test_a_worker_answers_and_advises(workers: Workers) -> None:
    game = games("chicago", 12)

    async def ask() -> tuple[Answer, Answer]:
        return await workers.ask(job(game, "search@8it")), await workers.ask(job(game, ADVICE))

    bot, advice = asyncio.run(ask())
    assert bot.action in game.legal_for(game.seat).indices
    best = [game.rules.actions.find(text) for text in advice.advice[0]["actions"]]
    assert best[0] is not None and best[0].index in game.legal_for(game.seat).indices


def test_a_worker_that_dies_or_fails_is_replaced(workers: Workers) -> None:
    game = games("godfather", 5)
    good = job(game, "greedy", knows=False)

    async def ask(one: Job) -> Answer:
        return await asyncio.wait_for(workers.ask(one), 60)

    assert asyncio.run(ask(good)).level == "greedy"
    children = multiprocessing.active_children()
    assert len(children) == 1 and children[0].pid is not None
    os.kill(children[0].pid, signal.SIGKILL)
    for _ in range(2):  # a process that has just died may still be taken for alive once
        try:
            answer = asyncio.run(ask(good))
            break
        except NoAnswer:
            continue
    assert answer.action in good.legal
    with pytest.raises(NoAnswer):
        asyncio.run(ask(msgspec.structs.replace(good, view={})))
    assert asyncio.run(ask(good)).action in good.legal


def test_a_late_worker_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", -0.99)  # a hundredth of a second: less than a process needs to start
    pool = Workers(1)
    pool.start()
    game = games("godfather", 5)
    begun = time.monotonic()
    with pytest.raises(NoAnswer):
        asyncio.run(pool.ask(job(game, "greedy", knows=False)))
    assert time.monotonic() - begun < 20 and pool.restarts == 1
    pool.close()


def test_a_process_that_runs_has_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GRACE", 180.0)
    monkeypatch.setattr(module, "PATIENCE", -1.999)  # a thousandth of a second: less than one world takes
    pool = Workers(1)
    pool.start()
    slow = job(games("godfather", 5), "hard@50it")
    assert asyncio.run(pool.ask(slow)).action in slow.legal
    with pytest.raises(NoAnswer):
        asyncio.run(pool.ask(slow))
    assert asyncio.run(pool.ask(slow)).action in slow.legal and pool.restarts == 1
    pool.close()


@pytest.mark.parametrize(
    ("level", "seconds"), [("hard@2000it", 2.0), ("expert@5000ms", 2.0), ("expert", 2.0), ("hard@500ms", 0.5)]
)
def test_no_budget_makes_a_thought_long(level: str, seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of bots that were seated when tables gave more."""
    at = [100.0]
    monkeypatch.setattr(time, "perf_counter", lambda: at[0])
    clock = clock_for(level)
    clock.start()
    at[0] += 0.9 * seconds
    assert 0.89 < clock.spent() < 1
    at[0] += 0.2 * seconds
    assert clock.spent() > 1


@pytest.mark.parametrize(
    ("waiting", "level", "played"),
    [
        (0, "expert", "expert"),
        (1, "expert", "expert@500ms"),
        (1, "hard", "hard"),
        (2, "expert", "hard"),
        (2, "hard:careful", "medium:careful"),
        (9, "expert", "medium"),
        (9, "search@500ms", "value"),
        (9, "easy", "easy"),
    ],
)
def test_bots_drop_a_level_when_many_wait(waiting: int, level: str, played: str) -> None:
    pool = Workers(1)
    for n in range(waiting):
        pool.jobs.put(Share(f"person {n}"), _Waiting(b"", 1.0, Future()))
    assert pool.level_for(level, Share("ann")) == played
    assert pool.waiting == waiting
