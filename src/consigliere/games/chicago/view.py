"""What a viewer may see (C2.4), built field by field: only what is named here leaves the state.

A viewer is a seat or the spectator (-1). A view is what all may see with the viewer's own part laid over it.
The same functions serve people, bots, logs and exports.
"""

from collections.abc import Mapping, Sequence
from typing import cast, TypeVar

from consigliere.core import viewing
from consigliere.core.state import KIND
from consigliere.games.chicago import frames, names, options as settings, places, terms as t
from consigliere.games.chicago.city import main_area, shared_area
from consigliere.games.chicago.frame_table import FRAMES, unpacked
from consigliere.games.chicago.shapes import Common, Gone, Own, Place, Seal, Seat, View
from consigliere.games.chicago.state import Chicago

N = TypeVar("N", bound=str)


def view(s: Chicago, viewer: int, options: Mapping[str, bool]) -> View:
    return cast(View, {**common(s, options), **own(s, viewer)})


def common(s: Chicago, options: Mapping[str, bool]) -> Common:
    """What everybody may see."""
    rows = range(s.rows())
    return {
        "game": "chicago",
        "rules": s.rules,
        "players": s.players,
        "options": dict(options),
        "round": s.round_no,
        "phase": names.PHASE_IDS[s.phase],
        "start": _seat_or_none(s.start),
        "turn": _seat_or_none(s.turn),
        "over": s.over,
        "deck": s.deck_left(),
        "under": s.under_size,
        "discards": s.discards_size,
        "cards": {names.CARD_IDS[pos]: _card(s, pos) for pos in range(s.cells())},
        "unseen_businesses": _members(names.BUSINESS_IDS, s.unrevealed),
        "holes": {names.HOLE_IDS[hole]: _tokens(s, hole) for hole in range(s.cells())},
        "city_cards": {names.ROW_IDS[row]: _city_card(s, row) for row in rows},
        "penalties_aside": _members(names.CITY_CARD_IDS, s.aside),
        "agents": s.agents,
        "tokens": {token: s.supply[i] for i, token in enumerate(names.TOKEN_IDS)},
        "extras": _members(names.EXTRA_IDS, s.extras),
        "gone": _gone(s),
        "seats": [_seat(s, seat) for seat in range(s.players)],
    }


def own(s: Chicago, viewer: int) -> Own:
    """What one viewer sees in their own way, and what only they see."""
    out: Own = {
        "viewer": viewer if viewer >= 0 else None,
        "stack": FRAMES.stack(s, viewer),
        "prompt": FRAMES.prompt(s, viewer),
    }
    if viewer >= 0:
        out["hand"] = hand(s, viewer)
        out["influence"] = influence(s, viewer)
        out["sealed"] = _own_seal(s, viewer)
    return out


def hand(s: Chicago, seat: int) -> dict[str, int]:
    """A hand by kind of card. For its owner only."""
    return _counted(names.KIND_IDS, [s.holds(seat, kind) for kind in range(t.KINDS)])


def influence(s: Chicago, seat: int) -> dict[str, dict[str, int]]:
    """The faces of the cards under the mini-board. For their owner only."""
    out: dict[str, dict[str, int]] = {}
    for side, id in enumerate(names.SIDE_IDS):
        at = (seat * 2 + side) * t.KINDS
        out[id] = _counted(names.KIND_IDS, [s.influence[at + kind] for kind in range(t.KINDS)])
    return out


