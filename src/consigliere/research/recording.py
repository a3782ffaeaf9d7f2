"""Where the rows of a data set come from: games of bots, and journals of any games."""

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from consigliere.core.chance import Ask
from consigliere.core.game import Game
from consigliere.core.journal import Entry, Journal, JournalError
from consigliere.core.ruleset import Ruleset
from consigliere.core.state import KIND, State
from consigliere.locales import catalogue
from consigliere.research.dataset import DatasetError, Decision, Record
from consigliere.research.observation import encoder
from consigliere.research.players import Player
from consigliere.research.table import Table


def bot_games(
    rules: Ruleset,
    players: list[Player],
    games: int,
    seed: int = 0,
    options: Mapping[str, bool] | None = None,
) -> Iterator[Record]:
    """Games between bots. The seats rotate: in game n the first bot sits in seat n modulo their number."""
    write = encoder(rules.name)
    for n in range(games):
        table = Table(rules, len(players), f"{seed}:{n}", options)
        rng = random.Random(f"{seed}:{n}")
        decisions = []
        while not table.over:
            seat = table.seat
            legal = table.legal(seat)
            bot = (seat - n) % len(players)
            action = players[bot].act(table, seat, rng)
            decisions.append(Decision(seat, write.tensor(table.view(seat)), legal, action, bot))
            table.step(seat, action)
        yield Record(decisions, table.state, rules)


def journal_games(rules: Ruleset, files: list[Path]) -> Iterator[Record]:
    """The finished games among some journals; DatasetError for a file that is no journal of this game, and
    if no game is finished."""
    finished = 0
    for file in files:
        try:
            record = from_journal(read(file), rules)
        except OSError as error:
            raise DatasetError(f"{file}: {error.strerror}") from None
        except JournalError as error:
            told = catalogue().text(error.key, **error.params, line=error.line)
            raise DatasetError(f"{file} is no journal of {rules.name}: {told}") from None
        except ValueError as error:  # no text
            raise DatasetError(f"{file} is no journal of {rules.name}: {error}") from None
        if record is not None:
            finished += 1
            yield record
    if not finished:
        raise DatasetError("no game of these journals is finished")


def read(file: Path) -> Journal:
    """In either form: as text, or as JSON."""
    text = file.read_text(encoding="utf-8")
    if not text.lstrip().startswith("{"):
        return Journal.from_text(text)
    return Journal.from_json(json.loads(text))


def from_journal(journal: Journal, rules: Ruleset) -> Record | None:
    """The decisions that counted: what was taken back or reconsidered is left out. None for a cut game."""
    game = Game.replay(journal, rules)  # checks every line
    if not game.over:
        return None
    return _Walk(journal, game.rules, game.options).record()


@dataclass(slots=True)
class _Before:
    """What a take-back goes back to."""

    state: State
    decisions: int


class _Walk:
    """Goes through a journal that is known to be right, and writes down what each seat saw and did."""

    def __init__(self, journal: Journal, rules: Ruleset, options: Mapping[str, bool]) -> None:
        self.entries = journal.entries
        self.rules = rules
        self.at = 0
        self.decisions: list[Decision] = []
        self.before: list[_Before] = []
        self.sealed_from = 0  # the first decision of the sealed choice now open
        self.sealed_kind = -1  # which one is open
        self.encoder = encoder(rules.name)
        self.table = Table(rules, journal.header["players"], self, options)

    def answer(self, ask: Ask) -> int:
        """Chance, as it is written next."""
        name = self.entries[self.at].text.partition(" ")[2]
        self.at += 1
        outcome = ask.find(name)
        assert outcome is not None, "the journal was replayed before"
        return outcome

    def record(self) -> Record:
        self._look()
        while self.at < len(self.entries):
            entry = self.entries[self.at]
            self.at += 1
            if entry.who == "take-back":
                back = self.before.pop()
                self.table.state = back.state
                del self.decisions[back.decisions :]
                self._look()
            elif entry.who == "reconsider":
                self._reconsider(entry.seat)
            else:
                self._command(entry)
        return Record(self.decisions, self.table.state, self.rules)

    def _command(self, entry: Entry) -> None:
        self.before.append(_Before(self.table.state.copy(), len(self.decisions)))
        for text in entry.text.split("; "):
            found = self.rules.actions.find(text)
            assert found is not None, "the journal was replayed before"
            legal = self.table.legal(entry.seat)
            tensor = self.encoder.tensor(self.table.view(entry.seat))
            self.decisions.append(Decision(entry.seat, tensor, legal, found.index))
            self.table.step(entry.seat, found.index)
            self._look()

    def _look(self) -> None:
        """Whether another sealed choice has begun."""
        s = self.table.state
        kind = int(s.get(KIND)) if self.rules.is_sealed(s) else -1
        if kind != self.sealed_kind:
            self.sealed_kind, self.sealed_from = kind, len(self.decisions)

    def _reconsider(self, seat: int) -> None:
        """A sealed choice is made anew: the seat's part of it does not count."""
        self.rules.reopen(self.table.state, seat)
        kept = [row for row in self.decisions[self.sealed_from :] if row.seat != seat]
        self.decisions[self.sealed_from :] = kept
