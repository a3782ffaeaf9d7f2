"""Chicago's options in words: what is done, and what it brings."""

from consigliere.core.shapes import Option, Seen as View
from consigliere.games.chicago.notation import TABLE
from consigliere.wording.chicago import hints
from consigliere.wording.chicago.words import Words
from consigliere.wording.choices import Choice


def choice(words: Words, view: View, option: Option) -> Choice:
    """One line of the menu."""
    (text,) = option["actions"]
    action = TABLE.find(text)
    assert action is not None
    label = words.action(action.form, view, ids=True)
    return Choice(label, hints.hint(words, view, action.form), (action.form,), option["group"])
