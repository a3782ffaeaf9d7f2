"""The page's files: asked for anew at each visit, and nothing runs or is styled but what is in them."""

import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from consigliere.server.routes import page as routes
from tests.server.live import Server

PATHS = ("/", "/index.html", "/manifest.webmanifest", "/icon.svg", "/worker.js")


def got(server: Server, path: str, **headers: str) -> tuple[int, bytes, Any]:
    request = urllib.request.Request(server.url + path, headers=headers)
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read(), answer.headers
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), error.headers


@pytest.mark.parametrize("path", PATHS)
def test_a_file_is_kept_but_asked_for(house: Server, path: str) -> None:
    status, body, headers = got(house, path)
    assert status == 200 and body and headers["cache-control"] == "no-cache"
    etag = headers["etag"]
    again, nothing, more = got(house, path, **{"if-none-match": f'"other", W/{etag}'})
    assert (again, nothing, more["etag"]) == (304, b"", etag)
    assert got(house, path, **{"if-none-match": '"other"'})[:2] == (200, body)


def test_types_and_what_is_not_there(house: Server) -> None:
    types = {path: got(house, path)[2]["content-type"] for path in PATHS}
    assert types["/"] == "text/html; charset=utf-8" and types["/icon.svg"] == "image/svg+xml"
    assert types["/worker.js"] == "text/javascript; charset=utf-8"
    for path in (
        "/nothing.js",
        "/../app.py",
        "/plain",
        "/assets",
        "/assets/%2e%2e/index.html",
        "/api/nothing",
    ):
        assert got(house, path)[0] == 404, path


def test_a_new_version_has_another_etag(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So a browser that asks with the old one gets the new file, whatever its date."""
    (tmp_path / "index.html").write_text("one")
    monkeypatch.setattr(routes, "CLIENT", tmp_path)
    old = routes.held.__wrapped__()["/"]
    (tmp_path / "index.html").write_text("two")
    new = routes.held.__wrapped__()["/"]
    assert old[0] == b"one" and new[0] == b"two" and old[2] != new[2]
    assert routes.unchanged(old[2], old[2]) and not routes.unchanged(old[2], new[2])


def test_no_inline_styles_or_scripts_are_allowed(house: Server) -> None:
    for path in (*PATHS, "/api/house"):
        policy = got(house, path)[2]["content-security-policy"]
        assert "unsafe" not in policy and "data:" not in policy
        for kind in ("script-src", "style-src", "connect-src", "default-src"):
            assert f"{kind} 'self'" in policy
        assert "object-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert "base-uri 'none'" in policy
        assert got(house, path)[2]["x-content-type-options"] == "nosniff"
