"""`consigliere play`: a game in the terminal, against bots or hot-seat, kept as a journal.

It uses what the browser will get: views, events, structured legal actions, submit, preview, take-back.
"""

import argparse
import json
import random
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from consigliere.bots.base import Bot
from consigliere.bots.greedy import Greedy
from consigliere.bots.random_bot import RandomBot
from consigliere.cli.common import add_content, add_game, check_players, game_rules, read_journal
from consigliere.cli.errors import BadInput
from consigliere.cli.screen import keeping, layout, log, style
from consigliere.cli.screen.person import Leave, Person
from consigliere.cli.screen.words import Words
from consigliere.core.chance import Stream
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal, Refused
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.locales import Catalogue, catalogue, LANGUAGES

HUMAN: Final = "human"
KINDS: Final = (HUMAN, "greedy", "random")


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("play", help="play in the terminal, against bots or hot-seat")
    add_game(parser)
    parser.add_argument("--players", type=int, default=None, metavar="N", help="players (default 4)")
    parser.add_argument("--seats", metavar="KINDS", help="who sits where, for instance human,greedy,random")
    parser.add_argument(
        "--seed", type=int, default=None, metavar="S", help="the same seed deals the same cards"
    )
    add_content(parser)
    parser.add_argument("--open-suitcases", action="store_true", help="all see what lies in every suitcase")
    parser.add_argument("--memory-aid", action="store_true", help="show what you can know of other hands")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file, after every command")
    parser.add_argument("--load", metavar="FILE", help="go on with a game that was kept")
    parser.add_argument("--auto", action="store_true", help="bots on all seats, only to watch")
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help=", ".join(LANGUAGES))
    parser.add_argument("--json", action="store_true", help="bots only; print one JSON object at the end")
    parser.set_defaults(handler=run)


@dataclass(slots=True)
class Table:
    """A game with its seats and the file it is kept in."""

    game: Game
    kinds: list[str]
    seed: int
    file: Path | None
    words: Words

    def keep(self) -> None:
        if self.file is not None:
            keeping.write(self.file, self.game)


def seat_kinds(args: argparse.Namespace, players: int) -> list[str]:
    """Who sits where: named, or one person against greedy bots, or bots alone."""
    watching = args.auto or args.json
    if args.seats is None:
        return ["greedy" if watching else HUMAN] + ["greedy"] * (players - 1)
    kinds = [kind.strip() for kind in args.seats.split(",")]
    for kind in kinds:
        if kind not in KINDS:
            raise BadInput("bad-seat-kind", kind=kind, kinds=", ".join(KINDS))
    if len(kinds) != players:
        raise BadInput("bad-seats", seats=len(kinds), players=players)
    if watching and HUMAN in kinds:
        raise BadInput("bots-only", option="--json" if args.json else "--auto")
    return kinds


def table(args: argparse.Namespace) -> Table:
    """The game asked for, new or loaded; everything is checked before anything is written."""
    if args.lang not in LANGUAGES:
        raise BadInput("no-such-language", language=args.lang, languages=", ".join(LANGUAGES))
    rules = game_rules(args.game, args.content)
    game, kinds, seed = loaded(args, rules) if args.load else begun(args, rules)
    records = rules.content.records if isinstance(rules, GodfatherRules) else None
    words = Words(catalogue(args.lang), names(catalogue(args.lang), game), records)
    file = keeping.new_file(args.save) if args.save else Path(args.load) if args.load else None
    if file is None and HUMAN in kinds and sys.stdin.isatty():
        file = keeping.own_file(args.game)
    return Table(game, kinds, seed, file, words)


def begun(args: argparse.Namespace, rules: Any) -> tuple[Game, list[str], int]:
    named = len(args.seats.split(",")) if args.seats else 4
    players = check_players(rules, args.players if args.players is not None else named)
    kinds = seat_kinds(args, players)
    seed = args.seed if args.seed is not None else secrets.randbelow(1 << 32)
    options = {"open-suitcases": args.open_suitcases, "memory-aid": args.memory_aid}
    header = {"seats": kinds, "seed": seed}
    return Game(rules, players, Stream(seed), options, header), kinds, seed


def loaded(args: argparse.Namespace, rules: Any) -> tuple[Game, list[str], int]:
    """The journal fixes players, seed and options; only who sits where may be changed."""
    for option in ("players", "seed", "open_suitcases", "memory_aid"):
        if getattr(args, option):
            raise BadInput("load-fixes", option=f"--{option.replace('_', '-')}")
    game = Game.replay(read_journal(args.load), rules)
    header = game.journal.header
    if args.seats is None and not (args.auto or args.json):
        args.seats = ",".join(header.get("seats") or []) or None
    kinds = seat_kinds(args, game.players)
    seed = header.get("seed")
    seed = seed if isinstance(seed, int) else secrets.randbelow(1 << 32)
    game.source = keeping.stream_of(game, seed)
    return game, kinds, seed


def names(words: Catalogue, game: Game) -> list[str]:
    return [words.text(f"family-{row['family']}") for row in game.view()["seats"]]


def bot(kind: str, rules: Any) -> Bot:
    return Greedy(rules.content) if kind == "greedy" else RandomBot()


