"""Refusals of what is no action, or comes out of turn, say what was meant (G2.1, G5.2, G6.1, G7.1, G11)."""

from __future__ import annotations

import pytest

from consigliere.core.actions import ActionLike
from consigliere.core.game import Game
from consigliere.core.refusal import Param, Refusal
from consigliere.core.state import FRAME, KIND
from consigliere.games.godfather import frames as f, terms as t
from consigliere.games.godfather.notation import TABLE
from consigliere.games.godfather.refusals import explain
from consigliere.games.godfather.rules import GodfatherRules
from consigliere.games.godfather.state import Godfather
from consigliere.locales import catalogue
from consigliere.wording.games import wording_of
from tests.godfather.refusal_cases import at, pool


def submitted(state: Godfather, *actions: ActionLike) -> object:
    """Through the checked face, as people and servers meet it."""
    game = Game(GodfatherRules(), 3)
    state.refresh()
    game.state = state
    return game.submit(0, *actions)


@pytest.mark.rule("G2.1", "G6.1", "G7.1")
@pytest.mark.parametrize(
    ("said", "rule", "key", "params"),
    [
        ("thug P-CP", "G2.1", "refuse-park-no-front", {}),
        ("front T-CP", "G2.1", "refuse-park-no-front", {}),
        ({"type": "thug", "space": "P-CP"}, "G2.1", "refuse-park-no-front", {}),
        ("turf CP", "G2.1", "refuse-park-no-turf", {}),
        ("marker CP 1", "G2.1", "refuse-park-no-turf", {}),
        ("member P-WS", "G7.1", "refuse-wrong-shape", {"shape": "round", "space": "P-WS"}),
        ("thug R01", "G6.1", "refuse-wrong-shape", {"shape": "square", "space": "R01"}),
        (
            {"type": "front", "space": "R01"},
            "G6.1",
            "refuse-wrong-shape",
            {"shape": "square", "space": "R01"},
        ),
    ],
)
def test_what_is_meant_by_no_action(said: ActionLike, rule: str, key: str, params: dict[str, Param]) -> None:
    assert submitted(at(f.TURN), said) == Refusal(rule, key, params)
    assert "{" not in wording_of(GodfatherRules(), catalogue("en")).words.say(key, **params)


@pytest.mark.parametrize("said", ["dance", "", "thug", "thug Q01", "member CP", 99_999, {"type": "thug"}, {}])
def test_any_other_word_is_no_action_in_any_phase(said: ActionLike) -> None:
    for state in (at(f.TURN), at(f.BRIBE, 3, 3, case="$1"), at(f.DONOR, 0)):
        assert submitted(state, said) == Refusal("T1", "refuse-unknown-action")


@pytest.mark.rule("G11.2")
def test_launder_is_named_with_its_bill() -> None:
    state = at(f.ICONS, pool("LAUNDER"), hand="$1")
    for said in ("icon LAUNDER", "icon LAUNDER-unused"):
        assert submitted(state, said) == Refusal("G11.2", "refuse-launder-names-bill")
    missing = Refusal("G11.2", "refuse-icon-not-available", {"icon": "LAUNDER"})
    assert submitted(at(f.ICONS, pool("JOB")), "icon LAUNDER") == missing


@pytest.mark.rule("G11.2", "G6.3")
def test_icons_that_wait_are_not_said_to_be_missing() -> None:
    discarding = at(f.ICONS, pool("JOB"), hand="$1")
    discarding.push(f.DISCARD, 0, 1, 0, t.DISCARD1_5, 0)
    for state, rule, asked in ((discarding, "G11.1", "discard"), (at(f.ORDER, 0, 1), "G6.3", "order")):
        told = {"asked": asked, "decision": "icons-waiting"}
        assert explain(state, 0, TABLE.find("icon JOB")) == Refusal(rule, "refuse-not-asked", told)
        assert "come after that" in catalogue("en").text("godfather-refuse-not-asked", **told)
    empty = at(f.ICONS, 0, hand="$1")
    empty.push(f.DISCARD, 0, 1, 0, t.DISCARD1_5, 0)
    told = {"asked": "discard", "decision": "icons"}
    assert explain(empty, 0, TABLE.find("icon JOB")) == Refusal("G11.1", "refuse-not-asked", told)
    other = discarding.copy()
    other.frames[other.top - FRAME + KIND + 1] = 1  # the icons are somebody else's
    assert explain(other, 0, TABLE.find("icon JOB")) == Refusal("G11.1", "refuse-not-asked", told)


@pytest.mark.rule("G5.2")
def test_whoever_has_no_figure_left_hears_that_no_turn_will_come() -> None:
    out = {(0, t.THUGS): 0, (0, t.FAMILY): 0}
    for action in ("thug P-WS", "ally A1", "skip"):
        state = at(f.TURN, asks=2, row=out, phase=t.FAMILY_BUSINESS)
        assert explain(state, 0, TABLE.find(action)) == Refusal("G5.2", "refuse-out-of-figures")
    waiting = Refusal("G5.1", "refuse-not-your-turn", {"seat": 2, "asked": "turn"})
    for row in ({(0, t.THUGS): 0, (0, t.FAMILY): 1}, {(0, t.THUGS): 1, (0, t.FAMILY): 0}):
        state = at(f.TURN, asks=2, row=row, phase=t.FAMILY_BUSINESS)
        assert explain(state, 0, TABLE.find("skip")) == waiting


@pytest.mark.rule("G5.1", "G13.2")
def test_another_seats_question_is_not_explained_by_what_it_is_about() -> None:
    for state, rule, asked in (
        (at(f.ICONS, pool("JOB"), asks=1), "T1", "icons"),
        (at(f.DONOR, 0, asks=1), "T1", "marker"),
        (at(f.TURN, asks=1), "G5.1", "turn"),
        (at(f.CHOOSE_ALLY, asks=1, offered=3), "G13.2", "choose-ally"),
    ):
        told: dict[str, Param] = {"seat": 1, "asked": asked}
        assert explain(state, 0, TABLE.find("skip")) == Refusal(rule, "refuse-not-your-turn", told)
