"""Two worlds that one viewer cannot tell apart, played in lockstep.

The second world differs from the first in one job dealt to an opponent and, from then on, in every
hidden result that may differ. Chance that the viewer sees and moves of others are chosen so that he
sees the same; nothing here uses the sampler or the ledger, so both are judged by it too.
"""

import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from consigliere.core.actions import Action
from consigliere.core.chance import Ask
from consigliere.core.game import Game
from consigliere.core.refusal import Refusal
from consigliere.games.godfather import names, ranges, terms
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.games.godfather.state import Godfather
from consigliere.games.godfather.tables import Tables

HIDDEN_DRAWS = ("deal-job", "draw-job")
TRIES = 40


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


class Diverged(Exception):
    """The viewer was told different things: a leak."""


class Parted(Exception):
    """No next step looks the same in both worlds: the pair ends here, without a verdict."""


class Dealer:
    """Answers both worlds: the same where the viewer sees it, freely where he does not."""

    def __init__(self, viewer: int, rng: random.Random) -> None:
        self.viewer = viewer
        self.rng = rng
        self.first: list[tuple[str, int, str]] = []  # what the first world drew in this step
        self.differing = False

    def answer_first(self, ask: Ask) -> int:
        outcome = ask.pick(self.rng.randrange(ask.total))
        self.first.append((ask.purpose, ask.seat if ask.seat is not None else -1, ask.name_of(outcome)))
        return outcome

    def answer_second(self, ask: Ask) -> int:
        purpose, seat, name = self.first.pop(0)
        if purpose != ask.purpose:
            raise Parted
        secret = purpose in HIDDEN_DRAWS or ask.victim is not None
        if secret and self.viewer not in (seat, ask.victim):
            others = [o for o, n, _ in ask.outcomes if n != name]
            often = 1.0 if ask.victim is not None or not self.differing else 0.1
            if others and self.rng.random() < often:
                self.differing = True
                return self.rng.choice(others)
        outcome = ask.find(name)
        if outcome is None:
            raise Parted
        return outcome


@dataclass
class _Side:
    dealer: Dealer
    second: bool

    def answer(self, ask: Ask) -> int:
        return self.dealer.answer_second(ask) if self.second else self.dealer.answer_first(ask)


