"""G16 End and scoring with Q-57 and Q-60 to Q-64: kept bills, dominance, colours, the winner."""

import pytest

from consigliere.games.godfather import terms
from consigliere.games.godfather.view import view
from tests.godfather.table import Table


def end(t: Table) -> Table:
    """Through the tribute of act IV to the end."""
    t.phase("tribute").go()
    assert t.asked == "over"
    return t


def scores(t: Table) -> list[int]:
    return [t.of(seat, terms.SCORE) for seat in range(t.s.players)]


def winners(t: Table) -> list[int]:
    won = [seat for seat in range(t.s.players) if t.of(seat, terms.WON)]
    assert won == [e["seat"] for e in t.events("winner")]
    return won


def dominance(t: Table) -> dict[str, int]:
    return {e["turf"]: e["seat"] for e in t.events("dominance")}


def colours(t: Table) -> list[tuple[int, str]]:
    return [(e["seat"], e["colour"]) for e in t.events("colour-bonus")]


@pytest.mark.rule("G16.1", "Q-57", "Q-64")
def test_kept_bills_go_into_the_suitcase_and_other_cards_are_discarded() -> None:
    t = Table(3, act=4).hand(0, "$5", "JY1").hand(1, "$2", "$3").hand(2, "gun", "A6").case(0, "$1")
    end(t)
    assert t.suitcase(0) == {"$1": 1, "$5": 1}
    assert t.suitcase(1) == {"$2": 1, "$3": 1}
    assert t.suitcase(2) == {}
    assert [t.cards(seat) for seat in range(3)] == [{}, {}, {}]
    assert view(t.s, -1, {})["discards"] == {"JY1": 1}
    assert t.pile("gun") == 9
    assert scores(t) == [6, 5, 0]


@pytest.mark.rule("G16.1", "Q-57")
def test_the_tribute_of_act_four_comes_first_with_a_limit_of_two() -> None:
    t = Table(3, act=4).hand(0, "$1", "$2", "$5", "$5").phase("tribute").go()
    assert t.asked == "tribute"
    t.do("retain $5", seat=0)
    assert t.suitcase(0) == {"$5": 2}
    assert [e["card"] for e in t.events("tribute-paid")] == ["$1", "$2"]
    assert scores(t)[0] == 10


@pytest.mark.rule("G16.1", "Q-64")
def test_jobs_in_hand_are_worth_nothing() -> None:
    t = end(Table(3, act=4).hand(0, "JY1", "JY2").case(1, "JY3"))
    assert colours(t) == [(1, "yellow")]
    assert scores(t) == [0, 5, 0]


@pytest.mark.rule("G16.1")
def test_no_entracte_after_act_four() -> None:
    t = end(Table(3, act=4).thug(0, "P-WS"))
    assert [e["phase"] for e in t.events("phase-begins")] == ["tribute", "end"]
    assert t.at("P-WS") == 0


@pytest.mark.rule("G16.2")
def test_five_dollars_for_each_turf_with_the_most_markers() -> None:
    t = end(Table(3, act=4).marker("WS", 0, 0, 1).marker("QN", 1).marker("CH", 2, 0, 2))
    assert dominance(t) == {"WS": 0, "QN": 1, "CH": 2}
    assert scores(t) == [5, 5, 5]


@pytest.mark.parametrize(
    ("stack", "leader"),
    [((0, 1), 1), ((1, 0), 0), ((0, 1, 1, 0), 0), ((1, 0, 0, 1), 1), ((0, 0, 1, 2), 0), ((2, 1, 0), 0)],
)
@pytest.mark.rule("G16.2")
def test_among_tied_players_the_highest_marker_decides(stack: tuple[int, ...], leader: int) -> None:
    assert dominance(end(Table(3, act=4).marker("UES", *stack))) == {"UES": leader}


@pytest.mark.rule("G16.2", "Q-62")
def test_a_third_player_s_top_marker_does_not_decide_the_tie() -> None:
    t = end(Table(4, act=4).marker("UES", 0, 0, 1, 1, 2).marker("MT", 1, 0, 1, 0, 3))
    assert dominance(t) == {"UES": 1, "MT": 0}


@pytest.mark.rule("G16.2", "Q-61")
def test_nobody_dominates_a_turf_without_markers() -> None:
    t = end(Table(3, act=4).marker("WS", 2))
    assert dominance(t) == {"WS": 2}
    assert scores(t) == [0, 0, 5]


@pytest.mark.rule("G16.3")
def test_five_dollars_for_the_most_jobs_of_each_colour() -> None:
    t = Table(3, act=4).case(0, "JY1", "JY2", "JB1").case(1, "JY3", "JB2", "JB3", "JK1").case(2, "JG1", "JG2")
    end(t)
    assert colours(t) == [(0, "yellow"), (1, "blue"), (2, "green"), (1, "grey")]
    assert scores(t) == [5, 10, 5]


