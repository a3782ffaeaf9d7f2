"""G2.4 Knowledge: the few inferences every event is made of, over the hypotheses of one viewer.

A card moves openly, comes off the deck seen or unseen, is shown out of a hand, or slips unseen from one
place to another. Unknown jobs are slots: cards of a pool that is spread evenly over hands and deck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from consigliere.core.ledger import Branch, Changes, Hypotheses
from consigliere.games.godfather.cells import DECK, hand, left, pool, slots
from consigliere.games.godfather.terms import ALLY, JOB


class Inference:
    """The hypotheses of one viewer, and how they change."""

    def __init__(self, viewer: int, players: int) -> None:
        self.viewer = viewer
        self.players = players
        # epochs of the deck of which a card may still be hidden; the deck is of the last one
        self.epochs: tuple[int, ...] = (0,)
        self.hypotheses = Hypotheses()

    def _public(self, *changes: tuple[int, int]) -> None:
        self.hypotheses.change(changes)

    def _require(self, of: Sequence[int], true: Callable[[tuple[int, ...]], bool]) -> None:
        """Only hypotheses in which this is true of these cells remain."""
        self.hypotheses.split(of, lambda values: ((1.0, ()),) if true(values) else ())

    def _from_pool(self, job: int, *to: tuple[int, int]) -> None:
        """The viewer sees a card come off the deck: as likely as its share of the unseen cards."""
        epoch = self.epochs[-1]
        moved = ((pool(epoch, job), -1), (left(epoch), -1), (DECK, -1), *to)

        def rule(values: tuple[int, ...]) -> Sequence[Branch]:
            cards, size = values
            return ((cards / size, moved),) if cards else ()

        self.hypotheses.split([pool(epoch, job), left(epoch)], rule)

    def _to_slot(self, holder: int) -> None:
        """A card comes off the deck unseen."""
        self._public((DECK, -1), (slots(self.epochs[-1], holder), 1))

    def _shown(self, seat: int, card: int, *to: tuple[int, int]) -> None:
        """A card leaves a hand open: any of the cards held was as likely to be picked as any other."""
        of = [hand(seat, card)]
        if JOB <= card < ALLY:
            for epoch in self.epochs:
                of += (slots(epoch, seat), pool(epoch, card - JOB), left(epoch))
        self.hypotheses.split(of, lambda values: list(self._shown_branches(of, values, to)))

    @staticmethod
    def _shown_branches(of: Sequence[int], values: Sequence[int], to: Changes) -> Iterator[Branch]:
        if values[0]:
            yield float(values[0]), ((of[0], -1), *to)
        for at in range(1, len(of), 3):
            unseen, cards, size = values[at : at + 3]
            if unseen and cards:
                gone = ((of[at], -1), (of[at + 1], -1), (of[at + 2], -1))
                yield unseen * cards / size, (*gone, *to)

    def _slips(self, pairs: Sequence[tuple[int, int]], evenly: bool) -> None:
        """A card moves unseen from one of these cells to the other one of its pair, each card as likely.

        `evenly`: how many cards could have moved is the same in all hypotheses.
        """

        def rule(values: tuple[int, ...]) -> Sequence[Branch]:
            size = 1 if evenly else sum(values)
            return [
                (n / size, ((source, -1), (target, 1)))
                for n, (source, target) in zip(values, pairs, strict=True)
                if n
            ]

        self.hypotheses.split([source for source, _ in pairs], rule)

    def _new_deck(self, epoch: int, cards: Sequence[int]) -> None:
        size = sum(cards)
        self._public(
            *((pool(epoch, job), n) for job, n in enumerate(cards)), (left(epoch), size), (DECK, size)
        )
