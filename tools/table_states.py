"""Positions of real games as the server tells them, for the client's tests and pictures.

`python -m tools.table_states FOLDER` plays games of bots and writes one JSON file for each kind of
decision: what the viewer's socket was told, with what a preview answers for some of the choices. The same
seeds give the same files.
"""

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast, Final

import msgspec

from consigliere.bots.base import Decision
from consigliere.bots.levels import bot_of, clock_of
from consigliere.core.chance import Stream
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game, Preview
from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import ruleset
from consigliere.locales import catalogue
from consigliere.server import messages as m, table_view
from consigliere.server.page_words import book
from consigliere.wording import log
from consigliere.wording.games import Wording, wording_of

LANGUAGE: Final = "en"
LEVEL: Final = "value"
NAMES: Final = ("Ann", "Ada", "Bruno", "Iryna", "Marit")
MOST_PREVIEWS: Final = 40
LOG_LINES: Final = 9
GAMES: Final[dict[str, Sequence[tuple[str, int]]]] = {
    "godfather": (("mock 37", 4), ("five 8", 5), *((f"states {n}", 4) for n in range(8))),
    "chicago": (("mock38", 4), ("duo 3", 2), *((f"states {n}", 4) for n in range(60))),
}
KINDS: Final = {"chicago": 29}  # of decisions: no more games are played once each was met
MANY: Final = 1000
DUO: Final = 2
CHICAGO_ROUND: Final = 4
MOST: Final = 5
LAST_ACT: Final = 4
EARLIEST_ACT: Final = 2  # a position with something on the board


def play(rules: Ruleset, seed: str, players: int) -> Iterator[Game]:
    """A game of bots, before each decision and at its end."""
    game = Game(rules, players, Stream(seed))
    bot, clock = bot_of(LEVEL, rules), clock_of(LEVEL)
    dice = [random.Random(f"{seed}:{seat}") for seat in range(players)]
    while not game.over:
        yield game
        seat = rules.open_seats(game.state)[0]
        view = game.view(seat, knowledge=bot.knows)
        clock.start()
        decision = Decision(seat, view["prompt"]["decision"], game.legal_for(seat))
        game.submit(seat, bot.choose(view, decision, clock, dice[seat]))
    yield game


def told(game: Game, seat: int) -> dict[str, Any]:
    """A state as its viewer's socket is told it."""
    words = wording_of(game.rules, catalogue(LANGUAGE), NAMES[: game.players])
    view = game.view(seat, knowledge=False)
    asked = not game.over and seat in game.rules.open_seats(game.state)
    question = table_view.question(None, game, seat, view, words) if asked else None  # type: ignore[arg-type]
    position = m.Position(
        view=view,
        question=question,
        waiting_for=list(game.rules.concerned(game.state)),
        warnings=cast(Any, game.rules.warnings(view)) if asked else [],
        standing=cast(Any, game.rules.standing(view)),
        reckoning=cast(Any, game.rules.reckoning(view)),
    )
    viewer = None if seat == SPECTATOR else seat
    events = game.events(seat)
    return {
        "names": list(NAMES[: game.players]),
        "position": msgspec.to_builtins(position),
        "events": events[-60:],
        "log": log.turns(words.words, events, words.words.scene(view), viewer)[-LOG_LINES:],
        "previews": previews(game, seat, question, words) if question is not None else {},
    }


def previews(game: Game, seat: int, question: m.Question, words: Wording) -> dict[str, Any]:
    """What `previewed` would tell of the choices, by their actions."""
    out: dict[str, Any] = {}
    choices = [item.actions for item in question.options or []] or [[one.text] for one in question.legal]
    scene = words.words.scene(game.view(seat, knowledge=False))
    for actions in choices[:MOST_PREVIEWS]:
        found = game.preview(seat, *actions)
        if isinstance(found, Preview):
            said = log.turns(words.words, found.events, scene, seat)
            told = {"events": found.events, "then": found.then, "lines": said}
            out[" ".join(actions)] = told | {"foresight": found.foresight}
    return out


def named(rules: Ruleset, view: dict[str, Any], seat: int, legal: Sequence[str]) -> str | None:
    """The name of the file this position is worth; None where it is not worth one."""
    asked = str(view["prompt"]["decision"])
    if rules.name == "chicago":
        return chicago_named(view, asked, legal)
    fits = rich(view, seat) if asked == "turn" else view["act"] >= EARLIEST_ACT
    if not fits:
        return None
    return "five" if asked == "turn" and view["players"] == MOST else asked


def chicago_named(view: dict[str, Any], asked: str, legal: Sequence[str]) -> str | None:
    """Positions with houses in several hands; a turn with much to choose from, an attack, a table for two."""
    verbs = {text.split()[0] for text in legal}
    full = view["round"] >= CHICAGO_ROUND
    if view["players"] == DUO:
        return "duo" if asked == "act" and full else None
    if asked == "act":
        return asked if full and {"influence", "business", "movement", "family"} <= verbs else None
    if asked == "claim" and full and {"claim", "attack"} <= verbs:
        return "attack"
    if asked == "claim":
        return asked if full and "claim" in verbs else None
    if asked == "token":
        second = view["stack"][-1]["moved"] > 0
        return "token-second" if second else asked
    early = ("return-cards", "extra-choice", "use-bonus", "lose-asset", "agent", "discard", "lay", "rival")
    return asked if full or asked in early or view["round"] > 1 else None


def rich(view: dict[str, Any], seat: int) -> bool:
    """A turn late in an act with much to choose from: a thug and a family member left, figures all around."""
    row = view["seats"][seat]
    taken = sum(one is not None for one in (*view["rounds"].values(), *view["squares"].values()))
    late = view["act"] == (LAST_ACT if view["players"] == MOST else LAST_ACT - 1)
    return late and bool(row["members"]) and row["thugs"] > 0 and taken > 2 * view["players"]


def states(rules: Ruleset) -> dict[str, dict[str, Any]]:
    """One state for each kind of decision, a turn of five players, and the end of a game."""
    out: dict[str, dict[str, Any]] = {}
    for seed, players in GAMES[rules.name]:
        for game in play(rules, seed, players):
            if game.over:
                out.setdefault("end", told(game, 0))
                break
            seat = game.rules.open_seats(game.state)[0]
            view = game.view(seat, knowledge=False)
            name = named(rules, view, seat, [action.text for action in game.legal_for(seat)])
            if name is not None and name not in out:
                out[name] = told(game, seat)
        if len(out) >= KINDS.get(rules.name, MANY):
            break
    return out


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="godfather", choices=sorted(GAMES))
    given = parser.parse_args()
    rules = ruleset(given.game)
    given.folder.mkdir(parents=True, exist_ok=True)
    found = states(rules) | {"book": book(rules, LANGUAGE)}
    for name, state in sorted(found.items()):
        text = json.dumps(state, ensure_ascii=False, separators=(",", ":"))
        (given.folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
    print(*sorted(found))


if __name__ == "__main__":
    main()
