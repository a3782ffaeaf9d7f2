"""Looking back at a finished game: the choices that stood, each as its seat saw it, and its turns.

What was taken back or sealed anew is passed over. Everything that is handed on is a view with what its seat
could know at that moment; the state behind it stays here.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from consigliere.bots.advice import copied, Line
from consigliere.bots.base import Decision, View
from consigliere.bots.games import STAGES
from consigliere.core.actions import LegalActions
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.core.prompts import Prompts
from consigliere.core.refusal import Refusal, Refused
from consigliere.core.replaying import walked
from consigliere.core.ruleset import Ruleset

MOST_TURNS: Final = 100  # that are told; of a longer game every second or third


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision of a seat. `entry`: how many entries of the journal stand before it; `offset`: how many
    actions of its command; `line`: what it did."""

    entry: int
    offset: int
    seat: int
    turn: int
    stage: int
    view: View
    decision: Decision
    line: Line


@dataclass(frozen=True, slots=True)
class Turn:
    """The game where somebody else begins to act, or at its end: the views of all seats, with what each can
    know. `result`: each seat's share of the win, once it is over."""

    number: int
    entry: int
    seat: int
    stage: int
    views: tuple[View, ...]
    result: tuple[float, ...] = ()


@dataclass(slots=True)
class _Made:
    """What a seat did at one prompt, whose actions may lie in several commands."""

    seat: int
    line: list[int]


@dataclass(slots=True)
class Course:
    """What was done and stood."""

    made: Mapping[tuple[int, int], _Made]  # by entry and offset
    left_out: frozenset[int]
    turns: Mapping[int, int]  # by entry: the number of the turn that begins there
    told: frozenset[int]  # entries where a turn begins that is told
    last: int  # entries

    def turn(self, entry: int) -> int:
        return max((number for at, number in self.turns.items() if at <= entry), default=0)


def course(journal: Journal, rules: Ruleset) -> Course:
    """The commands that stood. JournalError if the journal is not sound."""
    Game.replay(journal, rules)
    done: list[
        tuple[int, int, str, Prompts, int]
    ] = []  # entry, seat, what was said, the position, the prompt
    gone: set[int] = set()
    for n, entry, game in walked(journal, rules):
        now = game.state
        assert isinstance(now, Prompts)
        if done and done[-1][1] < 0:  # the last one was a take-back: what it took back began here
            gone.add(done.pop()[0])
            while done and done[-1][3] is not now:
                gone.add(done.pop()[0])
            gone.add(done.pop()[0])
        if entry.who == "seat":
            done.append((n, entry.seat, entry.text, now, game.prompt_id))
        elif entry.who == "take-back":
            done.append((n, -1, "", now, game.prompt_id))
        elif entry.who == "reconsider":
            again = {one[0] for one in done if one[1] == entry.seat and one[4] == game.prompt_id}
            gone |= again | {n}
            done = [one for one in done if one[0] not in again]
    return _course(rules, done, frozenset(gone), len(journal.entries))


def _course(
    rules: Ruleset, done: list[tuple[int, int, str, Prompts, int]], gone: frozenset[int], last: int
) -> Course:
    made: dict[tuple[int, int], _Made] = {}
    sealed: dict[tuple[int, int], _Made] = {}  # by prompt and seat
    turns: dict[int, int] = {}
    stage = STAGES[rules.name]
    before: tuple[int, int] = (-1, -1)
    open_set: tuple[_Made, tuple[str, int, int]] | None = None
    for n, seat, text, start, prompt in done:
        now = (-2 if start.is_sealed() else seat, stage(start))
        if now != before:
            turns[n] = len(turns)
        before = now
        s = copied(start)
        for offset, name in enumerate(text.split("; ")):
            action = rules.actions.find(name)
            assert action is not None
            if s.is_sealed():
                one = sealed.get((prompt, seat))
                if one is None:
                    one = made[n, offset] = sealed[prompt, seat] = _Made(seat, [])
                open_set = None
            else:
                key = (action.decision, seat, int(s.top))
                if action.decision in rules.sets and open_set is not None and open_set[1] == key:
                    one = open_set[0]
                else:
                    one = made[n, offset] = _Made(seat, [])
                open_set = (one, key)
            one.line.append(action.index)
            rules.step(s, seat, action.index)
    starts = list(turns)
    every = math.ceil(len(starts) / MOST_TURNS)
    return Course(made, gone, turns, frozenset(starts[::every]), last)


def looked_back(journal: Journal, rules: Ruleset, found: Course) -> Iterator[Choice | Turn]:
    """Choices with more than one action and turns, in the order of the game."""
    stage = STAGES[rules.name]
    for n, entry, game in walked(journal, rules, found.left_out):
        at = stage(game.state)
        if entry.who == "end":
            shares = tuple(
                1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(game.players)
            )
            yield Turn(len(found.turns), n, -1, at, (), shares)
            return
        if n in found.told:
            views = tuple(game.view(seat) for seat in range(game.players))
            yield Turn(found.turns[n], n, entry.seat, at, views)
        names = entry.text.split("; ")
        for offset in range(len(names)):
            one = found.made.get((n, offset))
            if one is not None:
                choice = _choice(game, names[:offset], n, one, found.turn(n), at)
                if choice is not None:
                    yield choice


def _choice(game: Game, said: list[str], entry: int, one: _Made, turn: int, stage: int) -> Choice | None:
    """As it stood after what the same command said before it."""
    if said:
        before, game = game, game.fork(Stream(0))
        done = game.submit(one.seat, *said)
        if isinstance(done, Refusal):
            raise Refused(done)
        for _ in game.recalling(one.seat, before):
            pass
    legal = game.legal_for(one.seat)
    if len(legal) < 2 or one.line[0] not in legal.indices:
        return None
    view = game.view(one.seat)
    asked = Decision(one.seat, view["prompt"]["decision"], LegalActions(game.rules.actions, legal.indices))
    return Choice(entry, len(said), one.seat, turn, stage, view, asked, tuple(one.line))
