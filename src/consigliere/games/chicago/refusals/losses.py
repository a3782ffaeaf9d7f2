"""Why a loss, an extortion, an immunity or an extra action is refused (C3.3, C5.2, C7, C8)."""

from consigliere.core.refusal import Refusal
from consigliere.core.state import A, KIND
from consigliere.games.chicago import frames, names, ranges
from consigliere.games.chicago.causes import rule_of
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.refusals.needs import not_godchild
from consigliere.games.chicago.refusals.words import business_at, not_face_up, refuse, unlinked
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.terms import (
    ASSET_CARDS,
    ASSET_TOKENS,
    GANGSTER_TOKENS,
    GANGSTERS,
    GODCHILD,
    HAT_TOKENS,
    KINDS,
)


def lose(s: Chicago, seat: int, action: int) -> Refusal | None:
    """What is given up must be of the kind asked for, and owned."""
    kind = s.get(KIND)
    if kind == frames.LOSE_GANGSTER:
        what, fits = "gangster", action < ranges.LOSE_INFLUENCE_CARD
    elif kind == frames.LOSE_INFLUENCE:
        what, fits = "influence", ranges.LOSE_INFLUENCE_CARD <= action < ranges.LOSE_ASSET_CARD
    else:
        what, fits = "asset", action >= ranges.LOSE_ASSET_CARD
    if not fits:
        return refuse(rule_of(s), "refuse-lose-something-else", what=what)
    return {"gangster": gangster, "influence": influence, "asset": asset}[what](s, seat, action)


def gangster(s: Position, seat: int, action: int) -> Refusal | None:
    card = action == ranges.LOSE_GANGSTER_CARD
    if s.of(seat, GANGSTERS if card else GANGSTER_TOKENS) > 0:
        return None
    return refuse(rule_of(s), "refuse-no-such-gangster", form="card" if card else "token")


def influence(s: Position, seat: int, action: int) -> Refusal | None:
    """The owner knows the faces of the own cards."""
    if action >= ranges.LOSE_INFLUENCE_TOKEN:
        side = action - ranges.LOSE_INFLUENCE_TOKEN
        if s.of(seat, HAT_TOKENS + side) > 0:
            return None
        return refuse(rule_of(s), "refuse-no-influence-token", side=names.SIDE_IDS[side])
    side, kind = divmod(action - ranges.LOSE_INFLUENCE_CARD, KINDS)
    if s.influence[(seat * 2 + side) * KINDS + kind] > 0:
        return None
    card = names.KIND_IDS[kind]
    return refuse(rule_of(s), "refuse-no-such-influence", card=card, side=names.SIDE_IDS[side])


def asset(s: Position, seat: int, action: int) -> Refusal | None:
    token = action >= ranges.LOSE_ASSET_TOKEN
    kind = action - (ranges.LOSE_ASSET_TOKEN if token else ranges.LOSE_ASSET_CARD)
    if s.of(seat, (ASSET_TOKENS if token else ASSET_CARDS) + kind) > 0:
        return None
    form = "token" if token else "card"
    return refuse(rule_of(s), "refuse-no-such-asset", asset=names.ASSET_IDS[kind], form=form)


# -- phase 1


def reveal(s: Chicago, seat: int, action: int) -> Refusal | None:
    return unlinked(s, "C3.1", action - ranges.REVEAL)


def extort(s: Chicago, seat: int, action: int) -> Refusal | None:
    """C3.3: an own business not yet extorted, or none; a godchild has two cards instead."""
    if action == ranges.NO_EXTORTION:
        return None
    if action == ranges.TAKE_INCOME:
        return None if s.of(seat, GODCHILD) == 1 else not_godchild()
    pos = action - ranges.EXTORT
    hidden = not_face_up(s, "C3.3", pos)
    if hidden is not None:
        return hidden
    place, business, owner = names.CARD_IDS[pos], business_at(s, pos), int(s.owner[pos])
    if owner != seat:
        by = owner if owner >= 0 else "nobody"
        return refuse("C3.3", "refuse-not-your-business", place=place, business=business, by=by)
    if s.extorted[pos] == 1:
        return refuse("Q-P12", "refuse-extorted", place=place, business=business)
    return None


# -- the Son's penalty, extra actions


def penalty(s: Chicago, seat: int, action: int) -> Refusal | None:
    wanted = action - ranges.PENALTY + 1
    if any(s.city_card[row] == wanted for row in range(s.rows())):
        return None
    return refuse("C5.2", "refuse-penalty-aside", penalty=names.CITY_CARD_IDS[wanted])


def extra(s: Chicago, seat: int, action: int) -> Refusal | None:
    """Q-X2: one of the cards whose conditions became true together."""
    card = action - ranges.EXTRA
    if s.get(A) >> card & 1:
        return None
    name = names.EXTRA_IDS[card]
    if s.extras >> card & 1:
        return refuse("C8.1", "refuse-extra-not-reached", extra=name)
    return refuse("C8.1", "refuse-extra-taken", extra=name)
