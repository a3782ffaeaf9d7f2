"""Clerks: what is too dear is ended, what is wrong is named, and nobody's errands hold up another's."""

import asyncio
import signal

import pytest

from consigliere.server import clerk, desk, errands
from consigliere.server.desk import Desk
from consigliere.server.errands import Declined

BOX = errands.Packs(game="godfather", packs=[{"pack.toml": 'game = "godfather"\n'}])


def declined(status: int, asked: errands.Any_, at: Desk) -> Declined:
    async def work() -> Declined:
        try:
            with pytest.raises(Declined) as no:
                await at.ask("here", asked)
            assert await at.ask("here", BOX) == b""  # the next one is served
            return no.value
        finally:
            await at.close()

    found = asyncio.run(work())
    assert found.status == status, found.body
    return found


@pytest.mark.slow
def test_a_pack_of_dots_is_refused_at_once() -> None:
    dots = errands.Packs(game="godfather", packs=[{"p.toml": "a." * 30_000 + "a = 1"}])
    assert "content-too-much" in declined(400, dots, Desk()).body["detail"]


@pytest.mark.slow
def test_a_journal_that_is_too_long_is_not_played() -> None:
    journal = {"format": 1, "header": {"game": "godfather"}, "entries": ["* x"] * 200_000}
    asked = errands.Opening(
        table="t",
        secret="00",
        person=("a", "A"),
        journal=journal,
        packs=[],
        title="",
        entry=None,
        seat=None,
        levels=[],
        start=False,
    )
    assert declined(400, asked, Desk()).body["key"] == "journal-long"


@pytest.mark.slow
def test_a_clerk_that_does_not_answer_is_ended() -> None:
    async def work() -> None:
        at = Desk()
        await at.ask("here", BOX)
        first = at.clerks[0].process
        assert first is not None
        at.clerks[0].patience = 0.0
        with pytest.raises(Declined) as no:
            await at.ask("here", BOX)
        assert no.value.status == 422 and first.returncode is not None
        at.clerks[0].patience = desk.PATIENCE
        assert await at.ask("here", BOX) == b""
        await at.close()

    asyncio.run(work())


def test_one_address_has_one_errand_at_a_time() -> None:
    async def work() -> None:
        at = Desk(count=2)
        running: list[str] = []
        most: list[int] = []

        async def ask(data: bytes, progress: desk.Progress = lambda share: None) -> bytes:
            running.append("x")
            most.append(len(running))
            await asyncio.sleep(0.01)
            running.pop()
            return desk.YES

        for one in at.clerks:
            one.ask = ask  # type: ignore[method-assign]
        results = await asyncio.gather(*(at.ask("here", BOX) for _ in range(20)), return_exceptions=True)
        refused = [one for one in results if isinstance(one, Declined)]
        assert max(most) == 1 and len(refused) == 20 - desk.MOST_WAITING
        assert {one.status for one in refused} == {503} and at.turns == {}
        most.clear()
        await asyncio.gather(at.ask("here", BOX), at.ask("there", BOX))
        assert max(most) == 2

    asyncio.run(work())


def test_time_is_measured_by_the_clerk(monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(errand: object) -> bytes:
        while True:
            pass

    before = signal.signal(signal.SIGPROF, clerk.out_of_time)
    try:
        monkeypatch.setattr(clerk, "DONE", {errands.Packs: endless})
        found = clerk.answered(errands.written(BOX), 0.05)
    finally:
        signal.signal(signal.SIGPROF, before)
    assert found.startswith(b"-") and b"too-dear" in found
