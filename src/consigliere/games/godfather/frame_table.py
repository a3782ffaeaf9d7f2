"""What each frame on the stack says, and to whom: the numbers of frames.py as named fields (G2.4).

The id of a decision is that of the action table. A decision without a rule of its own follows the text of the
card whose ability is running.
"""

from collections.abc import Sequence
from typing import Any, Final

from consigliere.core.events import shape_of
from consigliere.core.frame_table import FrameField, FrameKind, FrameTable, Raw
from consigliere.core.state import A, B, C, D
from consigliere.games.godfather import frames, names, terms as t

# the steps of a card's ability, by op
ABILITY_IDS: Final = {
    t.OP_LAUNDER: "launder",
    t.OP_BANK_TO_CASE: "bank-to-case",
    t.OP_ICONS: "icons",
    t.OP_CHOOSE_GOOD: "choose-good",
    t.OP_FRONT_ANY: "front-any",
    t.OP_MOVE_OWN_THUG: "move-own-thug",
    t.OP_MOVE_OWN_FAMILY: "move-own-family",
    t.OP_MOVE_ENEMY: "move-enemy",
    t.OP_SWAP: "swap",
    t.OP_PLACE_MARKER: "place-marker",
    t.OP_RETRIEVE: "retrieve",
    t.OP_OFFER: "offer",
    t.OP_STEAL_HAND: "steal-hand",
    t.OP_STEAL_CASE: "steal-case",
    t.OP_COLLECT: "collect",
    t.OP_GUN_DOWN: "gun-down",
    t.OP_DRIVE_BY: "drive-by",
    t.OP_CLEAN_HOUSE: "clean-house",
    t.OP_TAKE_OVER: "take-over",
    t.OP_MAYOR: "mayor",
    t.OP_UNION_BOSS: "union-boss",
    t.OP_CHIEF: "police-chief",
}
# what a figure, a space, a turf is named for
FIGURE_PURPOSES: Final = {
    frames.GUN_DOWN: "gun-down",
    frames.MOVE_THUG: "move-own-thug",
    frames.MOVE_FAMILY: "move-own-family",
    frames.MOVE_ENEMY: "move-enemy",
    frames.RETRIEVE: "retrieve",
    frames.SWAP_OWN: "swap",
    frames.SWAP_ENEMY: "swap-enemy",
    frames.DRIVE_BY: "drive-by",
    frames.DRIVE_BY_SECOND: "drive-by-second",
    frames.CLEAN_HOUSE: "clean-house",
    frames.TAKE_OVER: "take-over",
}
SPACE_PURPOSES: Final = {
    frames.TO_THUG: "move-own-thug",
    frames.TO_FAMILY: "move-own-family",
    frames.TO_ENEMY: "move-enemy",
    frames.TO_MAYOR: "mayor",
    frames.TO_BOSS: "union-boss",
}
TURF_PURPOSES: Final = {frames.CLAIM: "place-marker", frames.CHIEF: "police-chief"}
SECOND_CHOICE: Final = (
    frames.SWAP_ENEMY,
    frames.DRIVE_BY_SECOND,
    frames.TAKE_OVER,
)  # after a first place
# whom a gun-down may hit, bit by bit
FILTER_IDS: Final = ("thug", "family", "police-chief", "neutrals", "shared-turf", "his-turf")
# what was declined, as events number it: an op, or a purpose of a figure, a space, a turf
ASKED_AS_A_WHOLE: Final = (
    *(t.OP_LAUNDER, t.OP_BANK_TO_CASE, t.OP_FRONT_ANY, t.OP_OFFER),
    *(t.OP_STEAL_HAND, t.OP_STEAL_CASE, t.OP_COLLECT),
)
NEVER_DECLINED: Final = (frames.SWAP_ENEMY, frames.DRIVE_BY_SECOND)
DECLINED_IDS: Final = (
    {op: ABILITY_IDS[op] for op in ASKED_AS_A_WHOLE}
    | {64 + purpose: id for purpose, id in FIGURE_PURPOSES.items() if purpose not in NEVER_DECLINED}
    | {96 + purpose: SPACE_PURPOSES[purpose] for purpose in (frames.TO_MAYOR, frames.TO_BOSS)}
    | {112 + purpose: id for purpose, id in TURF_PURPOSES.items()}
)
ABILITY_CARDS: Final = (*names.JOB_IDS, *names.ALLY_IDS)


