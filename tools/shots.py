"""Pictures of the drawn client in every recorded state, and checks of each: `make shots`.

`python -m tools.shots FOLDER` shows the built client on `tools.stage` at three sizes, by night and by day,
in English and the two invented languages, and writes an index page; `--language uk` shows another one. In the
same run the page is measured: no text is cut, overflows or lies on another, nothing scrolls sideways
(`tools/layout.js`); with `--axe` axe-core looks too. `--few` takes each state once, in turn with the sizes,
themes and languages. With `--beside FOLDER` pictures of the same name there stand beside ours. One browser,
several pages at once.
"""

import argparse
import asyncio
import html
import itertools
import json
import re
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.async_api import async_playwright, Page

from consigliere.locales import LANGUAGES as spoken
from tools import stage, web
from tools.rooms import AFTER, kept_games, Room, ROOMS, taught
from tools.stage import CLIENT, Staged

SIZES: Final = ((1440, 900), (820, 1180), (390, 844))
THEMES: Final = ("night", "day")
INVENTED: Final = ("qps-ploc", "qps-plocm")  # longer; from right to left
LANGUAGES: Final = ("en", *INVENTED)  # unless one is asked for
SETTLED: Final = 350  # milliseconds until a slip lies still
WAIT: Final = 60_000
PAGES: Final = 3  # at once
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio")
AXE: Final = (
    # lettering drawn on a picture: axe-core takes the page's ground for what lies behind it
    # nor does it know that numbers in a picture are no label: what they mean is said in the picture's name
    # nor that a number is called the same in the digits of any language
    "async () => { const told = text => text.replace(/[\\u2066-\\u2069]/g, '')"
    ".replace(/[\\u06f0-\\u06f9]/g, digit => digit.charCodeAt(0) & 15);"
    " const named = one => { const bare = one?.cloneNode(true); if (!bare) return false;"
    " bare.querySelectorAll('svg').forEach(picture => picture.remove());"
    " return told(one.ariaLabel ?? '').includes(told(bare.textContent).trim()); };"
    " return (await axe.run({exclude: [['[data-drawn]']]}, {resultTypes: ['violations']})).violations"
    ".map(({id, help, nodes}) => ({kind: id, text: help, nodes: nodes.filter(({target, any}) =>"
    " (id !== 'label-content-name-mismatch' ||"
    " !document.querySelector(target[0])?.matches('svg *, :has([data-drawn])')"
    " && !named(document.querySelector(target[0]))) &&"
    # what a drawn picture's frame cuts off counts as ground
    " !any.some(one => one.relatedNodes?.some(({target}) =>"
    " document.querySelector(target[0])?.closest('[data-drawn]'))))}))"
    ".filter(one => one.nodes.length).map(({kind, text, nodes}) => ({kind, text,"
    " at: nodes.slice(0, 3).map(node => node.html.slice(0, 120)).join(' | ')})); }"
)
NETWORK: Final = re.compile(r"WebSocket connection|Failed to load resource|ERR_CONNECTION")
LAYOUT: Final = Path(__file__).with_name("layout.js")
LIT: Final = "svg [data-target][role=button], [data-target][tabindex='0'], .option, .pickone"
Fault = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Shot:
    """A state or a room, and how it is looked at."""

    what: Staged | Room
    size: tuple[int, int]
    theme: str
    language: str

    @property
    def name(self) -> str:
        what = self.what.id if isinstance(self.what, Staged) else self.what.name
        return f"{what}-{self.size[0]}-{self.theme}-{self.language}"

    def path(self, games: Mapping[str, str]) -> str:
        """`games`: the tables of finished games."""
        return f"#/table/{self.what.id}" if isinstance(self.what, Staged) else self.what.path.format(**games)


@dataclass(slots=True)
class Run:
    """What is wanted of the pictures, and what was found. `plant`: a script that spoils each page first."""

    folder: Path | None = None
    axe: bool = False
    plant: str = ""
    taken: list[Path] = field(default_factory=list)
    faults: dict[str, list[Fault]] = field(default_factory=dict)
    looked: int = 0
    games: dict[str, str] = field(default_factory=dict)

    def heard(self, name: str, told: Any) -> None:
        """What the page itself reports, such as a sentence that lacks a variable."""
        if told.type == "error" and not NETWORK.search(told.text):
            self.faults.setdefault(name, []).append(script_fault(told.text))

    async def look(self, page: Page, address: str, shot: Shot) -> None:
        await show(page, address, shot, self.games)
        if self.plant:
            await page.evaluate(self.plant)
        if self.folder is not None:
            path = self.folder / f"{shot.name}.png"
            await page.screenshot(path=path)
            self.taken.append(path)
        found: list[Fault] = await page.evaluate(LAYOUT.read_text(encoding="utf-8"))
        if self.axe:
            axe = web.WEB / "node_modules" / "axe-core" / "axe.min.js"
            await page.evaluate(axe.read_text(encoding="utf-8"))
            found += await page.evaluate(AXE)
        self.looked += 1
        if found:
            self.faults[shot.name] = found


async def show(page: Page, address: str, shot: Shot, games: Mapping[str, str]) -> None:
    kept = {"theme": shot.theme, "motion": "off", "speed": 0, "language": shot.language}
    shelves = {"consigliere settings": json.dumps(kept)}
    if isinstance(shot.what, Room) and shot.what.kept:
        shelves |= [shot.what.kept]
    await page.evaluate("kept => Object.entries(kept).map(one => localStorage.setItem(...one))", shelves)
    await page.set_viewport_size({"width": shot.size[0], "height": shot.size[1]})
    await page.goto(f"{address}/?{shot.name}{shot.path(games)}")
    if isinstance(shot.what, Room):
        for click in shot.what.clicks:
            await page.locator(click).click()
    await page.wait_for_selector(shot.what.ready, state="attached")
    if isinstance(shot.what, Staged):
        await choose(page)
    await page.evaluate("document.fonts.ready.then(() => 0)")
    await page.wait_for_timeout(SETTLED)


