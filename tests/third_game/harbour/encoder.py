"""Harbour's view as a tensor."""

from array import array
from collections.abc import Sequence
from typing import ClassVar, Final

from consigliere.research.encoder import Encoder, View
from tests.third_game.harbour import state as h
from tests.third_game.harbour.cargo import CARGO_IDS
from tests.third_game.harbour.names import FRAMES, PIER_IDS
from tests.third_game.harbour.rules import HarbourRules

EACH: Final = "for each seat, the viewer first"


class HarbourEncoder(Encoder):
    game: ClassVar = "harbour"
    most_seats: ClassVar = 4
    held: ClassVar = CARGO_IDS

    def __init__(self) -> None:
        super().__init__()
        add, ids, n = self.layout.add, self.layout.ids, self.most_seats
        self.open_with_table(HarbourRules.option_names, HarbourRules.seats.start)
        self.prompts((*FRAMES.decisions(), "chance"))
        self.round = add("round", 1, "the round / 16")
        self.hand = ids("hand", CARGO_IDS, "own hand by cargo; / 4")
        self.toll = ids("toll", CARGO_IDS, "own sealed toll, one-hot")
        self.wind = ids("wind", PIER_IDS, "the windy pier, one-hot")
        self.captain = add("captain", n, "who begins, the viewer first")
        self.bag = add("bag", 1, "cards in the bag / 30")
        self.piers = add("piers", n * len(PIER_IDS), f"the pier {EACH}, one-hot")
        self.boats = add("boats", n * len(CARGO_IDS), f"cargo on the boat {EACH}; / 4")
        self.sizes = add("sizes", n, f"cards in hand {EACH}; / 4")
        self.scores = add("scores", n, f"points {EACH}; / 64")
        self.loaded = add("loaded", 1, "cards loaded in this turn / 2")
        self.turns = add("turns", 1, "turns begun in this round / 4")
        self.stage = add("stage", 5, "the stage of the round, one-hot")
        self.close_with_places()

    def write(self, view: View, t: "array[float]", near: Sequence[int]) -> None:
        self.write_table(view, t, near)
        t[self.round] = view["round"] / h.ROUNDS
        t[self.bag] = view["bag"] / 30
        t[self.captain + near[view["captain"]]] = 1.0
        for id, n in view["hand"].items():
            t[self.hand[id]] = n / 4
        if view["sealed"] is not None and view["sealed"]["toll"] is not None:
            t[self.toll[view["sealed"]["toll"]]] = 1.0
        if view["wind"] is not None:
            t[self.wind[view["wind"]]] = 1.0
        for row in view["seats"]:
            at = near[row["seat"]]
            if row["pier"] is not None:
                t[self.piers + at * len(PIER_IDS) + PIER_IDS.index(row["pier"])] = 1.0
            for id, n in row["boat"].items():
                t[self.boats + at * len(CARGO_IDS) + CARGO_IDS.index(id)] = n / 4
            t[self.sizes + at] = row["hand_size"] / 4
            t[self.scores + at] = row["score"] / 64
        for frame in view["stack"]:
            t[self.loaded] = frame.get("loaded", 0) / 2
            if "stage" in frame:
                t[self.stage + frame["stage"]] = 1.0
                t[self.turns] = frame["turns"] / 4
