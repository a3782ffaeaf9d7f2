"""The page: its files, the names and texts of a table's cards and places, the rules of a game."""

import hashlib
import mimetypes
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from litestar import get, HttpMethod, Response, route
from litestar.params import FromPath, FromQuery, QueryParameter

from consigliere.core.ruleset import Ruleset
from consigliere.games.catalogue import GAMES
from consigliere.locales import LANGUAGES
from consigliere.server.page_words import Book, book
from consigliere.server.routes.common import Asked, Line, Problem
from consigliere.server.routes.tables import readable
from consigliere.server.rulebook import rulebook

HERE: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = HERE / "client"  # what `make web` has built; there may be nothing yet
UNBUILT: Final = HERE / "unbuilt.html"  # the one page there is then: says what is missing
LOOKING: Final = [HttpMethod.GET, HttpMethod.HEAD]  # a HEAD, as monitors send it, is a GET without its body
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".js")  # some systems call it otherwise, and browsers mind


def etag_of(content: bytes) -> str:
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'


@cache
def held() -> dict[str, tuple[bytes, str, str]]:
    """All files of the page by their path: content, type and ETag."""
    out = {}
    built = files_in(CLIENT)
    first = built.get("/index.html") or UNBUILT.read_bytes()
    for path, content in {**built, "/index.html": first, "/": first}.items():
        name = path if "." in path else "index.html"
        out[path] = (content, mimetypes.guess_type(name)[0] or "application/octet-stream", etag_of(content))
    return out


def files_in(folder: Path) -> dict[str, bytes]:
    files = [file for file in sorted(folder.rglob("*")) if file.is_file()]
    return {"/" + file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def unchanged(asked: str, etag: str) -> bool:
    """Whether the browser has this very file (If-None-Match)."""
    return any(one.strip().removeprefix("W/") in (etag, "*") for one in asked.split(","))


def served(request: Asked, path: str) -> Response[bytes]:
    found = held().get(path)
    if found is None:
        raise Problem(404, "http-404", "not found")
    return answered(request, *found)


def answered(request: Asked, content: bytes, kind: str, etag: str) -> Response[bytes]:
    """`no-cache`: kept by browsers, but never shown without asking; so a new version is seen at once. Files
    of the built client are never asked for again."""
    lasting = request.url.path.startswith("/assets/")  # their names change with their content
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        "etag": etag,
    }
    if unchanged(request.headers.get("if-none-match", ""), etag):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(content, headers=headers, media_type=kind)


@route("/", http_method=LOOKING, include_in_schema=False)
async def shell(request: Asked) -> Response[bytes]:
    return served(request, "/")


@route("/{path:path}", http_method=LOOKING, include_in_schema=False)
async def files(request: Asked, path: FromPath[str]) -> Response[bytes]:
    return served(request, path)


@lru_cache(maxsize=64)
def kept(rules: Ruleset, language: str) -> Book:
    return book(rules, language)


@get("/api/tables/{id:str}/words", summary="Names and texts of a table's cards and places")
async def words(
    request: Asked,
    id: FromPath[str],
    language: Annotated[str, QueryParameter(max_length=10)] = "en",
    invite: FromQuery[Line | None] = None,
    share: FromQuery[Line | None] = None,
) -> Response[Book]:
    table, _ = await readable(request, id, invite, share)
    if language not in LANGUAGES:
        raise Problem(400, "no-such-language", f"languages: {', '.join(LANGUAGES)}")
    return Response(kept(table.rules, language), headers={"cache-control": "private, max-age=3600"})


@cache
def rules_of(game: str, language: str) -> bytes:
    return msgspec.json.encode(rulebook(game, language))


@get("/api/rules/{game:str}", summary="The rules of a game by chapter, with their ids")
async def rules(
    request: Asked,
    game: FromPath[str],
    language: Annotated[str, QueryParameter(max_length=10)] = "en",
) -> Response[bytes]:
    if game not in GAMES:
        raise Problem(404, "no-such-game", f"games: {', '.join(GAMES)}")
    if language not in LANGUAGES:
        raise Problem(400, "no-such-language", f"languages: {', '.join(LANGUAGES)}")
    content = rules_of(game, language)
    return answered(request, content, "application/json", etag_of(content))
