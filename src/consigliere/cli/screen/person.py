"""A person at the terminal: shows the table, reads a line, turns it into one command for the engine.

Whatever is typed, the engine decides; a refusal is said in words with its rule. Lines come from a
terminal or from a pipe, so a whole game can be scripted.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from consigliere.cli.screen import layout, log, rulebook, style, table
from consigliere.cli.screen.choices import Choice, menu, Pick, pick
from consigliere.cli.screen.layout import Size
from consigliere.cli.screen.words import Words
from consigliere.core.game import Done, Game
from consigliere.core.refusal import Refusal

Form = Any
NUMBERS: Final = re.compile(r"^(?:[a-z]+\s+)?(\d+(?:[\s,]+\d+)*)$", re.IGNORECASE)
BIG_DECISIONS: Final = ("turn", "bribe", "keep-cards", "offer-bill", "choose-ally")


class Leave(Exception):
    """The person quits, or the input has ended."""


class Person:
    """One seat's eyes and hands."""

    def __init__(
        self,
        game: Game,
        seat: int,
        words: Words,
        console: Console,
        read: Callable[[], str],
        save: Callable[[str], str],
    ) -> None:
        self.game = game
        self.seat = seat
        self.words = words
        self.console = console
        self.read = read
        self.save = save
        self.printed = 0  # events shown so far
        self.turn_from = 0  # where the last turn began
        self.since = 0  # where the turn before it began

    # -- showing

    @property
    def size(self) -> Size:
        width, height = self.console.size
        # a pipe has no height: it gets the small screen
        return Size(width, height if self.console.is_terminal else 24)

    def look(self) -> None:
        """The view, the legal actions and the menu of the decision now asked."""
        self.view = self.game.view(self.seat)
        self.legal: list[Form] = [action.form for action in self.game.legal_for(self.seat)]
        self.pick: Pick | None = pick(self.words, self.view, self.legal)
        self.choices: list[Choice] = [] if self.pick else menu(self.words, self.view, self.legal)
        self.groups = layout.groups(self.choices)
        self.open: list[Choice] | None = None if self.groups else self.choices
        self.chosen: list[str] | None = None
        if self.view["prompt"]["decision"] == "turn" and self._new_turn():
            self.since, self.turn_from = self.turn_from, len(self.game.feed)

    def _new_turn(self) -> bool:
        own = {"event": "turn-begins", "seat": self.seat}
        return own in self.game.events(self.seat, self.turn_from)

    def show(self) -> None:
        """The whole table where it fits; else the small one at big decisions, only what is new at others."""
        size = self.size
        if size.roomy:
            self.console.clear()
            self._table(self._told(self.since), size)
        elif self.view["prompt"]["decision"] in BIG_DECISIONS:
            self.console.print()
            self._table(self._told(self.printed), size)
        else:
            for line in self._told(self.printed):
                self.say(f"• {line}")
            self.console.print(table.hand(self.words, self.view, self.legal))
        self.printed = len(self.game.feed)
        self.ask()

    def _table(self, lines: Sequence[str], size: Size) -> None:
        parts = layout.screen(self.words, self.view, self.legal, lines, size, self.console, self.asked())
        for part in parts:
            self.console.print(part)

    def _told(self, since: int) -> list[str]:
        return log.turns(self.words, self.game.events(self.seat, since), self.view["tiles"], self.seat)

    def asked(self) -> list[RenderableType]:
        """The sentence, what can be chosen, and the keys."""
        out: list[RenderableType] = [layout.question(self.words, self.view, self.legal)]
        if self.pick is not None:
            how = self.words.say("pick-how" if self.pick.least else "pick-how-none")
            out += [layout.pick_list(self.words, self.pick), Text(how, style.DIM)]
        elif self.open is None and self.groups is not None:
            out.append(layout.group_menu(self.words, self.groups, self.view))
        else:
            out.append(layout.menu(self.words, self.open or [], back=self.groups is not None))
        return [*out, Text(self.words.say("ui-keys"), style.DIM)]

    def ask(self) -> None:
        for part in self.asked():
            self.console.print(part)

    def say(self, text: str, look: Any = style.PLAIN) -> None:
        self.console.print(Text(text, look))

    # -- deciding

    def decide(self) -> None:
        """Ask until one command of this seat is carried out."""
        self.look()
        self.show()
        while True:
            line = self.read().strip()
            if self.typed(line):
                return

    def typed(self, line: str) -> bool:
        """Act on a line; True when a command was carried out."""
        key, _, rest = line.partition(" ")
        simple = {"?": self.help, "h": self.help, "b": self.board, "l": self.whole_log}
        if line in simple:
            simple[line]()
        elif line == "":
            return self.confirmed()
        elif line == "u":
            return self.take_back()
        elif line == "q":
            raise Leave
        elif key == "s":
            self.say(self.save(rest.strip()))
        elif key == "c" and rest:
            self.card(rest.strip())
        elif key == "r" and rest:
            self.rule(rest.strip())
        elif key == "p" and rest:
            self.preview(rest.strip())
        else:
            return self.choose(line)
        return False

    def choose(self, line: str) -> bool:
        """Numbers of the menu, or an action in the engine's own notation."""
        found = NUMBERS.match(line)
        if found is None or self.game.rules.actions.find(line) is not None:
            return self.submit(line)
        numbers = [int(n) for n in re.split(r"[\s,]+", found.group(1))]
        if self.pick is not None:
            self.named(numbers)
            return False
        if len(numbers) > 1:
            self.say(self.words.say("bad-choice-one"), style.OXBLOOD)
            return False
        return self.numbered(numbers[0])

    def numbered(self, n: int) -> bool:
        if self.open is None and self.groups is not None:
            kinds = list(self.groups.values())
            if not 1 <= n <= len(kinds):
                self.wrong(n, len(kinds))
                return False
            if len(kinds[n - 1]) == 1:
                return self.submit(*kinds[n - 1][0].forms)
            self.open = kinds[n - 1]
            self.ask()
            return False
        if n == 0 and self.groups is not None:
            self.open = None
            self.ask()
            return False
        forms = self.forms_of(n)
        return self.submit(*forms) if forms else False

    def forms_of(self, n: int) -> tuple[Form, ...]:
        shown = self.open or []
        if 1 <= n <= len(shown):
            return shown[n - 1].forms
        self.wrong(n, len(shown))
        return ()

    def wrong(self, n: int, most: int) -> None:
        self.say(self.words.say("bad-choice", number=n, most=most), style.OXBLOOD)

    def named(self, numbers: Sequence[int]) -> None:
        """Cards named in one go: the total is shown and waits for the confirmation."""
        assert self.pick is not None
        wanted = [] if list(numbers) == [0] else list(dict.fromkeys(numbers))
        bad = [n for n in wanted if not 1 <= n <= len(self.pick.items)]
        if bad:
            self.wrong(bad[0], len(self.pick.items))
            return
        chosen = [self.pick.items[n - 1] for n in wanted]
        self.console.print(layout.picked(self.words, self.pick, chosen))
        if self.pick.least <= len(chosen) <= self.pick.most:
            self.chosen = chosen
        else:
            self.chosen = None
            limits = {"least": self.pick.least, "most": self.pick.most}
            self.say(self.words.say("pick-wrong-count", named=len(chosen), **limits), style.OXBLOOD)

    def confirmed(self) -> bool:
        if self.pick is None or self.chosen is None:
            self.ask()
            return False
        forms = self.pick.forms(self.chosen)
        return self.kept(forms) if self.pick.verb == "retain" else self.submit(*self.settled(forms))

    def kept(self, forms: list[Form]) -> bool:
        """Card by card: the engine makes forced picks itself, and the view says how many are made."""
        while (view := self.game.view(self.seat))["prompt"]["decision"] == "keep-cards":
            if not view["prompt"]["yours"]:
                break
            if not self.submit(forms[view["sealed"]["step"]]):
                return False
            if self.game.over:
                break
        return True

    def settled(self, forms: list[Form]) -> list[Form]:
        """Without the picks at the end that the engine makes by itself, because they are forced."""
        for length in range(len(forms), 0, -1):
            if not isinstance(self.game.preview(self.seat, *forms[:length]), Refusal):
                return forms[:length]
        return forms

    def submit(self, *actions: Any) -> bool:
        return self.answered(self.game.submit(self.seat, *actions))

    def take_back(self) -> bool:
        return self.answered(self.game.take_back(self.seat))

    def answered(self, answer: Done | Refusal) -> bool:
        if isinstance(answer, Refusal):
            why = self.words.refusal(answer.to_json(), self.view["tiles"])
            self.say(f"✗ {why}  [{answer.rule}]", style.OXBLOOD)
            return False
        return True

    # -- asking

    def help(self) -> None:
        for line in self.words.say("help").splitlines():
            self.say(line)

    def board(self) -> None:
        self.console.print(layout.full_map(self.words, self.view, self.size))

    def whole_log(self) -> None:
        for line in self._told(0):
            self.say(f"• {line}")

    def card(self, id: str) -> None:
        found = rulebook.find(id)
        if not found:
            self.say(self.words.say("no-such-card", id=id), style.OXBLOOD)
            return
        for line in rulebook.card(self.words, found):
            self.say(line)

    def rule(self, id: str) -> None:
        if rulebook.find(id):
            self.card(id)
            return
        text = rulebook.rule(id)
        self.say(f"{id.upper()}: {text}" if text else self.words.say("no-rule-text", id=id))

    def preview(self, which: str) -> None:
        """What would follow, as far as it can be foreseen."""
        if self.pick is not None or not which.isdigit() or self.open is None:
            self.say(self.words.say("no-preview"), style.OXBLOOD)
            return
        forms = self.forms_of(int(which))
        if not forms:
            return
        seen = self.game.preview(self.seat, *forms)
        if isinstance(seen, Refusal):
            self.answered(seen)
            return
        for event in seen.events:
            self.say(f"→ {self.words.event(event, self.view['tiles'])}")
        self.say(f"→ {self.words.say(f'preview-{seen.then}')}", style.DIM)
