"""C2.4 Knowledge: small positions, with few cards and many hidden moves, reached by seeded play.

The tables are the box's with a tiny deck. The set-up is cut short: small hands are dealt and some cards
returned under the deck, then the second round begins. So draws, payments, influence, Blackmail, cards under
the deck and reshuffles come up within a few turns.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from consigliere.core.state import FRAME
from consigliere.games.chicago import frames, happenings as ev, names, options, ranges, terms as t
from consigliere.games.chicago.events import EVENTS
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.state import begin, Chicago
from consigliere.games.chicago.tables import Tables

# players, cards dealt to each, of them returned, special cards cut, deck
DECKS = (
    (2, 2, 1, 0, "3 gangster, 2 mansion, 2 family, S9"),
    (2, 2, 1, 0, "6 gangster, 5 family, S7"),
    (2, 3, 1, 0, "4 gangster, 3 family, S7, S9"),
    (2, 2, 1, 1, "3 gangster, 3 mansion, S1, S7, S9"),
    (2, 1, 0, 0, "9 family, 3 gangster"),
    (2, 2, 0, 2, "3 gangster, 2 family, S1, S9, S10, S6"),
    (2, 2, 0, 1, "4 gangster, 2 family, S1, S3"),
    (3, 2, 1, 0, "4 gangster, 3 car, 2 family, S9"),
    (3, 2, 1, 0, "5 gangster, 2 movement, S9, S7"),
    (3, 1, 1, 0, "8 gangster, 4 family, S10"),
    (3, 2, 0, 0, "3 gangster, 3 family, S10, S6"),
    (4, 1, 0, 0, "4 gangster, 2 family, 1 mansion, S9"),
    (4, 2, 1, 0, "7 gangster, 6 family, S9"),
)
VARIANTS: tuple[dict[str, bool], ...] = ({}, {"no-city-cards": True})


@dataclass(frozen=True)
class Position:
    """A position as one viewer has come to know it."""

    name: str
    viewer: int
    players: int
    tables: Tables
    options: dict[str, bool]
    state: Chicago
    events: list[dict[str, Any]]


MANY = 2000


def small_tables(deck: str, cut: int) -> Tables:
    tables, box = Tables(), load().tables
    for field in dir(box):
        if not field.startswith("_"):
            source, target = getattr(box, field), getattr(tables, field)
            for i in range(len(source)):
                target[i] = source[i]
    cards = Counter[str]()
    for part in deck.split(", "):
        count, _, id = part.rpartition(" ")
        cards[id] += int(count or 1)
    for n in range(3):
        for kind, id in enumerate(names.KIND_IDS):
            tables.deck[n * t.KINDS + kind] = cards[id]
        tables.specials_cut[n] = cut
    for special in range(t.SPECIALS):
        tables.pair[2 * special], tables.pair[2 * special + 1] = t.ORANGE, t.PURPLE
    return tables


def small_start(
    players: int, tables: Tables, variants: int, dealt: int, returned: int, rng: random.Random
) -> Chicago:
    """As after a set-up with small hands; everybody can play special cards, and round 2 begins."""
    s = begin(players, tables, variants)
    s.top = -FRAME
    s.push(frames.CUT_SPECIAL, -1, 0, 0, 0, 0)
    for _ in range(tables.specials_cut[players - 2]):
        kind = s.chance_pick(rng.randrange(s.chance_total()))
        s.deck[kind] -= 1
        s.deck_size -= 1
        s.cut[kind] += 1
    s.pop()
    s.events = []
    for seat in range(players):
        s.push(frames.DEAL_CARD, seat, 0, 0, 0, 0)
        for _ in range(dealt):
            kind = s.chance_pick(rng.randrange(s.chance_total()))
            s.deck[kind] -= 1
            s.deck_size -= 1
            s.gain(seat, kind)
            s.emit(ev.CARD_DEALT, seat, kind, 0, 0)
        s.pop()
        for colour in (t.ORANGE, t.PURPLE):
            s.set_of(seat, t.MAIN + colour, 1)
    for seat in range(players):
        for _ in range(returned):
            kind = rng.choice([k for k in range(t.KINDS) if s.holds(seat, k)])
            s.lose(seat, kind)
            s.put_under(seat, kind)
            s.emit(ev.CARD_RETURNED, seat, kind, 0, 0)
    for hole in range(s.cells()):
        s.put_in(hole, 1 + hole % t.COLOURS)
    if not variants & options.NO_CITY_CARDS:
        s.city_card[0] = t.CAPONE_DOWN
        if players == 4:
            s.city_card[s.rows() - 1] = t.CAPONE_UP
        for penalty in range(1, min(players + 1, t.PENALTIES) + 1):
            s.city_card[penalty] = penalty
            s.aside &= ~(1 << penalty)
    s.start = 0
    s.round_no = 1
    s.phase = t.ROUND_END
    s.push(frames.ROUNDS, -1, 0, 0, 0, 0)
    return s


def wanted(action: int) -> bool:
    """What moves cards unseen, or shows them after all."""
    return (
        action < ranges.BUSINESS
        or ranges.BUSINESS_DRAW <= action < ranges.GO_ON
        or action in (ranges.TAKE_INCOME, ranges.USE_BONUS_BY_GODFATHER)
        or ranges.LAY_CARD <= action < ranges.NO_MORE
        or ranges.RIVAL <= action < ranges.NO_RIVAL
        or ranges.CLAIM <= action < ranges.PASS
    )


def play(s: Chicago, rng: random.Random, decisions: int) -> Chicago:
    """Random play with a taste for cards, for so many decisions; it stops at a decision or the end."""
    s.advance()
    while not s.over:
        if s.actor() < 0:
            s.settle(s.chance_pick(rng.randrange(s.chance_total())))
            continue
        if decisions == 0:
            break
        decisions -= 1
        actions = s.legal_actions()
        if rng.random() < 0.8:
            actions = [action for action in actions if wanted(action)] or actions
        s.step(rng.choice(actions))
    return s


def positions(first: int = 0) -> Iterator[Position]:
    """One after the other, the same ones every time; so many that whoever looks for one finds it."""
    for seed in range(first, first + MANY):
        rng = random.Random(seed)
        players, dealt, returned, cut, deck = DECKS[seed % len(DECKS)]
        chosen = VARIANTS[rng.randrange(len(VARIANTS))]
        tables = small_tables(deck, cut)
        s = small_start(players, tables, options.mask(chosen), dealt, returned, rng)
        play(s, rng, rng.randrange(4, 36))
        viewer = rng.randrange(-1, players)
        seen = [EVENTS.seen_by(raw, viewer) for raw in s.events or ()]
        name = f"seed {seed}, viewer {viewer}"
        yield Position(name, viewer, players, tables, chosen, s, seen)


def tags(position: Position) -> set[str]:
    """What there is to infer from in a position's history."""
    found = set()
    deck = sum(position.tables.deck[(position.players - 2) * t.KINDS + kind] for kind in range(t.KINDS))
    deck -= position.tables.specials_cut[position.players - 2]
    for event in position.events:
        what, other = event["event"], event.get("seat") != position.viewer
        if what == "deck-made":
            deck = event["cards"]
            found.add(what)
        elif what == "card-dealt":
            deck -= 1
        elif what == "card-drawn":
            found.add(f"{'drawn' if deck else 'from under'} {'unseen' if other else 'seen'}")
            deck = max(0, deck - 1)
        elif what == "blackmailed":
            found.add(f"blackmail {'seen' if 'kind' in event else 'unseen'}")
        elif other and what in TAGGED:
            found.add(what)
    if position.tables.specials_cut[position.players - 2]:
        found.add("cut, " + ("Immunity stays" if position.options else "any"))
    return found


TAGGED = (
    *("card-under", "money-paid", "influence-laid", "influence-lost", "hand-limit", "card-discarded"),
    *("gangster-laid", "asset-laid", "family-laid", "special-played", "movement-played"),
)
# how many of the chosen positions must have each of these in their history
WANTED = {
    "deck-made": 20,
    "drawn seen": 12,
    "from under seen": 8,
    "from under unseen": 12,
    "blackmail seen": 5,
    "blackmail unseen": 3,
    "card-under": 10,
    "money-paid": 12,
    "influence-laid": 12,
    "influence-lost": 2,
    "hand-limit": 8,
    "card-discarded": 3,
    "gangster-laid": 10,
    "asset-laid": 3,
    "family-laid": 8,
    "special-played": 10,
    "movement-played": 2,
    "cut, any": 2,
    "cut, Immunity stays": 2,
}
