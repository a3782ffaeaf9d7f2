"""G2.1-G2.3 the board, G2.4 hidden and public information (Q-2, Q-3), G2.5 no change and no trade (Q-4)."""

from typing import Any

import pytest

from consigliere.games.godfather import names
from consigliere.games.godfather.notation import TABLE
from consigliere.games.godfather.view import view
from tests.godfather.table import Table

OPEN = {"open-suitcases": True}
TILES = ("TB1", "TB2", "TB3", "TB4", "TB5", "TB6", "TB7")


def told(t: Table, viewer: int, name: str) -> list[dict[str, Any]]:
    return [{k: v for k, v in e.items() if k != "event"} for e in t.seen(viewer) if e["event"] == name]


# -- the board


@pytest.mark.rule("G2.1")
def test_seven_turfs_in_order_and_central_park_is_none_of_them() -> None:
    t = Table(3).member(0, "R02").member(1, "R03").phase("turf-war").go()
    fought = [e["turf"] for e in t.events("turf-fought")]
    assert fought == ["WS", "BK", "UES", "QN", "UWS", "MT", "CH"]
    assert [turf for turf in names.TURF_IDS if t.stack(turf)] == ["UES", "UWS"]


@pytest.mark.rule("G2.1")
def test_each_turf_has_one_printed_business_and_one_slot_for_a_tile() -> None:
    t = Table(3).go()
    assert [a for a in t.legal if a.startswith("thug")] == [f"thug P-{turf}" for turf in names.TURF_IDS]
    t = Table(3)
    for turf, tile in zip(names.TURF_IDS, TILES, strict=True):
        t.tile(turf, tile)
    both = [f"thug {half}-{turf}" for turf in names.TURF_IDS for half in "PT"]
    assert [a for a in t.go().legal if a.startswith("thug")] == both


@pytest.mark.rule("G2.1")
def test_central_park_has_a_back_but_no_front_and_no_control() -> None:
    t = Table(3).hand(0, "$2", "gun", "booze", "blood", "JG1").go()
    t.do("job JG1", "bills 1")
    fronts = [f"front P-{turf}" for turf in names.TURF_IDS]
    assert t.legal == [*fronts, "no-front"]
    t = Table(3).hand(0, "$2").go().do("member R02")
    assert t.legal == ["launder $2", "icon MONEY_2", "done"]
    assert "CP" not in view(t.s, -1, {})["stacks"]


@pytest.mark.rule("G2.2")
def test_a_thug_uses_the_front_and_a_member_the_back() -> None:
    t = Table(3).hand(0, "$5").tile("WS", "TB8").go()
    t.do("thug P-WS")
    assert t.legal == ["launder $5", "icon MONEY_1", "done"]
    t = Table(3).hand(0, "$5").tile("WS", "TB8").go().do("member R16")
    assert t.legal == ["icon MONEY_3", "icon GOOD_BOOZE", "icon GOOD_BLOOD", "done"]


@pytest.mark.rule("G2.2")
def test_a_front_has_room_for_one_thug() -> None:
    t = Table(3).tile("WS", "TB8").go().do("thug P-WS", "done")
    assert t.actor == 1
    assert "thug P-WS" not in t.legal
    assert "thug T-WS" in t.legal


@pytest.mark.rule("G2.3")
def test_a_figure_on_a_round_space_stands_in_every_turf_it_touches() -> None:
    t = Table(3).member(1, "R14").phase("turf-war").go()
    assert [turf for turf in names.TURF_IDS if t.stack(turf) == [1]] == ["WS", "MT", "CH"]
    t = Table(3).member(1, "R10").phase("turf-war").go()
    assert [turf for turf in names.TURF_IDS if t.stack(turf) == [1]] == ["QN", "MT"]


@pytest.mark.rule("G2.3")
def test_every_round_space_touches_two_or_three_areas() -> None:
    areas = Table(3).tables.areas
    assert len(areas) == 17
    assert all(int(mask).bit_count() in (2, 3) for mask in areas)


# -- what is hidden


