"""Plans become records: numbered, and taken in by the table they are for."""

from collections.abc import Callable, Sequence
from typing import Final

from consigliere.core.refusal import Refusal
from consigliere.server.store.base import Record
from consigliere.server.table import Table
from consigliere.server.table_commands import Plan, Planned

GAME_KINDS: Final = ("did", "reconsidered", "took-back", "started")


def taken_in(
    table: Table, plan: Plan, at: int, key: str | None = None, asked: str | None = None
) -> list[Record]:
    """Number the records and take them in; what was worked out for the game is not worked out again."""
    records: list[Record] = []
    for kind, body in plan.records:
        if asked is not None and not records:
            body = body | {"asked": asked}
        record = Record(table.seq + 1, max(at, table.at), kind, None if records else key, body)
        table.apply(record, plan.done if kind in GAME_KINDS else None)
        records.append(record)
    return records


def laid_out(table: Table, plans: Sequence[Callable[[Table], Planned]], at: int) -> list[Record] | Refusal:
    """The records of a new table; the first plan makes it, the others seat and start."""
    records: list[Record] = []
    for planner in plans:
        plan = planner(table)
        if isinstance(plan, Refusal):
            return plan
        records += taken_in(table, plan, at)
    return records
