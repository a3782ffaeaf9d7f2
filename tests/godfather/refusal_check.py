"""How an `explain` is held against the kernel (G17): every action of the table, every seat, no secret told.

Positions come out of random games; each check gives a list of faults, so that planted ones can be looked for.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as ftl, FluentParser
from fluent.syntax.visitor import Visitor

from consigliere.core.actions import Action
from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B, KIND
from consigliere.games.godfather import chance, frames as f, terms as t
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.notation import TABLE
from consigliere.games.godfather.state import begin, Godfather
from tests.godfather.refusal_cases import Case

Explain = Callable[[Godfather, int, Action | None], Refusal | None]

ROOT = Path(__file__).resolve().parents[2]
MESSAGES = ROOT / "src/consigliere/locales/en/godfather-refusals.ftl"
GAMES = 30  # random games for each number of players
OF_EACH = 3  # prompts kept of each kind and purpose
PURPOSES = {
    f.FIGURE: range(f.GUN_DOWN, f.TAKE_OVER + 1),
    f.SPACE: range(f.TO_THUG, f.TO_BOSS + 1),
    f.TURF: (f.CLAIM, f.CHIEF),
    f.OPPONENT: (t.OP_STEAL_HAND, t.OP_STEAL_CASE),
    f.USE: (t.OP_BANK_TO_CASE, t.OP_OFFER, t.OP_COLLECT),
}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages() -> dict[str, frozenset[str]]:
    """Key -> the variables its message uses."""
    out = {}
    for entry in FluentParser().parse(MESSAGES.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in out, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            out[entry.id.name] = frozenset(variables.found)
    return out


@cache
def rule_ids() -> frozenset[str]:
    docs = ROOT / "docs/godfather"
    ids = re.findall(r"^- \*\*([GQ][\d.-]+)\*\*", (docs / "rules.md").read_text(encoding="utf-8"), re.M)
    ids += re.findall(r"^- \*\*(Q-\d+)\*\*", (docs / "rulings.md").read_text(encoding="utf-8"), re.M)
    ids += re.findall(r"^\| (J[YBGK]\d|A\d+) \|", (docs / "cards.md").read_text(encoding="utf-8"), re.M)
    table = (ROOT / "docs/table-rules.md").read_text(encoding="utf-8")
    ids += re.findall(r"^- \*\*(T\d)\*\*", table, re.M)
    return frozenset(ids)


# -- the check


def everything(s: Godfather) -> dict[str, object]:
    """All fields of a state, vectors as lists."""
    out: dict[str, object] = {}
    for name in dir(s):
        value = getattr(s, name)
        if not name.startswith("_") and name != "tables" and not callable(value):
            out[name] = list(value) if hasattr(value, "__len__") else value
    return out


def legal(s: Godfather, seat: int) -> set[int]:
    """What the kernel offers this seat, found on a copy."""
    probe = s.copy()
    probe.legal_count = 0
    kind = probe.get(KIND)
    if probe.over or kind < f.FIRST_DECISION or kind >= f.FIRST_CHANCE:
        return set()
    if kind >= f.FIRST_SEALED:
        if probe.get(A) >> seat & 1:
            probe.sealed_options(seat)
    elif seat == probe.actor():
        probe.options(kind)
    return set(probe.legal_actions())


def badly_said(refusal: Refusal) -> Iterator[str]:
    if refusal.rule not in rule_ids():
        yield f"no rule {refusal.rule}"
    if refusal.key not in messages():
        yield f"no message {refusal.key}"
    elif messages()[refusal.key] != set(refusal.params):
        yield f"{refusal.key}: its message does not use exactly {sorted(refusal.params)}"


def faults(tell: Explain, s: Godfather) -> list[str]:
    """Where an `explain` disagrees with the kernel, says what is not there, or touches the state."""
    out: list[str] = []
    before = everything(s)
    said: dict[tuple[str, str], Refusal] = {}
    for seat in range(s.players):
        open_ = legal(s, seat)
        for action in TABLE:
            refusal = tell(s, seat, action)
            if (refusal is None) != (action.index in open_):
                out.append(f"seat {seat}, {action}: {refusal}, yet legal is {action.index in open_}")
            if refusal is not None:
                said[refusal.rule, refusal.key] = refusal
    if everything(s) != before:
        out.append("the state is changed")
    return out + [wrong for refusal in said.values() for wrong in badly_said(refusal)]


# -- positions out of random games


@cache
def sampled(players: int) -> tuple[Godfather, ...]:
    """Prompts of random games, as many of each kind and purpose; odd supplies help to meet the rare ones."""
    dice = random.Random(players)
    met: dict[tuple[int, int], int] = {}
    kept: dict[tuple[int, int], list[Godfather]] = {}
    for number in range(GAMES):
        s = begin(players, load().tables)
        if number % 3:
            odd_supplies(s, dice)
        s.advance()
        while not s.over:
            if s.actor() < 0:
                s.settle(chance.pick(s, dice.randrange(chance.total(s))))
                continue
            kind = int(s.get(KIND))
            of_kind = kind, int(s.get(A)) if kind in PURPOSES else 0
            met[of_kind] = met.get(of_kind, 0) + 1
            some = kept.setdefault(of_kind, [])
            if len(some) < OF_EACH:
                some.append(s.copy())
            elif (place := dice.randrange(met[of_kind])) < OF_EACH:
                some[place] = s.copy()
            s.step(dice.choice(s.legal_actions()))
    return tuple(s for some in kept.values() for s in some)


def odd_supplies(s: Godfather, dice: random.Random) -> None:
    """Hands full of goods, allies from the start, few markers, nearly empty piles."""
    for bill in range(t.BILLS):
        s.pile[bill] = dice.randrange(8)
    for seat in range(s.players):
        s.set_of(seat, t.SUPPLY, 1)
        for good in range(t.GOODS):
            for _ in range(dice.randrange(5)):
                s.gain(seat, t.GOOD + good)
        for ally in dice.sample(range(t.ALLIES), 4):
            s.gain_ally(seat, ally)


# -- secrets: whatever others hold or have chosen, the answer stays


def disguised(s: Godfather, seat: int, dice: random.Random) -> Godfather:
    """The same position to this seat's eyes: others hold other cards and chose otherwise."""
    other = s.copy()
    for who in range(s.players):
        if who == seat:
            continue
        hand = [0] * t.HAND
        for _ in range(sum(s.hand[who * t.HAND : (who + 1) * t.HAND])):
            hand[dice.randrange(t.HAND)] += 1
        bills = [0] * t.BILLS
        for _ in range(int(s.bills_in_case(who))):
            bills[dice.randrange(t.BILLS)] += 1
        for card in range(t.HAND):
            other.hand[who * t.HAND + card] = hand[card]
        for bill in range(t.BILLS):
            other.case[who * t.CASE + bill] = bills[bill]
    if f.FIRST_SEALED <= s.get(KIND) < f.FIRST_CHANCE:
        own = s.get(A) & 1 << seat
        other.put(A, own | s.get(B) & dice.randrange(1 << s.players) & ~(1 << seat))
        for who in range(s.players):
            if who != seat:
                other.set_of(who, t.SEALED, dice.randrange(64))
                other.set_of(who, t.CURSOR, 0)
    return other


def leaks(tell: Explain, s: Godfather, dice: random.Random) -> list[str]:
    out = []
    for seat in range(s.players):
        other = disguised(s, seat, dice)
        for action in TABLE:
            if tell(s, seat, action) != tell(other, seat, action):
                out.append(f"seat {seat} learns something from {action}")
    return out


# -- one case


def unlike(tell: Explain, case: Case) -> str:
    """Empty if the case gets exactly its refusal and the state stays as it was."""
    action = TABLE.find(case.action)
    if action is None:
        return f"no action {case.action}"
    before = everything(case.state)
    got = tell(case.state, case.seat, action)
    if everything(case.state) != before:
        return "the state is changed"
    wanted = Refusal(case.rule, case.key, case.params)
    return "" if got == wanted else f"{got} instead of {wanted}"
