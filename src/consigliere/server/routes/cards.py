"""Every card of a game, without a table or as a table with packs plays them."""

from functools import lru_cache
from typing import Annotated

from litestar import get, Response
from litestar.params import FromPath, FromQuery, QueryParameter

from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES
from consigliere.locales import LANGUAGES
from consigliere.server.page_cards import cards
from consigliere.server.page_words import Book
from consigliere.server.routes.common import Asked, Line, Problem
from consigliere.server.routes.tables import readable
from consigliere.server.rulesets import rules_of


@lru_cache(maxsize=32)
def kept(rules: Ruleset, language: str) -> Book:
    return cards(rules, language)


@get("/api/cards/{game:str}", summary="Every card of a game: words, values, sources, what was measured")
async def every(
    request: Asked,
    game: FromPath[str],
    language: Annotated[str, QueryParameter(max_length=10)] = "en",
    table: FromQuery[Line | None] = None,
    invite: FromQuery[Line | None] = None,
) -> Response[Book]:
    if game not in GAMES:
        raise Problem(404, "no-such-game", f"games: {', '.join(GAMES)}")
    if language not in LANGUAGES:
        raise Problem(400, "no-such-language", f"languages: {', '.join(LANGUAGES)}")
    rules = rules_of(game)
    if table is not None:
        found, _ = await readable(request, table, invite, None)
        if found.rules.name != game:
            raise Problem(404, "no-such-game", "the table plays another game")
        rules = found.rules
    return Response(kept(rules, language), headers={"cache-control": "private, max-age=3600"})
