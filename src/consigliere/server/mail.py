"""Mail, where the host has named a server for it in the environment.

CONSIGLIERE_SMTP_HOST, _PORT (587), _USER, _PASSWORD, _FROM, _SECURITY (starttls, tls or none).
"""

import os
import re
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Final

from consigliere.core.errors import ConsigliereError

TIMEOUT: Final = 10.0
PREFIX: Final = "CONSIGLIERE_SMTP_"
SECURITIES: Final = ("starttls", "tls", "none")
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*"
)


class BadMail(ConsigliereError, ValueError):
    """Settings that cannot be used; the message names the variable."""


@dataclass(frozen=True, slots=True)
class Mailer:
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    security: str = "starttls"

    def send(self, to: str, subject: str, text: str) -> None:
        """Blocks; OSError or SMTPException if it does not work out."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        context = ssl.create_default_context()
        if self.security == "tls":
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        with server:
            if self.security == "starttls":
                server.starttls(context=context)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)


def mailer(environment: Mapping[str, str] | None = None) -> Mailer | None:
    """The mailer of the environment; None where none is named."""
    env = os.environ if environment is None else environment
    host = env.get(f"{PREFIX}HOST", "")
    if not host:
        return None
    port, security = env.get(f"{PREFIX}PORT", "587"), env.get(f"{PREFIX}SECURITY", "starttls")
    sender = env.get(f"{PREFIX}FROM", "")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise BadMail(f"{PREFIX}PORT is not a port: {port[:20]!r}")
    if security not in SECURITIES:
        raise BadMail(f"{PREFIX}SECURITY is one of {', '.join(SECURITIES)}")
    if not good_address(sender):
        raise BadMail(f"{PREFIX}FROM is not a mail address")
    user, password = env.get(f"{PREFIX}USER", ""), env.get(f"{PREFIX}PASSWORD", "")
    return Mailer(host, int(port), sender, user, password, security)


def good_address(text: str) -> bool:
    return len(text) <= 200 and ADDRESS.fullmatch(text) is not None
