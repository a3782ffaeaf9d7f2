"""A worked example as a table shows it: laid out beforehand, with the words of the game around it."""

from functools import lru_cache

import msgspec

from consigliere.core.ruleset import Ruleset
from consigliere.rulebook.examples import examples
from consigliere.server import messages as m
from consigliere.server.page_words import Book, book
from consigliere.server.rulesets import rules_of


class ExampleShown(msgspec.Struct, frozen=True, kw_only=True):
    """`seat`: whose eyes it is seen with, none for what all see; `point`: the move that is pointed out."""

    id: str
    seat: int | None
    point: list[str]
    meta: m.Meta
    book: Book
    position: m.Position


@lru_cache(maxsize=16)
def _book(rules: Ruleset, language: str) -> Book:
    return book(rules, language)


def shown(game: str, id: str, language: str) -> ExampleShown:
    """KeyError if there is none."""
    example = examples(game)[id]
    rules = rules_of(game)
    words = _book(rules, language)
    view = example.position["view"]
    names = {family["id"]: family["name"] for family in words["families"]}
    meta = m.Meta(
        id=id,
        game=game,
        title="",
        visibility="bots",
        status="playing",
        players=len(view["seats"]),
        options=view["options"],
        seats=[
            m.SeatShown(seat=n, kind="bot", name=names[one["family"]]) for n, one in enumerate(view["seats"])
        ],
        rules=rules.version,
        content=rules.content_hash,
        commitment="",
        away=0,
        you=example.seat,
    )
    position = m.Position(
        **example.position
    )  # as it was written: converted, it would lose a game's own fields
    return ExampleShown(
        id=id, seat=example.seat, point=example.point, meta=meta, book=words, position=position
    )
