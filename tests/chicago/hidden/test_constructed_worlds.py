"""Pairs of worlds laid out by hand: each differs in cards that only their owner, or nobody, may know (C2.4).

The same moves, as others see them, are made in both; whoever cannot see the difference must be told the same.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.chicago import names, terms
from consigliere.games.chicago.rules import ChicagoRules
from tests.chicago.hidden.twins import own_tables
from tests.chicago.table import Table
from tests.hidden.lockstep import difference, Diverged

Pair = Callable[[bool], Game]
RULES = ChicagoRules()
OTHERS = (1, 2, -1)  # everybody but seat 0
ALL = (0, *OTHERS)


class Seated(Game):
    """A game that goes on from a position laid out by hand."""

    def __init__(self, t: Table) -> None:
        super().__init__(RULES, int(t.s.players), Stream(0))
        self.state = t.s.copy()
        self.history = list(t.s.events or [])
        self.feed = self.history[:]


def told(game: Game, viewer: int) -> str:
    """Every byte: view, log, legal actions, previews and refusals of one action and of two, undo, sketch."""
    legal = list(game.legal_for(viewer))
    parts: list[Any] = [game.rules.view(game.state, viewer, game.options), game.prompt_id]
    if not isinstance(game, Seated):  # a ledger must be fed from the first event on
        parts.append(game.ledger(viewer).to_json())
    parts += [game.events(viewer), [a.text for a in legal], list(game.rules.concerned(game.state)), str(game)]
    if viewer >= 0:
        parts += [game.preview(viewer, a).to_json() for a in (*legal, *list(RULES.actions)[::5])]
        parts += [game.preview(viewer, a, b).to_json() for a in legal[:4] for b in legal[:4]]
        parts += [game.preview(viewer, a, b, "pass").to_json() for a in legal[:4] for b in legal]
        parts.append(game.can_take_back(viewer))
    return json.dumps(parts, sort_keys=True)


# -- money, influence and cards discarded, by seat 0


def card_paid(other: bool) -> Game:
    t = Table().hand(0, "gangster", "car", "art").actions()
    return Seated(t.do("gangster", "pay art" if other else "pay car"))


def payment_of_one_kind(other: bool) -> Game:
    """With two equal cards left the payment is no choice, but that is nobody's to know."""
    return Seated(Table().hand(0, "gangster", "car", "art" if other else "car").actions().do("gangster"))


def free_city(money: int) -> Table:
    """A city whose businesses ask for nothing but money."""
    t = Table()
    tables = own_tables()
    for business in range(terms.BUSINESSES):
        tables.asset[business] = -1
        tables.money[business] = money
        for needs in (tables.hat, tables.city, tables.family, tables.gangsters):
            needs[business] = 0
        for colour in range(terms.COLOURS):
            tables.henchmen[business * terms.COLOURS + colour] = 0
    t.s.tables = tables
    return t


def face_up(t: Table) -> str:
    """A place whose business can be claimed."""
    return next(names.CARD_IDS[pos] for pos in range(t.s.cells()) if t.s.business[pos] >= 0)


def between_two_payments(other: bool) -> Game:
    t = free_city(money=2).hand(0, "car", "art", "title").control()
    return Seated(t.do(f"claim {face_up(t)}", "pay art" if other else "pay car"))


def bribe_paid(other: bool) -> Game:
    t = free_city(money=0).hand(0, "car", "art")
    place = face_up(t)
    t.city_card(place[0], "bribe").control()
    return Seated(t.do(f"claim {place}", "no-chief", "pay art" if other else "pay car"))


def influence_laid(other: bool) -> Game:
    t = Table().hand(0, "car", "art", "title").actions()
    return Seated(t.do("influence hat art" if other else "influence hat car", "pay title"))


def ethics(*faces: str) -> Table:
    t = free_city(money=0).influence(0, "hat", *faces)
    place = face_up(t)
    return t.city_card(place[0], "code-of-ethics").control().do(f"claim {place}", "no-chief")


def influence_given_up(other: bool) -> Game:
    return Seated(ethics("car", "art").do("lose-influence hat art" if other else "lose-influence hat car"))


def influence_of_one_kind_to_lose(other: bool) -> Game:
    return Seated(ethics("car", "art" if other else "car"))


def special(card: str, *colours: str) -> Table:
    return Table().henchmen(0, *colours).hand(0, card)


