"""Why a card may not name this figure or this space: gun-downs (G9), moves, swaps, neutral figures (G10)."""

from typing import Final

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B, C
from consigliere.games.godfather import frames, names, ranges
from consigliere.games.godfather.abilities import figures as kernel
from consigliere.games.godfather.refusals.words import (
    card_rule,
    closed,
    no_business,
    occupied,
    owner,
    refuse,
)
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import (
    CHIEF_PLACE,
    FAMILY_CLASS,
    IN_HUDSON,
    NEUTRAL,
    NEUTRALS_TOO,
    SHARED_TURF,
    SQUARES,
    THE_CHIEF,
    THUG_CLASS,
)

SHOOTING: Final = (frames.GUN_DOWN, frames.DRIVE_BY, frames.DRIVE_BY_SECOND, frames.CLEAN_HOUSE)
OWN_FIGURE: Final = (
    frames.MOVE_THUG,
    frames.MOVE_FAMILY,
    frames.RETRIEVE,
    frames.SWAP_OWN,
    frames.TAKE_OVER,
)


def figure(s: Godfather, seat: int, action: int) -> Refusal | None:
    purpose = int(s.get(A))
    if action == ranges.NO_FIGURE:
        return refuse("Q-32", "refuse-swap-begun") if purpose == frames.SWAP_ENEMY else None
    place = action - ranges.FIGURE
    if kernel.fits(s, place):
        return None
    stands = int(s.owner_at(place))
    if stands < 0:
        return nobody_there(s, place, None if purpose in SHOOTING else card_rule(s))
    name = names.PLACE_IDS[place]
    if purpose in OWN_FIGURE:
        if stands != seat:
            return refuse(card_rule(s), "refuse-not-your-figure", space=name)
        return own_unfit(card_rule(s), purpose, place)
    if stands == seat:
        return refuse("Q-30" if purpose in SHOOTING else card_rule(s), "refuse-own-figure", space=name)
    if purpose == frames.GUN_DOWN:
        return out_of_filter(s, seat, place, int(s.get(B)))
    if purpose == frames.DRIVE_BY_SECOND:
        return second_unfit(s, place, int(s.get(C)))
    if purpose == frames.CLEAN_HOUSE:
        if stands == NEUTRAL:
            return refuse("Q-30", "refuse-neutral-figure", space=name)
        return refuse("Q-90", "refuse-not-this-victim", space=name, victim=int(s.get(B)))
    if place == CHIEF_PLACE:
        return refuse("Q-32", "refuse-chief-not-moved")
    if purpose == frames.SWAP_ENEMY:
        return wrong_class(card_rule(s), place)
    return no_space_left(place)  # MOVE_ENEMY


def nobody_there(s: Godfather, place: int, card: str | None) -> Refusal:
    """G9.2: only figures on the board can be targets; where nobody is gunned down, the card says which."""
    rule = "G9.2" if card is None else card
    if place == CHIEF_PLACE:
        if s.chief == IN_HUDSON:
            return in_hudson("G9.1", "police-chief")
        return refuse(rule, "refuse-chief-not-on-board")
    return refuse(rule, "refuse-nobody-there", space=names.PLACE_IDS[place])


def class_of(place: int) -> str:
    if place < SQUARES:
        return "thug"
    return "family" if place < CHIEF_PLACE else "police-chief"


def wrong_class(rule: str, place: int) -> Refusal:
    return refuse(rule, "refuse-wrong-class", space=names.PLACE_IDS[place], figure=class_of(place))


def no_space_left(place: int) -> Refusal:
    return refuse("Q-32", "refuse-no-space-left", space=names.PLACE_IDS[place])


def in_hudson(rule: str, figure: str) -> Refusal:
    return refuse(rule, "refuse-in-hudson", figure=figure)


def own_unfit(rule: str, purpose: int, place: int) -> Refusal:
    """An own figure that cannot be moved or swapped."""
    if purpose == frames.SWAP_OWN:
        name = names.PLACE_IDS[place]
        return refuse("Q-32", "refuse-no-enemy-of-class", space=name, figure=class_of(place))
    family_wanted = purpose == frames.MOVE_FAMILY
    return wrong_class(rule, place) if (place < SQUARES) == family_wanted else no_space_left(place)


def out_of_filter(s: Godfather, seat: int, place: int, wanted: int) -> Refusal:
    """Q-30: exactly those figures the card names."""
    name = names.PLACE_IDS[place]
    needed = {"thug": THUG_CLASS, "family": FAMILY_CLASS, "police-chief": THE_CHIEF}[class_of(place)]
    if wanted & needed == 0:
        return wrong_class("Q-30", place)
    if wanted & NEUTRALS_TOO == 0 and s.owner_at(place) == NEUTRAL:
        return refuse("Q-30", "refuse-neutral-figure", space=name)
    if wanted & SHARED_TURF and s.turfs_of(place) & s.presence(seat) == 0:
        return refuse(card_rule(s), "refuse-no-shared-turf", space=name)
    turf = s.get(C)
    if turf < 0:
        return refuse("Q-91", "refuse-chief-not-placed")
    return refuse("Q-91", "refuse-not-in-chiefs-turf", space=name, turf=names.TURF_IDS[turf])


def second_unfit(s: Godfather, place: int, first: int) -> Refusal:
    """JK2: two figures of different owners in one turf, named in the order of the board."""
    rule = card_rule(s)
    name = names.PLACE_IDS[place]
    other = names.PLACE_IDS[first]
    if place == first:
        return refuse(rule, "refuse-figure-chosen", space=name)
    if s.owner_at(place) == s.owner_at(first):
        by = owner(s.owner_at(place))
        return refuse(rule, "refuse-same-owner", space=name, first=other, by=by)
    if s.turfs_of(place) & s.turfs_of(first) == 0:
        return refuse(rule, "refuse-no-common-turf", space=name, first=other)
    return refuse("T5", "refuse-figure-order", space=name, first=other)


def space(s: Godfather, seat: int, action: int) -> Refusal | None:
    purpose = int(s.get(A))
    if action == ranges.NO_SPACE:
        return None if purpose >= frames.TO_MAYOR else refuse("Q-32", "refuse-move-begun")
    place = action - ranges.SPACE
    if kernel.space_fits(s, place):
        return None
    here = int(s.get(B))
    square = here < SQUARES
    rule = "Q-32"
    if purpose >= frames.TO_MAYOR:
        square = purpose == frames.TO_BOSS
        rule = "G10.2"
        if (s.boss if square else s.mayor) == IN_HUDSON:
            return in_hudson("Q-38", "union-boss" if square else "mayor")
        here = int(s.boss if square else SQUARES + s.mayor)
    name = names.PLACE_IDS[place]
    if (place < SQUARES) != square:
        return refuse(rule, "refuse-wrong-shape", space=name, shape="square" if square else "round")
    if place == here:
        neutral = purpose >= frames.TO_MAYOR
        again = "Q-39" if neutral else "Q-72" if purpose == frames.TO_THUG else "Q-32"
        return refuse(again, "refuse-same-space", space=name)
    if not square and s.closed(place - SQUARES):
        return closed("Q-41" if purpose == frames.TO_MAYOR else "Q-98", place)
    if square and s.business(place) < 0:
        return no_business(rule, place)
    return occupied(s, rule, place)
