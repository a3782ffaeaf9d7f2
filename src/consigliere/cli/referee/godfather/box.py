"""The Godfather's box at the referee's table: the game's answers to what the common parts ask (G1-G16)."""

from collections.abc import Sequence
from typing import cast, ClassVar

from consigliere.cli.referee.box import Box
from consigliere.cli.referee.godfather import moves, questions, sheets
from consigliere.cli.referee.questions import Question
from consigliere.cli.referee.reader import Complaint
from consigliere.core.actions import Action
from consigliere.core.chance import Ask
from consigliere.core.game import Game
from consigliere.core.ruleset import Ruleset
from consigliere.core.shapes import Seen
from consigliere.core.state import KIND, State
from consigliere.games.godfather import frames, names
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.games.godfather.state import Godfather
from consigliere.locales import catalogue
from consigliere.wording.godfather.words import Words


class GodfatherBox(Box[Words]):
    by_value: ClassVar = frozenset({"bribe", "tribute", "offer", "launder"})  # there “5” is the bill

    def __init__(self, rules: Ruleset, players: Sequence[str] = ()) -> None:
        records = cast(GodfatherRules, rules).content.records
        super().__init__(rules, Words(catalogue(), players, records))

    def question(self, s: State, ask: Ask) -> Question:
        return questions.question(cast(Godfather, s), ask, self.words)

    def universe(self, ask: Ask) -> Question:
        return questions.universe(ask, self.words)

    def impossible(self, s: State, ask: Ask, id: str) -> Complaint:
        return questions.impossible(cast(Godfather, s), ask, id, self.words)

    def decision(self, game: Game) -> str:
        return moves.decision(game)

    def private_to(self, game: Game) -> int | None:
        """A sealed choice, or which of two drawn jobs is kept."""
        hidden = game.rules.is_sealed(game.state) or game.state.get(KIND) == frames.KEEP
        return game.seat if hidden else None

    def of_hand(self, action: Action) -> bool:
        return moves.of_hand(action)

    def headline(self, game: Game) -> str:
        return moves.headline(game, self.words)

    def cards_instead(self, game: Game) -> bool:
        return game.rules.is_sealed(game.state)

    def also(self, game: Game, listed: Sequence[Action]) -> str | None:
        return moves.also(game, listed, self.words)

    def meaning(self, action: Action, view: Seen) -> str:
        for field in ("space", "at", "turf", "job", "ally", "card"):
            id = action.form.get(field)
            if isinstance(id, str) and "height" not in action.form:
                if id in names.ROUND_IDS:
                    return sheets.place(self.words, id)
                name = self.words.thing(id, view["tiles"])
                return "" if name == id else name
        return self.words.action(action.form, view)

    def at_once(self, game: Game, text: str) -> list[Action] | None:
        if not game.rules.is_sealed(game.state):
            return None
        return moves.sealed(game, text, self.reader, self.words)

    def board(self, game: Game) -> list[str]:
        return sheets.board(self.public_view(game), self.words)

    def score(self, game: Game) -> list[str]:
        return sheets.score(game, self.words)

    def cards_of(self, game: Game, seat: int) -> list[str]:
        return sheets.cards_of(cast(Godfather, game.state), seat, self.words)
