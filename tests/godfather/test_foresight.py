"""Foresight is true and complete: random positions, every legal action; and each kind of fault is noticed."""

import copy
import os
from collections.abc import Callable
from typing import Any

import pytest

from consigliere.core.refusal import Refusal
from consigliere.games.godfather import foresight, names
from tests.godfather.foresight_check import faults, positions, RULES
from tests.godfather.table import Table

POSITIONS = int(os.environ.get("CONSIGLIERE_FORESIGHT_POSITIONS", "100"))


def test_what_is_foretold_happens_and_nothing_is_missing() -> None:
    checked = 0
    kinds = set()
    for game, seat in positions(POSITIONS):
        assert faults(game, seat) == []
        checked += len(game.legal_for(seat))
        kinds.add(game.view(seat, knowledge=False)["prompt"]["decision"])
    assert checked > 5 * POSITIONS and len(kinds) >= 6


def dropped(told: Any) -> None:
    told["events"] = told["events"][:-1]


def added(told: Any) -> None:
    told["events"] = [*told["events"], {"event": "skipped", "seat": 0}]


def another_next(told: Any) -> None:
    told["then"] = {"you": "other", "other": "you", "chance": "you"}.get(told["then"], told["then"])


def another_question(told: Any) -> None:
    told["next"] = "front" if told["next"] else None


def another_influence(told: Any) -> None:
    for turf in told["turfs"]:
        turf["after"] = {**turf["after"], "0": 9}


def another_winner(told: Any) -> None:
    for turf in told["turfs"]:
        turf["wins_after"] = "nobody"


def another_card(told: Any) -> None:
    if told["cards"] is not None:
        told["cards"]["gained"] = {**told["cards"]["gained"], "$5": 7}


def another_deck(told: Any) -> None:
    if told["draw"] is not None and told["draw"]["of"] is not None:
        told["draw"]["of"] += 1


def another_icon(told: Any) -> None:
    for one in told["shakedowns"]:
        one["icons"] = [*one["icons"], "HORSE"]


def talkative(told: Any) -> None:
    if told["then"] == "sealed":
        told["events"] = [{"event": "bid", "seat": 0, "bills": [], "worth": 0}]


FAULTS = (
    *(dropped, added, another_next, another_question, another_influence, another_winner),
    *(another_card, another_deck, another_icon, talkative),
)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_noticed(fault: Callable[[Any], None]) -> None:
    def foresee(view: Any, actions: Any) -> Any:
        told = copy.deepcopy(RULES.foresee(view, actions))
        if not isinstance(told, Refusal):
            fault(told)
        return told

    assert any(faults(game, seat, foresee) for game, seat in positions(80, seed=5))


# -- what it tells


def told(t: Table, seat: int, *actions: str) -> Any:
    return RULES.foresee(RULES.view(t.s, seat, {}), actions)


@pytest.mark.rule("G6.2")
def test_a_thug_tells_icons_the_controllers_share_and_influence() -> None:
    t = Table(3).marker("WS", 2).go()
    seen = told(t, 0, "thug P-WS")
    (front,) = seen["shakedowns"]
    assert (front["side"], front["share"], front["space"]) == ("front", 2, "P-WS")
    assert front["icons"] == front["businesses"][0]["icons"] == names.icons(t.tables.front[0])
    assert (seen["then"], seen["next"], seen["seats"]) == ("you", "order", [0])
    (turf,) = seen["turfs"]
    assert (turf["turf"], turf["before"], turf["after"]) == ("WS", {}, {"0": 1})
    assert (turf["wins_before"], turf["wins_after"], turf["controls_after"]) == ("nobody", 0, 2)


@pytest.mark.rule("G7.2")
def test_a_member_tells_the_backs_business_by_business() -> None:
    t = Table(3).go()
    (back,) = told(t, 0, "member R05")["shakedowns"]
    assert back["side"] == "back" and back["share"] is None
    assert sorted(back["icons"]) == sorted(icon for one in back["businesses"] for icon in one["icons"])


def test_a_refusal_stays_a_refusal() -> None:
    t = Table(3).thug(1, "P-WS").go()
    assert told(t, 0, "thug P-WS").key == "refuse-occupied"


# -- warnings


@pytest.mark.rule("G5.2")
def test_the_last_figure_is_warned_of_with_what_could_be_played() -> None:
    t = Table(3).hand(0, "JY1", "gun", "gun", "gun", "booze", "booze", "blood", "blood").go()
    t.s.set_of(0, 1, 0)  # no thug: the Don is the last
    assert next(one["warning"] for one in RULES.warnings(RULES.view(t.s, 0, {}))) == "last-figure"
    (first, *_) = told(t, 0, "member R05")["warnings"]
    assert first == {"warning": "last-figure", "params": {"jobs": 1, "allies": 0}}
    assert RULES.warnings(RULES.view(t.s, 1, {})) == []


@pytest.mark.rule("G14.1")
def test_cards_over_the_limit_are_warned_of_and_played_allies_count() -> None:
    t = Table(3).hand(0, *["$1"] * 6).go()
    limit = t.tables.hand_limit[0]
    found = {one["warning"]: one["params"] for one in RULES.warnings(RULES.view(t.s, 0, {}))}
    assert found["over-limit"] == {"over": 6 - limit, "limit": limit}


@pytest.mark.rule("G11.2")
def test_icons_left_unused_are_a_forfeit() -> None:
    t = Table(3).go().do("thug P-WS")
    warned = told(t, 0, "done")["warnings"]
    assert [one["warning"] for one in warned] == ["forfeit"] and "MONEY_1" in warned[0]["params"]["icons"]


@pytest.mark.rule("G9.2")
@pytest.mark.parametrize(
    ("job", "figure", "hits"),
    [
        ("JK1", None, False),
        ("JK1", (0, "P-WS"), False),
        ("JK1", (1, "P-WS"), True),
        ("JK3", (1, "P-WS"), False),
        ("JK4", (1, "P-WS"), False),
        ("JK5", (1, "P-WS"), True),
        ("JB1", None, True),
    ],
)
def test_a_hit_on_nobody_is_warned_of(job: str, figure: tuple[int, str] | None, hits: bool) -> None:
    t = Table(3).hand(0, job, *["gun", "booze", "blood"] * 2)
    if figure is not None:
        t.thug(*figure)
    warned = [one["warning"] for one in told(t.go(), 0, f"job {job}")["warnings"]]
    assert ("no-victim" not in warned) == hits


def test_a_warning_that_forgets_what_the_card_spares_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foresight, "hits", lambda *_: True)
    with pytest.raises(AssertionError):
        test_a_hit_on_nobody_is_warned_of("JK3", (1, "P-WS"), False)
