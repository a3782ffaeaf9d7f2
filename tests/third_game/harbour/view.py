"""What a viewer may see of Harbour, what they can remember, and positions made from it (H1, H4)."""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Self

from consigliere.core.state import A, B, FRAME
from tests.third_game.harbour import names, state as h
from tests.third_game.harbour.cargo import CARGO_IDS, Tables
from tests.third_game.harbour.state import Harbour, KINDS, OPEN

View = Mapping[str, Any]


def counted(counts: Sequence[int]) -> dict[str, int]:
    return {id: n for id, n in zip(CARGO_IDS, counts, strict=True) if n}


def row(counts: Sequence[int], seat: int) -> Sequence[int]:
    return counts[seat * KINDS : (seat + 1) * KINDS]


def common(s: Harbour, options: Mapping[str, bool]) -> dict[str, Any]:
    return {
        "game": "harbour",
        "rules": s.rules,
        "players": s.players,
        "options": dict(options),
        "round": s.round_no,
        "captain": s.captain,
        "wind": names.pier(s.wind),
        "over": s.over,
        "bag": sum(s.bag),
        "seats": [
            {
                "seat": seat,
                "pier": names.pier(s.piers[seat]),
                "boat": counted(row(s.boats, seat)),
                "hand_size": s.held(seat),
                "score": s.scores[seat],
            }
            for seat in range(s.players)
        ],
        "winners": [seat for seat in range(s.players) if s.over and s.scores[seat] == max(s.scores)],
    }


def own(s: Harbour, viewer: int) -> dict[str, Any]:
    out: dict[str, Any] = {
        "viewer": viewer if viewer >= 0 else None,
        "stack": names.FRAMES.stack(s, viewer),
        "prompt": names.FRAMES.prompt(s, viewer),
    }
    if viewer >= 0:
        toll = s.tolls[viewer]
        out["hand"] = counted(row(s.hands, viewer))
        out["sealed"] = {"step": int(toll != OPEN), "toll": names.cargo(toll) if toll != OPEN else None}
        if not s.is_sealed():
            out["sealed"] = None
    return out


class Ledger:
    """A viewer's memory. Hands are drawn unseen and played openly, so it is their own hand and no more."""

    def __init__(self, viewer: int, hand: Mapping[str, int] | None = None) -> None:
        self.viewer = viewer
        self.hand = dict(hand or {})

    def see(self, event: Mapping[str, Any]) -> None:
        if event.get("seat") != self.viewer or "card" not in event:
            return
        by = 1 if event["event"] == "dealt" else -1
        count = self.hand.pop(event["card"], 0) + by
        if count:
            self.hand[event["card"]] = count

    def known(self, seat: int) -> dict[str, int]:
        return dict(self.hand) if seat == self.viewer else {}

    def copy(self) -> "Ledger":
        return Ledger(self.viewer, self.hand)

    def to_json(self) -> dict[str, Any]:
        return {"viewer": self.viewer, "hand": dict(sorted(self.hand.items()))}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        return cls(data["viewer"], data["hand"])


class Deals:
    """Worlds a viewer cannot tell from the true one: the cards they have not seen, dealt anew."""

    def __init__(self, view: View, tables: Tables) -> None:
        self.view = view
        self.tables = tables

    def deal(self, rng: random.Random) -> Harbour:
        return laid_out(self.view, self.tables, rng)


def as_seen(view: View, tables: Tables) -> Harbour:
    """The position as the viewer sees it; in the hands of others lie stand-ins, always the same.

    Of a sealed choice the viewer's own alone is open.
    """
    s = laid_out(view, tables, None)
    if s.is_sealed():
        viewer = view["viewer"]
        s.put(A, s.get(B) & 1 << viewer)
        for seat in range(s.players):
            if seat != viewer:
                s.tolls[seat] = s.kinds(seat)[0]
    return s


def laid_out(view: View, tables: Tables, rng: random.Random | None) -> Harbour:
    s = h.begin(view["players"], tables)
    s.rules, s.over, s.round_no = view["rules"], view["over"], view["round"]
    s.captain, s.wind = view["captain"], number(names.PIER_IDS, view["wind"])
    viewer = view["viewer"]
    for kind, id in enumerate(CARGO_IDS):
        s.hands[viewer * KINDS + kind] = view["hand"].get(id, 0)
        for other in view["seats"]:
            s.boats[other["seat"] * KINDS + kind] = other["boat"].get(id, 0)
        s.bag[kind] -= s.hands[viewer * KINDS + kind]
        s.bag[kind] -= sum(s.boats[seat * KINDS + kind] for seat in range(s.players))
    unseen = [kind for kind in range(KINDS) for _ in range(s.bag[kind])]
    if rng is not None:
        rng.shuffle(unseen)
    for other in view["seats"]:
        seat = other["seat"]
        s.piers[seat], s.scores[seat] = number(names.PIER_IDS, other["pier"]), other["score"]
        for _ in range(other["hand_size"] if seat != viewer else 0):
            kind = unseen.pop()
            s.hands[seat * KINDS + kind] += 1
            s.bag[kind] -= 1
    if view["sealed"] is not None:
        s.tolls[viewer] = number(CARGO_IDS, view["sealed"]["toll"])
    s.top = -FRAME
    for frame in view["stack"]:
        kind, seat, *rest = (n or 0 for n in names.FRAMES.numbers(frame, viewer))
        s.push(kind, frame["seat"] if frame["seat"] is not None else OPEN, *rest)
    if s.is_sealed():  # a search asks the first open seat; here it is the viewer
        s.legal_count = 0
        s.sealed_options(viewer)
    else:
        s.refresh()
    return s


def number(ids: Sequence[str], id: str | None) -> int:
    return OPEN if id is None else ids.index(id)
