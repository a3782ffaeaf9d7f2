"""Worker processes that end with the program that started them, however it ends."""

import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

T = TypeVar("T")
Call = tuple[Any, ...]  # what a piece of work is given

LOOK: Final = 1.0  # seconds between two looks for the parent


def pool_of(jobs: int) -> ProcessPoolExecutor:
    """Spawned, never forked; Ctrl-C reaches the workers too, and they end without a word."""
    return ProcessPoolExecutor(jobs, get_context("spawn"), begun, (os.getpid(),))


def as_done(jobs: int, work: Callable[..., T], calls: Iterable[Call]) -> Generator[T, None, None]:
    """What each call gives, the soonest done first; those that wait are given up when nobody asks on."""
    pool = pool_of(jobs)
    rest = iter(calls)
    try:
        waiting = {pool.submit(work, *call) for call in islice(rest, 2 * jobs)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(work, *call) for call in islice(rest, len(done))}
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def in_order(jobs: int, work: Callable[..., T], calls: Iterable[Call]) -> Generator[T, None, None]:
    """What each call gives, in the order of the calls."""
    pool = pool_of(jobs)
    rest = iter(calls)
    try:
        waiting = deque(pool.submit(work, *call) for call in islice(rest, 2 * jobs))
        while waiting:
            result = waiting.popleft().result()
            waiting.extend(pool.submit(work, *call) for call in islice(rest, 1))
            yield result
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begun(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=watch, args=(parent,), daemon=True).start()


def watch(parent: int) -> None:
    """A parent that was killed cannot say so: its children are somebody else's then."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)
