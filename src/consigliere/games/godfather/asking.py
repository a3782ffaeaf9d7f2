"""The kernel's open question of chance, in words: what is drawn, for whom, and from which cards."""

from typing import Final

from consigliere.core.chance import Ask
from consigliere.core.state import A, KIND, SEAT
from consigliere.games.godfather import chance, frames, names
from consigliere.games.godfather.state import Godfather

PURPOSES: Final = {
    frames.DRAW_TILE: ("tile", names.TILE_IDS),
    frames.DRAW_PUBLIC: ("public-job", names.JOB_IDS),
    frames.DEAL_JOB: ("deal-job", names.JOB_IDS),
    frames.DRAW_JOB: ("draw-job", names.JOB_IDS),
    frames.DRAW_ALLY: ("ally", names.ALLY_IDS),
    frames.DRAW_HORSE: ("horse", ("0", "1", "2", "3", "4")),
    frames.STEAL_HAND: ("steal", names.CARD_IDS),
    frames.STEAL_CASE: ("steal-case", names.BILL_IDS),
    frames.COLLECT: ("collect", names.BILL_IDS),
}


def ask(s: Godfather) -> Ask | None:
    if s.over or s.get(KIND) < frames.FIRST_CHANCE:
        return None
    purpose, ids = PURPOSES[s.get(KIND)]
    weights = [(o, ids[o], int(chance.weight(s, o))) for o in range(chance.outcomes(s))]
    seat = int(s.get(SEAT))
    victim = int(s.get(A)) if s.get(KIND) >= frames.STEAL_HAND else None
    return Ask(purpose, seat if seat >= 0 else None, [w for w in weights if w[2] > 0], victim)
