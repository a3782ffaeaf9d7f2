"""What one seat sees: the table above, the question below, long texts page by page."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from consigliere.cli.screen import layout, menus, style
from consigliere.cli.screen.game_screen import GameScreen
from consigliere.cli.screen.layout import Size
from consigliere.cli.screen.lookup import Lookup
from consigliere.core.game import Game
from consigliere.wording import choices, log
from consigliere.wording.choices import Choice, Pick
from consigliere.wording.games import picking

Form = Any
AROUND: Final = 8  # lines of title, hand, warnings, question and keys around a menu
PICTURE: Final = 6  # and those of the table at its smallest
SHORT: Final = 3  # choices that leave room for the table on a small terminal


class Face:
    """The screen of one seat."""

    def __init__(
        self, game: Game, seat: int, screen: GameScreen, console: Console, read: Callable[[], str]
    ) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.words = screen.words
        self.console = console
        self.read = read
        self.lookup = Lookup(game, seat, screen)
        self.printed = 0  # events shown so far
        self.done_for: list[str] = []  # what was done for the seat since it was last asked
        self.notes: list[str] = []
        self.known = len(game.feed), len(game.journal.entries)  # when it was last asked

    @property
    def size(self) -> Size:
        width, height = self.console.size
        return Size(width, height, scrolls=not self.console.is_terminal)

    def look(self) -> None:
        """The view, the legal actions and the menu of the decision now asked."""
        self.view = self.game.view(self.seat, knowledge=self.game.options["memory-aid"])
        legal = self.game.legal_for(self.seat)
        self.legal: list[Form] = [action.form for action in legal]
        self.pick: Pick | None = picking(self.game.rules, self.view, legal)
        options = self.game.rules.decision(self.view, legal)["options"] or ()
        self.choices: list[Choice] = [self.screen.choice(self.view, option) for option in options]
        self.groups = self.grouped()
        self.open: list[Choice] | None = None if self.groups else self.choices
        self.chosen: list[str] | None = None
        self.waiting: tuple[Any, ...] = ()  # an action that was not confirmed yet
        self.notes, self.done_for = self.jumped() + self.done_for, []

    def jumped(self) -> list[str]:
        """What the engine did for this seat, which had no choice, since it was last asked: a forced pass."""
        events, entries = self.known
        self.known = len(self.game.feed), len(self.game.journal.entries)
        typed = [
            e.text for e in self.game.journal.entries[entries:] if e.who == "seat" and e.seat == self.seat
        ]
        out: list[str] = []
        for event in self.game.events(self.seat, events):
            action = self.screen.forced.get(event["event"])
            if action is None or event["seat"] != self.seat:
                continue
            if action in typed:
                typed.remove(action)
            else:
                out.append(self.words.event(event).removesuffix("."))
        return out

    def grouped(self) -> dict[str, list[Choice]] | None:
        """The first level of the menu; on a small terminal a turn always begins with a short one."""
        if not self.console.is_terminal:
            return menus.groups(self.choices)
        if self.view["prompt"]["decision"] in self.screen.turns and not self.size.roomy:
            return menus.groups(self.choices, SHORT, alone=True)
        flat = layout.height(self.console, [menus.menu(self.words, self.choices)])
        around = AROUND if self.size.roomy else AROUND + PICTURE
        return menus.groups(self.choices, 1 if flat + around > self.console.height else choices.FLAT)

    def show(self) -> None:
        """A terminal gets the table anew each time; a pipe at big decisions, only what is new at others."""
        if self.console.is_terminal:
            self.console.clear()
            self._table(self.since())
        elif self.view["prompt"]["decision"] in self.screen.big:
            self.console.print()
            self._table(self.news() if self.printed else self.since())
        else:
            for line in self.news():
                self.say(f"• {line}")
            self.console.print(self.screen.hand(self.view, self.legal))
        self.printed = len(self.game.feed)
        self.ask()

    def _table(self, lines: Sequence[str]) -> None:
        plans = self.screen.plans(self.view, self.legal, lines, self.size, self.open or [])
        for part in layout.fitting(self.console, plans, self.size, self.asked()):
            self.console.print(part)

    def since(self) -> list[str]:
        """The log since this seat's last turn."""
        return self.lookup.told(log.since_last_turn(self.game.events(self.seat), self.seat), self.view)

    def news(self) -> list[str]:
        """The log since it was last shown."""
        return self.lookup.told(log.struck(self.game.events(self.seat), self.printed), self.view)

    def asked(self) -> list[RenderableType]:
        """The sentence, what can be chosen, and the keys."""
        out: list[RenderableType] = []
        if self.notes:
            done = self.words.say("clause-separator").join(self.notes)
            out.append(Text(self.words.say("done-for-you", what=done), style.DIM))
        out.append(menus.question(self.screen, self.view, self.legal))
        if self.pick is not None:
            how = self.words.say("pick-how" if self.pick.least else "pick-how-none")
            out += [menus.pick_list(self.words, self.pick), Text(how, style.DIM)]
        elif self.open is None and self.groups is not None:
            out.append(menus.group_menu(self.screen, self.groups, self.view))
        else:
            out.append(menus.menu(self.words, self.open or [], back=self.groups is not None))
        keys = "ui-keys" if self.console.width >= layout.MEDIUM else "ui-keys-short"
        return [*out, Text(self.words.say(keys), style.DIM)]

    def ask(self) -> None:
        for part in self.asked():
            self.console.print(part)

    def say(self, text: str, look: Any = style.PLAIN) -> None:
        self.console.print(Text(text, look))

    def complain(self, key: str, **params: object) -> bool:
        self.say(self.words.say(key, **params), style.OXBLOOD)
        return False

    def page(self, parts: Sequence[RenderableType], below: int = 0) -> None:
        """Show something long: a terminal stops when it is full, and so that `below` lines fit after it."""
        if not self.console.is_terminal:
            for part in parts:
                self.console.print(part)
            return
        with self.console.capture() as kept:
            for part in parts:
                self.console.print(part)
        lines = kept.get().splitlines()
        room = max(self.console.height - 2, 1)
        for at in range(0, len(lines), room):
            shown = lines[at : at + room]
            self.console.file.write("\n".join(shown) + "\n")
            last = at + room >= len(lines)
            if not last or len(shown) + below > self.console.height:
                self.say(self.words.say("ui-more"), style.BRASS_BOLD)
                if self.read().strip() == "q":
                    return
