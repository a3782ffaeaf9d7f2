"""C6 Phase 3, control: claims with opposition, attacks, and the taking of control step by step (C6.8)."""

from typing import Final

from mypy_extensions import i64

from consigliere.core.state import A, B, C, D, SEAT
from consigliere.games.chicago import (
    deck,
    frames,
    happenings as ev,
    money,
    powers,
    prerequisites,
    ranges,
)
from consigliere.games.chicago.city import Position
from consigliere.games.chicago.options import FIRST_OPPONENT, NO_OPPOSING_POWER
from consigliere.games.chicago.terms import (
    AGENT,
    ASSET_TOKENS,
    ATTACKS,
    BENEFIT_CONTROL,
    BENEFITS,
    CHIEF,
    CONTROLLED,
    GANGSTER_TOKENS,
    GROUPS,
    HAT_TOKENS,
    MARKERS,
    NOBODY,
    PASSED,
    TOKEN_GANGSTER,
    TOKEN_HAT,
)

MOST_ATTACKS: Final = 2


def run(s: Position) -> None:
    """C6.1: it goes round until all have passed. A: the next seat."""
    seat = s.get(A)
    for _ in range(s.players):
        if s.of(seat, PASSED) == 0:
            s.put(A, s.left_of(seat))
            s.turn = seat
            s.emit(ev.TURN_BEGINS, seat, 0, 0, 0)
            s.push(frames.CLAIM, seat, 0, 0, 0, 0)
            return
        seat = s.left_of(seat)
    s.turn = NOBODY
    s.pop()


# -- claim, attack or pass


def has_marker(s: Position, seat: i64) -> bool:
    """C6.1: who controls ten businesses may neither claim, attack nor oppose."""
    return s.of(seat, CONTROLLED) < MARKERS


def may_attack(s: Position, seat: i64, pos: i64) -> bool:
    """C6.5: strictly more gangsters, two attacks a round, no chief on it, the owner has two businesses."""
    owner = s.owner[pos]
    return (
        owner != seat
        and s.of(seat, ATTACKS) < MOST_ATTACKS
        and s.gangsters(seat) > s.gangsters(owner)
        and s.of(owner, CONTROLLED) >= 2
        and s.of(owner, CHIEF) != pos
    )


def options(s: Position) -> None:
    seat = s.get(SEAT)
    powers.offer_powers(s, seat)  # window (a)
    if has_marker(s, seat):
        for pos in range(s.cells()):
            business = s.business[pos]
            if business < 0:
                continue
            if s.owner[pos] < 0:  # Q-C33: any empty revealed one, wherever it lies
                prerequisites.offer_groups(s, seat, business, ranges.CLAIM + pos * GROUPS)
            elif may_attack(s, seat, pos):
                prerequisites.offer_groups(s, seat, business, ranges.ATTACK + pos * GROUPS)
    s.offer(ranges.PASS)


def apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    if action >= ranges.SON and action <= ranges.GRANDFATHER:
        powers.use(s, seat, action)
        return
    s.pop()
    if action == ranges.PASS:
        s.set_of(seat, PASSED, 1)
        s.emit(ev.PASSED, seat, 0, 0, 0)
    elif action < ranges.ATTACK:
        n = action - ranges.CLAIM
        s.emit(ev.CLAIM_ANNOUNCED, seat, n // GROUPS, n % GROUPS, 0)
        s.push(frames.CLAIMING, seat, n // GROUPS, n % GROUPS, s.left_of(seat), 0)
    else:
        n = action - ranges.ATTACK
        attack(s, seat, n // GROUPS, n % GROUPS)


# -- opposition (C6.4)


def may_oppose(s: Position, seat: i64, other: i64, pos: i64) -> bool:
    """Still in the phase, a marker left, strictly more influence than the claimant, the prerequisites met."""
    if s.of(other, PASSED) == 1 or not has_marker(s, other):
        return False
    if s.all_influence(other) <= s.all_influence(seat):
        return False
    missing = prerequisites.unmet(s, other, s.business[pos])
    return missing == 0 or (missing & (missing - 1) == 0 and prerequisites.may_ignore(s, other))


def poll(s: Position) -> None:
    """Clockwise, one by one, openly and bindingly. D: best opponent + 1, and the group he ignores."""
    seat = s.get(SEAT)
    other = s.get(C)
    if other == seat or (s.variants & FIRST_OPPONENT != 0 and s.get(D) != 0):
        settle_claim(s)
        return
    s.put(C, s.left_of(other))
    if may_oppose(s, seat, other, s.get(A)):
        s.push(frames.OPPOSE, other, s.get(A), seat, 0, 0)


def oppose_options(s: Position) -> None:
    prerequisites.offer_groups(s, s.get(SEAT), s.business[s.get(A)], ranges.OPPOSE)
    s.offer(ranges.NO_OPPOSITION)


def oppose_apply(s: Position, action: i64) -> None:
    other = s.get(SEAT)
    s.pop()
    if action == ranges.NO_OPPOSITION:
        s.emit(ev.NOT_OPPOSED, other, 0, 0, 0)
        return
    ignored = action - ranges.OPPOSE
    s.emit(ev.OPPOSED, other, ignored, 0, 0)
    best = (s.get(D) & 7) - 1
    if best < 0 or s.all_influence(other) > s.all_influence(best):  # ties to the nearest clockwise
        s.put(D, (other + 1) | ignored << 3)


def settle_claim(s: Position) -> None:
    """The winner gives up one influence; a beaten claimant pays nothing and has his turn again."""
    seat = s.get(SEAT)
    pos = s.get(A)
    ignored = s.get(B)
    best = (s.get(D) & 7) - 1
    his = s.get(D) >> 3
    s.pop()
    if best < 0:
        s.push(frames.AFTER, seat, 1, 0, 0, 0)  # window (c)
        gain(s, seat, pos, ignored, True)
        return
    s.emit(ev.OPPOSITION_WON, best, pos, 0, 0)
    s.push(frames.CLAIM, seat, 0, 0, 0, 0)
    gain(s, best, pos, his, s.variants & NO_OPPOSING_POWER == 0)
    s.push(frames.LOSE_INFLUENCE, best, 0, 0, 0, 0)


# -- attack (C6.5)


def attack(s: Position, seat: i64, pos: i64, ignored: i64) -> None:
    """A gangster given up, then the defender draws two and keeps one, then control."""
    owner = s.owner[pos]
    s.add_to(seat, ATTACKS, 1)
    s.emit(ev.ATTACK_ANNOUNCED, seat, pos, owner, ignored)
    s.push(frames.AFTER, seat, 1, 0, 0, 0)  # window (c)
    gain(s, seat, pos, ignored, True)
    deck.draw(s, owner, 2, 1)
    s.push(frames.LOSE_GANGSTER, seat, 0, 0, 0, 0)


# -- taking control (C6.6)


def gain(s: Position, seat: i64, pos: i64, ignored: i64, window: bool) -> None:
    """Money first, then the steps; D: 1 if window (b) is open to this player."""
    if ignored != 0:  # C9.1: used up only if control is gained
        s.set_of(seat, BENEFITS, s.of(seat, BENEFITS) | BENEFIT_CONTROL)
    s.push(frames.TAKING, seat, pos, 0, 0, 1 if window else 0)
    money.charge(s, seat, prerequisites.money_due(s, s.business[pos], ignored), NOBODY)


def take(s: Position) -> None:
    """Each step by itself, so that extra actions are claimed at the exact moment (C8.1)."""
    seat = s.get(SEAT)
    pos = s.get(A)
    stage = s.get(B)
    s.put(B, stage + 1)
    if stage == 0:
        mark(s, seat, pos)
    elif stage == 1:
        if s.token[pos] != 0:
            take_token(s, seat, pos)
    elif stage == 2:
        if s.adjacent_henchmen(pos) != 0:
            s.push(frames.HENCHMAN, seat, pos, 1, 0, 0)
    elif stage == 3:
        if s.get(C) > 0 and s.agents > 0:
            place_agent(s, s.get(C) - 1)
    elif stage == 4:
        if s.of(seat, CHIEF) < 0:
            s.push(frames.CHIEF, seat, pos, 0, 0, 0)
    elif stage == 5:
        if s.get(D) == 1:
            powers.open_window(s, seat)  # window (b)
    else:
        s.pop()
        s.push(frames.PENALTY, seat, pos, 0, 0, 0)


def mark(s: Position, seat: i64, pos: i64) -> None:
    """Own marker on, not yet extorted; the old one off."""
    old = s.owner[pos]
    if old >= 0:
        s.add_to(old, CONTROLLED, -1)
    s.owner[pos] = seat
    s.extorted[pos] = 0
    s.add_to(seat, CONTROLLED, 1)
    s.changed = True
    s.emit(ev.CONTROL_TAKEN, seat, pos, old, 0)


def take_token(s: Position, seat: i64, pos: i64) -> None:
    """Only the first controller ever gets it (Q-C20)."""
    token = s.tables.bonus[s.business[pos]]
    s.token[pos] = 0
    if token < TOKEN_GANGSTER:
        s.add_to(seat, ASSET_TOKENS + token, 1)
    elif token == TOKEN_GANGSTER:
        s.add_to(seat, GANGSTER_TOKENS, 1)
    else:
        s.add_to(seat, HAT_TOKENS + token - TOKEN_HAT, 1)
    s.changed = True
    s.emit(ev.TOKEN_TAKEN, seat, pos, token, 0)


def place_agent(s: Position, hole: i64) -> None:
    """Exactly where the henchman was, if the supply has one (Q-C23)."""
    s.agents -= 1
    s.put_in(hole, AGENT)
    s.emit(ev.AGENT_PLACED, hole, 0, 0, 0)


def chief_options(s: Position) -> None:
    s.offer(ranges.CHIEF)
    s.offer(ranges.NO_CHIEF)


def chief_apply(s: Position, action: i64) -> None:
    seat = s.get(SEAT)
    pos = s.get(A)
    s.pop()
    if action == ranges.CHIEF:
        s.set_of(seat, CHIEF, pos)
        s.emit(ev.CHIEF_PLACED, seat, pos, 0, 0)
