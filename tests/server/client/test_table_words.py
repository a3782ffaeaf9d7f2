"""The words beside ids: everything a view shows has a name, and private tables keep theirs."""

from typing import Any

import pytest

from consigliere.games.catalogue import ruleset
from consigliere.server.page_words import book
from tests.server.live import Person


@pytest.fixture(scope="module", params=["godfather", "chicago"])
def words(request: pytest.FixtureRequest) -> dict[str, Any]:
    return book(ruleset(request.param), "en")


def leaves(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [leaf for inner in value.values() for leaf in leaves(inner)]
    return [leaf for inner in value for leaf in leaves(inner)] if isinstance(value, list) else [value]


def test_every_entry_says_something(words: dict[str, Any]) -> None:
    texts = [leaf for leaf in leaves(words) if isinstance(leaf, str)]
    assert len(texts) > 200 and all(text.strip() for text in texts)
    for name in ("families", "groups", "phases", "cards", "businesses"):
        assert words[name], name


def test_a_view_finds_all_its_names(ann: Person) -> None:
    for game in ("godfather", "chicago"):
        table = ann.table(game=game, players=3, visibility="bots", levels=["easy", "easy"])["id"]
        status, found = ann.http("GET", f"/api/tables/{table}/words")
        assert status == 200 and found == book(ruleset(game), "en")
        view = ann.socket().join(table)["position"]["view"]
        assert view["phase"] in found["phases"] and set(view["hand"]) <= set(found["cards"])
        assert [seat["family"] for seat in view["seats"]] == [one["id"] for one in found["families"]][:3]
        if game == "godfather":
            assert set(view["rounds"]) == set(found["spaces"]) and set(view["tiles"]) <= set(found["turfs"])
            assert {job for job in view["public_jobs"] if job} <= set(found["cards"])
        else:
            assert {card for card in view["city_cards"].values() if card} <= set(found["city_cards"])
            assert {token for hole in view["holes"].values() for token in hole} <= set(found["marks"])


def test_reconstructed_values_are_marked() -> None:
    found = book(ruleset("godfather"), "en")
    marked = [one for one in found["businesses"].values() if one["front_approx"] or one["back_approx"]]
    assert marked and any("≈" in card.get("text", "") for card in found["cards"].values())
    assert any(one["approx"] for one in book(ruleset("chicago"), "en")["businesses"].values())


def test_the_godfathers_board_is_there_to_be_drawn() -> None:
    found = book(ruleset("godfather"), "en")
    assert set(found["areas"]) == set(found["turfs"])
    for id, area in found["areas"].items():
        assert len(area["polygon"]) > 2 and ("control" in area) == (id != "CP")
    assert all(len(space["xy"]) == 2 for space in found["spaces"].values())
    icons = {icon for one in found["businesses"].values() for icon in one["front_icons"] + one["back_icons"]}
    assert icons <= set(found["icons"])
    assert found["cards"]["JG1"]["cost"] == ["gun", "booze", "blood"] and found["cards"]["JG1"]["pays"] == [5]
    assert len(found["limits"]) == 4


def test_words_of_a_private_table_are_for_those_who_may_look(ann: Person, bob: Person) -> None:
    table = ann.table(game="chicago", players=2, visibility="private")
    path = f"/api/tables/{table['id']}/words"
    assert bob.http("GET", path)[0] == 404
    assert bob.http("GET", f"{path}?invite={table['invite']}")[0] == 200
    assert ann.http("GET", f"{path}?language=xx")[0] == 400
