"""G2.4 Two worlds of the Godfather that one viewer cannot tell apart, played in lockstep.

The second world differs from the first in one job dealt to an opponent and, from then on, in every
hidden result that may differ. What every game shares is in tests/hidden/lockstep.py.
"""

import random
from collections import Counter
from collections.abc import Sequence
from typing import cast

from consigliere.core.actions import Action
from consigliere.core.chance import Source
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.games.godfather import names, ranges, terms
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.tables import Tables
from tests.hidden.lockstep import Lockstep, Parted, Secrets, Story, story

TRIES = 40
NO_EYES = -2  # neither a seat nor the spectator


def own_tables() -> Tables:
    """The box's tables to write on."""
    new = Tables()
    for name in COLUMNS:
        setattr(new, name, getattr(load().tables, name)[:])
    return new


def lively() -> GodfatherRules:
    """The same rules with a box in which thefts, offers and laundering happen all the time."""
    rules = GodfatherRules()
    new = own_tables()
    thefts = {"JG2": 3, "JG3": 4, "JG4": 2, "JG6": 2}
    for job, name in enumerate(names.JOB_IDS):
        if name.startswith("JG"):
            new.job_copies[job] = thefts.get(name, 0)
        for good in range(3):
            new.job_cost[job * 3 + good] = 1 if good == 0 else 0
    gun_and_money = 1 << 4 * terms.GOOD_ICON | 1 << 4 * (terms.MONEY + 1) | 1
    for business in range(terms.FIRST_TILE + terms.TILES):
        new.front[business] = gun_and_money
        new.back[business] = 1 | 1 << 4 * terms.DRAW_JOB
    rules.tables = new
    return rules


COLUMNS = (
    "hand_limit",
    "bills",
    "goods",
    "areas",
    "three_plus",
    "front",
    "back",
    "job_copies",
    "job_colour",
    "job_cost",
    "job_bills",
    "ally_act",
    "ability",
    "payments",
)
BOXES = (GodfatherRules(), lively())
RULES = BOXES[0]
SECRETS: Secrets = {
    "job-dealt": ("job", ("seat",)),
    "job-drawn": ("job", ("seat",)),
    "job-kept": ("job", ("seat",)),
    "stolen": ("card", ("seat", "victim")),
    "stolen-from-case": ("bill", ("seat", "victim")),
    "collected": ("bill", ("seat", "victim")),
}


