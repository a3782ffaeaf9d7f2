"""The names and texts a page shows beside ids: cards, places, phases, groups of choices, family marks.

One book for a game's content in one language. It tells what is printed, never how a game stands; values that
are ours and not the printed ones are marked as such.
"""

from typing import Any

from consigliere.core.ruleset import Ruleset
from consigliere.locales import browser
from consigliere.wording.games import wording_of
from consigliere.wording.speech import Speech

Book = dict[str, Any]


def book(rules: Ruleset, language: str) -> Book:
    """All words of a game; KeyError if there are none in this language."""
    wording = wording_of(rules, browser(language))
    named = {"game": rules.name, "language": language, "families": families(wording.words)}
    return named | wording.book()


def families(words: Speech) -> list[Book]:
    """Name, letters and colours by seat: nothing is told by colour alone."""
    return [
        {
            "id": id,
            "name": words.say(f"family-{id}"),
            "mark": words.say(f"family-{id}-mark"),
            "ink": words.inks[id][0],
            "ground": words.inks[id][1],
        }
        for id in words.families
    ]