def influence_peddling(other: bool) -> Game:
    t = special("S6", "grey", "brown").hand(0, "car", "art").actions()
    return Seated(t.do("special S6", "lay-influence city art" if other else "lay-influence city car"))


def last_gangster_recruited(other: bool) -> Game:
    """Whether there is another to lay shows when it is laid."""
    t = special("S2", "purple", "purple").hand(0, "gangster", "gangster" if other else "car").actions()
    t.do("special S2")
    return Seated(t if t.events("gangster-laid") else t.do("lay gangster"))


def card_laundered(other: bool) -> Game:
    t = special("S10", "brown", "orange").hand(0, "car", "art", "title").actions()
    return Seated(t.do("special S10", "discard art" if other else "discard car"))


def laundering_that_can_only_end(other: bool) -> Game:
    t = special("S10", "brown", "orange").hand(0, "title" if other else "gangster", "car").actions()
    return Seated(t.do("special S10", "discard car"))


def one_action_left(other: bool) -> Game:
    """With a single card that cannot be played only one action is left; he is asked all the same."""
    t = Table().hand(0, "family" if other else "gangster")
    hidden = [pos for pos in range(t.s.cells()) if t.s.business[pos] < 0]
    unseen = [n + 1 for n in range(terms.BUSINESSES) if t.s.unrevealed >> n & 1]
    for pos, number in zip(hidden, unseen, strict=False):
        t.business(names.CARD_IDS[pos], number)
    return Seated(t.actions())


# -- drawing (C2.2, C3.4)


def extra_income(*drawn: str) -> Table:
    t = Table().income()
    t.do(t.legal[0]).draws("6", *drawn).go()
    return t.do("no-extortion", "no-extortion", "no-extortion")


def in_the_middle_of_a_draw(other: bool) -> Game:
    t = extra_income("art" if other else "car")
    assert t.asked == "draw-card"
    return Seated(t)


def cards_drawn(other: bool) -> Game:
    return Seated(extra_income("gangster", "family", "art" if other else "car"))


def equal_cards_drawn(other: bool) -> Game:
    """Three equal cards leave no choice; that too is his to know alone."""
    return Seated(extra_income("car", "car", "art" if other else "car"))


def card_put_under(other: bool) -> Game:
    return Seated(extra_income("gangster", "car", "art").do("under art" if other else "under car"))


def known_under(t: Table, *cards: str) -> Table:
    """Nothing but cards that seat 1 put there is left to draw."""
    for card in cards:
        t.s.put_under(1, t._card(card))
    return t.deck()


def draw_from_under_the_deck(other: bool) -> Game:
    """What seat 1 put under the deck is the next card; a preview of the draw must not show it."""
    t = Table().family(0, 1).city_card("A", "bribe").city_card("B", "sabotage")
    return Seated(known_under(t, *("car", "art", "title") if other else ("title", "art", "car")).actions())


def drawn_from_under_the_deck(other: bool) -> Game:
    """Seat 0 draws it, seat 1 has put it there: the others see a card drawn."""
    cards = ("car", "art", "title") if other else ("title", "art", "car")
    t = Table().family(0, 1).city_card("A", "bribe").city_card("B", "sabotage")
    return Seated(known_under(t, *cards).actions().do("son"))


def blackmailed_card(other: bool) -> Game:
    t = special("S9", "brown", "purple").hand(1, "car", "art").hand(2, "S5").actions()
    return Seated(t.draws("art" if other else "car").do("special S9", "rival 1"))


# -- what nobody has seen


def cards_cut(other: bool) -> Game:
    t = Table(players=2)
    t.s.cut[t._card("S2" if other else "S1")] += 1
    return Seated(t.actions())


def discards(other: bool) -> Game:
    t = Table()
    t.s.to_discards(t._card("S2" if other else "car"))
    return Seated(t.actions())


# -- sealed choices (C1.8, C10.1), by seat 0


def round_end(*cards: str) -> Table:
    """Seat 1 must give up a card too, and the rows have their city cards to take up."""
    t = Table().city_card("A", "al-capone-down").hand(0, *cards).hand(1, "title", "movement", "S7")
    return t.after_control()


def one_choice_is_in(other: bool) -> Game:
    """Whether another seat has sealed its choice is nobody's to know before the reveal."""
    t = round_end("car", "art", "S5")
    return Seated(t.do("keep car", "keep art", seat=0) if other else t)


