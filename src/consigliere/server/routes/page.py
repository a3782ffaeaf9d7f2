"""The page: its files, and the names and texts of a table's cards and places."""

import hashlib
import mimetypes
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import get, Response
from litestar.params import FromPath, FromQuery, QueryParameter

from consigliere.core.ruleset import Ruleset
from consigliere.locales import LANGUAGES
from consigliere.server.page_words import Book, book
from consigliere.server.routes.common import Asked, Line, Problem
from consigliere.server.routes.tables import readable

PAGE: Final = Path(__file__).resolve().parent.parent / "page"
mimetypes.add_type("text/javascript", ".js")  # some systems call it otherwise, and browsers mind


@cache
def held() -> dict[str, tuple[bytes, str, str]]:
    """All files of the page by their path: content, type and ETag."""
    out = {}
    for file in sorted(PAGE.rglob("*")):
        if file.is_file():
            content = file.read_bytes()
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            out["/" + file.relative_to(PAGE).as_posix()] = (
                content,
                kind,
                f'"{hashlib.sha256(content).hexdigest()[:32]}"',
            )
    return {**out, "/": out["/index.html"]}


def unchanged(asked: str, etag: str) -> bool:
    """Whether the browser has this very file (If-None-Match)."""
    return any(one.strip().removeprefix("W/") in (etag, "*") for one in asked.split(","))


def served(request: Asked, path: str) -> Response[bytes]:
    """`no-cache`: kept by browsers, but never shown without asking; so a new version is seen at once."""
    found = held().get(path)
    if found is None:
        raise Problem(404, "http-404", "not found")
    content, kind, etag = found
    headers = {"cache-control": "no-cache", "etag": etag}
    if unchanged(request.headers.get("if-none-match", ""), etag):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(content, headers=headers, media_type=kind)


@get("/", include_in_schema=False)
async def shell(request: Asked) -> Response[bytes]:
    return served(request, "/")


@get("/{path:path}", include_in_schema=False)
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
) -> Response[Any]:
    table, _ = await readable(request, id, invite, share)
    if language not in LANGUAGES:
        raise Problem(400, "no-such-language", f"languages: {', '.join(LANGUAGES)}")
    return Response(kept(table.rules, language), headers={"cache-control": "private, max-age=3600"})
