"""A lesson as a table shows it: a prepared game, step by step, and what would follow from other answers.

The game and the steps are each title's own data (`games/<game>/lesson.journal` and `lesson.toml`); its
words are `lesson-<game>-<step>`. The header is made of the rules as they are, so a change of the rules that
breaks a lesson shows when it is laid out. Done by a clerk; nobody keeps these tables.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from consigliere import games
from consigliere.core.game import Game
from consigliere.core.journal import Entry, Journal
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from consigliere.core.shapes import ToldDict
from consigliere.locales import browser
from consigliere.server import importing, messages as m, table_answers as answers, table_view as view
from consigliere.server.laying import laid_out
from consigliere.server.page_words import Book, book
from consigliere.server.rulesets import rules_of
from consigliere.server.table import Table
from consigliere.server.table_commands import chosen

LEARNER: Final = "lesson"  # who sits there; no identity of a person looks like this
NAME: Final = "Nino"
CHANCE: Final = "*"


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`at`: entries of the journal before it. `moves`: the learner's own next entries; none: it only tells.
    `target`: what is lit. `cut`: nothing of what happened before it is played back."""

    id: str
    at: int
    moves: list[str] = []
    target: str | None = None
    cut: bool = False


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`warned`: the step that explains what is warned of; before it no warning is shown."""

    players: int
    seat: int
    warned: str = ""
    step: list[Step]


class StepShown(msgspec.Struct, frozen=True, kw_only=True):
    """One command of the game and the position after it. `mine`: the learner is to give it."""

    entry: int
    move: str
    mine: bool
    events: list[ToldDict]
    lines: list[str]
    position: m.Position


class LaidStep(msgspec.Struct, frozen=True, kw_only=True):
    """`titles`: those of all steps. `calm`: no warning is shown yet. `then`: what is played from here
    up to the next step."""

    number: int
    titles: list[str]
    title: str
    words: str
    target: str | None
    cut: bool
    calm: bool
    seat: int
    meta: m.Meta
    book: Book
    position: m.Position
    then: list[StepShown]


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """`same`: the answer is what the lesson wants, all or some of it in any order. `done`: how many of the
    learner's commands it gives; `then`: what is left of them, where the order is another than the lesson's.
    If not the same: what would follow, or why it is refused."""

    same: bool
    done: int = 0
    then: list[StepShown] = []
    previewed: m.Previewed | None = None
    refused: m.Refused | None = None


def folder(game: str) -> Path:
    return Path(games.__file__).parent / game


def given(game: str) -> bool:
    return (folder(game) / "lesson.toml").is_file()


@cache
def lesson(game: str) -> Lesson:
    return msgspec.convert(tomllib.loads((folder(game) / "lesson.toml").read_text("utf-8")), Lesson)


@cache
def entries(game: str) -> list[str]:
    return (folder(game) / "lesson.journal").read_text("utf-8").splitlines()


def journal(rules: Ruleset, written: list[str]) -> Journal:
    header = {"game": rules.name, "rules": rules.version, "content": rules.content_hash}
    header |= {"players": lesson(rules.name).players, "options": {}}
    found = [Entry.read(line) for line in written]
    return Journal(header, [entry for entry in found if entry is not None])


def table_at(game: str, entry: int, written: list[str] | None = None) -> Table:
    """The lesson's table after so many entries of its journal, or of one that differs from it."""
    rules, data = rules_of(game, []), lesson(game)
    played = importing.cut(journal(rules, written or entries(game)), rules, entry)
    first = importing.made(played, [], LEARNER, "")
    table = Table(LEARNER, bytes(32))
    if played.over:
        names = [NAME if seat == data.seat else None for seat in range(data.players)]
        plans = importing.finished(first, names)
    else:
        plans = importing.playing_on(first, (LEARNER, NAME), data.seat, ["easy"] * (data.players - 1), True)
    records = laid_out(table, plans, 0)
    assert not isinstance(records, Refusal), records.key
    return table


def laid(game: str, number: int, language: str) -> LaidStep:
    """A step by its number, counted from one; IndexError if there is none."""
    data = lesson(game)
    if not 1 <= number <= len(data.step):
        raise IndexError(number)
    step, said = data.step[number - 1], browser(language)
    table = table_at(game, step.at)
    end = data.step[number].at if number < len(data.step) and not data.step[number].cut else None
    return LaidStep(
        number=number,
        titles=[said.text(f"lesson-{game}-{one.id}-title") for one in data.step],
        title=said.text(f"lesson-{game}-{step.id}-title"),
        words=said.text(f"lesson-{game}-{step.id}"),
        target=step.target,
        cut=step.cut,
        calm=data.warned in [one.id for one in data.step[number:]],
        seat=data.seat,
        meta=meta(game, table, language),
        book=book(table.rules, language),
        position=position(table, data.seat, language),
        then=list(then(game, step, end, language)),
    )


