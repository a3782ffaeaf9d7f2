"""Worker processes that end with the program that started them, however it ends."""

import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

LOOK: Final = 1.0  # seconds between two looks for the parent


def pool_of(jobs: int) -> ProcessPoolExecutor:
    """Spawned, never forked; Ctrl-C reaches the workers too, and they end without a word."""
    return ProcessPoolExecutor(jobs, get_context("spawn"), begun, (os.getpid(),))


def begun(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=watch, args=(parent,), daemon=True).start()


def watch(parent: int) -> None:
    """A parent that was killed cannot say so: its children are somebody else's then."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)
