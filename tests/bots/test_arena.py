"""The arena's clock: budgets are of the core, not of the wall."""

import time

from consigliere.bots.base import Clock
from consigliere.bots.levels import clock_of, CoreClock


def test_a_busy_machine_takes_no_time_from_a_bot() -> None:
    """The arena's clock stands still while the process has no core; the clock of a person's game goes on."""
    clocks = [clock_of("search@200ms", kind) for kind in (CoreClock, Clock)]
    for clock in clocks:
        clock.start()
    time.sleep(0.1)
    assert clocks[0].spent() < 0.25 < 0.5 <= clocks[1].spent()
    begun = time.process_time()
    while time.process_time() - begun < 0.1:
        pass
    assert clocks[0].spent() >= 0.5
    assert clock_of("search@32it", CoreClock).spent() == 0.0
