"""Pictures of the drawn client in every recorded state: `python -m tools.shots FOLDER`, with an index page.

The built client is shown states that `tools.table_states` recorded, at three sizes, by night and by day, in
every language of the page and the two invented ones. Playwright answers for the server, so nothing is served.
With `--beside FOLDER` pictures of the same name there stand beside ours.
"""

import argparse
import html
import json
import mimetypes
import shutil
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Route, sync_playwright, WebSocketRoute

ROOT: Final = Path(__file__).resolve().parents[1]
CLIENT: Final = ROOT / "src" / "consigliere" / "server" / "client"
STATES: Final = ROOT / "web" / "src" / "games"
ORIGIN: Final = "http://table.test"
TABLE: Final = "shot"
SIZES: Final = ((1440, 900), (820, 1180), (390, 844))
THEMES: Final = ("night", "day")
LANGUAGES: Final = ("en", "qps-ploc", "qps-plocm")  # the last two are invented: longer; from right to left
SETTLED: Final = 350  # milliseconds until a slip lies still


@dataclass(frozen=True, slots=True)
class Shot:
    """A state, what is clicked in it, and how it is looked at."""

    game: str
    state: str
    size: tuple[int, int]
    theme: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.game}-{self.state}-{self.size[0]}-{self.theme}-{self.language}"


def meta(state: dict[str, Any], game: str) -> dict[str, Any]:
    view = state["position"]["view"]
    over = bool(view["over"])
    scores = [row.get("score", 0) for row in view["seats"]]
    winners = [row["seat"] for row in view["seats"] if row.get("won")]
    return {
        "id": TABLE,
        "game": game,
        "title": "",
        "visibility": "bots",
        "status": "over" if over else "playing",
        "players": len(state["names"]),
        "options": view["options"],
        "seats": [
            {"seat": n, "kind": "person" if n == view["viewer"] else "bot", "name": name, "here": True}
            for n, name in enumerate(state["names"])
        ],
        "rules": view["rules"],
        "content": "",
        "commitment": "",
        "away": 0,
        "you": view["viewer"],
        "result": {"reason": "played", "scores": scores, "winners": winners} if over else None,
    }


def answered(state: dict[str, Any], game: str, asked: dict[str, Any]) -> dict[str, Any] | None:
    """What the server would say; nothing is ever done."""
    if asked["type"] == "join":
        told = {key: state[key] for key in ("position", "events", "log")}
        return {"type": "snapshot", "version": 1, "table": TABLE, "seq": 1, "meta": meta(state, game), **told}
    if asked["type"] == "preview":
        found = state["previews"].get(" ".join(map(str, asked.get("actions") or [])))
        empty = {"events": [], "then": "sealed", "lines": []}
        return {"type": "previewed", "table": TABLE, "id": asked["id"], **(found or empty)}
    return None


def serve(page: Page, client: Path, state: dict[str, Any], book: dict[str, Any], game: str) -> None:
    def file(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
        if path.startswith("/api/"):
            route.fulfill(json=book if path.endswith("/words") else meta(state, game))
            return
        found = client / (path.strip("/") or "index.html")
        kind = mimetypes.guess_type(found.name)[0] or "text/html"
        route.fulfill(body=found.read_bytes(), content_type=kind) if found.is_file() else route.fulfill(
            status=404
        )

    def heard(socket: WebSocketRoute) -> None:
        def message(text: str | bytes) -> None:
            if (reply := answered(state, game, json.loads(text))) is not None:
                socket.send(json.dumps(reply))

        socket.on_message(message)

    page.route(f"{ORIGIN}/**", file)
    page.route_web_socket("**/ws", heard)


def click(page: Page) -> None:
    """Choose the first lit thing on the board, so that its slip is seen."""
    lit = page.locator(":is(.map, .city) [data-target][role=button]")
    if lit.count():
        lit.nth(lit.count() // 2).dispatch_event("click")


def take(page: Page, shot: Shot, folder: Path, client: Path = CLIENT) -> Path:
    state = json.loads((STATES / shot.game / "states" / f"{shot.state}.json").read_text(encoding="utf-8"))
    book = json.loads((STATES / shot.game / "states" / "book.json").read_text(encoding="utf-8"))
    kept = {"theme": shot.theme, "motion": "off", "speed": 0, "language": shot.language}
    page.add_init_script(f"localStorage.setItem('consigliere settings', {json.dumps(json.dumps(kept))})")
    page.on("pageerror", lambda error: print(shot.name, error))
    serve(page, client, state, book, shot.game)
    page.goto(f"{ORIGIN}/#/table/{TABLE}")
    page.wait_for_selector(".ask")
    page.wait_for_selector(".map, .city, .ledger, .ended", state="attached")
    click(page)
    page.wait_for_timeout(SETTLED)
    path = folder / f"{shot.name}.png"
    page.screenshot(path=path)
    return path


def shots(games: Sequence[str], states: Sequence[str], few: bool) -> Iterator[Shot]:
    for game in games:
        found = sorted(path.stem for path in (STATES / game / "states").glob("*.json"))
        for state in states or [name for name in found if name != "book"]:
            for size in SIZES:
                for theme in THEMES:
                    for language in LANGUAGES[:1] if few else LANGUAGES:
                        yield Shot(game, state, size, theme, language)


def index(folder: Path, taken: Sequence[Path], beside: Path | None) -> None:
    rows = []
    for path in taken:
        pictures = [path]
        if beside is not None and (beside / path.name).is_file():
            pictures.append(Path(shutil.copy(beside / path.name, folder / f"beside-{path.name}")))
        shown = "".join(f'<img loading="lazy" src="{html.escape(one.name)}" alt="">' for one in pictures)
        rows.append(f"<h2>{html.escape(path.stem)}</h2>{shown}")
    style = (
        "<style>body{font:16px sans-serif;background:#222;color:#eee}img{max-width:48%;margin:4px}</style>"
    )
    page = f'<!doctype html><meta charset="utf-8"><title>Shots</title>{style}{"".join(rows)}'
    (folder / "index.html").write_text(page, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=["godfather", "chicago"])
    parser.add_argument("--state", action="append", default=[])
    parser.add_argument("--few", action="store_true", help="in one language only")
    parser.add_argument("--beside", type=Path)
    parser.add_argument("--client", type=Path, default=CLIENT, help="the built client")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    taken = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for shot in shots(given.game or ["godfather"], given.state, given.few):
            context = browser.new_context(viewport={"width": shot.size[0], "height": shot.size[1]})
            taken.append(take(context.new_page(), shot, given.folder, given.client))
            context.close()
        browser.close()
    index(given.folder, taken, given.beside)
    print(f"{len(taken)} pictures: {given.folder / 'index.html'}")


if __name__ == "__main__":
    main()
