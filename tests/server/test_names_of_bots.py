"""Bots are called in the language of whoever looks, on seats and in the log; what is stored stays."""

import msgspec

from consigliere.locales import browser
from consigliere.locales.speaking import speaking
from consigliere.server import lessons, table_view as view
from consigliere.server.routes.tables import shown
from consigliere.server.store.base import Listing, Seat

STORED = "Easy bot 1"


def test_seats_and_lines_call_a_bot_alike() -> None:
    for language, name in (("en", STORED), ("uk", "Легкий бот 1"), ("fa", "ربات آسان ۱")):
        laid = lessons.laid("godfather", 1, language)
        assert name in [seat.name for seat in laid.meta.seats]
        table = lessons.table_at("godfather", lessons.lesson("godfather").step[0].at)
        words = view.wording(table, language)
        assert words is not None and name in words.words.players


def test_without_a_language_names_are_as_they_are_stored() -> None:
    table = lessons.table_at("godfather", lessons.lesson("godfather").step[0].at)
    assert STORED in [seat.name for seat in view.meta(table, None).seats]
    assert STORED in table.names() and view.names(table, "uk") != table.names()
    assert view.names(table, "xx") == table.names()


def test_what_is_kept_of_one_language_is_not_told_in_another() -> None:
    table = lessons.table_at("godfather", lessons.lesson("godfather").step[0].at)
    told = {one: msgspec.json.encode(view.meta(table, None, (), one)) for one in ("uk", "it", "uk", None)}
    assert len(set(told.values())) == 3


def test_a_record_of_a_bot_names_it_alike() -> None:
    words = browser("it")
    assert view.named({"name": STORED, "level": "easy"}, words) == "Bot facile 1"
    assert view.named({"name": STORED}, words) == STORED  # a person
    assert view.named({"seat": 1}, words) is None and view.named({"name": STORED}, None) == STORED


def test_the_lobby_calls_a_bot_alike_and_a_person_as_they_call_themselves() -> None:
    people = [
        Seat(identity="ann", level=None, name=STORED, place=None, points=None),
        Seat(identity=None, level="easy", name=STORED, place=None, points=None),
        Seat(identity="bob", level="medium", name="Bob", place=None, points=None),  # away: a bot plays
    ]
    table = Listing(
        id="t", game="godfather", title="", visibility="public", status="playing", players=3,
        seats=tuple(people), host="ann", updated_at=0,
    )  # fmt: skip
    with speaking("it"):
        assert [seat.name for seat in shown(table, None).seats] == [STORED, "Bot facile 1", "Bob"]
    assert [seat.name for seat in shown(table, None).seats] == [STORED, STORED, "Bob"]
