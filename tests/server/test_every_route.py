"""Every route with the dearest thing it may be asked: a neighbour's move does not wait for it."""

import random
import re
import statistics
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from consigliere.locales import LANGUAGES
from consigliere.server.app import create_app
from consigliere.server.limits import PLAIN_BODY
from consigliere.server.service import Settings
from tests.server.live import answer, Person, Server
from tests.server.padding import padded

PAIRS: Final = 1000  # commands given and taken back: with the game nearly as long as is taken
DOTS: Final = "a." * 12_000 + "a = 1"
Asked = list[tuple[str, str, Any]]


class House:
    """A padded game that is over, one at the same table that is not, and their host."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.host = Person(server, "Host")
        game = padded("godfather", PAIRS, players=5)
        self.journal = game.journal.to_json()
        entries = game.journal.entries
        self.drawn = next(n for n in range(len(entries) - 2, 0, -1) if entries[n].who == "chance")
        status, made = self.host.http("POST", "/api/journals", {"journal": self.journal})
        assert status == 201, made
        self.over = made["id"]
        self.share = self.host.http("POST", f"/api/tables/{self.over}/share")[1]["share"]
        self.open = self.host.table(game="godfather", players=5)

    def pack(self) -> list[dict[str, str]]:
        titles = "".join(f'[jobs.J{c}{n}]\ntitle = "{"x" * 60}"\n' for c in "YBRG" for n in range(1, 3))
        return [{"pack.toml": 'game = "godfather"\n' + "#" * 30_000, "jobs.toml": titles}] * 2


DEAREST: Final[dict[str, Callable[[House], Asked]]] = {
    "POST /api/journals": lambda h: [
        ("POST", "/api/journals", {"journal": "x", "packs": [{"p.toml": DOTS}]}),
        ("POST", "/api/journals", {"journal": h.journal, "packs": [{"p.toml": DOTS}]}),
        ("POST", "/api/journals", {"journal": h.journal, "entry": h.drawn, "seat": 0}),
        ("POST", "/api/journals", {"journal": h.journal, "packs": h.pack()}),
        ("POST", "/api/journals", {"journal": '{"a":' + "[" * 200_000}),
        ("POST", "/api/journals", {"journal": "x", "packs": [{}] * 120_000}),
        ("POST", "/api/journals", {"journal": {"a": [[]] * 120_000}}),
    ],
    "POST /api/tables": lambda h: [
        ("POST", "/api/tables", {"game": "godfather", "players": 5, "packs": [{"p.toml": DOTS}]}),
        ("POST", "/api/tables", {"game": "godfather", "players": 5, "packs": h.pack()}),
        ("POST", "/api/tables", {"game": "chicago", "options": {f"{n:x}": True for n in range(30_000)}}),
        (
            "POST",
            "/api/tables",
            {"game": "chicago", "players": 4, "visibility": "bots", "levels": ["random"] * 3},
        ),
    ],
    "POST /api/tables/{id:str}/play-on": lambda h: [
        ("POST", f"/api/tables/{h.over}/play-on", {"entry": h.drawn, "levels": ["random"] * 4})
    ],
    "GET /api/tables/{id:str}/fairness": lambda h: [("GET", f"/api/tables/{h.over}/fairness", None)] * 3,
    "GET /api/tables/{id:str}/journal": lambda h: [("GET", f"/api/tables/{h.over}/journal", None)] * 3,
    "GET /api/tables/{id:str}/moves/{move:int}": lambda h: [
        ("GET", f"/api/tables/{h.over}/moves/{n}?viewer=1&words=en", None) for n in (9, 2000, 99_999)
    ],
    "GET /api/tables/{id:str}/outline": lambda h: (
        [("GET", f"/api/tables/{h.over}/outline?words=en", None)] * 3
    ),
    "POST /api/tables/{id:str}/notes": lambda h: [("POST", f"/api/tables/{h.over}/notes", None)] * 3,
    "GET /api/tables/{id:str}/notes": lambda h: [("GET", f"/api/tables/{h.over}/notes?words=en", None)] * 3,
    "GET /api/tables/{id:str}/replay": lambda h: (
        [("GET", f"/api/tables/{h.over}/replay?seq=99999&back=60&words=en", None)] * 3
    ),
    "GET /api/tables/{id:str}/events": lambda h: [("GET", f"/api/tables/{h.over}/events?viewer=1", None)] * 3,
    "GET /api/tables/{id:str}/picture": lambda h: [("GET", f"/api/tables/{h.over}/picture", None)] * 3,
    "GET /api/me/record/favourites": lambda h: [("GET", "/api/me/record/favourites", None)] * 3,
    "GET /api/tables/{id:str}": lambda h: [("GET", f"/api/tables/{h.over}", None)] * 3,
    "GET /api/shared/{share:str}": lambda h: [("GET", f"/api/shared/{h.share}", None)] * 3,
    "GET /api/invites/{code:str}": lambda h: [("GET", f"/api/invites/{h.open['invite']}", None)] * 3,
    "GET /api/tables": lambda h: [("GET", "/api/tables?mine=true", None)] * 3,
}

# the others: nothing in them grows with a game, so they get the longest body that is read
PLAIN: Final = """
DELETE /api/me | DELETE /api/me/notices/email | DELETE /api/me/notices/webhook
DELETE /api/tables/{id:str}/seats | DELETE /api/tables/{id:str}/seats/{seat:int}
DELETE /api/tables/{id:str}/share | GET / | GET /api/health | GET /api/health/live | GET /api/health/ready
GET /api/house | GET /api/me | GET /api/me/notices | GET /api/me/statistics | GET /api/metrics
GET /api/me/record | GET /api/cards/{game:str} | GET /api/puzzles/{game:str}/{number:int}
GET /api/lessons/{game:str}/{number:int} | GET /api/lesson-answers/{game:str}/{entry:int}
GET /api/examples/{game:str}/{id:str}
GET /api/rules/{game:str} | GET /api/schema | GET /api/schema/openapi.json | GET /api/schema/{path:str}
GET /api/tables/{id:str}/words | GET /{path:path} | HEAD / | HEAD /{path:path} | POST /api/me
POST /api/me/notices/email | POST /api/me/recover | POST /api/me/recovery | POST /api/tables/{id:str}/close
POST /api/tables/{id:str}/seats | POST /api/tables/{id:str}/share | POST /api/tables/{id:str}/start
PUT /api/me/name | PUT /api/me/notices/email | PUT /api/me/notices/webhook
POST /api/tables/{id:str}/invite | POST /api/tables/{id:str}/line
POST /api/tables/{id:str}/shut-out | PUT /api/tables/{id:str}/seats/{seat:int}
POST /api/tables/{id:str}/rematch
GET /api/me/sessions | PUT /api/me/sessions/{id:str} | DELETE /api/me/sessions/{id:str}
DELETE /api/me/sessions | POST /api/me/device | DELETE /api/me/recovery
"""
SOCKET: Final = "WS /ws"
LONG: Final = {"name": "x" * (PLAIN_BODY - 100)}


def plain(house: House, route: str) -> Asked:
    method, path = route.split()
    given = {
        "{id:str}": house.over,
        "{seat:int}": "1",
        "{game:str}": "godfather",
        "{path:str}": "openapi.json",
    }
    for name, value in {**given, "/{path:path}": "/app.js"}.items():
        path = path.replace(name, value)
    return [(method, path, LONG if method in ("POST", "PUT") else None)] * 2


def routes() -> set[str]:
    """All that the application serves."""
    found = set()
    for route in create_app(Settings(db="sqlite:///:memory:")).routes:
        methods = set(getattr(route, "methods", None) or {"WS"}) - {"OPTIONS"}
        found |= {f"{method} {route.path}" for method in methods}
    return found


def listed() -> set[str]:
    others = PLAIN.replace("|", "\n").splitlines()
    return {*DEAREST, *(one.strip() for one in others if one.strip()), SOCKET}


def test_every_route_is_driven() -> None:
    assert routes() == listed()


class Neighbour(threading.Thread):
    """Somebody at another table, with bots; `waits`: seconds until each move was acknowledged."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.person = Person(server, "Calm")
        self.waits: list[float] = []
        self.ended = threading.Event()

    def run(self) -> None:
        rng = random.Random(5)
        socket = self.person.socket()
        while not self.ended.is_set():
            table = self.person.table(game="godfather", players=2, visibility="bots", levels=["random"])["id"]
            socket.join(table)
            while not self.ended.is_set() and (question := socket.asked(table)) is not None:
                begun = time.monotonic()
                done = socket.command("do", table, decision=question["decision"], **answer(question, rng))
                assert done["type"] == "done", done
                self.waits.append(time.monotonic() - begun)
        socket.close()


