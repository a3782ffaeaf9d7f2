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


class Proof:
    """What a checked game came to."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.violation: i64 = 0
        self.digest: i64 = 0


def play_checked(s: State, limit: i64) -> Proof:
    """As play_out, one prompt and one draw at a time, everything checked after every action."""
    proof = Proof()
    s.auto = False
    s.advance()
    steps: i64 = 0
    while not s.over and steps < limit:
        s.rng = rng.following(s.rng)
        if s.actor() < 0:
            outcome = s.chance_pick(rng.below(s.rng, s.chance_total()))
            proof.digest = mixed(proof.digest, outcome)
            s.settle(outcome)
        else:
            if s.legal_count > 1:
                proof.decisions += 1
            action = s.legal[rng.below(s.rng, s.legal_count)]
            proof.digest = mixed(proof.digest, action)
            s.step(action)
        steps += 1
        proof.violation = s.violation()
        if proof.violation != 0:
            return proof
    if not s.over:
        proof.violation = -1
    for n in s.numbers():
        proof.digest = mixed(proof.digest, n)
    return proof


def mixed(digest: i64, n: i64) -> i64:
    """Fold a number into a 32-bit digest; the same compiled and interpreted."""
    return ((digest * 31) ^ (n & rng.MASK)) & rng.MASK
