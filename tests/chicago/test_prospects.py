"""What control is said to bring it brings, with Al Capone in his next row; planted faults are caught."""

import copy
from collections.abc import Callable, Mapping
from typing import Any, cast

import pytest

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.chicago import decisions, frames as f, names, terms as t
from consigliere.games.chicago.outlook import outlook
from consigliere.games.chicago.prospects import begins, coming, steps
from consigliere.games.chicago.sources import points
from consigliere.games.chicago.state import Chicago
from consigliere.games.chicago.view import view
from tests.chicago.foretelling import positions, RULES
from tests.chicago.refusal_cases import at
from tests.chicago.table import Table

Told = Mapping[str, Any]
CALM = ("no-opposition", "go-on", "no-chief", "pay", "place-own", "place-shared", "lose-gangster", "under")
LATER = 400  # steps of a game from one position to the next


def control(seen: Told) -> list[Any]:
    return list(outlook(seen, RULES.tables)["control"])


def faults(game: Game, prospects: Callable[[Told], list[Any]] = control) -> list[str]:
    """Every claim and attack that is legal now, played as it was reckoned with."""
    seen = game.view(game.seat, knowledge=False)
    found = {one["place"]: one for one in prospects(seen)}
    legal = [action for action in game.legal_for(game.seat) if "ignoring" not in action.form]
    taking = [action for action in legal if action.form["type"] in ("claim", "attack")]
    return [wrong for action in taking for wrong in unlike(game, action, found[str(action.form["card"])])]


def unlike(game: Game, action: Any, told: Told) -> list[str]:
    seat, story = game.seat, game.fork(Stream(7))
    before = points(cast(Chicago, story.state), seat)
    start = len(story.feed)
    story.submit(seat, action)
    while not over(story, seat, start):
        story.submit(story.seat, choice(story, told))
    now = points(cast(Chicago, story.state), seat)
    gained = {one["source"]: one["after"] - one["before"] for one in told["gains"] if one["seat"] == seat}
    out = [
        f"{action}: {source}"
        for source in ("businesses", "henchmen", "agents", "assets")
        if now[source] - before[source] != gained.get(source, 0)
    ]
    events = story.events(seat, start)
    claimed = [e["extra"] for e in events if e["event"] == "extra-claimed" and e["seat"] == seat]
    if not set(claimed) <= set(told["extras"]) or bool(claimed) != bool(told["extras"]):
        out.append(f"{action}: extras")
    if told["gangsters"] - _confronted(events) != cast(Chicago, story.state).gangsters(seat):
        out.append(f"{action}: gangsters")
    return out


def _confronted(events: list[Any]) -> int:
    return sum(e["event"] == "penalty-strikes" and e["penalty"] == "confrontation" for e in events)


def over(game: Game, seat: int, start: int) -> bool:
    """Control was gained and its penalty is behind us."""
    if game.over:
        return True
    done = any(e["event"] == "control-taken" for e in game.events(seat, start))
    frames = [one["frame"] for one in game.view(seat, knowledge=False)["stack"]]
    return done and not {"taking", "penalty", "lose-asset", "lose-gangster", "lose-influence", "pay"} & set(
        frames
    )


def choice(game: Game, told: Told) -> Any:
    """The henchman that was reckoned with, into its area; nothing else that would change the score."""
    taken = told["taken"]
    legal = list(game.legal_for(game.seat))
    seen = game.view(game.seat, knowledge=False)
    for action in legal:
        form = action.form
        if form["type"] == "henchman" and (form["hole"], form["colour"]) == (taken["gap"], taken["colour"]):
            return action
        if form["type"] in ("place-own", "place-shared") and placed(form, seen) == taken["area"]:
            return action
    if legal[0].form["type"] == "lose-asset" or legal[-1].form["type"] == "lose-asset-token":
        row = seen["seats"][game.seat]
        return max(
            legal, key=lambda one: row["assets"][one.form["asset"]] + row["asset_tokens"][one.form["asset"]]
        )
    return next((action for action in legal if action.form["type"] in CALM), legal[0])


def placed(form: Told, seen: Told) -> str:
    return decisions.placed(form, seen["stack"][-1]["colour"])


def settled() -> list[Game]:
    """Positions of phase 3 in which something can be taken, and no first henchman is still to be placed."""
    out = []
    for game in positions(LATER, 11):
        seen = game.view(game.seat, knowledge=False)
        prompt = seen["prompt"]
        if prompt["decision"] == "claim" and not seen["seats"][game.seat]["first_henchman"]:
            out.append(game.fork(Stream(1)))
    return out


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return settled()


@pytest.mark.slow
def test_what_control_is_said_to_bring_it_brings(games: list[Game]) -> None:
    taking = sum(len(control(game.view(game.seat, knowledge=False))) for game in games)
    assert len(games) > 10 and taking > 20
    assert [wrong for game in games for wrong in faults(game)] == []


