"""What a viewer may see (G2.4, G17.1), built field by field: only what is named here leaves the state.

A viewer is a seat or the spectator (-1). A view is what all may see with the viewer's own part laid over it.
The same functions serve people, bots, logs and exports.
"""

from collections.abc import Mapping
from typing import cast, Literal

from consigliere.core import viewing
from consigliere.core.state import KIND
from consigliere.games.godfather import frames, names, places, sealed, turf_war
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.shapes import (
    Common,
    Neutrals,
    Own,
    RoundFigure,
    Seal,
    Seat,
    Suitcase,
    TilesLeft,
    View,
)
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.terms import (
    ALLY,
    BILLS,
    BLUE_TILES,
    CASE,
    CASE_JOB,
    COLOURS,
    CURSOR,
    DOMINANCE,
    FAMILY,
    HAND,
    HELD,
    HUDSON_FAMILY,
    HUDSON_THUGS,
    IN_HUDSON,
    JOBS,
    MAYOR,
    PLAYED,
    SCORE,
    SEALED,
    SIZE,
    SUPPLY,
    THUGS,
    TILES,
    UNION_BOSS,
    WON,
)


def view(s: Godfather, viewer: int, options: Mapping[str, bool]) -> View:
    return cast(View, {**common(s, options), **own(s, viewer)})


def common(s: Godfather, options: Mapping[str, bool]) -> Common:
    """What everybody may see."""
    return {
        "game": "godfather",
        "rules": s.rules,
        "players": s.players,
        "options": dict(options),
        "act": s.act + 1,
        "phase": names.PHASE_IDS[s.phase],
        "horse": s.horse if s.horse >= 0 else None,
        "turn": s.turn if s.turn >= 0 else None,
        "over": s.over,
        "bank": {names.CARD_IDS[k]: s.pile[k] for k in range(len(s.pile))},
        "deck": s.deck_size,
        "discards": {names.JOB_IDS[j]: s.discards[j] for j in range(JOBS) if s.discards[j]},
        "public_jobs": [_job(s.public[i]) for i in range(s.public_spaces)],
        "tiles": {turf: _tile(s.tile[t]) for t, turf in enumerate(names.TURF_IDS)},
        "tiles_left": _tiles_left(s),
        "stacks": {turf: _markers(s, t) for t, turf in enumerate(names.TURF_IDS)},
        "squares": {space: _square(s, i) for i, space in enumerate(names.SQUARE_IDS)},
        "rounds": {space: _round(s, i) for i, space in enumerate(names.ROUND_IDS)},
        "closed": [space for i, space in enumerate(names.ROUND_IDS) if s.closed(i)],
        "neutral": _neutrals(s),
        "offered": names.allies(s.offered),
        "bids": _bids(s),
        "seats": [_seat(s, seat, options) for seat in range(s.players)],
    }


def own(s: Godfather, viewer: int) -> Own:
    """What one viewer sees in their own way, and what only they see."""
    out: Own = {
        "viewer": viewer if viewer >= 0 else None,
        "stack": FRAMES.stack(s, viewer),
        "prompt": FRAMES.prompt(s, viewer),
    }
    if viewer >= 0:
        out["hand"] = hand(s, viewer)
        out["suitcase"] = suitcase(s, viewer)
        out["sealed"] = _own_seal(s, viewer)
    return out


def hand(s: Godfather, seat: int) -> dict[str, int]:
    """A hand by card id. For its owner only."""
    cards = {names.CARD_IDS[k]: s.hand[seat * HAND + k] for k in range(ALLY) if s.hand[seat * HAND + k]}
    return cards | dict.fromkeys(names.allies(s.of(seat, HELD)), 1)


def suitcase(s: Godfather, seat: int) -> dict[str, int]:
    """A suitcase by card id. For its owner, or for all where the table plays with open suitcases."""
    at = seat * CASE
    bills = {names.BILL_IDS[k]: s.case[at + k] for k in range(BILLS) if s.case[at + k]}
    jobs = {names.JOB_IDS[j]: s.case[at + CASE_JOB + j] for j in range(JOBS) if s.case[at + CASE_JOB + j]}
    return bills | jobs


