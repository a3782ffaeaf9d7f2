"""Further ways on which something leaves the server while a game is played: looking back, words, notices.

Each function returns every byte one viewer gets on its way; worlds.py adds them to what is compared.
"""

import smtplib
from collections.abc import Sequence
from email.message import EmailMessage
from typing import Any, TYPE_CHECKING

import pytest

from consigliere.server import notices, webhook
from consigliere.server.mail import Mailer

if TYPE_CHECKING:
    from tests.server.proofs.worlds import World

HOOK = "https://hooks.example/"
MAILER = Mailer("mail.example", 25, "house@mail.example", security="none")
FINISHED_ONLY = 409  # what is told of finished games alone


class Post:
    """All notices that were delivered, by the seat they are for."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, bytes]] = []

    async def deliver(self, url: str, body: bytes, secret: str, at: int, *_: object) -> int:
        signed = webhook.signature(secret, at, body)
        seat = int(url.removeprefix(HOOK))
        self.sent.append((seat, b"\n".join((url.encode(), body, signed.encode()))))
        return 204

    def mail(self, message: EmailMessage) -> None:
        self.sent.append((int(str(message["To"]).partition("@")[0]), message.as_bytes()))

    def taken(self, seat: int) -> list[bytes]:
        found = sorted(raw for to, raw in self.sent if to == seat)
        self.sent = [(to, raw) for to, raw in self.sent if to != seat]
        return found

    def server(self) -> type[Any]:
        post = self

        class Server:
            def __init__(self, *_: object, **__: object) -> None: ...

            def __enter__(self) -> "Server":
                return self

            def __exit__(self, *_: object) -> None: ...

            def send_message(self, message: EmailMessage) -> None:
                post.mail(message)

        return Server


def stand_in(patch: pytest.MonkeyPatch) -> Post:
    """The network of notices; they are looked for when the test says so, and are not held back."""
    post = Post()
    patch.setattr(webhook, "deliver", post.deliver)
    patch.setattr(smtplib, "SMTP", post.server())
    patch.setattr(notices, "LOOK", 1e9)
    patch.setattr(notices, "DELAY", 0)
    return post


async def wanted(world: "World", seat: int) -> None:
    """This person is told by webhook and by mail when he is asked."""
    status, _, _ = await world.http(seat, "PUT", "/api/me/notices/webhook", {"url": f"{HOOK}{seat}"})
    assert status == 200
    name, _, token = world.cookies[seat].partition("=")
    visit = await world.service.people.visit({name: token}, False)
    assert visit is not None
    person = visit.person
    mail = {"email": f"{seat}@mail.example", "email_confirmed": True}
    await world.service.store.set_preferences(person.id, {**person.settings, **mail})


async def told(world: "World", viewer: int) -> list[bytes]:
    """What a player is told while he is away; he comes back afterwards."""
    if viewer < 0:
        return []
    await world.leave(viewer)
    notifier = world.service.notifier
    while notifier.tasks:
        await next(iter(notifier.tasks))
    await notifier.look()
    out = world.work.post.taken(viewer)
    await world.come(viewer)
    return out


async def looking_back(world: "World", viewer: int) -> list[bytes]:
    """Replays, events and words of the running game, as oneself and as others; what is not told yet."""
    at = f"/api/tables/{world.table_id}"
    last = world.table.number(viewer)
    viewers = range(-1, world.table.players)
    paths = [f"{at}/events", "/api/me/notices"]
    paths += [f"{at}/words{wanted}" for wanted in ("", f"?language={world.language}", "?language=xx")]
    paths += [f"{at}/events?viewer={who}" for who in viewers]
    paths += [f"{at}/replay?seq={seq}&words={world.language}" for seq in {1, last // 2, last, last + 1}]
    paths += [f"{at}/replay?seq={last}&viewer={who}" for who in viewers]
    out: list[bytes] = []
    for path in paths:
        status, headers, body = await world.http(viewer, "GET", path)
        out += [path.encode(), str(status).encode(), repr(sorted(headers.items())).encode(), body]
    return out + await not_yet(world, viewer, at)


async def not_yet(world: "World", viewer: int, at: str) -> list[bytes]:
    """What belongs to finished games is refused to all, and in the same words."""
    asked: Sequence[tuple[str, str, object]] = (
        ("GET", f"{at}/journal", None),
        ("GET", f"{at}/fairness", None),
        ("POST", f"{at}/share", None),
        ("POST", f"{at}/play-on", {"entry": 1, "seat": 0}),
        ("POST", f"{at}/rematch", None),
    )
    out: list[bytes] = []
    for method, path, data in asked:
        status, headers, body = await world.http(viewer, method, path, data)
        assert status == FINISHED_ONLY, f"{path} answers {status} during a game"
        out += [path.encode(), str(status).encode(), repr(sorted(headers.items())).encode(), body]
    return out