def _counted(ids: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {id: n for id, n in zip(ids, counts, strict=True) if n}


def _members(ids: Sequence[N], mask: int) -> list[N]:
    return [id for i, id in enumerate(ids) if mask >> i & 1]


def _seat_or_none(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _card(s: Chicago, pos: int) -> Place:
    business = s.business[pos]
    if business < 0:
        return {"business": None}
    token = names.TOKEN_IDS[s.tables.bonus[business]] if s.token[pos] else None
    return {
        "business": names.BUSINESS_IDS[business],
        "owner": _seat_or_none(s.owner[pos]),
        "extorted": s.extorted[pos] == 1,
        "token": token,
    }


def _tokens(s: Chicago, hole: int) -> list[names.Code]:
    codes = [s.hole[hole * t.SLOTS + slot] for slot in range(t.SLOTS)]
    return [names.CODE_IDS[code - 1] for code in codes if code]


def _city_card(s: Chicago, row: int) -> names.CityCard | None:
    return names.CITY_CARD_IDS[s.city_card[row]] if s.city_card[row] else None


def _gone(s: Chicago) -> Gone:
    """What left the game before everybody's eyes."""
    return {
        "tokens": _counted(names.TOKEN_IDS, [s.gone[t.GONE_TOKEN + i] for i in range(t.TOKENS)]),
        "henchmen": _counted(names.COLOUR_IDS, [s.gone[t.GONE_HENCHMAN + i] for i in range(t.COLOURS)]),
        "agents": s.gone[t.GONE_AGENT],
        "kept_henchmen": _counted(names.COLOUR_IDS, [s.spare[i] for i in range(t.COLOURS)]),
    }


def _areas(s: Chicago, seat: int) -> dict[str, list[names.Colour]]:
    """The henchmen of each area of the mini-board."""
    areas: dict[str, list[names.Colour]] = {id: [] for id in names.AREA_IDS}
    for colour, id in enumerate(names.COLOUR_IDS):
        areas[names.AREA_IDS[main_area(colour)]] += [id] * s.of(seat, t.MAIN + colour)
        areas[names.AREA_IDS[shared_area(colour)]] += [id] * s.of(seat, t.SHARED + colour)
    return areas


def _of_kinds(s: Chicago, seat: int, ids: Sequence[str], first: int) -> dict[str, int]:
    return {id: s.of(seat, first + i) for i, id in enumerate(ids)}


def _seat(s: Chicago, seat: int) -> Seat:
    first = s.of(seat, t.FIRST)
    chief = s.of(seat, t.CHIEF)
    shield = s.of(seat, t.IMMUNE)
    penalties = names.CITY_CARD_IDS[1 : t.PENALTIES + 1]
    benefits = s.of(seat, t.BENEFITS)
    out: Seat = {
        "seat": seat,
        "family": names.FAMILY_IDS[seat],
        "hand_size": s.of(seat, t.SIZE),
        "family_cards": s.of(seat, t.FAMILY_LAID),
        "gangsters": s.of(seat, t.GANGSTERS),
        "gangster_tokens": s.of(seat, t.GANGSTER_TOKENS),
        "assets": _of_kinds(s, seat, names.ASSET_IDS, t.ASSET_CARDS),
        "asset_tokens": _of_kinds(s, seat, names.ASSET_IDS, t.ASSET_TOKENS),
        "influence": _of_kinds(s, seat, names.SIDE_IDS, t.HAT_CARDS),
        "influence_tokens": _of_kinds(s, seat, names.SIDE_IDS, t.HAT_TOKENS),
        "first_henchman": names.COLOUR_IDS[first - 1] if first else None,
        "areas": _areas(s, seat),
        "bonuses": [id for area, id in enumerate(names.AREA_IDS) if s.has_bonus(seat, area)],
        "bonuses_used": _members(names.AREA_IDS, s.of(seat, t.BONUSES_USED)),
        "attacks": s.of(seat, t.ATTACKS),
        "chief": names.CARD_IDS[chief] if chief >= 0 else None,
        "controlled": s.of(seat, t.CONTROLLED),
        "extras": _members(names.EXTRA_IDS, s.of(seat, t.EXTRA_HELD)),
        "extras_taken": s.of(seat, t.EXTRA_TAKEN),
        "godchild": s.of(seat, t.GODCHILD) == 1,
        "benefits_used": _members(names.BENEFIT_IDS, benefits),
        "immune": list(penalties) if shield & 1 else _members(names.CITY_CARD_IDS, shield),
        "passed": s.of(seat, t.PASSED) == 1,
    }
    if s.variants & settings.EVEN_PLACES:
        out["given"] = places.given(s, seat)
    if s.over:
        out["score"] = s.of(seat, t.SCORE)
        out["won"] = s.of(seat, t.WON) == 1
    return out


def _own_seal(s: Chicago, viewer: int) -> Seal | None:
    """The viewer's own sealed choice so far."""
    if not viewing.takes_part(s, viewer):
        return None
    step = s.of(viewer, t.CURSOR)
    return {"cards": unpacked(s.of(viewer, t.SEALED), step, _first_sealed(s)), "step": step}


def _first_sealed(s: Chicago) -> int:
    """Cards to be returned are numbered from 1 on, cards to be kept from 0 on."""
    return int(s.get(KIND) == frames.RETURN_CARDS)
