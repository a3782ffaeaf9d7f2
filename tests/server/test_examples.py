"""The drawn examples: one for each worked example of the books, as their tests lay them."""

import lzma
import re

import pytest

from consigliere.rulebook.examples import examples, file_of
from consigliere.server.rulebook import rulebook
from tests.server.live import Person, Server
from tools import examples as made


@pytest.mark.parametrize("game", made.EXAMPLES)
def test_files_and_positions_are_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = lzma.decompress(file_of(game).read_bytes()).decode()
    assert kept == made.written(game), "python -m tools.examples"
    first, second, *_ = made.EXAMPLES[game]
    monkeypatch.setitem(made.EXAMPLES[game], first, made.EXAMPLES[game][second])
    assert kept != made.written(game)


@pytest.mark.parametrize(("game", "letter"), [("godfather", "E"), ("chicago", "X")])
def test_every_worked_example_is_drawn(game: str, letter: str) -> None:
    told = {part.id for one in rulebook(game).chapters for part in one.parts if part.id}
    assert examples(game).keys() == {id for id in told if id.startswith(letter)}


def test_seats_have_the_colours_that_the_text_names() -> None:
    texts = {part.id: part.text for one in rulebook("chicago").chapters for part in one.parts if part.id}
    for id, one in examples("chicago").items():
        view = one.position["view"]
        drawn = {seat["family"] for seat in view["seats"]}
        named = set(re.findall("Blue|Red|Green|Yellow", texts[id]))
        assert {made.FAMILIES[colour.lower()] for colour in named} <= drawn, id
    owners = {
        id: {
            place: view["seats"][card["owner"]]["family"]
            for place, card in view["cards"].items()
            if card.get("owner") is not None
        }
        for id, view in ((id, one.position["view"]) for id, one in examples("chicago").items())
    }
    held = re.findall(r"(Blue|Red|Green|Yellow) on ([A-F1-4, and]+)", texts["X4"])
    told = {place: made.FAMILIES[who.lower()] for who, on in held for place in re.findall(r"[A-F]\d", on)}
    assert told == owners["X4"] and len(told) == 8
    assert owners["X1"]["B1"] == "genovese"  # Yellow controls the Bar
    assert (owners["X3"]["C2"], owners["X3"]["A3"]) == ("colombo", "bonanno")  # the Newspaper, the Bank


def test_nobody_is_shown_more_than_their_view() -> None:
    for game in made.EXAMPLES:
        for one in examples(game).values():
            view = one.position["view"]
            assert ("hand" in view) is (one.seat is not None), one.id


def test_the_route(server: Server) -> None:
    ann = Person(server, "Ann")
    status, told = ann.http("GET", "/api/examples/godfather/E5?language=uk")
    assert status == 200 and told["book"]["language"] == "uk" and told["seat"] is None
    assert told["meta"]["seats"][0]["name"] == "Марцулло"
    assert told["position"]["view"]["rounds"]["R15"] is not None
    kept = examples("chicago")["X1"].position
    assert ann.http("GET", "/api/examples/chicago/X1")[1]["position"].items() >= kept.items()
    assert ann.http("GET", "/api/examples/godfather/E9")[0] == 404
    assert ann.http("GET", "/api/examples/poker/E1")[0] == 404
    assert ann.http("GET", "/api/examples/godfather/E1?language=xx")[0] == 400
