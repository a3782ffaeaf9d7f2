"""Who somebody is: a guest with a name, known by a signed cookie; a recovery code moves him elsewhere.

The cookie holds a random id and its signature; the key that signs lives in the store. Of the recovery code,
shown once, only the hash is kept. Neither stands in an address or a log.
"""

import hashlib
import hmac
import secrets
from typing import Final

from consigliere.server.store.base import Identity, Store
from consigliere.server.table_seats import good_name
from consigliere.server.timing import now

COOKIE: Final = "consigliere"
MAX_AGE: Final = 400 * 24 * 3600  # seconds; as long as browsers allow
KEY: Final = "secret-key"
ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is read as something else
GROUPS: Final = 6
GROUP: Final = 5  # 30 letters of 31: 148 bits
FIRST: Final = ("Quiet", "Lucky", "Silent", "Gentle", "Old", "Clever", "Patient", "Golden", "Dapper", "Swift")
SECOND: Final = ("Tailor", "Baker", "Driver", "Barber", "Grocer", "Sailor", "Jeweller", "Florist", "Singer")


def suggested() -> str:
    """A name for somebody who gave none."""
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"


def new_code() -> str:
    letters = [secrets.choice(ALPHABET) for _ in range(GROUPS * GROUP)]
    return "-".join("".join(letters[n : n + GROUP]) for n in range(0, len(letters), GROUP))


def hashed(code: str) -> str:
    """Codes are typed by hand: spaces, dashes and small letters do not matter."""
    plain = "".join(letter for letter in code.upper() if letter.isalnum())
    return hashlib.sha256(f"consigliere recovery {plain}".encode()).hexdigest()


class People:
    """Identities of this server and their cookies."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = b""

    async def open(self) -> None:
        """A secret key is made at the first start and kept; processes that start together agree on one."""
        self.key = bytes.fromhex(await self.store.settle(KEY, secrets.token_hex(32)))

    def signature(self, id: str) -> str:
        return hmac.new(self.key, f"cookie {id}".encode(), hashlib.sha256).hexdigest()

    def cookie(self, id: str) -> str:
        return f"{id}.{self.signature(id)}"

    def id_of(self, cookie: str | None) -> str | None:
        """The identity of a cookie that we signed."""
        if cookie is None or len(cookie) > 200 or not cookie.isascii():
            return None
        id, _, signature = cookie.rpartition(".")
        return id if id and hmac.compare_digest(signature, self.signature(id)) else None

    async def known(self, cookie: str | None) -> Identity | None:
        id = self.id_of(cookie)
        return await self.store.identity(id) if id is not None else None

    async def create(self, name: str | None = None) -> tuple[Identity, str]:
        """A new guest and his recovery code, which is not kept."""
        code = new_code()
        person = Identity(
            id=secrets.token_urlsafe(18),
            name=good_name(name) or suggested(),
            recovery=hashed(code),
            created_at=now(),
        )
        await self.store.create_identity(person)
        return person, code

    async def new_recovery(self, id: str) -> str:
        code = new_code()
        await self.store.set_recovery(id, hashed(code))
        return code

    async def recover(self, code: str) -> Identity | None:
        return await self.store.by_recovery(hashed(code))
