"""Two worlds that a viewer cannot tell apart, each told to a client of its own in a real browser."""

import json
import mimetypes
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import Browser, Page, Route

from tests.hidden.lockstep import difference, Diverged, Lockstep
from tests.server.proofs.pairs import House, TWINS, Watched
from tests.server.proofs.worlds import World

ORIGIN = "http://table.test"
SCRIPT = Path(__file__).with_name("mirror.js")
SETTINGS = {"motion": "off", "speed": 0}
Plant = Callable[[int, Page], None]  # spoils the page of the first or second world


@dataclass
class Told:
    """What one viewer's socket was told in one world, up to each position that was compared."""

    table: str = ""
    language: str = "en"
    meta: Any = None
    book: Any = None
    steps: list[list[str]] = field(default_factory=list)


class Recorded(Watched):
    """Laid over a game's twins: the messages of each world are kept and compared."""

    trusting = False  # messages are not compared: what differs must show on the page

    def told(self, game: Any) -> str:
        world: World = game.world
        viewer = cast(Lockstep, self).viewer
        kept: dict[int, Told] = self.__dict__.setdefault("worlds", {})
        told = kept.setdefault(id(world), Told(world.table_id, world.language))
        if told.book is None:
            paths = ("", f"/words?language={world.language}")
            told.meta, told.book = (game.run(self.get(world, viewer, path)) for path in paths)
        told.steps.append([json.loads(raw).get("text") or "" for raw in world.ears[viewer][0].taken()])
        return "" if self.trusting else json.dumps([told.meta, told.book, told.steps[-1]])

    async def get(self, world: World, viewer: int, path: str) -> Any:
        _, _, body = await world.http(viewer, "GET", f"/api/tables/{world.table_id}{path}")
        return json.loads(body)


def recorded(
    house: House, game: str, viewer: int, players: int, positions: int, trusting: bool = False
) -> tuple[Told, Told]:
    """The first pair of worlds that differ for long enough. Diverged if what is told differs."""
    for seed in range(1, 80):
        house.clear()
        house.seed = seed
        made = type("Shown", (Recorded, TWINS[game].Twins), {"house": house, "trusting": trusting})
        pair = made(viewer, players, seed)
        if pair.run(positions) >= min(2, positions):
            one, two = pair.worlds.values()
            return one, two
    raise AssertionError("too few pairs of worlds differ for long enough")


def served(page: Page, client: Path, told: Told) -> None:
    def file(route: Route) -> None:
        path = route.request.url.removeprefix(ORIGIN).partition("?")[0]
        if path.startswith("/api/"):
            route.fulfill(json=told.book if path.endswith("/words") else told.meta)
            return
        found = client / (path.strip("/") or "index.html")
        kind = mimetypes.guess_type(found.name)[0] or "text/html"
        if found.is_file():
            route.fulfill(body=found.read_bytes(), content_type=kind)
        else:
            route.fulfill(status=404)

    page.route(f"{ORIGIN}/**", file)


def own_objects(page: Page) -> int:
    """Give the page's script all objects of the client, whatever holds them."""
    debugger = page.context.new_cdp_session(page)
    root = debugger.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    found = debugger.send("Runtime.queryObjects", {"prototypeObjectId": root})["objects"]["objectId"]
    keep = {"functionDeclaration": "function () { return mirror.own(this); }", "returnByValue": True}
    held = debugger.send("Runtime.callFunctionOn", {"objectId": found, **keep})["result"]["value"]
    debugger.detach()
    return int(held)


def shown(
    browser: Browser, client: Path, told: Told, size: tuple[int, int], plant: Callable[[Page], None]
) -> list[dict[str, str]]:
    """All that the client is after each position: the page, its stores, what it sent."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.add_init_script(SCRIPT.read_text(encoding="utf-8"))
    kept = json.dumps({**SETTINGS, "language": told.language})
    page.add_init_script(f"localStorage.setItem('consigliere settings', '{kept}')")
    served(page, client, told)
    page.goto(f"{ORIGIN}/#/table/{told.table}")
    page.wait_for_selector(".ask", timeout=60_000)
    out = [page.evaluate("texts => mirror.step(texts)", told.steps[0])]
    page.wait_for_function("() => !document.querySelector('.opening')", timeout=60_000)
    assert own_objects(page) > 5
    assert page.evaluate("document.documentElement.lang") == told.language
    plant(page)
    out = [page.evaluate("() => mirror.step([])")]
    out += [page.evaluate("texts => mirror.step(texts)", step) for step in told.steps[1:]]
    page.evaluate("() => mirror.choose()")
    out.append(page.evaluate("() => mirror.step([])"))
    context.close()
    return out


def compare(
    browser: Browser,
    client: Path,
    pair: tuple[Told, Told],
    size: tuple[int, int] = (1440, 900),
    plant: Plant = lambda world, page: None,
) -> int:
    """The number of positions that looked the same in both worlds. Diverged says what differs, and where.

    The same messages are shown a second time where something differs: what a world gives away differs again,
    a line that was measured before its letters had come does not."""
    for attempt in range(2):
        one, two = (
            shown(browser, client, told, size, lambda page, n=n: plant(n, page))  # type: ignore[misc]
            for n, told in enumerate(pair)
        )
        assert len(one) == len(two)
        differs = [
            f"{what}: {difference(mine[what], theirs[what])}"
            for mine, theirs in zip(one, two, strict=True)
            for what in ("page", "stores", "sent")
            if mine[what] != theirs[what]
        ]
        if not differs:
            break
        if attempt:
            raise Diverged(differs[0])
    return len(one)