@pytest.mark.rule("G16.3")
def test_all_tied_for_a_colour_get_the_bonus() -> None:
    t = end(Table(4, act=4).case(0, "JG1").case(1, "JG2").case(2, "JG1", "JG3").case(3, "JG4", "JG5"))
    assert colours(t) == [(2, "green"), (3, "green")]
    assert scores(t) == [0, 0, 5, 5]


@pytest.mark.rule("G16.3")
def test_copies_of_one_job_count_each() -> None:
    t = end(Table(3, act=4).case(0, "JK1", "JK1").case(1, "JK3"))
    assert colours(t) == [(0, "grey")]


@pytest.mark.rule("G16.3", "Q-61")
def test_a_colour_without_completed_jobs_gives_nothing() -> None:
    t = end(Table(3, act=4).case(2, "JB1"))
    assert colours(t) == [(2, "blue")]
    assert scores(t) == [0, 0, 5]


@pytest.mark.rule("G16.4")
def test_the_sum_of_bills_and_bonuses() -> None:
    t = (
        Table(3, act=4)
        .case(0, "$1", "$1", "$2", "$3", "$5", "JY1", "JB1")
        .marker("WS", 0)
        .marker("CH", 0, 1, 0)
    )
    end(t.case(1, "$5", "$5", "$5", "$5", "$5"))
    assert scores(t) == [12 + 2 * 5 + 2 * 5, 25, 0]
    assert winners(t) == [0]
    row = view(t.s, -1, {})["seats"][0]
    assert (row["score"], row["dominance"], row["colours"], row["won"]) == (32, 2, 2, True)
    assert row["suitcase"]["cards"] == {"$1": 2, "$2": 1, "$3": 1, "$5": 1, "JY1": 1, "JB1": 1}


@pytest.mark.rule("G16.4")
def test_a_tie_goes_to_more_dominance_bonuses() -> None:
    t = end(Table(3, act=4).case(0, "$5", "$5").case(1, "JY1", "$5").case(2, "$5").marker("QN", 2))
    assert scores(t) == [10, 10, 10]
    assert winners(t) == [2]


@pytest.mark.rule("G16.4")
def test_bonuses_and_not_markers_break_the_tie() -> None:
    # seat 0 has one bonus from two markers, seat 1 one bonus and more markers buried elsewhere
    t = Table(3, act=4).marker("QN", 0, 0).marker("WS", 1).marker("CH", 2, 2, 1).case(2, "$1")
    end(t.case(0, "$5", "$5").case(1, "$5", "$5"))
    assert scores(t) == [15, 15, 6]
    assert winners(t) == [0, 1]


@pytest.mark.rule("G16.4")
def test_the_highest_sum_wins_whatever_the_dominance() -> None:
    t = Table(3, act=4).marker("WS", 0).marker("BK", 0).marker("UES", 0).case(1, "$5", "$5", "$5", "$1")
    assert winners(end(t)) == [1]


@pytest.mark.rule("G16.4", "Q-63")
def test_if_dominance_is_tied_too_the_win_is_shared() -> None:
    """As the books have it: completed jobs break no tie."""
    t = Table(3, act=4).case(0, "$5", "$5", "$5").case(1, "JB1", "$5", "$5").case(2, "JB2", "JY1", "$5")
    assert scores(end(t)) == [15, 15, 15]
    assert winners(t) == [0, 1, 2]
    t = end(Table(3, act=4).case(0, "$5").case(2, "$3", "$2").case(1, "$1"))
    assert winners(t) == [0, 2]
    t = end(Table(3, act=4).marker("WS", 0).marker("BK", 1))
    assert winners(t) == [0, 1]


@pytest.mark.parametrize(("version", "won"), [(1, [0, 1, 2]), (2, [2]), (4, [2]), (5, [0, 1, 2])])
@pytest.mark.rule("G16.4", "Q-63")
def test_games_of_rules_versions_2_to_4_count_completed_jobs(version: int, won: list[int]) -> None:
    t = Table(3, act=4).case(0, "$5", "$5", "$5").case(1, "JB1", "$5", "$5").case(2, "JB2", "JY1", "$5")
    t.s.rules = version
    assert scores(end(t)) == [15, 15, 15]
    assert winners(t) == won


@pytest.mark.rule("G16.4", "Q-63")
def test_dominance_came_before_jobs_in_rules_version_4() -> None:
    t = Table(3, act=4).case(0, "$5").marker("QN", 0).case(1, "JB1", "$5")
    t.s.rules = 4
    assert scores(end(t)) == [10, 10, 0]
    assert winners(t) == [0]


@pytest.mark.rule("G16.4", "Q-60")
def test_bonuses_need_no_bills() -> None:
    t = Table(3, act=4).empty("$5", "$3", "$2", "$1", to=1).marker("WS", 0).case(0, "JY1")
    end(t)
    assert scores(t)[0] == 10
    assert t.suitcase(0) == {"JY1": 1}
    assert all(t.pile(bill) == 0 for bill in ("$1", "$2", "$3", "$5"))
