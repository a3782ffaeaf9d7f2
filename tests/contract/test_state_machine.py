"""Hypothesis drives the checked face of every game by any mix of moves, nonsense, undo and reloads."""

import random

from hypothesis import HealthCheck, settings, strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule, RuleBasedStateMachine

from consigliere.core import codec
from consigliere.core.chance import Stream
from consigliere.core.game import Done, Game
from consigliere.core.journal import Journal
from consigliere.core.refusal import Refusal
from consigliere.games.catalogue import GAMES, ruleset


class Table(RuleBasedStateMachine):
    """One table; whatever is done to it, it stays a legal game that its journal can tell."""

    @initialize(game=st.sampled_from(sorted(GAMES)), players=st.integers(0, 9), seed=st.integers(0, 10**6))
    def begin(self, game: str, players: int, seed: int) -> None:
        rules = ruleset(game)
        self.game = Game(rules, rules.seats[players % len(rules.seats)], Stream(seed))

    @rule(who=st.integers(0, 9), which=st.integers(0, 10**6), moves=st.integers(1, 30))
    def move(self, who: int, which: int, moves: int) -> None:
        rng = random.Random(which)
        for _ in range(moves):
            if self.game.over:
                return
            seats = self.game.seats_to_act
            seat = seats[who % len(seats)]
            assert isinstance(self.game.submit(seat, rng.choice(self.game.legal_for(seat))), Done)

    @rule(seat=st.integers(-2, 7), actions=st.lists(st.integers(-5, 2100), min_size=1, max_size=4))
    def nonsense(self, seat: int, actions: list[int]) -> None:
        before = codec.to_bytes(self.game.state)
        legal = self.game.legal_for(seat).indices
        done = self.game.submit(seat, *actions)
        if actions[0] not in legal:
            assert isinstance(done, Refusal)
            assert codec.to_bytes(self.game.state) == before

    @rule(seat=st.integers(0, 4))
    def undo(self, seat: int) -> None:
        allowed = self.game.can_take_back(seat)
        assert isinstance(self.game.take_back(seat), Done) == allowed

    @rule(seat=st.integers(0, 4))
    def reconsider(self, seat: int) -> None:
        self.game.reconsider(seat)

    @precondition(lambda self: len(self.game.journal.entries) < 900)
    @rule()
    def reload(self) -> None:
        again = Game.replay(Journal.from_text(self.game.journal.to_text()), self.game.rules)
        assert again.digest() == self.game.digest()
        again.source = self.game.source
        self.game = again

    @rule()
    def through_bytes(self) -> None:
        data = codec.to_bytes(self.game.state)
        assert codec.to_bytes(self.game.rules.from_bytes(data)) == data

    @invariant()
    def nothing_is_lost_and_somebody_can_move(self) -> None:
        if hasattr(self, "game"):
            assert self.game.state.violation() == 0
            assert self.game.over or self.game.seats_to_act
            for seat in self.game.seats_to_act:
                assert len(self.game.legal_for(seat)) >= 1


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=120, stateful_step_count=30, suppress_health_check=[HealthCheck.too_slow], deadline=None
)
