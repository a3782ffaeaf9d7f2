"""Lessons: a prepared game step by step. The same for everybody, so each step is laid out once and kept."""

from typing import Annotated, Final

import msgspec
from litestar import get, Response
from litestar.params import FromPath, QueryParameter

from consigliere.games.catalogue import GAMES
from consigliere.locales import LANGUAGES
from consigliere.server import errands
from consigliere.server.lessons import Answered, given, LaidStep
from consigliere.server.routes.common import Asked, errand, looks, Problem

MOST: Final = 5000  # numbers beyond are of no step and no entry
KEPT: Final = 400
LONGEST: Final = 800  # characters of an answer
_laid: dict[tuple[str, int, str], bytes] = {}

Language = Annotated[str, QueryParameter(max_length=10)]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer as at a table: actions, or the items of a pick."""

    actions: list[str] | None = None
    picked: list[str] | None = None


@get(
    "/api/lessons/{game:str}/{number:int}",
    summary="A step of a game's lesson: what is told, what is played",
)
async def step(
    request: Asked, game: FromPath[str], number: FromPath[int], language: Language = "en"
) -> Response[LaidStep]:
    known(game, number, language)
    asked = (game, number, language)
    if asked not in _laid:
        looks(request)
        answer = await errand(request, errands.Lessoned(game=game, number=number, words=language))
        if len(_laid) >= KEPT:
            _laid.clear()
        _laid[asked] = answer
    headers = {"cache-control": "private, max-age=3600"}
    return Response(_laid[asked], media_type="application/json", headers=headers)  # type: ignore[arg-type]


@get("/api/lesson-answers/{game:str}/{entry:int}", summary="What would follow from an answer in a lesson")
async def answer(
    request: Asked,
    game: FromPath[str],
    entry: FromPath[int],
    answer: Annotated[str, QueryParameter(max_length=LONGEST)],
    language: Language = "en",
) -> Response[Answered]:
    known(game, entry, language)
    try:
        said = msgspec.json.decode(answer, type=Given)
    except msgspec.DecodeError as fault:
        raise Problem(400, "bad-answer", str(fault)) from None
    looks(request)
    asked = errands.Judged(game=game, entry=entry, words=language, **msgspec.structs.asdict(said))
    return Response(await errand(request, asked), media_type="application/json")  # type: ignore[arg-type]


def known(game: str, number: int, language: str) -> None:
    if game not in GAMES:
        raise Problem(404, "no-such-game", f"games: {', '.join(GAMES)}")
    if language not in LANGUAGES:
        raise Problem(400, "no-such-language", f"languages: {', '.join(LANGUAGES)}")
    if not given(game) or not 0 <= number <= MOST:
        raise Problem(404, "no-such-step", "there is no such step")
