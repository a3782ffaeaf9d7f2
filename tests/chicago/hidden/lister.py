"""C2.4 Knowledge, proved from outside: all worlds that agree with a seat's events, with exact weights.

Brute force and fractions. Every card of every hand, pile, deck and heap is written out in each world; each
hidden result branches over all cards it could have been. Nothing of the ledger is used here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Any, NamedTuple

from consigliere.games.chicago import names
from consigliere.games.chicago.tables import Tables

Cards = tuple[str, ...]
Weighted = Iterable[tuple[Fraction, "World"]]
ONE = Fraction(1)


class World(NamedTuple):
    """Cards by id, each place sorted but for the cards under the deck."""

    hands: tuple[Cards, ...]
    hats: tuple[Cards, ...]
    cities: tuple[Cards, ...]
    deck: Cards
    under: Cards
    discards: Cards
    cut: Cards
    drawer: int = -1
    drawn: Cards = ()  # the cards of his hand that he is drawing
    table: Cards = ()  # a special card that is being applied


class TooMany(Exception):
    """The position is not small."""


def without(cards: Cards, card: str) -> Cards:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def plus(cards: Cards, *more: str) -> Cards:
    return tuple(sorted((*cards, *more)))


def put(places: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*places[:seat], cards, *places[seat + 1 :])


def beginnings(players: int, tables: Tables, options: Mapping[str, bool]) -> dict[World, Fraction]:
    """One for each cut that two players may have made; Immunity stays where there are no city cards."""
    at = (players - 2) * len(names.KIND_IDS)
    every = plus((), *(id for n, id in enumerate(names.KIND_IDS) for _ in range(tables.deck[at + n])))
    some = [id for id in every if id in names.SPECIAL_IDS]
    if options.get("no-city-cards"):
        some = [id for id in some if id != "S1"]
    cuts = list(combinations(some, tables.specials_cut[players - 2]))
    out: dict[World, Fraction] = {}
    empty: tuple[Cards, ...] = ((),) * players
    for cut in cuts:
        deck = every
        for card in cut:
            deck = without(deck, card)
        out[World(empty, empty, empty, deck, (), (), plus((), *cut))] = Fraction(1, len(cuts))
    return out


def worlds(
    viewer: int,
    players: int,
    tables: Tables,
    options: Mapping[str, bool],
    events: Sequence[Mapping[str, Any]],
    most: int = 100_000,
) -> dict[World, Fraction]:
    """Every consistent world and its probability."""
    found = beginnings(players, tables, options)
    for event in events:
        after: dict[World, Fraction] = {}
        for world, weight in found.items():
            for factor, following in consequences(viewer, settled(world, event), event):
                share = weight * factor if factor is not ONE else weight
                after[following] = after[following] + share if following in after else share
        found = after
        if len(found) > most:
            raise TooMany
    total = sum(found.values())
    return {world: weight / total for world, weight in found.items()}


def settled(w: World, event: Mapping[str, Any]) -> World:
    """What is over by now: a draw, a special card."""
    what = event["event"]
    if what not in ("card-drawn", "card-under", "deck-made") or event.get("seat", w.drawer) != w.drawer:
        w = w._replace(drawer=-1, drawn=())
    if what in ("turn-begins", "phase-begins", "power-used"):
        w = w._replace(discards=plus(w.discards, *w.table), table=())
    return w


def consequences(viewer: int, w: World, event: Mapping[str, Any]) -> Weighted:
    """What this world becomes under the event, and how likely the event is in it; nothing: it cannot be."""
    what = event["event"]
    seat: int = event.get("seat", -1)
    face = event.get("kind")
    if what == "card-dealt":
        return [
            (p, to_hand(w._replace(deck=without(w.deck, card)), seat, card)) for p, card in pick(w.deck, face)
        ]
    if what == "card-drawn":
        return draw(w, viewer, seat, face)
    if what == "deck-made":
        return [(ONE, deck_made(w, event["cards"]))]
    if what in ("card-returned", "card-under"):
        of = w.drawn if what == "card-under" and seat != viewer else w.hands[seat]
        return [(p, to_under(w, seat, card, what)) for p, card in chosen(viewer, seat, of, face)]
    if what in ("money-paid", "card-discarded", "hand-limit"):
        return [
            (p, from_hand(w, seat, card)._replace(discards=plus(w.discards, card)))
            for p, card in chosen(viewer, seat, w.hands[seat], face)
        ]
    if what == "influence-laid":
        return [
            (p, lay(from_hand(w, seat, card), seat, event["side"], card))
            for p, card in chosen(viewer, seat, w.hands[seat], face)
        ]
    if what == "influence-lost" and not event["token"]:
        pile = (w.hats if event["side"] == "hat" else w.cities)[seat]
        return [
            (p, unlay(w, seat, event["side"], card)._replace(discards=plus(w.discards, card)))
            for p, card in chosen(viewer, seat, pile, face)
        ]
    if what == "blackmailed":
        victim = event["victim"]
        return [
            (p, to_hand(from_hand(w, victim, card), seat, card)) for p, card in pick(w.hands[victim], face)
        ]
    if what in ("gangster-lost", "asset-lost") and not event["token"]:
        return [(ONE, w._replace(discards=plus(w.discards, event.get("asset", "gangster"))))]
    if what == "power-used":
        return [(ONE, w._replace(discards=plus(w.discards, *["family"] * event["cards"])))]
    return shown(w, seat, event)


def shown(w: World, seat: int, event: Mapping[str, Any]) -> Weighted:
    """Cards laid or played openly: as likely as there are such cards to pick, one after the other."""
    what = event["event"]
    if what == "family-laid":
        factor = ONE
        for _ in range(event["cards"]):
            factor *= w.hands[seat].count("family")
            if not factor:
                return
            w = from_hand(w, seat, "family")
        yield factor, w
        return
    laid = {
        "gangster-laid": "gangster",
        "asset-laid": event.get("asset"),
        "special-played": event.get("special"),
        "movement-played": "movement",
    }
    card = laid.get(what)
    if card is None:
        yield ONE, w
        return
    count = w.hands[seat].count(card)
    if count:
        w = from_hand(w, seat, card)
        if what == "special-played":
            w = w._replace(table=(card,))
        elif what == "movement-played":
            w = w._replace(discards=plus(w.discards, card))
        yield Fraction(count), w


def pick(cards: Cards, face: str | None) -> Iterable[tuple[Fraction, str]]:
    """One of these by chance; where it was seen, that one."""
    for card in sorted(set(cards)):
        if face in (None, card):
            yield Fraction(cards.count(card), len(cards)), card


def chosen(viewer: int, seat: int, cards: Cards, face: str | None) -> Iterable[tuple[Fraction, str]]:
    """A choice of somebody else counts as chance; one's own needs no likelihood."""
    if seat != viewer:
        assert face is None
        return pick(cards, None)
    assert face in cards
    return [(ONE, face)]