def bot_plays(at: Table, seat: int, player: Bot) -> None:
    """One action of a bot; its chance depends on the place in the journal, so a loaded game goes on alike."""
    rng = random.Random(f"{at.seed}/{len(at.game.journal.entries)}/{seat}")
    done = at.game.submit(seat, player.choose(at.game.view(seat), at.game.legal_for(seat), rng))
    if isinstance(done, Refusal):
        raise Refused(done)
    at.keep()


def run(args: argparse.Namespace) -> int:
    at = table(args)
    at.keep()
    if HUMAN not in at.kinds:
        return watch(at, args.json)
    return with_people(at)


def watch(at: Table, as_json: bool) -> int:
    """Bots alone: the log as a spectator reads it, or one object at the end."""
    console = Console(highlight=False, markup=False, emoji=False)
    bots = [bot(kind, at.game.rules) for kind in at.kinds]
    told = 0
    while not at.game.over:
        seat = at.game.seat
        bot_plays(at, seat, bots[seat])
        if not as_json and (at.game.over or at.game.view()["prompt"]["decision"] == "turn"):
            tell(at, console, told)
            told = len(at.game.feed)
    if as_json:
        print(json.dumps(summary(at)))
        return 0
    ended(at, console)
    return 0


def tell(at: Table, console: Console, since: int) -> None:
    view = at.game.view()
    for line in log.turns(at.words, at.game.events(SPECTATOR, since), view["tiles"]):
        console.print(Text(f"• {line}"))


def summary(at: Table) -> dict[str, Any]:
    game = at.game
    return {
        "game": game.rules.name,
        "players": game.players,
        "seats": at.kinds,
        "seed": at.seed,
        "scores": game.scores,
        "winners": list(game.winners),
        "entries": len(game.journal.entries),
        "digest": game.digest(),
        "saved": str(at.file) if at.file else None,
    }


def ended(at: Table, console: Console) -> None:
    console.print(layout.result(at.words, at.game.view()))
    console.print(Text(at.words.say("unofficial"), style.DIM))


def with_people(at: Table) -> int:
    """People and bots in turn; the end of the input, q or Ctrl-C keeps the game and leaves."""
    console = Console(highlight=False, markup=False, emoji=False)
    people = {
        seat: Person(at.game, seat, at.words, console, read, lambda path: saved(at, path))
        for seat, kind in enumerate(at.kinds)
        if kind == HUMAN
    }
    bots = {seat: bot(kind, at.game.rules) for seat, kind in enumerate(at.kinds) if kind != HUMAN}
    welcome(at, console)
    try:
        seats_taken(at, console, people, bots)
    except (Leave, EOFError, KeyboardInterrupt):
        console.print()
        console.print(Text(left(at)))
        return 0
    ended(at, console)
    if at.file is not None:
        console.print(Text(at.words.say("saved", path=str(at.file))))
    return 0


def seats_taken(at: Table, console: Console, people: dict[int, Person], bots: dict[int, Bot]) -> None:
    last: int | None = None
    while not at.game.over:
        # sealed choices are open to all at once: bots first, so that nobody waits for them
        seat = min(at.game.seats_to_act, key=lambda seat: (seat in people, seat))
        if seat in bots:
            bot_plays(at, seat, bots[seat])
            continue
        if len(people) > 1 and seat != last:
            pass_keyboard(at, console, seat)
        last = seat
        legal = at.game.legal_for(seat)
        if len(people) == 1 and len(legal) == 1:
            # nobody else looks on who could learn something from it
            at.game.submit(seat, legal[0])
        else:
            people[seat].decide()
        at.keep()


def read() -> str:
    return input("> ")


def welcome(at: Table, console: Console) -> None:
    console.print(Text(at.words.say(f"title-{at.game.rules.name}"), style.BRASS_BOLD))
    console.print(Text(at.words.say("unofficial"), style.DIM))
    seats = ", ".join(f"{at.words.seat(n)} ({at.words.say(f'kind-{k}')})" for n, k in enumerate(at.kinds))
    console.print(Text(at.words.say("welcome", seats=seats, seed=str(at.seed))))


def pass_keyboard(at: Table, console: Console, seat: int) -> None:
    """Between two people the screen is emptied, so that nobody reads the other's hand."""
    if console.is_terminal:
        console.clear()
        console.file.write("\x1b[3J")  # what has scrolled away too
    console.print(
        Text.assemble(("▶ ", style.OXBLOOD), at.words.say("pass-keyboard", seat=at.words.seat(seat)))
    )
    read()


def saved(at: Table, path: str) -> str:
    """Save at once, here or elsewhere; what happened, in words."""
    target = Path(path) if path else at.file
    if target is None:
        return at.words.say("save-where")
    try:
        if path and target != at.file and target.exists():
            raise BadInput("save-exists", path=path)
        keeping.write(target, at.game)
    except BadInput as error:
        return at.words.say(error.key, **error.params)
    at.file = target
    return at.words.say("saved", path=str(target))


def left(at: Table) -> str:
    if at.file is None:
        return at.words.say("left-unsaved")
    at.keep()
    return at.words.say("left-saved", path=str(at.file), game=at.game.rules.name)
