"""The puzzles that are kept: enough of them, sound, and with an answer that other dice give as well."""

from dataclasses import replace

import pytest

from consigliere.bots.puzzles import agrees, kept, LARGE, LEAD, LEAST, OFFERED
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.games.catalogue import ruleset
from consigliere.locales import LANGUAGES
from consigliere.server.puzzles import laid

GAMES = ("godfather", "chicago")
WANTED = 30
TRIED = 4  # judged again here; `python -m tools.puzzles check` judges them all with four times the budget


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_sound(game: str) -> None:
    """Its journal leads to a question of its seat; each move may be chosen, and one is clearly the best."""
    puzzles = kept(game)
    assert len(puzzles) >= WANTED
    assert len({one.asked for one in puzzles}) > 1
    for one in puzzles:
        replayed = Game.replay(Journal.from_text(one.journal), ruleset(game))
        legal = {action.text for action in replayed.legal_for(one.seat)}
        assert LEAST <= len(one.moves) <= OFFERED and set(one.moves) <= legal
        first, second = sorted(one.chances, reverse=True)[:2]
        assert first - second >= LEAD - 0.001


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_other_dice_give_the_same_answer(game: str) -> None:
    puzzles = kept(game)
    some = puzzles[:: len(puzzles) // TRIED][:TRIED]
    assert sum(agrees(ruleset(game), one, LARGE // 2, "puzzle tested") for one in some) >= TRIED - 1


def test_a_planted_answer_is_seen() -> None:
    clear = max(kept("godfather"), key=lambda one: sorted(one.chances)[-1] - sorted(one.chances)[-2])
    assert agrees(ruleset("godfather"), clear, 40, "puzzle planted")
    wrong = replace(clear, chances=tuple(1 - chance for chance in clear.chances))
    assert not agrees(ruleset("godfather"), wrong, 40, "puzzle planted")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_laid_out_for_its_seat_alone(game: str) -> None:
    for language in LANGUAGES:
        found = laid(game, 1, language)
        assert found.meta.you == found.seat and found.position.question is not None
        offered = {
            action for option in found.position.question.options or () for action in option.actions[:1]
        }
        assert {move.actions[0] for move in found.moves} <= offered
        assert all(move.words for move in found.moves) and found.sentence
    with pytest.raises(IndexError):
        laid(game, len(kept(game)) + 1, "en")