@pytest.mark.parametrize("source", ["businesses", "henchmen", "agents"])
def test_a_wrong_gain_is_caught(games: list[Game], source: str) -> None:
    def spoilt(seen: Told) -> list[Any]:
        told = copy.deepcopy(control(seen))
        for one in told:
            one["gains"] = [gain for gain in one["gains"] if gain["source"] != source]
        return told

    assert any(source in wrong for game in games for wrong in faults(game, spoilt))


@pytest.mark.rule("C10.2", "C3.3")
@pytest.mark.parametrize(("row", "move", "more"), [("A", "leaves", 0), ("B", "comes", 1), ("C", None, 0)])
def test_the_coming_income_looks_at_al_capones_next_row(row: str, move: str | None, more: int) -> None:
    s = at(Table(2), f.CLAIM, phase=t.CONTROL)
    s.city_card[0] = t.CAPONE_DOWN
    pos = names.CARD_IDS.index(f"{row}1")
    s.business[pos] = 0
    assert coming(s, pos) == {"cards": int(s.tables.income[0]) + more, "capone": move}


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize(("start", "round_no", "next_one"), [(0, 1, 1), (2, 5, 0), (1, 6, None)])
def test_who_starts_the_next_round(start: int, round_no: int, next_one: int | None) -> None:
    s = at(Table(3), f.CLAIM, phase=t.CONTROL)
    s.start, s.round_no = start, round_no
    assert begins(s) == next_one and s.start == start


def test_prospects_are_told_to_who_is_asked_alone() -> None:
    s = at(Table(2), f.CLAIM, phase=t.CONTROL)
    s.refresh()
    assert [bool(outlook(view(s, viewer, {}), RULES.tables)["control"]) for viewer in (0, 1, -1)] == [
        True,
        False,
        False,
    ]


Outlook = Callable[[Told], Any]


def placed_wrongly(game: Game, told: Outlook) -> list[str]:
    """Every henchman that may be taken or placed now: what it was said to bring, and what it brings."""
    seat, out = game.seat, []
    seen = told(game.view(seat, knowledge=False))
    before = points(cast(Chicago, game.state), seat)
    for action in game.legal_for(seat):
        story = game.fork(Stream(7))
        start = len(story.feed)
        colour = str(action.form.get("colour") or game.view(seat, knowledge=False)["stack"][-1].get("colour"))
        story.submit(seat, action)
        now = points(cast(Chicago, story.state), seat)
        if action.form["type"] in ("place-own", "place-shared"):
            placed = [one for one in story.events(seat, start) if one["event"] == "henchman-placed"]
            if len(placed) == 1:  # a second one that has no choice is placed with it
                way = next(one for one in seen["ways"][colour] if one["area"] == placed[0]["area"])
                gained = now["henchmen"] - before["henchmen"]
                out += [] if way["points"] == gained else [f"{action}: ways"]
        if action.form["type"] == "henchman":
            gap = str(action.form["hole"])
            one = next(one for one in seen["takings"] if (one["gap"], one["colour"]) == (gap, colour))
            out += [] if -seen["agents"][gap] <= one["agents"] <= 0 else [f"{action}: agents"]
            out += [] if one["points"] >= 0 else [f"{action}: points"]
    return out


@pytest.mark.slow
@pytest.mark.rule("C4.10", "C11.2")
def test_henchmen_bring_what_they_are_said_to() -> None:
    def told(seen: Told) -> Any:
        return outlook(seen, RULES.tables)

    def spoilt(seen: Told) -> Any:
        wrong = copy.deepcopy(told(seen))
        for one in wrong["takings"]:
            one["agents"] -= 5
        for ways in wrong["ways"].values():
            for way in ways:
                way["points"] += 5
        return wrong

    games = [game.fork(Stream(1)) for game in positions(150) if asks_for_henchman(game)]
    assert len(games) > 3
    assert [wrong for game in games for wrong in placed_wrongly(game, told)] == []
    assert any(placed_wrongly(game, spoilt) for game in games)


def asks_for_henchman(game: Game) -> bool:
    return str(game.view(game.seat, knowledge=False)["prompt"]["decision"]) in ("henchman", "place")


@pytest.mark.rule("C10.2", "Q-S13")
def test_al_capones_next_rows_are_those_he_goes_to() -> None:
    s = at(Table(4), f.CLAIM, phase=t.CONTROL)
    for row in range(6):
        s.city_card[row] = {1: t.CAPONE_DOWN, 4: t.CAPONE_UP}.get(row, t.NO_CARD)
    assert steps(s) == [{"row": "B", "to": "C"}, {"row": "E", "to": "D"}]
    s.round_no = 6
    assert steps(s) == []
