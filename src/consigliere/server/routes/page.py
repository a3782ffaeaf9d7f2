"""What the page needs beside the socket: the names and texts of a table's cards and places."""

from functools import lru_cache
from typing import Annotated, Any

from litestar import get, Response
from litestar.params import FromPath, FromQuery, QueryParameter

from consigliere.core.ruleset import Ruleset
from consigliere.locales import LANGUAGES
from consigliere.server.page_words import Book, book
from consigliere.server.routes.common import Asked, Line, Problem
from consigliere.server.routes.tables import watched


@lru_cache(maxsize=64)
def kept(rules: Ruleset, language: str) -> Book:
    return book(rules, language)


@get("/api/tables/{id:str}/words", summary="Names and texts of a table's cards and places")
async def words(
    request: Asked,
    id: FromPath[str],
    language: Annotated[str, QueryParameter(max_length=10)] = "en",
    invite: FromQuery[Line | None] = None,
) -> Response[Any]:
    table, _ = await watched(request, id, invite)
    if language not in LANGUAGES:
        raise Problem(400, "no-such-language", f"languages: {', '.join(LANGUAGES)}")
    return Response(kept(table.rules, language), headers={"cache-control": "private, max-age=3600"})
