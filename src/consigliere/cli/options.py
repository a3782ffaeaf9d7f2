"""Table options on the command line: --option NAME, as often as one likes."""

import argparse
from collections.abc import Sequence

from consigliere.cli.errors import BadInput
from consigliere.core.ruleset import Options, Ruleset
from consigliere.games.catalogue import GAMES


def add_options(parser: argparse.ArgumentParser) -> None:
    known = "; ".join(f"{game}: {', '.join(rules.option_names)}" for game, rules in GAMES.items())
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME",
        help=f"play with this table option ({known})",
    )


def chosen(rules: Ruleset, names: Sequence[str]) -> Options:
    """The options named; BadInput if the game has none of that name."""
    for name in names:
        if name not in rules.option_names:
            raise BadInput(
                "no-such-option", option=name, game=rules.name, known=", ".join(rules.option_names)
            )
    return {name: name in names for name in rules.option_names}


def every_set(rules: Ruleset) -> list[Options]:
    """All sets of the game's options, none of them first."""
    names = rules.option_names
    return [{name: bool(mask >> n & 1) for n, name in enumerate(names)} for mask in range(1 << len(names))]
