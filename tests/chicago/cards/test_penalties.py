"""C7 The four penalties: what each takes, every way to be immune, nothing to lose, a token instead."""

import pytest

from consigliere.games.chicago import terms
from tests.chicago.cards.marking import each
from tests.chicago.cards.special_cards import COLOURS
from tests.chicago.table import Table

PENALTIES = ("bribe", "sabotage", "code-of-ethics", "confrontation")
TAKERS = PENALTIES[1:]  # those that take a card or a token from the table
BAR = ("movement", "family", "title")


def victim(penalty: str, *, gangsters: int = 1, hats: int = 1, seat: int = 0) -> Table:
    """The seat can claim the Bar on B1, beside whose row the penalty lies; all extra actions are gone."""
    t = Table().city_card("B", penalty).gangsters(seat, gangsters).influence(seat, "hat", *BAR[:hats])
    for card in "ABCDE":
        t.extra(2, card)
    return t


def struck(t: Table) -> Table:
    """Seat 0 claims the Bar; whatever the penalty asks is asked next."""
    return t.control().do("claim B1", "no-chief")


def outcome(t: Table) -> str:
    """How the penalty ended: strikes, escaped or empty."""
    told = [e["event"].removeprefix("penalty-") for e in t.log if e["event"].startswith("penalty-")]
    assert len(told) == 1
    return str(told[0])


def losable(t: Table) -> tuple[int, int, int, int]:
    """Hand, assets, influence, gangsters of seat 0."""
    s = t.s
    return int(s.of(0, terms.SIZE)), int(s.all_assets(0)), int(s.all_influence(0)), int(s.gangsters(0))


def all_to_lose(penalty: str) -> Table:
    return victim(penalty).hand(0, "car", "art").assets(0, "car", "art")


# -- it strikes


@each("penalty", "penalty", PENALTIES, "strikes")
@pytest.mark.rule("C7.1", "C6.7", "Q-N1", "Q-N7", "Q-C8")
def test_it_takes_one_thing_of_its_kind_and_nothing_else(penalty: str) -> None:
    t = struck(all_to_lose(penalty))
    asked = {
        "bribe": ["pay car", "pay art"],
        "sabotage": ["lose-asset car", "lose-asset art"],
        "code-of-ethics": ["lose-influence hat movement"],
        "confrontation": [],  # a single gangster card is no choice
    }[penalty]
    if asked:
        assert (t.actor, t.legal) == (0, asked)
        t.do(asked[-1])
    left = {"bribe": (1, 2, 1, 1), "sabotage": (2, 1, 1, 1), "code-of-ethics": (2, 2, 0, 1)}
    assert losable(t) == left.get(penalty, (2, 2, 1, 0))
    assert (outcome(t), t.owner("B1"), t.s.discards_size) == ("strikes", 0, 1)


@each("penalty", "penalty", PENALTIES, "strikes")
@pytest.mark.rule("C7.1", "C6.6", "Q-N1", "C6.8")
def test_it_strikes_after_every_step_of_the_control(penalty: str) -> None:
    t = all_to_lose(penalty).token("a1", "grey").token("b2", "grey").control()
    t.do("claim B1", "henchman b2 grey", "place-own")
    assert (t.asked, losable(t)) == ("chief", (2, 2, 1, 1))
    t.do("chief")
    order = [e["event"] for e in t.log]
    assert order.index("control-taken") < order.index("henchman-placed") < order.index("chief-placed")
    assert order.index("chief-placed") < order.index("penalty-strikes")


@each("penalty", "penalty", PENALTIES, "strikes")
@pytest.mark.rule("C7.1", "Q-N1", "Q-N2")
def test_it_strikes_whoever_gains_control_by_attack_or_opposition_and_no_other(penalty: str) -> None:
    t = victim(penalty, gangsters=3).hand(0, "car", "car").assets(0, "car").owns(1, "B1", "D1")
    t.hand(1, "family").assets(1, "mansion").gangsters(1, 2).influence(1, "hat", "family")
    t.control().draws("art", "art").do("attack B1", "under art", "no-chief")
    assert [(e["seat"], e["penalty"]) for e in t.events("penalty-strikes")] == [(0, penalty)]
    t = victim(penalty).hand(0, "car").assets(0, "car").hand(1, "family").assets(1, "mansion")
    t.gangsters(1, 1).influence(1, "hat", "art", "art")
    t.control().do("claim B1", "oppose", "lose-influence hat art", "no-chief")
    assert [(e["seat"], e["penalty"]) for e in t.events("penalty-strikes")] == [(1, penalty)]
    assert losable(t) == (1, 1, 1, 1)


