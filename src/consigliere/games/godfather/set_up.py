"""G1 Set-up: families, figures, the bank, the first tiles, jobs, allies and the horse head."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, D
from consigliere.games.godfather import chance, frames, places
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    ALLIES,
    BILL_1,
    BILL_3,
    BILLS,
    FAMILY,
    GOODS,
    JOBS,
    MARKERS,
    NOBODY,
    SUPPLY,
    THUGS,
    TILES,
)


def lay_out(s: Position, even_places: bool) -> None:
    """Everything that needs no chance; then the set-up procedure draws the rest."""
    s.clear()
    t = s.tables
    for bill in range(BILLS):
        s.pile[bill] = t.bills[bill]
    for good in range(GOODS):
        s.pile[BILLS + good] = t.goods[good]
    for job in range(JOBS):
        s.deck[job] = t.job_copies[job]
        s.deck_size += t.job_copies[job]
    s.tiles_left = bit(TILES) - 1
    s.public_spaces = public_spaces(s.players)
    ready_allies(s, 0)
    for seat in range(s.players):
        s.set_of(seat, THUGS, 3 if s.players == 2 else 2)  # G1.2
        s.set_of(seat, FAMILY, 1)  # the Don; Consigliere and Heir wait
        s.set_of(seat, SUPPLY, MARKERS)
        for bill in range(BILL_1, BILL_3 + 1):  # G1.7: a $1, a $2 and a $3
            s.pile[bill] -= 1
            s.gain(seat, bill)
    s.push(frames.SET_UP, NOBODY, 0, 0, 0, 1 if even_places else 0)


def public_spaces(players: i64) -> i64:
    """G1.5: 2 / 3 / 3 / 4 public jobs for 2 / 3 / 4 / 5 players."""
    if players == 2:
        return 2
    return 4 if players == 5 else 3


def first_tiles(players: i64) -> i64:
    """G1.4: with four players one blue tile, with five three, else none."""
    if players == 4:
        return 1
    return 3 if players == 5 else 0


def ready_allies(s: Position, act: i64) -> None:
    """The six allies of the act are shuffled; players - 1 of them will be offered (G1.6, G15.4)."""
    s.allies_left = 0
    for ally in range(ALLIES):
        if s.tables.ally_act[ally] == act:
            s.allies_left |= bit(ally)


def run(s: Position) -> None:
    """One draw after the other: tiles, public jobs, allies, hands, horse head."""
    step = s.get(A)
    s.put(A, step + 1)
    if step < first_tiles(s.players):
        s.push(frames.DRAW_TILE, NOBODY, step, 0, 0, 0)
        return
    step -= first_tiles(s.players)
    if step < s.public_spaces:
        if chance.deck_ready(s):
            s.push(frames.DRAW_PUBLIC, NOBODY, step, 0, 0, 0)
        return
    step -= s.public_spaces
    if step < s.players - 1:
        s.push(frames.DRAW_ALLY, NOBODY, 0, 0, 0, 0)
        return
    step -= s.players - 1
    if step < 2 * s.players:  # G1.7: two random jobs each
        if chance.deck_ready(s):
            s.push(frames.DEAL_JOB, step >> 1, 0, 0, 0, 0)
        return
    if step == 2 * s.players:
        s.push(frames.DRAW_HORSE, NOBODY, 0, 0, 0, 0)
        return
    if s.get(D) == 1:
        places.give(s)
    s.allies_left = 0  # those not offered leave the game unseen
    s.pop()
    s.push(frames.ACTS, NOBODY, 0, 0, 0, 0)
