"""Table options on the command line: --option NAME, as often as one likes, or --NAME."""

import argparse
from collections.abc import Sequence

from consigliere.cli.errors import BadInput
from consigliere.core.ruleset import offered, Options, Ruleset
from consigliere.games.catalogue import GAMES


def add_options(parser: argparse.ArgumentParser) -> None:
    known = "; ".join(f"{game}: {', '.join(offered(rules))}" for game, rules in GAMES.items())
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME",
        help=f"play with this table option ({known})",
    )


def switches() -> tuple[str, ...]:
    """The names of all options that some game offers."""
    return tuple(dict.fromkeys(name for rules in GAMES.values() for name in offered(rules)))


def add_switches(parser: argparse.ArgumentParser) -> None:
    """Each option by its own name, too: --NAME."""
    for name in switches():
        games = ", ".join(game for game, rules in GAMES.items() if name in offered(rules))
        parser.add_argument(f"--{name}", action="store_true", help=f"the same as --option {name} ({games})")


def chosen(rules: Ruleset, names: Sequence[str]) -> Options:
    """The options named; BadInput if the game has none of that name, or no longer."""
    known = offered(rules)
    for name in names:
        if name in rules.option_names and name not in known:
            raise BadInput("option-gone", option=name, game=rules.name, version=rules.gone[name] + 1)
        if name not in known:
            raise BadInput("no-such-option", option=name, game=rules.name, known=", ".join(known))
    return {name: name in names for name in rules.option_names}


def every_set(rules: Ruleset) -> list[Options]:
    """All sets of the options that new games can have, none of them first."""
    names = offered(rules)
    return [{name: bool(mask >> n & 1) for n, name in enumerate(names)} for mask in range(1 << len(names))]
