"""After a game in the drawn client: costly decisions on the tape, favourites, a moment as a picture."""

import asyncio
import base64
import json
import random
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from consigliere.core.journal import Journal
from consigliere.server.store import open_store
from tests.server.client.guest import QUIET
from tests.server.client.test_client_for_everybody import axe
from tests.server.client.test_replay_page import opened, Viewer
from tests.server.live import answer, Person, Server

COST = 28


def played(person: Person, game: str = "godfather") -> str:
    """A whole game against a bot."""
    rng = random.Random(4)
    table = str(person.table(game=game, players=2, visibility="bots", levels=["random"])["id"])
    socket = person.socket()
    socket.join(table)
    while (question := socket.asked(table)) is not None:
        socket.command("do", table, decision=question["decision"], **answer(question, rng))
    socket.close()
    return table


def noted(house: Server, person: Person, table: str) -> list[int]:
    """Notes on three decisions, two of them the person's; the entries of theirs."""
    journal = Journal.from_text(person.http("GET", f"/api/tables/{table}/journal")[1])
    done = [(n, one) for n, one in enumerate(journal.entries) if one.who == "seat"]
    own = [n for n, one in done if one.seat == 0]
    chosen = [own[len(own) // 3], own[len(own) // 2]]
    other = next(n for n, one in done if one.seat == 1)
    decisions = [
        {
            "seat": journal.entries[n].seat,
            "entry": n,
            "turn": k,
            "stage": 1,
            "offset": 0,
            "played": journal.entries[n].text.split("; "),
            "better": journal.entries[n].text.split("; "),
            "chance": 0.1,
            "chance_better": 0.1 + COST / 100,
            "worlds": 8,
            "reasons": [],
        }
        for k, n in enumerate([*chosen, other])
    ]
    points = [
        {"turn": k, "entry": n, "seat": 0, "stage": 1, "chances": [0.5, 0.5]} for k, (n, _) in enumerate(done)
    ]
    notes = {
        "players": 2,
        "entries": len(journal.entries),
        "looked": [len(own), 1],
        "points": points,
        "decisions": decisions,
    }

    async def keep() -> None:
        store = open_store(house.db)
        await store.open()
        await store.keep_notes(table, json.dumps(notes))
        await store.close()

    with ThreadPoolExecutor(1) as pool:  # the browser's loop runs in this thread
        pool.submit(lambda: asyncio.run(keep())).result()
    return chosen


@pytest.fixture(scope="module")
def after(house: Server) -> tuple[Person, str]:
    person = Person(house, "Ann")
    return person, played(person)


@pytest.fixture
def ann(browser: Any, house: Server, after: tuple[Person, str]) -> Iterator[Viewer]:
    viewer = Viewer(browser, house, after[0], (1440, 900))
    yield viewer
    viewer.leave()


@pytest.mark.slow
def test_costly_decisions_stand_on_the_tape(house: Server, ann: Viewer, after: tuple[Person, str]) -> None:
    person, table = after
    page = opened(ann, f"replay/{table}")
    expect(page.locator(".deck .pos")).to_be_visible()
    expect(page.locator(".costs")).to_have_count(0)  # nothing is noted yet
    noted(house, person, table)
    page.reload()
    pins = page.locator(".costs button")
    expect(pins).to_have_count(2)  # one's own
    expect(page.locator(".costkey")).to_have_text("a costly decision of yours")
    expect(pins.first).to_have_attribute("title", re.compile(rf"Ann\W+\(.+\).+decision \W?1\W.+{COST}"))
    told = person.http("GET", f"/api/tables/{table}/notes")[1]["notes"]["decisions"]
    move = sorted(one["move"] for one in told if one["seat"] == 0)[1]
    pins.nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".deck .pos")).to_have_attribute("data-move", str(move))
    expect(pins.nth(1)).to_have_attribute("aria-current", "step")
    assert axe(page, "svg.map") == []
    page.locator(".eyes input").nth(2).check(force=True)
    expect(pins).to_have_count(1)  # the other seat sees its own
    page.locator(".eyes input").nth(3).check(force=True)
    expect(pins).to_have_count(0)
    page.locator(".eyes input").nth(0).check(force=True)
    page.get_by_role("link", name=re.compile(r"Costly decision \W?2\W")).click()
    expect(page.locator(".open header .nr")).to_have_text("2")
    for move in ("made", "his"):  # on the board under its flag, or told below it
        expect(page.locator(f".open .ring.{move}, .open .off .{move}")).to_have_count(1)
    expect(page.locator(".talk .say").first).to_contain_text("of yours")
    ann.fits()