def meta(game: str, table: Table, language: str) -> m.Meta:
    """The same people sit there to the end."""
    first = view.meta(table_at(game, lesson(game).step[0].at), LEARNER, language=language)
    now, seat = view.meta(table, LEARNER, language=language), lesson(game).seat
    return msgspec.structs.replace(now, you=seat, advice=False, seats=first.seats)


def position(table: Table, seat: int, language: str) -> m.Position:
    found = view.position(table, seat, view.wording(table, language))
    assert found is not None
    return msgspec.structs.replace(found, can_take_back=False)


def then(game: str, step: Step, end: int | None, language: str) -> Iterator[StepShown]:
    """The learner's moves, and what follows them up to the next step; where that is cut off, they alone."""
    written = entries(game)
    commands = [n for n in range(step.at, len(written)) if not written[n].startswith(CHANCE)]
    own = commands[: len(step.moves)]
    others = [] if end is None else [at for at in commands[len(own) :] if at < end]
    return shown(game, written, own + others, own, language)


def shown(
    game: str, written: list[str], commands: list[int], own: list[int], language: str
) -> Iterator[StepShown]:
    """Commands one after the other, each with what chance answers to it."""
    seat = lesson(game).seat
    told = len(game_of(table_at(game, commands[0], written)).feed) if commands else 0
    for at in commands:
        after = at + 1
        while after < len(written) and written[after].startswith(CHANCE):
            after += 1
        table = table_at(game, after, written)
        happened = game_of(table).events(seat, told)
        told = len(game_of(table).feed)
        yield StepShown(
            entry=at,
            move=written[at].partition(" ")[2] if at in own else "",
            mine=at in own,
            events=happened,
            lines=view.lines(table, seat, happened, view.wording(table, language)),
            position=position(table, seat, language),
        )


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def judged(
    game: str, entry: int, actions: list[str] | None, picked: list[str] | None, language: str
) -> Answered:
    """An answer at an entry of the learner's: the lesson's own, or what would follow from it."""
    data, written = lesson(game), entries(game)
    if not any(step.at <= entry < len(written) and step.moves for step in data.step):
        raise IndexError(entry)
    table, seat = table_at(game, entry), data.seat
    now = game_of(table)
    meant = chosen(table, seat, now, actions, picked)
    found = meant if isinstance(meant, Refusal) else now.preview(seat, *meant)
    planned = meant if isinstance(meant, Refusal) else now.plan(seat, *meant)
    if isinstance(found, Refusal) or isinstance(planned, Refusal):
        no = found if isinstance(found, Refusal) else planned
        assert isinstance(no, Refusal)
        return Answered(same=False, refused=answers.refused(table, seat, "", no, language))
    given = [part for one in planned.entries if one.seat == seat for part in parts(one.text)]
    return Answered(
        same=bool(done := own_way(game, entry, given)),
        done=len(done),
        then=list(in_that_order(game, entry, done, language)),
        previewed=answers.previewed(table, seat, "", found, language),
    )


def moves_left(game: str, entry: int) -> list[str]:
    """The learner's commands of this step from here on, up to a chance: nobody can go round that."""
    step, written = (
        next(one for one in reversed(lesson(game).step) if one.moves and one.at <= entry),
        entries(game),
    )
    commands = [n for n in range(step.at, len(written)) if not written[n].startswith(CHANCE)]
    own = [n for n in commands[: len(step.moves)] if n >= entry]
    return [written[n].partition(" ")[2] for count, n in enumerate(own) if n == entry + count]


def own_way(game: str, entry: int, given: list[str]) -> list[str]:
    """The commands that this answer gives, if the lesson wants them: the next one, or some of those that are
    left, in any order. Nothing else."""
    left = moves_left(game, entry)
    if left and sorted(given) == parts(left[0]):
        return left[:1]
    wanted = list(left)
    for part in given:
        if part not in wanted:
            return []
        wanted.remove(part)
    return given


def in_that_order(game: str, entry: int, done: list[str], language: str) -> Iterator[StepShown]:
    """What is left of the learner's commands, beginning with those that were given; nothing if that is the
    lesson's own order."""
    left, written, seat = moves_left(game, entry), entries(game), lesson(game).seat
    if not done or done == left[: len(done)]:
        return
    rest = list(left)
    for one in done:
        rest.remove(one)
    order = [f"{seat} {move}" for move in (*done, *rest)]
    changed = [*written[:entry], *order, *written[entry + len(order) :]]
    own = list(range(entry, entry + len(order)))
    yield from shown(game, changed, own, own, language)


def parts(text: str) -> list[str]:
    """Several things that are chosen in one go are the same in any order."""
    return sorted(text.split("; "))
