"""Card markers for tests that run over a whole table of cards: one marker and one case for each card."""

from collections.abc import Iterable

import pytest


def each(argument: str, group: str, ids: Iterable[str], aspect: str) -> pytest.MarkDecorator:
    """One case for each id, marked as proof of this aspect of `group id` (specials have no group)."""
    cases = []
    for name in ids:
        card = f"{group} {name}" if group else name
        mark = pytest.mark.card(card, aspect=aspect)
        cases.append(pytest.param(name, id=card.replace(" ", "-"), marks=mark))
    return pytest.mark.parametrize(argument, cases)
