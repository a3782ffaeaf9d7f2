"""A game from its journal: every command and every result of chance carried out again.

What is wrong is named by its line: an entry that cannot be, a draw nobody asked for, a cut.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from consigliere.core.chance import Ask
from consigliere.core.errors import ConsigliereError
from consigliere.core.game import Done, Game, OWN_HEADER
from consigliere.core.journal import Entry, Journal, JournalError
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import offered, Ruleset


def replay(journal: Journal, rules: Ruleset, until: int | None = None) -> Game:
    """The game of a journal, or its first `until` entries; JournalError names the entry at fault.

    The set-up is never cut, and a command is taken with all its results or not at all.
    """
    header = journal.header
    asked = header.get("rules")
    if type(asked) is int and 1 <= asked < rules.version:
        rules = rules.at(asked)  # a game is played by the rules it was begun with
    expectations = (("game", rules.name), ("rules", rules.version), ("content", rules.content_hash))
    for name, expected in expectations:
        found = header.get(name)
        if type(found) is not type(expected) or found != expected:
            line, said = _line_of(header, name), str(found)[:80]
            if name == "content":
                raise JournalError(line, "journal-content", found=said, expected=str(expected))
            raise JournalError(line, "journal-other", field=name, found=said, expected=str(expected))
    players, options = header.get("players"), header.get("options")
    if type(players) is not int or players not in rules.seats:
        raise JournalError(_line_of(header, "players"), "journal-header", field="players")
    if (
        not isinstance(options, dict)
        or not set(options) <= set(rules.option_names)
        or not all(isinstance(value, bool) for value in options.values())
        or not {name for name, on in options.items() if on} <= set(offered(rules))
    ):
        raise JournalError(_line_of(header, "options"), "journal-header", field="options")
    set_up = next((n for n, e in enumerate(journal.entries) if e.who != "chance"), len(journal.entries))
    entries = journal.entries if until is None else journal.entries[: max(until, set_up)]
    if len(entries) < len(journal.entries) and journal.entries[len(entries)].who == "chance":
        entries = entries[: last_command(entries, set_up)]  # its results go on beyond the cut
    try:
        return _played(journal, rules, entries, players, options)
    except _ScriptEnded:
        whole = last_command(entries, set_up)
        if until is None or whole == len(entries):
            raise JournalError(len(header) + 2 + len(entries), "journal-truncated") from None
        return replay(journal, rules, whole)


def moves(journal: Journal, rules: Ruleset) -> Iterator[Game]:
    """The game of a whole journal after its set-up and after each command: always the same object."""
    if (version := journal.header.get("rules")) != rules.version:
        rules = rules.at(int(version or 0))
    script = _Script(journal.entries, len(journal.header) + 2)
    game = Game(rules, journal.header["players"], script, journal.header["options"])
    yield game
    for n, entry in script:
        redo(game, entry, script.first_line + n)
        yield game


def last_command(entries: Sequence[Entry], set_up: int) -> int:
    """How many entries stand before the last command; the set-up is never cut."""
    return next((n for n in range(len(entries) - 1, set_up - 1, -1) if entries[n].who != "chance"), set_up)


def _played(
    journal: Journal, rules: Ruleset, entries: Sequence[Entry], players: int, options: Mapping[str, bool]
) -> Game:
    first = len(journal.header) + 2
    script = _Script(entries, first)
    extra = {k: v for k, v in journal.header.items() if k not in OWN_HEADER}
    game = Game(rules, players, script, options, extra)
    for n, entry in script:
        redo(game, entry, first + n)
    return game


def walked(
    journal: Journal, rules: Ruleset, leave_out: frozenset[int] = frozenset()
) -> Iterator[tuple[int, Entry, Game]]:
    """A journal that is known to be sound, command by command: how many entries stand before each, and the
    game as it stood. The command is carried out when the next one is asked for.

    `leave_out`: entries to pass over, such as commands that were taken back.
    """
    rules = rules.at(journal.header["rules"])
    kept = [n for n in range(len(journal.entries)) if n not in leave_out]
    script = _Script([journal.entries[n] for n in kept], len(journal.header) + 2)
    game = Game(rules, journal.header["players"], script, journal.header["options"])
    for n, entry in script:
        yield kept[n - 1], entry, game
        redo(game, entry, script.first_line + n)
    yield len(journal.entries), Entry("end", -1, ""), game


def _line_of(header: Mapping[str, Any], name: str) -> int:
    """The line of a header field; the first line if it is missing."""
    return list(header).index(name) + 2 if name in header else 1


class _ScriptEnded(ConsigliereError):
    """The journal stops where chance should answer."""


class _Script:
    """A journal's entries in order; it answers chance with what is written next."""

    def __init__(self, entries: Sequence[Entry], first_line: int) -> None:
        self.entries = entries
        self.first_line = first_line
        self.at = 0

    def answer(self, ask: Ask) -> int:
        if self.at == len(self.entries):
            raise _ScriptEnded
        entry = self.entries[self.at]
        line = self.first_line + self.at + 1
        self.at += 1
        purpose, _, name = entry.text.partition(" ")
        if entry.who != "chance" or purpose != ask.purpose:
            raise JournalError(line, "journal-chance", expected=ask.purpose, found=entry.written()[:80])
        outcome = ask.find(name)
        if outcome is None:
            raise JournalError(line, "journal-impossible", entry=entry.written()[:80])
        return int(outcome)

    def __iter__(self) -> Iterator[tuple[int, Entry]]:
        while self.at < len(self.entries):
            self.at += 1
            yield self.at, self.entries[self.at - 1]


def redo(game: Game, entry: Entry, line: int) -> None:
    """Carry out one entry that is no draw; JournalError with its line if the game refuses it."""
    done: Done | Refusal
    if entry.who == "chance":
        raise JournalError(line, "journal-unasked", entry=entry.written()[:80])
    if entry.who == "take-back":
        done = game.take_back(entry.seat)
    elif entry.who == "reconsider":
        done = game.reconsider(entry.seat)
    else:
        done = game.submit(entry.seat, *entry.text.split("; "))
    if isinstance(done, Refusal):
        raise JournalError(line, "journal-refused", entry=entry.written()[:80], rule=done.rule, why=done.key)
