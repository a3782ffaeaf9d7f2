"""`consigliere play`: a game in the terminal, against bots or hot-seat, kept as a journal.

It uses what the browser will get: views, events, structured legal actions, submit, preview, take-back.
"""

import argparse
import json
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from consigliere.bots.tempers import TEMPERS
from consigliere.cli.common import add_content, add_game, game_rules, names_of, script_note
from consigliere.cli.errors import BadInput
from consigliere.cli.kinds import DEFAULT, HUMAN, KINDS
from consigliere.cli.options import add_options, add_switches
from consigliere.cli.screen import keeping, seating, style
from consigliere.cli.screen.game_screen import GameScreen
from consigliere.cli.screen.games import screen_of
from consigliere.cli.screen.opponents import in_words, Opponent, strength_in_words, thinking
from consigliere.cli.screen.person import Leave, Person
from consigliere.core.events import SPECTATOR
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal, Refused
from consigliere.locales import catalogue
from consigliere.wording import log
from consigliere.wording.speech import Speech

SEATS_HELP: Final = (
    f"who sits where, for instance human,easy,hard:careful,medium (as a rule human against {DEFAULT});"
    f" kinds: {', '.join(KINDS)}; temperaments: {', '.join(TEMPERS)}"
)
JSON_HELP: Final = "implies bots on all seats, your own too; print one JSON object at the end"


def add_parser(sub: Any) -> None:
    parser = sub.add_parser("play", help="play in the terminal, against bots or hot-seat")
    add_game(parser)
    parser.add_argument("--players", type=int, default=None, metavar="N", help="players (default 4)")
    parser.add_argument("--seats", metavar="KINDS", help=SEATS_HELP)
    parser.add_argument(
        "--seed", type=int, default=None, metavar="S", help="the same seed deals the same cards"
    )
    add_content(parser)
    parser.add_argument("--names", metavar="A,B,C", help="what the players are called, seat by seat")
    add_options(parser)
    add_switches(parser)
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file, after every command")
    parser.add_argument("--load", metavar="FILE", help="go on with a game that was kept")
    parser.add_argument(
        "--auto",
        action="store_true",
        help="bots on all seats, only to watch; a loaded file is not written to",
    )
    parser.add_argument(
        "--confirm",
        action=argparse.BooleanOptionalAction,
        help="ask before what is final and at the end of a turn (as a rule: at a terminal, not in a pipe)",
    )
    parser.add_argument("--json", action="store_true", help=JSON_HELP)
    parser.set_defaults(handler=run)


@dataclass(slots=True)
class Table:
    """A game with its seats and the file it is kept in."""

    game: Game
    kinds: list[str]
    seed: int
    file: Path | None
    screen: GameScreen
    packs: Sequence[str] = ()
    confirm: bool = False

    @property
    def words(self) -> Speech:
        return self.screen.words

    def keep(self) -> None:
        if self.file is not None:
            keeping.write(self.file, self.game)


def table(args: argparse.Namespace) -> Table:
    """The game asked for, new or loaded; everything is checked before anything is written."""
    rules = game_rules(args.game, args.content)
    game, kinds, seed = seating.loaded(args, rules) if args.load else seating.begun(args, rules)
    screen = screen_of(game.rules, catalogue(), names_of(game.journal.header))
    file = seating.kept_in(args, kinds)
    confirm = args.confirm if args.confirm is not None else sys.stdin.isatty()
    return Table(game, kinds, seed, file, screen, args.content, confirm)


def bot_plays(at: Table, seat: int, player: Opponent, console: Console) -> None:
    """One action of a bot; its chance depends on the place in the journal, so a loaded game goes on alike."""
    rng = random.Random(f"{at.seed}/{len(at.game.journal.entries)}/{seat}")
    line = at.words.say("thinking", seat=at.words.seat(seat))
    with thinking(console, line, player.ponders(at.game, seat)):
        action = player.choose(at.game, seat, rng)
    done = at.game.submit(seat, action)
    if isinstance(done, Refusal):
        raise Refused(done)
    at.keep()


def run(args: argparse.Namespace) -> int:
    at = table(args)
    at.keep()
    if not args.json and (note := script_note()):
        print(note)
    if HUMAN not in at.kinds:
        return watch(at, args.json, args.load)
    return with_people(at)


