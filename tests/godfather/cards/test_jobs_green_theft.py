"""Green jobs that steal: Light Fingers, Safecracker, Protection Money (Q-33, Q-83 to Q-86)."""

from typing import Any

import pytest

from tests.godfather.cards.job_cards import begun, completed, declined, ready
from tests.godfather.table import Table


def seen(t: Table, viewer: int, event: str) -> list[dict[str, Any]]:
    return [e for e in t.seen(viewer) if e["event"] == event]


# -- JG3 Light Fingers


@pytest.mark.card("JG3", aspect="main")
@pytest.mark.rule("Q-33")
def test_light_fingers_takes_a_random_card_from_each_of_up_to_two_players() -> None:
    t = ready("JG3", players=4).hand(1, "$5", "gun", "gun").hand(2, "JY6").hand(3, "narcotics", "$1")
    begun(t, "JG3")
    assert t.legal == ["opponent 1", "opponent 2", "opponent 3", "no-opponent"]
    t.do("opponent 1")
    assert t.legal == ["opponent 2", "opponent 3", "no-opponent"]
    t.do("opponent 3")
    assert (t.asked, t.actor, t.chances) == ("steal-hand", -1, {"$5": 1, "gun": 2})
    t.draws("gun").go()
    assert t.chances == {"$1": 1, "narcotics": 1}
    t.draws("narcotics").go()
    assert (t.cards(1), t.cards(2), t.cards(3)) == ({"$5": 1, "gun": 1}, {"JY6": 1}, {"$1": 1})
    completed(t, "JG3", {"gun": 1, "narcotics": 1})


@pytest.mark.card("JG3")
@pytest.mark.rule("Q-83")
def test_only_thief_and_victim_see_the_card_and_a_stolen_job_stays_what_it_is() -> None:
    t = ready("JG3").hand(1, "JY6").hand(2, "gun").draws("JY6")
    begun(t, "JG3").do("opponent 1", "no-opponent")
    whole = {"event": "stolen", "seat": 0, "victim": 1, "card": "JY6"}
    assert seen(t, 0, "stolen") == seen(t, 1, "stolen") == [whole]
    assert seen(t, 2, "stolen") == [{"event": "stolen", "seat": 0, "victim": 1}]
    completed(t, "JG3", {"JY6": 1})


@pytest.mark.card("JG3")
@pytest.mark.rule("Q-85")
def test_an_ally_is_never_stolen() -> None:
    t = ready("JG3", act=4).hand(1, "A1", "A5", "$2").hand(2, "A10", "A12")
    begun(t, "JG3").do("opponent 1", "opponent 2")
    assert t.chances == {"$2": 1}
    t.draws("$2").go()
    assert t.events("stolen") == [{"seat": 0, "victim": 1, "card": "$2"}]
    assert t.events("nothing-stolen") == [{"seat": 0, "victim": 2}]
    assert (t.cards(1), t.cards(2)) == ({"A1": 1, "A5": 1}, {"A10": 1, "A12": 1})
    completed(t, "JG3", {"$2": 1})


@pytest.mark.card("JG3")
def test_an_empty_hand_cannot_be_named() -> None:
    t = ready("JG3", players=4).hand(2, "A1")
    begun(t, "JG3")
    assert t.legal == ["opponent 2", "no-opponent"]  # a hand of allies only may be named, and gives nothing
    t.do("opponent 2")
    assert t.events("nothing-stolen") == [{"seat": 0, "victim": 2}]
    completed(t, "JG3")


@pytest.mark.card("JG3", aspect="declined")
@pytest.mark.rule("G8.2")
def test_light_fingers_may_be_declined_or_take_from_one_player_only() -> None:
    t = begun(ready("JG3").hand(1, "$1").hand(2, "$1"), "JG3").do("no-opponent")
    declined(t, "steal-hand", 2)
    completed(t, "JG3")
    one = begun(ready("JG3").hand(1, "$1").hand(2, "$1").draws("$1"), "JG3").do("opponent 1", "no-opponent")
    assert one.cards(2) == {"$1": 1}
    assert one.events("ability-declined") == []
    completed(one, "JG3", {"$1": 1})


