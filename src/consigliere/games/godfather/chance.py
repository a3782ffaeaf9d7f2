"""Chance as input: what is asked, which outcomes there are, and what an outcome does.

No order of a deck exists anywhere: a draw is a pick from what is left, weighted by the number of
cards. Whoever runs the game answers: a generator, a journal, a server's stream, a person.
"""

from mypy_extensions import i64

from consigliere.core import rng
from consigliere.core.bits import bit
from consigliere.core.state import A, KIND, SEAT
from consigliere.games.godfather import frames, happenings as ev
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    ALLIES,
    BILLS,
    BLUE_TILES,
    CASE,
    HAND,
    HELD,
    JOB,
    JOBS,
    SIZE,
    TILES,
)


def outcomes(s: Position) -> i64:
    """The number of outcomes in the table of the chance now asked for; each has a weight."""
    kind = s.get(KIND)
    if kind == frames.DRAW_TILE:
        return TILES
    if kind == frames.DRAW_ALLY:
        return ALLIES
    if kind == frames.DRAW_HORSE:
        return s.players
    if kind == frames.STEAL_HAND:
        return HAND
    if kind == frames.STEAL_CASE or kind == frames.COLLECT:
        return BILLS
    return JOBS


def weight(s: Position, outcome: i64) -> i64:
    """How many cards (tiles, seats) give this outcome."""
    kind = s.get(KIND)
    if kind == frames.DRAW_TILE:
        red: i64 = 1 if s.act >= 2 else 0
        if (outcome >= BLUE_TILES) != (red == 1):
            return 0
        return (s.tiles_left >> outcome) & 1
    if kind == frames.DRAW_ALLY:
        return (s.allies_left >> outcome) & 1
    if kind == frames.DRAW_HORSE:
        return 1
    if kind == frames.STEAL_HAND:
        return s.hand[s.get(A) * HAND + outcome]
    if kind == frames.STEAL_CASE:
        return s.case[s.get(A) * CASE + outcome]
    if kind == frames.COLLECT:
        return s.hand[s.get(A) * HAND + outcome]
    return s.deck[outcome]


def total(s: Position) -> i64:
    kind = s.get(KIND)
    if kind >= frames.DRAW_PUBLIC and kind <= frames.DRAW_JOB:
        return s.deck_size
    if kind == frames.STEAL_HAND:
        victim = s.get(A)
        held = s.of(victim, HELD)
        allies: i64 = 0
        while held != 0:
            held &= held - 1
            allies += 1
        return s.of(victim, SIZE) - allies
    sum: i64 = 0
    for outcome in range(outcomes(s)):
        sum += weight(s, outcome)
    return sum


def pick(s: Position, r: i64) -> i64:
    """The outcome of the r-th card in canonical order, 0 <= r < total."""
    outcome: i64 = 0
    kind = s.get(KIND)
    if kind >= frames.DRAW_PUBLIC and kind <= frames.DRAW_JOB:
        deck = s.deck
        while r >= deck[outcome]:
            r -= deck[outcome]
            outcome += 1
        return outcome
    while True:
        r -= weight(s, outcome)
        if r < 0:
            return outcome
        outcome += 1


def roll(s: Position) -> i64:
    s.rng = rng.following(s.rng)
    return pick(s, rng.below(s.rng, total(s)))


def settle(s: Position, outcome: i64) -> None:
    """Carry out the outcome and remove the chance frame."""
    kind = s.get(KIND)
    seat = s.get(SEAT)
    a = s.get(A)
    s.pop()
    if kind == frames.DRAW_TILE:
        s.tiles_left &= ~bit(outcome)
        s.tile[a] = outcome
        s.emit(ev.TILE_OPENED, a, outcome, 0, 0)
    elif kind == frames.DRAW_PUBLIC:
        leave_deck(s, outcome)
        s.public[a] = outcome
        s.emit(ev.PUBLIC_JOB, a, outcome, 0, 0)
        deck_used_up(s)
    elif kind == frames.DEAL_JOB:
        leave_deck(s, outcome)
        s.gain(seat, JOB + outcome)
        s.emit(ev.JOB_DEALT, seat, outcome, 0, 0)
        deck_used_up(s)
    elif kind == frames.DRAW_JOB:
        leave_deck(s, outcome)
        s.emit(ev.JOB_DRAWN, seat, outcome, 0, 0)
        s.frames[s.top + A + a] = outcome
        deck_used_up(s)
    elif kind == frames.DRAW_ALLY:
        s.allies_left &= ~bit(outcome)
        s.offered |= bit(outcome)
        s.emit(ev.ALLY_OFFERED, outcome, 0, 0, 0)
    elif kind == frames.DRAW_HORSE:
        s.horse = outcome
        s.emit(ev.HORSE_TAKEN, outcome, 0, 0, 0)
    elif kind == frames.STEAL_HAND:
        s.lose(a, outcome)
        s.gain(seat, outcome)
        s.emit(ev.STOLEN, seat, a, outcome, 0)
    elif kind == frames.STEAL_CASE:
        s.case[a * CASE + outcome] -= 1
        s.gain(seat, outcome)
        s.emit(ev.STOLEN_FROM_CASE, seat, a, outcome, 0)
    else:
        s.lose(a, outcome)
        s.gain(seat, outcome)
        s.emit(ev.COLLECTED, seat, a, outcome, 0)


def leave_deck(s: Position, job: i64) -> None:
    s.deck[job] -= 1
    s.deck_size -= 1


def deck_used_up(s: Position) -> None:
    """G2.6, from rules version 5: with the last card off the deck the discards become the new one."""
    if s.deck_size == 0 and s.rules >= 5:
        deck_ready(s)


def deck_ready(s: Position) -> bool:
    """G2.6: when a card must be drawn and the deck is empty, the discards become the new deck."""
    if s.deck_size > 0:
        return True
    if s.discards_size == 0:
        return False
    for job in range(JOBS):
        s.deck[job] = s.discards[job]
        s.discards[job] = 0
    s.deck_size = s.discards_size
    s.discards_size = 0
    s.emit(ev.DECK_MADE, s.deck_size, 0, 0, 0)
    return True
