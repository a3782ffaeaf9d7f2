"""The referee's commands: help, what is open and why not, board, score, log, a hand, saving, leaving.

They may be given at every prompt, a question of chance included, and change nothing of the game.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast, Final

from consigliere.cli import referee_moves as moves, referee_sheets as sheets
from consigliere.cli.referee_console import Console, Ended
from consigliere.cli.referee_keep import CannotKeep, keep
from consigliere.cli.referee_questions import Question
from consigliere.core.actions import Action
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from consigliere.core.state import State
from consigliere.games.godfather import names
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.view import hand, suitcase

COMMANDS: Final = ("?", "help", "legal", "why", "board", "score", "log", "hand", "save", "quit")


class Commands:
    """What the referee can be asked; `game` is None until the set-up is done."""

    def __init__(self, rules: Ruleset, console: Console, save_to: Path | None) -> None:
        self.rules = rules
        self.console = console
        self.words = console.words
        self.save_to = save_to
        self.game: Game | None = None
        self.asking: Question | None = None  # the question of chance now open
        self.shown: tuple[int, int] | None = None  # the prompt whose moves were listed last
        self._reader = moves.Reader(rules.actions)

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
            self.print_lines(sheets.board(self.game, self.words))
        elif name == "score":
            self.print_lines(sheets.score(self.game, self.words))
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

    def log_lines(self, s: State, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """Public events in words. Whose turn it is the prompt says; a tile slot is called by its tile."""
        tiles = self.rules.view(s, SPECTATOR, {})["tiles"]
        return [self.words.event(event, tiles) for event in events if event["event"] != "turn-begins"]

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
        asked = moves.decision(game)
        number = moves.cards_to_keep(game) if asked == "tribute" else 0
        self.console.say(f"referee-decide-{asked}", name=self.words.seat(game.seat), number=number)
        if asked in ("bribe", "tribute", "offer"):
            self.print_lines(self.cards_of(game.seat))
            return
        listed = moves.listed(game)
        lines = [line for line in self._lines(listed) if word.casefold() in line.casefold()]
        self.console.columns(lines)
        if word and not lines:
            self.console.say("referee-no-moves")
        if asked == "turn":
            # nobody is skipped who could place a figure or play an ally, and that all can see
            self.console.say("referee-also-turn" if listed else "referee-also-skip")
        elif asked == "icons" and (icons := moves.icons_of_hand(game)):
            named = ["launder $N" if icon == "LAUNDER" else f"icon {icon}" for icon in icons]
            self.console.say("referee-also-icons", icons=self.words.listed(named))
        elif asked in ("discard", "launder"):
            self.console.say("referee-also-cards", verb="discard" if asked == "discard" else "suitcase")

    def _lines(self, actions: Sequence[Action]) -> list[str]:
        order = {action.index: n for n, action in enumerate(moves.in_order(self.table), 1)}
        view = sheets.public_view(self.table)
        return [f"{order[a.index]:2} {a.text}  {self._meaning(a, view)}".rstrip() for a in actions]

    def _meaning(self, action: Action, view: Mapping[str, Any]) -> str:
        """The name of what the notation writes as an id; else the move in words."""
        for field in ("space", "at", "turf", "job", "ally", "card"):
            id = action.form.get(field)
            if isinstance(id, str) and "height" not in action.form:
                if id in names.ROUND_IDS:
                    return sheets.place(self.words, id)
                name = self.words.thing(id, view["tiles"])
                return "" if name == id else name
        return self.words.action(action.form, view)

    # -- what a line means

    def actions(self, text: str) -> list[Action]:
        """The moves a line names; empty if it cannot be read."""
        game = self.table
        if game.rules.is_sealed(game.state):
            try:
                sealed = self._reader.sealed(game, text)
            except moves.Miscount as wrong:
                self.console.complain("referee-keep-exactly", number=wrong.number, named=wrong.named)
                return []
            except moves.NotThere as wrong:
                name, card = self.words.seat(game.seat), self.words.card(wrong.card)
                self.console.complain("referee-not-there", name=name, card=card)
                return []
            if sealed is not None:
                return sealed
        found = []
        for part in text.split(";"):
            action = self._action(part.strip())
            if action is None:
                return []
            found.append(action)
        return found

    def _action(self, text: str) -> Action | None:
        game = self.table
        asked = moves.decision(game)
        by_value = asked in ("bribe", "tribute", "offer", "launder")  # there “5” is the bill
        if text.isdecimal() and not by_value:
            found = moves.numbered(moves.in_order(game), text)
            if found is None:
                self.console.complain("referee-no-number", number=text)
            return found
        found = self._reader.find(text, asked)
        if found is None:
            self._complain_of_move(text)
        return found

    def _complain_of_move(self, text: str) -> None:
        shape = moves.wrong_shape(text)
        if shape is None:
            self.console.complain("referee-unknown-move", text=text)
        else:
            verb, id = shape
            place = sheets.place(self.words, id, sheets.public_view(self.table)["tiles"])
            self.console.complain("referee-wrong-shape", verb=verb, id=id, place=place)

    def print_refusal(self, refusal: Refusal) -> None:
        sentence = self.words.refusal(refusal.to_json(), sheets.public_view(self.table)["tiles"])
        self.console.say("referee-refused", sentence=sentence, rule=refusal.rule)

    def _why(self, text: str) -> None:
        actions = self.actions(text) if text else []
        if not text:
            self.console.complain("referee-why-what")
        if not actions:
            return
        would = self.table.preview(self.table.seat, *actions)
        if isinstance(would, Refusal):
            self.print_refusal(would)
        else:
            self.console.say("referee-allowed", action="; ".join(action.text for action in actions))

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
        lines = self.cards_of(seats[0])
        if game.seat == seats[0] and moves.private_to(game) is None:
            hidden = self._lines([action for action in moves.in_order(game) if moves.of_hand(action)])
            if hidden:
                lines += [self.words.say("referee-moves-of-hand"), *hidden]
        self.console.show_alone(seats[0], lines)
        self.shown = None

    def cards_of(self, seat: int) -> list[str]:
        """Hand and suitcase, for their owner."""
        s = cast(Godfather, self.table.state)
        none = self.words.say("referee-no-cards")
        return [
            self.words.say("referee-in-hand", cards=self._ids(hand(s, seat)) or none),
            self.words.say("referee-in-case", cards=self._ids(suitcase(s, seat)) or none),
        ]

    def _ids(self, cards: Mapping[str, int]) -> str:
        """Cards with their ids, as they are typed."""
        named = [(id, self.words.card(id), n) for id, n in cards.items()]
        return self.words.listed(
            (id if name == id else f"{id} {name}") + (f" ×{n}" if n > 1 else "") for id, name, n in named
        )

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
