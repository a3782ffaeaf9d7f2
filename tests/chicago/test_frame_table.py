"""Chicago's frames as views name them: read back to the same numbers, and only for the eyes they are for."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from consigliere.core.frame_table import FrameTable
from consigliere.core.prompts import FIRST_CHANCE
from consigliere.core.state import FRAME, SEAT
from consigliere.games.chicago import frames as f
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.notation import TABLE
from tests.bots.chicago.positions import positions


def raws() -> Iterator[list[int]]:
    """The frames of whole games, each with its seat's eyes."""
    for players in (2, 3, 4):
        for options in (0, 255):
            for s in positions(players, options, 7 + players, greedy=0.5):
                for at in range(0, int(s.top) + FRAME, FRAME):
                    yield [int(s.frames[at + i]) for i in range(FRAME)]


def unread(table: FrameTable) -> set[str]:
    """The kinds that are not read back to the same numbers."""
    out = set()
    for raw in raws():
        viewer = raw[SEAT] if raw[SEAT] >= 0 else 0
        kind = table.by_number[raw[0]]
        if not kind.is_sealed and table.numbers(table.seen(raw, viewer), viewer) != raw:
            out.add(kind.id)
    return out


def test_a_frame_is_read_back_as_it_was() -> None:
    assert unread(FRAMES) == set()


@pytest.mark.parametrize(("kind", "field"), [("hole", "by"), ("pay", "area"), ("under", "cards")])
def test_a_field_left_out_is_noticed(kind: str, field: str) -> None:
    broken = [
        replace(one, fields=tuple(x for x in one.fields if one.id != kind or x.name != field))
        for one in FRAMES.kinds
    ]
    assert unread(FrameTable(broken)) == {kind}


@pytest.mark.rule("C2.4")
def test_cards_are_for_the_eyes_of_their_seat_alone() -> None:
    hidden = {(kind.id, field.name) for kind in FRAMES.kinds for field in kind.fields if field.only_seat}
    assert hidden == {("drawing", "cards"), ("under", "cards"), ("pay", "lowest"), ("discard", "lowest")}
    drawn = [f.UNDER, 0, 3 | 4 << 5, 1, 2, 0]
    seen = {"frame": "under", "seat": 0, "under": 1, "drawn": 2}
    assert FRAMES.seen(drawn, 0) == seen | {"cards": ["mansion", "car"]}
    assert FRAMES.seen(drawn, 1) == FRAMES.seen(drawn, -1) == seen


def test_every_kind_of_frame_is_in_the_table_and_every_decision_has_its_own_id() -> None:
    bounds = ("FIRST_DECISION", "FIRST_SEALED", "FIRST_CHANCE")
    kinds = {n for name, n in vars(f).items() if isinstance(n, int) and name not in bounds}
    assert set(FRAMES.by_number) == kinds
    assert {action.decision for action in TABLE} == {*FRAMES.decisions()}
    assert all(kind.rule for kind in FRAMES.kinds if kind.number >= FIRST_CHANCE)
