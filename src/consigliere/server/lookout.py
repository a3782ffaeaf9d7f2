"""Whether the sockets are kept waiting: looks twenty times a second how late it is woken.

Only processor time of this thread counts: what other programs of the machine take is not ours to mend.
"""

import asyncio
import time
from typing import Final

from prometheus_client import Histogram

EVERY: Final = 0.05  # seconds


async def lookout(busy: Histogram) -> None:
    while True:
        due, worked = time.monotonic() + EVERY, time.thread_time()
        await asyncio.sleep(EVERY)
        busy.observe(max(0.0, min(time.monotonic() - due, time.thread_time() - worked)))
