"""C2.4 Worlds: a whole position that agrees with one viewer's view, the hidden cards dealt from his ledger.

It reads the view and nothing else, so a bot that searches in these worlds cannot see more than its seat.
Sealed choices of others are open again; chance is as unknown as it was.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from consigliere.core.events import SPECTATOR
from consigliere.core.shapes import Seen
from consigliere.core.state import A, B, FRAME, KIND
from consigliere.games.chicago import extras, frames, names, options, terms as t
from consigliere.games.chicago.beliefs import World
from consigliere.games.chicago.city import main_area, shared_area
from consigliere.games.chicago.frame_table import FRAMES, packed
from consigliere.games.chicago.knowledge import Ledger
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.shapes import Seat
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.tables import Tables

PENALTY_IDS: Final = names.CITY_CARD_IDS[1 : t.PENALTIES + 1]
KIND_OF: Final = {id: kind for kind, id in enumerate(names.KIND_IDS)}
TRIES: Final = 1000


def sample(view: Seen, rng: random.Random, tables: Tables | None = None) -> Chicago:
    """A position the viewer cannot tell from the true one; `tables` where the game has another content."""
    return Deals(view, load().tables if tables is None else tables).deal(rng)


class Deals:
    """World after world for one view: the table is laid out and the ledger read once."""

    def __init__(self, view: Seen, tables: Tables) -> None:
        self.view = view
        self.ledger = Ledger.from_json(view["knowledge"])
        self.laid_out = laid_out(view, tables)

    def deal(self, rng: random.Random) -> Chicago:
        for _ in range(TRIES):
            s = self.laid_out.copy()
            world = _uncut(self.view, self.ledger.deal(rng), rng)
            _stack(s, self.view, world.drawn)
            _deal(s, self.view, self.ledger, world)
            s.rng = rng.randrange(1, 1 << 32)
            s.refresh()
            # whoever was let play Recruitment or Auction holds a card to lay
            if s.over or s.legal_count > 0 or s.get(KIND) >= frames.FIRST_CHANCE:
                return s
        raise ValueError("no world agrees with this view")


def as_seen(view: Seen, tables: Tables | None = None) -> Chicago:
    """The position as a seat sees it: hidden cards of others, of the deck and the discards are absent.

    How many they are is right; of sealed choices only the viewer's own is open. Needs no ledger.
    """
    s = laid_out(view, load().tables if tables is None else tables)
    _stack(s, view, ())
    viewer = view["viewer"]
    for id, n in view["hand"].items():
        s.hand[viewer * t.KINDS + KIND_OF[id]] = n
    for side, faces in enumerate(view["influence"].values()):
        for id, n in faces.items():
            s.influence[(viewer * 2 + side) * t.KINDS + KIND_OF[id]] = n
    if s.is_sealed():
        s.put(A, s.get(A) & 1 << viewer)
    s.under_size, s.discards_size = view["under"], view["discards"]
    s.deck_size = view["deck"] - s.under_size
    if not s.is_sealed() or s.get(A):
        s.refresh()
    return s


def laid_out(view: Seen, tables: Tables) -> Chicago:
    """What lies open to all; the stack of frames is still empty."""
    s = Chicago(view["players"], tables)
    s.clear()
    s.rules = view["rules"]
    s.over = view["over"]
    s.variants = options.mask(view["options"])
    s.round_no = view["round"]
    s.phase = names.PHASE_IDS.index(view["phase"])
    s.start = _or_nobody(view["start"])
    s.turn = _or_nobody(view["turn"])
    _lay_out_city(s, view)
    for seat in view["seats"]:
        _seat_player(s, seat)
    return s


def _or_nobody(n: int | None) -> int:
    return t.NOBODY if n is None else n


def _mask(ids: Sequence[str], members: Sequence[str]) -> int:
    return sum(1 << ids.index(id) for id in members)


def _lay_out_city(s: Chicago, view: Seen) -> None:
    for pos in range(s.cells()):
        card = view["cards"][names.CARD_IDS[pos]]
        if card["business"] is not None:
            s.turn_up(pos, names.BUSINESS_IDS.index(card["business"]))
            s.owner[pos] = _or_nobody(card["owner"])
            s.extorted[pos] = int(card["extorted"])
            s.token[pos] = int(card["token"] is not None)
        for token in view["holes"][names.HOLE_IDS[pos]]:
            s.put_in(pos, names.CODE_IDS.index(token) + 1)
    s.unrevealed = _mask(names.BUSINESS_IDS, view["unseen_businesses"])
    for row in range(s.rows()):
        s.city_card[row] = names.CITY_CARD_IDS.index(view["city_cards"][names.ROW_IDS[row]] or "none")
    s.aside = _mask(names.CITY_CARD_IDS, view["penalties_aside"])
    s.agents = view["agents"]
    for token_kind, id in enumerate(names.TOKEN_IDS):
        s.supply[token_kind] = view["tokens"][id]
    s.extras = _mask(names.EXTRA_IDS, view["extras"])
    gone = view["gone"]
    s.gone[t.GONE_AGENT] = gone["agents"]
    for n, id in enumerate(names.TOKEN_IDS):
        s.gone[t.GONE_TOKEN + n] = gone["tokens"].get(id, 0)
    for n, colour in enumerate(names.COLOUR_IDS):
        s.gone[t.GONE_HENCHMAN + n] = gone["henchmen"].get(colour, 0)
        s.spare[n] = gone["kept_henchmen"].get(colour, 0)


def _seat_player(s: Chicago, seat: Seat) -> None:
    number = seat["seat"]
    numbers = {
        t.SIZE: seat["hand_size"],
        t.FAMILY_LAID: seat["family_cards"],
        t.GANGSTERS: seat["gangsters"],
        t.GANGSTER_TOKENS: seat["gangster_tokens"],
        t.FIRST: (None, *names.COLOUR_IDS).index(seat["first_henchman"]),
        t.ATTACKS: seat["attacks"],
        t.CHIEF: t.NOBODY if seat["chief"] is None else names.CARD_IDS.index(seat["chief"]),
        t.CONTROLLED: seat["controlled"],
        t.EXTRA_HELD: _mask(names.EXTRA_IDS, seat["extras"]),
        t.EXTRA_TAKEN: seat["extras_taken"],
        t.BONUSES_USED: _mask(names.AREA_IDS, seat["bonuses_used"]),
        t.GODCHILD: int(seat["godchild"]),
        t.BENEFITS: _mask(names.BENEFIT_IDS, seat["benefits_used"]),
        t.IMMUNE: 1
        if len(seat["immune"]) == len(PENALTY_IDS)
        else _mask(names.CITY_CARD_IDS, seat["immune"]),
        t.PASSED: int(seat["passed"]),
        t.SCORE: seat.get("score", seat.get("given", 0)),
        t.WON: int(seat.get("won", False)),
    }
    for kind, asset in enumerate(names.ASSET_IDS):
        numbers[t.ASSET_CARDS + kind] = seat["assets"][asset]
        numbers[t.ASSET_TOKENS + kind] = seat["asset_tokens"][asset]
    for n, side in enumerate(names.SIDE_IDS):
        numbers[t.HAT_CARDS + n] = seat["influence"][side]
        numbers[t.HAT_TOKENS + n] = seat["influence_tokens"][side]
    for n, colour in enumerate(names.COLOUR_IDS):
        numbers[t.MAIN + n] = seat["areas"][names.AREA_IDS[main_area(n)]].count(colour)
        numbers[t.SHARED + n] = seat["areas"][names.AREA_IDS[shared_area(n)]].count(colour)
    for field, value in numbers.items():
        s.set_of(number, field, value)


# -- cards


def _deal(s: Chicago, view: Seen, ledger: Ledger, world: World) -> None:
    for seat in range(s.players):
        for id, n in world.hands[seat].items():
            s.hand[seat * t.KINDS + KIND_OF[id]] = n
        for side, faces in enumerate(world.influence[seat]):
            for id, n in faces.items():
                s.influence[(seat * 2 + side) * t.KINDS + KIND_OF[id]] = n
            _agree(faces, view["seats"][seat]["influence"][names.SIDE_IDS[side]], f"influence of seat {seat}")
        _agree(world.hands[seat], view["seats"][seat]["hand_size"], f"hand of seat {seat}")
    for heap, cards in ((s.deck, world.deck), (s.discards, world.discards), (s.cut, world.cut)):
        for id, n in cards.items():
            heap[KIND_OF[id]] = n
    if ledger.applied != t.NOBODY and not any(
        s.frames[at] == frames.SPECIAL for at in range(0, s.top + FRAME, FRAME)
    ):
        s.discards[ledger.applied] += 1
    s.deck_size, s.discards_size = sum(s.deck), sum(s.discards)
    for id, (_, by) in zip(world.under, ledger.under, strict=True):
        s.put_under(by, KIND_OF[id])
    seen = view["deck"] - view["under"], view["under"], view["discards"]
    if (s.deck_size, s.under_size, s.discards_size) != seen:
        raise ValueError("the knowledge is not of this view: deck")


def _agree(cards: Mapping[str, int], count: int, what: str) -> None:
    if sum(cards.values()) != count:
        raise ValueError(f"the knowledge is not of this view: {what}")


def _uncut(view: Seen, world: World, rng: random.Random) -> World:
    """C1.2: in the middle of the cut some of the special cards are still in the deck."""
    if not view["stack"] or view["stack"][-1]["frame"] != "cut-special":
        return world
    done = view["stack"][0]["step"] - 1
    cut = set(rng.sample(sorted(world.cut), done))
    deck = world.deck | {id: 1 for id in world.cut if id not in cut}
    return replace(world, cut=dict.fromkeys(cut, 1), deck=deck)


def _stack(s: Chicago, view: Seen, ids: Sequence[str]) -> None:
    """The frames; cards drawn by others as dealt; the order in which others pay is theirs again."""
    viewer = view["viewer"] if view["viewer"] is not None else SPECTATOR
    for frame in view["stack"]:
        numbers = FRAMES.numbers(frame, viewer)
        s.top += FRAME
        for i, n in enumerate(numbers):
            s.frames[s.top + i] = 0 if n is None else n
        kind = frame["frame"]
        if kind in ("drawing", "under") and "cards" not in frame:
            s.put(B if kind == "drawing" else A, packed(ids[len(ids) - frame["drawn"] :]))
    own = view.get("sealed")
    if own is not None:
        first = int(view["stack"][-1]["frame"] == "return-cards")
        s.set_of(viewer, t.SEALED, packed(own["cards"], first))
        s.set_of(viewer, t.CURSOR, own["step"])
    if not s.over:
        s.changed = s.get(KIND) != frames.EXTRA_CHOICE and any(
            extras.claimable(s, seat) for seat in range(s.players)
        )
