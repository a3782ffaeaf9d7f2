"""How an `explain` is held against a kernel: every action of the table, every seat, no secret told.

One check for every game (G17, C2.4). Each of its questions gives a list of faults, so that planted ones can
be looked for. Cases are positions put together by hand with the refusal that an action must get there.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import cast, Generic, TypeVar

from fluent.syntax import ast as ftl, FluentParser
from fluent.syntax.visitor import Visitor

from consigliere.core.actions import Action, ActionTable
from consigliere.core.prompts import FIRST_CHANCE, FIRST_DECISION, FIRST_SEALED, Prompts
from consigliere.core.refusal import Param, Refusal
from consigliere.core.state import A, KIND

S = TypeVar("S", bound=Prompts)
Tell = Callable[[S, int, Action | None], Refusal | None]
Disguise = Callable[[S, int, random.Random], S]

ROOT = Path(__file__).resolve().parents[1]
LOCALES = ROOT / "src/consigliere/locales/en"
SHARED = LOCALES / "refusals.ftl"


# -- cases


@dataclass(frozen=True)
class Case(Generic[S]):
    """An action, in its notation, and what it must be answered; seat 0 asks."""

    action: str
    rule: str
    key: str
    params: Mapping[str, Param]
    state: S = field(repr=False)
    seat: int = 0

    def __str__(self) -> str:
        return f"{self.key}-{self.rule}-{self.action}".replace(" ", "_")


def given(state: S, *lines: str, seat: int = 0) -> list[Case[S]]:
    """Cases of one position, written `action | rule key | name=value …`; ~ stands for a space."""
    out = []
    for line in lines:
        action, reason, told = (*line.split(" | "), "")[:3]
        rule, key = reason.split()
        pairs = dict(pair.split("=") for pair in told.split())
        params: dict[str, Param] = {
            name: int(value) if value.isdecimal() and name not in TEXTS else value.replace("~", " ")
            for name, value in pairs.items()
        }
        out.append(Case(action, rule, key, params, state, seat))
    return out


TEXTS = ("business",)  # ids that look like numbers


# -- messages


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def read(path: Path) -> dict[str, frozenset[str]]:
    """Key -> the variables its message uses."""
    out: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in out, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            out[entry.id.name] = frozenset(variables.found)
    return out


# -- positions


def everything(s: Prompts) -> dict[str, object]:
    """All fields of a state, vectors as lists."""
    out: dict[str, object] = {}
    for name in dir(s):
        value = getattr(s, name)
        if not name.startswith("_") and name != "tables" and not callable(value):
            out[name] = list(value) if hasattr(value, "__len__") else value
    return out


def legal(s: Prompts, seat: int) -> set[int]:
    """What the kernel offers this seat, found on a copy."""
    probe = cast(Prompts, s.copy())
    probe.legal_count = 0
    kind = probe.get(KIND)
    if probe.over or kind < FIRST_DECISION or kind >= FIRST_CHANCE:
        return set()
    if kind >= FIRST_SEALED:
        if probe.get(A) >> seat & 1:
            probe.sealed_options(seat)
    elif seat == probe.actor():
        probe.options(kind)
    return set(probe.legal_actions())


def sample(
    games: Iterable[S], sort: Callable[[S], Hashable], of_each: int, dice: random.Random
) -> tuple[S, ...]:
    """Prompts of random games, as many of each sort."""
    met: dict[Hashable, int] = {}
    kept: dict[Hashable, list[S]] = {}
    for s in games:
        s.advance()
        while not s.over:
            if s.actor() >= 0:
                which = sort(s)
                met[which] = met.get(which, 0) + 1
                some = kept.setdefault(which, [])
                if len(some) < of_each:
                    some.append(cast(S, s.copy()))
                elif (place := dice.randrange(met[which])) < of_each:
                    some[place] = cast(S, s.copy())
            play_on(s, dice)
    return tuple(s for some in kept.values() for s in some)


def play_on(s: Prompts, dice: random.Random) -> None:
    """One random action, or one answer of chance."""
    if s.actor() < 0:
        s.settle(s.chance_pick(dice.randrange(s.chance_total())))
    else:
        s.step(dice.choice(s.legal_actions()))


# -- the check


class Check(Generic[S]):
    """A game's table, rules and messages, and how a position looks the same to a seat with other secrets."""

    def __init__(self, game: str, table: ActionTable, cards: str, disguised: Disguise[S]) -> None:
        self.game = game
        self.table = table
        self.cards = cards
        self.disguised = disguised

    @cached_property
    def messages(self) -> dict[str, frozenset[str]]:
        """The game's own messages, whose keys begin with its name, and those of all games."""
        own, shared = read(LOCALES / f"{self.game}-refusals.ftl"), read(SHARED)
        own = {key.removeprefix(f"{self.game}-"): params for key, params in own.items()}
        return shared | own  # a game may say in its own words what all of them say

    @cached_property
    def rule_ids(self) -> frozenset[str]:
        """Rules, rulings, rules of the table, and cards whose text decides."""
        docs = ROOT / "docs" / self.game
        ids: list[str] = []
        for path in (docs / "rules.md", docs / "rulings.md", ROOT / "docs/table-rules.md"):
            ids += re.findall(r"^- \*\*([A-Z][A-Z0-9.-]*\d)\*\*", path.read_text(encoding="utf-8"), re.M)
        cards = (docs / "cards.md").read_text(encoding="utf-8")
        return frozenset(ids + re.findall(rf"^\| ({self.cards}) \|", cards, re.M))

    def keys(self) -> set[str]:
        """All keys that the game's refusals name."""
        folder = ROOT / "src/consigliere/games" / self.game / "refusals"
        text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
        return set(re.findall(r'"(refuse-[a-z-]+)"', text))

    def badly_said(self, refusal: Refusal) -> Iterator[str]:
        if refusal.rule not in self.rule_ids:
            yield f"no rule {refusal.rule}"
        if refusal.key not in self.messages:
            yield f"no message {refusal.key}"
        elif self.messages[refusal.key] != set(refusal.params):
            yield f"{refusal.key}: its message does not use exactly {sorted(refusal.params)}"

    def faults(self, tell: Tell[S], s: S) -> list[str]:
        """Where an `explain` disagrees with the kernel, says what is not there, or touches the state."""
        out: list[str] = []
        before = everything(s)
        said: dict[tuple[str, str], Refusal] = {}
        for seat in range(s.players):
            open_ = legal(s, seat)
            for action in self.table:
                refusal = tell(s, seat, action)
                if (refusal is None) != (action.index in open_):
                    out.append(f"seat {seat}, {action}: {refusal}, yet legal is {action.index in open_}")
                if refusal is not None:
                    said[refusal.rule, refusal.key] = refusal
        if everything(s) != before:
            out.append("the state is changed")
        return out + [wrong for refusal in said.values() for wrong in self.badly_said(refusal)]

    def leaks(self, tell: Tell[S], s: S, dice: random.Random) -> list[str]:
        """Whatever others hold or have chosen, the answer stays."""
        out = []
        for seat in range(s.players):
            other = self.disguised(s, seat, dice)
            for action in self.table:
                if tell(s, seat, action) != tell(other, seat, action):
                    out.append(f"seat {seat} learns something from {action}")
        return out

    def unlike(self, tell: Tell[S], case: Case[S]) -> str:
        """Empty if the case gets exactly its refusal and the state stays as it was."""
        action = self.table.find(case.action)
        if action is None:
            return f"no action {case.action}"
        before = everything(case.state)
        got = tell(case.state, case.seat, action)
        if everything(case.state) != before:
            return "the state is changed"
        wanted = Refusal(case.rule, case.key, case.params)
        return "" if got == wanted else f"{got} instead of {wanted}"