@pytest.mark.rule("G2.4", "Q-2")
def test_hands_show_their_size_and_nothing_else() -> None:
    t = Table(3).hand(0, "$1", "gun", "JY1", "A1").hand(1, "$5", "JK5").go()
    for viewer in (-1, 1, 2):
        shown = view(t.s, viewer, {})
        assert [row["hand_size"] for row in shown["seats"]] == [4, 2, 0]
        assert all("hand" not in row for row in shown["seats"])
        assert "JY1" not in str(shown)
        assert "A1" not in str(shown)
    assert view(t.s, 0, {})["hand"] == {"$1": 1, "gun": 1, "JY1": 1, "A1": 1}
    assert "hand" not in view(t.s, -1, {})


@pytest.mark.rule("G2.4", "Q-2", "Q-3")
def test_suitcases_show_numbers_and_their_owner_looks_inside() -> None:
    t = Table(3).case(0, "$5", "$2", "$2", "JG6").go()
    for viewer in (-1, 0, 1):
        assert view(t.s, viewer, {})["seats"][0]["suitcase"] == {"bills": 3, "jobs": 1}
    assert view(t.s, 0, {})["suitcase"] == {"$2": 2, "$5": 1, "JG6": 1}
    assert view(t.s, 1, {})["suitcase"] == {}
    assert "suitcase" not in view(t.s, -1, {})
    assert "JG6" not in str(view(t.s, 1, {}))


@pytest.mark.rule("G2.4", "Q-2")
def test_a_table_option_lays_suitcases_open() -> None:
    t = Table(3).case(0, "$5", "JG6").go()
    assert view(t.s, 2, OPEN)["seats"][0]["suitcase"]["cards"] == {"$5": 1, "JG6": 1}
    assert view(t.s, -1, OPEN)["seats"][0]["suitcase"]["cards"] == {"$5": 1, "JG6": 1}
    assert "hand" not in view(t.s, -1, OPEN)


@pytest.mark.rule("G2.4")
def test_two_tables_that_differ_only_in_hidden_things_look_the_same() -> None:
    one = Table(3).hand(1, "gun", "JY1", "JB4").case(1, "$1", "JK5").case(2, "$1").hand(2, "gun")
    two = Table(3).hand(1, "gun", "JK5", "JG2").case(1, "$1", "JY6").case(2, "$1").hand(2, "gun")
    one.s.allies_left, two.s.allies_left = 0b1, 0b10
    for viewer in (-1, 0, 2):
        assert view(one.go().s, viewer, {}) == view(two.go().s, viewer, {})
    assert view(one.s, 1, {}) != view(two.s, 1, {})


@pytest.mark.rule("G2.4")
def test_the_deck_and_the_stacks_of_tiles_show_only_how_many_are_left() -> None:
    t = Table(3).tile("WS", "TB3").tile("BK", "TR1").hand(0, "JY1").go()
    shown = view(t.s, 0, {})
    assert shown["deck"] == 43
    assert shown["tiles_left"] == {"blue": 7, "red": 3}
    assert all(f"TB{n}" not in str(shown) for n in (1, 2, 4, 5, 6, 7, 8))


@pytest.mark.rule("G2.4")
def test_jobs_are_dealt_unseen() -> None:
    t = Table(2).set_up().draws("JY1", "JB1", "A1", "JK5", "JG2", "JB2", "JY3", "0").go()
    assert told(t, 0, "job-dealt") == [
        {"seat": 0, "job": "JK5"},
        {"seat": 0, "job": "JG2"},
        {"seat": 1},
        {"seat": 1},
    ]
    assert told(t, -1, "job-dealt") == [{"seat": 0}, {"seat": 0}, {"seat": 1}, {"seat": 1}]


@pytest.mark.rule("G2.4")
def test_of_a_job_icon_only_the_rejected_card_becomes_public() -> None:
    t = Table(3).go().draws("JK5", "JG2").do("thug P-MT", "icon JOB")
    assert t.asked == "keep-job"
    assert view(t.s, 0, {})["stack"][-1] == {
        "frame": "keep-job",
        "seat": 0,
        "first": "JK5",
        "second": "JG2",
    }
    for viewer in (-1, 1, 2):
        assert view(t.s, viewer, {})["stack"][-1] == {"frame": "keep-job", "seat": 0}
    t.do("keep JK5")
    assert told(t, 0, "job-drawn") == [{"seat": 0, "job": "JK5"}, {"seat": 0, "job": "JG2"}]
    assert told(t, 0, "job-kept") == [{"seat": 0, "job": "JK5"}]
    for viewer in (-1, 1, 2):
        assert told(t, viewer, "job-drawn") == [{"seat": 0}, {"seat": 0}]
        assert told(t, viewer, "job-kept") == [{"seat": 0}]
        assert told(t, viewer, "job-rejected") == [{"seat": 0, "job": "JG2"}]
        assert view(t.s, viewer, {})["discards"] == {"JG2": 1}