def draw(w: World, viewer: int, seat: int, face: str | None) -> Weighted:
    """Off the deck; if it is used up, the card that was put under it first."""
    top = w.deck or w.under[:1]
    for p, card in pick(top, face):
        rest = (
            w._replace(deck=without(w.deck, card)) if w.deck else w._replace(under=w.under[1:])
        )  # w.under[0] is this card
        after = to_hand(rest, seat, card)
        yield p, after if seat == viewer else after._replace(drawer=seat, drawn=plus(w.drawn, card))


def deck_made(w: World, cards: int) -> World:
    """The discards of that moment: with a special card just applied, or before more family cards follow."""
    assert w.deck == w.under == ()
    if cards > len(w.discards):
        w = w._replace(discards=plus(w.discards, *w.table), table=())
    if cards < len(w.discards):
        assert set(w.discards) == {"family"}
    return w._replace(deck=w.discards[:cards], discards=w.discards[cards:])


def to_hand(w: World, seat: int, card: str) -> World:
    return w._replace(hands=put(w.hands, seat, plus(w.hands[seat], card)))


def from_hand(w: World, seat: int, card: str) -> World:
    return w._replace(hands=put(w.hands, seat, without(w.hands[seat], card)))


def to_under(w: World, seat: int, card: str, what: str) -> World:
    if what == "card-under" and w.drawer == seat:
        w = w._replace(drawn=without(w.drawn, card))
    return from_hand(w, seat, card)._replace(under=(*w.under, card))


def lay(w: World, seat: int, side: str, card: str) -> World:
    if side == "hat":
        return w._replace(hats=put(w.hats, seat, plus(w.hats[seat], card)))
    return w._replace(cities=put(w.cities, seat, plus(w.cities[seat], card)))


def unlay(w: World, seat: int, side: str, card: str) -> World:
    if side == "hat":
        return w._replace(hats=put(w.hats, seat, without(w.hats[seat], card)))
    return w._replace(cities=put(w.cities, seat, without(w.cities[seat], card)))
