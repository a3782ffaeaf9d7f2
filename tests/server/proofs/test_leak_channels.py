"""Leaks planted where one looks back and where notices are made: the two worlds' proof finds each of them."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from consigliere.core.events import SPECTATOR
from consigliere.server import table_view
from consigliere.server.notices import Notifier
from consigliere.server.routes import afterwards, journals, page
from consigliere.server.routes.tables import readable
from consigliere.server.store.base import Notice
from consigliere.server.table import Table
from tests.hidden.lockstep import Diverged
from tests.server.proofs import channels
from tests.server.proofs.pairs import House, PAIR

pytestmark = pytest.mark.slow
Leak = Callable[[pytest.MonkeyPatch], None]


def truth(table: Table | None) -> str:
    """Something that depends on all that is hidden."""
    assert table is not None and table.game is not None
    return table.game.digest()[:8]


def webhook_names_a_card(patch: pytest.MonkeyPatch) -> None:
    message = Notifier.message

    def leaking(self: Notifier, notice: Notice) -> dict[str, Any]:
        return {**message(self, notice), "hint": truth(self.hub.live[notice.table].table)}

    patch.setattr(Notifier, "message", leaking)


def mail_names_a_card(patch: pytest.MonkeyPatch) -> None:
    mail = Notifier.mail

    async def leaking(self: Notifier, person: Any, notice: Notice) -> None:
        title = truth(self.hub.live[notice.table].table)
        await mail(self, person, msgspec.structs.replace(notice, title=title))

    patch.setattr(Notifier, "mail", leaking)


def notice_of_what_was_sealed(patch: pytest.MonkeyPatch) -> None:
    """Told anew whenever anybody seals a choice: no card stands in it, and yet it tells."""
    moved = Notifier.moved

    def leaking(self: Notifier, live: Any, table: Table) -> None:
        moved(self, live, table)
        for seat, about in live.noted.items():
            live.noted[seat] = f"{about} {table.seq}"

    note = Notifier.note

    async def numbered(self: Notifier, table: Table, seat: int, about: str) -> None:
        await note(self, table, seat, about)
        post = self.mailer
        assert post is not None
        post.send(f"{seat}@mail.example", "It goes on", str(table.seq))

    patch.setattr(Notifier, "moved", leaking)
    patch.setattr(Notifier, "note", numbered)


def words_tell_how_it_stands(patch: pytest.MonkeyPatch) -> None:
    kept = page.kept
    last: list[Table] = []

    async def noticed(*args: Any) -> Any:
        found = await readable(*args)
        last[:] = [found[0]]
        return found

    patch.setattr(page, "readable", noticed)
    patch.setattr(page, "kept", lambda *args: {**kept(*args), "stands": truth(last[0])})


def everybody_looks_back_as_anybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(journals, "may_see", lambda table, identity, viewer: True)


def replays_count_what_is_silent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(journals, "record_of", lambda table, viewer, number: table.seq)
    patch.setattr(Table, "number", lambda table, viewer, seq=None: table.seq if seq is None else seq)


def replays_show_a_hand(patch: pytest.MonkeyPatch) -> None:
    position = table_view.position
    patch.setattr(
        table_view,
        "position",
        lambda table, viewer, words: position(table, 0 if viewer == SPECTATOR else viewer, words),
    )


def journal_told_early(patch: pytest.MonkeyPatch) -> None:
    async def leaking(request: Any, id: str, invite: str | None, share: str | None) -> Table:
        table, _ = await readable(request, id, invite, share)
        return table

    patch.setattr(afterwards, "finished", leaking)


class Over:
    """A table that says that it is over."""

    status = "over"

    def __init__(self, table: Table) -> None:
        self.table = table

    def __getattr__(self, name: str) -> Any:
        return getattr(self.table, name)


def played_on_and_shared_early(patch: pytest.MonkeyPatch) -> None:
    async def leaking(*args: Any) -> Any:
        table, identity = await readable(*args)
        return Over(table), identity

    patch.setattr(journals, "readable", leaking)


LEAKS: dict[Leak, str] = {
    webhook_names_a_card: "godfather",
    mail_names_a_card: "godfather",
    notice_of_what_was_sealed: "chicago",
    words_tell_how_it_stands: "godfather",
    everybody_looks_back_as_anybody: "godfather",
    replays_count_what_is_silent: "chicago",
    replays_show_a_hand: "godfather",
    journal_told_early: "chicago",
    played_on_and_shared_early: "chicago",
}


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leak_is_caught(house: House, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak(monkeypatch)
    early = leak in (journal_told_early, played_on_and_shared_early)
    with pytest.raises(AssertionError if early else Diverged, match="during a game" if early else None):
        for seed in range(1, 60):
            for viewer in (0, SPECTATOR):
                house.pair(LEAKS[leak], viewer, 3, seed).run(PAIR)


@pytest.mark.parametrize("game", ["godfather", "chicago"])
def test_notices_are_among_what_is_compared(house: House, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """A player who is away is told by webhook and by mail, in both worlds, and nobody else is."""
    taken = channels.Post.taken
    found: list[list[bytes]] = []

    def noted(self: channels.Post, seat: int) -> list[bytes]:
        out = taken(self, seat)
        found.append(out)
        assert not self.sent
        return out

    monkeypatch.setattr(channels.Post, "taken", noted)
    for seed in range(1, 20):
        house.pair(game, 0, 4, seed).run(PAIR)
        told = [raws for raws in found if raws]
        if len(told) >= 4:
            break
    assert all(len(raws) == 2 for raws in told) and len(told) >= 4
    assert any(b"your-turn" in raw for raws in told for raw in raws)
    assert any(b"Subject: It is your turn" in raw for raws in told for raw in raws)