def looks(server: Server) -> dict[str, float]:
    """How often the loop was busy for at most so long, by its own measure."""
    with urllib.request.urlopen(f"{server.url}/api/metrics", timeout=60) as answered:
        text = answered.read().decode()
    return {le: float(n) for le, n in re.findall(r'consigliere_loop_seconds_bucket{le="(\S+)"} (\S+)', text)}


def over(server: Server, seconds: str, before: dict[str, float]) -> float:
    now = looks(server)
    return (now["+Inf"] - now[seconds]) - (before["+Inf"] - before[seconds])


@pytest.fixture(scope="module")
def crowd(server: Server) -> Iterator[tuple[House, Neighbour]]:
    house, neighbour = House(server), Neighbour(server)
    warm = house.host.socket()  # clerks are started, words compiled
    warm.join(house.over, words="en")
    warm.close()
    neighbour.start()
    yield house, neighbour
    neighbour.ended.set()
    neighbour.join(60)
    assert not neighbour.is_alive()


@pytest.mark.slow
def test_alone(crowd: tuple[House, Neighbour], server: Server) -> None:
    """The same moves beside nothing, for the figures."""

    def nothing() -> list[tuple[int, Any]]:
        time.sleep(1)
        return []

    watched(server, crowd[1], "nothing", nothing)


