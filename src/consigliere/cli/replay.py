"""`consigliere replay`: a journal, move by move, as a seat or a spectator may see it."""

import argparse
import json
from typing import Any

from consigliere.cli.common import add_content, game_rules, read_journal
from consigliere.cli.errors import BadInput
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.journal import JournalError
from consigliere.games.catalogue import GAMES
from consigliere.locales import catalogue


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("replay", help="replay a journal")
    parser.add_argument("file", help="a journal")
    parser.add_argument("--until", type=int, default=None, metavar="N", help="only the first N entries")
    parser.add_argument("--seat", type=int, default=None, metavar="S", help="as this seat sees it")
    parser.add_argument("--json", action="store_true")
    add_content(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    journal = read_journal(args.file)
    name = journal.header.get("game")
    if name not in GAMES:
        raise JournalError(2, "journal-other", field="game", found=str(name), expected=", ".join(GAMES))
    if args.until is not None and args.until < 0:
        raise BadInput("bad-number", option="--until", value=args.until, least=0)
    game = Game.replay(journal, game_rules(name, args.content), args.until)
    viewer = SPECTATOR if args.seat is None else args.seat
    if viewer != SPECTATOR and viewer not in range(game.players):
        raise BadInput("bad-seat", seat=args.seat, most=game.players - 1)
    events = game.events(viewer)
    if args.json:
        print(
            json.dumps(
                {
                    "game": name,
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
    from consigliere.cli.screen.log import event_line

    words = catalogue("en")
    for event in events:
        print(event_line(words, event))
    print(f"{len(game.journal.entries)} entries, digest {game.digest()[:16]}")
    return 0
