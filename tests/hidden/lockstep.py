"""Two worlds that one viewer cannot tell apart, played in lockstep: what every game shares.

Chance that the viewer sees and moves of others are chosen so that he sees the same; what he does not see may
differ. Nothing here uses a sampler or a ledger, so both are judged by it too. A game says which draws and
which fields of events are hidden, how its worlds begin, and how others move.
"""

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from consigliere.core.actions import Action
from consigliere.core.chance import Ask, Source
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.core.ruleset import Ruleset

Told = list[Any]
FORETOLD = 6  # legal actions of each position that are foreseen
Story = list[tuple[object, ...]]
# by event: the field that is hidden, and the fields that name the seats which may read it
Secrets = Mapping[str, tuple[str, tuple[str, ...]]]


class Diverged(Exception):
    """The viewer was told different things: a leak."""


class Parted(Exception):
    """No next step looks the same in both worlds: the pair ends here, without a verdict."""


class Dealer:
    """Answers both worlds: the same where the viewer sees it, freely where he does not."""

    def __init__(self, viewer: int, rng: random.Random, hidden: frozenset[str], often: float) -> None:
        self.viewer = viewer
        self.rng = rng
        self.hidden = hidden
        self.often = often  # how often a hidden draw differs once one has
        self.first: list[tuple[str, int | None, str]] = []  # what the first world drew in this step
        self.differing = False

    def answer_first(self, ask: Ask) -> int:
        outcome = ask.pick(self.rng.randrange(ask.total))
        self.first.append((ask.purpose, ask.seat, ask.name_of(outcome)))
        return outcome

    def answer_second(self, ask: Ask) -> int:
        purpose, seat, name = self.first.pop(0) if self.first else ("", None, "")
        if (purpose, seat) != (ask.purpose, ask.seat):
            return self.other_question(ask)
        same = ask.find(name)
        if self.unseen(ask):
            others = [o for o, n, _ in ask.outcomes if n != name]
            often = 1.0 if ask.victim is not None or not self.differing else self.often
            if others and (same is None or self.rng.random() < often):
                self.differing = True
                return self.rng.choice(others)
        if same is None:
            raise Parted
        return same

    def unseen(self, ask: Ask) -> bool:
        """Whether the viewer does not learn what is drawn."""
        secret = ask.purpose in self.hidden or ask.victim is not None
        return secret and self.viewer not in (ask.seat, ask.victim)

    def other_question(self, ask: Ask) -> int:
        raise Parted


class Side:
    """One world's source of chance."""

    def __init__(self, dealer: Dealer, second: bool) -> None:
        self.dealer = dealer
        self.second = second

    def answer(self, ask: Ask) -> int:
        return self.dealer.answer_second(ask) if self.second else self.dealer.answer_first(ask)


