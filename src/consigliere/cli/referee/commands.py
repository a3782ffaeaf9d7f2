"""The referee's commands: help, what is open and why not, board, score, log, a hand, saving, leaving.

They may be given at every prompt, a question of chance included, and change nothing of the game.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from consigliere.cli.referee.box import Box, Unfinished
from consigliere.cli.referee.console import Console, Ended
from consigliere.cli.referee.keep import CannotKeep, keep
from consigliere.cli.referee.questions import Answer, Question
from consigliere.cli.referee.reader import Complaint, numbered
from consigliere.core.actions import Action
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import UNKNOWN
from consigliere.core.shapes import Told
from consigliere.core.state import State
from consigliere.wording.speech import Speech

COMMANDS: Final = ("?", "help", "legal", "why", "board", "score", "log", "hand", "save", "quit")


class Commands:
    """What the referee can be asked; `game` is None until the set-up is done."""

    def __init__(self, box: Box[Speech], console: Console, save_to: Path | None) -> None:
        self.box = box
        self.rules = box.rules
        self.console = console
        self.words = console.words
        self.save_to = save_to
        self.game: Game | None = None
        self.asking: Question | None = None  # the question of chance now open
        self.shown: tuple[int, int] | None = None  # the prompt whose moves were listed last

    @property
    def table(self) -> Game:
        assert self.game is not None
        return self.game

    def journal(self) -> Journal:
        """The game so far."""
        return self.table.journal

    def command(self, text: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = text.partition(" ")
        name, rest = word.casefold(), rest.strip()
        if name not in COMMANDS:
            return False
        if name == "quit":
            raise Ended
        if name in ("?", "help"):
            self.console.say("referee-help")
        elif name == "save":
            self.save(Path(rest) if rest else None)
        elif name == "legal" and self.asking is not None:
            self.print_question(self.asking)
        elif self.game is None:
            self.console.complain("referee-after-set-up")
        elif name == "board":
            self.print_lines(self.box.board(self.game))
        elif name == "score":
            self.print_lines(self.box.score(self.game))
        elif name == "log":
            lines = self.log_lines(self.game.state, self.game.events(SPECTATOR))
            self.print_lines(lines[-int(rest) :] if rest.isdecimal() and int(rest) else lines)
        elif name == "hand":
            self._hand(rest)
        elif name == "why":
            self._why(rest)
        else:
            self.print_prompt(rest)
        return True

    def log_lines(self, s: State, events: Sequence[Told]) -> list[str]:
        """Public events in words, but for what the prompts say; places are called as they are now."""
        scene = self.words.scene(self.rules.view(s, SPECTATOR, {}))
        return [self.words.event(event, scene) for event in events if event["event"] not in self.box.quiet]

    # -- questions and prompts

    def print_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(line)

    def print_question(self, asked: Question) -> None:
        self.console.print(asked.text)
        self.console.columns(asked.lines())
        if asked.note is not None:
            self.console.print(asked.note)

    def print_prompt(self, word: str = "") -> None:
        """Whose decision it is and the moves all may see listed, or those with a word in them."""
        game = self.table
        self.console.print(self.box.headline(game))
        if self.box.cards_instead(game):
            self.print_lines(self.box.cards_of(game, game.seat))
            return
        listed = self.box.listed(game)
        lines = [line for line in self._lines(listed) if word.casefold() in line.casefold()]
        self.console.columns(lines)
        if word and not lines:
            self.console.say("referee-no-moves")
        also = self.box.also(game, listed)
        if also is not None:
            self.console.print(also)

    def _lines(self, actions: Sequence[Action]) -> list[str]:
        order = {action.index: n for n, action in enumerate(self.box.in_order(self.table), 1)}
        view = self.box.public_view(self.table)
        return [f"{order[a.index]:2} {a.text}  {self.box.meaning(a, view)}".rstrip() for a in actions]

    # -- what a line means

    def actions(self, text: str) -> Sequence[Action | str]:
        """The moves a line names, or words that the engine refuses by a rule; empty if it cannot be read."""
        try:
            named = self.box.at_once(self.table, text)
        except Complaint as wrong:
            self.console.complain(wrong.key, **wrong.params)
            return []
        if named is not None:
            return named
        found: list[Action | str] = []
        for part in text.split(";"):
            action = self._action(part.strip())
            if action is None:
                return []
            found.append(action)
        return found

    def _action(self, text: str) -> Action | str | None:
        game = self.table
        begun = self.box.unfinished(game, text)
        if begun is not None:
            return self._finished(begun)
        asked = self.box.decision(game)
        if text.isdecimal() and asked not in self.box.by_value:
            found = numbered(self.box.in_order(game), text)
            if found is None:
                self.console.complain("referee-no-number", number=text)
            return found
        found = self.box.reader.find(text, asked)
        if found is None:
            if self._by_a_rule(text):
                return text
            wrong = self.box.misread(game, text)
            self.console.complain(wrong.key, **wrong.params)
        return found

    def _by_a_rule(self, text: str) -> bool:
        """Whether it is no move, but the engine knows by which rule."""
        if not self.rules.actions.begins(text):
            return False
        why = self.table.preview(self.table.seat, text)
        return isinstance(why, Refusal) and why.key != UNKNOWN

    def _finished(self, begun: Unfinished) -> Action | None:
        """The move with the card that its owner alone names; None if it is given up."""
        if begun.stand_in not in self.table.legal:
            return begun.stand_in  # the refusal says why
        self.console.look(begun.question.viewer)
        self.print_question(begun.question)
        while True:
            text = self.console.read(self.words.say("referee-answer"))
            if text.casefold() == "undo":
                self.console.say("referee-move-withdrawn")
                self.shown = None
                return None
            if not text or self.command(text):
                continue
            found = begun.question.meant(text)
            if len(found) == 1:
                return self.box.reader.named(f"{begun.begun} {found[0].id}")
            self.complain_of_answer(text, found)

    def complain_of_answer(self, text: str, found: Sequence[Answer]) -> None:
        """None or several of the possible answers begin so."""
        if found:
            choices = self.words.listed(f"{answer.name} ({answer.id})" for answer in found[:6])
            self.console.complain("referee-ambiguous", text=text, choices=choices)
        else:
            self.console.complain("referee-unknown-answer", text=text)

    def print_refusal(self, refusal: Refusal) -> None:
        scene = self.words.scene(self.box.public_view(self.table))
        sentence = self.words.refusal(refusal.to_json(), scene)
        self.console.say("referee-refused", sentence=sentence, rule=refusal.rule)

    def _why(self, text: str) -> None:
        if not text:
            self.console.complain("referee-why-what")
            return
        begun = self.box.unfinished(self.table, text)
        actions = [begun.stand_in] if begun is not None else self.actions(text)
        if not actions:
            return
        would = self.table.preview(self.table.seat, *actions)
        if isinstance(would, Refusal):
            self.print_refusal(would)
        else:
            allowed = text if begun is not None else "; ".join(map(str, actions))
            self.console.say("referee-allowed", action=allowed)

    # -- hands

    def _hand(self, who: str) -> None:
        game = self.table
        wanted = who.casefold()
        called = {seat: name.casefold() for seat, name in enumerate(self.words.players)}
        seats = [seat for seat, name in called.items() if wanted in (str(seat), name)]
        if not seats and wanted:
            seats = [seat for seat, name in called.items() if name.startswith(wanted)]
        if len(seats) != 1:
            self.console.complain("referee-whose-hand", names=" | ".join(self.words.players))
            return
        lines = self.box.cards_of(game, seats[0])
        if game.seat == seats[0] and self.box.private_to(game) is None:
            hidden = self._lines([action for action in self.box.in_order(game) if self.box.of_hand(action)])
            if hidden:
                lines += [self.words.say("referee-moves-of-hand"), *hidden]
        self.console.show_alone(seats[0], lines)
        self.shown = None

    # -- keeping

    def autosave(self) -> None:
        """After every move of people; a script keeps its game at its end, or not at all."""
        if self.console.script is None and self.save_to is not None:
            self.save_quietly(self.save_to)

    def save(self, path: Path | None) -> None:
        to = path or self.save_to
        if to is None:
            self.console.complain("referee-not-saved")
        elif self.save_quietly(to):
            self.console.say("referee-saved", path=str(to))

    def save_quietly(self, path: Path) -> bool:
        try:
            keep(path, self.journal())
        except CannotKeep as error:
            self.console.complain("referee-cannot-write", path=str(error.path), reason=error.reason)
            return False
        return True
