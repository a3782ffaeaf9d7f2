"""What a typed line means as moves: by notation in any case, by its end alone, by number of the list."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from consigliere.core.actions import Action, ActionTable
from consigliere.core.errors import ConsigliereError

NOTHING: Final = ("nothing", "none", "0", "$0")
TIMES: Final = re.compile(r"[x×]0*([1-9]\d{0,2})")


class Complaint(ConsigliereError):
    """What was typed cannot be used: a message and its parameters."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class Reader:
    """Finds the action of a typed text, in any case, with or without its verb."""

    def __init__(self, table: ActionTable) -> None:
        self._by_text = {action.text.casefold(): action for action in table}
        self._verbs: dict[str, list[str]] = {}
        for action in table:
            verbs = self._verbs.setdefault(action.decision, [])
            verb = str(action.form["type"])
            if verb not in verbs:
                verbs.append(verb)

    def named(self, text: str) -> Action:
        """The action of a notation that is known to stand in the table."""
        return self._by_text[text.casefold()]

    def find(self, text: str, asked: str) -> Action | None:
        wanted = " ".join(text.casefold().split())
        if wanted in self._by_text:
            return self._by_text[wanted]
        for verb in self._verbs.get(asked, ()):
            for noun in (wanted, f"${wanted}"):
                if f"{verb} {noun}" in self._by_text:
                    return self._by_text[f"{verb} {noun}"]
        return None


def cards(text: str, ids: Mapping[str, str]) -> list[str] | None:
    """Cards as in `$5 $5 gun JG1` or `$5 x2, gun`, none for “nothing”; None if the text is something else."""
    if text.casefold().strip() in NOTHING:
        return []
    found: list[str] = []
    countable = False
    for word in text.casefold().replace(",", " ").split():
        if word in ids:
            found.append(ids[word])
            countable = True
        elif countable and (times := TIMES.fullmatch(word)):
            found += found[-1:] * (int(times[1]) - 1)
            countable = False
        else:
            return None
    return found


def not_held(named: Sequence[str], held: Mapping[str, int]) -> str | None:
    """The first card named more often than it is there."""
    counted = Counter(named)
    return next((card for card, n in counted.items() if n > held.get(card, 0)), None)


def numbered(actions: Sequence[Action], text: str) -> Action | None:
    """The action of a number of the list."""
    n = int(text)
    return actions[n - 1] if 1 <= n <= len(actions) else None
