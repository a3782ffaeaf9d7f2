"""What someone who had not seen the code broke, and how it behaves now."""

import random
from pathlib import Path

import pytest

import consigliere
from consigliere.core.game import Done, Game
from consigliere.core.journal import Journal, JournalError
from consigliere.core.refusal import Refusal
from consigliere.games.godfather import names, terms
from consigliere.games.godfather.rules import GodfatherRules
from tests.godfather.hidden.twins import own_tables
from tests.godfather.table import Table

JK1 = names.JOB_IDS.index("JK1") * terms.PROGRAM
THUG = terms.THUG_CLASS | terms.NEUTRALS_TOO
FAMILY = terms.FAMILY_CLASS | terms.NEUTRALS_TOO


def with_ability(*steps: int) -> Table:
    tables = own_tables()
    for i in range(terms.PROGRAM):
        tables.ability[JK1 + i] = steps[i] if i < len(steps) else 0
    return Table(players=2, tables=tables).hand(0, "gun", "gun", "blood", "JK1")


@pytest.mark.card("JK6", aspect="no-target")
def test_a_takeover_knows_only_the_gun_down_right_before_it() -> None:
    """A card of a pack with two gun-downs: the second is declined, so nothing is taken over."""
    twice = (terms.OP_GUN_DOWN, THUG, terms.OP_TAKE_OVER, 1) * 2
    t = with_ability(*twice).thug(1, "P-BK").thug(1, "P-QN").thug(0, "P-CH").thug(0, "P-MT").go()
    t.do("job JK1", "ability-first", "figure P-BK", "figure P-CH", "done", "no-figure")
    assert t.asked == "bills"
    assert t.at("P-MT") == 0


@pytest.mark.card("JK6", aspect="no-target")
def test_a_takeover_never_follows_another_kind_of_gun_down() -> None:
    t = with_ability(terms.OP_GUN_DOWN, FAMILY, terms.OP_GUN_DOWN, THUG, terms.OP_TAKE_OVER, 1)
    t.member(1, "R01").thug(1, "P-QN").thug(0, "P-CH").go()
    t.do("job JK1", "ability-first", "figure R01", "no-figure")
    assert t.asked == "bills"


@pytest.mark.card("A9")
def test_the_chiefs_turf_is_remembered_through_a_gun_down() -> None:
    here = terms.THUG_CLASS | terms.HIS_TURF
    t = with_ability(terms.OP_CHIEF, 1, terms.OP_GUN_DOWN, here, terms.OP_GUN_DOWN, here)
    t.tile("WS", "TB1").thug(1, "P-WS").thug(1, "T-WS").go()
    t.do("job JK1", "ability-first", "turf WS", "figure P-WS", "figure T-WS")
    assert t.of(1, terms.HUDSON_THUGS) == 2


def test_a_set_may_be_named_in_any_order_in_one_command() -> None:
    game = consigliere.new("godfather", players=2, seed=1)
    seat = game.seat
    hand = [card for card in game.view(seat)["hand"] if card.startswith("$")]
    assert game.submit(seat, "thug P-UES")
    done = game.submit(seat, "icon DISCARD2_5", f"discard {hand[2]}", f"discard {hand[0]}")
    assert isinstance(done, Done)
    assert [e["card"] for e in done.events if e["event"] == "discarded"] == [hand[0], hand[2]]


def test_one_by_one_the_order_of_the_table_holds_and_is_a_rule_of_the_table() -> None:
    game = consigliere.new("godfather", players=2, seed=1)
    seat = game.seat
    game.submit(seat, "thug P-UES")
    game.submit(seat, "icon DISCARD2_5", "discard $2")
    refusal = game.submit(seat, "discard $1")
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.key) == ("T5", "refuse-discard-order")


@pytest.mark.parametrize("seat", (True, None, "0", 1.0))
def test_a_seat_is_a_number(seat: object) -> None:
    game = consigliere.new("godfather", players=3, seed=1)
    with pytest.raises(TypeError, match="seat"):
        game.submit(seat, "thug P-WS")  # type: ignore[arg-type]
    assert not [e for e in game.journal.entries if e.who == "seat"]


@pytest.mark.parametrize(
    "wrong", ({"seed": None}, {"seed": 1.5}, {"options": {"open-suitcases": "yes"}}, {"players": 2.0})
)
def test_arguments_of_new_are_checked(wrong: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        consigliere.new("godfather", **wrong)  # type: ignore[arg-type]


def test_content_may_be_one_path(tmp_path: Path) -> None:
    (tmp_path / "supply.toml").write_text("[supply.hand-limits]\nlimits = [4, 4, 5, 2]\n")
    game = consigliere.new("godfather", seed=1, content=str(tmp_path))
    assert game.rules.content_hash != consigliere.new("godfather", seed=1).rules.content_hash


@pytest.mark.parametrize(
    ("field", "value"), [("options", {"x": True}), ("options", None), ("players", True), ("players", 9)]
)
def test_a_strange_header_is_named_by_its_line(field: str, value: object) -> None:
    game = consigliere.new("godfather", players=2, seed=1)
    journal = Journal.from_text(game.journal.to_text())
    journal.header[field] = value
    with pytest.raises(JournalError) as caught:
        Game.replay(journal, GodfatherRules())
    assert caught.value.line == list(journal.header).index(field) + 2
    assert caught.value.params["field"] == field


def test_whoever_waits_for_an_ally_to_be_chosen_is_told_the_rule_of_bribery() -> None:
    t = Table(players=3).case(0, "$5").case(1, "$1").offered("A1", "A2").phase("bribery").go()
    t.do("bribe $5 x1", seat=0).do("bribe $1 x1", seat=1)
    assert t.asked == "choose-ally"
    refusal = t.refusal(1, "choose A1")
    assert (refusal.rule, refusal.key) == ("G13.2", "refuse-not-your-turn")


def test_negative_since_is_the_whole_log() -> None:
    game = consigliere.new("godfather", players=2, seed=1)
    game.play(random.Random(1).choice(game.legal))
    assert game.events(0, -5) == game.events(0)
