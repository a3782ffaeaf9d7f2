"""The referee at the table: asks for what chance and players did, checks it, keeps journal and score.

The game draws nothing itself: the referee is its source of chance. A move is recorded with all its draws or
not at all, so a correction is a replay of the journal without its last entries.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from consigliere.cli.referee.box import Box
from consigliere.cli.referee.commands import Commands
from consigliere.cli.referee.console import Console, RECENT
from consigliere.cli.referee.questions import Question
from consigliere.cli.screen.speech import Speech
from consigliere.core.actions import Action
from consigliere.core.chance import Ask
from consigliere.core.events import Raw, SPECTATOR
from consigliere.core.game import Game, OWN_HEADER
from consigliere.core.journal import Entry, Journal
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Options
from consigliere.core.state import State

YES: Final = ("y", "yes")


class Again(Exception):
    """The last answer is taken back: the same move again, with the answers before it."""


class Withdrawn(Exception):
    """The move is given up while its draws are asked."""


class Otherwise(Exception):
    """What nobody has seen was otherwise: the game again with that, and with the answer just given."""

    def __init__(self, before: Entry, after: Entry, answer: Entry) -> None:
        super().__init__(before.text)
        self.before = before
        self.after = after
        self.answer = answer

    def mend(self, entries: Sequence[Entry]) -> list[Entry]:
        at = list(entries).index(self.before)
        return [*entries[:at], self.after, *entries[at + 1 :]]


class TableGame(Game):
    """A game that lets the referee look at the position in which chance is asked."""

    def __init__(self, referee: "Referee") -> None:
        self._referee = referee
        super().__init__(referee.rules, referee.players, referee, referee.options, referee.header)

    def _draw_all(self, s: State, entries: list[Entry] | None = None) -> None:
        self._referee.position = s
        super()._draw_all(s, entries)


class Referee(Commands):
    def __init__(
        self,
        box: Box[Speech],
        console: Console,
        save_to: Path | None = None,
        loaded: Mapping[str, Any] | None = None,
        options: Options | None = None,
    ) -> None:
        """`loaded`: the header of the journal that is gone on with; it has its options."""
        super().__init__(box, console, save_to)
        header = dict(loaded or {})
        self.players = len(self.words.players)
        self.options: Options = header.get("options", options or {})
        self.header = {k: v for k, v in header.items() if k not in OWN_HEADER}
        self.header.setdefault("seats", self.words.players)
        self.position: State | None = None
        self.refusals: list[dict[str, object]] = []
        self._recorded: list[Entry] = []  # answers to give without asking
        self._given: list[Entry] = []  # answers of the set-up or of the move under way
        self._told = 0  # events of the set-up or the move under way that the table has read
        self._questions = 0  # of chance, put to people
        self._corrected = False  # an answer was just taken back
        self._ahead: list[str] = []  # answers of the last line that are still to be given
        self._ahead_for: tuple[str, int | None] = ("", None)

    # -- the course of a game

    def play(self, entries: Sequence[Entry] = ()) -> None:
        """From the entries of a journal on, to the end of the game; Ended when the people leave."""
        asked = self._rebuild(entries)
        if entries and not asked:
            self._tell(self.table.feed[-RECENT:])
        self.autosave()
        while not self.table.over:
            self._decide()
        self.console.look(None)
        self.console.say("referee-over")
        self.print_lines(self.box.score(self.table))

    @property
    def in_move(self) -> bool:
        """Whether a move waits for its draws."""
        return self.game is not None and self.asking is not None

    def journal(self) -> Journal:
        """The journal so far; while the set-up is under way, the answers given."""
        if self.game is not None:
            return self.game.journal
        header = {
            "game": self.rules.name,
            "rules": self.rules.version,
            "content": self.rules.content_hash,
            "players": self.players,
            "options": {name: bool(self.options.get(name, False)) for name in self.rules.option_names},
            **self.header,
        }
        return Journal(header, list(self._given))

    def _rebuild(self, entries: Sequence[Entry]) -> bool:
        """The game of these entries; asks for what the set-up still lacks, and says if it did."""
        self.game = None
        self.shown = None
        answers = [entry for entry in entries if entry.who == "chance"]
        before = self._questions
        while True:
            self._recorded, self._given = list(answers), []
            try:
                game = TableGame(self)
                break
            except Again:
                answers = self._without_last()
            except Otherwise as other:
                answers = other.mend([*self._given, other.answer])
        asked = self._questions > before
        if asked:
            self._tell(game.feed[self._told :])
        for entry in entries:
            if entry.who == "take-back":
                game.take_back(entry.seat)
            elif entry.who == "reconsider":
                game.reconsider(entry.seat)
            elif entry.who == "seat":
                game.submit(entry.seat, *entry.text.split("; "))
        self._given = []
        self.game = game
        return asked

    # -- chance

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
        if self._ahead and self._ahead_for != (ask.purpose, ask.seat):
            self._drop_ahead()
        id = self._meant(s, ask, asked, self._ahead.pop(0)) if self._ahead else None
        if id is None:
            self._ahead = []
            self.print_question(asked)
        while id is None:
            self.console.look(asked.viewer)
            text = self.console.read(self.words.say("referee-answer"))
            if text.casefold() == "undo":
                self._undo_answer()
            elif text and not self.command(text):
                several = asked.several(text) if self.box.several else []
                self._ahead, self._ahead_for = several[1:], (ask.purpose, ask.seat)
                id = self._meant(s, ask, asked, several[0] if several else text)
        self.asking = None
        return id

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
        elif ask.find(found[0].id) is None:
            self._cannot_be(s, ask, found[0].id)
        else:
            return found[0].id
        return None

    def _cannot_be(self, s: State, ask: Ask, id: str) -> None:
        """Complain of an answer, unless what nobody has seen can be such that it is right."""
        past = [*self.game.journal.entries, *self._given] if self.game is not None else self._given
        swap = self.box.otherwise(s, past, id)
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

    # -- decisions

    def _decide(self) -> None:
        game = self.table
        if game.rules.is_sealed(game.state) and self.console.waiting:
            self.console.look(None)  # all see what was revealed before the next choice is sealed
        self.console.look(self.box.private_to(game))
        if self.shown != (game.prompt_id, game.seat):
            self.print_prompt()
            self.shown = (game.prompt_id, game.seat)
        text = self.console.read(f"{self.words.seat(game.seat)}>")
        if text.casefold() == "undo":
            self._undo()
        elif text and not self.command(text):
            actions = self.actions(text)
            if actions:
                self._perform(game.seat, actions)

    def _perform(self, seat: int, actions: Sequence[Action]) -> None:
        game = self.table
        start = len(game.feed)
        self._told = 0
        answers: list[Entry] = []
        while True:
            self._recorded, self._given = list(answers), []
            try:
                done = game.submit(seat, *actions)
                break
            except Again:
                answers = self._without_last()
            except Otherwise as other:
                answers = [*self._given, other.answer]
                self._rebuild(other.mend(game.journal.entries))
                game = self.table
            except Withdrawn:
                self.console.say("referee-move-withdrawn")
                self.shown = None
                return
        self._given = []
        self._drop_ahead()
        if isinstance(done, Refusal):
            at = {} if self.console.script is None else {"line": self.console.script.line}
            self.refusals.append({**at, **done.to_json()})
            self.print_refusal(done)
            return
        self._tell(game.feed[start + self._told :])
        self.autosave()

    def _undo(self) -> None:
        """Drop the last move with its draws, or the last answer of the set-up."""
        entries = self.table.journal.entries
        at = max((n for n, entry in enumerate(entries) if entry.who != "chance"), default=None)
        if at is None:
            self.console.say("referee-undo-set-up")
            kept = entries[:-1]
        else:
            last = entries[at]
            # the verb alone: what was sealed or kept stays hidden
            verbs = dict.fromkeys(part.split()[0] for part in last.text.split("; ") if part)
            move = self.words.listed(verbs) or last.who
            name, answers = self.words.seat(last.seat), len(entries) - at - 1
            self.console.say("referee-undo-what", name=name, move=move, answers=answers)
            kept = entries[:at]
        if self.console.read(self.words.say("referee-yes-no")).casefold() not in YES:
            self.console.say("referee-undo-kept")
            return
        self.console.look(None)
        self.console.say("referee-undone")
        read = len(self.table.feed)
        self._told = read  # of a set-up that is asked again
        self._rebuild(list(kept))
        if at is not None:
            self.console.forget(read - len(self.table.feed))
        self.autosave()

    def _tell(self, raws: Sequence[Raw]) -> None:
        assert self.position is not None
        events = [self.rules.events.seen_by(raw, SPECTATOR) for raw in raws]
        self.console.tell(self.log_lines(self.position, events))


def _entry(ask: Ask, id: str) -> Entry:
    return Entry("chance", -1, f"{ask.purpose} {id}")
