"""Chicago's side of the check of refusals (C2.4): positions of random games, and what stays hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from consigliere.core.state import A, B, C, FRAME, KIND, SEAT
from consigliere.games.chicago import frames as f, henchmen, powers, terms as t
from consigliere.games.chicago.frame_table import FRAMES
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.notation import TABLE
from consigliere.games.chicago.options import NAMES
from consigliere.games.chicago.state import begin, Chicago
from tests.refusal_check import Check, play_on, sample

OPTIONS = [0, *(1 << n for n in range(len(NAMES))), (1 << len(NAMES)) - 1]
GAMES = 8 * len(OPTIONS)  # random games for each number of players
OF_EACH = 6  # prompts kept of each kind and purpose

MOVED_FIRST, MOVED_SECOND, BY_FATHER = (powers.BY_MOVEMENT, 0), (powers.BY_MOVEMENT, 1), (powers.BY_FATHER, 0)
PURPOSES = {
    f.ACT: {0, 1},  # 1: an extra action
    f.PAY: {t.NOBODY, t.AREA_INFLUENCE, t.AREA_GANGSTERS, t.AREA_ASSETS},
    f.UNDER: {t.INCOME, t.ACTIONS, t.CONTROL},
    f.USE_BONUS: {t.AREA_BUSINESS, t.AREA_MOVEMENT},
    f.TOKEN: {MOVED_FIRST, MOVED_SECOND, BY_FATHER},
    f.HOLE: {powers.BY_MOVEMENT, powers.BY_FATHER},
    f.AGENT: {0, 1},  # 1: one must go
    f.LAY: {t.RECRUITMENT, t.AUCTION, t.PEDDLING},
    f.RIVAL: {t.ATTEMPT, t.BLACKMAIL},
    f.LOSE_GANGSTER: {t.ACTIONS, t.CONTROL},
    f.HENCHMAN: {0, henchmen.ANYWHERE, henchmen.BESIDE_OWN},
}


def purpose(s: Chicago, kind: int) -> object:
    if kind not in PURPOSES:
        return None
    if kind == f.PAY:
        return int(s.get(C))
    if kind == f.TOKEN:
        return int(s.get(A)), int(s.get(B))
    if kind in (f.UNDER, f.LOSE_GANGSTER):
        return int(s.phase)
    return min(int(s.get(A)), 0) if kind == f.HENCHMAN else int(s.get(A))


# -- positions out of random games


@cache
def sampled(players: int) -> tuple[Chicago, ...]:
    dice = random.Random(players)
    return sample(games(players, dice), sort, OF_EACH, dice)


def games(players: int, dice: random.Random) -> Iterator[Chicago]:
    """Every setting as often; odd supplies help to meet the rare prompts."""
    for number in range(GAMES):
        s = begin(players, load().tables, OPTIONS[number % len(OPTIONS)])
        if number >= len(OPTIONS):
            s.advance()
            while s.round_no == 0:
                play_on(s, dice)
            odd_supplies(s, dice)
        yield s


def sort(s: Chicago) -> tuple[int, object]:
    kind = int(s.get(KIND))
    return kind, purpose(s, kind)


def odd_supplies(s: Chicago, dice: random.Random) -> None:
    """Tokens, henchmen, family and special cards from round 1 on; so two extra actions may come at once."""
    for seat in range(s.players):
        s.set_of(seat, t.GANGSTERS, dice.randrange(4))
        s.set_of(seat, t.GANGSTER_TOKENS, dice.randrange(3))
        s.set_of(seat, t.HAT_TOKENS, dice.randrange(4))
        s.set_of(seat, t.CITY_TOKENS, dice.randrange(4))
        s.set_of(seat, t.FAMILY_LAID, dice.randrange(4))
        for kind in range(t.ASSETS):
            s.set_of(seat, t.ASSET_TOKENS + kind, dice.randrange(2))
        for colour in range(t.COLOURS):
            s.set_of(seat, t.MAIN + colour, dice.randrange(3))
            s.set_of(seat, t.SHARED + colour, dice.randrange(2))
        for special in dice.sample(range(t.SPECIALS), 2):
            if s.deck[t.SPECIAL + special] > 0:
                s.deck[t.SPECIAL + special] -= 1
                s.deck_size -= 1
                s.gain(seat, t.SPECIAL + special)


# -- secrets: whatever others hold, laid face down or have chosen, the answer stays


def disguised(s: Chicago, seat: int, dice: random.Random) -> Chicago:
    """The same position to this seat's eyes: other hands, faces, deck, discards, draws and sealed choices."""
    other = s.copy()
    for pile in (other.deck, other.discards, other.cut):
        shuffled(pile, 0, dice)
    for i in range(s.under_size):
        if s.under_by[i] != seat:
            other.under[i] = dice.randrange(t.KINDS)
    for who in range(s.players):
        if who != seat:
            shuffled(other.hand, who * t.KINDS, dice)
            shuffled(other.influence, who * 2 * t.KINDS, dice)
            shuffled(other.influence, (who * 2 + 1) * t.KINDS, dice)
            other.set_of(who, t.SEALED, dice.randrange(1 << 10))
            other.set_of(who, t.CURSOR, 0)
    for at in range(0, int(s.top) + FRAME, FRAME):
        if s.frames[at + SEAT] != seat:
            for field in FRAMES.by_number[int(s.frames[at + KIND])].fields:
                if field.only_seat:
                    other.frames[at + field.slot] = dice.randrange(t.KINDS)
    if s.is_sealed():
        own = s.get(A) & 1 << seat
        other.put(A, own | s.get(B) & dice.randrange(1 << s.players) & ~(1 << seat))
    return other


def shuffled(pile: object, at: int, dice: random.Random) -> None:
    """As many cards, of any kind."""
    counts: list[int] = pile[at : at + t.KINDS]  # type: ignore[index]
    cards = sum(counts)
    for kind in range(t.KINDS):
        pile[at + kind] = 0  # type: ignore[index]
    for _ in range(cards):
        pile[at + dice.randrange(t.KINDS)] += 1  # type: ignore[index]


CHECK = Check("chicago", TABLE, r"S\d+", disguised)
