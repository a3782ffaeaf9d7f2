"""G15 Entr'acte (after acts I-III): figures home, new figures, jobs refilled, allies offered."""

from mypy_extensions import i64

from consigliere.core.bits import bit
from consigliere.core.state import A, B
from consigliere.games.godfather import chance, frames, happenings as ev, set_up
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    ALLIES,
    ASIDE,
    FAMILY,
    HUDSON_FAMILY,
    HUDSON_THUGS,
    MAYOR,
    NOBODY,
    ROUNDS,
    SQUARES,
    THUGS,
    UNION_BOSS,
)


def run(s: Position) -> None:
    stage = s.get(A)
    if stage == 0:
        s.put(A, 1)
        figures_home(s)
        s.act += 1
        new_figures(s)
    elif stage == 1:
        refill(s)
    elif stage == 2:
        s.put(A, 3)
        s.put(B, 0)
        allies_leave(s)
        if s.act < 3:  # none are offered before act IV
            set_up.ready_allies(s, s.act)
    elif s.act < 3 and s.get(B) < s.players - 1:
        s.put(B, s.get(B) + 1)
        s.push(frames.DRAW_ALLY, NOBODY, 0, 0, 0, 0)
    else:
        s.allies_left = 0
        s.pop()


def figures_home(s: Position) -> None:
    """G15.1: all figures leave board and Hudson for their reserves, neutral ones to the side."""
    for square in range(SQUARES):
        owner = s.square[square]
        if owner >= 0 and owner != UNION_BOSS:
            s.add_to(owner, THUGS, 1)
        s.square[square] = NOBODY
    for space in range(ROUNDS):
        occupant = s.round[space]
        if occupant >= 0 and occupant != MAYOR:
            owner = occupant // 3
            s.set_of(owner, FAMILY, s.of(owner, FAMILY) | bit(occupant % 3))
        s.round[space] = NOBODY
    for seat in range(s.players):
        s.add_to(seat, THUGS, s.of(seat, HUDSON_THUGS))
        s.set_of(seat, HUDSON_THUGS, 0)
        s.set_of(seat, FAMILY, s.of(seat, FAMILY) | s.of(seat, HUDSON_FAMILY))
        s.set_of(seat, HUDSON_FAMILY, 0)
    s.mayor = ASIDE
    s.boss = ASIDE
    s.chief = ASIDE
    s.emit(ev.FIGURES_HOME, 0, 0, 0, 0)


def new_figures(s: Position) -> None:
    """G15.2: the Consigliere joins before act II, the Heir before act IV."""
    member: i64 = 1 if s.act == 1 else 2
    if s.act == 2:
        return
    for seat in range(s.players):
        s.set_of(seat, FAMILY, s.of(seat, FAMILY) | bit(member))
    s.emit(ev.MEMBER_JOINS, member, 0, 0, 0)


def refill(s: Position) -> None:
    """G15.3: empty public spaces are refilled; old public jobs stay."""
    for space in range(s.public_spaces):
        if s.public[space] < 0 and chance.deck_ready(s):
            s.push(frames.DRAW_PUBLIC, NOBODY, space, 0, 0, 0)
            return
    s.put(A, 2)


def allies_leave(s: Position) -> None:
    """G15.4: the offered allies that remain leave the game."""
    for ally in range(ALLIES):
        if (s.offered >> ally) & 1 != 0:
            s.emit(ev.ALLY_LEAVES, ally, 0, 0, 0)
    s.offered = 0
