"""Whole games of random play over the base type: for simulation, proofs and the speed figures."""

from mypy_extensions import i64

from consigliere.core import rng
from consigliere.core.state import State


def play_out(s: State, limit: i64) -> i64:
    """Play uniformly random legal actions to the end; the number of decisions with a real choice.

    The state resolves forced prompts and chance by itself. Stops after `limit` decisions.
    """
    s.auto = True
    s.advance()
    decisions: i64 = 0
    while not s.over and decisions < limit:
        s.rng = rng.following(s.rng)
        s.step(s.legal[rng.below(s.rng, s.legal_count)])
        decisions += 1
    return decisions
