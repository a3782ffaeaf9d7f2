"""G2.4 Knowledge, proved from outside: all worlds that agree with a seat's events, with exact weights.

Brute force and fractions. Every card of every hand, suitcase and deck is written out in each world; each
hidden result branches over all cards it could have been. Nothing of the ledger is used here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from consigliere.games.godfather import names
from consigliere.games.godfather.tables import Tables

Cards = tuple[str, ...]


class World(NamedTuple):
    """Cards by id, each place sorted."""

    hands: tuple[Cards, ...]
    cases: tuple[Cards, ...]
    deck: Cards
    discards: Cards
    drawn: Cards


Weighted = Iterable[tuple[Fraction, World]]
ONE = Fraction(1)


class TooMany(Exception):
    """The position is not small."""


def without(cards: Cards, card: str) -> Cards:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def plus(cards: Cards, card: str) -> Cards:
    return tuple(sorted((*cards, card)))


def put(places: tuple[Cards, ...], seat: int, cards: Cards) -> tuple[Cards, ...]:
    return (*places[:seat], cards, *places[seat + 1 :])


def bills(cards: Cards) -> Cards:
    return tuple(card for card in cards if card in names.BILL_IDS)


def is_job(card: str) -> bool:
    return card in names.JOB_IDS


def worlds(
    viewer: int, players: int, tables: Tables, events: Sequence[Mapping[str, Any]], most: int = 100_000
) -> dict[World, Fraction]:
    """Every consistent world and its probability."""
    deck = tuple(sorted(id for n, id in enumerate(names.JOB_IDS) for _ in range(tables.job_copies[n])))
    start = World((("$1", "$2", "$3"),) * players, ((),) * players, deck, (), ())
    found = {start: ONE}
    for event in events:
        after: dict[World, Fraction] = {}
        for world, weight in found.items():
            for factor, following in consequences(viewer, world, event):
                after[following] = after.get(following, Fraction(0)) + weight * factor
        total = sum(after.values())
        found = {world: weight / total for world, weight in after.items()}
        if len(found) > most:
            raise TooMany
    return found


def consequences(viewer: int, w: World, event: Mapping[str, Any]) -> Weighted:
    """What this world becomes under the event, and how likely the event is in it; nothing: it cannot be."""
    what = event["event"]
    seat: int = event.get("seat", -1)
    if what == "public-job":
        return off_deck(w, event["job"], lambda w, card: w)
    if what == "job-dealt":
        return off_deck(w, event.get("job"), lambda w, card: to_hand(w, seat, card))
    if what == "deck-made":
        assert w.deck == ()
        return [(ONE, w._replace(deck=w.discards, discards=()))]
    if what == "job-drawn":
        return off_deck(w, event.get("job"), lambda w, card: w._replace(drawn=plus(w.drawn, card)))
    if what == "job-kept":
        return kept(w, seat, event.get("job"))
    if what == "job-rejected":
        if w.drawn != (event["job"],):
            return []
        return [(ONE, w._replace(drawn=(), discards=plus(w.discards, event["job"])))]
    if what in ("bill-taken", "good-taken", "ally-bought"):
        return [(ONE, to_hand(w, seat, event.get("bill") or event.get("good") or event["ally"]))]
    if what == "allies-return":
        for ally in event["allies"]:
            w = to_hand(w, seat, ally)
        return [(ONE, w)]
    if what in ("bank-to-case", "offer-taken"):
        return [(ONE, to_case(w, seat, event["bill"]))]
    if what in ("laundered", "bill-cashed"):
        return shown(viewer, w, seat, event["bill"], lambda w: to_case(w, seat, event["bill"]))
    if what in ("discarded", "tribute-paid", "card-left"):
        card = event["card"]
        return shown(viewer, w, seat, card, lambda w: discard(w, card))
    if what == "ally-played":
        return shown(viewer, w, seat, event["ally"], lambda w: w)
    if what == "job-begun":
        return shown(viewer, w, seat, event["job"], lambda w: w) if event["space"] is None else [(ONE, w)]
    if what == "good-paid":
        return shown(viewer, w, seat, event["good"], lambda w: w)
    if what == "job-done":
        return [(ONE, to_case(w, seat, event["job"]))]
    if what == "offer-made" and event["bill"] is not None:
        return shown(viewer, w, seat, event["bill"], lambda w: w)
    if what in ("offer-made", "nothing-collected"):
        return [] if bills(w.hands[event.get("victim", seat)]) else [(ONE, w)]
    if what == "nothing-stolen":
        return [(ONE, w)] if all(card in names.ALLY_IDS for card in w.hands[event["victim"]]) else []
    if what == "stolen":
        cards = tuple(card for card in w.hands[event["victim"]] if card not in names.ALLY_IDS)
        return stolen(w, cards, event.get("card"), lambda w, card: hand_to_hand(w, event, card))
    if what == "collected":
        cards = bills(w.hands[event["victim"]])
        return stolen(w, cards, event.get("bill"), lambda w, card: hand_to_hand(w, event, card))
    if what == "stolen-from-case":
        cards = bills(w.cases[event["victim"]])
        return stolen(w, cards, event.get("bill"), lambda w, card: case_to_hand(w, event, card))
    if what == "bid":
        return bid(w, seat, event["bills"])
    if what == "bid-paid":
        cards = w.cases[seat]
        for card in event["bills"]:
            cards = without(cards, card)
        return [(ONE, w._replace(cases=put(w.cases, seat, cards)))]
    return [(ONE, w)]


def to_hand(w: World, seat: int, card: str) -> World:
    return w._replace(hands=put(w.hands, seat, plus(w.hands[seat], card)))


def to_case(w: World, seat: int, card: str) -> World:
    return w._replace(cases=put(w.cases, seat, plus(w.cases[seat], card)))


def discard(w: World, card: str) -> World:
    return w._replace(discards=plus(w.discards, card)) if is_job(card) else w


def off_deck(w: World, card: str | None, place: Callable[[World, str], World]) -> Weighted:
    """One card of the deck, each as likely; where it was seen, that one."""
    for each in sorted(set(w.deck)):
        if card in (None, each):
            chance = Fraction(w.deck.count(each), len(w.deck))
            yield chance, place(w._replace(deck=without(w.deck, each)), each)


def kept(w: World, seat: int, job: str | None) -> Weighted:
    """Of the drawn cards one is picked to be kept; the viewer's own pick needs no likelihood."""
    for each in sorted(set(w.drawn)):
        if job in (None, each):
            chance = Fraction(w.drawn.count(each), len(w.drawn)) if job is None else ONE
            yield chance, to_hand(w._replace(drawn=without(w.drawn, each)), seat, each)