async def choose(page: Page) -> None:
    """Choose a lit thing, so that its slip is seen."""
    await page.wait_for_function("() => !document.querySelector('.opening')")
    lit = page.locator(LIT)
    if count := await lit.count():
        await lit.nth(count // 2).dispatch_event("click")


def plan(
    games: Sequence[str],
    states: Sequence[str],
    few: bool,
    rooms: Sequence[Room] = ROOMS,
    languages: Sequence[str] = LANGUAGES,
) -> Iterator[Shot]:
    things: list[Staged | Room] = [
        staged for game in games for staged in stage.made(game) if not states or staged.name in states
    ]
    if not states:
        things += rooms
    looks = list(itertools.product(SIZES, THEMES, languages))
    for n, what in enumerate(things):
        # 5 is prime to the number of looks (6 or 18): neighbours differ in size, theme and language
        for size, theme, language in looks[5 * n % len(looks) :][:1] if few else looks:
            yield Shot(what, size, theme, language)


async def carried_out(run: Run, shots: Sequence[Shot], client: Path = CLIENT) -> Run:
    tables = {shot.what.id: shot.what for shot in shots if isinstance(shot.what, Staged)}
    waiting = list(reversed(shots))

    async def worker(address: str, browser: Any, kept: Any) -> None:
        context = await browser.new_context(storage_state=kept)
        page = await context.new_page()
        page.set_default_timeout(WAIT)
        at = [""]
        page.on("pageerror", lambda error: run.faults.setdefault(at[0], []).append(script_fault(error)))
        page.on("console", lambda told: run.heard(at[0], told))
        await page.goto(f"{address}/icon.svg")
        while waiting:
            shot = waiting.pop()
            at[0] = shot.name
            await run.look(page, address, shot)
        await context.close()

    with stage.running(list(tables.values()), client) as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=list(FLAGS)
            )
            kept = None
            if wanted := {game for shot in shots if isinstance(shot.what, Room) for game in shot.what.games}:
                run.games, kept = await kept_games(browser, address, wanted)
            await asyncio.gather(*(worker(address, browser, kept) for _ in range(min(PAGES, len(shots)))))
            await browser.close()
    return run


def script_fault(error: Any) -> Fault:
    return {"kind": "script", "text": str(error), "at": "page"}


def index(folder: Path, run: Run, beside: Path | None) -> Path:
    rows = []
    for path in sorted(run.taken):
        pictures = [path]
        if beside is not None and (beside / path.name).is_file():
            pictures.append(Path(shutil.copy(beside / path.name, folder / f"beside-{path.name}")))
        shown = "".join(f'<img loading="lazy" src="{html.escape(one.name)}" alt="">' for one in pictures)
        found = "".join(f"<li>{html.escape(said(one))}</li>" for one in run.faults.get(path.stem, []))
        rows.append(f"<h2>{html.escape(path.stem)}</h2><ul>{found}</ul>{shown}")
    style = "body{font:16px sans-serif;background:#222;color:#eee}img{max-width:48%;margin:4px}li{color:#fb8}"
    page = f'<!doctype html><meta charset="utf-8"><title>Shots</title><style>{style}</style>{"".join(rows)}'
    (folder / "faults.json").write_text(json.dumps(run.faults, ensure_ascii=False, indent=1))
    (folder / "index.html").write_text(page, encoding="utf-8")
    return folder / "index.html"


def said(fault: Fault) -> str:
    more = {key: value for key, value in fault.items() if key not in ("kind", "text") and value}
    return f"{fault['kind']}: “{fault['text']}” {more}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", action="append", choices=stage.games())
    parser.add_argument("--state", action="append", default=[])
    parser.add_argument("--room", help="only pages whose name begins so, and no table")
    parser.add_argument("--few", action="store_true", help="each state once")
    parser.add_argument("--size", type=int, choices=[width for width, _ in SIZES], help="this width only")
    parser.add_argument("--theme", choices=THEMES)
    parser.add_argument("--language", choices=sorted({*spoken, *INVENTED}), help="this one only")
    parser.add_argument("--axe", action="store_true", help="axe-core looks, too")
    parser.add_argument("--no-pictures", action="store_true", help="check only")
    parser.add_argument("--beside", type=Path, help="pictures of the same name, shown beside ours")
    parser.add_argument("--client", type=Path, default=CLIENT, help="the built client")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    languages = (given.language,) if given.language else LANGUAGES
    rooms = [
        room for room in (*ROOMS, *AFTER, *taught()) if not given.room or room.name.startswith(given.room)
    ]
    games = [] if given.room else given.game or stage.games()
    shots = [
        shot
        for shot in plan(games, given.state, given.few, rooms, languages)
        if given.size in (None, shot.size[0]) and given.theme in (None, shot.theme)
    ]
    run = Run(None if given.no_pictures else given.folder, given.axe)
    asyncio.run(carried_out(run, shots, given.client))
    page = index(given.folder, run, given.beside)
    for name, found in sorted(run.faults.items()):
        print(name, *(f"  {said(one)}" for one in found), sep="\n")
    faults = sum(map(len, run.faults.values()))
    print(f"{run.looked} looks, {len(run.taken)} pictures, {faults} faults: {page}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
