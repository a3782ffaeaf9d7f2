"""The desk of Chicago's rules of thumb: what one decision has already worked out, room for the next."""

from librt.vecs import vec
from mypy_extensions import i64

from consigliere.bots.chicago.scales import NEVER
from consigliere.bots.chicago.tokens import Tokens
from consigliere.bots.chicago.worth import Worth
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.terms import KINDS


class Thumbs:
    """For one decision after the other; `look` turns to the next."""

    def __init__(self, s: Position) -> None:
        self.worth: Worth = Worth(s)
        self.tokens: Tokens = Tokens()
        self.tokens_seen: bool = False
        self.sides: vec[i64] = vec[i64]([NEVER] * 2)  # what influence on a side brings
        self.drawn: i64 = NEVER  # what the cards of the action Business bring
        self.kept: vec[i64] = vec[i64]([0] * KINDS)  # the cards to keep of a hand

    def look(self, s: Position, seat: i64) -> None:
        self.worth.look(s, seat)
        self.tokens_seen = False
        self.sides[0] = NEVER
        self.sides[1] = NEVER
        self.drawn = NEVER

    def look_at_tokens(self) -> None:
        if not self.tokens_seen:
            self.tokens.look(self.worth)
            self.tokens_seen = True