# -- planted faults


def planted(check: Check[S], tell: Tell[S], wrong_rule: str) -> dict[str, Tell[S]]:
    """An `explain` spoilt in every way that `faults` must notice."""

    def blind(s: S, seat: int, action: Action | None) -> Refusal | None:
        return None

    def strict(s: S, seat: int, action: Action | None) -> Refusal | None:
        refusal = tell(s, seat, action)
        return Refusal("T1", "refuse-game-over") if refusal is None else refusal

    def careless(s: S, seat: int, action: Action | None) -> Refusal | None:
        s.legal_count = 0
        return tell(s, seat, action)

    def wordy(s: S, seat: int, action: Action | None) -> Refusal | None:
        refusal = tell(s, seat, action)
        return None if refusal is None else Refusal(refusal.rule, refusal.key, {**refusal.params, "more": 1})

    assert wrong_rule not in check.rule_ids
    return {
        "finds everything legal": blind,
        "finds nothing legal": strict,
        "touches the state": careless,
        "says more than its message": wordy,
        "cites a rule that is not there": changed(tell, "refuse-not-your-turn", rule=wrong_rule),
        "has no message": changed(tell, "refuse-not-your-turn", key="refuse-generic"),
    }


def changed(tell: Tell[S], find: str, **new: str) -> Tell[S]:
    """An `explain` in which one key's refusals carry another rule or key."""

    def spoilt(s: S, seat: int, action: Action | None) -> Refusal | None:
        refusal = tell(s, seat, action)
        if refusal is None or refusal.key != find:
            return refusal
        return Refusal(new.get("rule", refusal.rule), new.get("key", refusal.key), refusal.params)

    return spoilt


def altered(tell: Tell[S], **params: Param) -> Tell[S]:
    """An `explain` whose refusals carry another parameter."""

    def spoilt(s: S, seat: int, action: Action | None) -> Refusal | None:
        refusal = tell(s, seat, action)
        if refusal is None:
            return None
        return Refusal(refusal.rule, refusal.key, {**refusal.params, **params})

    return spoilt
