"""C2.4 Knowledge: the ledger's exact probabilities against the lister, and its form."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

from consigliere.core.ledger import Contradiction
from consigliere.games.chicago import beliefs, cells, options
from consigliere.games.chicago.events import EVENTS
from consigliere.games.chicago.inference import Guesses, MOST, pruned
from consigliere.games.chicago.knowledge import Ledger
from consigliere.games.chicago.loading import load
from consigliere.games.chicago.names import KIND_IDS
from consigliere.games.chicago.state import begin, Chicago
from consigliere.games.chicago.view import hand, influence
from tests.chicago.hidden.comparing import disagreement, FAULTS, fed, key, listed, SEEDS
from tests.chicago.hidden.positions import play, Position, positions


@pytest.mark.slow
@pytest.mark.rule("C2.4", "C1.2", "C2.2", "Q-V4")
def test_ledger_agrees_with_the_lister_exactly() -> None:
    """Every world and its probability, and the marginals: to nine digits."""
    assert len(listed()) > SEEDS // 2
    for position, expected in listed():
        assert disagreement(position, expected) is None
    assert sum(len(expected) > 1 for _, expected in listed()) > len(listed()) // 2


@pytest.mark.slow
@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_caught(fault: type[Ledger]) -> None:
    caught = 0
    for position, expected in listed():
        caught += disagreement(position, expected, fault) is not None
        if caught == 4:
            return
    pytest.fail(f"caught only {caught} times")


# -- single inferences


def table(viewer: int = 0, players: int = 3, **settings: bool) -> Ledger:
    return Ledger(
        viewer, players, load().tables, {name.replace("_", "-"): on for name, on in settings.items()}
    )


def tell(ledger: Ledger, *events: Mapping[str, Any]) -> Ledger:
    for event in events:
        ledger.see(event)
    return ledger


def dealt(seat: int, *cards: str | None) -> list[dict[str, Any]]:
    return [{"event": "card-dealt", "seat": seat} | ({"kind": card} if card else {}) for card in cards]


@pytest.mark.rule("C2.4", "C1.2")
def test_a_card_dealt_to_another_is_as_likely_as_its_share_of_the_deck() -> None:
    ledger = tell(table(), *dealt(1, None))
    assert ledger.chance(1, "gangster") == pytest.approx(18 / 60)
    tell(ledger, *dealt(0, "gangster", "S1"))
    assert ledger.chance(1, "gangster") == pytest.approx(17 / 58)
    assert ledger.chance(1, "S1") == 0.0


@pytest.mark.rule("C2.4", "C1.2", "Q-S2")
def test_two_players_do_not_know_which_special_cards_were_cut() -> None:
    ledger = tell(table(players=2), *dealt(1, None))
    assert ledger.chance(1, "S3") == pytest.approx(6 / 10 / 46)
    worlds = [ledger.deal(random.Random(seed)) for seed in range(60)]
    assert all(sum(world.cut.values()) == 4 for world in worlds)
    assert any("S1" in world.cut for world in worlds)


@pytest.mark.rule("Q-V4", "C12.1", "C2.4")
def test_without_city_cards_immunity_is_never_cut() -> None:
    ledger = tell(table(players=2, no_city_cards=True), *dealt(1, None))
    assert ledger.chance(1, "S1") == pytest.approx(1 / 46)
    assert ledger.chance(1, "S3") == pytest.approx(5 / 9 / 46)
    assert all("S1" not in ledger.deal(random.Random(seed)).cut for seed in range(60))


@pytest.mark.rule("C2.4", "C2.3")
def test_a_card_taken_from_the_viewer_is_known_until_its_holder_pays() -> None:
    ledger = tell(
        table(),
        *dealt(0, "S4"),
        *dealt(1, None, None),
        {"event": "blackmailed", "seat": 1, "victim": 0, "kind": "S4"},
    )
    assert ledger.known(1) == {"S4": 1}
    tell(ledger, {"event": "money-paid", "seat": 1})
    assert ledger.known(1) == {}
    assert ledger.chance(1, "S4") == pytest.approx(2 / 3)
    tell(ledger, {"event": "influence-laid", "seat": 1, "side": "hat"})
    assert ledger.chance(1, "S4") == pytest.approx(1 / 3)
    tell(ledger, {"event": "influence-lost", "seat": 1, "side": "hat", "token": False})
    assert ledger.chance(1, "S4") == pytest.approx(1 / 3)


@pytest.mark.rule("C2.4")
def test_what_is_shown_was_held() -> None:
    ledger = tell(
        table(),
        *dealt(0, "S4"),
        *dealt(1, None),
        {"event": "blackmailed", "seat": 1, "victim": 0, "kind": "S4"},
        {"event": "blackmailed", "seat": 2, "victim": 1},
    )
    assert ledger.chance(2, "S4") == pytest.approx(1 / 2)
    tell(ledger, {"event": "gangster-laid", "seat": 1})
    assert ledger.known(2) == {"S4": 1}


@pytest.mark.rule("C2.2", "C2.4", "C1.8")
def test_who_draws_the_card_one_put_under_the_deck_is_known_to_hold_it() -> None:
    """Once the shuffled part is used up, the cards under it come in the order they went there."""
    tables = load().tables
    ledger = table(players=2)
    tell(ledger, *dealt(0, "title"), *dealt(1, None))
    tell(ledger, {"event": "card-returned", "seat": 0, "kind": "title"})
    tell(ledger, {"event": "card-returned", "seat": 1})
    rest = sum(tables.deck[kind] for kind in range(17)) - 4 - 2
    tell(ledger, *({"event": "card-drawn", "seat": 1} for _ in range(rest)))
    tell(ledger, *({"event": "money-paid", "seat": 1} for _ in range(rest)))
    assert ledger.known(1) == {}
    tell(ledger, {"event": "card-drawn", "seat": 1})
    assert ledger.known(1) == {"title": 1}
    tell(ledger, {"event": "card-drawn", "seat": 1}, {"event": "turn-begins", "seat": 1, "extra": False})
    assert ledger.known(1) == {"title": 1}
    assert ledger.chance(1, "gangster") == pytest.approx(14 / 45)


@pytest.mark.rule("C2.2", "C3.4", "C2.4")
def test_only_a_card_just_drawn_goes_under_the_deck() -> None:
    ledger = tell(
        table(),
        *dealt(0, "S4"),
        *dealt(1, None, None),
        {"event": "blackmailed", "seat": 1, "victim": 0, "kind": "S4"},
        *({"event": "card-drawn", "seat": 1} for _ in range(3)),
        {"event": "card-under", "seat": 1},
    )
    assert ledger.known(1) == {"S4": 1}
    assert ledger.chance(1, "S4") == 1.0
    assert len(ledger.deal(random.Random(0)).drawn) == 2


@pytest.mark.rule("C2.2", "C2.4")
def test_cards_drawn_after_a_reshuffle_are_of_the_discards() -> None:
    tables = load().tables
    ledger = table(players=3)
    every = [id for kind, id in enumerate(KIND_IDS) for _ in range(tables.deck[17 + kind])]
    tell(ledger, *dealt(1, None), *dealt(0, *every[1:]))
    assert ledger.known(1) == {"gangster": 1}
    tell(
        ledger,
        {"event": "money-paid", "seat": 0, "kind": "S7"},
        {"event": "deck-made", "cards": 1},
        {"event": "money-paid", "seat": 0, "kind": "S8"},
        {"event": "money-paid", "seat": 1},
        {"event": "card-drawn", "seat": 1},
        {"event": "deck-made", "cards": 2},
    )
    assert ledger.known(1) == {"S7": 1}
    tell(ledger, {"event": "card-drawn", "seat": 2})
    assert ledger.chance(2, "S8") == pytest.approx(1 / 2)
    assert ledger.chance(2, "gangster") == pytest.approx(1 / 2)


@pytest.mark.rule("C4.6", "C2.2")
def test_a_special_card_joins_the_discards_when_it_has_been_applied() -> None:
    played = {"event": "special-played", "seat": 0, "special": "S7"}
    ledger = tell(table(), *dealt(0, "S7", "S8"), played)
    assert ledger.deal(random.Random(0)).discards == {}
    tell(ledger, {"event": "turn-begins", "seat": 1, "extra": False})
    assert ledger.deal(random.Random(0)).discards == {"S7": 1}


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(Contradiction):
        tell(table(), {"event": "gangster-laid", "seat": 1})
    with pytest.raises(Contradiction):
        tell(table(), {"event": "money-paid", "seat": 1})


# -- whole games with the box's cards


def truth_holds(ledger: Ledger, s: Chicago) -> bool:
    """Whether every hand and pile can be opened, card by card, as it truly is."""
    ledger = ledger.copy()
    try:
        for seat in range(s.players):
            ledger.see({"event": "turn-begins", "seat": seat, "extra": False})
            piles = {cells.HAND + seat: hand(s, seat)}
            for n, cards in enumerate(influence(s, seat).values()):
                piles[cells.side(seat, n)] = cards
            for place, cards in piles.items():
                for card, count in cards.items():
                    for _ in range(count):
                        ledger._seen(place, KIND_IDS.index(card), None)
    except Contradiction:
        return False
    return True


@pytest.mark.slow
@pytest.mark.rule("C2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_truth_is_never_ruled_out(players: int) -> None:
    tables = load().tables
    for seed, chosen in enumerate(({}, {"no-city-cards": True}, {"two-extra-actions": True})):
        s = begin(players, tables, options.mask(chosen))
        raw: list[Any] = []
        s.events = raw
        play(s, random.Random(seed), (150, 250, 10_000)[seed])
        for viewer in (-1, 0, players - 1):
            seen = [EVENTS.seen_by(event, viewer) for event in raw]
            ledger = fed(Position("game", viewer, players, tables, chosen, s, seen))
            assert truth_holds(ledger, s)
            for seat in range(players):
                true = hand(s, seat)
                assert all(true[card] >= n for card, n in ledger.known(seat).items())
                assert seat != viewer or ledger.known(seat) == true


@pytest.mark.rule("C2.4")
def test_a_chance_that_is_too_much_to_work_out_is_estimated(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = tell(table(), *dealt(0, "S4"), *dealt(1, None, None))
    tell(ledger, {"event": "blackmailed", "seat": 1, "victim": 0, "kind": "S4"})
    tell(ledger, {"event": "money-paid", "seat": 1})
    exact = ledger.chance(1, "S4")
    monkeypatch.setattr(beliefs, "EFFORT", 0)
    assert exact == pytest.approx(2 / 3)
    assert ledger.chance(1, "S4") == pytest.approx(exact, abs=0.05)
    assert ledger.chance(1, "S4") == ledger.copy().chance(1, "S4") != exact
    tell(ledger, {"event": "money-paid", "seat": 1}, {"event": "money-paid", "seat": 1})
    assert ledger.chance(1, "S4") == 0.0


# -- form


def small(seed: int) -> Position:
    return next(positions(seed))


@pytest.mark.parametrize("seed", range(40, 60))
def test_written_down_and_read_again_it_goes_on_the_same(seed: int) -> None:
    position = small(seed)
    straight = fed(position)
    broken = Ledger(position.viewer, position.players, position.tables, position.options)
    for n, event in enumerate(position.events):
        if n % 5 == 0:
            broken = Ledger.from_json(json.loads(json.dumps(broken.to_json())))
        broken.see(event)
    assert json.dumps(broken.to_json()) == json.dumps(straight.to_json())


def test_a_copy_is_its_own() -> None:
    ledger = tell(table(), *dealt(1, None, None))
    before = json.dumps(ledger.to_json())
    other = ledger.copy()
    tell(other, {"event": "card-returned", "seat": 1}, {"event": "gangster-laid", "seat": 1})
    assert json.dumps(ledger.to_json()) == before
    assert json.dumps(other.to_json()) != before


def test_every_cell_and_place_has_a_name_of_its_own() -> None:
    every = [cells.cell(bag, item) for bag in (0, 7) for item in (*range(18), cells.SLOT, cells.SLOT + 12)]
    assert len({cells.name(n) for n in every}) == len(every)
    assert [cells.number(cells.name(n)) for n in every] == every
    places = range(cells.UNDER + 12)
    assert len({cells.place_name(place) for place in places}) == len(places)
    assert [cells.place_number(cells.place_name(place)) for place in places] == list(places)


def test_thinning_keeps_the_likely_ones_and_everybodys_share() -> None:
    weights = [0.2, 0.1] + [0.0007] * 1000
    kept = pruned(weights, 100)
    assert kept[:2] == weights[:2]
    assert sum(weight > 0 for weight in kept) <= 100
    assert sum(kept) == pytest.approx(sum(weights), abs=0.01)
    for first in (2, 252, 502, 752):
        assert sum(kept[first : first + 250]) == pytest.approx(0.175, abs=0.01)


def test_bags_that_are_joined_are_added_in_every_hypothesis() -> None:
    guesses = Guesses()
    guesses.change([(1, 2), (5, 1)])
    guesses.split([1], lambda _: [(1.0, ((1, -1),)), (3.0, ((5, 1), (7, 1)))])
    guesses.rename({1: 5, 7: None})
    found = {tuple(sorted(guesses.counts(c).items())): w for c, w in guesses.weights.items()}
    assert found == {((5, 2),): pytest.approx(0.25), ((5, 4),): pytest.approx(0.75)}


def test_with_room_for_one_hypothesis_only_possible_worlds_are_dealt() -> None:
    thinned = 0
    for position, expected in listed()[:50]:
        ledger = fed(position)
        narrow = Ledger(position.viewer, position.players, position.tables, position.options)
        narrow.hypotheses.most = 1
        for event in position.events:
            narrow.see(event)
        thinned += not narrow.hypotheses.exact
        for seed in range(5):
            assert key(narrow.deal(random.Random(seed))) in expected
        for seat in range(position.players):
            certain, claimed = ledger.known(seat), narrow.known(seat)
            assert all(certain.get(card, 0) >= n for card, n in claimed.items())
    assert thinned > 10


def test_what_was_lost_in_thinning_is_found_again() -> None:
    """The one hypothesis that was kept is not the truth; the ledger goes over it all again."""
    ledger = tell(
        table(),
        *dealt(0, "S4"),
        *dealt(2, None),
        *dealt(1, None),
        {"event": "blackmailed", "seat": 1, "victim": 0, "kind": "S4"},
        {"event": "blackmailed", "seat": 2, "victim": 1},
        {"event": "gangster-laid", "seat": 2},
    )
    held = ledger.hypotheses
    assert len(held.weights) == 2 and 0 < ledger.chance(2, "S4") < 1
    held.exact = False
    for changes in list(held.weights):
        lost = ledger.copy()
        lost.hypotheses.restore({changes: 1.0})
        if lost.chance(2, "S4") == 0:
            tell(lost, {"event": "special-played", "seat": 2, "special": "S4"})
            assert lost.hypotheses.exact and lost.hypotheses.most == 8 * MOST
            assert lost.chance(1, "S4") == lost.chance(2, "S4") == 0
            return
    pytest.fail("no hypothesis to be misled by")


def test_a_ledger_read_from_json_says_so_if_it_is_lost() -> None:
    ledger = Ledger.from_json(table().to_json())
    with pytest.raises(Contradiction):
        tell(ledger, {"event": "gangster-laid", "seat": 1})


def test_a_whole_game_needs_few_hypotheses() -> None:
    tables = load().tables
    s = begin(4, tables, 0)
    raw: list[Any] = []
    s.events = raw
    play(s, random.Random(3), 10_000)
    ledger = Ledger(0, 4, tables)
    for event in raw:
        ledger.see(EVENTS.seen_by(event, 0))
        assert len(ledger.hypotheses.weights) <= MOST
    assert s.over
