"""The frame table: numbers into named fields for each viewer, and back; secrets stay with their seat."""

from dataclasses import replace

import pytest

from consigliere.core.frame_table import FrameField, FrameKind, FrameTable, innermost
from consigliere.core.prompts import FIRST_CHANCE, FIRST_DECISION, FIRST_SEALED
from consigliere.core.state import A, B, C

COLOURS = ("red", "green")
COLOUR = FrameField("colour", A, lambda n: COLOURS[n], COLOURS.index)
SECRET = FrameField("card", B, only_seat=True)
LIST = FrameField(
    "drawn",
    B,
    lambda row: [row[B] >> 4 * i & 15 for i in range(row[C])],
    lambda cards: sum(card << 4 * i for i, card in enumerate(cards)),
    whole=True,
    when=lambda row: row[A] == 1,
)
TABLE = FrameTable(
    (
        FrameKind(1, "rounds"),
        FrameKind(FIRST_DECISION, "paint", "X1.1", (COLOUR, SECRET)),
        FrameKind(FIRST_DECISION + 1, "draw", "X1.2", (FrameField("stage", A), LIST, FrameField("count", C))),
        FrameKind(FIRST_SEALED, "bid", "X2.1"),
        FrameKind(FIRST_CHANCE, "dice", "X3.1", rest=(-1, 0, 0, 0)),
    )
)
PAINT = [FIRST_DECISION, 2, 1, 7, 0, 0]


def test_a_field_of_the_seat_alone_is_left_out_for_others() -> None:
    assert TABLE.seen(PAINT, 2) == {"frame": "paint", "seat": 2, "colour": "green", "card": 7}
    for viewer in (0, 1, -1):
        assert TABLE.seen(PAINT, viewer) == {"frame": "paint", "seat": 2, "colour": "green"}


def test_a_secret_that_is_not_marked_is_found() -> None:
    """The planted fault: the same table with the mark forgotten shows the card to all."""
    open_table = FrameTable(
        (FrameKind(FIRST_DECISION, "paint", None, (COLOUR, replace(SECRET, only_seat=False))),)
    )
    assert "card" in open_table.seen(PAINT, 0)


@pytest.mark.parametrize("viewer", [2, 0, -1])
def test_numbers_come_back(viewer: int) -> None:
    back = TABLE.numbers(TABLE.seen(PAINT, viewer), viewer)
    assert back == [FIRST_DECISION, 2, 1, 7 if viewer == 2 else None, 0, 0]
    dice = [FIRST_CHANCE, -1, -1, 0, 0, 0]
    assert TABLE.numbers(TABLE.seen(dice, viewer), viewer) == dice


def test_a_field_that_reads_the_whole_row_and_one_that_not_every_frame_has() -> None:
    row = [FIRST_DECISION + 1, 0, 1, 0x53, 2, 0]
    assert TABLE.seen(row, 1)["drawn"] == [3, 5]
    assert TABLE.numbers(TABLE.seen(row, 1), 1) == row
    assert "drawn" not in TABLE.seen([FIRST_DECISION + 1, 0, 0, 0x53, 2, 0], 1)


def test_a_sealed_frame_tells_all_concerned_and_only_ones_own_state() -> None:
    row = [FIRST_SEALED, -1, 0b010, 0b111, 0, 0]  # seats 0 and 2 are in
    assert TABLE.seen(row, 0) == {"frame": "bid", "seat": None, "seats": [0, 1, 2], "yours": False}
    assert TABLE.seen(row, 1) == {"frame": "bid", "seat": None, "seats": [0, 1, 2], "yours": True}
    assert TABLE.seen(row, 2) == TABLE.seen(row, 0) == TABLE.seen([*row[:2], 0b110, *row[3:]], 0)
    assert TABLE.numbers(TABLE.seen(row, 0), 0)[A] == 0b110  # others count as open
    assert TABLE.numbers(TABLE.seen(row, -1), -1)[A] == 0b111


def test_two_kinds_never_share_an_id_and_no_field_hides_whose_frame_it_is() -> None:
    with pytest.raises(ValueError, match="same"):
        FrameTable((FrameKind(1, "rounds"), FrameKind(2, "rounds")))
    with pytest.raises(ValueError, match="seat"):
        FrameTable((FrameKind(1, "rounds", None, (FrameField("seat", A),)),))


def test_decisions_and_the_innermost_frame() -> None:
    assert TABLE.decisions() == ("paint", "draw", "bid")
    frames: list[dict[str, object]] = [
        {"frame": "rounds"},
        {"frame": "paint", "seat": 1},
        {"frame": "paint", "seat": 2},
    ]
    assert innermost(frames, "paint", "draw") == {"frame": "paint", "seat": 2}
    assert innermost(frames, "bid") is None
