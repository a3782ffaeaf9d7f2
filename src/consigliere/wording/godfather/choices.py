"""The Godfather's options in words: what is done, and what it brings."""

from consigliere.core.shapes import Option, Seen as View
from consigliere.games.godfather.notation import TABLE
from consigliere.wording.choices import Choice, Form
from consigliere.wording.godfather import hints
from consigliere.wording.godfather.words import Words


def choice(words: Words, view: View, option: Option, ids: bool = True) -> Choice:
    """One line of the menu; the only option of several actions uses all free icons at once.

    With ids where things are found by them, as in a terminal; a drawn table has no codes.
    """
    forms: list[Form] = [found.form for text in option["actions"] if (found := TABLE.find(text)) is not None]
    if len(forms) > 1:
        icons = words.icons(str(form["icon"]) for form in forms)
        return Choice(words.say("choice-all-free", icons=icons), "", tuple(forms), option["group"])
    label = words.action(forms[0], view, ids=ids)
    return Choice(label, hints.hint(words, view, forms[0]), tuple(forms), option["group"])
