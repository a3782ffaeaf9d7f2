"""The referee at the table: asks for what chance and players did, checks it, keeps journal and score.

A move is recorded with all its draws or not at all, so a correction is a replay of the journal without its
last entries.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from consigliere.cli.referee.box import Box
from consigliere.cli.referee.console import Console, RECENT
from consigliere.cli.referee.hearing import Again, Hearing, Otherwise, Withdrawn
from consigliere.core.actions import Action
from consigliere.core.chance import Source
from consigliere.core.game import Game, OWN_HEADER
from consigliere.core.journal import Entry, Journal
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Options
from consigliere.core.state import State
from consigliere.wording.speech import Speech


class TableGame(Game):
    """A game that lets the referee look at the position in which chance is asked."""

    def __init__(self, referee: "Referee") -> None:
        self._referee = referee
        super().__init__(referee.rules, referee.players, referee, referee.options, referee.header)

    def _draw_all(self, s: State, entries: list[Entry], source: Source | None = None) -> None:
        self._referee.position = s
        super()._draw_all(s, entries, source)


class Referee(Hearing):
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
        self.refusals: list[dict[str, object]] = []

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

    def _perform(self, seat: int, actions: Sequence[Action | str]) -> None:
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
        if not self.words.agrees(self.console.read(self.words.say("referee-yes-no"))):
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