def watch(at: Table, as_json: bool, source: str | None = None) -> int:
    """Bots alone: the log as a spectator reads it, or one object at the end."""
    console = Console(highlight=False, markup=False, emoji=False)
    bots = [Opponent(kind, at.game.rules) for kind in at.kinds]
    told = len(at.game.feed) if source else 0
    if not as_json:
        key = "bots-alone-loaded" if source and at.file is None else "bots-alone"
        console.print(Text(at.words.say(key, path=str(source)), style.DIM))
    while not at.game.over:
        seat = at.game.seat
        bot_plays(at, seat, bots[seat], console)
        if not as_json and (at.game.over or at.game.view()["prompt"]["decision"] in at.screen.turns):
            tell(at, console, told)
            told = len(at.game.feed)
    if as_json:
        print(json.dumps(summary(at)))
        return 0
    ended(at, console)
    return 0


def tell(at: Table, console: Console, since: int) -> None:
    scene = at.words.scene(at.game.view())
    for line in log.turns(at.words, at.game.events(SPECTATOR, since), scene):
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
    console.print(at.screen.result(at.game.view()))
    console.print(Text(at.words.say("unofficial"), style.DIM))


def with_people(at: Table) -> int:
    """People and bots in turn; the end of the input, q or Ctrl-C keeps the game and leaves."""
    console = Console(highlight=False, markup=False, emoji=False)
    people = {
        seat: Person(at.game, seat, at.screen, console, read, lambda path: saved(at, path), at.confirm)
        for seat, kind in enumerate(at.kinds)
        if kind == HUMAN
    }
    bots = {seat: Opponent(kind, at.game.rules) for seat, kind in enumerate(at.kinds) if kind != HUMAN}
    welcome(at, console)
    try:
        seats_taken(at, console, people, bots)
    except (Leave, EOFError, KeyboardInterrupt):
        console.print()
        for line in left(at).splitlines():
            console.print(Text(line), soft_wrap=True)  # a command to copy stays in one piece
        return 0
    ended(at, console)
    if at.file is not None:
        console.print(Text(at.words.say("saved", path=str(at.file))))
    return 0


def seats_taken(at: Table, console: Console, people: dict[int, Person], bots: dict[int, Opponent]) -> None:
    last: int | None = None
    while not at.game.over:
        # sealed choices are open to all at once: bots first, so that nobody waits for them
        seat = min(at.game.seats_to_act, key=lambda seat: (seat in people, seat))
        if seat in bots:
            bot_plays(at, seat, bots[seat], console)
            continue
        if len(people) > 1 and seat != last:
            pass_keyboard(at, console, seat)
        last = seat
        legal = at.game.legal_for(seat)
        if len(people) == 1 and len(legal) == 1:
            # nobody else looks on who could learn something from it
            done = at.game.submit(seat, legal[0])
            if not isinstance(done, Refusal):
                people[seat].forced(done)
        else:
            people[seat].decide()
        at.keep()
        if at.confirm and seat not in at.game.seats_to_act and at.game.can_take_back(seat):
            people[seat].end_turn()
            at.keep()


def read() -> str:
    return input("> ")


def welcome(at: Table, console: Console) -> None:
    console.print(Text(at.words.say("title"), style.BRASS_BOLD))
    console.print(Text(at.words.say("unofficial"), style.DIM))
    seats = at.words.listed(f"{at.words.seat(n)} ({in_words(at.words, k)})" for n, k in enumerate(at.kinds))
    console.print(Text(at.words.say("welcome", seats=seats, seed=str(at.seed))))
    for kind in dict.fromkeys(at.kinds):
        if line := strength_in_words(at.words, at.game.rules.name, kind):
            console.print(Text(line, style.DIM))


def pass_keyboard(at: Table, console: Console, seat: int) -> None:
    """Between two people the screen is emptied, so that nobody reads the other's hand."""
    if console.is_terminal:
        console.clear()
        console.file.write("\x1b[3J")  # what has scrolled away too
    console.print(
        Text.assemble(("▶ ", style.OXBLOOD), at.words.say("pass-keyboard", seat=at.words.seat(seat)))
    )
    if read().strip() == "q":
        raise Leave


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
    return at.words.say(
        "left-saved", path=str(at.file), command=keeping.command(at.game.rules.name, at.file, at.packs)
    )
