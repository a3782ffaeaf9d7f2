"""Chicago's options in words: what is done, and what it brings."""

from collections.abc import Mapping
from typing import Any

from consigliere.core.shapes import Option
from consigliere.games.chicago.notation import TABLE
from consigliere.wording.chicago import hints
from consigliere.wording.chicago.words import Words
from consigliere.wording.choices import Choice

View = Mapping[str, Any]


def choice(words: Words, view: View, option: Option) -> Choice:
    """One line of the menu."""
    (text,) = option["actions"]
    action = TABLE.find(text)
    assert action is not None
    label = words.action(action.form, view, ids=True)
    return Choice(label, hints.hint(words, view, action.form), (action.form,), option["group"])
