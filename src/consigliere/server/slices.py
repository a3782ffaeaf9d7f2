"""Long work in small slices, so that sockets are served in between; one slice at a time for all such work."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Final

SLICE: Final = 0.004  # seconds


class Slices:
    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.turn = asyncio.Lock()  # whoever waits longest is next

    async def run(self, steps: Iterator[object]) -> None:
        """Take all steps, a few milliseconds of them in each turn."""
        while True:
            async with self.turn:
                end = self.clock() + SLICE
                for _ in steps:
                    if self.clock() >= end:
                        break
                else:
                    return
            await asyncio.sleep(0)