@pytest.mark.rule("G2.4")
def test_a_stolen_card_is_seen_by_thief_and_victim_alone() -> None:
    t = Table(4).hand(0, "JG3", "booze", "booze").hand(2, "$5", "JK5").go()
    t.do("job JG3", "bills 1", "opponent 2").draws("JK5").go()
    assert t.cards(0) == {"$3": 1, "JK5": 1}
    for viewer in (0, 2):
        assert told(t, viewer, "stolen") == [{"seat": 0, "victim": 2, "card": "JK5"}]
    for viewer in (-1, 1, 3):
        assert told(t, viewer, "stolen") == [{"seat": 0, "victim": 2}]


@pytest.mark.rule("G2.4", "Q-2")
def test_bribes_are_hidden_until_all_are_revealed() -> None:
    t = Table(3).case(0, "$5", "$3").case(1, "$1").case(2, "$2").offered("A1", "A2").phase("bribery").go()
    before = [view(t.s, viewer, {}) for viewer in (-1, 1, 2)]
    t.do("bribe $3 x0", "bribe $5 x1", seat=0)
    assert [view(t.s, viewer, {}) for viewer in (-1, 1, 2)] == before
    assert view(t.s, 0, {})["prompt"] == {"decision": "bribe", "seats": [0, 1, 2], "yours": False}
    assert told(t, 0, "bid") == []
    t.do("bribe $1 x0", seat=1).do("bribe $2 x1", seat=2)
    for viewer in (-1, 0, 1, 2):
        assert told(t, viewer, "bid") == [
            {"seat": 0, "bills": ["$5"], "worth": 5},
            {"seat": 1, "bills": [], "worth": 0},
            {"seat": 2, "bills": ["$2"], "worth": 2},
        ]


@pytest.mark.rule("G2.4")
def test_offers_are_hidden_until_all_are_revealed() -> None:
    t = Table(3).hand(0, "JG2", "gun", "blood", "blood").hand(1, "$1", "$5").hand(2, "$2", "$3").go()
    t.do("job JG2", "bills 1", "use")
    before = [view(t.s, viewer, {}) for viewer in (-1, 0, 2)]
    t.do("offer $5", seat=1)
    assert [view(t.s, viewer, {}) for viewer in (-1, 0, 2)] == before
    t.do("offer $2", seat=2)
    assert told(t, -1, "offer-made") == [{"seat": 1, "bill": "$5"}, {"seat": 2, "bill": "$2"}]


@pytest.mark.rule("G2.4")
def test_tribute_choices_are_hidden_until_the_reveal() -> None:
    six = ("$1", "$2", "$3", "$5", "gun", "booze")
    t = Table(3).hand(0, *six).hand(1, *six).phase("tribute").go()
    before = [view(t.s, viewer, {}) for viewer in (-1, 1)]
    t.do("retain $2", seat=0)  # the other five stay, which leaves no further choice
    assert [view(t.s, viewer, {}) for viewer in (-1, 1)] == before
    assert told(t, 0, "tribute-paid") == []
    t.do("retain $1", "retain $2", "retain $3", "retain $5", "retain booze", seat=1)
    paid = [{"seat": 0, "card": "$1"}, {"seat": 1, "card": "gun"}]
    assert [told(t, viewer, "tribute-paid") for viewer in (-1, 0, 1, 2)] == [paid] * 4


# -- what is public


@pytest.mark.rule("G2.4", "Q-2")
def test_each_bill_is_shown_as_it_is_laundered() -> None:
    t = Table(3).hand(0, "$5", "$1").go().do("thug P-WS", "launder $5")
    for viewer in (-1, 0, 1):
        assert told(t, viewer, "laundered") == [{"seat": 0, "bill": "$5"}]
    assert view(t.s, 1, {})["seats"][0]["suitcase"] == {"bills": 1, "jobs": 0}


