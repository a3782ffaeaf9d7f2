"""Every card of a game, without a table or as one with packs plays it, and the measured figures."""

import pytest

from consigliere.bots.measured import measured
from consigliere.games.catalogue import ruleset
from consigliere.server.page_cards import cards
from consigliere.server.rulesets import rules_of
from tests.server.live import Person, Server
from tools.measured import file_of, KINDS, PAGE, tables, written

PACK = [{"pack.toml": 'game = "godfather"\n', "jobs.toml": '[jobs.JY1]\ntitle = "My Own"\nbills = [3]\n'}]


@pytest.mark.parametrize("game", KINDS)
def test_the_figures_are_those_of_the_page(game: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert file_of(game).read_text(encoding="utf-8") == written(text, game)
    assert set(tables(text, game)) == set(KINDS[game])
    assert written(text.replace(" % of ", " % off "), game) != written(text, game)


@pytest.mark.parametrize("game", KINDS)
def test_every_measured_card_is_told(game: str) -> None:
    told = cards(ruleset(game), "en")
    shown = {**told["records"], **told.get("extras", {})}
    for kind in KINDS[game]:
        assert measured(game)[kind].keys() <= shown.keys(), kind
    assert {one["source"] for one in told["records"].values()} >= {"reconstructed"}


def test_a_pack_shows_its_own_cards_and_no_figures() -> None:
    told = cards(rules_of("godfather", PACK), "en")
    assert told["cards"]["JY1"]["name"] == "My Own" and told["cards"]["JY1"]["pays"] == [3]
    assert (
        told["records"]["JY1"]["sources"]["bills"] == "owner" or told["records"]["JY1"]["source"] == "owner"
    )
    assert told["measured"] == {}
    assert cards(rules_of("godfather"), "en")["measured"]["job"]["JY1"]["used"] > 0


def test_the_route(server: Server) -> None:
    ann = Person(server, "Ann")
    status, told = ann.http("GET", "/api/cards/chicago?language=uk")
    assert (
        status == 200 and told["language"] == "uk" and told["records"]["1"]["sources"]["name"] == "rulebook"
    )
    table = ann.table(game="godfather", players=2, packs=PACK)
    status, told = ann.http("GET", f"/api/cards/godfather?table={table['id']}")
    assert status == 200 and told["cards"]["JY1"]["name"] == "My Own"
    assert ann.http("GET", f"/api/cards/chicago?table={table['id']}")[0] == 404
    assert ann.http("GET", "/api/cards/poker")[0] == 404
    assert ann.http("GET", "/api/cards/chicago?language=xx")[0] == 400