@pytest.mark.parametrize("route", sorted(DEAREST))
def test_a_neighbour_does_not_wait(crowd: tuple[House, Neighbour], server: Server, route: str) -> None:
    house, neighbour = crowd
    calls = DEAREST[route](house)
    watched(server, neighbour, route, lambda: [house.host.http(*call) for call in calls])


def test_a_neighbour_does_not_wait_for_plain_requests(crowd: tuple[House, Neighbour], server: Server) -> None:
    house, neighbour = crowd
    calls = [call for route in sorted(listed() - {*DEAREST, SOCKET}) for call in plain(house, route)]
    eve = Person(server, "Eve")
    watched(server, neighbour, "all others", lambda: [eve.http(*call) for call in calls])


def test_a_neighbour_does_not_wait_for_words(crowd: tuple[House, Neighbour], server: Server) -> None:
    """Somebody comes who speaks a language that nobody has spoken here before."""
    eve = Person(server, "Eve")
    paths = [f"/api/examples/godfather/E5?language={language}" for language in LANGUAGES]
    watched(server, crowd[1], "words", lambda: [eve.http("GET", path) for path in paths])


def test_a_neighbour_does_not_wait_for_sockets(crowd: tuple[House, Neighbour], server: Server) -> None:
    house, neighbour = crowd

    def joining() -> list[tuple[int, Any]]:
        socket = house.host.socket()
        for _ in range(8):
            assert socket.join(house.over, words="en")["type"] == "snapshot"
            socket.send(type="leave", table=house.over)
        socket.close()
        return []

    watched(server, neighbour, SOCKET, joining)


def watched(
    server: Server, neighbour: Neighbour, route: str, work: Callable[[], list[tuple[int, Any]]]
) -> None:
    """By processor time, which a busy machine hardly changes: nobody had the loop for long."""
    before, at = looks(server), len(neighbour.waits)
    begun = time.monotonic()
    answers = work()
    lasted = time.monotonic() - begun
    end = time.monotonic() + 60
    while len(neighbour.waits) < at + 20 and time.monotonic() < end:
        time.sleep(0.05)
    waits = sorted(neighbour.waits[at:])
    assert waits and all(status < 500 for status, _ in answers), [a for a in answers if a[0] >= 500]
    p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
    busy, dear = over(server, "0.02", before), over(server, "0.1", before)
    print(
        f"{route}: {lasted:.1f} s; {len(waits)} moves, median {statistics.median(waits) * 1000:.0f} ms,"
        f" p99 {p99 * 1000:.0f} ms, longest {waits[-1] * 1000:.0f} ms; loop over 20 ms {busy:.0f} times,"
        f" over 100 ms {dear:.0f} times; answers {sorted({status for status, _ in answers})}"
    )
    assert dear == 0