def shown(viewer: int, w: World, seat: int, card: str, then: Callable[[World], World]) -> Weighted:
    """The pick: as likely as there are such cards in the hand."""
    count = w.hands[seat].count(card)
    assert count or seat != viewer
    if count:
        yield Fraction(count), then(w._replace(hands=put(w.hands, seat, without(w.hands[seat], card))))


def stolen(w: World, cards: Cards, seen: str | None, move: Callable[[World, str], World]) -> Weighted:
    for each in sorted(set(cards)):
        if seen in (None, each):
            yield Fraction(cards.count(each), len(cards)), move(w, each)


def hand_to_hand(w: World, event: Mapping[str, Any], card: str) -> World:
    victim = event["victim"]
    return to_hand(
        w._replace(hands=put(w.hands, victim, without(w.hands[victim], card))), event["seat"], card
    )


def case_to_hand(w: World, event: Mapping[str, Any], card: str) -> World:
    victim = event["victim"]
    return to_hand(
        w._replace(cases=put(w.cases, victim, without(w.cases[victim], card))), event["seat"], card
    )


def bid(w: World, seat: int, shown_bills: Sequence[str]) -> Weighted:
    """Bill after bill is picked out of the suitcase; all stay in it until paid."""
    factor, cards = ONE, w.cases[seat]
    for card in shown_bills:
        factor *= cards.count(card)
        if not factor:
            return
        cards = without(cards, card)
    yield factor, w