def _one_of(name: str, slot: int, ids: Sequence[str], **more: Any) -> FrameField:
    """One of these ids; -1 is none."""
    number = {id: n for n, id in enumerate(ids)}
    return FrameField(
        name,
        slot,
        lambda n: ids[n] if n >= 0 else None,
        lambda id: t.NOBODY if id is None else number[id],
        shape=shape_of(ids) | None,
        **more,
    )


def _by_number(name: str, slot: int, ids: dict[int, str], **more: Any) -> FrameField:
    number = {id: n for n, id in ids.items()}
    shape = shape_of(list(ids.values()))
    return FrameField(name, slot, ids.__getitem__, number.__getitem__, shape=shape, **more)


def _truth(name: str, slot: int) -> FrameField:
    return FrameField(name, slot, bool, int, shape=bool)


def _mask(seats: Sequence[int]) -> int:
    return sum(1 << seat for seat in seats)


def _seats(name: str, slot: int) -> FrameField:
    return FrameField(
        name, slot, names.seats, lambda seats: sum(1 << seat for seat in seats), shape=list[int]
    )


def _purpose(*wanted: int) -> Any:
    return lambda raw: raw[A] in wanted


def _pool(icons: Sequence[str]) -> int:
    return sum(1 << 4 * names.ICON_IDS.index(icon) for icon in icons)


def _turf_or_done(raw: Raw) -> str | None:
    return names.TURF_IDS[raw[A]] if raw[A] < t.TURFS else None


JOB: Final = _one_of("job", A, names.JOB_IDS)
DRAWN: Final = (
    _one_of("first", A, names.JOB_IDS, only_seat=True),
    _one_of("second", B, names.JOB_IDS, only_seat=True),
)
STAGE: Final = FrameField("stage", A)
VICTIM: Final = (FrameField("victim", A),)
LEFT: Final = FrameField("left", A)
ICONS: Final = FrameField("icons", A, names.icons, _pool, shape=list[names.Icon])
NO_PLACE: Final = (0, 0, t.NOBODY, 0)

