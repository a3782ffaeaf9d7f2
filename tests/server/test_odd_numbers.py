"""Digits that are none, and numbers without end: a clear 400, never a fault of ours."""

import json
import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import consigliere.games
from consigliere.core.chance import Stream
from consigliere.core.game import Game
from consigliere.core.journal import Entry, Journal, JournalError
from consigliere.games.catalogue import GAMES, ruleset
from consigliere.server.rulesets import BadPack, rules_of
from tests.server.live import Person, Server

HUGE = "9" * 5000
ODD = ("² x", "³⁴ pass", "٣ x", "۲ pass", "১ pass", "① x", "-1 pass", "99 pass", "0  ", "0 !x", "* ² ")


def journal(name: str) -> dict[str, Any]:
    game = Game(ruleset(name), 2, Stream(3))
    rng = random.Random(3)
    for _ in range(6):
        game.submit(game.seat, rng.choice(game.legal_for(game.seat).indices))
    return game.journal.to_json()


@pytest.mark.parametrize("text", ["² x", "٣ x", "① x", "-1 x", " 1 x", "1_0 x", "123 x", ""])
def test_a_seat_is_written_in_plain_digits(text: str) -> None:
    assert Entry.read(text) is None
    with pytest.raises(JournalError):
        Journal.from_json({"format": 1, "header": {}, "entries": [text]})


@pytest.fixture(scope="module")
def lone(server: Server) -> Iterator[Person]:
    yield Person(server, "Ann")


@pytest.mark.parametrize("name", GAMES)
def test_odd_entries_are_refused_by_the_server(lone: Person, name: str) -> None:
    good = journal(name)
    for odd in ODD:
        bad = {**good, "entries": [*good["entries"], odd]}
        for given in (bad, json.dumps(bad)):
            status, body = lone.http("POST", "/api/journals", {"journal": given})
            assert (status, body["error"]) == (400, "bad-journal"), (odd, body)


@pytest.mark.parametrize("field", ["game", "rules", "content", "players", "options", "names", "seats", "new"])
def test_odd_headers_are_refused_by_the_server(lone: Person, field: str) -> None:
    good = journal("chicago")
    for odd in ("²", "9" * 100, HUGE, "-1", "1e999", '"²"', "[]", "{}", "null", '{"²": 1}', "[" * 500):
        header = {**good["header"], field: "ODD"}
        text = json.dumps({**good, "header": header}).replace('"ODD"', odd)
        status, body = lone.http("POST", "/api/journals", {"journal": text})
        assert status in (201, 400, 409), (odd, status, body)
        whole = Journal.from_json(good)
        whole.header[field] = "ODD"
        status, body = lone.http("POST", "/api/journals", {"journal": whole.to_text().replace('"ODD"', odd)})
        assert status == 400, (odd, status, body)


PACKS = [
    f"[hand-limits.hand-limits]\nlimits = [{HUGE}, 1, 1, 1]\n",
    "[hand-limits.hand-limits]\nlimits = [99999999999999999999, 1, 1, 1]\n",
    "[hand-limits.hand-limits]\nlimits = [-9223372036854775809, 1, 1, 1]\n",
    f"[hand-limits.hand-limits]\nlimits = [0x{'f' * 5000}, 1, 1, 1]\n",
    f"x = {HUGE}\n",
    f"x = 0x{'f' * 5000}\n",
    f"x = 1979-05-27T07:32:00.{HUGE}\n",
    "x = 9999-99-99\n",
    "x = nan\n",
]


@pytest.mark.parametrize("text", PACKS)
def test_huge_numbers_in_packs(lone: Person, text: str) -> None:
    pack = {"pack.toml": 'game = "godfather"\nname = "mine"\n', "more.toml": text}
    with pytest.raises(BadPack):
        rules_of("godfather", [pack])
    status, body = lone.http("POST", "/api/tables", {"game": "godfather", "players": 2, "packs": [pack]})
    assert (status, body["error"]) == (400, "bad-pack")


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_the_box_made_huge(name: str) -> None:
    """Whatever number of the content a pack makes huge: it is named as a fault."""
    tried = 0
    for file in sorted((Path(consigliere.games.__path__[0]) / name / "content").glob("*.toml")):
        for kind, records in tomllib.loads(file.read_text(encoding="utf-8")).items():
            id, record = next(iter(records.items()))
            for field, value in record.items():
                if isinstance(value, int) and not isinstance(value, bool):
                    tried += 1
                    text = f"[{kind}.{id}]\n{field} = {10**30}\n"
                    with pytest.raises(BadPack):
                        rules_of(name, [{"pack.toml": f'game = "{name}"\n', "more.toml": text}])
    assert tried >= 3
