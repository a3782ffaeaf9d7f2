"""Fair shuffles that anybody can check (docs/fairness.md).

The server commits to a secret seed before anyone sits down, each person adds a line of their own, and every
draw follows from both. After the end the secret is shown, and with it why each draw fell as it did. What is
promised beforehand is made in promise.py; games begun before that (format 1) keep the promise they have.
"""

import copy
import hashlib
import hmac
import secrets
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from consigliere.core.chance import Ask, Stream
from consigliere.core.game import Game, OWN_HEADER
from consigliere.core.journal import Journal, JournalError
from consigliere.core.replaying import redo
from consigliere.core.ruleset import Ruleset

FORMAT: Final = "consigliere fairness"
SEED_BYTES: Final = 32


def new_secret() -> bytes:
    """A server seed; made with the table, before its first seat is taken."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(secret: bytes) -> str:
    """What was published of the server seed beforehand in format 1."""
    return hashlib.sha256(secret).hexdigest()


def game_seed(secret: bytes, table: str, client_seeds: Sequence[str]) -> bytes:
    """The seed of a table's draws: HMAC-SHA-256 over the table's id and each seat's seed in hexadecimal."""
    lines = [table, *(f"{seat} {text.encode().hex()}" for seat, text in enumerate(client_seeds))]
    return hmac.new(secret, "\n".join(lines).encode(), hashlib.sha256).digest()


def opened(table: str, committed: str, client_seeds: Sequence[str], given: int = 0) -> dict[str, Any]:
    """The header field `fairness` of a game of format 1; `given`: entries taken over from another journal."""
    field: dict[str, Any] = {"table": table, "commitment": committed, "client_seeds": list(client_seeds)}
    return {**field, "given": given} if given else field


class FairSource:
    """Answers chance: first with what is on record, then with the stream, which goes along with both.

    Results that were `given` (a game played on from another journal) do not move the stream. With
    `keep`, each draw of the stream is kept as the fairness document shows it.
    """

    def __init__(
        self, seed: bytes | None, keep: bool = False, counters: Mapping[str, int] | None = None
    ) -> None:
        self.stream = None if seed is None else _Counted(seed, counters)
        self.pending: deque[str] = deque()
        self.given: deque[str] = deque()
        self.draws: list[dict[str, Any]] | None = [] if keep else None

    def expect(self, results: Iterable[str], given: bool = False) -> None:
        """Results on record ("purpose name"), in the order in which they will be asked for."""
        (self.given if given else self.pending).extend(results)

    def fork(self) -> "FairSource":
        """A source that answers the same from here on; what one of the two answers leaves the other alone."""
        other = copy.copy(self)
        other.stream = None if self.stream is None else self.stream.fork()
        other.pending, other.given = self.pending.copy(), self.given.copy()
        other.draws = None if self.draws is None else list(self.draws)
        return other

    @property
    def settled(self) -> bool:
        """Whether all that was on record has been asked for."""
        return not self.pending and not self.given

    def answer(self, ask: Ask) -> int:
        if self.given:
            return self._recorded(self.given.popleft(), ask)
        if self.stream is None:
            if not self.pending:
                raise LookupError(f"nothing on record for {ask.purpose}")
            return self._recorded(self.pending.popleft(), ask)
        r = self.stream.below(ask.purpose, ask.total)
        outcome = self._recorded(self.pending.popleft(), ask) if self.pending else ask.pick(r)
        if self.draws is not None:
            self.draws.append(
                {
                    "purpose": ask.purpose,
                    "counter": self.stream.last,
                    "outcomes": [[name, weight] for _, name, weight in ask.outcomes],
                    "r": r,
                    "outcome": ask.name_of(outcome),
                }
            )
        return outcome

    @staticmethod
    def _recorded(result: str, ask: Ask) -> int:
        purpose, _, name = result.partition(" ")
        outcome = ask.find(name) if purpose == ask.purpose else None
        if outcome is None:
            raise LookupError(f"{result!r} is on record where {ask.purpose} is asked for")
        return int(outcome)


class _Counted(Stream):
    """A stream that tells which counter its last number came from."""

    last = 0

    def fork(self) -> "_Counted":
        other = copy.copy(self)
        other.counters = dict(self.counters)
        return other

    def below(self, purpose: str, n: int) -> int:
        r = super().below(purpose, n)
        self.last = self.counters[purpose] - 1
        return r


def retell(journal: Journal, rules: Ruleset, source: FairSource, given: int = 0) -> Game:
    """The game of a journal, its chance answered by what is written; JournalError names what cannot be."""
    header = journal.header
    first = len(header) + 2
    chance = [(n, entry.text) for n, entry in enumerate(journal.entries) if entry.who == "chance"]
    source.expect((text for n, text in chance if n < given), given=True)
    source.expect(text for n, text in chance if n >= given)
    extra = {key: value for key, value in header.items() if key not in OWN_HEADER}
    line = first
    try:
        game = Game(rules.at(header["rules"]), header["players"], source, header["options"], extra)
        for n, entry in enumerate(journal.entries, 1):
            line = first + n
            if entry.who != "chance":
                redo(game, entry, line)
    except LookupError as error:
        raise JournalError(line, "journal-impossible", entry=str(error)[:80]) from error
    if not source.settled or game.journal.entries != journal.entries:
        raise JournalError(first + len(journal.entries), "journal-unasked", entry="chance")
    return game


def revealed(journal: Journal, rules: Ruleset, secret: bytes) -> Journal:
    """The journal of a finished game with the whole truth in its header field `fairness`."""
    field = journal.header["fairness"]
    given = field.get("given", 0)
    seed = game_seed(secret, field["table"], field["client_seeds"])
    source = FairSource(seed, keep=True)
    retell(journal, rules, source, given)
    told = {**field, "server_seed": secret.hex(), "draws": source.draws}
    return Journal({**journal.header, "fairness": told}, list(journal.entries))


def fairness(journal: Journal, rules: Ruleset, secret: bytes) -> dict[str, Any]:
    """The document for a browser: commitment, seeds, every draw, and the journal they belong to."""
    full = revealed(journal, rules, secret)
    told = full.header.pop("fairness")
    return {**told, "format": f"{FORMAT} {told.get('format', 1)}", "journal": full.to_json()}
