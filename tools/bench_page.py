"""How heavy and how fast the drawn client is, in a real Chromium: `consigliere bench page`.

A real server, a table against bots. CPU slowed down four times by Chromium's own switch where the figure says
so; times are taken in the page, long tasks by Chromium's observer and its trace (wall time and CPU time).
"""

import argparse
import contextlib
import gzip
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from consigliere.games.catalogue import GAMES
from tools.clicker import ASKED, Clicker, OVER
from tools.stage import CLIENT

PROBE: Final = Path(__file__).with_name("bench_page.js").read_text(encoding="utf-8")
SLOW: Final = 4
WAIT: Final = 60_000
BEFORE: Final = 4
SIZE: Final = {"width": 1440, "height": 900}
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio")
MOVING: Final = '{"motion": "on", "speed": 1, "endTurn": false}'
TASK: Final = "ThreadControllerImpl::RunTask"
LIMITS: Final = {
    "scripts_gzipped": 150_000,
    "fonts": 200_000,
    "usable_ms": 1500,
    "slip_ms": 100,
    "moves_ms": 100,
    "task_ms": 50,
}


@contextlib.contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        words = ("consigliere.server.proving.serving", "--no-limits", "--db", f"sqlite:///{folder}/tables.db")
        process = subprocess.Popen([sys.executable, "-m", *words], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None
            yield found[0].rstrip("/")
        finally:
            process.terminate()
            process.wait()


def opened(browser: Browser, cookies: Any = None) -> tuple[BrowserContext, Page]:
    context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]
    if cookies:
        context.add_cookies(cookies)
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.add_init_script(PROBE)
    page.add_init_script(f"localStorage.setItem('consigliere settings', '{MOVING}')")
    return context, page


def slowed(page: Page, rate: int) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def made(page: Page, address: str, game: str, players: int) -> str:
    """A table of ours against bots, at which we are asked something; its address."""
    page.goto(f"{address}/icon.svg")
    wanted = {"game": game, "players": players, "visibility": "bots", "levels": ["easy"] * (players - 1)}
    sent = (
        "(path, body) => fetch(path, {method: 'POST', headers: {'content-type': 'application/json'}, body})"
    )
    page.evaluate(f"body => ({sent})('/api/me', body)", json.dumps({"name": "Bench"}))
    table = page.evaluate(
        f"body => ({sent})('/api/tables', body).then(one => one.json())", json.dumps(wanted)
    )
    return f"{address}/#/table/{table['id']}"


class Counter:
    """Chromium's own count of what the page's main thread has done, in milliseconds of CPU time."""

    def __init__(self, page: Page) -> None:
        self.debugger = page.context.new_cdp_session(page)
        self.debugger.send("Performance.enable", {"timeDomain": "threadTicks"})

    def now(self) -> float:
        found = self.debugger.send("Performance.getMetrics")["metrics"]
        return next(float(one["value"]) for one in found if one["name"] == "TaskDuration") * 1000


def work(browser: Browser, cookies: Any, table: str) -> float:
    """CPU time until a table can be used, not slowed down: it does not depend on who else is at work."""
    context, page = opened(browser, cookies)
    counter = Counter(page)
    page.goto(table)
    page.wait_for_function("() => noted.usable > 0")
    took = counter.now()
    context.close()
    return took


def usable(browser: Browser, cookies: Any, table: str) -> tuple[float, int]:
    """From an empty cache, slowed down: milliseconds until the question can be answered; bytes of scripts."""
    context, page = opened(browser, cookies)
    slowed(page, SLOW)
    page.goto(table)
    page.wait_for_function("() => noted.usable > 0")
    took = float(page.evaluate("noted.usable"))
    names = page.evaluate("performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)")
    scripts = {name for name in names if name.endswith(".js")}
    context.close()
    return took, sum(len(gzip.compress((CLIENT / name[1:]).read_bytes())) for name in scripts)


def slips(page: Page, clicker: Clicker, wanted: int) -> tuple[list[float], list[float]]:
    """Slowed down: clicks on lit things, each let go of again. Milliseconds to the slip, and CPU time of all
    that a click sets off, previews included."""
    for _ in range(BEFORE):  # cards that are chosen on a tray before the first turn
        if not clicker.asked() or not page.locator(".over button").count():
            break
        clicker.answer()
    slowed(page, SLOW)
    counter, spent = Counter(page), []
    for _ in range(4 * wanted):
        if page.evaluate("noted.slips.length") >= wanted:
            break
        if not clicker.asked():
            break
        page.wait_for_timeout(300)
        before = counter.now()
        clicker.press()
        page.wait_for_timeout(500)
        spent.append(counter.now() - before)
        page.keyboard.press("Escape")
        page.wait_for_timeout(150)
    slowed(page, 1)
    return [float(one) for one in page.evaluate("noted.slips")], spent


