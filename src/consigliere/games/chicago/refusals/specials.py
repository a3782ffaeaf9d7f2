"""Why a special card (C4.6) or a choice it asks for is refused: cards to lay, rivals, cards to discard."""

from typing import Final

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, B, C
from consigliere.games.chicago import bonuses, names, ranges, special as kernel
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import NO_CITY_CARDS
from consigliere.games.chicago.refusals.needs import no_lent_bonus
from consigliere.games.chicago.refusals.words import no_such_seat, not_in_hand, refuse
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import (
    AREA_SPECIAL,
    ASSET,
    ASSETS,
    ATTEMPT,
    BLACKMAIL,
    GANGSTER,
    IMMUNITY,
    KINDS,
    PEDDLING,
    RECRUITMENT,
    SPECIAL,
)

BOTH: Final = "both"


def play(s: Position, seat: int, card: int) -> Refusal | None:
    """In hand, of use, and its pair owned; where the godfather can stand in for the pair, how to say so."""
    unfit = unusable(s, seat, card)
    if unfit is not None:
        return unfit
    if kernel.has_pair(s, seat, card) or s.has_bonus(seat, AREA_SPECIAL):
        return None
    colours = [int(s.tables.pair[2 * card]), int(s.tables.pair[2 * card + 1])]
    owned = [s.henchmen(seat, colours[0]) >= 1, s.henchmen(seat, colours[1]) >= 1]
    if colours[0] == colours[1]:
        owned[1] = False  # one of a double is not enough, or the pair would be owned
    missing = BOTH if not any(owned) else names.COLOUR_IDS[colours[owned.index(False)]]
    name = names.SPECIAL_IDS[card]
    lent = bonuses.lent_ready(s, seat, AREA_SPECIAL)
    return refuse(
        "Q-A10",
        "refuse-pair-missing",
        card=name,
        first=names.COLOUR_IDS[colours[0]],
        second=names.COLOUR_IDS[colours[1]],
        missing=missing,
        say=f"special-by-godfather {name}" if lent else "none",
    )


def play_with_help(s: Position, seat: int, card: int) -> Refusal | None:
    """C9.1: the Special bonus lent by the godfather, where the pair is not owned."""
    unfit = unusable(s, seat, card)
    if unfit is not None:
        return unfit
    name = names.SPECIAL_IDS[card]
    helpless = no_lent_bonus(s, seat, AREA_SPECIAL, f"special {name}")
    if helpless is None and kernel.has_pair(s, seat, card):
        return refuse("Q-A24", "refuse-pair-owned", card=name, say=f"special {name}")
    return helpless


def unusable(s: Position, seat: int, card: int) -> Refusal | None:
    """Not in hand, or nothing at all would happen."""
    if s.holds(seat, SPECIAL + card) == 0:
        return not_in_hand("C4.6", SPECIAL + card)
    if kernel.would_do(s, seat, card):
        return None
    name = names.SPECIAL_IDS[card]
    if card == IMMUNITY and s.variants & NO_CITY_CARDS:
        return refuse("C12.1", "refuse-no-city-cards", card=name)
    return refuse("C4.6", "refuse-nothing-would-happen", card=name, special=name)


def running(s: Position) -> str:
    """The card whose choice is asked for: its id is the rule."""
    return names.SPECIAL_IDS[s.get(A)]


# -- Recruitment, Auction, Influence Peddling


def lay(s: Chicago, seat: int, action: int) -> Refusal | None:
    special, name = int(s.get(A)), running(s)
    if action == ranges.NO_MORE:
        return refuse(name, "refuse-lay-at-least-one", card=name) if s.get(B) == kernel.MOST_LAID else None
    as_influence = action >= ranges.LAY_INFLUENCE
    kind = (action - ranges.LAY_INFLUENCE) % KINDS if as_influence else action - ranges.LAY_CARD
    if special == PEDDLING:
        fits = as_influence
    elif special == RECRUITMENT:
        fits = not as_influence and kind == GANGSTER
    else:
        fits = not as_influence and ASSET <= kind < ASSET + ASSETS
    if not fits:
        return refuse(name, "refuse-not-laid-by-card", card=name, special=name)
    return None if s.holds(seat, kind) > 0 else not_in_hand(name, kind)


# -- Assassination Attempt, Blackmail


def rival(s: Chicago, seat: int, action: int) -> Refusal | None:
    """Gangsters on the table and the number of hand cards are public (C2.4)."""
    special, name = int(s.get(A)), running(s)
    if action == ranges.NO_RIVAL:
        if special == BLACKMAIL and s.get(B) < kernel.MOST_RIVALS:
            return None
        return refuse(name, "refuse-choose-rival", card=name)
    other = action - ranges.RIVAL
    if other >= s.players:
        return no_such_seat(s, other)
    if other == seat:
        return refuse(name, "refuse-yourself")
    if s.get(C) >> other & 1:
        return refuse(name, "refuse-opponent-chosen", seat=other)
    if not kernel.rival(s, seat, other, special):
        return unfit_rival(s, seat, other, special)
    return None


def unfit_rival(s: Position, seat: int, other: int, special: int) -> Refusal:
    name = names.SPECIAL_IDS[special]
    if special != ATTEMPT:
        return refuse(name, "refuse-hand-empty", seat=other)
    theirs = int(s.gangsters(other))
    if theirs == 0:
        return refuse(name, "refuse-rival-without-gangster", seat=other)
    return refuse(name, "refuse-rival-stronger", seat=other, have=int(s.gangsters(seat)), theirs=theirs)