def test_the_record_tells_favourites(ann: Viewer, after: tuple[Person, str], tmp_path: Path) -> None:
    status, habits = ann.person.http("GET", "/api/me/record/favourites")
    assert status == 200 and habits["counted"] == habits["of"] == 1
    page = ann.at("record")
    first = page.locator(".tb.fav").first.locator("li")
    expect(first).not_to_have_count(0)
    things = {one["thing"] for one in habits["favourites"]}
    shown = page.locator(".tb.fav b").all_inner_texts()
    assert len(shown) == len(habits["favourites"]) and not things & set(shown), "ids are no names"
    for summary in page.locator(".nums summary").all():
        summary.focus()
        page.keyboard.press("Enter")
    expect(page.locator(".nums[open] tbody tr").first).to_be_visible()
    assert axe(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Export as JSON").click()
    download.value.save_as(tmp_path / "record.json")
    kept = json.loads((tmp_path / "record.json").read_text(encoding="utf-8"))
    assert len(kept["games"]) == 1 and kept["favourites"] == habits["favourites"]
    ann.fits()
    stranger = Person(ann.server, "Eve")
    assert stranger.http("GET", "/api/me/record/favourites")[1]["favourites"] == []


# How far a picture is from what the page shows, in brightness of 0 to 255: the mean of each of 32 × 32
# squares, counted pixel by pixel, as a browser's own reduction picks some and leaves others.
APART = """async ([one, other]) => {
  const N = 32;
  const read = async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen.drawImage(image, 0, 0);
    const { data: pixels, width, height } = pen.getImageData(0, 0, image.width, image.height);
    const [sums, counts] = [new Float64Array(N * N * 3), new Float64Array(N * N * 3)];
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
      const square = (Math.floor((y * N) / height) * N + Math.floor((x * N) / width)) * 3;
      for (let c = 0; c < 3; c++) {
        sums[square + c] += pixels[(y * width + x) * 4 + c];
        counts[square + c]++;
      }
    }
    return sums.map((sum, n) => sum / counts[n]);
  };
  const [a, b] = [await read(one), await read(other)];
  return a.reduce((sum, value, n) => sum + Math.abs(value - b[n]), 0) / a.length;
}"""

# The board of each game, and what is hidden on it to see that it would be missed.
BOARDS = {"godfather": (".mapframe", "svg.print"), "chicago": (".cityframe", ".biz")}
CLOSE = 4


@pytest.fixture(scope="module")
def games(house: Server, after: tuple[Person, str]) -> dict[str, tuple[Person, str]]:
    bea = Person(house, "Bea")
    return {"godfather": after, "chicago": (bea, played(bea, "chicago"))}


@pytest.mark.slow
@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_moment_as_png_shows_the_board(
    browser: Any,
    house: Server,
    games: dict[str, tuple[Person, str]],
    game: str,
    language: str,
    tmp_path: Path,
) -> None:
    board, part = BOARDS[game]
    person, table = games[game]
    theme = "night" if language == "en" else "day"
    settings = json.dumps(json.loads(QUIET) | {"theme": theme, "language": language})
    viewer = Viewer(browser, house, person, (1440, 900), settings)
    page = viewer.at(f"replay/{table}?move=60")
    expect(page.locator(".deck .pos")).to_have_attribute("data-move", "60")
    page.locator(f".rp {board}").wait_for()

    def saved() -> bytes:
        page.locator(".rp .do button").nth(1).click()
        with page.expect_download() as download:
            page.get_by_role("dialog").get_by_role("button", name="PNG").click()
        download.value.save_as(tmp_path / "moment.png")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        return (tmp_path / "moment.png").read_bytes()

    def apart(drawn: bytes) -> float:
        seen = page.locator(f".rp {board}").screenshot()
        sent = [base64.b64encode(one).decode() for one in (drawn, seen)]
        return float(page.evaluate(APART, sent))

    drawn = saved()
    assert drawn.startswith(b"\x89PNG")
    assert apart(drawn) < CLOSE
    page.locator(f".rp {board} {part}").evaluate_all("all => all.forEach(one => one.style.display = 'none')")
    assert apart(drawn) > 2 * CLOSE, "another board would be noticed"
    viewer.leave()
