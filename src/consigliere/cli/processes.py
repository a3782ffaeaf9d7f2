"""Worker processes that end with the program that started them, however it ends."""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

T = TypeVar("T")
Call = tuple[Any, ...]  # what a piece of work is given


class Pool(ProcessPoolExecutor):
    """Starts workers that do not hear Ctrl-C before they can end without a word."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def pool_of(jobs: int) -> Iterator[Pool]:
    """Spawned, never forked. Ctrl-C reaches the workers too; so does whatever else ends the wait for them."""
    context = get_context("spawn")
    lifeline, held = context.Pipe(duplex=False)
    pool = Pool(jobs, context, begun, (lifeline,))
    try:
        yield pool
    except BaseException:
        held.close()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
        held.close()
        lifeline.close()


def as_done(jobs: int, work: Callable[..., T], calls: Iterable[Call]) -> Generator[T, None, None]:
    """What each call gives, the soonest done first; those that wait are given up when nobody asks on."""
    rest = iter(calls)
    with pool_of(jobs) as pool:
        waiting = {pool.submit(work, *call) for call in islice(rest, 2 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in sorted(done, key=lambda one: one.exception() is not None):
                yield future.result()
            waiting |= {pool.submit(work, *call) for call in islice(rest, len(done))}


def in_order(jobs: int, work: Callable[..., T], calls: Iterable[Call]) -> Generator[T, None, None]:
    """What each call gives, in the order of the calls."""
    rest = iter(calls)
    with pool_of(jobs) as pool:
        waiting = deque(pool.submit(work, *call) for call in islice(rest, 2 * jobs))
        while waiting:
            result = waiting.popleft().result()
            waiting.extend(pool.submit(work, *call) for call in islice(rest, 1))
            yield result


def begun(lifeline: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=watch, args=(lifeline,), daemon=True).start()


def watch(lifeline: Connection) -> None:
    """The other end is let go when the work is given up, or by the system when the program was killed."""
    lifeline.poll(None)
    os._exit(1)
