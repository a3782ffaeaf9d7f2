"""The pictures of README and docs/client.md: `python -m tools.pictures docs/pictures`.

Stills are taken on `tools.stage`, by night and in English; `turn.webp` moves: somebody plays one turn of a
real game against bots, as `tools.clicker` would. Chromium itself writes WebP; of a moving picture each frame
holds only what has changed, and `moving` lays the frames into one file. Nothing but Chromium is needed.
"""

import argparse
import asyncio
import base64
import json
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from playwright.async_api import async_playwright, Page
from playwright.sync_api import Page as Steady, sync_playwright

from tools import stage
from tools.clicker import Clicker
from tools.rooms import Room
from tools.shots import FLAGS, Shot, show, WAIT
from tools.stage import Staged

DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
MOST: Final = 200_000  # bytes of a still
MOST_MOVING: Final = 1_000_000
SECONDS: Final = 8.0  # of the moving picture, at most
LAST: Final = 1.2  # seconds its end is looked at
FRAME: Final = 0.16  # seconds between two of its frames, at least
SHOWN: Final = (792, 495)  # the moving picture
QUALITY: Final = 0.85
QUALITIES_MOVING: Final = (0.5, 0.36)  # the first that is small enough
ICON: Final = ".slip .pool button:enabled"
ANSWERS: Final = 20  # in one turn, at most
LOOKED: Final = 250  # milliseconds for a look at each question
IDLE: Final = 0.7  # seconds in which nothing moves, at most
SETTINGS: Final = {"theme": "night", "motion": "on", "speed": 1, "language": "en"}

# A picture as WebP: the part of it that differs from the one before, at even places as the format wants them.
ENCODE: Final = """async ([png, before, quality]) => {
  const read = async (data) => createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
  const image = await read(png);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  let box = [0, 0, image.width, image.height];
  if (before) {
    pen.drawImage(await read(before), 0, 0);
    const old = pen.getImageData(0, 0, image.width, image.height).data;
    pen.drawImage(image, 0, 0);
    const now = pen.getImageData(0, 0, image.width, image.height).data;
    let [left, top, right, bottom] = [image.width, image.height, 0, 0];
    for (let at = 0; at < now.length; at += 4) {
      if (Math.abs(now[at] - old[at]) + Math.abs(now[at + 1] - old[at + 1]) + Math.abs(now[at + 2] - old[at + 2]) < 12) continue;
      const [x, y] = [(at / 4) % image.width, Math.floor(at / 4 / image.width)];
      left = Math.min(left, x); right = Math.max(right, x + 1); top = Math.min(top, y); bottom = Math.max(bottom, y + 1);
    }
    if (right <= left) return null;
    box = [left & ~1, top & ~1, right, bottom];
  }
  const part = new OffscreenCanvas(box[2] - box[0], box[3] - box[1]);
  part.getContext("2d").drawImage(image, -box[0], -box[1]);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return [box, btoa(text)];
}"""  # noqa: E501


@dataclass(frozen=True, slots=True)
class Still:
    """One picture: what is shown, how large, and what is done before."""

    name: str
    what: Staged | Room
    size: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Part:
    """A frame of a moving picture: where it lies, for how many milliseconds, and its WebP."""

    x: int
    y: int
    width: int
    height: int
    lasts: int
    webp: bytes


def stills() -> list[Still]:
    states = {staged.id: staged for game in stage.games() for staged in stage.made(game)}
    return [
        Still("godfather", states["godfather-turn"], DESK),
        Still("chicago", states["chicago-place"], DESK),
        Still("lobby", Room("lobby", "#/", (), ".game .play"), DESK),
        Still("phone", states["godfather-turn"], PHONE),
        Still("lesson", Room("lesson", "#/learn/godfather", (), ".coach h2"), DESK),
    ]


async def taken(wanted: Sequence[Still], folder: Path) -> None:
    tables = [one.what for one in wanted if isinstance(one.what, Staged)]
    with stage.running(tables) as address:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=list(FLAGS)
            )
            page = await browser.new_page()
            page.set_default_timeout(WAIT)
            await page.goto(f"{address}/icon.svg")
            blank = await browser.new_page()
            for one in wanted:
                await show(page, address, Shot(one.what, one.size, "night", "en"), {})
                await page.mouse.move(0, 0)
                (folder / f"{one.name}.webp").write_bytes(await webp(blank, await page.screenshot()))
            await browser.close()


async def webp(page: Page, png: bytes) -> bytes:
    _, found = await page.evaluate(ENCODE, [base64.b64encode(png).decode(), None, QUALITY])
    return base64.b64decode(found)


class Film:
    """What a page paints, with the time of each picture."""

    def __init__(self, page: Steady) -> None:
        self.line: Any = page.context.new_cdp_session(page)
        self.frames: list[tuple[float, str]] = []
        self.line.on("Page.screencastFrame", self.painted)

    def painted(self, event: Any) -> None:
        self.frames.append((event["metadata"]["timestamp"], event["data"]))
        self.line.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def begin(self) -> None:
        size = {"maxWidth": SHOWN[0], "maxHeight": SHOWN[1]}
        self.line.send("Page.startScreencast", {"format": "png", **size})

    def end(self) -> None:
        self.line.send("Page.stopScreencast")

    def spaced(self) -> list[tuple[float, str]]:
        """Pictures that are far enough apart."""
        out: list[tuple[float, str]] = []
        for at, data in self.frames:
            if out and at - out[-1][0] < FRAME:
                out[-1] = (out[-1][0], data)
            else:
                out.append((at, data))
        return out


