"""Looking things up at the table: help, board, log, cards, rules, score, previews. Nothing here acts.

Each command gives what is to be shown; the person shows it page by page and asks again.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from consigliere.cli.screen import board as streets, hints, layout, log, rulebook, standing, style, table
from consigliere.cli.screen.layout import Size
from consigliere.cli.screen.words import Words
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.games.godfather import names

View = Mapping[str, Any]
Shown = list[RenderableType]
NEEDS: Final = ("c", "r", "p")  # commands that need a word after them


class Lookup:
    """One seat's reference book."""

    def __init__(self, game: Game, seat: int, words: Words) -> None:
        self.game = game
        self.seat = seat
        self.words = words

    def find(self, line: str, view: View, legal: Sequence[Any], size: Size) -> Shown | None:
        """What a line asks to see; None if it asks for nothing of the kind."""
        key, _, rest = line.partition(" ")
        rest = rest.strip()
        if key in NEEDS and not rest:
            return [self.fault("usage", command=key)]
        plain: dict[str, Callable[[], Shown]] = {
            "?": self.help,
            "h": self.help,
            "b": lambda: self.board(view, size),
            "l": lambda: [Text(f"• {line}") for line in self.told(self.game.events(self.seat), view)],
            "j": lambda: self.cards(view, legal),
            "score": lambda: [standing.score(self.words, view)],
        }
        if line in plain:
            return plain[line]()
        if key == "c":
            return self.card(rest, view)
        return self.rule(rest, view) if key == "r" else None

    def fault(self, key: str, **params: object) -> Text:
        return Text(self.words.say(key, **params), style.OXBLOOD)

    def told(self, events: Sequence[Mapping[str, Any]], view: View) -> list[str]:
        return log.turns(self.words, events, view["tiles"], self.seat)

    def help(self) -> Shown:
        return [Text(line) for line in self.words.say("help").splitlines()]

    def board(self, view: View, size: Size) -> Shown:
        people = Group(table.players(self.words, view), streets.hudson(self.words, view))
        return [layout.full_map(self.words, view, size), style.panel(people, self.words.say("ui-players"))]

    def cards(self, view: View, legal: Sequence[Any]) -> Shown:
        """Public jobs, allies on offer, own jobs and allies, each with its whole text."""
        held = [id for id in (*names.JOB_IDS, *names.ALLY_IDS) if view["hand"].get(id)]
        played = view["seats"][self.seat]["allies_played"]
        ready, _ = table.payable(legal)
        own: Shown = []
        for id in held:
            if id in names.JOB_IDS:
                own.append(table.job_line(self.words, id, "", id in ready))
                own.append(Text(f"    {hints.card_text(self.words, id)}", style.DIM))
        allies = [id for id in (*held, *played) if id in names.ALLY_IDS]
        return [
            self.title("ui-public-jobs"),
            table.public_jobs(self.words, view, legal, texts=True),
            self.title("ui-allies"),
            table.allies(self.words, view["offered"]),
            self.title("ui-own-jobs"),
            *(own or [Text("–", style.DIM)]),
            self.title("ui-own-allies"),
            table.allies(self.words, allies) if allies else Text("–", style.DIM),
        ]

    def title(self, key: str) -> Text:
        return Text(self.words.say(key), style.BRASS_BOLD)

    def card(self, asked: str, view: View) -> Shown:
        found = rulebook.search(self.words, asked, view)
        if not found:
            return [self.fault("no-such-card", id=asked)]
        # cards of one name, like the three Mayors, are shown together
        if len(found) > 1 and len({rulebook.named(self.words, id) for id in found}) > 1:
            labels = self.words.listed(f"{id} {rulebook.named(self.words, id)}" for id in found)
            return [self.fault("card-unclear", id=asked, cards=labels)]
        return [Text(line) for id in found for line in rulebook.card(self.words, id)]

    def rule(self, asked: str, view: View) -> Shown:
        if rulebook.find(asked):
            return self.card(asked, view)
        text = rulebook.rule(asked)
        if text:
            return [Text(f"{asked.upper()}: {text}")]
        return [self.fault("no-such-rule" if rulebook.known_docs() else "no-rule-text", id=asked)]

    def preview(self, forms: Sequence[Any], view: View) -> Shown | Refusal:
        """What would follow, as far as it can be foreseen."""
        seen = self.game.preview(self.seat, *forms)
        if isinstance(seen, Refusal):
            return seen
        events = log.gathered(seen.events)
        lines = [log.sentence(self.words, e, view["tiles"]) for e in events if e["event"] != "turn-begins"]
        lines += standing.after(self.words, view, forms[0])
        out: Shown = [Text(f"→ {line}") for line in lines]
        return [*out, Text(f"→ {self.words.say(f'preview-{seen.then}')}", style.DIM)]
