"""A recorded state in another language: its sentences, labels, log and previews are said anew.

What was recorded holds the view, the legal actions and the events beside the English words, so nothing has to
be played again: the game's `Wording` says it, as the server would.
"""

import json
from functools import cache
from typing import Any, Final

import msgspec

from consigliere.core.events import SPECTATOR
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import ruleset
from consigliere.locales import browser
from consigliere.server import page_words, table_view
from consigliere.wording import log
from consigliere.wording.games import Wording, wording_of

RECORDED: Final = "en"  # what the files say
LOG_LINES: Final = 9
Told = dict[str, Any]


@cache
def _wording(game: str, language: str, names: tuple[str, ...]) -> Wording:
    return wording_of(ruleset(game), browser(language), names)


@cache
def book(game: str, language: str) -> Told:
    return page_words.book(ruleset(game), language)


def words(game: str, state: Told, language: str) -> Told:
    """The state as a viewer with this language is told it."""
    position = state["position"]
    if language == RECORDED or position is None:
        return state
    said = _wording(game, language, tuple(state["names"]))
    view = position["view"]
    asked = position.get("question")
    told = position | {"question": asked and question(ruleset(game), view, asked, said)}
    return state | {"position": told, "log": lines(said, state["events"], view)[-LOG_LINES:]}


def question(rules: Ruleset, view: Told, asked: Told, said: Wording) -> Told:
    found = [rules.actions.find(one["text"]) for one in asked["legal"]]
    decided = rules.decision(view, [action for action in found if action is not None])
    options, pick = decided["options"], decided["pick"]
    shown = {
        "sentence": said.sentence(view),
        "options": None if options is None else [table_view.option(view, one, said) for one in options],
        "pick": None if pick is None else table_view.pick_shown(pick, said),
    }
    kept = {key: value for key, value in msgspec.to_builtins(shown).items() if asked.get(key) is not None}
    return asked | kept


def preview(game: str, state: Told, found: Told, language: str) -> Told:
    if language == RECORDED:
        return found
    said = _wording(game, language, tuple(state["names"]))
    return found | {"lines": lines(said, found["events"], state["position"]["view"])}


def lines(said: Wording, events: list[Told], view: Told) -> list[str]:
    viewer = view["viewer"]
    seat = None if viewer in (None, SPECTATOR) else viewer
    return log.turns(said.words, json.loads(json.dumps(events)), said.words.scene(view), seat)
