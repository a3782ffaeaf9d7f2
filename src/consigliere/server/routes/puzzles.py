"""Puzzles: what would the consigliere do? The same for everybody, so each is laid out once and kept."""

from typing import Annotated, Final

from litestar import get, Response
from litestar.params import FromPath, QueryParameter

from consigliere.bots.puzzles import file_of
from consigliere.games.catalogue import GAMES
from consigliere.locales import LANGUAGES
from consigliere.server import errands
from consigliere.server.puzzles import Laid
from consigliere.server.routes.common import Asked, errand, looks, Problem

MOST: Final = 1000  # numbers beyond are of no puzzle
KEPT: Final = 400
_laid: dict[tuple[str, int, str], bytes] = {}


@get("/api/puzzles/{game:str}/{number:int}", summary="A position to think about, with how each move fares")
async def puzzle(
    request: Asked,
    game: FromPath[str],
    number: FromPath[int],
    language: Annotated[str, QueryParameter(max_length=10)] = "en",
) -> Response[Laid]:
    if game not in GAMES:
        raise Problem(404, "no-such-game", f"games: {', '.join(GAMES)}")
    if language not in LANGUAGES:
        raise Problem(400, "no-such-language", f"languages: {', '.join(LANGUAGES)}")
    if not file_of(game).is_file() or not 1 <= number <= MOST:
        raise Problem(404, "no-such-puzzle", "there is no such puzzle")
    asked = (game, number, language)
    if asked not in _laid:
        looks(request)
        answer = await errand(request, errands.Puzzled(game=game, number=number, words=language))
        if len(_laid) >= KEPT:
            _laid.clear()
        _laid[asked] = answer
    headers = {"cache-control": "private, max-age=3600"}
    return Response(_laid[asked], media_type="application/json", headers=headers)  # type: ignore[arg-type]
