"""Lessons: every step of every lesson is played through; its own answer is taken, another is told of."""

import msgspec
import pytest

from consigliere.games.catalogue import GAMES
from consigliere.locales import catalogue, LANGUAGES
from consigliere.server import lessons

TAUGHT = [game for game in GAMES if lessons.given(game)]


def test_every_game_has_a_lesson() -> None:
    assert set(TAUGHT) == set(GAMES)


def moves(game: str) -> list[tuple[int, str]]:
    """The entries that the learner gives: where each stands, and its text."""
    found = []
    for step in lessons.lesson(game).step:
        at = step.at
        for move in step.moves:
            while lessons.entries(game)[at].startswith(lessons.CHANCE):
                at += 1
            found.append((at, move))
            at += 1
    return found


@pytest.mark.parametrize("game", TAUGHT)
def test_the_steps_are_the_journal_s_own(game: str) -> None:
    data, written = lessons.lesson(game), lessons.entries(game)
    assert [step.at for step in data.step] == sorted(step.at for step in data.step)
    assert len({step.id for step in data.step}) == len(data.step) and not data.step[-1].moves
    assert data.step[-1].at == len(written)
    assert [written[at] for at, _ in moves(game)] == [f"{data.seat} {move}" for _, move in moves(game)]


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
def test_every_path_can_be_played(game: str) -> None:
    """Each step is laid out for the learner; what is asked there can be answered as the lesson wants."""
    for number, step in enumerate(lessons.lesson(game).step, 1):
        laid = lessons.laid(game, number, "en")
        assert [one.move for one in laid.then if one.mine] == step.moves
        before = laid.position
        for one in laid.then:
            if one.mine:
                assert before.question is not None and before.question.legal, step.id
                found = lessons.judged(game, one.entry, one.move.split("; "), None, "en")
                assert found.same and found.refused is None, step.id
            before = one.position
    with pytest.raises(IndexError):
        lessons.laid(game, len(lessons.lesson(game).step) + 1, "en")


def test_nothing_is_warned_of_before_it_is_explained() -> None:
    steps = lessons.lesson("godfather").step
    taught = [one.id for one in steps].index(lessons.lesson("godfather").warned)
    calm = [lessons.laid("godfather", number, "en").calm for number in range(1, len(steps) + 1)]
    assert calm == [True] * taught + [False] * (len(steps) - taught)
    assert not lessons.laid("chicago", 1, "en").calm


@pytest.mark.parametrize("game", TAUGHT)
def test_another_answer_is_told_of_and_not_done(game: str) -> None:
    at, move = moves(game)[0]
    question = lessons.position(lessons.table_at(game, at), lessons.lesson(game).seat, "en").question
    assert question is not None
    other = next(one.text for one in question.legal if one.text != move)
    found = lessons.judged(game, at, [other], None, "en")
    assert not found.same and found.previewed is not None
    refused = lessons.judged(game, at, ["no such thing"], None, "en").refused
    assert refused is not None and refused.words


def test_a_rule_that_forbids_a_step_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: an entry that the rules don't allow. The lesson can't be laid out any more."""
    written = list(lessons.entries("godfather"))
    at = moves("godfather")[0][0]
    written[at] = "0 launder $5"
    monkeypatch.setattr(lessons, "entries", lambda game: written)
    with pytest.raises(Exception, match=r"."):
        lessons.table_at("godfather", at + 1)


@pytest.mark.slow
@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(game: str, language: str) -> None:
    said = catalogue(language)
    for step in lessons.lesson(game).step:
        title, words = said.text(f"lesson-{game}-{step.id}-title"), said.text(f"lesson-{game}-{step.id}")
        assert title and words and "lesson-" not in title + words
        assert len(title) <= 40 and len(words) <= 330, step.id
    assert msgspec.json.encode(lessons.laid(game, 1, language))


def test_what_is_wanted_may_be_done_in_any_order_or_at_once() -> None:
    """Three icons are to be used: each may come first, and all at once; then the others are still to do."""
    step = next(one for one in lessons.lesson("godfather").step if one.id == "backs")
    first, second, third = step.moves
    number = lessons.lesson("godfather").step.index(step) + 1
    laid = lessons.laid("godfather", number, "en").then
    for given in ([third], [second, first], [third, second, first]):
        found = lessons.judged("godfather", step.at, given, None, "en")
        assert found.same and found.done == len(given)
        assert [one.move for one in found.then[: len(given)]] == given
        assert len(found.then) == 3 and found.then[-1].position.view == laid[2].position.view
    assert lessons.judged("godfather", step.at, [first], None, "en").then == []
    assert not lessons.judged("godfather", step.at, [first, "launder $1"], None, "en").same
    assert lessons.own_way("godfather", step.at, [third, third]) == []
