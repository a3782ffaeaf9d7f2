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
from consigliere.server.shares import Share
from consigliere.server.workers import _Waiting, ADVICE, Answer, Job, NoAnswer, think, Workers


def games(game: str, moves: int) -> Game:
    rng = random.Random(moves)
    found = Game(ruleset(game), 3, Stream(moves))
    for _ in range(moves):
        found.submit(found.seat, rng.choice(found.legal_for(found.seat).indices))
    return found


def job(game: Game, level: str, knows: bool = True) -> Job:
    seat = game.seat
    view = game.view(seat, knowledge=knows)
    return Job(game.rules.name, [], level, seat, view, list(game.legal_for(seat).indices), "dice")


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
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
        assert json.loads(json.dumps(view)) == sent.view
        decision = Decision(seat, view["prompt"]["decision"], game.legal_for(seat))
        bot = bot_of(level, game.rules)
        here = bot.choose(view, decision, clock_of(level), random.Random("dice"))
        assert think(sent).action == here.index


def test_a_job_holds_no_more_than_the_seat_may_know() -> None:
    game = games("godfather", 30)
    told: dict[str, Any] = msgspec.to_builtins(job(game, "hard"))
    assert set(told) == {"game", "packs", "level", "seat", "view", "legal", "dice", "whole"}
    assert told["view"] == json.loads(json.dumps(game.view(game.seat)))


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


@pytest.mark.parametrize(
    ("waiting", "level", "played"),
    [
        (0, "expert", "expert"),
        (1, "expert", "expert"),
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