class Twins(Lockstep):
    secrets = SECRETS
    hidden_draws = frozenset({"deal-job", "draw-job"})

    def begin(self, source: Source) -> Game:
        rules, even = BOXES[self.seed % 2], self.seed % 3 == 0  # even places are of earlier games
        return Game(rules.at(4) if even else rules, self.players, source, {"even-places": even})

    def differ(self) -> bool:
        """A card of an opponent's hand differs, and so does what the deck may give next."""
        a, b = cast(Godfather, self.one.state), cast(Godfather, self.two.state)
        hands = any(
            hand_of(a, seat) != hand_of(b, seat) for seat in range(self.players) if seat != self.viewer
        )
        return hands and list(a.deck) != list(b.deck)

    def probes(self, game: Game, probe: random.Random) -> list[int]:
        tries = [probe.randrange(len(RULES.actions)) for _ in range(12)]
        return tries + [ranges.HAND_JOB + ranges.PAYMENTS * probe.randrange(terms.JOBS) for _ in range(6)]

    # -- one step in both worlds

    def step(self) -> None:
        self.asked_alike()
        if self.one.rules.is_sealed(self.one.state):
            self.sealed_step()
            return
        seat = self.one.seat
        if seat == self.viewer:
            if self.one.legal_for(seat).indices != self.two.legal_for(seat).indices:
                raise self.leak("other legal actions")
            action = self.pick(self.one.legal_for(seat))
            self.take(seat, (action,), (action,))
            return
        for _ in range(TRIES):
            first = self.pick(self.one.legal_for(seat))
            options = self.two.legal_for(seat)
            second = first if first in options else self.rng.choice(options)
            if self.same_for_viewer(seat, first, second):
                self.take(seat, (first,), (second,))
                return
        raise Parted

    def pick(self, legal: Sequence[Action]) -> Action:
        """Lively play: jobs and allies when they can be had, gifts taken, so that thefts and shots occur."""
        cards = [a for a in legal if a.text.startswith(("job", "public-job", "ally"))]
        if cards and self.rng.random() < 0.7:
            return self.rng.choice(cards)
        gifts = [
            a for a in legal if not a.text.startswith(("done", "no-", "decline", "discard", "suitcase-no"))
        ]
        return self.rng.choice(gifts if gifts and self.rng.random() < 0.85 else list(legal))

    def same_for_viewer(self, seat: int, first: Action, second: Action) -> bool:
        """Whether the moves look alike to the viewer before any chance; a leak here shows in compare()."""
        a, b = self.one.preview(seat, first), self.two.preview(seat, second)
        if isinstance(a, Refusal) or isinstance(b, Refusal) or a.then != b.then:
            return False
        return self.seen(self.one, seat, first) == self.seen(self.two, seat, second)

    def seen(self, game: Game, seat: int, action: Action) -> Story:
        """What everybody could see of a move, judged without the engine's own event filter."""
        trial = game.state.copy()
        trial.events = []
        game.rules.step(trial, seat, action.index)
        return story(game.rules, trial.events or [], NO_EYES, SECRETS)

    def sealed_step(self) -> None:
        """One seat seals its choice in both worlds; the viewer's own choice is the same in both."""
        seats = [s for s in self.one.seats_to_act if s in self.two.seats_to_act]
        only = [s for s in self.one.seats_to_act if s not in seats]
        more = [s for s in self.two.seats_to_act if s not in seats]
        if not seats:  # the rest is open in one world only: a forced choice there is no choice here
            for seat in only:
                self.seal_alone(self.one, seat)
            for seat in more:
                self.seal_alone(self.two, seat)
            self.follow()
            return
        seat = self.rng.choice(seats)
        decision = self.one.legal_for(seat)[0].decision
        if decision == "tribute":
            first, second = self.tributes(seat)
        else:
            same = [a for a in self.one.legal_for(seat) if a in self.two.legal_for(seat)]
            if not same:
                raise Parted
            first = second = (self.rng.choice(same),)
        self.take(seat, first, second)

    def seal_alone(self, game: Game, seat: int) -> None:
        while seat in game.seats_to_act and game.rules.is_sealed(game.state):
            game.submit(seat, self.rng.choice(game.legal_for(seat)))

    def follow(self) -> None:
        if not self.same_log():
            raise Parted

    def tributes(self, seat: int) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
        """The same cards given up in both worlds, whatever is kept."""
        hands = [hand_of(cast(Godfather, g.state), seat) for g in (self.one, self.two)]
        limit = int(cast(Godfather, self.one.state).tables.hand_limit[self.one.state.act])  # type: ignore[attr-defined]
        common = list((hands[0] & hands[1]).elements())
        surplus = sum(hands[0].values()) - limit
        if len(common) < surplus or sum(hands[1].values()) - limit != surplus:
            raise Parted
        given = Counter(self.rng.sample(common, surplus))
        keeps = [sorted((hand - given).elements()) for hand in hands]
        table = RULES.actions
        rows = [
            tuple(a for k in keep if (a := table.find(f"retain {names.CARD_IDS[k]}")) is not None)
            for keep in keeps
        ]
        return rows[0], rows[1]

    def take(self, seat: int, first: tuple[Action, ...], second: tuple[Action, ...]) -> None:
        done = []
        sealed = self.one.rules.is_sealed(self.one.state)
        for game, actions in ((self.one, first), (self.two, second)):
            if game.rules.is_sealed(game.state):
                for action in actions:  # forced picks in between are made by the engine
                    if action in game.legal_for(seat):
                        game.submit(seat, action)
                done.append(True)
            else:
                done.append(not isinstance(game.submit(seat, *actions), Refusal))
        if not all(done):
            raise Parted
        if sealed:  # a reveal may show a difference, and then the pair ends
            self.follow()
        elif not self.same_log():
            self.part_or_diverge()

    def part_or_diverge(self) -> None:
        """Moves that looked alike led to other stories: only what a card itself lays open may do that."""
        first = self.unlike()
        if any(name in str(event[0]) for event in first for name in ("nothing-stolen", "nothing-collected")):
            raise Parted
        raise self.leak(f"another story: {first}")

    def same_log(self) -> bool:
        """Whether both worlds have told the same public story, by our own list of secrets (G2.4)."""
        return not self.unlike()


def hand_of(s: Godfather, seat: int) -> Counter[int]:
    return Counter({k: n for k in range(terms.CARD_KINDS) if (n := int(s.holds(seat, k)))})
