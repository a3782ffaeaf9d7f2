"""What chance did, as people tell it: questions, answers that can be and that cannot, answers taken back.

The game draws nothing itself: this is its source of chance. What nobody sees is not asked for; the
engine's idea of it is mended when an answer contradicts it.
"""

from collections.abc import Sequence
from pathlib import Path

from consigliere.cli.referee.box import Box
from consigliere.cli.referee.commands import Commands
from consigliere.cli.referee.console import Console
from consigliere.cli.referee.questions import Question
from consigliere.core.chance import Ask
from consigliere.core.errors import ConsigliereError
from consigliere.core.events import Raw, SPECTATOR
from consigliere.core.journal import Entry
from consigliere.core.state import State
from consigliere.wording.speech import Speech


class Again(ConsigliereError):
    """The last answer is taken back: the same move again, with the answers before it."""


class Withdrawn(ConsigliereError):
    """The move is given up while its draws are asked."""


class Otherwise(ConsigliereError):
    """What nobody has seen was otherwise: the game again with that, and with the answer just given."""

    def __init__(self, before: Entry, after: Entry, answer: Entry) -> None:
        super().__init__(before.text)
        self.before = before
        self.after = after
        self.answer = answer

    def mend(self, entries: Sequence[Entry]) -> list[Entry]:
        at = list(entries).index(self.before)
        return [*entries[:at], self.after, *entries[at + 1 :]]


class Hearing(Commands):
    def __init__(self, box: Box[Speech], console: Console, save_to: Path | None) -> None:
        super().__init__(box, console, save_to)
        self.position: State | None = None  # that asks
        self._recorded: list[Entry] = []  # answers to give without asking
        self._given: list[Entry] = []  # answers of the set-up or of the move under way
        self._told = 0  # events of the set-up or the move under way that the table has read
        self._questions = 0  # of chance, put to people
        self._corrected = False  # an answer was just taken back
        self._ahead: list[str] = []  # answers of the last line that are still to be given
        self._ahead_for: tuple[str, int | None] = ("", None)  # the kind of question, and who looks

    def answer(self, ask: Ask) -> int:
        """The source of chance: what the journal has, then what the people say."""
        asked = False
        if self._recorded:
            entry = self._recorded.pop(0)
        elif ask.purpose in self.box.unseen:  # any will do, until a card is drawn that it excludes
            entry = _entry(ask, ask.outcomes[0][1])
        else:
            asked = True
            entry = _entry(ask, self._asked(ask))
        self._given.append(entry)
        if asked and self.game is None:  # a set-up has many answers
            self.autosave()
        outcome = ask.find(entry.text.partition(" ")[2])
        assert outcome is not None, entry
        return outcome

    def _asked(self, ask: Ask) -> str:
        s = self.position
        assert s is not None
        events = s.events or []
        if self._told > len(events):  # an answer was taken back
            self.console.forget(self._told - len(events))
            self._told = len(events)
        self._tell(events[self._told :])
        self._told = len(events)
        self._questions += 1
        asked = self.box.question(s, ask)
        self.console.look(asked.viewer)
        self.asking = asked
        if self._corrected:
            self.console.say("referee-answer-undone")
            self._corrected = False
        if self._ahead and self._ahead_for != (ask.purpose, asked.viewer):
            self._drop_ahead()
        id = self._possible(s, ask, self._ahead.pop(0)) if self._ahead else None
        if id is None:
            self._ahead = []
            self.print_question(asked)
            if self._only(asked):
                self.console.say("referee-only", name=asked.answers[0].name)
        while id is None:
            self.console.look(asked.viewer)
            text = self.console.read(self.words.say("referee-answer"))
            if not text and self._only(asked):
                id = asked.answers[0].id
            elif text.casefold() == "undo":
                self._undo_answer()
            elif text and not self.command(text):
                open_to_all = asked.viewer is None
                several = (
                    asked.several(text, self.box.universe(ask)) if self.box.several or open_to_all else []
                )
                self._ahead, self._ahead_for = several[1:], (ask.purpose, asked.viewer)
                id = self._possible(s, ask, several[0]) if several else self._meant(s, ask, asked, text)
        self.asking = None
        return id

    @staticmethod
    def _only(asked: Question) -> bool:
        """Whether all can see that one answer alone is left."""
        return asked.viewer is None and len(asked.answers) == 1

    def _drop_ahead(self) -> None:
        """A line had more answers than there were questions of its kind."""
        extra, self._ahead = len(self._ahead), []
        if extra:
            self.console.complain("referee-too-many", number=extra)

    def _meant(self, s: State, ask: Ask, asked: Question, text: str) -> str | None:
        """The id of the outcome meant, if it can be."""
        found = asked.meant(text) or self.box.universe(ask).meant(text)
        if len(found) != 1:
            self._ahead = []
            self.complain_of_answer(text, found)
        else:
            return self._possible(s, ask, found[0].id)
        return None

    def _possible(self, s: State, ask: Ask, id: str) -> str | None:
        """The id, if it can have been drawn."""
        if ask.find(id) is not None:
            return id
        self._cannot_be(s, ask, id)
        return None

    def _cannot_be(self, s: State, ask: Ask, id: str) -> None:
        """Complain of an answer, unless what nobody has seen can be such that it is right."""
        past = [*self.game.journal.entries, *self._given] if self.game is not None else self._given
        swap = self.box.otherwise(s, ask, past, id)
        if swap is not None:
            self.asking = None
            raise Otherwise(*swap, _entry(ask, id))
        self._ahead = []
        wrong = self.box.impossible(s, ask, id)
        self.console.complain(wrong.key, **wrong.params)

    def _undo_answer(self) -> None:
        told = any(self._seen(entry) for entry in self._given)
        if not told and self.game is None:
            self.console.complain("referee-nothing-to-undo")
            return
        self.asking = None
        if told:
            self._corrected = True
            raise Again
        raise Withdrawn

    def _seen(self, entry: Entry) -> bool:
        """Whether people were asked for it."""
        return entry.text.partition(" ")[0] not in self.box.unseen

    def _without_last(self) -> list[Entry]:
        """The answers given, but for the last that people gave."""
        last = max(n for n, entry in enumerate(self._given) if self._seen(entry))
        return self._given[:last]

    def _tell(self, raws: Sequence[Raw]) -> None:
        assert self.position is not None
        events = [self.rules.events.seen_by(raw, SPECTATOR) for raw in raws]
        self.console.tell(self.log_lines(self.position, events))


def _entry(ask: Ask, id: str) -> Entry:
    return Entry("chance", -1, f"{ask.purpose} {id}")
