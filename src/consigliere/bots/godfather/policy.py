"""The greedy policy at the Godfather: a rule of thumb for each decision, one place for bot and playouts.

It reads what the acting seat may know: its own cards and seal, and what lies open. Others' cards, the deck
and their seals are never looked at, so the choice is the same in every world the seat cannot tell apart.
"""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.godfather import naming, sealing, turns
from consigliere.bots.godfather.numbers import THUMBS
from consigliere.bots.godfather.worth import Worth
from consigliere.core.state import KIND
from consigliere.games.godfather import frames
from consigliere.games.godfather.state import Godfather


def policy(s: Godfather) -> i64:
    """The action the seat to answer likes best; among equals the one with the lowest number."""
    return policy_by(s, THUMBS)


def policy_by(s: Godfather, numbers: vec[i64]) -> i64:
    """The same with other numbers in the rules of thumb."""
    kind = s.get(KIND)
    if kind == frames.LAUNDER:
        return turns.launder(s, s.actor())
    if kind == frames.BILLS:
        return turns.bills(s)
    if kind == frames.ORDER or kind == frames.LOWER or kind == frames.USE or kind == frames.OFFER_BILL:
        return s.legal[0]  # me first, the lower bill, use it, the lowest bill
    w = Worth(s, s.actor(), numbers)
    if kind == frames.ICONS:
        return turns.icons(w)
    if kind == frames.TURN:
        return turns.turn(w)
    if kind == frames.KEEP:
        return turns.keep_job(w)
    if kind == frames.DISCARD:
        return turns.discard(w)
    if kind == frames.CHOOSE_GOOD:
        return turns.choose_good(w)
    if kind == frames.FIGURE:
        return naming.figure(w)
    if kind == frames.SPACE:
        return naming.space(w)
    if kind == frames.TURF:
        return naming.turf(w)
    if kind == frames.FRONT:
        return naming.front(w)
    if kind == frames.OPPONENT:
        return naming.opponent(w)
    if kind == frames.DONOR:
        return naming.donor(w)
    if kind == frames.CHOOSE_ALLY:
        return naming.ally(w)
    if kind == frames.BRIBE:
        return sealing.bribe(w)
    return sealing.tribute(w)


def play_on(s: Godfather, limit: i64) -> i64:
    """Play by the policy to the end of the act or of the game; the number of decisions.

    The state resolves forced prompts and chance by itself. Stops after `limit` decisions.
    """
    s.auto = True
    s.advance()
    act = s.act
    decisions: i64 = 0
    while not s.over and s.act == act and decisions < limit:
        s.step(policy(s))
        decisions += 1
    return decisions
