"""A puzzle as a table shows it: the position as its seat saw it, moves to choose from, and how each fares.

Done by a clerk. The table is laid out like one that is played on from a journal; nobody keeps it.
"""

from typing import Any, Final

import msgspec

from consigliere.bots.puzzles import kept, Puzzle
from consigliere.core.journal import Journal
from consigliere.core.refusal import Refusal
from consigliere.locales import browser
from consigliere.server import importing, messages as m, table_view as view
from consigliere.server.laying import laid_out
from consigliere.server.page_words import Book, book
from consigliere.server.rulesets import rules_of
from consigliere.server.table import Table
from consigliere.wording.games import wording_of

NOBODY: Final = "puzzle"  # who sits there; no identity of a person looks like this


class Offered(msgspec.Struct, frozen=True, kw_only=True):
    """A move to choose from, and the chance to win after it."""

    actions: list[str]
    words: str
    chance: float


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """`best`: the number of the best move; `why`: what speaks for it against the next; `worlds`: in how many
    each was played on to the end."""

    number: int
    count: int
    seat: int
    meta: m.Meta
    book: Book
    position: m.Position
    sentence: str
    moves: list[Offered]
    best: int
    why: list[str]
    worlds: int


def laid(game: str, number: int, language: str) -> Laid:
    """A puzzle by its number, counted from one; IndexError if there is none."""
    found = kept(game)
    one = found[number - 1]
    table = table_of(game, one)
    assert table.game is not None
    said = wording_of(table.rules, browser(language))
    position = view.position(table, one.seat, said)
    assert position is not None
    seen = table.game.view(one.seat, knowledge=False)
    return Laid(
        number=number,
        count=len(found),
        seat=one.seat,
        meta=view.meta(table, NOBODY, language=language),
        book=book(table.rules, language),
        position=position,
        sentence=said.sentence(seen),
        moves=[
            Offered(actions=[move], words=spoken(table, said, move, seen), chance=chance)
            for move, chance in zip(one.moves, one.chances, strict=True)
        ],
        best=one.best,
        why=[
            said.words.say("advice-by", text=said.words.say(why["key"]), points=f"{why['points']:+.1f}")
            for why in one.reasons
        ],
        worlds=one.worlds,
    )


def table_of(game: str, puzzle: Puzzle) -> Table:
    journal = Journal.from_text(puzzle.journal)
    played = importing.cut(journal, rules_of(game, []), None)
    first = importing.made(played, [], NOBODY, "")
    table = Table(NOBODY, bytes(32))
    plans = importing.playing_on(first, (NOBODY, "?"), puzzle.seat, [], True)
    records = laid_out(table, plans, 0)
    assert not isinstance(records, Refusal), records.key
    return table


def spoken(table: Table, said: Any, move: str, seen: Any) -> str:
    action = table.rules.actions.find(move)
    assert action is not None
    text: str = said.words.action(action.form, seen)
    return text
