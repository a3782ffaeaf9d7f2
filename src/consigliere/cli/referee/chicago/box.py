"""Chicago's box at the referee's table: the game's answers to what the common parts ask (C1-C12)."""

from collections.abc import Sequence
from typing import cast, ClassVar, Final

from consigliere.cli.referee.box import Box, Unfinished
from consigliere.cli.referee.chicago import moves, questions, sheets
from consigliere.cli.referee.questions import Question
from consigliere.cli.referee.reader import Complaint
from consigliere.core.actions import Action
from consigliere.core.chance import Ask
from consigliere.core.game import Game
from consigliere.core.journal import Entry
from consigliere.core.ruleset import Ruleset
from consigliere.core.shapes import Seen
from consigliere.core.state import State
from consigliere.games.chicago import names
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.state import Chicago
from consigliere.locales import catalogue
from consigliere.wording.chicago.words import Words

NAMED: Final = ("card", "special", "hole", "asset", "penalty", "side", "extra", "cards", "of")  # in notation


class ChicagoBox(Box[Words]):
    unseen: ClassVar = frozenset({questions.UNSEEN, questions.UNDER})
    by_value: ClassVar = frozenset({"return-cards", "keep-cards"})  # no list is shown there
    several: ClassVar = True
    quiet: ClassVar = frozenset({"turn-begins", "card-dealt", "card-returned"})

    def __init__(self, rules: Ruleset, players: Sequence[str] = ()) -> None:
        super().__init__(rules, Words(catalogue(), players, cast(ChicagoRules, rules).content.records))

    def set_up(self) -> str:
        return sheets.set_up(cast(ChicagoRules, self.rules).tables, len(self.words.players), self.words)

    # -- chance

    def question(self, s: State, ask: Ask) -> Question:
        return questions.question(cast(Chicago, s), ask, self.words)

    def universe(self, ask: Ask) -> Question:
        return questions.universe(ask, self.words)

    def impossible(self, s: State, ask: Ask, id: str) -> Complaint:
        return questions.impossible(cast(Chicago, s), ask, id, self.words)

    def otherwise(self, s: State, ask: Ask, past: Sequence[Entry], id: str) -> tuple[Entry, Entry] | None:
        return questions.recut(cast(Chicago, s), past, id) if ask.purpose in questions.FROM_DECK else None

    # -- decisions

    def decision(self, game: Game) -> str:
        return FRAMES.by_number[moves.kind_of(game)].id

    def private_to(self, game: Game) -> int | None:
        return moves.private_to(game)

    def of_hand(self, action: Action) -> bool:
        return action.form["type"] in moves.OF_HAND

    def headline(self, game: Game) -> str:
        return moves.headline(game, self.words)

    def cards_instead(self, game: Game) -> bool:
        return game.rules.is_sealed(game.state)

    def also(self, game: Game, listed: Sequence[Action]) -> str | None:
        return moves.also(game, self.words)

    def meaning(self, action: Action, view: Seen) -> str:
        named = [name for name in NAMED if name in action.form]
        for id in (str(action.form[name]) for name in named):
            business = view["cards"].get(id, {}).get("business")
            if business is not None:
                return self.words.business(business)
            if id in names.SPECIAL_IDS:
                return self.words.card(id)
        return "" if named else self.words.action(action.form, view)

    def unfinished(self, game: Game, text: str) -> Unfinished | None:
        return moves.unfinished(game, text, self.reader, self.words)

    def at_once(self, game: Game, text: str) -> list[Action] | None:
        return moves.at_once(game, text, self.reader, self.words)

    def misread(self, game: Game, text: str) -> Complaint:
        if text.casefold().strip() == "influence":
            return Complaint("referee-which-side")
        return super().misread(game, text)

    # -- sheets

    def board(self, game: Game) -> list[str]:
        return sheets.board(self.public_view(game), self.words)

    def score(self, game: Game) -> list[str]:
        return sheets.score(game, self.words)

    def cards_of(self, game: Game, seat: int) -> list[str]:
        return sheets.cards_of(cast(Chicago, game.state), seat, self.words)
