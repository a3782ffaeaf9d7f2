"""`consigliere replay`: a journal, move by move, as a seat or a spectator may see it."""

import argparse
import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from rich.console import Console

from consigliere.cli.common import add_content, add_json, game_rules, levels_of, names_of, read_journal
from consigliere.cli.errors import BadInput
from consigliere.cli.screen.game_screen import GameScreen
from consigliere.cli.screen.games import screen_of
from consigliere.cli.screen.layout import Size
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.journal import JournalError
from consigliere.core.shapes import ToldDict
from consigliere.games.catalogue import GAMES
from consigliere.locales import catalogue
from consigliere.wording import log
from consigliere.wording.called import all_called
from consigliere.wording.speech import Event, Speech

DEALT: Final = "card-dealt"


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("replay", help="replay a journal")
    parser.add_argument("file", help="a journal")
    parser.add_argument(
        "--until",
        type=int,
        default=None,
        metavar="N",
        help="the first N entries and the table after them; set-up and a command with its draws are not cut",
    )
    parser.add_argument(
        "--seat",
        default=None,
        metavar="S",
        help="as this seat sees it: seat number from 0, a player's name or a family; else a spectator",
    )
    add_json(parser, "print one JSON object: events, view, scores")
    add_content(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    journal = read_journal(args.file)
    name = journal.header.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise JournalError(2, "journal-other", field="game", found=str(name), expected=", ".join(GAMES))
    if args.until is not None and args.until < 0:
        raise BadInput("bad-number", option="--until", value=args.until, least=0)
    rules = game_rules(name, args.content)
    game = Game.replay(journal, rules, args.until)
    stored = names_of(journal.header)
    called = all_called(catalogue(), stored, levels_of(journal.header))
    screen = screen_of(game.rules, catalogue(), called)
    words = screen.words
    viewer = SPECTATOR if args.seat is None else seat_named(args.seat, game, words)
    events = game.events(viewer)
    if args.json:
        print(
            json.dumps(
                {
                    "game": name,
                    "options": game.options,
                    "names": stored or words.players[: game.players],
                    "entries": len(game.journal.entries),
                    "over": game.over,
                    "digest": game.digest(),
                    "scores": game.scores if game.over else None,
                    "winners": list(game.winners),
                    "events": events,
                    "view": game.view(viewer),
                }
            )
        )
        return 0
    scene = words.scene(game.view())
    for event in summed(words, events):
        print(log.sentence(words, event, scene))
    if args.until is not None:
        show(screen, game, viewer)
    print(f"{len(game.journal.entries)} entries, digest {game.digest()[:16]}")
    return 0


def summed(words: Speech, events: list[ToldDict]) -> Iterator[Event]:
    """The events one by one, but the cards a player is dealt as one."""
    for dealt, found in groupby(events, key=lambda event: event["event"] == DEALT):
        run = list(found)
        yield from log.gathered(words, run) if dealt else run


def show(screen: GameScreen, game: Game, viewer: int) -> None:
    """The table where the journal was left, with the hand of the seat that looks."""
    console = Console(highlight=False, markup=False, emoji=False)
    view = game.view(viewer)
    if game.over:
        console.print(screen.result(view))
        return
    for part in screen.board(view, Size(*console.size, scrolls=True)):
        console.print(part)
    if viewer != SPECTATOR:
        console.print(screen.hand(view, []))


def seat_named(text: str, game: Game, words: Speech) -> int:
    """The seat of a number, a player's name or a family."""
    wanted = text.strip().casefold()
    for row in game.view()["seats"]:
        seat, family = row["seat"], row["family"]
        if wanted in (
            str(seat),
            words.seat(seat).casefold(),
            family,
            words.say(f"family-{family}").casefold(),
        ):
            return int(seat)
    raise BadInput(
        "bad-seat", seat=text, most=game.players - 1, names=", ".join(words.players[: game.players])
    )
