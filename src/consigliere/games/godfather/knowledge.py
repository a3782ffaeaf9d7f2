"""G2.4 Knowledge: what a seat can know by remembering everything it saw, as an exact Bayesian filter.

The ledger is fed the events of the game as its viewer sees them, from the first one on, and nothing else.
The model is in docs/knowledge.md; inference.py draws the conclusions, beliefs.py deals worlds.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import perm
from typing import cast

from consigliere.core.ledger import Branch, Contradiction, Hypotheses, MOST
from consigliere.core.shapes import Told
from consigliere.games.godfather import beliefs, cells, names
from consigliere.games.godfather.beliefs import World
from consigliere.games.godfather.cells import case, DISCARDS, DRAWN, DRAWN_SLOTS, hand, left, pool, slots
from consigliere.games.godfather.inference import Inference
from consigliere.games.godfather.shapes import Knowledge
from consigliere.games.godfather.tables import Tables
from consigliere.games.godfather.terms import ALLY, BILL_1, BILL_3, BILLS, CASE_JOB, JOB, JOBS

CARD = {id: n for n, id in enumerate(names.CARD_IDS)}


class Ledger(Inference):
    """The knowledge of one seat, or of a spectator (viewer -1)."""

    def __init__(self, viewer: int, players: int, tables: Tables) -> None:
        super().__init__(viewer, players)
        self.bids: dict[int, tuple[str, ...]] = {}  # as revealed, until the phase ends
        self._copies = [int(tables.job_copies[job]) for job in range(JOBS)]
        self._seen: list[Told] | None = []  # None: not from the first event on
        self._begin(MOST)

    def _begin(self, most: int) -> None:
        self.epochs = (0,)
        self.bids.clear()
        self.hypotheses = Hypotheses(most)
        for seat in range(self.players):
            self._public(*((hand(seat, bill), 1) for bill in range(BILL_1, BILL_3 + 1)))  # G1.7
        self._new_deck(0, self._copies)

    def see(self, event: Told) -> None:
        """Learn from one event. Those that move no card change nothing."""
        seer = getattr(self, "_see_" + event["event"].replace("-", "_"), None)
        if seer is None:
            return
        if self._seen is not None:
            self._seen.append(event)
        try:
            seer(event)
        except Contradiction:
            if self.hypotheses.exact or self._seen is None:
                raise
            self._see_again(self._seen, self.hypotheses.most * 8)

    def _see_again(self, events: list[Told], most: int) -> None:
        """The truth was lost in thinning: go over everything again, with room for more hypotheses."""
        self._begin(most)
        self._seen = []
        for event in events:
            self.see(event)

    # -- questions and form

    def known(self, seat: int) -> dict[str, int]:
        """The cards that are certainly in this hand."""
        return beliefs.known(self.hypotheses, self.epochs, seat)

    def chance(self, seat: int, card: str) -> float:
        """How likely the hand holds at least one such card."""
        return beliefs.chance(self.hypotheses, self.epochs, seat, CARD[card])

    def deal(self, rng: random.Random) -> World:
        """A world that agrees with everything seen, as often as it is likely."""
        return beliefs.deal(self.hypotheses, self.epochs, self.players, rng)

    def open_suitcase(self, seat: int, cards: Mapping[str, int]) -> None:
        """The bills of a suitcase are shown, as at a table with open suitcases."""
        shown = tuple(cards.get(bill, 0) for bill in names.BILL_IDS)
        self._require([case(seat, bill) for bill in range(BILLS)], lambda held: held == shown)

    def copy(self) -> Ledger:
        other = object.__new__(type(self))
        other.viewer, other.players, other.epochs = self.viewer, self.players, self.epochs
        other.bids = self.bids.copy()
        other._copies = self._copies
        other._seen = None if self._seen is None else self._seen.copy()
        other.hypotheses = self.hypotheses.copy()
        return other

    def to_json(self) -> Knowledge:
        """In one canonical order: the same knowledge gives the same bytes."""
        held = self.hypotheses
        said = {
            "viewer": self.viewer,
            "players": self.players,
            "exact": held.exact,
            "epochs": list(self.epochs),
            "bids": [[seat, list(bills)] for seat, bills in sorted(self.bids.items())],
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
        self.viewer, self.players = data["viewer"], data["players"]
        self.epochs = tuple(data["epochs"])
        self.bids = {seat: tuple(bills) for seat, bills in data["bids"]}
        self._copies, self._seen = [], None
        self.hypotheses = Hypotheses()
        self.hypotheses.exact = data["exact"]
        self.hypotheses.change((cells.number(name), n) for name, n in data["common"].items())
        read = {
            tuple((cells.number(name), n) for name, n in changes.items()): weight
            for weight, changes in data["hypotheses"]
        }
        self.hypotheses.restore(read)
        return self

    # -- the deck (G1.5, G1.7, G2.6, G15.3)

    def _see_public_job(self, event: Told) -> None:
        self._from_pool(CARD[event["job"]] - JOB)

    def _see_job_dealt(self, event: Told) -> None:
        if "job" in event:
            card = CARD[event["job"]]
            self._from_pool(card - JOB, (hand(event["seat"], card), 1))
        else:
            self._to_slot(event["seat"])

    def _see_deck_made(self, event: Told) -> None:
        """The old deck is empty: what is left of its pool lies in hands. The new pool is the discards."""
        held = self.hypotheses
        discards = [held.common.get(DISCARDS + job, 0) for job in range(JOBS)]
        epoch = self.epochs[-1] + 1
        self.epochs = (*(e for e in self.epochs if left(e) in held.common or left(e) in held.varied), epoch)
        self._public(*((DISCARDS + job, -n) for job, n in enumerate(discards)))
        self._new_deck(epoch, discards)

    # -- job icon (G11): two drawn, one kept, one to the discards

    def _see_job_drawn(self, event: Told) -> None:
        if "job" in event:
            job = CARD[event["job"]] - JOB
            self._from_pool(job, (DRAWN + job, 1))
        else:
            self._to_slot(DRAWN_SLOTS)

    def _see_job_kept(self, event: Told) -> None:
        if "job" in event:
            card = CARD[event["job"]]
            self._public((DRAWN + card - JOB, -1), (hand(event["seat"], card), 1))
            return
        drawn = self._drawn()
        if len(drawn) == 1:
            self._public((slots(drawn[0], DRAWN_SLOTS), -1), (slots(drawn[0], event["seat"]), 1))

    def _see_job_rejected(self, event: Told) -> None:
        job = CARD[event["job"]] - JOB
        if event["seat"] == self.viewer:
            self._public((DRAWN + job, -1), (DISCARDS + job, 1))
            return
        drawn = self._drawn()
        of = [cell for epoch in drawn for cell in (pool(epoch, job), left(epoch))]
        self.hypotheses.split(of, lambda values: self._rejected_branches(drawn, job, event["seat"], values))

    def _drawn(self) -> list[int]:
        """Of which epochs the cards of the open job icon are, the first card first."""
        common = self.hypotheses.common
        return [epoch for epoch in self.epochs for _ in range(common.get(slots(epoch, DRAWN_SLOTS), 0))]

    def _rejected_branches(
        self, drawn: Sequence[int], job: int, seat: int, values: Sequence[int]
    ) -> Sequence[Branch]:
        """Which of the two it was: the first or the second; the other one goes to the hand."""
        branches = []
        for i, epoch in enumerate(drawn):
            cards, size = values[2 * i : 2 * i + 2]
            if cards:
                gone = ((pool(epoch, job), -1), (left(epoch), -1), (slots(epoch, DRAWN_SLOTS), -1))
                kept = drawn[1 - i]
                to = ((slots(kept, DRAWN_SLOTS), -1), (slots(kept, seat), 1), (DISCARDS + job, 1))
                branches.append((cards / size, gone + to))
        return branches

    # -- bank and suitcase (G2.6, G11)

    def _see_bill_taken(self, event: Told) -> None:
        self._public((hand(event["seat"], CARD[event["bill"]]), 1))

    def _see_good_taken(self, event: Told) -> None:
        self._public((hand(event["seat"], CARD[event["good"]]), 1))

    def _see_bank_to_case(self, event: Told) -> None:
        self._public((case(event["seat"], CARD[event["bill"]]), 1))

    _see_offer_taken = _see_bank_to_case

    def _see_laundered(self, event: Told) -> None:
        bill = CARD[event["bill"]]
        self._shown(event["seat"], bill, (case(event["seat"], bill), 1))

    _see_bill_cashed = _see_laundered

    def _see_discarded(self, event: Told) -> None:
        card = CARD[event["card"]]
        self._shown(event["seat"], card, *(((DISCARDS + card - JOB, 1),) if JOB <= card < ALLY else ()))

    _see_tribute_paid = _see_card_left = _see_discarded

    # -- jobs (G8)

    def _see_job_begun(self, event: Told) -> None:
        if event["space"] is None:
            self._shown(event["seat"], CARD[event["job"]])

    def _see_good_paid(self, event: Told) -> None:
        self._shown(event["seat"], CARD[event["good"]])

    def _see_job_done(self, event: Told) -> None:
        self._public((case(event["seat"], CASE_JOB + CARD[event["job"]] - JOB), 1))

    # -- the squeeze

    def _see_offer_made(self, event: Told) -> None:
        if event["bill"] is None:
            self._no_bill(event["seat"])
        else:
            self._shown(event["seat"], CARD[event["bill"]])

    def _see_nothing_collected(self, event: Told) -> None:
        self._no_bill(event["victim"])

    def _no_bill(self, seat: int) -> None:
        self._require([hand(seat, bill) for bill in range(BILLS)], lambda held: not any(held))

    def _see_stolen(self, event: Told) -> None:
        thief, victim = event["seat"], event["victim"]
        if "card" in event:
            card = CARD[event["card"]]
            self._shown(victim, card, (hand(thief, card), 1))
            return
        pairs = [(hand(victim, card), hand(thief, card)) for card in range(ALLY)]
        pairs += [(slots(epoch, victim), slots(epoch, thief)) for epoch in self.epochs]
        self._slips(pairs, evenly=True)

    def _see_stolen_from_case(self, event: Told) -> None:
        self._bill_taken_from([case(event["victim"], bill) for bill in range(BILLS)], event)

    def _see_collected(self, event: Told) -> None:
        self._bill_taken_from([hand(event["victim"], bill) for bill in range(BILLS)], event)

    def _bill_taken_from(self, of: Sequence[int], event: Told) -> None:
        thief = event["seat"]
        if "bill" not in event:
            self._slips([(cell, hand(thief, bill)) for bill, cell in enumerate(of)], evenly=False)
            return
        taken = CARD[event["bill"]]
        moved = ((of[taken], -1), (hand(thief, taken), 1))
        self.hypotheses.split(of, lambda held: ((held[taken] / sum(held), moved),) if held[taken] else ())

    # -- bribery (G13)

    def _see_bid(self, event: Told) -> None:
        """The bills are shown out of the suitcase and stay there until paid."""
        bills = tuple(event["bills"])
        self.bids[event["seat"]] = bills
        shown = [bills.count(bill) for bill in names.BILL_IDS]

        def rule(held: tuple[int, ...]) -> Sequence[Branch]:
            ways = 1
            for have, show in zip(held, shown, strict=True):
                ways *= perm(have, show)
            return ((float(ways), ()),) if ways else ()

        self.hypotheses.split([case(event["seat"], bill) for bill in range(BILLS)], rule)

    def _see_bid_paid(self, event: Told) -> None:
        self._public(*((case(event["seat"], CARD[bill]), -1) for bill in event["bills"]))

    def _see_phase_begins(self, event: Told) -> None:
        self.bids.clear()

    # -- allies, always open (G10, G13.2, G14.1)

    def _see_ally_bought(self, event: Told) -> None:
        self._public((hand(event["seat"], CARD[event["ally"]]), 1))

    def _see_ally_played(self, event: Told) -> None:
        self._public((hand(event["seat"], CARD[event["ally"]]), -1))

    def _see_allies_return(self, event: Told) -> None:
        self._public(*((hand(event["seat"], CARD[ally]), 1) for ally in event["allies"]))
