"""C2.4 Two worlds of Chicago that one viewer cannot tell apart, played in lockstep.

Cards cut, dealt and drawn unseen differ; so does every card paid, laid as influence, given up, discarded,
returned or put under the deck by others, and the order in which they make sealed choices. What every game
shares is in tests/hidden/lockstep.py.
"""

import random
from collections.abc import Iterator, Sequence
from typing import cast

from consigliere.core.actions import Action
from consigliere.core.chance import Ask, Source
from consigliere.core.game import Game
from consigliere.core.state import B, KIND
from consigliere.games.chicago import names, options, terms as t
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.rules import ChicagoRules
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.tables import Tables
from tests.hidden.lockstep import Dealer, Diverged, Lockstep, Parted, Secrets

OWN = ("kind", ("seat",))
SECRETS: Secrets = {
    "card-dealt": OWN,
    "card-drawn": OWN,
    "card-under": OWN,
    "card-returned": OWN,
    "money-paid": OWN,
    "influence-laid": OWN,
    "influence-lost": OWN,
    "card-discarded": OWN,
    "hand-limit": OWN,
    "blackmailed": ("kind", ("seat", "victim")),
}
# moves of which others see everything but the card, the last word
FACE_DOWN = ("influence", "pay", "under", "discard", "lay-influence", "lose-influence", "return", "keep")
# how often others do what; the rest counts 1
LIVELY = {
    **{
        "special": 8,
        "special-by-godfather": 8,
        "claim": 3,
        "attack": 4,
        "extort": 4,
        "rival": 4,
        "discard": 4,
    },
    **{"lay-influence": 4, "oppose": 3, "son": 2, "father": 2, "grandfather": 2, "family": 2, "under": 4},
    **{"no-token": 0.5, "no-more": 0.5, "no-extortion": 0.2, "go-on": 0.5, "pass": 0.3, "no-opposition": 0.5},
}
VARIANTS: tuple[dict[str, bool], ...] = (
    {},
    {"no-city-cards": True},
    {"two-extra-actions": True},
    dict.fromkeys(options.NAMES, True),
)
# the lively box by players: everything but special cards, and these
LIVELY_DECKS = ((12, 8, 5, 2, 2, 2, 2), (18, 12, 8, 3, 3, 2, 2), (24, 16, 10, 4, 4, 3, 3))
LIVELY_SPECIALS = (1, 1, 2, 1, 1, 3, 1, 2, 3, 3)


def own_tables() -> Tables:
    """The box's tables to write on."""
    new, box = Tables(), load().tables
    for name in dir(box):
        if not name.startswith("_"):
            setattr(new, name, getattr(box, name)[:])
    return new


def lively() -> ChicagoRules:
    """The same rules with a box in which special cards, attacks and reshuffles happen all the time."""
    rules = ChicagoRules()
    new = own_tables()
    for business in range(t.BUSINESSES):
        new.asset[business] = -1
        new.hat[business] = new.city[business] = new.family[business] = 0
        new.gangsters[business] = business % 3 // 2
        new.money[business] = business % 2
        for colour in range(t.COLOURS):
            new.henchmen[business * t.COLOURS + colour] = 0
    for table, deck in enumerate(LIVELY_DECKS):
        for kind, n in enumerate((*deck, *LIVELY_SPECIALS)):
            new.deck[table * t.KINDS + kind] = n
    for special in range(t.SPECIALS):
        new.pair[2 * special], new.pair[2 * special + 1] = special % 4, (special + 1) % 4
    rules.tables = new
    return rules


BOXES = (ChicagoRules(), lively())
RULES = BOXES[0]
BY_DECISION = {
    decision: [a.index for a in RULES.actions if a.decision == decision]
    for decision in {a.decision for a in RULES.actions}
}
CARD_MOVES = [a.index for a in RULES.actions if a.text.split()[0] in FACE_DOWN]


