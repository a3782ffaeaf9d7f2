"""A house of worlds for the proofs that nothing hidden leaves the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.proofs.pairs import House, TWINS
from tests.server.proofs.worlds import clockwork


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    with clockwork() as work:
        made = House(tmp_path, work)
        for module in TWINS.values():
            monkeypatch.setattr(module, "Game", made)
        try:
            yield made
        finally:
            made.clear()
            made.loop.close()
