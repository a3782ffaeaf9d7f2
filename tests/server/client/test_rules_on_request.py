"""The rules for pages: as in docs/, every id that the game cites among them; and HEAD for monitors."""

import http.client
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

import consigliere
from consigliere.rulebook import FOLDER
from consigliere.server.routes import page as routes
from tests.server.client.test_page_headers import got
from tests.server.live import Person, Server

SOURCE = Path(consigliere.__file__).parent
CITED = re.compile(r'"((?:[GC]\d+\.\d+|Q-[A-Z]?\d+|T\d+))"')
OTHERS = {"godfather": "chicago", "chicago": "godfather"}


def ids(found: Any) -> dict[str, str]:
    return {part["id"]: part["text"] for one in found["chapters"] for part in one["parts"] if "id" in part}


def cited(game: str) -> set[str]:
    """What questions and refusals of a game name as their rule."""
    files = [path for path in SOURCE.rglob("*.py") if OTHERS[game] not in path.parts]
    found = {id for path in files for id in CITED.findall(path.read_text(encoding="utf-8"))}
    return {id for id in found if id[0] != OTHERS[game][0].upper()}


def stale(docs: Path, folder: Path) -> list[str]:
    """Copies that are not what docs/ says."""
    names = ["table-rules.md", *(f"{game}/{kind}.md" for game in OTHERS for kind in ("rules", "rulings"))]
    written = [path for path in folder.rglob("*.md") if path.stem.count(".") == 0]  # others are translations
    assert sorted(names) == sorted(path.relative_to(folder).as_posix() for path in written)
    return [name for name in names if (docs / name).read_bytes() != (folder / name).read_bytes()]


def test_the_copies_are_those_of_the_docs(root: Path, tmp_path: Path) -> None:
    assert stale(root / "docs", FOLDER) == []  # else copy them anew
    shutil.copytree(FOLDER, tmp_path / "rules")
    (tmp_path / "rules" / "chicago" / "rules.md").write_text("planted")
    assert stale(root / "docs", tmp_path / "rules") == ["chicago/rules.md"]


@pytest.mark.parametrize("game", sorted(OTHERS))
def test_every_cited_rule_has_its_text(ann: Person, game: str) -> None:
    status, found = ann.http("GET", f"/api/rules/{game}")
    texts = ids(found)
    assert status == 200 and len(texts) > 180 and all(texts.values())
    assert len(cited(game)) > 60 and cited(game) - set(texts) == set()
    assert cited(game) - set(ids(ann.http("GET", f"/api/rules/{OTHERS[game]}")[1])) != set()
    assert {one["book"] for one in found["chapters"]} == {"rules", "rulings", "table"}
    assert not [text for text in texts.values() if re.search(r"\*|`|\]\(", text)]


def test_a_rule_is_whole(ann: Person) -> None:
    found = ann.http("GET", "/api/rules/godfather")[1]
    assert ids(found)["G5.1"].startswith("Beginning with") and ids(found)["G5.1"].endswith("not allowed.")
    icons = next(one for one in found["chapters"] if one["title"] == "G11 Icons")
    assert icons["parts"][0]["rows"][0] == ["icon", "id", "effect"] and len(icons["parts"][0]["rows"]) == 10
    assert ann.http("GET", "/api/rules/poker")[0] == 404


def test_the_rules_are_kept_by_browsers(server: Server) -> None:
    status, body, headers = got(server, "/api/rules/chicago")
    assert status == 200 and body and headers["content-type"].startswith("application/json")
    assert got(server, "/api/rules/chicago", **{"if-none-match": headers["etag"]})[:2] == (304, b"")
    assert headers["etag"] == routes.etag_of(body) != routes.etag_of(body + b" ")


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/worker.js"])
def test_head_is_a_get_without_a_body(house: Server, path: str) -> None:
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=60)
    answers = []
    for method in ("HEAD", "GET"):
        line.request(method, path)
        answer = line.getresponse()
        kept = {name: answer.headers[name] for name in ("etag", "content-type", "content-length")}
        answers.append((answer.status, kept, len(answer.read())))
    line.request("HEAD", "/nothing.js")
    assert line.getresponse().status == 404
    line.close()
    (status, headers, size), (_, plain, whole) = answers
    assert (status, headers, size) == (200, plain, 0) and whole == int(str(plain["content-length"])) > 0
