"""`consigliere replay`: a journal, move by move, as a seat or a spectator may see it."""

import argparse
import json
from typing import Any

from consigliere.cli.common import add_content, add_json, game_rules, names_of, read_journal
from consigliere.cli.errors import BadInput
from consigliere.cli.screen.games import words_of
from consigliere.cli.screen.speech import Speech
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.journal import JournalError
from consigliere.games.catalogue import GAMES
from consigliere.locales import catalogue


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("replay", help="replay a journal")
    parser.add_argument("file", help="a journal")
    parser.add_argument(
        "--until",
        type=int,
        default=None,
        metavar="N",
        help="only the first N entries; the set-up and a command with its draws are never cut",
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
    if name not in GAMES:
        raise JournalError(2, "journal-other", field="game", found=str(name), expected=", ".join(GAMES))
    if args.until is not None and args.until < 0:
        raise BadInput("bad-number", option="--until", value=args.until, least=0)
    rules = game_rules(name, args.content)
    game = Game.replay(journal, rules, args.until)
    words = words_of(rules, catalogue("en"), names_of(journal.header))
    viewer = SPECTATOR if args.seat is None else seat_named(args.seat, game, words)
    events = game.events(viewer)
    if args.json:
        print(
            json.dumps(
                {
                    "game": name,
                    "options": game.options,
                    "names": words.players[: game.players],
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
    for event in events:
        print(words.event(event, scene))
    print(f"{len(game.journal.entries)} entries, digest {game.digest()[:16]}")
    return 0


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