class Strict(Dealer):
    """What is drawn, and for whom, is public in Chicago: both worlds must ask the same."""

    second: Chicago | None = None  # the other world before this step

    def answer_first(self, ask: Ask) -> int:
        """What the viewer draws had better be in the other world's deck too."""
        s = self.second
        if s is None or ask.purpose != "draw" or self.unseen(ask):
            return super().answer_first(ask)
        cards = s.deck if s.deck_size else s.discards
        left = {names.KIND_IDS[kind]: int(n) for kind, n in enumerate(cards)}
        for _, _, name in self.first:
            left[name] = left.get(name, 0) - 1
        both = [outcome for outcome in ask.outcomes if left[outcome[1]] > 0]
        return super().answer_first(Ask(ask.purpose, ask.seat, both or ask.outcomes))

    def other_question(self, ask: Ask) -> int:
        raise Diverged(f"viewer {self.viewer}: another question: {ask.purpose} for {ask.seat}")


class Twins(Lockstep):
    dealer: Strict
    secrets = SECRETS
    hidden_draws = frozenset({"cut", "deal", "draw", "draw-under"})

    def __init__(self, viewer: int, players: int, seed: int) -> None:
        # how far the worlds are apart: far ones differ everywhere, near ones last until the late rounds
        self.apart = (0.04, 0.15, 0.5)[seed % 3]
        self.share = 1.0 if seed % 4 == 0 else 0.3
        self.places: set[str] = set()  # where the worlds have differed
        self.sealed: dict[int, list[Action]] = {}  # what a seat has chosen in one of the worlds
        super().__init__(viewer, players, seed)

    def dealing(self) -> Strict:
        return Strict(self.viewer, self.rng, self.hidden_draws, self.apart)

    def begin(self, source: Source) -> Game:
        return Game(
            BOXES[self.seed % 2],
            self.players,
            source,
            VARIANTS[(self.seed // 2 + self.viewer) % len(VARIANTS)],
        )

    def differ(self) -> bool:
        found = set(self.differing())
        self.places |= found
        return bool(found)

    def differing(self) -> Iterator[str]:
        """The places whose cards differ and that the viewer cannot look into."""
        a, b = cast(Chicago, self.one.state), cast(Chicago, self.two.state)
        for seat in range(self.players):
            if seat != self.viewer:
                if hand_of(a, seat) != hand_of(b, seat):
                    yield "hand"
                if faces_of(a, seat) != faces_of(b, seat):
                    yield "influence"
        if list(a.under)[: a.under_size] != list(b.under)[: b.under_size]:
            yield "under"
        for place in ("deck", "discards", "cut"):
            if list(getattr(a, place)) != list(getattr(b, place)):
                yield place
        if self.one.seats_to_act != self.two.seats_to_act:
            yield "sealed"

    def probes(self, game: Game, probe: random.Random) -> list[int]:
        """Any actions, moves with a card, and what the one who is asked might do."""
        open_to_him = BY_DECISION.get(FRAMES.by_number[int(game.state.get(KIND))].id, CARD_MOVES)
        tries = [probe.randrange(len(RULES.actions)) for _ in range(6)]
        return tries + probe.choices(CARD_MOVES, k=5) + probe.choices(open_to_him, k=5)

    # -- one step in both worlds

    def step(self) -> None:
        self.asked_alike()
        self.dealer.second = cast(Chicago, self.two.state)
        if self.one.rules.is_sealed(self.one.state):
            self.sealed_step()
        else:
            self.sealed.clear()
            if not self.taken_back():
                self.move(self.one.seat)
        if self.dealer.first:
            raise self.leak("fewer draws in one world")
        unlike = self.unlike()
        if unlike:
            raise self.leak(f"another story: {unlike}")

    def move(self, seat: int) -> None:
        """The viewer does the same in both worlds; of others he must see the same."""
        first, second = (by_look(game.legal_for(seat)) for game in (self.one, self.two))
        if seat == self.viewer and first != second:
            raise self.leak("other legal actions")
        shared = [look for look in first if look in second]
        if not shared:
            raise Parted
        look = self.pick(shared)
        action = self.rng.choice(first[look])
        other = self.like(action, second[look]) if seat != self.viewer else action
        for game, chosen in ((self.one, action), (self.two, other)):
            if not game.submit(seat, chosen):
                raise self.leak(f"a legal action was refused: {chosen}")

    def pick(self, looks: Sequence[str]) -> str:
        """First what to do, then where: special cards, claims and the like come often."""
        words = sorted({look.split()[0] for look in looks})
        (word,) = self.rng.choices(words, [LIVELY.get(word, 1) for word in words])
        return self.rng.choice([look for look in looks if look.split()[0] == word])

    def like(self, action: Action, options: Sequence[Action]) -> Action:
        """In near worlds mostly the same card, where it is there."""
        return action if action in options and self.rng.random() > self.apart else self.rng.choice(options)

    def taken_back(self) -> bool:
        """Now and then the last command is taken back."""
        if self.rng.random() > 0.02:
            return False
        for seat in range(self.players):
            if self.one.can_take_back(seat):
                if not (self.one.take_back(seat) and self.two.take_back(seat)):
                    raise self.leak("only one command can be taken back")
                return True
        return False

    # -- sealed choices: others make theirs in any order, and not at the same time in both worlds

    def sealed_step(self) -> None:
        worlds = (self.one, self.two)
        mine = [self.viewer in game.seats_to_act for game in worlds]
        if mine[0] != mine[1]:
            raise self.leak("the viewer's own choice is open in one world only")
        others = [[seat for seat in game.seats_to_act if seat != self.viewer] for game in worlds]
        if mine[0] and (not any(others) or (all(others) and self.rng.random() < 0.3)):
            self.move(self.viewer)
        elif not mine[0] and all(len(seats) == 1 for seats in others):
            for game, (seat,) in zip(worlds, others, strict=True):
                self.seal(game, seat)
        else:
            for game, seats in zip(worlds, others, strict=True):
                if seats and (mine[0] or len(seats) > 1):
                    self.change(game, self.rng.choice(seats))

    def change(self, game: Game, seat: int) -> None:
        """Seal a choice, leave it for later, or open another one again."""
        chance = self.rng.random()
        sealed = [s for s in self.concerned(game) if s not in game.seats_to_act and s != self.viewer]
        if sealed and chance < 0.15:
            game.reconsider(self.rng.choice(sealed))
        elif chance < 0.8:
            self.seal(game, seat)

    def seal(self, game: Game, seat: int) -> None:
        done: list[Action] = []
        while game.rules.is_sealed(game.state) and seat in game.seats_to_act:
            legal = game.legal_for(seat)
            wanted = self.sealed.get(seat, [])[len(done) : len(done) + 1] or [self.rng.choice(legal)]
            done.append(self.like(wanted[0], legal))
            game.submit(seat, done[-1])
        self.sealed[seat] = done

    @staticmethod
    def concerned(game: Game) -> list[int]:
        return [seat for seat in range(game.players) if game.state.get(B) >> seat & 1]


def by_look(legal: Sequence[Action]) -> dict[str, list[Action]]:
    """Actions by what others see of them."""
    out: dict[str, list[Action]] = {}
    for action in legal:
        words = action.text.split()
        out.setdefault(" ".join(words[:-1] if words[0] in FACE_DOWN else words), []).append(action)
    return out


def hand_of(s: Chicago, seat: int) -> list[int]:
    return [int(s.holds(seat, kind)) for kind in range(t.KINDS)]


def faces_of(s: Chicago, seat: int) -> list[int]:
    at = seat * len(names.SIDE_IDS) * t.KINDS
    return list(s.influence)[at : at + len(names.SIDE_IDS) * t.KINDS]
