"""A clerk: a process that does one errand after another, gives way to others, and gives up in time.

It reads lengths and errands from its input and writes lengths and answers; it has neither store nor sockets.
Its memory is limited; a timer of its own counts the seconds of processor time that an errand takes.
"""

import os
import resource
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, BinaryIO, Final

import msgspec

from consigliere.bots.analysis import analyse
from consigliere.core.journal import Journal, JournalError
from consigliere.core.refusal import Refusal
from consigliere.locales import browser
from consigliere.locales.speaking import speak
from consigliere.server import (
    errands,
    fair,
    habits,
    importing,
    lessons,
    looking,
    notes,
    puzzles,
    table_view as view,
)
from consigliere.server.desk import LENGTH, SECONDS, SO_FAR, TOO_DEAR, YES
from consigliere.server.errands import Declined
from consigliere.server.laying import laid_out
from consigliere.server.outline import outlined
from consigliere.server.rulesets import BadPack, rules_of
from consigliere.server.store.base import Record
from consigliere.server.table import Table
from consigliere.server.table_seats import listing
from consigliere.server.timing import now

MEMORY: Final = 1 << 30  # bytes
GIVES_WAY: Final = 10
LAST: Final = 19
STEP: Final = 0.01
NO: Final = b"-"
MOST_ENTRIES: Final = 3000  # of a journal from elsewhere; the longest games have a thousand


class OutOfTime(BaseException):
    """The errand has used up its seconds; nothing on the way catches this."""


def packs(errand: errands.Packs) -> bytes:
    rules(errand.game, errand.packs)
    return b""


def rules(game: str, packs: list[dict[str, str]]) -> Any:
    try:
        return rules_of(game, packs)
    except KeyError:
        raise Declined.because(400, "no-such-game", "there is no such game") from None
    except BadPack as error:
        raise Declined.because(400, "bad-pack", str(error)) from None


def opening(errand: errands.Opening) -> bytes:
    try:
        journal = importing.read(errand.journal)
        if len(journal.entries) > MOST_ENTRIES:
            raise JournalError(MOST_ENTRIES + 1, "journal-long", most=MOST_ENTRIES)
        played = rules(str(journal.header.get("game")), errand.packs)
        game = importing.cut(journal, played, errand.entry)
    except JournalError as error:
        raise bad_journal(error) from None
    except RecursionError:
        raise bad_journal(JournalError(1, "journal-foreign")) from None
    seat = errand.seat
    if seat is not None and game.over:
        raise refused(Refusal("T9", "refuse-table-over", {}))
    if seat is not None and seat >= game.players:
        raise refused(Refusal("T9", "refuse-no-such-seat", {"seat": seat, "players": game.players}))
    secret = bytes.fromhex(errand.secret)
    first = importing.made(game, errand.packs, errand.person[0], errand.title)
    if seat is None:
        plans = importing.finished(first, journal.header.get("names"))
    else:
        plans = importing.playing_on(first, errand.person, seat, errand.levels, errand.start)
    table = Table(errand.table, secret)
    records = laid_out(table, plans, now())
    if isinstance(records, Refusal):
        raise refused(records)
    meta = msgspec.Raw(msgspec.json.encode(view.meta(table, errand.person[0], language=errand.language)))
    return msgspec.json.encode(errands.Opened(records=records, listing=listing(table), meta=meta))


def refused(refusal: Refusal) -> Declined:
    words = browser()
    said = words.text(refusal.key, **refusal.params) if refusal.key in words else refusal.key
    more = {"rule": refusal.rule, "key": refusal.key, "params": dict(refusal.params)}
    return Declined.because(409, "refused", said, **more)


def bad_journal(error: JournalError) -> Declined:
    words = browser().text(error.key, **{**error.params, "line": error.line})
    return Declined.because(400, "bad-journal", words, key=error.key, line=error.line)


def folded(errand: errands.Look) -> Table:
    records = msgspec.json.decode(errand.records, type=list[Record])
    return Table(errand.table, bytes.fromhex(errand.secret)).fold(records)


def fairness(errand: errands.Fairness) -> bytes:
    table = folded(errand)
    return msgspec.json.encode(fair.fairness(journal_of(table), table.rules, table.secret))


def whole_journal(errand: errands.WholeJournal) -> bytes:
    table = folded(errand)
    return fair.revealed(journal_of(table), table.rules, table.secret).to_text().encode()


