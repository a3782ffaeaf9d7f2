"""Every card of a game for pages: its words, its values, where each came from, what was measured."""

from consigliere.bots.measured import measured
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import ruleset
from consigliere.server.page_words import Book, book


def cards(rules: Ruleset, language: str) -> Book:
    """The book of words, with `records` (values and sources) and `measured`; KeyError without words. A pack
    plays with values that were not measured."""
    records = {
        id: {"kind": one.kind, "values": dict(one.values), "source": one.source, "sources": dict(one.sources)}
        for id, one in rules.content.records.items()
    }
    as_boxed = rules.content.hash == ruleset(rules.name).content.hash
    return book(rules, language) | {"records": records, "measured": measured(rules.name) if as_boxed else {}}
