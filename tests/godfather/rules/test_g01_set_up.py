"""G1 Set-up, with Q-1: what lies where before the first turn, for two to five players."""

import pytest

from consigliere.core.game import Game
from consigliere.games.godfather import names, terms
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.games.godfather.view import view
from tests.godfather.table import Table

SEATS = (2, 3, 4, 5)
TILES = {2: (), 3: (), 4: ("TB5",), 5: ("TB5", "TB1", "TB8")}
PUBLIC = {
    2: ("JY1", "JB1"),
    3: ("JY1", "JB1", "JG1"),
    4: ("JY1", "JB1", "JG1"),
    5: ("JY1", "JB1", "JG1", "JK1"),
}
OFFERED = ("A2", "A6", "A1", "A4")
DEALT = ("JY2", "JB2", "JG2", "JK2", "JY3", "JK3", "JY4", "JB3", "JG3", "JK4")
THREE_PLUS = ["R04", "R07", "R08", "R11", "R15", "R17"]


def to(step: str, players: int) -> Table:
    """Set-up played up to this draw: tiles, public, allies, jobs, horse or the first act."""
    draws = {
        "tiles": TILES[players],
        "public": PUBLIC[players],
        "allies": OFFERED[: players - 1],
        "jobs": DEALT[: 2 * players],
        "horse": ("1",),
    }
    t = Table(players).set_up()
    for name, outcomes in draws.items():
        if name == step:
            break
        t.draws(*outcomes)
    return t.go()


@pytest.mark.rule("G1.1")
def test_two_to_five_players() -> None:
    rules = GodfatherRules()
    assert list(rules.seats) == [2, 3, 4, 5]
    for players in (1, 6):
        with pytest.raises(ValueError, match="2 to 5"):
            Game(rules, players)


@pytest.mark.rule("G1.1")
def test_each_player_has_another_of_the_five_families() -> None:
    seats = view(to("act", 5).s, -1, {})["seats"]
    assert [seat["family"] for seat in seats] == ["marzullo", "matarazzo", "pizzino", "vitale", "caccamo"]


@pytest.mark.rule("G1.1")
def test_families_play_alike() -> None:
    first_turns = []
    for seat in range(5):
        t = Table(5, first=seat).hand(seat, "$3", "gun", "booze", "blood", "JY6", "A6").public("JG1").go()
        assert t.actor == seat
        first_turns.append(t.legal)
    assert all(turn == first_turns[0] for turn in first_turns)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.rule("G1.2", "Q-1")
def test_each_begins_with_an_empty_suitcase_nine_markers_thugs_and_a_don(players: int) -> None:
    t = to("act", players)
    for row in view(t.s, -1, {"open-suitcases": True})["seats"]:
        assert row["suitcase"] == {"bills": 0, "jobs": 0, "cards": {}}
        assert row["markers"] == 9
        assert row["thugs"] == (3 if players == 2 else 2)
        assert row["members"] == ["don"]
        assert row["hudson"] == {"thugs": 0, "members": []}
        assert row["allies_played"] == []
    assert all(t.stack(turf) == [] for turf in names.TURF_IDS)


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.rule("G1.3")
def test_the_bank_holds_120_bills_and_32_goods_and_its_piles_are_public(players: int) -> None:
    t = Table(players)
    assert sum(t.pile(bill) for bill in names.BILL_IDS) == 120
    assert sum(t.pile(good) for good in names.GOOD_IDS) == 32
    s = to("act", players).s
    spectator = view(s, -1, {})["bank"]
    assert spectator == view(s, 0, {})["bank"]
    assert {k: spectator[k] for k in names.BILL_IDS} == {
        "$1": 22 - players,
        "$2": 28 - players,
        "$3": 34 - players,
        "$5": 36,
    }
    assert [spectator[good] for good in names.GOOD_IDS] == [9, 9, 9, 5]


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.rule("G1.4")
def test_the_first_tiles_are_blue_and_lie_face_up_on_the_first_turfs(players: int) -> None:
    t = to("act", players)
    laid = [{"turf": turf, "tile": tile} for turf, tile in zip(names.TURF_IDS, TILES[players], strict=False)]
    assert t.events("tile-opened") == laid
    shown = view(t.s, -1, {})
    assert {turf: tile for turf, tile in shown["tiles"].items() if tile} == {
        e["turf"]: e["tile"] for e in laid
    }
    assert shown["tiles_left"] == {"blue": 8 - len(laid), "red": 4}


