"""The action table seen by people and programs: number, structured form and written form of each action."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

Fields = Mapping[str, str | int | Mapping[str, int]]


@dataclass(frozen=True, slots=True)
class Action:
    """One entry of a game's table. `text` is its notation, `form` the same as structured data."""

    index: int
    decision: str
    form: Fields
    text: str

    def __str__(self) -> str:
        return self.text

    def to_json(self) -> dict[str, object]:
        return {"action": self.index, "text": self.text, **self.form}


ActionLike = Action | int | str | Mapping[str, object]


class ActionTable:
    """All actions of a game, by number, by notation and by structured form."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = tuple(actions)
        self._by_text = {a.text: a for a in actions}
        self._by_form = {_frozen(a.form): a for a in actions}
        self._verbs = frozenset(a.text.partition(" ")[0] for a in actions)

    def __len__(self) -> int:
        return len(self._actions)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions)

    def __getitem__(self, index: int) -> Action:
        return self._actions[index]

    def find(self, action: ActionLike | object) -> Action | None:
        """The entry meant by a number, a notation, a structured form or an entry; None if there is none."""
        if isinstance(action, Action):
            action = action.index
        if isinstance(action, bool):
            return None
        if isinstance(action, int):
            return self._actions[action] if 0 <= action < len(self._actions) else None
        if isinstance(action, str):
            return self._by_text.get(" ".join(action.split()))
        if not isinstance(action, Mapping):
            return None
        form = {k: v for k, v in action.items() if k not in ("action", "text")}
        try:
            return self._by_form.get(_frozen(form))
        except (TypeError, AttributeError):
            return None

    def begins(self, text: str) -> bool:
        """Whether a text begins like an action, in any case; it need not be one."""
        verb, *_ = (*text.casefold().split(), "")
        return verb in self._verbs


def _frozen(form: Mapping[str, object]) -> tuple[object, ...]:
    return tuple(
        (key, tuple(sorted(value.items())) if isinstance(value, Mapping) else value)
        for key, value in sorted(form.items())
    )


class LegalActions(Sequence[Action]):
    """The legal actions of one seat: iterate them, count them, ask for one."""

    def __init__(self, table: ActionTable, indices: Sequence[int]) -> None:
        self._table = table
        self._indices = tuple(indices)

    def __len__(self) -> int:
        return len(self._indices)

    def __getitem__(self, i):  # type: ignore[no-untyped-def]
        if isinstance(i, slice):
            return [self._table[k] for k in self._indices[i]]
        return self._table[self._indices[i]]

    def __iter__(self) -> Iterator[Action]:
        return map(self._table.__getitem__, self._indices)

    def __contains__(self, action: object) -> bool:
        found = self._table.find(action)
        return found is not None and found.index in self._indices

    @property
    def indices(self) -> tuple[int, ...]:
        return self._indices

    def mask(self) -> list[bool]:
        """One flag for each entry of the table, as learning programs want it."""
        legal = frozenset(self._indices)
        return [i in legal for i in range(len(self._table))]

    def to_json(self) -> list[dict[str, object]]:
        return [a.to_json() for a in self]

    def __repr__(self) -> str:
        return (
            f"<{len(self)} legal: {', '.join(a.text for a in list(self)[:6])}{' …' if len(self) > 6 else ''}>"
        )
