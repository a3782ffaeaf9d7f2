"""Questions to people: what was drawn, with the answers that are possible, and what a typed text means.

A question is put to those who may see its answer.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Answer:
    """One possible answer; `left` is None where a number says nothing."""

    id: str
    name: str
    left: int | None


@dataclass(frozen=True, slots=True)
class Question:
    viewer: int | None  # who may look; None: all
    text: str
    note: str | None
    answers: Sequence[Answer]

    @property
    def numbered(self) -> bool:
        """Bills go by their value, seats by their number: a number of the list would mislead."""
        return not any(answer.id.startswith("$") or answer.id.isdigit() for answer in self.answers)

    def lines(self) -> list[str]:
        out = []
        for n, answer in enumerate(self.answers, 1):
            parts = [f"{n:2}" if self.numbered else "", answer.id]
            parts += [answer.name if answer.name != answer.id else ""]
            parts += [f"×{answer.left}" if answer.left is not None else ""]
            out.append(" ".join(part for part in parts if part))
        return out

    def meant(self, text: str) -> list[Answer]:
        """The answers that a text can mean: by id, name, number of the list, or beginning."""
        wanted = " ".join(text.casefold().split())
        if not wanted:
            return []
        for written in (_id, _name):
            exact = [answer for answer in self.answers if wanted in written(answer)]
            if exact:
                return exact
        if self.numbered and wanted.isdecimal() and len(wanted) < 10:
            n = int(wanted)
            return [self.answers[n - 1]] if 1 <= n <= len(self.answers) else []
        begun = [a for a in self.answers if any(w.startswith(wanted) for w in (*_id(a), *_name(a)))]
        return begun or [
            a for a in self.answers if any(w.startswith(wanted) for name in _name(a) for w in name.split())
        ]

    def several(self, text: str, ever: "Question") -> list[str]:
        """The ids of a line with more than one answer, as in `car x2, family S4`; empty if it is none.

        `ever`: all answers there could ever be; one of them that cannot be now is complained of by itself.
        """
        if self.meant(text):
            return []
        found: list[str] = []
        for part in text.split(","):
            for word in [part] if self.meant(part) or ever.meant(part) else part.split():
                times = word.casefold()[1:]
                if found and word[0] in "xX×" and times.isdecimal() and len(times) < 3 and int(times) > 1:
                    found += found[-1:] * (int(times) - 1)
                    continue
                meant = self.meant(word) or ever.meant(word)
                if len(meant) != 1:
                    return []
                found.append(meant[0].id)
        return found


def _id(answer: Answer) -> tuple[str, ...]:
    plain = answer.id.casefold()
    return (plain, plain[1:]) if plain.startswith("$") else (plain,)


def _name(answer: Answer) -> tuple[str, ...]:
    return (answer.name.casefold(),)