class Lockstep(ABC):
    """A pair of games and a viewer; `positions` counts those compared while the worlds really differ."""

    secrets: ClassVar[Secrets]
    hidden_draws: ClassVar[frozenset[str]]
    often: ClassVar[float] = 0.1  # how often a further hidden draw differs
    share: float = 1.0  # of the positions in which the worlds differ: how many are compared

    def __init__(self, viewer: int, players: int, seed: int) -> None:
        self.viewer, self.players, self.seed = viewer, players, seed
        self.positions = 0
        self.compared = 0  # events told when last compared
        self.rng = random.Random(seed * 31 + viewer)
        while True:
            self.dealer = self.dealing()
            try:
                self.one = self.begin(Side(self.dealer, False))
                self.two = self.begin(Side(self.dealer, True))
                return
            except Parted:
                continue

    # -- what a game defines

    def dealing(self) -> Dealer:
        return Dealer(self.viewer, self.rng, self.hidden_draws, self.often)

    @abstractmethod
    def begin(self, source: Source) -> Game: ...

    @abstractmethod
    def differ(self) -> bool:
        """Whether the worlds differ in something the viewer cannot see."""

    @abstractmethod
    def probes(self, game: Game, probe: random.Random) -> Iterable[int]:
        """Actions to try, the same in both worlds; legal ones of the viewer are tried anyway."""

    @abstractmethod
    def step(self) -> None:
        """One step in both worlds that looks the same to the viewer."""

    # -- running

    def run(self, limit: int) -> int:
        """Play on until `limit` positions were compared or the pair parts; Diverged if there is a leak."""
        try:
            while not self.one.over and self.positions < limit:
                if (self.share == 1.0 or self.rng.random() < self.share) and self.differ():
                    self.compare()
                    self.positions += 1
                self.step()
        except Parted:
            pass
        return self.positions

    def leak(self, what: str) -> Diverged:
        return Diverged(f"seed {self.seed} viewer {self.viewer}: {what}")

    def compare(self) -> None:
        mine, theirs = self.told(self.one), self.told(self.two)
        if mine != theirs:
            raise self.leak(difference(mine, theirs))
        self.compared = len(self.one.feed)

    def told(self, game: Game) -> str:
        """Every byte the viewer can get: view, log, legal actions, refusals, previews, foresight, undo.

        Events once told stay as they are, so each is compared once.
        """
        probe = random.Random(len(game.feed))
        legal = game.legal_for(self.viewer)
        tries = [*self.probes(game, probe), *(a.index for a in list(legal)[:4])]
        return json.dumps(
            [
                view := game.view(self.viewer),
                self.foretold(game, view, list(legal)) if self.viewer >= 0 else [],
                game.rules.standing(view),
                len(game.feed),
                game.events(self.viewer, self.compared),
                legal.to_json(),
                self.answers(game, tries, probe) if self.viewer >= 0 else [],
                game.can_take_back(self.viewer),
                list(game.rules.concerned(game.state)),
                str(game),
            ],
            sort_keys=True,
        )

    def answers(self, game: Game, tries: Iterable[int], probe: random.Random) -> Told:
        """Previews and refusals of one action, and of two in a command."""
        out: Told = []
        for action in tries:
            then = probe.randrange(len(game.rules.actions))
            out.append(game.preview(self.viewer, action).to_json())
            out.append(game.preview(self.viewer, action, then).to_json())
        return out

    def foretold(self, game: Game, view: dict[str, Any], legal: list[Action]) -> Told:
        """What follows from the viewer's view: the decision as data, foresight, warnings."""
        seen = [game.rules.foresee(view, [action]) for action in legal[:FORETOLD]]
        asked = view["prompt"] is not None and view["prompt"].get("yours")
        return [
            game.rules.decision(view, legal) if asked else None,
            game.rules.warnings(view) if asked else [],
            [one.to_json() if isinstance(one, Refusal) else one for one in seen],
        ]

    def unlike(self) -> list[tuple[object, ...]]:
        """The first events since the last comparison in which the stories differ; none if they agree."""
        one, two = (
            story(game.rules, game.feed[self.compared :], self.viewer, self.secrets)
            for game in (self.one, self.two)
        )
        if one == two:
            return []
        at = next((i for i, (x, y) in enumerate(zip(one, two, strict=False)) if x != y), None)
        at = min(len(one), len(two)) if at is None else at
        return [log[at] for log in (one, two) if at < len(log)]

    def asked_alike(self) -> None:
        if self.one.rules.concerned(self.one.state) != self.two.rules.concerned(self.two.state):
            raise self.leak("different seats are asked")


def difference(mine: str, theirs: str) -> str:
    first = next((i for i, (x, y) in enumerate(zip(mine, theirs, strict=False)) if x != y), len(mine))
    return f"…{mine[max(0, first - 80) : first + 80]}…"


def story(rules: Ruleset, raws: Iterable[Any], viewer: int, secrets: Secrets) -> Story:
    """Events without what the rules keep from the viewer, by a list written by hand from the rulebook."""
    out: Story = []
    for raw in raws:
        if raw[0] < 0:
            out.append(tuple(raw))
            continue
        event = rules.events.kinds[raw[0]].seen_by(raw, None)
        secret, eyes = secrets.get(str(event["event"]), ("", ()))
        hide = bool(secret) and viewer not in [event[e] for e in eyes]
        out.append(tuple((k, str(v)) for k, v in event.items() if not (hide and k == secret)))
    return out
