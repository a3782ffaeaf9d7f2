"""What a command means (T1, T2, T5): one or several actions of a seat, tried on a copy.

The table makes picks by itself that leave no choice. A command may name them or leave them out, so it is read
in more than one way: as the next picks, with some that are made already, as the whole choice. What comes out
are the actions that had to be said; these alone are journalled.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import cast

from consigliere.core.actions import Action, ActionLike
from consigliere.core.prompts import Prompts
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset, UNKNOWN
from consigliere.core.state import KIND, State

Named = Sequence[Action | None]  # None: there is no such action
Tried = tuple[list[Action], State] | Refusal


def tried(rules: Ruleset, s: State, seat: int, actions: Sequence[ActionLike]) -> Tried:
    """What was said and the state after it, up to the first reveal; or why not. `s` stays as it is."""
    if not actions:
        return Refusal("T1", "refuse-empty-command", {})
    found = in_order(rules, actions)
    readings = _sealed(rules, s, seat, found) if rules.is_sealed(s) else _open(rules, s, seat, found)
    result = next(readings)
    while isinstance(result, Refusal) and (another := next(readings, None)) is not None:
        result = another
    if isinstance(result, Refusal) and result.key == UNKNOWN:
        return rules.unknown(s, seat, next(a for a in actions if rules.actions.find(a) is None))
    return result


def in_order(rules: Ruleset, actions: Sequence[ActionLike]) -> Named:
    """T5: the members of a set may be named in any order within one command."""
    found = [rules.actions.find(action) for action in actions]
    out: list[Action | None] = []
    for decision, run in groupby(found, key=lambda action: action.decision if action else ""):
        members = list(run)
        if decision in rules.sets:
            members.sort(key=lambda action: action.index if action else -1)
        out += members
    return out


# -- one seat decides


def _open(rules: Ruleset, s: State, seat: int, actions: Named) -> Iterator[Tried]:
    yield _in_turn(rules, s, seat, actions, named=False)
    if len(actions) > 1:
        yield _in_turn(rules, s, seat, actions, named=True)


def _in_turn(rules: Ruleset, s: State, seat: int, actions: Named, named: bool) -> Tried:
    """Action after action. `named`: some of them may say what the table does by itself."""
    trial = _copy(s)
    said: list[Action] = []
    n = 0
    while n < len(actions):
        if n and (rules.ask(trial) is not None or rules.is_sealed(trial)):
            return _beyond(n)  # else a refusal would tell the result before the command is made
        action = actions[n]
        refusal = rules.explain(trial, seat, action)
        if refusal is not None:
            return refusal
        assert action is not None  # explain refuses what is not in the table
        said.append(action)
        n += 1
        if named:
            n += _made_silently(trial, action, actions[n:])
        rules.step(trial, seat, action.index)
    return said, trial


def _made_silently(s: State, action: Action, others: Named) -> int:
    """How many of the next actions the table makes by itself, since all can see that they are forced."""
    trial = cast(Prompts, _copy(s))
    kind, top = trial.get(KIND), trial.top
    trial.apply(kind, action.index)
    for n, other in enumerate(others):
        trial.react()
        if other is None or trial.over or (trial.get(KIND), trial.top) != (kind, top):
            return n
        trial.refresh()
        if trial.legal_actions() != [other.index]:
            return n
        if trial.idle_in_public(kind):
            return n + 1
        if not trial.forced_in_public(kind):
            return n
        trial.apply(kind, other.index)
    return len(others)


# -- a sealed choice: that of one seat alone is looked at, those of others not before it is complete


def _sealed(rules: Ruleset, s: State, seat: int, actions: Named) -> Iterator[Tried]:
    """The choice named whole; else what comes next of it, without the picks that are forced or with them."""
    if seat not in rules.open_seats(s):
        closed = rules.explain(s, seat, actions[0])
        assert closed is not None
        yield closed
        return
    actions = [a for a in actions if a is None or not rules.names_nothing(s, seat, a)] or actions
    anew = cast(Prompts, _copy(s))
    anew.sealed_clear(seat)
    if len(actions) >= _picks(anew, seat):
        yield _picked(rules, s, anew, seat, actions)
    else:
        yield _next_picks(rules, s, seat, actions)
        yield _picked(rules, s, s, seat, actions)


def _next_picks(rules: Ruleset, s: State, seat: int, actions: Named) -> Tried:
    """Pick after pick; what leaves no choice is picked at once, and the next action is about what follows."""
    trial = cast(Prompts, _copy(s))
    said: list[Action] = []
    for n, action in enumerate(actions):
        if trial.sealed_ready(trial.get(KIND), seat):
            return _beyond(n)
        refusal = rules.explain(trial, seat, action)
        if refusal is not None:
            return refusal
        assert action is not None
        _pick(rules, trial, seat, action)
        said.append(action)
    trial.advance()
    return said, trial


def _picked(rules: Ruleset, s: State, start: State, seat: int, actions: Named) -> Tried:
    """Picks that include the forced ones, from `start` on; on their way they must come by `s`."""
    trial = cast(Prompts, _copy(start))
    present = s.numbers()
    kind, at = trial.get(KIND), -1
    named: list[Action] = []
    for n, action in enumerate(actions):
        if trial.sealed_ready(kind, seat):
            if action is None or action.decision != named[0].decision:
                return _beyond(n)
            return rules.too_many(trial, seat, action, len(actions), n)
        if trial.numbers() == present:
            at = n
        refusal = rules.explain(trial, seat, action)
        if refusal is not None:
            return refusal
        assert action is not None
        trial.sealed_apply(seat, action.index)
        named.append(action)
    if at < 0:
        return Refusal("T3", "refuse-named-otherwise", {})
    trial = cast(Prompts, _copy(s))
    said = []
    while at < len(named):
        said.append(named[at])
        at += _pick(rules, trial, seat, named[at])
    trial.advance()
    return said, trial


def _pick(rules: Ruleset, s: Prompts, seat: int, action: Action) -> int:
    """One pick and those that are forced after it; how many."""
    s.sealed_apply(seat, action.index)
    count = 1
    while not s.sealed_ready(s.get(KIND), seat) and len(left := rules.legal(s, seat)) == 1:
        s.sealed_apply(seat, left[0])
        count += 1
    return count


def _picks(s: Prompts, seat: int) -> int:
    """How many actions the whole choice takes."""
    trial = cast(Prompts, s.copy())
    kind, count = trial.get(KIND), 0
    while not trial.sealed_ready(kind, seat):
        trial.legal_count = 0
        trial.sealed_options(seat)
        trial.sealed_apply(seat, trial.legal_actions()[0])
        count += 1
    return count


def _beyond(n: int) -> Refusal:
    return Refusal("T2", "refuse-beyond-reveal", {"action": n + 1})


def _copy(s: State) -> State:
    trial = s.copy()
    trial.events = []
    return trial