@pytest.mark.rule("G1.4")
def test_the_tile_of_set_up_comes_from_the_eight_blue_ones() -> None:
    t = Table(4).set_up().go()
    assert t.asked == "draw-tile"
    assert t.chances == {f"TB{n}": 1 for n in range(1, 9)}


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.rule("G1.5")
def test_public_jobs_come_out_of_a_deck_of_44(players: int) -> None:
    t = to("public", players)
    assert t.asked == "draw-public"
    assert sum(t.chances.values()) == 44
    assert len(t.chances) == 24
    by_colour = [sum(n for job, n in t.chances.items() if job[1] == colour) for colour in "YBGK"]
    assert by_colour == [11, 11, 11, 11]
    t = to("act", players)
    assert view(t.s, -1, {})["public_jobs"] == list(PUBLIC[players])
    assert len(PUBLIC[players]) == {2: 2, 3: 3, 4: 3, 5: 4}[players]
    assert view(t.s, -1, {})["deck"] == 44 - len(PUBLIC[players]) - 2 * players


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.rule("G1.6")
def test_one_ally_fewer_than_players_is_offered_and_the_rest_leave_the_game(players: int) -> None:
    t = to("allies", players)
    assert t.asked == "draw-ally"
    assert t.chances == {f"A{n}": 1 for n in range(1, 7)}
    t = to("act", players)
    offered = OFFERED[: players - 1]
    assert [e["ally"] for e in t.events("ally-offered")] == list(offered)
    assert sorted(view(t.s, -1, {})["offered"]) == sorted(offered)
    assert t.s.allies_left == 0
    assert all(t.of(seat, terms.HELD) == 0 for seat in range(players))


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.rule("G1.7")
def test_starting_hand(players: int) -> None:
    t = to("jobs", players)
    assert t.asked == "deal-job"
    assert sum(t.chances.values()) == 44 - len(PUBLIC[players])
    t = to("act", players)
    for seat in range(players):
        jobs = DEALT[2 * seat : 2 * seat + 2]
        assert t.cards(seat) == {"$1": 1, "$2": 1, "$3": 1, **dict.fromkeys(jobs, 1)}


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.rule("G1.8")
def test_a_random_player_gets_the_horse_head_and_begins(players: int) -> None:
    t = to("horse", players)
    assert t.asked == "draw-horse"
    assert t.chances == {str(seat): 1 for seat in range(players)}
    t.draws(str(players - 1), "TB2").go()
    assert t.events("horse-taken") == [{"seat": players - 1}]
    assert view(t.s, -1, {})["horse"] == players - 1
    assert t.asked == "turn"
    assert t.actor == players - 1


@pytest.mark.rule("G1.9")
def test_the_neutral_figures_wait_beside_the_board() -> None:
    t = to("act", 3)
    assert view(t.s, -1, {})["neutral"] == {"mayor": "aside", "union-boss": "aside", "police-chief": "aside"}
    assert all(t.at(place) is None for place in names.PLACE_IDS)


@pytest.mark.rule("G1.10")
def test_six_round_spaces_are_closed_with_two_players() -> None:
    t = Table(2).go()
    open_spaces = [f"member {r}" for r in names.ROUND_IDS if r not in THREE_PLUS]
    assert [a for a in t.legal if a.startswith("member")] == open_spaces
    assert len(open_spaces) == 11
    assert view(t.s, -1, {})["closed"] == THREE_PLUS


@pytest.mark.rule("G1.10")
def test_the_closed_spaces_are_closed_to_the_mayor_too() -> None:
    t = Table(2).hand(0, "A1").go().do("ally A1")
    spaces = [a.removeprefix("space ") for a in t.legal if a.startswith("space")]
    assert spaces == [r for r in names.ROUND_IDS if r not in THREE_PLUS]


@pytest.mark.parametrize("players", (3, 4, 5))
@pytest.mark.rule("G1.10")
def test_with_three_or_more_players_every_round_space_is_open(players: int) -> None:
    t = Table(players).go()
    assert [a for a in t.legal if a.startswith("member")] == [f"member {r}" for r in names.ROUND_IDS]
    assert view(t.s, -1, {})["closed"] == []