@each("penalty", "penalty", PENALTIES, "strikes")
@pytest.mark.rule("C6.7", "C7.1")
def test_it_does_not_strike_in_another_row(penalty: str) -> None:
    t = Table().city_card("C", penalty).gangsters(0, 1).influence(0, "hat", "car").hand(0, "car")
    t.assets(0, "car").control().do("claim B1", "no-chief")
    assert (losable(t), [e for e in t.log if "penalty" in e["event"]]) == ((1, 1, 1, 1), [])


@pytest.mark.card("penalty bribe", aspect="strikes")
@pytest.mark.rule("C7.1", "C6.2")
def test_the_bribe_comes_on_top_of_the_price() -> None:
    t = Table().city_card("A", "bribe").business("A1", 8).influence(0, "hat", "car", "art")
    t.hand(0, "car", "art", "title").control().do("claim A1", "pay car", "no-chief")
    assert t.legal == ["pay art", "pay title"]
    assert t.do("pay art").cards(0) == {"title": 1}


# -- the immunity of each, by the exact number


@pytest.mark.card("penalty bribe", aspect="immune")
@pytest.mark.rule("C7.1", "Q-N5")
@pytest.mark.parametrize(
    ("cards", "tokens", "how"), ((4, 0, "escaped"), (1, 3, "escaped"), (3, 0, "strikes"), (1, 2, "strikes"))
)
def test_immune_to_the_bribe_with_four_gangsters(cards: int, tokens: int, how: str) -> None:
    t = struck(victim("bribe", gangsters=cards).gangsters(0, 0, tokens=tokens).hand(0, "car"))
    assert outcome(t) == how
    assert (t.asked == "pay") is (how == "strikes")


@pytest.mark.card("penalty sabotage", aspect="immune")
@pytest.mark.rule("C7.1", "Q-N5")
@pytest.mark.parametrize(
    ("hats", "city", "hat_tokens", "city_tokens", "how"),
    (
        (2, 2, 0, 0, "escaped"),
        (1, 1, 1, 1, "escaped"),
        (2, 0, 0, 2, "escaped"),
        (3, 1, 0, 0, "strikes"),
        (1, 3, 0, 0, "strikes"),
        (1, 2, 0, 1, "strikes"),
    ),
)
def test_immune_to_sabotage_with_two_hat_and_two_city(
    hats: int, city: int, hat_tokens: int, city_tokens: int, how: str
) -> None:
    t = victim("sabotage", hats=hats).influence(0, "city", *["art"] * city).assets(0, "car", "title")
    t.s.add_to(0, terms.HAT_TOKENS, hat_tokens)
    t.s.add_to(0, terms.CITY_TOKENS, city_tokens)
    assert outcome(struck(t)) == how
    assert (t.asked == "lose-asset") is (how == "strikes")


@pytest.mark.card("penalty code-of-ethics", aspect="immune")
@pytest.mark.rule("C7.1", "Q-N5")
@pytest.mark.parametrize("missing", ("", "mansion", "car", "art", "title"))
def test_immune_to_the_code_with_all_four_types(missing: str) -> None:
    types = [a for a in ("mansion", "car", "art", "title") if a != missing]
    t = struck(victim("code-of-ethics").assets(0, *types, *types[:1]))
    assert outcome(t) == ("strikes" if missing else "escaped")
    if missing:
        token = victim("code-of-ethics").assets(0, *types)
        token.s.add_to(0, terms.ASSET_TOKENS + ("mansion", "car", "art", "title").index(missing), 1)
        assert outcome(struck(token)) == "escaped"


@pytest.mark.card("penalty confrontation", aspect="immune")
@pytest.mark.rule("C7.1", "Q-S6", "Q-N3")
@pytest.mark.parametrize("missing", ("", *COLOURS))
def test_immune_to_the_confrontation_with_a_henchman_of_each_colour(missing: str) -> None:
    colours = [c for c in COLOURS if c != missing]
    t = struck(victim("confrontation").henchmen(0, *colours, *colours[:1]))
    assert outcome(t) == ("strikes" if missing else "escaped")
    if missing:
        assert outcome(struck(victim("confrontation").henchmen(0, *colours).first(0, missing))) == "escaped"
        taken = victim("confrontation").henchmen(0, *colours).token("a1", missing).control()
        taken.do("claim B1", "place-shared", "no-chief")
        assert outcome(taken) == "escaped"  # the henchman just taken counts


@each("penalty", "penalty", PENALTIES, "immune")
@pytest.mark.rule("C7.1")
def test_the_strength_against_one_penalty_does_not_help_against_another(penalty: str) -> None:
    def strong(against: str) -> Table:
        t = victim(penalty, gangsters=4 if against == "bribe" else 1, hats=2)
        t.hand(0, "car").influence(0, "city", *["car", "art"][: 2 if against == "sabotage" else 1])
        t.assets(0, *["mansion", "car", "art", "title"][: 4 if against == "code-of-ethics" else 3])
        return t.henchmen(0, *COLOURS[: 4 if against == "confrontation" else 3])

    for against in PENALTIES:
        assert outcome(struck(strong(against))) == ("escaped" if against == penalty else "strikes")


