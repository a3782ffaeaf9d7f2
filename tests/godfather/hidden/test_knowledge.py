"""G2.4 Knowledge: the ledger's exact probabilities against the lister, and its form."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from functools import lru_cache
from itertools import islice
from typing import Any

import pytest

from consigliere.core.ledger import added, Changes, Contradiction, thinned
from consigliere.games.godfather import cells
from consigliere.games.godfather.events import EVENTS
from consigliere.games.godfather.knowledge import Ledger
from consigliere.games.godfather.loading import load
from consigliere.games.godfather.view import hand
from tests.godfather.hidden.comparing import disagreement, FAULTS, fed, Truth, truth
from tests.godfather.hidden.positions import play, Position, positions

SEEDS = 180


@lru_cache(maxsize=1)
def listed() -> list[tuple[Position, Truth]]:
    return [(position, truth(position)) for position in islice(positions(), SEEDS)]


def test_ledger_agrees_with_the_lister_exactly() -> None:
    """Every world and its probability, and the marginals: to nine digits."""
    hidden = 0
    for position, expected in listed():
        assert disagreement(position, expected) is None
        hidden += len(expected) > 1
    assert hidden > SEEDS // 3


@pytest.mark.parametrize("fault", FAULTS)
def test_planted_fault_is_caught(fault: type[Ledger]) -> None:
    caught = [p.name for p, expected in listed() if disagreement(p, expected, fault)]
    assert len(caught) >= 5


# -- single inferences


def table(viewer: int = 0, players: int = 3) -> Ledger:
    return Ledger(viewer, players, load().tables)


def tell(ledger: Ledger, *events: Mapping[str, Any]) -> None:
    for event in events:
        ledger.see(event)


def test_everybody_starts_with_three_bills() -> None:
    assert table().known(2) == {"$1": 1, "$2": 1, "$3": 1}


def test_bills_and_goods_are_known_as_they_move() -> None:
    ledger = table()
    tell(
        ledger,
        {"event": "bill-taken", "seat": 1, "bill": "$5", "wanted": "$5"},
        {"event": "good-taken", "seat": 1, "good": "gun"},
        {"event": "laundered", "seat": 1, "bill": "$2"},
        {"event": "good-paid", "seat": 1, "good": "gun", "for": "gun"},
    )
    assert ledger.known(1) == {"$1": 1, "$3": 1, "$5": 1}
    assert ledger.deal(random.Random(0)).suitcases[1] == {"$2": 1}


def test_a_job_dealt_to_another_is_as_likely_as_its_share_of_the_deck() -> None:
    ledger = table()
    tell(ledger, {"event": "job-dealt", "seat": 1})
    assert ledger.chance(1, "JY1") == pytest.approx(3 / 44)
    tell(ledger, {"event": "job-dealt", "seat": 0, "job": "JY1"})
    assert ledger.chance(1, "JY1") == pytest.approx(2 / 43)


def test_an_unseen_theft_leaves_every_card_possible() -> None:
    ledger = table()
    tell(ledger, {"event": "stolen", "seat": 1, "victim": 2})
    assert ledger.known(1) == {"$1": 1, "$2": 1, "$3": 1}
    assert ledger.known(2) == {}
    assert ledger.chance(2, "$3") == pytest.approx(2 / 3)


def test_a_bill_shown_twice_tells_which_was_stolen() -> None:
    ledger = table()
    tell(
        ledger,
        {"event": "stolen", "seat": 1, "victim": 2},
        {"event": "laundered", "seat": 1, "bill": "$3"},
    )
    # two $3 in one of three worlds: it is picked twice as often there
    assert ledger.chance(2, "$3") == pytest.approx(1 / 2)
    tell(ledger, {"event": "laundered", "seat": 1, "bill": "$3"})
    assert ledger.known(2) == {"$1": 1, "$2": 1}


def test_nothing_offered_proves_that_there_is_no_bill() -> None:
    ledger = table()
    tell(
        ledger,
        {"event": "laundered", "seat": 2, "bill": "$1"},
        {"event": "laundered", "seat": 2, "bill": "$2"},
        {"event": "good-taken", "seat": 2, "good": "gun"},
        {"event": "stolen", "seat": 1, "victim": 2},
    )
    assert ledger.chance(1, "gun") == pytest.approx(1 / 2)
    tell(ledger, {"event": "offer-made", "seat": 2, "bill": None})
    assert ledger.known(2) == {"gun": 1}
    assert ledger.known(1) == {"$1": 1, "$2": 1, "$3": 2}


def test_a_rejected_job_is_not_in_the_hand() -> None:
    ledger = table()
    tell(
        ledger,
        {"event": "job-drawn", "seat": 1},
        {"event": "job-drawn", "seat": 1},
        {"event": "job-kept", "seat": 1},
        {"event": "job-rejected", "seat": 1, "job": "JY5"},
    )
    assert ledger.chance(1, "JY5") == 0.0
    assert ledger.chance(1, "JY1") == pytest.approx(3 / 43)


def test_cards_drawn_after_a_reshuffle_are_of_the_discards() -> None:
    tables = load().tables
    ledger = Ledger(0, 2, tables)
    jobs = [id for n, id in enumerate(cells.CASE_IDS[4:]) for _ in range(tables.job_copies[n])]
    last = [{"event": "job-dealt", "seat": 0, "job": job} for job in jobs[1:]]
    tell(ledger, {"event": "job-dealt", "seat": 1}, *last)
    assert ledger.known(1) == {"$1": 1, "$2": 1, "$3": 1, jobs[0]: 1}
    tell(
        ledger,
        {"event": "discarded", "seat": 0, "card": jobs[-1]},
        {"event": "discarded", "seat": 0, "card": jobs[-4]},
        {"event": "deck-made", "cards": 2},
        {"event": "job-drawn", "seat": 1},
        {"event": "job-kept", "seat": 1},
    )
    assert jobs[-1] != jobs[-4]
    assert ledger.chance(1, jobs[-1]) == pytest.approx(1 / 2)
    assert ledger.known(1)[jobs[0]] == 1


def test_what_cannot_be_is_said() -> None:
    with pytest.raises(Contradiction):
        tell(table(), {"event": "laundered", "seat": 1, "bill": "$5"})


# -- whole games with the box's cards


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_true_hands_are_never_ruled_out(players: int) -> None:
    tables = load().tables
    for seed in range(4):
        s, raw = play(players, tables, random.Random(seed), 60 + 60 * seed)
        for viewer in range(-1, players):
            seen = [EVENTS.seen_by(event, viewer) for event in raw]
            ledger = fed(Position("game", viewer, players, tables, s, seen))
            for seat in range(players):
                true = hand(s, seat)
                assert all(ledger.chance(seat, card) > 0 for card in true)
                assert all(true[card] >= n for card, n in ledger.known(seat).items())
                if seat == viewer:
                    assert ledger.known(seat) == true


# -- form


def small(seed: int) -> Position:
    return next(positions(seed))


@pytest.mark.parametrize("seed", range(40, 60))
def test_written_down_and_read_again_it_goes_on_the_same(seed: int) -> None:
    position = small(seed)
    straight = fed(position)
    broken = Ledger(position.viewer, position.players, position.tables)
    for n, event in enumerate(position.events):
        if n % 5 == 0:
            broken = Ledger.from_json(json.loads(json.dumps(broken.to_json())))
        broken.see(event)
    assert json.dumps(broken.to_json()) == json.dumps(straight.to_json())


def test_a_copy_is_its_own() -> None:
    ledger = table()
    before = ledger.to_json()
    other = ledger.copy()
    tell(other, {"event": "stolen", "seat": 1, "victim": 2}, {"event": "bid", "seat": 1, "bills": []})
    assert ledger.to_json() == before
    assert other.to_json() != before


def test_every_cell_has_a_name_of_its_own() -> None:
    every = list(range(cells.DECK + 1))
    for epoch in (0, 3):
        every += [cells.pool(epoch, job) for job in range(24)] + [cells.left(epoch)]
        every += [cells.slots(epoch, holder) for holder in range(6)]
    assert len({cells.name(cell) for cell in every}) == len(every)
    assert [cells.number(cells.name(cell)) for cell in every] == every


def test_sums_of_changes() -> None:
    assert added(((1, 1), (4, -2)), ((4, 2), (0, 3))) == ((0, 3), (1, 1))


def test_thinning_keeps_the_likely_ones_and_their_share() -> None:
    weights: dict[Changes, float] = {((n, 1),): 1.0 + n % 7 for n in range(1000)}
    kept = thinned(weights, 200)
    assert sum(kept.values()) == 200
    total = sum(weights.values())
    for lowest in (0, 250, 500, 750):
        share = sum(w for ((n, _), *_), w in kept.items() if lowest <= n < lowest + 250) / 200
        true = sum(w for ((n, _), *_), w in weights.items() if lowest <= n < lowest + 250) / total
        assert share == pytest.approx(true, abs=0.01)


def test_what_was_lost_in_thinning_is_found_again() -> None:
    """With room for very few hypotheses the truth is soon thinned away; the ledger goes over it all again."""
    found_again = 0
    for position in islice(positions(), 60):
        ledger = fed(position)
        narrow = Ledger(position.viewer, position.players, position.tables)
        narrow.hypotheses.most = 4
        for event in position.events:
            narrow.see(event)
        for seat in range(position.players):
            assert sum(narrow.deal(random.Random(0)).hands[seat].values()) == sum(
                ledger.deal(random.Random(0)).hands[seat].values()
            )
        if narrow.hypotheses.most > 4:
            found_again += 1
    assert found_again >= 3


def test_a_ledger_read_from_json_says_so_if_it_is_lost() -> None:
    ledger = Ledger.from_json(table().to_json())
    with pytest.raises(Contradiction):
        tell(ledger, {"event": "laundered", "seat": 1, "bill": "$5"})
