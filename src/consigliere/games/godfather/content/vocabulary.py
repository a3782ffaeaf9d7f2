"""The words of the content files and their numbers: icons, goods, colours, ability steps (G8, G10, G11).

A step is a table with one key, `{ launder = 2 }`; it becomes a pair (op, argument) of the kernel.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from consigliere.core.errors import ConsigliereError
from consigliere.games.godfather import terms as t

COLOURS: Final = ("yellow", "blue", "green", "grey")
COST_GOODS: Final = ("gun", "booze", "blood")
BILL_INDEX: Final[Mapping[int, int]] = {1: t.BILL_1, 2: t.BILL_2, 3: t.BILL_3, 5: t.BILL_5}
NARCOTICS_ICON: Final = "GOOD_NARC"

ICON: Final[Mapping[str, int]] = {
    "LAUNDER": t.LAUNDER,
    "JOB": t.DRAW_JOB,
    "DISCARD1_5": t.DISCARD1_5,
    "DISCARD2_5": t.DISCARD2_5,
    "DISCARD3_8": t.DISCARD3_8,
    "DISCARD1_GOOD": t.DISCARD1_GOOD,
    "MONEY_1": t.MONEY + t.BILL_1,
    "MONEY_2": t.MONEY + t.BILL_2,
    "MONEY_3": t.MONEY + t.BILL_3,
    "MONEY_5": t.MONEY + t.BILL_5,
    "GOOD_GUN": t.GOOD_ICON,
    "GOOD_BOOZE": t.GOOD_ICON + 1,
    "GOOD_BLOOD": t.GOOD_ICON + 2,
    NARCOTICS_ICON: t.GOOD_ICON + 3,
    "HORSE": t.HORSE,
}
POOL_MAX: Final = 15  # of one icon: four bits

COUNTS: Final[Mapping[str, tuple[int, int]]] = {  # step -> op, highest number
    "launder": (t.OP_LAUNDER, 9),
    "choose_good": (t.OP_CHOOSE_GOOD, 9),
    "steal_hand": (t.OP_STEAL_HAND, t.MAX_SEATS - 1),
}
FLAGS: Final[Mapping[str, int]] = {
    "front_any": t.OP_FRONT_ANY,
    "move_own_thug": t.OP_MOVE_OWN_THUG,
    "move_own_family": t.OP_MOVE_OWN_FAMILY,
    "move_enemy": t.OP_MOVE_ENEMY,
    "swap": t.OP_SWAP,
    "place_marker": t.OP_PLACE_MARKER,
    "retrieve": t.OP_RETRIEVE,
    "offer": t.OP_OFFER,
    "steal_case": t.OP_STEAL_CASE,
    "collect": t.OP_COLLECT,
    "drive_by": t.OP_DRIVE_BY,
    "clean_house": t.OP_CLEAN_HOUSE,
    "take_over": t.OP_TAKE_OVER,
    "mayor": t.OP_MAYOR,
    "union_boss": t.OP_UNION_BOSS,
    "chief": t.OP_CHIEF,
}
STEPS: Final = (*COUNTS, "bank_to_case", "icons", "gun_down", *FLAGS)

CLASSES: Final[Mapping[str, int]] = {"thug": t.THUG_CLASS, "family": t.FAMILY_CLASS, "chief": t.THE_CHIEF}
WHERE: Final[Mapping[str, int]] = {"anywhere": 0, "shared-turf": t.SHARED_TURF, "his-turf": t.HIS_TURF}
ICONS_MAX: Final = 8  # in one step


class StepError(ConsigliereError, ValueError):
    """A step that cannot be read: message key and parameters."""

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.params: dict[str, str | int] = params


def pool(icons: Sequence[str]) -> int:
    """Icons counted four bits each."""
    return sum(1 << (4 * ICON[name]) for name in icons)


def _is_number(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def read_step(step: Mapping[str, object]) -> tuple[int, int]:
    """One step as (op, argument)."""
    if len(step) != 1:
        raise StepError("content-step-shape", count=len(step))
    name, value = next(iter(step.items()))
    if name in FLAGS:
        if value is not True:
            raise StepError("content-step-flag", step=name)
        return FLAGS[name], 1
    if name in COUNTS:
        op, high = COUNTS[name]
        if not _is_number(value, 1, high):
            raise StepError("content-step-number", step=name, low=1, high=high)
        assert isinstance(value, int)
        return op, value
    if name == "bank_to_case":
        if not _is_number(value, 1, 5) or value not in BILL_INDEX:
            raise StepError("content-step-bill", step=name)
        assert isinstance(value, int)
        return t.OP_BANK_TO_CASE, BILL_INDEX[value]
    if name == "icons":
        return t.OP_ICONS, _icons(value)
    if name == "gun_down":
        return t.OP_GUN_DOWN, _filter(value)
    raise StepError("content-step-unknown", step=name, known=", ".join(STEPS))


def _icons(value: object) -> int:
    if not isinstance(value, list) or not 1 <= len(value) <= ICONS_MAX:
        raise StepError("content-step-icons", high=ICONS_MAX)
    for name in value:
        if not isinstance(name, str) or name not in ICON:
            raise StepError("content-icon", icon=str(name), known=", ".join(ICON))
        if name == NARCOTICS_ICON:
            raise StepError("content-narcotics")
    return pool(value)


def _filter(value: object) -> int:
    if not isinstance(value, dict) or set(value) != {"class", "neutrals", "where"}:
        raise StepError("content-gun-down-shape")
    classes, neutrals, where = value["class"], value["neutrals"], value["where"]
    known = isinstance(classes, list) and all(isinstance(c, str) and c in CLASSES for c in classes)
    if not known or not classes or len(set(classes)) != len(classes):
        raise StepError("content-gun-down-class", known=", ".join(CLASSES))
    if not isinstance(neutrals, bool):
        raise StepError("content-gun-down-neutrals")
    if not isinstance(where, str) or where not in WHERE:
        raise StepError("content-gun-down-where", known=", ".join(WHERE))
    if "chief" in classes and not neutrals:
        raise StepError("content-gun-down-chief")
    bits = sum(CLASSES[c] for c in classes) + WHERE[where]
    return bits + (t.NEUTRALS_TOO if neutrals else 0)


def read_steps(steps: Sequence[Mapping[str, object]]) -> list[tuple[int, int]]:
    return [read_step(step) for step in steps]