def journal_of(table: Table) -> Journal:
    assert table.game is not None
    return table.game.journal


def seen(errand: errands.Seen) -> bytes:
    return msgspec.json.encode(looking.seen(folded(errand), errand.viewer))


def outline(errand: errands.Outline) -> bytes:
    return msgspec.json.encode(outlined(folded(errand), errand.viewer, errand.words))


def move(errand: errands.Move) -> bytes:
    return msgspec.json.encode(looking.moved(folded(errand), errand))


def then(errand: errands.Then) -> bytes:
    return msgspec.json.encode(looking.replayed(folded(errand), errand))


def analysed(errand: errands.Analysed) -> bytes:
    os.setpriority(os.PRIO_PROCESS, 0, LAST)  # after everybody who plays
    table = folded(errand)
    found = analyse(journal_of(table), table.rules, errand.seats, progress=report)
    return msgspec.json.encode(found.to_json())


def in_words(errand: errands.Notes) -> bytes:
    kept = msgspec.json.decode(errand.notes)
    return msgspec.json.encode(notes.in_words(folded(errand), kept, errand.words))


def used(errand: errands.Used) -> bytes:
    return msgspec.json.encode(habits.used(folded(errand)))


def puzzled(errand: errands.Puzzled) -> bytes:
    try:
        return msgspec.json.encode(puzzles.laid(errand.game, errand.number, errand.words))
    except IndexError:
        raise Declined.because(404, "no-such-puzzle", "there is no such puzzle") from None


def lessoned(errand: errands.Lessoned) -> bytes:
    try:
        return msgspec.json.encode(lessons.laid(errand.game, errand.number, errand.words))
    except IndexError:
        raise Declined.because(404, "no-such-step", "there is no such step") from None


def judged(errand: errands.Judged) -> bytes:
    try:
        found = lessons.judged(errand.game, errand.entry, errand.actions, errand.picked, errand.words)
    except IndexError:
        raise Declined.because(404, "no-such-step", "there is no such step") from None
    return msgspec.json.encode(found)


_reported = 0.0


def report(share: float) -> None:
    """How far an errand is that takes long; whoever waits is told now and then."""
    global _reported
    if share < _reported or share - _reported >= STEP:
        _reported = share
        send(sys.stdout.buffer, SO_FAR + str(round(share, 3)).encode())


DONE: Final[dict[type[Any], Callable[[Any], bytes]]] = {
    errands.Packs: packs,
    errands.Opening: opening,
    errands.Fairness: fairness,
    errands.WholeJournal: whole_journal,
    errands.Seen: seen,
    errands.Outline: outline,
    errands.Move: move,
    errands.Then: then,
    errands.Analysed: analysed,
    errands.Notes: in_words,
    errands.Used: used,
    errands.Puzzled: puzzled,
    errands.Lessoned: lessoned,
    errands.Judged: judged,
}


def answered(data: bytes, seconds: float) -> bytes:
    """The answer to one errand, yes or no."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        errand = errands.read(data)
        speak(errand.language)
        return YES + DONE[type(errand)](errand)
    except Declined as error:
        return NO + msgspec.json.encode((error.status, error.body))
    except (OutOfTime, MemoryError):
        return NO + msgspec.json.encode((TOO_DEAR.status, TOO_DEAR.body))
    except Exception:
        traceback.print_exc()  # a fault of ours: it goes into the server's log
        return NO + msgspec.json.encode((500, {"error": "http-500", "detail": "something went wrong here"}))
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def out_of_time(number: int, frame: FrameType | None) -> None:
    raise OutOfTime


def work(given: BinaryIO, taken: BinaryIO, seconds: float) -> None:
    send(taken, b"")
    while len(head := given.read(LENGTH)) == LENGTH:
        send(taken, answered(given.read(int.from_bytes(head, "big")), seconds))


def send(taken: BinaryIO, data: bytes) -> None:
    taken.write(len(data).to_bytes(LENGTH, "big") + data)
    taken.flush()


def main() -> None:
    with suppress(OSError, ValueError):  # a unit may forbid it, which has limits of its own then
        os.nice(GIVES_WAY)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its clerks
    signal.signal(signal.SIGPROF, out_of_time)
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, sys.stdout.buffer, float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)


if __name__ == "__main__":
    main()
