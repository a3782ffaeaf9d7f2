"""Turn notices: to a real listener on this machine, signed, once, with back-off, without a card; talk."""

import asyncio
import json
import socketserver
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import pytest

from consigliere.server import webhook
from consigliere.server.hub import Hub
from consigliere.server.identity import People
from consigliere.server.mail import BadMail, good_address, Mailer, mailer
from consigliere.server.metrics import Metrics
from consigliere.server.notices import Notifier, TRIES
from consigliere.server.store import open_store
from consigliere.server.store.base import Identity
from consigliere.server.timing import HOUR, Times
from tests.server.hubs import begun, planned, run
from tests.server.live import Person
from tests.server.test_tables import to_act, two_at_a_table
from tests.server.timed import TimedServer


class Listener:
    """Somebody's webhook; answers with the statuses given, then with 204."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.heard: list[tuple[dict[str, str], bytes]] = []
        listener = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                listener.heard.append((dict(self.headers), body))
                self.send_response(listener.statuses.pop(0) if listener.statuses else 204)
                self.send_header("Location", "http://127.0.0.1:1/")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                return

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?to=me"


@contextmanager
def listening() -> Iterator[Listener]:
    listener = Listener()
    thread = threading.Thread(target=listener.server.serve_forever, args=(0.05,))
    thread.start()
    try:
        yield listener
    finally:
        listener.server.shutdown()
        thread.join()
        listener.server.server_close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TimedServer]:
    folder = tmp_path_factory.mktemp("notices")
    with TimedServer(
        folder, "--no-limits", "--private-webhooks", "--home", "https://play.example"
    ) as running:
        yield running
    assert "Traceback" not in running.logged()


@pytest.mark.slow
def test_who_is_not_there_is_told_once(server: TimedServer) -> None:
    with listening() as listener:
        ann, bob = Person(server, "Ann"), Person(server, "Bob")
        secrets = []
        for person in (ann, bob):
            status, body = person.http("PUT", "/api/me/notices/webhook", {"url": listener.url})
            assert status == 200 and body["webhook"] == listener.url
            secrets.append(body["secret"])
            assert person.http("GET", "/api/me/notices")[1]["secret"] is None
        table, a, b = two_at_a_table(ann, bob, title="Friday")
        one, _ = to_act(table, a, b)
        other = b if one is a else a
        seat = one.metas[table]["you"]
        one.close()
        other.until(lambda m: m["type"] == "presence" and seat not in m["here"])
        until(lambda: passing(server) and bool(listener.heard))
        headers, body = listener.heard[0]
        told = json.loads(body)
        assert set(told) == {"event", "table", "game", "title", "seat", "url", "at"}
        assert (told["event"], told["table"], told["title"], told["seat"]) == (
            "your-turn",
            table,
            "Friday",
            seat,
        )
        assert told["url"] == f"https://play.example/#/table/{table}"
        signed = headers[webhook.SIGNATURE]
        at = int(signed.partition(",")[0].removeprefix("t="))
        assert signed == webhook.signature(secrets[seat], at, body)
        server.forward(3600)
        other.send(type="ping", id="x")
        other.kind("pong")
        time.sleep(3)
        assert len(listener.heard) == 1
        other.close()
        assert ann.http("DELETE", "/api/me/notices/webhook")[1]["webhook"] is None


def passing(server: TimedServer) -> bool:
    """A minute, for the server; some moments for the test."""
    server.forward(61)
    time.sleep(1.5)
    return True


def until(wanted: Any, seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)


def test_back_off_and_end(tmp_path: Path) -> None:
    """A webhook that fails is tried again, less and less often; 410 ends it; an answered question too."""

    async def work(listener: Listener) -> None:
        at = [10**12]
        store = open_store(f"sqlite:///{tmp_path / 'n.db'}")
        await store.open()
        hub = Hub(store, Metrics(), Times(lambda: at[0]))
        notifier = Notifier(hub, private=True)
        people = People(store)
        await people.open()
        table = await begun(hub, [])
        assert table.game is not None
        seat = table.game.seat
        who = ("ann", "bob")[seat]
        settings = {"webhook": listener.url, "webhook_secret": "s"}
        await store.create_identity(Identity(who, who, f"hash {who}", 0, settings))
        live = hub.live["table"]
        live.noted.clear()
        hub.moved(live, table)
        await asyncio.gather(*notifier.tasks)
        listener.statuses = [500] * 100
        moments = []
        for _ in range(40):
            before = len(listener.heard)
            at[0] += HOUR // 4
            await notifier.look()
            if len(listener.heard) > before:
                moments.append(at[0])
        assert len(moments) == TRIES or at[0] - moments[-1] < 7 * HOUR
        gaps = [b - a for a, b in pairwise(moments)]
        assert len(moments) > 3 and gaps == sorted(gaps) and gaps[-1] > gaps[0]
        # a redirect is not followed, and counts as a failure
        listener.statuses = [302] * 3
        at[0] += 24 * HOUR
        await notifier.look()
        # once he has answered, nothing more is sent
        heard = len(listener.heard)
        action = table.game.legal_for(seat).indices[0]
        await hub.command("table", who, "k", planned(who, table.decision(seat) or "", action))
        at[0] += 48 * HOUR
        await notifier.look()
        assert len(listener.heard) == heard
        await notifier.close()
        await store.close()

    with listening() as listener:
        run(work(listener))


@pytest.mark.parametrize(
    "bad",
    [
        "ftp://example.org/",
        "https://",
        "//example.org",
        "https://user:secret@example.org/",
        "https://example.org/#part",
        "https://example.org:0/",
        "https://exa mple.org/",
        "https://example.org/\nX: y",
        "http://127.0.0.1/",
        "http://localhost:80/",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest",
        "http://[::ffff:127.0.0.1]/",
        "http://printer.local/",
        "http://0.0.0.0/",
        "http://[fe80::1]/",
        "https://example.org/" + "x" * 600,
    ],
)
def test_addresses_nothing_is_sent_to(bad: str) -> None:
    with pytest.raises(webhook.BadAddress):
        webhook.checked(bad)


def test_addresses_that_are_taken() -> None:
    for good in ("https://example.org/hook?x=1", "http://example.org:8080", "https://93.184.216.34/"):
        assert webhook.checked(good) == good
    assert webhook.checked("http://127.0.0.1:9/", private=True)


def test_a_name_that_leads_inside(monkeypatch: pytest.MonkeyPatch) -> None:
    """What counts is where the name leads when it is sent."""
    monkeypatch.setattr("socket.getaddrinfo", lambda *_, **__: [(2, 1, 6, "", ("127.0.0.1", 80))])
    assert webhook.checked("http://innocent.example/")
    with ThreadPoolExecutor(1) as pool, pytest.raises(webhook.BadAddress):
        asyncio.run(webhook.deliver("http://innocent.example/", b"{}", "s", 0, False, pool))


def test_a_bad_webhook_is_refused_by_the_server(tmp_path: Path) -> None:
    with TimedServer(tmp_path) as server:
        ann = Person(server, "Ann")
        status, body = ann.http("PUT", "/api/me/notices/webhook", {"url": "http://127.0.0.1:1/"})
        assert (status, body["error"]) == (400, "bad-address")
        assert ann.http("PUT", "/api/me/notices/email", {"address": "a@b.example"})[1]["error"] == "no-mail"
        assert Person(server).http("GET", "/api/me/notices")[0] == 401


# -- mail


class Mailbox(socketserver.StreamRequestHandler):
    """As much of a mail server as one mail needs."""

    letters: ClassVar[list[str]] = []

    def handle(self) -> None:
        def say(line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

        say("220 here")
        letter: list[str] | None = None
        while line := self.rfile.readline().decode().rstrip("\r\n"):
            if line.upper() == "DATA":
                say("354 go on")
                letter = []
                while (text := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                    letter.append(text)
                self.letters.append("\n".join(letter))
                say("250 kept")
            elif line.upper() == "QUIT":
                say("221 bye")
                return
            else:
                say("250 fine")


@pytest.mark.slow
def test_mail_after_confirmation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socketserver.TCPServer(("127.0.0.1", 0), Mailbox) as box:
        thread = threading.Thread(target=box.serve_forever, args=(0.05,))
        thread.start()
        Mailbox.letters.clear()
        for name, value in {
            "HOST": "127.0.0.1",
            "PORT": str(box.server_address[1]),
            "FROM": "table@play.example",
            "SECURITY": "none",
        }.items():
            monkeypatch.setenv(f"CONSIGLIERE_SMTP_{name}", value)
        try:
            with TimedServer(tmp_path, "--no-limits") as server:
                mailed(server)
        finally:
            box.shutdown()
            thread.join()


def mailed(server: TimedServer) -> None:
    ann = Person(server, "Ann")
    assert ann.http("PUT", "/api/me/notices/email", {"address": "not one"})[0] == 400
    status, body = ann.http("PUT", "/api/me/notices/email", {"address": "ann@mail.example"})
    assert status == 200 and not body["confirmed"] and body["mail"]
    assert "To: ann@mail.example" in Mailbox.letters[0]
    code = Mailbox.letters[0].partition("Your code: ")[2][:8]
    assert ann.http("POST", "/api/me/notices/email", {"code": "00000000x"})[0] == 400
    assert ann.http("POST", "/api/me/notices/email", {"code": code})[1]["confirmed"]
    table = ann.table(game="chicago", players=2, visibility="bots", levels=["random"])["id"]
    socket = ann.socket()
    socket.join(table)
    assert socket.asked(table) is not None
    socket.close()
    server.stop()
    server.start()
    until(lambda: passing(server) and len(Mailbox.letters) > 1)
    letter = Mailbox.letters[1]
    assert "Subject: It is your turn" in letter and "Chicago" in letter and "unofficial" in letter


def test_settings_of_mail() -> None:
    good = {"CONSIGLIERE_SMTP_HOST": "h", "CONSIGLIERE_SMTP_FROM": "a@b.example"}
    assert mailer({}) is None
    assert mailer(good) == Mailer("h", 587, "a@b.example")
    for name, value in (("PORT", "many"), ("PORT", "70000"), ("FROM", "x"), ("SECURITY", "hope")):
        with pytest.raises(BadMail, match=name):
            mailer({**good, f"CONSIGLIERE_SMTP_{name}": value})
    assert not good_address("a@b.example\nBcc: c@d.example") and not good_address("@b.example")


# -- talk


def test_mute_and_report(server: TimedServer) -> None:
    ann, bob, eve = Person(server, "Ann"), Person(server, "Bob"), Person(server, "Eve")
    table, a, b = two_at_a_table(ann, bob)
    number = b.seq[table]
    assert a.command("mute", table, seat=1)["type"] == "done"
    assert a.metas[table]["muted"] == [1]
    assert a.command("mute", table, seat=0)["rule"] == "T9"
    assert b.command("say", table, text="you are all fools")["type"] == "done"
    heard = a.until(lambda m: m["type"] == "events" and m["happened"][0]["kind"] == "said")["happened"][0]
    assert heard["muted"] and "text" not in heard
    assert b.seq[table] == number + 1  # he is told of his own words only
    fresh = ann.socket()
    assert "fools" not in str(fresh.join(table))
    assert "fools" in str(bob.socket().join(table))
    assert fresh.command("report", table, seat=1, text=" he shouts ")["type"] == "done"
    assert fresh.command("report", table, seat=1, text="\u0007")["rule"] == "T13"
    assert b.command("mute", table, seat=0, on=False)["type"] == "done"
    assert "report" not in str(b.bytes) and "shouts" not in str(b.bytes)
    assert "consigliere_reports_total 1.0" in eve.http("GET", "/api/metrics")[1]
    assert a.command("mute", table, seat=1, on=False)["type"] == "done"
    assert "fools" in str(ann.socket().join(table))
    for one in (a, b, fresh):
        one.close()