@pytest.mark.rule("G2.4", "Q-3")
def test_a_job_is_public_as_it_is_completed_and_hidden_afterwards() -> None:
    t = Table(3).hand(0, "JG5", "gun", "gun").go().do("job JG5", "bills 1", "done")
    for viewer in (-1, 1, 2):
        assert told(t, viewer, "job-begun") == [{"seat": 0, "job": "JG5", "space": None}]
        assert told(t, viewer, "job-done") == [{"seat": 0, "job": "JG5"}]
        assert view(t.s, viewer, {})["seats"][0]["suitcase"] == {"bills": 0, "jobs": 1}
        assert "JG5" not in str(view(t.s, viewer, {}))
    assert view(t.s, 0, {})["suitcase"] == {"JG5": 1}


@pytest.mark.rule("G2.4")
def test_every_discard_is_public() -> None:
    t = Table(3).hand(0, "JK5", "gun").go().do("thug P-UES", "icon DISCARD2_5", "discard gun", "discard JK5")
    for viewer in (-1, 1):
        assert told(t, viewer, "discarded") == [{"seat": 0, "card": "gun"}, {"seat": 0, "card": "JK5"}]
        assert view(t.s, viewer, {})["discards"] == {"JK5": 1}


@pytest.mark.rule("Q-2")
def test_reserves_played_allies_board_and_markers_are_public() -> None:
    t = Table(3, act=2).hand(0, "A10").thug(1, "P-QN").marker("QN", 2, 1).in_hudson(2, "don").go()
    t.do("ally A10")
    shown = view(t.s, -1, {})
    assert shown["seats"][0]["allies_played"] == ["A10"]
    assert [row["thugs"] for row in shown["seats"]] == [2, 1, 2]
    assert shown["seats"][2]["members"] == ["consigliere"]
    assert shown["seats"][2]["hudson"] == {"thugs": 0, "members": ["don"]}
    assert shown["squares"]["P-QN"] == 1
    assert shown["stacks"]["QN"] == [2, 1]
    assert [row["markers"] for row in shown["seats"]] == [9, 8, 8]


# -- no change, no trade


@pytest.mark.rule("G2.5")
def test_a_bid_is_paid_with_the_very_bills_and_no_change_is_given() -> None:
    t = Table(3).case(0, "$5").case(1, "$2", "$2").offered("A1", "A2").phase("bribery").go()
    assert t.legal_of(0) == ["bribe $5 x0", "bribe $5 x1"]
    assert t.legal_of(1) == ["bribe $2 x0", "bribe $2 x1", "bribe $2 x2"]
    t.do("bribe $5 x1", seat=0).do("bribe $2 x2", seat=1).do("choose A1")
    assert t.suitcase(0) == {}
    assert t.suitcase(1) == {}
    assert [t.pile(bill) for bill in names.BILL_IDS] == [22, 28, 34, 36]


@pytest.mark.rule("G2.5")
def test_a_bill_is_laundered_as_it_is() -> None:
    t = Table(3).hand(0, "$1", "$1", "$1", "$1", "$1").go().do("thug P-WS")
    assert t.legal == ["launder $1", "icon MONEY_1", "done"]
    t.do("launder $1", "done")
    assert t.suitcase(0) == {"$1": 1}
    assert t.cards(0) == {"$1": 4}


@pytest.mark.rule("G2.5", "Q-4")
def test_no_action_of_the_game_trades_or_changes_cards() -> None:
    decisions = {action.decision for action in TABLE}
    assert decisions == {
        *("turn", "order", "icons", "keep-job", "discard", "good", "lower-bill", "bills", "use", "launder"),
        *(
            "figure",
            "space",
            "turf",
            "front",
            "opponent",
            "marker",
            "bribe",
            "choose-ally",
            "tribute",
            "offer",
        ),
    }
    t = Table(3).hand(0, "$1", "$1", "$1", "$1", "$1").hand(1, "$5").go()
    assert {a.split()[0] for a in t.legal} == {"thug", "member"}