@pytest.mark.card("JG3", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_light_fingers_against_empty_hands_only_pays() -> None:
    t = begun(ready("JG3"), "JG3")
    assert t.asked == "bills"
    completed(t, "JG3")


@pytest.mark.card("JG3", aspect="two-players")
def test_light_fingers_with_two_players_has_one_victim() -> None:
    t = begun(ready("JG3", players=2).hand(1, "$1", "$2").draws("$2"), "JG3")
    assert t.legal == ["opponent 1", "no-opponent"]
    t.do("opponent 1")
    assert t.cards(1) == {"$1": 1}
    assert len(t.events("stolen")) == 1
    completed(t, "JG3", {"$2": 1})


@pytest.mark.card("JG3")
def test_victims_lose_their_cards_in_turn_order_from_the_thief() -> None:
    t = Table(4, first=2).hand(2, "JG3", "booze", "booze").hand(0, "$1").hand(3, "$5")
    t.go().do("job JG3", "ability-first", "opponent 0", "opponent 3")
    assert t.chances == {"$5": 1}
    t.draws("$5", "$1").go()
    assert [e["victim"] for e in t.events("stolen")] == [3, 0]


# -- JG4 Safecracker


@pytest.mark.card("JG4", aspect="main")
@pytest.mark.rule("Q-33", "G8.3")
def test_safecracker_takes_a_random_bill_from_a_suitcase_into_hand_jobs_are_safe() -> None:
    t = ready("JG4").case(1, "$5", "$1", "$1", "JK5").case(2, "$2").case(0, "$3")
    begun(t, "JG4")
    assert t.legal == ["opponent 1", "opponent 2", "no-opponent"]
    t.do("opponent 1")
    assert (t.asked, t.chances) == ("steal-case", {"$1": 2, "$5": 1})
    t.draws("$5").go()
    assert t.suitcase(1) == {"$1": 2, "JK5": 1}
    assert t.suitcase(2) == {"$2": 1}
    assert t.suitcase(0) == {"$3": 1}
    completed(t, "JG4", {"$5": 1})


@pytest.mark.card("JG4")
@pytest.mark.rule("Q-84", "G8.3")
def test_a_suitcase_without_a_bill_cannot_be_named_whatever_jobs_it_holds() -> None:
    t = ready("JG4", players=4).case(1, "JK5", "JY6").case(2, "$1").hand(3, "$5")
    assert begun(t, "JG4").legal == ["opponent 2", "no-opponent"]


@pytest.mark.card("JG4")
@pytest.mark.rule("Q-83")
def test_only_thief_and_victim_see_the_bill_of_a_cracked_safe() -> None:
    t = begun(ready("JG4").case(2, "$3", "$5").draws("$3"), "JG4").do("opponent 2")
    whole = {"event": "stolen-from-case", "seat": 0, "victim": 2, "bill": "$3"}
    assert seen(t, 0, "stolen-from-case") == seen(t, 2, "stolen-from-case") == [whole]
    assert seen(t, 1, "stolen-from-case") == [{"event": "stolen-from-case", "seat": 0, "victim": 2}]


@pytest.mark.card("JG4", aspect="declined")
@pytest.mark.rule("G8.2")
def test_safecracker_may_be_declined() -> None:
    t = begun(ready("JG4").case(1, "$5"), "JG4").do("no-opponent")
    declined(t, "steal-case", 1)
    assert t.suitcase(1) == {"$5": 1}
    completed(t, "JG4")


@pytest.mark.card("JG4", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27", "Q-28", "Q-84")
def test_safecracker_without_a_filled_suitcase_only_pays_the_own_one_is_no_target() -> None:
    t = begun(ready("JG4").case(0, "$5", "JY6"), "JG4")
    assert t.asked == "bills"
    assert t.suitcase(0) == {"$5": 1, "JY6": 1}
    t.do("bills 1")
    assert t.suitcase(0) == {"$5": 1, "JG4": 1, "JY6": 1}


# -- JG6 Protection Money


@pytest.mark.card("JG6", aspect="main")
@pytest.mark.rule("Q-33")
def test_protection_money_collects_a_random_bill_from_everyone_who_shares_a_turf() -> None:
    t = ready("JG6", players=5).thug(0, "P-WS").member(0, "R10")  # Wall Street; Midtown, Queens
    t.member(1, "R16").hand(1, "$5", "$2", "$2", "gun")  # Wall Street, Brooklyn
    t.thug(2, "P-CH").hand(2, "$5")  # Chelsea: not shared
    t.thug(3, "P-QN").hand(3, "$1")
    t.hand(4, "$3")  # no figure on the board
    begun(t, "JG6")
    assert (t.asked, t.legal) == ("use", ["use", "decline"])
    t.do("use")
    assert (t.asked, t.chances) == ("collect", {"$2": 2, "$5": 1})
    t.draws("$2").go()
    assert t.chances == {"$1": 1}
    t.draws("$1").go()
    assert t.events("collected") == [{"seat": 0, "victim": v, "bill": b} for v, b in ((1, "$2"), (3, "$1"))]
    assert (t.cards(2), t.cards(4)) == ({"$5": 1}, {"$3": 1})
    t.do("bills 1+2")
    assert t.cards(0) == {"$1": 1, "$2": 2, "$3": 1}
    assert t.suitcase(0) == {"JG6": 1}


@pytest.mark.card("JG6")
@pytest.mark.rule("Q-86")
def test_two_figures_of_one_victim_still_give_one_bill() -> None:
    t = ready("JG6").thug(0, "P-WS").member(0, "R14")
    t.thug(1, "P-CH").member(1, "R16").hand(1, "$5", "$5").draws("$5")
    begun(t, "JG6").do("use")
    assert t.cards(1) == {"$5": 1}
    completed(t, "JG6", {"$5": 1})


@pytest.mark.card("JG6")
@pytest.mark.rule("Q-83")
def test_only_thief_and_victim_see_the_collected_bill() -> None:
    t = begun(ready("JG6").thug(0, "P-WS").member(1, "R16").hand(1, "$2", "$3").draws("$3"), "JG6").do("use")
    whole = {"event": "collected", "seat": 0, "victim": 1, "bill": "$3"}
    assert seen(t, 0, "collected") == seen(t, 1, "collected") == [whole]
    assert seen(t, 2, "collected") == [{"event": "collected", "seat": 0, "victim": 1}]


@pytest.mark.card("JG6")
def test_a_player_without_a_bill_gives_nothing() -> None:
    t = ready("JG6").thug(0, "P-WS").member(1, "R16").hand(1, "gun", "A1").member(2, "R17").hand(2, "$1")
    begun(t.draws("$1"), "JG6").do("use")
    assert t.events("nothing-collected") == [{"seat": 0, "victim": 1}]
    assert t.cards(1) == {"gun": 1, "A1": 1}
    completed(t, "JG6", {"$1": 1})


@pytest.mark.card("JG6", aspect="declined")
@pytest.mark.rule("G8.2")
def test_protection_money_may_be_declined() -> None:
    t = begun(ready("JG6").thug(0, "P-WS").member(1, "R16").hand(1, "$5"), "JG6").do("decline")
    declined(t, "collect", 1)
    assert t.cards(1) == {"$5": 1}
    completed(t, "JG6")


@pytest.mark.card("JG6", aspect="no-target")
@pytest.mark.rule("G8.6", "Q-27")
def test_sharing_only_central_park_does_not_count() -> None:
    t = ready("JG6").member(0, "R02").member(1, "R03").hand(1, "$5")  # Upper West Side; Upper East Side
    begun(t, "JG6")
    assert t.asked == "bills"
    completed(t, "JG6")
    assert t.cards(1) == {"$5": 1}


@pytest.mark.card("JG6", aspect="neutral")
def test_neutral_figures_share_a_turf_for_nobody() -> None:
    t = ready("JG6").neutral("union-boss", "P-WS").neutral("mayor", "R14").neutral("police-chief", "CH")
    t.thug(1, "P-CH").hand(1, "$5").member(2, "R16").hand(2, "$5")
    begun(t, "JG6")
    assert t.asked == "bills"
    completed(t, "JG6")


@pytest.mark.card("JG6", aspect="hudson")
def test_figures_in_the_hudson_share_a_turf_with_nobody() -> None:
    t = ready("JG6").thug(0, "P-WS").in_hudson(1, "thug", "don").hand(1, "$5")
    completed(begun(t, "JG6"), "JG6")
    mine = ready("JG6").in_hudson(0, "thug").thug(1, "P-WS").hand(1, "$5")
    completed(begun(mine, "JG6"), "JG6")
    assert t.cards(1) == mine.cards(1) == {"$5": 1}


@pytest.mark.card("JG6", aspect="two-players")
def test_protection_money_with_two_players_has_one_victim() -> None:
    t = ready("JG6", players=2).thug(0, "P-WS").member(1, "R16").hand(1, "$5").draws("$5")
    begun(t, "JG6").do("use")
    completed(t, "JG6", {"$5": 1})
