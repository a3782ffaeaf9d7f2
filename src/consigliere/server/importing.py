"""Games from journals: one that is over as a finished table, or played on from any of its commands."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from consigliere.core.game import Game
from consigliere.core.journal import Journal, JournalError
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset
from consigliere.server import table_lines, table_seats as seats
from consigliere.server.table import Table
from consigliere.server.table_commands import ending, Plan, Planned

Planner = Callable[[Table], Planned]

IMPORTED: Final = "imported"  # stands for a level: nobody sits there any more


def read(given: str | dict[str, Any]) -> Journal:
    """A journal in either of its forms; JournalError names what is wrong with it."""
    if isinstance(given, str) and given.lstrip().startswith("{"):
        try:
            given = msgspec.json.decode(given, type=dict[str, Any])
        except msgspec.DecodeError:
            raise JournalError(1, "journal-foreign") from None
    return Journal.from_text(given) if isinstance(given, str) else Journal.from_json(given)


def cut(journal: Journal, rules: Ruleset, until: int | None) -> Game:
    """The game of the journal's first entries; JournalError names what is wrong with them."""
    return Game.replay(journal, rules, until)


def made(game: Game, packs: list[dict[str, str]], host: str, title: str) -> dict[str, Any]:
    """The first record of a table that begins with this game."""
    return {
        "game": game.rules.name,
        "players": game.players,
        "options": dict(game.options),
        "packs": packs,
        "rules": game.rules.version,
        "content": game.rules.content_hash,
        "host": host,
        "title": title,
        "visibility": "bots",
        "clock": None,
        "invite": None,
        "given": [entry.written() for entry in game.journal.entries],
    }


def playing_on(
    first: dict[str, Any], person: tuple[str, str], seat: int, levels: Sequence[str], start: bool
) -> list[Planner]:
    """A person on one seat, bots on the others; begun at once only without a line for the shuffle."""
    identity, name = person
    others = [other for other in range(first["players"]) if other != seat]
    wanted = [*levels, *["medium"] * len(others)][: len(others)]
    plans = [seats.made_plan(first), seats.sitting(identity, name, seat)]
    plans += [seats.bot_planner(other, level) for other, level in zip(others, wanted, strict=True)]
    return [*plans, lambda table: seats.start(table, identity)] if start else plans


def finished(first: dict[str, Any], names: object) -> list[Planner]:
    """A table that is over as soon as it is made."""
    players = first["players"]
    found = names if isinstance(names, list) and len(names) == players else [None] * players
    plans = [seats.made_plan(first)]
    plans += [_sitting(n, seats.good_name(name) or f"#{n + 1}") for n, name in enumerate(found)]
    return [*plans, table_lines.begun, _over]


def _sitting(seat: int, name: str) -> Planner:
    body = {"seat": seat, "identity": None, "level": IMPORTED, "name": name}
    return lambda table: Plan().then("sat", **body)


def _over(table: Table) -> Planned:
    game = table.playing()
    if game is None or not game.over:
        return Refusal("T9", "refuse-not-over", {})
    return Plan().then(**ending(table, game, "played"))