def filmed(folder: Path) -> None:
    """One turn: a figure goes somewhere, what it brings is taken, the bots answer."""
    with stage.running([]) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        page = browser.new_page(viewport={"width": DESK[0], "height": DESK[1]})
        page.set_default_timeout(WAIT)
        clicker = Clicker(page)
        page.goto(f"{address}/icon.svg")
        page.evaluate("kept => localStorage.setItem('consigliere settings', kept)", json.dumps(SETTINGS))
        page.goto(f"{address}/")
        card = page.locator(".game[data-game=godfather]")
        card.locator("select").first.select_option("3")
        card.locator("select").nth(1).select_option("easy")
        card.locator(".play").click()
        clicker.asked()
        page.wait_for_function("() => !document.querySelector('.opening')")
        page.wait_for_timeout(800)
        film = Film(page)
        film.begin()
        turn(page, clicker)
        page.wait_for_timeout(300)
        film.end()
        blank = browser.new_page()
        frames = film.spaced()
        for quality in QUALITIES_MOVING:
            picture = moving(SHOWN, cut(blank, frames, quality))
            if len(picture) <= MOST_MOVING:
                break
        browser.close()
    (folder / "turn.webp").write_bytes(picture)


def turn(page: Steady, clicker: Clicker) -> None:
    """Answer until the bots have had their turns and we are asked the same anew."""
    first = page.locator("#asked").inner_text()
    began = page.locator(".ask").get_attribute("data-decision")
    clicker.answer()
    for _ in range(ANSWERS):
        clicker.asked()
        page.wait_for_timeout(LOOKED)
        decision = page.locator(".ask").get_attribute("data-decision")
        if page.locator("#asked").inner_text() == first and decision != began:
            return
        icons = page.locator(ICON)
        if not icons.count():
            clicker.answer()
            continue
        icons.first.click()
        page.wait_for_function("before => clicker.state() !== before", arg=f"asked {decision}")


def cut(page: Steady, frames: Sequence[tuple[float, str]], quality: float) -> list[Part]:
    """Each frame without what stood there before; all together no longer than may be."""
    times = [at for at, _ in frames]
    lasting = [min(then - now, IDLE) for now, then in pairwise(times)]
    faster = min(1.0, (SECONDS - LAST) / max(sum(lasting), 0.001))
    parts: list[Part] = []
    before: str | None = None
    for (_, data), seconds in zip(frames, [*lasting, LAST / faster], strict=True):
        found = page.evaluate(ENCODE, [data, before, quality])
        lasts = int(seconds * faster * 1000)
        if found is None:
            last = parts.pop()
            parts.append(Part(last.x, last.y, last.width, last.height, last.lasts + lasts, last.webp))
            continue
        (left, top, right, bottom), text = found
        parts.append(Part(left, top, right - left, bottom - top, lasts, base64.b64decode(text)))
        before = data
    return parts


def chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + b"\0" * (len(body) % 2)


def number(value: int) -> bytes:
    return value.to_bytes(3, "little")


def drawn(webp: bytes) -> bytes:
    """What stands in a still WebP behind its head, without what an animation forbids."""
    at, out = 12, b""
    while at < len(webp):
        size = int.from_bytes(webp[at + 4 : at + 8], "little")
        end = at + 8 + size + size % 2
        if webp[at : at + 4] in (b"ALPH", b"VP8 ", b"VP8L"):
            out += webp[at:end]
        at = end
    return out


def moving(size: tuple[int, int], parts: Sequence[Part]) -> bytes:
    """An animated WebP that goes round for ever; every part is laid over the ones before it."""
    animated = 0x02
    over_the_last = 0x02  # neither blended nor cleared
    head = chunk(b"VP8X", bytes([animated, 0, 0, 0]) + number(size[0] - 1) + number(size[1] - 1))
    body = head + chunk(b"ANIM", bytes(4) + (0).to_bytes(2, "little"))
    for part in parts:
        where = number(part.x // 2) + number(part.y // 2) + number(part.width - 1) + number(part.height - 1)
        frame = where + number(part.lasts) + bytes([over_the_last]) + drawn(part.webp)
        body += chunk(b"ANMF", frame)
    return chunk(b"RIFF", b"WEBP" + body)


def lasting(webp: bytes) -> float:
    """How many seconds a moving picture takes; 0 for one that stands still."""
    at, found = 12, 0
    while at < len(webp):
        size = int.from_bytes(webp[at + 4 : at + 8], "little")
        if webp[at : at + 4] == b"ANMF":
            found += int.from_bytes(webp[at + 8 + 12 : at + 8 + 15], "little")
        at += 8 + size + size % 2
    return found / 1000


def too_much(folder: Path) -> list[str]:
    """Pictures that a reader would wait for."""
    out = []
    for path in sorted(folder.glob("*.webp")):
        data = path.read_bytes()
        seconds = lasting(data)
        if len(data) > (MOST_MOVING if seconds else MOST):
            out.append(f"{path.name}: {len(data)} bytes")
        if seconds > SECONDS:
            out.append(f"{path.name}: {seconds} s")
    return out


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", action="append", help="these pictures alone; `turn` is the moving one")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    wanted = [one for one in stills() if not given.only or one.name in given.only]
    if wanted:
        asyncio.run(taken(wanted, given.folder))
    if not given.only or "turn" in given.only:
        filmed(given.folder)
    found = too_much(given.folder)
    print(*found, sep="\n", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
