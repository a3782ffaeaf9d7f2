"""Temperaments: the same value with some of its parts counted higher, so that opponents differ in style."""

from collections.abc import Mapping, Sequence
from typing import Final

RIVALS: Final = "rivals"  # the part of the value that is what others have
CAREFUL, AGGRESSIVE, BUSINESSMAN = "careful", "aggressive", "businessman"
TEMPERS: Final = (CAREFUL, AGGRESSIVE, BUSINESSMAN)
Groups = Mapping[str, Sequence[int]]  # the numbers of the features, by what they are about


def factors(groups: Groups, temper: Mapping[str, float], features: int) -> list[float]:
    """What each feature's weight is multiplied by."""
    found = [1.0] * features
    for group, factor in temper.items():
        if group != RIVALS:
            for number in groups[group]:
                found[number] = factor
    return found