# -- the immunities that are given


@each("penalty", "penalty", PENALTIES, "son")
@pytest.mark.rule("C7.2", "C5.2", "Q-A20", "Q-N4")
def test_the_son_protects_from_the_penalty_chosen_and_no_other(penalty: str) -> None:
    other = "bribe" if penalty != "bribe" else "sabotage"
    for chosen in (penalty, other):
        t = all_to_lose(penalty).family(0, 1).city_card("C", other).control()
        t.do("claim B1", "no-chief").draws("gangster", "gangster").do("son", f"immune {chosen}")
        assert outcome(t) == ("escaped" if chosen == penalty else "strikes")
    before = all_to_lose(penalty).family(0, 1).city_card("C", other).control()  # window (a)
    before.draws("gangster", "gangster").do("son", f"immune {penalty}", "claim B1", "no-chief")
    assert (outcome(before), losable(before)) == ("escaped", (4, 2, 1, 1))


@each("penalty", "penalty", PENALTIES, "card")
@pytest.mark.rule("C4.6", "Q-N4")
def test_the_card_immunity_protects(penalty: str) -> None:
    t = all_to_lose(penalty)
    t.s.set_of(0, terms.IMMUNE, 1)
    assert (outcome(struck(t)), losable(t)) == ("escaped", (2, 2, 1, 1))


# -- nothing to lose


@each("penalty", "penalty", PENALTIES, "nothing")
@pytest.mark.rule("C7.1", "Q-N8")
def test_nothing_to_lose_nothing_lost(penalty: str) -> None:
    t = Table().godchild(0).city_card("B", penalty)
    if penalty != "bribe":
        t.hand(0, "car", "art")
    if penalty != "sabotage":
        t.assets(0, "car")
    if penalty == "code-of-ethics":
        t.gangsters(0, 1)
    else:
        t.influence(0, "hat", "title")
    if penalty == "bribe":
        t.gangsters(0, 1)
    group = {"bribe": "", "code-of-ethics": " ignoring influence"}.get(penalty, " ignoring gangsters")
    t.control()
    before = losable(t)
    t.do(f"claim B1{group}", "no-chief")
    assert (outcome(t), losable(t), t.s.discards_size) == ("empty", before, 0)


# -- a token instead of a card


TOKENS = {
    "sabotage": (terms.ASSET_TOKENS + 1, "lose-asset art", "lose-asset-token car"),
    "code-of-ethics": (terms.CITY_TOKENS, "lose-influence hat movement", "lose-influence-token city"),
    "confrontation": (terms.GANGSTER_TOKENS, "lose-gangster card", "lose-gangster token"),
}


@each("penalty", "penalty", TAKERS, "token")
@pytest.mark.rule("C7.1", "Q-N6")
def test_a_token_may_go_instead_of_a_card_and_leaves_the_game(penalty: str) -> None:
    field, card, token = TOKENS[penalty]
    for loss, gone in ((card, 0), (token, 1)):
        t = victim(penalty).assets(0, "art")
        t.s.add_to(0, field, 1)
        struck(t)
        assert (t.actor, t.legal) == (0, [card, token])
        supply = list(t.s.supply)
        t.do(loss)
        assert (t.of(0, field), t.s.discards_size) == (1 - gone, 1 - gone)
        assert list(t.s.supply) == supply  # not back to the supply


@each("penalty", "penalty", TAKERS, "token")
@pytest.mark.rule("C7.1", "Q-N6", "Q-N5")
def test_whoever_has_only_a_token_loses_it(penalty: str) -> None:
    field, _, _ = TOKENS[penalty]
    t = Table().godchild(0).city_card("B", penalty)
    if penalty == "code-of-ethics":
        t.gangsters(0, 1)
    else:
        t.influence(0, "hat", "title")
    t.s.add_to(0, field, 1)
    group = " ignoring influence" if penalty == "code-of-ethics" else " ignoring gangsters"
    t.control().do(f"claim B1{group}", "no-chief")
    if t.asked == "lose-influence":  # asked though there is one answer only: faces are hidden
        t.do("lose-influence-token city")
    assert (outcome(t), t.of(0, field), t.s.discards_size) == ("strikes", 0, 0)


@pytest.mark.card("penalty bribe", aspect="token")
@pytest.mark.rule("C7.1", "C2.3")
def test_the_bribe_is_money_and_no_token_pays_it() -> None:
    t = victim("bribe").gangsters(0, 0, tokens=1).assets(0, "car")
    t.s.add_to(0, terms.HAT_TOKENS, 1)
    assert outcome(struck(t)) == "empty"
    assert losable(t) == (0, 1, 2, 2)
