"""A person at the terminal: shows the table, reads a line, turns it into one command for the engine.

Whatever is typed, the engine decides; a refusal is said in words with its rule. Lines come from a
terminal or from a pipe, so a whole game can be scripted.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from consigliere.cli.screen import layout, menus, style
from consigliere.cli.screen.counsel import Counsel
from consigliere.cli.screen.face import Face
from consigliere.cli.screen.game_screen import GameScreen
from consigliere.cli.screen.opponents import thinking
from consigliere.core.errors import ConsigliereError
from consigliere.core.game import Done, Game
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import UNKNOWN
from consigliere.wording.choices import Choice, Pick

Form = Any
ADVICE: Final = "a"
NUMBERS: Final = re.compile(r"^(?:([a-z]+)\s+)?(\d{1,9}(?:[\s,]+\d{1,9})*)$", re.IGNORECASE)


class Leave(ConsigliereError):
    """The person quits, or the input has ended."""


class Person(Face):
    """One seat's eyes and hands."""

    def __init__(
        self,
        game: Game,
        seat: int,
        screen: GameScreen,
        console: Console,
        read: Callable[[], str],
        save: Callable[[str], str],
        confirm: bool = False,
        counsel: Counsel | None = None,
    ) -> None:
        super().__init__(game, seat, screen, console, read)
        self.counsel = counsel if counsel is not None else Counsel(game, seat)
        self.save = save
        self.confirm = confirm  # ask before what is final, and at the end of a turn

    # -- deciding

    def decide(self) -> None:
        """Ask until one command of this seat is carried out."""
        self.look()
        self.show()
        while not self.typed(self.read().strip()):
            pass

    def end_turn(self) -> None:
        """The last moment for a take-back: others go on only when this seat says so."""
        self.view = self.game.view(self.seat, knowledge=self.game.options["memory-aid"])
        for line in self.news():
            self.say(f"• {line}")
        self.printed = len(self.game.feed)
        while True:
            self.say(self.words.say("end-turn"), style.BRASS_BOLD)
            line = self.read().strip()
            if self.agreed(line):
                return
            if line == "u":
                self.answered(self.game.take_back(self.seat))
                # what left no choice would be done again at once: back to the last real choice
                while len(self.game.legal_for(self.seat)) == 1 and self.game.can_take_back(self.seat):
                    self.game.take_back(self.seat)
                return
            self.aside(line)

    def forced(self, done: Done) -> None:
        """Something was done for this seat, since it had no choice: the next question says so."""
        view = self.game.view(self.seat, knowledge=False)
        own = [event for event in done.events if event.get("seat") == self.seat]
        self.done_for += self.lookup.told(own, view)

    def aside(self, line: str) -> bool:
        """What can be typed at any time: look something up, save, leave. False: it is nothing of that."""
        key, _, rest = line.partition(" ")
        if line == "q":
            raise Leave
        if key == "s":
            self.say(self.save(rest.strip()))
            return True
        if line == ADVICE:
            self.say(self.words.say("advice-nothing"))
            return True
        found = self.lookup.find(line, self.view, [], self.size)
        if found is not None:
            self.page(found)
        return found is not None

    def agreed(self, line: str) -> bool:
        """Enter, y or yes, or a word of the language; a single letter other than y stays a key."""
        key = len(line) == 1 and line.isascii() and line != "y"
        return line == "" or (not key and self.words.agrees(line))

    def typed(self, line: str) -> bool:
        """Act on a line; True when a command was carried out."""
        waiting, self.waiting = self.waiting, ()
        if waiting and self.agreed(line):
            return self.answered(self.game.submit(self.seat, *waiting))
        if line == "":
            return self.confirmed()
        if line == "u":
            return self.take_back()
        key, _, rest = line.partition(" ")
        found = self.lookup.find(line, self.view, self.legal, self.size)
        if found is None and key == "p":
            found = self.preview(rest.strip())
        if line == ADVICE:
            with thinking(self.console, self.words.say("advice-thinking")):
                found = self.counsel.ask(self.words, self.view, self.pick, self.size.width)
        if found is not None:
            below = self.asked()
            self.page(found, layout.height(self.console, below) + 1)
            self.ask()
            if self.pick is not None and self.chosen is not None:  # it still waits for the confirmation
                self.console.print(menus.picked(self.words, self.pick, self.chosen))
            return False
        if line == "q" or key == "s":
            self.aside(line)
            return False
        return self.choose(line)

    def preview(self, which: str) -> list[RenderableType]:
        """A choice of the menu or a pick on screen, and what would follow."""
        if self.pick is not None:
            return self.preview_pick(self.pick, which)
        kinds = list(self.groups.values()) if self.open is None and self.groups is not None else None
        shown = kinds if kinds is not None else [[choice] for choice in self.open or []]
        if not which.isdecimal() or len(which) > 9 or not 1 <= int(which) <= len(shown):
            return [Text(self.words.say("no-preview"), style.OXBLOOD)]
        found = shown[int(which) - 1]
        if len(found) > 1:
            return [Text(self.words.say("preview-list", number=which), style.OXBLOOD)]
        return self.foreseen(found[0].forms)

    def preview_pick(self, pick: Pick, which: str) -> list[RenderableType]:
        """Cards named in one go; what is sealed brings nothing that could be foreseen."""
        if self.game.rules.is_sealed(self.game.state):
            return [Text(self.words.say("no-preview-sealed"), style.OXBLOOD)]
        found = NUMBERS.match(which)
        numbers = [int(n) for n in re.split(r"[\s,]+", found.group(2))] if found else []
        wanted = [] if numbers == [0] else list(dict.fromkeys(numbers))
        if found is None or any(not 1 <= n <= len(pick.items) for n in wanted):
            return [Text(self.words.say("no-preview-pick"), style.OXBLOOD)]
        if not pick.least <= len(wanted) <= pick.most:
            return [Text(self.wrong_count(pick, len(wanted)), style.OXBLOOD)]
        return self.foreseen(pick.forms([pick.items[n - 1] for n in wanted]))

    def foreseen(self, forms: Sequence[Form]) -> list[RenderableType]:
        seen = self.lookup.preview(forms, self.view)
        return [self.refused(seen)] if isinstance(seen, Refusal) else seen

    def choose(self, line: str) -> bool:
        """Numbers of the menu, or an action in the engine's own notation."""
        parts = [part.strip() for part in line.split(";")]
        if all(self.game.rules.actions.find(part) is not None for part in parts):
            return self.submit(*parts)
        found = NUMBERS.match(line)
        if found is None or (found.group(1) and self.pick is None):
            return self.unfit(parts)
        numbers = [int(n) for n in re.split(r"[\s,]+", found.group(2))]
        if self.pick is not None:
            self.named(numbers)
            return False
        if len(numbers) > 1:
            return self.complain("bad-choice-one")
        return self.numbered(numbers[0])

    def unfit(self, parts: Sequence[str]) -> bool:
        """Neither a number nor an action; of what begins like an action the engine says why."""
        if not self.game.rules.actions.begins(parts[0]):
            return self.complain("not-understood")
        why = self.game.submit(self.seat, *parts)
        assert isinstance(why, Refusal)  # some part is not in the table
        self.answered(why)
        return self.complain("not-understood") if why.key == UNKNOWN else False

    def numbered(self, n: int) -> bool:
        if self.open is None and self.groups is not None:
            kinds = list(self.groups.values())
            if not 1 <= n <= len(kinds):
                return self.wrong(n, len(kinds))
            if len(kinds[n - 1]) == 1:
                return self.submit(*kinds[n - 1][0].forms)
            return self.opened(kinds[n - 1])
        if n == 0 and self.groups is not None:
            return self.opened(None)
        shown = self.open or []
        return self.submit(*shown[n - 1].forms) if 1 <= n <= len(shown) else self.wrong(n, len(shown))

    def opened(self, choices: list[Choice] | None) -> bool:
        """The second level of the menu, or the first one again."""
        self.open = choices
        if self.console.is_terminal:
            self.show()
        else:
            self.ask()
        return False

    def wrong(self, n: int, most: int) -> bool:
        return self.complain("bad-choice", number=n, most=most)

    def named(self, numbers: Sequence[int]) -> None:
        """Cards named in one go: the total is shown and waits for the confirmation."""
        assert self.pick is not None
        wanted = [] if list(numbers) == [0] else list(dict.fromkeys(numbers))
        twice = sorted({n for n in numbers if list(numbers).count(n) > 1})
        if twice:
            self.complain("pick-twice", numbers=self.words.listed(map(str, twice)))
        bad = [n for n in wanted if not 1 <= n <= len(self.pick.items)]
        if bad:
            self.wrong(bad[0], len(self.pick.items))
            return
        chosen = [self.pick.items[n - 1] for n in wanted]
        self.console.print(menus.picked(self.words, self.pick, chosen))
        if self.pick.least <= len(chosen) <= self.pick.most:
            self.chosen = chosen
        else:
            self.chosen = None
            self.say(self.wrong_count(self.pick, len(chosen)), style.OXBLOOD)

    def wrong_count(self, pick: Pick, named: int) -> str:
        return self.words.say("pick-wrong-count", named=named, least=pick.least, most=pick.most)

    def confirmed(self) -> bool:
        if self.pick is None or self.chosen is None:
            self.ask()
            return False
        return self.submit(*self.pick.forms(self.chosen))

    def submit(self, *actions: Any) -> bool:
        """One command; before what cannot be mended the person is asked once."""
        first = self.game.rules.actions.find(actions[0])
        if self.confirm and first is not None and first in self.game.legal_for(self.seat):
            warning = self.screen.sure(self.view, self.legal, first.form)
            if warning:
                self.waiting = actions
                self.say(f"! {warning}", style.OXBLOOD)
                self.say(self.words.say("sure"), style.BRASS_BOLD)
                return False
        return self.answered(self.game.submit(self.seat, *actions))

    def take_back(self) -> bool:
        if not any(entry.who == "seat" and entry.seat == self.seat for entry in self.game.journal.entries):
            return self.complain("nothing-to-take-back")
        return self.answered(self.game.take_back(self.seat))

    def answered(self, answer: Done | Refusal) -> bool:
        if isinstance(answer, Refusal):
            self.console.print(self.refused(answer))
            return False
        return True

    def refused(self, refusal: Refusal) -> Text:
        why = self.words.refusal(refusal.to_json(), self.words.scene(self.view))
        return Text(f"✗ {why}  [{refusal.rule}]", style.OXBLOOD)
