"""From a view to a tensor: what the encoders of all games share.

An encoder reads a view and nothing else, so what a seat may not see cannot get into its tensor. Seats are
written as the viewer counts them: himself first, then clockwise. Counts are divided by a number near their
usual most, so that most values lie between 0 and 1.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from typing import ClassVar, Final

import numpy as np

from consigliere.core.shapes import Seen
from consigliere.research.layout import Layout, Tensor

View = Seen
LOW: Final = -4.0  # no number of a tensor lies outside
HIGH: Final = 16.0
LATER: Final = ("even-places",)  # table options with a place at the end, so that no other place moved


class Encoder(ABC):
    """One game's layout, and how a view is written into it."""

    game: ClassVar[str]
    most_seats: ClassVar[int]
    held: ClassVar[Sequence[str]]  # the ids of all cards that can lie in a hand

    def __init__(self) -> None:
        self.layout = Layout()

    def tensor(self, view: View) -> Tensor:
        """What the viewer may see, as numbers. ValueError for a spectator or for another game's view."""
        if view["game"] != self.game:
            raise ValueError(f"a view of {view['game']}; this layout is for {self.game}")
        if view["viewer"] is None:
            raise ValueError("a spectator has no tensor: it is written from a seat's view")
        viewer, players = view["viewer"], view["players"]
        t = array("f", bytes(4 * self.layout.length))
        self.write(view, t, [(seat - viewer) % players for seat in range(players)])
        out: Tensor = np.frombuffer(t, dtype=np.float32)
        np.clip(out, LOW, HIGH, out=out)
        return out

    @abstractmethod
    def write(self, view: View, t: "array[float]", near: Sequence[int]) -> None:
        """near: for each seat its place counted from the viewer."""

    # -- slices all games have

    def open_with_table(self, options: Sequence[str], fewest: int) -> None:
        """The first slices: which table it is."""
        add = self.layout.add
        sizes = [str(n) for n in range(fewest, self.most_seats + 1)]
        self._players = add("players", len(sizes), f"how many play, one-hot: {', '.join(sizes)}")
        self._fewest = fewest
        meaning = "the viewer's number at the table, one-hot; actions that name a seat use it"
        self._viewer = add("viewer", self.most_seats, meaning)
        first = [name for name in options if name not in LATER]
        self._options = self.layout.ids("options", first, "the table's options: " + ", ".join(first))
        self._over = add("over", 1, "1 when the game is over")
        self._yours = add("yours", 1, "1 when the viewer is asked and has not answered")
        self._asked = add("asked", self.most_seats, "the seats that are asked, the viewer first")
        self._seal_step = add("seal.step", 1, "how many parts of the own sealed choice are made / 8")

    def close_with_places(self) -> None:
        """The last slices: points given by place."""
        meaning = "more of the table's options: " + ", ".join(LATER)
        self._options |= self.layout.ids("options.later", LATER, meaning)
        given = "points given by place / 10, for each seat, the viewer first"
        self._given = self.layout.add("given", self.most_seats, given)

    def prompts(self, decisions: Sequence[str]) -> None:
        meaning = "what is asked, one-hot: " + ", ".join(decisions)
        self._prompt = self.layout.ids("prompt", decisions, meaning)

    def write_table(self, view: View, t: "array[float]", near: Sequence[int]) -> None:
        t[self._players + view["players"] - self._fewest] = 1.0
        t[self._viewer + view["viewer"]] = 1.0
        for name, chosen in view["options"].items():
            if chosen:
                t[self._options[name]] = 1.0
        for seat in view["seats"]:
            t[self._given + near[seat["seat"]]] = seat.get("given", 0) / 10
        t[self._over] = float(view["over"])
        prompt = view["prompt"]
        if prompt is None:
            return
        t[self._prompt[prompt["decision"]]] = 1.0
        for seat in prompt["seats"]:
            t[self._asked + near[seat]] = 1.0
        if prompt.get("yours"):
            t[self._yours] = 1.0
        seal = view["sealed"]
        if seal is not None:
            t[self._seal_step] = seal["step"] / 8
