"""The drawn examples of the rule book: each is asked for when it comes into view."""

from typing import Annotated

from litestar import get, Response
from litestar.params import FromPath, QueryParameter

from consigliere.games.catalogue import GAMES
from consigliere.locales import LANGUAGES
from consigliere.rulebook.examples import examples
from consigliere.server.examples import ExampleShown, shown
from consigliere.server.routes.common import Problem


@get("/api/examples/{game:str}/{id:str}", summary="A worked example of the rules as a position")
async def example(
    game: FromPath[str],
    id: FromPath[str],
    language: Annotated[str, QueryParameter(max_length=10)] = "en",
) -> Response[ExampleShown]:
    if game not in GAMES:
        raise Problem(404, "no-such-game", f"games: {', '.join(GAMES)}")
    if language not in LANGUAGES:
        raise Problem(400, "no-such-language", f"languages: {', '.join(LANGUAGES)}")
    if id not in examples(game):
        raise Problem(404, "no-such-example", f"examples: {', '.join(examples(game))}")
    return Response(shown(game, id, language), headers={"cache-control": "private, max-age=3600"})
