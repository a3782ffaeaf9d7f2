"""What would the consigliere do? Positions from bots' games in which one move is clearly the best.

A position is judged like a decision in the notes (analysis.py): worlds are dealt from what the seat can know,
and in each of them every candidate is played on to the end with the same chance. It becomes a puzzle where
one candidate leads all others clearly with a small budget, and again in other worlds with a large one.
"""

import json
import lzma
import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from consigliere.bots.advice import apart, parts_of
from consigliere.bots.analysis import apart_by, begun, candidates, dice, judgeable, won
from consigliere.bots.base import Clock, Decision
from consigliere.bots.games import mind_of
from consigliere.bots.lookback import Choice, course, looked_back
from consigliere.bots.minds import Mind
from consigliere.bots.simple import Value
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import Journal
from consigliere.core.ruleset import Ruleset

HERE: Final = Path(__file__).resolve().parent
SMALL: Final = 100  # worlds
LARGE: Final = 300
LEAD: Final = 0.06  # chances to win by which the best move leads the next, with the large budget
CLEAR: Final = 3.0  # standard errors
OFFERED: Final = 5  # moves to choose from, at most
LEAST: Final = 3
OF_ONE_GAME: Final = 2


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position (`entry` commands and draws of a journal), who is asked there, what they may choose from,
    the chance to win after each, and what speaks for the best against the next."""

    journal: str
    entry: int
    seat: int
    stage: int
    asked: str
    moves: tuple[str, ...]
    chances: tuple[float, ...]
    worlds: int
    reasons: tuple[dict[str, Any], ...]

    @property
    def best(self) -> int:
        return max(range(len(self.chances)), key=lambda n: self.chances[n])


def file_of(game: str) -> Path:
    return HERE / game / "puzzles.jsonl.xz"


def keep(game: str, puzzles: Sequence[Puzzle]) -> None:
    lines = [json.dumps(asdict(one), sort_keys=True) + "\n" for one in puzzles]
    file_of(game).write_bytes(lzma.compress("".join(lines).encode(), preset=9))


@cache
def kept(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where it has no file."""
    if not file_of(game).is_file():
        return ()
    found = map(json.loads, lzma.decompress(file_of(game).read_bytes()).decode().splitlines())
    sequences = ("moves", "chances", "reasons")
    return tuple(Puzzle(**one | {name: tuple(one[name]) for name in sequences}) for one in found)


def found_in(rules: Ruleset, players: int, seed: str) -> Iterator[Puzzle]:
    """The puzzles of one game between Medium players."""
    mind = mind_of(rules)
    game = bots_game(rules, mind, players, seed)
    journal = game.journal
    left = OF_ONE_GAME
    for one in looked_back(journal, rules, course(journal, rules)):
        if left and isinstance(one, Choice) and not one.offset and askable(mind, one):
            puzzle = judged(mind, journal, one)
            if puzzle is not None:
                left -= 1
                yield puzzle


def bots_game(rules: Ruleset, mind: Mind, players: int, seed: str) -> Game:
    rng, bot = random.Random(seed), Value(mind)
    game = Game(rules, players, Stream(seed))
    while not game.over:
        seat = game.seat
        view = rules.view(game.state, seat, game.options)
        decision = Decision(seat, view["prompt"]["decision"], game.legal_for(seat))
        game.submit(seat, bot.choose(view, decision, Clock(), rng))
    return game


def askable(mind: Mind, choice: Choice) -> bool:
    """One move of several, known to nobody but its seat alone in advance: no set, no sealed choice."""
    asked = choice.decision.asked
    return (
        judgeable(mind, choice) and asked not in mind.rules.sets and not mind.as_seen(choice.view).is_sealed()
    )


def judged(mind: Mind, journal: Journal, choice: Choice) -> Puzzle | None:
    lines = sorted({line[:1] for line in candidates(mind, choice, OFFERED)})[:OFFERED]
    if len(lines) < LEAST:
        return None
    small = tried(mind, choice, lines, SMALL, "puzzle")
    best, next_best = ordered(small)[:2]
    if leads(small, best, next_best)[0] < LEAD:
        return None
    large = tried(mind, choice, lines, LARGE, "puzzle again")
    if ordered(large)[0] != best:
        return None
    next_best = ordered(large)[1]
    lead, error = leads(large, best, next_best)
    if lead < max(LEAD, CLEAR * error):
        return None
    parts = parts_of(mind, choice.view, choice.seat, [lines[best], lines[next_best]])
    reasons = apart({name: parts[0][name] - parts[1][name] for name in parts[0]})
    cut = Journal(dict(journal.header), journal.entries[: choice.entry])
    return Puzzle(
        journal=cut.to_text(),
        entry=choice.entry,
        seat=choice.seat,
        stage=choice.stage,
        asked=choice.decision.asked,
        moves=tuple(mind.rules.actions[line[0]].text for line in lines),
        chances=tuple(round(math.fsum(row) / len(row), 4) for row in large),
        worlds=LARGE,
        reasons=tuple(reason.to_json() for reason in reasons),
    )


def tried(
    mind: Mind, choice: Choice, lines: Sequence[tuple[int, ...]], worlds: int, word: str
) -> list[list[float]]:
    """What each line brought in each world: the seat's share of the win."""
    rng = dice(word, choice.entry, choice.seat)
    deals = mind.deals(choice.view)
    results: list[list[float]] = [[] for _ in lines]
    for _ in range(worlds):
        world, seed = deals.deal(rng), rng.randrange(1, 1 << 31)
        for n, line in enumerate(lines):
            results[n].append(won(mind, begun(mind, world, choice.seat, line, seed))[choice.seat])
    return results


def ordered(results: Sequence[Sequence[float]]) -> list[int]:
    return sorted(range(len(results)), key=lambda n: -math.fsum(results[n]))


def leads(results: Sequence[Sequence[float]], one: int, other: int) -> tuple[float, float]:
    return apart_by(results[one], results[other])


def agrees(rules: Ruleset, puzzle: Puzzle, worlds: int, word: str) -> bool:
    """Whether other worlds speak for the same move."""
    mind = mind_of(rules.at(Journal.from_text(puzzle.journal).header["rules"]))
    game = Game.replay(Journal.from_text(puzzle.journal), rules)
    view = game.view(puzzle.seat)
    legal = game.legal_for(puzzle.seat)
    decision = Decision(puzzle.seat, view["prompt"]["decision"], legal)
    choice = Choice(puzzle.entry, 0, puzzle.seat, 0, puzzle.stage, view, decision, ())
    lines = [(mind.rules.actions.find(move).index,) for move in puzzle.moves]  # type: ignore[union-attr]
    return ordered(tried(mind, choice, lines, worlds, word))[0] == puzzle.best
