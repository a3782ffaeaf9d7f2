"""`consigliere analyse`: the consigliere's notes on the game of a journal."""

import argparse
import json
import sys
from typing import Any

from consigliere.bots.analysis import analyse, Analysis, Costly
from consigliere.cli.common import add_content, add_json, game_rules, names_of, read_journal
from consigliere.cli.errors import BadInput
from consigliere.core.game import Game
from consigliere.core.journal import JournalError
from consigliere.games.catalogue import GAMES
from consigliere.locales import catalogue
from consigliere.wording.games import Wording, wording_of


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("analyse", help="look back at a finished game: chances and costly decisions")
    parser.add_argument("file", help="a journal")
    parser.add_argument(
        "--seat", type=int, default=None, metavar="S", help="decisions of this seat alone, from 0"
    )
    add_json(parser, "print one JSON object: chances after every turn, decisions")
    add_content(parser)
    parser.set_defaults(handler=run)


def run(args: argparse.Namespace) -> int:
    journal = read_journal(args.file)
    name = journal.header.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise JournalError(2, "journal-other", field="game", found=str(name), expected=", ".join(GAMES))
    game = Game.replay(journal, game_rules(name, args.content))
    if args.seat is not None and args.seat not in range(game.players):
        raise BadInput("bad-number", option="--seat", value=args.seat, least=0)
    if not game.over:
        raise BadInput("analyse-not-over")
    seats = None if args.seat is None else [args.seat]
    shows = sys.stderr.isatty()

    def progress(share: float) -> None:
        if shows:
            print(f"\r{share:4.0%}", end="" if share < 1 else "\r    \r", file=sys.stderr, flush=True)

    notes = analyse(journal, game.rules, seats, progress=progress)
    if args.json:
        print(json.dumps(notes.to_json()))
        return 0
    wording = wording_of(game.rules, catalogue("en"), names_of(journal.header))
    for line in told(notes, wording, seats or range(game.players)):
        print(line)
    return 0


def told(notes: Analysis, wording: Wording, seats: Any) -> list[str]:
    words = wording.words
    out = [words.say("notes-fair")]
    for seat in seats:
        own = [one for one in notes.decisions if one.choice.seat == seat]
        looked = notes.looked.get(seat, 0)
        out += ["", words.say("notes-of", seat=words.seat(seat), count=len(own), looked=looked)]
        for one in own:
            out += described(one, notes, wording)
    return out


def described(one: Costly, notes: Analysis, wording: Wording) -> list[str]:
    words, view, actions = wording.words, one.choice.view, notes.rules.actions

    def said(line: tuple[int, ...]) -> str:
        return words.listed(words.action(actions[n].form, view) for n in line)

    numbers = {"better": round(100 * one.chance_better), "played": round(100 * one.chance)}
    return [
        words.say("notes-cost", entry=one.choice.entry, cost=round(100 * one.cost), **numbers),
        words.say("notes-played", what=said(one.choice.line)),
        words.say("notes-better", what=said(one.better)),
        *(
            "    " + words.say("advice-by", text=words.say(why.key), points=f"{why.points:+.1f}")
            for why in one.reasons
        ),
    ]
