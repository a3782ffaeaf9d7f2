"""A finished game at a glance: turns, worth over time, the moments worth a look, and how long it takes."""

import random
import time
from typing import Any

import pytest

from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.games.catalogue import ruleset
from consigliere.server import looking
from consigliere.server.outline import Outline, outlined, swings, TurnTold
from consigliere.server.seating import SeatState
from consigliere.server.table import Table
from tests.server.live import Person
from tests.server.padding import padded

GAMES = ("godfather", "chicago")
NAMES = ("Ann", "Bob", "Cyd", "Dan")


def whole(name: str, players: int = 4, seed: int = 5) -> Game:
    rng = random.Random(seed)
    game = Game(ruleset(name), players, Stream(seed))
    while not game.over:
        game.submit(game.seat, rng.choice(game.legal_for(game.seat)))
    return game


def table_of(game: Game) -> Table:
    """A table with this game, without its records."""
    table = Table("t", bytes(32))
    rules = game.rules
    table.made = {"game": rules.name, "packs": [], "rules": rules.version, "players": game.players}
    table.seats = [SeatState(name=name) for name in NAMES[: game.players]]
    table.game, table.status = game, "over"
    return table


def outline_of(game: Game, viewer: int | None = None) -> Outline:
    return outlined(table_of(game), viewer, "en")


def sequence(outline: Outline) -> list[tuple[int | None, int, str, list[int]]]:
    return [(turn.seat, turn.stage, turn.phase, turn.worth) for turn in outline.turns]


@pytest.mark.parametrize("name", GAMES)
def test_turns_cover_the_game(name: str) -> None:
    game = whole(name)
    found = outline_of(game)
    ends = [turn.last for turn in found.turns]
    assert ends == sorted(set(ends)) and ends[-1] == found.last == len(looking.cuts(game.journal)) - 1
    assert found.turns[-1].worth == game.scores, "the last sum is the final score"
    assert all(len(turn.worth) == game.players for turn in found.turns)
    stages = [turn.stage for turn in found.turns]
    assert stages == sorted(stages) and {turn.seat for turn in found.turns} >= set(range(game.players))
    assert sum(bool(turn.lines) for turn in found.turns) > len(found.turns) * 0.9
    for look in found.looks:
        assert found.turns[look.turn] and look.seat in range(game.players)


@pytest.mark.parametrize("name", GAMES)
def test_what_was_taken_back_makes_no_turn(name: str) -> None:
    """The same game with 40 commands taken back and given again: the same turns, 80 moves more."""
    plain, tried = outline_of(padded(name, 0, players=3)), outline_of(padded(name, 40, players=3))
    assert tried.last == plain.last + 80
    assert sequence(tried) == sequence(plain)


def test_a_turn_tells_the_deed_and_what_it_brought() -> None:
    """Not what was taken back or left unused, though the log tells it."""
    game = padded("godfather", 12, players=3)
    found = outline_of(game)
    told = [turn.lines for turn in found.turns if turn.phase == "family-business" and turn.seat is not None]
    assert not [line for turn in told for line in turn if "takes back" in line or "leaves unused" in line]
    deeds = [turn for turn in told if turn and " plays a " in turn[0]]
    assert len(deeds) > 20 and all("takes:" not in turn[0] for turn in deeds)
    assert any(len(turn) > 1 and turn[1].startswith("takes:") for turn in deeds)


def test_lines_are_told_by_the_eyes_that_look() -> None:
    """Everything for all; what a seat drew unseen is told to it and not to an onlooker."""
    game = whole("chicago")
    told = {
        viewer: [line for turn in outline_of(game, viewer).turns for line in turn.lines]
        for viewer in (None, -1, 0)
    }
    assert told[None] != told[-1] != told[0]
    assert sum(map(len, told[None])) > sum(map(len, told[-1]))


def test_the_greatest_swings_come_first() -> None:
    def turn(*worth: int) -> TurnTold:
        return TurnTold(last=1, seat=0, stage=1, phase="", worth=list(worth), lines=[])

    found = swings([0, 0], [turn(1, 0), turn(1, 9), turn(1, 9), turn(1, 4), turn(50, 50)])
    assert [(look.turn, look.seat, look.by) for look in found] == [(1, 1, 9), (3, 1, -5), (0, 0, 1)]


def brought(person: Person, game: Game) -> str:
    status, made = person.http("POST", "/api/journals", {"journal": game.journal.to_json()})
    assert status == 201, made
    return str(made["id"])


def test_while_a_game_is_played_nobody_sees_it(ann: Person, bob: Person) -> None:
    table = ann.table(game="godfather", players=2, visibility="bots", levels=["random"])["id"]
    for path in ("outline", "outline?viewer=0", "moves/1?open=true"):
        status, body = ann.http("GET", f"/api/tables/{table}/{path}")
        assert (status, body["error"]) == (409, "refused"), path
        assert bob.http("GET", f"/api/tables/{table}/{path}")[0] == 404


def test_once_it_is_over_all_is_open(ann: Person, bob: Person) -> None:
    game = whole("godfather", 3)
    table = brought(ann, game)
    share = ann.http("POST", f"/api/tables/{table}/share")[1]["share"]
    assert bob.http("GET", f"/api/tables/{table}/outline")[0] == 404
    found = bob.http("GET", f"/api/tables/{table}/outline?words=en&share={share}")[1]
    assert found["viewer"] is None and found["turns"][-1]["worth"] == game.scores
    assert bob.http("GET", f"/api/tables/{table}/outline?viewer=3&share={share}")[0] == 400
    turn = next(one for one in found["turns"] if one["seat"] is not None and one["stage"] == 2)
    at = f"/api/tables/{table}/moves/{turn['last']}?words=en&share={share}"
    everybody = bob.http("GET", f"{at}&open=true&since=0")[1]
    assert everybody["position"]["view"]["viewer"] is None and "hand" not in everybody["position"]["view"]
    assert [score["total"] for score in everybody["worth"]] == turn["worth"]
    for seat in range(3):
        own = bob.http("GET", f"{at}&viewer={seat}")[1]
        assert own["own"] is None
        assert own["position"]["view"]["hand"] == everybody["own"][seat]["hand"]
    told = bob.http("GET", f"{at}&since={turn['last']}")[1]
    assert told["events"] == [] and len(everybody["events"]) > 20


def percentile(waits: list[float]) -> float:
    return sorted(waits)[min(len(waits) - 1, int(len(waits) * 0.99))]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_how_long_it_takes(ann: Person, name: str) -> None:
    """Prints the figures (pytest -s): the outline, and any position, in a game of usual length. What is
    asserted is only that nothing is out of all proportion."""
    game = whole(name)
    table = brought(ann, game)

    def asked(path: str) -> tuple[float, Any]:
        begun = time.monotonic()
        status, body = ann.http("GET", f"/api/tables/{table}/{path}")
        assert status == 200, body
        return time.monotonic() - begun, body

    opened, found = asked("outline?words=en")  # the first: a clerk is started, words are read
    again, _ = asked("outline?words=en")
    moves = range(0, found["last"] + 1, 3)
    waits = [asked(f"moves/{n}?open=true&words=en&since={max(0, n - 5)}")[0] for n in moves]
    print(
        f"\n{name}, {found['last']} commands: outline {opened * 1000:.0f} ms at first,"
        f" then {again * 1000:.0f} ms;"
        f" {len(waits)} positions, p99 {percentile(waits) * 1000:.0f} ms"
    )
    assert percentile(waits) < 5 and again < 5
