"""How somebody wants to be told that it is his turn: a webhook, a mail address once he has confirmed it."""

import hmac
import secrets
import smtplib
from typing import Annotated, Any

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody

from consigliere.server.identity import hashed
from consigliere.server.mail import good_address
from consigliere.server.notices import Undelivered
from consigliere.server.routes.common import Asked, limit, Line, needed, Problem, service_of, session_of
from consigliere.server.store.base import Identity
from consigliere.server.webhook import BadAddress, checked, LONGEST_URL


class Notices(msgspec.Struct, frozen=True, kw_only=True):
    """`mail`: whether this server sends any; `secret`: what webhooks are signed with, shown this once."""

    webhook: str | None
    email: str | None
    confirmed: bool
    mail: bool
    secret: str | None = None


class Address(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    url: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_URL)]


class Mailbox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Line


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Line


def shown(request: Asked, settings: dict[str, Any], secret: str | None = None) -> Notices:
    return Notices(
        webhook=settings.get("webhook"),
        email=settings.get("email"),
        confirmed=bool(settings.get("email_confirmed")),
        mail=service_of(request).notifier.mailer is not None,
        secret=secret,
    )


async def kept(request: Asked, person: Identity, **new: Any) -> dict[str, Any]:
    """The person's settings with these changes; None takes one away."""
    visit = await session_of(request)
    settings = {key: value for key, value in {**person.settings, **new}.items() if value is not None}
    await service_of(request).people.prefer(visit, settings)
    return settings


@get("/api/me/notices", summary="How I am told that it is my turn")
async def mine(request: Asked) -> Notices:
    return shown(request, (await needed(request)).settings)


@put("/api/me/notices/webhook", summary="Be told by a signed POST to an address of one's own")
async def webhook(request: Asked, data: JSONBody[Address]) -> Notices:
    person = await needed(request)
    try:
        url = checked(data.url, service_of(request).notifier.private)
    except BadAddress as error:
        raise Problem(400, "bad-address", str(error)) from None
    secret = secrets.token_urlsafe(24)
    return shown(request, await kept(request, person, webhook=url, webhook_secret=secret), secret)


@delete("/api/me/notices/webhook", status_code=200, summary="No webhook any more")
async def no_webhook(request: Asked) -> Notices:
    person = await needed(request)
    return shown(request, await kept(request, person, webhook=None, webhook_secret=None))


@put("/api/me/notices/email", summary="Be told by mail, once the code that is sent there has been given")
async def email(request: Asked, data: JSONBody[Mailbox]) -> Notices:
    person = await needed(request)
    service = service_of(request)
    mailer = service.notifier.mailer
    if mailer is None:
        raise Problem(409, "no-mail", "this server sends no mail")
    if not good_address(data.address):
        raise Problem(400, "bad-address", "not a mail address")
    limit(request, "mails", person.id, service.rates.mails)
    limit(request, "mails", service.address(request), service.rates.mails)
    code = f"{secrets.randbelow(10**8):08d}"
    text = f"Your code: {code}\n\nSomebody, probably you, wants to be told here when it is his turn.\n"
    try:
        await service.notifier.blocking(
            lambda: mailer.send(data.address, "Consigliere: confirm this address", text)
        )
    except (Undelivered, smtplib.SMTPException):
        raise Problem(502, "mail-failed", "the mail could not be sent") from None
    new = {"email": data.address, "email_code": hashed(code), "email_confirmed": None}
    return shown(request, await kept(request, person, **new))


@post("/api/me/notices/email", status_code=200, summary="Confirm the mail address by the code")
async def confirm(request: Asked, data: JSONBody[Confirmation]) -> Notices:
    person = await needed(request)
    limit(request, "recovers", person.id, service_of(request).rates.recovers)
    wanted = str(person.settings.get("email_code", ""))
    if not wanted or not hmac.compare_digest(wanted, hashed(data.code)):
        raise Problem(400, "bad-code", "that is not the code")
    return shown(request, await kept(request, person, email_code=None, email_confirmed=True))


@delete("/api/me/notices/email", status_code=200, summary="No mail any more")
async def no_email(request: Asked) -> Notices:
    person = await needed(request)
    return shown(request, await kept(request, person, email=None, email_code=None, email_confirmed=None))