def tasks(trace: bytes) -> tuple[float, float]:
    """The longest task of the page's main thread in milliseconds: by the clock, and of CPU time."""
    events = json.loads(trace)["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    found = [one for one in events if one.get("name") == TASK and (one["pid"], one["tid"]) in mains]
    wall = max((one.get("dur", 0) for one in found), default=0)
    return wall / 1000, max((one.get("tdur", 0) for one in found), default=0) / 1000


def playback(browser: Browser, page: Page, clicker: Clicker, turns: int) -> dict[str, Any]:
    """At full speed of the machine, played back at 1x: what comes from others, and how long tasks are."""
    wall, cpu = [], []
    for _ in range(turns):
        if not clicker.asked():
            break
        page.evaluate("noted.long.length = 0")
        clicker.answer()
        browser.start_tracing(page=page, categories=["toplevel", "__metadata"])
        page.wait_for_selector(f"{ASKED}, {OVER}", state="attached")
        one, other = tasks(browser.stop_tracing())
        wall.append(one)
        cpu.append(other)
    return {
        "moved": page.evaluate("noted.moved"),
        "task_wall": wall,
        "task_cpu": cpu,
        "long_tasks": page.evaluate("noted.long"),
    }


def measure(game: str, players: int, rounds: int, turns: int) -> dict[str, Any]:
    before = os.getloadavg()[0]
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        context, page = opened(browser)
        clicker = Clicker(page)
        table = made(page, address, game, players)
        page.goto(table)
        clicker.asked()
        cookies = context.cookies()
        worked = [work(browser, cookies, table) for _ in range(rounds)]
        cold = [usable(browser, cookies, table) for _ in range(rounds)]
        clicked, clicked_cpu = slips(page, clicker, rounds * 2)
        played = playback(browser, page, clicker, turns)
        context.close()
        browser.close()
    fonts = [file.stat().st_size for file in CLIENT.rglob("*.woff2")]
    best: dict[str, Any] = {
        "scripts_gzipped": cold[0][1],
        "fonts": sum(fonts),
        "usable_ms": round(min(took for took, _ in cold)),
        "slip_ms": round(statistics.median(clicked)) if clicked else None,
        "moves_ms": round(statistics.median(played["moved"])) if played["moved"] else None,
        "task_ms": round(max(played["task_cpu"], default=0), 1),
    }
    return {
        "game": game,
        "players": players,
        **best,
        "holds": {name: best[name] is not None and best[name] <= limit for name, limit in LIMITS.items()},
        "limits": LIMITS,
        "usable_cpu_ms": round(statistics.median(worked)),
        "slip_cpu_ms": round(statistics.median(clicked_cpu), 1) if clicked_cpu else None,
        "usable_all_ms": [round(took) for took, _ in cold],
        "slip_all_ms": [round(one) for one in clicked],
        "moves_all_ms": [round(one) for one in played["moved"]],
        "task_all_cpu_ms": [round(one, 1) for one in played["task_cpu"]],
        "task_all_wall_ms": [round(one, 1) for one in played["task_wall"]],
        "long_tasks": played["long_tasks"],
        "load_before": round(before, 1),
        "load_after": round(os.getloadavg()[0], 1),
    }


WORDS: Final = {
    "scripts_gzipped": "scripts of a table, gzipped, bytes",
    "fonts": "all fonts, bytes",
    "usable_ms": f"usable from an empty cache, CPU {SLOW}x slower, best, ms",
    "slip_ms": f"click to slip, CPU {SLOW}x slower, median, ms",
    "moves_ms": "an event starts to move, median, ms",
    "task_ms": "longest task during playback at 1x, CPU time, ms",
}


def said(figures: dict[str, Any]) -> str:
    rows = [
        f"{'ok ' if figures['holds'][name] else 'NOT'} {figures[name]!s:>8} of {limit:>7}  {WORDS[name]}"
        for name, limit in LIMITS.items()
    ]
    return "\n".join([f"{figures['game']}, {figures['players']} players", *rows])


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="consigliere bench page")
    parser.add_argument("--game", default=next(iter(GAMES)), choices=list(GAMES))
    parser.add_argument("--players", type=int, default=4, choices=[2, 3, 4])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)
    figures = measure(given.game, given.players, given.rounds, given.turns)
    print(json.dumps(figures) if given.json else said(figures))
    return 0 if all(figures["holds"].values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
