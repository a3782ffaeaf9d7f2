"""C2.4 Knowledge: what a seat can know by remembering everything it saw, as a Bayesian filter.

The ledger is fed the events of the game as its viewer sees them, from the first one on, and nothing else.
The model is in docs/knowledge.md; inference.py draws the conclusions, beliefs.py deals worlds.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import cast

from consigliere.core.ledger import Contradiction
from consigliere.core.shapes import Told
from consigliere.games.chicago import beliefs, cells, names
from consigliere.games.chicago.beliefs import World
from consigliere.games.chicago.cells import CUT, DECK, DISCARDS, DRAWN, HAND, side, UNDER
from consigliere.games.chicago.inference import Guesses, Inference, MOST
from consigliere.games.chicago.shapes import Knowledge
from consigliere.games.chicago.tables import Tables
from consigliere.games.chicago.terms import (
    FAMILY,
    GANGSTER,
    IMMUNITY,
    KINDS,
    MOVEMENT,
    NOBODY,
    SPECIAL,
)

KIND = {id: n for n, id in enumerate(names.KIND_IDS)}
SIDE = {id: n for n, id in enumerate(names.SIDE_IDS)}
# in the middle of these a card that was drawn has not joined the hand yet
DRAWING = frozenset({"card-drawn", "card-under", "deck-made"})
# by then a special card that was played has been applied and discarded
APPLIED = frozenset({"turn-begins", "phase-begins", "power-used"})


class Ledger(Inference):
    """The knowledge of one seat, or of a spectator (viewer -1)."""

    def __init__(
        self, viewer: int, players: int, tables: Tables, options: Mapping[str, bool] | None = None
    ) -> None:
        super().__init__(viewer, players)
        table = players - 2
        self._deck = [int(tables.deck[table * KINDS + kind]) for kind in range(KINDS)]
        self._cut = int(tables.specials_cut[table])
        self._uncut = SPECIAL + IMMUNITY if options and options.get("no-city-cards") else NOBODY  # Q-V4
        self._seen_events: list[Told] | None = []  # None: not from the first event on
        self._dealt: list[tuple[dict[str, int], ...]] = []  # hands, for estimates
        self._begin(MOST)

    def _begin(self, most: int) -> None:
        self.bags, self.pools = 0, ()
        self.at.clear()
        self.sure.clear()
        self.under: list[tuple[int, int]] = []  # place and who put it there, the next to be drawn first
        self.put_under = 0  # so far
        self.drawer = NOBODY  # whose cards lie in DRAWN
        self.applied = NOBODY  # special card on the table
        self.hypotheses = Guesses(most)
        for kind, n in enumerate(self._deck):
            if n:
                self._lay(CUT if self._cut and kind >= SPECIAL and kind != self._uncut else DECK, kind, n)
        if self._cut:  # C1.2: all but so many of them come back, nobody sees which
            for _ in range(self._size(CUT) - self._cut):
                self._unseen(CUT, DECK)

    def see(self, event: Told) -> None:
        """Learn from one event. Those that move no card change nothing."""
        what: str = event["event"]
        seer = getattr(self, "_see_" + what.replace("-", "_"), None)
        if seer is None and what not in APPLIED and self.drawer == NOBODY:
            return
        if self._seen_events is not None:
            self._seen_events.append(event)
        self._dealt = []
        try:
            self._pass_on(what, event)
            if seer is not None:
                seer(event)
        except Contradiction:
            if self.hypotheses.exact or self._seen_events is None:
                raise
            self._see_again(self._seen_events, self.hypotheses.most * 8)

    def _see_again(self, events: list[Told], most: int) -> None:
        """The truth was lost in thinning: go over everything again, with room for more hypotheses."""
        self._begin(most)
        self._seen_events = []
        for event in events:
            self.see(event)

    def _pass_on(self, what: str, event: Told) -> None:
        """What comes to its end without an event of its own: a draw, a special card."""
        if self.drawer != NOBODY and (what not in DRAWING or event.get("seat", self.drawer) != self.drawer):
            self._join(DRAWN, HAND + self.drawer)
            self.drawer = NOBODY
        if self.applied != NOBODY and what in APPLIED:
            self._lay(DISCARDS, self.applied)
            self.applied = NOBODY

    # -- questions and form

    def known(self, seat: int) -> dict[str, int]:
        """The cards that are certainly in this hand."""
        if self.hypotheses.exact:
            return beliefs.known(self.hypotheses, self.pools, self._parts(seat))
        sure: dict[int, int] = {}
        for place in self._places(seat):
            for kind, n in self.sure.get(place, {}).items():
                sure[kind] = sure.get(kind, 0) + n
        return {names.KIND_IDS[kind]: sure[kind] for kind in sorted(sure)}

    def chance(self, seat: int, card: str) -> float:
        """How likely the hand holds at least one such card: exactly, or by dealing often."""
        exact = beliefs.chance(self.hypotheses, self.pools, self._parts(seat), KIND[card])
        if exact is not None:
            return exact
        if not self._dealt:
            rng = random.Random(0)
            self._dealt = [self.deal(rng).hands for _ in range(beliefs.DEALS)]
        return sum(card in hands[seat] for hands in self._dealt) / beliefs.DEALS

    def deal(self, rng: random.Random) -> World:
        """A world that agrees with everything seen, as often as it is likely."""
        under = [place for place, _ in self.under]
        return beliefs.deal(self.hypotheses, self.pools, self.at, self.players, self.drawer, under, rng)

    def _places(self, seat: int) -> tuple[int, ...]:
        return (HAND + seat, DRAWN) if seat == self.drawer else (HAND + seat,)

    def _parts(self, seat: int) -> list[int]:
        """The bags of a hand: while its owner draws there are two."""
        return [self.at[place] for place in self._places(seat) if place in self.at]

    def copy(self) -> Ledger:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.at = self.at.copy()
        other.sure = {place: sure.copy() for place, sure in self.sure.items()}
        other.under = self.under.copy()
        other._seen_events = None if self._seen_events is None else self._seen_events.copy()
        other.hypotheses = self.hypotheses.copy()
        return other

    def to_json(self) -> Knowledge:
        """In one canonical order: the same knowledge gives the same bytes."""
        held = self.hypotheses
        said = {
            "viewer": self.viewer,
            "players": self.players,
            "exact": held.exact,
            "bags": self.bags,
            "places": {cells.place_name(place): self.at[place] for place in sorted(self.at)},
            "pools": list(self.pools),
            "under": [[cells.place_name(place), seat] for place, seat in self.under],
            "put_under": self.put_under,
            "drawer": self.drawer,
            "applied": None if self.applied == NOBODY else names.KIND_IDS[self.applied],
            "sure": {
                cells.place_name(place): {names.KIND_IDS[kind]: sure[kind] for kind in sorted(sure)}
                for place, sure in sorted(self.sure.items())
                if sure
            },
            "common": {cells.name(cell): held.common[cell] for cell in sorted(held.common)},
            "hypotheses": [
                [weight, {cells.name(cell): n for cell, n in changes}]
                for changes, weight in held.weights.items()
            ],
        }
        return cast(Knowledge, said)

    @classmethod
    def from_json(cls, data: Knowledge) -> Ledger:
        self = object.__new__(cls)
        Inference.__init__(self, data["viewer"], data["players"])
        self._deck, self._cut, self._uncut, self._seen_events, self._dealt = [], 0, NOBODY, None, []
        self.bags, self.pools = data["bags"], tuple(data["pools"])
        self.at = {cells.place_number(name): bag for name, bag in data["places"].items()}
        self.under = [(cells.place_number(name), seat) for name, seat in data["under"]]
        self.put_under, self.drawer = data["put_under"], data["drawer"]
        self.applied = NOBODY if data["applied"] is None else KIND[data["applied"]]
        self.sure = {
            cells.place_number(name): {KIND[card]: n for card, n in sure.items()}
            for name, sure in data["sure"].items()
        }
        self.hypotheses.exact = data["exact"]
        self.hypotheses.change((cells.number(name), n) for name, n in data["common"].items())
        read = {
            tuple((cells.number(name), n) for name, n in changes.items()): weight
            for weight, changes in data["hypotheses"]
        }
        self.hypotheses.restore(read)
        return self

    def _card(self, place: int, event: Told, to: int) -> None:
        """A card moves; who sees its face has it in the event."""
        if "kind" in event:
            self._seen(place, KIND[event["kind"]], to)
        else:
            self._unseen(place, to)

    # -- deck and hands (C1.8, C2.2)

    def _see_card_dealt(self, event: Told) -> None:
        self._card(DECK, event, HAND + event["seat"])

    def _see_card_drawn(self, event: Told) -> None:
        """From the shuffled part as long as there is one, then from under it."""
        seat = event["seat"]
        place = DECK if self._size(DECK) else self.under.pop(0)[0]
        if seat != self.viewer:
            self.drawer = seat
        self._card(place, event, HAND + seat if seat == self.viewer else DRAWN)
        if place >= UNDER:
            self._forget(place)

    def _forget(self, place: int) -> None:
        del self.at[place]
        self.sure.pop(place, None)

    def _see_card_under(self, event: Told) -> None:
        self._put_under(HAND + event["seat"] if event["seat"] == self.viewer else DRAWN, event)

    def _see_card_returned(self, event: Told) -> None:
        self._put_under(HAND + event["seat"], event)

    def _put_under(self, place: int, event: Told) -> None:
        to = UNDER + self.put_under
        self.put_under += 1
        self.under.append((to, event["seat"]))
        self._card(place, event, to)

    def _see_deck_made(self, event: Told) -> None:
        """Of the discards, all cards that are there now; a special card may just have joined them."""
        size, made = self._size(DISCARDS), event["cards"]
        if made > size:
            self._lay(DISCARDS, self.applied)
            self.applied = NOBODY
        if made < size:  # the first of several family cards; the rest follow it to the discards
            self._lay(DISCARDS, FAMILY, -made)
            self._lay(DECK, FAMILY, made)
            return
        self._forget(DECK)
        self.at[DECK] = self.at.pop(DISCARDS)
        self.sure[DECK] = self.sure.pop(DISCARDS, {})

    # -- money, influence, discards (C2.3, C4.2, C10.1)

    def _see_money_paid(self, event: Told) -> None:
        self._card(HAND + event["seat"], event, DISCARDS)

    _see_card_discarded = _see_hand_limit = _see_money_paid

    def _see_influence_laid(self, event: Told) -> None:
        seat = event["seat"]
        self._card(HAND + seat, event, side(seat, SIDE[event["side"]]))

    def _see_influence_lost(self, event: Told) -> None:
        if not event["token"]:
            self._card(side(event["seat"], SIDE[event["side"]]), event, DISCARDS)

    def _see_blackmailed(self, event: Told) -> None:
        self._card(HAND + event["victim"], event, HAND + event["seat"])

    # -- cards laid and played openly (C4), and given up

    def _see_gangster_laid(self, event: Told) -> None:
        self._seen(HAND + event["seat"], GANGSTER, None)

    def _see_gangster_lost(self, event: Told) -> None:
        if not event["token"]:
            self._lay(DISCARDS, GANGSTER)

    def _see_asset_laid(self, event: Told) -> None:
        self._seen(HAND + event["seat"], KIND[event["asset"]], None)

    def _see_asset_lost(self, event: Told) -> None:
        if not event["token"]:
            self._lay(DISCARDS, KIND[event["asset"]])

    def _see_special_played(self, event: Told) -> None:
        self.applied = KIND[event["special"]]
        self._seen(HAND + event["seat"], self.applied, None)

    def _see_movement_played(self, event: Told) -> None:
        self._seen(HAND + event["seat"], MOVEMENT, DISCARDS)

    def _see_family_laid(self, event: Told) -> None:
        for _ in range(event["cards"]):
            self._seen(HAND + event["seat"], FAMILY, None)

    def _see_power_used(self, event: Told) -> None:
        self._lay(DISCARDS, FAMILY, event["cards"])