FRAMES: Final = FrameTable(
    (
        FrameKind(frames.SET_UP, "set-up", "G1.1", (FrameField("step", A), _truth("even_places", D))),
        FrameKind(frames.ACTS, "acts", "G3.1", (FrameField("next", A),)),
        FrameKind(
            frames.FAMILY_BUSINESS, "family-business", "G5.1", (FrameField("next", A), FrameField("skips", B))
        ),
        FrameKind(
            frames.JOB_RUN, "job-run", "G8.1", (JOB, FrameField("stage", B), _truth("bills_settled", C))
        ),
        FrameKind(
            frames.ABILITY,
            "ability",
            None,
            (
                _one_of("card", A, ABILITY_CARDS),
                FrameField("step", B),
                _one_of("turf", C, names.TURF_IDS),
                _one_of("freed", D, names.PLACE_IDS),
            ),
        ),
        FrameKind(frames.DRAWING, "drawing", "Q-23", (*DRAWN, FrameField("stage", C))),
        FrameKind(frames.TAKING, "taking", "G11.1", (_one_of("bill", A, names.BILL_IDS),)),
        FrameKind(
            frames.TURF_WAR,
            "turf-war",
            "G12.1",
            (
                FrameField(
                    "turf",
                    A,
                    _turf_or_done,
                    lambda id: t.TURFS if id is None else names.TURF_IDS.index(id),
                    whole=True,
                    shape=shape_of(names.TURF_IDS) | None,
                ),
            ),
        ),
        FrameKind(frames.BRIBERY, "bribery", "G13.1", (STAGE, _seats("served", B))),
        FrameKind(frames.TRIBUTE, "tribute-run", "G14.1", (STAGE,)),
        FrameKind(frames.ENTRACTE, "entracte", "G15.1", (STAGE, FrameField("count", B))),
        FrameKind(
            frames.STEALING, "stealing", "Q-33", (_seats("victims", A), _by_number("ability", B, ABILITY_IDS))
        ),
        FrameKind(frames.OFFERING, "offering", "Q-34", (STAGE, _seats("asked", B))),
        FrameKind(frames.CLEANING, "cleaning", "Q-90", (FrameField("from_left", A),)),
        FrameKind(frames.END, "end", "G16.1"),
        # decisions
        FrameKind(frames.TURN, "turn", "G5.1"),
        FrameKind(
            frames.ORDER,
            "order",
            "G6.3",
            (_one_of("space", A, names.SQUARE_IDS), FrameField("controller", B)),
        ),
        FrameKind(
            frames.ICONS, "icons", "G11.2", (FrameField("icons", A, names.icons, _pool, shape=list[str]),)
        ),
        FrameKind(frames.KEEP, "keep-job", "Q-23", DRAWN),
        FrameKind(
            frames.DISCARD,
            "discard",
            "G11.1",
            (LEFT, _one_of("lowest", B, names.CARD_IDS), _one_of("icon", C, names.ICON_IDS)),
        ),
        FrameKind(
            frames.CHOOSE_GOOD,
            "good",
            None,
            (LEFT, _one_of("lowest", B, names.CARD_IDS), _truth("may_stop", C)),
        ),
        FrameKind(frames.LOWER, "lower-bill", "Q-24", (_one_of("wanted", A, names.BILL_IDS),)),
        FrameKind(frames.BILLS, "bills", "G8.2", (JOB, _truth("before", B))),
        FrameKind(
            frames.USE,
            "use",
            None,
            (
                _by_number("ability", A, ABILITY_IDS),
                _one_of("bill", B, names.BILL_IDS, when=_purpose(t.OP_BANK_TO_CASE)),
            ),
        ),
        FrameKind(frames.LAUNDER, "launder", None, (LEFT, _one_of("lowest", B, names.BILL_IDS))),
        FrameKind(
            frames.FIGURE,
            "figure",
            None,
            (
                _by_number("purpose", A, FIGURE_PURPOSES),
                FrameField(
                    "may_hit",
                    B,
                    lambda n: [id for i, id in enumerate(FILTER_IDS) if n >> i & 1],
                    lambda ids: sum(1 << FILTER_IDS.index(id) for id in ids),
                    when=_purpose(frames.GUN_DOWN),
                    shape=list[shape_of(FILTER_IDS)],  # type: ignore[misc]
                ),
                FrameField("victim", B, when=_purpose(frames.CLEAN_HOUSE)),
                _one_of("turf", C, names.TURF_IDS, when=_purpose(frames.GUN_DOWN)),
                _one_of("first", C, names.PLACE_IDS, when=_purpose(*SECOND_CHOICE)),
            ),
            NO_PLACE,
        ),
        FrameKind(
            frames.SPACE,
            "space",
            None,
            (_by_number("purpose", A, SPACE_PURPOSES), _one_of("figure", B, names.PLACE_IDS)),
        ),
        FrameKind(frames.TURF, "turf", None, (_by_number("purpose", A, TURF_PURPOSES),)),
        FrameKind(frames.FRONT, "front"),
        FrameKind(
            frames.OPPONENT,
            "opponent",
            None,
            (
                _by_number("ability", A, ABILITY_IDS),
                FrameField("left", B),
                FrameField("lowest", C),
                _seats("victims", D),
            ),
        ),
        FrameKind(frames.DONOR, "marker", "G12.5", (_one_of("turf", A, names.TURF_IDS),)),
        FrameKind(frames.CHOOSE_ALLY, "choose-ally", "G13.2"),
        FrameKind(frames.BRIBE, "bribe", "G13.1"),
        FrameKind(frames.KEEP_CARDS, "tribute", "G14.1"),
        FrameKind(frames.OFFER_BILL, "offer", "Q-34"),
        # chance; asking.py has the purpose that journals name it by
        FrameKind(frames.DRAW_TILE, "draw-tile", "G4.1", (_one_of("turf", A, names.TURF_IDS),)),
        FrameKind(frames.DRAW_PUBLIC, "draw-public", "G1.5", (FrameField("space", A),)),
        FrameKind(frames.DEAL_JOB, "deal-job", "G1.7"),
        FrameKind(frames.DRAW_JOB, "draw-job", "Q-23", (FrameField("nth", A),)),
        FrameKind(frames.DRAW_ALLY, "draw-ally", "G1.6"),
        FrameKind(frames.DRAW_HORSE, "draw-horse", "G1.8"),
        FrameKind(frames.STEAL_HAND, "steal-hand", "Q-33", VICTIM),
        FrameKind(frames.STEAL_CASE, "steal-case", "Q-33", VICTIM),
        FrameKind(frames.COLLECT, "collect", "Q-33", VICTIM),
    )
)
COMPULSORY_GOOD: Final = "G11.1"  # the rule of a good that a discard icon gives: no card asks for it


def rule(kind: FrameKind, card: str | None, must: bool = False) -> str:
    """The rule behind a decision: its own, or the card's whose ability asks; `must`: a good of an icon."""
    if must:
        return COMPULSORY_GOOD
    return kind.rule or card or "G8.2"
