"""G2.4 Worlds: a whole position that agrees with one viewer's view, the hidden cards dealt from his ledger.

It reads the view and nothing else, so a bot that searches in these worlds cannot see more than its seat.
Sealed choices of others are open again; chance is as unknown as it was.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Final

from consigliere.core.shapes import Seen
from consigliere.core.state import A, B, FRAME, KIND
from consigliere.games.godfather import frames, names, sealed, set_up
from consigliere.games.godfather.beliefs import World
from consigliere.games.godfather.cells import CASE_IDS
from consigliere.games.godfather.frame_table import FRAMES
from consigliere.games.godfather.knowledge import Ledger
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.shapes import Seat
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.terms import (
    ALLIES,
    ALLY,
    ASIDE,
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
    MAYOR,
    MEMBERS,
    NOBODY,
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

CARD_OF: Final = {id: card for card, id in enumerate(names.CARD_IDS)}
CASE_OF: Final = {id: place for place, id in enumerate(CASE_IDS)}
TRIES: Final = 1000


def sample(view: Seen, rng: random.Random, tables: Tables | None = None) -> Godfather:
    """A position the viewer cannot tell from the true one; `tables` where the game has another content."""
    return Deals(view, load().tables if tables is None else tables).deal(rng)


class Deals:
    """World after world for one view: the table is laid out and the ledger read once."""

    def __init__(self, view: Seen, tables: Tables) -> None:
        self.view = view
        self.ledger = Ledger.from_json(view["knowledge"])
        for seat in view["seats"]:
            if "cards" in seat["suitcase"]:
                self.ledger.open_suitcase(seat["seat"], seat["suitcase"]["cards"])
        self.laid_out = laid_out(view, tables)

    def deal(self, rng: random.Random) -> Godfather:
        for _ in range(TRIES):
            s = self.laid_out.copy()
            world = self.ledger.deal(rng)
            _deal(s, self.view, world)
            _stack(s, self.view, self.ledger.bids, world.drawn)
            if s.over or waits(s):
                s.rng = rng.randrange(1, 1 << 32)
                return s
        raise ValueError("no world agrees with this view")


def waits(s: Godfather) -> bool:
    """Whether the prompt stands in this world too, and can be answered.

    In the middle of a choice of several cards a deal may leave none to go on with; and sealed choices that
    are all forced would have been revealed already.
    """
    top, kind = s.top, s.get(KIND)
    s.advance()
    return s.top == top and s.get(KIND) == kind and (kind >= frames.FIRST_CHANCE or s.legal_count > 0)


def as_seen(view: Seen, tables: Tables) -> Godfather:
    """The position as the viewer sees it: what he cannot see is absent, its numbers right, and he is asked.

    Stand-ins keep the public numbers: bills in other suitcases are $1, jobs in them the first of the list. It
    needs no ledger, and serves to judge one's own actions up to the next chance or answer of another.
    """
    s = laid_out(view, tables)
    own = view["viewer"]
    for id, count in view["hand"].items():
        card = CARD_OF[id]
        if card >= ALLY:
            s.set_of(own, HELD, s.of(own, HELD) | 1 << (card - ALLY))
        else:
            s.hand[own * HAND + card] = count
    for seat in view["seats"]:
        at = seat["seat"] * CASE
        case = view["suitcase"] if seat["seat"] == own else seat["suitcase"].get("cards")
        if case is None:
            s.case[at] = seat["suitcase"]["bills"]
            s.case[at + CASE_JOB] = seat["suitcase"]["jobs"]
        else:
            for id, count in case.items():
                s.case[at + CASE_OF[id]] = count
    s.deck_size = view["deck"]
    _stack(s, view, {}, ())
    if s.is_sealed():
        s.put(A, s.get(B) & 1 << own)
    if view["prompt"] is not None and view["prompt"].get("yours"):
        s.refresh()
    return s


def laid_out(view: Seen, tables: Tables) -> Godfather:
    """What lies open to all."""
    s = Godfather(view["players"], tables)
    s.clear()
    s.rules = view["rules"]
    s.over = view["over"]
    s.act = view["act"] - 1
    s.phase = names.PHASE_IDS.index(view["phase"])
    s.horse = _or_nobody(view["horse"])
    s.turn = _or_nobody(view["turn"])
    _lay_board(s, view)
    for seat in view["seats"]:
        _seat_player(s, seat)
    return s


def _or_nobody(n: int | None) -> int:
    return NOBODY if n is None else n


def _index(ids: Sequence[str], id: str | None) -> int:
    return NOBODY if id is None else ids.index(id)


def _mask(ids: Sequence[str], members: Sequence[str]) -> int:
    return sum(1 << ids.index(id) for id in members)


def _lay_board(s: Godfather, view: Seen) -> None:
    for card in range(len(s.pile)):
        s.pile[card] = view["bank"][names.CARD_IDS[card]]
    for id, count in view["discards"].items():
        s.discards[names.JOB_IDS.index(id)] = count
        s.discards_size += count
    s.public_spaces = len(view["public_jobs"])
    for space, job in enumerate(view["public_jobs"]):
        s.public[space] = _index(names.JOB_IDS, job)
    lay_markers(s, view)
    s.tiles_left = (1 << TILES) - 1
    for turf, id in enumerate(names.TURF_IDS):
        s.tile[turf] = tile = _index(names.TILE_IDS, view["tiles"][id])
        if tile >= 0:
            s.tiles_left &= ~(1 << tile)
    for square, id in enumerate(names.SQUARE_IDS):
        figure = view["squares"][id]
        s.square[square] = UNION_BOSS if figure == "union-boss" else _or_nobody(figure)
    for space, id in enumerate(names.ROUND_IDS):
        figure = view["rounds"][id]
        if figure == "mayor":
            s.round[space] = MAYOR
        elif figure is not None:
            s.round[space] = figure["seat"] * MEMBERS + names.MEMBER_IDS.index(figure["member"])
    s.mayor = _where(view["neutral"]["mayor"], names.ROUND_IDS)
    s.boss = _where(view["neutral"]["union-boss"], names.SQUARE_IDS)
    s.chief = _where(view["neutral"]["police-chief"], names.TURF_IDS)
    s.offered = _mask(names.ALLY_IDS, view["offered"])


def lay_markers(s: Godfather, view: Seen) -> None:
    for turf, id in enumerate(names.TURF_IDS):
        for owner in view["stacks"][id]:  # from the bottom up
            s.stack[turf] = s.stack[turf] << 3 | owner + 1


def _where(id: str, ids: Sequence[str]) -> int:
    if id == "aside":
        return ASIDE
    return IN_HUDSON if id == "hudson" else ids.index(id)


def _seat_player(s: Godfather, seat: Seat) -> None:
    n = seat["seat"]
    s.set_of(n, SIZE, seat["hand_size"])
    s.set_of(n, THUGS, seat["thugs"])
    s.set_of(n, FAMILY, _mask(names.MEMBER_IDS, seat["members"]))
    s.set_of(n, SUPPLY, seat["markers"])
    s.set_of(n, PLAYED, _mask(names.ALLY_IDS, seat["allies_played"]))
    s.set_of(n, HUDSON_THUGS, seat["hudson"]["thugs"])
    s.set_of(n, HUDSON_FAMILY, _mask(names.MEMBER_IDS, seat["hudson"]["members"]))
    s.set_of(n, SCORE, seat.get("given", 0))
    if "score" in seat:
        s.set_of(n, SCORE, seat["score"])
        s.set_of(n, DOMINANCE, seat["dominance"])
        s.set_of(n, COLOURS, seat["colours"])
        s.set_of(n, WON, int(seat["won"]))


def _deal(s: Godfather, view: Seen, world: World) -> None:
    for seat in range(s.players):
        for id, count in world.hands[seat].items():
            card = CARD_OF[id]
            if card >= ALLY:
                s.set_of(seat, HELD, s.of(seat, HELD) | 1 << (card - ALLY))
            else:
                s.hand[seat * HAND + card] = count
        for id, count in world.suitcases[seat].items():
            s.case[seat * CASE + CASE_OF[id]] = count
        if sum(world.hands[seat].values()) != view["seats"][seat]["hand_size"]:
            raise ValueError(f"the knowledge is not of this view: hand of seat {seat}")
    for id, count in world.deck.items():
        s.deck[names.JOB_IDS.index(id)] = count
        s.deck_size += count
    if s.deck_size != view["deck"]:
        raise ValueError("the knowledge is not of this view: deck")


def _stack(s: Godfather, view: Seen, bids: Mapping[int, Sequence[str]], jobs: Sequence[str]) -> None:
    """The frames; jobs drawn by others as dealt, seals of others open, their bids as they were shown."""
    drawn = [names.JOB_IDS.index(id) for id in jobs] + [NOBODY, NOBODY]
    for seat, bills in bids.items():
        s.set_of(seat, SEALED, sealed.packed(frames.BRIBE, bills))
    viewer = _or_nobody(view["viewer"])
    for frame in view["stack"]:
        s.top += FRAME
        for i, n in enumerate(FRAMES.numbers(frame, viewer)):
            s.frames[s.top + i] = drawn[i - A] if n is None else n
        kind = s.get(KIND)
        if kind == frames.SET_UP or (kind == frames.ENTRACTE and s.get(A) == 3):
            set_up.ready_allies(s, s.act)
            s.allies_left &= ~s.offered & (1 << ALLIES) - 1
    own = view.get("sealed")
    if own is not None:
        s.set_of(viewer, SEALED, sealed.packed(s.get(KIND), own["chosen"]))
        s.set_of(viewer, CURSOR, own["step"])