@dataclass
class Twins:
    """A pair of games and a viewer; `positions` counts those compared while the worlds really differ."""

    viewer: int
    players: int
    seed: int
    positions: int = 0
    rng: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed * 31 + self.viewer)
        while True:
            dealer = Dealer(self.viewer, self.rng)
            try:
                box = BOXES[self.seed % 2]
                self.one = Game(box, self.players, _Side(dealer, False))
                self.two = Game(box, self.players, _Side(dealer, True))
                return
            except Parted:
                continue

    # -- running

    def run(self, limit: int) -> int:
        """Play on until `limit` positions were compared or the pair parts; Diverged if there is a leak."""
        try:
            while not self.one.over and self.positions < limit:
                if self.differ():
                    self.compare()
                    self.positions += 1
                self.step()
        except Parted:
            pass
        return self.positions

    def differ(self) -> bool:
        """A card of an opponent's hand differs, and so does what the deck may give next."""
        a, b = cast(Godfather, self.one.state), cast(Godfather, self.two.state)
        hands = any(
            hand_of(a, seat) != hand_of(b, seat) for seat in range(self.players) if seat != self.viewer
        )
        return hands and list(a.deck) != list(b.deck)

    def compare(self) -> None:
        mine, theirs = self.told(self.one), self.told(self.two)
        if mine != theirs:
            first = next(i for i, (x, y) in enumerate(zip(mine, theirs, strict=False)) if x != y)
            raise Diverged(
                f"seed {self.seed} viewer {self.viewer}: …{mine[max(0, first - 80) : first + 80]}…"
            )

    def told(self, game: Game) -> str:
        """Every byte the viewer can get: view, log, legal actions, refusals, previews, undo."""
        viewer = self.viewer
        probe = random.Random(len(game.feed))
        legal = game.legal_for(viewer)
        tries = [probe.randrange(len(RULES.actions)) for _ in range(12)]
        tries += [ranges.HAND_JOB + ranges.PAYMENTS * probe.randrange(terms.JOBS) for _ in range(6)]
        tries += [a.index for a in list(legal)[:4]]
        answers: list[Any] = []
        for action in tries:
            if viewer >= 0:
                answers.append(game.preview(viewer, action).to_json())
                answers.append(game.preview(viewer, action, probe.randrange(len(RULES.actions))).to_json())
        return json.dumps(
            [
                game.view(viewer),
                game.events(viewer),
                legal.to_json(),
                answers,
                game.can_take_back(viewer),
                list(game.rules.concerned(game.state)),
            ],
            sort_keys=True,
        )

    # -- one step in both worlds

    def step(self) -> None:
        if self.one.rules.concerned(self.one.state) != self.two.rules.concerned(self.two.state):
            raise Diverged(f"seed {self.seed} viewer {self.viewer}: different seats are asked")
        if self.one.rules.is_sealed(self.one.state):
            self.sealed_step()
            return
        seat = self.one.seat
        if seat == self.viewer:
            if self.one.legal_for(seat).indices != self.two.legal_for(seat).indices:
                raise Diverged(f"seed {self.seed} viewer {self.viewer}: other legal actions")
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

    def seen(self, game: Game, seat: int, action: Action) -> list[tuple[object, ...]]:
        """What everybody could see of a move, judged without the engine's own event filter."""
        trial = game.state.copy()
        trial.events = []
        game.rules.step(trial, seat, action.index)
        secret = {"job-kept": ("job",), "job-drawn": ("job",)}
        out: list[tuple[object, ...]] = []
        for raw in trial.events:
            event = RULES.events.kinds[raw[0]].seen_by(raw, None)
            hidden = secret.get(str(event["event"]), ())
            out.append(tuple((k, str(v)) for k, v in event.items() if k not in hidden))
        return out

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
        one, two = public_log(self.one, self.viewer), public_log(self.two, self.viewer)
        at = next(
            (i for i, (x, y) in enumerate(zip(one, two, strict=False)) if x != y), min(len(one), len(two))
        )
        first = {str(log[at][0]) for log in (one, two) if at < len(log)}
        if any(name in text for text in first for name in ("nothing-stolen", "nothing-collected")):
            raise Parted
        raise Diverged(f"seed {self.seed} viewer {self.viewer}: another story: {first}")

    def same_log(self) -> bool:
        """Whether both worlds have told the same public story, by our own list of secrets (G2.4)."""
        return public_log(self.one, self.viewer) == public_log(self.two, self.viewer)


SECRETS = {
    "job-dealt": ("job", ("seat",)),
    "job-drawn": ("job", ("seat",)),
    "job-kept": ("job", ("seat",)),
    "stolen": ("card", ("seat", "victim")),
    "stolen-from-case": ("bill", ("seat", "victim")),
    "collected": ("bill", ("seat", "victim")),
}


def public_log(game: Game, viewer: int) -> list[tuple[object, ...]]:
    """The log without what the rules keep from the viewer; written by hand from the rulebook."""
    out: list[tuple[object, ...]] = []
    for raw in game.feed:
        if raw[0] < 0:
            out.append(tuple(raw))
            continue
        event = RULES.events.kinds[raw[0]].seen_by(raw, None)
        secret, eyes = SECRETS.get(str(event["event"]), ("", ()))
        hide = bool(secret) and viewer not in [event[e] for e in eyes]
        out.append(tuple((k, str(v)) for k, v in event.items() if not (hide and k == secret)))
    return out


def hand_of(s: Godfather, seat: int) -> Counter[int]:
    return Counter({k: n for k in range(terms.CARD_KINDS) if (n := int(s.holds(seat, k)))})
