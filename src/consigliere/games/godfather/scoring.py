"""G16 End and scoring: bills of the kept cards, turf dominance, jobs by colour."""

from mypy_extensions import i64

from consigliere.games.godfather import happenings as ev, turf_war
from consigliere.games.godfather.board import Position
from consigliere.games.godfather.terms import (
    BILLS,
    CARD_KINDS,
    CASE,
    CASE_JOB,
    COLOURS,
    DOMINANCE,
    JOBS,
    NOBODY,
    SCORE,
    TURFS,
    WON,
)

BONUS = 5


def run(s: Position) -> None:
    cash_in(s)
    for turf in range(TURFS):
        seat = dominant(s, turf)
        if seat >= 0:
            s.add_to(seat, DOMINANCE, 1)
            s.emit(ev.DOMINANCE, seat, turf, 0, 0)
    for colour in range(4):
        colour_bonus(s, colour)
    for seat in range(s.players):
        s.add_to(seat, SCORE, earned(s, seat))  # points may have been given by place
        s.emit(ev.SCORED, seat, s.of(seat, SCORE), 0, 0)
    name_winners(s)
    s.pop()
    s.over = True


def earned(s: Position, seat: i64) -> i64:
    return money(s, seat) + BONUS * (s.of(seat, DOMINANCE) + s.of(seat, COLOURS))


def cash_in(s: Position) -> None:
    """G16.1: bills among the kept cards into the suitcase; other cards are discarded."""
    for seat in range(s.players):
        for card in range(CARD_KINDS):
            while s.holds(seat, card) > 0:
                if card < BILLS:
                    s.lose(seat, card)
                    s.case[seat * CASE + card] += 1
                    s.emit(ev.BILL_CASHED, seat, card, 0, 0)
                else:
                    s.discard(seat, card)
                    s.emit(ev.CARD_LEFT, seat, card, 0, 0)


def dominant(s: Position, turf: i64) -> i64:
    """G16.2: the most markers in the stack; tied: the one of the tied whose marker lies highest."""
    best: i64 = 0
    leader: i64 = NOBODY
    highest: i64 = NOBODY
    n = turf_war.height(s, turf)
    for seat in range(s.players):
        count: i64 = 0
        top: i64 = NOBODY
        for position in range(n):
            if turf_war.marker_at(s, turf, position) == seat:
                count += 1
                top = position
        if count > best or (count == best and count > 0 and top > highest):
            best = count
            leader = seat
            highest = top
    return leader


def jobs_of_colour(s: Position, seat: i64, colour: i64) -> i64:
    count: i64 = 0
    for job in range(JOBS):
        if s.tables.job_colour[job] == colour:
            count += s.case[seat * CASE + CASE_JOB + job]
    return count


def colour_bonus(s: Position, colour: i64) -> None:
    """G16.3: $5 for the most jobs of a colour; all tied get it; at least one job is needed."""
    best: i64 = 0
    for seat in range(s.players):
        best = max(best, jobs_of_colour(s, seat, colour))
    if best == 0:
        return
    for seat in range(s.players):
        if jobs_of_colour(s, seat, colour) == best:
            s.add_to(seat, COLOURS, 1)
            s.emit(ev.COLOUR_BONUS, seat, colour, 0, 0)


def money(s: Position, seat: i64) -> i64:
    at = seat * CASE
    return s.case[at] + 2 * s.case[at + 1] + 3 * s.case[at + 2] + 5 * s.case[at + 3]


def jobs_completed(s: Position, seat: i64) -> i64:
    count: i64 = 0
    for job in range(JOBS):
        count += s.case[seat * CASE + CASE_JOB + job]
    return count


def standing(s: Position, seat: i64) -> i64:
    """G16.4: the most money; tie: more dominance bonuses; in rules versions 2 to 4 then more jobs (Q-63)."""
    rank = s.of(seat, SCORE) * 16 + s.of(seat, DOMINANCE)
    if s.rules >= 2 and s.rules < 5:
        rank = rank * 32 + jobs_completed(s, seat)
    return rank


def name_winners(s: Position) -> None:
    """Who stands highest wins; still tied: a shared win."""
    best: i64 = -1
    for seat in range(s.players):
        best = max(best, standing(s, seat))
    for seat in range(s.players):
        if standing(s, seat) == best:
            s.set_of(seat, WON, 1)
            s.emit(ev.WINNER, seat, 0, 0, 0)
