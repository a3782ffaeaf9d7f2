"""Before a game in the terminal: who sits where and is called what, a new game or one that was kept."""

import argparse
import secrets
import sys
from pathlib import Path
from typing import Any

from consigliere.cli.common import check_players, good_names, is_played, read_journal
from consigliere.cli.errors import BadInput
from consigliere.cli.kinds import DEFAULT, HUMAN, is_kind, KINDS, no_such_kind
from consigliere.cli.options import chosen, switches
from consigliere.cli.screen import keeping
from consigliere.core.chance import Stream
from consigliere.core.game import Game


def seat_kinds(args: argparse.Namespace, players: int) -> list[str]:
    """Who sits where: named, or one person against medium bots, or bots alone."""
    watching = args.auto or args.json
    if args.seats is None:
        return [DEFAULT if watching else HUMAN] + [DEFAULT] * (players - 1)
    kinds = [kind.strip() for kind in args.seats.split(",")]
    for kind in kinds:
        if not is_kind(kind):
            raise no_such_kind("bad-seat-kind", kind, KINDS)
    if len(kinds) != players:
        raise BadInput("bad-seats", seats=len(kinds), players=players)
    if watching and HUMAN in kinds:
        raise BadInput("bots-only", option="--json" if args.json else "--auto")
    return kinds


def attribute(name: str) -> str:
    """Where argparse keeps the switch of a table option."""
    return name.replace("-", "_")


def wanted_options(args: argparse.Namespace) -> list[str]:
    """The table options named by --option or by a switch of their own."""
    return [*args.option, *(name for name in switches() if getattr(args, attribute(name)))]


def begun(args: argparse.Namespace, rules: Any) -> tuple[Game, list[str], int]:
    named = len(args.seats.split(",")) if args.seats else 4
    players = check_players(rules, args.players if args.players is not None else named)
    kinds = seat_kinds(args, players)
    seed = args.seed if args.seed is not None else secrets.randbelow(1 << 32)
    options = chosen(rules, wanted_options(args))
    header: dict[str, Any] = {"seats": kinds, "seed": seed}
    if args.names is not None:
        header["names"] = given_names(args.names, players)
    return Game(rules, players, Stream(seed), options, header), kinds, seed


def loaded(args: argparse.Namespace, rules: Any) -> tuple[Game, list[str], int]:
    """The journal fixes players, seed and options; only who sits where may be changed."""
    for option in ("players", "seed", *map(attribute, switches()), "option", "names"):
        if getattr(args, option) not in (None, False, []):
            raise BadInput("load-fixes", option=f"--{option.replace('_', '-')}")
    game = Game.replay(read_journal(args.load), rules)
    header = game.journal.header
    if args.seats is None and not (args.auto or args.json) and is_played(header):
        args.seats = ",".join(header["seats"])
    kinds = seat_kinds(args, game.players)
    seed = header.get("seed")
    seed = seed if isinstance(seed, int) else secrets.randbelow(1 << 32)
    game.source = keeping.stream_of(game, seed)
    return game, kinds, seed


def given_names(text: str, players: int) -> list[str]:
    """`--names A,B,C`: one for each seat."""
    names = [name.strip() for name in text.split(",")]
    if len(names) != players or not good_names(names):
        raise BadInput("bad-names", names=text, players=players)
    return names


def kept_in(args: argparse.Namespace, kinds: list[str]) -> Path | None:
    """The file a game is kept in. Bots alone never write on in a game that was loaded."""
    if args.save:
        again = args.load is not None and Path(args.save).resolve() == Path(args.load).resolve()
        return Path(args.save) if again else keeping.new_file(args.save)
    if HUMAN not in kinds:
        return None
    if args.load:
        return Path(args.load)
    return keeping.own_file(args.game) if sys.stdin.isatty() else None
