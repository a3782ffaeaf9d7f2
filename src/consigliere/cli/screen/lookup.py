"""Looking things up at the table: help, board, log, cards, rules, score, previews. Nothing here acts.

Each command gives what is to be shown; the person shows it page by page and asks again.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from rich.text import Text

from consigliere.cli.screen import rulebook, style
from consigliere.cli.screen.game_screen import GameScreen, Shown, View
from consigliere.cli.screen.layout import Size
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.core.shapes import Told
from consigliere.wording import log

NEEDS: Final = ("c", "r", "p")  # commands that need a word after them


class Lookup:
    """One seat's reference book."""

    def __init__(self, game: Game, seat: int, screen: GameScreen) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.words = screen.words

    def find(self, line: str, view: View, legal: Sequence[Any], size: Size) -> Shown | None:
        """What a line asks to see; None if it asks for nothing of the kind."""
        key, _, rest = line.partition(" ")
        rest = rest.strip()
        if key in NEEDS and not rest:
            return [self.fault("usage", command=key)]
        plain: dict[str, Callable[[], Shown]] = {
            "?": self.help,
            "h": self.help,
            "b": lambda: self.screen.board(view, size),
            "l": lambda: [Text(f"• {line}") for line in self.told(self.game.events(self.seat), view)],
            "j": lambda: self.screen.reference(view, legal),
            "score": lambda: [self.screen.score(view)],
        }
        if line in plain:
            return plain[line]()
        if key == "c":
            return self.card(rest, view)
        return self.rule(rest, view) if key == "r" else None

    def fault(self, key: str, **params: object) -> Text:
        return Text(self.words.say(key, **params), style.OXBLOOD)

    def told(self, events: Sequence[Told], view: View) -> list[str]:
        return log.turns(self.words, events, self.words.scene(view), self.seat)

    def help(self) -> Shown:
        return [Text(line) for line in self.words.say("help").splitlines()]

    def card(self, asked: str, view: View) -> Shown:
        found = self.screen.search(asked, view)
        if not found:
            return [self.fault("no-such-card", id=asked)]
        # cards of one name, like the three Mayors, are shown together
        if len(found) > 1 and len({self.screen.named(id) for id in found}) > 1:
            labels = self.words.listed(f"{id} {self.screen.named(id)}" for id in found)
            return [self.fault("card-unclear", id=asked, cards=labels)]
        return [Text(line) for id in found for line in self.screen.card(id, view)]

    def rule(self, asked: str, view: View) -> Shown:
        """A rule's text; the question about a card cites the card, whose text is its rule."""
        text = rulebook.rule(self.game.rules.name, asked, self.words.catalogue.language)
        if text:
            return [Text(f"{asked.upper()}: {text}")]
        if any(id.lower() == asked.lower() for id in self.screen.search(asked, view)):
            return self.card(asked, view)
        return [self.fault("no-such-rule", id=asked)]

    def preview(self, forms: Sequence[Any], view: View) -> Shown | Refusal:
        """What would follow, as far as it can be foreseen."""
        seen = self.game.preview(self.seat, *forms)
        if isinstance(seen, Refusal):
            return seen
        events = log.gathered(self.words, seen.events)
        scene = self.words.scene(view)
        lines = [log.sentence(self.words, e, scene) for e in events if e["event"] != "turn-begins"]
        told = self.game.rules.foresee(view, forms)
        if told is not None and not isinstance(told, Refusal):
            lines += self.screen.after(view, forms[0], told)
        out: Shown = [Text(f"→ {line}") for line in lines]
        return [*out, Text(f"→ {self.words.say(f'preview-{seen.then}')}", style.DIM)]
