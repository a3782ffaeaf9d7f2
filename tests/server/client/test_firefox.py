"""A game in Firefox: the same client, another browser. By clicks at the places where things are."""

import json
import random
from pathlib import Path

import pytest

from tests.server.client.fox import Fox
from tests.server.client.guest import QUIET
from tests.server.live import Server
from tools.clicker import SCRIPT

POST = (
    "fetch('{path}', {{method: 'POST', headers: {{'content-type': 'application/json'}}, body: '{body}'}})"
    ".then(one => one.json())"
)
PICK = "(all => all.length ? clicker.at(all[{n} % all.length]) : null)(clicker.choices())"


def answer(fox: Fox, rng: random.Random) -> None:
    """Click until something else is asked."""
    before = fox.evaluate("clicker.state()")
    for _ in range(80):
        if at := fox.evaluate(PICK.format(n=rng.randrange(1 << 20))):
            fox.click(*at)
        if fox.evaluate("clicker.state()") != before:
            return
    pytest.fail(f"nothing answers {before}")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["godfather"])
def test_some_turns(tmp_path: Path, house: Server, game: str) -> None:
    rng = random.Random(3)
    wanted = {"game": game, "players": 2, "visibility": "bots", "levels": ["easy"]}
    with Fox(tmp_path) as fox:
        fox.size(1440, 900)
        fox.go(f"{house.url}/icon.svg")
        fox.evaluate(f"localStorage.setItem('consigliere settings', '{QUIET}')")
        fox.evaluate(POST.format(path="/api/me", body=json.dumps({"name": "Fox"})))
        table = fox.evaluate(POST.format(path="/api/tables", body=json.dumps(wanted)))
        fox.go(f"{house.url}/#/table/{table['id']}")
        fox.evaluate(f"(() => {{ {SCRIPT} return true; }})()")
        for _ in range(6):
            fox.until("['asked', 'over'].includes(document.querySelector('.ask')?.dataset.kind)")
            answer(fox, rng)
        assert fox.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert fox.evaluate(
            "document.fonts.ready.then(fonts => [...fonts].some(one => one.status === 'loaded'))"
        )