def _seat(s: Godfather, seat: int, options: Mapping[str, bool]) -> Seat:
    at = seat * CASE
    case: Suitcase = {
        "bills": s.bills_in_case(seat),
        "jobs": sum(s.case[at + CASE_JOB + j] for j in range(JOBS)),
    }
    if options.get("open-suitcases") or s.over:
        case["cards"] = suitcase(s, seat)
    out: Seat = {
        "seat": seat,
        "family": names.FAMILY_IDS[seat],
        "hand_size": s.of(seat, SIZE),
        "thugs": s.of(seat, THUGS),
        "members": _members(s.of(seat, FAMILY)),
        "markers": s.of(seat, SUPPLY),
        "allies_played": names.allies(s.of(seat, PLAYED)),
        "hudson": {"thugs": s.of(seat, HUDSON_THUGS), "members": _members(s.of(seat, HUDSON_FAMILY))},
        "suitcase": case,
    }
    if options.get("even-places"):
        out["given"] = places.given(s, seat)
    if s.over:
        out["score"] = s.of(seat, SCORE)
        out["dominance"] = s.of(seat, DOMINANCE)
        out["colours"] = s.of(seat, COLOURS)
        out["won"] = s.of(seat, WON) == 1
    return out


def _members(mask: int) -> list[names.Member]:
    return [name for i, name in enumerate(names.MEMBER_IDS) if mask >> i & 1]


def _job(n: int) -> str | None:
    return names.JOB_IDS[n] if n >= 0 else None


def _tile(n: int) -> str | None:
    return names.TILE_IDS[n] if n >= 0 else None


def _tiles_left(s: Godfather) -> TilesLeft:
    left = [s.tiles_left >> t & 1 for t in range(TILES)]
    return {"blue": sum(left[:BLUE_TILES]), "red": sum(left[BLUE_TILES:])}


def _markers(s: Godfather, turf: int) -> list[int]:
    """Owners of the markers from the bottom up."""
    return [turf_war.marker_at(s, turf, h) for h in range(turf_war.height(s, turf))]


def _square(s: Godfather, square: int) -> int | Literal["union-boss"] | None:
    occupant = s.square[square]
    if occupant == UNION_BOSS:
        return "union-boss"
    return occupant if occupant >= 0 else None


def _round(s: Godfather, space: int) -> RoundFigure | Literal["mayor"] | None:
    occupant = s.round[space]
    if occupant == MAYOR:
        return "mayor"
    if occupant < 0:
        return None
    return {"seat": occupant // 3, "member": names.MEMBER_IDS[occupant % 3]}


def _neutrals(s: Godfather) -> Neutrals:
    def where(n: int, ids: tuple[str, ...]) -> str:
        if n >= 0:
            return ids[n]
        return "hudson" if n == IN_HUDSON else "aside"

    return {
        "mayor": where(s.mayor, names.ROUND_IDS),
        "union-boss": where(s.boss, names.SQUARE_IDS),
        "police-chief": where(s.chief, names.TURF_IDS),
    }


def _bids(s: Godfather) -> list[list[names.Bill]] | None:
    """G13.1: the bids by seat, which lie open while the bidders take their allies."""
    if s.over or s.get(KIND) != frames.CHOOSE_ALLY:
        return None
    return [names.bills(s.of(seat, SEALED)) for seat in range(s.players)]


def _own_seal(s: Godfather, viewer: int) -> Seal | None:
    """The viewer's own sealed choice so far: the cards named, and how many steps of it are made."""
    if not viewing.takes_part(s, viewer):
        return None
    step = s.of(viewer, CURSOR)
    return {"chosen": sealed.chosen(int(s.get(KIND)), s.of(viewer, SEALED), step), "step": step}
