"""Bots at the tables: whoever is to act and is a bot is asked of a worker, and its answer is a command.

The command's id is made of seat, prompt and step, so two processes that think for the same bot act once.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Coroutine
from typing import Any, Final

from consigliere.bots.levels import parts
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.server.hub import Hub, Live
from consigliere.server.remembering import Memory
from consigliere.server.seating import STAND_IN
from consigliere.server.shares import Share
from consigliere.server.store.base import Missing
from consigliere.server.table import BrokenLog, Table
from consigliere.server.table_commands import bot_does, deciding
from consigliere.server.workers import ADVICE, Answer, dice, Job, NoAnswer, Workers
from consigliere.wording.games import picking

log = logging.getLogger("consigliere.server")
KNOWING: Final = ("search", "plain", "hard", "expert")  # bots that read the seat's ledger
AT_ONCE: Final = 4  # tables folded at the same time after a start
LONGEST_WAIT: Final = 60.0  # seconds


def nobody_there(table: Table) -> bool:
    """Whether bots play for all who might still return."""
    return not table.people() and any(seat.absent and not seat.resigned for seat in table.seats)


def share_of(table: Table) -> Share:
    """On whose account the bots of a table think: its host's if they play, else that of one who does."""
    people = sorted({seat.identity for seat in table.seats if seat.person and seat.identity is not None})
    if not people or table.host in people:
        return Share(table.host, not people)
    return Share(people[0])


def memory_of(table: Table, game: Game, seat: int) -> Memory:
    return Memory(table.id, seat, game.players, game.rules.version, dict(game.options), game.remembered(seat))


class Thinking:
    def __init__(self, hub: Hub, workers: Workers, pace: float = 0.0) -> None:
        """`pace`: seconds a bot lets pass while all people who play are away, so that they may return."""
        self.hub = hub
        self.workers = workers
        self.pace = pace
        self.tasks: set[asyncio.Task[None]] = set()
        hub.listeners.append(self.moved)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def moved(self, live: Live, table: Table) -> None:
        """After every change: is it a bot's turn?"""
        game = table.playing()
        if game is None or table.clocks.paused is not None:
            return
        for seat in game.seats_to_act:
            decision = table.decision(seat)
            if table.seats[seat].bot is None or decision is None:
                continue
            key = f"bot:{decision}.{table.step(seat)}"
            if key not in live.thinking:
                live.thinking.add(key)
                self.spawn(self.decide(live, seat, decision, key))

    def stand_in(self, live: Live, seat: int, decision: str, key: str) -> None:
        """One quiet answer for a person whose time for a sealed choice is over."""
        if key not in live.thinking:
            live.thinking.add(key)
            self.spawn(self.decide(live, seat, decision, key, STAND_IN))

    async def decide(
        self, live: Live, seat: int, decision: str, key: str, instead: str | None = None
    ) -> None:
        outages = self.hub.times.outages
        try:
            _, table = await self.hub.told(live.id)
            game = table.playing()
            level = table.seats[seat].bot or instead
            if game is None or level is None or table.decision(seat) != decision or key in table.commands:
                return
            legal = list(game.legal_for(seat).indices)
            if not legal:
                return
            share = share_of(table)
            wanted = self.workers.level_for(level, share)
            job = self.job(table, game, seat, wanted)
            slowly = nobody_there(table)
            if wanted != level:
                self.hub.metrics.dropped.inc()
            answer = await self.asked(job, share) if len(legal) > 1 else Answer(legal[0], wanted)

            if slowly and self.pace:
                await asyncio.sleep(self.pace)

            def plan(table: Table) -> Any:
                if instead is not None and table.times.outages != outages:  # perhaps there is time left
                    return Refusal("T6", "refuse-stale-decision", {"decision": decision})
                return bot_does(table, seat, decision, answer.action, answer.level, instead is not None)

            await self.hub.command(live.id, None, key, plan)
        except (Missing, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("a bot could not act")
            await asyncio.sleep(1.0)
        finally:
            live.thinking.discard(key)
            self.again(live)

    def again(self, live: Live) -> None:
        """A decision that was asked about meanwhile under the same id, or that could not be written."""
        if live.table is not None:
            self.moved(live, live.table)
        else:
            self.spawn(self.wake(live.id))

    @staticmethod
    def job(table: Table, game: Game, seat: int, level: str, whole: bool = False) -> Job:
        knows = level == ADVICE or parts(level)[0] in KNOWING
        return Job(
            game=game.rules.name,
            packs=table.made["packs"],
            level=level,
            seat=seat,
            view=game.view(seat, knowledge=False),
            legal=list(game.legal_for(seat).indices),
            dice=dice(),
            whole=whole,
            memory=memory_of(table, game, seat) if knows else None,
        )

    async def asked(self, job: Job, share: Share) -> Answer:
        """The worker's answer; where it fails, a legal action by lot, so that no table is stuck."""
        self.hub.metrics.thinking.set(self.workers.waiting)
        begun = time.perf_counter()
        try:
            answer = await self.workers.ask(job, share)
        except NoAnswer:
            self.hub.metrics.failed.inc()
            log.warning("a bot did not answer; it plays by lot")
            return Answer(secrets.choice(job.legal), "random")
        self.hub.metrics.thought.observe(time.perf_counter() - begun)
        return answer if answer.action in job.legal else Answer(secrets.choice(job.legal), "random")

    async def advise(self, id: str, identity: str | None, decision: str) -> list[dict[str, Any]] | Refusal:
        """Advice for a person's own seat, out of what he may know."""
        _, table = await self.hub.told(id)
        found = deciding(table, identity, decision)
        if isinstance(found, Refusal):
            return found
        if not table.advised():
            return Refusal("T22", "refuse-no-advice", {})
        seat, game = found
        legal = game.legal_for(seat)
        if not legal:
            return Refusal("T6", "refuse-stale-decision", {"decision": decision})
        pick = picking(game.rules, game.view(seat, knowledge=False), legal)
        job = self.job(table, game, seat, ADVICE, whole=pick is not None)
        return (await self.workers.ask(job, Share(identity or ""))).advice

    async def resume(self) -> None:
        """After a start: tables at which a bot is to act go on."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(id: str) -> None:
            async with gate:
                await self.wake(id)

        listed = await self.hub.store.active()
        bots = [one for one in listed if any(one.seats[seat].level is not None for seat in one.to_act)]
        await asyncio.gather(*(one(table.id) for table in bots))

    async def wake(self, id: str) -> None:
        """Look whether a bot is to act; a store that fails is asked again, more and more rarely."""
        wait = 1.0
        while True:
            try:
                self.moved(*await self.hub.told(id))
                return
            except Missing:
                return
            except BrokenLog:
                log.exception("a table cannot be taken up again")
                return
            except Exception:
                log.exception("a table could not be taken up; it is tried again")
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