def one_choice_is_in_after_a_pass(other: bool) -> Game:
    """The last to pass could take it back; that it is too late for it would tell that a choice is in."""
    t = Table().city_card("A", "al-capone-down").family(2, 1).hand(0, "car", "art", "S5")
    game = Seated(t.hand(2, "title", "movement", "S7", "S8").control())
    assert game.submit(2, "pass")
    assert not other or game.submit(0, "keep car", "keep art")
    return game


def forced_hand_limit(other: bool) -> Game:
    t = Table().city_card("A", "al-capone-down").hand(0, "car", "car", "art" if other else "car")
    return Seated(t.after_control())


def hand_limit_met(other: bool) -> Game:
    t = round_end("car", "art", "S5").do("keep movement", seat=1)
    keeps = ("keep art",) if other else ("keep car", "keep S5")  # S5 is all that is left after art
    return Seated(t.do(*keeps, seat=0))


def set_up_with(returned: Sequence[int], closed: bool) -> Game:
    """Seat 0 returns the cards at these places of its list; with `closed` the others return their first."""
    game = Game(RULES, 3, Stream(7))
    for at in returned:
        game.submit(0, game.legal_for(0)[at])
    for seat in (1, 2) if closed else ():
        for _ in range(2):
            game.submit(seat, game.legal_for(seat)[0])
    return game


def one_return_is_in(other: bool) -> Game:
    return set_up_with((0, 0) if other else (), closed=False)


def half_a_return_is_in(other: bool) -> Game:
    return set_up_with((0,) if other else (), closed=False)


def cards_returned(other: bool) -> Game:
    return set_up_with((0, -1) if other else (-1, 0), closed=True)


PAIRS: list[tuple[Pair, tuple[int, ...]]] = [
    (card_paid, OTHERS),
    (payment_of_one_kind, OTHERS),
    (between_two_payments, OTHERS),
    (bribe_paid, OTHERS),
    (influence_laid, OTHERS),
    (influence_given_up, OTHERS),
    (influence_of_one_kind_to_lose, OTHERS),
    (influence_peddling, OTHERS),
    (last_gangster_recruited, OTHERS),
    (card_laundered, OTHERS),
    (laundering_that_can_only_end, OTHERS),
    (one_action_left, OTHERS),
    (in_the_middle_of_a_draw, OTHERS),
    (cards_drawn, OTHERS),
    (equal_cards_drawn, OTHERS),
    (card_put_under, OTHERS),
    (draw_from_under_the_deck, ALL),
    (drawn_from_under_the_deck, (2, -1)),
    (blackmailed_card, (2, -1)),
    (cards_cut, (0, 1, -1)),
    (discards, ALL),
    (one_choice_is_in, OTHERS),
    (one_choice_is_in_after_a_pass, OTHERS),
    (forced_hand_limit, OTHERS),
    (hand_limit_met, OTHERS),
    (one_return_is_in, OTHERS),
    (half_a_return_is_in, OTHERS),
    (cards_returned, OTHERS),
]
each_pair = pytest.mark.parametrize(("pair", "viewers"), PAIRS, ids=lambda p: getattr(p, "__name__", ""))


@pytest.mark.slow
@pytest.mark.rule("C2.4", "C1.8", "C2.2", "C2.3", "Q-A3", "Q-S9")
@each_pair
def test_who_cannot_see_it_is_told_the_same(pair: Pair, viewers: tuple[int, ...]) -> None:
    one, two = pair(False), pair(True)
    for viewer in viewers:
        mine, theirs = told(one, viewer), told(two, viewer)
        if mine != theirs:
            raise Diverged(f"{pair.__name__}, viewer {viewer}: {difference(mine, theirs)}")


@pytest.mark.slow
@pytest.mark.rule("C2.4")
@each_pair
def test_the_worlds_do_differ(pair: Pair, viewers: tuple[int, ...]) -> None:
    """Else the comparison above would prove nothing: if somebody may see the difference, he is told."""
    one, two = pair(False), pair(True)
    assert list(one.state.numbers()) != list(two.state.numbers())
    owners = [seat for seat in range(one.players) if seat not in viewers]
    assert not owners or any(told(one, seat) != told(two, seat) for seat in owners)
